"""Verdicts on words: what the table itself can judge, and what the dictionary says."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from polyana.core import Seat
from polyana.games.forest_whisper.rules.cards import Cards, letters
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS, SHORTEST
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import BadSpelling, Lexicon, spelling
from polyana.words.yo import repeats, spells

ACCEPTED, PENDING, VOTED_DOWN = "", "pending", "voted_down"


class Verdict(NamedTuple):
    """Why a word is not accepted (or nothing), by which clause, and the letters that are missing."""

    reason: str = ACCEPTED
    clause: str = "FW-5.2"
    missing: str = ""


REASONS = {
    "proper": "FW-4.4",
    "plural": "FW-4.4",
    "oblique": "FW-4.4",
    "not_noun": "FW-4.4",
    "yo": "FW-5.9",
    "slang": "FW-1.11",
    "unknown": "FW-1.11",
}
"""The clause for each reason of the dictionary."""


def judge_facts(cards: Cards, view: Forest, seat: Seat, word: str) -> Verdict:
    """What the table itself can judge: spelling, letters, own cards, repetition, cubes. (FW-5.25)

    Each card gives one letter (FW-4.5), and it does not matter which of several gives it (FW-4.6). Cards in
    front of a player lend two letters at most (FW-4.13), so two letters may come from them alone (FW-4.18).
    Face-down cards, before the player or on the field, give none (FW-4.14, FW-4.15). Words that are spelt
    alike are one word (FW-4.11), as «замок» in its two senses (FW-4.12).
    """
    if not word:
        return Verdict("no_word", "FW-5.8")
    try:
        folded = spelling(word)
    except BadSpelling:
        return Verdict("strange", "FW-5.9")
    if len(folded) < SHORTEST:
        return Verdict("too_short", "FW-4.19")
    needed = Counter(cards.letters_of(word))
    own = Counter(letters(view.front[seat]))
    off_field = needed - Counter(letters(view.up.values()))
    if missing := off_field - own:
        return _missing(view, seat, missing)
    if off_field.total() > OWN_CARDS:
        return Verdict("own_cards", "FW-4.13")
    if repeats(word, view.accepted_words):
        return Verdict("used", "FW-4.7")
    if not enough_cubes(view, seat, needed):
        return Verdict("cubes", "FW-5.20")
    return Verdict()


def enough_cubes(view: Forest, seat: Seat, needed: Counter[str]) -> bool:
    """Has the player a cube for each card of the field that these letters need? Two may come from the cards
    in front. (FW-5.20)"""
    own = Counter(letters(view.front[seat]))
    return needed.total() - min(OWN_CARDS, (needed & own).total()) <= view.limit


def _missing(view: Forest, seat: Seat, missing: Counter[str]) -> Verdict:
    """Letters are missing: are they there too rarely, do they lie before others, or nowhere?"""
    there = set(letters([*view.up.values(), *view.front[seat]]))
    others = Counter(letters(card for other in view.others(seat) for card in view.front[other]))
    clause = "FW-4.5" if set(missing) <= there else "FW-5.9" if missing - others else "FW-4.16"
    return Verdict("letters", clause, "".join(sorted(missing.elements())))


def look_up(lexicon: Lexicon, word: str) -> str:
    """The dictionary's reason not to accept a word, or nothing. (FW-1.11, FW-4.4, FW-4.23)"""
    found = lexicon.judge(word)
    if not found.accepted:
        return found.reason
    return ACCEPTED if spells(word, found.shown) else "yo"
