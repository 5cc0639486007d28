"""What the page of «Букводжем» works out from a seat's view: the ring of stands with their chips, the guess
sheet, the final line, the jars. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from math import cos, pi, sin
from typing import NamedTuple

from polyana.core import Result, Seat
from polyana.core.zones import Backs
from polyana.games.letter_jam import lines, scoring
from polyana.games.letter_jam.box import Box
from polyana.games.letter_jam.cards import ALPHABET, JOKER
from polyana.games.letter_jam.clues import OWN, pattern
from polyana.games.letter_jam.table import Clue, Jam, Numbers

LETTERS = ALPHABET
"""The letters of the guess sheet, in their order whatever the cards are."""
WORDS = 8
"""So many words of the solver are shown in the final part."""
DRAFTED = ("proposals", "vote")


# --- the table -------------------------------------------------------------------------------------


class Stand(NamedTuple):
    """A stand as these eyes see it."""

    place: str
    """As in a draft: `p0` of a player, `v1` of a virtual one."""
    where: int
    """0 lies nearest to whoever looks, then clockwise."""
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
    ring = [(f"p{one}", one, 0) for one in view.seats]
    ring += [(f"v{number}", -1, number) for number in range(1, len(view.virtual) + 1)]
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
    """The letter on a player's stand, "?" for whoever does not see it. (LJ-3.1)"""
    card = view.card_on(owner)
    if card is None:
        return ""
    pile = view.extra[owner] if view.through(owner) else view.rows[owner]
    return OWN if isinstance(pile, Backs) else view.letter(owner, card)


def chips(view: Jam, seat: Seat) -> dict[str, list[int]]:
    """Where the number chips lie: those of the clue, else those of one's own proposal. (LJ-6.1, LJ-7.11)"""
    places: Sequence[str] = ()
    if view.chips_out:
        places = [chip.place for chip in view.clues[-1].chips]
    elif view.stage in DRAFTED and seat in view.drafts:
        places = view.drafts[seat].split()[1:]
    found: dict[str, list[int]] = {}
    for number, place in enumerate(places, 1):
        found.setdefault(place, []).append(number)
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

    seat: Seat
    numbers: Numbers
    longest: bool
    widest: bool


def offers(view: Jam) -> list[Offer]:
    """What may be known of the proposals. (LJ-4.20)"""
    found = view.proposals
    length = max((one.length for one in found.values()), default=0)
    players = max((one.players for one in found.values()), default=0)
    return [Offer(seat, one, one.length == length, one.players == players) for seat, one in found.items()]


# --- the guess sheet -------------------------------------------------------------------------------


class Noted(NamedTuple):
    """A clue as it stands on a sheet: letters with their places, and which own card it uses (0: none)."""

    number: int
    giver: Seat
    red: bool
    tiles: tuple[tuple[str, str], ...]
    card: int


def noted(view: Jam, seat: Seat, number: int) -> Noted:
    """The clue with this number, from 1."""
    clue = view.clues[number - 1]
    letters = pattern(view, clue, seat)
    tiles = tuple((letter, chip.place) for letter, chip in zip(letters, clue.chips, strict=True))
    return Noted(number, clue.giver, clue.red, tiles, own_card(view, seat, clue))


def own_card(view: Jam, seat: Seat, clue: Clue) -> int:
    """The card of one's own that a clue uses, from 1; one past the row stands for the extra letter."""
    for chip in clue.chips:
        if chip.place == f"p{seat}":
            if chip.card < view.lengths[seat]:
                return chip.card + 1
            return view.lengths[seat] + 1 if chip.card == view.card_on(seat) else 0
    return 0


def history(view: Jam, seat: Seat) -> list[Noted]:
    """All clues, the latest first."""
    return [noted(view, seat, number) for number in range(len(view.clues), 0, -1)]


class Guess(NamedTuple):
    """A card of one's own on the sheet."""

    number: int
    state: str
    """`passed`, `now` on the stand, `ahead`, or `extra`."""
    noted: str
    may: str
    """The letters that the solver leaves open; nothing if it is not asked."""


def sheet(view: Jam, seat: Seat, box: Box) -> list[Guess]:
    """The cards of one's own row with what is pencilled under them, and the extra letter. (LJ-7.3, LJ-7.5)"""
    answers, at, length = view.answers[seat], view.at[seat], view.lengths[seat]
    over = view.stage in ("final", "reveal", "over")
    hints = [] if view.faces[seat] else box.hints(view, seat)
    row = [
        Guess(
            place + 1,
            "passed" if place < at or over else "now" if place == at else "ahead",
            answers[place],
            "".join(hints[place]) if hints else "",
        )
        for place in range(length)
    ]
    card = view.card_on(seat)
    if card is not None and view.through(seat):
        may = "".join(box.solver.candidates(view, seat, card)) if view.settings.solver else ""
        row.append(Guess(length + 1, "extra", answers[length], may))
    return row


def current(view: Jam, seat: Seat) -> int:
    """The card that the sheet is opened at, from 1."""
    return min(view.at[seat], view.lengths[seat] - (view.card_on(seat) is None)) + 1


def solved(view: Jam, seat: Seat, box: Box) -> list[str]:
    """Words that the row may make by what the seat sees, commonest first, if the table wants to be told."""
    row = box.hints(view, seat)
    return [box.lexicon.shown(word) for word, _ in islice(box.solver.words(row), WORDS)] if row else []


# --- the final line --------------------------------------------------------------------------------


class Part(NamedTuple):
    """A place of a final line."""

    text: str
    """As the rules read it: `3`, `4/О`, `+*`."""
    card: int
    """The own card that lies there, from 1; 0 for an added one."""
    centre: str
    """The letter of the centre card on top; nothing without one."""
    joker: bool
    guess: str
    """What the player takes the own card for, if only one letter is pencilled."""


def written(view: Jam, seat: Seat) -> str:
    """The word that a player has written down; nothing without one."""
    word = view.lines[seat].split()[0]
    return "" if word == lines.NO_WORD else word


def line(view: Jam, seat: Seat) -> list[Part]:
    """One's own line as it lies, face down."""
    return [_part(view, seat, text) for text in view.lines[seat].split()[1:]]


def _part(view: Jam, seat: Seat, text: str) -> Part:
    card, centre = lines.own_card(text), lines.centre_card(text)
    letters = view.answers[seat][card - 1] if card else ""
    return Part(
        text,
        card,
        lines.letter_of(view, seat, text) if centre else "",
        centre == JOKER,
        letters if len(letters) == 1 else "",
    )


def spare(view: Jam, seat: Seat) -> list[str]:
    """The centre cards that a player has taken and not laid yet."""
    have = Counter({name: len(cards) for name, cards in lines.claimed(view, seat).items()})
    return list((have - Counter(lines.in_line(view.lines[seat]))).elements())


class Turned(NamedTuple):
    """A card of a line that has been turned over."""

    letter: str
    what: str
    """`own`, `cover` or `added`."""
    joker: bool


def turned(view: Jam, seat: Seat) -> list[Turned]:
    """A line that everybody sees. (LJ-11.9)"""
    parts = view.laid[seat].split()[1:]
    return [
        Turned(letter.upper(), _what(part), lines.centre_card(part) == JOKER)
        for letter, part in zip(view.spelled[seat], parts, strict=True)
    ]


def _what(part: str) -> str:
    return "own" if not lines.centre_card(part) else "cover" if lines.own_card(part) else "added"


def laid_word(view: Jam, seat: Seat) -> str:
    """What the player of a revealed line had written down; nothing without a word."""
    word = view.laid[seat].split()[0]
    return "" if word == lines.NO_WORD else word


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
    return total, scoring.rating(total, box.cards.ratings[view.players])
