"""Words and the cards they are made of: what a player may write, what counts, which cards supply it.

Pure functions of a view: rules, page and bots share them.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from polyana.core import Refused, Seat
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.kinds import FRONT, LEAST, OWN_CARDS, Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import BadSpelling, LetterIndex, Lexicon, fold, spelling
from polyana.words.yo import repeats, spells

LONGEST = 40
"""No noun is longer; what does not fit on the sheet cannot be written."""
ACCEPTED, PENDING = "", "pending"


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


def read_sheet(view: Forest, text: str) -> str:
    """What stands on the sheet: any writing. Whether it is a word is judged at the reveal. (FW-4.22)"""
    written = " ".join(text.split()).lower()
    if len(written) > LONGEST or not written.isprintable():
        raise Refused("sheet", "FW-4.20", most=LONGEST)
    return written


def key_of(word: str, has_yo: bool) -> str:
    """The letters that a word needs: Ё is Е unless there are cards with Ё. (FW-1.10, FW-4.23)"""
    return word if has_yo else fold(word)


def facts(view: Forest, seat: Seat, word: str, has_yo: bool = False) -> Verdict:
    """What the table itself judges: letters, own cards, repetition, cubes.
    (FW-4.7, FW-4.11, FW-4.23, FW-5.2, FW-5.28)"""
    if not word:
        return Verdict("no_word", "FW-5.8")
    try:
        folded = spelling(word)
    except BadSpelling:
        return Verdict("strange", "FW-5.9")
    if len(folded) < LEAST:
        return Verdict("too_short", "FW-4.19")
    needed = Counter(key_of(word, has_yo))
    own = Counter(letters(view.front[seat]))
    off_field = needed - Counter(letters(view.up.values()))
    if missing := off_field - own:
        return _missing(view, seat, missing)
    if off_field.total() > OWN_CARDS:
        return Verdict("own_cards", "FW-4.13")
    if repeats(word, view.accepted_words):
        return Verdict("used", "FW-4.7")
    if len(folded) - min(OWN_CARDS, (needed & own).total()) > view.limit:
        return Verdict("cubes", "FW-5.20")
    return Verdict()


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


# --- which card for which letter ------------------------------------------------------------------


class Supply(NamedTuple):
    """The next letter of a word and the cards that can supply it; `forced` if only one set is possible."""

    letter: str
    cells: list[Cell]
    """Cards of the field, in reading order."""
    front: bool
    """May a card of one's own do it?"""
    forced: list[Cell | str]

    @property
    def options(self) -> list[Cell | str]:
        return [*self.cells, FRONT] if self.front else [*self.cells]


def supply(view: Forest, seat: Seat, key: str) -> Supply | None:
    """The first letter that no card supplies yet, or None if the word is complete. (FW-5.7)

    Only choices are offered that leave a card for every other letter, use at most two cards of one's own
    and no more field cards than the player has cubes. (FW-4.13, FW-5.20)
    """
    left = dict.fromkeys(key, 0)
    for one in key:
        left[one] += 1
    for place in view.using:
        left[view.up[place][0].lower()] -= 1
    for one in view.using_front:
        left[one] -= 1
    wanted = next((one for one, count in left.items() if count > 0), "")
    if not wanted:
        return None
    free: dict[str, list[Cell]] = {one: [] for one in left}
    for place in sorted(view.up):
        one = view.up[place][0].lower()
        if one in free and place not in view.using:
            free[one].append(place)
    own = dict.fromkeys(left, 0)
    for one in letters(view.front[seat]):
        if one in own:
            own[one] += 1
    for one in view.using_front:
        own[one] -= 1
    must, could = 0, 0
    for one, count in left.items():
        if count > 0 and one != wanted:
            must += max(0, count - len(free[one]))
            could += min(count, own[one])
    used = len(view.using_front)
    cells, need = free[wanted], left[wanted]
    # How many of the cards with this letter must, and how many may, be cards of one's own.
    least = max(0, need - len(cells), len(key) - view.limit - used - could)
    most = min(need, own[wanted], OWN_CARDS - used - must)
    forced: list[Cell | str] = []
    if least == most and need - most in (0, len(cells)):
        forced = [*cells[: need - most], *[FRONT] * most]
    return Supply(wanted, cells if need > least else [], most > 0, forced)


# --- looking for words ----------------------------------------------------------------------------


def possible_words(
    index: LetterIndex, view: Forest, seat: Seat, *, grade: int = 5, least: int = LEAST
) -> list[str]:
    """Every word that this seat could write now, longest first; coarse ones are never in it. (FW-1.11)"""
    field = fold(letters(view.up.values()))
    own = fold(letters(view.front[seat]))
    found = index.all(field + own, least=least, grade=grade, without=view.used_words)
    if len(own) <= OWN_CARDS:
        return found
    there = Counter(field)
    return [word for word in found if few_own(word, there)]


def few_own(word: str, field: Counter[str]) -> bool:
    """Does the field supply all letters but two, which cards of one's own may? (FW-4.13)"""
    return (Counter(word) - field).total() <= OWN_CARDS


def random_word(index: LetterIndex, view: Forest, seat: Seat, rng: Random) -> str:
    """Something on the sheet, a word or not, for random players."""
    own = letters(view.front[seat])
    there = fold(letters(view.up.values()) + "".join(rng.sample(own, min(len(own), OWN_CARDS))))
    some = "".join(rng.sample(there, min(len(there), rng.randint(3, 9))))
    if rng.random() < 0.15:
        return some
    found = index.all(some, least=LEAST)
    return rng.choice(found) if found else ""
