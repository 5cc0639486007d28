"""Situations with two killers: Orion sits in seat 0, his partner in seat 1; Evelyn, Zack, Roy in 2, 3, 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polyana.core import Step
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import GAME

ORION, PARTNER = 0, 1
APART = {"orion": "R3", "roboeye": "B5", "parasitoid": "B5"}


def pair(
    killer: str = "orion",
    second: str = "roboeye",
    players: int = 5,
    key: bytes = b"scene",
    game: WallWhisper = GAME,
    **more: Any,
) -> Scene[Station]:
    """A match of two killers that has just been laid out."""
    return Scene(game, players, Settings(killer=killer, second_killer=second, **more), key)  # type: ignore[arg-type]


def hiding(
    second: str = "roboeye",
    players: int = 5,
    *,
    at: Mapping[str, str] | str = "G5",
    killers: Mapping[str, str] = APART,
    items: Mapping[str, str] | None = None,
    **zones: Any,
) -> Scene[Station]:
    """The victims' turn, stage II, with two killers about."""
    scene = pair(second=second, players=players)
    _place(scene, at, killers, items, zones)
    zones.setdefault("progress", "actions")
    return scene.at("victims", turn="victims", **zones)


def stalking(
    stage: str = "basic",
    turn: str = "orion",
    second: str = "roboeye",
    players: int = 5,
    *,
    leader: str = "orion",
    at: Mapping[str, str] | str = "G5",
    killers: Mapping[str, str] = APART,
    hands: Mapping[str, str] | None = None,
    items: Mapping[str, str] | None = None,
    game: WallWhisper = GAME,
    **zones: Any,
) -> Scene[Station]:
    """The killers' turn from this stage of one of them on, in the order of the token."""
    scene = pair(second=second, players=players, game=game)
    _place(scene, at, killers, items, zones)
    scene.table.leader = leader
    scene.table.killer_skills = zones.get("killer_skills", {})
    zones["hand"] = {one: (hands or {}).get(one, "").split() for one in scene.table.killers}
    steps = GAME.killer_turns(scene.table)
    assert isinstance(steps, list)
    begun = steps.index(Step(stage, (turn,)))
    zones.setdefault("turn", turn)
    return scene.at(stage, turn, agenda=tuple(steps[begun + 1 :]), **zones)


def _place(
    scene: Scene[Station],
    at: Mapping[str, str] | str,
    killers: Mapping[str, str],
    items: Mapping[str, str] | None,
    zones: dict[str, Any],
) -> None:
    t = scene.table
    where = dict.fromkeys(t.victims, at) if isinstance(at, str) else {**dict.fromkeys(t.victims, "G5"), **at}
    gone = zones.get("mutated")
    zones.setdefault("at", {one: place for one, place in where.items() if one != gone})
    for zone in ("killer_at", "seen_at"):
        zones.setdefault(zone, {one: killers[one] for one in t.killers})
    if items is not None or gone:
        zones["items"] = {one: (items or {}).get(one, "").split() for one in t.victims if one != gone}
