"""Talking at a table: to everybody, or within one's own side."""

from __future__ import annotations

from polyana.core import Refused
from polyana.store import ChatRow
from polyana.table.names import clean_text
from polyana.table.place import Place
from polyana.table.registry import TableRegistry

MAX_CHAT_CHARS = 300
CHAT_SHOWN = 50


class Chat:
    """What was said at the tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    async def post(self, code: str, guest: str, text: str, *, to_side: bool = False) -> None:
        """Send a chat message to the table or to one's own side; only seated guests may."""
        said = clean_text(text)[:MAX_CHAT_CHARS]
        async with self._registry.changing(code) as place:
            seat = place.seat_of(guest)
            if seat < 0:
                raise Refused("not_seated")
            if not said:
                raise Refused("empty_chat")
            if closed := place.chat_closed:
                raise Refused("chat_closed", closed)
            side = place.channel(seat) if to_side else ""
            if to_side and not side:
                raise Refused("no_side")
            last = await self._last(place)
            seq = last[-1].seq + 1 if last else 0
            row = ChatRow(code, seq, seat, place.seats[seat].name, said, self._registry.now(), side)
            await self._store.add_chat(row)
            # The messages of one side must not push out those that another sees.
            same = [one for one in last if one.side == side]
            dropped = same[0] if len(same) >= CHAT_SHOWN else None
            place.chat = [*(one for one in last if one is not dropped), row]

    async def last(self, code: str) -> list[ChatRow]:
        """The last messages at the table, oldest first; `Place.heard` knows who hears them."""
        return await self._last(await self._registry.place(code))

    async def _last(self, place: Place) -> list[ChatRow]:
        if place.chat is None:
            found = await self._store.chat(place.code, CHAT_SHOWN)
            if place.chat is None:  # else a message has come while we read
                place.chat = found
        return place.chat
