"""Replays: the last few in a process of their own, uploaded files on disk, named by their digest."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from polyana.core import Refused
from polyana.store.whole_file import whole_file
from polyana.table.replay_worker import Judged, ReplayWorker, judge

R = TypeVar("R")

MAX_FILES = 500
"""Uploaded files kept; those not looked at for longest are removed first."""
DIGEST_PATTERN = "[0-9a-f]{32}"


class ReplayArchive:
    """The replays of a server with its data in this folder."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "replays"
        self.worker = ReplayWorker()
        """Has the replays. They are called by the code of their table, or by the digest of their file: a
        finished match never changes."""

    async def put(self, text: str, owner: str, explain: Callable[..., R], *args: Any) -> str | R:
        """Store an uploaded match if it can be played, and return its digest; else what `explain` says.

        The match is written anew from the replay, so nothing but a match can be stored.
        """
        found = await self.worker.run(owner, judge, text, digest_of, explain, *args)
        if not isinstance(found, Judged):
            said: R = found
            return said
        try:
            await asyncio.to_thread(self._write, found.name, found.text)
        except OSError:  # the disk is full or read-only
            raise Refused("not_kept") from None
        return found.name

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
        self.worker.close()


def digest_of(text: str) -> str:
    """What a match file is called."""
    return blake2b(text.encode(), digest_size=16).hexdigest()
