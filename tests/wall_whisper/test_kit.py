"""«Шёпот за стеной» holds the properties that every game must hold."""

from __future__ import annotations

from polyana.games.wall_whisper.rules import WallWhisper
from polyana.games.wall_whisper.settings import Settings
from polyana.testing import GameKit, Laid

OTHERS = {"victim_1": "kinto", "victim_2": "victoria", "victim_3": "evelyn"}


class TestWallWhisper(GameKit):
    game = WallWhisper()
    tables = [  # noqa: RUF012
        *(Laid(players, Settings()) for players in (2, 3, 4)),
        *(Laid(players, Settings(killer="roboeye", killer_seat=1)) for players in (2, 3, 4)),
        *(Laid(players, Settings(killer="parasitoid")) for players in (2, 3, 4)),
        *(Laid(4, Settings(killer=killer, **OTHERS)) for killer in ("orion", "roboeye", "parasitoid")),
    ]
    matches = 4
    hidden_from_all = frozenset({"card"})
