"""What a closed thing says when it is tapped: why, in the game's own words, and when it will open."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from no_words.talk import talk
from polyana.core.speech import Speech


class Closed(NamedTuple):
    """Somebody wants to do what is not asked now."""

    seat: int
    kind: str
    clause: str
    before: dict[str, Any]
    talk: str = "О* А* И* Д М К"
    calls: tuple[str, ...] = ()
    """What seat 2 has called before."""


CLOSED = {
    "no letter was placed": Closed(1, "call", "NW-0.2", {"turn": 0}, "О* А*"),
    "one's own letter": Closed(0, "call", "NW-4.3", {"mover": 0}),
    "one has passed": Closed(2, "call", "NW-4.15", {"mover": 0}, calls=("pass",)),
    "who moves is being chosen": Closed(1, "place", "NW-7.7", {"mover": 0}, calls=("мак",)),
    "a word has counted": Closed(2, "call", "NW-4.11", {"mover": 0, "pace": "free"}, calls=("мак",)),
    "not one's turn": Closed(1, "place", "NW-3.1", {"turn": 0}),
    "the window is open": Closed(1, "place", "NW-4.7", {"mover": 0}),
    "not one's turn, at a free pace": Closed(2, "place", "NW-4.19", {"mover": 0, "pace": "free"}),
}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", CLOSED)
def test_what_is_closed_says_why(name: str, language: str) -> None:
    closed = CLOSED[name]
    scene = talk(closed.talk, players=3, **closed.before)
    for call in closed.calls:
        scene.does(2, "call", call)
    refused = scene.refuses(closed.seat, closed.kind, "дом", clause=closed.clause)
    speech, number = Speech("polyana.games.no_words", language), closed.clause.partition("-")[2]
    said = speech.refusal(refused)
    assert said.startswith(speech.say(f"unasked-{closed.kind}-{number.replace('.', '-')}"))
    assert said.endswith(f" {number}")
