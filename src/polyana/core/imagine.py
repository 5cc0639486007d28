"""Imagined worlds: positions that look to a seat exactly as the real one does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from polyana.core.asks import Ask
from polyana.core.dice import Dice
from polyana.core.game import Game
from polyana.core.match import Match
from polyana.core.table import Table
from polyana.core.view import View

T = TypeVar("T", bound=Table)

OWN_WORDS = 0.2
"""How often a random answer is a text of one's own where an option would do."""


def imagine(game: Game[T], view: View[T], *, live: bool = False) -> Callable[[Random], Match[T]]:
    """Study a view once; the function returned deals worlds that fit it, as many as are wanted.

    Secret answers (votes not yet opened) are not in the view's journal; but a seat that is no longer
    waited for has answered something, so it answers anew at random.
    """
    game = game.agreed(getattr(view.start, "settings", None))
    deal = game.worlds(view)

    def world(rng: Random) -> Match[T]:
        dice = Dice.imagined(rng)
        dice.tape = list(view.tape)
        match = Match(game, deal(rng), dice, live=live)
        match.step, match.agenda, match.over = view.step, view.agenda, view.over
        match.redrive()
        for answer in view.journal:
            ask = next(a for a in match.asks if a.seat == answer.seat and a.kind.name == answer.kind)
            match.play(ask, answer.value)
        while done := sorted(set(match.waiting()) - set(view.waiting)):
            ask = next(a for a in match.open_asks(done[0]) if a.owes and not a.quiet)
            match.play(ask, random_answer(match, ask, rng))
        if view.seat >= 0:
            match.given[view.seat] = view.given
        match.forget_told()  # what has happened up to here was told before
        return match

    return world


def random_answer(match: Match[Any], ask: Ask, rng: Random) -> Any:
    """Some legal answer to an open question."""
    options = match.choices(ask)
    if ask.check is not None and ask.sample is not None and (not options or rng.random() < OWN_WORDS):
        view = match.view_table(ask.seat)
        return ask.check(view, ask.sample(view, rng))
    return rng.choice(options)
