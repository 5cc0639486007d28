"""Skill cards in play: choosing them, the killers' moments, a victim who covers the others. (Chapter 37)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from polyana.core import Flow, Next, Seat, Step, phase, step
from polyana.games.wall_whisper.rules import effects as fx
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.board import REPAIRS
from polyana.games.wall_whisper.rules.effecting import Way
from polyana.games.wall_whisper.rules.encounter import Encounter
from polyana.games.wall_whisper.rules.kinds import ASSIGN, HERO, NONE, SKILLS, USE_SKILL, Words
from polyana.games.wall_whisper.rules.skills import KILLERS
from polyana.games.wall_whisper.rules.table import Station


class Skilling(Encounter):
    """What the variant adds to the course of the game."""

    # --- choosing ----------------------------------------------------------------------------------

    @phase
    def deal_skills(self, t: Station) -> Next:
        """Either side is dealt as many skill cards as the table has agreed on or the difficulty says.
        (WW-37.1–37.5, WW-40.7)"""
        for victim in t.victims:
            self.offer(t, victim, list(self.box.victim_skills))
        self.offer(t, KILLERS, list(self.box.killer_skills))
        return step(self.choose_skills)

    def offer(self, t: Station, of: str, cards: list[str]) -> None:
        """Cards from the shuffled pile of one side, seen only by whoever chooses. (WW-37.9)"""
        pile = [card for card in t.skill_box if card in cards]
        seat = t.chooser(of)
        dealt = [t.dice.draw(pile, to=(seat,)) for _ in range(skills.deal(t, of).dealt)]
        t.skill_box = [card for card in t.skill_box if card not in dealt]
        if dealt:
            t.skill_offers = {**t.skill_offers, of: dealt}
            t.reveal("skills_dealt", "WW-37.10", to=(seat,), skills=dealt)

    @phase
    def choose_skills(self, t: Station) -> Flow[Next]:
        """All choose at the same time and in secret; the killers' choice is told when everybody has chosen,
        the victims' never. Cards not kept go back unseen. (WW-37.6, WW-37.7, WW-37.9–37.11)"""
        chosen = yield from t.together({seat: self.picks(t, seat) for seat in t.seats})
        kept = {of: cards for picks in chosen.values() for of, cards in picks.items()}
        for of, offered in t.skill_offers.items():
            t.skill_box += [card for card in offered if card not in kept[of]]
        t.skill_box.sort()
        t.skill_offers = {}
        for victim in [one for one in t.victims if one in kept]:
            t.skills = {**t.skills, victim: kept[victim][0]}
            t.reveal("skill_taken", "WW-37.11", to=t.crew, victim=victim, skill=t.skills[victim])
        t.kept_skills = list(kept.get(KILLERS, ()))
        t.reveal("skills_told", "WW-37.6", skills=t.kept_skills)
        return step(self.assign_skills)

    def picks(self, t: Station, seat: Seat) -> Flow[dict[str, Words]]:
        """One seat chooses for each of its victims, or for the killers' side."""
        picked: dict[str, Words] = {}
        for of in (*t.victims, KILLERS):
            offered = t.skill_offers.get(of, [])
            if not offered or t.chooser(of) != seat:
                continue
            options = list(combinations(offered, skills.deal(t, of).kept))
            picked[of] = yield from t.choose(seat, SKILLS, options, default=options[0], about={"of": of})
        return picked

    @phase
    def assign_skills(self, t: Station) -> Flow[Next]:
        """Each kept card belongs to one killer; with two of them their side says to which. Then what skills
        do at setup happens. (WW-40.7)"""
        if t.kept_skills:
            owner, card = t.killers[0], t.kept_skills[0]
            if len(t.killers) > 1:
                ask = t.ask(t.chooser(KILLERS), ASSIGN, t.killers, default=owner, about={"skill": card})
                owner = (yield (ask,)).value
                t.tell("assigned", "WW-40.7", killer=owner, skill=card)
            t.killer_skills = {**t.killer_skills, owner: [*t.killer_skills.get(owner, ()), card]}
            t.kept_skills = t.kept_skills[1:]
            return step(self.assign_skills)
        return [*(one for killer in t.killers for one in self.moments(t, killer, "setup")), step(self.dawn)]

    # --- the killers' moments ----------------------------------------------------------------------

    @phase
    def moment(
        self, t: Station, killer: str, when: str, done: tuple[str, ...], names: tuple[str, ...]
    ) -> Flow[Next]:
        """A skill's moment: what is always on happens; the rest the killer may use, if he pays. The question
        is put whether he can pay or not. The end of a turn that was lost is none. (WW-37.8, WW-39.8,
        WW-45.10)"""
        if when == "end" and t.lost_turn == killer:
            return None
        left = [one for one in skills.ready(self.box, t, killer, when) if one not in done]
        if when == "wounded":
            left, t.struck = left if t.struck or done else [], False
        if not left:
            return None
        by_itself = [one for one in left if not self.box.killer_skills[one].asked]
        if by_itself:
            chosen = by_itself[0]
        else:

            def options(view: Station) -> list[str]:
                purse = len(view.hand[killer])
                return [NONE, *(one for one in left if self.box.killer_skills[one].price <= purse)]

            about = {"when": when, "names": " ".join(names)}
            if when == "end":
                t.reveal("evening", "WW-37.8", killer=killer)
            ask = t.ask(t.killer_seat(killer), USE_SKILL, options, default=NONE, about=about)
            chosen = (yield from self.asked(t, ask)).value
            if chosen == NONE:
                t.tell("skill_unused", "WW-37.8", killer=killer)
                return None
        after = step(self.moment, killer, when, (*done, chosen), names)
        return [*self.use_skill(t, killer, chosen, names), after]

    def use_skill(self, t: Station, killer: str, skill: str, names: Sequence[str]) -> list[Step]:
        """A skill is named and paid for, then its effects follow. (WW-37.6, WW-37.8)"""
        row = self.box.killer_skills[skill]
        t.spent_killer_skills = [*t.spent_killer_skills, *[skill] * row.once]
        t.worn_skills = [*t.worn_skills, *[skill] * row.per_round]
        t.named = list(names)
        t.reveal("skill", "WW-37.6", killer=killer, skill=skill)
        price = [step(self.pay, killer, row.price)] if row.price else []
        return [*price, *(step(self.effect, killer, f"skill-{skill}", (i,)) for i in range(len(row.effects)))]

    def vigilant_draws(self, t: Station, killer: str) -> int:
        """Cards that a skill gives after vigilance; the victims do not see them either. (WW-35.16)"""
        mine = skills.ready(self.box, t, killer, "vigilance")
        effects = [one for skill in mine for one in self.box.killer_skills[skill].effects]
        return sum(one.count for one in effects if isinstance(one, fx.Draw))

    def do_killer_rise(self, t: Station, killer: str, card: str, way: Way, e: fx.Rise) -> Next:
        return self.next_level(t, killer)

    def do_killer_skip(self, t: Station, killer: str, card: str, way: Way, e: fx.Skip) -> Next:
        t.skips.append(killer)
        return None

    def do_killer_sabotage(self, t: Station, killer: str, card: str, way: Way, e: fx.Sabotage) -> Next:
        """One repair token goes back to the supply if nobody is there; only the victims see it. (WW-45.4)"""
        place = t.killer_at[killer]
        for kind in REPAIRS:
            here = kind in self.board.places[place].icons and t.repairs[kind]
            if here and not self.victims_in(t, [place]):
                t.repairs[kind] -= 1
                t.reveal("sabotaged", "WW-45.4", to=t.crew, place=place, count=t.repairs[kind])
        return None

    # --- a victim covers the others ----------------------------------------------------------------

    @phase
    def heroics(self, t: Station, killer: str) -> Flow[Next]:
        """At the start of an encounter with several victims one of them may cover the others, if she has the
        skill; every seat with a victim here is asked, whether or not. (WW-34.17, WW-37.8, WW-45.10)"""
        seats = dict.fromkeys(t.controls[one] for one in t.present)
        waiting = [seat for seat in seats if seat not in t.declined]
        if not waiting:
            t.reveal("uncovered", "WW-34.17", victims=t.present)
            return None

        def options(seat: Seat) -> Callable[[Station], list[str]]:
            return lambda v: [NONE, *self.heroes(v, seat)]

        asks = [t.ask(seat, HERO, options(seat), default=NONE, quiet=True) for seat in waiting]
        answer = yield from self.asked(t, *asks)
        if answer.value == NONE:
            t.declined = [*t.declined, answer.seat]
            return step(self.heroics, killer)
        hero = answer.value
        self.spend_skill(t, hero)
        t.shown_skills = {**t.shown_skills, hero: t.skills[hero]}
        t.fleeing = [one for one in t.present if one != hero]
        t.reveal("hero", "WW-37.7", victim=hero, skill=t.skills[hero])
        return step(self.slip, killer, hero)

    def heroes(self, v: Station, seat: Seat) -> list[str]:
        """The victims of a seat who can cover the others here."""
        here = [one for one in v.mine(seat) if one in v.present]
        return [one for one in here if skills.reaction(self.box, v, one, "met")]

    @phase
    def slip(self, t: Station, killer: str, hero: str) -> Flow[Next]:
        """The others may MOVE × 0–1 unseen and are out of the encounter; she is attacked alone.
        (WW-34.13)"""
        t.fleeing = [one for one in t.fleeing if one in t.in_play]
        if t.fleeing:
            answer = yield from self.run(t, lambda v, victim: 1, passage=True)
            self.runs(t, *answer)
            return step(self.slip, killer, hero)
        t.present = [one for one in t.present if one == hero]
        t.unattacked = t.present[:]
        t.reveal("alone", "WW-34.17", victim=hero)
        return None
