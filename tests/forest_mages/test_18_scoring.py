"""«Маги леса», chapter 18: the end of the game."""

from __future__ import annotations

from itertools import permutations

import pytest

from forest_mages.glade import CARDS, EVERYBODY, glade, place
from polyana.core import HiddenFact, Refused
from polyana.games.forest_mages.rules.final_score import homes

ROW = "F01 F02 F03"


@pytest.mark.rule("FM-18.1")
def test_after_round_four_nobody_takes_another_turn() -> None:
    scene = glade(row=ROW, supply={0: "tree", 1: ""}, round=4, forests_left=0)
    place(scene, 0, "tree", "F03.1")
    assert scene.over
    assert scene.match.waiting() == []
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            scene.match.answer_kind(seat, "act", "place tree")
        assert refused.value.code == "over"


@pytest.mark.rule("FM-18.2")
def test_the_score_is_the_sum_of_five() -> None:
    scene = glade(
        hands={0: "P01"},
        claimed={0: "F01"},
        released={0: "WI1"},
        vp={0: 4},
        goods={0: "herb " * 3},
        phase="score",
    )
    assert scene.table.sheet[0] == (2, 5, 1, 4, 1)
    assert scene.over is not None
    assert scene.over.scores[0] == 13


@pytest.mark.rule("FM-18.3")
def test_potions_in_hand_and_drunk_are_shown_and_score_reserved_ones_do_not() -> None:
    before = glade(hands={0: "P05"}, drunk={0: "P14"}, reserved={0: "P09"}, supply={0: "tree"})
    with pytest.raises(HiddenFact):
        before.sees(1).hands[0][0]
    scene = glade(hands={0: "P05"}, drunk={0: "P14"}, reserved={0: "P09"}, phase="score")
    assert scene.table.sheet[0][0] == 7 + 1
    for seat in (EVERYBODY, 0, 1):
        assert scene.sees(seat).shown[0] == ("P05", "P14")


@pytest.mark.rule("FM-18.4")
def test_forests_score_their_worth() -> None:
    scene = glade(claimed={0: "F01 F05", 1: "F12"}, phase="score")
    assert [row[1] for row in scene.table.sheet] == [5 + 4, 6]


@pytest.mark.rule("FM-18.5")
def test_creatures_score_three_in_a_forest_and_one_outside() -> None:
    scene = glade(creatures={0: "SP1 WI1"}, released={0: "AU1"}, claimed={0: "F01 F03"}, phase="score")
    assert scene.table.sheet[0][2] == 3 + 3 + 1
    assert scene.table.active[0] == ()
    assert scene.table.homes == {"F01": "SP1", "F03": "AU1"}


@pytest.mark.rule("FM-18.6")
def test_as_many_creatures_as_possible_find_a_home() -> None:
    """A greedy hand would put WI1 into F08 and leave SP1 without; earlier moves stay."""
    forests = ["F08", "F04"]  # spring and winter; winter
    for order in permutations(["WI1", "SP1", "AU1"]):
        assert set(homes(CARDS, order, forests).values()) == {"WI1", "SP1"}
    scene = glade(released={0: "SP1 WI1"}, claimed={0: "F08 F04"}, phase="score")
    assert scene.table.sheet[0][2] == 6
    scene = glade(released={0: "SP1"}, homes={"F08": "WI1"}, claimed={0: "F08 F04"}, phase="score")
    assert scene.table.sheet[0][2] == 3 + 1
    assert scene.table.homes == {"F08": "WI1"}


@pytest.mark.rule("FM-18.7")
def test_tokens_count_as_they_are() -> None:
    scene = glade(vp={0: 11, 1: 2}, phase="score")
    assert [row[3] for row in scene.table.sheet] == [11, 2]


@pytest.mark.rule("FM-18.8")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("", 0), ("herb berry", 0), ("herb mushroom berry", 1), ("berry " * 5, 1), ("crystal " * 6, 2)],
)
def test_three_left_over_ingredients_make_a_point(goods: str, points: int) -> None:
    scene = glade(goods={0: goods}, phase="score")
    assert scene.table.sheet[0][4] == points


@pytest.mark.rule("FM-18.9")
def test_the_highest_score_wins() -> None:
    scene = glade(players=3, vp={0: 5, 1: 9, 2: 8}, phase="score")
    assert scene.over is not None
    assert (scene.over.winners, scene.over.scores) == ((1,), (5, 9, 8))


@pytest.mark.rule("FM-18.10")
def test_a_tie_goes_to_the_most_ingredients_counted_as_they_are() -> None:
    """Both have nine points; five tokens beat four, though both make one point; the third has ten."""
    scene = glade(
        players=3,
        vp={0: 8, 1: 8, 2: 5},
        goods={0: "herb " * 4, 1: "herb berry berry berry crystal", 2: "herb " * 10},
        phase="score",
    )
    assert scene.over is not None
    assert scene.over.scores == (9, 9, 8)
    assert scene.over.winners == (1,)


@pytest.mark.rule("FM-18.11")
def test_who_is_still_tied_shares_the_victory() -> None:
    scene = glade(players=3, vp={0: 8, 1: 8, 2: 5}, goods={0: "herb", 1: "berry"}, phase="score")
    assert scene.over is not None
    assert scene.over.winners == (0, 1)


@pytest.mark.rule("FM-18.12")
def test_the_worked_example() -> None:
    scene = glade(
        hands={0: "P05"},
        drunk={0: "P14"},
        claimed={0: "F03 F08"},
        creatures={0: "AU1 SP4 WI5"},
        vp={0: 5},
        goods={0: "herb herb crystal berry berry"},
        phase="score",
    )
    assert scene.table.sheet[0] == (8, 10, 7, 5, 1)
    assert scene.over is not None
    assert scene.over.scores[0] == 31
    assert set(scene.table.homes) == {"F03", "F08"}
