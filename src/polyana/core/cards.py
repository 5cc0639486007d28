"""Card data: TOML that an owner of the box can replace, with errors that name file, row and reason."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "designed"]
"""Where a row comes from: printed in the rules, known from public sources, or our own design."""

C = TypeVar("C", bound=msgspec.Struct)


class BadCards(Exception):
    """A card file that cannot be used: which file, which row, why."""

    def __init__(self, file: str, row: str, reason: str) -> None:
        super().__init__(f"{file}, {row}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason


class CardFile:
    """A read TOML file whose tables turn into typed rows."""

    def __init__(self, path: Path | Traversable) -> None:
        self.name = path.name
        try:
            data = path.read_bytes()
            self.digest = blake2b(data, digest_size=4).hexdigest()
            self.tables: dict[str, Any] = tomllib.loads(data.decode("utf-8"))
        except OSError as error:
            raise BadCards(str(path), "the file", f"cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadCards(self.name, "the file", "is not UTF-8 text") from error
        except tomllib.TOMLDecodeError as error:
            raise BadCards(self.name, "the file", f"is not TOML: {error}") from error

    def rows(self, table: str, row_type: type[C]) -> list[C]:
        """The rows of `[[table]]`."""
        found = self.tables.get(table)
        if not isinstance(found, list) or not found:
            raise self.bad(f"[[{table}]]", "there are no such rows")
        rows = []
        for number, row in enumerate(found, 1):
            try:
                rows.append(msgspec.convert(row, row_type))
            except msgspec.ValidationError as error:
                raise self.bad(f"[[{table}]] row {number}", str(error)) from error
        return rows

    def bad(self, row: str, reason: str) -> BadCards:
        """The error for a row that reads well but breaks a rule of the game."""
        return BadCards(self.name, row, reason)
