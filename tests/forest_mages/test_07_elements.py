"""«Маги леса», chapter 7: the abilities of element dice."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, asked, drink, glade, held, misplaces, place, targets
from polyana.games.forest_mages.rules.control import controller, counting
from polyana.games.forest_mages.rules.dice import NOBODY

ROW = "F01 F02 F03"


@pytest.mark.rule("FM-7.1")
def test_an_element_die_gathers_or_trains_as_any_die_and_has_its_ability_too() -> None:
    scene = glade(row=ROW, supply={0: "fire wind water tree"}, tops="SP1")
    place(scene, 0, "fire", "F01.1")
    assert held(scene) == "1 herb"
    scene = glade(row=ROW, supply={0: "wind tree"}, tops="SP1")
    place(scene, 0, "wind", "F01.4")
    scene.does(0, "train", "SP1")
    assert scene.table.active[0] == ("SP1",)
    scene = glade(row=ROW, supply={0: "water tree"})
    place(scene, 0, "water", "F01.1")
    assert held(scene) == "3 herb"


@pytest.mark.rule("FM-7.2")
@pytest.mark.parametrize(
    ("slot", "won"), [("F01.1", "3 herb"), ("F01.3", "3 mushroom"), ("F02.2", "3 crystal")]
)
def test_water_brings_three_in_all(slot: str, won: str) -> None:
    scene = glade(row=ROW, supply={0: "water tree"})
    place(scene, 0, "water", slot)
    assert held(scene) == won


@pytest.mark.rule("FM-7.3")
def test_water_adds_nothing_where_no_ingredient_is_gathered() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "SP4"}, tops="SU1")
    place(scene, 0, "water", "F01.4")
    scene.does(0, "train", "berry")
    assert held(scene) == "1 berry"
    scene = glade(
        row=ROW,
        supply={0: "water tree"},
        goods={0: "berry"},
        characters=("myla", "wren"),
        abilities=True,
        tops="SU1",
    )
    place(scene, 0, "water", "F01.1 creature")
    scene.does(0, "train", "SU1")
    assert held(scene) == ""


@pytest.mark.rule("FM-7.4")
@pytest.mark.parametrize("below", ["0hill", "1hill", "water", "1tree fire"])
def test_fire_lies_on_any_die_in_a_forest_and_gathers_as_if_the_slot_were_empty(below: str) -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, dice={"F01.2": below, "F01.4": below.split()[-1]})
    assert {"F01.2 over", "F01.4 over", "F01.1"} <= set(targets(scene, 0, "fire"))
    place(scene, 0, "fire", "F01.2 over")
    assert scene.table.forest_dice["F01.2"] == (*below.split(), "fire")
    assert held(scene) == "1 herb"
    scene = glade(row=ROW, supply={0: "fire tree"}, dice={"F01.4": below}, tops="SU1")
    place(scene, 0, "fire", "F01.4 over")
    scene.does(0, "train", "SU1")
    assert scene.table.active[0] == ("SU1",)


@pytest.mark.rule("FM-7.4")
def test_only_fire_lies_on_other_dice() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, dice={"F01.2": "1hill"})
    misplaces(scene, 0, "water", "F01.2 over", clause="FM-7.4")
    misplaces(scene, 0, "tree", "F01.2 over", clause="FM-7.4")


@pytest.mark.rule("FM-7.5")
def test_a_die_under_fire_no_longer_counts_for_control() -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, dice={"F01.2": "1hill", "F01.3": "1river"})
    assert controller(CARDS, scene.table, "F01") == 1
    place(scene, 0, "fire", "F01.2 over")
    assert counting(CARDS, scene.table, "F01") == ([0, 1], 1)
    assert controller(CARDS, scene.table, "F01") == NOBODY


@pytest.mark.rule("FM-7.6")
def test_fire_goes_to_the_top_of_a_tower_and_takes_nothing_else_from_anybody() -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, dice={"F01.2": "1hill water"}, goods={1: "herb"})
    place(scene, 0, "fire", "F01.2 over")
    assert scene.table.forest_dice["F01.2"] == ("1hill", "water", "fire")
    assert held(scene, 1) == "1 herb"
    assert "1hill" not in scene.table.aside
    scene = glade(row=ROW, supply={0: "fire tree"})
    misplaces(scene, 0, "fire", "F01.2 over", clause="FM-7.4")  # an empty slot is placed in as usual
    place(scene, 0, "fire", "F01.2")
    assert scene.table.forest_dice["F01.2"] == ("fire",)


@pytest.mark.rule("FM-7.7")
def test_wind_takes_the_place_of_an_own_resource_die_which_returns() -> None:
    scene = glade(row=ROW, supply={0: "wind tree"}, dice={"F01.2": "0river", "F01.4": "0hill"}, tops="SU1")
    place(scene, 0, "wind", "F01.2 back")
    assert scene.table.forest_dice["F01.2"] == ("wind",)
    assert scene.table.supply[0] == ("tree", "river")
    assert held(scene) == "1 herb"
    scene = glade(row=ROW, supply={0: "wind tree"}, dice={"F01.4": "0hill"}, tops="SU1")
    place(scene, 0, "wind", "F01.4 back")
    scene.does(0, "train", "SU1")
    assert scene.table.supply[0] == ("tree", "hill")


@pytest.mark.rule("FM-7.8")
def test_wind_returns_no_foreign_die_no_element_die_and_none_outside_forests() -> None:
    scene = glade(
        row=ROW,
        supply={0: "wind tree"},
        dice={"F01.1": "1tree", "F01.2": "water", "D1": "0hill", "SU9@S0": "fire"},
        creatures={0: "SU9"},
    )
    for slot in ("F01.1", "F01.2", "D1", "F01.3"):
        misplaces(scene, 0, "wind", f"{slot} back", clause="FM-7.8")
    misplaces(scene, 0, "wind", "SU9@S0 back", clause="FM-7.14")
    assert "F01.3" in targets(scene, 0, "wind")  # an empty slot: an ordinary placement
    for slot in ("D1", "D2"):
        scene = glade(row=ROW, supply={0: "wind tree"}, dice={slot: "0hill"})
        place(scene, 0, "wind", slot)
        assert scene.table.village_dice[slot] == ("0hill", "wind")


@pytest.mark.rule("FM-7.9")
def test_wind_replaces_only_the_top_of_a_tower() -> None:
    scene = glade(row=ROW, supply={0: "wind tree"}, dice={"F01.1": "1hill 0hill", "F01.2": "0river fire"})
    misplaces(scene, 0, "wind", "F01.2 back", clause="FM-7.9")
    place(scene, 0, "wind", "F01.1 back")
    assert scene.table.forest_dice["F01.1"] == ("1hill", "wind")
    assert scene.table.supply[0] == ("tree", "hill")


@pytest.mark.rule("FM-7.10")
def test_it_does_not_matter_how_the_own_die_came_there() -> None:
    """A hill in a tree's slot, forced; a die moved there by a rival's potion."""
    scene = glade(row=ROW, supply={0: "hill wind", 1: "tree"}, goods={0: "herb"})
    place(scene, 0, "hill", "F01.1 herb")
    place(scene, 1, "tree", "F02.4")
    scene.does(1, "train", "none")
    assert "F01.1 back" in targets(scene, 0, "wind")
    scene = glade(row=ROW, supply={0: "wind", 1: "tree"}, turn=1, dice={"D1": "0hill"}, hands={1: "P14"})
    drink(scene, 1, "P14")
    scene.does(1, "move", "D1/1")
    scene.does(1, "move_to", "F03.2")
    place(scene, 1, "tree", "F01.1")
    assert "F03.2 back" in targets(scene, 0, "wind")


@pytest.mark.rule("FM-7.11")
def test_the_returned_die_is_a_turn_more_not_a_second_placement() -> None:
    scene = glade(row=ROW, supply={0: "wind", 1: "tree tree"}, dice={"F01.2": "0hill"})
    place(scene, 0, "wind", "F01.2 back")
    assert scene.match.waiting() == [1]
    place(scene, 1, "tree", "F01.1")
    assert scene.match.waiting() == [0]
    assert scene.options(0, "act") == ["place hill"]


@pytest.mark.rule("FM-7.12")
def test_lyric_puts_wind_on_an_own_die() -> None:
    scene = glade(row=ROW, supply={1: "wind", 0: "tree"}, turn=1, dice={"F02.2": "1river"})
    assert scene.table.characters[1] == "lyric"
    place(scene, 1, "wind", "F02.2 back")
    assert scene.table.supply[1] == ("river",)
    assert held(scene, 1) == "1 crystal"


@pytest.mark.rule("FM-7.13")
def test_an_element_die_needs_no_force_and_is_neutral_once_placed() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, goods={0: "herb berry"})
    misplaces(scene, 0, "water", "F01.1 herb", clause="FM-8.9")
    misplaces(scene, 0, "water", "F01.1 berry", clause="FM-8.9")
    place(scene, 0, "water", "F01.1")
    assert counting(CARDS, scene.table, "F01") == ([0, 0], 1)


@pytest.mark.rule("FM-7.14")
def test_element_abilities_do_not_work_on_creature_cards() -> None:
    scene = glade(row=ROW, supply={0: "water tree"}, creatures={0: "SP9"})
    place(scene, 0, "water", "SP9@S0")
    assert held(scene) == "2 berry"
    assert asked(scene) == []
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SP9"}, dice={"SP9@S0": "water"})
    misplaces(scene, 0, "fire", "SP9@S0 over", clause="FM-7.14")
    misplaces(scene, 0, "fire", "SP9@S0", clause="FM-12.3")
