"""The words: load, membership, and questions to the letter index beside three other ways to answer them.

Every peer holds the same words and answers the same racks in the same run. The racks are drawn with a fixed
seed from the 110 letter cards of «Шёпот леса».
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from bench.row import Row
from polyana.words import ALPHABET, index, lexicon

GROUP = "words"
SEED = 2025
COPIES = (12, 2, 3, 2, 3, 8, 1, 2, 7, 1, 7, 5, 3, 6, 9, 4, 7, 5, 6, 3, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2)
DECK = "".join(letter * copies for letter, copies in zip(ALPHABET, COPIES, strict=True))
LEAST = 3
TARGETS = {"any": (25, 25, 25), "longest": (80, 80, 80), "all": (60, 90, 240)}
SIZES = (8, 16, 25)
LOAD = """
import numpy, time
start = time.perf_counter()
from polyana.words import index
index().any("дом")
print(time.perf_counter() - start)
"""


def racks(size: int, number: int) -> list[str]:
    """The same racks in every run."""
    draw = random.Random(SEED + size)
    return ["".join(draw.sample(DECK, size)) for _ in range(number)]


def median_us(ask: Callable[[str], object], asked: Sequence[str], rounds: int = 3) -> float:
    """The median over racks of the best of some rounds: noise only ever adds."""
    return statistics.median(min(_seconds(ask, rack) for _ in range(rounds)) for rack in asked) * 1e6


def _seconds(ask: Callable[[str], object], rack: str) -> float:
    start = perf_counter()
    ask(rack)
    return perf_counter() - start


def walk(alive: Callable[[str], bool], words: set[str]) -> Callable[[str], list[str]]:
    """Every word of a rack by depth-first search over the prefixes that a trie knows."""

    def ask(rack: str) -> list[str]:
        left = dict(Counter(rack))
        found: list[str] = []

        def descend(prefix: str) -> None:
            if len(prefix) >= LEAST and prefix in words:
                found.append(prefix)
            for letter, number in left.items():
                if number and alive(prefix + letter):
                    left[letter] -= 1
                    descend(prefix + letter)
                    left[letter] += 1

        descend("")
        return found

    return ask


def scan(words: Sequence[str]) -> Callable[[str], list[str]]:
    """The plain answer: compare the letter counts of each word."""

    def ask(rack: str) -> list[str]:
        have = Counter(rack)
        return [word for word in words if len(word) >= LEAST and Counter(word) <= have]

    return ask


def peers(words: list[str]) -> dict[str, Callable[[str], list[str]]]:
    """Those that answer the same question by other means."""
    import dawg
    import marisa_trie

    known = set(words)
    return {
        "DAWG2 + DFS": walk(dawg.CompletionDAWG(words).has_keys_with_prefix, known),
        "marisa-trie + DFS": walk(marisa_trie.Trie(words).has_keys_with_prefix, known),
        "plain scan": scan(words),
    }


def measure() -> list[Row]:
    """All rows, in under a minute."""
    return [*_questions(), *_kinds(), *_loading()]


def _questions() -> list[Row]:
    rows = []
    others = peers([word for word, _ in lexicon().offered()])
    for place, size in enumerate(SIZES):
        asked = racks(size, 100)
        for name in ("any", "longest", "all"):
            target = TARGETS[name][place]
            value = median_us(getattr(index(), name), asked)
            rows.append(_row(f"{name}, {size} letters", value, target))
        for peer, ask in others.items():
            few = asked[: 3 if peer == "plain scan" or size == max(SIZES) else 25]
            if sorted(ask(few[0])) != sorted(index().all(few[0])):
                raise AssertionError(f"{peer} answers otherwise: the comparison would mean nothing")
            other = median_us(ask, few)
            aim = "≥ 100 times faster" if (peer, size) == ("DAWG2 + DFS", 16) else ""
            rows.append(
                Row(
                    GROUP,
                    f"all, {size} letters",
                    value,
                    "µs",
                    peer=peer,
                    peer_value=other,
                    target=aim,
                    met=other >= 100 * value if aim else None,
                )
            )
    return rows


def _kinds() -> list[Row]:
    asked = racks(6, 100)
    return [
        _row("kinds of 6 letters", median_us(index().from_kinds, asked), 25),
        _row(
            "kinds of 6 letters and a joker",
            median_us(lambda rack: index().from_kinds(rack, joker=True), asked),
            45,
        ),
    ]


def _loading() -> list[Row]:
    """A fresh process each time; NumPy's own import is not ours to answer for."""
    times = [
        float(subprocess.run([sys.executable, "-c", LOAD], capture_output=True, check=True).stdout)
        for _ in range(5)
    ]
    load = statistics.median(times)
    words = lexicon()
    sample = random.Random(SEED).sample(sorted(words.keys), 1000)
    best = min(_seconds(lambda _: [word in words for word in sample], "") for _ in range(20))
    return [
        Row(GROUP, "load lexicon and index", load, "s", target="≤ 0.4 s", met=load <= 0.4),
        Row(GROUP, "is it a word?", best / len(sample) * 1e9, "ns"),
    ]


def _row(name: str, value: float, target: float) -> Row:
    return Row(GROUP, name, value, "µs", target=f"≤ {target} µs", met=value <= target)
