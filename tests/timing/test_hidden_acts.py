"""Whoever asks all the time does not see in the time of the answers when somebody does something in secret.

Notes in «Букводжем» are secret: nobody else hears even that one was made. Of each it is known when it was
sent and acknowledged; the worst answer that an observer got meanwhile is compared with the worst at times
when nothing happened. If they differ by chance alone, the first is longer in one half of all pairs (AUC).
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from bisect import bisect_left, bisect_right
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
import websockets

from timing import observer
from web.players import Seated
from web.process import ROOT, ServerProcess
from web.serving import caller

pytestmark = pytest.mark.anyio

SLOW_DISK = 0.012
ROUND_SECONDS = 10.0
MOST_ROUNDS = 8
"""More are played only while chance may have had its hand in it; a leak shows in the first and stays."""
TELLS_NOTHING = 0.55
TELLS_ALL = 0.8
OFTEN = 0.013
"""Seconds between two looks: limits allow no more of them."""
APART = 0.09
"""Seconds between two acts, and between an act and a quiet moment: no answer takes longer than that."""
LETTERS = "абвгдежз"


class Span(NamedTuple):
    """Something, from when until when."""

    begun: float
    over: float


def worst(answers: list[Span], during: Span) -> float:
    """The longest answer of which a part lies within this span."""
    first = bisect_left(answers, during.begun, key=lambda one: one.over)
    last = bisect_right(answers, during.over, key=lambda one: one.begun)
    return max((one.over - one.begun for one in answers[first:last]), default=0.0)


def quiet(acts: list[Span], whole: Span, rng: Random) -> list[Span]:
    """Moments as long as acts are, at which nothing happened, not even shortly before or after."""
    found: list[Span] = []
    while len(found) < 5 * len(acts):
        length = _length(rng.choice(acts))
        begun = rng.uniform(whole.begun, whole.over - length)
        if all(act.over < begun - APART or act.begun > begun + length + APART for act in acts):
            found.append(Span(begun, begun + length))
    return found


def _length(span: Span) -> float:
    return span.over - span.begun


def told_apart(ones: list[float], others: list[float]) -> float:
    """How often one of these is larger than one of the others, or smaller, whichever is the better clue."""
    ordered = sorted(others)
    below = sum(bisect_left(ordered, one) + bisect_right(ordered, one) for one in ones)
    auc = below / 2 / len(ones) / len(others)
    return max(auc, 1 - auc)


# --- a table at which somebody makes notes -----------------------------------------------------------


@asynccontextmanager
async def served(folder: Path, **environment: str) -> AsyncIterator[ServerProcess]:
    command = [sys.executable, "-m", "timing.slow_server"]
    where = {"PYTHONPATH": str(ROOT / "tests")}
    server = ServerProcess(folder, command=command, environment=where | environment)
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


async def note_takers(client: httpx.AsyncClient) -> list[Seated]:
    """Two at a table where notes can be made: words have been chosen, letters given."""
    said = await client.post("/api/tables", json={"game": "letter_jam", "players": 2})
    seats = [Seated(**said.json())]
    seats.append(Seated(**(await client.post(f"{seats[0].path}/sit", json={})).json()))
    await client.post(f"{seats[0].path}/start", headers=seats[0].headers)
    while "note" not in {one["kind"] for one in await asked(client, seats[0])}:
        for seat in seats:
            for question in await asked(client, seat):
                if question["default"] is not None:
                    reply = {"question": question["id"], "text": question["default"]}
                    said = await client.post(f"{seat.path}/answer", headers=seat.headers, json=reply)
                    assert said.status_code == 201, said.text
                    break
    return seats


async def asked(client: httpx.AsyncClient, seat: Seated) -> list[dict[str, Any]]:
    view = (await client.get(f"{seat.path}/view", headers=seat.headers)).json()
    return list(view["questions"])


async def make_notes(server: ServerProcess, seat: Seated, until: float, rng: Random) -> list[Span]:
    """Notes at random moments, one by one; when each was sent, and when it was acknowledged."""
    acts: list[Span] = []
    url = f"ws://{server.address}{seat.path}/socket"
    async with websockets.connect(url, additional_headers=seat.headers) as socket:
        view = json.loads(await socket.recv())
        while time.monotonic() < until:
            await asyncio.sleep(APART + rng.expovariate(15.0))
            question = next(one for one in view["questions"] if one["kind"] == "note")
            text = f"{rng.randint(1, 3)} {rng.choice(LETTERS)}{rng.choice(LETTERS)}"
            begun = time.monotonic()
            await socket.send(json.dumps({"question": question["id"], "text": text}))
            while "ok" not in (told := json.loads(await socket.recv())):
                assert "refused" not in told, told
                view = told
            acts.append(Span(begun, time.monotonic()))
    return acts


async def one_round(
    server: ServerProcess, seats: list[Seated], request: Path, pause: float, rng: Random
) -> tuple[list[float], list[float]]:
    """The worst answers that the second seat got during the notes of the first, and at quiet moments."""
    what = [str(server.port), str(ROUND_SECONDS), str(pause), str(request)]
    observing = await asyncio.create_subprocess_exec(
        *(sys.executable, observer.__file__, *what), stdout=asyncio.subprocess.PIPE
    )
    acts = await make_notes(server, seats[0], time.monotonic() + ROUND_SECONDS - 1.0, rng)
    said, _ = await observing.communicate()
    assert observing.returncode == 0
    answers = [Span(*map(float, line.split())) for line in said.decode().splitlines()]
    whole = Span(answers[0].begun + APART, answers[-1].over - APART)
    acts = [act for act in acts if act.begun > whole.begun and act.over < whole.over]
    return (
        [worst(answers, act) for act in acts],
        [worst(answers, moment) for moment in quiet(acts, whole, rng)],
    )


async def test_an_observer_who_polls_is_as_wise_as_one_who_throws_a_coin(tmp_path: Path) -> None:
    rng, during, else_ = Random(1), list[float](), list[float]()
    async with served(tmp_path, COMMIT_SECONDS=str(SLOW_DISK)) as server, caller(server.address) as client:
        seats = await note_takers(client)
        for _ in range(MOST_ROUNDS):
            hits, others = await one_round(server, seats, looking(server, seats[1], tmp_path), 0.0, rng)
            during, else_ = during + hits, else_ + others
            if told_apart(during, else_) <= TELLS_NOTHING:
                break
    assert len(during) > 30
    assert told_apart(during, else_) <= TELLS_NOTHING, f"after {len(during)} acts"


async def test_a_server_that_lets_observers_wait_for_the_disk_is_caught(tmp_path: Path) -> None:
    """So the test above can fail."""
    mutant = served(tmp_path, COMMIT_SECONDS=str(SLOW_DISK), MUTANT="waits, unpaced")
    async with mutant as server, caller(server.address) as client:
        seats = await note_takers(client)
        found = 0.0
        for number in range(MOST_ROUNDS):  # the first, unless the machine is very busy
            request = looking(server, seats[1], tmp_path)
            found = told_apart(*await one_round(server, seats, request, OFTEN, Random(number)))
            if found >= TELLS_ALL:
                break
    assert found >= TELLS_ALL


def looking(server: ServerProcess, seat: Seated, folder: Path) -> Path:
    """A file with a request for this seat's view, without what it has heard."""
    file = folder / "request"
    file.write_text(
        f"GET {seat.path}/view?after=100000 HTTP/1.1\r\n"
        f"Host: {server.address}\r\nAuthorization: Bearer {seat.token}\r\n\r\n"
    )
    return file
