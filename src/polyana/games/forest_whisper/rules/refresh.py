"""Refresh: the game ends, or a new card is laid and the field may be closed up."""

from __future__ import annotations

from functools import partial

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules import closing_up, who_has_won
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import Card
from polyana.games.forest_whisper.rules.field import border, cell_name
from polyana.games.forest_whisper.rules.kinds import CLOSE, GAP, LEAVE_OPEN, PICK, SPOT, Cell
from polyana.games.forest_whisper.rules.numbers import DRAWN
from polyana.games.forest_whisper.rules.table import Forest


@phase
def refresh(box: Box, t: Forest) -> Next:
    """If the game ends, scores are counted at once and nothing else happens (FW-7.3); else the first player
    draws three cards or all there are, and sees them alone (FW-7.4)."""
    clause = end_clause(t)
    if clause:
        return step(who_has_won.score, clause)
    number = min(DRAWN, len(t.deck))
    t.drawn = {t.timer: [t.dice.draw(t.deck, to=(t.timer,)) for _ in range(number)]}
    t.reveal("drew", "FW-7.4", to=(t.timer,), seat=t.timer, letters=t.drawn[t.timer])
    return None


def end_clause(view: Forest) -> str:
    """The clause by which the game ends with this phase, or nothing: the deck is empty before cards are drawn
    (FW-7.1, FW-7.17), or too few cards lie face up (FW-7.2)."""
    if not view.deck:
        return "FW-7.1"
    return "FW-7.2" if len(view.up) < fewest_up(view) else ""


def fewest_up(view: Forest) -> int:
    """With fewer face-up cards on the field than that the game ends. (FW-7.2)"""
    return 2 * view.players


# --- a new card -----------------------------------------------------------------------------------


@phase
def lay_card(box: Box, t: Forest) -> Flow[Next]:
    """The first player must lay one of the drawn cards (FW-7.7), face up and beside another card (FW-7.5);
    the others are discarded face down (FW-7.6), in the order in which they were drawn (FW-7.18)."""
    seat = t.timer
    card = yield from pick_card(t, seat)
    cell = yield from t.choose(
        seat,
        SPOT,
        free_cells,
        default=lambda view: free_cells(view)[0],
        about={"letter": card},
        seconds=t.settings.lay_seconds,
        clock=f"lay{t.round}",
    )
    t.up[cell] = card
    t.drawn[seat].remove(card)
    rest = t.drawn[seat]
    t.discard += rest
    t.drawn = {}
    t.reveal("laid", "FW-7.5", seat=seat, letter=card, count=len(rest), cell=cell_name(cell))
    return None


def pick_card(t: Forest, seat: Seat) -> Flow[Card]:
    """One of the drawn cards; if one was drawn, it is that one. (FW-7.7)"""
    if len(t.drawn[seat]) == 1:
        return t.drawn[seat][0]
    card = yield from t.choose(
        seat,
        PICK,
        lambda view: list(dict.fromkeys(view.drawn[seat])),
        default=lambda view: view.drawn[seat][0],
        seconds=t.settings.lay_seconds,
        clock=f"lay{t.round}",
    )
    return card


def free_cells(view: Forest) -> list[Cell]:
    """Where a card may be laid: beside any card, in a gap too. (FW-7.5, FW-7.7)"""
    return border(view.field_cards())


# --- closing up -----------------------------------------------------------------------------------


@phase
def close_field(box: Box, t: Forest) -> Flow[Next]:
    """After the new card has been laid (FW-7.12) the field may be closed up once, all rows or all columns, by
    one card from each line (FW-7.13), as in the example of the rulebook (FW-7.10)."""
    seat = t.timer
    seconds, clock = t.settings.lay_seconds, f"close{t.round}"
    if not ways_to_close(t):
        return None
    direction = yield from t.choose(
        seat,
        CLOSE,
        lambda view: [*ways_to_close(view), LEAVE_OPEN],
        default=LEAVE_OPEN,
        seconds=seconds,
        clock=clock,
    )
    if direction == LEAVE_OPEN:
        return None
    removed: list[Cell] = []
    for number, line in enumerate(gaps(t, direction)):
        cell = line[0]
        if len(line) > 1:
            cell = yield from t.choose(
                seat,
                GAP,
                partial(gap_in_line, direction=direction, number=number),
                default=line[0],
                about={"direction": direction, "line": number + 1},
                seconds=seconds,
                clock=clock,
            )
        removed.append(cell)
    close_up(t, removed, direction)
    t.tell("closed", "FW-7.9", seat=seat, direction=direction, count=len(removed))
    return None


def gaps(view: Forest, direction: str) -> list[list[Cell]]:
    """In each line the cards that may be removed; nothing if the field cannot be closed up this way
    (FW-7.8). Any face-down card without cubes will do, whatever turned it down (FW-7.19)."""
    bare = [cell for cell in view.backs if cell not in view.cubes]
    return closing_up.gaps(view.field_cards(), bare, direction)


def ways_to_close(view: Forest) -> list[str]:
    """The directions in which the field can be closed up. (FW-7.8, FW-7.13)"""
    return [direction for direction in closing_up.DIRECTIONS if gaps(view, direction)]


def gap_in_line(view: Forest, direction: str, number: int) -> list[Cell]:
    """The cards of one line that may be removed. (FW-7.13)"""
    return gaps(view, direction)[number]


def close_up(t: Forest, removed: list[Cell], direction: str) -> None:
    """The removed cards go to the discard (FW-7.9), in reading order (FW-7.18); the rest moves, and cubes
    travel with their cards (FW-7.14)."""
    moves = closing_up.moves_of(t.field_cards(), removed, direction)
    t.discard += [t.down[cell] for cell in sorted(removed)]
    now = sorted((there, here) for here, there in moves.items())
    t.up = {there: t.up[here] for there, here in now if here in t.up}
    t.down = {there: t.down[here] for there, here in now if here in t.down}
    t.backs = {there: t.backs[here] for there, here in now if here in t.backs}
    t.cubes = {there: t.cubes[here] for there, here in now if here in t.cubes}
