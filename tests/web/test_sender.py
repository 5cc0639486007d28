"""A view that cannot be drawn must not leave a silent page behind."""

from __future__ import annotations

from typing import Any

import pytest
import websockets

from polyana.web.api import view_json
from polyana.web.http.server import Server
from web.players import lay
from web.serving import caller

pytestmark = pytest.mark.anyio


async def test_a_view_that_breaks_is_logged_and_the_line_hung_up(
    served: tuple[Server, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, address = served
    async with caller(address) as client:
        seat = (await lay(client))[0]

    def broken(*_: Any) -> bytes:
        raise ValueError("this cannot be shown")

    monkeypatch.setattr(view_json, "encode_view", broken)
    async with websockets.connect(
        f"ws://{address}{seat.path}/socket", additional_headers=seat.headers
    ) as line:
        with pytest.raises(websockets.ConnectionClosedError):
            await line.recv()
        assert line.close_code == 1011
    assert "a view could not be sent" in caplog.text
    assert "this cannot be shown" in caplog.text
