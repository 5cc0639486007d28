"""The kit catches planted faults: a test that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.hunt import (
    KILLER,
    MOVE,
    RING,
    STRIKE,
    TRAPS,
    WHISTLE,
    Hunt,
    Ring,
    Settings,
    hit,
    hunt_with,
)
from polyana.core import Flow, HiddenFact, Next, RuleBug, Seat, Side, phase, step
from polyana.testing import GameKit, Laid

LAID = Laid(3, Settings())


def options_from_the_truth() -> Hunt:
    """Options built from the table, not from the view."""

    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        places = sorted(set(t.at.values()))
        t.struck = yield from t.choose(KILLER, STRIKE, places, default=places[0])
        return step(hit)

    return hunt_with(strike)


def peeking_options() -> Hunt:
    """A lazy option function that looks at a hidden zone of its view."""

    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        t.struck = yield from t.choose(KILLER, STRIKE, lambda v: sorted(set(v.at.values())), default=0)
        return step(hit)

    return hunt_with(strike)


def face_told_to_all() -> Hunt:
    """A hidden place told to everybody, as if they could have worked it out."""

    @phase
    def victims_move(box: None, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.at[answer.seat] = (t.at[answer.seat] - (answer.value == "left")) % RING
        t.tell("moved", "HU-1.1", seat=answer.seat, place=t.at[answer.seat])
        return step(victims_move) if answer.value == "left" and len(t.moved) < 3 else None

    return hunt_with(victims_move)


def face_revealed_to_all() -> Hunt:
    """A hidden place revealed to everybody, as if the rules wanted it to come out."""

    @phase
    def victims_move(box: None, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.at[answer.seat] = (t.at[answer.seat] - (answer.value == "left")) % RING
        t.reveal("moved", "HU-1.1", seat=answer.seat, place=t.at[answer.seat])
        return step(victims_move) if answer.value == "left" and len(t.moved) < 3 else None

    return hunt_with(victims_move)


def silent_change() -> Hunt:
    """A public fact changes and nobody is told."""

    @phase
    def victims_move(box: None, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        t.struck -= 1
        if answer.value == "end":
            t.reveal("hushed", "HU-1.1")
            return None
        return step(victims_move)

    return hunt_with(victims_move)


def card_in_a_local() -> Hunt:
    """A card that lies in a variable while somebody is asked."""

    @phase
    def set_traps(box: None, t: Ring) -> Flow[Next]:
        card = t.traps.pop()
        yield from t.several(KILLER, TRAPS, lambda v: list(dict.fromkeys(v.traps)), most=1)
        t.traps.append(card)
        t.reveal("traps", "HU-3.1")
        return None

    return hunt_with(set_traps)


def fact_in_memory() -> Hunt:
    """A fact that lives in the game object and not on the table."""

    strikes: list[int] = []

    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        strikes.append(len(strikes) % RING)
        t.struck = yield from t.choose(KILLER, STRIKE, strikes[-1:], default=strikes[-1])
        return step(hit)

    return hunt_with(strike)


def illegal_default() -> Hunt:
    """A default that is not among the options."""

    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        t.struck = yield from t.choose(KILLER, STRIKE, [1, 2], default=0)
        return step(hit)

    return hunt_with(strike)


def same_text_twice() -> Hunt:
    """Two options with one text."""

    @phase
    def set_traps(box: None, t: Ring) -> Flow[Next]:
        yield from t.choose(KILLER, TRAPS, lambda v: [(one,) for one in v.traps], default=("hemp",))
        t.reveal("traps", "HU-3.1")
        return None

    return hunt_with(set_traps)


def answers_that_cross() -> Hunt:
    """Options that others change, of a kind whose answers count in their own list only."""

    @phase
    def victims_move(box: None, t: Ring) -> Flow[Next]:
        def steps(view: Ring, seat: Seat) -> list[str]:
            return ["end", "left", *(["wait"] if view.moved else [])]

        answer = yield from t.team(t.victims, MOVE, steps, default="end", quiet=True)
        t.moved.append(answer.seat)
        t.reveal("hushed", "HU-1.1")
        return step(victims_move) if answer.value == "left" and len(t.moved) < 3 else None

    return hunt_with(victims_move)


def begun_anew(at_first: Callable[[Ring], None], *, quiet: bool = True) -> Hunt:
    """A side question that sends its phase back to the beginning, where it does something first."""

    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        at_first(t)
        whistlers = t.victims if t.whistles < t.round else ()
        whistles = [t.ask(seat, WHISTLE, ["whistle"], quiet=quiet) for seat in whistlers]
        answer = yield from t.first([t.ask(KILLER, STRIKE, list(range(RING)), default=0), *whistles])
        if answer.kind == WHISTLE.name:
            t.whistles = t.round
            return step(strike)
        t.struck = answer.value
        return step(hit)

    return hunt_with(strike)


def told_twice() -> Hunt:
    """Tells again what was told."""
    return begun_anew(lambda t: t.reveal("ponders", "HU-2.1", round=t.round))


def told_twice_in_the_open() -> Hunt:
    """The same, after a question that everybody can see to be asked."""
    return begun_anew(lambda t: t.reveal("ponders", "HU-2.1", round=t.round), quiet=False)


def done_twice() -> Hunt:
    """Does again what was done."""
    return begun_anew(lambda t: t.ropes.append(t.ropes.pop(0)))


def revealed_to_some() -> Hunt:
    """A hidden place revealed to the killer alone."""

    @phase
    def victims_move(box: None, t: Ring) -> Flow[Next]:
        answer = yield from t.team(t.victims, MOVE, lambda v, s: ["end", "left"], default="end", quiet=True)
        if answer.value == "end" or len(t.moved) > 3:
            t.reveal("hushed", "HU-1.1")
            return None
        t.at[answer.seat] = (t.at[answer.seat] - 1) % RING
        t.moved.append(answer.seat)
        t.tell("moved", "HU-1.1", to=t.victims, seat=answer.seat, place=t.at[answer.seat])
        t.reveal("seen", "HU-1.1", to=(KILLER,), seat=answer.seat, place=t.at[answer.seat])
        return step(victims_move)

    return hunt_with(victims_move)


Test = Callable[[GameKit, Laid], None]

FAULTS: list[tuple[Callable[[], Hunt], Test]] = [
    (options_from_the_truth, GameKit.test_nothing_hidden_leaks),
    (peeking_options, GameKit.test_a_position_comes_back_at_every_decision),
    (face_told_to_all, GameKit.test_nothing_hidden_leaks),
    (face_revealed_to_all, GameKit.test_nothing_hidden_leaks),
    (silent_change, GameKit.test_nothing_hidden_leaks),
    (card_in_a_local, GameKit.test_a_position_comes_back_at_every_decision),
    (fact_in_memory, GameKit.test_a_position_comes_back_at_every_decision),
    (illegal_default, GameKit.test_a_position_comes_back_at_every_decision),
    (same_text_twice, GameKit.test_a_position_comes_back_at_every_decision),
    (answers_that_cross, GameKit.test_an_answer_that_crosses_another_still_counts),
    (told_twice_in_the_open, GameKit.test_a_side_question_repeats_nothing),
    (told_twice, GameKit.test_a_side_question_repeats_nothing),
    (done_twice, GameKit.test_a_side_question_repeats_nothing),
]


@pytest.mark.parametrize(("fault", "test"), FAULTS, ids=lambda one: one.__name__)
def test_a_planted_fault_is_caught(fault: Callable[[], Hunt], test: Test) -> None:
    class Kit(GameKit):
        game = fault()
        tables = (LAID,)

    with pytest.raises((AssertionError, HiddenFact, RuleBug)):
        test(Kit(), LAID)


def test_what_is_only_told_is_told_to_those_who_may_hear_it() -> None:
    """Else a game could declare away that the wrong seats hear of it."""

    class Kit(GameKit):
        game = revealed_to_some()
        tables = (LAID,)
        told_only = {"seen": Side("victims")}  # noqa: RUF012

    with pytest.raises(AssertionError, match="is not for seat 0"):
        Kit().test_nothing_hidden_leaks(LAID)
