"""One moment of a replay as HTML: the same regions as at the running table, standing still."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import SPECTATOR, Match, Seat
from polyana.core.glass import Glasses
from polyana.core.speech import Speech
from polyana.store import SeatRow, TableRow
from polyana.table import Place, Room
from polyana.table.marks import USUAL
from polyana.table.replay import ALL, Replay, Told, seen
from polyana.web.http.identity import Guest
from polyana.web.http.server import House
from polyana.web.messages import OWN, sayer, title
from polyana.web.render.drawing import SIGNS, Blocks, environment, region
from polyana.web.render.folders import brings
from polyana.web.render.regions import table_context

ACTS = re.compile(r"<button (?![^>]*\bpopovertarget=)")
NAME_SHOWN = 40
LOG_SHOWN = 60


class Look(NamedTuple):
    """What is looked at: a moment of a replay, through whose eyes, and under which address."""

    replay: Replay
    base: str
    at: int
    eyes: Seat
    marks: str = USUAL
    """The colours and signs of the seats."""

    def link(self, at: int | None = None, eyes: Seat | None = None) -> str:
        """The address of another moment, or of the same through other eyes."""
        seat = self.eyes if eyes is None else eyes
        chosen = "all" if seat == ALL else seat
        return f"{self.base}?at={self.at if at is None else at}&eyes={chosen}"


class Line(NamedTuple):
    """Something heard, in words, and the moment when it was."""

    number: int
    kind: str
    args: dict[str, Any]
    clause: str
    text: str


class Still(Room):
    """A room that stands still: the match as it was at one moment."""

    def __init__(self, code: str, replay: Replay, match: Match[Any], at: int | None = None) -> None:
        self.code = code
        self.replay, self.at = replay, at
        self.game = replay.game
        record: Any = SimpleNamespace(match=match)
        self.record = record
        self.glasses = Glasses()
        self.seq = 0

    def log(self, seat: Seat) -> Sequence[Any]:
        """What a seat had heard by this moment."""
        return () if self.at is None else self.replay.log(self.at, seat)


def place_of(replay: Replay, match: Match[Any], at: int | None = None, marks: str = USUAL) -> Place:
    """A table with these players at which nobody sits any more, at one moment of the match."""
    header = replay.record.header
    settings = msgspec.json.encode(header.settings).decode()
    table = TableRow("", header.game, header.players, settings, False, "", "", 0.0, marks=marks)
    names = [name[:NAME_SHOWN] for name in header.names[: header.players]]
    seats = [SeatRow("", seat, name=name) for seat, name in enumerate(names)]
    speech = Speech(games.package(header.game))
    seats += [SeatRow("", seat, name=speech.name(seat)) for seat in range(len(seats), header.players)]
    return Place(table, seats, Still("", replay, match, at))


def page_context(house: House, guest: Guest, look: Look) -> dict[str, Any]:
    """What the page of a replay shows besides the moment."""
    place = place_of(look.replay, look.replay.record.match, marks=look.marks)
    return {
        "look": look,
        "ALL": ALL,
        "place": place,
        "names": place.names(guest.language),
        "title": title(look.replay.game.name, guest.language),
        "over": look.replay.record.match.over,
        "regions": moment_regions(house, guest, look),
        "summary": _analysis(guest, look, place, "summary"),
    }


def moment_html(house: House, guest: Guest, look: Look) -> str:
    """All regions of a moment in one piece, for the page to put in their places."""
    made = moment_regions(house, guest, look)
    return "".join(f'<div data-region="{name}">{html}</div>' for name, html in made.items())


def moment_regions(house: House, guest: Guest, look: Look) -> dict[str, str]:
    """The HTML of every region of a moment, by its id."""
    match = look.replay.position(look.at)
    place = place_of(look.replay, match, look.at, look.marks)
    context = _context(house, place, guest, look.eyes) | _then(look, guest.language)
    context |= {"log": context["heard"][::-1]}
    game = look.replay.game.name
    blocks = Blocks(game, context)
    if look.eyes == ALL:
        own = "".join(_tray(game, _context(house, place, guest, seat)) for seat in match.table.seats)
    else:
        own = blocks["own"]
    return {
        "status": region("status", context),
        "players": _still(blocks["players"]),
        "board": _still(blocks["board"]),
        "own": _still(own),
        "moment": environment().get_template("replay_moment.html").render(context),
        "log": environment().get_template("replay_log.html").render(context),
        "analysis": _analysis(guest, look, place, "moment"),
    }


def _context(house: House, place: Place, guest: Guest, eyes: Seat) -> dict[str, Any]:
    """What the running table showed to these eyes. Nothing in it can be done any more."""
    assert place.room is not None
    view = seen(place.room.record.match, eyes)
    over = None  # the last moment shows the table, not the feast
    return table_context(house, place, guest, max(eyes, SPECTATOR)) | {
        "seat": eyes,
        "view": view,
        "t": view.table,
        "over": over,
        "host": False,
        "may_undo": False,
        "sand": None,
    }


def _then(look: Look, language: str) -> dict[str, Any]:
    """What these eyes and ears learnt at the moment, and not long before it."""
    replay, at, eyes = look.replay, look.at, look.eyes
    names = place_of(replay, replay.record.match).names(language)
    speech = Speech(games.package(replay.game.name), language, names)
    heard = [
        Line(
            told.at,
            told.event.kind,
            told.event.args,
            told.event.clause,
            _in_words(told, speech, look, language),
        )
        for told in replay.log(at, eyes)[-LOG_SHOWN:]
    ]
    return {
        "look": look,
        "moment": replay.moments[at],
        "heard": heard,
        "told": [line for line in heard if line.number == at],
        "who": replay.who(at, eyes),
        "noticed": replay.noticed(at, eyes),
        "all_knowing": eyes == ALL,
    }


def _in_words(told: Told, speech: Speech, look: Look, language: str) -> str:
    """An event in words; what was said to some seats alone is told to all-knowing ears as such."""
    if told.private is None:
        return speech.event(told.event, look.eyes)
    say = sayer(OWN, language)
    names = [speech.name(seat) for seat in told.private if seat != SPECTATOR]
    names += [say("replay-ears")] * (SPECTATOR in told.private)
    text = speech.event(told.event, told.private[0])
    return say("replay-private", count=len(names), seats=", ".join(names), text=text)


def _analysis(guest: Guest, look: Look, place: Place, part: str) -> str:
    """What the game has to say about this moment, or about the whole match."""
    found, game = look.replay.analysis, look.replay.game.name
    if found is None or not brings(game, "analysis.html"):
        return ""
    return (
        environment()
        .get_template(f"{game}/analysis.html")
        .render(
            part=part,
            analysis=found,
            look=look,
            names=place.names(guest.language),
            SIGNS=[SIGNS[place.mark(seat) % len(SIGNS)] for seat in range(len(SIGNS))],
            say=sayer(games.package(game), guest.language),
            ui=sayer(OWN, guest.language),
        )
    )


def _tray(game: str, context: dict[str, Any]) -> str:
    """One of several own areas on a page: with a name, without ids."""
    seat = context["seat"]
    heading = environment().get_template("replay_owner.html").render(context)
    own = Blocks(game, context)["own"].replace(' id="', ' data-id="')
    return f'<div class="replay-tray seat-{seat}">{heading}{own}</div>'


def _still(html: str) -> str:
    """The same things, but nothing can be done; what only tells something still can be opened."""
    return ACTS.sub("<button disabled ", html).replace("<input ", "<input disabled ")
