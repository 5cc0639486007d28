"""Turning places into HTML, region by region. Only what has changed for a seat is sent to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from jinja2 import ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from polyana import games
from polyana.core import SPECTATOR, Event, Seat, text_of
from polyana.core.glass import first_due
from polyana.core.rulebook import rulebook
from polyana.core.speech import Speech
from polyana.core.view import Question, View
from polyana.table import Place
from polyana.table.names import show_code
from polyana.table.room import Room
from polyana.web.house import OWN, House
from polyana.web.identity import Guest

REGIONS = ("status", "players", "board", "own", "options", "log", "chat")
OF_GAME = ("players", "board", "own")
"""The regions that a game draws itself, as blocks of its page.html.

`players` is the same for everybody, and so is `board` unless the block `touches` says that this seat
may do something on it: these are drawn once, from the spectator's view, so that they cannot tell more.
"""
SIGNS = ("leaf", "drop", "star", "moon", "acorn", "feather")
LOG_SHOWN = 40

Say = Callable[..., str]


@cache
def environment() -> Environment:
    """The templates of the house and of every game; a hidden fact in one of them is loud."""
    loaders = {name: PackageLoader(games.package(name), "") for name in games.names()}
    made = Environment(
        loader=ChoiceLoader([PackageLoader(OWN, "templates"), PrefixLoader(loaders)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(SIGNS=SIGNS, show_code=show_code, text_of=text_of, vals=vals, kept=kept)
    return made


_KEPT: dict[Any, str] = {}
PIECES_KEPT = 5_000


def kept(key: Any, macro: Callable[..., str], *args: Any) -> str:
    """A piece of a page that is drawn again only when its key has changed, such as a name plate.

    The key holds all that the piece shows; what is not public has no place in one.
    """
    piece = _KEPT.get(key)
    if piece is None:
        if len(_KEPT) > PIECES_KEPT:
            _KEPT.clear()
        piece = _KEPT[key] = macro(*args)
    return piece


@lru_cache(20_000)
def vals(question: str, text: str | None = None, then: str = "") -> Markup:
    """The message that a button or a form sends as an answer, for the attribute `hx-vals`."""
    deed = {"do": "answer", "question": question}
    if text is not None:
        deed["text"] = text
    if then:
        deed["then"] = then
    return escape(msgspec.json.encode(deed).decode())


# --- words -------------------------------------------------------------------------------------------


@lru_cache(20_000)
def _said(package: str, language: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    return Speech(package, language).say(message, **dict(args))


@cache
def sayer(package: str, language: str) -> Say:
    """Says messages; the same message is formatted once, since that is the dear part of a page."""

    def say(message: str, **args: Any) -> str:
        return _said(package, language, message, tuple(args.items()))

    return say


@lru_cache(2_000)
def _has(package: str, language: str, message: str) -> bool:
    return Speech(package, language).has(message)


class Words(NamedTuple):
    """How the pages of one game speak in one language."""

    package: str
    language: str

    def option(self, kind: str, text: str) -> str:
        """What stands on the button of an option. A star at the end marks a special copy of a card."""
        say = sayer(self.package, self.language)
        for message, args in (
            (f"option-{kind}-{text}", {}),
            (f"option-{kind}", {"value": text.rstrip("*"), "starred": "yes" if text[-1:] == "*" else "no"}),
        ):
            if _has(self.package, self.language, message):
                return say(message, **args)
        return text

    def waits(self, kind: str, seats: str) -> str:
        """Who is waited for, and for what."""
        if _has(self.package, self.language, f"waits-{kind}"):
            return sayer(self.package, self.language)(f"waits-{kind}", seats=seats)
        return sayer(OWN, self.language)("waits", seats=seats)


def page(template: str, guest: Guest, **context: Any) -> str:
    """A whole page."""
    say = sayer(OWN, guest.language)
    return environment().get_template(template).render(guest=guest, say=say, ui=say, **context)


# --- what a region may show --------------------------------------------------------------------------


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
    """A glass for the page: when it runs out (seconds since the epoch), or what is left while it stands."""

    total: float
    due: float | None
    left: float


class Line(NamedTuple):
    """One line of the log, in words and as the page shows it."""

    seq: int
    kind: str
    args: dict[str, Any]
    clause: str
    text: str
    html: str = ""


_LINES: dict[tuple[Any, ...], Line] = {}
"""Lines that were put into words before."""
LINES_KEPT = 20_000


def last_lines(place: Place, speech: Speech, seat: Seat, language: str, most: int = LOG_SHOWN) -> list[Line]:
    """The last things a seat has heard, newest first; the cost does not grow with the match."""
    room = place.room
    assert room is not None
    if len(_LINES) > LINES_KEPT:
        _LINES.clear()
    lines: list[Line] = []
    seq, back = -1, 0
    for told in reversed(room.log(seat)[-most:]):
        back = back + 1 if told.seq == seq else 0
        seq = told.seq
        key = (room.code, seq, back, seat, language, speech.names)
        line = _LINES.get(key)
        if line is None:
            line = _LINES[key] = _line(place.table.game, speech, seq, told.event, seat, language)
        lines.append(line)
    return lines


_TEXTS: dict[tuple[Any, ...], Line] = {}
"""The same lines by what they say: all who are not meant by one hear the same words."""


def _line(game: str, speech: Speech, seq: int, event: Event, seat: Seat, language: str) -> Line:
    listener = seat if event.args.get("seat") == seat else None
    key = (game, language, speech.names, event.kind, event.clause, repr(event.args), listener)
    known = _TEXTS.get(key)
    if known is None:
        if len(_TEXTS) > LINES_KEPT:
            _TEXTS.clear()
        text = speech.event(event, seat)
        html = f'<li class="log-{event.kind}">{escape(text)}{_link(game, event.clause, language)}</li>'
        known = _TEXTS[key] = Line(seq, event.kind, event.args, event.clause, text, html)
    return known._replace(seq=seq)


@lru_cache(1_000)
def _link(game: str, clause: str, language: str) -> str:
    """The clause on demand."""
    if not clause:
        return ""
    what, number = escape(sayer(OWN, language)("clause")), clause.partition("-")[2]
    return (
        f' <a class="clause-link" href="/rules/{game}#{clause}" data-clause="{clause}">'
        f'{number}<span class="unseen"> — {what}</span></a>'
    )


def table_context(house: House, place: Place, guest: Guest, seat: Seat) -> dict[str, Any]:
    """Everything that the regions of a running match may show to one seat."""
    room = place.room
    assert room is not None
    match = room.record.match
    view = match.view(seat)
    package = games.package(place.table.game)
    words = Words(package, guest.language)
    speech = house.speech(place, guest.language)
    owed = [question for question in view.questions if question.default is not None]
    context: dict[str, Any] = {
        "guest": guest,
        "place": place,
        "seat": seat,
        "view": view,
        "t": view.table,
        "asked": {question.kind: question for question in view.questions},
        "speech": speech,
        "say": sayer(package, guest.language),
        "ui": sayer(OWN, guest.language),
        "words": words,
        "waiting": view.waiting,
        "over": view.over,
        "plates": plates(place, view),
        "names": speech.names,
        "host": place.is_host(guest.id),
        "mine": bool(owed) and not view.over,
        "line": asked_line(room, view, owed, words, speech),
        "log": last_lines(place, speech, seat, guest.language),
        "may_undo": match.may_undo(seat),
        "sand": sand_of(room, view.questions),
        "now": house.tables.now(),
        "package": package,
    }
    return context


def plates(place: Place, view: View[Any]) -> list[Plate]:
    """The name plates, clockwise from the first seat."""
    return [
        Plate(
            one.seat,
            one.name,
            SIGNS[one.seat % len(SIGNS)],
            one.bot,
            bool(one.guest),
            not one.bot and not view.over and place.absent(one.seat),
            one.seat in view.waiting,
            one.seat == view.seat,
        )
        for one in place.seats
    ]


def asked_line(room: Room, view: View[Any], owed: list[Question], words: Words, speech: Speech) -> str:
    """The one line: what is asked of whom now."""
    if view.over:
        return sayer(OWN, words.language)("over")
    if owed:
        return sayer(words.package, words.language)(f"ask-{owed[0].kind}", **owed[0].about)
    kinds = [ask.kind.name for ask in room.record.match.open_asks() if ask.owes and ask.seat in view.waiting]
    seats = ", ".join(speech.name(seat) for seat in view.waiting)
    return words.waits(kinds[0] if kinds else "", seats)


def sand_of(room: Room, questions: tuple[Question, ...]) -> Sand | None:
    """The glass that runs for this seat; else the one that runs for others, which is no secret."""
    asked = next((one for one in questions if one.clock in room.glasses and one.seconds is not None), None)
    first = first_due(room.glasses)
    clock = asked.clock if asked else first[1] if first else ""
    if clock not in room.glasses or room.record.match.over:
        return None
    glass = room.glasses[clock]
    seconds = (ask.seconds for ask in room.record.match.open_asks() if ask.clock == clock and ask.seconds)
    return Sand(next(seconds, glass.left), glass.due, glass.left)


# --- regions -----------------------------------------------------------------------------------------


def regions(
    house: House, place: Place, guest: Guest, seat: Seat, chat: list[Any] | None = None
) -> dict[str, str]:
    """The HTML of every region, by its id; of the chat only if it is given."""
    context = table_context(house, place, guest, seat)
    drawn = environment().get_template(f"{place.table.game}/page.html")
    own = drawn.new_context(context)
    touches = "".join(drawn.blocks["touches"](own)).strip()
    everybody = shared(house, place, guest.language)
    made = {
        "status": _render("status", context),
        "players": everybody["players"],
        "board": "".join(drawn.blocks["board"](own)) if touches else everybody["board"],
        "own": "".join(drawn.blocks["own"](own)),
        "options": _render("options", context),
        "log": "\n".join(line.html for line in context["log"]),
    }
    if chat is not None:
        made["chat"] = _render("chat", {**context, "chat": chat})
    return made


def _render(name: str, context: dict[str, Any]) -> str:
    return environment().get_template(f"regions/{name}.html").render(context)


_SHARED: dict[str, tuple[Any, dict[str, dict[str, str]]]] = {}
"""What is the same for everybody at a table, drawn once per language; the stamp says of which moment."""
SHARED_KEPT = 500


def shared(house: House, place: Place, language: str) -> dict[str, str]:
    """The regions as a spectator sees them."""
    room = place.room
    assert room is not None
    stamp = (
        id(room),
        room.seq,
        [(one.name, one.bot, bool(one.guest), place.absent(one.seat)) for one in place.seats],
    )
    known = _SHARED.pop(place.code, None)
    if known is None or known[0] != stamp:
        known = (stamp, {})
    _SHARED[place.code] = known
    while len(_SHARED) > SHARED_KEPT:
        _SHARED.pop(next(iter(_SHARED)))
    if language not in known[1]:
        context = table_context(house, place, Guest("", "", "", language), SPECTATOR)
        drawn = environment().get_template(f"{place.table.game}/page.html")
        bound = drawn.new_context(context)
        known[1][language] = {name: "".join(drawn.blocks[name](bound)) for name in ("players", "board")}
    return known[1][language]


class Sent:
    """What a page has been sent: only marks of it, since there are many pages."""

    __slots__ = ("_marks", "_newest", "_plates")

    def __init__(self) -> None:
        self._marks: dict[str, int] = {}
        self._plates: list[int] = []
        self._newest = ""

    def __contains__(self, region: str) -> bool:
        return region in self._marks

    def news(self, fresh: dict[str, str]) -> str:
        """The message that brings the page up to date; empty if nothing has changed."""
        changed = {name: html for name, html in fresh.items() if self._marks.get(name) != hash(html)}
        self._marks |= {name: hash(html) for name, html in changed.items()}
        log, players = changed.pop("log", None), changed.pop("players", None)
        message = partials(changed)
        if players is not None:
            message += self._plates_in(players)
        if log is not None:
            message += self._lines_in(log)
        return message

    def _plates_in(self, html: str) -> str:
        """Only the name plates that have changed."""
        plates = [f"<article {plate}" for plate in html.split("<article ")[1:]]
        before, self._plates = self._plates, [hash(plate) for plate in plates]
        if len(before) != len(plates):
            return partials({"players": html})
        new = {f"plate-{i}": one for i, one in enumerate(plates) if before[i] != self._plates[i]}
        return partials(new, "outerMorph")

    def _lines_in(self, html: str) -> str:
        """Only the new lines of the log, unless one was taken back."""
        lines = html.split("\n")
        before, self._newest = self._newest, lines[0]
        if before and before in lines:
            return partials({"log": "\n".join(lines[: lines.index(before)])}, "afterbegin")
        return partials({"log": html})


def partials(changed: dict[str, str], swap: str = "innerMorph") -> str:
    """One message with all regions that have changed, each morphed in place."""
    parts = [
        f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'
        for name, html in changed.items()
    ]
    return "".join(parts)


def clause_text(game: str, clause: str) -> str:
    """A clause in words, for those who ask why."""
    found = rulebook(games.package(game)).clauses.get(clause)
    return found.text if found else ""


def notice(text: str) -> str:
    """What is not possible and why, as the page shows it."""
    return f'<p class="refused" role="alert">{escape(text)}</p>' if text else ""
