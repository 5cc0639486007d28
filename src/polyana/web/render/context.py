"""All that the templates of a table may ask: one seat's view, what it has heard, and a few helpers.

Nothing here leads back to the table itself. So a template cannot print what its reader may not know, however
it is written: there is no way to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import Answer, HiddenFact, Result, Seat
from polyana.core.asks import Ask
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.games.folder import HeardLine
from polyana.table import Place
from polyana.table.room import HeardEvent, Room
from polyana.web.caches import Memory
from polyana.web.http.identity import Guest, PageReader
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, Say, Words, sayer
from polyana.web.render import teacher
from polyana.web.render.drawing import SIGNS, environment, helper
from polyana.web.render.log_lines import Log


class Plate(NamedTuple):
    """Who sits in a seat, as everybody sees it."""

    seat: Seat
    name: str
    sign: str
    bot: str
    person: bool
    """Is there a person to whom the seat could be given back?"""
    absent: bool
    waited: bool
    you: bool


class Sand(NamedTuple):
    """A sand glass: when it runs out (seconds since the epoch), or the seconds left while it stands still."""

    total: float
    due: float | None
    left: float


class PageView(NamedTuple):
    """What a page needs of a seat's view."""

    seat: Seat
    table: Any
    questions: tuple[Question, ...]
    waiting: tuple[Seat, ...]
    over: Result | None
    journal: tuple[Answer, ...]
    """The answers of the running phase that this seat knows."""


class SeatContext(msgspec.Struct, frozen=True):
    """The names that stand in the templates of a table, drawn for one seat."""

    game: str
    code: str
    """The code of the table; empty in a replay."""
    seat: Seat
    guest: PageReader
    view: PageView
    t: Any
    """The table as this seat sees it."""
    box: Any
    """What no match changes: cards, a board, words."""
    asked: dict[str, Question]
    """The open questions of this seat by kind."""
    waiting: tuple[Seat, ...]
    over: Result | None
    plates: list[Plate]
    names: tuple[str, ...]
    speech: Speech
    say: Say
    """The texts of the game."""
    ui: Say
    """The texts that all games share."""
    words: Words
    page: ModuleType | None
    """The functions of the game's page.py."""
    mine: bool
    """Is this seat waited for?"""
    line: str
    """What is asked of whom now."""
    log: Sequence[HeardLine]
    """What this seat has heard, newest first."""
    lately: list[HeardLine]
    heard_by: Callable[[Seat], Sequence[HeardEvent]]
    """All that a seat has heard, oldest first. Only this seat's own, unless these eyes see everything."""
    may_undo: bool
    sand: Sand | None
    taught: bool
    """Is this the table of a tutorial?"""
    rematch: str
    """The code of the table that was laid after this one."""
    kept: Callable[..., str]
    """A piece that is drawn again only when its key has changed."""
    memory: Callable[[], Memory]
    """What the page keeps for this seat until the next drawing."""
    replayed: bool = False
    """Is this a moment of a match that is over?"""

    def variables(self) -> dict[str, Any]:
        """The variables of a template."""
        return {**environment().globals, **msgspec.structs.asdict(self)}


def seat_context(server: Server, place: Place, guest: Guest, seat: Seat) -> SeatContext:
    """Everything that the regions of a running match may show to one seat."""
    room, game, code = place.room, place.table.game, place.code
    assert room is not None
    match = room.record.match
    view = PageView(
        seat,
        match.view_table(seat),
        tuple(match.questions(seat)),
        tuple(match.waiting()),
        match.over,
        tuple(match.known_journal(seat)),
    )
    if room.tutorial is not None:
        view = view._replace(**teacher.asked_now(room, view.questions, view.waiting))
    package = games.package(game)
    speech = server.speech(place, guest.language)
    words = Words(package, guest.language, speech.names)
    owed = [question for question in view.questions if question.default is not None]
    others = _openly_asked(room, view)
    log = Log(server.caches, place, speech, seat, guest.language)
    return SeatContext(
        game=game,
        code=code,
        seat=seat,
        guest=guest.reader,
        view=view,
        t=view.table,
        box=match.game.box,
        asked={question.kind: question for question in view.questions},
        waiting=view.waiting,
        over=view.over,
        plates=plates(place, view, speech.names),
        names=speech.names,
        speech=speech,
        say=sayer(package, guest.language),
        ui=sayer(UI_TEXTS, guest.language),
        words=words,
        page=helper(game),
        mine=bool(owed) and not view.over,
        line=asked_line(room, view, owed, others, words, speech),
        log=log,
        lately=[] if room.tutorial and not view.waiting else lately(game, log),
        heard_by=own_log(room, seat),
        may_undo=room.tutorial is None and match.may_undo(seat),
        sand=sand_of(room, view, others),
        taught=place.taught,
        rematch=place.table.rematch,
        kept=server.caches.kept,
        memory=lambda: server.caches.memory(code, seat),
    )


def own_log(room: Room, seat: Seat) -> Callable[[Seat], Sequence[HeardEvent]]:
    """What a seat has heard, for itself alone."""

    def heard_by(asked: Seat) -> Sequence[HeardEvent]:
        if asked != seat:
            raise HiddenFact(f"what seat {asked} has heard is hidden from seat {seat}")
        return room.log(seat)

    return heard_by


def plates(place: Place, view: PageView, names: Sequence[str]) -> list[Plate]:
    """The name plates, clockwise from the first seat."""
    return [
        Plate(
            one.seat,
            name,
            SIGNS[place.mark(one.seat) % len(SIGNS)],
            one.bot,
            bool(one.guest),
            not one.bot and not view.over and place.absent(one.seat),
            one.seat in view.waiting,
            one.seat == view.seat,
        )
        for one, name in zip(place.seats, names, strict=True)
    ]


def asked_line(
    room: Room, view: PageView, owed: list[Question], others: list[Ask], words: Words, speech: Speech
) -> str:
    """The one line: what is asked of whom now."""
    if view.over:
        return sayer(UI_TEXTS, words.language)("over")
    if owed:
        return sayer(words.package, words.language)(f"ask-{owed[0].kind}", **owed[0].about)
    if room.tutorial is not None and not view.waiting:
        return teacher.status_line(room, words.language)
    seats = ", ".join(speech.name(seat) for seat in view.waiting)
    return words.waits(others[0].kind.name, seats, others[0].about) if others else words.waits("", seats)


def lately(game: str, log: Sequence[HeardLine]) -> list[HeardLine]:
    """What has just happened: the newest line, or what a game's page picks."""
    page = games.page(game)
    pick = page.lately if page else None
    return list(pick(log)) if pick else list(log[:1])


def sand_of(room: Room, view: PageView, others: list[Ask]) -> Sand | None:
    """The glass that runs for this seat; else the one that runs for others, if they are asked openly."""
    if view.over:
        return None
    asked: tuple[Question | Ask, ...] = (*view.questions, *others)
    for one in asked:
        if one.seconds is not None and (glass := room.glasses.get(one.clock)) is not None:
            return Sand(one.seconds, glass.due, glass.left)
    return None


def _openly_asked(room: Room, view: PageView) -> list[Ask]:
    """The questions to others of which this seat may know that they are asked."""
    asks = room.record.match.open_asks()
    return [ask for ask in asks if ask.owes and not ask.quiet and ask.seat in view.waiting]
