"""Options in words: what stands on a button, for eyes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

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
        return f"{speech.say(f'option-{first}')}: {_named(speech, others, card=True)}"
    if kind == ORDER.name:
        number, _, card = text.partition("-")
        return f"{number}. {name(speech, card, card=True)}"
    return ", ".join(_word(speech, word, card=kind in OF_CARDS) for word in (first, *others))


def _act(box: Box, speech: Speech, act: Act) -> str:
    """A deed of a victim, and where or on whom it works."""
    named: dict[str, str] = {}
    for what, word in spoken(box, act.objects).items():
        named |= {what: name(speech, word), **speech.forms(what, word)}
    where = ""
    match act.verb, *act.objects:
        case "move", *path if len(path) > 1:
            where = _named(speech, path, by=" → ")
        case (("special" | "extra"), _, *choice):
            where = _named(speech, choice)
        case "clear", door if door != "all":
            where = name(speech, door)
    said = speech.say("event-acts", victim=name(speech, act.victim), verb=act.verb, **named).rstrip(".")
    return f"{said}: {where}" if where else said


def _flight(speech: Speech, flight: Flight) -> str:
    way = _named(speech, flight.path, by=" → ") or speech.say("option-stay")
    return f"{name(speech, flight.victim)}: {way}"


def _named(speech: Speech, words: Iterable[str], *, by: str = ", ", card: bool = False) -> str:
    return by.join(name(speech, word, card=card) for word in words)


def _word(speech: Speech, word: str, *, card: bool) -> str:
    message = f"option-{word}"
    return speech.say(message) if speech.has(message) else name(speech, word, card=card)
