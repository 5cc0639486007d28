"""«Шёпот за стеной 2»: a killer hunts three hidden victims."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.core.speech import Speech
from polyana.games.folder import Balance, GameFolder, GamePage
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.table import Station


class WallWhisperFolder(GameFolder[Station]):
    """The game with all that it brings."""

    rules = WallWhisper

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.wall_whisper.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage[Station]:
        from polyana.games.wall_whisper.page import page

        return GamePage(page, lately=page.lately, option_name=page.called, part=page.part)

    def analyse(self, record: Record[Station]) -> object:
        from polyana.games.wall_whisper.bots.analysis import analyse

        return analyse(record)

    def balance(self) -> Balance[Station]:
        from polyana.games.wall_whisper.bots import balance

        return Balance(balance.study, balance.casts)


FOLDER = WallWhisperFolder()


def name_of(thing: str, language: str) -> str:
    """What a card or an item is called: things are named like their texts, as in `item-axe`."""
    speech = Speech(__name__, language)
    return speech.say(thing) if speech.has(thing) else thing
