"""The server as people and programs meet it: a process of its own on loopback, four seats to a table.

Everybody keeps silent: one seat lays a card, the other three pass. Rules, clocks, log and disk are the real
ones. Asked at once, the three pass at once; where the whole way of an answer is measured, and beside the
peer, which takes one move at a time, the next is given when all four seats have been told of the last.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import server_rows as rows
from bench.row import Note, Row
from bench.server_loop import run
from bench.server_peer import FILES, IN_MEMORY, Absent, fetch
from bench.server_stage import SEATED, Found, Scale, ours_at, theirs_at
from bench.server_tables import lay
from bench.server_turns import lengths, restart, thinking


def measure(scale: Scale = Scale()) -> list[Row | Note]:  # noqa: B008 (it is frozen)
    """All rows, in some ten minutes."""
    notes = [Note(f"server: {os.cpu_count()} cores, load average before it {os.getloadavg()[0]:.1f}")]
    peer = False
    if scale.peer:
        try:
            notes.append(Note(f"server: {fetch()}; it shows an answer before it is written"))
            peer = True
        except Absent as absent:
            notes.append(Note(f"server: boardgame.io was not measured: {absent}"))
    found = _stages(scale, peer)
    lines = {kind: run(lengths(kind, scale)) for kind in SEATED}
    return [
        *notes,
        *rows.beside(found),
        *rows.figures(found, scale),
        *rows.flat(found, lines),
        *rows.memory(found, scale),
        *rows.restarted(*run(restart(scale))),
        *rows.bots(_middle(scale), *run(thinking(_middle(scale), scale))),
    ]


def _stages(scale: Scale, peer: bool) -> Found:
    found: Found = {}
    with TemporaryDirectory() as folder:
        laid = run(lay(Path(folder), max(scale.sizes) + 1))
        for who, size in _order(scale, peer):
            if who in SEATED:
                found[who, size] = run(ours_at(who, size, scale, laid, Path(folder)))
            else:
                found[who, size] = run(theirs_at(who == FILES, size, scale))
    return found


def _order(scale: Scale, peer: bool) -> Iterator[tuple[str, int]]:
    """The peer comes right after ours of the same size: what else the machine does changes slowly."""
    for size in scale.sizes:
        yield "programs", size
        if peer:
            yield IN_MEMORY, size
        if peer and size == _middle(scale):
            yield FILES, size
        yield "pages", size


def _middle(scale: Scale) -> int:
    return sorted(scale.sizes)[len(scale.sizes) // 2]
