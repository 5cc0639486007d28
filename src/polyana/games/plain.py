"""The table in plain words, for games that bring no page of their own."""

from __future__ import annotations

from typing import Any

from polyana.core import text_of
from polyana.core.speech import Speech
from polyana.core.view import View


def zones(view: View[Any], speech: Speech) -> list[tuple[str, list[tuple[str, str]]]]:
    """The zones that a game has words for (`zone-NAME`), with whose pile it is and what lies there."""
    table, found = view.table, []
    for name in type(table).__dataclass_fields__:
        if not speech.has(f"zone-{name}") or not table.sees(name):
            continue
        value = getattr(table, name)
        if isinstance(value, dict):
            piles = [
                (speech.name(key) if isinstance(key, int) else str(key), _pile(value[key])) for key in value
            ]
        else:
            piles = [("", _pile(value))]
        found.append((speech.say(f"zone-{name}"), piles))
    return found


def _pile(pile: Any) -> str:
    """What lies in a pile; of one that lies face down, how much."""
    if isinstance(pile, list | tuple):
        return " ".join(map(text_of, pile)) or "—"
    if isinstance(pile, str | int):
        return str(pile) or "—"
    return f"({len(pile)})"
