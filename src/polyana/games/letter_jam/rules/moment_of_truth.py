"""The final words, the moment of truth: line by line the cards are turned over and judged."""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Next, Seat, phase, step
from polyana.games.letter_jam.rules import result_and_points
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.final_line import NO_WORD, turned_over
from polyana.games.letter_jam.rules.kinds import ABSTAIN, ACCEPT, REVEAL, yes_no
from polyana.games.letter_jam.rules.table import Jam


@phase
def truth(box: Box, t: Jam) -> Flow[Next]:
    """Words are revealed one after another, in any order; no line changes any more. (LJ-11.9, LJ-11.18,
    LJ-11.20)"""
    left = [seat for seat in t.seats if seat not in t.laid]
    if not left:
        return step(result_and_points.result)
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
    return step(turn_over, answer.seat)


@phase
def turn_over(box: Box, t: Jam, seat: Seat) -> Next:
    """The cards of a line are turned over, also those that the stand never reached; what they spell counts,
    planned or not. (LJ-11.9, LJ-11.10, LJ-11.15, LJ-11.16, LJ-11.17)"""
    line = t.lines[seat]
    row = t.rows[seat]
    while t.ahead[seat]:
        row += t.draw_from(t.ahead, seat, EVERYBODY)
    t.faces[seat], t.rows[seat], t.laid[seat] = row, "", line
    word = t.spelled[seat] = turned_over(line, row, t.claims[seat])
    t.reveal(
        "revealed",
        "LJ-11.9",
        seat=seat,
        word=box.spelled(word),
        line=line.text,
        row=row,
        written=box.spelled(line.word or NO_WORD),
        wrote=yes_no(bool(line.word)),
    )
    if t.settings.checking == "vote":
        return step(ballot, seat)
    return _judged(box, t, seat, t.dice.fact(lambda: word in box.lexicon))


@phase
def ballot(box: Box, t: Jam, seat: Seat) -> Flow[Next]:
    """Everybody votes in secret whether the revealed letters are a word; a tie rejects. (LJ-11.15)"""
    word = box.spelled(t.spelled[seat])
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
    return _judged(box, t, seat, len(for_) > len(against))


def _judged(box: Box, t: Jam, seat: Seat, right: bool) -> Next:
    t.verdicts[seat] = right
    t.tell("judged", "LJ-11.15", seat=seat, word=box.spelled(t.spelled[seat]), right=yes_no(right))
    return step(truth)
