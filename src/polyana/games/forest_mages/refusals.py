"""Which clause stands in the way of an answer that is no option."""

from __future__ import annotations

from polyana.games.forest_mages.cards import Cards
from polyana.games.forest_mages.table import Glade


def why(cards: Cards, view: Glade, kind: str, text: str) -> str:
    return ""
