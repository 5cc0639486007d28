"""Creatures: training, the limit, release, and the fires that some of them light. (FM-11, FM-14)"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import EVERYBODY, Flow, Seat
from polyana.games.forest_mages.rules.brewing import Brewing
from polyana.games.forest_mages.rules.kinds import LIMIT, NONE, RELEASE, SCORCH, TRAIN
from polyana.games.forest_mages.rules.places import card_slot, empty_slots
from polyana.games.forest_mages.rules.rows import Creature
from polyana.games.forest_mages.rules.symbols import BERRY, SCORCHED
from polyana.games.forest_mages.rules.table import Cards, Glade


class Creatures(Brewing):
    """What tamed creatures do, and how one comes by them."""

    def limit(self, v: Glade, seat: Seat) -> int:
        """How many active creatures a seat may have. (FM-11.4, FM-13.11)"""
        return LIMIT + (self.power(v, seat) == "convert")

    # --- training ------------------------------------------------------------------------------------

    def train(self, t: Glade, seat: Seat, crew: Cards) -> Flow[None]:
        """One of the visible creatures, or a berry with CREATURE_SLOT_BERRY, or nothing.
        (FM-5.3, FM-12.13)"""
        berry = [BERRY_INSTEAD] if self.still(t, seat, crew, "CREATURE_SLOT_BERRY") else []
        if not berry and not any(t.tops.values()):
            return
        chosen = yield from self.choose(
            t, seat, TRAIN, lambda v: [NONE, *berry, *(top for top in v.tops.values() if top)], NONE
        )
        if chosen == BERRY_INSTEAD:
            self.collect(t, seat, BERRY, 1, "FM-12.13")
        elif chosen != NONE:
            self.tame(t, seat, self.cards.creatures[chosen], crew)
            if len(t.active[seat]) > self.limit(t, seat):
                freed = yield from self.choose(t, seat, RELEASE, lambda v: v.active[seat], chosen)
                self.release(t, seat, freed)

    def tame(self, t: Glade, seat: Seat, creature: Creature, crew: Cards) -> None:
        """The card becomes tamed, the next one shows, the trainer's bonus is paid. (FM-11.14)"""
        t.active[seat] += (creature.id,)
        if creature.takes:
            t.creature_dice[card_slot(creature.id, seat)] = ()
        t.tell("trained", "FM-5.3", seat=seat, card=creature.id)
        den = t.dens[creature.season]
        t.tops[creature.season] = t.dice.draw(den, to=EVERYBODY) if den else ""
        if t.tops[creature.season]:
            t.reveal("top", "FM-2.8", card=t.tops[creature.season], season=creature.season)
        for _ in self.still(t, seat, crew, "TRAIN_VP"):
            self.points(t, seat, 1, "FM-12.22")

    def release(self, t: Glade, seat: Seat, creature: str) -> None:
        """A released creature keeps its worth and loses its ability; its die is set aside.
        (FM-11.5, FM-11.15)"""
        t.active[seat] = tuple(one for one in t.active[seat] if one != creature)
        t.released[seat] += (creature,)
        t.aside += t.creature_dice.pop(card_slot(creature, seat), ())
        t.tell("freed", "FM-11.5", seat=seat, card=creature)

    # --- forests of one's own ------------------------------------------------------------------------

    def sendable(self, v: Glade, seat: Seat) -> list[tuple[str, str]]:
        """Released creatures and the free own forests of their season. (FM-11.8, FM-11.9)"""
        if not v.released[seat]:
            return []
        free = [forest for forest in v.claimed[seat] if forest not in v.homes]
        return [
            (creature, forest)
            for creature in v.released[seat]
            for forest in free
            if self.cards.creatures[creature].season in self.cards.forests[forest].seasons
        ]

    def send(self, t: Glade, seat: Seat, creature: str, forest: str) -> None:
        """A released creature moves into a forest for good. (FM-11.8, FM-11.10)"""
        t.released[seat] = tuple(one for one in t.released[seat] if one != creature)
        t.homes[forest] = creature
        t.tell("sent", "FM-11.8", seat=seat, card=creature, forest=forest)

    # --- scorching -----------------------------------------------------------------------------------

    def scorch(self, t: Glade, seat: Seat, crew: Cards, refusal: str = NONE, card: str = "") -> Flow[bool]:
        """An empty forest slot may be scorched, as long as there are tokens. (FM-14.1–14.6)"""
        if t.fire_tokens == 0 or () not in t.forest_dice.values():
            return False
        slot = yield from self.choose(
            t, seat, SCORCH, lambda v: [refusal, *empty_slots(v)], refusal, {"card": card}
        )
        if slot == refusal:
            return False
        t.forest_dice[slot] = SCORCHED
        t.tell("scorched", "FM-14.1", seat=seat, place=slot)
        if not t.scorched:
            t.scorched = True
            for _ in self.still(t, seat, crew, "FIRST_SCORCH_BERRY"):
                self.collect(t, seat, BERRY, 1, "FM-12.15")
        return True

    def scorches(
        self, t: Glade, seat: Seat, crew: Cards, waiting: Sequence[Creature], refusal: str
    ) -> Flow[list[Creature]]:
        """Each creature that the placement has roused may scorch once; those that wait on are returned.
        (FM-12.7)"""
        left = []
        for creature in waiting:
            if creature.id in t.active[seat]:
                done = yield from self.scorch(t, seat, crew, refusal, creature.id)
                if not done:
                    left.append(creature)
        return left


BERRY_INSTEAD = "berry"
