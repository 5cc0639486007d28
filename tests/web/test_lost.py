"""Whoever took a wrong turn is shown the way on: a wrong code can be put right, a refused deed leads back."""

from __future__ import annotations

import re

import httpx
import pytest

from polyana import games
from polyana.table.names import show_code
from polyana.web.http.server import Server

pytestmark = pytest.mark.anyio


async def laid(server: Server) -> str:
    settings = games.game("no_words").settings()
    return (
        await server.tables.seating.lay("no_words", 2, settings, host="g0", name="Аня", bots=["player"])
    ).code


async def post(client: httpx.AsyncClient, address: str, **form: str) -> httpx.Response:
    token = re.search(r'name="csrf" value="([^"]+)"', (await client.get("/")).text)
    assert token
    return await client.post(address, data={"csrf": token[1], **form})


def back(page: str) -> str | None:
    """Where the switch of the language leads, if not to this very page."""
    found = re.search(r'name="back"\s+value="([^"]+)">', page)
    return found and found[1]


@pytest.mark.parametrize(
    "typed", ["{0}", " {1} ", "{2}", "https://club.example/t/{0}", "{0}/seat/abc", "Код: {1}!"]
)
async def test_a_code_is_read_however_it_is_written(
    client: httpx.AsyncClient, server: Server, typed: str
) -> None:
    code = await laid(server)
    typed = typed.format(code, show_code(code), show_code(code).upper().replace("-", " "))
    assert (await post(client, "/join", code=typed)).headers["location"] == f"/t/{code}"


async def test_a_code_in_an_address_is_read_as_it_is_shown(client: httpx.AsyncClient, server: Server) -> None:
    code = await laid(server)
    assert (await client.get(f"/t/{show_code(code).upper()}")).headers["location"] == f"/t/{code}"


async def test_a_wrong_code_stands_there_to_be_put_right(client: httpx.AsyncClient) -> None:
    said = await post(client, "/join", code='abcd-"2345')
    assert said.status_code == 404
    assert 'action="/join"' in said.text
    assert 'value="abcd-&#34;2345"' in said.text
    assert back(said.text) == "/"  # and not /join, which is no page
    assert 'value="zzzz"' in (await client.get("/t/zzzz")).text


async def test_the_address_of_a_deed_leads_to_its_table(client: httpx.AsyncClient, server: Server) -> None:
    """Whoever was refused and presses Enter in the address bar is not lost."""
    code = await laid(server)
    for deed in ("sit", "start", "stand", "rematch", "nonsense"):
        assert (await client.get(f"/t/{code}/{deed}")).headers["location"] == f"/t/{code}"
    assert (await client.get(f"/t/{code}/screen")).status_code == 200


async def test_a_record_that_is_gone_can_be_opened_again(client: httpx.AsyncClient) -> None:
    for digest in ("0" * 32, "nonsense"):
        said = await client.get(f"/replay/{digest}")
        assert said.status_code == 404
        assert "откройте её файл ещё раз" in said.text
        assert 'class="btn moss" href="/replay"' in said.text
        assert 'action="/join"' not in said.text


async def test_games_are_called_by_their_titles(client: httpx.AsyncClient) -> None:
    said = (await client.get("/rules/chess")).text
    assert "Нет слов" in said
    assert "no_words" not in said


async def test_a_refused_deed_leads_back_to_its_table(client: httpx.AsyncClient, server: Server) -> None:
    code = await laid(server)
    said = await post(client, f"/t/{code}/sit", seat="1", name="Боря")
    assert said.status_code == 409
    assert f'<a class="btn moss" href="/t/{code}">' in said.text
    assert back(said.text) == f"/t/{code}"
