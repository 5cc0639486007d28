"""The killer's map of suspicion, carried on from event to event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cachetools import LRUCache

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


@dataclass
class Carried:
    """What is believed at a table, and the events that have been learnt from."""

    belief: Belief
    heard: int = 0
    last: HeardEvent | None = None

    def fits(self, log: Sequence[HeardEvent]) -> bool:
        """Does the log go on where this stopped? In another match, or when something was taken back, not."""
        return self.heard <= len(log) and (not self.heard or log[self.heard - 1] is self.last)


_CARRIED: LRUCache[str, Carried] = LRUCache(200)
"""By table. A page is drawn anew after each event, and a belief learns from hundreds of them."""


def heat(box: Box, view: Station, log: Sequence[HeardEvent], code: str) -> dict[str, Heat]:
    """Where victims can be, from what the killer has heard and nothing else."""
    belief = _belief(box, view, log, code)
    found = {}
    for place in box.board.ids:
        chances = {one: belief.chance(one, place) for one in view.in_play}
        percents = {one: round(100 * chance) if chance else None for one, chance in chances.items()}
        found[place] = Heat(percents, round(100 * sum(chances.values())))
    return found


def glow(percent: int) -> float:
    """How strongly a module glows."""
    return min(0.85, percent / 70)


def _belief(box: Box, view: Station, log: Sequence[HeardEvent], code: str) -> Belief:
    """What was believed before is carried on."""
    known = _CARRIED.get(code)
    if known is None or not known.fits(log):
        known = _CARRIED[code] = Carried(Belief(box, view.victims, box.board.exit))
    for one in log[known.heard :]:
        known.belief.hear(one.event)
    known.heard, known.last = len(log), log[-1] if log else None
    return known.belief
