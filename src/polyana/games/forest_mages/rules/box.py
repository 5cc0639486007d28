"""The box of «Маги леса»: what is in it, what can be agreed on, and how its questions are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from polyana.core import NOTHING, About, Ask, Flow, Game, Kind, Sampler, Seat, View, check_bounds
from polyana.games.forest_mages.rules import refusals, worlds
from polyana.games.forest_mages.rules.cards import Cards, read_cards, standard_cards
from polyana.games.forest_mages.rules.kinds import ACT, CLAUSES
from polyana.games.forest_mages.rules.rows import Creature
from polyana.games.forest_mages.rules.symbols import KINDS
from polyana.games.forest_mages.rules.table import EACH, Glade, Settings
from polyana.games.forest_mages.rules.targets import power

V = TypeVar("V")


class Box(Game[Glade]):
    """Everything about the game but its course."""

    name = "forest_mages"
    prefix = "FM"
    version = "2"
    players = range(2, 5)
    players_clause = "FM-1.1"
    fine = ("force_price", "move_target", "d3_scope")
    table = Glade
    settings = Settings

    def __init__(self, cards: Path | None = None) -> None:
        self.cards: Cards = read_cards(cards) if cards else standard_cards()

    def with_cards(self, path: Path) -> Box:
        return type(self)(path)

    def resources(self) -> str:
        return f"cards={self.cards.digest}"

    def check_settings(self, settings: Settings, players: int) -> None:
        """Refuse what the table cannot agree on."""
        bounds = {
            "first": (settings.first, 0, players - 1, "FM-2.16"),
            "turn_seconds": (settings.turn_seconds, 10, 600, "FM-3.17"),
        }
        check_bounds(bounds)

    def lay(self, players: int, settings: Settings) -> Glade:
        seats = range(players)
        none: dict[Seat, tuple[str, ...]] = dict.fromkeys(seats, ())
        return Glade(
            players,
            settings,
            claimed=none.copy(),
            reserved=none.copy(),
            hands=none.copy(),
            drunk=none.copy(),
            tasted=none.copy(),
            active=none.copy(),
            released=none.copy(),
            supply=none.copy(),
            resting=none.copy(),
            characters=[""] * players,
            goods=[0] * EACH * players,
            vp=[0] * players,
        )

    # --- asking --------------------------------------------------------------------------------------

    def ask(
        self,
        t: Glade,
        seat: Seat,
        kind: Kind[V],
        options: Callable[[Glade], Sequence[V]],
        default: V | Callable[[Glade], V],
        about: About = NOTHING,
    ) -> tuple[Ask]:
        """A question, ready to be yielded; all questions of a turn share one glass. (FM-3.17)"""
        seconds = t.settings.turn_seconds
        clock = f"turn{t.turns}-{seat}" if seconds else ""
        return (Ask(seat, kind, options, default=default, seconds=seconds, clock=clock, about=about),)

    def choose(
        self,
        t: Glade,
        seat: Seat,
        kind: Kind[V],
        options: Callable[[Glade], Sequence[V]],
        default: V | Callable[[Glade], V],
        about: About = NOTHING,
    ) -> Flow[V]:
        """One seat chooses. The two questions of every turn save themselves this way round."""
        answer = yield self.ask(t, seat, kind, options, default, about)
        value: V = answer.value
        return value

    def power(self, v: Glade, seat: Seat) -> str:
        """The ability of a seat's character, if abilities are played with. (FM-13.1)"""
        return power(self.cards, v, seat)

    def still(self, t: Glade, seat: Seat, crew: Sequence[str], ability: str) -> list[Creature]:
        """The creatures with an ability that took part from the start and are still active. (FM-4.12)"""
        found = []
        for one in crew:
            creature = self.cards.creatures[one]
            if creature.ability == ability and one in t.active[seat]:
                found.append(creature)
        return found

    def collect(self, t: Glade, seat: Seat, kind: int, count: int, clause: str) -> None:
        """Ingredients come from the general supply."""
        t.gain(seat, kind, count)
        t.tell("gathered", clause, seat=seat, what=KINDS[kind], count=count)

    def points(self, t: Glade, seat: Seat, count: int, clause: str) -> None:
        """Victory points come as tokens. (FM-1.10)"""
        t.vp[seat] += count
        t.tell("points", clause, seat=seat, count=count)

    # --- refusing, imagining, counting ---------------------------------------------------------------

    def why_not(self, view: Glade, seat: Seat, kind: str) -> str:
        """Why this seat is not asked this now."""
        if kind == "settings":
            return "FM-0.7"
        return "FM-3.8" if kind == ACT.name else CLAUSES.get(kind, "")

    def why_late(self, view: Glade, kind: str) -> str:
        return "FM-3.8" if kind == ACT.name else CLAUSES.get(kind, "")

    def why_no_option(self, view: Glade, ask: Ask, text: str) -> str:
        return refusals.why(self.cards, view, ask.kind.name, ask.seat, ask.about, text)

    def worlds(self, view: View[Glade]) -> Sampler[Glade]:
        return worlds.study(self.cards, view)

    def pieces(self, table: Glade) -> list[str]:
        return worlds.pieces(table)
