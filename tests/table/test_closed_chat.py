"""The rules of a game may close the chat while a match runs; the table layer asks them."""

from __future__ import annotations

from random import Random

import pytest

from polyana import games
from polyana.core import Refused
from polyana.games.letter_jam.rules.settings import Settings
from polyana.table import Tables
from table.helpers import answer_once, begun, play_out, room_of

pytestmark = pytest.mark.anyio


async def laid(tables: Tables, settings: Settings) -> str:
    place = await tables.seating.lay("letter_jam", 2, settings, host="g0", name="Аня")
    await tables.seating.sit(place.code, "g1", "Борис")
    return place.code


async def closed_by(tables: Tables, code: str) -> str:
    """The clause by which talk is refused now; empty if it goes through."""
    before, clause = len(await tables.chat.last(code)), ""
    try:
        await tables.chat.post(code, "g0", "привет")
    except Refused as refused:
        clause = f"{refused.code} {refused.clause}"
    assert len(await tables.chat.last(code)) == before + (not clause)
    return clause.removeprefix("chat_closed ")


async def test_talk_is_open_before_the_match_closed_during_it_and_open_after_it(tables: Tables) -> None:
    code = await laid(tables, Settings())
    assert await closed_by(tables, code) == ""
    await tables.seating.start(code, "g0")
    assert await closed_by(tables, code) == "LJ-4.25"
    rng = Random(1)
    for _ in range(20):
        await answer_once(tables, code, rng)
        if not (await room_of(tables, code)).record.match.over:
            assert (await closed_by(tables, code)).startswith("LJ-4.2")
    await play_out(tables, code, rng)
    assert await closed_by(tables, code) == ""


async def test_a_table_may_open_talk_but_not_while_clues_are_proposed(tables: Tables) -> None:
    code = await laid(tables, Settings(free_text=True))
    await tables.seating.start(code, "g0")
    assert await closed_by(tables, code) == ""
    match = (await room_of(tables, code)).record.match
    ask = next(ask for ask in match.open_asks(0) if ask.kind.name == "propose")
    assert ask.sample is not None
    draft = ask.sample(match.view_table(0), Random(1))
    await tables.play.answer(code, 0, match.question_id(ask), draft)
    assert await closed_by(tables, code) == "LJ-4.20"


async def test_other_games_leave_talk_open(tables: Tables) -> None:
    code = await begun(tables)
    match = (await room_of(tables, code)).record.match
    assert games.game("no_words").chat_closed(match.view_table(-1)) == ""
    assert await closed_by(tables, code) == ""
