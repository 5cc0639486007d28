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
    matches = 4
    hidden_from_all = frozenset({"card"})


class TestCrossroads(GameKit):
    game = WallWhisper()
    tables = [  # noqa: RUF012
        Laid(4, Settings(killer=killer, killer_seat=1, crossroads=True, **TRIOS[4])) for killer in KILLERS
    ]
    matches = 3
    hidden_from_all = frozenset({"card"})
