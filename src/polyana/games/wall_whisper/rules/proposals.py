"""What the victims agree on: a proposal and its consents, and when an accusation may be made. (WW-29.2,
WW-42.20, WW-42.46, WW-42.57)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from polyana.core import Flow, Next, Seat, step
from polyana.games.wall_whisper.rules import legal, why
from polyana.games.wall_whisper.rules.errands import Errands
from polyana.games.wall_whisper.rules.kinds import CONSENT, DOUBT, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station

TRUST: Words = ("trust",)


class Proposals(Errands):
    """One seat proposes, the others concerned agree or refuse; the killer hears nothing of it."""

    def needs_consent(self, t: Station, words: Words) -> bool:
        return words[0] in ("battle", "accuse")

    def propose(self, t: Station, seat: Seat, words: Words) -> None:
        """A proposal is the proposer's own consent; the killer hears nothing of it. (WW-29.2, WW-42.20)"""
        t.proposal, t.agreed = words, [seat]
        clause = "WW-29.2" if words[0] == "battle" else "WW-42.20"
        t.tell("proposed", clause, to=t.crew, seat=seat, what=words[0], victim=words[-1])

    def consent(self, t: Station) -> Flow[Next]:
        """Every other seat concerned agrees or refuses; one refusal ends it. (WW-29.2, WW-42.20, WW-42.46)"""
        needed = [t.controls[one] for one in self.parties(t)]
        missing = [seat for seat in t.crew if seat in needed and seat not in t.agreed]
        if not missing:
            words, t.proposal, t.agreed = t.proposal, (), []
            return self.agreed_on(t, words)
        about = {"proposal": ",".join(t.proposal)}
        answer = yield tuple(
            t.ask(seat, CONSENT, ["agree", "refuse"], default="refuse", quiet=True, about=about)
            for seat in missing
        )
        t.tell("consent", "WW-29.2", to=t.crew, seat=answer.seat, answer=answer.value)
        if answer.value == "refuse":
            self.turned_down(t)
            t.proposal, t.agreed = (), []
        else:
            t.agreed = [*t.agreed, answer.seat]
        return self.victims_go_on(t)

    def parties(self, t: Station) -> list[str]:
        """The victims whose consent a proposal needs."""
        accused = t.proposal[1] if t.proposal[0] == "accuse" else ""
        return [one for one in t.in_play if one != accused]

    def agreed_on(self, t: Station, words: Words) -> Next:
        return self.accuse(t, words[1]) if words[0] == "accuse" else step(self.battle)

    def turned_down(self, t: Station) -> None:
        """A refusal costs nothing, but the same seat does not accuse the same victim again before anything
        has changed: otherwise accusations could hold up the others for ever. (WW-29.2, WW-42.57)"""
        if t.proposal[0] == "accuse":
            t.doubted = [*t.doubted, (t.agreed[0], t.proposal[1])]

    # --- the moments of an accusation --------------------------------------------------------------

    def new_moment(self, t: Station) -> None:
        """Nobody has declined to accuse yet, and nothing was turned down. (WW-42.57)"""
        t.doubted, t.trusting = [], []

    def doubters(self, t: Station) -> list[Seat]:
        """The seats that may still accuse somebody at this moment. (WW-42.57)"""
        return [seat for seat in t.crew if seat not in t.trusting and legal.accusations(t, seat)]

    def doubt(self, t: Station, seats: Sequence[Seat]) -> Flow[Next]:
        """Each of them accuses or declines; the turn goes on when all have declined. (WW-42.57)"""

        def options(view: Station, seat: Seat) -> list[Words]:
            return [TRUST, *legal.accusations(view, seat)]

        answer = yield tuple(
            t.ask(
                seat, DOUBT, Offers(partial(options, seat=seat), why.no_accusation), default=TRUST, quiet=True
            )
            for seat in seats
        )
        if answer.value == TRUST:
            t.trusting = [*t.trusting, answer.seat]
            t.tell("trusts", "WW-42.57", to=t.crew, seat=answer.seat)
        else:
            self.propose(t, answer.seat, answer.value)
        return self.victims_go_on(t)
