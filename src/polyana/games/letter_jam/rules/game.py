"""The rules of «Букводжем»: the secret words and how the table is laid. The chapters that follow:
`proposing` (clues), `upkeep` (moving on, the end of a round), `ending` (final words, score)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from polyana.core import Answer, Ask, Flow, Next, Refused, Seat, phase, step
from polyana.games.letter_jam.rules.box import LONGEST, SHORTEST
from polyana.games.letter_jam.rules.cards import Card
from polyana.games.letter_jam.rules.kinds import AUTO, HELP, WORD
from polyana.games.letter_jam.rules.proposing import Proposing
from polyana.games.letter_jam.rules.secrets import fit_sheet, hand_over, read_word, share_of
from polyana.games.letter_jam.rules.table import Jam

TRIES = 50
"""How often the words are drawn anew before rarer ones are allowed. (LJ-2.27)"""
HELPED, HELPS = 5, 2
"""So many cards of the others' discards an author may take at a time, and so often."""
ANY_GRADE = 5


class LetterJam(Proposing):
    """You see every letter but your own."""

    def opening(self) -> Next:
        return step(self.set_up)

    @phase
    def set_up(self, t: Jam) -> Next:
        """Each player gets a secret word: from the program, which nobody knows, or from the left neighbour.
        (LJ-2.2, LJ-2.10, LJ-2.11)"""
        if t.settings.words == "app":
            self.draw_words(t)
            return step(self.lay_out)
        for seat in t.seats:
            cards = [t.dice.draw(t.deck, to=(seat,)) for _ in range(share_of(t.players, seat))]
            t.shares[seat] = "".join(cards)
            t.looked[seat] = "".join(sorted(cards))
            t.reveal("share", "LJ-2.3", to=(seat,), seat=seat, letters=sorted(cards))
        return step(self.author)

    # --- the program draws -----------------------------------------------------------------------

    def draw_words(self, t: Jam) -> None:
        """Seat by seat an even draw among the words that the remaining cards can spell. (LJ-2.27)"""
        for grade in range(t.settings.grade, ANY_GRADE + 1):
            for _ in range(TRIES):
                if self.draw_all(t, grade):
                    return
        raise Refused("no_words", "LJ-2.27")

    def draw_all(self, t: Jam, grade: int) -> bool:
        """One attempt; if a seat finds no word, the cards of all lie in the deck again."""
        for seat in t.seats:
            words = self.possible(t.deck, t.lengths[seat], grade)
            if not words:
                for other in t.seats:
                    t.deck += t.ahead[other]
                    t.ahead[other] = ""
                t.secret = {}
                return False
            hand_over(t, seat, t.dice.pick(words))
        return True

    def possible(self, cards: Sequence[Card], length: int, grade: int) -> list[str]:
        """The words of one length that some cards can spell."""
        return self.words_of(length).all("".join(cards).lower(), least=length, grade=grade)

    # --- the neighbours write --------------------------------------------------------------------

    @phase
    def author(self, t: Jam) -> Flow[Next]:
        """Each player makes a word for the right neighbour from a share of the cards; what is left over goes
        to the discards, and whoever is stuck may take cards from there. (LJ-2.2–2.6, LJ-2.14, LJ-2.15)"""
        writing = [seat for seat in t.seats if t.shares[seat] and seat not in t.autos]
        if not writing:
            return step(self.auto_words)
        answer = yield tuple(self.ask_word(t, seat) for seat in writing)
        self.take_word(t, answer)
        return step(self.author)

    def ask_word(self, t: Jam, seat: Seat) -> Ask:
        def options(view: Jam) -> list[str]:
            return [AUTO, HELP] if len(view.deck) and view.helps[seat] < HELPS else [AUTO]

        return t.ask(
            seat,
            WORD,
            options,
            check=lambda v, text: read_word(self.lexicon, v, seat, text),
            sample=lambda v, rng: self.random_word(v, seat, rng),
            default=AUTO,
            seconds=t.settings.author_seconds,
            clock="author",
            about={"length": t.lengths[t.right_of(seat)]},
        )

    def random_word(self, view: Jam, seat: Seat, rng: Random) -> str:
        """Some word, for random authors."""
        words = self.possible(view.shares[seat], view.lengths[view.right_of(seat)], ANY_GRADE)
        return rng.choice(words) if words else AUTO

    def take_word(self, t: Jam, answer: Answer) -> None:
        seat, value = answer.seat, answer.value
        if value == AUTO:
            t.autos.append(seat)
            t.reveal("auto", "LJ-2.15", seat=seat)
        elif value == HELP:
            t.helps[seat] += 1
            cards = [t.dice.draw(t.deck, to=(seat,)) for _ in range(min(HELPED, len(t.deck)))]
            t.shares[seat] += "".join(cards)
            t.looked[seat] = "".join(sorted([*t.looked[seat], *cards]))
            t.reveal("help", "LJ-2.6", seat=seat, count=len(cards))
            t.reveal("helped", "LJ-2.6", to=(seat,), seat=seat, letters=sorted(cards))
        else:
            self.give_word(t, seat, value)

    def give_word(self, t: Jam, seat: Seat, word: str) -> None:
        """The word goes to the right neighbour, the rest of the share to the discards. (LJ-2.5, LJ-2.7)"""
        receiver = t.right_of(seat)
        t.deck += hand_over(t, receiver, word, t.shares[seat])
        t.shares[seat] = ""
        t.reveal("handed", "LJ-2.7", seat=seat, receiver_seat=receiver)

    @phase
    def auto_words(self, t: Jam) -> Next:
        """Whoever did not finish gets a word made from the share, else from all discards. (LJ-2.15)"""
        waiting, shorter = [*t.autos], 0
        while waiting:
            for seat in waiting:
                if word := self.auto_word(t, seat, shorter):
                    waiting.remove(seat)
                    self.give_word(t, seat, word)
                    shown = self.spelled(word)
                    t.reveal("own_word", "LJ-2.15", to=(seat,), seat=seat, word=shown)
                    break
            else:
                shorter += 1
        return step(self.lay_out)

    def auto_word(self, t: Jam, seat: Seat, shorter: int) -> str:
        """A word for the right neighbour; a shorter one only if the cards make no other."""
        receiver = t.right_of(seat)
        length = max(SHORTEST, t.lengths[receiver] - shorter)
        for cards in (t.shares[seat], t.shares[seat] + "".join(t.deck)):
            for grade in range(t.settings.grade, ANY_GRADE + 1):
                if words := self.possible(cards, length, grade):
                    fit_sheet(t, receiver, length)
                    return t.dice.pick(words, to=(seat,))
        if shorter < LONGEST:
            return ""
        fit_sheet(t, receiver, SHORTEST)  # an odd box, whose cards make no word at all
        return t.shares[seat][:SHORTEST].lower()

    # --- the table -------------------------------------------------------------------------------

    @phase
    def lay_out(self, t: Jam) -> Next:
        """Virtual players get a marker with a stack on it, the first card of every row and stack goes onto
        its stand. (LJ-2.17, LJ-2.18, LJ-2.20–2.26)"""
        setup = self.cards.setups[t.players]
        t.tell("laid", "LJ-2.20", reds=t.reds, leaves=t.leaves, heart=t.heart, lengths=t.lengths)
        for number, size in enumerate(setup.stacks, 1):
            t.stacks[number] = "".join(t.dice.draw(t.deck) for _ in range(size))
        for number in t.stacks:
            self.open_virtual(t, number)
        for seat in t.seats:
            self.next_card(t, seat)
        return self.new_round(t)
