"""Setting up: secret words. The program draws them, or neighbours write them for each other."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Answer, Ask, Flow, Next, Refused, Seat, phase, step
from polyana.games.letter_jam.rules import drawn_words, row_and_stand
from polyana.games.letter_jam.rules.box import ANY_GRADE, Box
from polyana.games.letter_jam.rules.cards import CARDS
from polyana.games.letter_jam.rules.kinds import AUTO, HELP, WORD
from polyana.games.letter_jam.rules.table import Jam
from polyana.games.misspelt import misspelt
from polyana.words import BadSpelling, Lexicon, spelling

HELPED, HELPS = 5, 2
"""How many cards of the others' discards an author may take at a time, and how often. (LJ-2.6)"""


@phase
def set_up(box: Box, t: Jam) -> Next:
    """Everybody gets a secret word: from the program, which nobody knows, or from the left neighbour, for
    which the cards are divided. (LJ-2.2, LJ-2.3, LJ-2.10, LJ-2.11)"""
    if t.settings.words == "app":
        drawn_words.draw_words(box, t)
        return step(row_and_stand.lay_out)
    for seat in t.seats:
        cards = [t.dice.draw(t.deck, to=(seat,)) for _ in range(share_of(t.players, seat))]
        t.shares[seat] = "".join(cards)
        t.looked[seat] = "".join(sorted(cards))
        t.reveal("share", "LJ-2.3", to=(seat,), seat=seat, letters=sorted(cards))
    return step(author)


def share_of(players: int, seat: Seat) -> int:
    """How many cards an author looks through; lower seats get the cards that are left over. (LJ-2.4)

    >>> [share_of(5, seat) for seat in range(5)]
    [14, 14, 14, 13, 13]
    """
    return CARDS // players + (seat < CARDS % players)


@phase
def author(box: Box, t: Jam) -> Flow[Next]:
    """Each player makes a word for the right neighbour from a share of the cards. (LJ-2.2, LJ-2.5,
    LJ-2.15)"""
    writing = [seat for seat in t.seats if t.shares[seat] and seat not in t.autos]
    if not writing:
        return step(auto_words)
    answer = yield tuple(_ask_word(box, t, seat) for seat in writing)
    _take_word(t, answer)
    return step(author)


def _ask_word(box: Box, t: Jam, seat: Seat) -> Ask:
    """A word may use rare letters and be as hard as its author likes. (LJ-2.13, LJ-2.16)"""

    def options(view: Jam) -> list[str]:
        return [AUTO, HELP] if len(view.deck) and view.helps[seat] < HELPS else [AUTO]

    return t.ask(
        seat,
        WORD,
        options,
        check=lambda v, text: read_word(box.lexicon, v, seat, text),
        sample=lambda v, rng: _random_word(box, v, seat, rng),
        default=AUTO,
        seconds=t.settings.author_seconds,
        clock="author",
        about={"length": t.lengths[t.right_of(seat)]},
    )


def read_word(lexicon: Lexicon, t: Jam, seat: Seat, text: str) -> str:
    """An author's word: of the right length, in the dictionary, made from the share without the joker. Two
    players may get the same word. (LJ-2.5, LJ-2.14)"""
    try:
        word = spelling(text)
    except BadSpelling as bad:
        raise misspelt(bad, "LJ-2.5") from bad
    length = t.lengths[t.right_of(seat)]
    if len(word) != length:
        raise Refused("word_length", "LJ-2.5", length=length)
    if Counter(word.upper()) - Counter(t.shares[seat]):
        raise Refused("word_cards", "LJ-2.5")
    if word not in lexicon:
        raise Refused("word_unknown", "LJ-2.14", word=word)
    return word


def _random_word(box: Box, view: Jam, seat: Seat, rng: Random) -> str:
    """Some word, for random authors."""
    length = view.lengths[view.right_of(seat)]
    words = drawn_words.words_from(box, view.shares[seat], length, ANY_GRADE)
    return rng.choice(words) if words else AUTO


def _take_word(t: Jam, answer: Answer) -> None:
    seat = answer.seat
    if answer.value == AUTO:
        t.autos.append(seat)
        t.reveal("auto", "LJ-2.15", seat=seat)
    elif answer.value == HELP:
        _help(t, seat)
    else:
        _give_word(t, seat, answer.value)


def _help(t: Jam, seat: Seat) -> None:
    """Random cards of the others' discards for an author who is stuck; nobody else sees which. (LJ-2.6)"""
    t.helps[seat] += 1
    cards = [t.dice.draw(t.deck, to=(seat,)) for _ in range(min(HELPED, len(t.deck)))]
    t.shares[seat] += "".join(cards)
    t.looked[seat] = "".join(sorted([*t.looked[seat], *cards]))
    t.reveal("help", "LJ-2.6", seat=seat, count=len(cards))
    t.reveal("helped", "LJ-2.6", to=(seat,), seat=seat, letters=sorted(cards))


def _give_word(t: Jam, seat: Seat, word: str) -> None:
    """The word goes to the right neighbour, the rest of the share to the discards, which become the common
    deck. (LJ-2.5, LJ-2.7, LJ-2.8, LJ-2.9)"""
    receiver = t.right_of(seat)
    t.deck += drawn_words.hand_over(t, receiver, word, t.shares[seat])
    t.shares[seat] = ""
    t.reveal("handed", "LJ-2.7", seat=seat, receiver_seat=receiver)


@phase
def auto_words(box: Box, t: Jam) -> Next:
    """The program makes the words of the authors who did not finish. (LJ-2.15)"""
    waiting, shorter = [*t.autos], 0
    while waiting:
        for seat in waiting:
            if word := drawn_words.late_word(box, t, seat, shorter):
                waiting.remove(seat)
                _give_word(t, seat, word)
                t.reveal("own_word", "LJ-2.15", to=(seat,), seat=seat, word=box.spelled(word))
                break
        else:
            shorter += 1
    return step(row_and_stand.lay_out)
