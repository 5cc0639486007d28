"""One moment of a replay as HTML: the regions of the running table, with disabled controls."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import SPECTATOR, Match, Seat
from polyana.core.speech import Speech
from polyana.table import Place
from polyana.table.marks import DEFAULT_MARKS
from polyana.table.replay import ALL_EYES, MomentEvent, Replay
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, sayer, title
from polyana.web.render.context import SeatContext, seat_context
from polyana.web.render.drawing import SIGNS, Blocks, environment, region
from polyana.web.render.folders import brings
from polyana.web.replay.room import ReplayRoom, replay_place

ACTS = re.compile(r"<button (?![^>]*\bpopovertarget=)")
REPLAY_LINES_SHOWN = 60


class Bookmark(NamedTuple):
    """Where the page of a replay stands: at which moment, through whose eyes, and its address."""

    base: str
    at: int
    last: int
    eyes: Seat

    def link(self, at: int | None = None, eyes: Seat | None = None) -> str:
        """The address of another moment, or of the same through other eyes."""
        seat = self.eyes if eyes is None else eyes
        chosen = "all" if seat == ALL_EYES else seat
        return f"{self.base}?at={self.at if at is None else at}&eyes={chosen}"


class Viewpoint(NamedTuple):
    """A moment of a replay, the eyes that see it, and the address of the page."""

    replay: Replay
    base: str
    at: int
    eyes: Seat
    marks: str = DEFAULT_MARKS
    """The colours and signs of the seats."""

    @property
    def bookmark(self) -> Bookmark:
        return Bookmark(self.base, self.at, self.replay.last, self.eyes)


class ReplayLine(NamedTuple):
    """Something heard, as text, and the moment when it was."""

    number: int
    kind: str
    args: dict[str, Any]
    clause: str
    text: str


def place_at(look: Viewpoint, match: Match[Any]) -> Place:
    """The table as it stood at this moment, for a seat to look at."""
    room = ReplayRoom(match, lambda seat: look.replay.log(look.at, seat))
    return replay_place(look.replay.record.header, room, look.marks)


def page_variables(server: Server, guest: Guest, look: Viewpoint) -> dict[str, Any]:
    """What the page of a replay shows besides the moment."""
    place = place_at(look, look.replay.record.match)
    return {
        "look": look.bookmark,
        "ALL": ALL_EYES,
        "marks": look.marks,
        "signs": _signs(place),
        "names": place.names(guest.language),
        "title": title(look.replay.game.name, guest.language),
        "over": look.replay.record.match.over,
        "regions": moment_regions(server, guest, look),
        "summary": _analysis(guest, look, place, "summary"),
    }


def _signs(place: Place) -> list[str]:
    return [SIGNS[place.mark(seat) % len(SIGNS)] for seat in range(len(SIGNS))]


def moment_html(server: Server, guest: Guest, look: Viewpoint) -> str:
    """All regions of a moment in one piece, for the page to put in their places."""
    made = moment_regions(server, guest, look)
    return "".join(f'<div data-region="{name}">{html}</div>' for name, html in made.items())


def moment_regions(server: Server, guest: Guest, look: Viewpoint) -> dict[str, str]:
    """The HTML of every region of a moment, by its id."""
    match = look.replay.position(look.at)
    place = place_at(look, match)
    heard = _heard(look, place, guest.language)
    game, log = look.replay.game.name, heard[::-1]
    context = moment_context(server, place, guest, look.eyes)
    variables = msgspec.structs.replace(context, log=log).variables()
    blocks = Blocks(game, variables)
    if look.eyes == ALL_EYES:
        seats = (moment_context(server, place, guest, seat) for seat in match.table.seats)
        own = "".join(map(_tray, seats))
    else:
        own = blocks["own"]
    more = variables | _then(look, heard)
    return {
        "status": region("status", variables),
        "players": disable_controls(blocks["players"]),
        "board": disable_controls(blocks["board"]),
        "own": disable_controls(own),
        "moment": environment().get_template("replay_moment.html").render(more),
        "log": environment().get_template("replay_log.html").render(more),
        "analysis": _analysis(guest, look, place, "moment"),
    }


def moment_context(server: Server, place: Place, guest: Guest, eyes: Seat) -> SeatContext:
    """What the templates of a running table may ask, for these eyes: without undo, clocks or a result."""
    room = place.room
    assert room is not None
    context = seat_context(server, place, guest, max(eyes, SPECTATOR))
    table = room.record.match.table if eyes == ALL_EYES else context.t
    return msgspec.structs.replace(
        context,
        seat=eyes,
        view=context.view._replace(seat=eyes, table=table),
        t=table,
        over=None,  # the last moment shows the table, not the end picture
        heard_by=room.log if eyes == ALL_EYES else context.heard_by,
        may_undo=False,
        sand=None,
        memory=dict,
        replayed=True,
    )


def _heard(look: Viewpoint, place: Place, language: str) -> list[ReplayLine]:
    """What these eyes had heard by this moment, the last lines of it."""
    game = look.replay.game.name
    speech = Speech(games.package(game), language, place.names(language))
    return [
        ReplayLine(
            one.at,
            one.event.kind,
            one.event.args,
            one.event.clause,
            _event_text(one, speech, look, language),
        )
        for one in look.replay.log(look.at, look.eyes)[-REPLAY_LINES_SHOWN:]
    ]


def _then(look: Viewpoint, heard: list[ReplayLine]) -> dict[str, Any]:
    """What these eyes could tell of this moment."""
    replay, at, eyes = look.replay, look.at, look.eyes
    moment = replay.moments[at]
    return {
        "look": look.bookmark,
        "told": [line for line in heard if line.number == at],
        "who": replay.who(at, eyes),
        "took_back": moment.takes_back is not None,
        "by_clock": eyes == ALL_EYES and moment.line is not None and moment.line.by == "clock",
        "noticed": replay.noticed(at, eyes),
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
            look=look.bookmark,
            names=place.names(guest.language),
            SIGNS=_signs(place),
            say=sayer(games.package(game), guest.language),
            ui=sayer(UI_TEXTS, guest.language),
        )
    )


def _tray(context: SeatContext) -> str:
    """One of several own areas on a page: with a name, without ids."""
    variables = context.variables()
    heading = environment().get_template("replay_owner.html").render(variables)
    own = Blocks(context.game, variables)["own"].replace(' id="', ' data-id="')
    return f'<div class="replay-tray seat-{context.seat}">{heading}{own}</div>'


def disable_controls(html: str) -> str:
    """The same HTML with buttons and fields disabled, but for buttons that only open a popover."""
    return ACTS.sub("<button disabled ", html).replace("<input ", "<input disabled ")
