"""The moments that are worth a picture, of every game."""

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
    "no_words": Moment("nwnwnwnwtabc", "no_words", 4, CALM, ("next",), 50, seed="осень"),
    "forest_whisper": Moment("fwfwfwfwtabc", "forest_whisper", 3, {"first": 0}, ("assign", "extra"), 100),
    "letter_jam": Moment("jmjmjmjmtabc", "letter_jam", 4, JAM, ("ready",), 90, seed="роса"),
    "forest_mages": Moment("fmfmfmfmtabc", "forest_mages", 3, {"first": 0}, ("target",), 190),
    "wall_whisper": Moment("wwwwwwwwtabc", "wall_whisper", 2, HUNTED, ("act",), 90, seed="июнь"),
}
"""The middle of a match of each game, one's own question open."""

ENDS = {game: one._replace(code=one.code[:8] + "ends", kinds=()) for game, one in TABLES.items()}
HUNTER = Moment(
    "wwwwwwwwhunt",
    "wall_whisper",
    2,
    {**HUNTED, "killer": "orion", "killer_seat": 0, "heat": True},
    ("action", "go", "play"),
    60,
)

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
