"""The rules of «Нет слов»: what the kernel asks of the game. The rules themselves are in the chapters.

A chapter is a module of functions, named like its chapter in the rulebook: setting_up, turn, calls, words,
checking, word_found, end_of_game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polyana.core import Ask, Game, Next, Sampler, Seat, View, step
from polyana.games.no_words.rules import (
    calls,
    checking,
    end_of_game,
    refusals,
    setting_up,
    turn,
    word_found,
    worlds,
)
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import read_cards, standard_cards
from polyana.games.no_words.rules.settings import Settings, check_settings, warnings
from polyana.games.no_words.rules.table import NO_MOVER, Talk
from polyana.words import Lexicon


class NoWords(Game[Talk]):
    """Lay letters so that no word can be made of them. (NW-1.8)"""

    name = "no_words"
    prefix = "NW"
    version = "1"
    players = range(2, 7)
    players_clause = "NW-1.1"
    table = Talk
    settings = Settings
    chapters = (setting_up, turn, calls, checking, word_found, end_of_game)
    box: Box

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        self.box = Box(read_cards(cards) if cards else standard_cards(), words)

    def with_cards(self, path: Path) -> NoWords:
        return NoWords(path, self.box.words)

    def resources(self) -> str:
        return f"cards={self.box.cards.digest} lexicon={self.box.lexicon.id}"

    # --- before a match --------------------------------------------------------------------------

    def check_settings(self, settings: Settings, players: int) -> None:
        check_settings(settings, players)

    def warnings(self, settings: Settings, players: int) -> list[tuple[str, str]]:
        return warnings(settings, players)

    def lay(self, players: int, settings: Settings) -> Talk:
        return setting_up.empty_table(players, settings)

    def opening(self) -> Next:
        return step(setting_up.set_up)

    # --- during a match --------------------------------------------------------------------------

    def precedence(self, table: Talk) -> Sequence[Seat]:
        """Calls that arrive together are judged clockwise from the mover's left. (NW-4.8)"""
        return table.seats if table.mover == NO_MOVER else [*table.opponents, table.mover]

    def why_not(self, view: Talk, seat: Seat, kind: str) -> str:
        return refusals.why_not(view, seat, kind)

    def why_late(self, view: Talk, kind: str) -> str:
        return refusals.why_late(view, kind)

    def why_no_option(self, view: Talk, ask: Ask, text: str) -> str:
        return refusals.why_no_option(self.box, ask.kind.name, text)

    # --- for bots and for the proofs ------------------------------------------------------------

    def worlds(self, view: View[Talk]) -> Sampler[Talk]:
        return worlds.study(self.box, view)

    def pieces(self, table: Talk) -> list[str]:
        return worlds.pieces(table)
