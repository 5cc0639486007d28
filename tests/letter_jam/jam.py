"""Situations of «Букводжем» in a line: jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т").

Each row is named by its first letters; cards that a test does not name are laid where the rules want
them, so that all 68 are always on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from polyana.games.letter_jam.rules.game import LetterJam
from polyana.games.letter_jam.rules.table import Clue, Jam, Settings
from polyana.testing.scene import Scene

GAME = LetterJam()
EVERYBODY = -1
"""The spectator: sees what is open to everybody."""
ROUND: dict[str, Any] = {
    "stage": "proposals",
    "round": 1,
    "proposed": False,
    "asked_enough": False,
    "chips_out": False,
    "idle": 0,
    "giver": -1,
}


def fresh(players: int = 4, key: bytes = b"scene", game: LetterJam = GAME, **settings: Any) -> Scene[Jam]:
    """A match that has just been laid out."""
    return Scene(game, players, Settings(**settings), key)


def jam(
    rows: Mapping[int, str] | None = None,
    *,
    players: int = 4,
    virtual: str = "",
    bonus: str = "",
    extra: Mapping[int, str] | None = None,
    at: Mapping[int, int] | None = None,
    stacks: Mapping[int, int] | None = None,
    deck: int | None = None,
    phase: str = "propose",
    key: bytes = b"scene",
    game: LetterJam = GAME,
    zones: Mapping[str, Any] | None = None,
    **settings: Any,
) -> Scene[Jam]:
    """A match in the given situation, at the beginning of a round.

    `at` says how far each stand is, `extra` which extra letters lie on stands (their rows are done),
    `stacks` how many cards are left in virtual stacks, `deck` in the deck; what is left over has been
    discarded. `zones` sets anything else.
    """
    scene = fresh(players, key, game, **settings)
    t = scene.table
    named, extras = dict(rows or {}), dict(extra or {})
    open_cards = virtual.split()
    box = list(game.cards.letters)
    for card in [*"".join(named.values()), *open_cards, *bonus.split(), *extras.values()]:
        box.remove(card)
    spare = iter(sorted(box, key="ЖЗЙФХЦЧШЫЬЯГМПУДЛСЕИТНКРОАВБ".index))
    whole = {seat: named.get(seat, "") for seat in t.seats}
    for seat, row in whole.items():
        whole[seat] += "".join(islice(spare, t.lengths[seat] - len(row)))
    open_cards += islice(spare, 6 - players - len(open_cards))
    places = {seat: t.lengths[seat] if seat in extras else (at or {}).get(seat, 0) for seat in t.seats}
    sizes = {number: (stacks or {}).get(number, 5) for number in t.stacks}
    laid: dict[str, Any] = {
        **ROUND,
        "at": places,
        "rows": {seat: row[: places[seat] + 1] for seat, row in whole.items()},
        "ahead": {seat: row[places[seat] + 1 :] for seat, row in whole.items()},
        "secret": {seat: row.lower() for seat, row in whole.items()},
        "extra": {seat: extras.get(seat, "") for seat in t.seats},
        "shares": dict.fromkeys(t.seats, ""),
        "virtual": open_cards,
        "bonus": bonus.split(),
        "stacks": {number: "".join(islice(spare, size)) for number, size in sizes.items()},
        "buried": [number for number, size in sizes.items() if size],
        "deck": list(islice(spare, deck)),
        "discard": list(spare),
        **(zones or {}),
    }
    return scene.at(phase, **laid)


def final(rows: Mapping[int, str] | None = None, **how: Any) -> Scene[Jam]:
    """A match in its final part."""
    scene = jam(rows, **how)
    return scene.at("close", "LJ-10.1")


def whole(row: str, players: int = 4, seat: int = 0, **how: Any) -> Scene[Jam]:
    """The final part for a player whose row is this word, seen by the others to its last card."""
    return final({seat: row}, players=players, at={seat: len(row) - 1}, **how)


def ready(scene: Scene[Jam]) -> None:
    """Everybody who may propose is ready."""
    while scene.match.step.phase == "propose":
        scene.does(scene.match.waiting()[0], "ready", "ready")


def give(scene: Scene[Jam], seat: int, draft: str) -> Clue:
    """A seat proposes, nobody else does, and so the clue is given."""
    scene.does(seat, "propose", draft)
    before = len(scene.table.clues)
    for one in scene.match.waiting():
        scene.does(one, "ready", "ready")
    assert len(scene.table.clues) == before + 1
    return scene.table.clues[-1]


def decide(scene: Scene[Jam], move: Iterable[int] = (), guess: Mapping[int, str] | None = None) -> None:
    """Everybody who is asked decides: these move on, these guess, the rest stays."""
    movers, said = set(move), dict(guess or {})
    while scene.match.step.phase == "decisions":
        seat = scene.match.waiting()[0]
        if scene.asked(seat, "move"):
            scene.does(seat, "move", "move" if seat in movers else "stay")
        else:
            scene.does(seat, "guess", said.get(seat, "keep"))


def play_round(
    scene: Scene[Jam], seat: int, draft: str, move: Iterable[int] = (), guess: Mapping[int, str] | None = None
) -> None:
    """A whole round: the clue, the decisions, the upkeep."""
    give(scene, seat, draft)
    decide(scene, move, guess)


def show_all(scene: Scene[Jam]) -> None:
    """All lines are done and turned over, and the score is known."""
    for seat in scene.match.waiting():
        scene.does(seat, "done", "done")
    while not scene.over:
        assert scene.match.step.phase == "truth"
        seat = scene.match.waiting()[0]
        scene.does(seat, "reveal", "reveal")


def cards_of(t: Jam) -> Counter[str]:
    """All letter cards, wherever they lie."""
    return Counter(card for card in GAME.pieces(t) if card != "*")


def views(scene: Scene[Jam], *seats: int) -> list[bytes]:
    return [scene.match.view(seat).encode() for seat in seats]


# --- other boxes ----------------------------------------------------------------------------------

STANDARD = Path(__file__).parents[2] / "src/polyana/games/letter_jam/data/cards.toml"


def card_file(folder: Path, old: str = "", new: str = "") -> Path:
    """The standard card file with one thing changed."""
    text = STANDARD.read_text("utf-8")
    assert old in text
    path = folder / "cards.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path
