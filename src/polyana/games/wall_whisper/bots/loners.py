"""At the Crossroads: a victim who works for her own way out, and helps as long as it serves her. (Chapter
38)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from polyana.core import Question, Seat
from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.aims import FAR, HEAL, KEY, Aims
from polyana.games.wall_whisper.bots.battle_odds import hope
from polyana.games.wall_whisper.bots.danger import FIRST_WOUND, Danger, Habits
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.bots.victim_actions import NEVER, VictimActions
from polyana.games.wall_whisper.bots.victim_answers import VictimAnswers
from polyana.games.wall_whisper.bots.weighing import Weigh
from polyana.games.wall_whisper.rules import using, victory, working
from polyana.games.wall_whisper.rules.answers import BATTLE, REMAIN, Act, Deal, Order
from polyana.games.wall_whisper.rules.apart import KEYS_ALONE
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import PART
from polyana.games.wall_whisper.rules.numbers import NEEDED
from polyana.games.wall_whisper.rules.table import Station

FELLOW = 0.2
"""How much another's wound or death counts beside her own."""
WELCOME, GAIN = 0.02, 0.04
"""What an exchange must bring the other, and her, to be offered."""
FREE = 3.0
SURE, NEAR = 0.9, 0.7
"""What she hopes for while her exit is open: within this turn, or later."""


class Alone(Aims):
    """The prospects of one victim."""

    def __init__(self, box: Box, v: Station, me: str, *, focused: bool = True) -> None:
        super().__init__(box, v, focused=focused)
        self.me = me

    @property
    def who(self) -> list[str]:
        return [self.me]

    @property
    def missing(self) -> int:
        return max(0, KEYS_ALONE - len(self.v.keys[self.me]))

    def _ways_out(self) -> list[victory.WayOut]:
        return victory.ways_out(self.box, self.v, self.who, keys=not self.missing)

    @property
    def keys_found(self) -> int:
        piles = [*self.v.keys.values(), *self.v.remains.values(), self.v.taken_out]
        return sum(pile.count(self.box.key) for pile in piles)

    @cached_property
    def eta(self) -> dict[str, float]:
        """The vehicle leaves once."""
        found = dict(super().eta)
        if self.v.vehicle_gone:
            found["vehicle"] = FAR
        return found

    def token(self, kind: str) -> float:
        """A token brings a card of the key deck, too. (WW-38.25)"""
        if self.v.repairs[kind] >= NEEDED[kind]:
            return 0.0
        spoils = KEY * self.key_chance * self.zeal["keys"] if self.missing else 0.01
        return super().token(kind) + spoils

    def item(self, victim: str, item: str) -> float:
        """A Key is welcome until she has three."""
        if item != self.box.key:
            return super().item(victim, item)
        return KEY if len(self.v.keys[victim]) < KEYS_ALONE else 0.01

    def loss(self, victim: str, item: str) -> float:
        """What it costs her to part with a card; a fourth Key is spare."""
        if item != self.box.key:
            return self.item(victim, item)
        return KEY if len(self.v.keys[victim]) <= KEYS_ALONE else 0.02


class LoneActions(VictimActions):
    """Weighs what a victim who plays for herself may do."""

    def __init__(self, seat: Seat, danger: Danger, aims: Alone) -> None:
        super().__init__(seat, danger)
        self.aims: Alone = aims
        self.me = aims.me

    def everybody_done(self) -> bool:
        return self.me in self.v.acted

    def act(self, act: Act) -> float:
        return NEVER if act in self.v.accord.settled else super().act(act)

    # --- with the others ---------------------------------------------------------------------------------

    def give(self, victim: str, item: str, other: str) -> float:
        """Nothing for nothing."""
        return -1.0

    def swap(self, victim: str, item: str, other: str, back: str) -> float:
        """An exchange that serves both."""
        if not self.habits.together:
            return -1.0
        theirs = Alone(self.box, self.v, other, focused=self.habits.focused)
        gain = self.aims.item(victim, back) - self.aims.loss(victim, item)
        welcome = theirs.item(other, item) - theirs.loss(other, back) > WELCOME
        return gain if welcome and gain > GAIN else -1.0

    def loot(self, victim: str, item: str) -> float:
        """It costs no action, so it comes before she goes on."""
        worth = self.aims.item(victim, item)
        return FREE + worth if worth > WELCOME else -1.0

    def special(self, victim: str, source: str, choice: Sequence[str]) -> float:
        """A wound of her own is worth more than another's."""
        worth = super().special(victim, source, choice)
        another = choice and choice[0] in self.v.in_play and choice[0] != victim
        return worth - (1 - FELLOW) * HEAL if another else worth


class Loner(VictimAnswers):
    """Weighs the options of a victim who plays for herself."""

    def __init__(self, box: Box, v: Station, seat: Seat, actions: LoneActions) -> None:
        super().__init__(box, v, seat, actions)
        self.aims: Alone = actions.aims
        self.me = actions.me

    # --- leaving -----------------------------------------------------------------------------------------

    @cached_property
    def _weighed(self) -> dict[str, Weigh]:
        return {**super()._weighed, PART.name: self._part}

    def _part(self, question: Question, way: Order) -> float:
        """Out, unless a carrier is likelier than not to come along. (WW-40.8)"""
        if way == REMAIN:
            return 0.5 if not self.actions.carrier else 0.0
        if way.verb == "accuse":
            return -1.0 if way in self.v.accord.settled else self.faith(*way.objects)
        return 1.0 if way.verb in ("keys", "exit") else self.faith()

    def _consent(self, question: Question, option: str) -> float:
        """What serves her: an exchange at a profit, a battle that promises more than she hopes for."""
        if deal := self.v.deal:
            return float((option == "agree") == (self._profit(deal) > 0))
        if self.v.accord.proposal and self.v.accord.proposal.act == BATTLE:
            least = SURE if self.aims.go else NEAR if self.aims.exit else hope(self.v) - 0.1
            return float((option == "agree") == (self.actions.fight() > least))
        return super()._consent(question, option)

    def _profit(self, deal: Deal) -> float:
        if deal.verb == "take":
            return -self.aims.loss(self.me, deal.item)
        gain = self.aims.item(self.me, deal.item)
        if deal.back:
            return gain - self.aims.loss(self.me, deal.back)
        full = working.full(self.box, self.v, self.me) and deal.item != self.box.key
        return gain - (0.05 if full else 0.0)

    def _defend(self, question: Question, victim: str) -> float:
        """The order of defenders that costs her least."""
        present, v = self.v.fight.unattacked, self.v
        prices = {
            one: odds.price(v, one, FIRST_WOUND) * (1.0 if one == self.me else FELLOW) for one in present
        }
        strength = self.danger.strength()
        repels = {
            one: odds.stands(self.box, v, one, using.weapons(self.box, v, one), strength) for one in present
        }
        return float(victim == odds.best_order(present, repels, prices)[0])


def loner(box: Box, v: Station, seat: Seat, tracker: Tracker, habits: Habits) -> Loner:
    """A seat of the victims, where everybody plays for herself."""
    aims = Alone(box, v, v.mine(seat)[0], focused=habits.focused)
    danger = Danger(box, v, tracker, habits, aims)
    return Loner(box, v, seat, LoneActions(seat, danger, aims))
