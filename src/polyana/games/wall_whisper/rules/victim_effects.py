"""The language of items, victims' boards and their skills: the keywords of victims. (Chapters 24–27, 36, 37,
WW-44.11)"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from polyana.games.wall_whisper.rules.killer_effects import Effect


class OfVictims(Effect, frozen=True):
    """A keyword of victims."""

    bounds: ClassVar[str] = "WW-24.17"
    """The clause that says where it works, and on whom or what."""


class Step(OfVictims, frozen=True, tag="move"):
    """MOVE × 1–most along the chosen path."""

    most: int


class Passage(OfVictims, frozen=True, tag="passage"):
    """Through the secret passage, whatever lies on doors and arrows; nobody is told. (WW-5.9, WW-5.11)"""

    bounds: ClassVar[str] = "WW-5.9"


class Noise(OfVictims, frozen=True, tag="noise"):
    """NOISE here or in the chosen location. (WW-8.1)"""

    bounds: ClassVar[str] = "WW-8.7"
    where: Literal["here", "chosen"]


class Repair(OfVictims, frozen=True, tag="repair"):
    """REPAIR under the three conditions: the Toolbox two parts with noise, the Wrench one without. (WW-25.4,
    WW-25.5, WW-25.7, WW-43.6)"""

    count: int
    noisy: bool = True


class Fuel(OfVictims, frozen=True, tag="fuel"):
    """The fuel token goes to the vehicle. (WW-25.16)"""

    bounds: ClassVar[str] = "WW-25.16"


class Rope(OfVictims, frozen=True, tag="rope"):
    """A rope token goes on the chosen arrow. (WW-13.7)"""

    bounds: ClassVar[str] = "WW-13.7"


class Alarm(OfVictims, frozen=True, tag="alarm"):
    """The alarm token goes here, side 2 up. (WW-36.14)"""


class Firecracker(OfVictims, frozen=True, tag="firecracker"):
    """Noise everywhere this turn. (WW-31.3)"""


class Heal(OfVictims, frozen=True, tag="heal"):
    """HEAL the chosen victim, if wounded. (WW-14.1)"""

    bounds: ClassVar[str] = "WW-14.1"


class Calm(OfVictims, frozen=True, tag="calm"):
    """CALM: that many fear tokens go back, all if no number is given."""

    whom: Literal["self", "chosen", "here", "others"]
    count: int = 9


class Unbarricade(OfVictims, frozen=True, tag="unbarricade"):
    """The chosen barricade goes back to the supply. (WW-26.1)"""

    bounds: ClassVar[str] = "WW-26.1"


class Bandage(OfVictims, frozen=True, tag="bandage"):
    """A bandage token, side 2 up, for the chosen victim. (WW-36.20)"""

    bounds: ClassVar[str] = "WW-36.20"


class Build(OfVictims, frozen=True, tag="build"):
    """The special card joins her inventory, once. (WW-36.9)"""

    bounds: ClassVar[str] = "WW-36.9"
    item: str


class Energy(OfVictims, frozen=True, tag="energy"):
    """Energy for the device on her own board. (WW-36.12)"""

    bounds: ClassVar[str] = "WW-36.12"
    count: int


class Recover(OfVictims, frozen=True, tag="recover"):
    """The chosen card comes back from the discard pile."""


class Combat(OfVictims, frozen=True, tag="combat"):
    """Combat points added to the roll, or the roll doubled. (WW-34.8, WW-29.20)"""

    by: int = 0
    times: int = 1


class KillerDraws(OfVictims, frozen=True, tag="killer_draws"):
    """The attacker, or the chosen killer, draws at once. (WW-34.18)"""

    count: int


class KillerDiscards(OfVictims, frozen=True, tag="killer_discards"):
    """The chosen killer discards from the top of his deck. (WW-34.15)"""

    count: int


class Find(OfVictims, frozen=True, tag="find"):
    """The top card of the chosen search deck. (WW-43.5)"""


class Hush(OfVictims, frozen=True, tag="hush"):
    """The noise that was due is not made."""


class KeepBoth(OfVictims, frozen=True, tag="keep_both"):
    """Both cards of stage III stay."""


class Cover(OfVictims, frozen=True, tag="cover"):
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
