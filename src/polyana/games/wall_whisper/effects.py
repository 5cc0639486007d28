"""The language of cards and boards: each card is a composition of these keywords. (WW-44.11)

A new card needs a row of data; only a keyword that is not here needs code.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all keywords; in a file `do` names the keyword."""


# --- keywords of the killer -----------------------------------------------------------------------

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


# --- keywords of the victims ----------------------------------------------------------------------


class Step(Effect, frozen=True, tag="move"):
    """MOVE × 1–most along the chosen path."""

    most: int


class Passage(Effect, frozen=True, tag="passage"):
    """Through the secret passage. (WW-5.9)"""


class Noise(Effect, frozen=True, tag="noise"):
    """NOISE here or in the chosen location. (WW-8.1)"""

    where: Literal["here", "chosen"]


class Repair(Effect, frozen=True, tag="repair"):
    """REPAIR under the three conditions. (WW-25.7)"""

    count: int
    noisy: bool = True


class Fuel(Effect, frozen=True, tag="fuel"):
    """The fuel token goes to the vehicle. (WW-25.16)"""


class Rope(Effect, frozen=True, tag="rope"):
    """A rope token goes on the chosen arrow. (WW-13.7)"""


class Alarm(Effect, frozen=True, tag="alarm"):
    """The alarm token goes here, side 2 up. (WW-36.14)"""


class Firecracker(Effect, frozen=True, tag="firecracker"):
    """Noise everywhere this turn. (WW-31.3)"""


class Heal(Effect, frozen=True, tag="heal"):
    """HEAL the chosen victim, if wounded. (WW-14.1)"""


class Calm(Effect, frozen=True, tag="calm"):
    """CALM: that many fear tokens go back, all if no number is given."""

    whom: Literal["self", "chosen", "here", "others"]
    count: int = 9


class Unbarricade(Effect, frozen=True, tag="unbarricade"):
    """The chosen barricade goes back to the supply. (WW-26.1)"""


class Bandage(Effect, frozen=True, tag="bandage"):
    """A bandage token, side 2 up, for the chosen victim. (WW-36.20)"""


class Build(Effect, frozen=True, tag="build"):
    """The special card joins her inventory, once. (WW-36.9)"""

    item: str


class Energy(Effect, frozen=True, tag="energy"):
    """Energy for the device on her own board. (WW-36.12)"""

    count: int


class Recover(Effect, frozen=True, tag="recover"):
    """The chosen card comes back from the discard pile."""


class Combat(Effect, frozen=True, tag="combat"):
    """Combat points added to the roll, or the roll doubled. (WW-34.8, WW-29.20)"""

    by: int = 0
    times: int = 1


class KillerDraws(Effect, frozen=True, tag="killer_draws"):
    """The attacker, or the chosen killer, draws at once. (WW-34.18)"""

    count: int


class KillerDiscards(Effect, frozen=True, tag="killer_discards"):
    """The chosen killer discards from the top of his deck. (WW-34.15)"""

    count: int


class Find(Effect, frozen=True, tag="find"):
    """The top card of the chosen search deck. (WW-43.5)"""


class Hush(Effect, frozen=True, tag="hush"):
    """The noise that was due is not made."""


class KeepBoth(Effect, frozen=True, tag="keep_both"):
    """Both cards of stage III stay."""


class Cover(Effect, frozen=True, tag="cover"):
    """The others slip away unseen and are out of the encounter; she is attacked alone."""


VictimEffect: TypeAlias = (
    Step
    | Passage
    | Noise
    | Repair
    | Fuel
    | Rope
    | Alarm
    | Firecracker
    | Heal
    | Calm
    | Unbarricade
    | Bandage
    | Build
    | Energy
    | Recover
    | Combat
    | KillerDraws
    | KillerDiscards
    | Find
    | Hush
    | KeepBoth
    | Cover
)
