"""Who is asking: guests by a signed cookie, seats by a signed token. No accounts."""

from __future__ import annotations

import errno
import hmac
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from polyana.core import Refused, Seat
from polyana.table import Place

COOKIE = "polyana"
YEAR = 365 * 24 * 3600
SECRET_LENGTH = 32
MASK_LENGTH = 16
ALIAS_LENGTH = 12


class Reader(NamedTuple):
    """What a template may know of whoever reads its page."""

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

    @property
    def reader(self) -> Reader:
        return Reader(self.language, self.csrf, self.name)


def spectator_guest(guest: Guest) -> Guest:
    """The guest as a spectator: a shared screen shows no seat, even if its owner sits at the table."""
    return replace(guest, id="", name="", mark=None)


class Signer:
    """Signs cookies and tokens, so that only those come back that we have given."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    @classmethod
    def of(cls, folder: Path) -> Signer:
        """The signer with the key of a data folder; the key is made once, readable by its owner only."""
        path = folder / "secret.key"
        if not path.exists():
            _make_secret(path)
        secret = path.read_bytes()
        if len(secret) < SECRET_LENGTH:
            raise OSError(
                errno.EINVAL, "secret.key is damaged; without it nobody can be recognised", str(path)
            )
        return cls(secret)

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
        value = _text(self._guests.dumps([guest.id, guest.name, guest.language, guest.mark]))
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"

    def _guest(self, id_: str, name: str, language: str, mark: int | None = None) -> Guest:
        csrf = hmac.new(self._secret, f"csrf:{id_}".encode(), sha256).digest()[:MASK_LENGTH]
        return Guest(id_, name, _masked(csrf), language, mark)

    def alias(self, guest: str) -> str:
        """A name by which others recognise a guest; it opens nothing."""
        return hmac.new(self._secret, f"alias:{guest}".encode(), sha256).hexdigest()[:ALIAS_LENGTH]

    def seat_token(self, place: Place, seat: Seat) -> str:
        """A token that opens this seat until somebody else sits down there. It looks different every time."""
        salt = secrets.token_hex(8)
        return _text(self._seats.dumps([place.code, seat, place.seats[seat].token, salt]))

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
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_bytes(SECRET_LENGTH))
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()


def same_secret(one: str, two: str) -> bool:
    """Do two masked secrets hide the same? Compared in constant time."""
    return hmac.compare_digest(_unmasked(one) or b"one", _unmasked(two) or b"two")


def _masked(secret: bytes) -> str:
    """A secret under a random mask, the mask first."""
    mask = secrets.token_bytes(MASK_LENGTH)
    return (mask + _xor(mask, secret)).hex()


def _unmasked(token: str) -> bytes:
    """What a masked secret hides; empty if it is malformed."""
    try:
        raw = bytes.fromhex(token)
    except ValueError:
        return b""
    return _xor(raw[:MASK_LENGTH], raw[MASK_LENGTH:]) if len(raw) == 2 * MASK_LENGTH else b""


def _xor(one: bytes, two: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, two, strict=True))


def _text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode()
