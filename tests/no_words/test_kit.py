"""«Нет слов» holds the properties that every game must hold."""

from __future__ import annotations

from polyana.core import Open
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.settings import Settings
from polyana.testing import Laid
from polyana.web.testing import PageKit


class TestNoWords(PageKit):
    game = NoWords()
    tables = [  # noqa: RUF012
        *(Laid(players, Settings()) for players in range(2, 7)),
        *(Laid(players, Settings(checking="vote")) for players in range(2, 7)),
        *(Laid(players, Settings(pace="free")) for players in (2, 3, 6)),
        Laid(4, Settings(checking="vote", pace="free", games=2)),
    ]
    matches = 8
    """More go through no line of the rules that these do not."""
    hidden_from_all = frozenset({"line"})
    told_only = {"votes": Open}  # noqa: RUF012
