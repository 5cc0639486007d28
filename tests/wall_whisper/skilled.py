"""Situations with skill cards: who holds which, at the table of `station`."""

from __future__ import annotations

from typing import Any

from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import GAME, hunting, victims

NORMAL = Settings(difficulty="normal")


def laid(difficulty: str, killer: str = "orion", players: int = 4, key: bytes = b"scene") -> Scene[Station]:
    """A table that has just been laid: everybody chooses skills."""
    settings = Settings(killer=killer, difficulty=difficulty)  # type: ignore[arg-type]
    return Scene(GAME, players, settings, key)


def crew(skill: str, victim: str = "zack", **zones: Any) -> Scene[Station]:
    """The victims' turn; one of them holds a skill."""
    return victims(skills={victim: skill}, settings=NORMAL, **zones)


def hunter(skills: str, stage: str = "basic", killer: str = "orion", **zones: Any) -> Scene[Station]:
    """The killer's turn from a stage on; he has skills."""
    return hunting(stage, killer, killer_skills={killer: skills.split()}, settings=NORMAL, **zones)


def night(skills: str, killer: str = "orion", hand: str = "", **zones: Any) -> Scene[Station]:
    """The victims report their noise, and the killer's turn begins; he has skills."""
    return victims(
        killer,
        killer_skills={killer: skills.split()},
        settings=NORMAL,
        progress="report",
        hand={killer: hand.split()},
        **zones,
    )
