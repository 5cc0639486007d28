"""«Шёпот за стеной 2»: a killer hunts three hidden victims."""

from polyana.core.speech import Speech
from polyana.games.wall_whisper.rules import WallWhisper

GAME = WallWhisper


def name_of(thing: str, language: str) -> str:
    """What a card or an item is called: things are named like their texts, as in `item-axe`."""
    speech = Speech(__name__, language)
    return speech.say(thing) if speech.has(thing) else thing
