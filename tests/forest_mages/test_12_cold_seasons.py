"""«Маги леса», chapter 12: what the creatures of winter and autumn can do."""

from __future__ import annotations

import pytest

from forest_mages.glade import glade, held, misplaces, place
from forest_mages.test_12_abilities import ROW
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing.scene import Scene

# --- winter ------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-12.21")
def test_a_claimed_forest_of_the_season_brings_two_points() -> None:
    scene = glade(
        row="F08 F02 F03", supply={0: "tree", 1: ""}, creatures={0: "WI1 WI4 WI3"}, dice={"F08.2": "0hill"}
    )
    place(scene, 0, "tree", "F08.1")
    assert scene.table.claimed[0] == ("F08",)
    assert scene.table.vp[0] == 4  # spring and winter, once each
    scene = glade(row="F08 F02 F03", supply={0: "tree", 1: ""}, creatures={1: "WI1"})
    place(scene, 0, "tree", "F08.1")
    assert scene.table.vp == [0, 0]  # another's claim


@pytest.mark.rule("FM-12.22")
def test_brewing_and_training_bring_a_point() -> None:
    for market, reserved in (("P01", ""), ("", "P01")):
        scene = glade(
            row=ROW,
            goods={0: "herb crystal"},
            creatures={0: "WI5"},
            market=market,
            reserved={0: reserved},
        )
        scene.does(0, "act", "brew P01")
        assert scene.table.vp[0] == 1
    for top in ("SP1", "WI1"):
        scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "WI7"}, tops=top)
        place(scene, 0, "river", "F01.4")
        scene.does(0, "train", top)
        assert scene.table.vp[0] == 1


@pytest.mark.rule("FM-12.23")
@pytest.mark.parametrize(("sold", "points"), [("WI8 1", 2), ("WI8 2", 4)])
def test_one_or_two_berries_are_sold_at_the_end_of_the_round(sold: str, points: int) -> None:
    scene = glade(
        row=ROW, supply={0: "tree", 1: ""}, creatures={0: "WI8"}, goods={0: "berry " * 3}, market=""
    )
    place(scene, 0, "tree", "D1")
    scene.does(0, "pick", "herb,mushroom")
    assert scene.options(0, "evening") == ["finish", "WI8 1", "WI8 2"]
    scene.refuses(0, "evening", "WI8 3", clause="FM-12.23")
    scene.does(0, "evening", sold)
    assert scene.table.vp[0] == points
    assert scene.table.held(0)[3] == 3 - points // 2
    assert scene.table.round == 2  # no second sale


@pytest.mark.rule("FM-12.24")
def test_two_or_three_identical_ingredients_are_sold_at_the_end_of_the_round() -> None:
    def evening(goods: str) -> Scene[Glade]:
        scene = glade(row=ROW, supply={0: "hill", 1: ""}, creatures={0: "WI9"}, goods={0: goods})
        place(scene, 0, "hill", "F02.1")
        return scene

    scene = evening("herb herb crystal")  # and a herb of the slot
    assert scene.options(0, "evening") == ["finish", "WI9 herb 2", "WI9 herb 3"]
    for wrong in ("WI9 crystal 2", "WI9 herb 4", "WI9 mushroom 2"):
        scene.refuses(0, "evening", wrong, clause="FM-12.24")
    scene.does(0, "evening", "WI9 herb 3")
    assert (scene.table.vp[0], held(scene)) == (4, "1 crystal")

    scene = evening("herb berry berry")  # berries stand in
    scene.does(0, "evening", "WI9 herb 3")
    assert scene.options(0, "stand_in") == ["1", "2"]
    assert scene.sees(1).used == ()  # nobody has been told of it yet
    scene.does(0, "stand_in", "2")
    assert (scene.table.vp[0], held(scene)) == (4, "1 herb")
    scene = evening("herb crystal")
    scene.does(0, "evening", "WI9 herb 2")
    assert (scene.table.vp[0], held(scene)) == (2, "1 crystal")


@pytest.mark.rule("FM-12.25")
def test_each_sale_once_a_round_berries_alone_are_a_set_and_training_counts_not_itself() -> None:
    scene = glade(
        row=ROW, supply={0: "tree", 1: ""}, creatures={0: "WI8 WI9"}, goods={0: "berry " * 6}, market=""
    )
    place(scene, 0, "tree", "F02.1 berry")
    assert scene.options(0, "evening") == ["finish", "WI8 1", "WI8 2", "WI9 berry 2", "WI9 berry 3"]
    scene.does(0, "evening", "WI9 berry 3")
    scene.refuses(0, "evening", "WI9 berry 2", clause="FM-12.24")
    scene.does(0, "evening", "WI8 1")
    assert scene.table.round == 2
    assert (scene.table.vp[0], held(scene)) == (6, "1 berry")
    scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "WI7 SP2 SP3"}, tops="WI1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "WI1")
    scene.does(0, "release", "WI1")  # released at once, and yet trained
    assert scene.table.vp[0] == 1


# --- autumn ------------------------------------------------------------------------------------------


@pytest.mark.rule("FM-12.26")
@pytest.mark.parametrize(("slot", "won"), [("F02.1", "2 herb"), ("F01.2", "1 herb")])
def test_a_gathering_in_a_forest_of_the_season_brings_one_more(slot: str, won: str) -> None:
    scene = glade(row=ROW, supply={0: "hill tree"}, creatures={0: "AU2"})
    place(scene, 0, "hill", slot)
    assert held(scene) == won


@pytest.mark.rule("FM-12.27")
def test_the_plus_is_per_gathering() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "AU2"})
    place(scene, 0, "water", "F02.1")
    assert held(scene) == "4 herb"
    scene = glade(row="F05 F02 F03", supply={0: "tree tree"}, creatures={0: "AU1 AU2"})
    place(scene, 0, "tree", "F05.1")
    assert held(scene) == "3 mushroom"
    scene = glade(row=ROW, supply={0: "tree tree"}, creatures={0: "AU2"}, goods={0: "herb"})
    place(scene, 0, "tree", "F02.1 herb")  # forced
    assert held(scene) == ""
    scene = glade(
        row=ROW,
        supply={0: "tree tree"},
        creatures={0: "AU2"},
        dice={"F02.1": "1hill"},
        goods={0: "berry"},
        abilities=True,
    )
    place(scene, 0, "tree", "F02.1 tower")
    assert held(scene) == ""
    scene = glade(row=ROW, supply={0: "tree tree"}, creatures={0: "AU2"}, tops="SP1")
    place(scene, 0, "tree", "F02.4")
    scene.does(0, "train", "SP1")
    assert held(scene) == ""


@pytest.mark.rule("FM-12.28")
@pytest.mark.parametrize(("die", "slot", "round_"), [("tree", "D1", 1), ("fire", "D3", 1), ("wind", "N5", 2)])
def test_the_goose_brings_an_ingredient_of_choice_in_the_village(die: str, slot: str, round_: int) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "AU5"}, round=round_)
    place(scene, 0, die, slot)
    assert scene.options(0, "pick") == ["herb", "mushroom", "crystal"]
    scene.refuses(0, "pick", "berry", clause="FM-9.10")
    scene.does(0, "pick", "crystal")
    assert held(scene) == "1 crystal"


@pytest.mark.rule("FM-12.29")
@pytest.mark.parametrize(("creature", "kind"), [("AU6", "herb"), ("AU7", "mushroom"), ("AU8", "crystal")])
def test_a_resource_die_on_the_card_gathers_three(creature: str, kind: str) -> None:
    for die in ("tree", "hill", "river"):
        scene = glade(row=ROW, supply={0: f"{die} fire"}, creatures={0: creature})
        misplaces(scene, 0, "fire", f"{creature}@S0", clause="FM-12.29")
        place(scene, 0, die, f"{creature}@S0")
        assert held(scene) == f"3 {kind}"


@pytest.mark.rule("FM-12.30")
@pytest.mark.parametrize("die", ["fire", "water", "wind"])
def test_an_element_die_on_the_moose_gathers_one_of_each(die: str) -> None:
    scene = glade(row=ROW, supply={0: f"{die} tree"}, creatures={0: "AU9"})
    place(scene, 0, die, "AU9@S0")
    assert held(scene).startswith("1 herb, 1 mushroom, 1 crystal")


@pytest.mark.rule("FM-12.31")
def test_one_of_each_is_no_berry_and_resource_dice_do_not_fit_there() -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SU9 SP9 AU9"})
    for creature in ("SU9", "SP9", "AU9"):
        misplaces(scene, 0, "tree", f"{creature}@S0", clause="FM-12.31")
    place(scene, 0, "fire", "AU9@S0")
    assert held(scene) == "1 herb, 1 mushroom, 1 crystal"


@pytest.mark.rule("FM-12.33")
def test_a_die_is_not_turned_to_and_fro_for_ever() -> None:
    scene = glade(
        row=ROW, supply={0: "tree tree fire", 1: "tree"}, creatures={0: "SU6 SU7 SU8"}, hands={0: "P02"}
    )
    scene.does(0, "act", "turn fire water")
    scene.refuses(0, "act", "turn water fire", clause="FM-12.33")
    scene.does(0, "act", "turn water wind")
    assert not [act for act in scene.options(0, "act") if act.startswith("turn")]
    scene.refuses(0, "act", "turn wind water", clause="FM-12.33")
    place(scene, 0, "tree", "F01.1")  # after an action all is open again
    assert {"turn wind fire", "turn wind water"} <= set(scene.options(0, "act"))


@pytest.mark.rule("FM-12.33")
def test_each_die_has_its_own_memory() -> None:
    scene = glade(row=ROW, supply={0: "tree fire water"}, creatures={0: "SU7 SU8"})
    scene.does(0, "act", "turn fire water")
    scene.does(0, "act", "turn water fire")  # the other one
    assert scene.table.supply[0] == ("tree", "fire", "water")
    assert not [act for act in scene.options(0, "act") if act.startswith("turn")]


@pytest.mark.rule("FM-12.34")
def test_an_exchange_needs_something_to_give_and_the_badger_no_creature() -> None:
    scene = glade(row=ROW, supply={0: "tree hill"}, creatures={0: "SP6"})
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "herb")
    scene.does(0, "trade", "herb>crystal")
    scene.does(0, "trade", "stop")
    assert scene.match.waiting() == [1]
    scene = glade(row=ROW, supply={0: "tree hill"}, creatures={0: "SP6"}, goods={0: "herb"})
    place(scene, 0, "tree", "D2")
    scene.does(0, "pick", "herb")
    scene.does(0, "trade", "herb>crystal")
    scene.does(0, "trade", "stop")
    scene.does(0, "exchange", "exchange")  # an older herb will do
    assert held(scene) == "1 crystal, 1 berry"
    scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "SP4"}, tops="", empty_dens=True)
    place(scene, 0, "river", "F01.4")
    assert scene.options(0, "train") == ["none", "berry"]
