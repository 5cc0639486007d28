"""How a match ends. (Chapter 1, Sides, seats and aims)"""

from __future__ import annotations

from typing import NoReturn

from polyana.core import Over, Seat
from polyana.games.wall_whisper.rules import crossroads_end
from polyana.games.wall_whisper.rules.table import Station


def killers_win(t: Station, how: str, clause: str, victim: str = "") -> NoReturn:
    """The killers' side wins, a carrier with a seat of her own included; `victim` is whose death, mask or
    trial it is, and known to all by now. (WW-1.10, WW-1.11, WW-42.19, WW-42.36)"""
    if t.settings.crossroads:
        crossroads_end.killers_win(t, how, victim)
    winners = set(t.killer_seats.values())
    carrier = t.carrier
    if carrier and (seat := t.lone(carrier)) is not None:
        winners.add(seat)
    _end(t, "killers_won", how, clause, winners, victim)


def victims_win(t: Station, how: str, clause: str) -> NoReturn:
    """The victims win in one of four ways, unless a carrier hides among them: then she and the Parasitoid do.
    (WW-1.9, WW-42.37, WW-42.38)"""
    if t.settings.crossroads:
        crossroads_end.victims_win(t, how, clause)
    carrier = t.carrier
    if carrier and not t.mutated:
        t.reveal("carrier_shown", "WW-42.37", victim=carrier, how=how)
        killers_win(t, "carrier", "WW-42.37", carrier)
    _end(t, "victims_won", how, clause, set(t.crew), t.mutated)


def _end(t: Station, kind: str, how: str, clause: str, winners: set[Seat], victim: str) -> NoReturn:
    """At once, even in the middle of an effect: nothing further is carried out. (WW-1.12)"""
    t.reveal(kind, clause, how=how, victim=victim, winner_seats=sorted(winners))
    raise Over(winners, [int(seat in winners) for seat in t.seats])
