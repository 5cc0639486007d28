"""What a match of «Маги леса» tells about the balance of its cards and places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from polyana.bots.balance import Studied
from polyana.core import Record
from polyana.core.record import Line
from polyana.games.forest_mages.rules import kinds
from polyana.games.forest_mages.rules.acts import Brew, Drink, read_act
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.table import Glade

SOURCES = ("potions", "forests", "creatures", "tokens", "left")
"""In the order of the score sheet. (FM-18.2)"""


def study(record: Record[Glade]) -> Studied:
    """Sources of points, and what was brewed, drunk, tamed, claimed and used in the village."""
    game, table = record.game, record.match.table
    assert isinstance(game, ForestMages)
    none = (0,) * table.players
    uses = {group: dict.fromkeys(things, none) for group, things in _offered(game.box, record).items()}

    def count(group: str, thing: str, seat: int) -> None:
        counts = list(uses[group].get(thing, none))
        counts[seat] += 1
        uses[group][thing] = tuple(counts)

    for line in record.lines:
        for group, thing in _used(game.box, line):
            count(group, thing, line.seat)
    for seat, forests in table.claimed.items():
        for forest in forests:
            count("forests", forest, seat)
    first = next(event.args["seat"] for event in record.begun.events if event.kind == "first")
    sources = {source: tuple(row[number] for row in table.sheet) for number, source in enumerate(SOURCES)}
    return Studied(first, sources, uses)


def _offered(box: Box, record: Record[Glade]) -> dict[str, list[str]]:
    """Everything that came to light: what chance brought lies open from then on."""
    outcomes = chain(
        (one.value for one in record.begun.outcomes),
        (value for line in record.lines for value in line.outcomes),
    )
    shown = dict.fromkeys(value for value in outcomes if isinstance(value, str))
    return {
        "potions": [one for one in shown if one in box.potions],
        "effects": list(dict.fromkeys(f"effect_{one.effect}" for one in box.potions.values())),
        "creatures": [one for one in shown if one in box.creatures],
        "forests": [one for one in shown if one in box.forests],
        "village": list(box.village),
    }


def _used(box: Box, line: Line) -> Iterator[tuple[str, str]]:
    """What an answer made use of."""
    match line.kind:
        case kinds.ACT.name:
            match read_act(line.text):
                case Brew(potion):
                    yield "potions", potion
                case Drink(potion):
                    yield "effects", f"effect_{box.potions[potion].effect}"
        case kinds.TRAIN.name if line.text in box.creatures:
            yield "creatures", line.text
        case kinds.TARGET.name if line.text in box.village:
            yield "village", line.text
