"""Encounter and attack. (Chapter 34)

The killer attacks those present one by one, until one defends herself. (WW-34.2)
"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Ask, Flow, Next, Seat, Step, phase, step
from polyana.games.wall_whisper.rules import (
    arms,
    flight,
    heroics,
    infection,
    keywords,
    killer_cards,
    legal,
    questions,
    refill,
    skill_moments,
    skills,
    whereabouts,
    wounds,
)
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ATTACK, DEFEND, NONE
from polyana.games.wall_whisper.rules.numbers import REPELLED
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station


@phase
def encounter(box: Box, t: Station, killer: str) -> Next:
    """Names are told; one of them may cover the others. What was left of a card is lost. (WW-33.7,
    WW-34.1)"""
    present = tuple(whereabouts.victims_in(t, [t.killer_at[killer]]))
    t.fight = replace(t.fight, present=present, unattacked=present)
    t.met, t.runaways = True, replace(t.runaways, declined=())
    if heroics.may_happen(box, t):
        return [step(heroics.heroics, killer), step(onset, killer)]
    return onset(box, t, killer)


@phase
def onset(box: Box, t: Station, killer: str) -> Next:
    """The Parasitoid infects, a killer of level 5 wounds, in this order; then the attacks. (WW-34.17,
    WW-42.15)"""
    steps: list[Step] = []
    if infection.infects(box, t, killer):
        steps.append(step(infection.contaminate, killer, tuple(t.fight.present)))
    for level, number in box.onsets(killer, t.level):
        steps.append(step(keywords.effect, killer, f"onset-{level}", (number,)))
    return [*steps, step(attack, killer)]


@phase
def attack(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Step 1: the killer may play one card with the attack symbol, before he knows who defends.
    (WW-34.3, WW-34.5, WW-34.11)"""
    killer_cards.clear_played(t, killer)
    t.fight = replace(t.fight, edge=0, weapon="", defender="")
    if not t.fight.unattacked:
        return step(flight.scatter, killer)
    for skill in skills.ready(box, t, killer, "attack"):
        for effect in box.killer_skills[skill].effects:
            if isinstance(effect, fx.Strength):
                keywords.strengthen(t, killer, effect)
    offers = Offers(
        lambda v: [NONE, *killer_cards.playable(box, v, killer, "attack")],
        lambda v, words: killer_cards.no_play(box, v, killer, words[0], "attack"),
    )
    about = {"left": len(t.fight.unattacked)}
    ask = t.ask(t.killer_seat(killer), ATTACK, offers, default=NONE, about=about)
    card = (yield from questions.asked(box, t, ask)).value
    if card == NONE:
        t.tell("attacks", "WW-34.3", killer=killer, strength=t.force(killer))
        return step(defend, killer)
    return [*killer_cards.play(box, t, killer, card), step(defend, killer)]


@phase
def defend(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Step 2: the victims choose who defends among those not yet attacked; the last one has to.
    (WW-34.4)"""
    if len(t.fight.unattacked) == 1:
        victim = t.fight.unattacked[0]
    else:
        victim = (yield from questions.asked(box, t, *_defence_asks(t))).value
    left = tuple(one for one in t.fight.unattacked if one != victim)
    t.fight = replace(t.fight, defender=victim, unattacked=left)
    t.tell("defends", "WW-34.4", victim=victim)
    return step(arm, killer, victim)


def _defence_asks(t: Station) -> list[Ask]:
    """Any seat answers for the team. With infection tokens out each names only a victim of her own, and
    only the seat of the one with the least fear is waited for. (WW-23.6, WW-38.37)"""
    if t.settings.crossroads or not legal.tokens_out(t):
        return [
            t.ask(seat, DEFEND, lambda v: v.fight.unattacked, default=lambda v: v.fight.unattacked[0])
            for seat in questions.deciders(t, t.fight.unattacked)
        ]
    boldest = min(t.fight.unattacked, key=lambda one: t.fear[one])

    def ask(seat: Seat) -> Ask:
        own = Offers(
            lambda v: [one for one in v.fight.unattacked if v.controls[one] == seat],
            lambda v, words: "WW-23.6" if words[0] in v.fight.unattacked else "",
        )
        return t.ask(seat, DEFEND, own, default=boldest if t.controls[boldest] == seat else None)

    concerned = {t.controls[one] for one in t.fight.unattacked}
    return [ask(seat) for seat in t.crew if seat in concerned]


@phase
def arm(box: Box, t: Station, killer: str, victim: str) -> Flow[Next]:
    """Step 3: the defender may use one weapon of her own; what it does to the killer is settled before
    the dice. (WW-34.6, WW-34.16, WW-34.18)"""
    weapon = yield from arms.ask_weapon(box, t, victim)
    use = box.weapon(weapon)
    if use and use.killer_draws:
        return [refill.owe(t, killer, draws=use.killer_draws), step(fight, killer, victim)]
    return step(fight, killer, victim)


@phase
def fight(box: Box, t: Station, killer: str, victim: str) -> Next:
    """Steps 4 and 5: the dice and the weapon against the strength of this moment: no less repels him.
    (WW-6.4, WW-34.7, WW-34.8, WW-34.9, WW-34.10)"""
    arms.throw(box, t, t.dice_of(victim))
    total, strength = arms.total(box, t, victim), t.force(killer)
    lucky = not any(t.fight.roll) and skills.traits(box, t, victim).lucky
    repelled = total >= strength or lucky
    if lucky:
        t.shown_skills = {**t.shown_skills, victim: t.skills[victim]}
        t.reveal("lucky", "WW-37.7", victim=victim, skill=t.skills[victim])
    t.reveal(
        "defence",
        "WW-34.9" if repelled else "WW-34.10",
        victim=victim,
        dice=list(t.fight.roll),
        total=total,
        strength=strength,
        repelled=yes_no(repelled),
    )
    if repelled:
        return [refill.owe(t, killer, discards=REPELLED), step(flight.scatter, killer)]
    return [
        step(wounds.wound, victim, "attack", killer),
        *skill_moments.moments(box, t, killer, "wounded"),
        *_aftermath(box, t, killer),
        step(attack, killer),
    ]


def _aftermath(box: Box, t: Station, killer: str) -> list[Step]:
    """What the attack card does after a failed defence."""
    steps: list[Step] = []
    for card in t.played:
        if box.cards[killer, card].kind == "attack":
            for i, effect in enumerate(box.effects_of(killer, card)):
                if isinstance(effect, fx.Failed):
                    steps += keywords.steps_for(box, killer, card, (i,))
    return steps
