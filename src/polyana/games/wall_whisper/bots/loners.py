"""На распутье: a victim who works for her own way out, and helps as long as it serves her. (Chapter 38)"""

from __future__ import annotations

from functools import cached_property

from polyana.core import Question, Seat
from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.aims import FAR, HEAL, KEY, Aims
from polyana.games.wall_whisper.bots.danger import HURT, WON, Habits
from polyana.games.wall_whisper.bots.final import hope
from polyana.games.wall_whisper.bots.surviving import Crew
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules import using, working
from polyana.games.wall_whisper.rules.apart import KEYS_ALONE
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.kinds import NEEDED, Words
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

    @property
    def keys_found(self) -> int:
        piles = [*self.v.keys.values(), *self.v.remains.values(), self.v.taken_out]
        return sum(pile.count("key") for pile in piles)

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
        if self.box.roles[item] != "key":
            return super().item(victim, item)
        return KEY if len(self.v.keys[victim]) < KEYS_ALONE else 0.01

    def loss(self, victim: str, item: str) -> float:
        """What it costs her to part with a card; a fourth Key is spare."""
        if self.box.roles[item] != "key":
            return self.item(victim, item)
        return KEY if len(self.v.keys[victim]) <= KEYS_ALONE else 0.02


class Loner(Crew):
    """Weighs the options of a victim who plays for herself."""

    def __init__(self, box: Box, v: Station, seat: Seat, tracker: Tracker, habits: Habits) -> None:
        super().__init__(box, v, seat, tracker, habits)
        self.me = v.mine(seat)[0]
        self.aims: Alone = Alone(box, v, self.me, focused=habits.focused)

    def escape(self, place: str, *, noisy: bool) -> float:
        return WON * (1 - self.danger(place, noisy=noisy) * self.toll([self.me]))

    def _everybody_done(self) -> bool:
        return self.me in self.v.acted

    # --- leaving -----------------------------------------------------------------------------------------

    def _part(self, question: Question, words: Words) -> float:
        """Out, unless a carrier is likelier than not to come along. (WW-40.8)"""
        if words == ("stay",):
            return 0.5 if not self.carrier else 0.0
        if words[0] == "accuse":
            return -1.0 if words in self.v.settled else self.faith(words)
        return 1.0 if words[0] in ("keys", "exit") else self.faith(("trust",))

    def _act(self, question: Question, words: Words) -> float:
        return -9.0 if words in self.v.settled else super()._act(question, words)

    # --- with the others ---------------------------------------------------------------------------------

    def do_give(self, victim: str, item: str, other: str) -> float:
        """Nothing for nothing."""
        return -1.0

    def do_swap(self, victim: str, item: str, other: str, back: str) -> float:
        """An exchange that serves both."""
        if not self.habits.together:
            return -1.0
        theirs = Alone(self.box, self.v, other, focused=self.habits.focused)
        gain = self.aims.item(victim, back) - self.aims.loss(victim, item)
        welcome = theirs.item(other, item) - theirs.loss(other, back) > WELCOME
        return gain if welcome and gain > GAIN else -1.0

    def do_loot(self, victim: str, item: str, dead: str) -> float:
        """It costs no action, so it comes before she goes on."""
        worth = self.aims.item(victim, item)
        return FREE + worth if worth > WELCOME else -1.0

    def _consent(self, question: Question, option: str) -> float:
        """What serves her: an exchange at a profit, a battle that promises more than she hopes for."""
        words = self.v.proposal
        if len(words) > 3:
            return float((option == "agree") == (self._profit(words) > 0))
        if words[0] == "battle":
            least = SURE if self.aims.go else NEAR if self.aims.exit else hope(self.v) - 0.1
            return float((option == "agree") == (self._fight() > least))
        return super()._consent(question, option)

    def _profit(self, words: Words) -> float:
        _, verb, item, _, *back = words
        if verb == "take":
            return -self.aims.loss(self.me, item)
        gain = self.aims.item(self.me, item)
        full = verb == "give" and working.full(self.box, self.v, self.me) and self.box.roles[item] != "key"
        return gain - sum(self.aims.loss(self.me, one) for one in back) - (0.05 if full else 0.0)

    def do_special(self, victim: str, source: str, *choice: str) -> float:
        """A wound of her own is worth more than another's."""
        worth = super().do_special(victim, source, *choice)
        another = choice and choice[0] in self.v.in_play and choice[0] != victim
        return worth - (1 - FELLOW) * HEAL if another else worth

    def _defend(self, question: Question, victim: str) -> float:
        """The order of defenders that costs her least."""
        present, v = self.v.unattacked, self.v
        prices = {one: odds.price(v, one, HURT) * (1.0 if one == self.me else FELLOW) for one in present}
        strength = self._strength()
        repels = {
            one: odds.stands(self.box, v, one, using.weapons(self.box, v, one), strength) for one in present
        }
        return float(victim == odds.best_order(present, repels, prices)[0])
