"""Whoever asks all the time: `python -m timing.observer PORT SECONDS PAUSE FILE`, with the request in a file.

Prints when each answer was asked for and when it came. It is a process of its own, so that it measures the
server and not the test.
"""

from __future__ import annotations

import socket
import sys
import time
from pathlib import Path


def observe(port: int, seconds: float, pause: float, request: bytes) -> list[tuple[float, float]]:
    found = []
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        until = time.monotonic() + seconds
        while (asked := time.monotonic()) < until:
            line.sendall(request)
            answer = line.recv(65_536)
            found.append((asked, time.monotonic()))
            assert answer.startswith(b"HTTP/1.1 200"), answer  # a limit would answer faster
            _read_on(line, answer)
            time.sleep(pause)
    return found


def _read_on(line: socket.socket, answer: bytes) -> None:
    """Read the rest of an answer."""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(65_536)
    head, _, body = answer.lower().partition(b"\r\n\r\n")
    length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
    left = length - len(body)
    while left > 0:
        left -= len(line.recv(65_536))


if __name__ == "__main__":
    port, seconds, pause, file = sys.argv[1:]
    for asked, answered in observe(int(port), float(seconds), float(pause), Path(file).read_bytes()):
        print(asked, answered)
