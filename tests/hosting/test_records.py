"""`polyana doctor` calls no damaged database and no damaged key healthy, and changes neither."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest

from hosting.commands import run
from hosting.disks import read_only
from web.serving import free_port

PAGE = 4096


def examined(data: Path) -> tuple[int, str]:
    said = run("doctor", "--data", str(data), "--host", "127.0.0.1", "--port", str(free_port()))
    return said.exit_code, said.output


def execute(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data / "polyana.db")) as database, database:
        for statement in statements:
            database.execute(statement)


def overwrite_a_page(data: Path) -> None:
    """Of an index, where no table would be read."""
    with closing(sqlite3.connect(data / "polyana.db")) as database:
        (page,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables_touched'"
        ).fetchone()
    with (data / "polyana.db").open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)


def cut_off(data: Path) -> None:
    file = data / "polyana.db"
    file.write_bytes(file.read_bytes()[: -3 * PAGE])


def lose_a_line(data: Path) -> None:
    line = "INSERT INTO lines VALUES ('abc', {}, 0, 'place', 'К', '[]', '', 1.0, '')"
    execute(data, *(line.format(seq) for seq in range(3)), "DELETE FROM lines WHERE seq = 1")


def lose_all_lines(data: Path) -> None:
    execute(data, "UPDATE tables SET started = 1.0")


def lose_a_table(data: Path) -> None:
    execute(data, "DELETE FROM tables")


@pytest.mark.parametrize("damage", [overwrite_a_page, cut_off, lose_a_line, lose_all_lines, lose_a_table])
def test_a_damaged_database_is_called_so(data: Path, damage: Callable[[Path], None]) -> None:
    assert examined(data)[0] == 0
    damage(data)
    before = (data / "polyana.db").read_bytes()
    code, said = examined(data)
    assert code == 2
    assert "База повреждена" in said or "База не открывается" in said
    assert "резервной копии" in said
    assert (data / "polyana.db").read_bytes() == before


def test_a_database_of_a_later_version_is_called_so(data: Path) -> None:
    execute(data, "UPDATE alembic_version SET version_num = '9999'")
    code, said = examined(data)
    assert code == 2
    assert "другой версией" in said
    said = run("backup", str(data / "copy"), "--data", str(data)).output
    assert "Сохранено" in said, "one may want to keep it all the same"


@pytest.mark.parametrize(
    "damaged", [b"", b"short", bytes(range(32)), b"\0" * 32], ids=["empty", "short", "another", "zeros"]
)
def test_a_damaged_key_is_called_so(data: Path, damaged: bytes) -> None:
    assert "Ключ на месте" in examined(data)[1]
    (data / "secret.key").write_bytes(damaged)
    code, said = examined(data)
    assert code == 2
    assert "secret.key" in said
    assert "потеряют свои места" in said
    assert (data / "secret.key").read_bytes() == damaged


def test_a_key_that_is_gone_is_missed_and_not_made(data: Path) -> None:
    (data / "secret.key").unlink()
    code, said = examined(data)
    assert code == 2
    assert "нет" in said
    assert not (data / "secret.key").exists()


def test_a_key_that_others_can_read_is_pointed_out(data: Path) -> None:
    (data / "secret.key").chmod(0o644)
    code, said = examined(data)
    assert code == 0
    assert "chmod 600" in said


def test_on_a_read_only_disk_no_server_begins_and_what_is_wrong_is_said(data: Path, tmp_path: Path) -> None:
    with read_only(data, tmp_path / "disk") as disk:
        said = run("serve", "--data", str(disk), "--host", "127.0.0.1", "--port", str(free_port()))
        assert said.exit_code == 2
        assert f"polyana doctor --data {disk}" in said.output
        code, said_too = examined(disk)
    assert code == 2
    assert "сюда нельзя писать (Read-only file system)" in said_too


def test_a_server_with_another_key_says_so_once(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever changes the key on purpose need not be told for ever."""
    server = import_module("polyana.cli.serve")._server
    server(data, "")
    assert "не тот" not in capsys.readouterr().err
    (data / "secret.key").write_bytes(bytes(range(32)))
    server(data, "")
    assert "не тот, с которым жила эта база" in capsys.readouterr().err
    server(data, "")
    assert "не тот" not in capsys.readouterr().err
    assert "Ключ на месте" in examined(data)[1]
