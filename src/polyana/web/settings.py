"""A game's settings as a form: what can be chosen, with a sentence each, and reading it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from polyana import games
from polyana.core import Game, Refused
from polyana.core.speech import Speech


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Field:
    """One setting: a choice among few, a switch, a number that may be empty, or a line of text."""

    name: str
    label: str
    hint: str
    kind: str
    value: str
    choices: tuple[Choice, ...] = ()


def settings_form(game: Game[Any], language: str) -> list[Field]:
    """Every setting of a game, with its default."""
    speech = Speech(games.package(game.name), language)
    default = game.settings()
    hints = get_type_hints(game.settings)
    return [
        _field(speech, name, hints[name], getattr(default, name)) for name in game.settings.__struct_fields__
    ]


def _field(speech: Speech, name: str, hint: Any, default: Any) -> Field:
    label = speech.say(f"setting-{name}")
    note = speech.say(f"setting-{name}-hint") if speech.has(f"setting-{name}-hint") else ""
    if get_origin(hint) is Literal:
        choices = tuple(Choice(str(one), speech.say(f"setting-{name}-{one}")) for one in get_args(hint))
        return Field(name, label, note, "choice", str(default), choices)
    if hint is bool:
        return Field(name, label, note, "switch", "yes" if default else "")
    if hint is str:
        return Field(name, label, note, "text", default)
    return Field(name, label, note, "number", "" if default is None else str(default))


def read_settings(game: Game[Any], form: dict[str, str]) -> Any:
    """The settings that a form chose."""
    chosen: dict[str, Any] = {}
    for name, hint in get_type_hints(game.settings).items():
        raw = form.get(f"setting-{name}", "").strip()
        if hint is bool:
            chosen[name] = raw == "yes"
        elif hint is str:
            chosen[name] = raw
        elif get_origin(hint) is Literal and raw:
            chosen[name] = next((one for one in get_args(hint) if str(one) == raw), raw)
        elif raw:
            chosen[name] = int(raw) if raw.lstrip("-").isdigit() else raw
        elif type(None) in get_args(hint):
            chosen[name] = None
    try:
        return msgspec.convert(chosen, game.settings)
    except msgspec.ValidationError as error:
        raise Refused("malformed", reason=str(error)[:200]) from error
