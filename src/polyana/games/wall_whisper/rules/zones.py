"""Who may know what: the zones of the table. (WW-45.1–45.3)"""

from __future__ import annotations

from typing import Any

from polyana.core import Keyed, Nobody, Open, Seat, Side
from polyana.core.zones import Zone


def _knows_face(table: Any, victim: Any, viewer: Seat) -> bool:
    """The killer, and the seat that plays this victim and no other. (WW-42.7, WW-42.43)"""
    return viewer in table.killer_seats.values() or (viewer >= 0 and table.lone(victim) == viewer)


def _map_side(table: Any, key: Any, viewer: Seat) -> bool:
    return viewer >= 0 and table.side(viewer) in ("killer", "carrier")


def _is_offered(table: Any, key: Any, viewer: Seat) -> bool:
    """Skill cards to choose from are seen by whoever chooses. (WW-37.9)"""
    return viewer >= 0 and table.chooser(key) == viewer


VICTIMS, KILLER = Side("victims"), Side("killer")
DECKS = Keyed(Nobody.sees, VICTIMS.sees)
MAP = Zone("Map", _map_side, Nobody.sees)
"""The killer's map: the killer, and a carrier who has mutated. (WW-42.40)"""
FACES = Zone("Faces", _knows_face, Open.counts, keyed=True)
OFFERS = Zone("Offers", _is_offered, Open.counts, keyed=True)
