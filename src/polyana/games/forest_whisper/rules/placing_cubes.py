"""Placing cubes, second part: player by player, cubes go to the letters of the words."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules.assigning_letters import next_letter, suppliers
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.field import cell_name
from polyana.games.forest_whisper.rules.kinds import ASSIGN, DONE, EXTRA, SOURCE, TARGET, Cell, Done, Front
from polyana.games.forest_whisper.rules.table import Forest


@phase
def place_cubes(box: Box, t: Forest) -> Next:
    """From the first player clockwise, each finishes before the next begins. (FW-5.3)"""
    return [step(place, seat) for seat in t.clockwise()]


@phase
def place(box: Box, t: Forest, seat: Seat) -> Flow[Next]:
    """A player places cubes: on a card that holds none of theirs they must (FW-5.4), elsewhere they may
    (FW-5.5).

    Cubes placed earlier do not hinder them (FW-5.22). Cubes from the supply come first (FW-5.15); when
    it is empty, needed ones must be moved (FW-5.27). At the end every card of the field that serves the word
    holds a cube of its writer (FW-5.14). So «чаща», «лак» and «лес» bring four, three and three cubes
    (FW-5.11). What leaves no choice is not asked (FW-5.29); a word may bring no cube (FW-5.21).
    """
    if t.verdicts[seat]:
        needed = yield from choose_target(t, seat)
    else:
        yield from assign_cards(box, t, seat)
        yield from add_cubes(t, seat)
        needed = sorted(cell for cell in t.using if not t.cubes_of(seat, cell))
    served = needed[: t.supply[seat]]
    for cell in served:
        put_cube(t, seat, cell)
    t.tell(
        "placed",
        "FW-5.8" if t.verdicts[seat] else "FW-5.4" if served else "FW-5.21",
        seat=seat,
        letters=[t.up[cell][0] for cell in served],
        count=len(served),
    )
    for cell in needed[len(served) :]:
        yield from move_cube(t, seat, cell)
    t.using, t.using_front, t.placed = [], [], []
    return None


def put_cube(t: Forest, seat: Seat, cell: Cell) -> None:
    """A cube goes from the supply to a card, one in a turn. (FW-5.6)"""
    assert cell not in t.placed, "one cube per card and turn"
    t.put_cube(seat, cell)
    t.placed.append(cell)


# --- an accepted word -----------------------------------------------------------------------------


def assign_cards(box: Box, t: Forest, seat: Seat) -> Flow[None]:
    """Each letter gets a card of its own; what can be done in one way only is done (FW-5.7). A card of one's
    own is not used up (FW-4.17)."""
    key = box.cards.letters_of(t.words[seat])
    while (wanted := next_letter(t, seat, key)) is not None:
        chosen = wanted.forced
        if not chosen:
            card = yield from choose_card(t, seat, key, wanted.letter)
            t.tell("assigned", "FW-5.7", seat=seat, letter=wanted.letter.upper(), cell=card_name(card))
            chosen = [card]
        for card in chosen:
            if isinstance(card, int):
                t.using.append(card)
            else:
                t.using_front.append(wanted.letter)


def choose_card(t: Forest, seat: Seat, key: str, letter: str) -> Flow[Cell | Front]:
    """Which card supplies this letter? By default the first of the field. (FW-5.7)"""
    return t.choose(
        seat,
        ASSIGN,
        partial(suppliers, seat=seat, key=key),
        default=lambda view: suppliers(view, seat, key)[0],
        seconds=t.settings.place_seconds,
        clock=f"place{t.round}-{seat}",
        about={"letter": letter.upper(), "word": t.words[seat]},
    )


def add_cubes(t: Forest, seat: Seat) -> Flow[None]:
    """Where own cubes stand already, one more may be added (FW-5.5), even before needed ones are served and
    if the supply runs out by that (FW-5.26)."""
    while extras(t, seat):
        card = yield from t.choose(
            seat,
            EXTRA,
            partial(extra_options, seat=seat),
            default=DONE,
            seconds=t.settings.place_seconds,
            clock=f"place{t.round}-{seat}",
            about={"word": t.words[seat]},
        )
        if not isinstance(card, int):
            return
        put_cube(t, seat, card)
        t.tell("added", "FW-5.5", seat=seat, letter=t.up[card][0])


def extra_options(view: Forest, seat: Seat) -> list[Cell | Done]:
    return [*extras(view, seat), DONE]


def extras(view: Forest, seat: Seat) -> list[Cell]:
    """The cards that may get an additional cube; it comes from the supply only. (FW-5.5, FW-5.6, FW-5.16)"""
    if not view.supply[seat]:
        return []
    return [cell for cell in sorted(view.using) if cell not in view.placed and view.cubes_of(seat, cell)]


# --- moving a cube --------------------------------------------------------------------------------


def move_cube(t: Forest, seat: Seat, cell: Cell) -> Flow[None]:
    """The supply is empty: a needed cube comes from another card (FW-5.13). The player chooses only from
    which (FW-5.27)."""
    source, *others = sources(t, seat, cell)
    if others:
        options = partial(sources, seat=seat, cell=cell)
        source = yield from t.choose(
            seat,
            SOURCE,
            options,
            default=lambda view: max(options(view), key=lambda card: view.cubes_of(seat, card)),
            seconds=t.settings.place_seconds,
            clock=f"place{t.round}-{seat}",
            about={"letter": t.up[cell][0], "cell": cell},
        )
    t.move_cube(seat, source, cell)
    t.placed.append(cell)
    t.tell("moved", "FW-5.13", seat=seat, letter=t.up[cell][0], cell=card_name(source))


def sources(view: Forest, seat: Seat, cell: Cell) -> list[Cell]:
    """The cards that can give a cube of this seat away, face-down ones included; nobody else's cubes are
    touched. (FW-5.13, FW-5.19)"""
    cards = view.cells_with_cubes_of(seat)
    return [card for card in cards if card != cell and movable(view, seat, card, view.using) > 0]


def movable(view: Forest, seat: Seat, card: Cell, using: Collection[Cell]) -> int:
    """How many cubes of a seat may leave a card: one must stay if the card serves the word. What was placed
    in this turn stays too. (FW-5.14, FW-5.18)"""
    return view.cubes_of(seat, card) - (card in using)


# --- no accepted word -----------------------------------------------------------------------------


def choose_target(t: Forest, seat: Seat) -> Flow[list[Cell]]:
    """Without an accepted word exactly one cube goes to any face-up card (FW-5.8), whether own cubes stand
    there already or not (FW-5.10); if the supply is empty it is moved there (FW-5.17). If there is no such
    card, none goes anywhere (FW-5.21)."""
    if not t.up:
        return []
    cell = yield from t.choose(
        seat,
        TARGET,
        lambda view: sorted(view.up),
        default=lambda view: min(view.up),
        seconds=t.settings.place_seconds,
        clock=f"place{t.round}-{seat}",
    )
    return [cell]


def card_name(card: Cell | Front) -> str:
    """Where a card lies, as events name it: a cell of the field, or before its owner."""
    return cell_name(card) if isinstance(card, int) else "own"
