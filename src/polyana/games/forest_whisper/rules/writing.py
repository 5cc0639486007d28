"""Phase 1, making words, and the reveal that opens phase 2."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from polyana.core import Ask, Flow, Next, Seat, phase, step
from polyana.games.forest_whisper.rules import spelling
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.kinds import DOUBT, VOTE, WITHDRAW, WRITE
from polyana.games.forest_whisper.rules.spelling import ACCEPTED, PENDING, REASONS, Verdict
from polyana.games.forest_whisper.rules.table import Forest
from polyana.words import yo


class Writing(Box):
    """From the turning of the timer to the verdicts."""

    @phase
    def write(self, t: Forest) -> Flow[Next]:
        """Everybody writes one word in secret, of letters on the field and up to two own cards; one minute,
        or until all are done. What stands on the sheet when the sand has run through is the word.
        (FW-4.1–4.6, FW-4.13, FW-4.20–4.26)"""
        asks = {seat: self.ask_write(t, seat) for seat in t.seats}
        while any(ask.owes for ask in asks.values()):
            answer = yield tuple(asks.values())
            seat = answer.seat
            if answer.kind == WRITE.name:
                t.sheets[seat] = answer.value
                t.tell("final", "FW-4.21", seat=seat)
                asks[seat] = t.ask(seat, WITHDRAW, ["withdraw"], about={"round": t.round})
            else:
                t.reveal("writes_on", "FW-4.21", seat=seat)
                asks[seat] = self.ask_write(t, seat)
        return None

    def ask_write(self, t: Forest, seat: Seat) -> Ask:
        """The sheet may be rewritten until time is up; any text can stand on it. (FW-4.20, FW-4.22)"""
        return t.ask(
            seat,
            WRITE,
            check=spelling.read_sheet,
            sample=lambda view, rng: spelling.random_word(self.index, view, seat, rng),
            default=lambda view: view.sheets[seat],
            seconds=t.settings.write_seconds,
            clock=f"write{t.round}",
            draft_counts=True,
            about={"round": t.round},
        )

    # --- the reveal ------------------------------------------------------------------------------

    @phase
    def show_words(self, t: Forest) -> Next:
        """All sheets are turned at once and judged: letters and repetition by the table, the word itself by
        the dictionary, or by everybody's votes if the table has agreed so.
        (FW-5.1, FW-5.2, FW-5.9, FW-5.20, FW-5.24, FW-5.25)"""
        t.words = {seat: self.read_out(t, t.sheets[seat]) for seat in t.clockwise()}
        t.sheets = dict.fromkeys(t.seats, "")
        for seat, word in t.words.items():
            verdict = spelling.facts(t, seat, word, self.cards.has_yo)
            if not verdict.reason:
                verdict = self.first_verdict(t, word)
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
            return step(self.doubt)
        return step(self.note_words)

    def read_out(self, t: Forest, word: str) -> str:
        """A word as the lexicon spells it. Where cards tell Ё from Е it stays as it was written.
        (FW-1.10, FW-4.23, FW-5.1)"""
        if self.cards.has_yo or "е" not in word:
            return word
        return t.dice.fact(lambda: yo.spelled(self.lexicon, word))

    def first_verdict(self, t: Forest, word: str) -> Verdict:
        """The dictionary decides at once, people do not. (FW-1.11, FW-5.24)"""
        if t.settings.judge == "vote":
            return Verdict(PENDING, "FW-5.24")
        reason = t.dice.fact(lambda: spelling.look_up(self.lexicon, word))
        return Verdict(reason, REASONS[reason]) if reason else Verdict()

    @phase
    def doubt(self, t: Forest) -> Flow[Next]:
        """Everybody may doubt words of others, in one secret answer; what nobody doubts is accepted.
        (FW-5.28)"""
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
            if doubtful(t, seat)
        }
        doubted: set[str] = set()
        while asks:
            answer = yield tuple(asks.values())
            doubted.update(answer.value)
            del asks[answer.seat]
        return self.after_doubts(t, sorted(doubted))

    def after_doubts(self, t: Forest, doubted: list[str]) -> Next:
        """All votes come before any cube moves. (FW-5.28)"""
        t.reveal("doubted", "FW-5.28", words=doubted, count=len(doubted))
        settle(t, [word for word in pending(t) if word not in doubted], ACCEPTED)
        return [*(step(self.vote, word) for word in doubted), step(self.note_words)]

    @phase
    def vote(self, t: Forest, word: str) -> Flow[Next]:
        """Everybody votes on a doubted word in secret, its writer too; more votes for than against, or it is
        not accepted. (FW-5.24, FW-5.28)"""
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
        accepted = len(for_) > len(against)
        settle(t, [word], ACCEPTED if accepted else "voted_down")
        t.reveal(
            "votes",
            "FW-5.24",
            word=word,
            for_seats=for_,
            against_seats=against,
            verdict="accepted" if accepted else "voted_down",
        )
        return None

    @phase
    def note_words(self, t: Forest) -> Next:
        """Accepted words may not come again in later rounds; others may. (FW-4.7–4.9, FW-5.23)"""
        t.annals += [(t.round, seat, word, t.verdicts[seat]) for seat, word in t.words.items()]
        return None


def pending(view: Forest) -> list[str]:
    """The words on which nobody has decided yet, each once."""
    return sorted({view.words[seat] for seat, reason in view.verdicts.items() if reason == PENDING})


def doubtful(view: Forest, seat: Seat) -> list[str]:
    """The undecided words of other seats, each once."""
    others = view.others(seat)
    return sorted({view.words[one] for one in others if view.verdicts[one] == PENDING})


def doubts(view: Forest, seat: Seat) -> list[tuple[str, ...]]:
    """Which words a seat may doubt together: none, one or more. (FW-5.28)"""
    words = doubtful(view, seat)
    return [some for size in range(len(words) + 1) for some in combinations(words, size)]


def settle(t: Forest, words: list[str], verdict: str) -> None:
    """The same word gets the same verdict, whoever wrote it. (FW-4.8)"""
    for seat, reason in t.verdicts.items():
        if reason == PENDING and t.words[seat] in words:
            t.verdicts[seat] = verdict
