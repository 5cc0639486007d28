"""«Маги леса»: place dice, brew potions, tame creatures, claim forests."""

from __future__ import annotations

from collections.abc import Mapping

from polyana.bots import BotFactory
from polyana.core import Record
from polyana.core.speech import Speech
from polyana.games.folder import Balance, GameFolder, GamePage
from polyana.games.forest_mages.rules.box import standard_box
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.places import creature_of
from polyana.games.forest_mages.rules.table import Glade


class ForestMagesFolder(GameFolder[Glade]):
    """The game with all that it brings."""

    rules = ForestMages

    def bots(self) -> Mapping[str, BotFactory]:
        from polyana.games.forest_mages.bots.bot import BOTS

        return BOTS

    def page(self) -> GamePage[Glade]:
        from polyana.games.forest_mages.page import page

        return GamePage(page, lately=page.lately, option=page.option)

    def analyse(self, record: Record[Glade]) -> object:
        from polyana.games.forest_mages.bots.analysis import analyse

        return analyse(record)

    def balance(self) -> Balance[Glade]:
        from polyana.games.forest_mages.bots import balance

        return Balance(balance.study)


FOLDER = ForestMagesFolder()


def name_of(thing: str, language: str) -> str:
    """What a card or a place is called: a slot by its forest and signs, a place on a card by the card.

    >>> name_of("P01", "en"), name_of("AU6@S1/1", "en"), name_of("D4/1", "en")
    ('Mirror Sap', 'Thatch Goat', 'Ford')
    >>> name_of("F08.2/1", "en")
    'Thaw (hill, crystal)'
    """
    place = thing.partition("/")[0]
    box, speech = standard_box(), Speech(__name__, language)
    if slot := box.slots.get(place):
        symbol, yields = (speech.say(f"name-{one}") for one in (slot.symbol, slot.yields))
        return speech.say("slot-of", forest=speech.say(f"forest-{slot.forest}"), symbol=symbol, yields=yields)
    if place in box.village or place in box.forests:
        return speech.say(f"name-{place}" if place in box.village else f"forest-{place}")
    return box.name(creature_of(place), language)
