"""«Маги леса», chapter 6: placing in the village."""

from __future__ import annotations

import pytest

from forest_mages.glade import asked, glade, held, misplaces, place, targets
from polyana.games.forest_mages.rules.symbols import ELEMENTS, RESOURCES


@pytest.mark.rule("FM-6.1")
def test_a_die_in_the_village_sets_off_the_slot_s_action() -> None:
    scene = glade(supply={0: "tree hill"})
    place(scene, 0, "tree", "D1")
    scene.does(0, "pick", "herb,crystal")
    assert held(scene) == "1 herb, 1 crystal"
    assert scene.table.village_dice["D1"] == ("0tree",)


@pytest.mark.rule("FM-6.2")
@pytest.mark.parametrize(("slot", "takes"), [("D3", "fire"), ("D4", "water"), ("D5", "wind")])
def test_an_element_slot_takes_only_its_element(slot: str, takes: str) -> None:
    for die in (*RESOURCES, *ELEMENTS):
        scene = glade(supply={0: die}, goods={0: "berry"})
        if die == takes:
            assert slot in targets(scene, 0, die)
        else:
            misplaces(scene, 0, die, slot, clause="FM-6.2")


@pytest.mark.rule("FM-6.3")
def test_an_element_slot_holds_one_die() -> None:
    scene = glade(supply={0: "wind wind", 1: "wind wind"}, round=2)
    place(scene, 0, "wind", "N5")
    misplaces(scene, 1, "wind", "N5", clause="FM-6.3")


@pytest.mark.rule("FM-6.4")
def test_the_slots_for_any_die_are_never_blocked() -> None:
    scene = glade(supply={0: "tree tree tree", 1: "hill hill hill"}, market="P05")
    for turn in range(6):
        place(scene, turn % 2, "tree" if turn % 2 == 0 else "hill", "D1")
        scene.does(turn % 2, "pick", "herb,mushroom")
        if turn < 5:
            assert scene.table.village_dice["D1"] == (("0tree", "1hill") * 3)[: turn + 1]
    assert scene.table.round == 2


@pytest.mark.rule("FM-6.5")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_days_use_the_day_side_and_nights_the_night_side(round_: int) -> None:
    up, down = ("D", "N") if round_ in (1, 3) else ("N", "D")
    scene = glade(supply={0: "fire"}, round=round_)
    assert {f"{up}1", f"{up}2", f"{up}3"} <= set(targets(scene, 0, "fire"))
    for number in (1, 2, 3):
        misplaces(scene, 0, "fire", f"{down}{number}", clause="FM-6.5")


@pytest.mark.rule("FM-6.6")
def test_element_abilities_do_not_work_in_the_village() -> None:
    scene = glade(supply={0: "water tree"}, round=2)
    place(scene, 0, "water", "N1")
    scene.does(0, "pick", "herb,herb")
    assert held(scene) == "2 herb"  # water adds nothing
    scene = glade(supply={0: "fire tree"}, dice={"D3": "fire"})
    misplaces(scene, 0, "fire", "D3 over", clause="FM-6.6")
    scene = glade(supply={0: "wind tree"}, dice={"D1": "0hill"})
    place(scene, 0, "wind", "D1")
    assert scene.table.supply[0] == ("tree",)  # wind returns nothing
    assert scene.table.village_dice["D1"] == ("0hill", "wind")


@pytest.mark.rule("FM-6.7")
def test_d1_gives_two_different_ingredients_n1_two_of_a_kind() -> None:
    scene = glade(supply={0: "tree hill"})
    place(scene, 0, "tree", "D1")
    assert scene.options(0, "pick") == ["herb,mushroom", "herb,crystal", "mushroom,crystal"]
    scene.refuses(0, "pick", "herb,herb", clause="FM-6.7")
    scene.refuses(0, "pick", "herb,berry", clause="FM-9.10")
    scene.does(0, "pick", "mushroom,crystal")
    assert held(scene) == "1 mushroom, 1 crystal"
    scene = glade(supply={0: "tree hill"}, round=2)
    place(scene, 0, "tree", "N1")
    assert scene.options(0, "pick") == ["herb,herb", "mushroom,mushroom", "crystal,crystal"]
    scene.refuses(0, "pick", "herb,mushroom", clause="FM-6.7")
    scene.refuses(0, "pick", "berry,berry", clause="FM-9.10")
    scene.does(0, "pick", "crystal,crystal")
    assert held(scene) == "2 crystal"


@pytest.mark.rule("FM-6.8")
def test_d2_gives_one_ingredient_and_up_to_two_trades() -> None:
    scene = glade(supply={0: "tree hill"}, goods={0: "crystal berry"}, market="P05")
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "herb")
    assert scene.options(0, "trade") == [
        "stop",
        "herb>mushroom",
        "herb>crystal",
        "crystal>herb",
        "crystal>mushroom",
    ]
    for wrong in ("berry>herb", "herb>berry", "mushroom>herb", "herb>herb"):
        scene.refuses(0, "trade", wrong, clause="FM-6.8")
    scene.does(0, "trade", "herb>mushroom")
    scene.does(0, "trade", "crystal>mushroom")
    assert held(scene) == "2 mushroom, 1 berry"
    assert scene.asked(0, "trade") is None  # no third trade
    scene = glade(supply={0: "tree hill"}, market="P05")
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "herb")
    scene.does(0, "trade", "stop")
    assert held(scene) == "1 herb"


CLEAR_DICE = {"F01.1": "1tree fire", "F01.2": "wind 0hill", "F01.3": "0river", "F02.1": "water"}


@pytest.mark.rule("FM-6.9")
def test_d3_sets_aside_all_element_dice_of_one_forest() -> None:
    scene = glade(players=3, supply={0: "fire tree"}, dice=CLEAR_DICE)
    place(scene, 0, "fire", "D3")
    assert scene.options(0, "clear") == ["none", "F01", "F02"]
    scene.does(0, "clear", "F01")
    dice = scene.table.forest_dice
    assert (dice["F01.1"], dice["F01.2"], dice["F01.3"]) == (("1tree",), ("0hill",), ("0river",))
    assert dice["F02.1"] == ("water",)
    assert sorted(die for die in scene.table.aside if die in ELEMENTS)[-1:] == ["wind"]
    scene = glade(players=3, supply={0: "fire tree"}, dice=CLEAR_DICE)
    place(scene, 0, "fire", "D3")
    scene.does(0, "clear", "none")
    assert scene.table.forest_dice["F01.1"] == ("1tree", "fire")


@pytest.mark.rule("FM-6.9")
def test_by_agreement_d3_clears_all_forests() -> None:
    scene = glade(players=3, supply={0: "fire tree"}, dice=CLEAR_DICE, d3_scope="all")
    place(scene, 0, "fire", "D3")
    assert scene.options(0, "clear") == ["none", "all"]
    scene.does(0, "clear", "all")
    left = [die for dice in scene.table.forest_dice.values() for die in dice]
    assert sorted(left) == ["0hill", "0river", "1tree"]


@pytest.mark.rule("FM-6.10")
def test_d4_trains_and_n4_gathers_one_of_each() -> None:
    scene = glade(supply={0: "water tree"}, tops="WI1")
    place(scene, 0, "water", "D4")
    scene.does(0, "train", "WI1")
    assert scene.table.active[0] == ("WI1",)
    scene = glade(supply={0: "water tree"}, round=2)
    place(scene, 0, "water", "N4")
    assert held(scene) == "1 herb, 1 mushroom, 1 crystal"


@pytest.mark.rule("FM-6.11")
def test_d5_gives_a_berry_then_reserves_n2_reserves_then_gathers() -> None:
    scene = glade(supply={0: "wind tree"}, market="P01 P02 P03 P04", deck="P05 P06")
    place(scene, 0, "wind", "D5")
    assert held(scene) == "1 berry"
    assert asked(scene) == ["reserve"]
    scene.does(0, "reserve", "P02")
    assert scene.table.reserved[0] == ("P02",)
    scene = glade(supply={0: "tree hill"}, round=2, deck="P05", market="P01 P02 P03 P04")
    place(scene, 0, "tree", "N2")
    scene.does(0, "reserve", "P05")
    scene.does(0, "pick", "mushroom")
    assert (scene.table.reserved[0], held(scene)) == (("P05",), "1 mushroom")


@pytest.mark.rule("FM-6.12")
def test_n3_may_scorch_and_gathers_n5_may_move() -> None:
    for scorched in ("F01.1", "none"):
        scene = glade(supply={0: "fire tree"}, round=2)
        place(scene, 0, "fire", "N3")
        scene.does(0, "scorch", scorched)
        scene.does(0, "pick", "crystal")
        assert held(scene) == "1 crystal, 1 berry"
        assert scene.table.fire_tokens == (9 if scorched != "none" else 10)


@pytest.mark.rule("FM-6.12")
@pytest.mark.parametrize("agreed", ["forest", "any"])
def test_n5_moves_any_resource_die_to_an_empty_forest_slot_and_nothing_else(agreed: str) -> None:
    scene = glade(
        supply={0: "wind tree"},
        round=2,
        row="F01 F02 F03",
        dice={"F01.1": "1tree fire", "N1": "1hill", "F01.2": "water"},
        scorched="F01.3",
        creatures={0: "AU2"},
        move_target=agreed,
    )
    place(scene, 0, "wind", "N5")
    assert scene.options(0, "move") == ["none", "F01.1/1", "N1/1"]
    scene.does(0, "move", "F01.1/1")
    goals = scene.options(0, "move_to")
    assert all("." in goal for goal in goals)  # MOVE_TARGET is for the potion only
    scene.refuses(0, "move_to", "F01.3", clause="FM-14.4")
    scene.refuses(0, "move_to", "F01.2", clause="FM-10.7")
    scene.does(0, "move_to", "F02.1")
    assert scene.table.forest_dice["F02.1"] == ("1tree",)
    assert scene.table.forest_dice["F01.1"] == ("fire",)
    assert held(scene) == held(scene, 1) == ""


@pytest.mark.rule("FM-6.13")
def test_a_slot_may_be_used_even_if_its_action_can_do_nothing() -> None:
    slots = "F01.1 F01.2 F01.3 F01.4 F02.1 F02.2 F02.3 F02.4 F03.1 F03.2"
    lying = {"F03.3": "water", "F03.4": "water"}
    for die, slot, round_ in (("fire", "D3", 1), ("water", "D4", 1), ("wind", "N5", 2)):
        scene = glade(supply={0: f"{die} tree"}, round=round_, tops="", empty_dens=True)
        place(scene, 0, die, slot)
        assert scene.match.waiting() == [1]
        assert scene.table.village_dice[slot] == (die,)
    scene = glade(supply={0: "fire tree", 1: "tree"}, round=2, scorched=slots, dice=lying, row="F01 F02 F03")
    place(scene, 0, "fire", "N3")  # all ten tokens lie: nothing to scorch with
    assert asked(scene) == ["pick"]


@pytest.mark.rule("FM-6.14")
def test_gains_come_by_themselves_a_reserve_is_carried_out_the_rest_may_be_declined() -> None:
    scene = glade(supply={0: "wind tree"}, market="P01", deck="P05")
    place(scene, 0, "wind", "D5")
    assert held(scene) == "1 berry"
    assert "none" not in scene.options(0, "reserve")
    for die, slot, kind, round_ in (
        ("water", "D4", "train", 1),
        ("fire", "N3", "scorch", 2),
        ("wind", "N5", "move", 2),
        ("fire", "D3", "clear", 1),
    ):
        scene = glade(supply={0: f"{die} tree"}, round=round_, dice={"F01.1": "1hill", "F01.2": "water"})
        place(scene, 0, die, slot)
        assert scene.options(0, kind)[0] == "none"
    scene = glade(supply={0: "tree hill"})
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "herb")
    assert scene.options(0, "trade")[0] == "stop"


@pytest.mark.rule("FM-6.15")
def test_what_is_traded_for_was_not_gathered() -> None:
    """The snail would exchange a gathered herb; this one came by trade."""
    scene = glade(supply={0: "tree hill"}, creatures={0: "SP6"}, goods={0: "crystal"}, market="P05")
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "mushroom")
    scene.does(0, "trade", "crystal>herb")
    scene.does(0, "trade", "stop")
    assert scene.asked(0, "exchange") is None
    assert held(scene) == "1 herb, 1 mushroom"
