"""Encounter and attack. (Chapter 34)"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyana.core import Ask, Flow, Next, Seat, Step, cut, phase, step
from polyana.games.wall_whisper.rules import effects as fx
from polyana.games.wall_whisper.rules import legal, moving, skills
from polyana.games.wall_whisper.rules.droids import Droids
from polyana.games.wall_whisper.rules.kinds import ATTACK, DEFEND, FLEE, INFECTED, NONE, REPELLED, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.playing import STAY
from polyana.games.wall_whisper.rules.table import Station


class Encounter(Droids):
    """The killer attacks those present one by one, until one defends herself. (WW-34.2)"""

    @phase
    def encounter(self, t: Station, killer: str) -> Next:
        """Names are told; the Parasitoid infects, a killer of level 5 wounds; then the attacks.
        (WW-34.1, WW-34.17, WW-42.15)"""
        t.present = self.victims_in(t, [t.killer_at[killer]])
        t.unattacked = t.present[:]
        t.met, t.declined = True, []
        if self.may_cover(t):
            return [step(self.heroics, killer), step(self.onset, killer)]
        return self.onset(t, killer)

    def may_cover(self, t: Station) -> bool:
        """Could a victim here cover the others? Nobody but the victims knows. (WW-45.10)"""
        known = [self.box.victim_skills[one].when for one in t.shown_skills.values()]
        return skills.victims_skilled(t) and len(t.present) > 1 and "met" not in known

    def heroics(self, t: Station, killer: str) -> Flow[Next]:
        raise NotImplementedError

    @phase
    def onset(self, t: Station, killer: str) -> Next:
        """Infection and wounds at the start of an encounter, in this order; then the attacks. (WW-34.17)"""
        steps: list[Step] = []
        if self.infects(t, killer):
            steps.append(step(self.contaminate, killer, tuple(t.present)))
        for level, number in self.box.onsets(killer, t.level):
            steps.append(step(self.effect, killer, f"onset-{level}", (number,)))
        return [*steps, step(self.attack, killer)]

    @phase
    def contaminate(self, t: Station, killer: str, victims: tuple[str, ...]) -> Flow[Next]:
        """Each victim takes a random token; if there are too few, the killer chooses who. (WW-42.15,
        WW-42.17)"""
        waiting = [one for one in victims if one in t.in_play]
        while waiting and len(t.pile) >= len(waiting) and self.infects(t, killer):
            self.infect(t, waiting.pop(0), killer, "WW-42.15")
        if not waiting or not self.infects(t, killer):
            return None
        ask = t.ask(t.killer_seat(killer), INFECTED, waiting, default=waiting[0])
        chosen = (yield from self.asked(t, ask)).value
        self.infect(t, chosen, killer, "WW-42.17")
        return step(self.contaminate, killer, tuple(one for one in waiting if one != chosen))

    @phase
    def attack(self, t: Station, killer: str) -> Flow[Next]:
        """Step 1: the killer may play one card with the attack symbol, before he knows who defends.
        (WW-34.3, WW-34.5, WW-34.11)"""
        self.clear_played(t, killer)
        t.edge, t.weapon, t.defender = 0, "", ""
        if not t.unattacked:
            return step(self.scatter, killer)
        for skill in skills.ready(self.box, t, killer, "attack"):
            for effect in self.box.killer_skills[skill].effects:
                if isinstance(effect, fx.Strength):
                    self.do_killer_strength(t, killer, skill, (), effect)
        ask = t.ask(
            t.killer_seat(killer),
            ATTACK,
            Offers(
                lambda v: [NONE, *self.playable(v, killer, "attack")],
                lambda v, words: self.no_play(v, killer, words[0], "attack"),
            ),
            default=NONE,
            about={"left": len(t.unattacked)},
        )
        card = (yield from self.asked(t, ask)).value
        if card == NONE:
            t.tell("attacks", "WW-34.3", killer=killer, strength=t.force(killer))
            return step(self.defend, killer)
        return [*self.play(t, killer, card), step(self.defend, killer)]

    @phase
    def defend(self, t: Station, killer: str) -> Flow[Next]:
        """Step 2: the victims choose who defends among those not yet attacked; the last one has to.
        (WW-34.4)"""
        if len(t.unattacked) == 1:
            victim = t.unattacked[0]
        else:
            victim = (yield from self.asked(t, *self.defence_asks(t))).value
        t.defender = victim
        t.unattacked = [one for one in t.unattacked if one != victim]
        t.tell("defends", "WW-34.4", victim=victim)
        return step(self.arm, killer, victim)

    def defence_asks(self, t: Station) -> list[Ask]:
        """Any seat answers for the team. With infection tokens out each names only a victim of her own, and
        only the seat of the one with the least fear is waited for. (WW-23.6, WW-38.37)"""
        if t.settings.crossroads or not legal.tokens_out(t):
            return [
                t.ask(seat, DEFEND, lambda v: v.unattacked, default=lambda v: v.unattacked[0])
                for seat in self.deciders(t, t.unattacked)
            ]
        boldest = min(t.unattacked, key=lambda one: t.fear[one])

        def ask(seat: Seat) -> Ask:
            own = Offers(
                lambda v: [one for one in v.unattacked if v.controls[one] == seat],
                lambda v, words: "WW-23.6" if words[0] in v.unattacked else "",
            )
            return t.ask(seat, DEFEND, own, default=boldest if t.controls[boldest] == seat else None)

        concerned = {t.controls[one] for one in t.unattacked}
        return [ask(seat) for seat in t.crew if seat in concerned]

    @phase
    def arm(self, t: Station, killer: str, victim: str) -> Flow[Next]:
        """Step 3: the defender may use one weapon of her own; what it does to the killer is settled before
        the dice. (WW-34.6, WW-34.16, WW-34.18)"""
        weapon = yield from self.ask_weapon(t, victim)
        fight = step(self.fight, killer, victim)
        use = self.box.weapon(weapon)
        return [self.owe(t, killer, draws=use.killer_draws), fight] if use and use.killer_draws else fight

    @phase
    def fight(self, t: Station, killer: str, victim: str) -> Next:
        """Steps 4 and 5: the dice and the weapon against the strength of this moment. (WW-34.7–34.10)"""
        self.throw(t, t.dice_of(victim))
        total, strength = self.total(t, victim), t.force(killer)
        lucky = not any(t.roll) and skills.traits(self.box, t, victim).lucky
        repelled = total >= strength or lucky
        if lucky:
            t.shown_skills = {**t.shown_skills, victim: t.skills[victim]}
            t.reveal("lucky", "WW-37.7", victim=victim, skill=t.skills[victim])
        t.reveal(
            "defence",
            "WW-34.9" if repelled else "WW-34.10",
            victim=victim,
            dice=t.roll,
            total=total,
            strength=strength,
            repelled="yes" if repelled else "no",
        )
        if repelled:
            return [self.owe(t, killer, discards=REPELLED), step(self.scatter, killer)]
        return [
            step(self.wound, victim, "attack", killer),
            *self.moments(t, killer, "wounded"),
            *self.aftermath(t, killer),
            step(self.attack, killer),
        ]

    def aftermath(self, t: Station, killer: str) -> list[Step]:
        """What the attack card does after a failed defence."""
        steps: list[Step] = []
        for card in t.played:
            if self.box.cards[killer, card].kind == "attack":
                for i, effect in enumerate(self.effects_of(killer, card)):
                    if isinstance(effect, fx.Failed):
                        steps += self.steps_for(killer, card, (i,))
        return steps

    # --- after the encounter -----------------------------------------------------------------------

    @phase
    def scatter(self, t: Station, killer: str) -> Next:
        """The encounter is over; whoever stands beside the killer may run. (WW-34.12)"""
        t.fleeing = self.victims_in(t, [t.killer_at[killer]])
        t.ran = t.fleeing[:]
        t.edge, t.unattacked, t.defender, t.weapon = 0, [], "", ""
        t.reveal("encounter_over", "WW-34.14")
        return step(self.flee, killer)

    @phase
    def flee(self, t: Station, killer: str) -> Flow[Next]:
        """Every victim in the killer's location may make a bonus MOVE × 0–1, in any order and unseen; then
        the killer goes on to stage VI. (WW-34.12–34.14)"""
        t.fleeing = [one for one in t.fleeing if one in t.in_play]
        if not t.fleeing:
            for victim in t.ran:
                if victim in t.in_play and skills.traits(self.box, t, victim).sheds:
                    self.calm(t, victim, 9, "WW-44.11")
            self.turn_over(t, killer)
            return cut(self.refill)
        answer = yield from self.run(t, self.flight, passage=False)
        self.runs(t, *answer)
        return step(self.flee, killer)

    def run(self, t: Station, most: Callable[[Station, str], int], *, passage: bool) -> Flow[Words]:
        """One of those who may run does so, or stays; the killer does not see who. The bonus MOVE knows no
        secret passage. (WW-34.13, WW-36.18)"""

        def ways(view: Station, victim: str) -> list[Words]:
            return [STAY, *moving.ways(self.box, view, victim, most(view, victim), passage=passage)]

        def why(view: Station, words: Words) -> str:
            victim, *path = words
            if victim not in view.fleeing or len(path) > most(view, victim):
                return "WW-34.12"
            if view.viewer not in (None, view.controls[victim]):
                return "WW-23.7"
            return moving.no_way(self.box, view, victim, tuple(path), passage=passage)

        asks: list[Ask] = []
        for seat in t.crew:
            own = [one for one in t.mine(seat) if one in t.fleeing]
            if not own:
                continue

            def options(view: Station, own: Sequence[str] = own) -> list[Words]:
                return [(one, *way) for one in own for way in ways(view, one)]

            asks.append(t.ask(seat, FLEE, Offers(options, why), default=(own[0], *STAY), quiet=True))
        words: Words = (yield from self.asked(t, *asks)).value
        return words

    def runs(self, t: Station, victim: str, *way: str) -> None:
        t.fleeing = [one for one in t.fleeing if one != victim]
        if way != STAY:
            self.take_way(t, victim, way)
        t.tell("fled", "WW-34.13", to=t.crew, victim=victim, place=t.at[victim])

    def turn_over(self, t: Station, killer: str) -> None:
        """An encounter ends the turn of both killers. (WW-39.7)"""

    def flight(self, v: Station, victim: str) -> int:
        """How far she may run after an encounter. (WW-34.12)"""
        return skills.traits(self.box, v, victim).flees
