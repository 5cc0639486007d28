"""«Шёпот леса», chapter 2 on the server: the colour chosen before the match is not asked for again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from forest_whisper.wood import GAME
from polyana.core import Match
from polyana.games.forest_whisper.rules.numbers import COLOURS
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.table.marks import MARKS
from table.helpers import Clock, opened, room_of, state, stored

GREEN, BLUE, ORANGE, PURPLE, BROWN, PINK = MARKS
WARM = {ORANGE, BROWN, PINK}


def taken(marks: Sequence[int]) -> list[str]:
    """The cubes that seats with these marks get."""
    match, _ = Match.begin(GAME, len(marks), Settings(), bytes(16))
    while (ask := match.open_asks()[0]).kind.name == "colour":
        text = GAME.marked(match.view_table(ask.seat), "colour", marks[ask.seat])
        match.answer_kind(ask.seat, "colour", text)
    return list(match.table.colours)


@pytest.mark.rule("FW-2.1")
def test_cubes_are_like_the_colours_of_the_seats_and_never_the_same() -> None:
    assert taken([PURPLE, BLUE, GREEN]) == ["purple", "blue", "green"]
    assert taken([PINK, ORANGE]) == ["red", "yellow"]
    assert taken([BROWN, PINK]) == ["red", "yellow"]
    for marks in permutations(MARKS, 4):
        colours = dict(zip(marks, taken(marks), strict=True))
        assert len(set(colours.values())) == 4
        if len(WARM & set(marks)) < 3:
            exact = {GREEN: "green", BLUE: "blue", PURPLE: "purple"}
            assert all(colours[mark] == exact[mark] for mark in marks if mark in exact)
    assert set(taken([PINK, BROWN, ORANGE, GREEN, BLUE])) == set(COLOURS)


@pytest.mark.rule("FW-2.1")
def test_at_a_table_everybody_writes_at_once_in_the_colours_of_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        tables = await opened(tmp_path, Clock())
        try:
            place = await tables.seating.lay(
                "forest_whisper", 3, Settings(first=0), host="g0", name="Аня", bots=("novice",), mark=PINK
            )
            await tables.seating.sit(place.code, "g1", "Боря", mark=PURPLE)
            await tables.seating.start(place.code, "g0")
            room = await room_of(tables, place.code)
            assert room.record.match.table.colours == ["red", "purple", "yellow"]
            assert {ask.kind.name for ask in room.record.match.open_asks()} == {"write"}
            assert [event.event.kind for event in room.log(-1)][:3] == ["colour"] * 3
            tables.registry.forget(place.code)
            again = await stored(tables, await tables.place(place.code))
            assert state(again) == state(room)
        finally:
            await tables.close()

    asyncio.run(story())
