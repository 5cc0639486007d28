"""The rules of «Шёпот за стеной 2»: what the kernel asks of the game. The chapters carry it out."""

from __future__ import annotations

from pathlib import Path

from polyana.core import Ask, Game, Next, Sampler, Seat, View, step
from polyana.games.wall_whisper.rules import (
    barricades,
    carrier,
    delayed,
    double_threat,
    encounter,
    final_battle,
    flight,
    heroics,
    infection,
    keywords,
    killer_cards,
    killer_moves,
    killer_turn,
    kinds,
    mutation,
    refill,
    refusals,
    roboeye,
    sense,
    setting_up,
    skill_cards,
    skill_moments,
    stealth,
    victims_turn,
    worlds,
    wounds,
)
from polyana.games.wall_whisper.rules.answers import words_of
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.loading import HOME, read_box, standard_box
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.settings import Settings, check_settings
from polyana.games.wall_whisper.rules.table import Station


class WallWhisper(Game[Station]):
    """One killer, or two, hunt three hidden victims."""

    name = "wall_whisper"
    prefix = "WW"
    version = "2"
    players = range(2, 6)
    players_clause = "WW-1.2"
    fine = ("second_seat", "victim_skills", "killer_skills")
    table = Station
    settings = Settings
    chapters = (
        kinds,
        setting_up,
        skill_cards,
        victims_turn,
        final_battle,
        killer_turn,
        stealth,
        delayed,
        keywords,
        killer_cards,
        killer_moves,
        sense,
        barricades,
        encounter,
        heroics,
        flight,
        wounds,
        refill,
        skill_moments,
        roboeye,
        infection,
        mutation,
        carrier,
        double_threat,
    )

    def __init__(self, cards: Path | None = None, at: str = HOME) -> None:
        self.cards, self.at = cards, at
        self._elsewhere: dict[str, WallWhisper] = {}
        self.box: Box = read_box(cards, at) if cards else standard_box(at)

    def with_cards(self, path: Path) -> WallWhisper:
        return WallWhisper(path)

    def agreed(self, settings: Settings) -> WallWhisper:
        """The same game on the board that the table has chosen. (WW-1.7, WW-43.1)"""
        if settings.board == self.at:
            return self
        if settings.board not in self._elsewhere:
            self._elsewhere[settings.board] = WallWhisper(self.cards, settings.board)
        return self._elsewhere[settings.board]

    def resources(self) -> str:
        return f"cards={self.box.digest}"

    def check_settings(self, settings: Settings, players: int) -> None:
        check_settings(settings, players)

    def lay(self, players: int, settings: Settings) -> Station:
        return setting_up.lay(self.box, players, settings)

    def opening(self) -> Next:
        return step(setting_up.set_up)

    def why_not(self, view: Station, seat: Seat, kind: str) -> str:
        return refusals.not_asked(view, seat, kind)

    def why_late(self, view: Station, kind: str) -> str:
        return kinds.CLAUSES.get(kind, "")

    def why_no_option(self, view: Station, ask: Ask, text: str) -> str:
        return ask.options.why(view, words_of(text)) if isinstance(ask.options, Offers) else ""

    def channel(self, view: Station, seat: Seat) -> str:
        """Victims whisper among themselves, the killer with a carrier who has mutated; nobody need answer
        him. (WW-21.1, WW-21.2, WW-42.40)"""
        return "victims" if view.side(seat) == "victims" else "killer"

    def worlds(self, view: View[Station]) -> Sampler[Station]:
        return worlds.study(self.box, view)

    def pieces(self, table: Station) -> list[str]:
        return worlds.pieces(table)
