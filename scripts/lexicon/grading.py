"""How common a noun is: a grade from 1 (everybody's word) to 5 (the referee's only)."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping

from scripts.lexicon.morphology import Cell, Table

from polyana.words.letters import fold

# Lemma frequency as log10 per thousand million words: from here on a word has grade 1, 2, 3, 4.
STEPS = (4.2, 3.5, 2.8, 1.8)

# How often a Russian noun stands in each case, in the rounded percentages of written text.
SHARE: Mapping[Cell, float] = {
    ("sing", "nomn"): 22,
    ("sing", "gent"): 19,
    ("sing", "datv"): 4,
    ("sing", "accs"): 13,
    ("sing", "ablt"): 7,
    ("sing", "loct"): 9,
    ("plur", "nomn"): 7,
    ("plur", "gent"): 9,
    ("plur", "datv"): 2,
    ("plur", "accs"): 4,
    ("plur", "ablt"): 2.5,
    ("plur", "loct"): 1.5,
}
# Vocatives and second genitives: they exist, but hardly anybody writes them.
RARE = 0.1


def frequencies(raw: Mapping[str, float]) -> dict[str, float]:
    """Word frequencies with Ё folded into Е."""
    folded: dict[str, float] = defaultdict(float)
    for word, frequency in raw.items():
        folded[fold(word)] += frequency
    return dict(folded)


def zipf(frequency: float) -> float:
    """Occurrences per thousand million words as a logarithm; nothing counts as zero."""
    return max(0.0, math.log10(frequency) + 9) if frequency > 0 else 0.0


def lemma_zipf(table: Table, frequency: Mapping[str, float]) -> float:
    """The frequency of a noun, judged by the forms that are its own.

    «Погиб» is frequent as a verb and rare as the genitive of «погибь»: counting all forms would make it a
    common noun. So only unshared forms count, scaled up by the share of the cases they stand for, and never
    above what all forms together allow.
    """
    everything = sum(frequency.get(form, 0.0) for form in table.cells)
    own = sum(frequency.get(form, 0.0) for form in table.alone)
    weight = _share(table.cells[form] for form in table.alone)
    whole = _share(table.cells.values())
    if not weight:
        return zipf(everything)
    return zipf(min(everything, own * whole / weight))


def grade(frequency: float, *, confirmed: bool, ambiguous: bool) -> int:
    """The grade of a lemma frequency; doubt keeps a word away from the beginners' lists."""
    plain = next((number for number, step in enumerate(STEPS, 1) if frequency >= step), 5)
    if not confirmed:
        return max(plain, 4)
    return max(plain, 3) if ambiguous else plain


def _share(cells: Iterable[set[Cell]]) -> float:
    return sum(SHARE.get(cell, RARE) for cell in set().union(*cells))
