"""The language of items, victims' boards and their skills: the keywords of victims. (Chapters 24–27, 36, 37,
WW-44.11)"""

from __future__ import annotations

from typing import Literal, TypeAlias

from polyana.games.wall_whisper.effects import Effect


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
