"""The page of «Букводжем» drawn from a match, without a server: with the list of options."""

from __future__ import annotations

from polyana.core import Match, Seat
from polyana.games.letter_jam.rules.table import Jam
from polyana.web.render.drawing import Blocks
from polyana.web.render.regions import GAME_REGIONS, options
from web.drawn import context


def regions(match: Match[Jam], seat: Seat, language: str = "ru") -> dict[str, str]:
    """The regions that the game draws, and the list of options, as this seat sees them."""
    made = context(match, seat, language, code="running")
    variables = made.variables()
    drawn = {name: Blocks(match.game.name, variables)[name] for name in GAME_REGIONS}
    return drawn | {"options": options(made, variables, drawn["own"] + drawn["board"])}
