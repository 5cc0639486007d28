"""What all handlers share: the tables, the signer, the limits, the metrics."""

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
from polyana.table.archive import ReplayArchive
from polyana.table.steady_clock import steady_clock
from polyana.web.caches import Caches
from polyana.web.http.doors import TurnedAway
from polyana.web.http.health import Health
from polyana.web.http.identity import Signer
from polyana.web.http.limits import Limits
from polyana.web.http.links import Links
from polyana.web.http.metrics import Metrics
from polyana.web.http.pace import Pace
from polyana.web.messages import refusal_text

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "::1")


@dataclass(slots=True)
class Server:
    """One running server."""

    folder: Path
    signer: Signer
    url: str = ""
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    health: Health = field(default_factory=Health)
    pace: Pace = field(default_factory=Pace)
    caches: Caches = field(default_factory=Caches)
    metrics_for_all: bool = False
    bot_speed: float = 1.0
    network: str = ""
    """The address of this server in the local network, such as "http://192.168.1.5:8000", or ""."""
    turned_away: TurnedAway = field(init=False)
    links: Links = field(init=False)
    replays: ReplayArchive = field(init=False)
    _tables: Tables | None = None

    def __post_init__(self) -> None:
        self.turned_away = TurnedAway(self.metrics)
        self.links = Links(self.signer)
        self.replays = ReplayArchive(self.folder)

    @classmethod
    def at(cls, folder: Path, url: str = "") -> Server:
        """The server with its data in this folder."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        address = url or f"sqlite+aiosqlite:///{(folder / 'polyana.db').resolve()}"
        return cls(folder, Signer.of(folder), address)

    async def check(self) -> bool:
        """Make or upgrade the database; raises if that cannot be done.

        Returns whether the key is still the one that the database has lived with.
        """
        store = await Store.open(self.url)
        try:
            known, own = await store.fact("key"), self.signer.fingerprint
            await store.put_fact("key", own)  # and so it is known that it can be written
        finally:
            await store.close()
        return known in ("", own)

    @property
    def tables(self) -> Tables:
        assert self._tables is not None, "the server is not open yet"
        return self._tables

    async def open(self) -> None:
        store = await Store.open(self.url)
        self._tables = Tables(store, await steady_clock(store), self.metrics.answered)
        self.tables.schedule.bot_speed = self.bot_speed
        await self.tables.open()

    async def close(self) -> None:
        self.turned_away.write()
        self.replays.close()
        await self.tables.close()

    def link(self, base: str, path: str) -> str:
        """A page's address to pass on to others. A request to "localhost" gets the network's address
        instead: nobody else can reach this machine by that name."""
        own = urlsplit(base).hostname in LOOPBACK_NAMES
        return (self.network if own and self.network else base.rstrip("/")) + path

    def speech(self, place: Place, language: str) -> Speech:
        """The texts of a match, with its players' names."""
        return Speech(games.package(place.table.game), language, place.names(language))

    def explain(self, refused: Refused, language: str = "ru", place: Place | None = None) -> str:
        """A refusal as a sentence with its clause; counts it in the metrics."""
        self.metrics.refused(refused.code)
        if place:
            return refusal_text(refused, language, self.speech(place, language))
        game = games.of_clause(refused.clause)
        return refusal_text(refused, language, *([Speech(games.package(game), language)] if game else []))


ServerDep = NamedDependency[Server]
"""A handler's parameter of this type is the server."""
