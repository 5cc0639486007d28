"""Bots for «Букводжем». So far one: a quick novice with plain clues, who trusts the commonest reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from polyana.bots import Bot, BotFactory, Choice
from polyana.core import Game, Question, Seat, View
from polyana.games.letter_jam import clues
from polyana.games.letter_jam.cards import Card
from polyana.games.letter_jam.kinds import ABSTAIN, GO, KEEP, STAY
from polyana.games.letter_jam.rules import LetterJam
from polyana.games.letter_jam.solver import patterns
from polyana.games.letter_jam.table import Jam, Numbers

GRADE = 2
"""The words that a novice knows."""
LEAST = 3
CERTAIN = 0.6
"""From which share of the readings on a novice takes a letter for known."""
PAUSE = 4.0


def clue_words(game: LetterJam, t: Jam, seat: Seat, grade: int, *, joker: bool) -> list[str]:
    """The words that a seat can spell with the letters it sees, the joker standing for one more letter."""
    kinds = "".join(dict.fromkeys(clues.visible(t, seat).values())).lower()
    return game.index.from_kinds(kinds, joker=joker, least=LEAST, grade=grade) if kinds else []


def worth(found: Numbers) -> float:
    """How good a clue looks by its numbers: helping people first, then length, then sparing the joker."""
    return 2 * found.players + 0.5 * found.length + 0.3 * found.virtual - 1.5 * found.joker


def best_draft(game: LetterJam, t: Jam, seat: Seat, grade: int, *, joker: bool) -> str | None:
    """The draft whose numbers look best."""
    seen = clues.visible(t, seat)
    drafts = [
        " ".join((word, *clues.lay_chips(seen, word)))
        for word in clue_words(game, t, seat, grade, joker=joker)
    ]
    return max(drafts, key=lambda draft: worth(clues.numbers(draft)), default=None)


def readings(game: LetterJam, t: Jam, seat: Seat, card: int, grade: int) -> Counter[Card]:
    """How much speaks for each letter of one's own card: readings of the clues times unseen cards."""
    found: Counter[Card] = Counter(game.solver.candidates(t, seat, card, grade))
    for noted in patterns(t, seat, card):
        counted = game.solver.letters(noted, grade)
        for letter in found:
            found[letter] *= counted.get(letter, 0) + 1
    return found


def likeliest(weights: Mapping[Card, int]) -> tuple[Card, float]:
    """The likeliest letter and its share."""
    letter = max(weights, key=lambda one: weights[one])
    return letter, weights[letter] / (sum(weights.values()) or 1)


class Novice(Bot):
    """Plays without much thought, but by what it sees."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, LetterJam)
        self.rules = game
        self._tried = 0
        """The round in which it last looked for a clue."""
        self._lined = False

    def choose(self, view: View[Jam]) -> Choice | None:
        t, asked = view.table, {question.kind: question for question in view.questions}
        if (ready := asked.get("ready")) and ready.default is not None:
            return self.propose(t, asked.get("propose"), ready)
        if (done := asked.get("done")) and done.default is not None:
            return self.finish(t, asked["line"], done)
        owed = next((one for one in view.questions if one.default is not None), None)
        return self.say(owed, self.answer(t, owed)) if owed else None

    def answer(self, t: Jam, question: Question) -> str:
        match question.kind:
            case "vote":
                return self.vote(t)
            case "move":
                return self.move(t)
            case "guess":
                return self.guess(t)
            case "accept":
                return "for" if str(question.about["word"]) in self.rules.lexicon else "against"
            case _:  # the word for a neighbour, no end of the clues yet, the moment of truth
                return str(question.default)

    def say(self, question: Question, text: str) -> Choice:
        return Choice(question.id, text, PAUSE * self.rng.uniform(0.5, 1.5))

    def propose(self, t: Jam, question: Question | None, ready: Question) -> Choice:
        """Look once a round, first without the joker; then be ready."""
        if question is None or self._tried == t.round:
            return self.say(ready, "ready")
        self._tried = t.round
        plain = best_draft(self.rules, t, self.seat, GRADE, joker=False)
        if plain is None or clues.numbers(plain).players < 2:
            plain = best_draft(self.rules, t, self.seat, GRADE, joker=True) or plain
        return self.say(question, plain) if plain else self.say(ready, "ready")

    def vote(self, t: Jam) -> str:
        best = max(t.proposals, key=lambda seat: worth(t.proposals[seat]), default=None)
        return ABSTAIN if best is None else str(best)

    def move(self, t: Jam) -> str:
        """Go on when the letter looks known, or when a second clue has not made it clear either."""
        letter, share = likeliest(readings(self.rules, t, self.seat, t.at[self.seat], GRADE))
        return f"{GO} {letter}" if share >= CERTAIN or t.used[self.seat] > 1 else STAY

    def guess(self, t: Jam) -> str:
        card = t.card_on(self.seat)
        assert card is not None
        letter, share = likeliest(readings(self.rules, t, self.seat, card, GRADE))
        return letter if share >= CERTAIN else KEEP

    def finish(self, t: Jam, question: Question, done: Question) -> Choice:
        """The commonest word that the candidates allow, laid with the own cards only."""
        if not self._lined:
            self._lined = True
            line = self.best_line(self.rules.solver.row(t, self.seat))
            if line:
                return self.say(question, line)
        return self.say(done, "done")

    def best_line(self, row: Sequence[Mapping[Card, int]]) -> str:
        for word, order in self.rules.solver.words(row):
            return " ".join((word, *(str(card + 1) for card in order)))
        return ""


BOTS: dict[str, BotFactory] = {"novice": Novice}
