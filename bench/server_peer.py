"""boardgame.io beside us, where Node and npm are present: the same loop over a game of the same shape."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server_process import ServerProcess, free_port, running
from bench.server_seats import PeerSeat, Seat
from bench.server_tables import SEATS

VERSION = "0.50.2"
PACKAGES = (f"boardgame.io@{VERSION}", "node-persist@3.1.3")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "polyana-bench" / VERSION
IN_MEMORY, FILES = "boardgame.io, in memory", "boardgame.io, files"
SCRIPT = Path(__file__).with_name("server_peer.cjs")


class Absent(Exception):
    """The peer cannot be had here, and why."""


def fetch() -> str:
    """Install the peer into a cache of its own, once; returns what it is and what it runs on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Absent("Node or npm is not installed")
    if not (CACHE / "node_modules" / "node-persist").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=peer"]
        done = subprocess.run([*command, "--prefix", str(CACHE), *PACKAGES], capture_output=True, text=True)
        if done.returncode:
            raise Absent(f"npm could not install it: {done.stderr.strip()[-200:]}")
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    return f"boardgame.io {VERSION} on Node {found.stdout.strip().lstrip('v')}"


@contextmanager
def theirs(folder: Path | None) -> Iterator[ServerProcess]:
    """Their server, in memory or with a folder of files."""
    port = free_port()
    command = ["node", str(SCRIPT), str(port), *([str(folder)] if folder else [])]
    environment = {**os.environ, "NODE_PATH": str(CACHE / "node_modules"), "NODE_ENV": "production"}
    with running(command, port, "/games", environment) as server:
        yield server


def seats_of(server: ServerProcess, number: int) -> list[Seat]:
    """The seats of one match; whoever comes first opens it."""
    uri = f"ws://{server.address}/socket.io/?EIO=4&transport=websocket"
    return [PeerSeat(uri, f"match{number}", seat) for seat in range(SEATS)]
