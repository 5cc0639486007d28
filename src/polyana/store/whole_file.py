"""Files that are complete or absent, and private from their first byte."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PRIVATE = 0o600


@contextmanager
def whole_file(path: Path, *, replace: bool = False) -> Iterator[Path]:
    """A private file beside `path` to be filled. It becomes `path` when the body has ended, else it vanishes.

    Raises `FileExistsError` if there is such a file already, unless it is to be replaced.
    """
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        yield part
        with part.open("rb") as filled:
            os.fsync(filled.fileno())
        if replace:
            part.replace(path)
        else:
            _rename(part, path)
    finally:
        part.unlink(missing_ok=True)


def _rename(part: Path, path: Path) -> None:
    """Rename, but never over another file."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        part.replace(path)
