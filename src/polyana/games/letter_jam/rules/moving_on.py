"""Moving on to the next letter: after a clue everybody decides in secret; all is disclosed together."""

from __future__ import annotations

from typing import NamedTuple

from polyana.core import Ask, Flow, Next, Refused, Seat, phase, step
from polyana.games.letter_jam.rules import bonus_letters, end_of_round, notes
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import ALPHABET, Card
from polyana.games.letter_jam.rules.kinds import GO, GUESS, MOVE, NOTE, STAY
from polyana.games.letter_jam.rules.table import Jam
from polyana.words import fold


class Decision(NamedTuple):
    """Moving on or staying, with the answer for the card on the stand if there is one: «move К». (LJ-7.5)"""

    deed: str
    """`GO` or `STAY`."""
    letter: Card = ""

    @classmethod
    def from_text(cls, text: str) -> Decision:
        """
        >>> Decision.from_text("move К"), Decision.from_text("stay")
        (Decision(deed='move', letter='К'), Decision(deed='stay', letter=''))
        """
        deed, _, letter = text.partition(" ")
        return cls(deed, letter)

    @property
    def text(self) -> str:
        return f"{self.deed} {self.letter}".strip()


@phase
def decisions(box: Box, t: Jam) -> Flow[Next]:
    """Players whose letter a clue has used decide whether to move on; extra letters may be guessed aloud
    meanwhile. The step ends when all who were asked have decided. (LJ-7.5, LJ-7.6, LJ-7.12, LJ-9.2, LJ-9.7,
    LJ-9.15)"""
    asks = [ask for seat in t.seats for ask in _ask(box, t, seat)]
    if not any(ask.owes for ask in asks):
        return step(end_of_round.disclose)
    answer = yield (*asks, *notes.ask_notes(t))
    match answer.kind:
        case NOTE.name:
            notes.write(t, answer.seat, answer.value)
        case MOVE.name:
            _decide(t, answer.seat, answer.value)
        case GUESS.name:
            bonus_letters.guess(t, answer.seat, answer.value)
    return step(decisions)


def _ask(box: Box, t: Jam, seat: Seat) -> list[Ask]:
    """Nobody is asked about a letter that no clue has used, or twice about an extra letter. (LJ-7.7,
    LJ-9.10)"""
    if not t.used[seat] or seat in t.guessed:
        return []
    clock = f"moving{t.round}"
    return [bonus_letters.ask_guess(box, t, seat, clock) if t.through(seat) else _ask_move(t, seat, clock)]


def _ask_move(t: Jam, seat: Seat, clock: str) -> Ask:
    """A decision may be changed until the step ends; a player who is late stays. (LJ-7.12, LJ-9.15)"""
    return t.ask(
        seat,
        MOVE,
        [STAY, GO],
        check=lambda v, text: read_decision(text).text,
        sample=lambda v, rng: Decision(GO, rng.choice("АЕО")).text,
        default=None if seat in t.moves else STAY,
        seconds=t.settings.moving_seconds,
        clock=clock,
        about={"round": t.round},
    )


def read_decision(text: str) -> Decision:
    """A decision with the answer for the card; nobody returns to an earlier letter. (LJ-7.5, LJ-7.10,
    LJ-7.13)"""
    deed, _, letter = text.strip().partition(" ")
    letter = fold(letter.strip()).upper()
    if deed not in (GO, STAY) or len(letter) != 1 or letter not in ALPHABET:
        raise Refused("not_an_option", "LJ-7.10" if deed == "back" else "LJ-7.5", value=text[:40])
    return Decision(deed, letter)


def _decide(t: Jam, seat: Seat, text: str) -> None:
    """The decision waits for the others'; the answer goes to the sheet, if there is one. (LJ-7.5, LJ-7.13)"""
    decision = Decision.from_text(text)
    t.moves[seat] = decision.deed
    if decision.letter:
        notes.write_answer(t, seat, t.at[seat], decision.letter)
