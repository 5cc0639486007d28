"""A game's settings as a form: what can be chosen, with a sentence each, and reading it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from polyana import games
from polyana.core import Game, Refused
from polyana.core.speech import Speech

FINE = ("_seconds", "_pause", "_field", "first")
"""How the names of settings end that few people ever touch: they stand folded away."""


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Field:
    """One setting: a choice among few, a switch, a seat, a number that may be empty, or a line of text."""

    name: str
    label: str
    hint: str
    kind: str
    value: str
    choices: tuple[Choice, ...] = ()
    fine: bool = False
    changed: bool = False
    """Does it differ from what everybody expects?"""

    @property
    def shown(self) -> str:
        """The value in words."""
        return next((one.label for one in self.choices if one.value == self.value), self.value)


def settings_form(game: Game[Any], language: str, chosen: Any = None) -> list[Field]:
    """Every setting of a game with its default, or with what was chosen."""
    speech = Speech(games.package(game.name), language)
    default = game.settings()
    hints = get_type_hints(game.settings)
    return [
        _field(speech, name, hints[name], getattr(default, name), getattr(chosen or default, name))
        for name in game.settings.__struct_fields__
    ]


def as_typed(form: list[Field], typed: Mapping[str, str]) -> list[Field]:
    """The form with what somebody typed, to be shown again after a refusal."""
    return [
        Field(
            one.name,
            one.label,
            one.hint,
            one.kind,
            typed.get(f"setting-{one.name}", "")[:100],
            one.choices,
            one.fine,
        )
        for one in form
    ]


def _field(speech: Speech, name: str, hint: Any, default: Any, value: Any) -> Field:
    label = speech.say(f"setting-{name}")
    note = speech.say(f"setting-{name}-hint") if speech.has(f"setting-{name}-hint") else ""
    choices: tuple[Choice, ...] = ()
    if get_origin(hint) is Literal:
        kind = "choice"
        choices = tuple(Choice(str(one), speech.say(f"setting-{name}-{one}")) for one in get_args(hint))
    elif hint is bool:
        kind = "switch"
    elif hint is str:
        kind = "text"
    else:
        kind = "seat" if name == "first" else "number"
    shown = "yes" if value is True else "" if value is None or value is False else str(value)
    return Field(name, label, note, kind, shown, choices, name.endswith(FINE), value != default)


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
