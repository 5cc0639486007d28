"""What must be settled before the victims' turn goes on: cards to keep, too many items, noise to be hushed.
(WW-24.3, WW-24.6, WW-30.1, WW-37.8)"""

from __future__ import annotations

from polyana.core import Flow, Next
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.battle import Battle
from polyana.games.wall_whisper.rules.kinds import BOTH, HUSH, KEEP, NONE, OVER_LIMIT
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.table import Station


class Errands(Battle):
    """The first of the things that wait is settled, then the turn goes on."""

    def errand(self, t: Station) -> Flow[Next]:
        """The first of the things that wait."""
        what, victim = t.errands[0]
        if what == "hush":
            return (yield from self.hush(t, victim))
        if what == "limit":
            yield from self.drop_one(t, victim)
        else:
            yield from self.keep_or_discard(t, victim, equipped=what == "equip")
        return self.victims_go_on(t)

    def drop_one(self, t: Station, victim: str) -> Flow[None]:
        """Over the limit she chooses what goes. (WW-24.6)"""
        answer = yield (
            t.ask(
                t.controls[victim],
                OVER_LIMIT,
                lambda v: list(dict.fromkeys(v.items[victim])),
                default=lambda v: v.items[victim][-1],
                quiet=True,
                about={"victim": victim},
            ),
        )
        self.do_drop(t, victim, answer.value)
        t.tell("dropped", "WW-24.6", to=t.crew, victim=victim, item=answer.value)
        if len(t.items[victim]) <= skills.traits(self.box, t, victim).pockets:
            t.errands.pop(0)

    def keep_or_discard(self, t: Station, victim: str, *, equipped: bool) -> Flow[None]:
        """A drawn card is kept or discarded. (WW-24.3, WW-30.1)"""

        def options(view: Station) -> list[str]:
            both = equipped and len(view.drawn) > 1
            may = both and skills.reaction(self.box, view, victim, "equipped")
            return [*dict.fromkeys(view.drawn), *([BOTH] if may else []), NONE]

        answer = yield (
            t.ask(
                t.controls[victim],
                KEEP,
                options,
                default=lambda v: v.drawn[0] if v.drawn else NONE,
                quiet=True,
                about={"victim": victim},
            ),
        )
        t.errands.pop(0)
        if answer.value == BOTH:
            self.spend_skill(t, victim)
        for card in t.drawn[:] if answer.value == BOTH else [answer.value]:
            self.keep(t, victim, card)
        t.discard += t.drawn
        t.drawn = []

    def keep(self, t: Station, victim: str, card: str) -> None:
        """A drawn card goes to her inventory, a Key where Keys go; or nothing does. (WW-24.3, WW-30.4)"""
        t.tell("kept", "WW-24.3", to=t.crew, victim=victim, item=card, kept=yes_no(card != NONE))
        if card == NONE:
            return
        t.drawn.remove(card)
        if self.box.roles[card] == "key":
            self.gain_key(t, victim, card)
        else:
            put(t.items, victim, card)
            self.watch_limit(t, victim)

    def hush(self, t: Station, victim: str) -> Flow[Next]:
        """She may keep the noise down that is due, once. (WW-37.8)"""
        about = {"victim": victim}
        options = [t.skills[victim], NONE]
        answer = yield (t.ask(t.controls[victim], HUSH, options, default=NONE, quiet=True, about=about),)
        t.errands.pop(0)
        if answer.value == NONE:
            self.add_noise(t, t.at[victim])
            t.tell("noisy", "WW-8.1", to=t.crew, victim=victim)
        else:
            self.spend_skill(t, victim)
        return self.victims_go_on(t)
