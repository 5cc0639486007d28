from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from polyana.store import Store
from store.ready import ready


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return ready(tmp_path) / "polyana.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    yield store
    await store.close()
