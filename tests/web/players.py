"""Programs that play over the JSON API, for the tests."""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

import httpx
import websockets

from polyana.core import text_of

UNTIMED = {"window_seconds": None, "dispute_seconds": None, "vote_seconds": None, "next_seconds": None}


class Seated(NamedTuple):
    """A seat and its token."""

    code: str
    seat: int
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.code}"


async def lay(
    client: httpx.AsyncClient,
    players: int = 2,
    bots: list[str] | None = None,
    settings: dict[str, Any] = UNTIMED,
    *,
    start: bool = True,
    sit: bool = True,
) -> list[Seated]:
    """A table with programs in all seats but those of the bots; without `sit`, in the first seat alone."""
    bots = bots or []
    said = await client.post("/api/tables", json={"players": players, "bots": bots, "settings": settings})
    assert said.status_code == 201, said.text
    seats = [Seated(**said.json())]
    for _ in range(players - len(bots) - 1 if sit else 0):
        said = await client.post(f"{seats[0].path}/sit", json={})
        seats.append(Seated(**said.json()))
    if start:
        said = await client.post(f"{seats[0].path}/start", headers=seats[0].headers)
        assert said.status_code == 201, said.text
    return seats


def some_answer(view: dict[str, Any], rng: Random) -> dict[str, str] | None:
    """An answer to a question that waits for this seat, if there is one."""
    waiting = [one for one in view["questions"] if one["default"] is not None and one["options"]]
    if not waiting:
        return None
    question = rng.choice(waiting)
    return {"question": question["id"], "text": text_of(_tuple(rng.choice(question["options"])))}


def _tuple(value: Any) -> Any:
    return tuple(map(_tuple, value)) if isinstance(value, list) else value


class SocketPlayer:
    """Plays one seat over the JSON socket; keeps every frame and every acknowledged answer."""

    def __init__(self, address: str, seat: Seated, rng: Random) -> None:
        self.address = f"ws://{address}{seat.path}/socket"
        self.seat = seat
        self.rng = rng
        self.frames: list[str] = []
        self.acked: list[dict[str, str]] = []
        self.view: dict[str, Any] = {}

    async def play(self, most: int = 1_000_000) -> None:
        """Until the match is over, or so many answers are acknowledged."""
        async with websockets.connect(self.address, additional_headers=self.seat.headers) as socket:
            sent: dict[str, str] | None = None
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                told = json.loads(frame)
                if "ok" in told:
                    assert sent is not None
                    self.acked.append(sent)
                    sent = None
                elif "refused" in told:
                    sent = None
                else:
                    self.view = told
                over = self.view.get("over") and sent is None  # its last answer may still be on its way
                if over or len(self.acked) >= most:
                    return
                if sent is None and self.view.get("begun"):
                    sent = some_answer(self.view, self.rng)
                    if sent is not None:
                        await socket.send(json.dumps({**sent, "ref": len(self.acked)}))
