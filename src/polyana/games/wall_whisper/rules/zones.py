"""Who may know what: the zones of the table. (Chapter 45, Who knows what)

All that anybody is shown is made from these zones: views, records, replays, spectators' pages, refusals.
(WW-45.7) The killer's guesses and notes are no part of the table: they stay on his own page. (WW-4.7, WW-4.8)
"""

from __future__ import annotations

from typing import Any

from polyana.core import Keyed, Nobody, Open, Seat, Side
from polyana.core.zones import Zone

# `table` is a `Seating` in all of these; a zone may be asked for any table, so the kernel cannot say so.


def _knows_face(table: Any, victim: Any, viewer: Seat) -> bool:
    """The killer, and the seat that plays this victim and no other, at any moment. (WW-42.7, WW-42.8,
    WW-42.43)"""
    return viewer in table.killer_seats.values() or (viewer >= 0 and table.lone(victim) == viewer)


def _map_side(table: Any, key: Any, viewer: Seat) -> bool:
    return viewer >= 0 and table.side(viewer) in ("killer", "carrier")


def _is_offered(table: Any, key: Any, viewer: Seat) -> bool:
    """Skill cards to choose from are seen by the player who chooses. (WW-37.9)"""
    return viewer >= 0 and table.chooser(key) == viewer


VICTIMS = Side("victims")
"""The victims have no secrets from one another; the killer sees nothing of this. (WW-45.1, WW-45.3)"""
KILLER = Side("killer")
"""What victims do not see of the killer. (WW-45.2)"""
DECKS = Keyed(Nobody.sees, VICTIMS.sees)
"""Nobody sees the cards of a deck, and nothing marks them; victims count them. (WW-45.6)"""
MAP = Zone("Map", _map_side, Nobody.sees)
"""The killer's map: the killer, and a carrier who has mutated. (WW-42.40)"""
FACES = Zone("Faces", _knows_face, Open.counts, keyed=True)
OFFERS = Zone("Offers", _is_offered, Open.counts, keyed=True)
