"""The victims' answers to every question: actions are weighed in `victim_actions`, the rest here."""

from __future__ import annotations

from functools import cached_property

from polyana.core import Question, Seat
from polyana.games.wall_whisper.bots import odds, skill_worth
from polyana.games.wall_whisper.bots.aims import Aims
from polyana.games.wall_whisper.bots.battle_odds import hope
from polyana.games.wall_whisper.bots.danger import FIRST_WOUND, WON, Danger, Habits
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.bots.victim_actions import CHARGE, VictimActions
from polyana.games.wall_whisper.bots.weighing import Weigh, Weighing
from polyana.games.wall_whisper.rules import skills, using
from polyana.games.wall_whisper.rules.answers import BATTLE, ENOUGH, TRUST, Act, Fighter, Flight, Gift, Order
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import (
    ACT,
    BOTH,
    CANCEL,
    CONSENT,
    DEFEND,
    DOUBT,
    EQUIP,
    FIGHTER,
    FLEE,
    HERO,
    HUSH,
    KEEP,
    MANOEUVRE,
    NONE,
    OVER_LIMIT,
    REROLL,
    SKILLS,
    SPEND,
    VERDICT,
    WEAPON,
    Words,
)
from polyana.games.wall_whisper.rules.numbers import TOKENS
from polyana.games.wall_whisper.rules.table import Station


class VictimAnswers(Weighing):
    """The questions of a victims' seat."""

    def __init__(self, box: Box, v: Station, seat: Seat, actions: VictimActions) -> None:
        self.box, self.board, self.v, self.seat = box, box.board, v, seat
        self.actions, self.danger = actions, actions.danger
        self.habits, self.aims = actions.habits, actions.aims

    @cached_property
    def _weighed(self) -> dict[str, Weigh]:
        return {
            ACT.name: self._act,
            VERDICT.name: self._verdict,
            DOUBT.name: self._doubt,
            CONSENT.name: self._consent,
            KEEP.name: self._keep,
            OVER_LIMIT.name: self._over_limit,
            EQUIP.name: self._equip,
            FLEE.name: self._flee,
            DEFEND.name: self._defend,
            WEAPON.name: self._weapon,
            SKILLS.name: self._skills,
            HUSH.name: self._hush,
            HERO.name: self._hero,
            CANCEL.name: self._cancel,
            MANOEUVRE.name: self._manoeuvre,
            SPEND.name: self._spend,
            FIGHTER.name: self._fighter,
            REROLL.name: self._reroll,
        }

    def _act(self, question: Question, act: Act) -> float:
        return self.actions.act(act)

    def _verdict(self, question: Question, option: str) -> float:
        return float(option == "escape")

    def _doubt(self, question: Question, doubt: Order) -> float:
        """Only where victory hangs on it is a suspect worth the risk. (WW-42.57)"""
        return self.faith(*doubt.objects) if self.v.progress == "check" else float(doubt == TRUST)

    def faith(self, accused: str = "") -> float:
        """How likely it is to win by trusting everybody, or by this accusation: a carrier among them must not
        come along. (WW-42.37, WW-42.57)"""
        v = self.v
        if self.actions.carrier:
            return float(not accused)
        unknown = len(TOKENS) - len(v.spent_tokens)
        own = [one for one in v.mine(self.seat) if isinstance(v.faces[one], list)]
        suspects = {one: len(v.faces[one]) for one in v.in_play if one not in own}
        hidden = max(1, unknown - sum(len(v.faces[one]) for one in own))
        infects = v.mutated == "" and not self.box.infecting.isdisjoint(v.killers)
        if accused:
            return suspects.get(accused, 0) / hidden
        return 1 - sum(suspects.values()) / hidden if infects else 1.0

    def _consent(self, question: Question, option: str) -> float:
        assert self.v.accord.proposal is not None
        act = self.v.accord.proposal.act
        agree = act == BATTLE and self.actions.fight() > hope(self.v) - 0.1
        if act.verb == "accuse":
            agree = not self.actions.carrier and self.faith(*act.objects) >= self.faith()
        return float((option == "agree") == agree)

    def _keep(self, question: Question, item: str) -> float:
        victim = str(question.about["victim"])
        if item == NONE:
            return 0.0
        if item == BOTH:
            return sum(self._keep(question, one) for one in self.v.drawn) - 0.03
        worth = self.aims.item(victim, item)
        held = self.v.items[victim]
        if self.actions.full(victim) and self.box.roles[item] == "item":
            worth -= min(self.aims.item(victim, one) for one in held)
        return worth

    def _over_limit(self, question: Question, item: str) -> float:
        return -self.aims.item(str(question.about["victim"]), item)

    def _equip(self, question: Question, victim: str) -> float:
        room = skills.traits(self.box, self.v, victim).pockets - len(self.v.items[victim])
        place = self.v.at[victim]
        loud = 0.35 * (self.danger.of(place, noisy=True) - self.danger.of(place)) * self.danger.toll([victim])
        return 0.03 * room - 0.03 * (room <= 0) - loud

    def _flee(self, question: Question, flight: Flight) -> float:
        """Away, but to where the next turn begins well; nobody leaves an exit that is about to open."""
        victim = flight.victim
        place = flight.path[-1] if flight.path else self.v.at[victim]
        if self.aims.exit and all(self.v.at[one] == self.aims.exit for one in self.aims.who):
            return 0.0 if flight.path else WON
        if self.habits.together and place == self.actions.charge.place and self.actions.charge.promising:
            return CHARGE * (1.0 if self.v.analysed else self.actions.charge.known)
        steps = min(self.board.distance(place, self.v.seen_at[one]) for one in self.v.killers)
        return self.aims.prospect(victim, place) + 0.03 * min(2, steps)

    def _defend(self, question: Question, victim: str) -> float:
        present = self.v.fight.unattacked
        prices = {one: odds.price(self.v, one, FIRST_WOUND) for one in present}
        repels = {
            one: odds.stands(
                self.box, self.v, one, using.weapons(self.box, self.v, one), self.danger.strength()
            )
            for one in present
        }
        return float(victim == odds.best_order(present, repels, prices)[0])

    def _weapon(self, question: Question, item: str) -> float:
        """The better the odds the better; what is used up costs a little, unless she dies otherwise."""
        victim = str(question.about["victim"])
        if self.v.battle:
            return odds.bonus(self.box, self.v, victim, item)
        chance = odds.with_weapon(
            self.box, self.v, victim, item, self.v.dice_of(victim), self.danger.strength()
        )
        lasts = item == NONE or (item in self.box.items and self.box.items[item].lasting)
        cost = 0.0 if lasts else 0.05
        return chance * odds.price(self.v, victim, FIRST_WOUND) - cost

    def _skills(self, question: Question, cards: Words) -> float:
        return skill_worth.kept(self.box, self.v.killers[0], cards)

    def _hush(self, question: Question, option: str) -> float:
        return skill_worth.hush(self.danger, str(question.about["victim"]), option)

    def _hero(self, question: Question, option: str) -> float:
        return skill_worth.hero(self.danger, option)

    def _cancel(self, question: Question, item: str) -> float:
        return float(item != NONE)

    def _manoeuvre(self, question: Question, option: str) -> float:
        return float(option == "score")

    def _spend(self, question: Question, gift: Gift) -> float:
        """A card that is no weapon is worth a point."""
        if gift == ENOUGH:
            return 0.5
        return 0.0 if self.box.uses[gift.item, "weapon"] else 1.0

    def _fighter(self, question: Question, fighter: Fighter) -> float:
        return 1.0 + self.v.fear[fighter.victim] if fighter.helped else 0.0

    def _reroll(self, question: Question, option: str) -> float:
        poor = sum(self.v.fight.roll) < 1.1 * len(self.v.fight.roll)
        return float((option == "reroll") == poor)


def team(box: Box, v: Station, seat: Seat, tracker: Tracker, habits: Habits) -> VictimAnswers:
    """A seat of the victims, who work together."""
    danger = Danger(box, v, tracker, habits, Aims(box, v, focused=habits.focused))
    return VictimAnswers(box, v, seat, VictimActions(seat, danger))
