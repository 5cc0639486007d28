"""Phase 3, the control check: Leaders and Elders."""

from __future__ import annotations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import back
from polyana.games.forest_whisper.rules.field import spot, threes
from polyana.games.forest_whisper.rules.kinds import AHEAD, DECLINE, ELDER, FIVE, GUARD, Cell
from polyana.games.forest_whisper.rules.table import Forest


class Control(Box):
    """Who leads on a card takes it; who holds three neighbouring face-down cards may cash them in."""

    @phase
    def control(self, t: Forest) -> Next:
        """Every card of the field is checked as it stands now: first all ties of five are turned down, then
        Leaders take their cards, from the first player on. (FW-6.1–6.5, FW-6.12–6.15)"""
        for place in [place for place in sorted(t.cubes) if t.cubes[place].count(FIVE) > 1]:
            self.turn_down(t, place)
        led = leads(t)
        return [
            one
            for seat in t.clockwise()
            for place in led[seat]
            for one in (step(self.capture, seat, place), step(self.guard, seat, place))
        ]

    def turn_down(self, t: Forest, place: Cell) -> None:
        """Five against five: all cubes go home, nobody gets the card. (FW-6.12, FW-6.13, FW-7.20)"""
        t.take_cubes(place)
        card = t.up.pop(place)
        t.down[place], t.backs[place] = card, back(card)
        t.tell("turned_down", "FW-6.12", letter=card[0], cell=spot(place))

    @phase
    def capture(self, t: Forest, seat: Seat, place: Cell) -> Next:
        """The Leader lays the card face up before them, all its cubes go home, and an unseen card off the
        deck takes its place. (FW-6.6–6.8, FW-6.10, FW-6.11)"""
        t.take_cubes(place)
        card = t.up.pop(place)
        t.front[seat].append(card)
        new = t.hidden_card()
        if new is not None:
            t.down[place], t.backs[place] = new, back(new)
        t.reveal(
            "captured",
            "FW-6.6",
            seat=seat,
            letter=card[0],
            value=self.cards.value(card),
            back=t.backs.get(place, "hole"),
        )
        return None

    @phase
    def guard(self, t: Forest, seat: Seat, place: Cell) -> Flow[Next]:
        """The Leader may put one cube from the supply on the new face-down card. (FW-6.9, FW-6.28)"""
        if place in t.backs:
            wants = yield from t.choose(
                seat,
                GUARD,
                ["yes", "no"],
                default="no",
                seconds=t.settings.cube_seconds,
                clock=f"guard{t.round}-{place}",
                about={"cell": place},
            )
            if wants == "yes":
                t.put_cube(seat, place)
            t.tell("guarded", "FW-6.9", seat=seat, cell=spot(place), chosen=wants)
        return None

    # --- Elders ----------------------------------------------------------------------------------

    @phase
    def elders(self, t: Forest) -> Next:
        """After all captures, from the first player on. (FW-6.24)"""
        return [step(self.elder, seat) for seat in t.clockwise()]

    @phase
    def elder(self, t: Forest, seat: Seat) -> Flow[Next]:
        """Whoever has cubes on three neighbouring face-down cards may take these cubes home for a card off
        the deck, laid unseen face down before them; again, as long as there is such a group.
        (FW-6.17–6.29)"""
        claims = 0
        while groups(t, seat) and (t.deck or t.discard):
            chosen = yield from t.choose(
                seat,
                ELDER,
                lambda view: [*groups(view, seat), DECLINE],
                default=DECLINE,
                seconds=t.settings.elder_seconds,
                clock=f"elder{t.round}-{seat}-{claims}",
            )
            if chosen == DECLINE:
                t.tell("declined", "FW-6.19", seat=seat)
                break
            for place in chosen:
                t.take_own(seat, int(place))
            card = t.hidden_card()
            assert card is not None
            t.elders[seat].append(card)
            claims += 1
            t.tell("elder", "FW-6.19", seat=seat)
        return None


def leader(counts: tuple[int, ...]) -> Seat | None:
    """Who leads on a card with so many cubes of each seat; five against five nobody.
    (FW-6.2–6.5, FW-6.13, FW-6.15)

    >>> leader((2, 0)), leader((3, 2)), leader((4, 2, 2)), leader((4, 5)), leader((5, 5)), leader((0, 1, 0))
    (0, None, 0, 1, None, None)
    """
    *_, second, most = sorted(counts)
    if most == second or (most - second < AHEAD and most < FIVE):
        return None
    return counts.index(most)


def leads(view: Forest) -> dict[Seat, list[Cell]]:
    """The cards that each seat would take now, in reading order. (FW-6.14)"""
    found: dict[Seat, list[Cell]] = {seat: [] for seat in view.seats}
    for place in sorted(view.cubes):
        seat = leader(view.cubes[place])
        if seat is not None:
            assert place in view.up, "nobody leads on a face-down card"
            found[seat].append(place)
    return found


def groups(view: Forest, seat: Seat) -> list[tuple[Cell, ...]]:
    """The groups of three face-down cards with cubes of this seat. (FW-6.17, FW-6.23)"""
    return threes([place for place in sorted(view.backs) if view.own(seat, place)])
