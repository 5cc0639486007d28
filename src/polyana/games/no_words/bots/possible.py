"""Which words can be made of a conversation, by the dictionary of one table. For after the game only."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from polyana.games.no_words.rules.cards import Card, letters
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.words import SHORTEST_WORD, cost, judged
from polyana.words import LetterIndex, fold, yo
from polyana.words.lexicon import side_list


class Found(NamedTuple):
    """A word that can be called: how it is written, how many cards it costs the mover, how common it is."""

    word: str
    cost: int
    grade: int
    """From 1 (everybody's word) to 5; 0 for proper names and slang that the table allows."""


class TableWords:
    """The dictionary of one table."""

    def __init__(self, game: NoWords, settings: Settings) -> None:
        self.index, self.lexicon, self.settings = game.box.index, game.box.lexicon, settings
        sides = {"proper": settings.proper_names, "slang": settings.slang}
        self.sides = [name for name, allowed in sides.items() if allowed]

    def possible(self, conversation: Sequence[Card], refused: Collection[str] = ()) -> list[str]:
        """All that the dictionary would accept, longest and commonest first; coarse words never."""
        said, coarse = letters(conversation), self.lexicon.coarse
        words = self.index.all(said, least=SHORTEST_WORD, grade=self.settings.grade, without=refused)
        if self.sides:
            more = [word for name in self.sides for word in side_index(name).all(said, least=SHORTEST_WORD)]
            agreed = [word for word in dict.fromkeys(more) if word not in coarse and word not in refused]
            words = sorted(dict.fromkeys(words + agreed), key=len, reverse=True)
        return words

    def shown(self, word: str) -> str:
        """How a word is written; nothing for a coarse one."""
        return "" if word in self.lexicon.coarse else yo.spelled(self.lexicon, word)

    def ranked(self, words: list[str], conversation: Sequence[Card]) -> dict[str, Found]:
        """Some words with their cost, best first."""
        found = {word: self._found(word, conversation) for word in words}
        return dict(sorted(found.items(), key=lambda pair: rank(pair[1])))

    def _found(self, word: str, conversation: Sequence[Card]) -> Found:
        found = judged(self.lexicon, self.settings, word)
        shown = yo.spelled(self.lexicon, word) if found.grade else found.shown
        return Found(shown, cost(conversation, word), found.grade)


def rank(found: Found) -> tuple[int, int, int, str]:
    """Dearest, longest, commonest first."""
    return -found.cost, -len(found.word), found.grade, found.word


@cache
def side_index(name: str) -> LetterIndex:
    """The index of the words that a table may agree on besides."""
    return LetterIndex((fold(key), 1) for key in side_list(name))
