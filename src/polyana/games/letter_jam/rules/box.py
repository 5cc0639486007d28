"""The box of «Букводжем»: what is in it, what can be agreed on, and what the rules say when they refuse."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from polyana.core import Ask, Flow, Refused, Sampler, Seat, View, check_bounds
from polyana.games.letter_jam.rules import notes, worlds
from polyana.games.letter_jam.rules.cards import Card, Cards, read_cards, standard_cards
from polyana.games.letter_jam.rules.kinds import CLAUSES, GUESS, MOVE, NOTE, PROPOSE
from polyana.games.letter_jam.rules.lines import plain_line
from polyana.games.letter_jam.rules.solver import Solver
from polyana.games.letter_jam.rules.table import Jam, Settings, lengths_of
from polyana.games.word_game import WordGame
from polyana.words import LetterIndex, Lexicon, yo

SHORTEST, LONGEST = 3, 7
"""How long a secret word may be. (LJ-2.11)"""
Answers = dict[Seat, str]

FINAL = ("claim", "release", "line", "done")


class Box(WordGame[Jam]):
    """Everything about the game but its course. Coarse words are never offered. (LJ-2.16)"""

    cards: Cards

    name = "letter_jam"
    prefix = "LJ"
    version = "2"
    players = range(2, 7)
    players_clause = "LJ-1.1"
    team = ("score", "rating", "words")
    table = Jam
    settings = Settings

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        super().__init__(cards, words)
        self._by_length: dict[int, LetterIndex] = {}

    def read_cards(self, path: Path | None) -> Cards:
        return read_cards(path) if path else standard_cards()

    @cached_property
    def solver(self) -> Solver:
        return Solver(self.cards, self.lexicon)

    def hints(self, view: Jam, seat: Seat) -> list[dict[Card, int]]:
        """What the solver says of one's own row; nothing unless the table has agreed on it."""
        return self.solver.row(view, seat) if view.settings.solver else []

    def words_of(self, length: int) -> LetterIndex:
        """The words of one length that may be drawn."""
        found = self._by_length.get(length)
        if found is None:
            offered = ((word, grade) for word, grade in self.lexicon.offered() if len(word) == length)
            found = self._by_length[length] = LetterIndex(offered)
        return found

    def check_settings(self, settings: Settings, players: int) -> None:
        """Refuse what the table cannot agree on."""
        try:
            lengths = lengths_of(settings, players)
        except ValueError:
            lengths = ()
        if len(lengths) != players or not all(SHORTEST <= one <= LONGEST for one in lengths):
            name = "lengths" if settings.lengths else "length"
            raise Refused("setting", "LJ-2.11", name=name, reason=f"{players} × {SHORTEST}…{LONGEST}")
        bounds = {
            "author_seconds": (settings.author_seconds, 30, 900, "LJ-2.15"),
            "proposal_seconds": (settings.proposal_seconds, 20, 1200, "LJ-4.26"),
            "vote_seconds": (settings.vote_seconds, 5, 300, "LJ-4.22"),
            "enough_seconds": (settings.enough_seconds, 5, 120, "LJ-10.4"),
            "moving_seconds": (settings.moving_seconds, 10, 600, "LJ-7.12"),
            "final_seconds": (settings.final_seconds, 60, 1800, "LJ-11.21"),
            "reveal_seconds": (settings.reveal_seconds, 5, 300, "LJ-11.9"),
            "accept_seconds": (settings.accept_seconds, 5, 120, "LJ-11.15"),
        }
        check_bounds(bounds)

    def lay(self, players: int, settings: Settings) -> Jam:
        seats, lengths = range(players), lengths_of(settings, players)
        setup = self.cards.setups[players]
        t = Jam(players, settings, lengths, deck=list(self.cards.letters))
        for pile in (t.ahead, t.rows, t.extra, t.faces, t.shares, t.past, t.looked):
            pile.update(dict.fromkeys(seats, ""))
        for papers in (t.claims, t.said, t.given):
            papers.update(dict.fromkeys(seats, ()))
        for count in (t.at, t.used, t.red_of, t.green_of, t.helps):
            count.update(dict.fromkeys(seats, 0))
        t.answers = {seat: ("",) * (lengths[seat] + 1) for seat in seats}
        t.lines = {seat: plain_line(lengths[seat]) for seat in seats}
        t.reds, t.leaves, t.heart = setup.red, setup.leaves, setup.centre
        t.virtual = [""] * len(setup.stacks)
        t.buried = [*range(1, len(setup.stacks) + 1)]
        t.stacks = dict.fromkeys(t.buried, "")
        return t

    # --- what holds all the time -----------------------------------------------------------------

    def ask_notes(self, t: Jam) -> list[Ask]:
        """The sheet is always at hand; nobody notices what is written on it. (LJ-7.2, LJ-7.3, LJ-7.13)"""

        def ask(seat: Seat) -> Ask:
            return t.ask(
                seat,
                NOTE,
                check=lambda v, text: notes.read_note(v, seat, text),
                sample=notes.random_note(seat),
            )

        return [ask(seat) for seat in t.seats]

    def with_notes(self, t: Jam, main: Flow[Answers]) -> Flow[Answers]:
        """The sheet stays at hand while all vote or agree. (LJ-7.13)"""
        return t.with_side_questions(
            main, lambda: self.ask_notes(t), lambda answer: notes.write(t, answer.seat, answer.value)
        )

    def spelled(self, word: str) -> str:
        """A word as it is announced: with Ё, whatever the cards show. (LJ-1.10)"""
        return yo.spelled(self.lexicon, word)

    def chat_closed(self, view: Jam) -> str:
        """Free text is closed from the deal to the last reveal; a table may open it but while clues are
        proposed. (LJ-4.20, LJ-4.25)"""
        if view.stage == "over":
            return ""
        if view.proposed and view.stage in ("proposals", "vote"):
            return "LJ-4.20"
        return "" if view.settings.free_text else "LJ-4.25"

    def why_not(self, view: Jam, seat: Seat, kind: str) -> str:
        """Why this seat is not asked this now."""
        if kind == PROPOSE.name:
            if view.stage != "proposals":
                return "LJ-4.26" if view.stage == "vote" else "LJ-6.11"
            if not view.may_give(seat):
                return "LJ-5.5" if view.quota == 1 else "LJ-5.10"
            return "LJ-4.26"
        if kind == MOVE.name:
            return "LJ-7.7" if view.stage == "decisions" else "LJ-7.12"
        if kind == GUESS.name:
            return "LJ-9.10" if view.stage == "decisions" else "LJ-9.2"
        if kind in FINAL and view.stage in ("reveal", "over"):
            return "LJ-11.18"
        if kind in ("claim", "release") and view.stage == "final":
            return "LJ-11.5" if kind == "claim" else "LJ-11.14"
        own = {"ready": "LJ-4.26", "word": "LJ-2.5"}
        return own.get(kind, CLAUSES.get(kind, ""))

    def why_late(self, view: Jam, kind: str) -> str:
        own = {"propose": "LJ-4.26", "move": "LJ-7.12", "guess": "LJ-9.10", "line": "LJ-11.18"}
        return own.get(kind, CLAUSES.get(kind, ""))

    def why_no_option(self, view: Jam, ask: Ask, text: str) -> str:
        kind = ask.kind.name
        if kind == "say":
            return "LJ-11.21" if view.stage == "final" else "LJ-4.20"
        if kind == "claim":
            return "LJ-11.5"
        return ""

    def worlds(self, view: View[Jam]) -> Sampler[Jam]:
        return worlds.study(self.cards, view)

    def pieces(self, table: Jam) -> list[str]:
        return worlds.pieces(table)
