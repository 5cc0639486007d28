"""The rules of «Букводжем»: what the kernel asks of the game. The chapters carry it out."""

from __future__ import annotations

from pathlib import Path

from polyana.core import Ask, Game, Next, Sampler, Seat, View, step
from polyana.games.letter_jam.rules import (
    bonus_letters,
    clue,
    end_of_clues,
    end_of_round,
    final_words,
    kinds,
    moment_of_truth,
    moving_on,
    refusals,
    result_and_points,
    row_and_stand,
    secret_words,
    talking_and_choosing,
    worlds,
)
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import PLAYERS, read_cards, standard_cards
from polyana.games.letter_jam.rules.settings import Settings, check_settings
from polyana.games.letter_jam.rules.table import Jam, new_table
from polyana.words import Lexicon


class LetterJam(Game[Jam]):
    """You see every letter but your own. (LJ-1.5)"""

    name = "letter_jam"
    prefix = "LJ"
    version = "2"
    players = PLAYERS
    players_clause = "LJ-1.1"
    team = ("score", "rating", "words")
    table = Jam
    settings = Settings
    chapters = (
        kinds,
        secret_words,
        row_and_stand,
        talking_and_choosing,
        clue,
        moving_on,
        bonus_letters,
        end_of_round,
        end_of_clues,
        final_words,
        moment_of_truth,
        result_and_points,
    )
    box: Box

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        self.box = Box(read_cards(cards) if cards else standard_cards(), words)

    def with_cards(self, path: Path) -> LetterJam:
        return LetterJam(path, self.box.words)

    def resources(self) -> str:
        return f"cards={self.box.cards.digest} lexicon={self.box.lexicon.id}"

    def check_settings(self, settings: Settings, players: int) -> None:
        check_settings(settings, players)

    def lay(self, players: int, settings: Settings) -> Jam:
        return new_table(self.box.cards, players, settings)

    def opening(self) -> Next:
        return step(secret_words.set_up)

    def team_result(self, table: Jam) -> tuple[float, ...]:
        return result_and_points.team_result(self.box, table)

    def chat_closed(self, view: Jam) -> str:
        return talking_and_choosing.chat_closed(view)

    def why_not(self, view: Jam, seat: Seat, kind: str) -> str:
        return refusals.why_not(view, seat, kind)

    def why_late(self, view: Jam, kind: str) -> str:
        return refusals.why_late(kind)

    def why_no_option(self, view: Jam, ask: Ask, text: str) -> str:
        return refusals.why_no_option(view, ask)

    def worlds(self, view: View[Jam]) -> Sampler[Jam]:
        return worlds.study(self.box.cards, view)

    def pieces(self, table: Jam) -> list[str]:
        return worlds.pieces(table)
