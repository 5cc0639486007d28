"""The five secrecy tests: what one seat learns may depend on nothing that is hidden from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from polyana.core import Ask, Happened, Match, Refused, heard, imagine, random_answer, text_of
from polyana.testing.play import Decision

Eyes: TypeAlias = Sequence[int]


def eyes(match: Match[Any]) -> range:
    """Every pair of eyes: the spectator's and each seat's."""
    return range(-1, match.table.players)


def unnoticed(ask: Ask) -> bool:
    """Can this question be answered without the others noticing?"""
    return ask.quiet or not ask.owes


def blind_to(match: Match[Any], ask: Ask) -> list[int]:
    """The eyes that may not know the answer to this question."""
    return [s for s in eyes(match) if s != ask.seat and not ask.kind.to.sees(match.table, ask.seat, s)]


def worlds(decision: Decision, rng: Random, seats: Eyes) -> None:
    """Redeal what is hidden from a seat: its view, options and question ids stay the same."""
    match = decision.record.match
    for seat in seats:
        view = match.view(seat)
        world = imagine(match.game, view, live=True)(rng)
        assert sorted(match.game.pieces(world.table)) == sorted(match.game.pieces(match.table))
        _same(view.encode(), world.view(seat).encode(), f"the view of seat {seat} depends on what is hidden")


def twins(decision: Decision, rng: Random, seats: Eyes) -> None:
    """The same answer in two worlds that look alike to a seat: it hears the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    for seat in seats:
        one, two = match.clone(), imagine(match.game, match.view(seat), live=True)(rng)
        second = _answer(two, ask, decision.text)
        if second is None:
            continue  # in that world the acting seat does not hold what it needs
        first = one.say(ask.seat, ask.kind.name, decision.text)
        if _alike(seat, first, second, "the same answer in a world that looks alike"):
            _same_after(seat, one, two)


def divergence(decision: Decision, rng: Random, seats: Eyes) -> None:
    """Two answers to a question: those who may not know the answer see the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    blind = [seat for seat in blind_to(match, ask) if seat in seats]
    if not blind:
        return
    one, two = match.clone(), match.clone()
    first = one.say(ask.seat, ask.kind.name, decision.text)
    second = two.say(ask.seat, ask.kind.name, text_of(random_answer(match, ask, rng)))
    for seat in blind:
        if _alike(seat, first, second, "another secret answer"):
            _same_after(seat, one, two)


def silence(decision: Decision, rng: Random, seats: Eyes) -> None:
    """A step that told a seat nothing changes none of its bytes (but perhaps who is waited for)."""
    match, ask = decision.record.match, decision.ask
    after = match.clone()
    happened = after.say(ask.seat, ask.kind.name, decision.text)
    for seat in seats:
        if seat == ask.seat or heard(happened.events, seat):
            continue
        before, now = match.view(seat), after.view(seat)
        if not unnoticed(ask):
            before.waiting = now.waiting = ()
        _same(before.encode(), now.encode(), f"seat {seat} was told nothing, yet its view changed")


def detour(decision: Decision, rng: Random, seats: Eyes) -> None:
    """An unnoticed step is put in before the next answer: the others see the same, up to a reveal."""
    match, ask = decision.record.match, decision.ask
    aside = [one for one in match.open_asks() if unnoticed(one) and one.seat != ask.seat]
    if not aside:
        return
    straight, around = match.clone(), match.clone()
    way = rng.choice(aside)
    detoured = around.say(way.seat, way.kind.name, text_of(random_answer(match, way, rng)))
    first = straight.say(ask.seat, ask.kind.name, decision.text)
    second = _answer(around, ask, decision.text)
    for seat in blind_to(match, way):
        if seat not in seats or any(event.revealed for event in heard(detoured.events, seat)):
            continue
        assert second is not None or seat != ask.seat, "a hidden step took away another seat's answer"
        if second is not None and _alike(seat, first, second, "a hidden step before it"):
            _same_after(seat, straight, around)


ALL = (worlds, twins, divergence, silence, detour)


def _answer(match: Match[Any], ask: Ask, text: str) -> Happened | None:
    try:
        return match.say(ask.seat, ask.kind.name, text)
    except Refused:
        return None


def _alike(seat: int, first: Happened, second: Happened, why: str) -> bool:
    """Did the seat hear the same? A difference must begin with a reveal, or it is a leak."""
    one, two = heard(first.events, seat), heard(second.events, seat)
    for a, b in zip(one, two, strict=False):
        if a != b:
            both = a.revealed and b.revealed
            assert both, f"{why}: seat {seat} was told {b.kind} {b.args}, not {a.kind} {a.args}"
            return False
    rest = one[len(two) :] or two[len(one) :]
    assert not rest or rest[0].revealed, f"{why}: seat {seat} was also told {rest[0].kind} {rest[0].args}"
    return not rest


def _same_after(seat: int, one: Match[Any], two: Match[Any]) -> None:
    _same(
        one.view(seat).encode(),
        two.view(seat).encode(),
        f"seat {seat} heard the same, yet sees something else",
    )


def _same(one: bytes, two: bytes, complaint: str) -> None:
    assert one == two, f"{complaint}:\n{one.decode()}\n{two.decode()}"
