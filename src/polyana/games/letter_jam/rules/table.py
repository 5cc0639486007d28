"""The table of «Букводжем»: what lies where and who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from polyana.core import Count, Counts, Keyed, NotOwn, Open, Own, OwnCount, Seat, Table
from polyana.games.letter_jam.rules.cards import QUOTA, Card, Cards
from polyana.games.letter_jam.rules.draft import Clue, Draft, Numbers
from polyana.games.letter_jam.rules.final_line import Claim, FinalLine
from polyana.games.letter_jam.rules.settings import Settings, lengths_of

NO_GIVER: Seat = -1

Stage = Literal["words", "proposals", "vote", "decisions", "final", "reveal", "over"]
LAST_STAGES: tuple[Stage, ...] = ("final", "reveal", "over")
"""From the end of the clues on."""


def _author(table: Table, key: Seat, viewer: Seat) -> bool:
    """A word is known to its author, the left neighbour of the one who got it. (LJ-2.2)"""
    assert isinstance(table, Jam)
    return viewer >= 0 and table.settings.words == "author" and table.left_of(key) == viewer


@dataclass(slots=True)
class Jam(Table):
    """Every letter card is in exactly one of the zones from `deck` to `shares`; piles are strings, a letter
    for each card. (LJ-0.2) Nobody is shown an own card, spectators none of the players'. (LJ-0.3, LJ-0.4)

    The cards of a player are numbered: the row from 0, the extra letters after it. Cards that nobody
    has seen have no order yet: `ahead`, stacks and deck are bags (`draw_from`).
    """

    settings: Annotated[Settings, Open]
    lengths: Annotated[tuple[int, ...], Open]

    deck: Annotated[list[Card], Count] = field(default_factory=list)
    ahead: Annotated[dict[Seat, str], Counts] = field(default_factory=dict)
    """The part of each row that has not been on the stand yet."""
    rows: Annotated[dict[Seat, str], NotOwn] = field(default_factory=dict)
    """The part of each row that the others have seen; the last card may stand on the stand."""
    extra: Annotated[dict[Seat, str], NotOwn] = field(default_factory=dict)
    """The extra letter on the stand of a player who is through; put aside in the final part. (LJ-10.5)"""
    stacks: Annotated[dict[int, str], Counts] = field(default_factory=dict)
    virtual: Annotated[list[Card], Open] = field(default_factory=list)
    """The non-player cards, V1 first; empty where a stand is empty."""
    bonus: Annotated[list[Card], Open] = field(default_factory=list)
    discard: Annotated[list[Card], Open] = field(default_factory=list)
    claims: Annotated[dict[Seat, tuple[Claim, ...]], Open] = field(default_factory=dict)
    """Centre cards that players have taken for their final words, in the last stages."""
    faces: Annotated[dict[Seat, str], Open] = field(default_factory=dict)
    """The rows that have been turned over, in the order of the row."""
    shares: Annotated[dict[Seat, str], OwnCount] = field(default_factory=dict)

    secret: Annotated[dict[Seat, str], Keyed(_author)] = field(default_factory=dict)
    looked: Annotated[dict[Seat, str], Own] = field(default_factory=dict)
    """What an author has seen of the letters while making a word. (LJ-2.3, LJ-2.6)"""
    helps: Annotated[dict[Seat, int], Open] = field(default_factory=dict)
    autos: Annotated[list[Seat], Open] = field(default_factory=list)

    # Stands, sheets and clues.
    at: Annotated[dict[Seat, int], Open] = field(default_factory=dict)
    """Before which card of the row each stand is; past the last one when the row is done."""
    used: Annotated[dict[Seat, int], Open] = field(default_factory=dict)
    """How many clues have used the letter on the stand."""
    past: Annotated[dict[Seat, str], Open] = field(default_factory=dict)
    """The extra letters that were guessed aloud, right or wrong."""
    answers: Annotated[dict[Seat, tuple[str, ...]], Own] = field(default_factory=dict)
    """The bottom of each sheet, for its owner alone: what a player takes each card of the row for; last, the
    extra letter. Nothing compares it with the cards before they are turned over. (LJ-2.19, LJ-7.2,
    LJ-7.13)"""
    clues: Annotated[list[Clue], Open] = field(default_factory=list)
    chips_out: Annotated[bool, Open] = False
    """Do the chips of the last clue still lie at the cards? (LJ-7.11)"""

    # Markers.
    reds: Annotated[int, Open] = 0
    leaves: Annotated[int, Open] = 0
    heart: Annotated[int, Open] = 0
    """Green markers in the centre of the flower."""
    buried: Annotated[list[int], Open] = field(default_factory=list)
    """The virtual players whose marker still lies under their stack."""
    red_of: Annotated[dict[Seat, int], Open] = field(default_factory=dict)
    green_of: Annotated[dict[Seat, int], Open] = field(default_factory=dict)

    # The round.
    stage: Annotated[Stage, Open] = "words"
    round: Annotated[int, Open] = 0
    idle: Annotated[int, Open] = 0
    """Rounds in a row without a proposal. (LJ-4.24)"""
    giver: Annotated[Seat, Open] = NO_GIVER
    """Who gave the last clue."""
    proposed: Annotated[bool, Open] = False
    """Has there been a proposal in this round?"""
    asked_enough: Annotated[bool, Open] = False
    proposals: Annotated[dict[Seat, Numbers], Open] = field(default_factory=dict)
    drafts: Annotated[dict[Seat, Draft], Own] = field(default_factory=dict)
    given: Annotated[dict[Seat, tuple[str, ...]], Own] = field(default_factory=dict)
    """The words of the clues that a player has given: nobody else learns them. (LJ-6.7)"""
    said: Annotated[dict[Seat, tuple[str, ...]], Open] = field(default_factory=dict)
    ready: Annotated[list[Seat], Open] = field(default_factory=list)
    moves: Annotated[dict[Seat, str], Own] = field(default_factory=dict)
    guessed: Annotated[list[Seat], Open] = field(default_factory=list)

    # The final part.
    lines: Annotated[dict[Seat, FinalLine], Own] = field(default_factory=dict)
    """Everybody's in the last stages, nobody's before."""
    laid: Annotated[dict[Seat, FinalLine], Open] = field(default_factory=dict)
    """The lines that have been turned over, in order of time."""
    spelled: Annotated[dict[Seat, str], Open] = field(default_factory=dict)
    verdicts: Annotated[dict[Seat, bool], Open] = field(default_factory=dict)

    def right_of(self, seat: Seat) -> Seat:
        """The right neighbour, for whom one makes a word: the seat before this one clockwise. (LJ-0.1,
        LJ-2.2)"""
        return (seat - 1) % self.players

    @property
    def quota(self) -> int:
        """How many red markers each player takes. (LJ-5.2, LJ-5.7, LJ-5.8)"""
        return QUOTA[self.players]

    @property
    def greens_on_card(self) -> int:
        """The green markers that lie on the setup card, locked ones too. (LJ-12.6, LJ-12.10)"""
        return self.leaves + self.heart

    @property
    def greens(self) -> int:
        """The green markers that are available now. (LJ-5.4, LJ-5.6, LJ-5.9, LJ-5.11)"""
        if not self.reds:
            return self.greens_on_card
        return self.leaves if self.quota == 1 else 0

    def may_give(self, seat: Seat) -> bool:
        """May this seat take a marker now, and so give a clue? (LJ-4.23, LJ-5.5, LJ-5.10)"""
        return self.takes_red(seat) or (self.red_of[seat] >= self.quota and self.greens > 0)

    def takes_red(self, seat: Seat) -> bool:
        return self.reds > 0 and self.red_of[seat] < self.quota

    def clues_of(self, seat: Seat) -> int:
        """How many clues a seat has given: a marker each. (LJ-5.13)"""
        return self.red_of[seat] + self.green_of[seat]

    def through(self, seat: Seat) -> bool:
        """Has this player put the last card back into the row? (LJ-9.1)"""
        return self.at[seat] >= self.lengths[seat]

    def card_on(self, seat: Seat) -> int | None:
        """The number of the card on a player's stand; None if the stand is empty. (LJ-9.13)"""
        if self.stage in LAST_STAGES:
            return None
        if not self.through(seat):
            return self.at[seat]
        return self.lengths[seat] + len(self.past[seat]) if len(self.extra[seat]) else None

    def letter(self, seat: Seat, card: int) -> Card:
        """The letter of a player's card; raises in the view of a seat that may not know it."""
        if card >= self.lengths[seat]:
            past = self.past[seat]
            place = card - self.lengths[seat]
            return past[place] if place < len(past) else self.extra[seat][0]
        return self.faces[seat][card] if self.faces[seat] else self.rows[seat][card]

    def is_public(self, seat: Seat, card: int) -> bool:
        """Has this card been turned over before everybody's eyes?"""
        length = self.lengths[seat]
        return card - length < len(self.past[seat]) if card >= length else bool(self.faces[seat])

    def draw_from(self, piles: dict[int, str], key: int, to: Sequence[Seat]) -> Card:
        """Take a random card out of one of several piles; `to` are the seats that see which. Chance is the
        dice of the match, so that it can be repeated. (LJ-0.5)"""
        bag = [*piles[key]]
        card: Card = self.dice.draw(bag, to)
        piles[key] = "".join(bag)
        return card

    @property
    def joker_free(self) -> bool:
        """Has nobody taken the joker? (LJ-1.6, LJ-8.9)"""
        return not any(claim.is_joker for claims in self.claims.values() for claim in claims)


def new_table(cards: Cards, players: int, settings: Settings) -> Jam:
    """The table before anything is left to chance: the whole deck, the setup card with its markers, nothing
    on the stands. (LJ-2.20)"""
    seats, lengths = range(players), lengths_of(settings, players)
    setup = cards.setups[players]
    t = Jam(players, settings, lengths, deck=list(cards.letters))
    for pile in (t.ahead, t.rows, t.extra, t.faces, t.shares, t.past, t.looked):
        pile.update(dict.fromkeys(seats, ""))
    t.said, t.given = dict.fromkeys(seats, ()), dict.fromkeys(seats, ())
    for count in (t.at, t.used, t.red_of, t.green_of, t.helps):
        count.update(dict.fromkeys(seats, 0))
    t.answers = {seat: ("",) * (lengths[seat] + 1) for seat in seats}
    t.reds, t.leaves, t.heart = setup.red, setup.leaves, setup.centre
    t.virtual = [""] * len(setup.stacks)
    t.buried = [*range(1, len(setup.stacks) + 1)]
    t.stacks = dict.fromkeys(t.buried, "")
    return t
