"""The box of «Нет слов»: what is in it, what can be agreed on, and what the rules say when they refuse."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from polyana.core import Ask, Refused, Sampler, Seat, View, check_bounds
from polyana.games.no_words.rules import worlds
from polyana.games.no_words.rules.cards import Card, Cards, is_red, read_cards, standard_cards
from polyana.games.no_words.rules.kinds import CALL, CLAUSES, PLACE, VOTES_LOST
from polyana.games.no_words.rules.table import NO_MOVER, Settings, Talk
from polyana.games.word_game import WordGame
from polyana.words import yo


class Box(WordGame[Talk]):
    """Everything about the game but its course. Coarse words are never offered. (NW-5.15)"""

    cards: Cards

    name = "no_words"
    prefix = "NW"
    version = "1"
    players = range(2, 7)
    players_clause = "NW-1.1"
    table = Talk
    settings = Settings

    def read_cards(self, path: Path | None) -> Cards:
        return read_cards(path) if path else standard_cards()

    def spelled(self, word: str) -> str:
        """A word as it is told: the cards have no Ё, the lexicon has. (NW-1.4)"""
        return yo.spelled(self.lexicon, word)

    def check_settings(self, settings: Settings, players: int) -> None:
        """Refuse what the table cannot agree on."""
        bounds = {
            "window_seconds": (settings.window_seconds, 5, 120, "NW-4.7"),
            "turn_seconds": (settings.turn_seconds, 5, 600, "NW-3.11"),
            "dispute_seconds": (settings.dispute_seconds, 5, 120, "NW-6.7"),
            "vote_seconds": (settings.vote_seconds, 5, 120, "NW-6.8"),
            "next_seconds": (settings.next_seconds, 5, 120, "NW-7.7"),
            "bot_pause": (settings.bot_pause, 2, 15, "NW-4.22"),
            "games": (settings.games, 1, 20, "NW-9.3"),
            "first": (settings.first, 0, players - 1, "NW-2.6"),
            "slang_field": (len(settings.slang_field), 0, 60, "NW-6.13"),
        }
        check_bounds(bounds)
        if settings.turn_seconds is not None and settings.bot_pause >= settings.turn_seconds:
            raise Refused("setting", "NW-4.22", name="bot_pause", reason=f"< {settings.turn_seconds}")

    def warnings(self, settings: Settings, players: int) -> list[tuple[str, str]]:
        two = players == 2 and settings.checking == "vote"
        return [("vote_of_two", "NW-6.15")] if two else []

    def lay(self, players: int, settings: Settings) -> Talk:
        seats = range(players)
        none: dict[Seat, list[Card]] = {seat: [] for seat in seats}
        return Talk(players, settings, [], [], [], none, dict.fromkeys(seats, ()), [])

    def why_not(self, view: Talk, seat: Seat, kind: str) -> str:
        """Why this seat is not asked this now."""
        free, choosing = view.settings.pace == "free", view.chooser != NO_MOVER
        if kind == CALL.name:
            if seat in (view.mover, view.chooser):
                return "NW-4.3"
            if view.mover == NO_MOVER and not choosing:
                return "NW-0.2"
            if view.voted_down.count(seat) >= VOTES_LOST:
                return "NW-6.14"
            return "NW-4.15" if seat in view.passed else "NW-4.11"
        if kind == PLACE.name and choosing:
            return "NW-7.7"
        if kind == PLACE.name and seat == view.turn:
            return "NW-4.20" if free else "NW-4.7"
        return {"place": "NW-4.19" if free else "NW-3.1", "settings": "NW-6.10"}.get(
            kind, CLAUSES.get(kind, "")
        )

    def why_late(self, view: Talk, kind: str) -> str:
        if kind == CALL.name:
            return "NW-4.20" if view.settings.pace == "free" else "NW-4.7"
        return CLAUSES.get(kind, "")

    def precedence(self, table: Talk) -> Sequence[Seat]:
        """Calls that arrive together are judged clockwise from the mover's left. (NW-4.8)"""
        return table.seats if table.mover == NO_MOVER else [*table.opponents, table.mover]

    def worlds(self, view: View[Talk]) -> Sampler[Talk]:
        return worlds.study(self.cards, view)

    def pieces(self, table: Talk) -> list[str]:
        return worlds.pieces(table)

    def why_no_option(self, view: Talk, ask: Ask, text: str) -> str:
        """A card that is not there: red ones lie in the showcase, black ones in the hand."""
        if ask.kind is not PLACE or text not in (*self.cards.red, *self.cards.black):
            return ""
        return "NW-3.2" if is_red(text) else "NW-3.3"
