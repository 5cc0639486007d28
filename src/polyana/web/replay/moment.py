"""One moment of a replay as HTML: the regions of the running table, with disabled controls."""

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
from polyana.table.marks import DEFAULT_MARKS
from polyana.table.replay import ALL_EYES, MomentEvent, Replay, view_through
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, sayer, title
from polyana.web.render.drawing import SIGNS, Blocks, environment, region
from polyana.web.render.folders import brings
from polyana.web.render.regions import table_context

ACTS = re.compile(r"<button (?![^>]*\bpopovertarget=)")
NAME_SHOWN = 40
LOG_SHOWN = 60


class Viewpoint(NamedTuple):
    """A moment of a replay, the eyes that see it, and the address of the page."""

    replay: Replay
    base: str
    at: int
    eyes: Seat
    marks: str = DEFAULT_MARKS
    """The colours and signs of the seats."""

    def link(self, at: int | None = None, eyes: Seat | None = None) -> str:
        """The address of another moment, or of the same through other eyes."""
        seat = self.eyes if eyes is None else eyes
        chosen = "all" if seat == ALL_EYES else seat
        return f"{self.base}?at={self.at if at is None else at}&eyes={chosen}"


class ReplayLine(NamedTuple):
    """Something heard, as text, and the moment when it was."""

    number: int
    kind: str
    args: dict[str, Any]
    clause: str
    text: str


class ReplayRoom(Room):
    """A room for drawing only: the match as it was at one moment."""

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


def replay_place(
    replay: Replay, match: Match[Any], at: int | None = None, marks: str = DEFAULT_MARKS
) -> Place:
    """The table of a replay: its players by name, without guests."""
    header = replay.record.header
    settings = msgspec.json.encode(header.settings).decode()
    table = TableRow("", header.game, header.players, settings, False, "", "", 0.0, marks=marks)
    names = [name[:NAME_SHOWN] for name in header.names[: header.players]]
    seats = [SeatRow("", seat, name=name) for seat, name in enumerate(names)]
    speech = Speech(games.package(header.game))
    seats += [SeatRow("", seat, name=speech.name(seat)) for seat in range(len(seats), header.players)]
    return Place(table, seats, ReplayRoom("", replay, match, at))


def page_context(server: Server, guest: Guest, look: Viewpoint) -> dict[str, Any]:
    """What the page of a replay shows besides the moment."""
    place = replay_place(look.replay, look.replay.record.match, marks=look.marks)
    return {
        "look": look,
        "ALL": ALL_EYES,
        "place": place,
        "names": place.names(guest.language),
        "title": title(look.replay.game.name, guest.language),
        "over": look.replay.record.match.over,
        "regions": moment_regions(server, guest, look),
        "summary": _analysis(guest, look, place, "summary"),
    }


def moment_html(server: Server, guest: Guest, look: Viewpoint) -> str:
    """All regions of a moment in one piece, for the page to put in their places."""
    made = moment_regions(server, guest, look)
    return "".join(f'<div data-region="{name}">{html}</div>' for name, html in made.items())


def moment_regions(server: Server, guest: Guest, look: Viewpoint) -> dict[str, str]:
    """The HTML of every region of a moment, by its id."""
    match = look.replay.position(look.at)
    place = replay_place(look.replay, match, look.at, look.marks)
    context = _context(server, place, guest, look.eyes) | _then(look, guest.language)
    context |= {"log": context["heard"][::-1]}
    game = look.replay.game.name
    blocks = Blocks(game, context)
    if look.eyes == ALL_EYES:
        own = "".join(_tray(game, _context(server, place, guest, seat)) for seat in match.table.seats)
    else:
        own = blocks["own"]
    return {
        "status": region("status", context),
        "players": disable_controls(blocks["players"]),
        "board": disable_controls(blocks["board"]),
        "own": disable_controls(own),
        "moment": environment().get_template("replay_moment.html").render(context),
        "log": environment().get_template("replay_log.html").render(context),
        "analysis": _analysis(guest, look, place, "moment"),
    }


def _context(server: Server, place: Place, guest: Guest, eyes: Seat) -> dict[str, Any]:
    """The context of the running table for these eyes, without undo, clocks or a result."""
    assert place.room is not None
    view = view_through(place.room.record.match, eyes)
    over = None  # the last moment shows the table, not the end picture
    return table_context(server, place, guest, max(eyes, SPECTATOR)) | {
        "seat": eyes,
        "view": view,
        "t": view.table,
        "over": over,
        "host": False,
        "may_undo": False,
        "sand": None,
    }


def _then(look: Viewpoint, language: str) -> dict[str, Any]:
    """What these eyes have heard, at this moment and before it."""
    replay, at, eyes = look.replay, look.at, look.eyes
    names = replay_place(replay, replay.record.match).names(language)
    speech = Speech(games.package(replay.game.name), language, names)
    heard = [
        ReplayLine(
            one.at,
            one.event.kind,
            one.event.args,
            one.event.clause,
            _event_text(one, speech, look, language),
        )
        for one in replay.log(at, eyes)[-LOG_SHOWN:]
    ]
    return {
        "look": look,
        "moment": replay.moments[at],
        "heard": heard,
        "told": [line for line in heard if line.number == at],
        "who": replay.who(at, eyes),
        "noticed": replay.noticed(at, eyes),
        "all_knowing": eyes == ALL_EYES,
    }


def _event_text(heard: MomentEvent, speech: Speech, look: Viewpoint, language: str) -> str:
    """An event as text; for all-knowing eyes a private heard says who heard it."""
    if heard.private is None:
        return speech.event(heard.event, look.eyes)
    say = sayer(UI_TEXTS, language)
    names = [speech.name(seat) for seat in heard.private if seat != SPECTATOR]
    names += [say("replay-ears")] * (SPECTATOR in heard.private)
    text = speech.event(heard.event, heard.private[0])
    return say("replay-private", count=len(names), seats=", ".join(names), text=text)


def _analysis(guest: Guest, look: Viewpoint, place: Place, part: str) -> str:
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
            ui=sayer(UI_TEXTS, guest.language),
        )
    )


def _tray(game: str, context: dict[str, Any]) -> str:
    """One of several own areas on a page: with a name, without ids."""
    seat = context["seat"]
    heading = environment().get_template("replay_owner.html").render(context)
    own = Blocks(game, context)["own"].replace(' id="', ' data-id="')
    return f'<div class="replay-tray seat-{seat}">{heading}{own}</div>'


def disable_controls(html: str) -> str:
    """The same HTML with buttons and fields disabled, but for buttons that only open a popover."""
    return ACTS.sub("<button disabled ", html).replace("<input ", "<input disabled ")
