"""What concerns a person at all tables at once."""

from __future__ import annotations

from polyana.table.names import new_token
from polyana.table.tables import Tables


async def move_guest(tables: Tables, before: str, after: str) -> None:
    """All seats and tables of a guest belong to another id from now on; their links and tokens are void."""
    for code in await tables.store.move_guest(before, after, new_token):
        if tables.peek(code):
            await tables.seating.reread_seats(code)
