"""What one server keeps between two drawings of its pages, each cache with its bound."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cachetools import LRUCache

MAX_PIECE_CHARS = 10_000_000
"""The length of all pieces together: a chat of long lines is drawn anew with every line, and anybody may
chat."""
CHARS_PER_ENTRY = 200
"""Added to the length of each piece, so that the number of short ones is bounded too."""
MAX_LOG_TEXTS = 20_000
MAX_SHARED_REGIONS = 500
MAX_MEMORIES = 200

Memory: TypeAlias = MutableMapping[str, Any]
"""What a game's page works out for one seat and carries on at the next drawing."""


def _size(piece: str) -> int:
    return len(piece) + CHARS_PER_ENTRY


@dataclass(slots=True)
class Caches:
    """The caches of one server. All that they hold can be drawn again."""

    pieces: LRUCache[Any, str] = field(default_factory=lambda: LRUCache(MAX_PIECE_CHARS, getsizeof=_size))
    """Pieces of pages by all that they show."""
    log_texts: LRUCache[Any, tuple[str, str]] = field(default_factory=lambda: LRUCache(MAX_LOG_TEXTS))
    """Formatted events, as text and as HTML. Seats that an event does not address read the same text."""
    shared_regions: LRUCache[str, Any] = field(default_factory=lambda: LRUCache(MAX_SHARED_REGIONS))
    """What several pages of a table share at this moment, by its code."""
    memories: LRUCache[tuple[str, int], Memory] = field(default_factory=lambda: LRUCache(MAX_MEMORIES))
    """By table and seat, so that no seat sees what another's page has worked out."""

    def kept(self, key: Any, macro: Callable[..., str], *args: Any) -> str:
        """A piece of a page that is drawn again only when its key has changed, such as a name plate.

        The key holds all that the piece shows, so it gives nothing away to the seat that gets it.
        """
        try:
            return self.pieces[key]
        except KeyError:
            piece = macro(*args)
            if _size(piece) <= self.pieces.maxsize:
                self.pieces[key] = piece
            return piece

    def memory(self, code: str, seat: int) -> Memory:
        """What a game's page keeps for this seat of this table."""
        found = self.memories.get((code, seat))
        if found is None:
            found = self.memories[code, seat] = {}
        return found
