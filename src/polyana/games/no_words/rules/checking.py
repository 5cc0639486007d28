"""Checking words: by the table itself, by the dictionary, or by everybody's votes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from polyana.core import Flow, Kind, Next, Own, Seat, phase, step
from polyana.games.no_words.rules import calls, word_found, words
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.reading import word_of
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.words import Verdict

Doubt: TypeAlias = Literal["accept", "dispute"]
Vote: TypeAlias = Literal["for", "against", "abstain"]

DISPUTE: Kind[Doubt] = Kind("dispute", "NW-6.7")
VOTE: Kind[Vote] = Kind("vote", "NW-6.8", to=Own)
VOTES_LOST = 3
"""How many words of a player must be voted down in a window to count as that player's pass. (NW-6.14)"""


@phase
def judge(box: Box, t: Talk, seat: Seat, call: str) -> Next:
    """The table checks what it can see; then the dictionary settles it (NW-6.6), or the mover may dispute
    the word unless a vote has decided on it (NW-6.12)."""
    word = word_of(call)
    t.reveal("called", "NW-4.1", seat=seat, word=box.spelled(word), mover_seat=t.mover)
    verdict = words.check_letters(t, word)
    if verdict.counts and t.settings.checking == "dictionary":
        verdict = Verdict(*t.dice.fact(lambda: words.look_up(box.lexicon, t, word)))
    elif verdict.counts and word not in t.votes:
        return step(dispute, seat, call)
    if verdict.counts:
        return step(word_found.take, seat, call)
    return reject(box, t, seat, word, verdict)


def reject(box: Box, t: Talk, seat: Seat, word: str, verdict: Verdict) -> Next:
    """A false call costs nothing; the word is barred for the rest of the window. (NW-4.10)"""
    t.tried += (word,)
    t.tell("rejected", verdict.clause, seat=seat, word=box.spelled(word), reason=verdict.reason)
    return calls.go_on(t)


@phase
def dispute(box: Box, t: Talk, seat: Seat, call: str) -> Flow[Next]:
    """Only the mover may doubt a called word; silence accepts it. (NW-6.2, NW-6.7)"""
    word = box.spelled(word_of(call))
    doubts: list[Doubt] = ["accept", "dispute"]
    doubt = t.choose(
        t.mover,
        DISPUTE,
        doubts,
        default="accept",
        seconds=t.settings.dispute_seconds,
        clock=f"dispute{t.placements}-{len(t.tried)}",
        about={"word": word},
    )
    if (yield from calls.while_judging(box, t, seat, doubt)) == "accept":
        t.reveal("undisputed", "NW-6.7", seat=t.mover, word=word)
        return step(word_found.take, seat, call)
    t.tell("disputed", "NW-6.2", seat=t.mover, word=word)
    return step(poll, seat, call)


@phase
def poll(box: Box, t: Talk, seat: Seat, call: str) -> Flow[Next]:
    """Everybody votes in secret, mover and caller too. (NW-6.8)

    Whether a vote is honest is left to the players. (NW-6.5)
    """
    word = word_of(call)
    sides: list[Vote] = ["for", "against", "abstain"]
    ballot = t.everyone(
        t.seats,
        VOTE,
        sides,
        default="abstain",
        seconds=t.settings.vote_seconds,
        clock=f"vote{t.placements}-{len(t.tried)}",
        about={"word": box.spelled(word)},
    )
    votes = yield from calls.while_judging(box, t, seat, ballot)
    for_, against = (sorted(s for s in votes if votes[s] == side) for side in ("for", "against"))
    t.votes[word] = len(for_) > len(against)
    t.reveal("votes", "NW-6.8", word=box.spelled(word), for_seats=for_, against_seats=against)
    if t.votes[word]:
        return step(word_found.take, seat, call)
    t.voted_down += (seat,)
    if t.voted_down.count(seat) == VOTES_LOST:
        t.passed += (seat,)
        t.tell("voted_out", "NW-6.14", seat=seat)
    clause = "NW-6.4" if len(for_) == len(against) else "NW-6.3"
    return reject(box, t, seat, word, Verdict(False, "voted_down", clause))
