"""The abilities of characters. Each stands where the general rule stands that it changes. (FM-0.9)"""

from __future__ import annotations

from typing import Literal

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.rows import Power
from polyana.games.forest_mages.rules.table import Glade


def power(box: Box, v: Glade, seat: Seat) -> Power | Literal[""]:
    """The ability of a seat's character, if the table plays with abilities. (FM-2.13, FM-13.1)"""
    return box.characters[v.characters[seat]].ability if v.settings.abilities else ""
