"""An empty database of this version: made by the migrations once, then copied."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from polyana.store.migrate import migrate

OLD = "0003"
"""The last schema whose lines do not say who is waited for."""


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "polyana.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def ready(folder: Path) -> Path:
    """The folder, with a database in it if there was none."""
    file = folder / "polyana.db"
    if not file.exists():
        file.write_bytes(_empty())
    return folder
