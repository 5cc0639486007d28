"""Laying, sitting down, standing up, bots in seats, beginning, laying again: who may do what, and when."""

from __future__ import annotations

import asyncio
import math
from random import Random

import pytest

from polyana.core import Refused
from polyana.games.letter_jam.rules.settings import Settings as Jam
from polyana.games.no_words.rules.settings import Settings
from polyana.store import ChatRow
from polyana.table import Tables
from polyana.table.names import CODE_ALPHABET, CODE_LENGTH, new_code
from polyana.table.place import HOST_GRACE_SECONDS
from table.helpers import UNTIMED, Clock, begun, play_out, refusal, room_of, state

pytestmark = pytest.mark.anyio


async def laid(tables: Tables, players: int = 3, bots: tuple[str, ...] = ()) -> str:
    place = await tables.seating.lay("no_words", players, UNTIMED, host="g0", name="Аня", bots=bots)
    return place.code


async def test_the_host_sits_in_the_first_seat_and_bots_in_the_last(tables: Tables) -> None:
    place = await tables.place(await laid(tables, 4, ("novice", "master")))
    assert [(one.guest, one.bot) for one in place.seats] == [
        ("g0", ""),
        ("", ""),
        ("", "novice"),
        ("", "master"),
    ]
    assert place.empty() == [1]
    assert len({one.token for one in place.seats}) == 4


@pytest.mark.parametrize(
    ("players", "settings", "bots", "code"),
    [
        (1, UNTIMED, (), "players"),
        (7, UNTIMED, (), "players"),
        (2, Settings(window_seconds=1), (), "setting"),
        (2, UNTIMED, ("player", "player"), "too_many_bots"),
        (2, UNTIMED, ("genius",), "no_bot"),
    ],
)
async def test_a_table_that_cannot_be_laid(
    tables: Tables, players: int, settings: Settings, bots: tuple[str, ...], code: str
) -> None:
    with pytest.raises(Refused) as error:
        await tables.seating.lay("no_words", players, settings, host="g0", name="", bots=bots)
    assert refusal(error) == code
    assert await tables.store.tables_of("g0") == []


async def test_no_setting_is_as_long_as_a_book(tables: Tables) -> None:
    """It is read by everybody who comes to the table; the rules do not mind blanks between numbers."""
    settings = Jam(lengths="5" + " " * 5_000 + "5")
    with pytest.raises(Refused) as error:
        await tables.seating.lay("letter_jam", 2, settings, host="g0", name="")
    assert refusal(error) == "too_long"
    assert await tables.store.tables_of("g0") == []


async def test_guests_take_the_first_empty_seat_or_the_one_they_name(tables: Tables) -> None:
    code = await laid(tables, 4)
    assert await tables.seating.sit(code, "g2", "Вера", 2) == 2
    assert await tables.seating.sit(code, "g1", "  Боря\u202e ") == 1
    assert (await tables.place(code)).names() == ["Аня", "Боря", "Вера", ""]


async def test_two_at_a_table_are_never_called_alike(tables: Tables) -> None:
    code = await laid(tables, 4, ("novice",))
    await tables.seating.sit(code, "g1", "Аня")
    await tables.seating.sit(code, "g2", "аня")
    fox = "Лиса (бот-новичок)"
    assert (await tables.place(code)).names() == ["Аня", "Аня 2", "аня 3", fox]
    await tables.seating.change_appearance(code, "g1", fox)
    await tables.seating.change_appearance(code, "g2", "аня")  # her own number is free again
    assert (await tables.place(code)).names() == ["Аня", "Лиса", "аня 2", fox], "no person is a bot"
    await tables.seating.change_appearance(code, "g1", "Ж" * 30)
    await tables.seating.change_appearance(code, "g2", "Ж" * 30)
    assert (await tables.place(code)).names()[1:3] == ["Ж" * 24, "Ж" * 21 + " 2"]


async def test_who_may_not_sit_down(tables: Tables) -> None:
    code = await laid(tables)
    await tables.seating.sit(code, "g1", "Боря", 1)
    for guest, seat, why in (("g1", 2, "seated"), ("g2", 1, "no_seat"), ("g2", 9, "no_seat")):
        with pytest.raises(Refused) as error:
            await tables.seating.sit(code, guest, "", seat)
        assert refusal(error) == why
    await tables.seating.sit(code, "g2", "")
    for guest, why in (("g3", "no_seat"),):
        with pytest.raises(Refused) as error:
            await tables.seating.sit(code, guest, "")
        assert refusal(error) == why
    await tables.seating.start(code, "g0")
    with pytest.raises(Refused) as error:
        await tables.seating.sit(code, "g3", "")
    assert refusal(error) == "begun"
    with pytest.raises(Refused) as error:
        await tables.seating.sit("nowhere", "g3", "")
    assert refusal(error) == "no_table"


async def test_standing_up_empties_the_seat_and_voids_its_token(tables: Tables) -> None:
    code = await laid(tables)
    await tables.seating.sit(code, "g1", "Боря")
    token = (await tables.place(code)).seats[1].token
    await tables.seating.stand_up(code, "g1")
    seat = (await tables.place(code)).seats[1]
    assert (seat.guest, seat.name, seat.bot) == ("", "", "")
    assert seat.token != token
    with pytest.raises(Refused) as error:
        await tables.seating.stand_up(code, "g1")
    assert refusal(error) == "not_seated"


async def test_a_bot_plays_on_for_whoever_stands_up_in_mid_game(tables: Tables) -> None:
    code = await begun(tables)
    await tables.seating.stand_up(code, "g2")
    seat = (await tables.place(code)).seats[2]
    assert (seat.guest, seat.bot) == ("", "player")


async def test_only_the_host_begins_and_only_once(tables: Tables) -> None:
    code = await laid(tables)
    for guest, why in (("g1", "not_host"), ("", "not_host")):
        with pytest.raises(Refused) as error:
            await tables.seating.start(code, guest)
        assert refusal(error) == why
    await tables.seating.start(code, "g0")
    assert (await tables.place(code)).bots() == {1: "player", 2: "player"}
    with pytest.raises(Refused) as error:
        await tables.seating.start(code, "g0")
    assert refusal(error) == "begun"


async def test_the_host_seats_bots_and_removes_them_before_the_match(tables: Tables) -> None:
    code = await laid(tables)
    await tables.seating.set_bot(code, "g0", 1, "master")
    assert (await tables.place(code)).bots() == {1: "master"}
    await tables.seating.set_bot(code, "g0", 1, "")
    assert (await tables.place(code)).empty() == [1, 2]
    for guest, seat, level, why in (
        ("g1", 1, "master", "not_host"),
        ("g0", 9, "master", "no_seat"),
        ("g0", -1, "master", "no_seat"),
        ("g0", 1, "genius", "no_bot"),
    ):
        with pytest.raises(Refused) as error:
            await tables.seating.set_bot(code, guest, seat, level)
        assert refusal(error) == why


async def test_nobody_is_not_the_owner_of_a_seat_that_nobody_owns(tables: Tables) -> None:
    """A shared screen has no guest, and neither has the seat of a bot."""
    code = await laid(tables, 3, ("novice",))
    with pytest.raises(Refused) as error:
        await tables.seating.set_bot(code, "", 2, "")
    assert refusal(error) == "not_host"
    assert (await tables.place(code)).bots() == {2: "novice"}


async def test_bots_sit_where_they_were_put(tables: Tables) -> None:
    place = await tables.place(await laid(tables, 4, ("novice", "", "master")))
    assert place.bots() == {1: "novice", 3: "master"}
    assert place.empty() == [2]


async def test_the_host_cannot_take_a_seat_that_a_guest_has_just_taken(tables: Tables) -> None:
    """Even before the guest's page is open: the host chose when the seat was still free."""
    code = await laid(tables)
    await tables.seating.sit(code, "g1", "Гость")
    for level in ("master", ""):
        with pytest.raises(Refused) as error:
            await tables.seating.set_bot(code, "g0", 1, level)
        assert refusal(error) == "no_seat"
    place = await tables.place(code)
    assert (place.seats[1].guest, place.seats[1].bot, place.seats[1].name) == ("g1", "", "Гость")


async def test_an_absent_player_is_replaced_and_comes_back(tables: Tables) -> None:
    code = await begun(tables)
    async with tables.watch(code, "g1"):
        with pytest.raises(Refused) as error:
            await tables.seating.set_bot(code, "g0", 1, "player")
        assert refusal(error) == "present"
    await tables.seating.set_bot(code, "g0", 1, "player")
    place = await tables.place(code)
    assert (place.seats[1].guest, place.seats[1].bot, place.seats[1].name) == ("g1", "player", "Гость 1")
    with pytest.raises(Refused) as error:
        await tables.seating.set_bot(code, "g2", 1, "")
    assert refusal(error) == "not_host"
    await tables.seating.set_bot(code, "g1", 1, "")
    assert (await tables.place(code)).bots() == {}


async def test_a_seat_that_nobody_owns_cannot_be_given_back(tables: Tables) -> None:
    code = await begun(tables, 3, bots=["player"])
    with pytest.raises(Refused) as error:
        await tables.seating.set_bot(code, "g0", 2, "")
    assert refusal(error) == "nobody_there"


async def test_a_rematch_keeps_seats_and_is_laid_once(tables: Tables) -> None:
    code = await begun(tables)
    with pytest.raises(Refused) as error:
        await tables.seating.rematch(code, "g0")
    assert refusal(error) == "not_over"
    await play_out(tables, code, Random(1))
    with pytest.raises(Refused) as error:
        await tables.seating.rematch(code, "stranger")
    assert refusal(error) == "not_seated"
    after = await tables.seating.rematch(code, "g1")
    assert await tables.seating.rematch(code, "g2") == after
    old, new = await tables.place(code), await tables.place(after)
    assert [one.guest for one in new.seats] == [one.guest for one in old.seats]
    assert not {one.token for one in new.seats} & {one.token for one in old.seats}
    assert new.table.key != old.table.key
    await tables.seating.start(after, "g0")


async def test_nothing_can_be_answered_before_and_after_the_match(tables: Tables) -> None:
    code = await laid(tables)
    with pytest.raises(Refused) as error:
        await tables.play.answer(code, 0, "0-place-0", "К")
    assert refusal(error) == "not_begun"
    code = await begun(tables)
    room = await play_out(tables, code, Random(2))
    before = state(room)
    for seat in range(3):
        with pytest.raises(Refused) as error:
            await tables.play.answer(code, seat, "0-place-0", "К")
        assert refusal(error) == "over"
    assert state(await room_of(tables, code)) == before
    found = await tables.store.table(code)
    assert found
    assert found[0].ended is not None


async def test_chat_is_for_those_who_sit_and_is_kept_short(tables: Tables) -> None:
    code = await begun(tables)
    await tables.chat.post(code, "g1", "  привет \n всем " + "!" * 500)
    for guest, text, why in (("stranger", "я тут", "not_seated"), ("g0", " \n ", "empty_chat")):
        with pytest.raises(Refused) as error:
            await tables.chat.post(code, guest, text)
        assert refusal(error) == why
    for number in range(60):
        await tables.chat.post(code, "g0", str(number))
    said = await tables.chat.last(code)
    assert said == await tables.store.chat(code, 50)
    assert [one.text for one in said][-2:] == ["58", "59"]
    first = (await tables.store.chat(code, 1000))[0]
    assert first.text.startswith("привет всем !")
    assert len(first.text) == 300


async def test_drafts_are_kept_per_seat_and_short(tables: Tables) -> None:
    code = await begun(tables)
    await tables.play.put_draft(code, 1, "ко" * 5000)
    assert await tables.store.draft(code, 1) == ("ко" * 5000)[:2000]
    assert await tables.store.draft(code, 0) == ""


def test_codes_cannot_be_guessed() -> None:
    assert CODE_LENGTH * math.log2(len(CODE_ALPHABET)) >= 59
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(set(code) <= set(CODE_ALPHABET) and len(code) == CODE_LENGTH for code in codes)


async def test_what_is_said_while_somebody_else_reads_is_not_forgotten(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that opens reads the chat from disk; by the time it has read it, there may be one line more."""
    code = await begun(tables)
    read, reading, slow = tables.store.chat, asyncio.Event(), asyncio.Event()

    async def slowly(code: str, last: int) -> list[ChatRow]:
        found = await read(code, last)
        if not reading.is_set():
            reading.set()
            await slow.wait()
        return found

    monkeypatch.setattr(tables.store, "chat", slowly)
    opening = asyncio.create_task(tables.chat.last(code))
    await reading.wait()
    await tables.chat.post(code, "g0", "раз")
    slow.set()
    await opening
    assert [one.text for one in await tables.chat.last(code)] == ["раз"]
    await tables.chat.post(code, "g1", "два")
    assert [one.text for one in await tables.chat.last(code)] == ["раз", "два"]


async def test_somebody_at_the_table_runs_it_when_the_host_has_gone(tables: Tables, clock: Clock) -> None:
    """Gone for a while: a page that is loaded anew is no reason, nor is a restart of the server."""
    code = await laid(tables, 2)
    await tables.seating.sit(code, "g1", "Борис")

    async def is_refused() -> None:
        with pytest.raises(Refused) as error:
            await tables.seating.become_host(code, "g1")
        assert refusal(error) == "host_present"

    async with tables.watch(code, "g0"):
        clock.time += 2 * HOST_GRACE_SECONDS
        await is_refused()
    clock.time += HOST_GRACE_SECONDS - 1
    await is_refused()
    tables.registry.forget(code)
    await is_refused()
    clock.time += HOST_GRACE_SECONDS
    with pytest.raises(Refused) as error:
        await tables.seating.become_host(code, "stranger")
    assert refusal(error) == "not_seated"
    with pytest.raises(Refused) as error:
        await tables.seating.start(code, "g1")
    assert refusal(error) == "not_host"
    await tables.seating.become_host(code, "g1")
    tables.registry.forget(code)
    await tables.seating.start(code, "g1")
    with pytest.raises(Refused) as error:
        await tables.seating.set_bot(code, "g0", 1, "player")
    assert refusal(error) == "not_host"


async def test_a_host_who_leaves_others_at_the_table_rules_it_no_longer(tables: Tables) -> None:
    code = await laid(tables, 4)
    for number in range(1, 4):
        await tables.seating.sit(code, f"g{number}", f"Гость {number}")
    async with tables.watch(code, "g2"):
        await tables.seating.stand_up(code, "g0")
    assert (await tables.place(code)).table.host == "g2", "who is there, rather than who is not"
    for deed in (tables.seating.start(code, "g0"), tables.seating.set_bot(code, "g0", 1, "player")):
        with pytest.raises(Refused) as error:
            await deed
        assert refusal(error) == "not_host"
    tables.registry.forget(code)
    await tables.seating.stand_up(code, "g2")
    assert (await tables.place(code)).table.host == "g1"
    await tables.seating.stand_up(code, "g3")
    assert (await tables.place(code)).table.host == "g1"
    await tables.seating.stand_up(code, "g1")
    assert (await tables.place(code)).table.host == "g1", "there is nobody else"
    await tables.seating.start(code, "g1")


async def test_those_at_the_table_are_told_when_the_host_has_been_away_for_long(
    tables: Tables, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polyana.table.registry.HOST_GRACE_SECONDS", 0.05)
    code = await laid(tables, 2)
    async with tables.watch(code, "g1") as changed:
        async with tables.watch(code, "g0"):
            pass
        changed.clear()
        async with asyncio.timeout(20):
            await changed.wait()


async def test_what_strangers_write_turns_nobodys_screen_round(tables: Tables) -> None:
    code = await laid(tables, 2)
    await tables.seating.sit(code, "g1", "Сова\x1b[2J (бот-мастер)\u202e")
    place = await tables.place(code)
    assert place.seats[1].name == "Сова 2J"
    await tables.seating.change_appearance(code, "g1", "Ёж\u200b ［бoт\u00ad-мастер］")
    assert place.seats[1].name == "Ёж"
    await tables.chat.post(code, "g1", "раз\x00\x1b[31m\u202e\u2066два\u2069 👩\u200d🚀\nтри")
    assert (await tables.chat.last(code))[-1].text == "раз[31mдва 👩\u200d🚀 три"
    with pytest.raises(Refused) as error:
        await tables.chat.post(code, "g1", "\u202e\x1b\u200e")
    assert refusal(error) == "empty_chat"
