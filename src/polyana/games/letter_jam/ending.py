"""The end of the clues: final words, the moment of truth, the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from polyana.core import EVERYBODY, Answer, Ask, Flow, Next, No, Over, Seat, phase, step
from polyana.games.letter_jam import lines, notes, scoring
from polyana.games.letter_jam.box import Box
from polyana.games.letter_jam.cards import ALPHABET, JOKER
from polyana.games.letter_jam.kinds import (
    ABSTAIN,
    ACCEPT,
    CLAIM,
    DONE,
    LINE,
    NEED,
    NEED_JOKER,
    NOTE,
    REVEAL,
    SAY,
    SPARE,
    WAIT,
)
from polyana.games.letter_jam.table import Jam

WAITS = 1
"""How often a seat may take its "ready" or "done" back in one step."""


class Ending(Box):
    """From the last clue to the score."""

    @phase
    def close(self, t: Jam, clause: str) -> Next:
        """No clue marker is left, or all agree that they need none: cards on stands go back face down.
        (LJ-10.1, LJ-10.2, LJ-10.5)"""
        t.stage, t.chips_out = "final", False
        t.ready, t.waits, t.said = [], dict.fromkeys(t.seats, 0), {seat: [] for seat in t.seats}
        t.tell("closed", clause, greens=t.greens)
        return step(self.final)

    # --- final words -----------------------------------------------------------------------------

    @phase
    def final(self, t: Jam) -> Flow[Next]:
        """Everybody works out a word and puts the cards in order unseen; joker and bonus letters are there
        for whoever claims them first. (LJ-11.1–11.8, LJ-11.14, LJ-11.21)"""
        if len(t.ready) == t.players:
            t.stage = "reveal"
            return step(self.truth)
        asks = [ask for seat in t.seats for ask in self.ask_final(t, seat)]
        answer = yield (*asks, *self.ask_notes(t))
        self.in_final(t, answer)
        return step(self.final)

    def ask_final(self, t: Jam, seat: Seat) -> list[Ask]:
        if seat in t.ready:
            return [t.ask(seat, DONE, [WAIT])] if t.waits[seat] < WAITS else []
        return [
            t.ask(seat, DONE, ["done"], default="done", seconds=t.settings.final_seconds, clock="final"),
            t.ask(seat, CLAIM, lambda v: claim_options(v, seat)),
            t.ask(
                seat,
                LINE,
                check=lambda v, text: lines.read_line(v, seat, text),
                sample=lambda v, rng: lines.random_line(v, seat, rng),
            ),
            t.ask(seat, SAY, final_statements(t, seat)),
        ]

    def in_final(self, t: Jam, answer: Answer) -> None:
        seat, value = answer.seat, answer.value
        if answer.kind == NOTE.name:
            notes.write(t, seat, value)
        elif answer.kind == LINE.name:
            t.lines[seat] = value
            self.check_written(t, seat, value.partition(" ")[0])
        elif answer.kind == SAY.name:
            t.said[seat].append(value)
            need, _, letter = value.partition("_")
            bonus = letter if value != NEED_JOKER else ""
            t.tell("said", "LJ-11.21", seat=seat, what=need if bonus else value, letter=bonus)
        elif answer.kind == CLAIM.name:
            claim(t, seat, value)
        elif value == WAIT:
            t.waits[seat] += 1
            t.ready.remove(seat)
            t.tell("undone", "LJ-11.21", seat=seat)
        else:
            t.ready.append(seat)
            t.tell("done", "LJ-11.21", seat=seat)

    def check_written(self, t: Jam, seat: Seat, word: str) -> None:
        """Only if the table switched it on is a writer told whether the word exists. (LJ-11.19)"""
        if t.settings.written_check and word != lines.NO_WORD:
            known = t.dice.fact(lambda: word in self.lexicon, to=(seat,))
            t.reveal("written", "LJ-11.19", to=(seat,), word=word, known="yes" if known else "no")

    # --- the moment of truth ---------------------------------------------------------------------

    @phase
    def truth(self, t: Jam) -> Flow[Next]:
        """Words are revealed one after another, whoever likes first; no line changes any more.
        (LJ-11.9, LJ-11.18, LJ-11.20)"""
        left = [seat for seat in t.seats if seat not in t.laid]
        if not left:
            return step(self.result)
        answer = yield from t.first(
            [
                t.ask(
                    seat,
                    REVEAL,
                    ["reveal"],
                    default="reveal" if seat == left[0] else None,
                    seconds=t.settings.reveal_seconds,
                    clock=f"reveal{len(t.laid)}",
                )
                for seat in left
            ]
        )
        return step(self.turn_over, answer.seat)

    @phase
    def turn_over(self, t: Jam, seat: Seat) -> Next:
        """The cards of a line are turned over; what they spell counts, planned or not. (LJ-11.10,
        LJ-11.15–11.17)"""
        line = t.lines[seat]
        row = [*t.rows[seat], *(t.dice.draw(t.ahead[seat], to=EVERYBODY) for _ in t.ahead[seat][:])]
        t.faces[seat], t.rows[seat], t.laid[seat] = row, [], line
        word = t.spelled[seat] = lines.turned(t, seat, line, row)
        written = line.partition(" ")[0]
        t.reveal("revealed", "LJ-11.9", seat=seat, word=word, line=line, row=row, written=written)
        if t.settings.checking == "vote":
            return step(self.ballot, seat)
        return self.judged(t, seat, t.dice.fact(lambda: word in self.lexicon))

    @phase
    def ballot(self, t: Jam, seat: Seat) -> Flow[Next]:
        """Everybody votes in secret whether the revealed letters are a word; a tie rejects. (LJ-11.15)"""
        votes = yield from t.everyone(
            t.seats,
            ACCEPT,
            ["for", "against", ABSTAIN],
            default=ABSTAIN,
            seconds=t.settings.accept_seconds,
            clock=f"accept{len(t.laid)}",
            about={"word": t.spelled[seat]},
        )
        for_, against = ([one for one in t.seats if votes[one] == side] for side in ("for", "against"))
        t.reveal("ballot", "LJ-11.15", word=t.spelled[seat], for_seats=for_, against_seats=against)
        return self.judged(t, seat, len(for_) > len(against))

    def judged(self, t: Jam, seat: Seat, right: bool) -> Next:
        t.verdicts[seat] = right
        t.tell("judged", "LJ-11.15", seat=seat, word=t.spelled[seat], right="yes" if right else "no")
        return step(self.truth)

    @phase
    def result(self, t: Jam) -> Next:
        """All share the result; the score is the sum over everybody's words. (LJ-12.1–12.6, LJ-12.8)"""
        t.stage = "over"
        right = [seat for seat in t.seats if t.verdicts[seat]]
        for seat in t.seats:
            t.reveal("secret", "LJ-11.10", seat=seat, word=t.secret[seat])
        scores = [int(t.verdicts[seat]) for seat in t.seats]
        if t.settings.scoring:
            scores = [self.points(t, seat) for seat in t.seats]
            total = sum(scores)
            mark = scoring.rating(total, self.cards.ratings[t.players])
            t.reveal("score", "LJ-12.2", points=scores, total=total, rating=mark)
        t.tell("result", "LJ-12.1", right=len(right), players=t.players)
        raise Over(t.seats if len(right) == t.players else [], scores)

    def points(self, t: Jam, seat: Seat) -> int:
        """What a player's word brings to the team. (LJ-12.3–12.6, LJ-12.9–12.11)"""
        if t.verdicts[seat]:
            return scoring.word_points(t.lengths[seat], len(t.spelled[seat]), t.greens)
        return scoring.hits(t.laid[seat], t.faces[seat], t.answers[seat])


def claim_options(view: Jam, seat: Seat) -> Sequence[str | No]:
    """Centre cards that nobody has, the joker as any letter, and one's own to give back. (LJ-11.5, LJ-11.14)

    What one's own line uses stays until the line is changed.
    """
    planned = Counter(lines.in_line(view.lines[seat]))
    own = lines.claimed(view, seat)
    options: list[str | No] = [*dict.fromkeys(view.bonus)]
    if view.joker_free or (JOKER in own and not planned[JOKER]):
        options += [JOKER + letter for letter in ALPHABET if [JOKER + letter] != own.get(JOKER)]
    for card, cards in own.items():
        back = f"-{card}"
        options.append(back if len(cards) > planned[card] else No(back, "in_line", "LJ-11.14"))
    return options


def claim(t: Jam, seat: Seat, value: str) -> None:
    """Take a centre card, declare the joker's letter, or give a card back: all in the open. (LJ-11.14)"""
    cards = t.claims[seat]
    if value[0] == "-":
        cards.remove(next(card for card in cards if card[0] == value[1]))
        t.bonus += [value[1]] if value[1] != JOKER else []
        t.tell("released", "LJ-11.14", seat=seat, card=value[1])
        return
    if value[0] == JOKER:
        t.claims[seat] = cards = [card for card in cards if card[0] != JOKER]
    else:
        t.bonus.remove(value)
    cards.append(value)
    t.tell("claimed", "LJ-11.14", seat=seat, card=value[0], letter=value[-1])


def final_statements(t: Jam, seat: Seat) -> list[str]:
    """The fixed statements of the final part, each once; public facts decide. (LJ-11.21)"""
    found = [] if any(card[0] == JOKER for card in t.claims[seat]) else [NEED_JOKER]
    found += [NEED + letter for letter in dict.fromkeys(t.bonus)]
    found += [SPARE] if t.claims[seat] else []
    return [one for one in found if one not in t.said[seat]]
