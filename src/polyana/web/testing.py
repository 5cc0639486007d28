"""The property kit with the page of a game: no page shows what its reader may not know.

    class TestEcho(PageKit):
        game = Echo()
        tables = [Laid(players, Settings()) for players in (2, 3)]

What is hidden from a seat is dealt anew behind its back; every region of its page must stay the same to the
byte. The game must be installed, since its page speaks with its texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from polyana.core import SPECTATOR, Event, Match, Seat, heard, imagine
from polyana.core.record import Header
from polyana.core.speech import LANGUAGES
from polyana.store import ChatRow
from polyana.table import Place
from polyana.table.room import HeardEvent
from polyana.testing import GameKit, Laid, secrecy
from polyana.testing.play import random_match
from polyana.web.http.identity import Guest, Signer
from polyana.web.http.server import Server
from polyana.web.render.drawing import Blocks
from polyana.web.render.regions import GAME_REGIONS, draw
from polyana.web.replay.moment import moment_context
from polyana.web.replay.room import ReplayRoom, replay_place

TIMES_DRAWN = 2
"""How often a kind of question is drawn in a match; after that only one answer in `EVERY` is."""
EVERY = 40


class PageKit(GameKit):
    """Inherit from it in place of `GameKit`."""

    pages: ClassVar[int] = 1
    """How many matches of each table are drawn."""

    def test_no_page_shows_what_is_hidden(self, laid: Laid) -> None:
        for seed in self.seeds(laid, 600, most=self.pages):
            rng, server = Random(seed), bare_server()
            times: Counter[str] = Counter()
            decision = None
            for number, decision in enumerate(random_match(self.game, laid, seed)):
                kind = decision.ask.kind.name
                times[kind] += 1
                if times[kind] <= TIMES_DRAWN or number % EVERY == 0:
                    seat = rng.choice(secrecy.eyes(decision.record.match))
                    follows_from_the_view(server, decision.record.match, decision.events, seat, rng)
            assert decision is not None
            for seat in secrecy.eyes(decision.record.match):  # by now the match is over
                follows_from_the_view(server, decision.record.match, decision.events, seat, rng)


def bare_server() -> Server:
    """As much of a server as drawing needs: no store, and caches in which nothing has been kept yet."""
    return Server(Path(), Signer(b"the secret of no server at all.."))


def follows_from_the_view(
    server: Server, match: Match[Any], events: Sequence[Event], seat: Seat, rng: Random
) -> None:
    """Draw the page of a seat, and once more in a world that differs in all that is hidden from the seat.

    The server has drawn for other eyes before; the other world is drawn without what it has kept of that.
    """
    world = imagine(match.game, match.view(seat), live=True)(rng)
    world._back = match._back  # what may be taken back is no part of a view
    language = rng.choice(LANGUAGES)
    seen = all_drawn(server, true_place(match, events, seat), seat, language)
    other = all_drawn(bare_server(), hidden_anew(match, world, events, seat), seat, language)
    for name, html in seen.items():
        where = f"{name} of seat {seat} in {match.step}"
        assert html == other[name], f"{where} shows what is hidden: {_difference(html, other[name])}"


def true_place(match: Match[Any], events: Sequence[Event], seat: Seat) -> Place:
    """The table at which this match is played."""
    room = ReplayRoom(match, lambda one: _logged(heard(tuple(events), one)))
    return _place(match, room, seat, "true")


def hidden_anew(match: Match[Any], world: Match[Any], events: Sequence[Event], seat: Seat) -> Place:
    """A table that differs from the true one in all that a seat may not know."""

    def log(asked: Seat) -> list[HeardEvent]:
        if asked == seat:
            return _logged(heard(tuple(events), seat))
        assert asked == SPECTATOR, f"the log of seat {asked} was read for seat {seat}"
        return _logged([one for event in events if (one := _shared(event, seat)) is not None])

    return _place(match, ReplayRoom(world, log), seat, "other")


def _shared(event: Event, seat: Seat) -> Event | None:
    """What a spectator hears of an event, as far as this seat has heard it too."""
    own, public = event.heard_by(seat), event.heard_by(SPECTATOR)
    if own is None or public is None:
        return None
    args = {name: value for name, value in public.args.items() if name in own.args}
    return msgspec.structs.replace(public, args=args)


def _logged(events: Sequence[Event]) -> list[HeardEvent]:
    return [HeardEvent(0, 0.0, event) for event in events]


def _place(match: Match[Any], room: ReplayRoom, seat: Seat, secret: str) -> Place:
    """The table in a room; the glasses are those of the true match. `secret` stands for what people keep from
    this seat: keys, tokens, the talk of other sides."""
    table = match.table
    names = tuple(f"Игрок{seat}" for seat in table.seats)
    settings = getattr(table, "settings", None) or match.game.settings()
    place = replay_place(Header(match.game.name, "", table.players, settings, names), room)
    place.table = msgspec.structs.replace(place.table, code="abcdefgh2345", host="g0", key=secret)
    place.seats = [
        msgspec.structs.replace(one, guest=f"g{one.seat}", token=f"{secret}{one.seat}") for one in place.seats
    ]
    room.seq = sum(sum(given.values()) for given in match.given)  # pages of one moment share what they can
    owed = [ask for ask in match.open_asks() if ask.owes]
    room.glasses.tend([(ask.clock, ask.seconds) for ask in owed], 0.0)
    sides = sorted({"", *map(place.channel, table.seats)})
    place.chat = [
        ChatRow(
            place.code,
            number,
            0,
            names[0],
            "said" if side in ("", place.channel(seat)) else secret,
            0.0,
            side,
        )
        for number, side in enumerate(sides)
    ]
    return place


def all_drawn(server: Server, place: Place, seat: Seat, language: str) -> dict[str, str]:
    """Everything that a page shows to a seat, now and when it looks back at this moment."""
    guest = Guest(f"g{seat}", "", "", language)
    drawn = draw(server, place, guest, seat, place.chat)
    blocks = Blocks(place.table.game, moment_context(server, place, guest, seat).variables())
    return {
        **drawn.regions,
        "log": "".join(line.html for line in drawn.log),
        **{f"replayed {name}": blocks[name] for name in GAME_REGIONS},
    }


def _difference(one: str, two: str) -> str:
    """Where two texts begin to differ."""
    at = next(
        (at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    return f"…{one[max(0, at - 80) : at + 80]}… but …{two[max(0, at - 80) : at + 80]}…"
