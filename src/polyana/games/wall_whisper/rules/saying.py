"""Options in words: what stands on a button, for pages, terminals and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyana.core import text_of
from polyana.core.speech import Speech
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.victim_cards import DECKS

NAMED = ("victim", "place", "item", "card", "zone", "door", "deck", "skill", "killer")
"""The kinds of things that have names in the texts."""


def spoken(box: Box, words: Sequence[str]) -> dict[str, Any]:
    """What the words of an action name: the last place, a card, another victim, a door, a deck."""
    said: dict[str, Any] = {}
    for word in words:
        if word in box.board.places:
            said["place"] = word
        elif word in box.board.links:
            said["door"] = word
        elif word in box.victims:
            said["other_victim"] = word
        elif word in DECKS:
            said["deck"] = word
        else:
            said["back_item" if "item" in said else "item"] = word
    return said


def name(speech: Speech, word: str, *, card: bool = False) -> str:
    """What a thing is called; a killer card may share its id with an item."""
    kinds = ("card", *NAMED) if card else NAMED
    return next((speech.say(f"{kind}-{word}") for kind in kinds if speech.has(f"{kind}-{word}")), word)


def option(box: Box, speech: Speech, kind: str, value: Any) -> str:
    """One option of a question in words."""
    text = text_of(value)
    for message in (f"option-{kind}-{text}", f"option-{text}"):
        if speech.has(message):
            return speech.say(message)
    words = tuple(text.split(","))
    if kind == "act" and words[0] in box.victims:
        victim, verb, *rest = words
        args = {what: name(speech, word) for what, word in spoken(box, rest).items()}
        if verb == "move":
            args["place"] = " → ".join(name(speech, word) for word in rest)
        said = speech.say("event-acts", victim=name(speech, victim), verb=verb, **args).rstrip(".")
        aims = {"special": rest[1:], "extra": rest[1:], "clear": [one for one in rest if one != "all"]}
        where = ", ".join(name(speech, word) for word in aims.get(verb, ()))
        return f"{said}: {where}" if where else said
    if kind == "flee" and words[0] in box.victims:
        stays = speech.say("option-stay") if words[1:] == ("stay",) else ""
        return f"{name(speech, words[0])}: {stays or ' → '.join(name(speech, one) for one in words[1:])}"
    if speech.has(f"option-{words[0]}"):
        rest_of = ", ".join(name(speech, word, card=True) for word in words[1:])
        return f"{speech.say(f'option-{words[0]}')}: {rest_of}"
    if kind == "order":
        number, _, card = text.partition("-")
        return f"{number}. {name(speech, card, card=True)}"
    cards = kind in ("play", "attack", "pay", "unlock")
    named = [
        speech.say(f"option-{word}") if speech.has(f"option-{word}") else name(speech, word, card=cards)
        for word in words
    ]
    return ", ".join(named)


__all__ = ["name", "option", "spoken"]
