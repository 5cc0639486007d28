"""How a seat would place the cubes of a word: on which cards, how many, and from where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain, repeat
from math import inf
from typing import NamedTuple, TypeAlias

from polyana.games.forest_whisper.bots.cube_values import CubeValues
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.kinds import Cell
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS
from polyana.games.forest_whisper.rules.placing_cubes import movable
from polyana.words import fold

Cost: TypeAlias = tuple[float, Cell | None]
"""What a cube costs, and the card that gives it; it comes from the supply if there is none."""
NO_CUBE: Cost = (inf, None)


class UsableCard(NamedTuple):
    """A face-up card as a letter of a word."""

    net: float
    """What using it is worth, less about the price of a cube."""
    cell: Cell
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

    def __init__(self, values: CubeValues) -> None:
        self.table, self.seat = table, seat = values.table, values.seat
        self.supply = table.supply[seat]
        self._prices: list[Cost] = [(values.cost(left), None) for left in range(self.supply, 0, -1)]
        self.own = Counter(fold(letters(table.front[seat])))
        about = values.cost(max(1, self.supply))
        self.cards: dict[str, list[UsableCard]] = {}
        for cell, card in table.up.items():
            gain, letter = values.gain(cell), fold(letters([card]))
            needs = not table.cubes_of(seat, cell)
            net = gain - about if needs else max(0.0, gain - about)
            self.cards.setdefault(letter, []).append(UsableCard(net, cell, needs, gain, letter))
        for some in self.cards.values():
            some.sort(reverse=True)
        self._best = {letter: some[0].net for letter, some in self.cards.items()}
        self._sources = sorted((values.loss(cell), cell) for cell in table.cells_with_cubes_of(seat))

    def promise(self, word: str) -> float:
        """A quick guess at what a word is worth: each letter on its best card."""
        return sum(self._best.get(letter, 0.0) for letter in word)

    def plan(self, word: str) -> Plan:
        """The best way to place this word; it can be made."""
        used: list[UsableCard] = []
        front: list[str] = []
        taken: dict[str, int] = {}
        for letter in word:
            number = taken.get(letter, 0)
            taken[letter] = number + 1
            cards = self.cards.get(letter, ())
            if number < len(cards):
                used.append(cards[number])
            else:
                front.append(letter)
        if self.own and len(front) < OWN_CARDS:
            used = self._spared(used, front)
        return self._served(used)

    def serve(self, cells: Collection[Cell]) -> Plan:
        """The best way to place cubes once it is settled which cards supply the letters."""
        return self._served([card for some in self.cards.values() for card in some if card.cell in cells])

    def _spared(self, used: list[UsableCard], front: list[str]) -> list[UsableCard]:
        """Cards of one's own take the place of field cards that would cost more than they bring (FW-4.13), or
        for which there are no cubes (FW-5.20)."""
        left = self.own - Counter(front)
        spare = OWN_CARDS - len(front)
        over = len(used) - self.table.limit
        kept = []
        for card in sorted(used):
            if spare and (card.net < 0 or over > 0) and left[card.letter] > 0:
                spare -= 1
                over -= 1
                left[card.letter] -= 1
            else:
                kept.append(card)
        return kept

    def _served(self, used: list[UsableCard]) -> Plan:
        """Cubes for all cards that need one, then for those that deserve another. They come from the supply;
        when that is empty, needed ones are moved. (FW-5.13, FW-5.26)"""
        needed = [card for card in used if card.needs]
        more = sorted((card for card in used if not card.needs and card.net > 0), reverse=True)
        using = tuple(card.cell for card in used)
        costs = chain(self._prices, self._giving(using))
        cubes: list[Cell] = []
        moved: list[Cell] = []
        worth = 0.0
        for card in needed + more[: self.supply]:
            price, source = next(costs, NO_CUBE)
            if price >= card.gain and not card.needs:
                break
            worth += card.gain - price
            cubes.append(card.cell)
            if source is not None:
                moved.append(source)
        return Plan(worth, using, tuple(cubes), tuple(moved))

    def _giving(self, using: tuple[Cell, ...]) -> Iterator[Cost]:
        """The cards that can give cubes away, those that miss them least first. (FW-5.13, FW-5.14)"""
        for loss, cell in self._sources:
            yield from repeat((loss, cell), movable(self.table, self.seat, cell, using))
