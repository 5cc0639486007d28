"""Checking control: Leaders take cards, Elders trade guards for cards."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import back
from polyana.games.forest_whisper.rules.field import cell_name, threes
from polyana.games.forest_whisper.rules.kinds import DECLINE, ELDER, GUARD, Cell, Decline, Group
from polyana.games.forest_whisper.rules.numbers import AHEAD, FIVE
from polyana.games.forest_whisper.rules.table import Forest

# --- Leaders --------------------------------------------------------------------------------------


@phase
def control(box: Box, t: Forest) -> Next:
    """All cards of the field are checked (FW-6.1), also those on which nobody has just placed a cube, as Н in
    the example of the rulebook (FW-6.16). They are judged as they stand now: first ties of five are turned
    down, then Leaders take their cards, from the first player on (FW-6.14)."""
    for cell in [cell for cell in sorted(t.cubes) if tie_of_five(t.cubes[cell])]:
        turn_down(t, cell)
    led = leads(t)
    return [
        one
        for seat in t.clockwise()
        for cell in led[seat]
        for one in (step(capture, seat, cell), step(guard, seat, cell))
    ]


def leader(counts: Sequence[int]) -> Seat | None:
    """Who leads on a card with these cubes of each seat: the one with five (FW-6.2) or two more than each of
    the others (FW-6.3), one of the conditions is enough (FW-6.4). A seat without cubes has zero (FW-6.5).
    Five against five nobody leads (FW-6.13).

    >>> leader((2, 0)), leader((3, 2)), leader((4, 2, 2)), leader((4, 5)), leader((5, 5)), leader((0, 1, 0))
    (0, None, 0, 1, None, None)
    """
    *_, second, most = sorted(counts)
    if most == second or (most - second < AHEAD and most < FIVE):
        return None
    return counts.index(most)


def tie_of_five(counts: Sequence[int]) -> bool:
    """Have at least two players five cubes each? (FW-6.12)

    >>> tie_of_five((5, 1, 5)), tie_of_five((5, 4, 4))
    (True, False)
    """
    return counts.count(FIVE) > 1


def leads(view: Forest) -> dict[Seat, list[Cell]]:
    """The cards that each seat would take now, in reading order. A face-down card has no Leader.
    (FW-6.14, FW-6.15)"""
    found: dict[Seat, list[Cell]] = {seat: [] for seat in view.seats}
    for cell in sorted(view.cubes):
        seat = leader(view.cubes[cell])
        if seat is not None:
            assert cell in view.up, "nobody leads on a face-down card"
            found[seat].append(cell)
    return found


def standing(counts: Sequence[int]) -> tuple[Seat | None, Seat | None]:
    """Who leads on a card with these cubes, and who is merely ahead.

    >>> standing((2, 0)), standing((1, 0)), standing((1, 1)), standing(())
    ((0, None), (None, 0), (None, None), (None, None))
    """
    if not any(counts):
        return None, None
    leading = leader(counts)
    if leading is not None:
        return leading, None
    most = max(counts)
    return None, counts.index(most) if counts.count(most) == 1 else None


def turn_down(t: Forest, cell: Cell) -> None:
    """Five against five: all cubes go home, nobody gets the card and no card is drawn (FW-6.12). From now on
    the table shows its back only (FW-7.20)."""
    t.return_cubes(cell)
    card = t.up.pop(cell)
    t.down[cell], t.backs[cell] = card, back(card)
    t.tell("turned_down", "FW-6.12", letter=card[0], cell=cell_name(cell))


@phase
def capture(box: Box, t: Forest, seat: Seat, cell: Cell) -> Next:
    """The Leader lays the card face up in front of them (FW-6.6), its cubes return to the supplies (FW-6.7),
    and an unseen card takes its place (FW-6.8), off the discard if the deck is empty (FW-6.10). If there is
    none, the place stays empty (FW-6.11)."""
    t.return_cubes(cell)
    card = t.up.pop(cell)
    t.front[seat].append(card)
    new = t.take_unseen()
    if new is not None:
        t.down[cell], t.backs[cell] = new, back(new)
    t.reveal(
        "captured",
        "FW-6.6",
        seat=seat,
        letter=card[0],
        value=box.cards.value(card),
        back=t.backs.get(cell, "hole"),
    )
    return None


@phase
def guard(box: Box, t: Forest, seat: Seat, cell: Cell) -> Flow[Next]:
    """The Leader may place one cube on the new face-down card (FW-6.9), from the supply only (FW-6.28)."""
    if cell in t.backs:
        wants = yield from t.choose(
            seat,
            GUARD,
            ["yes", "no"],
            default="no",
            seconds=t.settings.cube_seconds,
            clock=f"guard{t.round}-{cell}",
            about={"cell": cell},
        )
        if wants == "yes":
            t.put_cube(seat, cell)
        t.tell("guarded", "FW-6.9", seat=seat, cell=cell_name(cell), chosen=wants)
    return None


# --- Elders ---------------------------------------------------------------------------------------


@phase
def elders(box: Box, t: Forest) -> Next:
    """After all captures, from the first player on. (FW-6.24)"""
    return [step(elder, seat) for seat in t.clockwise()]


@phase
def elder(box: Box, t: Forest, seat: Seat) -> Flow[Next]:
    """The Elder may return the cubes of three neighbouring face-down cards for the top card of the deck
    (FW-6.19), or of the discard if the deck is empty (FW-6.26).

    Nobody looks at that card (FW-6.22); it makes no words but brings a point in the end (FW-6.20, FW-6.21).
    The three stay on the field without those cubes (FW-6.27). As long as there is another group it may be
    traded too (FW-6.24), or in a later round (FW-6.25).
    """
    claims = 0
    while groups(t, seat) and (t.deck or t.discard):
        chosen = yield from t.choose(
            seat,
            ELDER,
            lambda view: elder_options(view, seat),
            default=DECLINE,
            seconds=t.settings.elder_seconds,
            clock=f"elder{t.round}-{seat}-{claims}",
        )
        if not isinstance(chosen, tuple):
            t.tell("declined", "FW-6.19", seat=seat)
            break
        for cell in chosen:
            t.return_cubes_of(seat, cell)
        card = t.take_unseen()
        assert card is not None
        t.elders[seat].append(card)
        claims += 1
        t.tell("elder", "FW-6.19", seat=seat)
    return None


def groups(view: Forest, seat: Seat) -> list[Group]:
    """Every three neighbouring face-down cards with cubes of this seat (FW-6.17), any three if more are
    connected (FW-6.23)."""
    return threes([cell for cell in sorted(view.backs) if view.cubes_of(seat, cell)])


def elder_options(view: Forest, seat: Seat) -> list[Group | Decline]:
    return [*groups(view, seat), DECLINE]
