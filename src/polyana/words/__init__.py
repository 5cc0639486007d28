"""Russian nouns: the referee's lexicon and the question «what can be made of these letters?»."""

from polyana.words.curated import BadList
from polyana.words.index import LetterIndex, index
from polyana.words.layout import meant
from polyana.words.letters import ALPHABET, MOST_LETTERS, BadSpelling, fold, spelling
from polyana.words.lexicon import Lexicon, Verdict, lexicon

__all__ = [
    "ALPHABET",
    "MOST_LETTERS",
    "BadList",
    "BadSpelling",
    "LetterIndex",
    "Lexicon",
    "Verdict",
    "fold",
    "index",
    "lexicon",
    "meant",
    "spelling",
]
