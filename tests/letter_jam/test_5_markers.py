"""«Букводжем», chapter 5: clue markers."""

from __future__ import annotations

from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, decide, give, jam, play_round
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene

LARGE = pytest.mark.parametrize("players", [4, 5, 6])
SMALL = pytest.mark.parametrize(("players", "quota"), [(2, 3), (3, 2)])


def table(players: int, **zones: Any) -> Scene[Jam]:
    return jam(players=players, zones=zones)


def clue(scene: Scene[Jam], seat: int) -> None:
    """A round with a clue of this seat; everybody stays with their letter."""
    other = scene.table.left_of(seat)
    play_round(scene, seat, f"{scene.table.rows[other][0]}о p{other} *")


def givers(scene: Scene[Jam]) -> list[int]:
    return [seat for seat in scene.table.seats if scene.asked(seat, "propose")]


@pytest.mark.rule("LJ-5.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_clue_costs_a_marker(players: int) -> None:
    scene = table(players)
    before = scene.table
    lying = before.reds + before.leaves + before.heart
    clue(scene, 0)
    after = scene.table
    assert after.reds + after.leaves + after.heart == lying - 1
    assert after.clues_of(0) == 1


@pytest.mark.rule("LJ-5.2")
@LARGE
def test_the_first_clue_of_a_player_costs_a_red_marker(players: int) -> None:
    """There is no question about the colour: a green one cannot be taken."""
    scene = table(players)
    leaves = scene.table.leaves
    clue(scene, 1)
    assert (scene.table.red_of[1], scene.table.green_of[1]) == (1, 0)
    assert (scene.table.reds, scene.table.leaves) == (players - 1, leaves)
    assert scene.told("clue")[0]["colour"] == "red"


@pytest.mark.rule("LJ-5.3")
@LARGE
def test_further_clues_cost_a_green_marker(players: int) -> None:
    scene = table(players)
    leaves = scene.table.leaves
    for number in range(3):
        clue(scene, 1)
        assert (scene.table.red_of[1], scene.table.green_of[1]) == (1, number)
        assert (scene.table.reds, scene.table.leaves) == (players - 1, leaves - number)


@pytest.mark.rule("LJ-5.4")
@LARGE
def test_at_the_start_only_the_greens_on_the_leaves_are_available(players: int) -> None:
    view = table(players).sees(EVERYBODY)
    assert view.greens == view.leaves
    assert view.heart == 1
    scene = table(
        players, leaves=0, red_of={seat: int(seat == 0) for seat in range(players)}, reds=players - 1
    )
    assert scene.table.greens == 0
    assert 0 not in givers(scene)


@pytest.mark.rule("LJ-5.5")
@LARGE
def test_without_greens_the_giver_is_somebody_who_has_not_given_yet(players: int) -> None:
    held = {seat: int(seat < 2) for seat in range(players)}
    scene = table(players, leaves=0, red_of=held, reds=players - 2)
    assert givers(scene) == [*range(2, players)]
    for seat in (0, 1):
        scene.refuses(seat, "propose", "ого", clause="LJ-5.5")


@pytest.mark.rule("LJ-5.6")
@LARGE
def test_when_all_have_given_a_clue_the_centre_marker_is_the_reward(players: int) -> None:
    held = {seat: int(seat > 0) for seat in range(players)}
    scene = table(players, leaves=0, red_of=held, reds=1)
    assert givers(scene) == [0]
    clue(scene, 0)
    assert scene.table.greens == 1
    assert givers(scene) == [*range(players)]
    assert scene.told("unlocked") == [{"greens": 1}]
    clue(scene, 0)
    assert scene.table.heart == 0
    assert scene.table.stage == "final"


@pytest.mark.rule("LJ-5.7")
def test_of_three_players_each_takes_red_for_two_clues() -> None:
    scene = table(3)
    for red in (1, 2):
        clue(scene, 0)
        assert (scene.table.red_of[0], scene.table.green_of[0]) == (red, 0)
    assert givers(scene) == [1, 2]


@pytest.mark.rule("LJ-5.8")
def test_of_two_players_each_takes_red_for_three_clues() -> None:
    scene = table(2)
    for red in (1, 2, 3):
        clue(scene, 0)
        assert (scene.table.red_of[0], scene.table.green_of[0]) == (red, 0)
    assert givers(scene) == [1]


@pytest.mark.rule("LJ-5.9")
@SMALL
def test_in_small_groups_greens_wait_for_the_last_red(players: int, quota: int) -> None:
    scene = table(players, red_of=dict.fromkeys(range(players), quota) | {1: quota - 1}, reds=1)
    assert scene.table.greens == 0
    clue(scene, 1)
    assert scene.table.reds == 0
    assert scene.table.greens > 0
    clue(scene, 1)
    assert scene.table.green_of[1] == 1


@pytest.mark.rule("LJ-5.10")
@SMALL
def test_in_small_groups_who_has_used_the_reds_waits_for_the_others(players: int, quota: int) -> None:
    scene = table(
        players, red_of={seat: quota if seat == 0 else 0 for seat in range(players)}, reds=6 - quota
    )
    assert givers(scene) == [*range(1, players)]
    scene.refuses(0, "propose", "ого", clause="LJ-5.10")


@pytest.mark.rule("LJ-5.11")
@SMALL
def test_in_small_groups_leaves_and_centre_open_together(players: int, quota: int) -> None:
    scene = table(players, red_of=dict.fromkeys(range(players), quota) | {0: quota - 1}, reds=1)
    clue(scene, 0)
    assert scene.told("unlocked") == [{"greens": 5}]
    assert scene.sees(EVERYBODY).greens == 2 + 3


@pytest.mark.rule("LJ-5.12")
def test_the_reward_is_there_from_the_next_round_on() -> None:
    """It opens with the last red, so the round of that clue already ends with a marker to go on with."""
    scene = table(4, leaves=0, red_of={0: 0, 1: 1, 2: 1, 3: 1}, reds=1)
    give(scene, 0, f"{scene.table.rows[1][0]}о p1 *")
    assert scene.table.greens == 1
    decide(scene)
    assert scene.table.stage == "proposals"
    assert givers(scene) == [0, 1, 2, 3]


@pytest.mark.rule("LJ-5.13")
def test_taken_markers_stay_with_the_giver_for_all_to_see() -> None:
    scene = table(4)
    for seat in (2, 2, 0):
        clue(scene, seat)
    for eyes in (EVERYBODY, 1):
        view = scene.sees(eyes)
        assert view.red_of == {0: 1, 1: 0, 2: 1, 3: 0}
        assert view.green_of == {0: 0, 1: 0, 2: 1, 3: 0}
    assert scene.table.reds + scene.table.leaves + scene.table.heart == 11 - 3


@pytest.mark.rule("LJ-5.14")
def test_the_same_player_may_give_clues_in_successive_rounds() -> None:
    scene = table(4)
    for number in range(4):
        clue(scene, 3)
        assert scene.table.clues_of(3) == number + 1
    assert givers(scene) == [0, 1, 2, 3]
