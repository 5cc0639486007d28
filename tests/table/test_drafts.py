"""What is half written belongs to one question, and to whoever sat there when it was asked."""

from __future__ import annotations

import pytest

from polyana.games.forest_whisper.rules.settings import Settings
from polyana.table import Tables
from table.helpers import Clock, room_of

pytestmark = pytest.mark.anyio


async def laid(tables: Tables) -> str:
    """A table at which the match begins with a word that everybody writes."""
    code = (await tables.seating.lay("forest_whisper", 2, Settings(first=0), host="g0", name="Аня")).code
    await tables.seating.sit(code, "g1", "Боря")
    return code


async def question(tables: Tables, code: str, seat: int) -> str:
    return (await room_of(tables, code)).record.match.questions(seat)[0].id


async def test_before_the_match_there_is_nothing_to_write(tables: Tables, clock: Clock) -> None:
    """Whoever sits down after somebody else does not find their words, and no bell takes them."""
    code = await laid(tables)
    await tables.play.put_draft(code, 1, "лес")
    await tables.seating.stand_up(code, "g1")
    await tables.seating.sit(code, "g2", "Вера")
    await tables.seating.start(code, "g0")
    assert await tables.store.drafts(code) == {}
    room = await room_of(tables, code)
    assert room.due is not None
    clock.time = room.due
    await tables.play.run_out(code)
    assert (await room_of(tables, code)).record.match.table.words == {0: "", 1: ""}


async def test_no_old_draft_is_left_when_the_plug_is_pulled_behind_an_answer(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer that opens the next sheet is on disk: the sheet must be empty by then."""
    code = await laid(tables)
    await tables.seating.start(code, "g0")
    for seat in (0, 1):
        await tables.play.put_draft(code, seat, "лес", await question(tables, code, seat))
    old, append = (await room_of(tables, code)).drafting, tables.store.append

    async def cut_off(*args: object) -> None:
        await append(*args)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(tables.store, "append", cut_off)
    while len(new := (await room_of(tables, code)).drafting) < 2 or old.items() & new.items():
        match = (await room_of(tables, code)).record.match
        ask = next(ask for ask in match.open_asks() if ask.owes)
        text = str(ask.default_in(match.view_table(ask.seat)))
        with pytest.raises(KeyboardInterrupt):
            await tables.play.answer(code, ask.seat, match.question_id(ask), text)
    assert await tables.store.drafts(code) == {}
