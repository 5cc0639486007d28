"""Parasitoid: how the carrier mutates. (Chapter 42)"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from polyana.core import Ask, Next, Seat, phase
from polyana.games.wall_whisper.rules import crossroads_end, working
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import MUTATE
from polyana.games.wall_whisper.rules.table import Station


def asks(box: Box, t: Station) -> list[Ask]:
    """Every seat that plays one victim, with a token or more, has this button. (WW-42.26, WW-42.54)

    Whether it works is left to its options: what others may take back depends on who could be asked
    unnoticed, and must tell neither who has pressed it nor that there is a carrier.
    """
    if not t.spent_tokens and not any(t.faces.values()):
        return []
    if t.turn in ("", "victims") or t.mutated or t.battle:
        return []
    holders = [t.controls[one] for one in t.in_play if t.faces[one] and t.lone(one) is not None]
    own = [t.ask(seat, MUTATE, partial(_button, seat=seat), quiet=True) for seat in holders]
    return own + [
        t.ask(seat, MUTATE, partial(_killers, seat=seat), quiet=True) for seat in _infecting(box, t)
    ]


def _button(view: Station, *, seat: Seat) -> list[str]:
    return [] if seat in view.wants else ["mutate"]


def _killers(view: Station, *, seat: Seat) -> list[str]:
    """With one or two victim players the killer may start the mutation himself. (WW-42.45)"""
    return _button(view, seat=seat) if view.carrier else []


def _infecting(box: Box, t: Station) -> list[Seat]:
    few = working.few_players(t)
    return [t.killer_seats[one] for one in t.killers if few and one in box.infecting]


def due(t: Station) -> bool:
    """Has the carrier, or the killer for her, asked for it? (WW-42.25, WW-42.45)"""
    if t.mutated or not any(t.wants.values()):
        return False
    carrier = t.carrier
    if not carrier:
        return False
    askers: list[Seat | None] = [t.lone(carrier)]
    if working.few_players(t):
        askers += t.killer_seats.values()
    return any(seat is not None and t.wants.get(seat, False) for seat in askers)


@phase
def turning(box: Box, t: Station) -> Next:
    """A carrier who asked for it mutates as soon as nothing is in progress. (WW-42.25, WW-42.52)"""
    mutate(t, t.carrier, "WW-42.25")
    t.wants = {}
    return None


def mutate(t: Station, victim: str, clause: str) -> None:
    """The carrier leaves the victims: her items are discarded, her figure changes boards. An action that she
    has not taken yet is lost. (WW-42.27, WW-42.28, WW-42.29)"""
    # Sorted: the order in which her tokens lie would tell when each came.
    t.spent_tokens = [*t.spent_tokens, *sorted(t.faces[victim])]
    t.faces[victim] = []
    place = t.at.pop(victim)
    t.discard += t.items.pop(victim)
    t.bandages.pop(victim, None)
    t.acted = [one for one in t.acted if one != victim]
    t.mutated, t.carrier_at, t.carrier_moved = victim, place, False
    t.mutant = replace(t.mutant, fresh=t.turn == "victims", seen_at=place)
    t.accord = replace(t.accord, proposal=None)
    t.reveal("mutated", clause, victim=victim, place=place)
    if t.settings.crossroads:
        crossroads_end.leave_mutated(t, victim)
