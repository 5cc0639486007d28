"""`polyana doctor` finds what is wrong and changes nothing."""

from __future__ import annotations

import socket
from importlib import import_module
from pathlib import Path

import pytest

from hosting.commands import run
from polyana.cli.network import port_state
from web.serving import free_port


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
