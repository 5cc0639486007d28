"""Files that a browser keeps for ever, pages that travel packed, secrets that look different each time."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from polyana import games
from polyana.web.http.identity import same_secret
from polyana.web.http.server import Server
from polyana.web.render import assets
from web.players import lay

pytestmark = pytest.mark.anyio


async def test_everything_a_page_asks_for_is_there_and_kept_for_ever(client: httpx.AsyncClient) -> None:
    begun = (await lay(client))[0].code
    asked: set[str] = set()
    for path in ("/", "/new/no_words", "/rules/no_words", "/replay", f"/t/{begun}"):
        asked |= set(re.findall(r'(?:src|href)="(/static/[^"]+)"', (await client.get(path)).text))
    assert any(one.endswith("games/no_words/page.js") for one in asked)
    for address in asked:
        said = await client.get(address)
        assert said.status_code == 200, address
        assert "immutable" in said.headers["cache-control"]
        assert "set-cookie" not in said.headers


async def test_what_the_files_refer_to_is_there(client: httpx.AsyncClient) -> None:
    """Relative to themselves, under the same version."""
    places = [one for one in assets.assets() if one.endswith((".css", ".js"))]
    assert len(places) > len(games.names())
    for place in places:
        here = httpx.URL("http://polyana.test" + assets.address(place))
        text = assets.assets()[place].body.decode()
        found = re.findall(r'from "(\.[^"]+)"|import "(\.[^"]+)"|url\(([^)"\']+)\)', text)
        for reference in filter(None, (part for parts in found for part in parts)):
            if not reference.startswith("#"):
                assert (await client.get(here.join(reference))).status_code == 200, (place, reference)


async def test_another_version_is_served_but_not_kept(client: httpx.AsyncClient) -> None:
    said = await client.get("/static/yesterday/style.css")
    assert said.status_code == 200
    assert said.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("accept", ["gzip", "identity"])
async def test_pages_and_files_are_packed_for_those_who_can_unpack(
    client: httpx.AsyncClient, accept: str
) -> None:
    for path in ("/", assets.address("style.css")):
        said = await client.get(path, headers={"accept-encoding": accept})
        assert said.headers.get("content-encoding", "identity") == accept
        assert accept == "identity" or "accept-encoding" in said.headers["vary"].lower()
        assert said.headers["content-type"].count("charset=utf-8") == 1
        assert len(said.text) > 1000


async def test_what_programs_get_is_not_packed(client: httpx.AsyncClient) -> None:
    seat = (await lay(client))[0]
    said = await client.get(f"{seat.path}/view", headers={**seat.headers, "accept-encoding": "gzip"})
    assert "content-encoding" not in said.headers


async def test_no_secret_looks_the_same_on_two_pages(client: httpx.AsyncClient, server: Server) -> None:
    """Or the size of a packed page would tell, guess by guess, what stands on it."""
    await client.get("/")
    guest = server.signer.read_guest(client.cookies["polyana"])
    assert guest
    place = await server.tables.seating.lay(
        "no_words", 2, games.game("no_words").settings(), host=guest.id, name="Аня"
    )
    await server.tables.seating.start(place.code, guest.id)
    pages = [(await client.get(f"/t/{place.code}")).text for _ in range(2)]
    tokens = [re.findall(r'name="csrf" value="(\w+)"', page) for page in pages]
    assert all(same_secret(token, guest.csrf) for found in tokens for token in found)
    assert not set(tokens[0]) & set(tokens[1])
    links = [re.findall(r"/seat/([\w.-]+)", page)[0] for page in pages]
    assert links[0].rpartition(".")[2] != links[1].rpartition(".")[2]
    assert {server.links.open_seat(await server.tables.place(place.code), link) for link in links} == {0}
    assert not same_secret("", "")
    assert not same_secret("zz", "zz")


def test_a_style_sheet_holds_the_parts_that_it_imports(tmp_path: Path) -> None:
    """In their order, and what they refer to is still found."""
    (tmp_path / "css").mkdir()
    (tmp_path / "page.css").write_text('/* all */\n\n@import "css/one.css";\n@import "css/two.css";\n')
    (tmp_path / "css/one.css").write_text('.a { background: url(../static/a.svg), url("data:b"), url(#c) }\n')
    (tmp_path / "css/two.css").write_text('@import "deep.css";\n.b { src: url(../../../paper.svg) }\n')
    (tmp_path / "css/deep.css").write_text(".c { src: url(here.svg) }\n")
    assert assets.style_sheet(tmp_path / "page.css") == (
        '/* all */\n\n.a { background: url(static/a.svg), url("data:b"), url(#c) }\n'
        ".c { src: url(css/here.svg) }\n.b { src: url(../../paper.svg) }\n"
    )


def test_no_page_asks_for_the_parts_of_a_style_sheet() -> None:
    sheets = [one.body for place, one in assets.assets().items() if place.endswith("page.css")]
    assert len(sheets) == len(games.names())
    assert not any(b"@import" in sheet for sheet in sheets)
    assert b"@import" not in assets.assets()["style.css"].body
