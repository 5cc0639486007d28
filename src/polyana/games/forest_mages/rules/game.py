"""The course of «Маги леса»: setup, rounds, turns, the end."""

from __future__ import annotations

from polyana.core import EVERYBODY, About, Flow, Next, Over, Seat, Step, phase, step
from polyana.games.forest_mages.rules.evening import Evening
from polyana.games.forest_mages.rules.kinds import (
    ACT,
    CHARACTER,
    ELEMENT_DICE,
    END,
    MARKET,
    RESOURCE_DICE,
    ROW,
)
from polyana.games.forest_mages.rules.scoring import homes, points, verdict, winners
from polyana.games.forest_mages.rules.supply import ready
from polyana.games.forest_mages.rules.symbols import BERRY, ELEMENTS, FACES, RESOURCES, SEASONS, in_order
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.forest_mages.rules.turning import turn, turns

RANDOM = "random"
ALL_DICE = RESOURCES[:1] * RESOURCE_DICE + ELEMENTS[:1] * ELEMENT_DICE
PLACE = {face: f"place {face}" for face in FACES}
PLACED: About = {"placed": "yes"}
NOT_PLACED: About = {"placed": "no"}


class ForestMages(Evening):
    """Place dice, brew and drink potions, tame creatures, claim forests."""

    def opening(self) -> Next:
        return step(self.set_up)

    # --- setup ---------------------------------------------------------------------------------------

    @phase
    def set_up(self, t: Glade) -> Next:
        """Decks are shuffled, market and creatures laid out, everybody gets a berry. The first player is
        drawn by lot unless the host named one. (FM-2.1–2.16)"""
        t.forest_deck = self.cards.forests_for(t.players)
        t.potion_deck = list(self.cards.potions)
        t.market = [""] * MARKET
        self.fill_market(t)
        for season in SEASONS:
            den = t.dens[season] = self.cards.creatures_of(season)
            t.tops[season] = t.dice.draw(den, to=EVERYBODY)
            t.reveal("top", "FM-2.8", card=t.tops[season], season=season)
        first = t.settings.first
        t.first_player = t.dice.pick(t.seats, to=EVERYBODY) if first is None else first
        t.reveal("first", "FM-2.16", seat=t.first_player)
        for seat in t.seats:
            t.supply[seat] = ALL_DICE
            t.gain(seat, BERRY, 1)
        order = [*t.others(t.first_player), t.first_player]
        return [*(step(self.character, seat) for seat in order), step(self.new_round)]

    @phase
    def character(self, t: Glade, seat: Seat) -> Flow[Next]:
        """Each player takes a character, by lot or by choice; the first player chooses last.
        (FM-2.10, FM-2.11)"""
        chosen = RANDOM
        if t.settings.characters == "choose":
            chosen = yield from self.choose(
                t, seat, CHARACTER, lambda v: [RANDOM, *self.free_characters(v)], RANDOM
            )
        if chosen == RANDOM:
            chosen = t.dice.pick(self.free_characters(t), to=EVERYBODY)
        t.characters[seat] = chosen
        t.reveal("character", "FM-2.10", seat=seat, card=chosen)
        return None

    def free_characters(self, v: Glade) -> list[str]:
        return [one for one in self.cards.characters if one not in v.characters]

    # --- rounds --------------------------------------------------------------------------------------

    @phase
    def new_round(self, t: Glade) -> Next:
        """Dice come back, the village is turned over, a new row of forests is laid, all dice are rolled.
        (FM-3.1, FM-3.2, FM-16.5–16.9)"""
        t.round += 1
        t.aside = []
        t.village_dice = {slot.id: () for slot in self.cards.side(t.side_up)}
        t.creature_dice = dict.fromkeys(t.creature_dice, ())
        t.tell("round", "FM-3.1", round=t.round, side=t.side_up)
        t.row = [t.dice.draw(t.forest_deck, to=EVERYBODY) for _ in range(ROW[t.players])]
        t.forest_dice = {slot.id: () for forest in t.row for slot in self.cards.forests[forest].slots}
        t.reveal("row", "FM-2.3", forests=t.row[:])
        for seat in t.seats:
            t.supply[seat], t.resting[seat] = in_order(self.roll(t, ALL_DICE)), ()
            t.reveal("rolled", "FM-3.2", seat=seat, dice=list(t.supply[seat]))
        t.tasted = dict.fromkeys(t.seats, ())
        return self.begin_turn(t, t.first_player)

    def begin_turn(self, t: Glade, seat: Seat) -> Next:
        """A seat is on turn, with nothing done yet; its dice have rested. (FM-10.16)"""
        t.turn = seat
        t.resting[seat] = ()
        t.turns += 1
        t.placed = t.brewed = t.drank = t.scorched = False
        t.turned = ()
        t.tell("turn", "FM-3.5", seat=seat)
        return NEXT_ACTION

    def next_turn(self, t: Glade) -> Next:
        """Clockwise to the next player who has dice; without any the round ends. (FM-3.5, FM-3.9, FM-3.13)"""
        for seat in (*t.others(t.turn), t.turn):
            if t.supply[seat]:
                return self.begin_turn(t, seat)
        return step(self.claim)

    # --- a turn --------------------------------------------------------------------------------------

    def next_action(self, t: Glade) -> Next:
        """The same player goes on, unless nothing but free actions is possible; only public facts decide,
        so the hand counts as a whole. (FM-3.16)"""
        done = t.placed and (t.drank or not t.hands[t.turn])
        if done and (t.brewed or not self.brewable(t, t.turn)):
            return self.next_turn(t)
        return NEXT_ACTION

    @phase
    def act(self, t: Glade) -> Flow[Next]:
        """Place one die; brew and drink one potion if you like, in any order. Between actions element dice
        may be turned and released creatures sent to forests. (FM-3.6–3.8, FM-3.15, FM-3.16)"""
        seat = t.turn
        t.returned = {}
        answer = yield self.ask(
            t,
            seat,
            ACT,
            self.acts,
            END if t.placed else lambda v: PLACE[ready(v, seat)[0]],
            PLACED if t.placed else NOT_PLACED,
        )
        verb, _, what = answer.value.partition(" ")
        if verb == END:
            return self.next_turn(t)
        if verb == "turn":
            turn(t, seat, *what.split())
            return NEXT_ACTION
        if verb == "send":
            self.send(t, seat, *what.split())
            return NEXT_ACTION
        if verb == "drink":
            self.drink(t, seat, what)
            return step(self.effect)
        if verb == "place":
            yield from self.place(t, seat, what)
        else:
            yield from self.brew(t, seat, what)
        return self.next_action(t)

    def acts(self, v: Glade) -> list[str]:
        """What the player on turn may do now."""
        seat = v.turn
        found = [END] if v.placed else [PLACE[die] for die in dict.fromkeys(ready(v, seat))]
        if not v.brewed:
            found += [f"brew {potion}" for potion in self.brewable(v, seat)]
        if not v.drank and v.hands[seat]:
            found += [f"drink {potion}" for potion in self.drinkable(v, seat)]
        if v.active[seat]:
            found += [f"turn {old} {new}" for old, new in turns(self.cards, v, seat)]
        if v.released[seat]:
            found += [f"send {creature} {forest}" for creature, forest in self.sendable(v, seat)]
        return found

    # --- the end -------------------------------------------------------------------------------------

    @phase
    def check_end(self, t: Glade) -> Next:
        """An empty forest deck ends the game, after the fourth round; else the marker passes on.
        (FM-16.4, FM-16.8, FM-18.1)"""
        if not t.forest_deck:
            return step(self.score)
        t.first_player = t.left_of(t.first_player)
        return step(self.new_round)

    @phase
    def score(self, t: Glade) -> Next:
        """Potions, forests, creatures, tokens and left-overs are counted; ties go to the most ingredients.
        (FM-18.2–18.11)"""
        for seat in t.seats:
            potions = tuple(sorted((*t.hands[seat], *t.drunk[seat])))
            t.shown[seat], t.hands[seat], t.drunk[seat] = potions, (), ()
            t.reveal("shown", "FM-18.3", seat=seat, cards=list(potions))
            row = points(self.cards, t, seat, potions)
            self.settle(t, seat)
            t.sheet.append(row)
            brewed, forests, creatures, tokens, left = row
            t.tell(
                "scored",
                "FM-18.2",
                seat=seat,
                potions=brewed,
                forests=forests,
                creatures=creatures,
                tokens=tokens,
                left=left,
                total=sum(row),
            )
        totals = [sum(row) for row in t.sheet]
        won = winners(totals, [sum(t.held(seat)) for seat in t.seats])
        t.tell("game_over", "FM-18.9", **verdict(totals, won))
        raise Over(won, totals)

    def settle(self, t: Glade, seat: Seat) -> None:
        """All creatures are released, as many as possible into forests. (FM-18.5, FM-18.6)"""
        for creature in t.active[seat]:
            self.release(t, seat, creature)
        free = [forest for forest in t.claimed[seat] if forest not in t.homes]
        for forest, creature in homes(self.cards, t.released[seat], free).items():
            self.send(t, seat, creature, forest)


NEXT_ACTION = Step("act")
