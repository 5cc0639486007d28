"""A game's settings as a form: what can be chosen, with a sentence each, and reading it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from polyana import games
from polyana.core import Game, Refused
from polyana.core.speech import Speech

FINE = ("_seconds", "_pause", "first")
"""Endings of the names of settings that few people touch. The form folds these away, and also texts, numbers
that may be left open, and what a game calls `fine`."""

MAX_NUMBER_DIGITS = 5


@dataclass(frozen=True, slots=True)
class SettingChoice:
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class SettingField:
    """One setting: a choice of one, of several, a switch, a seat, a number that may be empty, or a text."""

    name: str
    label: str
    hint: str
    kind: str
    value: str
    choices: tuple[SettingChoice, ...] = ()
    fine: bool = False
    changed: bool = False
    """Does it differ from what everybody expects?"""
    optional: bool = False
    """May it be left open?"""

    @property
    def seldom(self) -> bool:
        """Is this something that few people ever touch in any game?"""
        return self.kind == "text" or self.name.endswith(FINE) or (self.kind == "number" and self.optional)

    @property
    def values(self) -> list[str]:
        """What is chosen of several."""
        return self.value.split()

    @property
    def shown(self) -> str:
        """The value in words."""
        chosen = self.values if self.kind == "several" else [self.value]
        labels = [one.label for one in self.choices if one.value in chosen]
        return ", ".join(label.rstrip(".") for label in labels) or self.value


def settings_form(game: Game[Any], language: str, chosen: Any = None) -> list[SettingField]:
    """Every setting of a game with its default, or with what was chosen."""
    speech = Speech(games.package(game.name), language)
    default = game.settings()
    hints = get_type_hints(game.settings)
    fields = [
        _field(speech, name, hints[name], getattr(default, name), getattr(chosen or default, name))
        for name in game.settings.__struct_fields__
    ]
    return [replace(field, fine=field.seldom or field.name in game.fine) for field in fields]


def as_typed(form: list[SettingField], typed: Mapping[str, str]) -> list[SettingField]:
    """The form with what somebody typed, to be shown again after a refusal."""
    return [replace(one, value=_typed(one, typed)) for one in form]


def _typed(field: SettingField, typed: Mapping[str, str]) -> str:
    name = f"setting-{field.name}"
    if field.kind == "several":
        return " ".join(one.value for one in field.choices if typed.get(f"{name}-{one.value}") == "yes")
    return typed.get(name, "")[:100]


def _field(speech: Speech, name: str, hint: Any, default: Any, value: Any) -> SettingField:
    label = speech.say(f"setting-{name}")
    note = speech.say(f"setting-{name}-hint") if speech.has(f"setting-{name}-hint") else ""
    kind, among = _kind(name, hint)
    choices = tuple(SettingChoice(str(one), speech.say(f"setting-{name}-{one}")) for one in among)
    if kind == "seat" and speech.has(f"setting-{name}-None"):
        choices = (SettingChoice("", speech.say(f"setting-{name}-None")),)
    if isinstance(value, tuple):
        shown = " ".join(map(str, value))
    else:
        shown = "yes" if value is True else "" if value is None or value is False else str(value)
    return SettingField(
        name, label, note, kind, shown, choices, changed=value != default, optional=_without_none(hint)[1]
    )


def _kind(name: str, hint: Any) -> tuple[str, tuple[Any, ...]]:
    """How a setting of this type is asked for, and among what one chooses. None is `setting-NAME-None`."""
    inner, optional = _without_none(hint)
    if get_origin(inner) is Literal:
        return "choice", ((None,) if optional else ()) + get_args(inner)
    if get_origin(inner) is tuple and get_origin(get_args(inner)[0]) is Literal:
        return "several", get_args(get_args(inner)[0])
    if inner is bool:
        return "switch", ()
    if inner is str:
        return "text", ()
    if inner is int:
        return "seat" if name == "first" or name.endswith("_seat") else "number", ()
    raise TypeError(f"there is no field on a form for the setting {name}: {hint}")


def _without_none(hint: Any) -> tuple[Any, bool]:
    """The type itself, and whether it may be None instead."""
    parts = get_args(hint)
    if type(None) not in parts:
        return hint, False
    return next(part for part in parts if part is not type(None)), True


def _whole(name: str, raw: str) -> int:
    if not raw.removeprefix("-").isdecimal() or len(raw) > MAX_NUMBER_DIGITS:
        raise Refused("setting_number", name=name)
    return int(raw)


def misfits(game: Game[Any], settings: Any) -> dict[int, Refused]:
    """The numbers of players that cannot play with these settings, and why not."""
    found = {}
    for players in game.players:
        try:
            game.check_settings(settings, players)
        except Refused as refused:
            found[players] = refused
    return found


def read_settings(game: Game[Any], form: Mapping[str, str]) -> Any:
    """The settings that a form chose."""
    chosen: dict[str, Any] = {}
    for name, hint in get_type_hints(game.settings).items():
        kind, among = _kind(name, hint)
        raw = form.get(f"setting-{name}", "").strip()
        if kind == "switch":
            chosen[name] = raw == "yes"
        elif kind == "text":
            chosen[name] = raw
        elif kind == "several":
            chosen[name] = tuple(one for one in among if form.get(f"setting-{name}-{one}") == "yes")
        elif kind == "choice" and raw:
            chosen[name] = next((one for one in among if str(one) == raw), raw)
        elif raw:
            chosen[name] = _whole(name, raw)
        elif _without_none(hint)[1]:
            chosen[name] = None
    try:
        return msgspec.convert(chosen, game.settings)
    except msgspec.ValidationError as error:
        raise Refused("malformed", reason=str(error)[:200]) from error
