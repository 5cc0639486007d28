"""A call is judged: by the table, by the dictionary, or by everybody's votes."""

from __future__ import annotations

from random import Random
from typing import Any

from polyana.core import Answer, Ask, Flow, Next, Seat, phase, step
from polyana.games.no_words.rules import calls
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.calls import Verdict, word_of
from polyana.games.no_words.rules.kinds import DISPUTE, LATER, VOTE, VOTES_LOST
from polyana.games.no_words.rules.table import Talk


class Judging(Box):
    """From the call to the verdict."""

    def take(self, t: Talk, seat: Seat, call: str) -> Next:
        """What follows a word that counts."""
        raise NotImplementedError

    def after_call(self, t: Talk) -> Next:
        """What follows a word that does not."""
        raise NotImplementedError

    @phase
    def judge(self, t: Talk, seat: Seat, call: str) -> Next:
        """The table checks length, Ъ and letters; then the dictionary decides, or the mover may dispute.
        (NW-6.6, NW-6.7, NW-6.11, NW-6.12)"""
        word = word_of(call)
        t.reveal("called", "NW-4.1", seat=seat, word=self.spelled(word), mover_seat=t.mover)
        verdict = calls.facts(t, word)
        if verdict.counts and t.settings.checking == "dictionary":
            verdict = Verdict(*t.dice.fact(lambda: calls.look_up(self.lexicon, t, word)))
        elif verdict.counts and word not in t.votes:
            return step(self.dispute, seat, call)
        if verdict.counts:
            return step(self.take, seat, call)
        return self.reject(t, seat, word, verdict)

    def reject(self, t: Talk, seat: Seat, word: str, verdict: Verdict) -> Next:
        """A false call costs nothing; the word is barred for the rest of the window. (NW-4.10)"""
        t.tried += (word,)
        t.tell("rejected", verdict.clause, seat=seat, word=self.spelled(word), reason=verdict.reason)
        return self.after_call(t)

    @phase
    def dispute(self, t: Talk, seat: Seat, call: str) -> Flow[Next]:
        """Only the mover may doubt a called word; silence accepts it. (NW-6.2, NW-6.7)"""
        word = self.spelled(word_of(call))
        doubt = t.choose(
            t.mover,
            DISPUTE,
            ["accept", "dispute"],
            default="accept",
            seconds=t.settings.dispute_seconds,
            clock=f"dispute{t.placements}-{len(t.tried)}",
            about={"word": word},
        )
        if (yield from self.while_judging(t, seat, doubt)) == "accept":
            t.reveal("undisputed", "NW-6.7", seat=t.mover, word=word)
            return step(self.take, seat, call)
        t.tell("disputed", "NW-6.2", seat=t.mover, word=word)
        return step(self.poll, seat, call)

    @phase
    def poll(self, t: Talk, seat: Seat, call: str) -> Flow[Next]:
        """Everybody votes in secret, mover and caller too; more votes for than against, or the word does
        not count. (NW-6.3, NW-6.4, NW-6.8)"""
        word = word_of(call)
        ballot = t.everyone(
            t.seats,
            VOTE,
            ["for", "against", "abstain"],
            default="abstain",
            seconds=t.settings.vote_seconds,
            clock=f"vote{t.placements}-{len(t.tried)}",
            about={"word": self.spelled(word)},
        )
        votes = yield from self.while_judging(t, seat, ballot)
        for_, against = (sorted(s for s in votes if votes[s] == side) for side in ("for", "against"))
        t.votes[word] = len(for_) > len(against)
        t.reveal("votes", "NW-6.8", word=self.spelled(word), for_seats=for_, against_seats=against)
        if t.votes[word]:
            return step(self.take, seat, call)
        t.voted_down += (seat,)
        if t.voted_down.count(seat) == VOTES_LOST:
            t.passed += (seat,)
            t.tell("voted_out", "NW-6.14", seat=seat)
        clause = "NW-6.4" if len(for_) == len(against) else "NW-6.3"
        return self.reject(t, seat, word, Verdict(False, "voted_down", clause))

    def while_judging(self, t: Talk, judged: Seat, main: Flow[Any]) -> Flow[Any]:
        """Later calls wait unseen in a queue, and the window's glass stands still. (NW-4.9, NW-4.24)"""

        def later() -> list[Ask]:
            return [
                t.ask(
                    seat,
                    LATER,
                    check=self.read_call,
                    sample=self.random_call,
                    clock=f"window{t.placements}",
                    about={"window": t.placements},
                )
                for seat in t.callers
                if seat != judged
            ]

        def wait(answer: Answer) -> None:
            t.queue[answer.seat] += (answer.value,)
            t.line += (answer.seat,)

        return t.with_side_questions(main, later, wait)

    def next_in_line(self, t: Talk) -> tuple[Seat, str] | None:
        """The first waiting call whose caller and word may still be judged. (NW-4.9, NW-4.10)"""
        while t.line:
            seat, *others = t.line
            call, *later = t.queue[seat]
            t.line, t.queue[seat] = tuple(others), tuple(later)
            word = word_of(call)
            if seat in t.callers and word not in t.tried and t.votes.get(word) is not False:
                return seat, call
        return None

    def read_call(self, view: Talk, text: str) -> str:
        """What a player wrote, as it enters the log."""
        return calls.read_call(view, text, self.spelled)

    def random_call(self, view: Talk, rng: Random) -> str:
        """Some call, for random players."""
        return calls.random_call(self.index, view, rng)
