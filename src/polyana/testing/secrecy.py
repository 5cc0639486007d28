"""The five secrecy tests: what one seat learns may depend on nothing that is hidden from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from polyana.core import Ask, Event, Match, Refused, heard, imagine, random_answer, text_of
from polyana.core.zones import Zone
from polyana.testing.play import Decision

Eyes: TypeAlias = Sequence[int]
ToldOnly: TypeAlias = Mapping[str, Zone]
"""Events that reveal facts which no zone shows afterwards, as a truthful answer does; each with the zone of
those who may hear it."""

NONE: ToldOnly = MappingProxyType({})


def eyes(match: Match[Any]) -> range:
    """Every pair of eyes: the spectator's and each seat's."""
    return range(-1, match.table.players)


def unnoticed(ask: Ask) -> bool:
    """Can this question be answered without the others noticing?"""
    return ask.quiet or not ask.owes


def blind_to(match: Match[Any], ask: Ask) -> list[int]:
    """The eyes that may not know the answer to this question."""
    return [s for s in eyes(match) if s != ask.seat and not ask.kind.to.sees(match.table, ask.seat, s)]


def worlds(decision: Decision, rng: Random, seats: Eyes, told_only: ToldOnly = NONE) -> None:
    """Redeal what is hidden from a seat: its view, options and question ids stay the same."""
    match = decision.record.match
    for seat in seats:
        view = match.view(seat)
        world = imagine(match.game, view, live=True)(rng)
        assert sorted(match.game.pieces(world.table)) == sorted(match.game.pieces(match.table))
        _same(view.encode(), world.view(seat).encode(), f"the view of seat {seat} depends on what is hidden")


def twins(decision: Decision, rng: Random, seats: Eyes, told_only: ToldOnly = NONE) -> None:
    """The same answer in two worlds that look alike to a seat: it hears and sees the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    for seat in seats:
        one = Way(match.clone())
        two = Way(imagine(match.game, match.view(seat), live=True)(rng))
        if not two.goes(ask, decision.text):
            continue  # in that world the acting seat does not hold what it needs
        one.goes(ask, decision.text)
        _compare(seat, one, two, "the same answer in a world that looks alike", told_only)


def divergence(decision: Decision, rng: Random, seats: Eyes, told_only: ToldOnly = NONE) -> None:
    """Two answers to a question: those who may not know the answer see the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    blind = [seat for seat in blind_to(match, ask) if seat in seats]
    if not blind:
        return
    one, two = Way(match.clone()), Way(match.clone())
    one.goes(ask, decision.text)
    two.goes(ask, text_of(random_answer(match, ask, rng)))
    for seat in blind:
        _compare(seat, one, two, "another secret answer", told_only)


def silence(decision: Decision, rng: Random, seats: Eyes, told_only: ToldOnly = NONE) -> None:
    """A step that told a seat nothing changes none of its bytes (but perhaps who is waited for)."""
    match, ask = decision.record.match, decision.ask
    after = match.clone()
    happened = after.answer_kind(ask.seat, ask.kind.name, decision.text)
    for seat in seats:
        if seat == ask.seat or heard(happened.events, seat):
            continue
        before, now = match.view(seat), after.view(seat)
        if not unnoticed(ask):
            before.waiting = now.waiting = ()
        _same(before.encode(), now.encode(), f"seat {seat} was told nothing, yet its view changed")


def detour(decision: Decision, rng: Random, seats: Eyes, told_only: ToldOnly = NONE) -> None:
    """An unnoticed step is put in before the next answer: the others see the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    aside = [one for one in match.open_asks() if unnoticed(one) and one.seat != ask.seat]
    if not aside:
        return
    straight, around = Way(match.clone()), Way(match.clone())
    way = rng.choice(aside)
    detoured = around.match.answer_kind(way.seat, way.kind.name, text_of(random_answer(match, way, rng)))
    straight.goes(ask, decision.text)
    possible = around.goes(ask, decision.text)
    for seat in blind_to(match, way):
        if seat not in seats or any(event.revealed for event in heard(detoured.events, seat)):
            continue
        assert possible or seat != ask.seat, "a hidden step took away another seat's answer"
        if possible:
            _compare(seat, straight, around, "a hidden step before it", told_only)


ALL = (worlds, twins, divergence, silence, detour)


class Way:
    """One way in which a match may go on, and what was told on it."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.events: tuple[Event, ...] = ()

    def goes(self, ask: Ask, text: str) -> bool:
        """Does the match take this answer?"""
        try:
            self.events = self.match.answer_kind(ask.seat, ask.kind.name, text).events
        except Refused:
            return False
        return True


def _compare(seat: int, one: Way, two: Way, why: str, told_only: ToldOnly) -> None:
    """A seat that hears the same sees the same. What it hears otherwise must begin with a reveal.

    And what was revealed to it stands on the table that it sees, unless the game says that it is only told.
    """
    different = _first_difference(seat, one, two)
    seen, other = (way.match.view(seat).encode() for way in (one, two))
    if not different:
        _same(seen, other, f"{why}: seat {seat} heard the same, yet sees something else")
        return
    said = " and ".join(f"{event.kind} {event.args}" for event in different)
    assert all(event.revealed for event in different), f"{why}: seat {seat} was told {said}"
    if seen == other:
        for event in different:
            who = told_only.get(event.kind)
            assert who is not None, f"{why}: seat {seat} was told {said}, and sees nothing of it"
            assert who.sees(one.match.table, None, seat), f"{why}: {said} is not for seat {seat}"


def _first_difference(seat: int, one: Way, two: Way) -> list[Event]:
    """The first events that a seat hears on one way and not on the other."""
    for a, b in zip_longest(heard(one.events, seat), heard(two.events, seat)):
        if a != b:
            return [event for event in (a, b) if event is not None]
    return []


def _same(one: bytes, two: bytes, complaint: str) -> None:
    assert one == two, f"{complaint}:\n{one.decode()}\n{two.decode()}"
