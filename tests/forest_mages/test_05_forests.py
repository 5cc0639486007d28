"""«Маги леса», chapter 5: placing in forests."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, EVERYBODY, asked, glade, held, place
from polyana.games.forest_mages.rules.control import controller
from polyana.games.forest_mages.rules.symbols import RESOURCES, SEASONS


@pytest.mark.rule("FM-5.1")
@pytest.mark.parametrize("forest", ["F01", "F07", "F12"])
def test_each_slot_yields_what_it_shows_for_its_symbol(forest: str) -> None:
    for slot in CARDS.forests[forest].slots:
        scene = glade(row=f"{forest} F02 F03", supply={0: f"{slot.symbol} tree"})
        place(scene, 0, slot.symbol, slot.id)
        if slot.yields == "creature":
            assert asked(scene) == ["train"]
        else:
            assert held(scene) == f"1 {slot.yields}"


@pytest.mark.rule("FM-5.2")
@pytest.mark.parametrize("die", [*RESOURCES, "fire", "wind"])
def test_a_die_in_an_ingredient_slot_gathers_one_token(die: str) -> None:
    slot = {"tree": "F01.1", "hill": "F01.2", "river": "F01.3"}.get(die, "F01.1")
    scene = glade(row="F01 F02 F03", supply={0: f"{die} tree"})
    place(scene, 0, die, slot)
    assert held(scene) == ("1 mushroom" if slot == "F01.3" else "1 herb")
    assert held(scene, 1) == ""


@pytest.mark.rule("FM-5.3")
def test_in_a_creature_slot_one_may_train_any_visible_creature() -> None:
    scene = glade(supply={0: "river tree"}, tops="SP2 SU2 AU2 WI2")
    place(scene, 0, "river", "F01.4")
    assert scene.options(0, "train") == ["none", "SP2", "SU2", "AU2", "WI2"]
    scene.does(0, "train", "WI2")
    assert scene.sees(EVERYBODY).active[0] == ("WI2",)
    scene = glade(supply={0: "river tree"}, tops="SP2 SU2 AU2 WI2")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "none")
    assert scene.table.active[0] == ()
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-5.4")
@pytest.mark.parametrize("season", SEASONS)
def test_the_creature_need_not_match_the_forest(season: str) -> None:
    scene = glade(row="F01 F02 F03", supply={0: "river tree"})  # F01 is a spring forest
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", scene.table.tops[season])
    assert CARDS.creatures[scene.table.active[0][0]].season == season


@pytest.mark.rule("FM-5.5")
def test_an_empty_creature_deck_offers_nothing() -> None:
    scene = glade(supply={0: "river tree"}, tops="SU2 WI2", empty_dens=True)
    place(scene, 0, "river", "F01.4")
    assert scene.options(0, "train") == ["none", "SU2", "WI2"]
    scene.does(0, "train", "SU2")
    assert scene.table.tops == {"spring": "", "summer": "", "autumn": "", "winter": "WI2"}
    scene = glade(supply={0: "river tree"}, tops="", empty_dens=True)
    place(scene, 0, "river", "F01.4")
    assert scene.match.waiting() == [1]  # used all the same
    assert scene.table.forest_dice["F01.4"] == ("0river",)


@pytest.mark.rule("FM-5.6")
@pytest.mark.parametrize(("slot", "count"), [("F02.1", 2), ("F01.2", 1), ("F03.3", 1)])
def test_season_abilities_work_only_in_forests_of_that_season(slot: str, count: int) -> None:
    """AU2 brings one more in summer forests: F02 is one, F01 and F03 are not."""
    scene = glade(row="F01 F02 F03", supply={0: "hill tree"}, creatures={0: "AU2"})
    place(scene, 0, "hill", slot)
    assert sum(scene.table.held(0)) == count


@pytest.mark.rule("FM-5.7")
@pytest.mark.parametrize("slot", ["F05.1", "F05.2", "F05.3", "F05.4"])
@pytest.mark.parametrize(("creature", "count"), [("AU1", 2), ("AU2", 2), ("AU3", 1), ("AU4", 1)])
def test_a_forest_of_two_seasons_belongs_to_both_with_every_slot(
    slot: str, creature: str, count: int
) -> None:
    scene = glade(row="F05 F02 F03", supply={0: "fire tree"}, creatures={0: creature})
    place(scene, 0, "fire", slot)
    assert sum(scene.table.held(0)) == count


@pytest.mark.rule("FM-5.8")
def test_a_card_may_be_both_spring_and_winter() -> None:
    for forest in ("F08", "F16"):
        assert set(CARDS.forests[forest].seasons) == {"spring", "winter"}
    for creature in ("AU1", "AU4"):
        scene = glade(row="F08 F02 F03", supply={0: "tree tree"}, creatures={0: creature})
        place(scene, 0, "tree", "F08.1")
        assert held(scene) == "2 mushroom"


@pytest.mark.rule("FM-5.9")
@pytest.mark.parametrize(("die", "slot"), [("tree", "F01.1"), ("river", "F01.4")])
def test_a_resource_die_counts_whichever_slot_it_lies_in_until_the_round_ends(die: str, slot: str) -> None:
    scene = glade(row="F01 F02 F03", supply={0: f"{die}", 1: "tree"})
    place(scene, 0, die, slot)
    if asked(scene) == ["train"]:
        scene.does(0, "train", "none")
    assert controller(CARDS, scene.table, "F01") == 0
    place(scene, 1, "tree", "F02.4")
    scene.does(1, "train", "none")
    assert "F01" in scene.table.claimed[0]
    assert scene.table.supply[0] != ()  # the die came back with the new round


@pytest.mark.rule("FM-5.10")
def test_gathering_asks_nothing() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "river tree"})
    place(scene, 0, "river", "F01.3")
    assert scene.match.waiting() == [1]
    assert held(scene) == "1 mushroom"
