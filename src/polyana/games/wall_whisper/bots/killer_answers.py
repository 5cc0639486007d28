"""The killer's answers: every question of his side, weighed by his plan."""

from __future__ import annotations

from functools import cached_property

from polyana.core import Question
from polyana.games.wall_whisper.bots import skill_worth
from polyana.games.wall_whisper.bots.hunting import CARD, Hunt
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.bots.weighing import Weigh, Weighing
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.answers import DRAW, NOWHERE, Order, Placed
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import (
    ACTION,
    AIM,
    ATTACK,
    CARRIER,
    CONTROL,
    DOOR,
    DROID,
    FLESH,
    FRIGHTENED,
    GO,
    HURT,
    LEAP,
    NONE,
    PAY,
    PLAY,
    REFILL,
    ROUTE,
    SENSE,
    SKILLS,
    SNEAK,
    STAY,
    TAKE_BACK,
    UNLOCK,
    USE_SKILL,
    WHO_INFECTED,
    Words,
)
from polyana.games.wall_whisper.rules.numbers import BASIC_ACTIONS, HAND, INFECTED
from polyana.games.wall_whisper.rules.table import Station

DEAR = {"instant": 0.02, "boost": 0.01, "long": 0.0, "attack": 0.03}
"""How gladly each class of card is kept when something has to be paid."""
MOVING = 0.03
PROGRAMMED, WALL = 0.01, 0.015


class KillerAnswers(Weighing):
    """The questions of a killer."""

    def __init__(self, box: Box, v: Station, tracker: Tracker) -> None:
        self.box, self.board, self.v, self.tracker = box, box.board, v, tracker
        self.killer = v.active
        self.hunt = Hunt(box, v, self.killer, tracker)

    @cached_property
    def _weighed(self) -> dict[str, Weigh]:
        return {
            PLAY.name: self._play,
            ACTION.name: self._action,
            ATTACK.name: self._attack,
            PAY.name: self._pay,
            REFILL.name: self._refill,
            UNLOCK.name: self._unlock,
            GO.name: self._go,
            SNEAK.name: self._sneak,
            ROUTE.name: self._route,
            LEAP.name: self._leap,
            SENSE.name: self._sense,
            SKILLS.name: self._skills,
            USE_SKILL.name: self._use_skill,
            FRIGHTENED.name: self._frightened,
            CONTROL.name: self._control,
            DROID.name: self._droid,
            AIM.name: self._aim,
            HURT.name: self._hurt,
            WHO_INFECTED.name: self._infected,
            DOOR.name: self._door,
            TAKE_BACK.name: self._take_back,
            FLESH.name: self._flesh,
            CARRIER.name: self._carrier,
        }

    # --- cards -----------------------------------------------------------------------------------------

    def _play(self, question: Question, card: str) -> float:
        if card == NONE:
            return 0.0
        if card in self.box.killer_skills:
            return skill_worth.killer_use(self.hunt, card, [])
        row = self.hunt.card(card)
        price = CARD * (1 + row.cost)
        gain = sum(self._gain(effect, question.about.get("stage") == 3) for effect in row.effects)
        return gain - price

    def _gain(self, effect: fx.KillerEffect, instant: bool) -> float:
        """What a card's effect brings at stage III or V."""
        hunt = self.hunt
        match effect:
            case fx.Move():
                return hunt.best() - hunt.basic(hunt.here, BASIC_ACTIONS) + CARD / 2
            case fx.Sense():
                return max(hunt.sense_gain(zone) for zone in hunt.zones()) + CARD / 2
            case fx.Droid():
                return 0.05 if len(self.v.droids) < self.box.killers[self.killer].droids else 0.0
            case fx.Control():
                return max(hunt.control_gain(zone) for zone in hunt.zones())
            case fx.Fear():
                return hunt.fright(effect.range)
            case fx.Stealth():
                return hunt.ambush(effect.most) - float(hunt.outlook[hunt.number[hunt.here]])
            case fx.Barricade():
                return WALL
            case fx.Draw() | fx.Flesh():
                return WALL
            case fx.Delay():
                return MOVING
            case fx.Program():
                return PROGRAMMED
        return 0.0

    def _action(self, question: Question, action: Order) -> float:
        return self.hunt.action(action, self.v.actions)

    def _attack(self, question: Question, card: str) -> float:
        """A card is worth how many more attacks it makes succeed."""
        if card == NONE:
            return 0.0
        by = self.hunt.blow(card)
        left = self.v.fight.unattacked
        gain = max((self.hunt.repels(one) - self.hunt.repels(one, by)) * self.hunt.price(one) for one in left)
        return gain - 4 * CARD

    def _keep(self, card: str) -> float:
        row = self.hunt.card(card)
        spare = self.hunt.hand.count(card) - 1
        return DEAR[row.kind] + (0.05 if row.locked else 0.0) - 0.005 * spare - 0.001 * row.cost

    def _pay(self, question: Question, cards: Words) -> float:
        return -sum(self._keep(card) for card in cards)

    def _refill(self, question: Question, refill: Order) -> float:
        """Vigilance counts in the final battle alone, so it waits for the analysis. (WW-35.13)"""
        if refill == DRAW:
            return 0.05
        kept = len(self.v.vigilance[self.killer])
        wanted = self.v.analysed > kept and len(self.hunt.hand) >= HAND - 1
        return (0.1 if wanted else 0.0) - self._keep(*refill.objects)

    def _unlock(self, question: Question, card: str) -> float:
        full = len(self.hunt.hand) >= HAND
        return (-0.05 if full else 0.0) if card == NONE else -self._keep(card)

    # --- ways --------------------------------------------------------------------------------------------

    def _go(self, question: Question, path: Words) -> float:
        hunt = self.hunt
        here = hunt.here if path == STAY else path[-1]
        climbs = 0 if path == STAY else self.board.climbs(hunt.here, path)
        return hunt.chase(here, hunt.moves()) - 0.03 * climbs

    def _sneak(self, question: Question, path: Words) -> float:
        here = self.hunt.here if path == STAY else path[-1]
        climbs = 0 if path == STAY else self.board.climbs(self.hunt.here, path)
        return self.hunt.lurk(here) - 0.03 * climbs

    def _route(self, question: Question, path: Words) -> float:
        if path == (NONE,):
            return 0.0
        numbers = [self.hunt.number[place] for place in path]
        return float(self.hunt.outlook[numbers[-1]] + 0.3 * self.hunt.prey_later[numbers].sum())

    def _leap(self, question: Question, place: str) -> float:
        hunt = self.hunt
        if place == NONE:
            return float(hunt.outlook[hunt.number[hunt.here]])
        return float(hunt.prey[hunt.number[place]]) + float(hunt.outlook[hunt.number[place]])

    # --- looking and hurting -----------------------------------------------------------------------------

    def _sense(self, question: Question, area: str) -> float:
        return self.hunt.sense_gain(area) if area in self.hunt.zones() else self.hunt.look_gain([area])

    def _skills(self, question: Question, cards: Words) -> float:
        return skill_worth.kept(self.box, self.killer, cards)

    def _use_skill(self, question: Question, skill: str) -> float:
        names = str(question.about["names"]).split()
        return 0.0 if skill == NONE else skill_worth.killer_use(self.hunt, skill, names)

    def _frightened(self, question: Question, victim: str) -> float:
        return skill_worth.fright(self.hunt, victim)

    def _control(self, question: Question, zone: str) -> float:
        return self.hunt.control_gain(zone)

    def _droid(self, question: Question, placed: Placed) -> float:
        """Droids go where victims may come, and not two into one corner."""
        if placed == NOWHERE:
            return 0.0
        hunt, place = self.hunt, placed.place
        seen = {place, self.board.next_in_zone(place)}
        others = [one for one in self.v.droids if one != placed.droid]
        doubled = sum(self.board.places[one].zone == self.board.places[place].zone for one in others)
        gain = sum(float(hunt.somebody[hunt.number[one]]) for one in seen)
        return 0.05 * gain - 0.02 * doubled - (0.03 if placed.droid else 0.0)

    def _aim(self, question: Question, place: str) -> float:
        return self.hunt.harm(place)

    def _hurt(self, question: Question, how: str) -> float:
        """A carrier among them is worth a victory, if there is none yet. (WW-42.37)"""
        victim = str(question.about["victim"])
        if how == "wound":
            return self.hunt.price(victim)
        return 0.7 / len(self.v.pile) if INFECTED in self.v.pile else 0.0

    def _infected(self, question: Question, victim: str) -> float:
        return float(len(self.v.faces[victim]))

    # --- doors -------------------------------------------------------------------------------------------

    def _door(self, question: Question, door: str) -> float:
        """A barricade is best between the victims and where they want to go."""
        if door == NONE:
            return 0.0
        link = self.board.links[door]
        hunt = self.hunt
        traffic = sum(float(hunt.prey_later[hunt.number[one]]) for one in (link.a, link.b))
        return traffic + 0.05 * (hunt.guarded() != [] and {link.a, link.b} & set(hunt.guarded()) != set())

    def _take_back(self, question: Question, door: str) -> float:
        return -self._door(question, door)

    def _flesh(self, question: Question, door: str) -> float:
        return self._door(question, door)

    def _carrier(self, question: Question, path: Words) -> float:
        """Away from where victims may be."""
        if path == STAY:
            return -float(self.hunt.somebody[self.hunt.number[self.v.carrier_at]])
        return -float(self.hunt.somebody[self.hunt.number[path[-1]]])
