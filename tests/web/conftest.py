"""A house on a fresh folder, opened in-process or served on a free port of this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from polyana.web.http.limits import Limits
from polyana.web.http.server import House
from store.ready import ready
from web.serving import application_of, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House.at(ready(tmp_path))
    house.limits = Limits(100)
    await house.open()
    yield house
    await house.close()


@pytest.fixture
async def client(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Talks to the application without a network."""
    with application_of(house) as app:
        inside: Any = app
        transport = httpx.ASGITransport(inside, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://polyana.test") as client:
            yield client


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[House, str]]:
    """A house behind a real server; yields its address too."""
    house = House.at(ready(tmp_path))
    house.limits = Limits(100)
    async with serving(house) as address:
        yield house, address
