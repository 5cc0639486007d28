"""Bots for «Шёпот леса»: novice, player and master."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View, text_of
from polyana.games.forest_whisper.bots.attention import LEVELS, Level, thought_of
from polyana.games.forest_whisper.bots.groves import worth
from polyana.games.forest_whisper.bots.guessing import guessed, known
from polyana.games.forest_whisper.bots.laying import card_to_lay, closing_by, place_to_lay, way_to_close
from polyana.games.forest_whisper.bots.outlook import Outlook
from polyana.games.forest_whisper.bots.plans import Planner
from polyana.games.forest_whisper.bots.prospects import ends, rounds_to_come
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import DECLINE, DONE, WRITE, Cell
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import fold, yo

PACE = {"doubt": 6.0, "vote": 5.0, "pick": 6.0, "spot": 5.0, "close": 6.0}
"""The middle of the time for an answer, in seconds."""
QUICK = 3.0
"""The same for all others."""


class ForestBot(Bot):
    """Writes the word whose cubes help most, as far as it can see that."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random, level: Level) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, ForestWhisper)
        self.rules = game
        self.level = level
        # Two sources of chance, so that what is seen can never move the time of an answer.
        self.pace = Random(rng.getrandbits(64))
        self.mind = Random(rng.getrandbits(64))

    def choose(self, view: View[Forest]) -> Choice | None:
        question = next((one for one in view.questions if one.default is not None), None)
        if question is None:
            return None
        answer: Callable[[Forest, Question], Any] = getattr(self, f"answer_{question.kind}")
        return Choice(question.id, text_of(answer(view.table, question)), self.delay(question), urged=True)

    def delay(self, question: Question) -> float:
        """Human, and the same whatever there is to see."""
        if question.kind == WRITE.name and question.seconds:
            return question.seconds * min(0.95, self.level.writes * self.pace.lognormvariate(0, 0.25))
        drawn = PACE.get(question.kind, QUICK) * self.pace.lognormvariate(0, 0.3)
        return min(drawn, 0.9 * (question.seconds or drawn))

    def answer_colour(self, table: Forest, question: Question) -> str:
        return self.mind.choice(question.texts)

    # --- the word --------------------------------------------------------------------------------

    def answer_write(self, table: Forest, question: Question) -> str:
        words = thought_of(self.rules, table, self.seat, self.level, self.level.words, self.mind)
        if not words:
            return ""
        coming = guessed(self.rules, table, self.seat, self.level, self.mind)
        planner = Planner(Outlook(self.rules, table, self.seat, coming))
        return yo.spelled(self.rules.lexicon, max(words, key=lambda word: planner.plan(word).worth))

    def knows(self, word: str) -> bool:
        key = fold(word)
        grade = self.rules.lexicon.grade(key)
        return 0 < grade <= self.level.grade and yo.spells(word, self.rules.lexicon.shown(key))

    def answer_doubt(self, table: Forest, question: Question) -> tuple[str, ...]:
        """Doubts what it does not know; some rare words it lets pass."""
        strange = {word for words in question.options for word in words if not self.knows(word)}
        doubted = {word for word in sorted(strange) if self.mind.random() < 0.8}
        return next(words for words in question.options if set(words) == doubted)

    def answer_vote(self, table: Forest, question: Question) -> str:
        """Honest: for a word it knows or has written itself, never for another."""
        word = str(question.about["word"])
        if self.knows(word) or table.words[self.seat] == word:
            return "for"
        return "against" if self.mind.random() < 0.75 else "abstain"

    # --- cubes -----------------------------------------------------------------------------------

    def placing(self, table: Forest) -> Outlook:
        """While cubes are placed all words are known. (FW-5.1)"""
        coming = known(self.rules, table, self.seat, self.level)
        return Outlook(self.rules, table, self.seat, coming)

    def answer_assign(self, table: Forest, question: Question) -> Cell | str:
        plan = Planner(self.placing(table)).plan(fold(table.words[self.seat]))
        options: Sequence[Cell | str] = question.options
        return next((card for card in options if card in plan.using), options[-1])  # a card of one's own

    def answer_extra(self, table: Forest, question: Question) -> Cell | str:
        left = set(table.using) - set(table.placed)
        plan = Planner(self.placing(table)).serve(left)
        return next((card for card in question.options if card in plan.cubes), DONE)

    def answer_source(self, table: Forest, question: Question) -> Cell:
        options: Sequence[Cell] = question.options
        return min(options, key=self.placing(table).loss)

    def answer_target(self, table: Forest, question: Question) -> Cell:
        options: Sequence[Cell] = question.options
        return max(options, key=self.placing(table).gain)

    # --- after the captures ----------------------------------------------------------------------

    def afterwards(self, table: Forest) -> Outlook:
        """The round is over but for the refresh."""
        to_come = 0.0 if ends(table) else max(1.0, rounds_to_come(table))
        return Outlook(self.rules, table, self.seat, to_come=to_come)

    def answer_guard(self, table: Forest, question: Question) -> str:
        outlook = self.afterwards(table)
        price = outlook.cost(table.supply[self.seat])
        return "yes" if outlook.guarding(self.seat, int(question.about["cell"])) > price else "no"

    def answer_elder(self, table: Forest, question: Question) -> tuple[Cell, ...] | str:
        """A card for three cubes, from the group that leaves most hope for another. A master does not take
        the last card of the deck if that ends a match that is lost. (FW-7.1)"""
        outlook = self.afterwards(table)
        if self.level.sly and len(table.deck) == 1 and not ends(table) and self.behind(outlook):
            return DECLINE
        likely = outlook.groves[self.seat]

        def left(group: tuple[Cell, ...]) -> float:
            return worth({place: chance for place, chance in likely.items() if place not in group})

        groups: list[tuple[Cell, ...]] = [group for group in question.options if group != DECLINE]
        return max(groups, key=left)

    def behind(self, outlook: Outlook) -> bool:
        """Would somebody else have more even with an Elder's card for us?"""
        points = [self.rules.points(outlook.table, one) for one in outlook.table.seats]
        return points[self.seat] + outlook.elder_worth < max(points)

    # --- the refresh -----------------------------------------------------------------------------

    def answer_pick(self, table: Forest, question: Question) -> str:
        return card_to_lay(self.rules, self.afterwards(table), question.options, self.level, self.mind)

    def answer_spot(self, table: Forest, question: Question) -> Cell:
        return place_to_lay(self.afterwards(table), question.options, self.mind)

    def answer_close(self, table: Forest, question: Question) -> str:
        return way_to_close(self.afterwards(table)).direction

    def answer_gap(self, table: Forest, question: Question) -> Cell:
        way = closing_by(self.afterwards(table), str(question.about["direction"]))
        options: Sequence[Cell] = question.options
        return next(place for place in options if place in way.removed)


BOTS: dict[str, BotFactory] = {name: partial(ForestBot, level=level) for name, level in LEVELS.items()}
