"""«Шёпот леса»: everybody writes a word in one minute, then cubes fight for its letters."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.games.folder import GameFolder, GamePage
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.table import Forest


class ForestWhisperFolder(GameFolder[Forest]):
    """The game with all that it brings."""

    rules = ForestWhisper

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.forest_whisper.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage[Forest]:
        from polyana.games.forest_whisper.page import page

        return GamePage(page, option=page.option)

    def analyse(self, record: Record[Forest]) -> object:
        from polyana.games.forest_whisper.bots.analysis import analyse

        return analyse(record)


FOLDER = ForestWhisperFolder()
