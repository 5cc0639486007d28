"""The page of «Букводжем» drawn from a match, without a server: with the list of options."""

from __future__ import annotations

from polyana.core import Match, Seat
from polyana.games.letter_jam.rules.table import Jam
from polyana.web.render.drawing import Blocks
from polyana.web.render.regions import GAME_REGIONS, _options
from web.drawn import context


def regions(match: Match[Jam], seat: Seat, language: str = "ru") -> dict[str, str]:
    """The regions that the game draws, and the list of options, as this seat sees them."""
    made = context(match, seat, language, code="running") | {"may_undo": False}  # no fact of the table
    drawn = {name: Blocks(match.game.name, made)[name] for name in GAME_REGIONS}
    return drawn | {"options": _options(made, drawn["own"] + drawn["board"])}
