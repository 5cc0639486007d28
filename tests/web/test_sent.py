"""Only what has changed is sent, in parts where a region has them; the page that follows is the page anew."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from polyana import games
from polyana.core import random_answer, text_of
from polyana.table.room import Room
from polyana.web.http.server import Server
from polyana.web.live.sent import SentPage, split_parts
from polyana.web.render import sprites
from polyana.web.render.context import seat_context
from polyana.web.render.drawing import environment, region
from polyana.web.render.regions import draw
from store.ready import ready

pytestmark = pytest.mark.anyio

ANSWERS = 40
PARTIAL = re.compile(r'<hx-partial hx-target="#([\w-]+)" hx-swap="(\w+)">(.*?)</hx-partial>', re.DOTALL)


def of(*parts: str, around: str = "") -> str:
    """A region with parts `p0`, `p1`…"""
    marked = (f"<!--part p{number}-->{part}<!--/part-->" for number, part in enumerate(parts))
    return f"<ul>{around}{''.join(marked)}</ul>"


def said(message: str) -> dict[str, tuple[str, str]]:
    """By target: how, and what."""
    return {target: (swap, html) for target, swap, html in PARTIAL.findall(message)}


def test_the_first_message_brings_regions_whole_and_without_marks() -> None:
    assert said(SentPage().update({"board": of("a", "b")})) == {"board": ("innerMorph", "<ul>ab</ul>")}


def test_then_only_the_parts_that_have_changed_go_out() -> None:
    sent = SentPage()
    sent.update({"board": of("a", "b", "c")})
    assert sent.update({"board": of("a", "b", "c")}) == ""
    assert said(sent.update({"board": of("a", "B", "c")})) == {"p1": ("outerMorph", "B")}


@pytest.mark.parametrize("other", [of("a", "b", around="x"), of("a"), of("a", "b", "c"), "<p>over</p>"])
def test_what_lies_around_them_brings_the_whole(other: str) -> None:
    sent = SentPage()
    sent.update({"board": of("a", "b")})
    whole = split_parts(other).whole
    assert said(sent.update({"board": other})) == {"board": ("innerMorph", whole)}
    assert said(sent.update({"board": of("a", "b")})) == {"board": ("innerMorph", "<ul>ab</ul>")}


@pytest.mark.parametrize("game", games.names())
async def test_a_page_that_has_followed_is_the_page_as_it_would_be_drawn_now(
    game: str, tmp_path: Path
) -> None:
    """Random matches; what is taken back is followed too."""
    server, rng = Server.at(ready(tmp_path)), Random(game)
    await server.open()
    guests = [server.signer.new_guest() for _ in range(3)]
    code = (
        await server.tables.seating.lay(game, 3, games.game(game).settings(), host=guests[0].id, name="А")
    ).code
    for number, guest in enumerate(guests[1:]):
        await server.tables.seating.sit(code, guest.id, f"Б{number}")
    await server.tables.seating.start(code, guests[0].id)
    place = await server.tables.place(code)
    room = place.room
    assert room is not None
    pages = [Page(SentPage()) for _ in guests]
    for _ in range(ANSWERS):
        for seat, (page, guest) in enumerate(zip(pages, guests, strict=True)):
            drawn = draw(server, place, guest, seat, [])
            page.follow(drawn.regions, page.sent.update(*drawn))
            assert page.shown == {name: split_parts(html).whole for name, html in drawn.regions.items()}
            assert "<!--" not in "".join(page.shown.values())
            # What seats share is what each of them would have been drawn alone.
            assert page.shown["status"] == region(
                "status", seat_context(server, place, guest, seat).variables()
            )
        if room.record.match.over:
            break
        _move(room, rng)
    assert sum(page.in_parts for page in pages) > ANSWERS / 3
    drawings = {*sprites.symbols(game), *re.findall(r' id="([^"]+)"', house_signs())}
    assert drawings.isdisjoint(part for page in pages for part in page.parts)
    await server.close()


def house_signs() -> str:
    """The drawings that lie in every page: a part of the same id would be sent there."""
    return str(environment().get_template("parts/signs.html").make_module().sprite())  # type: ignore[attr-defined]


class Page:
    """What a browser makes of the messages."""

    def __init__(self, sent: SentPage) -> None:
        self.sent = sent
        self.shown: dict[str, str] = {}
        self.in_parts = 0
        self.parts: dict[str, tuple[str, str]] = {}

    def follow(self, regions: dict[str, str], message: str) -> None:
        for target, (_, html) in said(message).items():
            if target in regions:
                self.shown[target] = html
            elif target in self.parts:
                self.in_parts += 1
                region, before = self.parts[target]
                assert self.shown[region].count(before) == 1
                self.shown[region] = self.shown[region].replace(before, html)
        self.parts = {
            part: (name, text)
            for name, html in regions.items()
            for part, text in zip(*split_parts(html)[2:], strict=True)
        }


def _move(room: Room, rng: Random) -> None:
    match = room.record.match
    undoing = [seat for seat in match.table.seats if match.may_undo(seat)]
    if undoing and rng.random() < 0.2:
        room.undo(rng.choice(undoing), 0.0)
        return
    ask = rng.choice(match.open_asks())
    room.answer(ask.seat, match.question_id(ask), text_of(random_answer(match, ask, rng)), 0.0)
