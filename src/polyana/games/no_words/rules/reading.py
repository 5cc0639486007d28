"""What a caller has written: a word, and the red cards meant where that matters."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from polyana.core import Refused
from polyana.games.misspelt import misspelt
from polyana.games.no_words.rules import words
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card, is_red, letters
from polyana.games.no_words.rules.table import Talk
from polyana.words import BadSpelling, spelling

PASS = "pass"
BARRED = {"NW-4.10": "tried", "NW-6.12": "voted_down"}
"""How a call is refused, by the clause that bars its word."""


class Call(NamedTuple):
    """The parts of a call. In the log it is a text: «дом», or «дом О*» where a red О was meant."""

    word: str
    """The key of the word: without Ё."""
    meant: tuple[Card, ...] = ()

    @classmethod
    def of(cls, text: str) -> Call:
        """
        >>> Call.of("дом О*")
        Call(word='дом', meant=('О*',))
        """
        word, *meant = text.split()
        return cls(word, tuple(meant))

    @property
    def text(self) -> str:
        return " ".join((self.word, *self.meant))


def word_of(call: str) -> str:
    return Call.of(call).word


def read_call(box: Box, view: Talk, text: str) -> str:
    """A call as it enters the log.

    A slip of the pen (an empty call, a hyphen, Latin letters) is refused and never becomes a call;
    whether the word counts is judged in the open.
    """
    if text == PASS:
        raise Refused("no_pass", "NW-4.19" if view.settings.pace == "free" else "NW-4.9")
    written, _, cards = text.strip().partition(" ")
    meant = tuple(cards.upper().split())
    if not all(map(is_red, meant)):  # «до м», «тут есть слово»
        raise Refused("spelling_blank", "NW-5.11")
    call = Call(read_word(written), meant)
    if clause := words.barred(view, call.word):
        raise Refused(
            "tried" if call.word in view.tried else "voted_down", clause, word=box.spelled(call.word)
        )
    for card in meant:
        if meant.count(card) > min(view.conversation.count(card), call.word.upper().count(card[0])):
            raise Refused("no_such_card", "NW-5.12", value=card[:8])
    return call.text


def read_word(written: str) -> str:
    """The key of a written word: case does not matter, nor does Ё; nothing else is put right. (NW-5.11)"""
    try:
        return spelling(written)
    except BadSpelling as bad:
        clause = "NW-4.13" if bad.reason == "empty" else "NW-5.11"
        raise misspelt(bad, clause) from bad


def random_call(box: Box, view: Talk, rng: Random) -> str:
    """Some call, good or bad, for random players."""
    cards = letters(view.conversation)
    if rng.random() < 0.5:
        found = box.index.all(cards, least=words.SHORTEST_WORD, grade=view.settings.grade)
        fresh = [word for word in found if not words.barred(view, word)]
        if fresh:
            return rng.choice(fresh)
    while True:
        word = "".join(rng.choices(cards, k=rng.randint(1, 6)))
        if not words.barred(view, word):
            return word
