"""На распутье: what each victim owns, offers to the others and takes from the dead. (WW-38.5, WW-38.6,
WW-38.13, WW-38.14, WW-38.18–38.21, WW-38.25, WW-38.26)"""

from __future__ import annotations

from polyana.core import About, Flow, Next, Step, step
from polyana.games.wall_whisper.rules.apart import DEALS
from polyana.games.wall_whisper.rules.kinds import KEEP, NONE, Words
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.saying import spoken
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victims_turn import VictimsTurn


class Dealings(VictimsTurn):
    """Every victim has her own Keys and items; without the variant the team shares."""

    # --- offers ------------------------------------------------------------------------------------

    def needs_consent(self, t: Station, words: Words) -> bool:
        deal = t.settings.crossroads and words[1:2] and words[1] in DEALS
        return bool(deal) or super().needs_consent(t, words)

    def propose(self, t: Station, seat: int, words: Words) -> None:
        """An exchange is offered to one victim, who may decline it. (WW-38.5)"""
        if len(words) < 3:
            return super().propose(t, seat, words)
        t.proposal, t.agreed = words, [seat]
        victim, verb, *rest = words
        t.tell("offers", "WW-38.5", to=t.crew, victim=victim, verb=verb, **spoken(self.box, rest))
        return None

    def parties(self, t: Station) -> list[str]:
        return [t.proposal[3]] if len(t.proposal) > 3 else super().parties(t)

    def agreed_on(self, t: Station, words: Words) -> Next:
        self.settle(t, words)
        if len(words) > 3:
            return [*self.do(t, words), step(self.victims)]
        return super().agreed_on(t, words)

    def turned_down(self, t: Station) -> None:
        super().turned_down(t)
        self.settle(t, t.proposal)

    def settle(self, t: Station, words: Words) -> None:
        """What was asked once in a turn need not be asked again."""
        if t.settings.crossroads and words not in t.settled:
            t.settled = [*t.settled, words]

    # --- Keys, items and the dead ------------------------------------------------------------------

    def gain_key(self, t: Station, victim: str, key: str) -> None:
        """Under her own board, in view of the victims only. (WW-38.13, WW-38.14)"""
        if not t.settings.crossroads:
            return super().gain_key(t, victim, key)
        put(t.keys, victim, key)
        t.tell("own_key", "WW-38.13", to=t.crew, victim=victim, count=len(t.keys[victim]))
        return None

    def do_give(self, t: Station, victim: str, item: str, other: str) -> None:
        if not t.settings.crossroads:
            return super().do_give(t, victim, item, other)
        self.hand_over(t, item, victim, other)
        self.watch_limit(t, other)
        return None

    def do_take(self, t: Station, victim: str, item: str, other: str) -> None:
        """She asked for it, and got it. (WW-38.5)"""
        self.hand_over(t, item, other, victim)
        self.watch_limit(t, victim)

    def do_swap(self, t: Station, victim: str, item: str, other: str, back: str) -> None:
        if not t.settings.crossroads:
            return super().do_swap(t, victim, item, other, back)
        self.hand_over(t, item, victim, other)
        self.hand_over(t, back, other, victim)
        for one in (victim, other):
            self.watch_limit(t, one)
        return None

    def hand_over(self, t: Station, item: str, giver: str, taker: str) -> None:
        """Keys lie apart from items. (WW-38.6, WW-38.13)"""
        zone = t.keys if self.box.roles[item] == "key" else t.items
        take(zone, giver, item)
        put(zone, taker, item)

    def do_loot(self, t: Station, victim: str, item: str, dead: str) -> None:
        """One thing of the dead; she may take as many as she likes. (WW-38.18, WW-38.19)"""
        take(t.remains, dead, item)
        put(t.keys if self.box.roles[item] == "key" else t.items, victim, item)

    def repair(self, t: Station, victim: str, count: int, *, noisy: bool) -> list[Step]:
        """For each token that she placed she takes a card of the key deck. (WW-38.25, WW-38.26)"""
        before = sum(t.repairs.values())
        steps = super().repair(t, victim, count, noisy=noisy)
        placed = sum(t.repairs.values()) - before
        if t.settings.crossroads and t.deck_size("keys"):
            self.draw_items(t, victim, "keys", placed)
            for key in [one for one in t.drawn if self.box.roles[one] == "key"]:
                t.drawn.remove(key)
                self.gain_key(t, victim, key)
            if t.drawn:
                t.errands.append(("spoils", victim))
        return steps

    def errand(self, t: Station) -> Flow[Next]:
        """Cards taken for repair tokens are kept or discarded one by one. (WW-38.26)"""
        what, victim = t.errands[0]
        if what != "spoils":
            return super().errand(t)
        return self.keep_spoils(t, victim)

    def keep_spoils(self, t: Station, victim: str) -> Flow[Next]:
        about: About = {"victim": victim, "left": len(t.drawn)}
        seat = t.controls[victim]
        answer = yield (
            t.ask(
                seat,
                KEEP,
                lambda v: [v.drawn[0], NONE],
                default=lambda v: v.drawn[0],
                quiet=True,
                about=about,
            ),
        )
        if answer.value == NONE:
            t.discard.append(t.drawn.pop(0))
        if not t.drawn or t.drawn == [answer.value]:
            t.errands.pop(0)
        self.keep(t, victim, answer.value)
        return step(self.victims)

    def watch_limit(self, t: Station, victim: str) -> None:
        if ("limit", victim) not in t.errands:
            super().watch_limit(t, victim)

    def tell_cleared(self, t: Station, victim: str, door: str) -> None:
        """She tells the killer herself, so he learns who it was. (WW-38.20, WW-38.21)"""
        if not t.settings.crossroads:
            return super().tell_cleared(t, victim, door)
        t.reveal("cleared_by", "WW-38.20", victim=victim, door=door)
        return None
