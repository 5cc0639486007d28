"""Replays are made once, elsewhere, and not too often; whoever plays meanwhile does not notice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from cachetools import LRUCache

from polyana import games
from polyana.core import BadRecord, Refused
from polyana.table import replay_worker
from polyana.table.replay import Replay
from polyana.table.replay_worker import ReplayWorker, new_pool, play
from polyana.web.http.server import Server
from table.helpers import play_out, until

pytestmark = pytest.mark.anyio


async def finished(server: Server) -> str:
    """A table at which everything has been played."""
    settings = games.game("no_words").settings()
    place = await server.tables.seating.lay("no_words", 2, settings, host="g0", name="Аня")
    await server.tables.seating.sit(place.code, "g1", "Боря")
    await server.tables.seating.start(place.code, "g0")
    await play_out(server.tables, place.code, Random(1))
    return place.code


async def text_of(server: Server, code: str) -> str:
    room = (await server.tables.place(code)).room
    assert room
    return room.record.text()


def where(_: Replay) -> tuple[int, int]:
    """Carried out by the worker: which process this is, and how it stands back."""
    return os.getpid(), os.nice(0)


def not_allowed() -> None:
    raise Refused("too_fast")


def counted(worker: ReplayWorker, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the process is asked to do from now on."""
    asked: list[Any] = []
    run = worker._run

    async def spied(work: Callable[..., Any], *args: Any) -> Any:
        asked.append(work)
        return await run(work, *args)

    monkeypatch.setattr(worker, "_run", spied)
    return asked


async def test_a_replay_is_made_once_for_all_who_ask_at_the_same_time(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await finished(server)
    asked = counted(server.replays.worker, monkeypatch)
    said = await asyncio.gather(*(client.get(f"/t/{code}/replay/moment?at={at}") for at in range(8)))
    assert {one.status_code for one in said} == {200}
    assert asked.count(play) == 1
    assert (await client.get(f"/t/{code}/replay")).status_code == 200
    assert asked.count(play) == 1


async def test_who_does_not_wait_for_it_does_not_take_it_from_others(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await finished(server)
    asked = counted(server.replays.worker, monkeypatch)
    hasty = asyncio.create_task(client.get(f"/t/{code}/replay"))
    await until(lambda: play in asked)
    patient = asyncio.create_task(client.get(f"/t/{code}/replay"))
    hasty.cancel()
    assert (await patient).status_code == 200
    assert asked.count(play) == 1


async def test_the_process_stands_back_and_ends_when_nobody_looks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_worker, "new_pool", new_pool)
    monkeypatch.setattr(replay_worker, "IDLE_SECONDS", 0.2)
    worker, text = server.replays.worker, await text_of(server, await finished(server))

    async def look() -> tuple[int, int]:
        found: tuple[int, int] = await worker.look("x", lambda: text, "", lambda: None, where)
        return found

    pid, nice = await look()
    assert pid != os.getpid()
    assert nice >= 10
    assert (await look())[0] == pid
    await until(lambda: worker._pool is None)
    async with asyncio.timeout(60):
        while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
            await asyncio.sleep(0.05)
    assert (await look())[0] != pid


async def test_a_process_that_is_killed_begins_anew(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_worker, "new_pool", new_pool)
    code = await finished(server)
    worker, text = server.replays.worker, await text_of(server, code)
    pid, _ = await worker.look(code, lambda: text, "", lambda: None, where)
    os.kill(pid, signal.SIGKILL)
    said = [(await client.get(f"/t/{code}/replay")).status_code for _ in range(2)]
    assert said in ([200, 200], [409, 200])


async def test_replays_are_made_now_and_then_only(
    client: httpx.AsyncClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By address, and only what must be made: looks at one that is there are pages like others."""
    monkeypatch.setitem(
        server.limits.RATES, "all replay", (0.02, 0.0)
    )  # the fixture allows a hundred times as much
    codes = [await finished(server) for _ in range(3)]
    assert [(await client.get(f"/t/{code}/replay")).status_code for code in codes] == [200, 200, 429]
    assert [(await client.get(f"/t/{code}/replay")).status_code for code in codes] == [200, 200, 429]
    transport: Any = client._transport
    transport.client = ("10.0.0.1", 5000)
    assert (await client.get(f"/t/{codes[2]}/replay")).status_code == 200


async def test_nothing_is_made_that_is_not_allowed(server: Server) -> None:
    worker = ReplayWorker()
    with pytest.raises(Refused, match="too_fast"):
        await worker.look("x", lambda: pytest.fail("not needed"), "", not_allowed, where)
    assert not worker._playing
    worker.close()


async def test_a_stored_file_that_cannot_be_played_any_more_is_said_to_be_so(
    client: httpx.AsyncClient, server: Server
) -> None:
    """After an upgrade, say."""
    digest = "0" * 32
    (server.folder / "replays").mkdir()
    (server.folder / "replays" / f"{digest}.txt").write_text(
        (await text_of(server, await finished(server))).replace(" pass", " fly"), "utf-8"
    )
    said = await client.get(f"/replay/{digest}")
    assert said.status_code == 409
    assert "по другой версии правил" in said.text


async def test_a_file_is_not_played_for_ever(server: Server) -> None:
    text = await text_of(server, await finished(server))
    with pytest.raises(BadRecord, match="takes too long"):
        Replay(text, 0.0)


async def test_long_replays_push_each_other_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    text = await text_of(server, await finished(server))
    moments = len(Replay(text).moments)
    kept: LRUCache[str, Replay] = LRUCache(2 * moments, getsizeof=lambda replay: len(replay.moments))
    monkeypatch.setattr(replay_worker, "_replays", kept)
    assert all(play(name, text) for name in "abc")
    assert set(kept) == {"b", "c"}
    assert not play("d", text.replace(" pass", " fly"))
