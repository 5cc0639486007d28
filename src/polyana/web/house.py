"""What the handlers share: the tables, the seal, the limits, and how things are put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from polyana import games
from polyana.core import Refused
from polyana.core.speech import Speech
from polyana.store import Store
from polyana.table import Place, Tables
from polyana.web.identity import Seal
from polyana.web.limits import Limits

OWN = "polyana.web"


@dataclass(slots=True)
class House:
    """One running server."""

    folder: Path
    seal: Seal
    url: str = ""
    limits: Limits = field(default_factory=Limits)
    _tables: Tables | None = None

    @classmethod
    def at(cls, folder: Path, url: str = "") -> House:
        """The house whose data lie in a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        address = url or f"sqlite+aiosqlite:///{(folder / 'polyana.db').resolve()}"
        return cls(folder, Seal.of(folder), address)

    @property
    def tables(self) -> Tables:
        assert self._tables is not None, "the house is not open yet"
        return self._tables

    async def open(self) -> None:
        self._tables = Tables(await Store.open(self.url))
        await self.tables.open()

    async def close(self) -> None:
        await self.tables.close()

    def speech(self, place: Place, language: str) -> Speech:
        """Speaks about a match with its players' names."""
        return Speech(games.package(place.table.game), language, place.names())

    def why(self, refused: Refused, language: str = "ru", place: Place | None = None) -> str:
        """A refusal as a sentence with its clause; the game's words first, then the house's."""
        spoken = [self.speech(place, language)] if place else []
        for speech in (*spoken, Speech(OWN, language)):
            if speech.has(f"refusal-{refused.code}"):
                return speech.refusal(refused)
        return refused.code
