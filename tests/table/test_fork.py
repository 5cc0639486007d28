"""A room is forked for every move: the old one stays as it was, the new one goes on as it would have."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from polyana import games
from polyana.core import random_answer, text_of
from polyana.store import LineRow, TableRow
from polyana.table import Room
from table.helpers import state

MOVES = 120


@pytest.mark.parametrize("game", games.names())
def test_a_move_in_a_fork_changes_nothing_in_the_room_that_others_see(game: str) -> None:
    rules = games.game(game)
    players = rules.players.start + 1
    table = TableRow("code", game, players, "{}", False, "", "00" * 16, 0.0)
    names = [f"Гость {seat}" for seat in range(players)]
    room, rows = Room.begin(table, names, 0.0)
    rng = Random(game)
    for now in range(1, MOVES):
        if room.over:
            break
        fork = room.fork()
        before = state(room)
        assert state(fork) == before
        seats = range(players)
        assert [fork.record.match.may_undo(one) for one in seats] == [
            room.record.match.may_undo(one) for one in seats
        ]
        rows += _move(fork, rng, float(now))
        assert state(room) == before
        assert state(fork) != before
        room = fork
    assert state(Room.rebuild(table, names, rows)) == state(room)


def _move(room: Room, rng: Random, now: float) -> list[LineRow]:
    """An answer, an answer taken back, or a glass that has run out."""
    match: Any = room.record.match
    undoing = [seat for seat in match.table.seats if match.may_undo(seat)]
    if undoing and rng.random() < 0.3:
        return room.undo(rng.choice(undoing), now)
    ask = rng.choice([ask for ask in match.open_asks() if ask.owes])
    return room.answer(ask.seat, match.question_id(ask), text_of(random_answer(match, ask, rng)), now)
