"""Bots for «Шёпот леса»: novice, player and master."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View, text_of
from polyana.games.forest_whisper.bots.cube_plans import Planner
from polyana.games.forest_whisper.bots.cube_values import CubeValues
from polyana.games.forest_whisper.bots.elder_groups import expected_cards
from polyana.games.forest_whisper.bots.expecting import announced_cubes, guessed_cubes
from polyana.games.forest_whisper.bots.finding_words import words_in_mind
from polyana.games.forest_whisper.bots.forecast import rounds_to_come
from polyana.games.forest_whisper.bots.laying import card_to_lay, cell_to_lay_on, closing_by, way_to_close
from polyana.games.forest_whisper.bots.levels import LEVELS, Level
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import (
    ASSIGN,
    CLOSE,
    COLOUR,
    DECLINE,
    DONE,
    DOUBT,
    ELDER,
    EXTRA,
    GAP,
    GUARD,
    PICK,
    SOURCE,
    SPOT,
    TARGET,
    VOTE,
    WRITE,
    Cell,
    Decline,
    Done,
    Front,
    Group,
)
from polyana.games.forest_whisper.rules.refresh import end_clause
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.who_has_won import points_of
from polyana.words import fold, yo

PACE = {DOUBT.name: 6.0, VOTE.name: 5.0, PICK.name: 6.0, SPOT.name: 5.0, CLOSE.name: 6.0}
"""The median time for an answer, in seconds."""
QUICK = 3.0
"""The same for all others."""


class ForestBot(Bot):
    """Writes the word whose cubes help most, as far as it can see that."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random, level: Level) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, ForestWhisper)
        self.box = game.box
        self.level = level
        # Two sources of chance, so that what is seen can never move the time of an answer.
        self.pace = Random(rng.getrandbits(64))
        self.mind = Random(rng.getrandbits(64))

    def choose(self, view: View[Forest]) -> Choice | None:
        question = next((one for one in view.questions if one.default is not None), None)
        if question is None:
            return None
        answer = ANSWERS[question.kind](self, view.table, question)
        return Choice(question.id, text_of(answer), self.delay(question), urged=True)

    def delay(self, question: Question) -> float:
        """Human, and the same whatever there is to see."""
        if question.kind == WRITE.name and question.seconds:
            return question.seconds * min(0.95, self.level.writes * self.pace.lognormvariate(0, 0.25))
        drawn = PACE.get(question.kind, QUICK) * self.pace.lognormvariate(0, 0.3)
        return min(drawn, 0.9 * (question.seconds or drawn))

    def colour(self, table: Forest, question: Question) -> str:
        return self.mind.choice(question.texts)

    # --- the word --------------------------------------------------------------------------------

    def word(self, table: Forest, question: Question) -> str:
        words = words_in_mind(self.box, table, self.seat, self.level, self.level.words, self.mind)
        if not words:
            return ""
        expected = guessed_cubes(self.box, table, self.seat, self.level, self.mind)
        planner = Planner(CubeValues(self.box, table, self.seat, expected))
        return yo.spelled(self.box.lexicon, max(words, key=lambda word: planner.plan(word).worth))

    def knows(self, word: str) -> bool:
        key = fold(word)
        grade = self.box.lexicon.grade(key)
        return 0 < grade <= self.level.grade and yo.spells(word, self.box.lexicon.shown(key))

    def doubts(self, table: Forest, question: Question) -> tuple[str, ...]:
        """Doubts what it does not know; some rare words it lets pass."""
        strange = {word for words in question.options for word in words if not self.knows(word)}
        doubted = {word for word in sorted(strange) if self.mind.random() < 0.8}
        return next(words for words in question.options if set(words) == doubted)

    def vote(self, table: Forest, question: Question) -> str:
        """Honest: for a word it knows or has written itself, never for another."""
        word = str(question.about["word"])
        if self.knows(word) or table.words[self.seat] == word:
            return "for"
        return "against" if self.mind.random() < 0.75 else "abstain"

    # --- cubes -----------------------------------------------------------------------------------

    def while_placing(self, table: Forest) -> CubeValues:
        """All words are known now. (FW-5.1)"""
        expected = announced_cubes(self.box, table, self.seat, self.level)
        return CubeValues(self.box, table, self.seat, expected)

    def supplier(self, table: Forest, question: Question) -> Cell | Front:
        plan = Planner(self.while_placing(table)).plan(fold(table.words[self.seat]))
        options: Sequence[Cell | Front] = question.options
        return next((card for card in options if card in plan.using), options[-1])  # a card of one's own

    def extra(self, table: Forest, question: Question) -> Cell | Done:
        left = set(table.using) - set(table.placed)
        plan = Planner(self.while_placing(table)).serve(left)
        options: Sequence[Cell | Done] = question.options
        return next((card for card in options if card in plan.cubes), DONE)

    def source(self, table: Forest, question: Question) -> Cell:
        options: Sequence[Cell] = question.options
        return min(options, key=self.while_placing(table).loss)

    def target(self, table: Forest, question: Question) -> Cell:
        options: Sequence[Cell] = question.options
        return max(options, key=self.while_placing(table).gain)

    # --- after the captures ----------------------------------------------------------------------

    def afterwards(self, table: Forest) -> CubeValues:
        """The round is over but for the refresh."""
        to_come = 0.0 if end_clause(table) else max(1.0, rounds_to_come(table))
        return CubeValues(self.box, table, self.seat, to_come=to_come)

    def guards(self, table: Forest, question: Question) -> str:
        values = self.afterwards(table)
        price = values.cost(table.supply[self.seat])
        return "yes" if values.guarding(self.seat, int(question.about["cell"])) > price else "no"

    def group(self, table: Forest, question: Question) -> Group | Decline:
        """A card for three cubes, from the group that leaves most hope for another. A master does not take
        the last card of the deck if that ends a match that is lost. (FW-7.1)"""
        values = self.afterwards(table)
        if self.level.sly and len(table.deck) == 1 and not end_clause(table) and self.behind(values):
            return DECLINE
        chances = values.guard_chances[self.seat]

        def left(group: Group) -> float:
            return expected_cards({cell: chance for cell, chance in chances.items() if cell not in group})

        groups: list[Group] = [group for group in question.options if group != DECLINE]
        return max(groups, key=left)

    def behind(self, values: CubeValues) -> bool:
        """Would somebody else have more even with an Elder's card for us?"""
        points = [points_of(self.box.cards, values.table, one) for one in values.table.seats]
        return points[self.seat] + values.elder_worth < max(points)

    # --- the refresh -----------------------------------------------------------------------------

    def card_to_lay(self, table: Forest, question: Question) -> str:
        return card_to_lay(self.box, self.afterwards(table), question.options, self.level, self.mind)

    def cell_to_lay_on(self, table: Forest, question: Question) -> Cell:
        return cell_to_lay_on(self.afterwards(table), question.options, self.mind)

    def way_to_close(self, table: Forest, question: Question) -> str:
        return way_to_close(self.afterwards(table)).direction

    def gap(self, table: Forest, question: Question) -> Cell:
        way = closing_by(self.afterwards(table), str(question.about["direction"]))
        options: Sequence[Cell] = question.options
        return next(cell for cell in options if cell in way.removed)


ANSWERS: Mapping[str, Callable[[ForestBot, Forest, Question], object]] = {
    COLOUR.name: ForestBot.colour,
    WRITE.name: ForestBot.word,
    DOUBT.name: ForestBot.doubts,
    VOTE.name: ForestBot.vote,
    ASSIGN.name: ForestBot.supplier,
    EXTRA.name: ForestBot.extra,
    SOURCE.name: ForestBot.source,
    TARGET.name: ForestBot.target,
    GUARD.name: ForestBot.guards,
    ELDER.name: ForestBot.group,
    PICK.name: ForestBot.card_to_lay,
    SPOT.name: ForestBot.cell_to_lay_on,
    CLOSE.name: ForestBot.way_to_close,
    GAP.name: ForestBot.gap,
}
"""How each kind of question is answered."""

BOTS: dict[str, BotFactory] = {name: partial(ForestBot, level=level) for name, level in LEVELS.items()}
