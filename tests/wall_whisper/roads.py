"""Situations of “At the Crossroads” in a line: the killer in seat 0; Evelyn 1, Zack 2 and Roy 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polyana.core import Step
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.records import Crossroads
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import GAME, STAGES, _place

EVELYN, ZACK, ROY = 1, 2, 3
RING = ("evelyn", "zack", "roy")


def fresh(killer: str = "orion", key: bytes = b"scene", game: WallWhisper = GAME) -> Scene[Station]:
    """A match that has just been laid out."""
    return Scene(game, 4, Settings(killer=killer, crossroads=True), key)  # type: ignore[arg-type]


def _lay(
    killer: str,
    token: str = "evelyn",
    at: Mapping[str, str] | str = "G5",
    killer_at: str = "R3",
    items: Mapping[str, str] | None = None,
    keys: Mapping[str, int] | None = None,
    dead: Mapping[str, str] | None = None,
    bodies: Mapping[str, str] | None = None,
    escaped: str = "",
    **zones: Any,
) -> tuple[Scene[Station], dict[str, Any]]:
    """The table, and the zones to set on it. Where everybody is, what they carry, who is gone."""
    scene = fresh(killer)
    _place(scene, at, killer_at, items, zones)
    zones.setdefault("keys", {one: ["key"] * (keys or {}).get(one, 0) for one in RING})
    zones.setdefault("items", dict(scene.table.items))
    zones["crossroads"] = Crossroads(token, dict(bodies or dead or {}))
    zones.setdefault("fates", dict.fromkeys(dead or {}, "killed") | dict.fromkeys(escaped.split(), "escaped"))
    remains = {one: [*zones["items"][one], *zones["keys"][one]] for one in dead or {}}
    zones.setdefault("remains", remains)
    for gone in [*zones["fates"], *([zones["mutated"]] if zones.get("mutated") else [])]:
        for zone in ("at", "items", "keys"):
            zones[zone] = {one: value for one, value in zones[zone].items() if one != gone}
    return scene, zones


def turn(killer: str = "orion", **given: Any) -> Scene[Station]:
    """Stage II: the turn of the victim with the token. What is `given` goes to `_lay`."""
    scene, zones = _lay(killer, **given)
    first = RING.index(zones["crossroads"].token)
    gone = [*zones["fates"], zones.get("mutated")]
    zones.setdefault("queue", [one for one in (*RING[first:], *RING[:first]) if one not in gone])
    zones.setdefault("progress", "actions")
    return scene.at("victims", turn="victims", **zones)


def dawn(killer: str = "orion", **given: Any) -> Scene[Station]:
    """Stage I of a new round."""
    scene, zones = _lay(killer, **given)
    return scene.at("dawn", **zones)


def hunting(
    stage: str = "basic", killer: str = "orion", *, hand: str | None = None, **given: Any
) -> Scene[Station]:
    """The killer's turn from the given stage on."""
    scene, zones = _lay(killer, **given)
    if hand is not None:
        zones["hand"] = {killer: hand.split()}
    agenda = tuple(Step(name, (killer,)) for name in STAGES[STAGES.index(stage) + 1 :])
    agenda += (Step("carrier_moves", (killer, "after")), Step("dusk", (killer,)), Step("dawn"))
    zones.setdefault("turn", killer)
    return scene.at(stage, killer, agenda=agenda, **zones)


def won(scene: Scene[Station]) -> list[int]:
    """The seats that have won."""
    assert scene.over is not None
    return list(scene.over.winners)
