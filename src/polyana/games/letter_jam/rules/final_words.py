"""The final words: everybody works out a word and puts the cards in order, unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from polyana.core import Answer, Ask, Flow, Next, No, Seat, phase, step
from polyana.games.letter_jam.rules import moment_of_truth, notes
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.cards import ALPHABET, JOKER, Card
from polyana.games.letter_jam.rules.final_line import Claim, FinalLine, random_line, read_joker, read_line
from polyana.games.letter_jam.rules.kinds import (
    CLAIM,
    DONE,
    LINE,
    NEED_JOKER,
    NOTE,
    RELEASE,
    SAY,
    SPARE,
    WAIT,
    yes_no,
)
from polyana.games.letter_jam.rules.table import Jam


@phase
def final(box: Box, t: Jam) -> Flow[Next]:
    """Everybody writes down a word and lays the cards in its order; joker and bonus letters are there for
    those who claim them first. (LJ-11.1, LJ-11.2, LJ-11.4, LJ-11.5, LJ-11.14, LJ-11.21)"""
    if len(t.ready) == t.players:
        t.stage = "reveal"
        return step(moment_of_truth.truth)
    asks = [ask for seat in t.seats for ask in _ask(t, seat)]
    answer = yield (*asks, *notes.ask_notes(t))
    _take(box, t, answer)
    return step(final)


def _ask(t: Jam, seat: Seat) -> list[Ask]:
    """Lines may be laid anew, and "done" be taken back, until everybody is done. (LJ-11.21)"""
    if seat in t.ready:
        return [t.ask(seat, DONE, [WAIT])]
    return [
        t.ask(seat, DONE, ["done"], default="done", seconds=t.settings.final_seconds, clock="final"),
        _ask_claim(t, seat),
        t.ask(seat, RELEASE, lambda v: own_claims(v, seat)),
        t.ask(
            seat,
            LINE,
            check=lambda v, text: read_line(text, v.lengths[seat], v.claims[seat]).text,
            sample=lambda v, rng: random_line(v.lengths[seat], v.claims[seat], rng),
        ),
        t.ask(seat, SAY, statements(t, seat)),
    ]


def _ask_claim(t: Jam, seat: Seat) -> Ask:
    """Bonus letters that nobody has, and the joker as any letter; its holder may change the joker's letter
    while it is in no line. (LJ-9.9, LJ-11.4, LJ-11.5, LJ-11.13)"""
    letters = list(dict.fromkeys(t.bonus))
    own = any(claim.is_joker for claim in t.claims[seat]) and JOKER not in t.lines[seat].centre
    if not t.joker_free and not own:
        return t.ask(seat, CLAIM, letters)
    return t.ask(
        seat,
        CLAIM,
        letters,
        check=lambda v, text: read_joker(text).text,
        sample=lambda v, rng: JOKER + rng.choice(ALPHABET),
    )


def _take(box: Box, t: Jam, answer: Answer) -> None:
    seat, value = answer.seat, answer.value
    match answer.kind:
        case NOTE.name:
            notes.write(t, seat, value)
        case LINE.name:
            t.lines[seat] = FinalLine.from_text(value)
            _check_written(box, t, seat, t.lines[seat].word)
        case SAY.name:
            t.said[seat] += (value,)
            letter = value if value in ALPHABET else ""
            t.tell("said", "LJ-11.21", seat=seat, what="need" if letter else value, letter=letter)
        case CLAIM.name:
            claim(t, seat, Claim.from_text(value))
        case RELEASE.name:
            release(t, seat, value)
        case DONE.name if value == WAIT:
            t.ready.remove(seat)
            t.tell("undone", "LJ-11.21", seat=seat)
        case DONE.name:
            t.ready.append(seat)
            t.tell("done", "LJ-11.21", seat=seat)


def _check_written(box: Box, t: Jam, seat: Seat, word: str) -> None:
    """Only if the table switched it on is a writer told whether the word exists. (LJ-11.19)"""
    if t.settings.written_check and word:
        known = t.dice.fact(lambda: word in box.lexicon, to=(seat,))
        t.reveal("written", "LJ-11.19", to=(seat,), word=box.spelled(word), known=yes_no(known))


# --- cards from the centre ----------------------------------------------------------------------------


def own_claims(view: Jam, seat: Seat) -> Sequence[Card | No]:
    """One's own centre cards by name, to give back; what one's line uses stays while it does. (LJ-11.14)"""
    claimed = Counter(claim.name for claim in view.claims[seat])
    planned = Counter(view.lines[seat].centre)
    return [
        name if count > planned[name] else No(name, "in_line", "LJ-11.14") for name, count in claimed.items()
    ]


def claim(t: Jam, seat: Seat, card: Claim) -> None:
    """Take a centre card, or the joker with its letter: all in the open. (LJ-11.14)"""
    if card.is_joker:
        t.claims[seat] = tuple(one for one in t.claims[seat] if not one.is_joker)
    else:
        t.bonus.remove(card.letter)
    t.claims[seat] += (card,)
    t.tell("claimed", "LJ-11.14", seat=seat, joker=yes_no(card.is_joker), letter=card.letter)


def release(t: Jam, seat: Seat, name: Card) -> None:
    """Lay a centre card back, also in the open. (LJ-11.14)"""
    left = list(t.claims[seat])
    card = next(one for one in left if one.name == name)
    left.remove(card)
    t.claims[seat] = tuple(left)
    t.bonus += [] if card.is_joker else [card.letter]
    t.tell("released", "LJ-11.14", seat=seat, joker=yes_no(card.is_joker), letter=name)


def statements(t: Jam, seat: Seat) -> list[str]:
    """The fixed statements of the final part, each once; public facts decide. (LJ-11.21)"""
    found = [] if any(card.is_joker for card in t.claims[seat]) else [NEED_JOKER]
    found += dict.fromkeys(t.bonus)
    found += [SPARE] if t.claims[seat] else []
    return [one for one in found if one not in t.said[seat]]
