"""The rules of «Шёпот леса»: each module beside is a chapter of the rulebook, or a part of one."""

from __future__ import annotations

from pathlib import Path

from polyana.core import Ask, Game, Next, Sampler, Seat, View, step
from polyana.games.forest_whisper.rules import (
    checking_control,
    judging_words,
    making_words,
    placing_cubes,
    refresh,
    refusals,
    setting_up,
    the_round,
    who_has_won,
    worlds,
)
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import read_cards, standard_cards
from polyana.games.forest_whisper.rules.kinds import COLOUR
from polyana.games.forest_whisper.rules.settings import Settings, check_settings, warnings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import Lexicon


class ForestWhisper(Game[Forest]):
    """Write words, place cubes on their letters, gather trees."""

    name, prefix, version = "forest_whisper", "FW", "2"
    players, players_clause = range(2, 6), "FW-1.1"
    table, settings = Forest, Settings
    chapters = (
        setting_up,
        the_round,
        making_words,
        judging_words,
        placing_cubes,
        checking_control,
        refresh,
        who_has_won,
    )
    box: Box

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        self.box = Box(read_cards(cards) if cards else standard_cards(), words)

    def with_cards(self, path: Path) -> ForestWhisper:
        return ForestWhisper(path, self.box.words)

    def resources(self) -> str:
        return f"cards={self.box.cards.digest} lexicon={self.box.lexicon.id}"

    def check_settings(self, settings: Settings, players: int) -> None:
        check_settings(self.box.cards, settings, players)

    def warnings(self, settings: Settings, players: int) -> list[tuple[str, str]]:
        return warnings(settings, players)

    def lay(self, players: int, settings: Settings) -> Forest:
        return setting_up.lay(self.box.cards, players, settings)

    def opening(self) -> Next:
        return [step(setting_up.choose_colours), step(setting_up.set_up), step(the_round.begin_round)]

    def marked(self, view: Forest, kind: str, mark: int) -> str:
        return setting_up.colour_like(view, mark) if kind == COLOUR.name else ""

    def why_not(self, view: Forest, seat: Seat, kind: str) -> str:
        return refusals.why_not(view, seat, kind)

    def why_late(self, view: Forest, kind: str) -> str:
        return refusals.why_late(kind)

    def why_no_option(self, view: Forest, ask: Ask, text: str) -> str:
        return refusals.why_no_option(view, ask.kind.name, text)

    def worlds(self, view: View[Forest]) -> Sampler[Forest]:
        return worlds.study(self.box.cards, view)

    def pieces(self, table: Forest) -> list[str]:
        return worlds.pieces(table)
