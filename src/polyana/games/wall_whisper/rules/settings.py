"""What the table agrees on before the game; nothing of it changes afterwards. (WW-1.7)"""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.core import Refused, Seat
from polyana.games.wall_whisper.rules.numbers import TRIO

FULL = 5
"""A full table: three victims and two killers, each with a player of her or his own. (WW-1.6)"""

KillerName = Literal["orion", "roboeye", "parasitoid"]
VictimName = Literal["evelyn", "zack", "roy", "kinto", "victoria"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who hunts whom. Orion is the killer to begin with, a tip and no more. (WW-1.8)"""

    killer: KillerName = "orion"
    killer_seat: int = 0
    victim_1: VictimName = "evelyn"
    victim_2: VictimName = "zack"
    victim_3: VictimName = "roy"
    heat: bool = False
    """May the killer see worked out where victims can be? It tells no more than what was told to all."""
    crossroads: bool = False
    """At the Crossroads: every victim plays for herself. (WW-38.1)"""
    second_killer: Literal["", "orion", "roboeye", "parasitoid"] = ""
    """Double Threat: who hunts beside the killer. (WW-39.1)"""
    second_seat: int | None = None
    """Who plays him; None: the next seat at a full table, else the player of the other killer. (WW-39.1)"""
    difficulty: Literal["none", "easy", "normal", "extreme", "deadly"] = "none"
    """Skill cards, by the difficulty of survival. (WW-37.1)"""
    victim_skills: Literal[0, 1] | None = None
    """Skill cards that each victim keeps, by agreement; None: as the difficulty says. (WW-37.1)"""
    killer_skills: Literal[0, 1, 2, 3, 4, 5] | None = None
    """The same for the killers' side as a whole. (WW-37.1, WW-40.7)"""
    board: Literal["station", "lighthouse"] = "station"
    """Which board is played on: a file of the folder `boards`. None of them is one of the printed layouts of
    the first season. (WW-43.1, WW-43.12)"""

    @property
    def victims(self) -> list[str]:
        """The three victims in the order of the roof. (WW-1.3, WW-3.7)"""
        return [self.victim_1, self.victim_2, self.victim_3]

    def killer_seats(self, players: int) -> dict[str, Seat]:
        """Each killer with the seat that plays him. (WW-1.5, WW-39.1)"""
        found: dict[str, Seat] = {self.killer: self.killer_seat}
        if self.second_killer:
            usual = (self.killer_seat + 1) % players if players == FULL else self.killer_seat
            found[self.second_killer] = usual if self.second_seat is None else self.second_seat
        return found


def check_settings(settings: Settings, players: int) -> None:
    """Refuse what cannot be played; else variants go together. At the Crossroads every victim needs a player
    of her own, so that with four players one runs both killers. (WW-1.3, WW-1.6, WW-1.7, WW-38.1, WW-39.1,
    WW-39.2, WW-40.1, WW-40.5)"""
    if len(set(settings.victims)) < TRIO:
        raise Refused("victims", "WW-1.3")
    if not 0 <= settings.killer_seat < players:
        raise Refused("setting", "WW-1.7", name="killer_seat", reason=f"0…{players - 1}")
    if players == FULL and not settings.second_killer:
        raise Refused("five", "WW-1.6")
    if settings.second_killer:
        _check_pair(settings, players)
    if settings.crossroads and len(set(controllers(settings, players).values())) < TRIO:
        raise Refused("crossroads", "WW-38.1")


def _check_pair(settings: Settings, players: int) -> None:
    """Two different killers; at a full table two players, and somebody is left to hide."""
    if settings.second_killer == settings.killer:
        raise Refused("same_killer", "WW-39.2")
    second = settings.second_seat
    if second is not None and not 0 <= second < players:
        raise Refused("setting", "WW-1.7", name="second_seat", reason=f"0…{players - 1}")
    seats = set(settings.killer_seats(players).values())
    if players == FULL and len(seats) < 2:
        raise Refused("two_players", "WW-39.1")
    if len(seats) == players:
        raise Refused("no_victims", "WW-1.1")


def controllers(settings: Settings, players: int) -> dict[str, Seat]:
    """Who plays whom: victims go round the other seats clockwise, the first seat taking what is over.

    With two victim players the first plays two victims; a lone one plays all three. (WW-1.4)
    """
    hunters = settings.killer_seats(players).values()
    clockwise = [(settings.killer_seat + i) % players for i in range(1, players)]
    seats = [seat for seat in clockwise if seat not in hunters]
    spare = TRIO - len(seats)
    return dict(zip(settings.victims, [*[seats[0]] * spare, *seats], strict=True))
