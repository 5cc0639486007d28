"""The killer's map of suspicion, carried on from event to event."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any, NamedTuple

from polyana.games.folder import HeardEvent
from polyana.games.wall_whisper.bots.belief import Belief
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station


class Heat(NamedTuple):
    """How likely victims are in a place: percents by victim, None where it is impossible."""

    of: dict[str, int | None]
    some: int
    """How many victims to expect here, in hundredths."""

    @property
    def row(self) -> str:
        """All of it in a line: «120,34,x,86», an x for what cannot be."""
        return ",".join([str(self.some), *("x" if one is None else str(one) for one in self.of.values())])


SUSPICION = "suspicion"
"""Where the page's memory keeps it."""


class Suspicion(NamedTuple):
    """What is believed, how much of the log it follows from, and the last of that."""

    belief: Belief
    heard: int
    last: HeardEvent | None

    def fits(self, log: Sequence[HeardEvent]) -> bool:
        """Does the log still begin with what was heard? Something may have been taken back."""
        return self.heard <= len(log) and (not self.heard or log[self.heard - 1] is self.last)


def heat(
    box: Box, view: Station, log: Sequence[HeardEvent], memory: MutableMapping[str, Any]
) -> dict[str, Heat]:
    """Where victims can be, from what the killer has heard and nothing else."""
    belief = _belief(box, view, log, memory)
    found = {}
    for place in box.board.ids:
        chances = {one: belief.chance(one, place) for one in view.in_play}
        percents = {one: round(100 * chance) if chance else None for one, chance in chances.items()}
        found[place] = Heat(percents, round(100 * sum(chances.values())))
    return found


def glow(percent: int) -> float:
    """How strongly a module glows."""
    return min(0.85, percent / 70)


def _belief(box: Box, view: Station, log: Sequence[HeardEvent], memory: MutableMapping[str, Any]) -> Belief:
    """What was believed before is carried on if it still fits."""
    before: Suspicion | None = memory.get(SUSPICION)
    if before is None or not before.fits(log):
        before = Suspicion(Belief(box, view.victims, box.board.exit), 0, None)
    for one in log[before.heard :]:
        before.belief.hear(one.event)
    memory[SUSPICION] = Suspicion(before.belief, len(log), log[-1] if log else None)
    return before.belief
