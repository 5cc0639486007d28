"""What one sees before a match begins: who plays whom, and what was agreed on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NoReturn

import httpx
import msgspec
import pytest

from polyana import games
from polyana.table import Room
from polyana.table.place import HOST_GRACE_SECONDS
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.pages.home import waited_for
from polyana.web.render.assets import assets
from polyana.web.render.lobby import lobby_region
from polyana.web.render.settings import settings_form

pytestmark = pytest.mark.anyio


async def lobby(server: Server, game: str, players: int, language: str = "ru", **settings: object) -> str:
    """The lobby of a new table, as its host sees it."""
    chosen = games.game(game).settings(**settings)
    place = await server.tables.seating.lay(game, players, chosen, host="g0", name="Аня")
    return lobby_region(server, place, Guest("g0", "Аня", "", language))


def parts(drawn: str) -> list[str]:
    return re.findall('data-test="part">([^<]*)<', drawn)


async def test_every_seat_tells_whom_it_will_play(server: Server) -> None:
    usual = await lobby(server, "wall_whisper", 3)
    assert parts(usual) == ["убийца: Орион", "жертвы: Эвелин, Зак", "жертва: Рой"]
    other = await lobby(server, "wall_whisper", 2, "en", killer_seat=1, second_killer="roboeye")
    assert parts(other) == ["victims: Evelyn, Zack, Roy", "killers: Orion, Roboeye"]
    assert parts(await lobby(server, "no_words", 3)) == []


async def test_a_seat_that_was_agreed_on_is_called_as_everywhere_else(server: Server) -> None:
    drawn = await lobby(server, "wall_whisper", 3, killer_seat=2)
    assert re.search(r"<strong>Кто играет за убийцу:</strong>\s+Место 3\b", drawn)


LEADS = {
    "ru": ("Зовите друзей!", "Ждём, когда хозяин начнёт партию.", "Садитесь или смотрите."),
    "en": ("Invite your friends!", "Waiting for the host to begin.", "Take a seat, or watch."),
}


@pytest.mark.parametrize("language", LEADS)
async def test_everybody_is_told_what_she_waits_for(
    server: Server, client: httpx.AsyncClient, language: str
) -> None:
    laid = await server.tables.seating.lay(
        "no_words", 3, games.game("no_words").settings(), host="g0", name="Аня"
    )
    await server.tables.seating.sit(laid.code, "g1", "Боря")
    for number, lead in enumerate(LEADS[language]):
        cookie = server.signer.cookie(Guest(f"g{number}", "", "", language))
        answer = await client.get(f"/t/{laid.code}", headers={"cookie": cookie.partition(";")[0]})
        told = [one for one in LEADS[language] if one in answer.text]
        assert told == [lead]


async def test_whoever_sits_at_a_table_whose_host_has_gone_may_run_it(
    server: Server, client: httpx.AsyncClient
) -> None:
    laid = await server.tables.seating.lay(
        "no_words", 3, games.game("no_words").settings(), host="g0", name="Аня"
    )
    await server.tables.seating.sit(laid.code, "g1", "Боря")
    boris, visitor = (server.signer.guest_with_id(one, "", "ru") for one in ("g1", "g2"))
    async with server.tables.watch(laid.code, "g0"):
        assert 'data-test="take-over"' not in lobby_region(server, laid, boris)
    assert 'data-test="take-over"' not in lobby_region(server, laid, boris)
    now = server.tables.now() + HOST_GRACE_SECONDS
    server.tables.now = server.tables.registry.now = lambda: now
    offered = lobby_region(server, laid, boris)
    assert f'action="/t/{laid.code}/host"' in offered
    assert 'data-test="start"' not in offered
    assert 'data-test="take-over"' not in lobby_region(server, laid, visitor)
    csrf = re.findall(r'name="csrf" value="(\w+)"', offered)[-1]
    cookie = server.signer.cookie(boris).partition(";")[0]
    await client.post(f"/t/{laid.code}/host", data={"csrf": csrf}, headers={"cookie": cookie})
    assert 'data-test="start"' in lobby_region(server, await server.tables.place(laid.code), boris)


def test_the_form_asks_at_once_who_hunts_and_folds_the_fine_points_away() -> None:
    hunt = {one.name: one for one in settings_form(games.game("wall_whisper"), "ru")}
    assert (hunt["killer_seat"].fine, hunt["killer_seat"].optional) == (False, False)
    assert (hunt["second_seat"].fine, hunt["second_seat"].optional) == (True, True)
    mages = [one.name for one in settings_form(games.game("forest_mages"), "ru") if not one.fine]
    assert mages == ["abilities", "characters"]


async def test_my_tables_say_where_one_is_waited_for(server: Server, client: httpx.AsyncClient) -> None:
    settings = games.game("no_words").settings(first=0)
    laid = await server.tables.seating.lay("no_words", 2, settings, host="g0", name="Аня")
    await server.tables.seating.sit(laid.code, "g1", "Боря")
    await server.tables.seating.start(laid.code, "g0")
    for guest, tag in (("g0", '<span class="tag turn">ждут вас<'), ("g1", '<span class="tag">партия идёт<')):
        cookie = server.signer.cookie(Guest(guest, "", "", "ru")).partition(";")[0]
        assert tag in (await client.get("/", headers={"cookie": cookie})).text


async def test_my_tables_know_it_after_a_restart_without_playing_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is anybody waited for whose seat a bot plays."""
    server = Server.at(tmp_path)
    await server.open()
    settings = games.game("no_words").settings(first=0, window_seconds=None)
    laid = await server.tables.seating.lay("no_words", 3, settings, host="g0", name="Аня")
    for guest in ("g1", "g2"):
        await server.tables.seating.sit(laid.code, guest, guest)
    await server.tables.seating.start(laid.code, "g0")
    room = (await server.tables.place(laid.code)).room
    assert room
    (question,) = room.record.match.questions(0)
    await server.tables.play.answer(laid.code, 0, question.id, question.texts[0])
    await server.close()

    def play(*_: Any) -> NoReturn:
        raise AssertionError("a list of matches is not worth playing one")

    monkeypatch.setattr(Room, "rebuild", play)
    await server.open()
    waited = {}
    for guest in ("g0", "g1", "g2"):
        mine = [await server.tables.store.table(laid.code)]
        waited[guest] = await waited_for(server, [one for one in mine if one], Guest(guest, "", ""))
    assert waited == {"g0": set(), "g1": {laid.code}, "g2": {laid.code}}
    (row, seats) = mine[0] or pytest.fail("the table is gone")
    by_bot = [msgspec.structs.replace(one, bot="player") for one in seats]
    assert await waited_for(server, [(row, by_bot)], Guest("g1", "", "")) == set()
    await server.close()


async def test_nobody_is_away_for_herself(server: Server, client: httpx.AsyncClient) -> None:
    """The page is drawn before its line is open: what is said of the absent is hidden on one's own plate."""
    settings = games.game("no_words").settings(first=0)
    laid = await server.tables.seating.lay("no_words", 2, settings, host="g0", name="Аня", bots=["player"])
    await server.tables.seating.start(laid.code, "g0")
    cookie = server.signer.cookie(Guest("g0", "", "", "ru")).partition(";")[0]
    drawn = (await client.get(f"/t/{laid.code}", headers={"cookie": cookie})).text
    assert '<span class="theirs">отсутствует</span><span class="ours">ждут вас</span>' in drawn
    assert re.search(r'class="mini host-only theirs"[^>]* data-test="replace"', drawn)
    assert '[data-seat="0"] #plate-0 .theirs' in assets()["table.css"].body.decode()
