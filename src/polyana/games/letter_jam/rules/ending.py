"""The end of the clues: final words, the moment of truth, the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from polyana.core import EVERYBODY, Answer, Ask, Flow, Next, No, Over, Refused, Seat, phase, step
from polyana.games.letter_jam.rules import lines, notes, scoring
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import ALPHABET, JOKER
from polyana.games.letter_jam.rules.kinds import (
    ABSTAIN,
    ACCEPT,
    CLAIM,
    DONE,
    LINE,
    NEED_JOKER,
    NOTE,
    RELEASE,
    REVEAL,
    SAY,
    SPARE,
    WAIT,
    yes_no,
)
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import fold


class Ending(Box):
    """From the last clue to the score."""

    @phase
    def close(self, t: Jam, clause: str) -> Next:
        """No clue marker is left, or all agree that they need none: cards on stands go back face down.
        (LJ-10.1, LJ-10.2, LJ-10.5)"""
        t.stage, t.chips_out = "final", False
        t.ready, t.said = [], dict.fromkeys(t.seats, ())
        t.tell("closed", clause, greens=t.greens_on_card)
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
            return [t.ask(seat, DONE, [WAIT])]
        return [
            t.ask(seat, DONE, ["done"], default="done", seconds=t.settings.final_seconds, clock="final"),
            self.ask_claim(t, seat),
            t.ask(seat, RELEASE, lambda v: own_claims(v, seat)),
            t.ask(
                seat,
                LINE,
                check=lambda v, text: lines.read_line(v, seat, text),
                sample=lambda v, rng: lines.random_line(v, seat, rng),
            ),
            t.ask(seat, SAY, final_statements(t, seat)),
        ]

    def ask_claim(self, t: Jam, seat: Seat) -> Ask:
        """Bonus letters that nobody has, and the joker as any letter. (LJ-11.4, LJ-11.5, LJ-11.13)"""
        letters = list(dict.fromkeys(t.bonus))
        own = JOKER in lines.claimed(t, seat) and JOKER not in lines.in_line(t.lines[seat])
        if not t.joker_free and not own:
            return t.ask(seat, CLAIM, letters, about={"joker": "no"})
        return t.ask(
            seat,
            CLAIM,
            letters,
            check=lambda v, text: read_joker(text),
            sample=lambda v, rng: JOKER + rng.choice(ALPHABET),
            about={"joker": "yes"},  # another question once the joker is gone
        )

    def in_final(self, t: Jam, answer: Answer) -> None:
        seat, value = answer.seat, answer.value
        if answer.kind == NOTE.name:
            notes.write(t, seat, value)
        elif answer.kind == LINE.name:
            t.lines[seat] = value
            self.check_written(t, seat, value.partition(" ")[0])
        elif answer.kind == SAY.name:
            t.said[seat] += (value,)
            letter = value if value in ALPHABET else ""
            t.tell("said", "LJ-11.21", seat=seat, what="need" if letter else value, letter=letter)
        elif answer.kind == CLAIM.name:
            claim(t, seat, value)
        elif answer.kind == RELEASE.name:
            release(t, seat, value)
        elif value == WAIT:
            t.ready.remove(seat)
            t.tell("undone", "LJ-11.21", seat=seat)
        else:
            t.ready.append(seat)
            t.tell("done", "LJ-11.21", seat=seat)

    def check_written(self, t: Jam, seat: Seat, word: str) -> None:
        """Only if the table switched it on is a writer told whether the word exists. (LJ-11.19)"""
        if t.settings.written_check and word != lines.NO_WORD:
            known = t.dice.fact(lambda: word in self.lexicon, to=(seat,))
            t.reveal("written", "LJ-11.19", to=(seat,), word=self.spelled(word), known=yes_no(known))

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
        row = t.rows[seat]
        while t.ahead[seat]:
            row += t.draw_from(t.ahead, seat, EVERYBODY)
        t.faces[seat], t.rows[seat], t.laid[seat] = row, "", line
        word = t.spelled[seat] = lines.turned(t, seat, line, row)
        written = line.partition(" ")[0]
        wrote = yes_no(written != lines.NO_WORD)
        t.reveal(
            "revealed",
            "LJ-11.9",
            seat=seat,
            word=self.spelled(word),
            line=line,
            row=row,
            written=self.spelled(written),
            wrote=wrote,
        )
        if t.settings.checking == "vote":
            return step(self.ballot, seat)
        return self.judged(t, seat, t.dice.fact(lambda: word in self.lexicon))

    @phase
    def ballot(self, t: Jam, seat: Seat) -> Flow[Next]:
        """Everybody votes in secret whether the revealed letters are a word; a tie rejects. (LJ-11.15)"""
        word = self.spelled(t.spelled[seat])
        votes = yield from t.everyone(
            t.seats,
            ACCEPT,
            ["for", "against", ABSTAIN],
            default=ABSTAIN,
            seconds=t.settings.accept_seconds,
            clock=f"accept{len(t.laid)}",
            about={"word": word},
        )
        for_, against = ([one for one in t.seats if votes[one] == side] for side in ("for", "against"))
        t.reveal("ballot", "LJ-11.15", word=word, for_seats=for_, against_seats=against)
        return self.judged(t, seat, len(for_) > len(against))

    def judged(self, t: Jam, seat: Seat, right: bool) -> Next:
        t.verdicts[seat] = right
        word = self.spelled(t.spelled[seat])
        t.tell("judged", "LJ-11.15", seat=seat, word=word, right=yes_no(right))
        return step(self.truth)

    @phase
    def result(self, t: Jam) -> Next:
        """All share the result; the score is the sum over everybody's words. (LJ-12.1–12.6, LJ-12.8)"""
        t.stage = "over"
        right = [seat for seat in t.seats if t.verdicts[seat]]
        for seat in t.seats:
            t.reveal("secret", "LJ-11.10", seat=seat, word=self.spelled(t.secret[seat]))
        scores = [int(t.verdicts[seat]) for seat in t.seats]
        if t.settings.scoring:
            scores = [self.points(t, seat) for seat in t.seats]
            total = sum(scores)
            mark = scoring.rating(total, self.cards.ratings[t.players])
            t.reveal("score", "LJ-12.2", points_by_seat=scores, total=total, rating=mark)
        t.tell("result", "LJ-12.1", right=len(right), players=t.players)
        raise Over(t.seats if len(right) == t.players else [], scores)

    def points(self, t: Jam, seat: Seat) -> int:
        """What a player's word brings to the team. (LJ-12.3–12.6, LJ-12.9–12.11)"""
        if t.verdicts[seat]:
            return scoring.word_points(t.lengths[seat], len(t.spelled[seat]), t.greens_on_card)
        return scoring.hits(t.laid[seat], t.faces[seat], t.answers[seat])

    def team_result(self, table: Jam) -> tuple[float, ...]:
        """Score, rating, and how many of a hundred words are right."""
        total = sum(self.points(table, seat) for seat in table.seats)
        right = sum(table.verdicts[seat] for seat in table.seats)
        return total, scoring.rating(total, self.cards.ratings[table.players]), 100 * right / table.players


def read_joker(text: str) -> str:
    """The joker is taken as a letter, any of the alphabet: «*Щ». (LJ-11.13)"""
    wanted = fold(text.strip()).upper()
    if len(wanted) != 2 or wanted[0] != JOKER or wanted[1] not in ALPHABET:
        raise Refused("not_an_option", "LJ-11.5", value=text[:40])
    return wanted


def own_claims(view: Jam, seat: Seat) -> Sequence[str | No]:
    """One's own centre cards, to give back; what one's line uses stays while it does. (LJ-11.14)"""
    planned = Counter(lines.in_line(view.lines[seat]))
    return [
        card if len(cards) > planned[card] else No(card, "in_line", "LJ-11.14")
        for card, cards in lines.claimed(view, seat).items()
    ]


def claim(t: Jam, seat: Seat, card: str) -> None:
    """Take a centre card, or the joker with its letter: all in the open. (LJ-11.14)"""
    if card[0] == JOKER:
        t.claims[seat] = tuple(one for one in t.claims[seat] if one[0] != JOKER)
    else:
        t.bonus.remove(card)
    t.claims[seat] += (card,)
    t.tell("claimed", "LJ-11.14", seat=seat, joker=yes_no(card[0] == JOKER), letter=card[-1])


def release(t: Jam, seat: Seat, card: str) -> None:
    """Lay a centre card back, also in the open. (LJ-11.14)"""
    left = list(t.claims[seat])
    left.remove(next(one for one in left if one[0] == card))
    t.claims[seat] = tuple(left)
    t.bonus += [card] if card != JOKER else []
    t.tell("released", "LJ-11.14", seat=seat, joker=yes_no(card == JOKER), letter=card)


def final_statements(t: Jam, seat: Seat) -> list[str]:
    """The fixed statements of the final part, each once; public facts decide. (LJ-11.21)"""
    found = [] if any(card[0] == JOKER for card in t.claims[seat]) else [NEED_JOKER]
    found += dict.fromkeys(t.bonus)
    found += [SPARE] if t.claims[seat] else []
    return [one for one in found if one not in t.said[seat]]
