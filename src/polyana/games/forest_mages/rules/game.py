"""«Маги леса»: place dice, brew and drink potions, tame creatures, claim forests."""

from __future__ import annotations

from pathlib import Path

from polyana.core import Ask, Game, Next, Sampler, Seat, View, step
from polyana.games.forest_mages.rules import (
    end_of_round,
    final_score,
    kinds,
    refusals,
    rounds_and_turns,
    setting_up,
    worlds,
)
from polyana.games.forest_mages.rules.box import Box, read_box, standard_box
from polyana.games.forest_mages.rules.kinds import ACT
from polyana.games.forest_mages.rules.settings import Settings, check_settings
from polyana.games.forest_mages.rules.table import EACH, Glade


class ForestMages(Game[Glade]):
    """What the kernel asks of the game. Its course begins in `setting_up`, goes on in `rounds_and_turns`."""

    name = "forest_mages"
    prefix = "FM"
    version = "2"
    players = range(2, 5)
    players_clause = "FM-1.1"
    fine = ("force_price", "move_target", "d3_scope")
    chapters = (kinds, setting_up, rounds_and_turns, end_of_round, final_score)
    table = Glade
    settings = Settings

    def __init__(self, cards: Path | None = None) -> None:
        self.box: Box = read_box(cards) if cards else standard_box()

    def with_cards(self, path: Path) -> ForestMages:
        return type(self)(path)

    def resources(self) -> str:
        return f"cards={self.box.digest}"

    def check_settings(self, settings: Settings, players: int) -> None:
        check_settings(settings, players)

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

    def opening(self) -> Next:
        return step(setting_up.set_up)

    def why_not(self, view: Glade, seat: Seat, kind: str) -> str:
        """Why this seat is not asked this now. Nothing that was agreed on changes."""
        return "FM-0.7" if kind == "settings" else self.why_late(view, kind)

    def why_late(self, view: Glade, kind: str) -> str:
        """Acts are done in one's own turn, each once; other questions come when their clauses say so."""
        if kind == ACT.name:
            return "FM-3.8"
        return self.kinds[kind].clause if kind in self.kinds else ""

    def why_no_option(self, view: Glade, ask: Ask, text: str) -> str:
        return refusals.why(self.box, view, ask.kind.name, ask.seat, ask.about, text)

    def worlds(self, view: View[Glade]) -> Sampler[Glade]:
        return worlds.study(self.box, view)

    def pieces(self, table: Glade) -> list[str]:
        return worlds.pieces(table)
