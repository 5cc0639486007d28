"""The kernel's hardest customers, through the whole kit."""

from __future__ import annotations

from core.hunt import Hunt, Settings
from polyana.testing import GameKit, Laid


class TestHunt(GameKit):
    game = Hunt()
    tables = [Laid(players, Settings()) for players in (2, 3, 4)]  # noqa: RUF012
