"""«Охота»: a small game made of everything that is hard for the kernel.

A killer (seat 0) hunts hidden victims on a ring of six places. Victims move as a team, quietly and
in any order; a strike asks the killer, then the victims it hits, then the killer again; a victim may
whistle while the killer thinks; cards are chosen several at once; every zone kind is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any

import msgspec

from polyana.core import (
    Answer,
    Ask,
    Count,
    Counts,
    Flow,
    Game,
    Keyed,
    Kind,
    Next,
    No,
    NotOwn,
    Open,
    Over,
    OwnCount,
    Sampler,
    Seat,
    Side,
    SideCount,
    Table,
    View,
    cut,
    phase,
    step,
    table_from_view,
)

KILLER: Seat = 0
RING = 6
ROPES = ("hemp", "silk", "wire", "hemp", "silk", "wire", "hemp", "silk", "wire", "twine")
HATS = ("red", "blue", "green", "grey")

MOVE: Kind[str] = Kind("move", "HU-1.1", to=Side("victims"))
STRIKE: Kind[int] = Kind("strike", "HU-2.1")
HIDE: Kind[str] = Kind("hide", "HU-2.2", to=Side("victims"))
SURE: Kind[str] = Kind("sure", "HU-2.2", to=Side("victims"))
SPARE: Kind[str] = Kind("spare", "HU-2.3")
WHISTLE: Kind[str] = Kind("whistle", "HU-2.4", to=Side("victims"))
TRAPS: Kind[tuple[str, ...]] = Kind("traps", "HU-3.1")


class Settings(msgspec.Struct, frozen=True):
    rounds: int = 3


def _marked(table: Any, key: Any, viewer: Seat) -> bool:
    return viewer in (KILLER, key)


@dataclass(slots=True)
class Ring(Table):
    settings: Annotated[Settings, Open]
    at: Annotated[dict[Seat, int], Side("victims")]
    moved: Annotated[list[Seat], Side("victims")]
    ropes: Annotated[list[str], SideCount("victims")]
    carried: Annotated[dict[Seat, list[str]], OwnCount]
    hats: Annotated[dict[Seat, list[str]], NotOwn]
    marked: Annotated[dict[Seat, bool], Keyed(_marked)]
    box: Annotated[list[str], Count]
    piles: Annotated[dict[str, list[str]], Counts]
    traps: Annotated[list[str], Side("killer", count=True)]
    whistles: Annotated[int, Side("victims")] = 0
    round: Annotated[int, Open] = 0
    struck: Annotated[int, Open] = -1
    found: Annotated[list[Seat], Open] = field(default_factory=list)

    def side(self, seat: Seat) -> str:
        return "killer" if seat == KILLER else "victims"

    @property
    def victims(self) -> range:
        return range(1, self.players)


@phase
def begin(box: None, t: Ring) -> Next:
    """Hats for all, a rope and a place for each victim, one of them marked. (HU-1.1)"""
    for seat in t.seats:
        t.hats[seat] = [t.dice.draw(t.box)]
    for seat in t.victims:
        t.at[seat] = t.dice.pick(range(RING), to=t.victims)
        t.carried[seat] = [t.dice.draw(t.ropes, to=(seat,))]
    t.marked[t.dice.pick(t.victims)] = True
    t.piles = {side: [t.dice.draw(t.ropes)] for side in t.piles}
    t.traps = [t.dice.draw(t.ropes, to=(KILLER,)) for _ in range(3)]
    return step(round_begins)


@phase
def round_begins(box: None, t: Ring) -> Next:
    """Victims, strike, traps; after the last round the victims have won. (HU-3.2)"""
    t.round += 1
    t.moved, t.found, t.struck = [], [], -1
    if t.round > t.settings.rounds:
        t.tell("dawn", "HU-3.2")
        raise Over(t.victims, [0] + [1] * len(t.victims))
    return [step(victims_move), step(strike), step(set_traps), step(round_begins)]


@phase
def victims_move(box: None, t: Ring) -> Flow[Next]:
    """Any victim takes the next step, unseen; each moves once, and anybody may end it. (HU-1.1)"""

    def steps(view: Ring, seat: Seat) -> Sequence[str | No]:
        if seat in view.moved:
            return ["end", No("left", "moved", "HU-1.1")]
        return ["end", "left", "right"]

    answer = yield from t.team(t.victims, MOVE, steps, default="end", quiet=True)
    if answer.value == "end":
        t.reveal("hushed", "HU-1.1")
        return None
    t.at[answer.seat] = (t.at[answer.seat] + (1 if answer.value == "right" else -1)) % RING
    t.moved.append(answer.seat)
    t.tell("moved", "HU-1.1", to=t.victims, seat=answer.seat, place=t.at[answer.seat])
    return step(victims_move)


@phase
def strike(box: None, t: Ring) -> Flow[Next]:
    """The killer strikes a place; meanwhile any victim may whistle, once a round. (HU-2.1, HU-2.4)"""

    def whistles() -> list[Ask]:
        open_to = t.victims if t.whistles < t.round else ()
        return [t.ask(seat, WHISTLE, ["whistle"], quiet=True) for seat in open_to]

    def whistled(answer: Answer) -> None:
        t.whistles = t.round
        t.tell("whistled", "HU-2.4", to=t.victims, seat=answer.seat)

    t.struck = yield from t.with_side_questions(
        t.choose(KILLER, STRIKE, list(range(RING)), default=0, about={"round": t.round}),
        whistles,
        whistled,
    )
    return step(hit)


@phase
def hit(box: None, t: Ring) -> Next:
    """Who stands there is found; if nobody does, the rest of the strike is skipped. (HU-2.1)"""
    t.found = [seat for seat in t.victims if t.at[seat] == t.struck]
    t.reveal("struck", "HU-2.1", place=t.struck, found_seats=list(t.found))
    return [step(hide), step(spare)] if t.found else cut(set_traps)


@phase
def hide(box: None, t: Ring) -> Flow[Next]:
    """Each victim found decides in private whether to hide behind the rope. (HU-2.2)"""
    decided = yield from t.together({seat: hides(t, seat) for seat in t.found})
    for seat in t.found:
        if decided[seat] == "hide":
            t.ropes.append(t.carried[seat].pop())
    t.found = [seat for seat in t.found if decided[seat] != "hide"]
    t.reveal("hid", "HU-2.2", found_seats=list(t.found))
    return None


def hides(t: Ring, seat: Seat) -> Flow[str]:
    """Two questions in a row, whatever the first answer: who is still asked would tell it.

    What happens to the rope waits for all.
    """
    about = {"round": t.round}
    first = yield from t.choose(seat, HIDE, ["stand", "hide"], default="stand", about=about)
    if not t.carried[seat]:
        return "stand"
    sure = yield from t.choose(seat, SURE, ["stand", "hide"], default="hide", about=about)
    return "hide" if first == sure == "hide" else "stand"


@phase
def spare(box: None, t: Ring) -> Flow[Next]:
    """The killer takes somebody found or spares all. (HU-2.3)"""
    if not t.found:
        return None
    options = ["spare", *(f"take{seat}" for seat in t.found)]
    taken = yield from t.choose(KILLER, SPARE, options, default="spare")
    if taken == "spare":
        t.tell("spared", "HU-2.3")
        return None
    t.tell("caught", "HU-2.3", seat=int(taken[4:]))
    raise Over([KILLER], [1] + [0] * len(t.victims))


@phase
def set_traps(box: None, t: Ring) -> Flow[Next]:
    """The killer may show up to two traps. (HU-3.1)"""

    def kinds(view: Ring) -> list[str]:
        return list(dict.fromkeys(view.traps))

    shown = yield from t.several(KILLER, TRAPS, kinds, most=2)
    t.reveal("traps", "HU-3.1", traps=sorted(shown))
    return None


PHASES: tuple[Callable[..., Flow[Next] | Next], ...] = (
    begin,
    round_begins,
    victims_move,
    strike,
    hit,
    hide,
    spare,
    set_traps,
)


class Hunt(Game[Ring]):
    name, prefix, version, players = "hunt", "HU", "1", range(2, 5)
    table, settings = Ring, Settings
    chapters = PHASES

    def lay(self, players: int, settings: Settings) -> Ring:
        victims = range(1, players)
        return Ring(
            players,
            settings,
            dict.fromkeys(victims, 0),
            [],
            list(ROPES),
            {seat: [] for seat in range(players)},
            {seat: [] for seat in range(players)},
            dict.fromkeys(victims, False),
            list(HATS),
            {"left": [], "right": []},
            [],
        )

    def opening(self) -> Next:
        return step(begin)

    def worlds(self, view: View[Ring]) -> Sampler[Ring]:
        return lambda rng: deal(view, rng)

    def pieces(self, table: Ring) -> list[str]:
        piles = [table.ropes, table.box, table.traps, *table.piles.values()]
        return [piece for pile in (*piles, *table.carried.values(), *table.hats.values()) for piece in pile]


def deal(view: View[Ring], rng: Random) -> Ring:
    """Everything that the viewer does not see, dealt anew."""
    start, seat = view.start, view.seat
    table = table_from_view(start)
    rope_piles = [start.traps, *start.piles.values(), *start.carried.values()]
    known = [pile for pile in rope_piles if isinstance(pile, list)]
    ropes = list((Counter(ROPES) - Counter(rope for pile in known for rope in pile)).elements())
    hats = list(
        (Counter(HATS) - Counter(h for p in start.hats.values() if isinstance(p, list) for h in p)).elements()
    )
    rng.shuffle(ropes)
    rng.shuffle(hats)

    def fill(pile: Any, source: list[str]) -> list[str]:
        return pile if isinstance(pile, list) else [source.pop() for _ in range(len(pile))]

    table.hats = {s: fill(start.hats[s], hats) for s in start.seats}
    table.box = hats
    table.carried = {s: fill(start.carried[s], ropes) for s in start.seats}
    table.piles = {s: fill(start.piles[s], ropes) for s in start.piles}
    table.traps = fill(start.traps, ropes)
    table.ropes = ropes
    if seat not in start.victims:
        table.at = {victim: rng.randrange(RING) for victim in start.victims}
        for victim in start.found:  # these have been seen
            table.at[victim] = start.struck
        for victim in start.victims:
            if start.struck >= 0 and victim not in start.found and view.step.phase in ("hide", "spare"):
                table.at[victim] = (start.struck + 1) % RING
        table.moved = []
        table.whistles = 0
    if seat != KILLER:
        marked = (
            seat
            if seat > 0 and start.marked[seat]
            else rng.choice([s for s in start.victims if s != seat] or [seat])
        )
        table.marked = {victim: victim == marked for victim in start.victims}
    else:
        table.marked = {victim: start.marked[victim] for victim in start.victims}
    return table


__all__ = ["Hunt", "Ring", "Settings"]


def changed(*phases: Callable[..., Flow[Next] | Next]) -> tuple[Callable[..., Flow[Next] | Next], ...]:
    """The phases of the game, some of them replaced by others of the same names."""
    names = {one.__name__ for one in phases}
    return (*(one for one in PHASES if one.__name__ not in names), *phases)


def hunt_with(*phases: Callable[..., Flow[Next] | Next]) -> Hunt:
    """The game with some phases replaced."""

    class Changed(Hunt):
        chapters = changed(*phases)

    return Changed()
