"""A server whose disk is full for a while, and people who play at it with pages."""

from __future__ import annotations

import json
import re
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import sleep

import httpx
import websockets

from web.players import Seated, lay
from web.process import ServerProcess


def pid_of(server: ServerProcess) -> int:
    assert server.process
    return server.process.pid


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Meanwhile no file of this process can be written; the kernel refuses it, as it does on a full disk."""
    pid = pid_of(server)
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def processor_seconds(server: ServerProcess, during: float) -> float:
    """The processor time that the server, without its bots, takes during so many seconds."""
    pid = pid_of(server)

    def taken() -> float:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    before = taken()
    sleep(during)
    return taken() - before


@asynccontextmanager
async def at_the_page(
    client: httpx.AsyncClient, language: str
) -> AsyncIterator[tuple[Seated, websockets.ClientConnection]]:
    """A person's page at a running table for two; the other seat is a program's, which is yielded too."""
    seats = await lay(client, 2, start=False, sit=False)
    client.cookies.clear()
    headers = {"Accept-Language": language}
    found = re.search(r'name="csrf" value="(\w+)"', (await client.get("/", headers=headers)).text)
    assert found
    path = f"/t/{seats[0].code}"
    said = await client.post(f"{path}/sit", data={"csrf": found[1], "name": "Аня"})
    assert said.status_code == 303, said.text
    await client.post(f"{seats[0].path}/start", headers=seats[0].headers)
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = str(client.base_url).replace("http:", "ws:").rstrip("/")
    url = f"{address}{path}/live?csrf={found[1]}"
    origin = str(client.base_url).rstrip("/")
    async with websockets.connect(url, additional_headers={"Cookie": cookies, "Origin": origin}) as page:
        await page.recv()
        yield seats[0], page


async def notice(page: websockets.ClientConnection, **deed: str) -> str:
    """What a page is answered when it does something."""
    await page.send(json.dumps(deed))
    async for frame in page:
        if 'hx-target="#notice"' in str(frame):
            return str(frame)
    raise AssertionError("the line was cut")
