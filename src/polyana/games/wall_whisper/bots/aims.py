"""What victims aim at: which way out is nearest, what work in each place is worth, how far it is.

Everything is counted in parts of a victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import ceil, erf, exp, sqrt
from statistics import fmean, pvariance

from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.footsteps import steps
from polyana.games.wall_whisper.rules import using, victim_moves, victory, working
from polyana.games.wall_whisper.rules.board import REPAIRS, SEARCHES
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import BATTLE_HEALTH, KEYS, NEEDED, RESCUE_CELL
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station

KEY, TOKEN = 0.25, {"transmitter": 0.16, "vehicle": 0.13}
"""What a key and a repair token are worth on the way that is chosen."""
HEAL, FEAR, ARMS, LATER = 0.28, 0.03, 0.03, 0.75
"""… a wound healed, a fear token less, a search for arms; and how much less it is worth a round later."""
TESTED = 0.5
"""What it is worth to know whether a victim is the carrier, if she is."""
FIGHT, USUAL = 0.12, 2.0
"""What a battle is worth beside the other ways out, and what a weapon usually adds."""
AHEAD = 3.0
"""How many turns of work lie before a victim who has arrived."""
HASTE = 8.0
"""By how many rounds a way out may be longer until hardly anybody works for it."""
HEALING = ("plant", "medkit")
FAR = 99
WAITING = [LATER ** ceil(steps / victim_moves.STEPS) for steps in range(FAR + 1)]
"""What share of a worth is left, by the steps to it."""


class Aims:
    """The prospects of one moment, for all victims alike."""

    def __init__(self, box: Box, v: Station, *, focused: bool = True) -> None:
        self.box, self.board, self.v, self.focused = box, box.board, v, focused
        self._jobs: dict[str, list[tuple[str, float]]] = {}

    @cached_property
    def _steps(self) -> dict[str, dict[str, dict[str, int]]]:
        """For each victim, how far it is from each place to others."""
        barricades, ropes, rows = tuple(self.v.barricades), tuple(self.v.ropes), self.box.victims
        return {one: steps(self.board, barricades, ropes, rows[one].traits.passage) for one in self.v.in_play}

    @property
    def who(self) -> Sequence[str]:
        """The victims who want to get out together."""
        return self.v.in_play

    @property
    def missing(self) -> int:
        """How many keys they still need."""
        return max(0, KEYS - len(self.v.stand))

    @property
    def keys_found(self) -> int:
        return len(self.v.stand)

    def distance(self, victim: str, here: str, there: str) -> int:
        return self._steps[victim][here].get(there, FAR)

    def rounds(self, victim: str, here: str, there: str) -> int:
        """How many turns it takes to get there."""
        return ceil(self.distance(victim, here, there) / victim_moves.STEPS)

    def travel(self, icon: str) -> float:
        """How many turns until the first victim is at a place of a kind."""
        return min(
            (
                self.rounds(one, self.v.at[one], place)
                for one in self.who
                for place in self.board.with_icon(icon)
            ),
            default=FAR,
        )

    # --- the ways out ------------------------------------------------------------------------------------

    @cached_property
    def keys_left(self) -> float:
        """How many keys to expect in the key deck, without the one at the bottom."""
        v, whole = self.v, self.box.deck("equipment")
        found_elsewhere = whole.count(self.box.key) * (1 - v.deck_size("equipment") / len(whole)) * 0.9
        dealt = self.box.deck("keys").count(self.box.key) - 1
        return max(0.0, min(dealt, dealt - self.keys_found + found_elsewhere))

    @property
    def key_chance(self) -> float:
        """How likely the next search for keys finds one."""
        cards = len(self.v.decks["keys"])
        return min(1.0, self.keys_left / cards) if cards else float(len(self.v.bottom))

    @cached_property
    def eta(self) -> dict[str, float]:
        """How many rounds each way out still takes, about."""
        v = self.v
        missing = self.missing
        cards = len(v.decks["keys"])
        draws = missing * (cards + 1) / (self.keys_left + 1)
        if missing > self.keys_left + len(v.bottom) + 0.5:
            draws = FAR
        hands = [item for one in self.who for item in v.items[one]]
        tools = hands.count("toolbox") + 0.5 * hands.count("wrench")
        found = {"keys": draws / 2.2 + self.travel("keys") + 2}
        for kind, needed in NEEDED.items():
            left = needed - v.repairs[kind]
            found[kind] = max(left / 1.7, left - tools) + self.travel(kind)
        found["transmitter"] += RESCUE_CELL
        found["vehicle"] += 1.5 + (0 if v.fuelled else 1 if "fuel" in hands else 5)
        return found

    @cached_property
    def zeal(self) -> dict[str, float]:
        """How much each way out is worked for: 1 for the shortest."""
        if self.v.rescue != NO_RESCUE:
            return dict.fromkeys(self.eta, 0.0)
        if not self.focused:
            return dict.fromkeys(self.eta, 0.7)
        least = min(self.eta.values())
        return {way: exp((least - rounds) / HASTE) for way, rounds in self.eta.items()}

    @cached_property
    def exits(self) -> list[str]:
        """Where they would win at once."""
        return [place for _, place in self._ways_out()]

    def _ways_out(self) -> list[victory.WayOut]:
        return victory.team_ways_out(self.box, self.v)

    @cached_property
    def exit(self) -> str:
        """The exit that all reach soonest, the safer one of equals; "" if none is open."""
        v = self.v

        def cost(place: str) -> tuple[int, int]:
            slowest = max(self.rounds(one, v.at[one], place) for one in self.who)
            return slowest, -min(self.board.distance(place, v.seen_at[one]) for one in v.killers)

        return min(self.exits, key=cost, default="")

    @cached_property
    def go(self) -> bool:
        """Can everybody be at the exit by the end of this turn?"""
        v = self.v
        return bool(self.exit) and all(
            v.at[one] == self.exit
            if one in v.acted
            else self.distance(one, v.at[one], self.exit) <= victim_moves.STEPS
            for one in self.who
        )

    # --- work --------------------------------------------------------------------------------------------

    @cached_property
    def hurt(self) -> list[str]:
        return [one for one in self.who if self.v.wounds[one] and one not in self.v.bandages]

    def token(self, kind: str) -> float:
        return TOKEN[kind] * self.zeal[kind] if self.v.repairs[kind] < NEEDED[kind] else 0.0

    def search(self, deck: str, victim: str) -> float:
        """What a search is worth to this victim."""
        v = self.v
        if deck == "keys":
            useful = self.missing > 0 and not self.exits
            return KEY * self.key_chance * self.zeal["keys"] if useful else 0.005
        full = working.full(self.box, v, victim)
        if deck == "medicine":
            held = [item for one in self.who for item in v.items[one] if item in HEALING]
            return 0.5 * HEAL if len(self.hurt) > len(held) else 0.01
        if full:
            return 0.005
        armed = using.weapons(self.box, v, victim)
        return (0.005 if armed else ARMS) + self.prowess(max(0.0, USUAL - self.armed(victim)))

    def work(self, victim: str, place: str) -> float:
        """The best that this victim could do in a place, a killer's figure apart."""
        v, icons = self.v, self.board.places[place].icons
        best = 0.0
        for icon in icons:
            if icon in REPAIRS:
                others = any(v.at[one] == place for one in v.in_play if one != victim)
                tools = 1 + ("toolbox" in v.items[victim])
                best = max(best, self.token(icon) * tools * (0.25 if others else 1.0))
                if icon == "vehicle" and "fuel" in v.items[victim] and not v.fuelled:
                    best = max(best, 1.5 * TOKEN[icon] * self.zeal[icon])
            elif icon in SEARCHES and v.deck_size(icon):
                best = max(best, self.search(icon, victim))
        if self.risk and place in working.stations(self.box, v):
            best = max(best, self.testing(victim, place))
        if any(one in v.items[victim] for one in HEALING) and self.hurt:
            best = max(best, HEAL * any(v.at[one] == place for one in self.hurt if one != victim))
        return best

    def prospect(self, victim: str, place: str) -> float:
        """What it is worth to this victim to begin her next turn here."""
        if self.exit:
            return 0.6 * LATER ** max(1, self.rounds(victim, place, self.exit))
        if victim not in self._jobs:
            self._jobs[victim] = self._look_for_work(victim)
        known = self._steps[victim][place]
        return AHEAD * max([worth * WAITING[known.get(there, FAR)] for there, worth in self._jobs[victim]])

    def _look_for_work(self, victim: str) -> list[tuple[str, float]]:
        """Where there is work for a victim, and what it is worth; beside a killer it is worth less."""
        killers = self.v.figures
        jobs = ((there, self.work(victim, there)) for there in self.board.ids)
        found = [(there, 0.4 * worth if there in killers else worth) for there, worth in jobs if worth]
        return found or [(self.board.entrance, 0.0)]

    # --- the final battle --------------------------------------------------------------------------------

    def armed(self, victim: str, without: str = "") -> float:
        """What her best weapon (beside this one) adds in a battle, about."""
        held = [one for one in using.weapons(self.box, self.v, victim) if one != without]
        return max((odds.bonus(self.box, self.v, victim, one) for one in held), default=0.0)

    @cached_property
    def _battle(self) -> tuple[float, float]:
        """What the victims would score in a battle now: the mean, and how far it may be off."""
        v, faces = self.v, self.box.faces
        dice = sum(v.dice_of(one) for one in v.in_play)
        score = dice * fmean(faces) + sum(self.armed(one) for one in v.in_play)
        return score, sqrt(dice * pvariance(faces))

    def prowess(self, more: float) -> float:
        """What `more` points in a battle are worth: how much likelier it would be won."""
        if not self.focused or not more:
            return 0.0
        score, spread = self._battle
        before, after = ((one - BATTLE_HEALTH + 0.5) / spread / sqrt(2) for one in (score, score + more))
        return FIGHT * (erf(after) - erf(before)) / 2

    # --- infection ---------------------------------------------------------------------------------------

    @cached_property
    def risk(self) -> dict[str, float]:
        """How likely each victim who has infection tokens is the carrier, as far as all victims know."""
        v = self.v
        if v.mutated or self.box.infecting.isdisjoint(v.killers):
            return {}
        hidden = len(v.pile) + sum(len(v.faces[one]) for one in v.in_play)
        return {one: len(v.faces[one]) / hidden for one in v.in_play if len(v.faces[one])}

    def testing(self, victim: str, place: str) -> float:
        """What it is worth to be tested here, or to test others. (WW-42.21)"""
        met = any(self.v.at[one] == place for one in self.v.in_play if one != victim)
        return TESTED * sum(self.risk.values()) * (0.7 if met else 0.3)

    # --- cards -------------------------------------------------------------------------------------------

    def item(self, victim: str, item: str) -> float:
        """What a card is worth in this victim's hands."""
        v, box = self.v, self.box
        if item == box.key:
            return 1.0
        worth = {
            "toolbox": 0.15 * max(self.zeal["transmitter"], self.zeal["vehicle"]),
            "wrench": 0.1 * max(self.zeal["transmitter"], self.zeal["vehicle"]),
            "fuel": 0.01 if v.fuelled else 0.02 + 0.2 * self.zeal["vehicle"],
            "plant": 0.12 + 0.15 * bool(self.hurt),
            "medkit": 0.13 + 0.15 * bool(self.hurt),
            "sedative": 0.03,
            "serum": 0.035,
            "adrenaline": 0.05,
            "firecracker": 0.05,
            "whisky": 0.03,
            "suit": 0.04,
            "plan": 0.03 if self.missing > 1 else 0.15,
            "flashlight": 0.02,
            "ammo": 0.08 if "revolver" in v.items[victim] else 0.015,
        }.get(item, 0.01)
        if box.uses[item, "weapon"]:
            use = box.uses[item, "weapon"][0]
            ready = not use.beside or use.beside in v.items[victim]
            strength = max(v.strength.values()) + 1
            dice = v.dice_of(victim)
            gain = odds.with_weapon(box, v, victim, item, dice, strength) - odds.at_least(
                box.faces, dice, strength
            )
            worth += 0.3 * gain if ready else 0.03
            worth += (
                self.prowess(max(0.0, odds.bonus(box, v, victim, item) - self.armed(victim, item))) * ready
            )
        if v.weakness and v.weakness in box.items[item].symbols:
            worth += 0.04
        return worth
