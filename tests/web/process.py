"""`polyana serve` as a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import gettempdir

import httpx

from polyana.testing.soak import first_seed
from web.serving import free_port

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "polyana"]
SAME_DICE = [sys.executable, str(Path(__file__).with_name("same_dice.py")), f"{first_seed():032x}"]
"""The same, but tests meet the same matches each time they run."""
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    "PYTHONPYCACHEPREFIX": str(Path(gettempdir()) / "polyana-bytecode"),
}
"""Compiled once for all starts, even where nothing may be written beside the sources."""

PATIENCE = 120
"""Seconds for a start, however busy the machine is."""


class ServerProcess:
    """Started, killed, started again; always on the same folder and port."""

    def __init__(
        self,
        folder: Path,
        log: int = subprocess.DEVNULL,
        command: Sequence[str] = SAME_DICE,
        environment: Mapping[str, str] = {},
    ) -> None:
        self.folder = folder
        self._command = command
        self._environment = {**ENVIRONMENT, **environment}
        self._log = log
        """Where its log goes: nowhere, or into a pipe."""
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        where = ["--data", str(self.folder), "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*self._command, "serve", *where, "--no-log", "--hurry", "100"],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            text=True,
            env=self._environment,
        )
        until = time.monotonic() + PATIENCE
        with httpx.Client(base_url=f"http://{self.address}", timeout=5, verify=False) as client:
            while time.monotonic() < until:
                try:
                    client.get("/health").raise_for_status()
                    return
                except httpx.HTTPError:
                    assert self.process.poll() is None, "the server has ended by itself"
                    time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        assert self.process
        self.process.terminate()
        return self.process.wait(PATIENCE)
