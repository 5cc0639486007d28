"""«Букводжем»: everybody sees every letter but their own."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.games.folder import GameFolder, GamePage
from polyana.games.letter_jam.rules.game import LetterJam
from polyana.games.letter_jam.rules.table import Jam


class LetterJamFolder(GameFolder[Jam]):
    """The game with all that it brings."""

    rules = LetterJam

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.letter_jam.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage[Jam]:
        from polyana.games.letter_jam.page import page

        return GamePage(page)

    def analyse(self, record: Record[Jam]) -> object:
        from polyana.games.letter_jam.bots.analysis import analyse

        return analyse(record)


FOLDER = LetterJamFolder()
