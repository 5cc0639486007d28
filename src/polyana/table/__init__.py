"""The table: seats, invitations, clocks, bots in seats, chat; everything around the rules of a match."""

from polyana.table.place import Place
from polyana.table.room import Room
from polyana.table.tables import Tables

__all__ = ["Place", "Room", "Tables"]
