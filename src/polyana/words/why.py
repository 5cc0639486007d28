"""Why a word is refused. The verdict comes from the lists alone; this only puts it into words."""

from __future__ import annotations

from functools import cache
from typing import Any

from polyana.words.curated import REASONS, curated
from polyana.words.letters import fold
from polyana.words.lexicon import side_list

_NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})
_BROKEN = frozenset({"Abbr", "Init", "Erro", "Dist"})


def why_refused(key: str) -> str:
    """The reason code for a key that the lexicon does not hold.

    >>> [why_refused(key) for key in ("стола", "столы", "бежать", "москва", "абвгд")]
    ['oblique', 'plural', 'not_noun', 'proper', 'unknown']
    """
    if key in _denied():
        return _denied()[key]
    if key in side_list("slang"):
        return "slang"
    # Dictionary readings only: the analyser guesses for any string, and a guess explains nothing.
    tags = [parse.tag for parse in _analyser().parse(key) if parse.is_known]
    reason = _by_readings(tags) if tags else "unknown"
    return "proper" if reason == "unknown" and key in side_list("proper") else reason


def _by_readings(tags: list[Any]) -> str:
    """The likeliest reading comes first and decides: «потом» is an adverb before it is a form of «пот»."""
    likeliest = tags[0]
    if likeliest.POS != "NOUN":
        return "not_noun"
    if likeliest.grammemes & _NAMES:
        return "proper"
    forms = [tag for tag in tags if tag.POS == "NOUN" and not tag.grammemes & (_NAMES | _BROKEN)]
    cases = {(tag.number, tag.case) for tag in forms}
    if not cases or ("sing", "nomn") in cases:
        return "unknown"  # the right form of a noun that the lexicon left out
    return "plural" if ("plur", "nomn") in cases else "oblique"


@cache
def _denied() -> dict[str, str]:
    return {fold(word): REASONS[reason] for word, reason, _ in curated("deny.txt")}


@cache
def _analyser() -> Any:
    import pymorphy3

    return pymorphy3.MorphAnalyzer(lang="ru")
