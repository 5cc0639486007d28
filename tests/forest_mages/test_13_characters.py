"""«Маги леса», chapter 13: the four characters."""

from __future__ import annotations

from typing import Any

import pytest

from forest_mages.glade import CARDS, asked, drink, glade, held, misplaces, place, targets
from polyana.games.forest_mages.rules.control import counting
from polyana.games.forest_mages.rules.payments import payments
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing.scene import Scene

ROW = "F01 F02 F03"
LELLO, LYRIC, MYLA, WREN = (("lello", "wren"), ("lyric", "wren"), ("myla", "wren"), ("wren", "lello"))


def with_ability(who: tuple[str, str], **situation: Any) -> Scene[Glade]:
    return glade(row=ROW, characters=who, abilities=True, **situation)


@pytest.mark.rule("FM-13.1")
def test_without_abilities_none_can_be_used() -> None:
    scene = glade(
        row=ROW, characters=LELLO, goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.2": "1hill"}
    )
    misplaces(scene, 0, "tree", "F01.2 tower", clause="FM-13.1")
    scene = glade(row=ROW, characters=MYLA, goods={0: "berry"}, supply={0: "tree hill"})
    misplaces(scene, 0, "tree", "F01.1 creature", clause="FM-13.1")
    scene = glade(row=ROW, characters=WREN, goods={0: "berry"}, market="P01", supply={0: "tree"})
    scene.refuses(0, "act", "brew P01", clause="FM-9.2")
    scene = glade(
        row=ROW,
        characters=LYRIC,
        goods={0: "berry berry"},
        dice={"F01.1": "0tree", "F01.2": "1hill"},
        phase="claim",
        forests_left=0,
    )
    assert scene.table.claimed[0] == ()
    for who, other in ((LELLO, "F01.1 creature"), (MYLA, "F01.2 tower")):  # and nobody has another's
        scene = with_ability(who, goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.2": "1hill"})
        misplaces(scene, 0, "tree", other, clause="FM-13.1")


@pytest.mark.rule("FM-13.2")
def test_abilities_cost_berries_and_can_be_used_again_and_again() -> None:
    scene = with_ability(
        LELLO,
        goods={0: "berry berry"},
        supply={0: "tree hill", 1: "tree tree"},
        dice={"F01.2": "1hill"},
        market="",
    )
    place(scene, 0, "tree", "F01.2 tower")
    assert held(scene) == "1 berry"
    place(scene, 1, "tree", "F03.1")
    place(scene, 0, "hill", "F01.2 tower")
    assert held(scene) == ""
    assert scene.table.forest_dice["F01.2"] == ("1hill", "0tree", "0hill")


@pytest.mark.rule("FM-13.3")
@pytest.mark.parametrize("below", ["1hill", "0hill", "water"])
def test_lello_stacks_a_resource_die_on_any_die(below: str) -> None:
    scene = with_ability(LELLO, goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.2": below})
    place(scene, 0, "tree", "F01.2 tower")
    assert scene.table.forest_dice["F01.2"] == (below, "0tree")
    assert held(scene) == ""
    scene = with_ability(LELLO, goods={0: "herb"}, supply={0: "tree hill"}, dice={"F01.2": below})
    misplaces(scene, 0, "tree", "F01.2 tower", clause="FM-13.3")


@pytest.mark.rule("FM-13.4")
def test_nothing_is_gathered_or_trained_there_but_it_is_a_placement() -> None:
    scene = with_ability(
        LELLO, goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.4": "1hill"}, creatures={0: "SU1"}
    )
    place(scene, 0, "tree", "F01.4 tower")
    assert asked(scene) == ["scorch"]
    scene.does(0, "scorch", "none")
    assert held(scene) == ""
    assert scene.match.waiting() == [1]
    assert counting(CARDS, scene.table, "F01") == ([1, 0], 0)


@pytest.mark.rule("FM-13.5")
def test_the_symbol_need_not_match_and_no_second_price_is_due() -> None:
    for die in ("tree", "hill", "river"):
        scene = with_ability(LELLO, goods={0: "berry"}, supply={0: f"{die} hill"}, dice={"F01.2": "1hill"})
        place(scene, 0, die, "F01.2 tower")
        assert held(scene) == ""


@pytest.mark.rule("FM-13.6")
def test_lello_s_base_is_a_die_in_a_forest_and_the_die_a_resource() -> None:
    scene = with_ability(
        LELLO,
        goods={0: "berry"},
        supply={0: "tree water"},
        dice={"D3": "fire", "D1": "1hill", "AU6@S0": "0hill", "F01.2": "1hill"},
        creatures={0: "AU6"},
    )
    for base in ("D1", "D3", "AU6@S0", "F01.1"):
        misplaces(scene, 0, "tree", f"{base} tower", clause="FM-13.6")
    misplaces(scene, 0, "water", "F01.2 tower", clause="FM-13.6")


@pytest.mark.rule("FM-13.7")
@pytest.mark.parametrize("rival", ["1hill", "water"])
def test_lyric_buys_one_tied_forest_a_round(rival: str) -> None:
    tied = {"F01.1": "0tree", "F01.2": rival, "F02.1": "0hill", "F02.2": rival}
    scene = with_ability(LYRIC, goods={0: "berry " * 5}, dice=tied, phase="claim", forests_left=0)
    assert scene.options(0, "tie") == ["none", "F01", "F02"]
    scene.does(0, "tie", "F02")
    assert scene.table.claimed[0] == ("F02",)
    assert "F01" in scene.table.discarded
    assert scene.table.held(0)[3] == 3
    for goods in ("berry", ""):
        scene = with_ability(LYRIC, goods={0: goods}, dice=tied, phase="claim", forests_left=0)
        assert scene.table.claimed[0] == ()


@pytest.mark.rule("FM-13.8")
def test_the_berries_of_the_evening_come_too_late_for_lyric() -> None:
    tied = {"F01.1": "0tree", "F01.2": "1hill"}
    scene = with_ability(
        LYRIC,
        goods={0: "berry"},
        dice=tied,
        creatures={0: "SP1 SU2 SU3"},
        supply={0: "tree", 1: ""},
        market="",
    )
    place(scene, 0, "tree", "F03.1")
    scene.does(0, "scorch", "none")
    assert scene.table.round == 2  # no question in the claiming step
    assert scene.table.held(0)[3] == 3
    assert "F01" in scene.table.discarded


@pytest.mark.rule("FM-13.9")
def test_myla_makes_an_ingredient_slot_a_creature_slot() -> None:
    scene = with_ability(MYLA, goods={0: "berry"}, supply={0: "tree hill"}, tops="SU1")
    place(scene, 0, "tree", "F01.1 creature")
    assert held(scene) == ""
    scene.does(0, "train", "SU1")
    assert scene.table.active[0] == ("SU1",)
    assert held(scene) == ""
    scene = with_ability(MYLA, supply={0: "tree hill"}, tops="SU1")
    misplaces(scene, 0, "tree", "F01.1 creature", clause="FM-13.9")


@pytest.mark.rule("FM-13.10")
def test_myla_converts_forest_ingredient_slots_with_any_die_and_pays_first() -> None:
    lying = {"F01.1": "1hill", "F01.2": "0hill"}
    scene = with_ability(MYLA, goods={0: "berry"}, supply={0: "fire wind tree"}, dice=lying, tops="SU1")
    assert {"F01.1 over creature", "F02.1 creature"} <= set(targets(scene, 0, "fire"))
    assert {"F01.2 back creature", "F02.1 creature"} <= set(targets(scene, 0, "wind"))
    misplaces(scene, 0, "tree", "D1 creature", clause="FM-13.10")
    misplaces(scene, 0, "tree", "F02.4 creature", clause="FM-13.10")  # a creature slot already
    place(scene, 0, "wind", "F01.2 back creature")
    assert scene.table.supply[0] == ("tree", "hill", "fire")
    scene.does(0, "train", "none")
    assert held(scene) == ""  # the berry is gone all the same
    scene = with_ability(MYLA, supply={0: "fire tree"}, creatures={0: "SP6"}, tops="SU1")
    misplaces(scene, 0, "fire", "F01.1 creature", clause="FM-13.9")  # the snail's berry would come too late


@pytest.mark.rule("FM-13.11")
def test_myla_has_four_creatures_and_releases_with_the_fifth() -> None:
    for own, over in (("SP1 SP2 SP3", False), ("SP1 SP2 SP3 WI2", True)):
        scene = with_ability(MYLA, supply={0: "river tree"}, creatures={0: own}, tops="WI1")
        place(scene, 0, "river", "F01.4")
        scene.does(0, "train", "WI1")
        assert (asked(scene) == ["release"]) is over


@pytest.mark.rule("FM-13.12")
@pytest.mark.parametrize(
    ("own", "rival", "elements", "eligible"),
    [
        (1, 1, 0, True),
        (1, 0, 1, True),
        (2, 2, 1, True),
        (1, 1, 1, True),
        (1, 2, 1, False),
        (1, 1, 2, False),
        (0, 0, 0, False),
        (0, 1, 1, False),
        (2, 1, 0, False),
    ],
)
def test_a_tie_means_behind_nobody(own: int, rival: int, elements: int, eligible: bool) -> None:
    slots = iter(["F03.1", "F03.2", "F03.3", "F03.4", "F03.5"])
    dice = {next(slots): die for die in ["0tree"] * own + ["1tree"] * rival + ["fire"] * elements}
    scene = with_ability(LYRIC, goods={0: "berry berry"}, dice=dice, phase="claim", forests_left=0)
    assert (scene.asked(0, "tie") is not None) is eligible
    if eligible:
        assert scene.options(0, "tie") == ["none", "F03"]


@pytest.mark.rule("FM-13.12")
def test_two_rivals_ahead_who_tie_with_each_other_leave_nothing_to_buy() -> None:
    """As many dice as element dice, but two players have more, and so nobody controls the forest."""
    lying = ["0tree", "fire", "1hill", "1hill", "2hill", "2hill"]
    dice = {f"F10.{number}": die for number, die in enumerate(lying, 1)}
    scene = glade(
        players=3,
        row="F10 F01 F02 F03",
        characters=("lyric", "wren", "lello"),
        abilities=True,
        goods={0: "berry berry"},
        dice=dice,
        phase="claim",
        forests_left=0,
    )
    assert scene.over
    assert "F10" in scene.table.discarded


@pytest.mark.rule("FM-13.13")
def test_lyric_chooses_after_all_claims_and_claims_in_every_respect() -> None:
    tied = {"F01.1": "0tree", "F01.2": "1hill", "F02.1": "1hill"}
    scene = with_ability(
        LYRIC, goods={0: "berry berry"}, dice=tied, creatures={0: "WI1"}, phase="claim", forests_left=0
    )
    assert scene.table.claimed[1] == ("F02",)
    assert scene.table.discarded == [one for one in scene.table.discarded if one not in ("F01", "F03")]
    scene.does(0, "tie", "F01")
    assert scene.table.claimed[0] == ("F01",)
    assert scene.table.vp[0] == 2
    assert "F03" in scene.table.discarded
    scene = with_ability(LYRIC, claimed={0: "F05"}, released={0: "SP1"}, supply={0: "tree"})
    assert "send SP1 F05" in scene.options(0, "act")


@pytest.mark.rule("FM-13.14")
def test_wren_s_first_berry_counts_as_two() -> None:
    scene = with_ability(WREN, goods={0: "berry"}, market="P01", supply={0: "tree"})
    scene.does(0, "act", "brew P01")  # a herb and a crystal for one berry
    assert held(scene) == ""
    scene = with_ability(WREN, goods={0: "berry berry"}, market="P03", supply={0: "tree"})
    scene.refuses(0, "act", "brew P03", clause="FM-9.2")  # four ingredients: 2 + 1 are not enough
    scene = with_ability(WREN, goods={0: "berry berry berry"}, market="P03", supply={0: "tree"})
    scene.does(0, "act", "brew P03")
    assert held(scene) == ""


@pytest.mark.rule("FM-13.15")
def test_the_doubled_berry_is_counted_exactly_and_only_in_brewing() -> None:
    assert payments((3, 0, 0), (3, 0, 0, 2), double=True) == [(3, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2)]
    scene = with_ability(WREN, goods={0: "herb herb herb berry"}, market="P24", supply={0: "tree"})
    scene.does(0, "act", "brew P24")
    assert scene.options(0, "pay") == ["3,0,0,0", "1,0,0,1"]
    scene.refuses(0, "pay", "2,0,0,1", clause="FM-13.15")
    scene = with_ability(WREN, goods={0: "berry"}, supply={0: "hill tree"}, force_price=2)
    place(scene, 0, "hill", "F01.1 berry")
    assert held(scene) == ""
    scene = with_ability(
        WREN, goods={0: "herb berry"}, supply={0: "tree", 1: ""}, creatures={0: "WI9"}, market=""
    )
    place(scene, 0, "tree", "F03.1")
    assert scene.options(0, "evening") == ["finish", "WI9 herb 2", "WI9 crystal 2"]  # not three


@pytest.mark.rule("FM-13.16")
def test_wren_s_doubling_starts_anew_with_every_potion() -> None:
    scene = with_ability(
        WREN, goods={0: "berry berry"}, market="P01 P06", supply={0: "tree tree", 1: "tree"}, deck=""
    )
    scene.does(0, "act", "brew P01")
    place(scene, 0, "tree", "F02.4")
    scene.does(0, "train", "none")
    scene.does(0, "act", "end")  # P01 could still be drunk
    place(scene, 1, "tree", "F03.1")
    scene.does(0, "act", "brew P06")
    assert held(scene) == ""
    assert scene.table.hands[0] == ("P01", "P06")


@pytest.mark.rule("FM-13.17")
def test_lello_s_tower_grows_from_the_top_and_lyric_s_tie_counts_top_dice() -> None:
    scene = with_ability(
        LELLO,
        goods={0: "berry berry"},
        supply={0: "tree hill"},
        dice={"F01.4": "1hill fire"},
        creatures={0: "SP4"},
        scorched="F01.1",
        market="",
    )
    misplaces(scene, 0, "tree", "F01.1 tower", clause="FM-14.4")
    place(scene, 0, "tree", "F01.4 tower")
    assert scene.table.forest_dice["F01.4"] == ("1hill", "fire", "0tree")
    assert asked(scene) == []  # no berry of the badger
    tower = {"F01.1": "1tree 0tree", "F01.2": "1hill"}
    scene = with_ability(LYRIC, goods={0: "berry berry"}, dice=tower, phase="claim", forests_left=0)
    assert scene.options(0, "tie") == ["none", "F01"]  # one against one


@pytest.mark.rule("FM-13.18")
def test_myla_cannot_convert_when_there_is_nothing_to_train() -> None:
    scene = with_ability(MYLA, goods={0: "berry"}, supply={0: "tree hill"}, tops="", empty_dens=True)
    misplaces(scene, 0, "tree", "F01.1 creature", clause="FM-13.18")


def test_a_potion_s_placement_uses_abilities_too() -> None:
    scene = with_ability(
        LELLO, goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.2": "1hill"}, hands={0: "P10"}
    )
    drink(scene, 0, "P10")
    scene.does(0, "die", "tree")
    assert "F01.2 tower" in scene.options(0, "target")
