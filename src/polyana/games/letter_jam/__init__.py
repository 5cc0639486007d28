"""«Букводжем»: everybody sees every letter but their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.games.folder import GameFolder, GamePage
from polyana.games.letter_jam.rules.game import LetterJam


class LetterJamFolder(GameFolder):
    """What the house may ask of the game."""

    rules = LetterJam

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.letter_jam.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage:
        from polyana.games.letter_jam.page import page

        return GamePage(page)

    def analyse(self, record: Record[Any]) -> Any:
        from polyana.games.letter_jam.bots.analysis import analyse

        return analyse(record)


FOLDER = LetterJamFolder()
