"""When the database cannot do its part: one exception for all its reasons, and few lines in the log."""

from __future__ import annotations

import errno
import logging
import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from sqlalchemy import exc

LOG_SECONDS = 60.0
"""Seconds between two lines of the log about the same trouble."""

BUGS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
"""Errors that are no sign of a database in trouble."""
TROUBLES = (exc.DBAPIError, exc.TimeoutError, sqlite3.OperationalError, sqlite3.DatabaseError, OSError)

log = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database is full, read-only, locked, damaged or away. Nothing has been changed."""

    def __init__(self, reason: str, *, writing: bool) -> None:
        super().__init__(reason)
        self.writing = writing
        """Was something to be written?"""


class Availability:
    """Turns errors of the database into `Unavailable`, and logs when the trouble begins, lasts and ends."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._logged = -math.inf
        self._failures = 0
        """Those that no line of the log has told of yet."""
        self._failing = False
        """Has the last line of the log said so?"""

    @contextmanager
    def reading(self) -> Iterator[None]:
        try:
            yield
        except BUGS:
            raise
        except TROUBLES as error:
            raise self._failed(error, writing=False) from error

    @contextmanager
    def writing(self) -> Iterator[None]:
        try:
            yield
        except BUGS:
            raise
        except TROUBLES as error:
            raise self._failed(error, writing=True) from error
        if self._failing:
            self._failing = False
            log.warning("the database can be written again")

    def _failed(self, error: BaseException, *, writing: bool) -> Unavailable:
        self._failures += 1
        what = "written" if writing else "read"
        if self._now() - self._logged >= LOG_SECONDS:
            log.error("the database cannot be %s: %s, %d times", what, reason(error), self._failures)
            self._logged, self._failures, self._failing = self._now(), 0, True
        return Unavailable(reason(error), writing=writing)


def reason(error: BaseException) -> str:
    """Why a database failed, without the values of the statement: they may be a hand of cards.

    >>> reason(OSError(28, "No space left on device")), reason(sqlite3.OperationalError("…"))
    ('ENOSPC', 'OperationalError')
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError) and cause.errno is not None:
        return errno.errorcode.get(cause.errno, str(cause.errno))
    return getattr(cause, "sqlite_errorname", None) or type(cause).__name__
