"""Clues: which letters a player sees, reading a draft, its public numbers, and what each seat notes.

A draft is a word and a place for each of its letters: «коробка v1 * p2 * p3 v1 p0». Places: `p0` the
stand of seat 0, `v1` the virtual player V1, `b0` the first bonus letter, `*` the joker. All functions
look only at what their seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.cards import JOKER, Card
from polyana.games.letter_jam.rules.table import Chip, Clue, Jam, Numbers
from polyana.words import BadSpelling, spelling

LEAST = 2
"""The shortest clue. (LJ-3.13)"""
OWN = "?"
"""Stands on a sheet for the letter that its owner cannot see. (LJ-7.1)"""


def visible(t: Jam, seat: Seat) -> dict[str, Card]:
    """The letters that a seat may use in a clue, by place: never its own. (LJ-3.1, LJ-3.4, LJ-3.6, LJ-3.7)"""
    seen: dict[str, Card] = {}
    for other in t.seats:
        if other != seat and (card := t.card_on(other)) is not None:
            seen[f"p{other}"] = t.letter(other, card)
    for number, letter in enumerate(t.virtual, 1):
        if letter:
            seen[f"v{number}"] = letter
    for number, letter in enumerate(t.bonus):
        seen[f"b{number}"] = letter
    return seen


def read_draft(t: Jam, seat: Seat, text: str) -> str:
    """The draft as it enters the log, or a refusal. A word without places gets its chips by itself."""
    first, _, rest = text.strip().partition(" ")
    try:
        word = spelling(first)
    except BadSpelling as bad:
        raise Refused(f"spelling_{bad.reason}", "LJ-6.12") from bad
    if len(word) < LEAST:
        raise Refused("too_short", "LJ-3.13")
    places = rest.split()
    if places:
        check_chips(t, seat, word, places)
    else:
        places = lay_chips(visible(t, seat), word)
    if all(place == JOKER for place in places):
        raise Refused("only_joker", "LJ-3.13")
    return " ".join((word, *places))


def check_chips(t: Jam, seat: Seat, word: str, places: Sequence[str]) -> None:
    """Each chip lies at a card that the giver sees and that bears its letter. (LJ-6.9)"""
    if len(places) != len(word):
        raise Refused("chips_count", "LJ-6.9", letters=len(word), chips=len(places))
    seen = visible(t, seat)
    joker = ""
    for letter, place in zip(word.upper(), places, strict=True):
        if place == JOKER:
            if joker not in ("", letter):
                raise Refused("joker_letters", "LJ-6.6")
            joker = letter
        elif place == f"p{seat}":
            raise Refused("own_stand", "LJ-3.4")
        elif place not in seen:
            raise Refused("no_card", "LJ-3.12", place=place[:8])
        elif seen[place] != letter:
            raise Refused("wrong_letter", "LJ-6.9", letter=letter)


def lay_chips(seen: dict[str, Card], word: str) -> list[str]:
    """The first card with each letter (players before virtual ones), the joker for one letter that lacks.

    >>> lay_chips({"p1": "Б", "v1": "А", "v2": "Р"}, "баро")
    ['p1', 'v1', 'v2', '*']
    """
    place_of: dict[Card, str] = {}
    for place, card in seen.items():
        place_of.setdefault(card, place)
    lacking = {letter for letter in word.upper() if letter not in place_of}
    if len(lacking) > 1:
        raise Refused("not_seen", "LJ-6.6", letters=", ".join(sorted(lacking)))
    return [place_of.get(letter, JOKER) for letter in word.upper()]


def word_of(draft: str) -> str:
    return draft.partition(" ")[0]


def numbers(draft: str) -> Numbers:
    """What may be said of a draft: different cards count, not how often they are used. (LJ-4.3–4.7, LJ-4.21)

    >>> numbers("барак p1 v1 p2 v1 *")
    Numbers(length=5, players=2, virtual=1, bonus=0, joker=1)
    """
    _, *places = draft.split()
    kinds = [place[0] for place in dict.fromkeys(places)]
    return Numbers(len(places), kinds.count("p"), kinds.count("v"), kinds.count("b"), kinds.count(JOKER))


def clue_of(t: Jam, giver: Seat, draft: str) -> Clue:
    """The clue that a draft makes: places are for everybody, players' letters for those who see them."""
    _, *places = draft.split()
    return Clue(giver, tuple(_chip(t, place) for place in places), t.takes_red(giver))


def _chip(t: Jam, place: str) -> Chip:
    if place == JOKER:
        return Chip(place, letter=JOKER)
    number = int(place[1:])
    if place[0] == "p":
        card = t.card_on(number)
        assert card is not None
        return Chip(place, card)
    return Chip(place, letter=t.virtual[number - 1] if place[0] == "v" else t.bonus[number])


def pattern(t: Jam, clue: Clue, seat: Seat) -> str:
    """The clue as a seat notes it: "?" at its own letter, "*" at the joker. (LJ-7.1)

    A spectator sees no player's letter.
    """
    return "".join(_noted(t, chip, seat) for chip in clue.chips)


def _noted(t: Jam, chip: Chip, seat: Seat) -> str:
    if chip.card < 0:
        return chip.letter
    owner = int(chip.place[1:])
    hidden = (seat in (owner, -1)) and not t.is_public(owner, chip.card)
    return OWN if hidden else t.letter(owner, chip.card)


def uses(clue: Clue, seat: Seat, card: int) -> bool:
    """Does a clue use this card of a player?"""
    place = f"p{seat}"
    return any(chip.place == place and chip.card == card for chip in clue.chips)


def random_draft(t: Jam, seat: Seat, rng: Random) -> str:
    """Some draft, sense or nonsense, for random players."""
    seen = visible(t, seat)
    if not seen:
        return ""
    places = rng.choices(list(seen), k=rng.randint(LEAST, 9))
    letters = [seen[place] for place in places]
    if rng.random() < 0.3:
        letter = rng.choice(letters)
        places = [
            JOKER if one == letter and rng.random() < 0.7 else p
            for one, p in zip(letters, places, strict=True)
        ]
    if all(place == JOKER for place in places):
        return "".join(letters).lower()
    return " ".join(("".join(letters).lower(), *places))
