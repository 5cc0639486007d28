"""The final battle, and the hunt for the carrier. (Chapters 29 and 42)"""

from __future__ import annotations

from collections import Counter

from polyana.core import EVERYBODY, Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import legal, skills, using
from polyana.games.wall_whisper.rules.actions import Actions
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.kinds import (
    BATTLE_HEALTH,
    FIGHTER,
    MANOEUVRE,
    NONE,
    PER_VIGILANCE,
    REROLL,
    SHOW,
    SPEND,
    WEAPON,
    Words,
)
from polyana.games.wall_whisper.rules.piles import take
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_cards import Analysis, Part


class Battle(Actions):
    """Health, manoeuvre, duels: in this order. (WW-29.5)"""

    # --- arms and dice, also for encounters --------------------------------------------------------

    def ask_weapon(self, t: Station, victim: str) -> Flow[str]:
        """One weapon of her own, or none; the question is put whether she has one or not. (WW-34.6,
        WW-45.10)"""
        ask = t.ask(
            t.controls[victim],
            WEAPON,
            lambda v: [NONE, *using.weapons(self.box, v, victim)],
            default=NONE,
            about={"victim": victim},
        )
        weapon: str = (yield from self.asked(t, ask)).value
        t.weapon = "" if weapon == NONE else weapon
        t.reveal("armed", "WW-34.6", victim=victim, item=weapon, armed=yes_no(t.weapon))
        if t.weapon:
            use = self.box.weapon(weapon)
            assert use is not None
            if weapon in self.box.items:
                self.use_up(t, victim, weapon, use)
            else:
                self.spend_skill(t, victim)
                t.shown_skills = {**t.shown_skills, victim: weapon}
        return weapon

    def throw(self, t: Station, count: int) -> list[int]:
        """Dice rolled before everybody's eyes. (WW-16.4)"""
        t.roll = [t.dice.pick(self.box.faces, to=EVERYBODY) for _ in range(count)]
        return t.roll

    def total(self, t: Station, victim: str) -> int:
        """The dice, doubled if the weapon says so, then all that adds. (WW-34.8, WW-29.20, WW-29.23)"""
        dice = sum(t.roll)
        own = skills.traits(self.box, t, victim)
        if not t.weapon:
            return dice + own.unarmed
        use, item = self.box.weapon(t.weapon), self.box.items.get(t.weapon)
        assert use is not None
        assert use.combat is not None
        melee = own.melee if item is not None and item.melee else 0
        return dice * use.combat.times + use.combat.by + melee

    # --- the battle --------------------------------------------------------------------------------

    @phase
    def battle(self, t: Station) -> Next:
        """All victims stand beside the killer and agree: the location is told, his health is counted.
        Of two killers two cards of vigilance count as one. (WW-29.1, WW-29.3, WW-29.4, WW-29.6, WW-29.7,
        WW-39.13)"""
        t.battle_at = t.at[t.in_play[0]]
        cards = sum(len(pile) for pile in t.vigilance.values())
        t.health = BATTLE_HEALTH + PER_VIGILANCE * (cards // 2 if t.double else cards)
        t.points, t.to_fight = 0, t.in_play
        t.reveal("battle", "WW-29.3", place=t.battle_at, cards=cards, health=t.health)
        return step(self.show)

    @phase
    def show(self, t: Station) -> Flow[Next]:
        """The victims show an item with the symbol of the vulnerability; it is not discarded. (WW-29.3,
        WW-29.12)"""

        def options(view: Station) -> list[str]:
            return legal.bearers(self.box, view)

        seats = self.deciders(t, t.in_play)
        asks = [t.ask(seat, SHOW, options, default=lambda v: options(v)[0]) for seat in seats]
        item = (yield tuple(asks)).value
        t.reveal("shown", "WW-29.3", item=item, symbol=t.weakness)
        if t.tactic < 0:
            return step(self.fighter)
        t.manoeuvre = t.tactic
        t.reveal("manoeuvre", "WW-29.10", card=t.manoeuvre + 1)
        return step(self.tactics)

    @property
    def _no_card(self) -> Analysis:
        return Analysis("sound", "tools", "designed", (Part(),))

    def tactic(self, t: Station) -> Analysis:
        """The manoeuvre of this battle, if the analysis is complete. (WW-29.8)"""
        return self.box.analysis[t.manoeuvre] if t.manoeuvre >= 0 else self._no_card

    @phase
    def tactics(self, t: Station) -> Flow[Next]:
        """The victims show what the manoeuvre asks for, or leave it. (WW-29.8–29.11, WW-29.28)"""
        seats = self.deciders(t, t.in_play)
        asks = [t.ask(seat, MANOEUVRE, ["score", NONE], default="score") for seat in seats]
        if (yield tuple(asks)).value == NONE:
            t.tell("scored", "WW-29.8", points=0, sum=t.points)
            return step(self.fighter)
        gained = sum(self.worth(t, part) for part in self.tactic(t).parts)
        t.points += gained
        t.reveal("scored", "WW-29.8", points=gained, sum=t.points)
        most = self.tactic(t).discards
        self.beaten(t)
        return step(self.spend, most) if most else step(self.fighter)

    def worth(self, t: Station, part: Part) -> int:
        """What one part of the manoeuvre brings. (WW-29.9, WW-29.11, WW-29.13, WW-29.27)"""
        held = Counter(item for one in t.in_play for item in t.items[one])
        place = self.board.places[t.battle_at]
        if Counter(part.show) - held or (part.any and not any(held[one] for one in part.any)):
            return 0
        if (part.site and part.site not in place.icons) or (part.zone and part.zone != place.zone):
            return 0
        if part.help or part.discard:
            return 0
        count = 1
        if part.take:
            count = self.take(t, part)
        elif part.per:
            count = {
                "fearless": sum(not t.fear[one] for one in t.in_play),
                "cat": int(t.cat == t.battle_at),
                "unhurt": int(not any(t.wounds[one] for one in t.in_play)),
                "wounded": sum(t.wounds[one] > 0 for one in t.in_play),
                "transmitter": t.repairs["transmitter"],
                "vigilance": sum(len(pile) for pile in t.vigilance.values()),
            }[part.per]
        return min(part.most, part.give * count)

    def take(self, t: Station, part: Part) -> int:
        """Cards are drawn for the manoeuvre and discarded; the killer sees those that score. (WW-29.27)"""
        cards = []
        for _ in range(min(part.take, t.deck_size(part.deck))):
            deck = t.decks[part.deck]
            cards.append(t.dice.draw(deck, to=t.crew) if deck else t.bottom.pop())
        t.discard += cards
        count = cards.count(part.per)
        t.reveal("taken", "WW-29.27", item=part.per, count=count, only={"items": (t.crew, cards)})
        return count

    @phase
    def spend(self, t: Station, left: int) -> Flow[Next]:
        """Items may be discarded for points before the duels. (WW-29.8)"""

        def options(view: Station) -> list[Words]:
            held = ((one, item) for one in view.in_play for item in dict.fromkeys(view.items[one]))
            return [("enough",), *held]

        seats = self.deciders(t, t.in_play)
        answer = yield tuple(t.ask(seat, SPEND, options, default=("enough",)) for seat in seats)
        if answer.value == ("enough",):
            t.tell("enough", "WW-29.8")
            return step(self.fighter)
        victim, item = answer.value
        take(t.items, victim, item)
        t.discard.append(item)
        gained = next(part.give for part in self.tactic(t).parts if part.discard)
        t.points += gained
        t.reveal("spent", "WW-29.8", victim=victim, item=item, sum=t.points)
        return step(self.spend, left - 1) if left > 1 else step(self.fighter)

    @phase
    def fighter(self, t: Station) -> Flow[Next]:
        """The victims fight one after another, each once, in an order they choose. (WW-29.14)"""
        helps = self.tactic(t).help in ("four_dice", "zeros") and not t.helped

        def options(view: Station) -> list[Words]:
            plain: list[Words] = [(one,) for one in view.to_fight]
            return [*plain, *((one, "helped") for one in view.to_fight)] if helps else plain

        seats = self.deciders(t, t.to_fight)
        asks = [t.ask(seat, FIGHTER, options, default=lambda v: options(v)[0]) for seat in seats]
        victim, *helped = (yield tuple(asks)).value
        t.to_fight = [one for one in t.to_fight if one != victim]
        t.defender = victim
        t.helped = t.helped or bool(helped)
        t.tell("fights", "WW-29.14", victim=victim, helped=yes_no(helped))
        return step(self.duel, victim, bool(helped))

    @phase
    def duel(self, t: Station, victim: str, helped: bool) -> Flow[Next]:
        """One weapon or none, then four dice less her fear. Side effects of weapons are skipped.
        (WW-29.15, WW-29.16, WW-29.29)"""
        yield from self.ask_weapon(t, victim)
        count = 4 if helped and self.tactic(t).help == "four_dice" else t.dice_of(victim)
        self.throw(t, count)
        t.reveal("rolled", "WW-29.16", victim=victim, dice=t.roll)
        if self.tactic(t).help == "reroll" and not t.helped:
            return step(self.again, victim)
        return step(self.tally, victim, helped)

    @phase
    def again(self, t: Station, victim: str) -> Flow[Next]:
        """One victim may roll all her dice once more. (WW-29.10)"""
        ask = t.ask(t.controls[victim], REROLL, ["keep", "reroll"], default="keep", about={"victim": victim})
        if (yield (ask,)).value == "reroll":
            t.helped = True
            self.throw(t, len(t.roll))
            t.reveal("rolled", "WW-29.10", victim=victim, dice=t.roll)
        return step(self.tally, victim, False)

    @phase
    def tally(self, t: Station, victim: str, helped: bool) -> Next:
        """Her result is added; at the killer's health the victims win, after the last duel they lose.
        (WW-29.16, WW-29.18, WW-29.19)"""
        tactic = self.tactic(t).help
        if helped and tactic == "zeros":
            t.roll = [max(1, die) for die in t.roll]
        gained = self.total(t, victim) + skills.traits(self.box, t, victim).last_stand
        if tactic == "armed" and t.weapon:
            gained += next(part.give for part in self.tactic(t).parts if part.help)
        t.points += gained
        t.tell("tally", "WW-29.16", victim=victim, points=gained, sum=t.points, health=t.health)
        self.beaten(t)
        if not t.to_fight:
            self.killers_win(t, "battle", "WW-29.19")
        return step(self.fighter)

    def beaten(self, t: Station) -> None:
        """The sum reaches the killer's health. (WW-29.18)"""
        if t.points >= t.health:
            self.victims_win(t, "battle", "WW-29.18")

    # --- accusation, test and hunt -----------------------------------------------------------------

    def accuse(self, t: Station, accused: str) -> Next:
        """Her tokens are turned up: all green, and the Parasitoid wins; a red one, and she mutates.
        (WW-42.19)"""
        if not self.turn_up(t, accused, "WW-42.19"):
            self.killers_win(t, "accusation", "WW-42.19", accused)
        self.mutate(t, accused, "WW-42.19")
        return self.victims_go_on(t)

    def do_test(self, t: Station, victim: str) -> list[Step]:
        """The tokens of the others here are turned up; the killer sees whose, not where. (WW-42.21–42.24,
        WW-42.56)"""
        place = t.at[victim]
        for other in t.in_play:
            tested = other != victim and t.at[other] == place and t.faces[other]
            if tested and self.turn_up(t, other, "WW-42.21"):
                self.mutate(t, other, "WW-42.23")
        return []

    def do_hunt(self, t: Station, victim: str) -> list[Step]:
        """A location is searched for the carrier, in the hearing of the killer's side. (WW-42.30, WW-42.32,
        WW-42.51)"""
        place = t.at[victim]
        t.hunted = [*t.hunted, place]
        found = t.carrier_at == place
        t.reveal("hunt", "WW-42.32", place=place, found=yes_no(found))
        return [step(self.corner, victim)] if found else []

    @phase
    def corner(self, t: Station, victim: str) -> Flow[Next]:
        """The carrier is found: one weapon or none, then dice against the Parasitoid's strength; success
        wins, failure kills. (WW-42.42, WW-42.60)"""
        yield from self.ask_weapon(t, victim)
        self.throw(t, t.dice_of(victim))
        killer = next(one for one in t.killers if self.box.killers[one].infects_until)
        total, needed = self.total(t, victim), t.force(killer)
        t.reveal("cornered", "WW-42.42", victim=victim, dice=t.roll, total=total, strength=needed)
        if total >= needed:
            self.victims_win(t, "hunt", "WW-42.42")
        t.wounds[victim] = 2
        t.reveal("killed", "WW-42.42", victim=victim)
        return self.dies(t, victim, "WW-42.42")
