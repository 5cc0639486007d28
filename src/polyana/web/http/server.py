"""What the handlers share: the tables, the seal, the limits, and how things are put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from litestar.di import NamedDependency

from polyana import games
from polyana.core import Refused
from polyana.core.speech import Speech
from polyana.store import Store
from polyana.table import Place, Tables
from polyana.web.http.identity import Seal
from polyana.web.http.limits import Limits
from polyana.web.http.metrics import Metrics
from polyana.web.messages import in_words

THIS_MACHINE = ("127.0.0.1", "localhost", "::1")


@dataclass(slots=True)
class House:
    """One running server."""

    folder: Path
    seal: Seal
    url: str = ""
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    metrics_for_all: bool = False
    hurry: float = 1.0
    network: str = ""
    """How others in the network reach this server, "http://192.168.1.5:8000" say; "" if they cannot."""
    _tables: Tables | None = None

    @classmethod
    def at(cls, folder: Path, url: str = "") -> House:
        """The house whose data lie in a folder."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        address = url or f"sqlite+aiosqlite:///{(folder / 'polyana.db').resolve()}"
        return cls(folder, Seal.of(folder), address)

    async def check(self) -> None:
        """Make or upgrade the database; raises if that cannot be done."""
        await (await Store.open(self.url)).close()

    @property
    def tables(self) -> Tables:
        assert self._tables is not None, "the house is not open yet"
        return self._tables

    async def open(self) -> None:
        self._tables = Tables(await Store.open(self.url), noted=self.metrics.answered)
        self.tables.hurry = self.hurry
        await self.tables.open()

    async def close(self) -> None:
        await self.tables.close()

    def link(self, base: str, path: str) -> str:
        """A page's address for others. `base` is how the asker came here: by this machine's own name, and
        that is nobody else's way."""
        own = urlsplit(base).hostname in THIS_MACHINE
        return (self.network if own and self.network else base.rstrip("/")) + path

    def speech(self, place: Place, language: str) -> Speech:
        """Speaks about a match with its players' names."""
        return Speech(games.package(place.table.game), language, place.names(language))

    def why(self, refused: Refused, language: str = "ru", place: Place | None = None) -> str:
        """A refusal that has happened, as a sentence with its clause."""
        self.metrics.refused(refused.code)
        if place:
            return in_words(refused, language, self.speech(place, language))
        game = games.of_clause(refused.clause)
        return in_words(refused, language, *([Speech(games.package(game), language)] if game else []))


Here = NamedDependency[House]
"""How a handler asks for the house."""
