"""Bots for «Букводжем»: novice, player and master."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View
from polyana.games.letter_jam.bots.finishing import Finish, Plan
from polyana.games.letter_jam.bots.giving import Giver, Weighed, expected, looks
from polyana.games.letter_jam.bots.guess_sheet import Sheet
from polyana.games.letter_jam.bots.levels import LEVELS, Level
from polyana.games.letter_jam.bots.rows import share_of
from polyana.games.letter_jam.bots.solver import solver_of
from polyana.games.letter_jam.rules import kinds
from polyana.games.letter_jam.rules.box import ANY_GRADE
from polyana.games.letter_jam.rules.cards import JOKER, Card
from polyana.games.letter_jam.rules.drawn_words import words_from
from polyana.games.letter_jam.rules.game import LetterJam
from polyana.games.letter_jam.rules.kinds import ABSTAIN, AUTO, GO, GOOD, HELP, KEEP, MORE, NO_MORE, STAY
from polyana.games.letter_jam.rules.moving_on import Decision
from polyana.games.letter_jam.rules.table import Jam

SECONDS = {"words": 25.0, "proposals": 16.0, "decisions": 8.0, "final": 20.0, "reveal": 6.0}
QUICK = 3.0
"""The middle of the time, in seconds, that a bot thinks at the beginning of a stage; later it is quick."""
LONGEST_THOUGHT, IN_TIME = 120.0, 0.6
"""The most seconds for an answer, and which part of a glass a bot uses at most."""
FAIR = 2
"""The rarest grade of a word that one likes to give a neighbour."""
POOR = 0.2
"""A clue that is worth less is not worth a marker, unless nobody else has one either."""
IDLE = 2
"""The rounds in a row without a proposal after which a bot wants no more of them: rounds of bots must end."""
RED = 3.0
"""What it is worth that somebody takes a red marker: green ones that are left count in the end."""
PATIENCE = 2
"""The clues after which bots that do not watch the clock leave a letter behind, clear or not."""
HURRY = ((1.0, 0.35), (1.5, 0.55), (2.2, 0.75))
"""Pairs: with fewer clues than this left for each letter, a master is content with this share."""
SAFE = 0.9
"""How likely a word must be before it is made longer."""


class JamBot(Bot):
    """Gives clues, reads them and lays its word like a person of its level."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random, level: Level) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, LetterJam)
        self.box = game.box
        self.level = level
        # Two sources of chance, so that what is seen can never move the time of an answer.
        self.pace = Random(rng.getrandbits(64))
        self.mind = Random(rng.getrandbits(64))
        self.sheet = Sheet(solver_of(game.box), level, seat, self.mind)
        self._limit = LONGEST_THOUGHT
        """The seconds of the glass that runs."""
        self._draft: tuple[int, Weighed | None] = (0, None)
        self._thought = ("", 0)
        """The stage and round in which it has thought already."""
        self._faces: dict[str, float] | None = None

    def choose(self, view: View[Jam]) -> Choice | None:
        t, asked = view.table, {question.kind: question for question in view.questions}
        self._limit = min((one.seconds for one in view.questions if one.seconds), default=LONGEST_THOUGHT)
        if t.stage == "proposals" and not {kinds.AGREE.name, kinds.OVER.name} & asked.keys():
            return self.propose(t, asked)
        if (done := asked.get(kinds.DONE.name)) and done.default is not None:
            return self.finish(t, asked)
        # Anybody may reveal; whose turn it is by default changes without a new question.
        owed = next(
            (one for one in view.questions if one.default is not None or one.kind == kinds.REVEAL.name), None
        )
        return self.choice(t, owed, self.answer(t, owed)) if owed else None

    def answer(self, t: Jam, question: Question) -> str:
        match question.kind:
            case kinds.WORD.name:
                return self.word(t, question)
            case kinds.AGREE.name:
                return "yes" if t.through(self.seat) else "no"
            case kinds.OVER.name:
                return NO_MORE if t.through(self.seat) or t.idle >= IDLE else MORE
            case kinds.VOTE.name:
                return self.vote(t)
            case kinds.MOVE.name:
                return self.move(t)
            case kinds.GUESS.name:
                return self.guess(t)
            case kinds.ACCEPT.name:
                return self.ballot(t, str(question.about["word"]))
            case _:
                return "reveal"

    def choice(self, t: Jam, question: Question, text: str) -> Choice:
        """An answer, at a moment that does not depend on what this bot sees or means to say."""
        now = t.stage, t.round
        middle = SECONDS.get(t.stage, QUICK) if now != self._thought else QUICK
        self._thought = now
        delay = middle * self.level.tempo * self.pace.lognormvariate(0, 0.3)
        return Choice(question.id, text, min(delay, IN_TIME * self._limit))

    # --- clues -----------------------------------------------------------------------------------

    def propose(self, t: Jam, asked: dict[str, Question]) -> Choice | None:
        """Look once a round; say so if the clue is very good; then be ready. When all rows are done, those
        who think of the score ask whether it is enough."""
        if kinds.ENOUGH.name in asked and self.level.weighs and all(t.through(seat) for seat in t.seats):
            return self.choice(t, asked[kinds.ENOUGH.name], "enough")
        ready = asked.get(kinds.READY.name)
        if ready is None or ready.default is None:
            return None
        found = self.draft(t)
        if found and self.seat not in t.proposals:
            return self.choice(t, asked[kinds.PROPOSE.name], found.draft.text)
        say = asked.get(kinds.SAY.name)
        if found and found.good and self.level.weighs and say and GOOD in say.options:
            return self.choice(t, say, GOOD)
        return self.choice(t, ready, "ready")

    def draft(self, t: Jam) -> Weighed | None:
        """This round's clue, if there is one worth a marker."""
        if self._draft[0] != t.round:
            found = Giver(self.box, self.level, t, self.seat, self.mind).best()
            self._draft = t.round, found if found and (found.worth > POOR or t.idle) else None
        return self._draft[1]

    def vote(self, t: Jam) -> str:
        """The proposal that promises most: others' by their numbers, the own by what it really tells; and
        a player who has given no clue yet should come first."""
        if not self.level.weighs:
            return str(max(t.proposals, key=lambda seat: looks(t.proposals[seat]), default=ABSTAIN))
        worth = {seat: expected(numbers, t.said[seat]) for seat, numbers in t.proposals.items()}
        if (own := self.draft(t)) and self.seat in worth:
            worth[self.seat] = own.worth
        return str(max(worth, key=lambda seat: worth[seat] + RED * t.takes_red(seat), default=ABSTAIN))

    # --- letters ---------------------------------------------------------------------------------

    def move(self, t: Jam) -> str:
        letter, share = share_of(self.sheet.letter(t, t.at[self.seat]))
        return Decision(GO if share >= self.enough(t) else STAY, letter).text

    def enough(self, t: Jam) -> float:
        """From which share on the letter is left behind."""
        if not self.level.jointly:
            return 0.0 if t.used[self.seat] >= PATIENCE else self.level.sure
        left = t.lengths[self.seat] - t.at[self.seat]
        clues = t.reds + t.greens_on_card
        return next((share for most, share in HURRY if clues < most * left), self.level.sure)

    def guess(self, t: Jam) -> str:
        card = t.card_on(self.seat)
        assert card is not None
        letter, share = share_of(self.sheet.letter(t, card))
        return letter if share >= self.level.guesses else KEEP

    # --- words -----------------------------------------------------------------------------------

    def word(self, t: Jam, question: Question) -> str:
        """A fair word for the neighbour: a common one, if need be with cards from the discards."""
        length = int(question.about["length"])
        for grade in range(1, ANY_GRADE + 1):
            if grade > FAIR and HELP in question.options:
                return HELP
            if words := words_from(self.box, t.shares[self.seat], length, grade):
                return self.mind.choice(words)
        return AUTO

    def finish(self, t: Jam, asked: dict[str, Question]) -> Choice:
        """Claim what the line needs, lay it, and be done."""
        plan = self.plan(t, asked)
        if plan is not None:
            if plan.claim and plan.claim not in t.claims[self.seat]:
                return self.choice(t, asked[kinds.CLAIM.name], plan.claim.text)
            if t.lines[self.seat] != plan.line:
                return self.choice(t, asked[kinds.LINE.name], plan.line.text)
        return self.choice(t, asked[kinds.DONE.name], "done")

    def plan(self, t: Jam, asked: dict[str, Question]) -> Plan | None:
        """The line to lay, with what the centre still offers."""
        if self._faces is None:
            self._faces = self.sheet.row(t).orders()
        if not self._faces:
            return None
        claim = asked.get(kinds.CLAIM.name)
        centre: list[Card] = [*claim.options] if claim else []
        centre += [JOKER] if claim and claim.writes else []
        centre = list(dict.fromkeys([*(claim.name for claim in t.claims[self.seat]), *centre]))
        finish = Finish(self.box, self.level.grade, self._faces)
        found = finish.best(centre, self.level.joker)
        last = all(seat in t.ready for seat in t.others(self.seat))
        if found and last and self.level.jointly and not found.claim and found.chance > SAFE:
            longer = finish.longer(centre)
            return longer if longer and longer.chance >= found.chance else found
        return found

    def ballot(self, t: Jam, word: str) -> str:
        """For a word that the bot knows. A level that does not know all words abstains from the others."""
        grade = self.box.lexicon.grade(word)
        if 0 < grade <= self.level.grade:
            return "for"
        return "against" if self.level.grade == ANY_GRADE else ABSTAIN


BOTS: dict[str, BotFactory] = {name: partial(JamBot, level=level) for name, level in LEVELS.items()}
