"""«Маги леса», chapters 16 and 17: the end of a round, control and claiming."""

from __future__ import annotations

from typing import Any

import pytest

from forest_mages.glade import CARDS, EVERYBODY, finish, fresh, glade, held, place
from polyana.games.forest_mages.rules.control import controller
from polyana.games.forest_mages.rules.dice import NOBODY
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing.scene import Scene

ROW = "F01 F02 F03"


def last_die(**situation: Any) -> Scene[Glade]:
    """A round of two whose last die is placed where it matters little."""
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, **situation)
    place(scene, 0, "tree", "F03.1")
    return scene


@pytest.mark.rule("FM-16.1")
def test_first_forests_are_claimed_then_the_others_discarded() -> None:
    scene = last_die(dice={"F01.1": "1hill"})
    told = [(event.kind, event.args["forest"]) for event in scene.events if "forest" in event.args]
    assert told == [("claimed", "F01"), ("claimed", "F03"), ("discarded", "F02")]
    assert scene.table.claimed == {0: ("F03",), 1: ("F01",)}
    assert scene.table.discarded == ["F02"]


@pytest.mark.rule("FM-16.2")
def test_evening_abilities_come_after_claiming_and_at_no_other_time() -> None:
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, creatures={0: "WI8"}, goods={0: "berry"}, market="")
    scene.refuses(0, "evening", "WI8 1", clause="FM-16.2")
    scene.refuses(0, "act", "use WI8", clause="FM-16.2")
    place(scene, 0, "tree", "F03.1")
    assert scene.table.row == []  # the forests are gone
    assert scene.options(0, "evening") == ["finish", "WI8 1"]


@pytest.mark.rule("FM-16.3")
def test_the_evening_goes_round_from_the_first_player_each_ability_once() -> None:
    scene = glade(
        players=3,
        supply={0: "", 1: "", 2: "tree"},
        turn=2,
        first_player=1,
        creatures={0: "WI8", 1: "WI8 SP3", 2: "WI9"},
        goods={0: "berry", 1: "berry", 2: "crystal crystal"},
        market="",
    )
    place(scene, 2, "tree", "F03.1")
    assert scene.match.waiting() == [1]
    scene.refuses(0, "evening", "WI8 1", clause="FM-16.2")
    scene.does(1, "evening", "finish")  # the lamb's berry comes on finishing: WI8 is a winter creature
    assert held(scene, 1) == "2 berry"
    assert scene.match.waiting() == [2]
    scene.does(2, "evening", "WI9 crystal 3")
    assert scene.match.waiting() == [0]
    scene.does(0, "evening", "WI8 1")
    assert scene.table.round == 2


@pytest.mark.rule("FM-16.4")
def test_an_empty_forest_deck_ends_the_game_after_round_four() -> None:
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, round=4, forests_left=0)
    place(scene, 0, "tree", "F03.1")
    assert scene.over
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, round=3, forests_left=3)
    place(scene, 0, "tree", "F03.1")
    assert not scene.over
    assert scene.table.round == 4


@pytest.mark.rule("FM-16.5")
def test_everybody_takes_six_dice_back_from_wherever_they_lie() -> None:
    scene = last_die(
        dice={"F01.1": "1hill fire", "D1": "1tree water", "AU6@S0": "1river", "SP9@S1": "wind"},
        creatures={0: "AU6", 1: "SP9"},
    )
    for seat in (0, 1):
        assert len(scene.table.supply[seat]) == 6
    assert scene.table.aside == []
    assert not any(scene.table.village_dice.values())


@pytest.mark.rule("FM-16.6")
def test_the_village_is_turned_over() -> None:
    for round_, after in ((1, "N"), (2, "D"), (3, "N")):
        scene = last_die(round=round_)
        assert list(scene.table.village_dice) == [f"{after}{number}" for number in range(1, 6)]


@pytest.mark.rule("FM-16.7")
@pytest.mark.parametrize(("players", "sizes"), [(2, [9, 6, 3, 0]), (3, [12, 8, 4, 0]), (4, [15, 10, 5, 0])])
def test_every_round_has_a_wholly_new_row(players: int, sizes: list[int]) -> None:
    scene = fresh(players)
    rows, left = [set(scene.table.row)], [len(scene.table.forest_deck)]
    while not scene.over:
        finish_round(scene)
        if not scene.over:
            rows.append(set(scene.table.row))
            left.append(len(scene.table.forest_deck))
    assert left == sizes
    assert [len(row) for row in rows] == [players + 1] * 4
    assert len(set.union(*rows)) == 4 * (players + 1)


def finish_round(scene: Scene[Glade]) -> None:
    """Everybody answers with the default until the next round, or the end."""
    now = scene.table.round
    while not scene.over and scene.table.round == now:
        ask = scene.match.open_asks()[0]
        default = ask.default_in(scene.match.view_table(ask.seat))
        scene.does(ask.seat, ask.kind.name, default if isinstance(default, str) else ",".join(default))


@pytest.mark.rule("FM-16.8")
def test_the_first_player_marker_passes_on() -> None:
    scene = fresh(3, first=2)
    for first in (2, 0, 1, 2):
        assert scene.table.first_player == first
        assert scene.match.waiting() == [first]
        finish_round(scene)
    assert scene.over


@pytest.mark.rule("FM-16.9")
def test_all_roll_and_everything_else_is_carried_over() -> None:
    scene = last_die(
        goods={0: "herb berry", 1: "crystal"},
        vp={0: 3},
        hands={1: "P01"},
        reserved={1: "P02"},
        drunk={0: "P03"},
        creatures={0: "AU6 SP3"},
        dice={"AU6@S0": "0hill"},
        released={1: "WI1"},
    )
    t = scene.table
    assert (held(scene), held(scene, 1)) == ("1 herb, 1 crystal, 1 berry", "1 crystal")
    assert t.vp == [3, 0]
    assert (t.hands[1], t.reserved[1], t.drunk[0]) == (("P01",), ("P02",), ("P03",))
    assert (t.active[0], t.released[1]) == (("AU6", "SP3"), ("WI1",))
    assert t.claimed[0] == ("F03",)
    assert t.creature_dice == {"AU6@S0": ()}
    assert len(scene.told("rolled")) == 2


@pytest.mark.rule("FM-16.10")
def test_in_round_four_forests_are_claimed_and_the_evening_is_held() -> None:
    scene = glade(
        row=ROW,
        supply={0: "tree", 1: ""},
        round=4,
        forests_left=0,
        creatures={0: "WI8"},
        goods={0: "berry"},
        market="",
    )
    place(scene, 0, "tree", "F03.1")
    assert scene.table.claimed[0] == ("F03",)
    assert not scene.over
    scene.does(0, "evening", "WI8 1")
    assert scene.over
    assert scene.table.sheet[0][3] == 2


@pytest.mark.rule("FM-16.11")
def test_dice_of_a_forest_that_leaves_the_row_are_set_aside() -> None:
    scene = glade(
        row=ROW,
        supply={0: "", 1: ""},
        round=4,
        forests_left=0,
        dice={"F01.1": "0tree fire", "F02.1": "1hill"},
        phase="claim",
        creatures={0: "WI8"},
        goods={0: "berry"},
    )
    assert {"0tree", "1hill", "fire"} <= set(scene.table.aside)
    assert scene.table.forest_dice == {}
    scene.does(0, "evening", "finish")
    assert scene.over
    assert {"0tree", "1hill", "fire"} <= set(scene.table.aside)


@pytest.mark.rule("FM-16.12")
def test_only_who_can_pay_is_asked_in_the_evening() -> None:
    scene = last_die(creatures={0: "WI8 SP1", 1: "SP3 WI1"}, market="")
    assert scene.table.round == 2  # no berries for the vole, not even from the bee
    assert held(scene, 1) == "1 berry"  # the lamb works by itself
    scene = last_die(creatures={0: "WI8 SP1 SU6"}, market="")
    assert scene.options(0, "evening") == ["finish", "SP1"]  # her berry counts
    scene = last_die(creatures={0: "WI9"}, goods={0: "herb mushroom"}, market="")
    assert scene.table.round == 2  # no two of a kind
    scene = last_die(creatures={0: "WI9"}, goods={0: "crystal"}, market="")
    assert scene.asked(0, "evening")


# --- control and claiming ----------------------------------------------------------------------------


def in_forest(*dice: str) -> dict[str, str]:
    """These dice in the slots of F10, which has six."""
    return {f"F10.{number}": die for number, die in enumerate(dice, 1)}


@pytest.mark.rule("FM-17.1")
@pytest.mark.parametrize(
    ("dice", "owner"),
    [
        ("0tree", 0),
        ("0tree 0hill 1hill", 0),
        ("0tree 0hill fire", 0),
        ("0tree 0hill 0river 1hill 1tree fire", 0),
        ("0tree 0hill 1hill 1tree", NOBODY),  # not more than each other player
        ("0tree 0hill fire water", NOBODY),  # not more than all element dice
        ("0tree 0hill 1hill fire water", NOBODY),
        ("", NOBODY),
    ],
)
def test_control_means_more_than_each_rival_and_than_all_element_dice(dice: str, owner: int) -> None:
    scene = glade(row="F10 F01 F02", dice=in_forest(*dice.split()))
    assert controller(CARDS, scene.table, "F10") == owner


@pytest.mark.rule("FM-17.2")
def test_two_against_one_and_one() -> None:
    scene = glade(players=3, row="F10 F01 F02 F03", dice=in_forest("0tree", "0hill", "1hill", "2hill"))
    assert controller(CARDS, scene.table, "F10") == 0


@pytest.mark.rule("FM-17.3")
def test_one_against_one_is_nobody_s() -> None:
    scene = glade(players=3, row="F10 F01 F02 F03", dice=in_forest("0tree", "2hill"))
    assert controller(CARDS, scene.table, "F10") == NOBODY


@pytest.mark.rule("FM-17.4")
def test_one_die_alone_with_two_element_dice_does_not_control() -> None:
    scene = glade(row="F10 F01 F02", dice=in_forest("0tree", "fire", "wind"))
    assert controller(CARDS, scene.table, "F10") == NOBODY


@pytest.mark.rule("FM-17.5")
def test_as_many_as_element_dice_is_not_enough() -> None:
    scene = glade(row="F10 F01 F02", dice=in_forest("0tree", "0hill", "1hill", "fire", "wind"))
    assert controller(CARDS, scene.table, "F10") == NOBODY


@pytest.mark.rule("FM-17.6")
def test_dice_elsewhere_covered_ones_and_fire_tokens_do_not_count() -> None:
    scene = glade(
        row="F10 F01 F02",
        dice={**in_forest("0tree", "1hill 0hill"), "D1": "1tree 1tree", "AU6@S1": "1river"},
        creatures={1: "AU6"},
        scorched="F10.3 F10.4 F10.5",
    )
    assert controller(CARDS, scene.table, "F10") == 0


@pytest.mark.rule("FM-17.7", "FM-17.8")
def test_everybody_claims_all_they_control_without_being_asked() -> None:
    scene = last_die(dice={"F01.1": "0hill", "F02.1": "1hill"})
    assert scene.table.claimed == {0: ("F01", "F03"), 1: ("F02",)}
    assert scene.sees(EVERYBODY).claimed == scene.table.claimed
    assert scene.match.waiting() == [1]  # the next round has begun already


@pytest.mark.rule("FM-17.9")
def test_a_placed_element_die_is_nobody_s_and_hinders_everybody() -> None:
    scene = glade(row=ROW, supply={0: "fire tree", 1: "tree"}, dice={"F01.1": "0tree"})
    assert controller(CARDS, scene.table, "F01") == 0
    place(scene, 0, "fire", "F01.2")  # one's own fire
    assert controller(CARDS, scene.table, "F01") == NOBODY


@pytest.mark.rule("FM-17.10")
@pytest.mark.parametrize(
    "dice", [{}, {"F01.1": "0tree", "F01.2": "1hill"}, {"F01.1": "0tree", "F01.2": "fire"}]
)
def test_a_forest_nobody_claims_is_discarded_for_good(dice: dict[str, str]) -> None:
    scene = last_die(dice=dice)
    assert "F01" in scene.sees(EVERYBODY).discarded
    assert "F01" not in scene.table.forest_deck
    finish(scene)
    assert "F01" in scene.table.discarded


@pytest.mark.rule("FM-17.11")
def test_a_claimed_forest_scores_its_worth() -> None:
    scene = glade(claimed={0: "F01 F10", 1: "F05"}, phase="score")
    assert [row[1] for row in scene.table.sheet] == [5 + 6, 4]


@pytest.mark.rule("FM-17.12")
def test_points_for_a_claim_come_at_once_per_creature_and_forest() -> None:
    scene = last_die(dice={"F01.1": "0hill"}, creatures={0: "WI1 WI3"})
    kinds = [event.kind for event in scene.events if event.kind in ("claimed", "points", "discarded")]
    assert kinds == ["claimed", "points", "claimed", "points", "discarded"]  # F01 is spring, F03 autumn
    assert scene.table.vp[0] == 4
