"""Every tutorial of every game is played to its end: by the rules alone, and at a real table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polyana import games
from polyana.core import Refused, text_of
from polyana.core.cards import BadCards
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES
from polyana.games.tutorial import TutorialStep, read_tutorial
from polyana.table import Tables
from polyana.table.tutorials import begin_tutorial, leave_tutorial, unfinished_tutorial
from polyana.testing.tutorials import course, tutorial_of
from table.helpers import PATIENCE, Clock, opened, room_of, state, stored

TAUGHT = [game for game in games.names() if games.tutorial(game)]
MOST_SAID = 260
"""Signs that the teacher says at once: one idea per step."""


@pytest.mark.parametrize("game", TAUGHT)
def test_every_answer_that_goes_leads_to_the_end(game: str) -> None:
    """The first answers of all steps, and then, step by step, every other one."""
    tutorial, forks = tutorial_of(game), []
    for number, step, match, _ in course(game):
        if step is not None and number < len(tutorial.steps):
            following = tutorial.steps[number]
            if following.seat == tutorial.seat:
                texts = set(following.answers)
                asked = next(one for one in match.questions(following.seat) if one.kind == following.kind)
                if following.free:
                    texts |= set(asked.texts)
                assert asked.writes or texts <= set(asked.texts), f"step {number + 1}"
                forks += [(number + 1, text) for text in sorted(texts - {following.answers[0]})]
    for fork, text in forks:

        def pick(number: int, step: TutorialStep, fork: int = fork, text: str = text) -> str:
            return text if number == fork else step.answers[0]

        assert [number for number, *_ in course(game, pick)][-1] == len(tutorial.steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_an_answer_is_written_as_the_rules_read_it(game: str) -> None:
    """Else the learner who gives it would be told to try something else."""
    for number, step, _, happened in course(game):
        if step is not None and happened is not None:
            assert step.accepts(happened.answer.kind, text_of(happened.answer.value)), f"step {number}"


@pytest.mark.parametrize("game", TAUGHT)
def test_its_words_are_there_short_and_true_to_the_rulebook(game: str) -> None:
    tutorial, book = tutorial_of(game), rulebook(games.package(game))
    assert 5 <= tutorial.minutes <= 8
    assert len(tutorial.learned) >= 3
    said = [words for step in tutorial.steps for words in (step.say, step.otherwise) if words]
    for words in (*said, *tutorial.learned):
        for language in LANGUAGES:
            text = words.within(language)
            assert text.strip() == text
            assert 0 < len(text) <= MOST_SAID, text
            assert text[-1] in ".!?»…", text
            assert text.count("**") % 2 == 0, text
        assert any("а" <= letter <= "я" for letter in words.ru.lower())
    for step in tutorial.steps:
        assert not step.clause or step.clause in book.clauses, step.clause


# --- at a table -----------------------------------------------------------------------------------------


async def _until_learner(tables: Tables, code: str, clock: Clock) -> TutorialStep | None:
    """Let the other seats answer until it is the learner's turn to read or to answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            room = await room_of(tables, code)
            assert room.tutorial
            step = room.step
            if step is None or step.seat in (None, room.tutorial.seat):
                return step
            await asyncio.sleep(0.001)
            clock.leap(tables)


async def _go_on(tables: Tables, code: str, clock: Clock) -> bool:
    """The learner does one thing; False when there is nothing left to do."""
    step = await _until_learner(tables, code, clock)
    room = await room_of(tables, code)
    assert room.tutorial
    seat = room.tutorial.seat
    if step is None:
        return False
    if step.seat is None:
        await tables.play.read_on(code, seat, room.seq)
    else:
        await tables.play.answer(code, seat, _question(room, step), step.answers[0])
    return True


def _question(room: Any, step: TutorialStep) -> str:
    asked = room.record.match.questions(step.seat)
    return next(str(one.id) for one in asked if one.kind == step.kind)


@pytest.mark.anyio
@pytest.mark.parametrize("game", TAUGHT)
async def test_it_is_played_to_its_end_at_a_table(game: str, tables: Tables, clock: Clock) -> None:
    code = await begin_tutorial(tables, game, guest="g0", name="Аня")
    while await _go_on(tables, code, clock):
        room = await room_of(tables, code)
        assert room.due is None, "nobody hurries a learner"
        assert not room.glasses
    place = await tables.place(code)
    assert place.table.ended is not None
    assert not place.table.public
    assert place.room
    assert state(await stored(tables, place)) == state(place.room)
    assert await unfinished_tutorial(tables, game, "g0") == ""


@pytest.mark.anyio
async def test_another_answer_changes_nothing_and_gets_a_friendly_word(tables: Tables, clock: Clock) -> None:
    code = await begin_tutorial(tables, "no_words", guest="g0", name="")
    while (step := await _until_learner(tables, code, clock)) and step.seat is None:
        await _go_on(tables, code, clock)
    assert step
    room = await room_of(tables, code)
    before, question = state(room), _question(room, step)
    for text, code_of_refusal in (("К", "tutorial_otherwise"), ("Ю", "not_an_option")):
        with pytest.raises(Refused) as refused:
            await tables.play.answer(code, 0, question, text)
        assert refused.value.code == code_of_refusal
    with pytest.raises(Refused, match="stale"):
        await tables.play.read_on(code, 0, room.seq)
    assert state(await room_of(tables, code)) == before
    await tables.play.answer(code, 0, question, "Щ")


@pytest.mark.anyio
async def test_the_other_seats_are_called_in_the_learners_language(tables: Tables) -> None:
    place = await tables.place(await begin_tutorial(tables, "forest_whisper", guest="g0", name="Аня"))
    assert place.names() == ["Аня", "Белка"]
    assert place.names("en") == ["Аня", "Squirrel"]


@pytest.mark.anyio
async def test_nothing_is_taken_back(tables: Tables, clock: Clock) -> None:
    """The steps only go forwards, even where the rules would let one answer anew."""
    code = await begin_tutorial(tables, "forest_whisper", guest="g0", name="")
    for _ in range(2):
        await _go_on(tables, code, clock)
    room = await room_of(tables, code)
    assert room.record.match.may_undo(0)
    with pytest.raises(Refused, match="no_undo"):
        await tables.play.undo(code, 0)


@pytest.mark.anyio
async def test_while_the_teacher_speaks_nothing_is_answered_and_a_page_is_turned_once(
    tables: Tables, clock: Clock
) -> None:
    code = await begin_tutorial(tables, "no_words", guest="g0", name="")
    room = await room_of(tables, code)
    question = room.record.match.questions(0)[0].id
    with pytest.raises(Refused, match="tutorial_read"):
        await tables.play.answer(code, 0, question, "Щ")
    with pytest.raises(Refused, match="not_seated"):
        await tables.play.read_on(code, 1, room.seq)
    first = room.seq
    await tables.play.read_on(code, 0, first)
    with pytest.raises(Refused, match="stale"):
        await tables.play.read_on(code, 0, first)
    assert (await room_of(tables, code)).seq == first + 1


@pytest.mark.anyio
async def test_it_is_gone_on_with_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    first = await opened(tmp_path, clock)
    code = await begin_tutorial(first, "no_words", guest="g0", name="Аня")
    for _ in range(7):
        await _go_on(first, code, clock)
    reached = (await room_of(first, code)).seq
    await first.close()
    second = await opened(tmp_path, clock)
    assert await unfinished_tutorial(second, "no_words", "g0") == code
    assert (await room_of(second, code)).seq >= reached
    while await _go_on(second, code, clock):
        pass
    await second.close()


@pytest.mark.anyio
async def test_one_that_was_rewritten_meanwhile_is_begun_anew(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await begin_tutorial(tables, "no_words", guest="g0", name="Аня")
    await _go_on(tables, code, clock)
    tables.registry.forget(code)
    rewritten = msgspec.structs.replace(tutorial_of("no_words"), digest="another")
    monkeypatch.setattr(games, "tutorial", lambda name: rewritten)
    with pytest.raises(Refused, match="tutorial_changed"):
        await tables.place(code)
    assert await unfinished_tutorial(tables, "no_words", "g0") == ""
    assert await tables.store.table(code) is None


@pytest.mark.anyio
async def test_who_leaves_leaves_nothing_behind(tables: Tables) -> None:
    code = await begin_tutorial(tables, "no_words", guest="g0", name="Аня")
    with pytest.raises(Refused, match="not_host"):
        await leave_tutorial(tables, code, "g1")
    await leave_tutorial(tables, code, "g0")
    with pytest.raises(Refused, match="no_table"):
        await tables.place(code)
    assert await tables.store.tables_of("g0") == []


@pytest.mark.anyio
async def test_an_ordinary_table_is_not_left_like_a_tutorial(tables: Tables) -> None:
    place = await tables.seating.lay("no_words", 2, games.game("no_words").settings(), host="g0", name="")
    with pytest.raises(Refused):
        await leave_tutorial(tables, place.code, "g0")
    assert await unfinished_tutorial(tables, "no_words", "g0") == ""


# --- the file -------------------------------------------------------------------------------------------

HEAD = 'players = 2\nnames = [{ ru = "Ёж", en = "Hedgehog" }]\nminutes = 5\nlearned = []\n'
SAID = 'say = { ru = "Да.", en = "Yes." }\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players = 2\nnames = []\nminutes = 5\nlearned = []\nstep = []", "a name each"),
        (HEAD + "[[step]]\nclause = 'NW-1.1'", "the teacher says something"),
        (HEAD + "[[step]]\nseat = 1\nkind = 'place'", "of which kind, and what"),
        (HEAD + "[[step]]\nseat = 1\nkind = 'place'\nanswers = ['К', 'Л']", "exactly one answer"),
        (HEAD + "[[step]]\nseat = 0\nkind = 'place'\nanswers = ['К']", "told what to do"),
        (HEAD + "[[step]]\n" + SAID + "colour = 'red'", "colour"),
        (HEAD + "settings = { pace = 'slow' }\n[[step]]\n" + SAID, "slow"),
    ],
)
def test_a_bad_file_says_what_is_wrong(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "tutorial.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadCards, match=reason):
        read_tutorial(path, games.game("no_words"))
