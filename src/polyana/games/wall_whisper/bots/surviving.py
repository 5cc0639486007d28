"""The victims' answers to every question: actions are weighed in `doing`, the rest here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from polyana.core import Question
from polyana.games.wall_whisper.bots import odds, valuing
from polyana.games.wall_whisper.bots.danger import HURT, WON
from polyana.games.wall_whisper.bots.doing import CHARGE, Doing
from polyana.games.wall_whisper.bots.final import hope
from polyana.games.wall_whisper.rules import skills, using
from polyana.games.wall_whisper.rules.kinds import BOTH, NONE, Words


class Crew(Doing):
    """Weighs the options of one question of a victims' seat. Larger is better."""

    def worth(self, question: Question, option: Any) -> float:
        weigh: Callable[[Question, Any], float] | None = getattr(self, f"_{question.kind}", None)
        return 0.0 if weigh is None else weigh(question, option)

    def _verdict(self, question: Question, option: str) -> float:
        return float(option == "escape")

    def _doubt(self, question: Question, words: Words) -> float:
        """Only where victory hangs on it is a suspect worth the risk. (WW-42.57)"""
        return self.faith(words) if self.v.progress == "check" else float(words[0] == "trust")

    def faith(self, words: Words) -> float:
        """How likely it is to win by trusting everybody, or by this accusation: a carrier among them must not
        come along. (WW-42.37, WW-42.57)"""
        v = self.v
        if self.carrier:
            return float(words[0] != "accuse")
        unknown = 5 - len(v.spent_tokens)
        own = [one for one in v.mine(self.seat) if isinstance(v.faces[one], list)]
        suspects = {one: len(v.faces[one]) for one in v.in_play if one not in own}
        hidden = max(1, unknown - sum(len(v.faces[one]) for one in own))
        infects = v.mutated == "" and not self.box.infecting.isdisjoint(v.killers)
        if words[0] == "accuse":
            return suspects.get(words[1], 0) / hidden
        return 1 - sum(suspects.values()) / hidden if infects else 1.0

    def _consent(self, question: Question, option: str) -> float:
        about = str(question.about["proposal"])
        agree = about == "battle" and self._fight() > hope(self.v) - 0.1
        if about.startswith("accuse"):
            agree = not self.carrier and self.faith(tuple(about.split(","))) >= self.faith(("trust",))
        return float((option == "agree") == agree)

    def _keep(self, question: Question, item: str) -> float:
        victim = str(question.about["victim"])
        if item == NONE:
            return 0.0
        if item == BOTH:
            return sum(self._keep(question, one) for one in self.v.drawn) - 0.03
        worth = self.aims.item(victim, item)
        held = self.v.items[victim]
        if self._full(victim) and self.box.roles[item] == "item":
            worth -= min(self.aims.item(victim, one) for one in held)
        return worth

    def _over_limit(self, question: Question, item: str) -> float:
        return -self.aims.item(str(question.about["victim"]), item)

    def _equip(self, question: Question, victim: str) -> float:
        room = skills.traits(self.box, self.v, victim).pockets - len(self.v.items[victim])
        place = self.v.at[victim]
        loud = 0.35 * (self.danger(place, noisy=True) - self.danger(place)) * self.toll([victim])
        return 0.03 * room - 0.03 * (room <= 0) - loud

    def _flee(self, question: Question, words: Words) -> float:
        """Away, but to where the next turn begins well; nobody leaves an exit that is about to open."""
        victim, place = words[0], self.v.at[words[0]] if words[-1] == "stay" else words[-1]
        if self.aims.exit and all(self.v.at[one] == self.aims.exit for one in self.aims.who):
            return WON if words[-1] == "stay" else 0.0
        if self.habits.together and place == self.charge.place and self.charge.promising:
            return CHARGE * (1.0 if self.v.analysed else self.charge.known)
        steps = min(self.board.distance(place, self.v.seen_at[one]) for one in self.v.killers)
        return self.aims.prospect(victim, place) + 0.03 * min(2, steps)

    def _defend(self, question: Question, victim: str) -> float:
        present = self.v.unattacked
        prices = {one: odds.price(self.v, one, HURT) for one in present}
        repels = {
            one: odds.stands(self.box, self.v, one, using.weapons(self.box, self.v, one), self._strength())
            for one in present
        }
        return float(victim == odds.best_order(present, repels, prices)[0])

    def _weapon(self, question: Question, item: str) -> float:
        """The better the odds the better; what is used up costs a little, unless she dies otherwise."""
        victim = str(question.about["victim"])
        if self.v.battle_at:
            return odds.bonus(self.box, self.v, victim, item)
        chance = odds.with_weapon(self.box, self.v, victim, item, self.v.dice_of(victim), self._strength())
        lasts = item == NONE or (item in self.box.items and self.box.items[item].lasting)
        cost = 0.0 if lasts else 0.05
        return chance * odds.price(self.v, victim, HURT) - cost

    def _skills(self, question: Question, cards: Words) -> float:
        return valuing.kept(self.box, self.v.killers[0], cards)

    def _hush(self, question: Question, option: str) -> float:
        return valuing.hush(self, str(question.about["victim"]), option)

    def _hero(self, question: Question, option: str) -> float:
        return valuing.hero(self, option)

    def _cancel(self, question: Question, item: str) -> float:
        return float(item != NONE)

    def _manoeuvre(self, question: Question, option: str) -> float:
        return float(option == "score")

    def _spend(self, question: Question, words: Words) -> float:
        """A card that is no weapon is worth a point."""
        if words == ("enough",):
            return 0.5
        return 0.0 if self.box.uses[words[1], "weapon"] else 1.0

    def _fighter(self, question: Question, words: Words) -> float:
        return float(len(words) > 1) * (1.0 + self.v.fear[words[0]])

    def _reroll(self, question: Question, option: str) -> float:
        poor = sum(self.v.roll) < 1.1 * len(self.v.roll)
        return float((option == "reroll") == poor)
