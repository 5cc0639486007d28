"""The killer's deck: drawing, discarding, levels and unlocked cards. (Chapters 6 and 35)"""

from __future__ import annotations

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.effects import KillerEffect
from polyana.games.wall_whisper.rules.kinds import HAND, NONE, UNLOCK
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.wounds import Wounds


class Supply(Wounds):
    """How many cards are still to be drawn is the killer's secret, so it lies on the table. (WW-20.2)"""

    def owe(self, t: Station, killer: str, draws: int = 0, discards: int = 0) -> Step:
        """Cards are due; of discards everybody learns the number, of draws only the killer. (WW-20.8)"""
        if discards:
            t.reveal("discards", "WW-20.8", count=discards, **self.whose(t, killer))
        t.owed_draws[killer] += draws
        t.owed_discards[killer] += discards
        return step(self.supply, killer)

    @phase
    def supply(self, t: Station, killer: str) -> Next:
        """Cards are discarded from the deck or drawn one at a time; a drawn card beyond five is discarded. If
        one is due and the deck is empty, the level rises. (WW-34.15, WW-35.1–35.3)"""
        ears, whose = t.slayers, self.whose(t, killer)
        while t.owed_draws[killer] or t.owed_discards[killer]:
            if not t.deck[killer]:
                return self.level_up(t, killer)
            card = t.dice.draw(t.deck[killer], to=ears)
            if t.owed_discards[killer]:
                t.owed_discards[killer] -= 1
                put(t.used, killer, card)
                t.reveal("milled", "WW-34.9", to=ears, card=card, **whose)
                continue
            t.owed_draws[killer] -= 1
            kept = len(t.hand[killer]) < HAND
            put(t.hand if kept else t.used, killer, card)
            clause = "WW-35.1" if kept else "WW-35.2"
            t.reveal("drew", clause, to=ears, card=card, kept=yes_no(kept), **whose)
        return None

    def level_up(self, t: Station, killer: str, clause: str = "WW-35.3") -> Next:
        """The next level with its effects and its card, then a new deck. (WW-35.4, WW-35.7, WW-35.9)"""
        if t.level >= self.box.top_level:
            return step(self.reshuffle, killer)
        return [*self.next_level(t, killer, clause), step(self.reshuffle, killer)]

    def next_level(self, t: Station, killer: str, clause: str = "WW-35.3") -> list[Step]:
        """One level more, for whoever hunts. (WW-6.2, WW-39.14)"""
        t.level += 1
        t.reveal("level", clause, level=t.level)
        return [*self.rise(t, killer), *self.others_rise(t, killer)]

    def rise(self, t: Station, killer: str) -> list[Step]:
        """What the level that is now reached brings a killer: board, card and skills. (WW-35.4, WW-35.5)"""
        row = self.box.levels[killer, t.level]
        steps = [step(self.effect, killer, f"level-{t.level}", (i,)) for i in range(len(row.effects))]
        if row.unlock in t.locked[killer]:
            take(t.locked, killer, row.unlock)
            t.unlocked.append(row.unlock)
            t.reveal("unlocked", "WW-35.5", card=row.unlock)
            steps.append(step(self.unlock, killer))
        return [*steps, *self.moments(t, killer, "level")]

    def others_rise(self, t: Station, killer: str) -> list[Step]:
        """The level is one for both killers. (WW-39.14)"""
        return []

    @phase
    def unlock(self, t: Station, killer: str) -> Flow[Next]:
        """The unlocked card is taken to hand; only now may a card from a full hand make room. The question
        is put whether the hand is full or not. (WW-35.5, WW-35.6, WW-45.10)"""

        def options(view: Station) -> list[str]:
            hand = view.hand[killer]
            return [NONE, *dict.fromkeys(hand)] if len(hand) >= HAND else [NONE]

        ask = t.ask(t.killer_seat(killer), UNLOCK, options, default=NONE, about={"card": t.unlocked[0]})
        given = (yield from self.asked(t, ask)).value
        card = t.unlocked.pop()
        if given != NONE:
            take(t.hand, killer, given)
            put(t.used, killer, given)
        put(t.hand if len(t.hand[killer]) < HAND else t.used, killer, card)
        t.reveal("joined", "WW-35.5", card=card)
        return None

    @phase
    def reshuffle(self, t: Station, killer: str) -> Next:
        """The discard pile becomes the new deck; with both empty drawing stops. (WW-35.7, WW-35.10)"""
        t.deck[killer] += t.used[killer]
        t.used[killer] = []
        if not t.deck[killer]:
            t.owed_draws[killer] = t.owed_discards[killer] = 0
        return step(self.supply, killer)

    # --- what cards and boards say -----------------------------------------------------------------

    def effects_of(self, killer: str, source: str) -> tuple[KillerEffect, ...]:
        """The effects of a card, of a level ("level-2"), of its onset ("onset-5") or of a skill
        ("skill-aura")."""
        kind, dash, which = source.partition("-")
        if not dash:
            return self.box.cards[killer, source].effects
        if kind == "skill":
            return self.box.killer_skills[which].effects
        row = self.box.levels[killer, int(which)]
        return row.effects if kind == "level" else row.onset

    def looked_up(self, killer: str, source: str, way: tuple[int, ...]) -> KillerEffect:
        """An effect by its place; a second number goes into the effects that it holds."""
        found = self.effects_of(killer, source)[way[0]]
        for number in way[1:]:
            found = inner(found)[number]
        return found

    def steps_for(self, killer: str, source: str, way: tuple[int, ...]) -> list[Step]:
        """The effects held by an effect, as steps. (WW-33.6)"""
        held = inner(self.looked_up(killer, source, way))
        return [step(self.effect, killer, source, (*way, i)) for i in range(len(held))]


def inner(effect: KillerEffect) -> tuple[KillerEffect, ...]:
    """The effects that an effect holds for later."""
    for name in ("effects", "revealed", "each"):
        if hasattr(effect, name):
            held: tuple[KillerEffect, ...] = getattr(effect, name)
            return held
    return ()
