"""Links for other devices: one opens a seat at one table, one makes the device the same person everywhere.

Both expire, both are void once their owner says so, and neither does anything until whoever has opened it
agrees. Neither looks the same twice: pages are sent compressed (see `identity`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from itsdangerous import BadSignature, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from polyana.core import Refused, Seat
from polyana.table import Place
from polyana.web.http.identity import Guest, Signer, as_text, masked, unmasked

LINK_SECONDS = 24 * 3600
"""How long a link can be opened. What it has opened stays open."""
HELD = "polyana-seat"
"""The cookie of a seat that a link has opened here; browsers send it to this table alone."""
HELD_SECONDS = 90 * 24 * 3600


class Links:
    """Makes links and reads them. A seat is named by its token, so that another token makes them void."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer
        self._seats = URLSafeTimedSerializer(signer.secret, salt="seat-link")
        self._people = URLSafeTimedSerializer(signer.secret, salt="person-link")
        self._held = URLSafeSerializer(signer.secret, salt="held-seat")
        self._fresh = URLSafeSerializer(signer.secret, salt="fresh-guest")

    # --- a seat ----------------------------------------------------------------------------------

    def for_seat(self, place: Place, seat: Seat) -> str:
        """What opens this seat, and no other, on another device."""
        return as_text(self._seats.dumps([place.code, seat, masked(place.seats[seat].token.encode())]))

    def open_seat(self, place: Place, link: str) -> Seat:
        """The seat at this table that a link opens."""
        return self._seat_of(place, _loaded(self._seats, link, "bad_link"))

    def held_cookie(self, place: Place, seat: Seat) -> str:
        """The header value that keeps a seat open on this device, or closes it if the seat is negative."""
        value = as_text(self._held.dumps([place.code, seat, place.seats[seat].token])) if seat >= 0 else ""
        seconds = HELD_SECONDS if value else 0
        return f"{HELD}={value}; Path=/t/{place.code}; Max-Age={seconds}; HttpOnly; SameSite=Lax"

    def acting(self, place: Place, guest: Guest, held: str) -> Guest:
        """Who acts at this table: the owner of the seat that is held open on this device, else the guest."""
        try:
            code, seat, token = self._held.loads(held)
            owner = place.seats[self._seat_of(place, (code, seat, masked(str(token).encode())))]
        except (BadSignature, ValueError, TypeError, Refused):
            return guest
        return guest if owner.guest in ("", guest.id) else replace(guest, id=owner.guest, holds=owner.token)

    @staticmethod
    def _seat_of(place: Place, said: Any) -> Seat:
        try:
            code, seat, token = said
            if code == place.code and place.seats[seat].token == unmasked(str(token)).decode() and seat >= 0:
                return int(seat)
        except (ValueError, TypeError, IndexError):
            pass
        raise Refused("bad_link")

    # --- a person --------------------------------------------------------------------------------

    def for_person(self, guest: Guest) -> str:
        """What makes another device this very person."""
        return as_text(self._people.dumps([masked(guest.id.encode()), guest.name, guest.mark]))

    def open_person(self, link: str, language: str) -> Guest:
        """The person of such a link, in the language of whoever opens it."""
        try:
            id_, name, mark = _loaded(self._people, link, "bad_person_link")
            found = self._signer.guest_with_id(unmasked(str(id_)).decode(), str(name), language)
        except (ValueError, TypeError):
            raise Refused("bad_person_link") from None
        return replace(found, mark=mark if isinstance(mark, int) else None)

    def fresh_id(self, guest: Guest) -> str:
        """A new id for this guest alone, signed: whoever sends it twice gets the same."""
        new = self._signer.new_guest().id
        return as_text(self._fresh.dumps([masked(guest.id.encode()), masked(new.encode())]))

    def read_fresh_id(self, guest: Guest, said: str) -> str:
        """The new id that was given to this guest."""
        try:
            old, new = (unmasked(str(one)).decode() for one in self._fresh.loads(said))
        except (BadSignature, ValueError, TypeError):
            raise Refused("csrf") from None
        if old != guest.id:
            raise Refused("csrf")
        return new


def still_holds(place: Place, guest: Guest) -> bool:
    """Is the seat that a guest holds open on another device still open to it?"""
    return not guest.holds or any(one.guest == guest.id and one.token == guest.holds for one in place.seats)


def _loaded(serializer: URLSafeTimedSerializer, link: str, refusal: str) -> Any:
    try:
        return serializer.loads(link, max_age=LINK_SECONDS)
    except SignatureExpired:
        raise Refused("old_link") from None
    except (BadSignature, ValueError, TypeError):
        raise Refused(refusal) from None
