"""After the clue: moving on, bonus letters guessed aloud, and the end of the round."""

from __future__ import annotations

from polyana.core import EVERYBODY, Answer, Ask, Flow, Next, Seat, phase, step
from polyana.games.letter_jam.rules import notes
from polyana.games.letter_jam.rules.ending import Ending
from polyana.games.letter_jam.rules.kinds import GO, GUESS, KEEP, MOVE, NOTE, STAY, yes_no
from polyana.games.letter_jam.rules.table import Jam


class Upkeep(Ending):
    """From the clue to the next round."""

    def new_round(self, t: Jam) -> Next:
        """Where the next round begins."""
        raise NotImplementedError

    # --- moving on and guessing ------------------------------------------------------------------

    @phase
    def decisions(self, t: Jam) -> Flow[Next]:
        """Whose letter has been used in a clue decides in secret whether to move on; extra letters may be
        guessed aloud meanwhile. All is disclosed together. (LJ-7.5–7.7, LJ-7.12, LJ-9.2, LJ-9.15)"""
        asks = [ask for seat in t.seats for ask in self.ask_decision(t, seat)]
        if not any(ask.owes for ask in asks):
            return step(self.disclose)
        answer = yield (*asks, *self.ask_notes(t))
        if answer.kind == NOTE.name:
            notes.write(t, answer.seat, answer.value)
        elif answer.kind == MOVE.name:
            self.note_move(t, answer)
        else:
            self.guess(t, answer.seat, answer.value)
        return step(self.decisions)

    def ask_decision(self, t: Jam, seat: Seat) -> list[Ask]:
        """Nobody is asked about a letter that no clue has used. (LJ-7.7, LJ-9.10)"""
        seconds, clock = t.settings.moving_seconds, f"moving{t.round}"
        if not t.used[seat] or seat in t.guessed:
            return []
        if not t.through(seat):
            return [
                t.ask(
                    seat,
                    MOVE,
                    [STAY, GO],
                    check=lambda v, text: notes.read_move(text),
                    sample=lambda v, rng: f"{GO} {rng.choice('АЕО')}",
                    default=None if seat in t.moves else STAY,
                    seconds=seconds,
                    clock=clock,
                )
            ]
        letters = [KEEP, *self.cards.kinds]
        return [t.ask(seat, GUESS, letters, default=KEEP, seconds=seconds, clock=clock)]

    def note_move(self, t: Jam, answer: Answer) -> None:
        """The decision may be changed until the step ends; the answer goes to the sheet. (LJ-9.15)"""
        seat = answer.seat
        decision, _, letter = answer.value.partition(" ")
        t.moves[seat] = decision
        if letter:
            notes.answer(t, seat, t.at[seat], letter)

    def guess(self, t: Jam, seat: Seat, said: str) -> None:
        """A guess is spoken aloud and the card turned over: right, it joins the joker; wrong, it is gone.
        (LJ-9.2–9.4, LJ-9.11)"""
        t.guessed.append(seat)
        if said == KEEP:
            t.tell("kept", "LJ-9.10", seat=seat)
            return
        card, t.extra[seat] = t.extra[seat], ""
        t.past[seat] += card
        right = said == card
        (t.bonus if right else t.discard).append(card)
        clause = "LJ-9.3" if right else "LJ-9.4"
        t.reveal("guessed", clause, seat=seat, guess=said, letter=card, right=yes_no(right))

    # --- the end of the round --------------------------------------------------------------------

    @phase
    def disclose(self, t: Jam) -> Next:
        """Who moves on becomes known; chips go back, used letters are replaced, new ones taken.
        (LJ-7.9–7.14, LJ-8.11)"""
        movers = [seat for seat in t.seats if t.moves.get(seat) == GO]
        if t.moves:
            t.reveal("moves", "LJ-7.14", mover_seats=movers, count=len(movers))
        t.moves = {}
        t.chips_out = False
        used = dict.fromkeys(chip.place for chip in t.clues[-1].chips)
        self.discard_bonus(t, [int(place[1:]) for place in used if place[0] == "b"])
        for number in sorted(int(place[1:]) for place in used if place[0] == "v"):
            self.replace_virtual(t, number)
        for seat in (*t.others(t.giver), t.giver):
            if seat in movers:
                t.at[seat] += 1
                self.next_card(t, seat)
            elif seat in t.guessed and not t.extra[seat]:
                self.next_card(t, seat)
        if not any(t.may_give(seat) for seat in t.seats):
            return step(self.close, "LJ-10.1")
        return self.new_round(t)

    def discard_bonus(self, t: Jam, numbers: list[int]) -> None:
        """Bonus letters are gone after use; the joker never is. (LJ-8.8, LJ-8.9)"""
        if numbers:
            gone = [t.bonus[number] for number in sorted(numbers)]
            t.bonus = [card for number, card in enumerate(t.bonus) if number not in numbers]
            t.discard += gone
            t.tell("bonus_gone", "LJ-8.8", letters=gone)

    def replace_virtual(self, t: Jam, number: int) -> None:
        """A used non-player card is replaced from its stack, later from the deck; an emptied stack pays its
        marker. (LJ-8.1, LJ-8.3–8.5, LJ-8.7)"""
        t.discard.append(t.virtual[number - 1])
        self.open_virtual(t, number)

    def open_virtual(self, t: Jam, number: int) -> None:
        """The next card goes onto a virtual player's stand. (LJ-2.25)"""
        card = ""
        if t.stacks[number]:
            card = t.draw_from(t.stacks, number, EVERYBODY)
        elif t.deck:
            card = t.dice.draw(t.deck, to=EVERYBODY)
        t.virtual[number - 1] = card
        if card:
            t.reveal("virtual", "LJ-2.25", number=number, letter=card, left=len(t.stacks[number]))
        else:
            t.tell("virtual_empty", "LJ-8.7", number=number)
        if number in t.buried and not t.stacks[number]:
            t.buried.remove(number)
            t.leaves += 1
            t.tell("paid", "LJ-8.3", number=number)

    def next_card(self, t: Jam, seat: Seat) -> None:
        """The next card of the row goes onto the stand, or an extra letter from the deck; its owner does not
        look. (LJ-2.18, LJ-7.9, LJ-9.1, LJ-9.5)"""
        t.used[seat] = 0
        others = t.others(seat)
        unseeing = (-1, seat)
        if not t.through(seat):
            card = t.draw_from(t.ahead, seat, others)
            t.rows[seat] += card
            place = t.at[seat] + 1
            t.reveal("stand", "LJ-7.9", to=others, seat=seat, letter=card, place=place)
            t.tell("stand_hidden", "LJ-7.9", to=unseeing, seat=seat, place=place)
        elif t.deck:
            card = t.dice.draw(t.deck, to=others)
            t.extra[seat] = card
            t.reveal("extra", "LJ-9.1", to=others, seat=seat, letter=card)
            t.tell("extra_hidden", "LJ-9.1", to=unseeing, seat=seat)
        else:
            t.tell("stand_empty", "LJ-9.13", seat=seat)
