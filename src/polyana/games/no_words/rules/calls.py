"""Calls: reading what a player wrote, and judging it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from polyana.core import Refused
from polyana.games.no_words.rules.cards import Card, is_red, letter, letters, red
from polyana.games.no_words.rules.table import Talk
from polyana.words import BadSpelling, LetterIndex, Lexicon, spelling

LEAST = 3
PASS = "pass"


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


def read_call(view: Talk, text: str, spelled: Callable[[str], str]) -> str:
    """The call as it enters the log: the word, and the red cards meant where it matters.

    The word is its key, without Ё; `spelled` says how a refusal names it.

    A slip of the pen (an empty call, a hyphen, Latin letters) is refused and never becomes a call;
    whether the word counts is judged in the open.
    """
    if text == PASS:
        raise Refused("no_pass", "NW-4.19" if view.settings.pace == "free" else "NW-4.9")
    word, _, cards = text.strip().partition(" ")
    meant = cards.upper().split()
    if not all(map(is_red, meant)):  # «до м», «тут есть слово»
        raise Refused("spelling_blank", "NW-5.11")
    try:
        word = spelling(word)
    except BadSpelling as bad:
        clause = "NW-4.13" if bad.reason == "empty" else "NW-5.11"
        raise Refused(f"spelling_{bad.reason}", clause) from bad
    if word in view.tried:
        raise Refused("tried", "NW-4.10", word=spelled(word))
    if view.votes.get(word) is False:
        raise Refused("voted_down", "NW-6.12", word=spelled(word))
    for card in meant:
        if meant.count(card) > min(view.conversation.count(card), word.upper().count(card[0])):
            raise Refused("no_such_card", "NW-5.12", value=card[:8])
    return " ".join((word, *meant))


def word_of(call: str) -> str:
    return call.partition(" ")[0]


def facts(view: Talk, word: str) -> Verdict:
    """What the table checks itself, in every mode: length, Ъ, letters. (NW-6.11)"""
    if len(word) < LEAST:
        return Verdict(False, "too_short", "NW-5.3")
    if "ъ" in word:
        return Verdict(False, "hard_sign", "NW-1.5")
    missing = Counter(word) - Counter(letters(view.conversation))
    if missing:
        there = set(letters(view.conversation))
        clause = "NW-5.8" if set(missing) <= there else "NW-5.9"
        return Verdict(False, "letters", clause)
    return Verdict(True)


def look_up(lexicon: Lexicon, view: Talk, word: str) -> Verdict:
    """The dictionary's verdict under the table's settings. (NW-5.13, NW-5.14, NW-6.6, NW-6.13)"""
    agreed = view.settings
    found = lexicon.judge(word, grade=agreed.grade, proper=agreed.proper_names, slang=agreed.slang)
    return Verdict(True) if found.accepted else Verdict(False, found.reason, REASONS[found.reason])


def cards_taken(conversation: Sequence[Card], call: str) -> list[Card]:
    """The cards that make the word: black before red unless the caller named the red ones. (NW-5.12)"""
    word, *meant = call.upper().split()
    left = list(conversation)
    taken = []
    for one in word:
        wanted = [red(one)] if red(one) in meant else [one, red(one)]
        card = next(card for card in wanted if card in left)
        if card in meant:
            meant.remove(card)
        left.remove(card)
        taken.append(card)
    return taken


def random_call(index: LetterIndex, view: Talk, rng: Random) -> str:
    """Some call, good or bad, for random players."""
    cards = letters(view.conversation)
    if rng.random() < 0.5:
        found = index.all(cards, least=LEAST, grade=view.settings.grade, without=view.tried)
        fresh = [word for word in found if view.votes.get(word) is not False]
        if fresh:
            return rng.choice(fresh)
    while True:
        word = "".join(rng.choices(cards, k=rng.randint(1, 6)))
        if word not in view.tried and view.votes.get(word) is not False:
            return word


__all__ = ["Verdict", "cards_taken", "facts", "letter", "look_up", "random_call", "read_call", "word_of"]
