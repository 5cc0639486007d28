"""Situations of «Нет слов» in a line: talk("О* А* Д", hands={0: "М К Л"}, turn=0).

Cards are written with blanks between them, a red one with a star. The cards that a test does not
name are laid where the rules want them, so that all 84 are always on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from polyana.games.no_words.rules.cards import RED, Card, is_red, red
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.setting_up import HAND
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import NO_MOVER, Talk
from polyana.testing.scene import Scene
from polyana.words import fold, lexicon

GAME = NoWords()
EVERYBODY = -1
"""The spectator: sees what is open to everybody."""


def cards(text: str) -> list[Card]:
    return text.split()


def spelled(word: str) -> str:
    """The cards of a word: А, Е, И and О are red, the rest is black.

    >>> spelled("ёжик")
    'Е* Ж И* К'
    """
    return " ".join(red(one) if one in RED else one for one in fold(word).upper())


def fresh(players: int = 3, key: bytes = b"scene", game: NoWords = GAME, **settings: Any) -> Scene[Talk]:
    """A match that has just been dealt."""
    return Scene(game, players, Settings(**settings), key)


def talk(
    conversation: str,
    *,
    players: int = 3,
    key: bytes = b"scene",
    game: NoWords = GAME,
    hands: Mapping[int, str] | None = None,
    turn: int | None = None,
    mover: int | None = None,
    discards: Mapping[int, int] | None = None,
    deck: int | None = None,
    **settings: Any,
) -> Scene[Talk]:
    """A match in the given situation; see `lay`."""
    scene = fresh(players, key, game, **settings)
    return lay(scene, conversation, hands=hands, turn=turn, mover=mover, discards=discards, deck=deck)


def lay(
    scene: Scene[Talk],
    conversation: str,
    *,
    hands: Mapping[int, str] | None = None,
    turn: int | None = None,
    mover: int | None = None,
    discards: Mapping[int, int] | None = None,
    deck: int | None = None,
) -> Scene[Talk]:
    """Lay the cards anew.

    With a `mover` their letter has just been placed and calls are open; without one it is the turn of
    `turn`. `discards` says how many cards seats have taken, `deck` how many are left to draw; what
    is left over has gone to the general discard.
    """
    table, game = scene.table, scene.game
    assert isinstance(game, NoWords)
    seats, named, said = table.seats, hands or {}, cards(conversation)
    box = [*game.box.cards.red, *game.box.cards.black]
    for card in [*said, *(card for hand in named.values() for card in cards(hand))]:
        box.remove(card)
    showcase = [card for card in box if is_red(card)]
    black = iter([card for card in box if not is_red(card)][::-1])
    held = {seat: cards(named.get(seat, "")) for seat in seats}
    for hand in held.values():
        hand += islice(black, HAND - len(hand))
    taken = {seat: tuple(islice(black, (discards or {}).get(seat, 0))) for seat in seats}
    draw = list(islice(black, deck))
    if mover is None:
        on_turn = turn or 0
        last = (on_turn - 1) % len(seats) if len(said) > 2 else NO_MOVER
        phase = "turn"
    else:
        on_turn, last = (mover + 1) % len(seats), mover
        phase = "floor" if table.settings.pace == "free" and draw else "window"
    return scene.at(
        phase,
        conversation=said,
        showcase=showcase,
        hands=held,
        discards=taken,
        deck=draw,
        general_discard=list(black),
        turn=on_turn,
        mover=last,
        placements=len(said) - 2,
        passed=(),
        tried=(),
        line=(),
        queue=dict.fromkeys(seats, ()),
    )


def verdict(scene: Scene[Talk], seat: int, word: str) -> str:
    """A seat calls a word: "counts", or the clause by which it was rejected in public."""
    assert scene.asked(seat, "call") is not None, f"seat {seat} may not call"
    happened = scene.does(seat, "call", word)
    for event in happened.events:
        if event.kind == "rejected":
            return event.clause
    assert any(event.kind == "taken" for event in happened.events), f"{word} is still being judged"
    return "counts"


def all_pass(scene: Scene[Talk]) -> None:
    """Everybody who is asked in this window passes."""
    while scene.match.step.phase == "window":
        scene.does(scene.match.waiting()[0], "call", "pass")


def reasons(scene: Scene[Talk]) -> list[str]:
    """Why calls were rejected, as a spectator has heard it."""
    return [told["reason"] for told in scene.told("rejected")]


def some_word(grade: int) -> str:
    """A word of exactly this grade that red and black cards can spell."""
    fits = (
        key
        for key in sorted(lexicon().keys)
        if len(key) == 5 and lexicon().grade(key) == grade and len(set(key)) == 5 and "ъ" not in key
    )
    return next(fits)


def zones(scene: Scene[Talk]) -> dict[str, list[Card]]:
    """What lies where, order apart."""
    table = scene.table
    piles = {
        "conversation": table.conversation,
        "showcase": table.showcase,
        "deck": table.deck,
        "general_discard": table.general_discard,
        **{f"hand {seat}": hand for seat, hand in table.hands.items()},
        **{f"discard {seat}": pile for seat, pile in table.discards.items()},
    }
    return {name: sorted(pile) for name, pile in piles.items()}


# --- other boxes ----------------------------------------------------------------------------------

RED_ROW = '[[red]]\nletters = "АЕИО"\ncount = 2\nsource = "rulebook"\n'
BLACK = dict(Counter(GAME.box.cards.black))
"""How many black cards bear each letter."""


def card_file(folder: Path, black: dict[str, int] | str, red: str = RED_ROW) -> Path:
    """A card file with these black cards; a text is taken as it is."""
    rows = black
    if not isinstance(rows, str):
        rows = "".join(
            f'[[black]]\nletters = "{one}"\ncount = {count}\nsource = "public"\n'
            for one, count in rows.items()
        )
    path = folder / "cards.toml"
    path.write_text(red + rows, "utf-8")
    return path


def with_black_e(folder: Path) -> NoWords:
    """A game whose owner found two black Е in the box."""
    return NoWords(card_file(folder, {**BLACK, "К": BLACK["К"] - 2, "Е": 2}))
