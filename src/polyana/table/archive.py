"""Replays: the last few in memory, uploaded files on disk, named by a digest of their content."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from cachetools import LRUCache

from polyana.core import Refused
from polyana.store.whole_file import whole_file
from polyana.table.replay import Replay

MAX_REPLAYS = 12
MAX_FILES = 500
"""Uploaded files kept; those not looked at for longest are removed first."""
DIGEST_PATTERN = "[0-9a-f]{32}"


class ReplayArchive:
    """The replays of a server with its data in this folder."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "replays"
        self._replays: LRUCache[str, Replay] = LRUCache(MAX_REPLAYS)
        """By table code or digest; a finished match never changes."""
        self._player = ThreadPoolExecutor(1, "replay")

    def kept(self, name: str) -> Replay | None:
        """A replay that is in memory."""
        return self._replays.get(name)

    async def build(self, name: str, text: str) -> Replay:
        """Play a match through and keep the replay in memory."""
        replay = self._replays[name] = await self._played(text)
        return replay

    async def _played(self, text: str) -> Replay:
        """A match played through on a thread, one at a time: every such thread slows all tables down."""
        return await asyncio.get_running_loop().run_in_executor(self._player, Replay, text)

    async def put(self, text: str) -> str:
        """Store an uploaded match if it can be played; returns its digest. Raises BadRecord.

        The match is written anew from the replay, so nothing but a match can be stored.
        """
        replay = await self._played(text)
        clean = replay.record.text()
        digest = blake2b(clean.encode(), digest_size=16).hexdigest()
        try:
            await asyncio.to_thread(self._write, digest, clean)
        except OSError:  # the disk is full or read-only
            raise Refused("not_kept") from None
        return digest

    def text_of(self, digest: str) -> str:
        """An uploaded match."""
        path = self._folder / f"{digest}.txt"
        try:
            os.utime(path)
            return path.read_text("utf-8")
        except FileNotFoundError:
            raise Refused("no_record") from None

    def untouched_since(self, moment: float) -> list[Path]:
        """The uploaded files that nobody has looked at since then, and leftovers of broken uploads."""
        return [path for looked, path in self._by_age("*.txt", "*.part") if looked < moment]

    def _by_age(self, *patterns: str) -> list[tuple[float, Path]]:
        """Files with the time of the last look, oldest first; files removed meanwhile are left out."""
        found = []
        for path in (path for pattern in patterns for path in self._folder.glob(pattern)):
            with suppress(FileNotFoundError):
                found.append((path.stat().st_mtime, path))
        return sorted(found)

    def _write(self, digest: str, text: str) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        path = self._folder / f"{digest}.txt"
        if not path.exists():
            with whole_file(path, replace=True) as part:
                part.write_text(text, "utf-8")
        for _, old in self._by_age("*.txt")[:-MAX_FILES]:
            old.unlink(missing_ok=True)

    def close(self) -> None:
        self._player.shutdown(wait=False, cancel_futures=True)
