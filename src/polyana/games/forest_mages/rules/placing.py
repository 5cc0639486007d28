"""Placing a die, with all that it sets off, in the order of the rules. (FM-4.11)"""

from __future__ import annotations

from polyana.core import Flow, Seat
from polyana.games.forest_mages.rules import places
from polyana.games.forest_mages.rules.kinds import EXCHANGE, LATER, NONE, TARGET, WATER
from polyana.games.forest_mages.rules.rows import Action, Creature
from polyana.games.forest_mages.rules.supply import come_back
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KIND, Face, face, placed_by
from polyana.games.forest_mages.rules.table import Cards, Glade
from polyana.games.forest_mages.rules.targets import targets
from polyana.games.forest_mages.rules.village import Village

FREE = ("", "over", "back")
"""How a die comes to lie in an ingredient slot that is then gathered from."""
ANY_ONE = Action("gather", 1, "any")


class Placing(Village):
    """One placement from the choice of the target to the last scorch."""

    def place(self, t: Glade, seat: Seat, shown: Face) -> Flow[None]:
        """Choose where, pay, lay the die; then the slot's yield and the creatures. (FM-4.1, FM-4.11)"""
        cards = self.cards
        answer = yield self.ask(
            t,
            seat,
            TARGET,
            lambda v: targets(cards, v, seat, shown),
            lambda v: next(iter(v.village_dice)),
            {"die": shown},
        )
        place, _, mode = answer.value.partition(" ")
        crew = t.active[seat]
        self.put(t, seat, shown, place, mode)
        won = [0, 0, 0, 0]
        if "." in place:
            waiting = yield from self.in_forest(t, seat, shown, place, mode, crew, won)
        elif "@" in place:
            waiting = []
            for action in self.cards.creatures[place.partition("@")[0]].does:
                yield from self.perform(t, seat, action, crew, won, "FM-12.3")
        else:
            waiting = yield from self.in_village(t, seat, place, crew, won)
        if crew:
            yield from self.exchanges(t, seat, crew, won)
            if waiting:
                yield from self.scorches(t, seat, crew, waiting, NONE)

    def put(self, t: Glade, seat: Seat, shown: Face, place: str, mode: str) -> None:
        """Costs are paid in full, then the die lies in the slot. (FM-4.13, FM-8.3, FM-13.3, FM-13.9)"""
        if mode == "tower" or mode.endswith(CREATURE):
            t.gain(seat, BERRY, -1)
        elif mode in KIND:
            t.gain(seat, KIND[mode], -1 if mode == "berry" else -t.settings.force_price)
        supply = t.supply[seat]
        own = supply.index(shown)
        t.supply[seat] = supply[:own] + supply[own + 1 :]
        if mode.startswith("back"):
            dice = t.forest_dice[place]
            come_back(t, seat, face(dice[-1]))
            t.forest_dice[place] = dice[:-1]
        t.turned = ()
        t.placed = t.placed or not t.drinking
        places.lay(t, place, placed_by(seat, shown))
        t.tell("placed", "FM-4.1", seat=seat, die=shown, place=place, mode=mode.replace(" ", "_") or "plain")

    def in_forest(
        self, t: Glade, seat: Seat, shown: Face, place: str, mode: str, crew: Cards, won: list[int]
    ) -> Flow[list[Creature]]:
        """Gather or train, unless the die was forced or stacked. (FM-5.2, FM-5.3, FM-8.2, FM-13.4)"""
        slot = self.cards.slots[place]
        seasons = self.cards.forests[slot.forest].seasons
        waiting: list[Creature] = []
        if crew:
            roused = self.still(t, seat, crew, "PLACE_SEASON_SCORCH")
            waiting = [one for one in roused if one.of in seasons]
        if mode.endswith(CREATURE) or (slot.yields == CREATURE and mode in FREE):
            waiting = yield from self.early(t, seat, crew, waiting)
            yield from self.train(t, seat, crew)
        elif mode in FREE:
            count = 1 + WATER * (shown == "water")
            if crew:
                plus = self.still(t, seat, crew, "GATHER_SEASON_PLUS")
                count += sum(one.of in seasons for one in plus)
            won[KIND[slot.yields]] = count
            self.collect(t, seat, KIND[slot.yields], count, "FM-5.2")
        return waiting

    def in_village(
        self, t: Glade, seat: Seat, place: str, crew: Cards, won: list[int]
    ) -> Flow[list[Creature]]:
        """The slot's special action; creatures of the village before and after it.
        (FM-6.1, FM-12.6, FM-12.28)"""
        actions = self.cards.village[place].does
        waiting: list[Creature] = []
        if crew:
            for creature in self.still(t, seat, crew, "PLACE_VILLAGE_PLUS"):
                yield from self.gather_choice(t, seat, ANY_ONE, won, "FM-12.28", creature.id)
            waiting = self.still(t, seat, crew, "PLACE_VILLAGE_SCORCH")
            if waiting and any(action.verb == "train" for action in actions):
                waiting = yield from self.early(t, seat, crew, waiting)
        for action in actions:
            yield from self.perform(t, seat, action, crew, won, "FM-6.1")
        return waiting

    def early(self, t: Glade, seat: Seat, crew: Cards, waiting: list[Creature]) -> Flow[list[Creature]]:
        """Before a training that may cost the creature its place it may scorch at once. (FM-12.7)"""
        if waiting and len(t.active[seat]) >= self.limit(t, seat) and any(t.tops.values()):
            return (yield from self.scorches(t, seat, crew, waiting, LATER))
        return waiting

    def exchanges(self, t: Glade, seat: Seat, crew: Cards, won: list[int]) -> Flow[None]:
        """One gathered token per creature may become a berry. (FM-12.16–12.19, FM-12.34)"""
        for creature in self.still(t, seat, crew, "GATHER_SWAP"):
            kind = KIND[creature.of]
            if won[kind] and t.has(seat, kind):
                said = yield from self.choose(
                    t, seat, EXCHANGE, lambda v: ("exchange", "no"), "exchange", {"card": creature.id}
                )
                if said == "exchange":
                    won[kind] -= 1
                    t.gain(seat, kind, -1)
                    t.gain(seat, BERRY, 1)
                    t.tell("exchanged", "FM-12.16", seat=seat, what=creature.of, card=creature.id)
