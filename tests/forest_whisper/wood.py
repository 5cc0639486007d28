"""Situations of «Шёпот леса» as a drawing:

    wood('''
        Ч20  А01  Щ2
        К02  #1   .
    ''', players=2, front={0: "Л Е"})

A token is a card and the cubes on it, a digit for each seat: «К02» is К with two cubes of seat 1. `#` is
a face-down card, `.` an empty place; a star marks a starting card. The cards that a test does not name go
where the rules want them, so that all 110 are always on the table.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from polyana.core import Step
from polyana.games.forest_whisper.rules.cards import Card, back
from polyana.games.forest_whisper.rules.field import cell_at, column_of, row_of
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.numbers import COLOURS, CUBES, SET_UP
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Entry, Forest
from polyana.testing.scene import Scene

GAME = ForestWhisper()
EVERYBODY = -1
"""The spectator: sees what is open to everybody."""
ROUND = (
    "write",
    "show_words",
    "place_cubes",
    "control",
    "elders",
    "refresh",
    "lay_card",
    "close_field",
    "pass_timer",
)
TOKEN = re.compile(r"([А-ЯЁ]\*?|[#.])(\d*)")
PLAIN = """
    А О Е И
    Н Р Т С
    К Л В М
    П Д У Я
"""
"""A field for tests that do not care."""


def fresh(
    players: int = 3, key: bytes = b"scene", game: ForestWhisper = GAME, **settings: Any
) -> Scene[Forest]:
    """A match in which everybody has just been asked to write."""
    scene = Scene(game, players, Settings(**settings), key)
    while scene.match.step.phase == "choose_colours":
        seat = scene.match.waiting()[0]
        scene.does(seat, "colour", scene.options(seat, "colour")[0])
    return scene


def wood(
    field: str = PLAIN,
    phase: str = "write",
    *args: Any,
    players: int = 3,
    key: bytes = b"scene",
    game: ForestWhisper = GAME,
    timer: int = 0,
    front: Mapping[int, str] | None = None,
    elders: Mapping[int, int] | None = None,
    deck: int = 20,
    discard: str = "",
    words: Mapping[int, str] | None = None,
    annals: Sequence[tuple[int, int, str, str]] = (),
    round: int = 2,
    origin: tuple[int, int] = (1, 1),
    **settings: Any,
) -> Scene[Forest]:
    """A match in the given situation, with the rest of the round on the agenda."""
    scene = fresh(players, key, game, **settings)
    pool = [*game.box.cards.starting, *game.box.cards.ordinary]
    seats, limit = range(players), SET_UP[players].cubes
    up: dict[int, Card] = {}
    below: list[int] = []
    cubes: dict[int, tuple[int, ...]] = {}
    for number, line in enumerate(filter(None, map(str.strip, field.splitlines())), origin[0]):
        for place, token in enumerate(line.split(), origin[1]):
            found = TOKEN.fullmatch(token)
            assert found, f"{token!r} is no card"
            here = cell_at(number, place)
            if found[1] == "#":
                below.append(here)
            elif found[1] != ".":
                up[here] = take(pool, found[1])
            if found[2]:
                counts = [int(one) for one in found[2].ljust(players, "0")]
                cubes[here] = tuple(counts)
    fronts = {seat: [take(pool, one) for one in (front or {}).get(seat, "").split()] for seat in seats}
    gone = [take(pool, one) for one in discard.split()]
    dark = [card for card in pool if back(card) == "dark"]
    down = {here: dark.pop() for here in below}
    hidden = {seat: [dark.pop() for _ in range((elders or {}).get(seat, 0))] for seat in seats}
    draw = [dark.pop() for _ in range(deck)]
    colours = list(COLOURS[:players])
    said = dict(words or {})
    at = phase if phase in ROUND else {"place": "place_cubes", "elder": "elders"}.get(phase, "control")
    return scene.at(
        phase,
        *args,
        agenda=tuple(Step(one) for one in ROUND[ROUND.index(at) + 1 :]),
        up=up,
        down=down,
        backs={here: back(card) for here, card in down.items()},
        cubes=cubes,
        front=fronts,
        elders=hidden,
        drawn={},
        deck=draw,
        discard=gone,
        box=dark,
        left_out=[card for card in pool if back(card) == "light"],
        supply=[limit - sum(counts[seat] for counts in cubes.values()) for seat in seats],
        spare={one: CUBES - (limit if one in colours else 0) for one in COLOURS},
        colours=colours,
        round=round,
        timer=timer,
        sheets=dict.fromkeys(seats, ""),
        words=said,
        verdicts=dict.fromkeys(said, ""),
        annals=[Entry(*one) for one in annals],
        using=[],
        using_front=[],
        placed=[],
    )


def take(pool: list[Card], letter: str) -> Card:
    """A card with this letter: an ordinary one, unless it has a star or there is none left."""
    for card in (letter, f"{letter}*"):
        if card in pool:
            pool.remove(card)
            return card
    raise AssertionError(f"there is no {letter} left in the box")


# --- doing ----------------------------------------------------------------------------------------


def write(scene: Scene[Forest], *words: str) -> Scene[Forest]:
    """Everybody writes, in the order of the seats; the last one ends the minute."""
    for seat, word in enumerate(words):
        scene.does(seat, "write", word)
    return scene


def verdicts(scene: Scene[Forest]) -> list[str]:
    """What became of the words, in the order in which they were shown."""
    return [told["verdict"] for told in scene.told("word")]


def verdict(scene: Scene[Forest], word: str) -> tuple[str, str]:
    """Seat 0 writes a word, the others nothing: the verdict, and the clause that it cites."""
    write(scene, word, *[""] * (scene.table.players - 1))
    shown = next(event for event in scene.events if event.kind == "word" and event.args["seat"] == 0)
    return shown.args["verdict"], shown.clause


def answer_all(scene: Scene[Forest], *until: str) -> Scene[Forest]:
    """Everybody answers what a clock would, until one of these phases has come."""
    for _ in range(1000):
        match = scene.match
        if match.over or match.step.phase in until:
            return scene
        ask = next(ask for ask in match.open_asks() if ask.owes)
        default = ask.default_in(match.view_table(ask.seat))
        said = ",".join(map(str, default)) or "-" if isinstance(default, tuple) else str(default)
        scene.does(ask.seat, ask.kind.name, said)
    raise AssertionError(f"{until} never came")


# --- looking --------------------------------------------------------------------------------------


def drawing(table: Forest) -> str:
    """The field as `wood` takes it: cubes only where there are some."""
    places = table.field_cards()
    rows, columns = sorted(map(row_of, places)), sorted(map(column_of, places))
    lines = []
    for number in range(rows[0], rows[-1] + 1):
        here = [cell_at(number, place) for place in range(columns[0], columns[-1] + 1)]
        lines.append(" ".join(f"{face(table, one)}{standing(table, one)}" for one in here))
    return "\n".join(lines)


def face(table: Forest, place: int) -> str:
    return table.up[place][0] if place in table.up else "#" if place in table.backs else "."


def standing(table: Forest, place: int) -> str:
    """The cubes on a card, a digit for each seat."""
    return "".join(map(str, table.cubes.get(place, ()))).rstrip("0")


def drawn(text: str) -> str:
    """A drawing without the blanks that only make it look nice."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines() if line.strip())


def letters_with(scene: Scene[Forest], seat: int) -> str:
    """The letters on which a seat has cubes, in reading order."""
    table = scene.table
    return "".join(face(table, place) for place in table.cells_with_cubes_of(seat))
