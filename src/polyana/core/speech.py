"""Putting events, questions and refusals into words, per listener and language.

The words lie in Fluent files: those of the kernel beside this file, those of a game in its package
(`text.ru.ftl`, `text.en.ftl`). Message ids: `event-KIND`, `ask-KIND`, `option-KIND-VALUE`,
`refusal-CODE`, `why-CLAUSE`, `unasked-KIND-CLAUSE`, `warning-CODE`. `NAME($card)` in a text gives things
their names: the message `name-THING`, or what the game's package says (`name_of(thing, language)`). An
argument called `…_seat` or `…_seats` is told as the names of these seats, `…_by_seat` (one value for each)
with the name of whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

from polyana.core.data_files import data_file
from polyana.core.events import Event
from polyana.core.refusal import Refused

LANGUAGES = ("ru", "en")
MAX_QUOTED_CHARS = 500


def _upper(text: Any) -> Any:
    return str(text).upper()


@runtime_checkable
class NamesThings(Protocol):
    """A package that names its things in another way than by a text `name-THING`."""

    def name_of(self, thing: str, language: str) -> str: ...


def _naming(package: str, language: str) -> Callable[[Any], Any]:
    """The function NAME of a game's texts: each word of an option or argument by its name."""
    module = import_module(package)

    def name(word: re.Match[str]) -> str:
        texts, thing = bundle(package, language), word[0]
        if not texts.has_message(f"name-{thing}"):
            return module.name_of(thing, language) if isinstance(module, NamesThings) else thing
        return str(texts.format_pattern(texts.get_message(f"name-{thing}").value)[0])

    return lambda things: re.sub(r"[^\s,>]+", name, str(things))


@cache
def bundle(package: str, language: str) -> Any:
    """The texts of a game in one language, on top of the kernel's."""
    made = FluentBundle(
        [language], use_isolating=False, functions={"UPPER": _upper, "NAME": _naming(package, language)}
    )
    for source in dict.fromkeys(("polyana.core", package)):
        text = data_file(source, f"text.{language}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text))
    return made


def option_parts(text: str, names: Sequence[str] = ()) -> dict[str, str | int]:
    """The arguments for the words of an option: the whole text as `value`, its parts (of `К,2`)
    as `a`, `b`, `c`…, and as `a_seat`… the names of the seats with these numbers. A star at the end marks a
    special copy of a card.

    >>> option_parts("1,К*", ["Аня", "Боря"])
    {'value': '1,К', 'starred': 'yes', 'a': 1, 'a_seat': 'Боря', 'b': 'К*'}
    """
    found: dict[str, str | int] = {"value": text.rstrip("*"), "starred": "yes" if text[-1:] == "*" else "no"}
    for name, part in zip("abcdef", text.split(","), strict=False):
        number = part.isdecimal()
        found[name] = int(part) if number else part
        if number and int(part) < len(names):
            found[f"{name}_seat"] = names[int(part)]
    return found


def _quoted(args: Mapping[str, Any]) -> dict[str, Any]:
    """What a refusal names: strangers may have written it, and Fluent bears no more than a thousand signs."""
    return {
        name: value[:MAX_QUOTED_CHARS] if isinstance(value, str) else value for name, value in args.items()
    }


class Speech:
    """Speaks about one match in one language, with the players' names."""

    def __init__(self, package: str, language: str = "ru", names: Sequence[str] = ()) -> None:
        self._bundle = bundle(package, language)
        self.language = language
        self.names = tuple(names)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat", number=seat + 1)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **args: Any) -> str:
        """A message by its id. Raises KeyError for one that is not there."""
        found = self._bundle.get_message(message)
        if found is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def event(self, event: Event, listener: int) -> str:
        """What happened, as told to one seat: its own deeds in the second person."""
        args = {name: self._in_words(name, value) for name, value in event.args.items()}
        you = "yes" if event.args.get("seat") == listener else "no"
        return self.say(f"event-{event.kind}", **args, you=you)

    def refusal(self, refused: Refused) -> str:
        """Why not, with the clause. A game may have its own words for what a clause bars: `why-3-2`, and for
        why a seat is not asked such a question now: `unasked-KIND-3-2`."""
        number, args = refused.clause.partition("-")[2].replace(".", "-"), _quoted(refused.args_of_text)
        own = {"not_an_option": f"why-{number}", "not_asked": f"unasked-{args.get('asked')}-{number}"}
        why = own.get(refused.code, "")
        text = self.say(why) if self.has(why) else self.say(f"refusal-{refused.code}", **args)
        return f"{text} — {self.clause(refused.clause)}" if refused.clause else text

    def clause(self, clause: str) -> str:
        """A clause as players read it: NW-3.2 is «НС 3.2»."""
        return f"{self.say('clause-prefix')} {clause.partition('-')[2]}"

    def _in_words(self, name: str, value: Any) -> Any:
        if name.endswith("_by_seat"):
            return ", ".join(f"{self.name(seat)} — {one}" for seat, one in enumerate(value))
        if name == "seat" or name.endswith("_seat"):
            return self.name(value)
        if isinstance(value, list | tuple):
            kind = name.removesuffix("s")
            parts = [
                self.name(one) if name.endswith("seats") else str(self._named(kind, one)) for one in value
            ]
            return ", ".join(parts) or self.say("nobody")
        return self._named(name, value)

    def _named(self, name: str, value: Any) -> Any:
        """What a game calls a thing: a text `place-G5` names every `place` or `other_place` that is G5."""
        message = f"{name.rpartition('_')[2]}-{value}"
        return self.say(message) if isinstance(value, str) and self.has(message) else value
