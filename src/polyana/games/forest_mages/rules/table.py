"""The table of «Маги леса»: what lies where.

Everything here is made to be copied quickly: flat lists and dicts of things that never change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from polyana.core import Count, Counts, Open, Own, OwnCount, Seat, Table
from polyana.games.forest_mages.rules.dice import Dice, Die
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.symbols import KINDS, Face

ROUNDS = 4
"""Day, night, day, night. (FM-3.1)"""
ROW = {2: 3, 3: 4, 4: 5}
"""How many forests lie in a row, by the number of players. (FM-2.3, FM-2.17)"""
FIRE_TOKENS = 10
"""There are no more of them; of other tokens there always are enough. (FM-1.7)"""
EACH = len(KINDS)


Cards = tuple[str, ...]


@dataclass(slots=True)
class Glade(Table):
    """Every die, card and fire token is in exactly one zone. (FM-0.3)"""

    settings: Annotated[Settings, Open]

    # Forests and the dice in their slots. Of the deck only the number is known. (FM-2.4)
    row: Annotated[list[str], Open] = field(default_factory=list)
    forest_dice: Annotated[dict[str, Dice], Open] = field(default_factory=dict)
    """The slots of the row, but for the scorched ones."""
    scorched_slots: Annotated[tuple[str, ...], Open] = ()
    """Where a fire token lies: no die does. (FM-14.4)"""
    forest_deck: Annotated[list[str], Count] = field(default_factory=list)
    discarded: Annotated[list[str], Open] = field(default_factory=list)
    claimed: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    homes: Annotated[dict[str, str], Open] = field(default_factory=dict)
    """Which creature lives in a claimed forest."""

    village_dice: Annotated[dict[str, Dice], Open] = field(default_factory=dict)
    """The slots of the side that is up."""

    # Potions. A gap in the market is an empty word. Others know only the number of the deck, of hands and of
    # drunk potions. (FM-2.6, FM-9.5, FM-10.3)
    market: Annotated[list[str], Open] = field(default_factory=list)
    potion_deck: Annotated[list[str], Count] = field(default_factory=list)
    revealed: Annotated[str, Open] = ""
    reserved: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    hands: Annotated[dict[Seat, Cards], OwnCount] = field(default_factory=dict)
    drunk: Annotated[dict[Seat, Cards], OwnCount] = field(default_factory=dict)
    drinking: Annotated[str, Open] = ""
    tasted: Annotated[dict[Seat, Cards], Own] = field(default_factory=dict)
    """What each seat has drunk this round. (FM-10.23)"""
    returned: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    """The drunk potions that everybody showed when the deck was renewed in this action. (FM-9.17)"""
    shown: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    """The potions of the final scoring. (FM-18.3)"""

    # Creatures: each season's deck lies face up; only its top card is seen. (FM-2.8, FM-2.9)
    tops: Annotated[dict[str, str], Open] = field(default_factory=dict)
    dens: Annotated[dict[str, list[str]], Counts] = field(default_factory=dict)
    active: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    released: Annotated[dict[Seat, Cards], Open] = field(default_factory=dict)
    creature_dice: Annotated[dict[str, Dice], Open] = field(default_factory=dict)

    # Players.
    characters: Annotated[list[str], Open] = field(default_factory=list)
    supply: Annotated[dict[Seat, tuple[Face, ...]], Open] = field(default_factory=dict)
    """All unplaced dice, the resting ones included."""
    resting: Annotated[dict[Seat, tuple[Face, ...]], Open] = field(default_factory=dict)
    """Those of a supply that came back in the owner's last turn. (FM-10.16)"""
    aside: Annotated[list[Die], Open] = field(default_factory=list)
    goods: Annotated[list[int], Open] = field(default_factory=list)
    """Ingredients: four counts per seat, in the order of `KINDS`."""
    vp: Annotated[list[int], Open] = field(default_factory=list)

    # The course of the game.
    round: Annotated[int, Open] = 0
    first_player: Annotated[Seat, Open] = 0
    turn: Annotated[Seat, Open] = 0
    turns: Annotated[int, Open] = 0
    placed: Annotated[bool, Open] = False
    brewed: Annotated[bool, Open] = False
    drank: Annotated[bool, Open] = False
    scorched: Annotated[bool, Open] = False
    """Has the player on turn scorched a slot in this turn?"""
    turned: Annotated[tuple[tuple[Face, ...], ...], Open] = ()
    """What the element dice that were turned since the last action have shown. (FM-12.33)"""
    used: Annotated[Cards, Open] = ()
    """The end-of-round abilities that the asked seat has used."""
    sheet: Annotated[list[tuple[int, int, int, int, int]], Open] = field(default_factory=list)
    """The final score of each seat: potions, forests, creatures, tokens, left-overs. (FM-18.2)"""

    @property
    def day(self) -> bool:
        """Odd rounds are day rounds. (FM-3.1)"""
        return self.round % 2 == 1

    def held(self, seat: Seat) -> list[int]:
        """Herbs, mushrooms, crystals and berries of a seat."""
        return self.goods[seat * EACH : seat * EACH + EACH]

    def has(self, seat: Seat, kind: int) -> int:
        """How many tokens of a kind a seat has."""
        return self.goods[seat * EACH + kind]

    def gain(self, seat: Seat, kind: int, count: int) -> None:
        """Take tokens from the general supply, or give them back. They never run out. (FM-1.8)"""
        self.goods[seat * EACH + kind] += count

    @property
    def fire_tokens(self) -> int:
        """How many fire tokens are left in the supply. (FM-1.9)"""
        return FIRE_TOKENS - len(self.scorched_slots)

    @property
    def side_up(self) -> str:
        return "day" if self.day else "night"
