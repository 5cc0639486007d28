"""Which words count, and which cards a word takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from polyana.games.no_words.rules.cards import Card, is_red, letters, red
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.words import Lexicon
from polyana.words import Verdict as LexiconVerdict

SHORTEST_WORD = 3
"""The fewest letters of a word; there is no most. (NW-5.1, NW-5.3)"""


class Verdict(NamedTuple):
    """Does a called word count, and if not, why and by which clause?"""

    counts: bool
    reason: str = ""
    clause: str = ""


REASONS = {
    "too_rare": "NW-5.14",
    "proper": "NW-5.6",
    "slang": "NW-5.7",
    "plural": "NW-5.5",
    "oblique": "NW-5.4",
    "not_noun": "NW-5.4",
    "unknown": "NW-5.13",
}
"""The clause for each reason of the lexicon."""


def check_letters(view: Talk, word: str) -> Verdict:
    """What the table checks itself, in every mode: length, Ъ, letters. (NW-6.11)

    Only the letters matter, not their order (NW-5.2) nor which of them was placed last (NW-4.17). Red and
    black count alike, a black Е for Ё too (NW-1.11), but no letter stands in for another (NW-1.10).
    """
    if len(word) < SHORTEST_WORD:
        return Verdict(False, "too_short", "NW-5.3")
    if "ъ" in word:
        return Verdict(False, "hard_sign", "NW-1.5")
    missing = Counter(word) - Counter(letters(view.conversation))
    if missing:
        there = set(letters(view.conversation))
        clause = "NW-5.8" if set(missing) <= there else "NW-5.9"
        return Verdict(False, "letters", clause)
    return Verdict(True)


def barred(view: Talk, word: str) -> str:
    """The clause that bars a word now, or "": it was turned down in this window, or by a vote. (NW-4.10,
    NW-6.12)"""
    if word in view.tried:
        return "NW-4.10"
    return "NW-6.12" if view.votes.get(word) is False else ""


def look_up(lexicon: Lexicon, view: Talk, word: str) -> Verdict:
    """The dictionary's verdict; one fitting meaning of the word is enough. (NW-5.10)

    What the table has agreed on decides about rare words (NW-5.14), names and slang (NW-6.13).
    """
    found = judged(lexicon, view.settings, word)
    return Verdict(True) if found.accepted else Verdict(False, found.reason, REASONS[found.reason])


def judged(lexicon: Lexicon, agreed: Settings, word: str) -> LexiconVerdict:
    """What the dictionary says of a word at a table that has agreed so."""
    return lexicon.judge(word, grade=agreed.grade, proper=agreed.proper_names, slang=agreed.slang)


def cards_taken(conversation: Sequence[Card], word: str, meant: Sequence[Card] = ()) -> list[Card]:
    """The cards that make a word: black before red unless the caller meant the red ones. (NW-5.12)

    >>> cards_taken(["О*", "Д", "О", "М"], "дом"), cards_taken(["О*", "Д", "О", "М"], "дом", ["О*"])
    (['Д', 'О', 'М'], ['Д', 'О*', 'М'])
    """
    left, wanted = list(conversation), list(meant)
    taken = []
    for one in word.upper():
        card = red(one)
        if card in wanted:
            wanted.remove(card)
        elif one in left:
            card = one
        left.remove(card)
        taken.append(card)
    return taken


def cost(conversation: Sequence[Card], word: str) -> int:
    """The points that a word costs the mover: its black cards. (NW-7.1, NW-7.5)"""
    return sum(not is_red(card) for card in cards_taken(conversation, word))
