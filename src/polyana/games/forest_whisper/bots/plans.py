"""How a seat would place the cubes of a word: on which cards, how many, and from where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain, repeat
from math import inf
from typing import NamedTuple, TypeAlias

from polyana.games.forest_whisper.bots.outlook import Outlook
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.kinds import OWN_CARDS, Cell
from polyana.words import fold

Cost: TypeAlias = tuple[float, Cell | None]
"""What a cube costs, and the card that gives it; it comes from the supply if there is none."""
NOWHERE: Cost = (inf, None)


class Spot(NamedTuple):
    """A face-up card as a letter of a word."""

    net: float
    """What using it is worth, less about the price of a cube."""
    place: Cell
    needs: bool
    """It needs a cube; else one more may be added. (FW-5.4, FW-5.5)"""
    gain: float
    letter: str


class Plan(NamedTuple):
    """A word on the field."""

    worth: float
    using: tuple[Cell, ...]
    cubes: tuple[Cell, ...]
    """The cards that get a cube."""
    moved: tuple[Cell, ...]
    """The cards that give one away because the supply is empty. (FW-5.13)"""


class Planner:
    """Places words for one seat at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        self.table, self.seat = table, seat = outlook.table, outlook.seat
        self.supply = table.supply[seat]
        self._prices: list[Cost] = [(outlook.cost(left), None) for left in range(self.supply, 0, -1)]
        self.own = Counter(fold(letters(table.front[seat])))
        about = outlook.cost(max(1, self.supply))
        self.spots: dict[str, list[Spot]] = {}
        for place, card in table.up.items():
            gain, letter = outlook.gain(place), fold(letters([card]))
            needs = not table.own(seat, place)
            net = gain - about if needs else max(0.0, gain - about)
            self.spots.setdefault(letter, []).append(Spot(net, place, needs, gain, letter))
        for some in self.spots.values():
            some.sort(reverse=True)
        self._best = {letter: some[0].net for letter, some in self.spots.items()}
        self._sources = sorted((outlook.loss(place), place) for place in table.holding(seat))

    def promise(self, word: str) -> float:
        """A quick guess at what a word is worth: each letter on its best card."""
        return sum(self._best.get(letter, 0.0) for letter in word)

    def plan(self, word: str) -> Plan:
        """The best way to place this word; it can be made."""
        used: list[Spot] = []
        front: list[str] = []
        taken: dict[str, int] = {}
        for letter in word:
            number = taken.get(letter, 0)
            taken[letter] = number + 1
            spots = self.spots.get(letter, ())
            if number < len(spots):
                used.append(spots[number])
            else:
                front.append(letter)
        if self.own and len(front) < OWN_CARDS:
            used = self._spared(used, front)
        return self._served(used)

    def serve(self, places: Collection[Cell]) -> Plan:
        """The best way to place cubes once it is settled which cards supply the letters."""
        return self._served([spot for some in self.spots.values() for spot in some if spot.place in places])

    def _spared(self, used: list[Spot], front: list[str]) -> list[Spot]:
        """Cards of one's own take the place of field cards that would cost more than they bring. (FW-4.13)"""
        left = self.own - Counter(front)
        spare = OWN_CARDS - len(front)
        kept = []
        for spot in sorted(used):
            if spare and spot.net < 0 and left[spot.letter] > 0:
                spare -= 1
                left[spot.letter] -= 1
            else:
                kept.append(spot)
        return kept

    def _served(self, used: list[Spot]) -> Plan:
        """Cubes for all cards that need one, then for those that deserve another. They come from the supply;
        when that is empty, needed ones are moved. (FW-5.13, FW-5.26)"""
        needed = [spot for spot in used if spot.needs]
        more = sorted((spot for spot in used if not spot.needs and spot.net > 0), reverse=True)
        using = tuple(spot.place for spot in used)
        costs = chain(self._prices, self._giving(using))
        cubes: list[Cell] = []
        moved: list[Cell] = []
        worth = 0.0
        for spot in needed + more[: self.supply]:
            price, source = next(costs, NOWHERE)
            if price >= spot.gain and not spot.needs:
                break
            worth += spot.gain - price
            cubes.append(spot.place)
            if source is not None:
                moved.append(source)
        return Plan(worth, using, tuple(cubes), tuple(moved))

    def _giving(self, using: tuple[Cell, ...]) -> Iterator[Cost]:
        """The cards that can give cubes away, those that miss them least first. (FW-5.13, FW-5.14)"""
        for loss, place in self._sources:
            yield from repeat((loss, place), self.table.own(self.seat, place) - (place in using))
