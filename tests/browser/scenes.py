"""The moments that are worth a picture, of every game, and those at which tests begin."""

from __future__ import annotations

from browser.staged import Moment

CALM = {
    "window_seconds": None,
    "dispute_seconds": None,
    "vote_seconds": None,
    "next_seconds": None,
    "first": 0,
}
JAM = {
    "length": 4,
    "proposal_seconds": None,
    "vote_seconds": None,
    "enough_seconds": None,
    "moving_seconds": None,
    "final_seconds": None,
    "reveal_seconds": None,
    "accept_seconds": None,
}
HUNTED = {"killer": "roboeye", "killer_seat": 1, "victim_1": "evelyn", "victim_2": "kinto", "victim_3": "roy"}

TABLES = {
    "no_words": Moment("no_words", 4, CALM, ("next",), 50, seed="осень"),
    "forest_whisper": Moment("forest_whisper", 3, {"first": 0}, ("assign", "extra"), 100),
    "letter_jam": Moment("letter_jam", 4, JAM, ("ready",), 90, seed="роса"),
    "forest_mages": Moment("forest_mages", 3, {"first": 0}, ("target",), 190),
    "wall_whisper": Moment("wall_whisper", 2, HUNTED, ("act",), 90, seed="июнь"),
}
"""The middle of a match of each game, one's own question open."""

ENDS = {game: one._replace(kinds=(), lines=0, over=True) for game, one in TABLES.items()}
HUNTER = Moment(
    "wall_whisper",
    2,
    {**HUNTED, "killer": "orion", "killer_seat": 0, "heat": True},
    ("action", "go", "play"),
    60,
)

FIRST_MOVES = {
    "no_words": Moment("no_words", 3, CALM, alone=False),
    "forest_whisper": Moment(
        "forest_whisper", 3, {"first": 0, "write_seconds": 180}, ("write",), alone=False
    ),
    "letter_jam": Moment("letter_jam", 3, JAM, alone=False),
    "forest_mages": Moment("forest_mages", 3, {"first": 0}, alone=False),
    "wall_whisper": Moment("wall_whisper", 3, HUNTED, alone=False),
}
"""The first question to a person who plays with two bots; no clock is in a hurry."""
FRIENDS = Moment("no_words", 2, CALM, people=2)
"""Two people at their first move."""

TITLES = {
    "no_words": ("«Нет слов»", "Lay a letter so that no word can be made of them"),
    "forest_whisper": ("«Шёпот леса»", "The word is written; now its cubes go to the trees"),
    "letter_jam": ("«Букводжем»", "Everybody sees your letter but you: clues are cooked together"),
    "forest_mages": (
        "«Маги леса»",
        "A die goes into the forests or the village; what it would bring is shown before",
    ),
    "wall_whisper": ("«Шёпот за стеной 2»", "The station as the hunted see it: dark, with a few lit rooms"),
}
