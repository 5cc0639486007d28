"""Phase 4, refresh: the game ends, or a new card is laid and the field may be closed up."""

from __future__ import annotations

from functools import partial

from polyana.core import Flow, Next, Over, Seat, phase, step
from polyana.games.forest_whisper.rules import closing
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.field import border, spot
from polyana.games.forest_whisper.rules.kinds import CLOSE, DOWN_POINTS, DRAWN, GAP, NO, PICK, SPOT, Cell
from polyana.games.forest_whisper.rules.table import Forest


class Refresh(Box):
    """The field changes, or the game ends."""

    @phase
    def refresh(self, t: Forest) -> Next:
        """The game ends if the deck is empty, or if fewer face-up cards lie on the field than twice the
        number of players; else the first player draws three cards. (FW-7.1–7.4, FW-7.17)"""
        if not t.deck:
            return step(self.score, "FW-7.1")
        if len(t.up) < 2 * t.players:
            return step(self.score, "FW-7.2")
        number = min(DRAWN, len(t.deck))
        t.drawn = {t.timer: [t.dice.draw(t.deck, to=(t.timer,)) for _ in range(number)]}
        t.reveal("drew", "FW-7.4", to=(t.timer,), seat=t.timer, letters=t.drawn[t.timer])
        return None

    @phase
    def lay_card(self, t: Forest) -> Flow[Next]:
        """The first player lays one of the drawn cards face up so that it shares a side with another card;
        the others are discarded face down. (FW-7.5–7.7, FW-7.18)"""
        seat = t.timer
        seconds, clock = t.settings.lay_seconds, f"lay{t.round}"
        card = t.drawn[seat][0]
        if len(t.drawn[seat]) > 1:
            card = yield from t.choose(
                seat,
                PICK,
                lambda view: list(dict.fromkeys(view.drawn[seat])),
                default=lambda view: view.drawn[seat][0],
                seconds=seconds,
                clock=clock,
            )
        place = yield from t.choose(
            seat,
            SPOT,
            lambda view: border(view.field_cards()),
            default=lambda view: border(view.field_cards())[0],
            about={"letter": card},
            seconds=seconds,
            clock=clock,
        )
        t.up[place] = card
        t.drawn[seat].remove(card)
        rest = t.drawn[seat]
        t.discard += rest
        t.drawn = {}
        t.reveal("laid", "FW-7.5", seat=seat, letter=card, count=len(rest), cell=spot(place))
        return None

    @phase
    def close_field(self, t: Forest) -> Flow[Next]:
        """If every row (or every column) has a face-down card without a cube, the first player may discard
        one from each and close the field up. (FW-7.8–7.15, FW-7.19)"""
        seat = t.timer
        seconds, clock = t.settings.lay_seconds, f"close{t.round}"
        if not ways_to_close(t):
            return None
        direction = yield from t.choose(
            seat,
            CLOSE,
            lambda view: [*ways_to_close(view), NO],
            default=NO,
            seconds=seconds,
            clock=clock,
        )
        if direction == NO:
            return None
        removed: list[Cell] = []
        for number, line in enumerate(gaps(t, direction)):
            place = line[0]
            if len(line) > 1:
                place = yield from t.choose(
                    seat,
                    GAP,
                    partial(gap_in, direction=direction, number=number),
                    default=line[0],
                    about={"direction": direction, "line": number + 1},
                    seconds=seconds,
                    clock=clock,
                )
            removed.append(place)
        close_up(t, removed, direction)
        t.tell("closed", "FW-7.9", seat=seat, direction=direction, count=len(removed))
        return None

    # --- the end ---------------------------------------------------------------------------------

    @phase
    def score(self, t: Forest, clause: str) -> Next:
        """Most trees win, then fewer cubes in the supply; in the advanced variant most points, then most
        trees, then fewer cubes. Who is still level shares the victory. (FW-8.1–8.5, FW-9.1, FW-9.2)"""
        points = [self.points(t, seat) for seat in t.seats]
        rank = [(points[seat], t.trees(seat), -t.supply[seat]) for seat in t.seats]
        winners = [seat for seat in t.seats if rank[seat] == max(rank)]
        t.tell("game_over", clause, scores_by_seat=points, winner_seats=winners, scoring=t.settings.scoring)
        raise Over(winners, points)

    def points(self, view: Forest, seat: Seat) -> int:
        """What the cards in front of a player are worth. (FW-8.1, FW-9.1)"""
        if view.settings.scoring == "cards":
            return view.trees(seat)
        shown = sum(map(self.cards.value, view.front[seat]))
        return shown + DOWN_POINTS * len(view.elders[seat])


def bare(view: Forest) -> list[Cell]:
    """The face-down cards without a cube, whatever turned them down. (FW-7.19)"""
    return [place for place in view.backs if place not in view.cubes]


def gaps(view: Forest, direction: str) -> list[list[Cell]]:
    """In each line the cards that may go; nothing if the field cannot be closed this way. (FW-7.8)"""
    return closing.gaps(view.field_cards(), bare(view), direction)


def ways_to_close(view: Forest) -> list[str]:
    """The directions in which the field can be closed up. (FW-7.8, FW-7.13)"""
    return [direction for direction in closing.DIRECTIONS if gaps(view, direction)]


def gap_in(view: Forest, direction: str, number: int) -> list[Cell]:
    """The cards of one line that may go. (FW-7.13)"""
    return gaps(view, direction)[number]


def close_up(t: Forest, removed: list[Cell], direction: str) -> None:
    """The removed cards go to the discard in reading order, the rest moves; cubes and faces travel along.
    (FW-7.9, FW-7.14, FW-7.18)"""
    moves = closing.close_up(t.field_cards(), removed, direction)
    t.discard += [t.down[place] for place in sorted(removed)]
    now = sorted((there, here) for here, there in moves.items())
    t.up = {there: t.up[here] for there, here in now if here in t.up}
    t.down = {there: t.down[here] for there, here in now if here in t.down}
    t.backs = {there: t.backs[here] for there, here in now if here in t.backs}
    t.cubes = {there: t.cubes[here] for there, here in now if here in t.cubes}
