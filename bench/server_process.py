"""Servers as processes of their own on this machine: ours as anybody would start it, the peer's by Node."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import gettempdir

ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    "PYTHONPYCACHEPREFIX": str(Path(gettempdir()) / "polyana-bytecode"),
}
"""Compiled once for all starts, even where nothing may be written beside the sources."""
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0


class ServerProcess:
    """A running server, and what it has spent so far."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self.address = f"127.0.0.1:{port}"

    def get(self, *paths: str) -> None:
        """Ask for these pages one after the other."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=30)
        for path in paths:
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"{path} is answered with {answer.status}")
        line.close()

    def cpu(self) -> float:
        """Seconds of processor time, all threads, without the bots' process."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """kB of its own memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("RssAnon:"):
                return float(line.split()[1])
        raise RuntimeError("this system does not tell how much memory a process uses")

    def children(self) -> list[int]:
        """The processes that it has started."""
        listed = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for one in listed for pid in one.read_text().split()]


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def ours(folder: Path, *options: str) -> Iterator[ServerProcess]:
    """`polyana serve` on a data folder."""
    port = free_port()
    where = ["--data", str(folder), "--host", "127.0.0.1", "--port", str(port), "--no-log"]
    command = [sys.executable, "-m", "polyana", "serve", *where, *options]
    with running(command, port, "/health", ENVIRONMENT) as server:
        yield server


@contextmanager
def running(
    command: Sequence[str], port: int, page: str, environment: Mapping[str, str]
) -> Iterator[ServerProcess]:
    """A process that serves on a port; entered when it answers."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    try:
        server = ServerProcess(process, port)
        _wait_for(server, page)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(server: ServerProcess, page: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.process.poll() is None:
        line = HTTPConnection("127.0.0.1", server.port, timeout=5)
        try:
            line.request("GET", page)
            line.getresponse().read()
            return
        except (OSError, HTTPException):
            time.sleep(0.05)
        finally:
            line.close()
    raise RuntimeError(f"{server.process.args!r} does not answer")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
