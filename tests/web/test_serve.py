"""`polyana serve`: starts, stops, and says clearly why it cannot."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
import websockets
from typer.testing import CliRunner

from polyana.cli import app
from polyana.cli.network import free_near
from polyana.web.http import logs
from polyana.web.http.server import Server
from web.players import lay
from web.process import COMMAND, ENVIRONMENT, PATIENCE, ServerProcess
from web.serving import caller, free_port

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture
def no_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The command is called in this process; it may not get as far as to serve, and its log ends with it."""
    monkeypatch.setattr(uvicorn, "run", lambda *_, **__: pytest.fail("it has begun to serve"))
    root = logging.getLogger()
    handlers, level, of_requests = root.handlers, root.level, logs.REQUESTS.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    logs.REQUESTS.setLevel(of_requests)


async def test_it_starts_and_stops_cleanly_with_connections_open(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, command=COMMAND)
    await asyncio.to_thread(server.start)
    try:
        async with caller(server.address) as client:
            seats = await lay(client, 3, ["novice"])
            assert (await client.get("/health")).json() == {"ok": True}
            page = await client.get("/")
            assert page.status_code == 200
            assert "server" not in page.headers
            assert {"polyana.db", "polyana.db-wal"} < {file.name for file in tmp_path.iterdir()}
            url = f"ws://{server.address}{seats[0].path}/socket?token={seats[0].token}"
            async with websockets.connect(url) as open_socket:
                assert json.loads(await open_socket.recv())["begun"]
                async with client.stream(
                    "GET", f"{seats[1].path}/events", headers=seats[1].headers
                ) as stream:
                    assert stream.status_code == 200
                    assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.kill()
    for file in tmp_path.rglob("*"):
        assert not file.stat().st_mode & 0o077, f"others on this machine may look into {file.name}"
    await asyncio.to_thread(server.start)  # and the folder is as it was
    try:
        async with caller(server.address) as client:
            view = await client.get(f"{seats[0].path}/view", headers=seats[0].headers)
            assert view.json()["begun"]
    finally:
        assert server.stop() == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """In a process of its own, as people see it."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [*COMMAND, "serve", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT)
    assert done.returncode == 2
    assert port in done.stderr
    assert "Traceback" not in done.stderr


def test_who_only_wants_to_play_gets_the_next_free_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        assert port < free_near("127.0.0.1", port) < port + 20
    assert free_near("127.0.0.1", port) == port


def test_an_invitation_does_not_lead_friends_to_their_own_machine(tmp_path: Path) -> None:
    server = Server.at(tmp_path)
    assert server.link("http://127.0.0.1:8000/", "/t/abc") == "http://127.0.0.1:8000/t/abc"
    server.network = "http://192.168.1.5:8000"
    assert server.link("http://127.0.0.1:8000/", "/t/abc") == "http://192.168.1.5:8000/t/abc"
    assert server.link("http://localhost:8000/", "/t/abc") == "http://192.168.1.5:8000/t/abc"
    assert server.link("https://club.example/", "/t/abc") == "https://club.example/t/abc"


@pytest.mark.parametrize(
    "kind", ["a file", "no right to write", "a damaged key", "a damaged base", "a later base"]
)
@pytest.mark.usefixtures("no_server")
def test_a_folder_that_will_not_do(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    match kind:
        case "a file":
            folder.write_text("")
        case "no right to write":
            folder = Path("/proc/polyana")
        case "a damaged key":
            folder.mkdir()
            (folder / "secret.key").write_bytes(b"x")
        case "a damaged base":
            folder.mkdir()
            (folder / "polyana.db").write_bytes(b"this is no database" * 100)
        case _:
            folder.mkdir()
            _later_base(folder / "polyana.db")
    where = ["--data", str(folder), "--host", "127.0.0.1", "--port", str(free_port())]
    done = CliRunner().invoke(app, ["serve", *where])
    assert done.exit_code == 2, done.exception
    assert 1 <= len(done.stderr.strip().splitlines()) <= 3


def _later_base(file: Path) -> None:
    import sqlite3

    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()


async def test_the_example_plays_a_match_against_the_bots(tmp_path: Path) -> None:
    source = ROOT / "examples" / "bot.py"
    assert len(source.read_text().splitlines()) <= 60
    server = ServerProcess(tmp_path)
    await asyncio.to_thread(server.start)
    try:
        command = [COMMAND[0], str(source), f"http://{server.address}"]
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stderr
        assert "winners" in done.stdout.splitlines()[-1]
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("host", "proxies", "warned"),
    [("0.0.0.0", None, True), ("127.0.0.1", None, False), ("0.0.0.0", "172.17.0.1", False)],
)
def test_it_says_at_its_start_that_nobody_stands_before_it(
    no_server: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    host: str,
    proxies: str | None,
    warned: bool,
) -> None:
    listening: dict[str, object] = {}
    monkeypatch.setattr(uvicorn, "run", lambda _, **settings: listening.update(settings))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    if proxies:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    said = CliRunner().invoke(
        app, ["serve", "--data", str(tmp_path), "--host", host, "--port", str(free_port())]
    )
    assert said.exit_code == 0, said.output
    assert listening["host"] == host
    lines = [line for line in said.output.splitlines() if "hosting.md" in line]
    assert len(lines) == warned
