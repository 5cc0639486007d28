"""Making words: the minute in which everybody writes one, and the words that can be written."""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Ask, Flow, Next, Refused, Seat, phase
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import letters
from polyana.games.forest_whisper.rules.kinds import WITHDRAW, WRITE
from polyana.games.forest_whisper.rules.numbers import OWN_CARDS, SHORTEST
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.verdicts import enough_cubes
from polyana.words import MOST_LETTERS, LetterIndex, fold


@phase
def write(box: Box, t: Forest) -> Flow[Next]:
    """The same minute begins for everybody at once (FW-4.1, FW-4.24), and everybody writes one word in secret
    (FW-4.2). It ends early when all have put their pencil down, which all may see, and take up again
    (FW-4.21)."""
    asks = {seat: ask_write(box, t, seat) for seat in t.seats}
    while any(ask.owes for ask in asks.values()):
        answer = yield tuple(asks.values())
        seat = answer.seat
        if answer.kind == WRITE.name:
            t.sheets[seat] = answer.value
            t.tell("final", "FW-4.21", seat=seat)
            asks[seat] = t.ask(seat, WITHDRAW, ["withdraw"], about={"round": t.round})
        else:
            t.reveal("writes_on", "FW-4.21", seat=seat)
            asks[seat] = ask_write(box, t, seat)
    return None


def ask_write(box: Box, t: Forest, seat: Seat) -> Ask:
    """The sheet may be rewritten until the sand has run out; the last draft that was saved counts then.
    (FW-4.20, FW-4.26)"""
    return t.ask(
        seat,
        WRITE,
        check=read_sheet,
        sample=lambda view, rng: random_word(box.index, view, seat, rng),
        default=lambda view: view.sheets[seat],
        seconds=t.settings.write_seconds,
        clock=f"write{t.round}",
        draft_counts=True,
        about={"round": t.round},
    )


def read_sheet(view: Forest, text: str) -> str:
    """What stands on the sheet: any writing, in small letters (FW-4.23). Whether it is a word is told only
    when the words are shown (FW-4.22)."""
    written = " ".join(text.split()).lower()
    if len(written) > MOST_LETTERS or not written.isprintable():
        raise Refused("sheet", "FW-4.20", most=MOST_LETTERS)
    return written


# --- looking for words ----------------------------------------------------------------------------


def unused_words(index: LetterIndex, view: Forest, seat: Seat, *, grade: int, least: int) -> list[str]:
    """The words, longest first, in the letters of the field and of any number of one's own cards."""
    there = letters(view.up.values()) + letters(view.front[seat])
    return index.all(fold(there), least=least, grade=grade, without=view.used_words)


def possible_words(
    index: LetterIndex, view: Forest, seat: Seat, *, grade: int = 5, least: int = SHORTEST
) -> list[str]:
    """Every word that a seat could write now, longest first; coarse ones are not among them."""
    found = unused_words(index, view, seat, grade=grade, least=least)
    found = [word for word in found if len(word) <= view.limit or enough_cubes(view, seat, Counter(word))]
    if len(view.front[seat]) <= OWN_CARDS:
        return found
    field = Counter(fold(letters(view.up.values())))
    return [word for word in found if few_own_cards(word, field)]


def few_own_cards(word: str, field: Counter[str]) -> bool:
    """Does the field supply all letters but two, which cards of one's own may? (FW-4.13)"""
    return (Counter(word) - field).total() <= OWN_CARDS


def random_word(index: LetterIndex, view: Forest, seat: Seat, rng: Random) -> str:
    """Something on the sheet, a word or not, for random players."""
    own = letters(view.front[seat])
    there = fold(letters(view.up.values()) + "".join(rng.sample(own, min(len(own), OWN_CARDS))))
    some = "".join(rng.sample(there, min(len(there), rng.randint(3, 9))))
    if rng.random() < 0.15:
        return some
    found = index.all(some, least=SHORTEST)
    return rng.choice(found) if found else ""
