"""«Нет слов», chapter 9: playing for points over several games."""

from __future__ import annotations

import pytest

from no_words.talk import EVERYBODY, fresh, lay
from polyana.core import Refused
from polyana.games.no_words.rules.cards import is_red
from polyana.games.no_words.rules.table import Talk
from polyana.testing.scene import Scene


def finish(scene: Scene[Talk], *points: int) -> None:
    """End the running game with these points: seat 0 takes the last two of theirs."""
    lay(scene, "О* А* Д М", mover=0, discards={**dict(enumerate(points)), 0: points[0] - 2})
    scene.does(1, "call", "дом")


@pytest.mark.rule("NW-9.1")
def test_the_points_of_each_game_are_written_down() -> None:
    scene = fresh(games=3)
    finish(scene, 10, 4, 2)
    finish(scene, 11, 0, 5)
    for seat in (EVERYBODY, 0, 1, 2):
        assert scene.sees(seat).sheet == ((10, 4, 2), (11, 0, 5))
    assert not scene.over


@pytest.mark.rule("NW-9.2")
def test_the_lowest_sum_wins_the_series() -> None:
    """Even without having won most games."""
    scene = fresh(games=3)
    finish(scene, 10, 1, 2)
    finish(scene, 10, 1, 2)
    finish(scene, 10, 9, 3)
    assert scene.over
    assert scene.over.scores == (30, 11, 7)
    assert scene.over.winners == (2,)


@pytest.mark.rule("NW-9.3")
def test_ties_in_the_sum_share_the_victory() -> None:
    scene = fresh(games=2)
    finish(scene, 10, 1, 5)
    finish(scene, 10, 5, 1)
    assert scene.over
    assert scene.over.winners == (1, 2)


@pytest.mark.rule("NW-9.3")
@pytest.mark.parametrize("games", [1, 2, 5])
def test_the_agreed_number_of_games_is_played(games: int) -> None:
    scene = fresh(games=games)
    for number in range(1, games + 1):
        assert not scene.over
        finish(scene, 10, 0, 0)
        assert len(scene.table.sheet) == number
    assert scene.over


@pytest.mark.rule("NW-9.3")
@pytest.mark.parametrize("games", [0, 21, -1])
def test_the_number_of_games_has_bounds(games: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(games=games)
    assert refused.value.clause == "NW-9.3"


@pytest.mark.rule("NW-9.3")
def test_each_game_is_set_up_afresh() -> None:
    """All cards back, three dealt to each, two red letters, no points, no mover, a first player by lot."""
    begins = set()
    for number in range(20):
        scene = fresh(games=2, key=bytes([number]))
        finish(scene, 10, 4, 2)
        table = scene.table
        assert [len(hand) for hand in table.hands.values()] == [3, 3, 3]
        assert (len(table.deck), len(table.conversation), len(table.showcase)) == (67, 2, 6)
        assert all(map(is_red, table.conversation))
        assert table.general_discard == []
        assert [table.penalty(seat) for seat in range(3)] == [0, 0, 0]
        assert table.mover == -1
        assert scene.match.waiting() == [table.turn]
        for seat in range(3):
            scene.refuses(seat, "call", "дом", clause="NW-0.2")
        begins.add(table.turn)
    assert begins == {0, 1, 2}


@pytest.mark.rule("NW-9.3")
def test_the_host_s_first_player_begins_every_game() -> None:
    scene = fresh(games=2, first=2)
    finish(scene, 10, 4, 2)
    assert scene.match.waiting() == [2]
