"""The combinators: how a phase asks. All are loops over one primitive.

A flow yields the tuple of its open questions and is resumed with exactly one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import TypeVar

from polyana.core.asks import NOTHING, About, Answer, Ask, Flow, Kind, No

T = TypeVar("T", bound="Asking")
V = TypeVar("V")
R = TypeVar("R")

MANY = 60
"""The most subsets that are offered at once. Of more, the options are picked one by one."""


class Asking:
    """The questions a table can ask. A phase uses them with `yield from`."""

    __slots__ = ()

    def ask(
        self: T,
        seat: int,
        kind: Kind[V],
        options: Sequence[V | No] | Callable[[T], Sequence[V | No]] = (),
        *,
        check: Callable[[T, str], V] | None = None,
        sample: Callable[[T, Random], str] | None = None,
        default: V | Callable[[T], V] | None = None,
        seconds: float | None = None,
        clock: str = "",
        quiet: bool = False,
        draft_counts: bool = False,
        about: About = NOTHING,
    ) -> Ask:
        """A question, to be opened with `first`, `everyone`, `with_side_questions`…

        With `check` the seat may write a text of its own: it returns the value or raises `Refused`.
        `sample` writes such a text at random, for fuzzers and random players. With `draft_counts` the text
        that the seat has drafted when the sand runs out is its answer, if the check lets it pass.
        """
        how = check, sample, default, seconds, clock, quiet, draft_counts, about
        return Ask(seat, kind, options, *how)

    def choose(
        self: T,
        seat: int,
        kind: Kind[V],
        options: Sequence[V | No] | Callable[[T], Sequence[V | No]],
        *,
        default: V | Callable[[T], V] | None = None,
        seconds: float | None = None,
        clock: str = "",
        quiet: bool = False,
        about: About = NOTHING,
    ) -> Flow[V]:
        """One seat chooses one option."""
        ask = Ask(
            seat, kind, options, default=default, seconds=seconds, clock=clock, quiet=quiet, about=about
        )
        answer = yield (ask,)
        value: V = answer.value
        return value

    def write(
        self: T,
        seat: int,
        kind: Kind[str],
        check: Callable[[T, str], str],
        *,
        default: str,
        sample: Callable[[T, Random], str] | None = None,
        seconds: float | None = None,
        clock: str = "",
        about: About = NOTHING,
    ) -> Flow[str]:
        """One seat writes a text; `about` must say what it is about."""
        ask = Ask(
            seat, kind, check=check, sample=sample, default=default, seconds=seconds, clock=clock, about=about
        )
        answer = yield (ask,)
        text: str = answer.value
        return text

    def several(
        self: T,
        seat: int,
        kind: Kind[tuple[V, ...]],
        options: Callable[[T], Sequence[V]],
        *,
        least: int = 0,
        most: int,
        quiet: bool = False,
        about: About = NOTHING,
    ) -> Flow[tuple[V, ...]]:
        """One seat chooses several different options: all at once while they are few, else one by one."""
        picked: tuple[V, ...] = ()

        def left(view: T) -> list[V]:
            return [one for one in options(view) if one not in picked]

        def sizes(view: T) -> range:
            return range(max(0, least - len(picked)), min(most - len(picked), len(left(view))) + 1)

        def subsets(view: T) -> Sequence[tuple[V, ...]]:
            return [subset for size in sizes(view) for subset in combinations(left(view), size)]

        def one_more(view: T) -> Sequence[tuple[V, ...]]:
            stop: list[tuple[V, ...]] = [()] if len(picked) >= least else []
            return [*stop, *((one,) for one in left(view))]

        while True:
            few = sum(comb(len(left(self)), size) for size in sizes(self)) <= MANY
            offer = subsets if few else one_more
            answer = yield (
                Ask(seat, kind, offer, default=lambda v, o=offer: o(v)[0], quiet=quiet, about=about),
            )
            picked += answer.value
            if few or not answer.value or len(picked) == most:
                return picked

    def first(self, asks: Sequence[Ask]) -> Flow[Answer]:
        """Any one of several open questions; the first answer counts."""
        answer = yield tuple(asks)
        return answer

    def race(
        self: T,
        seats: Sequence[int],
        kind: Kind[V],
        options: Sequence[V | No] | Callable[[T], Sequence[V | No]] = (),
        *,
        check: Callable[[T, str], V] | None = None,
        sample: Callable[[T, Random], str] | None = None,
        default: V | Callable[[T], V] | None = None,
        seconds: float | None = None,
        clock: str = "",
        quiet: bool = False,
        draft_counts: bool = False,
        about: About = NOTHING,
    ) -> Flow[Answer]:
        """All these seats are asked the same; the first valid answer counts."""
        how = check, sample, default, seconds, clock, quiet, draft_counts, about
        answer = yield tuple(Ask(seat, kind, options, *how) for seat in seats)
        return answer

    def everyone(
        self: T,
        seats: Sequence[int],
        kind: Kind[V],
        options: Sequence[V | No] | Callable[[T], Sequence[V | No]] = (),
        *,
        check: Callable[[T, str], V] | None = None,
        sample: Callable[[T, Random], str] | None = None,
        default: V | Callable[[T], V] | None = None,
        seconds: float | None = None,
        clock: str = "",
        quiet: bool = False,
        draft_counts: bool = False,
        about: About = NOTHING,
    ) -> Flow[dict[int, V]]:
        """All answer, in any order and in secret; the result is in seat order, however they arrive."""
        how = check, sample, default, seconds, clock, quiet, draft_counts, about
        open_asks = {seat: Ask(seat, kind, options, *how) for seat in seats}
        given: dict[int, V] = {}
        while open_asks:
            answer = yield tuple(open_asks.values())
            given[answer.seat] = answer.value
            del open_asks[answer.seat]
        return {seat: given[seat] for seat in seats}

    def team(
        self: T,
        seats: Sequence[int],
        kind: Kind[V],
        options_of: Callable[[T, int], Sequence[V | No]],
        *,
        check: Callable[[T, str], V] | None = None,
        sample: Callable[[T, Random], str] | None = None,
        default: V | Callable[[T], V] | None = None,
        seconds: float | None = None,
        clock: str = "",
        quiet: bool = False,
        draft_counts: bool = False,
        about: About = NOTHING,
    ) -> Flow[Answer]:
        """Any seat of a team may take the next step, each with options of its own."""
        how = check, sample, default, seconds, clock, quiet, draft_counts, about

        def options(seat: int) -> Callable[[T], Sequence[V | No]]:
            return lambda view: options_of(view, seat)

        answer = yield tuple(Ask(seat, kind, options(seat), *how) for seat in seats)
        return answer

    def together(self, flows: Mapping[int, Flow[R]]) -> Flow[dict[int, R]]:
        """Independent private flows, one per seat. They must commute: own zones only, no chance inside."""
        results: dict[int, R] = {}
        waiting: dict[int, tuple[Ask, ...]] = {}
        for seat, flow in flows.items():
            _resume(flow, None, seat, waiting, results)
        while waiting:
            answer = yield tuple(ask for asks in waiting.values() for ask in asks)
            seat = next(s for s, asks in waiting.items() if any(a.seat == answer.seat for a in asks))
            _resume(flows[seat], answer, seat, waiting, results)
        return {seat: results[seat] for seat in flows}

    def with_side_questions(
        self,
        main: Flow[R],
        side: Callable[[], Sequence[Ask]],
        on: Callable[[Answer], Flow[None] | None],
    ) -> Flow[R]:
        """Questions that stay open while `main` runs; their answers go to `on`, and main waits.

        `on` may be a flow. It must not change what main has read: afterwards main goes on where it stood. An
        answer that ends the phase is no side question: the phase asks for it itself and returns the next
        step, since a phase that begins anew tells and changes everything twice.
        """
        try:
            asks = next(main)
            while True:
                aside = tuple(side())
                kinds = {ask.kind.name for ask in aside}
                answer = yield (*asks, *aside)
                if answer.kind in kinds:
                    flow = on(answer)
                    if flow is not None:
                        yield from flow
                else:
                    asks = main.send(answer)
        except StopIteration as stop:
            value: R = stop.value
            return value


def _resume(
    flow: Flow[R],
    answer: Answer | None,
    seat: int,
    waiting: dict[int, tuple[Ask, ...]],
    results: dict[int, R],
) -> None:
    """Drive one of several flows a step, and note what it waits for or what it returned."""
    try:
        waiting[seat] = next(flow) if answer is None else flow.send(answer)
    except StopIteration as stop:
        waiting.pop(seat, None)
        results[seat] = stop.value
