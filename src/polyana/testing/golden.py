"""Golden playthroughs: recorded matches whose telling must not change by accident.

Beside each `NAME.match` lies `NAME.txt`: what every pair of eyes heard. To accept a change that is
meant, delete the text and run the test once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polyana.core import Event, Game, Happened, Record, heard, read
from polyana.core.speech import Speech


def telling(game: Game[Any], package: str, text: str) -> str:
    """A match as every pair of eyes heard it, and how it ended."""
    events: list[Event] = []

    def listen(record: Record[Any], happened: Happened | None) -> None:
        events.extend(happened.events if happened else ())

    record = read(game, text, listen)
    speech = Speech(package, "ru", record.header.names)
    parts = []
    for seat in range(-1, record.header.players):
        title = speech.name(seat) if seat >= 0 else "—"
        lines = [f"{speech.event(event, seat)} [{event.clause}]" for event in heard(events, seat)]
        parts.append("\n".join([f"== {title}", *lines]))
    return "\n\n".join(parts) + f"\n\n{record.match.over}\n"


def check(game: Game[Any], package: str, match_file: Path) -> None:
    """Compare a recorded match with its stored telling; the first run writes it and fails."""
    told = telling(game, package, match_file.read_text("utf-8"))
    stored = match_file.with_suffix(".txt")
    if not stored.exists():
        stored.write_text(told, "utf-8")
        raise AssertionError(f"{stored.name} was missing and has been written: read it, then run again")
    assert stored.read_text("utf-8") == told, f"{match_file.name} is told differently now"
