"""The final line of a player: its word and its cards, «ворот 1 2 3 4/* 5».

`3` is the third card of the row, `4/О` the fourth with a bonus О laid on top, `+О` a bonus О added;
`*` in place of О is the joker. Before the cards stands the word that the player has written down, `-`
if there is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.cards import JOKER, Card
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import BadSpelling, spelling

NO_WORD = "-"


def plain_line(length: int) -> str:
    """The row as it lies, without a word: what counts if a player does nothing."""
    return " ".join((NO_WORD, *(str(place) for place in range(1, length + 1))))


def centre_card(part: str) -> str:
    """The centre card in a part of a line: «О», «*», or nothing.

    >>> [centre_card(part) for part in ("3", "4/О", "+*")]
    ['', 'О', '*']
    """
    return part[1:] if part[0] == "+" else part.partition("/")[2]


def own_card(part: str) -> int:
    """The place of the own card in a part of a line, from 1; 0 for an added card."""
    return 0 if part[0] == "+" else int(part.partition("/")[0])


def in_line(line: str) -> list[str]:
    """The centre cards that a line uses."""
    return [card for part in line.split()[1:] if (card := centre_card(part))]


def claimed(t: Jam, seat: Seat) -> dict[str, list[Card]]:
    """A seat's centre cards by what stands for them in a line; the joker's letter is in its claim."""
    found: dict[str, list[Card]] = {}
    for card in t.claims[seat]:
        found.setdefault(card[0], []).append(card)
    return found


def letter_of(t: Jam, seat: Seat, part: str) -> str:
    """The letter of a centre card in a line."""
    return claimed(t, seat)[centre_card(part)][0][-1]


def read_line(t: Jam, seat: Seat, text: str) -> str:
    """The line as it enters the log, or a refusal. Whether the word is right nobody says. (LJ-11.19)"""
    first, *parts = text.upper().split() or [""]
    _check_parts(t, seat, parts)
    if first == NO_WORD:
        return " ".join((NO_WORD, *parts))
    try:
        word = spelling(first)
    except BadSpelling as bad:
        raise Refused(f"spelling_{bad.reason}", "LJ-11.1") from bad
    if len(word) != len(parts):
        raise Refused("line_length", "LJ-11.12", letters=len(word), cards=len(parts))
    for letter, part in zip(word.upper(), parts, strict=True):
        if centre_card(part) and letter_of(t, seat, part) != letter:
            raise Refused("line_letter", "LJ-11.13", letter=letter)
    return " ".join((word, *parts))


def _check_parts(t: Jam, seat: Seat, parts: Sequence[str]) -> None:
    """Every card of the row once, each open or under one centre card, and added centre cards. (LJ-11.12)"""
    length = t.lengths[seat]
    own = []
    for part in parts:
        place, slash, card = part.partition("/")
        if part[0] == "+":
            place, card = "", part[1:]
        elif not place.isdecimal() or not 1 <= int(place) <= length or (slash and not card):
            raise Refused("line_part", "LJ-11.12", part=part[:8])
        else:
            own.append(int(place))
        if (card or part[0] == "+") and card not in claimed(t, seat):
            raise Refused("not_claimed", "LJ-11.5", card=card[:8])
    if len(set(own)) != len(own):
        raise Refused("card_twice", "LJ-11.12")
    if len(own) != length:
        raise Refused("card_left_out", "LJ-11.8")
    have = Counter({card: len(cards) for card, cards in claimed(t, seat).items()})
    if Counter(card for part in parts if (card := centre_card(part))) - have:
        raise Refused("centre_twice", "LJ-11.13")


def turned(t: Jam, seat: Seat, line: str, row: Sequence[Card]) -> str:
    """What a line spells when its cards are turned over. (LJ-11.15)"""
    letters = [
        letter_of(t, seat, part) if centre_card(part) else row[own_card(part) - 1]
        for part in line.split()[1:]
    ]
    return "".join(letters).lower()


def random_line(t: Jam, seat: Seat, rng: Random) -> str:
    """Some line, for random players: shuffled, now and then with a centre card."""
    parts = [str(place) for place in range(1, t.lengths[seat] + 1)]
    rng.shuffle(parts)
    for card in t.claims[seat]:
        name = card[0] if card[0] != JOKER else JOKER
        open_parts = [place for place, part in enumerate(parts) if part.isdecimal()]
        if rng.random() < 0.5 or not open_parts:
            parts.insert(rng.randint(0, len(parts)), f"+{name}")
        else:
            parts[rng.choice(open_parts)] += f"/{name}"
    if rng.random() < 0.5:
        return " ".join((NO_WORD, *parts))
    word = [letter_of(t, seat, part) if centre_card(part) else rng.choice("АЕКОТ") for part in parts]
    return " ".join(("".join(word).lower(), *parts))
