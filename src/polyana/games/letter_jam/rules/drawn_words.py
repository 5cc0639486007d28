"""Setting up: secret words that the program makes, for everybody or for an author who was too late."""

from __future__ import annotations

from collections.abc import Iterable

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.box import ANY_GRADE, Box
from polyana.games.letter_jam.rules.cards import Card
from polyana.games.letter_jam.rules.settings import LONGEST_SECRET, SHORTEST_SECRET
from polyana.games.letter_jam.rules.table import Jam

TRIES = 50
"""How often the words are drawn anew before rarer ones are allowed. (LJ-2.27)"""


def words_from(box: Box, cards: Iterable[Card], length: int, grade: int) -> list[str]:
    """The words of one length, no rarer than this grade, that some cards can spell."""
    return box.words_of(length).all("".join(cards).lower(), least=length, grade=grade)


def draw_words(box: Box, t: Jam) -> None:
    """Everybody's word, made of the cards of the whole deck; nobody learns it. (LJ-2.10, LJ-2.27)"""
    for grade in range(t.settings.grade, ANY_GRADE + 1):
        for _ in range(TRIES):
            if _draw_all(box, t, grade):
                return
    raise Refused("no_words", "LJ-2.27")


def _draw_all(box: Box, t: Jam, grade: int) -> bool:
    """Seat by seat an even draw among the words that the remaining cards can spell; if a seat finds no word,
    the cards of all lie in the deck again. (LJ-2.27)"""
    for seat in t.seats:
        words = words_from(box, t.deck, t.lengths[seat], grade)
        if not words:
            for other in t.seats:
                t.deck += t.ahead[other]
                t.ahead[other] = ""
            t.secret = {}
            return False
        hand_over(t, seat, t.dice.pick(words))
    return True


def late_word(box: Box, t: Jam, author: Seat, shorter: int) -> str:
    """A word for the right neighbour of an author who was too late: from the share, else from all discards;
    shorter than agreed only if the cards make no other. (LJ-2.15)"""
    receiver = t.right_of(author)
    length = max(SHORTEST_SECRET, t.lengths[receiver] - shorter)
    for cards in (t.shares[author], t.shares[author] + "".join(t.deck)):
        for grade in range(t.settings.grade, ANY_GRADE + 1):
            if words := words_from(box, cards, length, grade):
                _fit_sheet(t, receiver, length)
                return t.dice.pick(words, to=(author,))
    if shorter < LONGEST_SECRET:
        return ""
    _fit_sheet(t, receiver, SHORTEST_SECRET)  # an odd box, whose cards make no word at all
    return t.shares[author][:SHORTEST_SECRET].lower()


def _fit_sheet(t: Jam, seat: Seat, length: int) -> None:
    """Row and sheet of a player get another length."""
    t.lengths = tuple(length if one == seat else old for one, old in enumerate(t.lengths))
    t.answers[seat] = ("",) * (length + 1)


def hand_over(t: Jam, seat: Seat, word: str, share: str = "") -> str:
    """The cards of a word go to the row of the player who is to guess it, in no order: from an author's share
    as far as it holds them, else from the deck. Returns what is left of the share. (LJ-2.7)"""
    t.secret[seat] = word
    t.ahead[seat] = "".join(sorted(word.upper()))
    for card in t.ahead[seat]:
        if card in share:
            share = share.replace(card, "", 1)
        else:
            t.deck.remove(card)
    return share
