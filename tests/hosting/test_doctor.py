"""`polyana doctor` finds what is wrong and changes nothing; `polyana backup` brings everything back."""

from __future__ import annotations

import asyncio
import socket
import tarfile
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from polyana.cli import app
from polyana.cli.network import port_state
from polyana.store import SeatRow, Store, TableRow
from polyana.web.http.server import Server
from web.serving import free_port


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one table and the key of the cookies."""
    server = Server.at(tmp_path / "data")

    async def lay() -> None:
        store = await Store.open(server.url)
        await store.add_table(
            TableRow("abc", "no_words", 2, "{}", False, "host", "00", 1.0), [SeatRow("abc", 0)]
        )
        await store.close()

    asyncio.run(lay())
    return server.folder


def test_a_fit_machine_may_lay_the_table(data: Path) -> None:
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    said = run("doctor", "--data", str(data), "--host", "127.0.0.1", "--port", str(free_port()))
    assert said.exit_code == 0, said.output
    assert "База: столов 1" in said.output
    assert "Можно накрывать стол" in said.output
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    said = run("doctor", "--data", str(tmp_path / "new"), "--port", str(free_port()))
    assert said.exit_code == 0, said.output
    assert "будет создана" in said.output
    assert not (tmp_path / "new").exists()


def test_a_file_in_place_of_the_folder_is_named_with_advice(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("doctor", "--data", str(tmp_path / "file" / "data"))
    assert said.exit_code == 2
    assert "сюда нельзя писать" in said.output
    assert "--data" in said.output


def test_a_broken_database_is_named_with_advice(data: Path) -> None:
    (data / "polyana.db").write_bytes(b"this is no database" * 100)
    said = run("doctor", "--data", str(data))
    assert said.exit_code == 2
    assert "База не открывается" in said.output
    assert "резервной копии" in said.output


def test_a_taken_port_is_no_illness(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = run("doctor", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(port))
    assert said.exit_code == 0
    assert f"Порт {port} занят" in said.output
    assert f"--port {port + 1}" in said.output


@pytest.mark.parametrize("host", ["198.51.100.7", "2001:db8::7"])
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_an_address_of_another_machine_is_not_called_a_taken_port(
    tmp_path: Path, command: str, host: str
) -> None:
    said = run(command, "--data", str(tmp_path), "--host", host, "--port", str(free_port()))
    assert said.exit_code == 2
    assert f"нет адреса «{host}»" in said.output
    assert "--host 0.0.0.0" in said.output


def test_a_port_of_the_administrator_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    assert "администратора" in port_state("127.0.0.1", 80).advice("127.0.0.1", 80)


@pytest.mark.parametrize("command", [("serve",), ("sweep", "--days", "9")])
def test_what_keeps_a_database_shut_is_said_with_what_to_do(data: Path, command: tuple[str, ...]) -> None:
    (data / "polyana.db").write_bytes(b"this is no database" * 100)
    said = run(*command, "--data", str(data), *(["--port", str(free_port())] if "serve" in command else []))
    assert said.exit_code == 2
    assert f"polyana doctor --data {data}" in said.output
    said = run("sweep", "--days", "9", "--database", "mysql+aiomysql://club@127.0.0.1/polyana")
    assert said.exit_code == 2
    assert "pip install aiomysql" in said.output


def test_a_full_and_slow_disk_is_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doctor = import_module("polyana.cli.doctor")
    monkeypatch.setattr(doctor, "ROOM_NEEDED", 10**12)
    monkeypatch.setattr(doctor, "SLOW_DISK", 0.0)
    said = run("doctor", "--data", str(tmp_path), "--port", str(free_port()))
    assert said.exit_code == 0
    assert "polyana sweep" in said.output
    assert "не на сетевом" in said.output


def test_a_backup_is_a_whole_data_folder(data: Path, tmp_path: Path) -> None:
    (data / "replays").mkdir()
    (data / "replays" / "one.txt").write_text("a match")
    file = tmp_path / "copy.tar.gz"
    said = run("backup", str(file), "--data", str(data))
    assert said.exit_code == 0, said.output
    assert file.stat().st_mode & 0o077 == 0, "it holds a key"
    with tarfile.open(file) as packed:
        packed.extractall(tmp_path / "back", filter="data")
    assert (tmp_path / "back" / "secret.key").read_bytes() == (data / "secret.key").read_bytes()
    assert (tmp_path / "back" / "replays" / "one.txt").read_text() == "a match"
    assert "База: столов 1" in run("doctor", "--data", str(tmp_path / "back")).output


def test_a_backup_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("kept")
    said = run("backup", str(file), "--data", str(data))
    assert said.exit_code == 2
    assert "уже есть" in said.output
    assert file.read_text() == "kept"
    assert "нет базы" in run("backup", str(tmp_path / "x"), "--data", str(tmp_path)).output
    assert "не пишется" in run("backup", str(tmp_path / "no" / "x"), "--data", str(data)).output
