"""What the table agrees on before the game; nothing of it changes afterwards. (WW-1.7)"""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Refused, Seat

VictimName = Literal["evelyn", "zack", "roy", "kinto", "victoria"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who hunts whom. Orion is the killer to begin with, a tip and no more. (WW-1.8)"""

    killer: Literal["orion", "roboeye", "parasitoid"] = "orion"
    killer_seat: int = 0
    victim_1: VictimName = "evelyn"
    victim_2: VictimName = "zack"
    victim_3: VictimName = "roy"
    heat: bool = False
    """May the killer see worked out where victims can be? It tells no more than what was told to all."""
    crossroads: bool = False
    """На распутье: every victim plays for herself. (WW-38.1)"""

    @property
    def victims(self) -> list[str]:
        """The three victims in the order of the roof. (WW-1.3, WW-3.7)"""
        return [self.victim_1, self.victim_2, self.victim_3]


def check(settings: Settings, players: int) -> None:
    """Refuse what cannot be played. (WW-1.3, WW-1.6, WW-1.7, WW-38.1)"""
    if len(set(settings.victims)) < 3:
        raise Refused("victims", "WW-1.3")
    if not 0 <= settings.killer_seat < players:
        raise Refused("setting", "WW-1.7", name="killer_seat", reason=f"0…{players - 1}")
    if players > 4:
        raise Refused("five", "WW-1.6")
    if settings.crossroads and len(set(controllers(settings, players).values())) < 3:
        raise Refused("crossroads", "WW-38.1")


def controllers(settings: Settings, players: int) -> dict[str, Seat]:
    """Who plays whom: victims go round the other seats clockwise, the first seat taking what is over.

    With two victim players the first plays two victims; a lone one plays all three. (WW-1.4)
    """
    seats = [(settings.killer_seat + i) % players for i in range(1, players)]
    spare = 3 - len(seats)
    return dict(zip(settings.victims, [*[seats[0]] * spare, *seats], strict=True))
