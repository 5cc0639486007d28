"""Names, colours and signs before a match: each is one's own, and stays so at the next table."""

from __future__ import annotations

from random import Random

import pytest

from polyana.core import Refused
from polyana.core.speech import LANGUAGES
from polyana.store import Conflict
from polyana.table import Tables
from polyana.table.marks import DEFAULT_MARKS, mark_of, with_mark
from polyana.table.names import BOT_NAMES, LEVEL_NAMES, NAMELESS, bot_name, name_in
from table.helpers import UNTIMED, begun, play_out, refusal

pytestmark = pytest.mark.anyio


async def two_people(tables: Tables) -> str:
    code = (await tables.seating.lay("no_words", 3, UNTIMED, host="g0", name="Аня", bots=("novice",))).code
    await tables.seating.sit(code, "g1", "Боря")
    return code


async def marks(tables: Tables, code: str) -> list[int]:
    place = await tables.place(code)
    return [place.mark(one.seat) for one in place.seats]


async def test_every_seat_has_a_colour_of_its_own_until_somebody_chooses(tables: Tables) -> None:
    code = await two_people(tables)
    assert await marks(tables, code) == [0, 1, 2]
    await tables.seating.change_appearance(code, "g0", mark=5)
    assert await marks(tables, code) == [5, 1, 2]
    await tables.seating.change_appearance(code, "g1", mark=2)  # a bot gives way
    assert await marks(tables, code) == [5, 2, 1]


async def test_nobody_takes_what_another_person_has(tables: Tables) -> None:
    code = await two_people(tables)
    for mark, why in ((0, "mark_taken"), (6, "no_mark"), (-1, "no_mark"), (12, "no_mark")):
        with pytest.raises(Refused) as error:
            await tables.seating.change_appearance(code, "g1", mark=mark)
        assert refusal(error) == why
    assert await marks(tables, code) == [0, 1, 2]
    await tables.seating.change_appearance(code, "g1", mark=1)  # one's own again: nothing happens
    assert await marks(tables, code) == [0, 1, 2]


async def test_only_whoever_sits_and_only_before_the_match(tables: Tables) -> None:
    code = await two_people(tables)
    with pytest.raises(Refused) as error:
        await tables.seating.change_appearance(code, "stranger", "Чужой")
    assert refusal(error) == "not_seated"
    await tables.seating.change_appearance(code, "g1", "  Борис\u202e ")
    assert (await tables.place(code)).names()[1] == "Борис"
    await tables.seating.start(code, "g0")
    with pytest.raises(Refused) as error:
        await tables.seating.change_appearance(code, "g1", "Боб", 3)
    assert refusal(error) == "begun"


async def test_the_colour_that_one_likes_is_kept_if_it_is_free(tables: Tables) -> None:
    code = (await tables.seating.lay("no_words", 3, UNTIMED, host="g0", name="Аня", mark=4)).code
    await tables.seating.sit(code, "g1", "Боря", mark=4)  # taken: one sits down all the same
    await tables.seating.sit(code, "g2", "Вера", mark=0)
    assert await marks(tables, code) == [4, 1, 0]
    assert (
        await tables.seating.lay("no_words", 2, UNTIMED, host="g0", name="", mark=99)
    ).table.marks == DEFAULT_MARKS


async def test_colours_outlive_the_process_and_the_match(tables: Tables) -> None:
    code = await two_people(tables)
    await tables.seating.change_appearance(code, "g0", mark=3)
    tables.registry.forget(code)
    assert await marks(tables, code) == [3, 1, 2]
    other = await begun(tables, 2)
    place = await tables.place(other)
    await tables.store.put_marks(other, DEFAULT_MARKS, "102345")
    tables.registry.forget(other)
    await play_out(tables, other, Random(1))
    assert await marks(tables, await tables.seating.rematch(other, "g0")) == [1, 0]
    assert place.table.marks == DEFAULT_MARKS


async def test_two_processes_do_not_give_away_the_same_colour(tables: Tables) -> None:
    code = await two_people(tables)
    await tables.store.put_marks(code, DEFAULT_MARKS, with_mark(DEFAULT_MARKS, 0, 5))
    with pytest.raises(Conflict):
        await tables.store.put_marks(code, DEFAULT_MARKS, with_mark(DEFAULT_MARKS, 1, 5))
    with pytest.raises(Refused) as error:  # what memory knows is old
        await tables.seating.change_appearance(code, "g1", mark=5)
    assert refusal(error) == "stale"
    assert await marks(tables, code) == [5, 1, 2]


def test_marks_are_always_all_of_them() -> None:
    rng, line = Random(7), DEFAULT_MARKS
    for _ in range(200):
        line = with_mark(line, rng.randrange(6), rng.randrange(6))
        assert sorted(line) == sorted(DEFAULT_MARKS)
    assert mark_of(DEFAULT_MARKS, 8) == 8


def test_bots_and_the_nameless_are_called_in_every_language() -> None:
    assert set(BOT_NAMES) == set(LEVEL_NAMES) == set(NAMELESS) == set(LANGUAGES)
    assert len({len(names) for names in BOT_NAMES.values()}) == 1
    for seat in range(6):
        for level in LEVEL_NAMES["ru"]:
            called = name_in(bot_name(seat, level), "en")
            assert called == bot_name(seat, level, "en")
            assert called.isascii()
    assert name_in("Аня", "en") == "Аня"
    assert name_in("Ёж (бот-мастер)", "ru") == "Ёж (бот-мастер)"


def test_a_bot_of_the_middle_level_is_not_taken_for_a_person() -> None:
    assert bot_name(2, "player") == "Сова (бот-игрок)"
    assert bot_name(2, "player", "en") == "Owl (player bot)"
    for language in LANGUAGES:
        assert all("бот" in called or "bot" in called for called in LEVEL_NAMES[language].values())
        assert name_in("Сова (игрок)", language) == bot_name(2, "player", language)  # of an older table
