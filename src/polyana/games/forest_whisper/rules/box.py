"""The box of «Шёпот леса»: what is in it, what can be agreed on, and what the rules say when they refuse."""

from __future__ import annotations

from pathlib import Path

from polyana.core import Ask, Sampler, Seat, View, check_bounds
from polyana.games.forest_whisper.rules import refusing, worlds
from polyana.games.forest_whisper.rules.cards import STARTING, Cards, read_cards, standard_cards
from polyana.games.forest_whisper.rules.kinds import COLOURS, CUBES, DRAWN, SET_UP
from polyana.games.forest_whisper.rules.table import Forest, Settings
from polyana.games.word_game import WordGame


class Box(WordGame[Forest]):
    """Everything about the game but its course. Coarse words are never offered. (FW-1.11)"""

    cards: Cards

    name = "forest_whisper"
    prefix = "FW"
    version = "2"
    players = range(2, 6)
    players_clause = "FW-1.1"
    table = Forest
    settings = Settings

    def read_cards(self, path: Path | None) -> Cards:
        return read_cards(path) if path else standard_cards()

    def check_settings(self, settings: Settings, players: int) -> None:
        """Refuse what the table cannot agree on."""
        set_up = SET_UP[players]
        laid = set_up.starting if settings.starting is None else settings.starting
        most_deck = min(set_up.most_deck, len(self.cards.ordinary) - (set_up.cards - laid))
        bounds = {
            "starting": (settings.starting, 0, min(STARTING, set_up.cards), "FW-2.14"),
            "deck": (settings.deck, DRAWN, most_deck, "FW-1.9"),
            "first": (settings.first, 0, players - 1, "FW-2.13"),
            "write_seconds": (settings.write_seconds, 30, 180, "FW-4.25"),
            "doubt_seconds": (settings.doubt_seconds, 5, 120, "FW-5.28"),
            "vote_seconds": (settings.vote_seconds, 5, 120, "FW-5.28"),
            "place_seconds": (settings.place_seconds, 10, 600, "FW-5.3"),
            "cube_seconds": (settings.cube_seconds, 5, 120, "FW-6.9"),
            "elder_seconds": (settings.elder_seconds, 5, 120, "FW-6.19"),
            "lay_seconds": (settings.lay_seconds, 10, 600, "FW-7.5"),
        }
        check_bounds(bounds)

    def warnings(self, settings: Settings, players: int) -> list[tuple[str, str]]:
        two = players == 2 and settings.judge == "vote"
        return [("vote_of_two", "FW-5.24")] if two else []

    def lay(self, players: int, settings: Settings) -> Forest:
        seats = range(players)
        return Forest(
            players,
            settings,
            up={},
            down={},
            front={seat: [] for seat in seats},
            elders={seat: [] for seat in seats},
            drawn={},
            deck=list(self.cards.ordinary),
            discard=[],
            box=[],
            left_out=list(self.cards.starting),
            supply=[0] * players,
            cubes={},
            spare=dict.fromkeys(COLOURS, CUBES),
            sheets=dict.fromkeys(seats, ""),
        )

    def why_not(self, view: Forest, seat: Seat, kind: str) -> str:
        return refusing.why_not(view, seat, kind)

    def why_late(self, view: Forest, kind: str) -> str:
        return refusing.why_late(kind)

    def why_no_option(self, view: Forest, ask: Ask, text: str) -> str:
        return refusing.why_no_option(view, ask.kind.name, text)

    def worlds(self, view: View[Forest]) -> Sampler[Forest]:
        return worlds.study(self.cards, view)

    def pieces(self, table: Forest) -> list[str]:
        return worlds.pieces(table)
