"""The regions of a running match, drawn for one seat from its view."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from polyana import games
from polyana.core import SPECTATOR, Refused, Result, Seat
from polyana.core.asks import Ask
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.store import ChatRow
from polyana.table import Place
from polyana.table.room import Room
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.messages import UI_TEXTS, Words, sayer
from polyana.web.render import teacher
from polyana.web.render.drawing import SIGNS, Blocks, environment, helper, kept, region, vals
from polyana.web.render.log_lines import Log, LogLine

GAME_REGIONS = ("players", "board", "own")
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
    """A sand glass: when it runs out (seconds since the epoch), or the seconds left while it stands still."""

    total: float
    due: float | None
    left: float


class PageView(NamedTuple):
    """What a page needs of a seat's view: the present position, without the journal of the phase."""

    seat: Seat
    table: Any
    questions: tuple[Question, ...]
    waiting: tuple[Seat, ...]
    over: Result | None


def table_context(server: Server, place: Place, guest: Guest, seat: Seat) -> dict[str, Any]:
    """Everything that the regions of a running match may show to one seat."""
    room = place.room
    assert room is not None
    match = room.record.match
    table, over = match.view_table(seat), match.over
    view = PageView(seat, table, tuple(match.questions(seat)), tuple(match.waiting()), over)
    if room.tutorial is not None:
        view = view._replace(**teacher.asked_now(room, view.questions, view.waiting))
    package = games.package(place.table.game)
    speech = server.speech(place, guest.language)
    words = Words(package, guest.language, speech.names)
    owed = [question for question in view.questions if question.default is not None]
    others = _openly_asked(room, view)
    log = Log(place, speech, seat, guest.language)
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
        "ui": sayer(UI_TEXTS, guest.language),
        "words": words,
        "page": helper(place.table.game),
        "waiting": view.waiting,
        "over": view.over,
        "plates": plates(place, view, speech.names),
        "names": speech.names,
        "host": place.is_host(guest.id),
        "mine": bool(owed) and not view.over,
        "line": asked_line(room, view, owed, others, words, speech),
        "log": log,
        "lately": [] if room.tutorial and not view.waiting else lately(place.table.game, log),
        "may_undo": room.tutorial is None and match.may_undo(seat),
        "sand": sand_of(room, view, others),
        "now": server.tables.now(),
    }


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


def lately(game: str, log: Sequence[LogLine]) -> list[LogLine]:
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


# --- drawing -----------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """A table as HTML: every region by its id, and the lines of the log, newest first."""

    regions: dict[str, str]
    log: Sequence[LogLine]


def draw(server: Server, place: Place, guest: Guest, seat: Seat, chat: list[ChatRow] | None = None) -> Drawn:
    """The table for one seat; with the chat only if it is given."""
    context, game, moment = table_context(server, place, guest, seat), place.table.game, shared_regions(place)
    everybody, blocks = moment.shared(server, place, guest.language), Blocks(game, context)
    personal = "board" if context["over"] else blocks["personal"]
    made = {name: blocks[name] if name in personal else everybody[name] for name in everybody}
    made["status"] = moment.status(context)
    made["own"] = blocks["own"]
    made["options"] = _options(context, made["own"] + made["board"])
    if teacher.teaches(place, seat):
        made["teacher"] = teacher.draw_teacher(place, guest, context["speech"])
    if chat is not None:
        made["chat"] = _chat(server, place, context, place.heard(chat, seat))
    return Drawn(made, context["log"])


def _chat(server: Server, place: Place, context: dict[str, Any], heard: list[ChatRow]) -> str:
    """What was said at the table, as far as this seat has heard it."""
    words, closed = context["words"], place.chat_closed
    who = tuple(server.signer.alias(one.guest) if one.guest else "" for one in place.seats) if heard else ()
    key = ("chat", words.language, place.code, context["game"] if closed else "", closed, who)
    more = {"chat": heard, "closed": closed, "who": who}
    return kept((*key, *(one.seq for one in heard)), lambda: region("chat", {**context, **more}))


def _options(context: dict[str, Any], drawn: str) -> str:
    """All options as plain buttons; a text box for each question that the game's page gives none."""
    questions = context["view"].questions
    boxes = [one for one in questions if one.writes and f"hx-vals={vals(one.id)}" not in drawn]
    game, view, words = context["game"], context["t"], context["words"]
    labels = [[_label(game, view, words, one.kind, text) for text in one.texts] for one in questions]
    # The id of a question covers what it asks, but not how its options are called.
    ids = tuple((one.id, *called) for one, called in zip(questions, labels, strict=True))
    key = (game, words, ids, len(boxes), context["may_undo"])
    return kept(key, lambda: region("options", {**context, "boxes": boxes, "labels": labels}))


def _label(game: str, view: Any, words: Words, kind: str, text: str) -> str:
    """What stands on the button of an option; a game's page may know more about it, or the
    whole of it."""
    page = games.page(game)
    if page and page.option_name:
        return page.option_name(words.language, view, kind, text)
    more = page.option(view, kind, text) if page and page.option else {}
    return words.option(kind, text, **more)


def explain_refusal(server: Server, place: Place, guest: Guest, refused: Refused) -> str:
    """A refusal as a sentence; an answer that is no option now is called as its button would be."""
    args, room = refused.args_of_text, place.room
    if said := teacher.otherwise(room, refused, guest.language):
        return said
    if room is not None and "kind" in args:
        game, kind, text = place.table.game, str(args["kind"]), str(args["value"])
        view = room.record.match.view_table(place.seat_of(guest.id))
        words = Words(games.package(game), guest.language, tuple(place.names(guest.language)))
        with suppress(LookupError, TypeError, ValueError):  # it is like no option of this kind
            refused = Refused(refused.code, refused.clause, value=_label(game, view, words, kind, text))
    return server.explain(refused, guest.language, place)


class SharedRegions:
    """The regions of a table at one moment that several pages share."""

    def __init__(self, stamp: Any) -> None:
        self.stamp = stamp
        self._shared: dict[str, dict[str, str]] = {}
        self._statuses: dict[Any, str] = {}

    def shared(self, server: Server, place: Place, language: str) -> dict[str, str]:
        """The regions as a spectator sees them."""
        if language not in self._shared:
            context = table_context(server, place, Guest("", "", "", language), SPECTATOR)
            blocks = Blocks(place.table.game, context)
            self._shared[language] = {name: blocks[name] for name in ("players", "board")}
        return self._shared[language]

    def status(self, context: dict[str, Any]) -> str:
        """The line at the top; most of those who wait read the same."""
        first = context["view"].questions[:1]
        lately = tuple(line.text for line in context["lately"])
        key = (
            *(context[name] for name in ("words", "mine", "line", "sand", "may_undo")),
            *(one.id for one in first),
            lately,
        )
        if key not in self._statuses:
            self._statuses[key] = region("status", context)
        return self._statuses[key]


_SHARED: dict[str, SharedRegions] = {}
MAX_SHARED_REGIONS = 500


def shared_regions(place: Place) -> SharedRegions:
    """The shared regions of a table as it is now."""
    room = place.room
    assert room is not None
    stamp = (
        id(room),
        room.seq,
        [(one.name, one.bot, bool(one.guest), place.absent(one.seat)) for one in place.seats],
    )
    moment = _SHARED.pop(place.code, None)
    if moment is None or moment.stamp != stamp:
        moment = SharedRegions(stamp)
    _SHARED[place.code] = moment
    while len(_SHARED) > MAX_SHARED_REGIONS:
        _SHARED.pop(next(iter(_SHARED)))
    return moment
