"""What each action of the victims' turn is worth to them: work, safety and each other, weighed together.
(Chapters 23–29, 36, 42)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from polyana.core import Seat
from polyana.games.wall_whisper.bots import odds, skill_worth
from polyana.games.wall_whisper.bots.aims import FEAR, HEAL, HEALING, TESTED, TOKEN
from polyana.games.wall_whisper.bots.battle_odds import Charge, battle_chance, guards, hope
from polyana.games.wall_whisper.bots.danger import FIRST_WOUND, Danger
from polyana.games.wall_whisper.rules import using, working
from polyana.games.wall_whisper.rules.answers import BATTLE, END, Act
from polyana.games.wall_whisper.rules.kinds import NONE
from polyana.games.wall_whisper.rules.numbers import DICE, INFECTED

CHARGE, SCOUT, FIGHT = 1.5, 2.0, 3.0
"""How urgent it is to run to the killer, to analyse him first, and to fight, once it is decided."""
AFTERWARDS = 0.3
"""How likely an encounter is in later turns."""
NEVER = -9.0
FREE = ("extra", "give", "swap", "drop", "pet", "hunt")
"""What takes no main action is done for its own sake or not at all, however bad the main actions are."""


class VictimActions:
    """Weighs the actions of stage II, verb by verb. Larger is better."""

    def __init__(self, seat: Seat, danger: Danger) -> None:
        self.seat, self.danger, self.tracker = seat, danger, danger.tracker
        self.box, self.board, self.v = danger.box, danger.board, danger.v
        self.habits, self.aims = danger.habits, danger.aims

    # --- actions -----------------------------------------------------------------------------------------

    def act(self, act: Act) -> float:
        if act == END:
            return 0.001
        if act == BATTLE:
            return FIGHT if self.fight() > hope(self.v) else NEVER
        if act.for_team:
            return NEVER
        worth = self._deed(act)
        free = act.verb in FREE or (act.verb == "test" and not self.few)
        return NEVER if free and worth <= 0 else worth

    def _deed(self, act: Act) -> float:
        """What a deed of one victim is worth; there is nothing to be had from what is not named here."""
        victim = act.victim
        match act.verb, *act.objects:
            case "move", *_, place:
                return self.move(victim, place)
            case "search", deck:
                return self.search(victim, deck)
            case ("repair",):
                return self.repair(victim)
            case ("rest",):
                return self.rest(victim)
            case "clear", _:
                return self.clear(victim)
            case ("analyse",):
                return self.analyse(victim)
            case "special", source, *choice:
                return self.special(victim, source, choice)
            case "extra", source, *choice:
                return self.extra(victim, source, choice)
            case "give", item, other:
                return self.give(victim, item, other)
            case "swap", item, other, back:
                return self.swap(victim, item, other, back)
            case "loot", item, _:
                return self.loot(victim, item)
            case ("test",):
                return self.test(victim)
            case ("hunt",):
                return self.hunt(victim)
        return NEVER

    # --- the final battle --------------------------------------------------------------------------------

    @cached_property
    def charge(self) -> Charge:
        return Charge(self.box, self.v, self.aims, self.tracker.warned)

    def fight(self) -> float:
        """How likely the victims win if they fight where they are."""
        v = self.v
        return battle_chance(self.box, v, v.at[v.in_play[0]], guards(v.analysed, self.tracker.warned))

    def _charges(self, place: str) -> bool:
        """Does it serve a battle to be here?"""
        wanted = self.habits.together and bool(self.v.analysed)
        return wanted and place == self.charge.place and self.charge.promising

    # --- main actions ------------------------------------------------------------------------------------

    def move(self, victim: str, place: str) -> float:
        if self._charges(place):
            return CHARGE
        idle = 0.002 if place == self.v.at[victim] else 0.0
        return self.danger.stand(victim, place) - idle

    def search(self, victim: str, deck: str) -> float:
        place, aims = self.v.at[victim], self.aims
        worth = aims.search(deck, victim)
        loud = aims.key_chance * 0.8 + 0.15 if deck == "keys" else 0.35
        quiet, noisy = self.danger.stand(victim, place), self.danger.stand(victim, place, noisy=True)
        return worth + (1 - loud) * quiet + loud * noisy

    def repair(self, victim: str) -> float:
        place = self.v.at[victim]
        kind = working.repairable(self.box, self.v, place)
        return self.aims.token(kind) * self._more(victim) + self.danger.stand(victim, place, noisy=True)

    def _more(self, victim: str) -> int:
        return 1 + working.late_repair(self.box, self.v, victim)

    def rest(self, victim: str) -> float:
        return self.relief(victim) + self.danger.stand(victim, self.v.at[victim])

    def relief(self, victim: str) -> float:
        """What it is worth to a victim to lose her fear: in the next encounter, and later."""
        v = self.v
        if not v.fear[victim]:
            return 0.0
        arms = using.weapons(self.box, v, victim)
        calm = max(
            odds.with_weapon(self.box, self.v, victim, one, DICE, self.danger.feared) for one in (NONE, *arms)
        )
        saved = (calm - self.danger.repels[victim]) * odds.price(v, victim, FIRST_WOUND)
        return FEAR * v.fear[victim] + saved * (self.danger.of(v.at[victim]) + AFTERWARDS)

    def clear(self, victim: str) -> float:
        here = self.v.at[victim]
        stuck = len(self.board.victim_steps(here, self.v.barricades, self.v.ropes)) < 2
        return (0.08 if stuck else 0.02) + self.danger.stand(victim, here)

    def analyse(self, victim: str) -> float:
        if self.habits.together and victim in self.charge.scouts and self.charge.promising:
            return SCOUT * self.charge.known
        return 0.03 + self.danger.stand(victim, self.v.at[victim])

    def special(self, victim: str, source: str, choice: Sequence[str]) -> float:
        if source in self.box.victim_skills:
            return skill_worth.special(self.danger, victim, source)
        place, noisy, gain = self.v.at[victim], False, 0.01
        kind = working.repairable(self.box, self.v, place)
        if source in ("toolbox", "wrench"):
            count = (2 if source == "toolbox" else 1) + self._more(victim) - 1
            gain, noisy = self.aims.token(kind) * count - 0.01, source == "toolbox"
        elif source == "fuel":
            gain = 1.5 * TOKEN["vehicle"] * max(0.5, self.aims.zeal["vehicle"])
        elif source in HEALING:
            gain, noisy = HEAL, source == "plant"
        elif source == "bandage":
            gain = 0.8 * HEAL
        elif source == "flashlight":
            place = choice[-1]
        elif source == "spare":
            gain = 0.05
        return gain + self.danger.stand(victim, place, noisy=noisy)

    # --- beside the main action --------------------------------------------------------------------------

    def extra(self, victim: str, source: str, choice: Sequence[str]) -> float:
        v, place = self.v, self.v.at[victim]
        if source in self.box.victim_skills:
            return skill_worth.extra(self.danger, self.decoy, victim, source, choice)
        if source == "adrenaline":
            late = victim in v.acted
            return (
                self.danger.stand(victim, choice[-1]) - self.danger.stand(victim, place) - 0.05
                if late
                else -1.0
            )
        if source in ("sedative", "serum"):
            return self.relief(victim) - 0.02
        if source == "assembly":
            return -0.01 if self.full(victim) else 0.05
        if source == "firecracker" and self.habits.together:
            return self._drowned() - 0.03
        if source in ("whisky", "flaregun", "device") and self.habits.suspicious:
            return self.decoy(choice[-1]) - (0.02 if source == "whisky" else 0.05)
        if source == "axe":
            return -0.02
        return -0.01

    def _given_away(self) -> float:
        """What the noise that lies on the board will cost."""
        v = self.v
        places = {v.at[one] for one in v.in_play} & set(v.noise)
        groups = [[one for one in v.in_play if v.at[one] == place] for place in places]
        return sum(self.danger.of(v.at[group[0]]) * self.danger.toll(group) for group in groups)

    def everybody_done(self) -> bool:
        return len(self.v.acted) == len(self.v.in_play)

    def _drowned(self) -> float:
        """Noise everywhere hides the noise that there is."""
        return 0.5 * self._given_away() if self.everybody_done() else -1.0

    def decoy(self, place: str) -> float:
        """Noise where nobody is draws the killer away from noise where somebody is."""
        v = self.v
        if not self.everybody_done() or place in v.noise or any(v.at[one] == place for one in v.in_play):
            return -1.0
        return 0.35 * self._given_away() * min(1.0, self.danger.threat[place])

    def give(self, victim: str, item: str, other: str) -> float:
        """Items go where they are of use, never back and forth."""
        if not self.habits.together or self.full(other):
            return -1.0
        gain = self.fit(other, item) - self.fit(victim, item)
        return gain - 0.04

    def swap(self, victim: str, item: str, other: str, back: str) -> float:
        """Only for somebody who plays for herself."""
        return NEVER

    def loot(self, victim: str, item: str) -> float:
        """There are no dead to take from unless everybody plays for herself."""
        return NEVER

    def fit(self, victim: str, item: str) -> float:
        """How well a card is placed with this victim."""
        aims, v = self.aims, self.v
        worth = aims.item(victim, item)
        if item in ("toolbox", "fuel") and not aims.exits:
            sites = self.board.with_icon("vehicle" if item == "fuel" else "transmitter")
            worth += 0.05 / (1 + min(aims.rounds(victim, v.at[victim], site) for site in sites))
        return worth - 0.03 * self.full(victim)

    def full(self, victim: str) -> bool:
        return working.full(self.box, self.v, victim)

    def test(self, victim: str) -> float:
        if self.carrier:
            return NEVER
        place = self.v.at[victim]
        risk = sum(
            chance for one, chance in self.aims.risk.items() if one != victim and self.v.at[one] == place
        )
        return TESTED * risk + (self.danger.stand(victim, place) if self.few else 0.0)

    @property
    def few(self) -> bool:
        return working.few_players(self.v)

    @property
    def carrier(self) -> bool:
        """Does this seat know that its own victim carries the infection?"""
        return any(
            isinstance(self.v.faces[one], list) and INFECTED in self.v.faces[one]
            for one in self.v.mine(self.seat)
        )

    def hunt(self, victim: str) -> float:
        """The carrier is looked for where she may be, by one who can stand the fight. (WW-42.42)"""
        v = self.v
        near = self.board.distance(v.mutant.seen_at, v.at[victim]) <= 2
        strength = max(v.force(one) for one in v.killers)
        chance = odds.stands(self.box, v, victim, using.weapons(self.box, v, victim), strength)
        return 0.5 if near and chance > 0.6 else -1.0
