"""`polyana backup`: private from its first byte, complete or absent, whatever goes wrong meanwhile."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import tarfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hosting.commands import run
from hosting.disks import read_only
from web.process import COMMAND, ENVIRONMENT

MEGABYTE = 2**20


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def unpacked(file: Path, to: Path) -> Path:
    with tarfile.open(file) as packed:
        packed.extractall(to, filter="data")
    return to


@pytest.fixture
def heavy(data: Path) -> Path:
    """A data folder with two megabytes of database and a backup of more than three."""
    (data / "replays").mkdir()
    (data / "replays" / "one.txt").write_bytes(os.urandom(3 * MEGABYTE))
    with sqlite3.connect(data / "polyana.db") as database:
        database.execute("INSERT INTO facts VALUES ('ballast', ?)", (os.urandom(MEGABYTE).hex(),))
    database.close()
    return data


def test_a_backup_is_a_whole_data_folder(data: Path, tmp_path: Path) -> None:
    (data / "replays").mkdir()
    (data / "replays" / "one.txt").write_text("a match")
    file = tmp_path / "copy.tar.gz"
    said = run("backup", str(file), "--data", str(data))
    assert said.exit_code == 0, said.output
    assert file.stat().st_mode & 0o077 == 0, "it holds a key"
    back = unpacked(file, tmp_path / "back")
    assert (back / "secret.key").read_bytes() == (data / "secret.key").read_bytes()
    assert (back / "replays" / "one.txt").read_text() == "a match"
    assert all(path.stat().st_mode & 0o077 == 0 for path in back.rglob("*") if path.is_file())
    said = run("doctor", "--data", str(back))
    assert "База: столов 1" in said.output
    assert "Ключ на месте" in said.output


def test_a_backup_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("kept")
    said = run("backup", str(file), "--data", str(data))
    assert said.exit_code == 2
    assert "уже есть" in said.output
    assert file.read_text() == "kept"
    assert "нет базы" in run("backup", str(tmp_path / "x"), "--data", str(tmp_path)).output
    assert "не пишется" in run("backup", str(tmp_path / "no" / "x"), "--data", str(data)).output


def test_what_another_has_written_meanwhile_is_not_overwritten(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, module = tmp_path / "copy.tar.gz", import_module("polyana.cli.backup")
    copy = module.copy_database

    def slowly(*args: Any) -> None:
        copy(*args)
        file.write_text("kept")

    monkeypatch.setattr(module, "copy_database", slowly)
    assert "уже есть" in run("backup", str(file), "--data", str(data)).output
    assert file.read_text() == "kept"
    assert names(tmp_path) == {"copy.tar.gz", "data"}


def test_nobody_else_can_read_it_while_it_is_written(
    heavy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looked at after every member, with the mask of a careless user."""
    out, seen = tmp_path / "out", list[int]()
    out.mkdir()
    add = tarfile.TarFile.addfile

    def looked_at(*args: Any, **kwargs: Any) -> None:
        add(*args, **kwargs)
        seen.extend(path.stat().st_mode & 0o077 for path in out.iterdir())

    monkeypatch.setattr(tarfile.TarFile, "addfile", looked_at)
    before = os.umask(0)
    try:
        assert run("backup", str(out / "copy"), "--data", str(heavy)).exit_code == 0
    finally:
        os.umask(before)
    assert len(seen) >= 3
    assert set(seen) == {0}
    assert names(out) == {"copy"}


def test_on_a_full_disk_there_is_no_backup_and_no_rest_of_one(heavy: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    for room in (MEGABYTE // 2, 3 * MEGABYTE):  # not enough for the copy of the database; for that alone

        def full(room: int = room) -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

        done = subprocess.run(
            [*COMMAND, "backup", str(out / "copy"), "--data", str(heavy)],
            preexec_fn=full,
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
        )
        assert "не пишется" in done.stderr, done.stderr
        assert "Выберите другой диск" in done.stderr
        assert done.returncode == 2
        assert names(out) == set()


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_when_it_is_ended_half_way_nothing_is_left(
    heavy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: signal.Signals
) -> None:
    module = import_module("polyana.cli.backup")
    copy, before = module.copy_database, signal.getsignal(signal.SIGTERM)
    # A shell starts what runs in its background deaf to Ctrl-C; here somebody presses it.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)

    def ended(*args: Any) -> None:
        copy(*args)
        os.kill(os.getpid(), end)

    monkeypatch.setattr(module, "copy_database", ended)
    try:
        said = run("backup", str(tmp_path / "copy"), "--data", str(heavy))
    finally:
        signal.signal(signal.SIGINT, heard)
    assert said.exit_code != 0
    assert names(tmp_path) == {"data"}
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_match_that_is_swept_away_meanwhile_is_left_out(
    heavy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = import_module("polyana.cli.backup")
    (heavy / "replays" / "zwei.txt").write_text("another")
    (heavy / "replays" / ".three.txt.part").write_text("half")
    add = module._add

    def swept(packed: tarfile.TarFile, name: str, content: bytes) -> None:
        add(packed, name, content)
        (heavy / "replays" / "zwei.txt").unlink(missing_ok=True)

    monkeypatch.setattr(module, "_add", swept)
    assert run("backup", str(tmp_path / "copy"), "--data", str(heavy)).exit_code == 0
    with tarfile.open(tmp_path / "copy") as packed:
        assert packed.getnames() == ["polyana.db", "secret.key", "replays/one.txt"]


def test_without_its_key_a_backup_says_so(data: Path, tmp_path: Path) -> None:
    (data / "secret.key").unlink()
    said = run("backup", str(tmp_path / "copy"), "--data", str(data))
    assert said.exit_code == 0
    assert "Ключа secret.key" in said.output
    (data / "secret.key").mkdir()
    said = run("backup", str(tmp_path / "other"), "--data", str(data))
    assert said.exit_code == 2
    assert "ключ" in said.output
    assert names(tmp_path) == {"copy", "data"}


def test_another_file_of_sqlite_is_backed_up_and_no_other_kind_is_claimed_to_be(
    data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "elsewhere.sqlite"
    (data / "polyana.db").rename(file)
    url = f"sqlite+aiosqlite:///{file}"
    assert run("backup", str(tmp_path / "copy"), "--data", str(data), "--database", url).exit_code == 0
    assert (
        "База: столов 1" in run("doctor", "--data", str(unpacked(tmp_path / "copy", tmp_path / "b"))).output
    )
    said = run("doctor", "--data", str(data), "--database", url)
    assert "База: столов 1" in said.output
    assert "Ключ на месте" in said.output
    other = "postgresql+asyncpg://club@127.0.0.1/polyana"
    said = run("backup", str(tmp_path / "key"), "--data", str(data), "--database", other)
    assert said.exit_code == 0
    assert "pg_dump" in said.output
    with tarfile.open(tmp_path / "key") as packed:
        assert packed.getnames() == ["secret.key"]
    gone = f"sqlite+aiosqlite:///{tmp_path / 'gone'}"
    assert "Нет файла" in run("backup", str(tmp_path / "x"), "--database", gone).output
    assert "не адрес" in run("backup", str(tmp_path / "x"), "--database", "here").output


@pytest.mark.parametrize("crashed", [False, True])
def test_from_a_read_only_disk_it_is_made_elsewhere(data: Path, tmp_path: Path, crashed: bool) -> None:
    """Also when the server was killed and has left its last lines in the log beside the file."""
    with read_only(data, tmp_path / "disk", crashed=crashed) as disk:
        said = run("backup", str(disk / "copy"), "--data", str(disk))
        assert said.exit_code == 2
        assert "не пишется: Read-only file system" in said.output
        assert "Выберите другой диск" in said.output
        said = run("backup", str(tmp_path / "copy"), "--data", str(disk))
        assert said.exit_code == 0, said.output
    back = unpacked(tmp_path / "copy", tmp_path / "back")
    with sqlite3.connect(back / "polyana.db") as database:
        assert database.execute("SELECT code FROM tables").fetchall() == [("abc",)]
        late = database.execute("SELECT value FROM facts WHERE name = 'late'").fetchall()
    database.close()
    assert late == ([("1",)] if crashed else [])
