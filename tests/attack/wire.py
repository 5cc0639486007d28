"""Sockets below the level of any library: what an attacker writes, byte by byte."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN = 0x80
PATIENCE = 60
NO_MASK = bytes(4)


class Line(NamedTuple):
    """An open connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def hung_up(self) -> bytes:
        """What is said until the other side closes the connection."""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        return b""

    async def close_code(self) -> int:
        """Read all that comes; the code of the close frame, 0 if the connection ends without one."""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                first, second = await self.reader.readexactly(2)
                size = second & 0x7F
                if size >= 126:
                    wide = await self.reader.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(wide)
                body = await self.reader.readexactly(size)
                if first & 0x0F == CLOSE:
                    return int(struct.unpack("!H", body[:2])[0]) if body else 0
        return 0


def frame(opcode: int, body: bytes = b"", fin: int = FIN) -> bytes:
    """A frame as a client sends it; masked with zeros, which costs the server as much as any mask."""
    size = len(body)
    if size < 126:
        head = bytes([fin | opcode, FIN | size])
    elif size < 1 << 16:
        head = bytes([fin | opcode, FIN | 126]) + struct.pack("!H", size)
    else:
        head = bytes([fin | opcode, FIN | 127]) + struct.pack("!Q", size)
    return head + NO_MASK + body


@asynccontextmanager
async def line(address: str, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    """A connection, from an address of this machine."""
    host, _, port = address.partition(":")
    found = Line(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))
    try:
        yield found
    finally:
        found.writer.transport.abort()


@asynccontextmanager
async def socket(
    address: str, path: str, headers: Mapping[str, str], source: str = "127.0.0.1"
) -> AsyncIterator[Line]:
    """A WebSocket after its handshake."""
    async with line(address, source) as found:
        key = os.urandom(16).hex()[:22] + "=="
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        await found.send(("\r\n".join(lines) + "\r\n\r\n").encode())
        said = await found.reader.readuntil(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 101"), said
        yield found
