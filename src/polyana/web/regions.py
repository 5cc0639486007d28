"""The regions of a running match, drawn for one seat from its view."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from polyana import games
from polyana.core import SPECTATOR, Refused, Result, Seat
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.table import Place
from polyana.table.room import Room
from polyana.web import teacher
from polyana.web.drawing import SIGNS, Words, block, environment, helper, kept, region, sayer, vals
from polyana.web.house import OWN, House
from polyana.web.identity import Guest
from polyana.web.lines import Line, last_lines

OF_GAME = ("players", "board", "own")
"""The regions that a game draws itself, as blocks of its page.html.

`own` belongs to the seat. `players` and `board` are drawn once for all, from the spectator's view, so
that they cannot tell more; but those that the block `personal` names are drawn for this seat.
"""


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


class Glance(NamedTuple):
    """What a page needs of a seat's view: the present, not how the phase came to it."""

    seat: Seat
    table: Any
    questions: tuple[Question, ...]
    waiting: tuple[Seat, ...]
    over: Result | None


def table_context(house: House, place: Place, guest: Guest, seat: Seat) -> dict[str, Any]:
    """Everything that the regions of a running match may show to one seat."""
    room = place.room
    assert room is not None
    match = room.record.match
    table, over = match.view_table(seat), match.over
    view = Glance(seat, table, tuple(match.questions(seat)), tuple(match.waiting()), over)
    if room.tutorial is not None:
        view = view._replace(**teacher.asked(room, view.questions, view.waiting))
    package = games.package(place.table.game)
    speech = house.speech(place, guest.language)
    words = Words(package, guest.language, speech.names)
    owed = [question for question in view.questions if question.default is not None]
    return {
        **environment().globals,
        "guest": guest,
        "place": place,
        "game": place.table.game,
        "seat": seat,
        "view": view,
        "t": view.table,
        "asked": {question.kind: question for question in view.questions},
        "speech": speech,
        "say": sayer(package, guest.language),
        "ui": sayer(OWN, guest.language),
        "words": words,
        "page": helper(place.table.game),
        "waiting": view.waiting,
        "over": view.over,
        "plates": plates(place, view, guest.language),
        "names": speech.names,
        "host": place.is_host(guest.id),
        "mine": bool(owed) and not view.over,
        "line": asked_line(room, view, owed, words, speech),
        "log": last_lines(place, speech, seat, guest.language),
        "may_undo": room.tutorial is None and match.may_undo(seat),
        "sand": sand_of(room, view),
        "now": house.tables.now(),
    }


def plates(place: Place, view: Glance, language: str = "ru") -> list[Plate]:
    """The name plates, clockwise from the first seat."""
    return [
        Plate(
            one.seat,
            called,
            SIGNS[place.mark(one.seat) % len(SIGNS)],
            one.bot,
            bool(one.guest),
            not one.bot and not view.over and place.absent(one.seat),
            one.seat in view.waiting,
            one.seat == view.seat,
        )
        for one, called in zip(place.seats, place.names(language), strict=True)
    ]


def asked_line(room: Room, view: Glance, owed: list[Question], words: Words, speech: Speech) -> str:
    """The one line: what is asked of whom now."""
    if view.over:
        return sayer(OWN, words.language)("over")
    if owed:
        return sayer(words.package, words.language)(f"ask-{owed[0].kind}", **owed[0].about)
    if room.tutorial is not None and not view.waiting:
        return teacher.line(room, words.language)
    kinds = [ask.kind.name for ask in _openly_asked(room, view)]
    seats = ", ".join(speech.name(seat) for seat in view.waiting)
    return words.waits(kinds[0] if kinds else "", seats)


def sand_of(room: Room, view: Glance) -> Sand | None:
    """The glass that runs for this seat; else the one that runs for others, if they are asked openly."""
    if view.over:
        return None
    own = [(one.clock, one.seconds) for one in view.questions]
    others = [(ask.clock, ask.seconds) for ask in _openly_asked(room, view)]
    for clock, seconds in (*own, *others):
        if seconds is not None and (glass := room.glasses.get(clock)) is not None:
            return Sand(seconds, glass.due, glass.left)
    return None


def _openly_asked(room: Room, view: Glance) -> list[Any]:
    """The questions to others of which this seat may know that they are asked."""
    asks = room.record.match.open_asks()
    return [ask for ask in asks if ask.owes and not ask.quiet and ask.seat in view.waiting]


# --- drawing -----------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """A table as HTML: every region by its id, and the lines of the log, newest first."""

    regions: dict[str, str]
    log: list[Line]


def draw(house: House, place: Place, guest: Guest, seat: Seat, chat: list[Any] | None = None) -> Drawn:
    """The table for one seat; with the chat only if it is given."""
    context = table_context(house, place, guest, seat)
    game = place.table.game
    everybody = shared(house, place, guest.language)
    personal = "board" if context["over"] else block(game, "personal", context)
    made = {name: block(game, name, context) if name in personal else everybody[name] for name in everybody}
    made["status"] = region("status", context)
    made["own"] = block(game, "own", context)
    made["options"] = _options(context, made["own"] + made["board"])
    if teacher.teaches(place, seat):
        made["teacher"] = teacher.region_of(place, guest, context["speech"])
    if chat is not None:
        heard, closed = place.heard(chat, seat), place.chat_closed
        who = tuple(house.seal.alias(one.guest) if one.guest else "" for one in place.seats)
        key = (
            "chat",
            guest.language,
            place.code,
            game if closed else "",
            closed,
            who if heard else (),
            *(one.seq for one in heard),
        )
        more = {"chat": heard, "closed": closed, "who": who}
        made["chat"] = kept(key, lambda: region("chat", {**context, **more}))
    return Drawn(made, context["log"])


def _options(context: dict[str, Any], drawn: str) -> str:
    """All that can be done, as plain buttons; a box for writing where the game's page has drawn none."""
    questions = context["view"].questions
    boxes = [one for one in questions if one.writes and f"hx-vals={vals(one.id)}" not in drawn]
    game, view, words = context["game"], context["t"], context["words"]
    labels = [[_label(game, view, words, one.kind, text) for text in one.texts] for one in questions]
    # A question's id stands for all that it asks, but not for what the options are called.
    ids = tuple((one.id, *called) for one, called in zip(questions, labels, strict=True))
    key = (game, words, ids, len(boxes), context["may_undo"])
    return kept(key, lambda: region("options", {**context, "boxes": boxes, "labels": labels}))


def _label(game: str, view: Any, words: Words, kind: str, text: str) -> str:
    """What stands on the button of an option; a game's `page.option` may know more about it, its
    `page.called` the whole of it."""
    more, called = (getattr(helper(game), name, None) for name in ("option", "called"))
    if called:
        return str(called(words.language, view, kind, text))
    return words.option(kind, text, **more(view, kind, text)) if more else words.option(kind, text)


def why(house: House, place: Place, guest: Guest, refused: Refused) -> str:
    """A refusal in words; what is no option now is called as its button would be."""
    args, room = refused.args_of_text, place.room
    if said := teacher.otherwise(room, refused, guest.language):
        return said
    if room is not None and "kind" in args:
        game, kind, text = place.table.game, str(args["kind"]), str(args["value"])
        view = room.record.match.view_table(place.seat_of(guest.id))
        words = Words(games.package(game), guest.language, tuple(place.names(guest.language)))
        with suppress(KeyError):  # no words fit: it is like no option of this kind
            refused = Refused(refused.code, refused.clause, value=_label(game, view, words, kind, text))
    return house.why(refused, guest.language, place)


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
        known[1][language] = {name: block(place.table.game, name, context) for name in ("players", "board")}
    return known[1][language]
