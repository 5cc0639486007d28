"""Replays: the last few in memory, uploaded files on disk, named by a digest of their content."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from polyana.core import Refused
from polyana.store.whole_file import whole_file
from polyana.table.replay import Replay

IN_MEMORY = 12
ON_DISK = 500
"""Uploaded files kept; those not looked at for longest are removed first."""
DIGEST = "[0-9a-f]{32}"

_REPLAYS: OrderedDict[str, Replay] = OrderedDict()
"""By table code or digest; a finished match never changes."""
_PLAYER = ThreadPoolExecutor(1, "replay")


def kept(name: str) -> Replay | None:
    """A replay that is in memory."""
    found = _REPLAYS.get(name)
    if found is not None:
        _REPLAYS.move_to_end(name)
    return found


async def build(name: str, text: str) -> Replay:
    """Play a match through and keep the replay in memory."""
    replay = _REPLAYS[name] = await _played(text)
    while len(_REPLAYS) > IN_MEMORY:
        _REPLAYS.popitem(last=False)
    return replay


async def _played(text: str) -> Replay:
    """A match played through on a thread, one at a time: every such thread slows all tables down."""
    return await asyncio.get_running_loop().run_in_executor(_PLAYER, Replay, text)


async def put(folder: Path, text: str) -> str:
    """Store an uploaded match if it can be played; returns its digest. Raises BadRecord.

    The match is written anew from the replay, so nothing but a match can be stored.
    """
    replay = await _played(text)
    clean = replay.record.text()
    digest = blake2b(clean.encode(), digest_size=16).hexdigest()
    try:
        await asyncio.to_thread(_write, folder / "replays", digest, clean)
    except OSError:  # the disk is full or read-only
        raise Refused("not_kept") from None
    return digest


def text_of(folder: Path, digest: str) -> str:
    """An uploaded match."""
    path = folder / "replays" / f"{digest}.txt"
    try:
        os.utime(path)
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise Refused("no_record") from None


def untouched_since(folder: Path, moment: float) -> list[Path]:
    """The uploaded files that nobody has looked at since then, and leftovers of broken uploads."""
    return [path for looked, path in _by_age(folder / "replays", "*.txt", "*.part") if looked < moment]


def _by_age(folder: Path, *patterns: str) -> list[tuple[float, Path]]:
    """Files with the time of the last look, oldest first; files removed meanwhile are left out."""
    found = []
    for path in (path for pattern in patterns for path in folder.glob(pattern)):
        with suppress(FileNotFoundError):
            found.append((path.stat().st_mtime, path))
    return sorted(found)


def _write(folder: Path, digest: str, text: str) -> None:
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / f"{digest}.txt"
    if not path.exists():
        with whole_file(path, replace=True) as part:
            part.write_text(text, "utf-8")
    for _, old in _by_age(folder, "*.txt")[:-ON_DISK]:
        old.unlink(missing_ok=True)
