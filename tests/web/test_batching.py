"""What is written to a socket during one turn of the loop goes out as one, in order, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from polyana.web.http import batching
from polyana.web.http.batching import BatchingTransport

pytestmark = pytest.mark.anyio


class Wire:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed = self.aborted = False
        self.unsent = 0

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.sent.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True


def gathering(wire: Any) -> Any:
    return BatchingTransport(wire, asyncio.get_running_loop())


async def test_what_is_written_in_one_turn_is_one_write() -> None:
    wire = Wire()
    line = gathering(wire)
    line.write(b"view")
    line.write(b"reply")
    assert wire.sent == []
    await asyncio.sleep(0)
    assert wire.sent == [b"viewreply"]
    line.write(b"next")
    await asyncio.sleep(0)
    assert wire.sent == [b"viewreply", b"next"]


async def test_the_last_words_go_out_before_the_line_is_closed() -> None:
    wire = Wire()
    line = gathering(wire)
    line.write(b"farewell")
    line.close()
    assert (wire.sent, line.is_closing()) == ([b"farewell"], True)


async def test_last_words_that_nobody_reads_do_not_hold_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "CLOSING_SECONDS", 0.0)
    read, unread = Wire(), Wire()
    unread.unsent = 5
    for wire in (read, unread):
        gathering(wire).close()
    await asyncio.sleep(0.01)
    assert (read.aborted, unread.aborted) == (False, True)


async def test_nothing_is_written_to_a_line_that_has_gone() -> None:
    wire = Wire()
    line = gathering(wire)
    line.write(b"too late")
    wire.close()
    await asyncio.sleep(0)
    line.close()
    assert wire.sent == []
