"""Placing cubes, first part: the words are shown and judged, by the dictionary or by a vote."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules import verdicts
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.kinds import DOUBT, VOTE
from polyana.games.forest_whisper.rules.table import Entry, Forest
from polyana.games.forest_whisper.rules.verdicts import ACCEPTED, PENDING, REASONS, VOTED_DOWN, Verdict
from polyana.words import yo


@phase
def show_words(box: Box, t: Forest) -> Next:
    """All sheets are turned over at once, and each word shows whether it is accepted (FW-5.1). All words are
    judged before a cube moves (FW-5.2)."""
    t.words = {seat: spelled(box, t, t.sheets[seat]) for seat in t.clockwise()}
    t.sheets = dict.fromkeys(t.seats, "")
    for seat, word in t.words.items():
        verdict = judge(box, t, seat, word)
        t.verdicts[seat] = verdict.reason
        t.reveal(
            "word",
            verdict.clause,
            seat=seat,
            word=word,
            verdict=verdict.reason or "accepted",
            missing=verdict.missing,
        )
    if PENDING in t.verdicts.values():
        return step(doubt)
    return step(note_words)


def spelled(box: Box, t: Forest, word: str) -> str:
    """A word as the lexicon spells it. Where cards tell Ё from Е it stays as it was written.
    (FW-1.10, FW-4.23)"""
    if box.cards.has_yo or "е" not in word:
        return word
    return t.dice.fact(lambda: yo.spelled(box.lexicon, word))


def judge(box: Box, t: Forest, seat: Seat, word: str) -> Verdict:
    """Facts first; then the dictionary decides at once, or the players do later. (FW-5.24)"""
    verdict = verdicts.judge_facts(box.cards, t, seat, word)
    if verdict.reason:
        return verdict
    if t.settings.judge == "vote":
        return Verdict(PENDING, "FW-5.24")
    reason = t.dice.fact(lambda: verdicts.look_up(box.lexicon, word))
    return Verdict(reason, REASONS[reason]) if reason else Verdict()


@phase
def note_words(box: Box, t: Forest) -> Next:
    """Accepted words may not come again in later rounds (FW-4.7), even if they bring no cube (FW-5.23).
    Others may, when the conditions are met (FW-4.9), as «ясень» once there is a Н (FW-4.10)."""
    t.annals += [Entry(t.round, seat, word, t.verdicts[seat]) for seat, word in t.words.items()]
    return None


# --- the vote -------------------------------------------------------------------------------------


@phase
def doubt(box: Box, t: Forest) -> Flow[Next]:
    """Everybody may doubt words of others, in one secret answer; what nobody doubts is accepted. All votes
    come before any cube moves. (FW-5.28)"""
    asks = {
        seat: t.ask(
            seat,
            DOUBT,
            partial(doubts, seat=seat),
            default=(),
            seconds=t.settings.doubt_seconds,
            clock=f"doubt{t.round}",
        )
        for seat in t.seats
        if undecided_of_others(t, seat)
    }
    named: set[str] = set()
    while asks:
        answer = yield tuple(asks.values())
        named.update(answer.value)
        del asks[answer.seat]
    doubted = sorted(named)
    t.reveal("doubted", "FW-5.28", words=doubted, count=len(doubted))
    settle(t, [word for word in undecided(t, t.seats) if word not in named], ACCEPTED)
    return [*(step(vote, word) for word in doubted), step(note_words)]


@phase
def vote(box: Box, t: Forest, word: str) -> Flow[Next]:
    """Everybody votes on a doubted word in secret, its writer too (FW-5.28); more votes for than against, or
    it is not accepted (FW-5.24)."""
    votes = yield from t.everyone(
        t.seats,
        VOTE,
        ["for", "against", "abstain"],
        default="abstain",
        seconds=t.settings.vote_seconds,
        clock=f"vote{t.round}-{word}",
        about={"word": word},
    )
    for_, against = (sorted(s for s in votes if votes[s] == side) for side in ("for", "against"))
    verdict = ACCEPTED if len(for_) > len(against) else VOTED_DOWN
    settle(t, [word], verdict)
    t.reveal(
        "votes",
        "FW-5.24",
        word=word,
        for_seats=for_,
        against_seats=against,
        verdict=verdict or "accepted",
    )
    return None


def undecided(view: Forest, seats: Iterable[Seat]) -> list[str]:
    """The words of these seats that nobody has decided on yet, each once."""
    return sorted({view.words[seat] for seat in seats if view.verdicts[seat] == PENDING})


def undecided_of_others(view: Forest, seat: Seat) -> list[str]:
    """The words that a seat may doubt. (FW-5.28)"""
    return undecided(view, view.others(seat))


def doubts(view: Forest, seat: Seat) -> list[tuple[str, ...]]:
    """Which words a seat may doubt together: none, one or more. (FW-5.28)"""
    words = undecided_of_others(view, seat)
    return [some for size in range(len(words) + 1) for some in combinations(words, size)]


def settle(t: Forest, words: list[str], verdict: str) -> None:
    """The same word gets the same verdict from every writer. (FW-4.8)"""
    for seat, reason in t.verdicts.items():
        if reason == PENDING and t.words[seat] in words:
            t.verdicts[seat] = verdict
