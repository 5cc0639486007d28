"""«Маги леса», chapter 11: creatures, their limit, their release, their forests."""

from __future__ import annotations

import pytest

from forest_mages.glade import asked, drink, glade, held, place, targets

ROW = "F01 F02 F03"


@pytest.mark.rule("FM-11.1")
def test_a_tamed_creature_works_from_then_on() -> None:
    scene = glade(row=ROW, supply={0: "river tree tree", 1: "tree tree"}, tops="AU1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "AU1")
    place(scene, 1, "tree", "F03.1")
    place(scene, 0, "tree", "F01.1")
    assert held(scene) == "2 herb"


@pytest.mark.rule("FM-11.2")
def test_gains_without_a_choice_come_by_themselves() -> None:
    scene = glade(
        row=ROW,
        supply={0: "hill river tree"},
        creatures={0: "AU1 WI5 SP5"},
        goods={0: "herb crystal"},
        market="P01",
    )
    place(scene, 0, "hill", "F01.2")
    assert held(scene) == "3 herb, 1 crystal"  # GATHER_SEASON_PLUS
    scene.does(0, "act", "brew P01")
    assert scene.table.vp[0] == 1  # BREW_VP
    scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "WI7"}, tops="SP1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SP1")
    assert scene.table.vp[0] == 1  # TRAIN_VP
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SP5"}, round=2)
    place(scene, 0, "fire", "N3")
    scene.does(0, "scorch", "F01.1")
    assert held(scene) == "1 berry"  # FIRST_SCORCH_BERRY
    scene = glade(row=ROW, dice={"F01.1": "0tree"}, supply={0: "hill", 1: ""}, creatures={0: "WI1 SP1 SU1"})
    place(scene, 0, "hill", "F01.2")
    scene.does(0, "scorch", "none")
    assert scene.table.vp[0] == 2  # CLAIM_SEASON_VP
    assert held(scene) == "1 herb, 1 berry"  # EOR_BERRY_PER


@pytest.mark.rule("FM-11.3")
def test_a_new_creature_is_active_when_its_placement_is_resolved_in_the_same_turn() -> None:
    scene = glade(
        row=ROW,
        supply={0: "river tree fire"},
        tops="WI5",
        hands={0: "P10"},
        goods={0: "herb crystal"},
        market="P01",
    )
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "WI5")
    scene.does(0, "act", "brew P01")
    assert scene.table.vp[0] == 1
    scene = glade(row=ROW, supply={0: "river tree fire"}, tops="SU6", hands={0: "P01"})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SU6")
    assert "turn fire wind" in scene.options(0, "act")
    scene = glade(row=ROW, supply={0: "river tree"}, tops="WI7")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "WI7")
    assert scene.table.vp[0] == 0  # not for its own training


@pytest.mark.rule("FM-11.4")
def test_at_most_three_creatures_are_active() -> None:
    for own, over in (("SP1 SP2", False), ("SP1 SP2 SP3", True)):
        scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: own}, tops="WI1")
        place(scene, 0, "river", "F01.4")
        scene.does(0, "train", "WI1")
        assert (asked(scene) == ["release"]) is over


@pytest.mark.rule("FM-11.5")
def test_over_the_limit_one_must_be_released_perhaps_the_new_one() -> None:
    for freed in ("SP1", "WI1"):
        scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "SP1 SP2 SP3"}, tops="WI1")
        place(scene, 0, "river", "F01.4")
        assert "WI1" in scene.options(0, "train")  # the limit never bars a training
        scene.does(0, "train", "WI1")
        question = scene.asked(0, "release")
        assert question is not None
        assert question.texts == ("SP1", "SP2", "SP3", "WI1")
        assert question.default == "WI1"
        scene.refuses(0, "release", "none", clause="FM-11.5")
        scene.refuses(0, "act", "end", clause="FM-3.8")
        scene.does(0, "release", freed)
        assert scene.table.released[0] == (freed,)
        assert len(scene.table.active[0]) == 3


@pytest.mark.rule("FM-11.6")
def test_a_released_creature_has_no_ability_but_scores_and_never_comes_back() -> None:
    scene = glade(row=ROW, supply={0: "tree hill"}, released={0: "AU1 SU6 AU6"}, tops="SP1 SU1")
    assert "AU6@S0" not in targets(scene, 0, "tree")
    place(scene, 0, "tree", "F01.1")
    assert held(scene) == "1 herb"
    scene = glade(row=ROW, supply={0: "river tree"}, released={0: "AU1"}, tops="SP1 SU1")
    place(scene, 0, "river", "F01.4")
    scene.refuses(0, "train", "AU1", clause="FM-5.3")
    scene = glade(released={0: "AU1"}, phase="score")
    assert scene.table.sheet[0][2] == 1


@pytest.mark.rule("FM-11.7")
def test_creatures_are_worth_more_in_a_forest_of_their_season() -> None:
    for forest, worth in (("F03", 3), ("F01", 1)):  # an autumn forest, a spring forest
        scene = glade(released={0: "AU1"}, claimed={0: forest}, phase="score")
        assert scene.table.sheet[0][2] == worth


@pytest.mark.rule("FM-11.8")
def test_a_released_creature_moves_into_an_own_free_forest_of_its_season() -> None:
    scene = glade(
        row="F01 F02 F05",
        supply={0: "tree"},
        creatures={0: "AU1"},
        released={0: "AU2 SP1"},
        claimed={0: "F03 F04", 1: "F09"},
    )
    sends = [act for act in scene.options(0, "act") if act.startswith("send")]
    assert sends == ["send AU2 F03"]
    for wrong in (
        "send AU1 F03",  # still active
        "send SP1 F01",  # in the row
        "send AU2 F09",  # another player's
        "send AU2 F04",  # winter
        "send SP1 F03",  # autumn
    ):
        scene.refuses(0, "act", wrong, clause="FM-11.8")
    scene.does(0, "act", "send AU2 F03")
    assert scene.table.homes == {"F03": "AU2"}
    assert scene.table.released[0] == ("SP1",)
    assert asked(scene) == ["act"]


@pytest.mark.rule("FM-11.9")
def test_a_forest_of_two_seasons_takes_either_but_only_one() -> None:
    scene = glade(row=ROW, supply={0: "tree"}, released={0: "SP1 WI1 AU1"}, claimed={0: "F08"})
    sends = [act for act in scene.options(0, "act") if act.startswith("send")]
    assert sends == ["send SP1 F08", "send WI1 F08"]
    scene.does(0, "act", "send WI1 F08")
    scene.refuses(0, "act", "send SP1 F08", clause="FM-11.9")


@pytest.mark.rule("FM-11.10")
def test_a_move_is_made_between_own_actions_and_is_final() -> None:
    scene = glade(
        row="F01 F02 F05",
        supply={0: "tree tree", 1: "tree"},
        released={0: "AU1"},
        claimed={0: "F03 F06"},
        hands={0: "P01"},
    )
    scene.refuses(1, "act", "send AU1 F03", clause="FM-3.8")
    place(scene, 0, "tree", "F01.1")
    scene.does(0, "act", "send AU1 F03")
    scene.refuses(0, "act", "send AU1 F06", clause="FM-11.10")
    scene = glade(released={0: "AU1"}, claimed={0: "F03"}, phase="score")
    assert scene.table.homes == {"F03": "AU1"}  # at the latest when points are counted


@pytest.mark.rule("FM-11.11")
def test_a_creature_in_a_forest_scores_three() -> None:
    scene = glade(homes={"F03": "AU1"}, claimed={0: "F03"}, released={0: "SP1"}, phase="score")
    assert scene.table.sheet[0][2] == 3 + 1


@pytest.mark.rule("FM-11.12")
def test_at_the_end_all_creatures_are_released() -> None:
    scene = glade(creatures={0: "SP1 SP2", 1: "WI1"}, phase="score")
    assert scene.table.active == {0: (), 1: ()}
    assert scene.table.released == {0: ("SP1", "SP2"), 1: ("WI1",)}


@pytest.mark.rule("FM-11.13")
def test_nobody_releases_a_creature_at_will() -> None:
    scene = glade(row=ROW, supply={0: "tree"}, creatures={0: "SP1 SP2 SP3"})
    scene.refuses(0, "act", "release SP1", clause="FM-11.13")
    scene.refuses(0, "release", "SP1", clause="FM-11.5")


@pytest.mark.rule("FM-11.14")
def test_the_trainer_s_bonus_comes_before_the_release() -> None:
    scene = glade(row=ROW, supply={0: "river tree"}, creatures={0: "WI7 SP2 SP3"}, tops="SU1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SU1")
    kinds = [event.kind for event in scene.events if event.kind in ("trained", "top", "points", "freed")]
    assert kinds == ["trained", "top", "points"]
    assert asked(scene) == ["release"]
    scene.does(0, "release", "WI7")  # too late to lose the point
    assert scene.table.vp[0] == 1


@pytest.mark.rule("FM-11.15")
def test_the_die_on_a_released_creature_is_set_aside() -> None:
    scene = glade(
        row=ROW, supply={0: "river tree"}, creatures={0: "AU6 SP2 SP3"}, dice={"AU6@S0": "0hill"}, tops="SU1"
    )
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SU1")
    before = len(scene.table.aside)
    scene.does(0, "release", "AU6")
    assert scene.table.aside[before:] == ["0hill"]
    assert scene.table.supply[0] == ("tree",)
    assert scene.table.creature_dice == {}


def test_a_trained_card_slot_can_be_used_in_the_same_turn() -> None:
    scene = glade(row=ROW, supply={0: "river tree tree"}, tops="AU6", hands={0: "P10"})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "AU6")
    drink(scene, 0, "P10")
    scene.does(0, "die", "tree")
    scene.does(0, "target", "AU6@S0")
    assert held(scene) == "3 herb"
