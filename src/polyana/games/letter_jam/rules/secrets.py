"""Secret words: how the cards are shared out among authors, and reading what an author wrote."""

from __future__ import annotations

from collections import Counter

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.cards import CARDS
from polyana.games.letter_jam.rules.kinds import AUTO
from polyana.games.letter_jam.rules.lines import plain_line
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import BadSpelling, Lexicon, spelling


def share_of(players: int, seat: Seat) -> int:
    """How many cards an author looks through; lower seats get the cards that are left over. (LJ-2.4)

    >>> [share_of(5, seat) for seat in range(5)]
    [14, 14, 14, 13, 13]
    """
    return CARDS // players + (seat < CARDS % players)


def read_word(lexicon: Lexicon, t: Jam, seat: Seat, text: str) -> str:
    """An author's word: of the right length, in the dictionary, made from the share. (LJ-2.5, LJ-2.14)"""
    if text == AUTO:
        return AUTO
    try:
        word = spelling(text)
    except BadSpelling as bad:
        raise Refused(f"spelling_{bad.reason}", "LJ-2.5") from bad
    length = t.lengths[t.right_of(seat)]
    if len(word) != length:
        raise Refused("word_length", "LJ-2.5", length=length)
    if Counter(word.upper()) - Counter(t.shares[seat]):
        raise Refused("word_cards", "LJ-2.5")
    if word not in lexicon:
        raise Refused("word_unknown", "LJ-2.14", word=word)
    return word


def hand_over(t: Jam, seat: Seat, word: str, share: str = "") -> str:
    """The cards of a word go to the row of the one who is to guess it, in no order: from an author's share
    as far as it holds them, else from the deck. Returns what is left of the share. (LJ-2.7)"""
    t.secret[seat] = word
    t.ahead[seat] = "".join(sorted(word.upper()))
    for card in t.ahead[seat]:
        if card in share:
            share = share.replace(card, "", 1)
        else:
            t.deck.remove(card)
    return share


def fit_sheet(t: Jam, seat: Seat, length: int) -> None:
    """Row and sheet of a player get another length."""
    t.lengths = tuple(length if one == seat else old for one, old in enumerate(t.lengths))
    t.answers[seat] = ("",) * (length + 1)
    t.lines[seat] = plain_line(length)
