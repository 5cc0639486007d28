"""`polyana serve` with a disk that takes its time: `python -m timing.slow_server serve …`.

With the environment MUTANT it is a worse server: `waits` lets whoever looks at a table wait until what is
being written is on disk, `unpaced` answers each look as soon as it can.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from polyana.cli import main
from polyana.store.raw_sqlite import Change, RawSqlite
from polyana.table.place import Place
from polyana.table.registry import TableRegistry
from polyana.web.http import pace

COMMIT_SECONDS = float(os.environ.get("COMMIT_SECONDS", "0"))


def slow_down() -> None:
    write = RawSqlite.write

    def slowly(raw: RawSqlite, changes: Sequence[Change]) -> None:
        time.sleep(COMMIT_SECONDS)
        write(raw, changes)

    RawSqlite.write = slowly  # type: ignore[assignment,method-assign]


def let_lookers_wait() -> None:
    place = TableRegistry.place

    async def waits(registry: TableRegistry, code: str) -> Place:
        async with registry.lock(code):
            pass
        return await place(registry, code)

    TableRegistry.place = waits  # type: ignore[assignment,method-assign]


def answer_at_once() -> None:
    pace.Pace.__init__.__defaults__ = (0.0,)


if __name__ == "__main__":
    slow_down()
    mutant = os.environ.get("MUTANT", "")
    if "waits" in mutant:
        let_lookers_wait()
    if "unpaced" in mutant:
        answer_at_once()
    main()
