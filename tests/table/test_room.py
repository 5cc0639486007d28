"""A room is its log: rebuilt from its lines it is the live one, at every line."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from polyana import games
from polyana.core import Refused, random_answer, text_of
from polyana.core.match import MAX_BACK
from polyana.core.record import Line
from polyana.games.no_words.rules.settings import Settings
from polyana.store import LineRow, TableRow
from polyana.table import Room
from polyana.table import room as room_module
from table.helpers import UNTIMED, state

NAMES = ("Аня", "Боря", "Вера")
VARIANTS = {
    "windows": Settings(),
    "votes": Settings(checking="vote", turn_seconds=30),
    "free": Settings(pace="free", checking="vote", turn_seconds=10),
}


def a_table(settings: Settings, key: str = "5eed" * 8) -> TableRow:
    encoded = msgspec.json.encode(settings).decode()
    rules = games.game("no_words").pin()
    return TableRow("code", "no_words", 3, encoded, False, "g0", key, 0.0, rules=rules, started=0.0)


def one_step(room: Room, now: float, rng: Random) -> tuple[float, list[LineRow]]:
    """Something happens: mostly an answer, sometimes an empty glass or a change of mind."""
    match = room.record.match
    undoers = [seat for seat in range(3) if match.may_undo(seat)]
    if undoers and rng.random() < 0.3:
        return now, room.undo(undoers[0], now)
    if room.due is not None and rng.random() < 0.15:
        return room.due + 1, room.run_out(room.due + 1)
    ask = rng.choice(match.open_asks())
    now += rng.uniform(0, 1)
    text = text_of(random_answer(match, ask, rng))
    return now, room.answer(ask.seat, match.question_id(ask), text, now)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_room_rebuilt_from_its_lines_is_the_live_one_at_every_line(variant: str) -> None:
    table, rng, now = a_table(VARIANTS[variant]), Random(variant), 0.0
    room, rows = Room.begin(table, NAMES, now)
    undone = clocked = 0
    while not room.record.match.over:
        now, new = one_step(room, now, rng)
        rows += new
        undone += new[0].line.kind == "undo"
        clocked += new[0].line.by == "clock"
        assert state(Room.rebuild(table, NAMES, rows)) == state(room), rows[-1]
    assert clocked
    assert [row.seq for row in rows] == list(range(len(rows)))
    if variant != "windows":
        assert undone


def test_another_process_may_follow_line_by_line() -> None:
    table, rng, now = a_table(Settings()), Random(3), 0.0
    room, rows = Room.begin(table, NAMES, now)
    follower = Room.rebuild(table, NAMES, rows)
    while not room.record.match.over:
        now, new = one_step(room, now, rng)
        follower.follow(new)
        assert state(follower) == state(room)


def test_the_dice_go_on_with_fresh_numbers_after_a_rebuild() -> None:
    """Else the first draw after a restart would be the first draw of the match again."""
    table, rng, now = a_table(UNTIMED), Random(4), 0.0
    room, rows = Room.begin(table, NAMES, now)
    for _ in range(60):
        again = Room.rebuild(table, NAMES, rows)
        dice = again.record.match.dice
        assert dice.counter == room.record.match.dice.counter
        assert not dice.script
        seed = rng.random()
        _, new = one_step(room, now, Random(seed))
        _, same = one_step(again, now, Random(seed))
        assert same == new
        rows += new


def test_what_was_taken_back_is_gone_from_every_log() -> None:
    """Who took letters says who moves next, everybody hears it, and it is taken back."""
    room, _ = Room.begin(a_table(VARIANTS["votes"]), NAMES, 0.0)
    rng, now = Random(1), 0.0
    while True:
        before = [list(room.log(seat)) for seat in range(-1, 3)]
        now, new = one_step(room, now, rng)
        seat = new[-1].line.seat
        told = [list(room.log(seat)) for seat in range(-1, 3)] != before
        if told and new[-1].line.kind != "undo" and room.record.match.may_undo(seat):
            break
    room.undo(seat, now)
    assert [list(room.log(seat)) for seat in range(-1, 3)] == before


def test_a_glass_is_not_turned_by_other_peoples_answers() -> None:
    room, _ = Room.begin(a_table(Settings(turn_seconds=30, first=0)), NAMES, 0.0)
    match = room.record.match
    assert room.due == 30
    room.answer(0, match.questions(0)[0].id, match.questions(0)[0].texts[0], 3.0)
    assert room.due == 23
    room.answer(1, match.questions(1)[0].id, "pass", 10.0)
    assert room.due == 23, "one window, one glass"
    with pytest.raises(Refused):
        room.answer(2, match.questions(2)[0].id, "не слово", 12.0)
    assert room.due == 23
    assert not room.run_out(22.9)
    assert [row.line for row in room.run_out(23.0)] == [Line(2, "call", "pass", by="clock")]


def test_a_refused_answer_changes_nothing() -> None:
    room, _ = Room.begin(a_table(UNTIMED), NAMES, 0.0)
    before = state(room)
    match = room.record.match
    seat = match.waiting()[0]
    question = match.questions(seat)[0].id
    for asked, text in ((question, "Щ"), (question, ""), ("0-place-0000000000", "К"), ("", ""), ("x", "y")):
        with pytest.raises(Refused):
            room.answer(seat, asked, text, 1.0)
        with pytest.raises(Refused):
            room.answer((seat + 1) % 3, asked, text, 1.0)
    with pytest.raises(Refused):
        room.undo(seat, 1.0)
    assert state(room) == before


def changed(row: LineRow, **values: Any) -> LineRow:
    return msgspec.structs.replace(row, line=msgspec.structs.replace(row.line, **values))


def test_lines_that_cannot_have_happened_are_refused() -> None:
    table, rng = a_table(UNTIMED), Random(2)
    room, rows = Room.begin(table, NAMES, 0.0)
    for _ in range(5):
        rows += one_step(room, 0.0, rng)[1]
    for damaged in (
        [*rows[:3], *rows[4:]],
        [changed(rows[0], outcomes=("Щ",)), *rows[1:]],
        [*rows, changed(rows[-1], kind="dance")],
    ):
        with pytest.raises(Refused, match="version"):
            Room.rebuild(table, NAMES, damaged)


def test_the_cost_of_an_answer_does_not_grow_with_the_log() -> None:
    """Nobody's log is made anew: the same lists grow."""
    room, _ = Room.begin(a_table(UNTIMED), NAMES, 0.0)
    logs = [room.log(seat) for seat in range(-1, 3)]
    rng = Random(5)
    for _ in range(30):
        one_step(room, 0.0, rng)
    assert all(room.log(seat) is log for seat, log in enumerate(logs, -1))


def a_jam() -> TableRow:
    game = games.game("letter_jam")
    encoded = msgspec.json.encode(game.settings()).decode()
    return TableRow(
        "code", "letter_jam", 3, encoded, False, "g0", "5eed" * 8, 0.0, rules=game.pin(), started=0.0
    )


def say(room: Room, seat: int, *, owed: bool) -> list[LineRow]:
    """A seat answers a question that somebody, or nobody, waits for."""
    match = room.record.match
    ask = next(ask for ask in match.open_asks(seat) if ask.owes == owed)
    text = text_of(random_answer(match, ask, Random(room.seq)))
    return room.answer(seat, match.question_id(ask), text, 1.0)


def test_a_seat_cannot_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody waits for is counted, by the log alone; what somebody waits for is always taken."""
    monkeypatch.setattr(room_module, "MAX_UNASKED", 5)
    table = a_jam()
    room, rows = Room.begin(table, NAMES, 0.0)
    for _ in range(5):
        rows += say(room, 0, owed=False)
    for one in (room, Room.rebuild(table, NAMES, rows)):
        with pytest.raises(Refused, match="too_many_lines"):
            say(one, 0, owed=False)
        assert say(one, 1, owed=False)
        assert say(one, 0, owed=True)


def test_nobody_changes_their_mind_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MAX_UNASKED", 5)
    table = a_table(VARIANTS["votes"])
    room, rows = Room.begin(table, NAMES, 0.0)
    match = room.record.match
    for _ in range(5):
        while not (undoers := [seat for seat in range(3) if match.may_undo(seat)]):
            rows += say(room, match.waiting()[0], owed=True)
        rows += room.undo(undoers[0], 1.0)
    while not match.may_undo(undoers[0]):
        rows += say(room, match.waiting()[0], owed=True)
    for one in (room, Room.rebuild(table, NAMES, rows)):
        with pytest.raises(Refused, match="too_many_lines"):
            one.undo(undoers[0], 1.0)


def test_what_can_be_taken_back_is_kept_for_so_many_answers_only() -> None:
    room, _ = Room.begin(a_jam(), NAMES, 0.0)
    match = room.record.match
    while not any(ask.kind.name == "note" for ask in match.open_asks(0)):
        say(room, match.waiting()[0], owed=True)
    for _ in range(MAX_BACK + 20):
        note = next(match.question_id(ask) for ask in match.open_asks(0) if ask.kind.name == "note")
        room.answer(0, note, "1 А", 1.0)
    assert len(match._back) == MAX_BACK
