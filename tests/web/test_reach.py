"""Templates see what they are given and nothing beyond: no way leads from a page to the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from jinja2 import Environment, UndefinedError

from polyana import games
from polyana.core import SPECTATOR, HiddenFact, heard, random_answer, text_of
from polyana.core.speech import LANGUAGES
from polyana.table.replay import Replay
from polyana.table.tutorials import begin_tutorial
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render import drawing
from polyana.web.render.context import seat_context
from polyana.web.render.regions import draw
from polyana.web.replay.moment import Viewpoint, moment_html
from polyana.web.testing import bare_server
from web.drawn import place_of

pytestmark = pytest.mark.anyio
EVERY = 25
ENOUGH = 3_000
OPEN_DOORS = (
    "builtins",
    "collections",
    "jinja2",
    "markupsafe",
    "polyana.core.asks",
    "polyana.core.glossary",
    "polyana.core.game",
    "polyana.core.rulebook",
    "polyana.core.speech",
    "polyana.core.view",
    "polyana.core.zones",
    "polyana.games.tutorial",
    "polyana.store.rows.ChatRow",
    "polyana.web.http.identity.PageReader",
    "polyana.web.live",
    "polyana.web.messages",
    "polyana.web.pages",
    "polyana.web.render",
    "polyana.web.api.docs",
    "polyana.web.replay.bad_file",
    "polyana.web.replay.moment.Bookmark",
    "polyana.web.replay.moment.ReplayLine",
    *(games.package(name) for name in games.names()),
)
"""Where the classes come from whose attributes a template may read: data for pages, views, and what no match
changes, the rules included."""
CLOSED = {"Room", "Position", "Record", "Place", "Server", "Store", "Tables", "Guest", "SeatRow", "TableRow"}
"""What leads to a true table, to keys and to tokens, wherever its class stands."""


class Reach(Exception):
    """A template has reached for something that it was not given."""


def within_reach(thing: Any) -> bool:
    """May a template read the attributes of this?"""
    kind = type(thing)
    names = {one.__name__ for one in kind.__mro__}
    where = f"{kind.__module__}.{kind.__name__}"
    return names.isdisjoint(CLOSED) and any(where == one or where.startswith(f"{one}.") for one in OPEN_DOORS)


class GuardedEnvironment(Environment):
    """An environment in which everything that leads beyond raises, private attributes first of all."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if attribute.startswith("_") or not within_reach(obj):
            raise Reach(f"{attribute} of a {type(obj).__module__}.{type(obj).__name__}")
        return super().getattr(obj, attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        if not within_reach(obj):
            raise Reach(f"[{argument!r}] of a {type(obj).__module__}.{type(obj).__name__}")
        return super().getitem(obj, argument)


def forget() -> None:
    """Templates are compiled once for all; here they must be compiled anew."""
    of_pages, of_templates = (drawing.brought, drawing.gallery), (drawing._with_block, drawing._of_house)
    for known in (drawing.environment, *of_pages, *of_templates):
        known.cache_clear()


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(drawing, "Environment", GuardedEnvironment)
    forget()
    yield
    forget()


@pytest.mark.parametrize("game", games.names())
async def test_every_page_of_a_match_is_drawn_without_a_reach_beyond(
    guarded: None, game: str, client: httpx.AsyncClient, server: Server
) -> None:
    """Lobby, table, end, screens and the replay through all eyes."""
    tables, rules, rng = server.tables, games.game(game), Random(game)
    players = rules.players.start + 1
    host = server.signer.new_guest()
    as_host = {"cookie": server.signer.cookie(host).partition(";")[0]}
    settings = rules.settings(**({"heat": True} if game == "wall_whisper" else {}))
    code = (await tables.seating.lay(game, players, settings, host=host.id, name="Аня", public=True)).code
    for path in ("/", f"/t/{code}", f"/t/{code}/screen", f"/new/{game}", f"/rules/{game}", "/glossary"):
        assert (await client.get(path, headers=as_host)).status_code == 200, path
    for seat in range(1, players):
        await tables.seating.sit(code, f"g{seat}", f"Гость {seat}")
    await tables.chat.post(code, "g1", "привет")
    await tables.seating.start(code, host.id)
    guests = {SPECTATOR: "", 0: host.id, **{seat: f"g{seat}" for seat in range(1, players)}}
    place, chat = await tables.place(code), await tables.chat.last(code)
    for number in range(ENOUGH):
        assert place.room
        match = place.room.record.match
        if number % EVERY == 0 or match.over:
            for seat, guest in guests.items():
                drawn = draw(server, place, Guest(guest, "", "", LANGUAGES[number % 2]), seat, chat)
                assert all(line.html for line in drawn.log)
        if match.over:
            break
        ask = rng.choice([ask for ask in match.open_asks() if ask.owes])
        await tables.play.answer(
            code, ask.seat, match.question_id(ask), text_of(random_answer(match, ask, rng))
        )
    assert match.over
    for path in (f"/t/{code}", f"/t/{code}/screen", f"/t/{code}/replay"):
        assert (await client.get(path, headers=as_host)).status_code == 200, path
    assert place.room
    replay = Replay(place.room.record.text())
    for eyes in replay.eyes:
        for at in (0, replay.last // 3, replay.last * 2 // 3, replay.last):
            assert moment_html(server, host, Viewpoint(replay, "/x", at, eyes))


async def test_a_tutorial_is_drawn_without_a_reach_beyond(guarded: None, server: Server) -> None:
    code = await begin_tutorial(server.tables, "no_words", guest="g0", name="Аня")
    place = await server.tables.place(code)
    assert draw(server, place, Guest("g0", "", "", "ru"), place.seat_of("g0")).regions["teacher"]


REACHES = {
    "the table": "{{ place.table.key }}",
    "the server": "{{ server.signer }}",
    "a true zone": "{{ t.deck[0] }}",
    "another's hand": "{% for card in t.hands[1] %}{{ card }}{% endfor %}",
    "another's log": "{{ heard_by(1)|length }}",
    "behind a function": "{{ heard_by.__closure__ }}",
    "behind a cache": "{{ kept.__self__.memories }}",
    "behind a line": "{{ log[0]._to }}",
    "the guest": "{{ guest.id }}",
}


@pytest.mark.parametrize("reach", REACHES.values(), ids=REACHES)
def test_a_template_that_reaches_beyond_raises(
    guarded: None, reach: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each in place of the page of «Нет слов», drawn for the first seat when a match begins."""
    (tmp_path / "page.html").write_text("{% block own %}" + reach + "{% endblock %}", "utf-8")
    monkeypatch.setattr(drawing, "page_folder", lambda game: tmp_path)
    rules = games.game("no_words")
    decision = next(random_match(rules, Laid(2, rules.settings()), 1))
    place = place_of(decision.record.match, *heard(decision.events, 0))
    context = seat_context(bare_server(), place, Guest("", "", "", "ru"), 0)
    with pytest.raises((Reach, UndefinedError, HiddenFact)):
        drawing.Blocks("no_words", context.variables())["own"]
