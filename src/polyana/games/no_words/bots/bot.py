"""Bots for «Нет слов»: novice, player and master."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Event, Game, Question, Seat, View
from polyana.games.no_words.bots.attention import LEVELS, Level, Noticed, notice, waiting
from polyana.games.no_words.bots.letter_choice import LetterChoice
from polyana.games.no_words.bots.rivals import Rivals
from polyana.games.no_words.bots.word_risk import Risk, Standing, risk
from polyana.games.no_words.rules.calls import CALL
from polyana.games.no_words.rules.cards import letters
from polyana.games.no_words.rules.checking import DISPUTE, VOTE
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.reading import PASS, word_of
from polyana.games.no_words.rules.table import NO_MOVER, Talk
from polyana.games.no_words.rules.turn import PLACE
from polyana.games.no_words.rules.word_found import NEXT
from polyana.games.no_words.rules.words import barred, cost
from polyana.words import fold

QUICK = 3.0
"""The middle of the time for a vote and the like, in seconds."""
PATIENCE = 3.0
"""How long a sober player goes on looking for a dearer word after the first."""
MARGIN = 0.03
"""How much better silence must look before a bot keeps quiet: others may see the word too."""


class WordBot(Bot):
    """Looks for words like a person of its level, and calls them when that helps."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random, level: Level) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, NoWords)
        self.box = game.box
        self.level = level
        # Two sources of chance, so that what is seen can never move the time of a pass. (NW-4.22)
        self.pace = Random(rng.getrandbits(64))
        self.mind = Random(rng.getrandbits(64))
        self.rivals = Rivals()
        self._window = -1
        self._noticed: list[Noticed] = []
        self._watched: tuple[Seat, Risk] | None = None
        """Who is next to place, and so has every reason to call, and the words they might see."""

    def hear(self, events: Sequence[Event]) -> None:
        """Learn about the others: what they call, and what they let pass."""
        for event in events:
            seat = event.args.get("seat")
            if event.kind == "called":
                self.rivals.called(event.args["seat"], self.box.lexicon.grade(fold(event.args["word"])))
            elif event.kind == "placed" and seat != self.seat:
                self._watched = None
            elif event.kind == "passed" and self._watched and seat == self._watched[0]:
                self.rivals.overlooked(*self._watched)

    def choose(self, view: View[Talk]) -> Choice | None:
        asked = {question.kind: question for question in view.questions}
        if vote := asked.get(VOTE.name):
            return self._choice(vote, self.ballot(view, fold(str(vote.about["word"]))))
        if dispute := asked.get(DISPUTE.name):
            known = self.knows(view.table, fold(str(dispute.about["word"])))
            return self._choice(dispute, "accept" if known else "dispute")
        if following := asked.get(NEXT.name):
            return self._choice(following, self.letter_choice(view).next())
        return self._look(view, asked.get(CALL.name), asked.get(PLACE.name))

    def _choice(self, question: Question, text: str) -> Choice:
        delay = QUICK * self.pace.lognormvariate(0, 0.3)
        return Choice(question.id, text, min(delay, 0.9 * (question.seconds or delay)))

    # --- looking for words -----------------------------------------------------------------------

    def _look(self, view: View[Talk], call: Question | None, place: Question | None) -> Choice | None:
        """Call a word, or pass or place when the time has come that was drawn beforehand. (NW-4.22)"""
        end: Choice | None = None
        if place is not None:
            end = Choice(place.id, "", self.before_placing(view.table, place.seconds))
        elif call is not None and PASS in call.options:
            end = Choice(call.id, PASS, waiting(self.level, self.pace, call.seconds))
        if call is not None:
            called = self.call(view, end.delay if end else None)
            if called is not None:
                return Choice(call.id, called.word, called.delay)
        if place is not None and end is not None:
            laid = self.letter_choice(view).choose(place.options)
            self._watched = view.table.left_of(self.seat), laid.risk
            return end._replace(text=laid.card)
        return end

    def before_placing(self, table: Talk, seconds: float | None) -> float:
        """In «свободный» people get their time to look; among bots nobody needs it. (NW-4.22)"""
        drawn = waiting(self.level, self.pace, seconds)
        pause = table.settings.bot_pause if table.settings.pace == "free" and not self.alone else 0
        return max(drawn, pause)

    def noticed(self, view: View[Talk]) -> list[Noticed]:
        """What this bot sees in this window; it looks anew at each. (NW-4.4)"""
        table = view.table
        if table.placements != self._window:
            self._window = table.placements
            there = letters(table.conversation)
            words = self.box.index.all(there, grade=min(self.level.grade, table.settings.grade))
            newest = there[-1] if table.mover != NO_MOVER else ""
            grade_of = self.box.lexicon.grade
            self._noticed = notice(self.level, words, there, newest, grade_of, self.mind)
            seen = [one.word for one in self._noticed]
            self._watched = table.turn, risk(seen, table.conversation, newest, grade_of)
        called = set(map(word_of, table.queue[self.seat]))
        if view.step.phase in ("dispute", "poll"):
            called.add(word_of(view.step.args[1]))
        return [one for one in self._noticed if one.word not in called and not barred(table, one.word)]

    # --- calling or keeping quiet ----------------------------------------------------------------

    def call(self, view: View[Talk], end: float | None) -> Noticed | None:
        """The word to call before the time is over, or None: nothing seen, or silence is better."""
        seen = [one for one in self.noticed(view) if end is None or one.delay < end]
        if not seen:
            return None
        if self.level.thinks == "simply":
            return seen[0]
        table = view.table
        standing = Standing(table, self.seat)
        if self.level.thinks == "soberly":
            seen = [one for one in seen if one.delay <= seen[0].delay + PATIENCE]
        worth, best = max(
            ((standing.worth(table.mover, cost(table.conversation, one.word)), one) for one in seen),
            key=lambda pair: pair[0],
        )
        points = cost(table.conversation, best.word)
        return best if points and worth >= self.silence(table, standing, points) else None

    def silence(self, table: Talk, standing: Standing, points: int) -> float:
        """What keeping quiet is worth: the word may be called against a later mover. (NW-4.5)

        The player who is next to place would be that mover, and is in danger.
        """
        quiet = standing.worth()
        if standing.deck == 0:
            return quiet
        if table.turn == self.seat:
            return 0.3 * quiet + 0.7 * standing.worth(self.seat, points)
        if self.level.thinks == "soberly":
            return (
                standing.worth(table.turn, points) - 2 * MARGIN if standing.ends(table.mover, points) else 0.0
            )
        victims: list[float] = []
        seat = table.turn
        while seat != self.seat:
            victims.append(standing.worth(seat, points) - MARGIN * (len(victims) + 1))
            seat = table.left_of(seat)
        return max(victims)

    # --- the rest --------------------------------------------------------------------------------

    def letter_choice(self, view: View[Talk]) -> LetterChoice:
        return LetterChoice(self.box, self.level, view.table, self.seat, self.rivals, self.mind)

    def knows(self, table: Talk, word: str) -> bool:
        """Is the word in this bot's vocabulary, as far as the table allows such words?"""
        agreed = table.settings
        grade = min(self.level.grade, agreed.grade)
        return self.box.lexicon.accepts(word, grade=grade, proper=agreed.proper_names, slang=agreed.slang)

    def ballot(self, view: View[Talk], word: str) -> str:
        """An honest vote: for a word it knows, against one it does not, now and then in doubt. (NW-6.5)"""
        if view.step.args[0] == self.seat or self.knows(view.table, word):
            return "for"
        return "against" if self.mind.random() < 0.75 else "abstain"


BOTS: dict[str, BotFactory] = {name: partial(WordBot, level=level) for name, level in LEVELS.items()}
