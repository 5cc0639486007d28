"""What the page of «Букводжем» works out from a seat's view: the ring of stands with their chips, the jars;
beside it the guess sheet and the final line. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from polyana.core import Result, Seat
from polyana.core.zones import Backs
from polyana.games.letter_jam.page import final_lines as final_lines
from polyana.games.letter_jam.page import sheets as sheets
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import ALPHABET
from polyana.games.letter_jam.rules.cards import JOKER as JOKER
from polyana.games.letter_jam.rules.clue import OWN
from polyana.games.letter_jam.rules.clue_letters import JOKERS as JOKERS
from polyana.games.letter_jam.rules.clue_letters import SHORTEST_CLUE as SHORTEST_CLUE
from polyana.games.letter_jam.rules.draft import AT_PLAYER, AT_VIRTUAL, Numbers, Place
from polyana.games.letter_jam.rules.final_line import ADDED as ADDED
from polyana.games.letter_jam.rules.final_line import NO_WORD as NO_WORD
from polyana.games.letter_jam.rules.final_line import ON_TOP as ON_TOP
from polyana.games.letter_jam.rules.kinds import GO as GO
from polyana.games.letter_jam.rules.kinds import GOOD, READY, SURE, UNSURE, yes_no
from polyana.games.letter_jam.rules.result_and_points import rating as rating_of
from polyana.games.letter_jam.rules.settings import SHORTEST_SECRET as SHORTEST_SECRET
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import MOST_LETTERS as MOST_LETTERS
from polyana.words.letters import fold as fold

LETTERS = ALPHABET
"""The letters of the guess sheet, in their order whatever the cards are."""
DRAFTED = ("proposals", "vote")
SAID_OF_CLUES = (GOOD, SURE, UNSURE)
"""What may still be said when there are proposals."""


class Stand(NamedTuple):
    """A stand as these eyes see it."""

    place: str
    """As in a draft: `p0` of a player, `v1` of a virtual one."""
    where: int
    """0 lies nearest to the player who looks, then clockwise."""
    seat: Seat
    """−1 for a virtual player."""
    number: int
    """Of the virtual player."""
    letter: str
    """"?" for a letter that these eyes do not see, nothing for an empty stand."""
    chips: tuple[int, ...]


def stands(view: Jam, seat: Seat) -> list[Stand]:
    """All six stands, clockwise from one's own; a spectator looks from the first seat."""
    laid = chips(view, seat)
    ring = [(Place(AT_PLAYER, one).text, one, 0) for one in view.seats]
    ring += [(Place(AT_VIRTUAL, number).text, -1, number) for number in range(1, len(view.virtual) + 1)]
    first = max(seat, 0)
    return [
        Stand(
            place,
            where,
            owner,
            number,
            letter_on(view, owner) if owner >= 0 else view.virtual[number - 1],
            tuple(laid.get(place, ())),
        )
        for where, (place, owner, number) in enumerate(ring[first:] + ring[:first])
    ]


def letter_on(view: Jam, owner: Seat) -> str:
    """The letter on a player's stand; "?" if the seat does not see it. (LJ-3.1)"""
    card = view.card_on(owner)
    if card is None:
        return ""
    pile = view.extra[owner] if view.through(owner) else view.rows[owner]
    return OWN if isinstance(pile, Backs) else view.letter(owner, card)


def chips(view: Jam, seat: Seat) -> dict[str, list[int]]:
    """Where the number chips lie: those of the clue, else those of one's own proposal. (LJ-6.1, LJ-7.11)"""
    places: Sequence[Place] = ()
    if view.chips_out:
        places = [chip.place for chip in view.clues[-1].chips]
    elif view.stage in DRAFTED and seat in view.drafts:
        places = view.drafts[seat].places
    found: dict[str, list[int]] = {}
    for number, place in enumerate(places, 1):
        found.setdefault(place.text, []).append(number)
    return found


class Spot(NamedTuple):
    """A place for a marker on the flower of the setup card."""

    x: float
    y: float
    full: bool


class Flower(NamedTuple):
    """The setup card: petals for the red markers, leaves and heart for the green ones."""

    petals: list[Spot]
    leaves: list[Spot]
    heart: list[Spot]


def flower(view: Jam, box: Box) -> Flower:
    """Where each marker lies, and which places are empty by now. (LJ-2.20)"""
    setup = box.cards.setups[view.players]
    turns = [2 * pi * number / setup.red for number in range(setup.red)]
    petals = [(60 + 29 * sin(turn), 44 - 29 * cos(turn)) for turn in turns]
    leaves = [(44 if number % 2 else 76, 88 + 13 * (number // 2)) for number in range(9)]
    heart = [(60, 44)] if setup.centre == 1 else [(54, 40), (66, 40), (60, 50)]
    return Flower(
        _filled(petals, view.reds),
        _filled(leaves[: max(setup.leaves, view.leaves)], view.leaves),
        _filled(heart, view.heart),
    )


def _filled(spots: Sequence[tuple[float, float]], count: int) -> list[Spot]:
    return [Spot(round(x, 1), round(y, 1), number < count) for number, (x, y) in enumerate(spots)]


class Offer(NamedTuple):
    """A proposal beside the others: its numbers, and in which of them none is better."""

    numbers: Numbers
    longest: bool
    widest: bool


def offers(view: Jam) -> dict[Seat, Offer]:
    """What may be known of the proposals, by who made them. (LJ-4.20)"""
    found = view.proposals
    length = max((one.length for one in found.values()), default=0)
    players = max((one.players for one in found.values()), default=0)
    return {seat: Offer(one, one.length == length, one.players == players) for seat, one in found.items()}


def option(view: Jam, kind: str, text: str) -> dict[str, str]:
    """Who has offered a clue is ready, who has not passes: it is the same answer. (LJ-4.22, LJ-4.26)"""
    return {"offers": yes_no(view.viewer in view.proposals)} if kind == READY.name else {}


# --- the jars --------------------------------------------------------------------------------------

FULL = 4


def jar(view: Jam, seat: Seat, over: Result | None = None) -> int:
    """How full a player's jar is, from 0 to 4: full for a right word, else as many letters as were right."""
    if view.verdicts.get(seat):
        return FULL
    if not over or not over.scores or not view.settings.scoring:
        return 0
    return min(FULL - 1, round(FULL * over.scores[seat] / view.lengths[seat]))


def rating(view: Jam, over: Result, box: Box) -> tuple[int, int]:
    """The team's score and what it is called, of five. (LJ-12.8)"""
    total = sum(over.scores)
    return total, rating_of(total, box.cards.ratings[view.players])
