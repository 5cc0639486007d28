"""Rounds and turns: what a player may do, and who comes next."""

from __future__ import annotations

from polyana.core import EVERYBODY, About, Flow, Next, Seat, Step, phase, step
from polyana.games.forest_mages.rules import (
    brewing,
    creatures,
    drinking,
    end_of_round,
    placing_a_die,
    supply,
    turning,
)
from polyana.games.forest_mages.rules.acts import (
    END,
    PLACE,
    Brew,
    Drink,
    EndTurn,
    PlaceDie,
    Send,
    TurnDie,
    read_act,
)
from polyana.games.forest_mages.rules.answers import written
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.dice import ALL_DICE
from polyana.games.forest_mages.rules.kinds import ACT
from polyana.games.forest_mages.rules.questions import ask
from polyana.games.forest_mages.rules.symbols import in_order
from polyana.games.forest_mages.rules.table import ROW, Glade

NEXT_ACTION = Step("act")
PLACED: About = {"placed": "yes"}
NOT_PLACED: About = {"placed": "no"}


# --- rounds ------------------------------------------------------------------------------------------


@phase
def new_round(box: Box, t: Glade) -> Next:
    """Dice come back from wherever they lie, the village is turned over (the first round is a day), a new row
    of forests is laid, all dice are rolled. All else stays as it was. (FM-2.1, FM-2.3, FM-3.1, FM-3.2,
    FM-16.5, FM-16.6, FM-16.7, FM-16.9)"""
    t.round += 1
    t.aside = []
    t.village_dice = {slot.id: () for slot in box.side(t.side_up)}
    t.creature_dice = dict.fromkeys(t.creature_dice, ())
    t.tell("round", "FM-3.1", round=t.round, side=t.side_up)
    t.row = [t.dice.draw(t.forest_deck, to=EVERYBODY) for _ in range(ROW[t.players])]
    t.forest_dice = {slot.id: () for forest in t.row for slot in box.forests[forest].slots}
    t.reveal("row", "FM-2.3", forests=t.row[:])
    for seat in t.seats:
        t.supply[seat], t.resting[seat] = in_order(supply.roll(box, t, ALL_DICE)), ()
        t.reveal("rolled", "FM-3.2", seat=seat, dice=list(t.supply[seat]))
    t.tasted = dict.fromkeys(t.seats, ())
    return begin_turn(t, t.first_player)


def begin_turn(t: Glade, seat: Seat) -> Next:
    """A seat is on turn, with nothing done yet; its dice have rested. (FM-10.16)"""
    t.turn = seat
    t.resting[seat] = ()
    t.turns += 1
    t.placed = t.brewed = t.drank = t.scorched = False
    t.turned = ()
    t.tell("turn", "FM-3.5", seat=seat)
    return NEXT_ACTION


def next_turn(t: Glade) -> Next:
    """Clockwise to the next player who has dice now, be it the same one; without any the round ends.
    (FM-0.1, FM-3.5, FM-3.9, FM-3.10, FM-3.12, FM-3.13, FM-3.14)"""
    for seat in (*t.others(t.turn), t.turn):
        if t.supply[seat]:
            return begin_turn(t, seat)
    return step(end_of_round.claim)


# --- a turn ------------------------------------------------------------------------------------------


@phase
def act(box: Box, t: Glade) -> Flow[Next]:
    """Place one die; brew and drink one potion if you like, in any order, each to its end. Between actions
    element dice may be turned and released creatures sent to forests.
    (FM-3.6, FM-3.7, FM-3.8, FM-3.15, FM-3.16)"""
    seat = t.turn
    t.returned = {}
    default = END if t.placed else place_first_die
    answer = yield ask(t, seat, ACT, lambda v: acts(box, v), default, PLACED if t.placed else NOT_PLACED)
    match read_act(answer.value):
        case PlaceDie(die):
            yield from placing_a_die.place(box, t, seat, die)
        case Brew(potion):
            yield from brewing.brew(box, t, seat, potion)
        case Drink(potion):
            drinking.drink(t, seat, potion)
            return step(effect)
        case TurnDie(old, new):
            turning.turn(t, seat, old, new)
            return NEXT_ACTION
        case Send(creature, forest):
            creatures.send(t, seat, creature, forest)
            return NEXT_ACTION
        case EndTurn():
            return next_turn(t)
    return next_action(box, t)


@phase
def effect(box: Box, t: Glade) -> Flow[Next]:
    """The potion that is being drunk takes effect: a phase of its own, since it has just been revealed.
    (FM-10.1)"""
    t.returned = {}
    yield from drinking.take_effect(box, t, t.turn)
    return next_action(box, t)


def next_action(box: Box, t: Glade) -> Next:
    """The same player goes on, unless nothing but free actions is possible; only public facts decide,
    so the hand counts as a whole. (FM-3.16)"""
    done = t.placed and (t.drank or not t.hands[t.turn])
    if done and (t.brewed or not brewing.brewable(box, t, t.turn)):
        return next_turn(t)
    return NEXT_ACTION


def place_first_die(v: Glade) -> str:
    """What is done for a player who has run out of time. (FM-3.17)"""
    return PLACE[supply.ready(v, v.turn)[0]]


def acts(box: Box, v: Glade) -> list[str]:
    """What the player on turn may do now. (FM-3.6, FM-3.8, FM-3.15)"""
    seat = v.turn
    found = [END] if v.placed else [PLACE[die] for die in dict.fromkeys(supply.ready(v, seat))]
    if not v.brewed:
        found += [written(Brew, potion) for potion in brewing.brewable(box, v, seat)]
    if not v.drank and v.hands[seat]:
        found += [written(Drink, potion) for potion in drinking.drinkable(box, v, seat)]
    if v.active[seat]:
        found += [written(TurnDie, old, new) for old, new in turning.turnable(box, v, seat)]
    if v.released[seat]:
        found += [written(Send, creature, forest) for creature, forest in creatures.sendable(box, v, seat)]
    return found


# --- refusals ----------------------------------------------------------------------------------------

NO_ACTS = {"pass": "FM-4.7", "release": "FM-11.13", "roll": "FM-3.3", "use": "FM-16.2"}
"""What cannot be done in a turn at all, and the clause that says so."""


def why_no_act(box: Box, v: Glade, text: str) -> str:
    """Why the player on turn may not do this now."""
    match read_act(text):
        case PlaceDie(die):
            return "FM-3.8" if v.placed else supply.why_not_ready(v, die)
        case Brew(potion):
            return brewing.why_not_brewed(v, potion)
        case Drink(potion):
            return drinking.why_not_drunk(box, v, potion)
        case TurnDie(old, new):
            return turning.why_not_turned(box, v, old, new)
        case Send(creature, forest):
            return creatures.why_not_sent(v, creature, forest)
        case EndTurn():
            return "FM-3.8"
    return NO_ACTS.get(text.partition(" ")[0], "")
