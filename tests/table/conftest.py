"""Tables on a fresh file, with a clock in the test's hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from polyana.table import Tables
from table.helpers import Clock, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    tables = await opened(tmp_path, clock)
    yield tables
    await tables.close()
