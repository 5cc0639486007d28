"""What must outlive the process: tables, seats, the append-only log of answers, drafts and chat."""

from polyana.store.availability import Unavailable
from polyana.store.rows import ChatRow, LineRow, SeatRow, TableRow, Touch
from polyana.store.sqlite_file import copy_database, damage, shrink_database
from polyana.store.store import Conflict, Store

__all__ = [
    "ChatRow",
    "Conflict",
    "LineRow",
    "SeatRow",
    "Store",
    "TableRow",
    "Touch",
    "Unavailable",
    "copy_database",
    "damage",
    "shrink_database",
]
