"""What a player does in a turn, as a text on the wire and in records, and by name in the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from polyana.games.forest_mages.rules.symbols import FACES, Face


@dataclass(frozen=True, slots=True)
class PlaceDie:
    """«place tree»"""

    die: Face

    def __str__(self) -> str:
        return f"place {self.die}"


@dataclass(frozen=True, slots=True)
class Brew:
    """«brew P01»"""

    potion: str

    def __str__(self) -> str:
        return f"brew {self.potion}"


@dataclass(frozen=True, slots=True)
class Drink:
    """«drink P14»"""

    potion: str

    def __str__(self) -> str:
        return f"drink {self.potion}"


@dataclass(frozen=True, slots=True)
class TurnDie:
    """«turn fire wind»"""

    old: Face
    new: Face

    def __str__(self) -> str:
        return f"turn {self.old} {self.new}"


@dataclass(frozen=True, slots=True)
class Send:
    """«send SP1 F03»"""

    creature: str
    forest: str

    def __str__(self) -> str:
        return f"send {self.creature} {self.forest}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """«end»"""

    def __str__(self) -> str:
        return "end"


Act: TypeAlias = PlaceDie | Brew | Drink | TurnDie | Send | EndTurn

END = str(EndTurn())
PLACE = {face: str(PlaceDie(face)) for face in FACES}


@lru_cache(4096)
def read_act(text: str) -> Act | None:
    """What a player wants to do; None: nothing that this game knows.

    >>> read_act("turn fire wind"), read_act("sing")
    (TurnDie(old='fire', new='wind'), None)
    """
    match text.split(" "):
        case ["place", die]:
            return PlaceDie(die)
        case ["brew", potion]:
            return Brew(potion)
        case ["drink", potion]:
            return Drink(potion)
        case ["turn", old, new]:
            return TurnDie(old, new)
        case ["send", creature, forest]:
            return Send(creature, forest)
        case ["end"]:
            return EndTurn()
    return None
