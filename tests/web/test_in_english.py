"""Whoever has chosen English reads English, the rules and the apologies included."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES
from polyana.web.http.identity import COOKIE, Guest
from polyana.web.http.server import Server

pytestmark = pytest.mark.anyio


def speak(client: httpx.AsyncClient, server: Server, language: str) -> Guest:
    """Come in as a guest who has chosen a language."""
    new = server.signer.new_guest(language)
    client.cookies.set(COOKIE, server.signer.cookie(new).partition(";")[0].partition("=")[2])
    return new


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
async def test_the_rules_are_read_in_the_readers_language(
    game: str, language: str, client: httpx.AsyncClient, server: Server
) -> None:
    speak(client, server, language)
    said = (await client.get(f"/rules/{game}")).text
    book = rulebook(games.package(game), language)
    assert f'class="rulebook" lang="{language}"' in said
    assert f"<h1>{book.title}</h1>" in said
    assert re.findall('<p id="([^"]+)" class="clause">', said) == list(book.clauses)
    read = html.unescape(re.sub("<[^>]+>", "", said))  # terms lead to the glossary
    assert next(iter(book.clauses.values())).text.replace("**", "") in read


@pytest.mark.parametrize(("language", "words"), [("ru", "Нет такой страницы"), ("en", "Page not found")])
async def test_a_wrong_address_is_explained_in_the_readers_language(
    language: str, words: str, client: httpx.AsyncClient, server: Server
) -> None:
    speak(client, server, language)
    said = await client.get("/no/such/page")
    assert said.status_code == 404
    assert f"<h1>{words}</h1>" in said.text


async def test_whoever_has_sat_down_reads_first_who_begins(client: httpx.AsyncClient, server: Server) -> None:
    new = server.signer.new_guest()
    cookie = server.signer.cookie(Guest(new.id, "", new.csrf, "en"))
    client.cookies.set(COOKIE, cookie.partition(";")[0].partition("=")[2])
    rules = games.game("forest_whisper")
    place = await server.tables.seating.lay(rules.name, 3, rules.settings(), host="g0", name="Аня")
    await server.tables.seating.sit(place.code, new.id, "Ben")
    page = (await client.get(f"/t/{place.code}")).text
    assert page.index("You are seated. Аня will start the match.") < page.index('id="invite"')


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "ru"),
        ("*", "ru"),
        ("ru", "ru"),
        ("en-US,en;q=0.9,ru-RU;q=0.8", "ru"),
        ("en-US,en;q=0.9", "en"),
        ("DE", "en"),
    ],
)
async def test_a_stranger_is_met_in_russian_unless_their_browser_does_not_read_it(
    accepted: str | None, language: str, client: httpx.AsyncClient
) -> None:
    headers = {} if accepted is None else {"accept-language": accepted}
    assert f'<html lang="{language}">' in (await client.get("/", headers=headers)).text


async def test_the_second_device_of_a_seat_goes_on_in_its_own_language(
    client: httpx.AsyncClient, server: Server
) -> None:
    place = await server.tables.seating.lay(
        "no_words", 2, games.game("no_words").settings(), host="g0", name="Аня"
    )
    link = f"/t/{place.code}/seat/{server.links.for_seat(place, 0)}"
    guest = speak(client, server, "en")
    for page in (
        await client.get(link),
        await client.post(link, data={"csrf": guest.csrf}, follow_redirects=True),
    ):
        assert '<html lang="en">' in page.text
        assert "Аня" in page.text


@pytest.mark.parametrize(
    ("language", "name", "level"),
    [("ru", "Ёж", "бот-новичок"), ("en", "Hedgehog", "novice bot")],
)
async def test_how_well_a_bot_plays_is_said_in_the_lobby_and_beside_its_name(
    language: str, name: str, level: str, client: httpx.AsyncClient, server: Server
) -> None:
    speak(client, server, language)
    settings, tables = games.game("no_words").settings(), server.tables.seating
    place = await tables.lay("no_words", 2, settings, host="g0", name="Аня", bots=["novice"])
    lobby = (await client.get(f"/t/{place.code}")).text
    assert f"<strong>{name} ({level})</strong>" in lobby
    await tables.start(place.code, "g0")
    table = (await client.get(f"/t/{place.code}")).text
    assert re.findall(r'<h2 class="plate-name"( title=".+?")?>\s*(\S+)', table) == [
        ("", "Аня"),
        (f' title="{level}"', f"{name}-{'бот' if language == 'ru' else 'bot'}"),
    ]
