"""The form for a new table offers only the numbers of players that the chosen settings allow."""

from __future__ import annotations

import re

import httpx
import pytest

pytestmark = pytest.mark.anyio

BARRED = re.compile(r'name="players"\s+value="(\d)"[^>]* disabled')


async def test_the_form_bars_what_the_usual_settings_do_not_allow(client: httpx.AsyncClient) -> None:
    form = (await client.get("/new/wall_whisper")).text
    assert BARRED.findall(form) == ["5"]
    assert "Впятером играют только с двумя убийцами — ШС 1.6" in form
    assert BARRED.findall((await client.get("/new/no_words")).text) == []


@pytest.mark.parametrize(
    ("chosen", "barred"),
    [
        ({}, "5"),
        ({"second_killer": "roboeye"}, ""),
        ({"second_killer": "orion"}, "2345"),
        ({"second_killer": "roboeye", "second_seat": "1"}, "2"),
        ({"second_killer": "roboeye", "second_seat": "0"}, "5"),
        ({"killer_seat": "3"}, "235"),
        ({"killer": "nobody"}, ""),
    ],
)
async def test_the_numbers_follow_the_settings(
    client: httpx.AsyncClient, chosen: dict[str, str], barred: str
) -> None:
    asked = {f"setting-{name}": value for name, value in chosen.items()}
    said = (await client.get("/new/wall_whisper/fits", params=asked)).json()
    assert "".join(said) == barred
    assert all("ШС" in why for why in said.values())


async def refused(client: httpx.AsyncClient, game: str, **chosen: str) -> str:
    """The form that comes back after a wrong setting."""
    csrf = re.search(r'name="csrf" value="([^"]+)"', (await client.get(f"/new/{game}")).text)
    assert csrf
    form = {"csrf": csrf[1], "players": "4"} | {f"setting-{name}": value for name, value in chosen.items()}
    said = await client.post(f"/new/{game}", data=form)
    assert said.status_code == 409
    return said.text


async def test_a_refused_form_says_why_in_the_words_of_the_game(client: httpx.AsyncClient) -> None:
    said = await refused(client, "wall_whisper", second_killer="orion")
    assert "Убийцы должны быть разными — ШС 39.2" in said
    assert "Настройка «Часы окна, секунд» не годится: нужно целое число" in await refused(
        client, "no_words", window_seconds="abc"
    )


async def test_people_count_seats_from_one(client: httpx.AsyncClient) -> None:
    said = await refused(client, "wall_whisper", killer_seat="4")
    assert "Настройка «Кто играет за убийцу» не годится: такого места за столом нет — ШС 1.7" in said


async def test_what_no_number_of_players_allows_bars_none_of_them(client: httpx.AsyncClient) -> None:
    assert BARRED.findall(await refused(client, "no_words", window_seconds="999")) == []
