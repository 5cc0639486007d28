from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from polyana.store import SeatRow, Store, TableRow
from polyana.web.http.server import Server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one table and the key of the cookies."""
    server = Server.at(tmp_path / "data")

    async def lay() -> None:
        store = await Store.open(server.url)
        await store.add_table(
            TableRow("abc", "no_words", 2, "{}", False, "host", "00", 1.0), [SeatRow("abc", 0)]
        )
        await store.close()

    asyncio.run(lay())
    assert asyncio.run(server.check())
    return server.folder
