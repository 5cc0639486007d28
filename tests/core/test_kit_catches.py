"""The kit catches planted faults: a test that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from core.hunt import KILLER, MOVE, RING, STRIKE, TRAPS, WHISTLE, Hunt, Ring, Settings
from polyana.core import Flow, Game, HiddenFact, Next, RuleBug, phase, step
from polyana.testing import GameKit, Laid

LAID = Laid(3, Settings())


class OptionsFromTheTruth(Hunt):
    """Options built from the table, not from the view."""

    @phase
    def strike(self, t: Ring) -> Flow[Next]:
        places = sorted(set(t.at.values()))
        t.struck = yield from t.choose(KILLER, STRIKE, places, default=places[0])
        return step(self.hit)


class PeekingOptions(Hunt):
    """A lazy option function that looks at a hidden zone of its view."""

    @phase
    def strike(self, t: Ring) -> Flow[Next]:
        t.struck = yield from t.choose(KILLER, STRIKE, lambda v: sorted(set(v.at.values())), default=0)
        return step(self.hit)


class FaceToldToAll(Hunt):
    """A hidden place told to everybody, as if they could have worked it out."""

    @phase
    def victims_move(self, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.at[answer.seat] = (t.at[answer.seat] - (answer.value == "left")) % RING
        t.tell("moved", "HU-1.1", seat=answer.seat, place=t.at[answer.seat])
        return step(self.victims_move) if answer.value == "left" and len(t.moved) < 3 else None


class FaceRevealedToAll(Hunt):
    """A hidden place revealed to everybody, as if the rules wanted it to come out."""

    @phase
    def victims_move(self, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.at[answer.seat] = (t.at[answer.seat] - (answer.value == "left")) % RING
        t.reveal("moved", "HU-1.1", seat=answer.seat, place=t.at[answer.seat])
        return step(self.victims_move) if answer.value == "left" and len(t.moved) < 3 else None


class SilentChange(Hunt):
    """A public fact changes and nobody is told."""

    @phase
    def victims_move(self, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.struck -= 1
        if answer.value == "end":
            t.reveal("hushed", "HU-1.1")
            return None
        return step(self.victims_move)


class CardInALocal(Hunt):
    """A card that lies in a variable while somebody is asked."""

    @phase
    def set_traps(self, t: Ring) -> Flow[Next]:
        card = t.traps.pop()
        yield from t.several(KILLER, TRAPS, lambda v: list(dict.fromkeys(v.traps)), most=1)
        t.traps.append(card)
        t.reveal("traps", "HU-3.1")
        return None


class FactInMemory(Hunt):
    """A fact that lives in the game object and not on the table."""

    strikes = 0

    @phase
    def strike(self, t: Ring) -> Flow[Next]:
        self.strikes += 1
        t.struck = yield from t.choose(KILLER, STRIKE, [self.strikes % RING], default=self.strikes % RING)
        return step(self.hit)


class IllegalDefault(Hunt):
    """A default that is not among the options."""

    @phase
    def strike(self, t: Ring) -> Flow[Next]:
        t.struck = yield from t.choose(KILLER, STRIKE, [1, 2], default=0)
        return step(self.hit)


class SameTextTwice(Hunt):
    """Two options with one text."""

    @phase
    def set_traps(self, t: Ring) -> Flow[Next]:
        yield from t.choose(KILLER, TRAPS, lambda v: [(one,) for one in v.traps], default=("hemp",))
        t.reveal("traps", "HU-3.1")
        return None


class BegunAnew(Hunt):
    """A side question that sends its phase back to the beginning."""

    def begin_strike(self, t: Ring) -> None:
        """What the phase does before it asks."""

    @phase
    def strike(self, t: Ring) -> Flow[Next]:
        self.begin_strike(t)
        whistlers = t.victims if t.whistles < t.round else ()
        whistles = [t.ask(seat, WHISTLE, ["whistle"], quiet=True) for seat in whistlers]
        answer = yield from t.first([t.ask(KILLER, STRIKE, list(range(RING)), default=0), *whistles])
        if answer.kind == WHISTLE.name:
            t.whistles = t.round
            return step(self.strike)
        t.struck = answer.value
        return step(self.hit)


class ToldTwice(BegunAnew):
    """… and then tells again what was told."""

    def begin_strike(self, t: Ring) -> None:
        t.reveal("ponders", "HU-2.1", round=t.round)


class DoneTwice(BegunAnew):
    """… and then does again what was done."""

    def begin_strike(self, t: Ring) -> None:
        t.ropes.append(t.ropes.pop(0))


Test = Callable[[GameKit, Laid], None]

FAULTS: list[tuple[type[Game[Any]], Test]] = [
    (OptionsFromTheTruth, GameKit.test_nothing_hidden_leaks),
    (PeekingOptions, GameKit.test_a_position_comes_back_at_every_decision),
    (FaceToldToAll, GameKit.test_nothing_hidden_leaks),
    (FaceRevealedToAll, GameKit.test_nothing_hidden_leaks),
    (SilentChange, GameKit.test_nothing_hidden_leaks),
    (CardInALocal, GameKit.test_a_position_comes_back_at_every_decision),
    (FactInMemory, GameKit.test_a_position_comes_back_at_every_decision),
    (IllegalDefault, GameKit.test_a_position_comes_back_at_every_decision),
    (SameTextTwice, GameKit.test_a_position_comes_back_at_every_decision),
    (ToldTwice, GameKit.test_a_side_question_repeats_nothing),
    (DoneTwice, GameKit.test_a_side_question_repeats_nothing),
]


@pytest.mark.parametrize(("fault", "test"), FAULTS, ids=lambda one: one.__name__)
def test_a_planted_fault_is_caught(fault: type[Game[Any]], test: Test) -> None:
    class Kit(GameKit):
        game = fault()
        tables = (LAID,)

    with pytest.raises((AssertionError, HiddenFact, RuleBug)):
        test(Kit(), LAID)
