"""«Шёпот за стеной» holds the properties that every game must hold."""

from __future__ import annotations

from typing import Any

from polyana.games.wall_whisper.rules import WallWhisper
from polyana.games.wall_whisper.settings import Settings
from polyana.testing import GameKit, Laid

KILLERS: Any = ("orion", "roboeye", "parasitoid")
TRIOS: Any = {
    2: {"victim_1": "evelyn", "victim_2": "zack", "victim_3": "roy"},
    3: {"victim_1": "kinto", "victim_2": "victoria", "victim_3": "evelyn"},
    4: {"victim_1": "victoria", "victim_2": "zack", "victim_3": "kinto"},
}


class TestWallWhisper(GameKit):
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
    matches = 4
    hidden_from_all = frozenset({"card", "skill_box"})
