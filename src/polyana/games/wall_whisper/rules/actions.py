"""What victims do between the stages: main actions, extra actions, exchange. (Chapters 23–28, 36)"""

from __future__ import annotations

from polyana.core import Step, step
from polyana.games.wall_whisper.rules import moving, skills, using, working
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.kinds import NEEDED, RESCUE_CELL, Words
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.saying import spoken
from polyana.games.wall_whisper.rules.supply import Supply
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_cards import Use


class Actions(Supply):
    """Each action is one answer; nothing interrupts it. (WW-23.4)"""

    def do(self, t: Station, words: Words) -> list[Step]:
        """Carry out what a victim chose; what follows in public comes back as steps."""
        victim, verb, *rest = words
        if verb in ("move", "search", "repair", "clear", "rest", "special", "analyse"):
            t.acted = [*t.acted, victim]
        if verb == "test" and working.few_players(t):
            t.acted = [*t.acted, victim]
        if t.heard:
            t.tell("acts", "WW-23.1", to=t.crew, victim=victim, verb=verb, **spoken(self.box, rest))
        done = getattr(self, f"do_{verb}")(t, victim, *rest)
        return done or []

    # --- main actions ------------------------------------------------------------------------------

    def do_move(self, t: Station, victim: str, *path: str) -> None:
        """MOVE; the killer hears nothing. (WW-11.6, WW-23.8)"""
        bold = skills.traits(self.box, t, victim).bold
        self.take_way(t, victim, path)
        if bold:
            self.calm(t, victim, bold, "WW-44.11")

    def take_way(self, t: Station, victim: str, path: Words) -> None:
        """She goes; a step against an arrow takes the skill that allows it. (WW-13.1, WW-37.8)"""
        if t.skills and moving.climbed(self.box, t, t.at[victim], path):
            self.spend_skill(t, victim)
        t.at[victim] = path[-1]

    def do_search(self, t: Station, victim: str, deck: str) -> None:
        """The top card of the deck; its noise comes at once, a Key goes to the stand. (WW-24.2, WW-24.7,
        WW-24.9)"""
        self.draw_items(t, victim, deck, 1)
        if t.drawn and self.box.roles[t.drawn[0]] == "key":
            self.gain_key(t, victim, t.drawn.pop())
        elif t.drawn:
            t.errands.append(("found", victim))

    def do_repair(self, t: Station, victim: str) -> list[Step]:
        """One token and noise. (WW-25.3)"""
        return self.repair(t, victim, 1, noisy=True)

    def do_clear(self, t: Station, victim: str, door: str) -> list[Step]:
        """A barricade of her location goes back, Roy clears all; the killer is told. (WW-26.1, WW-26.2)"""
        doors = working.blocked_doors(self.box, t, t.at[victim]) if door == "all" else [door]
        steps = [one for each in doors for one in self.unbarricade(t, victim, each)]
        return steps + [one for killer in t.killers for one in self.moments(t, killer, "cleared", [victim])]

    def do_rest(self, t: Station, victim: str) -> None:
        """All her fear goes; Evelyn calms those beside her too. (WW-26.5–26.7)"""
        self.calm(t, victim, 9, "WW-26.5")
        soothes = skills.traits(self.box, t, victim).soothes
        for other in t.in_play:
            if soothes and other != victim and t.at[other] == t.at[victim]:
                self.calm(t, other, soothes, "WW-26.5")

    def do_special(self, t: Station, victim: str, source: str, *choice: str) -> list[Step]:
        return self.use(t, victim, "special", source, choice)

    def do_analyse(self, t: Station, victim: str) -> None:
        """Each stage opens a window for the victims; the killer hears which stage it was. (WW-27.1–27.6)"""
        card = self.box.analysis[t.card]
        t.analysed += 1
        if t.analysed == 1:
            t.weakness, t.site = card.symbol, card.site
        else:
            t.tactic = t.card
        t.reveal("analysis", "WW-27.1" if t.analysed == 1 else "WW-27.6", stage=t.analysed)
        t.reveal("window", "WW-27.2", to=t.crew, symbol=card.symbol, site=card.site, tactic=t.tactic + 1)

    # --- extra actions and exchange ----------------------------------------------------------------

    def do_extra(self, t: Station, victim: str, source: str, *choice: str) -> list[Step]:
        return self.use(t, victim, "extra", source, choice)

    def do_pet(self, t: Station, victim: str, *path: str) -> None:
        """Noise here, and the cat goes where it is sent. (WW-36.4–36.7)"""
        self.add_noise(t, t.at[victim])
        t.cat, t.petted = path[-1], True

    def do_give(self, t: Station, victim: str, item: str, other: str) -> None:
        """An item changes hands; over the limit the receiver discards. (WW-28.4, WW-28.7)"""
        take(t.items, victim, item)
        put(t.items, other, item)
        self.watch_limit(t, other)

    def do_swap(self, t: Station, victim: str, item: str, other: str, back: str) -> None:
        """Two full inventories swap, and nobody has to discard. (WW-28.4)"""
        take(t.items, victim, item)
        take(t.items, other, back)
        put(t.items, victim, back)
        put(t.items, other, item)

    def do_drop(self, t: Station, victim: str, item: str) -> None:
        """She may discard at any moment of the turn. (WW-24.12, WW-9.4)"""
        take(t.items, victim, item)
        t.discard.append(item)

    def do_test(self, t: Station, victim: str) -> list[Step]:
        raise NotImplementedError

    def do_hunt(self, t: Station, victim: str) -> list[Step]:
        raise NotImplementedError

    # --- what uses do ------------------------------------------------------------------------------

    def use(self, t: Station, victim: str, when: str, source: str, choice: Words) -> list[Step]:
        """A plate of an item, or an action of her board. (WW-24.15, WW-26.8, WW-26.9, WW-28.2)"""
        steps: list[Step] = []
        if source in self.box.items:
            use = self.box.items[source].use(when)
            assert use is not None
            self.use_up(t, victim, source, use)
        elif source in self.box.victim_skills:
            use = self.use_skill_card(t, victim, source)
        else:
            advantage = self.box.victims[victim].advantage(source)
            assert advantage is not None
            use = advantage.use
        for effect in use.effects:
            steps += self.apply(t, victim, effect, choice)
        return steps

    def use_skill_card(self, t: Station, victim: str, source: str) -> Use:
        """A skill as an action; the killer hears of it only if the card says so. (WW-37.7, WW-37.8)"""
        skill = self.box.victim_skills[source]
        self.spend_skill(t, victim)
        if skill.shown:
            t.reveal("skill_shown", "WW-37.7", skill=source)
        return skill.use

    def use_up(self, t: Station, victim: str, item: str, use: Use) -> None:
        """A used card is discarded unless it lasts; energy is spent, and so is a companion. (WW-24.15,
        WW-24.16)"""
        t.energy -= use.energy
        gone = ([] if self.box.items[item].lasting else [item]) + ([use.beside] if use.beside else [])
        for one in gone:
            take(t.items, victim, one)
            t.discard.append(one)

    def apply(self, t: Station, victim: str, effect: vx.VictimEffect, choice: Words) -> list[Step]:
        """One keyword of a victim's card. (WW-44.11)"""
        place = t.at[victim]
        match effect:
            case vx.Step():
                self.take_way(t, victim, choice)
            case vx.Passage():
                t.at[victim] = choice[-1]
            case vx.Noise():
                self.add_noise(t, place if effect.where == "here" else choice[0])
            case vx.Repair():
                tools = skills.traits(self.box, t, victim).tools
                return self.repair(t, victim, effect.count + tools, noisy=effect.noisy)
            case vx.Fuel():
                t.fuelled = True
                self.check_vehicle(t)
            case vx.Rope():
                t.ropes = [*t.ropes, choice[0]]
            case vx.Alarm():
                t.alarm, t.alarm_side = place, 2
            case vx.Firecracker():
                t.cracker = True
            case vx.Heal():
                if t.wounds[choice[0]]:
                    self.heal(t, choice[0])
            case vx.Calm():
                for one in using.calmed(t, victim, effect, choice):
                    self.calm(t, one, effect.count, "WW-44.11")
            case vx.Unbarricade():
                return self.unbarricade(t, victim, choice[0])
            case vx.Bandage():
                t.bandages[choice[0]] = 2
            case vx.Build():
                t.aside = [one for one in t.aside if one != effect.item]
                put(t.items, victim, effect.item)
                t.energy = self.box.items[effect.item].energy
                self.watch_limit(t, victim)
            case vx.Energy():
                t.energy += effect.count
            case vx.Recover():
                t.discard.remove(choice[0])
                put(t.items, victim, choice[0])
                self.watch_limit(t, victim)
            case vx.Find():
                self.do_search(t, victim, choice[0])
            case vx.KillerDiscards():
                return [self.owe(t, choice[0], discards=effect.count)]
            case vx.KillerDraws():
                return [self.owe(t, choice[0], draws=effect.count)]
        return []

    def repair(self, t: Station, victim: str, count: int, *, noisy: bool) -> list[Step]:
        """Tokens go to the location, as many as are left; Zack adds one from level 3 on. (WW-25.3–25.9)"""
        place = t.at[victim]
        kind = working.repairable(self.box, t, place)
        late = skills.traits(self.box, t, victim).late_repair
        count += late if t.level >= 3 else 0
        t.repairs[kind] = min(NEEDED[kind], t.repairs[kind] + count)
        t.repaired = [*t.repaired, place]
        if noisy:
            self.noise_due(t, victim, "repaired")
        if kind == "vehicle":
            self.check_vehicle(t)
        elif t.repairs[kind] == NEEDED[kind]:
            t.rescue = RESCUE_CELL
            t.reveal("rescue", "WW-25.12", cell=t.rescue)
        return []

    def check_vehicle(self, t: Station) -> None:
        """Six tokens and fuel: the killer is told that it is ready, and no more. (WW-25.15, WW-25.20,
        WW-25.22)"""
        if t.fuelled and t.repairs["vehicle"] == NEEDED["vehicle"] and not t.vehicle_ready:
            t.vehicle_ready = True
            t.reveal("vehicle_ready", "WW-25.20")

    def unbarricade(self, t: Station, victim: str, door: str) -> list[Step]:
        """The killer is told the door, not the hand that did it; flesh on it wounds. (WW-26.1, WW-26.3,
        WW-42.4)"""
        t.barricades.remove(door)
        self.tell_cleared(t, victim, door)
        if t.flesh != door:
            return []
        t.flesh = ""
        t.reveal("flesh_found", "WW-42.4", victim=victim, door=door)
        killer = next(one for one in t.killers if self.box.killers[one].infects_until)
        return [step(self.wound, victim, "flesh", killer), *self.moments(t, killer, "wounded")]

    def tell_cleared(self, t: Station, victim: str, door: str) -> None:
        t.reveal("cleared", "WW-26.1", door=door)

    # --- cards into hands --------------------------------------------------------------------------

    def draw_items(self, t: Station, victim: str, deck: str, count: int) -> None:
        """Cards from the top, as far as there are any; noise for each that shows it. (WW-24.9, WW-30.2,
        WW-9.5)"""
        for _ in range(min(count, t.deck_size(deck))):
            card = t.dice.draw(t.decks[deck], to=t.crew) if t.decks[deck] else t.bottom.pop()
            t.drawn.append(card)
        if any(self.box.items[card].noisy for card in t.drawn):
            self.noise_due(t, victim, "found")
        t.reveal("found", "WW-24.2", to=t.crew, victim=victim, items=t.drawn[:])

    def noise_due(self, t: Station, victim: str, when: str) -> None:
        """Noise where she stands, unless a skill of hers may silence it: then she is asked. Once there is
        noise, there is nothing left to silence. (WW-37.8)"""
        place = t.at[victim]
        if place not in t.noise and skills.reaction(self.box, t, victim, when):
            t.errands.append(("hush", victim))
        else:
            self.add_noise(t, place)
            t.errands = [one for one in t.errands if one != ("hush", victim)]

    def gain_key(self, t: Station, victim: str, key: str) -> None:
        """A Key goes to the roof: both sides see the number, the killer no more. (WW-24.7, WW-21.10,
        WW-21.11)"""
        t.stand = [*t.stand, key]
        t.reveal("key", "WW-21.10", count=len(t.stand))

    def watch_limit(self, t: Station, victim: str) -> None:
        """More than three items: she must choose. (WW-24.6)"""
        if len(t.items[victim]) > skills.traits(self.box, t, victim).pockets:
            t.errands.append(("limit", victim))
