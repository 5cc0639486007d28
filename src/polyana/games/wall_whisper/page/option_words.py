"""Options in words: what stands on a button, for eyes and screen readers."""

from __future__ import annotations

from polyana.core.speech import Speech
from polyana.games.wall_whisper.rules.answers import Act, Flight, words_of
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ACT, ATTACK, FLEE, ORDER, PAY, PLAY, UNLOCK
from polyana.games.wall_whisper.rules.saying import spoken

NAMED = ("victim", "place", "item", "card", "zone", "door", "deck", "skill", "killer")
"""The kinds of things that have names in the texts."""
OF_CARDS = (PLAY.name, ATTACK.name, PAY.name, UNLOCK.name)
"""The questions whose options are killer cards."""


def name(speech: Speech, word: str, *, card: bool = False) -> str:
    """What a thing is called; a killer card may share its id with an item."""
    kinds = ("card", *NAMED) if card else NAMED
    return next((speech.say(f"{kind}-{word}") for kind in kinds if speech.has(f"{kind}-{word}")), word)


def option(box: Box, speech: Speech, kind: str, text: str) -> str:
    """One option of a question in words."""
    for message in (f"option-{kind}-{text}", f"option-{text}"):
        if speech.has(message):
            return speech.say(message)
    first, *others = words_of(text)
    if kind == ACT.name and first in box.victims:
        return _act(box, speech, Act.from_text(text))
    if kind == FLEE.name and first in box.victims:
        return _flight(speech, Flight.from_text(text))
    if speech.has(f"option-{first}"):
        named = ", ".join(name(speech, word, card=True) for word in others)
        return f"{speech.say(f'option-{first}')}: {named}"
    if kind == ORDER.name:
        number, _, card = text.partition("-")
        return f"{number}. {name(speech, card, card=True)}"
    return ", ".join(_word(speech, word, card=kind in OF_CARDS) for word in (first, *others))


def _act(box: Box, speech: Speech, act: Act) -> str:
    """A deed of a victim, and where or on whom it works."""
    named = {what: name(speech, word) for what, word in spoken(box, act.objects).items()}
    where: tuple[str, ...] = ()
    match act.verb, *act.objects:
        case "move", *path:
            named["place"] = " → ".join(name(speech, place) for place in path)
        case (("special" | "extra"), _, *choice):
            where = tuple(choice)
        case "clear", door if door != "all":
            where = (door,)
    said = speech.say("event-acts", victim=name(speech, act.victim), verb=act.verb, **named).rstrip(".")
    return f"{said}: {', '.join(name(speech, word) for word in where)}" if where else said


def _flight(speech: Speech, flight: Flight) -> str:
    way = " → ".join(name(speech, place) for place in flight.path) or speech.say("option-stay")
    return f"{name(speech, flight.victim)}: {way}"


def _word(speech: Speech, word: str, *, card: bool) -> str:
    message = f"option-{word}"
    return speech.say(message) if speech.has(message) else name(speech, word, card=card)
