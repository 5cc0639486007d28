"""«Маги леса»: place dice, brew potions, tame creatures, claim forests."""

from polyana.games.forest_mages.cards import standard_cards
from polyana.games.forest_mages.rules import ForestMages

GAME = ForestMages


def name_of(thing: str, language: str) -> str:
    """What a card or a place is called; a place on a card goes by the card. Slots keep their address.

    >>> name_of("P01", "en"), name_of("AU6@S1/1", "en"), name_of("F08.2/1", "en")
    ('Mirror Sap', 'Thatch Goat', 'F08.2')
    """
    place = thing.partition("/")[0]
    return standard_cards().name(place.partition("@")[0], language)
