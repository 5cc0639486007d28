"""«Шёпот за стеной» holds the properties that every game must hold."""

from __future__ import annotations

from typing import Any

from polyana.core import Open
from polyana.core.zones import Zone
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.zones import KILLER
from polyana.testing import Laid
from polyana.web.testing import PageKit

KILLERS: Any = ("orion", "roboeye", "parasitoid")
ANSWERS = ("sensed_zone", "sensed_around", "sensed_place", "searched", "detected")
TOLD_ONLY: dict[str, Zone] = {
    **dict.fromkeys(ANSWERS, Open),
    "flesh_found": Open,
    "skill_shown": Open,
    "drew": KILLER,
    "milled": KILLER,
}
"""True answers about an area, which may be known already; whom a secret token has met; that a known skill is
used again; cards that are shuffled into the deck at once."""
TRIOS: Any = {
    2: {"victim_1": "evelyn", "victim_2": "zack", "victim_3": "roy"},
    3: {"victim_1": "kinto", "victim_2": "victoria", "victim_3": "evelyn"},
    4: {"victim_1": "victoria", "victim_2": "zack", "victim_3": "kinto"},
}


class TestWallWhisper(PageKit):
    game = WallWhisper()
    tables = [  # noqa: RUF012
        Laid(players, Settings(killer=killer, killer_seat=players - 2, **TRIOS[players]))
        for killer in KILLERS
        for players in (2, 3, 4)
    ]
    tables += [
        Laid(2, Settings(killer="orion", difficulty="easy", **TRIOS[2])),
        Laid(3, Settings(killer="roboeye", difficulty="normal", **TRIOS[3])),
        Laid(4, Settings(killer="parasitoid", difficulty="extreme", **TRIOS[4])),
        Laid(4, Settings(killer="orion", difficulty="deadly", **TRIOS[2])),
        Laid(3, Settings(killer="roboeye", board="lighthouse", difficulty="deadly", **TRIOS[3])),
        Laid(2, Settings(killer="parasitoid", board="lighthouse", **TRIOS[4])),
    ]
    matches = 10
    hidden_from_all = frozenset({"card", "skill_box"})
    told_only = TOLD_ONLY


class TestCrossroads(PageKit):
    game = WallWhisper()
    tables = [  # noqa: RUF012
        Laid(4, Settings(killer=killer, killer_seat=1, crossroads=True, **TRIOS[4])) for killer in KILLERS
    ]
    matches = 6
    hidden_from_all = frozenset({"card", "skill_box"})
    told_only = TOLD_ONLY


class TestDoubleThreat(PageKit):
    """Two killers in one seat or in two. (WW-39.1)"""

    game = WallWhisper()
    tables = [  # noqa: RUF012
        Laid(2, Settings(killer="orion", second_killer="parasitoid", victim_3="kinto")),
        Laid(3, Settings(killer="roboeye", second_killer="orion", killer_seat=1, victim_1="victoria")),
        Laid(4, Settings(killer="parasitoid", second_killer="roboeye", second_seat=2)),
        Laid(5, Settings(killer="parasitoid", second_killer="orion", killer_seat=3, victim_2="kinto")),
    ]
    matches = 2
    hidden_from_all = frozenset({"card", "skill_box"})
    told_only = TOLD_ONLY


class TestTogether(PageKit):
    """Variants combined, all three at once too. (WW-40.1)"""

    game = WallWhisper()
    tables = [  # noqa: RUF012
        Laid(5, Settings(second_killer="parasitoid", crossroads=True, victim_3="kinto")),
        Laid(4, Settings(killer="roboeye", second_killer="parasitoid", crossroads=True, killer_seat=2)),
        Laid(3, Settings(second_killer="roboeye", second_seat=2, difficulty="normal", victim_1="victoria")),
        Laid(5, Settings(killer="parasitoid", second_killer="orion", crossroads=True, difficulty="deadly")),
    ]
    matches = 3
    hidden_from_all = frozenset({"card", "skill_box"})
    told_only = TOLD_ONLY
