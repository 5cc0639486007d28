"""A game from a wheel brings its page, its style, its script and its drawings; the server needs no change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from polyana import games
from polyana.core import Refused
from polyana.testing import Laid
from polyana.web.http.identity import COOKIE, Guest
from polyana.web.http.server import Server
from polyana.web.render import assets
from polyana.web.render.regions import draw
from polyana.web.testing import PageKit
from web.echo import beside_ours, sixth_game
from web.players import Seated

pytestmark = pytest.mark.anyio


class Installed(NamedTuple):
    """The wheel of a game, installed."""

    site: Path
    page: bool


@pytest.fixture(scope="module", params=[True, False], ids=["with a page", "without one"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(sixth_game(tmp_path_factory.mktemp("games"), page=request.param), request.param)


@pytest.fixture
def brings_page(installed: Installed) -> Iterator[bool]:
    with beside_ours(installed.site):
        yield installed.page


@pytest.fixture
async def seated(brings_page: bool, client: httpx.AsyncClient) -> Seated:
    said = await client.post("/api/tables", json={"game": "echo", "players": 2})
    seat = Seated(**said.json())
    await client.post(f"{seat.path}/sit", json={"name": "Борис"})
    await client.post(f"{seat.path}/start", headers=seat.headers)
    return seat


def test_its_entry_point_leads_to_its_package(brings_page: bool) -> None:
    (point,) = entry_points(group=games.ENTRY_POINTS)
    assert point.dist is not None
    assert point.dist.name == "echo-game"
    assert games.package("echo") == "echo_game"
    assert games.game("echo").name == "echo"


def test_our_own_games_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another distribution claims «Нет слов»."""
    facts = tmp_path / "claim-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: claim\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text(
        "[polyana.games]\nno_words = claim\nother = claim.other\n", "utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    found = games._packages.__wrapped__()
    assert found["other"] == "claim.other"
    assert found["no_words"] == "polyana.games.no_words"


def test_the_kit_draws_its_page_too(brings_page: bool) -> None:
    rules = games.game("echo")

    class Kit(PageKit):
        game = rules
        tables = (Laid(3, rules.settings()),)

    Kit().test_no_page_shows_what_is_hidden(Kit.tables[0])


async def test_it_stands_on_the_shelf_once_it_has_a_page(
    brings_page: bool, client: httpx.AsyncClient
) -> None:
    home = (await client.get("/")).text
    assert ('action="/play/echo"' in home) == brings_page
    assert ("Слово за слово." in home) == brings_page


async def test_its_settings_are_asked_for(brings_page: bool, client: httpx.AsyncClient) -> None:
    form = (await client.get("/new/echo")).text
    assert 'name="setting-rounds"' in form
    assert len(re.findall('type="radio" name="players"', form)) == 3


async def test_its_table_is_drawn_and_played(
    brings_page: bool, seated: Seated, client: httpx.AsyncClient, server: Server
) -> None:
    """The box for a written word stands among the options unless the game has drawn one itself."""
    await client.get("/")
    link = f"/t/{seated.code}/seat/{server.links.for_seat(await server.tables.place(seated.code), 0)}"
    own = server.signer.read_guest(client.cookies[COOKIE])
    assert own
    page = (await client.post(link, data={"csrf": own.csrf}, follow_redirects=True)).text
    assert ("/games/echo/page.css" in page) == ("/games/echo/page.js" in page) == brings_page
    assert "И Enter." in page
    place = await server.tables.place(seated.code)
    assert place.room
    guest = Guest(place.seats[0].guest, "", "", "ru")
    drawn = draw(server, place, guest, 0).regions
    assert ('class="echo-letter"' in drawn["board"]) == brings_page
    assert ('id="echo-word"' in drawn["own"]) == brings_page
    assert ('id="write-write"' in drawn["options"]) == (not brings_page)
    question = place.room.record.match.questions(0)[0]
    assert question.id in drawn["own"] + drawn["options"]
    letter = place.room.record.match.table.drawn[-1]
    with pytest.raises(Refused, match="other_letter"):
        await server.tables.play.answer(seated.code, 0, question.id, "ъ")
    await server.tables.play.answer(seated.code, 0, question.id, f"{letter}ух")


async def test_its_files_are_served_under_the_version_of_all(
    brings_page: bool, client: httpx.AsyncClient
) -> None:
    for name in ("page.css", "page.js", "static/paper.svg"):
        said = await client.get(f"/static/{assets.version()}/games/echo/{name}")
        assert said.status_code == (200 if brings_page else 404)
    for name in (
        "__init__.py",
        "text.ru.ftl",
        "page.html",
        "../no_words/rules.py",
        "static/../rulebook.ru.md",
    ):
        assert (await client.get(f"/static/{assets.version()}/games/echo/{name}")).status_code == 404


async def test_options_are_named_in_its_words(seated: Seated, server: Server) -> None:
    place = await server.tables.place(seated.code)
    assert place.room
    match = place.room.record.match
    for seat in range(2):
        if questions := match.questions(seat):
            await server.tables.play.answer(seated.code, seat, questions[0].id, match.table.drawn[-1])
    drawn = draw(server, await server.tables.place(seated.code), Guest(place.seats[0].guest, "", "", "ru"), 0)
    assert "Не верю: Борис" in drawn.regions["options"]


def test_nothing_of_one_game_stands_in_the_server() -> None:
    """Neither in templates nor in style sheets, scripts or texts; but those to come are announced."""
    web = Path(assets.__file__).parents[1]
    for file in [file for kind in ("html", "css", "js", "ftl") for file in web.rglob(f"*.{kind}")]:
        said = file.read_text("utf-8")
        for game in games.names():
            assert game not in said.replace(f"about-{game}", ""), file
        for word in (".glade", ".bubble", "call-box", "showcase", "Нет слов", "pile-"):
            assert word not in said, (file, word)
