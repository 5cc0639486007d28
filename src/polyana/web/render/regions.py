"""The regions of a running match, drawn for one seat from its view."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import ref

from polyana import games
from polyana.core import SPECTATOR, Refused, Seat
from polyana.store import ChatRow
from polyana.table import Place
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.messages import Words
from polyana.web.render import teacher
from polyana.web.render.context import SeatContext, seat_context
from polyana.web.render.drawing import Blocks, region, vals
from polyana.web.render.log_lines import FormattedLine, Log

GAME_REGIONS = ("players", "board", "own")
"""The regions that a game draws itself, as blocks of its page.html.

`own` belongs to the seat. `players` and `board` are drawn once for all, from the spectator's view, so
that they cannot tell more; but those that the block `personal` names are drawn for this seat.
"""


class Drawn(NamedTuple):
    """A table as HTML: every region by its id, and the lines of the log, newest first."""

    regions: dict[str, str]
    log: Sequence[FormattedLine]


def draw(server: Server, place: Place, guest: Guest, seat: Seat, chat: list[ChatRow] | None = None) -> Drawn:
    """The table for one seat; with the chat only if it is given."""
    context, shared = seat_context(server, place, guest, seat), shared_regions(server, place)
    variables = context.variables()
    everybody, blocks = shared.regions(server, place, guest.language), Blocks(context.game, variables)
    personal = "board" if context.over else blocks["personal"]
    made = {name: blocks[name] if name in personal else everybody[name] for name in everybody}
    made["status"] = shared.status(context, variables)
    made["own"] = blocks["own"]
    made["options"] = options(context, variables, made["own"] + made["board"])
    if teacher.teaches(place, seat):
        made["teacher"] = teacher.draw_teacher(place, guest, context.speech)
    if chat is not None:
        made["chat"] = _chat(server, place, context, variables, place.heard(chat, seat))
    return Drawn(made, Log(server.caches, place, context.speech, seat, guest.language))


def _chat(
    server: Server, place: Place, context: SeatContext, variables: dict[str, Any], heard: list[ChatRow]
) -> str:
    """What was said at the table, as far as this seat has heard it."""
    closed = place.chat_closed
    who = tuple(server.signer.alias(one.guest) if one.guest else "" for one in place.seats) if heard else ()
    key = ("chat", context.words.language, place.code, context.game if closed else "", closed, who)
    more = {"chat": heard, "closed": closed, "who": who}
    return context.kept((*key, *(one.seq for one in heard)), lambda: region("chat", {**variables, **more}))


def options(context: SeatContext, variables: dict[str, Any], drawn: str) -> str:
    """All options as plain buttons; a text box for each question that the game's page gives none."""
    questions = context.view.questions
    boxes = [one for one in questions if one.writes and f"hx-vals={vals(one.id)}" not in drawn]
    game, words = context.game, context.words
    labels = [[_label(game, context.t, words, one.kind, text) for text in one.texts] for one in questions]
    # The id of a question covers what it asks, but not how its options are called.
    ids = tuple((one.id, *called) for one, called in zip(questions, labels, strict=True))
    key = (game, words, ids, len(boxes), context.may_undo)
    more = {"boxes": boxes, "labels": labels}
    return context.kept(key, lambda: region("options", {**variables, **more}))


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
        self._regions: dict[str, dict[str, str]] = {}
        self._statuses: dict[Any, str] = {}

    def regions(self, server: Server, place: Place, language: str) -> dict[str, str]:
        """The regions as a spectator sees them."""
        if language not in self._regions:
            context = seat_context(server, place, Guest("", "", "", language), SPECTATOR)
            blocks = Blocks(context.game, context.variables())
            self._regions[language] = {name: blocks[name] for name in ("players", "board")}
        return self._regions[language]

    def status(self, context: SeatContext, variables: dict[str, Any]) -> str:
        """The line at the top; most of those who wait read the same."""
        key = (
            context.words,
            context.mine,
            context.line,
            context.sand,
            context.may_undo,
            *(one.id for one in context.view.questions[:1]),
            tuple(line.text for line in context.lately),
        )
        if key not in self._statuses:
            self._statuses[key] = region("status", variables)
        return self._statuses[key]


def shared_regions(server: Server, place: Place) -> SharedRegions:
    """The shared regions of a table as it is now."""
    room = place.room
    assert room is not None
    stamp = (
        ref(room),  # a number could be that of another room, which was dropped since
        room.seq,
        [(one.name, one.bot, bool(one.guest), place.absent(one.seat)) for one in place.seats],
    )
    found: SharedRegions | None = server.caches.shared_regions.get(place.code)
    if found is None or found.stamp != stamp:
        found = server.caches.shared_regions[place.code] = SharedRegions(stamp)
    return found
