"""«Маги леса», chapter 12: what the creatures of summer and spring can do."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, asked, drink, glade, held, misplaces, place
from polyana.games.forest_mages.rules.control import counting

ROW = "F01 F02 F03"


# --- shared ------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-12.1")
def test_dice_on_creatures_are_placed_dice() -> None:
    lying = {"AU6@S0": "0tree", "SP9@S0": "wind", "F01.2": "1tree"}
    for potion, kind, there in (
        ("P14", "move", ["AU6@S0/1"]),
        ("P19", "swap", ["AU6@S0/1"]),
        ("P23", "remove", ["AU6@S0/1", "SP9@S0/1"]),
        ("P28", "return", ["AU6@S0/1"]),
    ):
        scene = glade(row=ROW, supply={0: "tree"}, creatures={0: "AU6 SP9"}, dice=lying, hands={0: potion})
        drink(scene, 0, potion)
        assert [die for die in scene.options(0, kind) if "@" in die] == there


@pytest.mark.rule("FM-12.2")
def test_a_card_slot_is_no_forest_slot() -> None:
    scene = glade(
        row=ROW, supply={0: "water tree"}, creatures={0: "AU9 SU1 AU1"}, dice={}, goods={0: "berry"}
    )
    place(scene, 0, "water", "AU9@S0")
    assert held(scene) == "1 herb, 1 mushroom, 1 crystal, 1 berry"  # no water, no season
    assert scene.asked(0, "scorch") is None
    assert [counting(CARDS, scene.table, forest) for forest in ROW.split()] == [([0, 0], 0)] * 3
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "AU6"}, round=2, goods={0: "berry"})
    misplaces(scene, 0, "fire", "AU6@S0 berry", clause="FM-8.9")
    place(scene, 0, "fire", "N3")
    scene.refuses(0, "scorch", "AU6@S0", clause="FM-14.2")


@pytest.mark.rule("FM-12.3")
def test_only_the_owner_of_an_active_creature_places_there_one_die_at_a_time() -> None:
    scene = glade(
        row=ROW,
        supply={0: "fire tree", 1: "tree"},
        creatures={0: "SU9 AU7", 1: "AU6"},
        released={0: "AU8"},
        dice={"AU7@S0": "1hill"},
    )
    for slot in ("AU6@S1", "AU8@S0", "AU7@S0", "AU6@S0", "SP1@S0"):
        misplaces(scene, 0, "tree", slot, clause="FM-12.3")
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SU9"})
    place(scene, 0, "fire", "SU9@S0")  # though there is nothing to move
    assert scene.match.waiting() == [1]
    lying = {"AU6@S0": "0tree", "F01.1": "1tree"}
    scene = glade(row=ROW, supply={0: "tree"}, creatures={0: "AU6"}, dice=lying, hands={0: "P19"})
    drink(scene, 0, "P19")
    scene.does(0, "swap", "AU6@S0/1")
    scene.does(0, "swap_with", "F01.1/1")
    assert held(scene) == held(scene, 1) == ""  # a die swapped in brings nothing


@pytest.mark.rule("FM-12.4")
def test_abilities_of_several_creatures_add_up() -> None:
    scene = glade(row=ROW, goods={0: "herb crystal"}, market="P01", creatures={0: "WI5 WI6"})
    scene.does(0, "act", "brew P01")
    assert scene.table.vp[0] == 2


# --- summer ------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-12.5")
@pytest.mark.parametrize("die", ["tree", "water"])
def test_placing_in_a_forest_of_the_season_may_scorch_any_empty_slot(die: str) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "SU1"}, dice={"F02.1": "1hill"})
    place(scene, 0, die, "F01.1")
    question = scene.asked(0, "scorch")
    assert question is not None
    assert question.default == "none"
    slots = set(scene.options(0, "scorch"))
    assert {"none", "F01.2", "F02.2", "F03.5"} <= slots
    assert not {"F01.1", "F02.1"} & slots
    scene.does(0, "scorch", "F03.5")
    assert scene.table.scorched_slots == ("F03.5",)


@pytest.mark.rule("FM-12.6")
@pytest.mark.parametrize(("die", "slot"), [("tree", "D1"), ("tree", "D2"), ("fire", "D3"), ("water", "D4")])
def test_placing_in_any_village_slot_may_scorch(die: str, slot: str) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "SU5"})
    place(scene, 0, die, slot)
    for kind, answer in (("pick", None), ("trade", "stop"), ("train", "none")):
        if scene.asked(0, kind):
            scene.does(0, kind, answer or scene.options(0, kind)[0])
    scene.does(0, "scorch", "F01.1")
    assert scene.table.fire_tokens == 9
    scene = glade(row=ROW, supply={0: "tree tree"}, creatures={0: "SU5"})
    place(scene, 0, "tree", "F01.1")
    assert scene.asked(0, "scorch") is None  # a forest is no village


@pytest.mark.rule("FM-12.7")
def test_each_trigger_scorches_once_and_waits_unless_waiting_can_cost_it() -> None:
    scene = glade(row="F05 F02 F03", supply={0: "tree tree"}, creatures={0: "SU1 SU2 SU3"})
    place(scene, 0, "tree", "F05.1")  # spring and summer: two of the three
    assert held(scene) == "1 mushroom"  # the yield came first
    scene.does(0, "scorch", "F02.1")
    scene.does(0, "scorch", "F02.2")
    assert scene.asked(0, "scorch") is None
    assert scene.table.fire_tokens == 8

    below = glade(row=ROW, supply={0: "river tree"}, creatures={0: "SU1 SP2"}, tops="WI1")
    place(below, 0, "river", "F01.4")
    assert asked(below) == ["train"]  # below the limit nothing can be lost
    limit = glade(row=ROW, supply={0: "river tree"}, creatures={0: "SU1 SP2 SP3"}, tops="WI1")
    place(limit, 0, "river", "F01.4")
    assert limit.options(0, "scorch")[0] == "later"
    limit.does(0, "scorch", "F02.1")
    limit.does(0, "train", "WI1")
    limit.does(0, "release", "SU1")
    assert limit.table.fire_tokens == 9
    assert limit.match.waiting() == [1]  # used: no late chance
    later = glade(row=ROW, supply={0: "river tree"}, creatures={0: "SU1 SP2 SP3"}, tops="WI1")
    place(later, 0, "river", "F01.4")
    later.does(0, "scorch", "later")
    later.does(0, "train", "none")
    later.does(0, "scorch", "F02.1")
    assert later.table.fire_tokens == 9


@pytest.mark.rule("FM-12.8")
def test_the_slot_just_used_is_not_empty_one_just_emptied_is() -> None:
    scene = glade(row=ROW, supply={0: "tree tree"}, creatures={0: "SU1"})
    place(scene, 0, "tree", "F01.1")
    scene.refuses(0, "scorch", "F01.1", clause="FM-14.2")
    scene = glade(row=ROW, supply={0: "wind tree"}, creatures={0: "SU5"}, dice={"F01.1": "1tree"}, round=2)
    place(scene, 0, "wind", "N5")
    scene.does(0, "move", "F01.1/1")
    scene.does(0, "move_to", "F02.1")
    scene.does(0, "scorch", "F01.1")
    assert scene.table.scorched_slots == ("F01.1",)
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SU5"}, dice={"F01.1": "water"})
    place(scene, 0, "fire", "D3")
    scene.does(0, "clear", "F01")
    assert "F01.1" in scene.options(0, "scorch")


@pytest.mark.rule("FM-12.9")
def test_element_dice_of_the_own_supply_are_turned_at_will() -> None:
    scene = glade(
        row=ROW, supply={0: "tree fire water", 1: "tree"}, creatures={0: "SU6"}, dice={"F01.1": "water"}
    )
    turns = [act for act in scene.options(0, "act") if act.startswith("turn")]
    assert turns == ["turn fire wind", "turn water wind"]
    for wrong in ("turn tree wind", "turn wind wind", "turn fire water"):
        scene.refuses(0, "act", wrong, clause="FM-12.9")
    scene.refuses(1, "act", "turn fire wind", clause="FM-3.8")
    scene.does(0, "act", "turn fire wind")
    scene.does(0, "act", "turn water wind")  # as often as one likes
    assert scene.table.supply[0] == ("tree", "wind", "wind")
    assert scene.table.forest_dice["F01.1"] == ("water",)


@pytest.mark.rule("FM-12.10")
def test_the_bear_moves_any_resource_die_to_an_empty_forest_slot() -> None:
    lying = {"F01.1": "1tree", "D1": "0hill", "F01.2": "water"}
    for agreed in ("forest", "any"):
        scene = glade(
            row=ROW,
            supply={0: "fire tree"},
            creatures={0: "SU9 SU2"},
            dice=lying,
            move_target=agreed,
            scorched="F02.2",
        )
        place(scene, 0, "fire", "SU9@S0")
        assert scene.options(0, "move") == ["none", "F01.1/1", "D1/1"]
        scene.does(0, "move", "F01.1/1")
        assert all("." in goal for goal in scene.options(0, "move_to"))
        scene.refuses(0, "move_to", "F02.2", clause="FM-14.4")
        scene.does(0, "move_to", "F02.1")
        assert scene.table.forest_dice["F02.1"] == ("1tree",)
        assert scene.match.waiting() == [1]  # nothing gathered, nothing roused
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SU9"}, dice=lying)
    place(scene, 0, "fire", "SU9@S0")
    scene.does(0, "move", "none")
    assert scene.table.forest_dice["F01.1"] == ("1tree",)


# --- spring ------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-12.11")
def test_a_berry_at_the_end_of_the_round_for_each_active_creature_of_the_season() -> None:
    scene = glade(
        row=ROW, supply={0: "tree", 1: ""}, creatures={0: "SP1 SU2 SU3"}, released={0: "SU4"}, goods={0: ""}
    )
    place(scene, 0, "tree", "F03.1")
    scene.does(0, "scorch", "none")
    assert scene.table.round == 2
    assert held(scene) == "1 crystal, 2 berry"


@pytest.mark.rule("FM-12.12")
def test_the_owner_chooses_the_order_of_the_evening() -> None:
    """Two berries come from the bee; they may be sold, if she flies first."""
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, creatures={0: "SP1 SU6 WI8"})
    place(scene, 0, "tree", "F03.1")
    assert scene.options(0, "evening") == ["finish", "SP1"]
    scene.does(0, "evening", "SP1")
    scene.does(0, "evening", "WI8 1")
    assert scene.table.vp[0] == 2
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, creatures={0: "SP1 SU6 WI8"}, goods={0: "berry"})
    place(scene, 0, "tree", "F03.1")
    scene.does(0, "evening", "WI8 1")  # or the other way round
    assert held(scene) == "1 crystal, 1 berry"


@pytest.mark.rule("FM-12.13")
@pytest.mark.parametrize(("die", "slot"), [("river", "F01.4"), ("water", "D4")])
def test_the_badger_takes_a_berry_instead_of_training(die: str, slot: str) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "SP4"}, tops="SU1")
    place(scene, 0, die, slot)
    assert scene.options(0, "train") == ["none", "berry", "SU1"]
    scene.does(0, "train", "berry")
    assert (held(scene), scene.table.active[0]) == ("1 berry", ("SP4",))
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "SP4"}, tops="SU1")
    place(scene, 0, die, slot)
    scene.does(0, "train", "SU1")
    assert (held(scene), scene.table.active[0]) == ("", ("SP4", "SU1"))


@pytest.mark.rule("FM-12.14")
def test_the_badger_s_berry_is_just_one_also_in_a_converted_slot() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "SP4 AU1 SP6"}, tops="SU1")
    place(scene, 0, "water", "F01.4")
    scene.does(0, "train", "berry")
    assert held(scene) == "1 berry"
    assert scene.asked(0, "exchange") is None
    scene = glade(
        row=ROW,
        supply={0: "tree hill"},
        creatures={0: "SP4 AU1"},
        goods={0: "berry"},
        tops="SU1",
        abilities=True,
        characters=("myla", "wren"),
    )
    place(scene, 0, "tree", "F01.1 creature")
    scene.does(0, "train", "berry")
    assert held(scene) == "1 berry"


@pytest.mark.rule("FM-12.15")
def test_the_first_scorch_of_an_own_turn_brings_a_berry() -> None:
    scene = glade(row="F05 F02 F03", supply={0: "tree tree", 1: "tree tree"}, creatures={0: "SP5 SU1 SU2"})
    place(scene, 0, "tree", "F05.1")
    scene.does(0, "scorch", "F02.1")
    scene.does(0, "scorch", "F02.2")
    assert held(scene) == "1 mushroom, 1 berry"
    scene = glade(
        row="F05 F02 F03", supply={0: "tree hill", 1: "tree"}, creatures={0: "SP5 SU1"}, goods={0: "berry"}
    )
    place(scene, 0, "tree", "F05.1")
    scene.does(0, "scorch", "F02.1")
    place(scene, 1, "tree", "F03.1")
    place(scene, 0, "hill", "F05.2")
    scene.does(0, "scorch", "F02.2")
    assert scene.table.held(0)[3] == 3  # one more in the next turn


@pytest.mark.rule("FM-12.16")
@pytest.mark.parametrize(
    ("creature", "die", "slot", "round_"),
    [
        ("SP6", "tree", "F01.1", 1),
        ("SP6", "tree", "AU6@S0", 1),
        ("SP8", "water", "N4", 2),
        ("SP7", "river", "F01.3", 1),
    ],
)
def test_one_gathered_token_may_become_a_berry(creature: str, die: str, slot: str, round_: int) -> None:
    for said, berries in (("exchange", 1), ("no", 0)):
        scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: f"{creature} AU6"}, round=round_)
        place(scene, 0, die, slot)
        before = sum(scene.table.held(0))
        scene.does(0, "exchange", said)
        assert scene.table.held(0)[3] == berries
        assert sum(scene.table.held(0)) == before
    scene = glade(row=ROW, supply={0: "hill tree"}, creatures={0: "SP7 SP8"}, goods={0: "mushroom"})
    place(scene, 0, "hill", "F01.2")  # a herb: nothing for the others
    assert scene.asked(0, "exchange") is None


@pytest.mark.rule("FM-12.17")
@pytest.mark.parametrize(("picked", "exchanges"), [("herb,herb", True), ("crystal,crystal", False)])
def test_an_ingredient_of_choice_may_be_chosen_for_the_exchange(picked: str, exchanges: bool) -> None:
    scene = glade(row=ROW, supply={0: "tree hill"}, creatures={0: "SP6"}, round=2)
    place(scene, 0, "tree", "N1")
    scene.does(0, "pick", picked)
    assert (asked(scene) == ["exchange"]) is exchanges


@pytest.mark.rule("FM-12.18")
def test_water_with_the_piglet_brings_a_berry_and_two_mushrooms() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "SP7"})
    place(scene, 0, "water", "F01.3")
    scene.does(0, "exchange", "exchange")
    assert held(scene) == "2 mushroom, 1 berry"
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-12.19")
def test_the_limit_is_per_creature_and_every_won_token_counts() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "SP6 SP7 SP8"}, round=2)
    place(scene, 0, "water", "N4")
    for _ in range(3):
        scene.does(0, "exchange", "exchange")
    assert held(scene) == "3 berry"
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SP8 AU5"})
    place(scene, 0, "fire", "D3")
    scene.does(0, "pick", "crystal")  # won by the goose alone
    scene.does(0, "exchange", "exchange")
    assert held(scene) == "1 berry"


@pytest.mark.rule("FM-12.20")
@pytest.mark.parametrize("die", ["fire", "water", "wind"])
def test_the_fox_gathers_two_berries_for_an_element_die(die: str) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "SP9"})
    place(scene, 0, die, "SP9@S0")
    assert held(scene) == "2 berry"
