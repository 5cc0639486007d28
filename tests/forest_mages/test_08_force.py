"""«Маги леса», chapter 8: forced placement."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, asked, glade, held, misplaces, place, targets
from polyana.games.forest_mages.rules.control import counting

ROW = "F01 F02 F03"


@pytest.mark.rule("FM-8.1")
def test_for_a_price_a_die_lies_in_a_slot_of_another_symbol() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb"}, scorched="F01.2")
    forced = [target for target in targets(scene, 0, "river") if target.endswith(" herb")]
    assert forced == ["F01.1 herb", "F02.1 herb"]
    place(scene, 0, "river", "F02.1 herb")
    assert scene.table.forest_dice["F02.1"] == ("0river",)
    assert held(scene) == ""


@pytest.mark.rule("FM-8.2")
def test_a_forced_die_gathers_and_trains_nothing() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb berry"})
    place(scene, 0, "river", "F01.1 herb")
    assert held(scene) == "1 berry"
    scene = glade(row=ROW, supply={0: "tree hill"}, goods={0: "herb berry"})
    place(scene, 0, "tree", "F01.4 berry")
    assert asked(scene) == []
    assert held(scene) == "1 herb"


@pytest.mark.rule("FM-8.3")
def test_the_price_is_one_ingredient_shown_or_a_berry() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb berry"})
    assert {"F01.1 herb", "F01.1 berry"} <= set(targets(scene, 0, "river"))
    place(scene, 0, "river", "F01.1 berry")
    assert held(scene) == "1 herb"


@pytest.mark.rule("FM-8.3")
def test_by_agreement_it_is_two_ingredients_or_a_berry_and_no_mixture() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb"}, force_price=2)
    misplaces(scene, 0, "river", "F01.1 herb", clause="FM-8.5")
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb herb herb berry"}, force_price=2)
    place(scene, 0, "river", "F01.1 herb")
    assert held(scene) == "1 herb, 1 berry"
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb berry"}, force_price=2)
    assert "F01.1 herb" not in targets(scene, 0, "river")
    place(scene, 0, "river", "F01.1 berry")
    assert held(scene) == "1 herb"


@pytest.mark.rule("FM-8.4")
def test_in_a_creature_slot_only_a_berry_pays() -> None:
    scene = glade(row=ROW, supply={0: "tree hill"}, goods={0: "herb mushroom crystal"})
    for paid in ("herb", "mushroom", "crystal"):
        misplaces(scene, 0, "tree", f"F01.4 {paid}", clause="FM-8.4")
    assert "F01.4 berry" not in targets(scene, 0, "tree")
    scene = glade(row=ROW, supply={0: "tree hill"}, goods={0: "berry"})
    place(scene, 0, "tree", "F01.4 berry")
    assert held(scene) == ""


@pytest.mark.rule("FM-8.5")
def test_another_ingredient_or_none_does_not_pay() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "mushroom"})
    misplaces(scene, 0, "river", "F01.1 mushroom", clause="FM-8.5")
    misplaces(scene, 0, "river", "F01.1 herb", clause="FM-8.5")
    misplaces(scene, 0, "river", "F01.1 berry", clause="FM-8.5")
    misplaces(scene, 0, "river", "F01.1", clause="FM-4.2")


@pytest.mark.rule("FM-8.6")
def test_a_forced_placement_is_a_placement_and_counts_for_control() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, goods={0: "herb"}, creatures={0: "SU1"})
    place(scene, 0, "river", "F01.1 herb")
    assert asked(scene) == ["scorch"]
    assert counting(CARDS, scene.table, "F01") == ([1, 0], 0)


@pytest.mark.rule("FM-8.7")
def test_it_is_the_turn_s_placement_and_can_be_done_every_turn() -> None:
    scene = glade(row=ROW, supply={0: "river river", 1: "tree tree"}, goods={0: "herb herb"})
    place(scene, 0, "river", "F01.1 herb")
    assert scene.match.waiting() == [1]
    place(scene, 1, "tree", "F03.1")
    place(scene, 0, "river", "F01.2 herb")
    assert scene.table.forest_dice["F01.2"] == ("0river",)


@pytest.mark.rule("FM-8.8")
def test_wren_pays_a_berry_for_want_of_the_ingredient() -> None:
    scene = glade(
        row=ROW,
        supply={0: "river tree"},
        goods={0: "mushroom berry"},
        characters=("wren", "myla"),
    )
    misplaces(scene, 0, "river", "F01.1 herb", clause="FM-8.5")
    place(scene, 0, "river", "F01.1 berry")
    assert held(scene) == "1 mushroom"


@pytest.mark.rule("FM-8.9")
def test_only_resource_dice_in_forest_slots_are_forced() -> None:
    scene = glade(row=ROW, supply={0: "tree wind"}, goods={0: "berry herb"}, creatures={0: "SP9"})
    misplaces(scene, 0, "tree", "D3 berry", clause="FM-8.9")
    misplaces(scene, 0, "tree", "SP9@S0 berry", clause="FM-8.9")
    misplaces(scene, 0, "wind", "F01.1 berry", clause="FM-8.9")
    misplaces(scene, 0, "wind", "D3 berry", clause="FM-8.9")


@pytest.mark.rule("FM-8.10")
def test_force_opens_neither_a_taken_nor_a_scorched_slot() -> None:
    scene = glade(
        row=ROW, supply={0: "river"}, goods={0: "herb berry"}, dice={"F01.1": "1hill"}, scorched="F01.2"
    )
    for paid in ("herb", "berry"):
        misplaces(scene, 0, "river", f"F01.1 {paid}", clause="FM-8.10")
        misplaces(scene, 0, "river", f"F01.2 {paid}", clause="FM-14.4")


@pytest.mark.rule("FM-8.11")
def test_a_die_that_fits_is_not_forced() -> None:
    scene = glade(row=ROW, supply={0: "tree hill"}, goods={0: "herb berry"})
    misplaces(scene, 0, "tree", "F01.1 herb", clause="FM-8.11")
    misplaces(scene, 0, "tree", "F01.1 berry", clause="FM-8.11")


@pytest.mark.rule("FM-8.12")
def test_with_force_there_is_neither_the_badger_s_berry_nor_myla_s_conversion() -> None:
    scene = glade(
        row=ROW,
        supply={0: "tree hill"},
        goods={0: "berry berry"},
        creatures={0: "SP4"},
        characters=("myla", "wren"),
        abilities=True,
    )
    misplaces(scene, 0, "tree", "F01.2 creature", clause="FM-8.12")
    place(scene, 0, "tree", "F01.4 berry")
    assert asked(scene) == []
    assert held(scene) == "1 berry"
