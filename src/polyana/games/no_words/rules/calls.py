"""The call “Don't say …!”: who may call a word, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from polyana.core import Answer, Ask, Flow, Kind, Next, Own, Seat, phase, step
from polyana.games.no_words.rules import checking, end_of_game, turn, words
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.reading import PASS, random_call, read_call, word_of
from polyana.games.no_words.rules.table import Talk

R = TypeVar("R")

CALL: Kind[str] = Kind("call", "NW-4.1")
"""As in “Don't say ДОМ!” (NW-4.2)"""
LATER: Kind[str] = Kind("call", "NW-4.9", to=Own)
"""A call while another is judged: it waits, and only its caller knows of it. (NW-4.24)"""


def go_on(t: Talk) -> Next:
    """Calls are open. The last window of a game is held with passes in the free pace too. (NW-4.21)"""
    free = t.settings.pace == "free" and bool(t.deck)
    return step(floor) if free else step(window)


@phase
def window(box: Box, t: Talk) -> Flow[Next]:
    """Every opponent of the mover calls a word or passes, in any order, before the next player moves; a
    false call closes nothing. (NW-4.7, NW-4.10)"""
    if (waiting := next_in_line(t)) is not None:
        return step(checking.judge, *waiting)
    asks = ask_calls(box, t, CALL, t.callers, passing=True)
    while asks:
        answer = yield tuple(asks.values())
        if answer.value != PASS:
            return step(checking.judge, answer.seat, answer.value)
        t.passed += (answer.seat,)  # for the whole window (NW-4.15)
        t.reveal("passed", "NW-4.15", seat=answer.seat)
        del asks[answer.seat]
    return nobody_calls(t)


@phase
def floor(box: Box, t: Talk) -> Flow[Next]:
    """The free pace: the next player moves whenever they like, and until then any opponent may call.
    (NW-4.18, NW-4.19)

    Of a move and a call that collide the first counts. (NW-4.20)
    """
    if (waiting := next_in_line(t)) is not None:
        return step(checking.judge, *waiting)
    answer = yield from t.first([turn.ask_place(t), *ask_calls(box, t, CALL, t.callers).values()])
    if answer.kind == CALL.name:
        return step(checking.judge, answer.seat, answer.value)
    turn.place(t, answer.seat, answer.value)
    return go_on(t)


def nobody_calls(t: Talk) -> Next:
    """The turn passes on, or the game ends with the deck. (NW-3.8, NW-8.3)"""
    if clause := end_of_game.ended_by(t.penalty(t.mover), len(t.deck)):
        return step(end_of_game.end_game, clause)
    return step(turn.turn)


def clear_window(t: Talk) -> None:
    """A new window: what was called or passed before bars nothing in it. (NW-4.12)"""
    t.passed, t.tried, t.voted_down, t.line = (), (), (), ()
    t.queue = dict.fromkeys(t.seats, ())


def ask_calls(
    box: Box, t: Talk, kind: Kind[str], seats: Sequence[Seat], *, passing: bool = False
) -> dict[Seat, Ask]:
    """Ask for a whole word (NW-4.13), meant for this window and no other (NW-4.20). Nobody has to call one
    (NW-4.5), and the question is the same whether or not there is a word (NW-4.14)."""
    options, default = ((PASS,), PASS) if passing else ((), None)
    seconds = t.settings.window_seconds if passing else None

    def check(view: Talk, text: str) -> str:
        return read_call(box, view, text)

    def sample(view: Talk, rng: Random) -> str:
        return random_call(box, view, rng)

    clock, about = f"window{t.placements}", {"window": t.placements}
    return {
        seat: t.ask(
            seat,
            kind,
            options,
            check=check,
            sample=sample,
            default=default,
            seconds=seconds,
            clock=clock,
            about=about,
        )
        for seat in seats
    }


def may_pass_and_place(view: Talk, seat: Seat) -> bool:
    """Is only the pass of the next player missing, and does a turn follow? Then both may come in one go.
    (NW-4.23)"""
    return view.turn == seat and view.callers == [seat] and len(view.deck) > 0


# --- calls that wait ------------------------------------------------------------------------------


def while_judging(box: Box, t: Talk, judged: Seat, main: Flow[R]) -> Flow[R]:
    """Later calls wait in a queue, and the window's glass stands still. (NW-4.9)

    Nobody else sees them, and nobody ever learns of those whose turn does not come. (NW-4.24)
    """

    def later() -> list[Ask]:
        others = [seat for seat in t.callers if seat != judged]
        return [*ask_calls(box, t, LATER, others).values()]

    def wait(answer: Answer) -> None:
        t.queue[answer.seat] += (answer.value,)
        t.line += (answer.seat,)

    return t.with_side_questions(main, later, wait)


def next_in_line(t: Talk) -> tuple[Seat, str] | None:
    """The first waiting call whose caller and word may still be judged. (NW-4.9, NW-4.10)"""
    while t.line:
        seat, *others = t.line
        call, *later = t.queue[seat]
        t.line, t.queue[seat] = tuple(others), tuple(later)
        word = word_of(call)
        if seat in t.callers and not words.barred(t, word):
            return seat, call
    return None
