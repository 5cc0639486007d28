"""The end of the clues: no marker is left, or everybody agrees that no more are needed."""

from __future__ import annotations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.letter_jam.rules import final_words, notes, talking_and_choosing
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.final_line import FinalLine
from polyana.games.letter_jam.rules.kinds import AGREE
from polyana.games.letter_jam.rules.table import Jam


@phase
def agree(box: Box, t: Jam, asker: Seat) -> Flow[Next]:
    """One player has asked whether all need no more clues, and has thereby said yes; a single no or silence,
    and the game goes on. (LJ-10.2, LJ-10.4, LJ-10.6)"""
    votes = yield from notes.with_notes(
        t,
        t.everyone(
            t.others(asker),
            AGREE,
            ["yes", "no"],
            default="no",
            seconds=t.settings.enough_seconds,
            clock=f"enough{t.round}",
        ),
    )
    for_ = [seat for seat in t.seats if seat == asker or votes[seat] == "yes"]
    against = [seat for seat in t.seats if seat not in for_]
    t.reveal("agreed", "LJ-10.4", for_seats=for_, against_seats=against)
    return step(talking_and_choosing.propose) if against else step(close, "LJ-10.2")


@phase
def close(box: Box, t: Jam, clause: str) -> Next:
    """No clue marker is left, or no more clues are needed: cards on stands go back into the rows face down,
    extra letters aside. (LJ-10.1, LJ-10.2, LJ-10.5)"""
    t.stage, t.chips_out = "final", False
    t.ready, t.said = [], dict.fromkeys(t.seats, ())
    t.claims = dict.fromkeys(t.seats, ())
    t.lines = {seat: FinalLine.plain(t.lengths[seat]) for seat in t.seats}
    t.tell("closed", clause, greens=t.greens_on_card)
    return step(final_words.final)
