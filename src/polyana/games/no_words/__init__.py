"""«Нет слов»: lay letters so that no word can be made."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.games.folder import GameFolder, GamePage
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.table import Talk


class NoWordsFolder(GameFolder[Talk]):
    """The game with all that it brings."""

    rules = NoWords

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.no_words.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage[Talk]:
        from polyana.games.no_words.page import page

        return GamePage(page)

    def analyse(self, record: Record[Talk]) -> object:
        from polyana.games.no_words.bots.analysis import analyse

        return analyse(record)


FOLDER = NoWordsFolder()
