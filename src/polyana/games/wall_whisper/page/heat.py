"""The killer's map of suspicion, carried on from event to event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from polyana.games.wall_whisper.bots.belief import Belief
from polyana.games.wall_whisper.rules.cards import Box
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


_BELIEFS: dict[str, tuple[int, Any, Belief]] = {}
"""By table: how much was heard, the last of it, and what is believed since."""
BELIEFS_KEPT = 200


def heat(box: Box, view: Station, log: Sequence[Any], code: str) -> dict[str, Heat]:
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


def _belief(box: Box, view: Station, log: Sequence[Any], code: str) -> Belief:
    """What was believed before is carried on, unless it is another match or something was taken back."""
    heard, last, belief = _BELIEFS.pop(code, (0, None, None))
    if belief is None or heard > len(log) or (heard and log[heard - 1] is not last):
        heard, belief = 0, Belief(box, view.victims, box.board.exit)
    for one in log[heard:]:
        belief.hear(one.event)
    while len(_BELIEFS) >= BELIEFS_KEPT:
        _BELIEFS.pop(next(iter(_BELIEFS)))
    _BELIEFS[code] = (len(log), log[-1] if log else None, belief)
    return belief
