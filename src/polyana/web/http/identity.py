"""Who is asking: guests by a signed cookie, programs by the signed token of their seat. No accounts."""

from __future__ import annotations

import errno
import hmac
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from polyana.core import Refused, Seat
from polyana.store.whole_file import whole_file
from polyana.table import Place

COOKIE = "polyana"
KEY = "secret.key"
YEAR = 365 * 24 * 3600
SECRET_LENGTH = 32
CSRF_LENGTH = 16
ALIAS_LENGTH = 12


class PageReader(NamedTuple):
    """What a template may know of the guest who reads its page."""

    language: str
    csrf: str
    name: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor. `csrf` proves that a form or a socket was opened by our own page.

    It looks different on every page, though it means the same: pages are sent compressed, and the size of
    one would otherwise tell, guess by guess, what secret stands on it.
    """

    id: str
    name: str
    csrf: str
    language: str = "ru"
    mark: int | None = None
    """The colour and sign that this guest likes best."""
    holds: str = ""
    """The token of the seat for whose owner this guest acts, if a link has opened it on this device."""

    @property
    def reader(self) -> PageReader:
        return PageReader(self.language, self.csrf, self.name)


def spectator_guest(guest: Guest) -> Guest:
    """The guest as a spectator: a shared screen shows no seat, even if its owner sits at the table."""
    return replace(guest, id="", name="", mark=None)


class Signer:
    """Signs cookies and tokens, so that only those come back that we have given."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    @classmethod
    def of(cls, folder: Path) -> Signer:
        """The signer with the key of a data folder; the key is made once, readable by its owner only."""
        path = folder / KEY
        if not path.exists():
            _make_secret(path)
        return cls.read(path)

    @classmethod
    def read(cls, path: Path) -> Signer:
        """The signer with the key of this file."""
        secret = path.read_bytes()
        if len(secret) < SECRET_LENGTH:
            raise OSError(
                errno.EINVAL, "secret.key is damaged; without it nobody can be recognised", str(path)
            )
        return cls(secret)

    @property
    def fingerprint(self) -> str:
        """By which the key is known again; it opens nothing."""
        return hmac.new(self.secret, b"fingerprint", sha256).hexdigest()[:CSRF_LENGTH]

    def new_guest(self, language: str = "ru") -> Guest:
        return self._guest(secrets.token_hex(12), "", language)

    def read_guest(self, cookie: str) -> Guest | None:
        """The guest of a cookie; None for one that we did not sign."""
        try:
            id_, name, language, *liked = self._guests.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        mark = liked[0] if liked and isinstance(liked[0], int) else None
        return self._guest(str(id_), str(name), str(language), mark)

    def guest_with_id(self, id_: str, name: str, language: str) -> Guest:
        """The guest with this id: for a second device of the same person."""
        return self._guest(id_, name, language)

    def cookie(self, guest: Guest) -> str:
        """The header value that keeps a guest."""
        value = as_text(self._guests.dumps([guest.id, guest.name, guest.language, guest.mark]))
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"

    def _guest(self, id_: str, name: str, language: str, mark: int | None = None) -> Guest:
        csrf = hmac.new(self.secret, f"csrf:{id_}".encode(), sha256).digest()[:CSRF_LENGTH]
        return Guest(id_, name, masked(csrf), language, mark)

    def alias(self, guest: str) -> str:
        """A name by which others recognise a guest; it opens nothing."""
        return hmac.new(self.secret, f"alias:{guest}".encode(), sha256).hexdigest()[:ALIAS_LENGTH]

    def seat_token(self, place: Place, seat: Seat) -> str:
        """A token with which a program plays this seat until somebody else sits there. No page takes it."""
        salt = secrets.token_hex(8)
        return as_text(self._seats.dumps([place.code, seat, place.seats[seat].token, salt]))

    def read_seat(self, code: str, token: str) -> tuple[Seat, str]:
        """The seat at this table for which a token was signed, and its proof.

        The store is not asked: without a token nobody learns whether such a table exists."""
        try:
            of_table, seat, proof, _ = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise Refused("bad_token") from None
        if of_table != code or not isinstance(seat, int):
            raise Refused("bad_token")
        return seat, str(proof)

    def open_seat(self, place: Place, token: str) -> Seat:
        """The seat that a token opens at this table."""
        seat, proof = self.read_seat(place.code, token)
        if not 0 <= seat < len(place.seats) or not hmac.compare_digest(proof, place.seats[seat].token):
            raise Refused("bad_token")
        return seat


def preferred_language(accepted: str) -> str:
    """The first language, by the browser's `Accept-Language`: Russian, unless only others are listed.

    >>> preferred_language(""), preferred_language("en-US,en;q=0.9,ru;q=0.8"), preferred_language("en-GB,de")
    ('ru', 'ru', 'en')
    """
    languages = {one.partition(";")[0].strip().partition("-")[0].lower() for one in accepted.split(",")}
    return "ru" if languages & {"", "*", "ru"} else "en"


def _make_secret(path: Path) -> None:
    """Write the key whole or not at all, and never over another process's."""
    with suppress(FileExistsError), whole_file(path) as part:
        part.write_bytes(secrets.token_bytes(SECRET_LENGTH))


def same_secret(one: str, two: str) -> bool:
    """Do two masked secrets hide the same? Compared in constant time."""
    return hmac.compare_digest(unmasked(one) or b"one", unmasked(two) or b"two")


def masked(secret: bytes) -> str:
    """A secret under a random mask, the mask first."""
    mask = secrets.token_bytes(len(secret))
    return (mask + _xor(mask, secret)).hex()


def unmasked(token: str) -> bytes:
    """What a masked secret hides; empty if it is malformed."""
    try:
        raw = bytes.fromhex(token)
    except ValueError:
        return b""
    half = len(raw) // 2
    return _xor(raw[:half], raw[half:]) if len(raw) == 2 * half else b""


def _xor(one: bytes, two: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, two, strict=True))


def as_text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode()
