"""The score of «Маги леса» explained, for the page. (FM-18.2)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from polyana.core import Event, Seat
from polyana.games.folder import HeardEvent
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.final_score import AT_HOME, ROAMING, Points, points, rank
from polyana.games.forest_mages.rules.table import Glade


def standing(box: Box, v: Glade, seat: Seat) -> Points:
    """What the seat itself would score if the game ended now."""
    return points(box, v, seat, (*v.hands[seat], *v.drunk[seat]))


class Sheet(NamedTuple):
    """A seat's score, point by point. (FM-18.2)"""

    potions: list[tuple[str, int]]
    forests: list[tuple[str, int]]
    creatures: list[tuple[str, str, int]]
    """Each with the forest that it lives in, if any."""
    tokens: dict[str, int]
    """By the clause that brought them; under "0" what cannot be told apart."""
    left: int
    sums: Points


def sheet(box: Box, v: Glade, seat: Seat, log: Iterable[HeardEvent]) -> Sheet:
    """The final score of a seat, explained; `log` is what was heard of the match."""
    at_home = [(v.homes[one], one, AT_HOME) for one in v.claimed[seat] if one in v.homes]
    return Sheet(
        [(one, box.potions[one].vp) for one in v.shown[seat]],
        [(one, box.forests[one].vp) for one in v.claimed[seat]],
        at_home + [(one, "", ROAMING) for one in v.released[seat]],
        tokens((told.event for told in log), seat, v.vp[seat]),
        sum(v.held(seat)),
        v.sheet[seat],
    )


def tokens(events: Iterable[Event], seat: Seat, total: int) -> dict[str, int]:
    """Where a seat's point tokens came from."""
    found = Counter[str]()
    for event in events:
        if event.kind in ("points", "renewed") and event.args["seat"] == seat:
            found[event.clause.partition("-")[2].replace(".", "-")] += event.args["count"]
    return dict(found) if found.total() == total else {"0": total} if total else {}


def ranking(v: Glade) -> list[Seat]:
    """The seats from the best to the last."""
    return sorted(v.seats, key=lambda seat: rank(v, seat), reverse=True)
