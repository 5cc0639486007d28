"""Phase 2, placing cubes."""

from __future__ import annotations

from functools import partial

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules import spelling
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.field import spot
from polyana.games.forest_whisper.rules.kinds import ASSIGN, DONE, EXTRA, FRONT, SOURCE, TARGET, Cell
from polyana.games.forest_whisper.rules.table import Forest


class Placing(Box):
    """Cubes go to the letters of the words, player by player."""

    @phase
    def place_cubes(self, t: Forest) -> Next:
        """From the first player clockwise, each finishes before the next begins. (FW-5.3)"""
        return [step(self.place, seat) for seat in t.clockwise()]

    @phase
    def place(self, t: Forest, seat: Seat) -> Flow[Next]:
        """Every field card of an accepted word must hold a cube of its writer, and where there was one a
        further cube may be added; without an accepted word one cube goes to any face-up card.
        (FW-5.3–5.8, FW-5.13–5.22, FW-5.26, FW-5.27, FW-5.29)"""
        if t.verdicts[seat]:
            needed = yield from self.choose_target(t, seat)
        else:
            yield from self.assign(t, seat)
            yield from self.add_cubes(t, seat)
            needed = sorted(place for place in t.using if not t.own(seat, place))
        served = needed[: t.supply[seat]]
        for place in served:
            self.put(t, seat, place)
        t.tell(
            "placed",
            "FW-5.8" if t.verdicts[seat] else "FW-5.4" if served else "FW-5.21",
            seat=seat,
            letters=[t.up[place][0] for place in served],
            count=len(served),
        )
        for place in needed[len(served) :]:
            yield from self.move(t, seat, place)
        t.using, t.using_front, t.placed = [], [], []
        return None

    def put(self, t: Forest, seat: Seat, place: Cell) -> None:
        """A cube from the supply. (FW-5.6)"""
        assert place not in t.placed, "one cube per card and turn"
        t.put_cube(seat, place)
        t.placed.append(place)

    # --- an accepted word ------------------------------------------------------------------------

    def assign(self, t: Forest, seat: Seat) -> Flow[None]:
        """Each letter gets a card of its own; what can be done in one way only is done. (FW-5.7)"""
        key = spelling.key_of(t.words[seat], self.cards.has_yo)
        while (wanted := spelling.supply(t, seat, key)) is not None:
            chosen = wanted.forced
            if not chosen:
                chosen = [(yield from self.choose_card(t, seat, key, wanted.letter))]
                t.tell("assigned", "FW-5.7", seat=seat, letter=wanted.letter.upper(), cell=whence(chosen[0]))
            for card in chosen:
                if card == FRONT:
                    t.using_front.append(wanted.letter)
                else:
                    t.using.append(int(card))

    def choose_card(self, t: Forest, seat: Seat, key: str, letter: str) -> Flow[Cell | str]:
        """Which card supplies this letter? Left alone, the first of the field. (FW-5.7)"""
        return t.choose(
            seat,
            ASSIGN,
            partial(suppliers, seat=seat, key=key),
            default=lambda view: suppliers(view, seat, key)[0],
            seconds=t.settings.place_seconds,
            clock=f"place{t.round}-{seat}",
            about={"letter": letter.upper(), "word": t.words[seat]},
        )

    def add_cubes(self, t: Forest, seat: Seat) -> Flow[None]:
        """Where own cubes stood already, one more may be added from the supply, before or after the needed
        ones are served. (FW-5.5, FW-5.6, FW-5.16, FW-5.26)"""
        while extras(t, seat):
            card = yield from t.choose(
                seat,
                EXTRA,
                lambda view: [*extras(view, seat), DONE],
                default=DONE,
                seconds=t.settings.place_seconds,
                clock=f"place{t.round}-{seat}",
                about={"word": t.words[seat]},
            )
            if card == DONE:
                return
            self.put(t, seat, int(card))
            t.tell("added", "FW-5.5", seat=seat, letter=t.up[int(card)][0])

    # --- moving a cube ---------------------------------------------------------------------------

    def move(self, t: Forest, seat: Seat, place: Cell) -> Flow[None]:
        """The supply is empty: a needed cube comes from another card. The player chooses only from which.
        (FW-5.13–5.18, FW-5.27)"""
        source, *others = sources(t, seat, place)
        if others:
            options = partial(sources, seat=seat, place=place)
            source = yield from t.choose(
                seat,
                SOURCE,
                options,
                default=lambda view: max(options(view), key=lambda card: view.own(seat, card)),
                seconds=t.settings.place_seconds,
                clock=f"place{t.round}-{seat}",
                about={"letter": t.up[place][0], "cell": place},
            )
        t.move_cube(seat, source, place)
        t.placed.append(place)
        t.tell("moved", "FW-5.13", seat=seat, letter=t.up[place][0], cell=whence(source))

    # --- no accepted word ------------------------------------------------------------------------

    def choose_target(self, t: Forest, seat: Seat) -> Flow[list[Cell]]:
        """Without an accepted word exactly one cube goes to any face-up card. (FW-5.8, FW-5.10, FW-5.17)"""
        if not t.up:
            return []
        place = yield from t.choose(
            seat,
            TARGET,
            lambda view: sorted(view.up),
            default=lambda view: min(view.up),
            seconds=t.settings.place_seconds,
            clock=f"place{t.round}-{seat}",
        )
        return [place]


def whence(card: Cell | str) -> str:
    """Where a card lies, as events name it: a place of the field, or before its owner."""
    return "own" if card == FRONT else spot(int(card))


def suppliers(view: Forest, seat: Seat, key: str) -> list[Cell | str]:
    """The cards that can supply the next letter of a word: field cards first. (FW-5.7)"""
    wanted = spelling.supply(view, seat, key)
    return wanted.options if wanted else []


def extras(view: Forest, seat: Seat) -> list[Cell]:
    """The used cards on which a further cube may be put. (FW-5.5, FW-5.6)"""
    if not view.supply[seat]:
        return []
    return [card for card in sorted(view.using) if card not in view.placed and view.own(seat, card)]


def sources(view: Forest, seat: Seat, place: Cell) -> list[Cell]:
    """The cards that can give a cube away: used ones must keep one, and what was put there in this turn
    stays. (FW-5.13, FW-5.14, FW-5.18)"""
    return [
        card
        for card in view.holding(seat)
        if card != place and view.own(seat, card) > (1 if card in view.using else 0)
    ]
