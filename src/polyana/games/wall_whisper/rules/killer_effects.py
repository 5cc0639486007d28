"""The language of cards and boards: the keywords of killers. (Chapters 6, 7, 11–19, 35, 41, 42, WW-44.11)

Each card is a composition of keywords, so a new one needs a row of data; only a keyword that is neither here
nor in `victim_effects` needs code.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all keywords; in a file `do` names the keyword."""


Whom = Literal["here", "range", "aimed", "present", "all", "named", "chosen"]


class Move(Effect, frozen=True, tag="move"):
    """MOVE × least–most, announced step by step. (WW-11.2, WW-11.3)"""

    most: int
    least: int = 0


class Stealth(Effect, frozen=True, tag="stealth"):
    """STEALTH × N; `revealed` waits for the next reveal. (WW-19.1, WW-19.17)"""

    most: int
    revealed: tuple[KillerEffect, ...] = ()


class Search(Effect, frozen=True, tag="search"):
    """SEARCH in the current location. (WW-15.5)"""


class Sense(Effect, frozen=True, tag="sense"):
    """SENSE in a zone or a location of the killer's choice, or in a range around him. (WW-15.1)"""

    area: Literal["zone", "place", "range"]
    range: int = 0
    among: Literal["", "noisy", "repairs"] = ""
    """Of locations: those where noise was reported, or where something is repaired."""


class Fear(Effect, frozen=True, tag="fear"):
    """FEAR for victims in an area. (WW-16.8)"""

    whom: Whom
    range: int = 0


class Wound(Effect, frozen=True, tag="wound"):
    """WOUND for victims in an area. (WW-7.4)"""

    whom: Whom
    range: int = 0


class Infect(Effect, frozen=True, tag="infect"):
    """INFECT for victims in an area. (WW-42.13)"""

    whom: Whom
    range: int = 0


class Aim(Effect, frozen=True, tag="aim"):
    """The killer names an adjacent location for what follows."""


class Barricade(Effect, frozen=True, tag="barricade"):
    """BARRICADE × count, anywhere or on a door of his location. (WW-17.1, WW-17.12)"""

    where: Literal["here", "any"]
    count: int = 1


class Strength(Effect, frozen=True, tag="strength"):
    """STR, for one attack, to the end of the turn or for good. (WW-6.6)"""

    by: int
    lasting: Literal["attack", "turn", "good"]
    given: Literal["", "droid_here"] = ""


class Draw(Effect, frozen=True, tag="draw"):
    """The killer draws. (WW-35.1)"""

    count: int


class Discard(Effect, frozen=True, tag="discard"):
    """The killer discards from the top of his deck. (WW-34.9)"""

    count: int


class Delay(Effect, frozen=True, tag="delay"):
    """A delayed token here; its effects come at stage II of his next turn. (WW-18.1)"""

    effects: tuple[KillerEffect, ...]


class Droid(Effect, frozen=True, tag="droid"):
    """A droid within a range that depends on the level. (WW-41.2)"""

    ranges: tuple[int, ...]


class Control(Effect, frozen=True, tag="control"):
    """CONTROL in one zone or in all. (WW-41.5)"""

    zones: Literal["one", "all"]


class Teleport(Effect, frozen=True, tag="teleport"):
    """He may appear at one of his droids; what follows happens only if he does. (WW-17.9)"""

    effects: tuple[KillerEffect, ...] = ()


class Program(Effect, frozen=True, tag="program"):
    """PROGRAM 1–most; `each` is applied after every MOVE. (WW-41.11)"""

    most: int
    each: tuple[KillerEffect, ...]


class Flesh(Effect, frozen=True, tag="flesh"):
    """The flesh token goes secretly on a placed barricade. (WW-42.3)"""


class Failed(Effect, frozen=True, tag="failed"):
    """What follows a failed defence, after the wound."""

    effects: tuple[KillerEffect, ...]


class Rise(Effect, frozen=True, tag="rise"):
    """One level up, with all that it brings. (WW-6.2)"""


class Skip(Effect, frozen=True, tag="skip"):
    """His next turn is left out as a whole."""


class Sabotage(Effect, frozen=True, tag="sabotage"):
    """A repair token goes from his location if no victim is there; he does not learn it. (WW-45.4)"""


KillerEffect: TypeAlias = (
    Move
    | Stealth
    | Search
    | Sense
    | Fear
    | Wound
    | Infect
    | Aim
    | Barricade
    | Strength
    | Draw
    | Discard
    | Delay
    | Droid
    | Control
    | Teleport
    | Program
    | Flesh
    | Failed
    | Rise
    | Skip
    | Sabotage
)


def held_by(effect: KillerEffect) -> tuple[KillerEffect, ...]:
    """The effects that an effect holds for later. (WW-33.6)"""
    match effect:
        case Delay() | Teleport() | Failed():
            return effect.effects
        case Stealth():
            return effect.revealed
        case Program():
            return effect.each
    return ()
