"""What the keywords of killer cards, boards and skills do. (Chapter 33, WW-44.11)

Here are the dispatch and the short ones; the others stand in the chapters of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import (
    barricades,
    delayed,
    fear,
    infection,
    killer_moves,
    questions,
    refill,
    roboeye,
    sense,
    skill_moments,
    stealth,
    whereabouts,
    wounds,
)
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import AIM, FRIGHTENED
from polyana.games.wall_whisper.rules.numbers import TOP_STRENGTH
from polyana.games.wall_whisper.rules.saying import whose
from polyana.games.wall_whisper.rules.table import Station


@phase
def effect(box: Box, t: Station, killer: str, card: str, way: tuple[int, ...]) -> Flow[Next] | Next:
    """The effects of a killer card are applied from top to bottom, all that are possible. (WW-33.6)"""
    e = box.effect(killer, card, way)
    match e:
        case fx.Move():
            held_back = len(way) > 1 and isinstance(box.effect(killer, card, way[:-1]), fx.Delay)
            return killer_moves.move(box, t, killer, e.least, e.most, delayed=held_back)
        case fx.Stealth():
            stealth.vanish(t, killer, card)
            return step(stealth.sneak, killer, e.most)
        case fx.Search():
            return step(sense.search, killer)
        case fx.Sense():
            return sense.sense(box, t, killer, e)
        case fx.Aim():
            return _aim(box, t, killer)
        case fx.Fear():
            return _frighten(box, t, killer, e)
        case fx.Wound():
            return _wound(box, t, killer, e)
        case fx.Infect():
            return _infect(box, t, killer, e)
        case fx.Barricade():
            return [step(barricades.build, killer, e.where, number > 0) for number in range(e.count)]
        case fx.Flesh():
            return barricades.put_flesh(box, t, killer)
        case fx.Strength():
            strengthen(t, killer, e)
        case fx.Draw():
            return refill.owe(t, killer, draws=e.count)
        case fx.Discard():
            return refill.owe(t, killer, discards=e.count)
        case fx.Delay():
            delayed.delay(box, t, killer, card, way[0])
        case fx.Droid():
            return roboeye.place_droid(box, t, killer, e)
        case fx.Control():
            return roboeye.control(box, t, killer, e)
        case fx.Teleport():
            return roboeye.teleport(box, t, killer, steps_for(box, killer, card, way))
        case fx.Program():
            return roboeye.program(box, t, killer, card, way[0], e.most)
        case fx.Rise():
            return refill.next_level(box, t, killer)
        case fx.Skip():
            t.skips.append(killer)
        case fx.Sabotage():
            _sabotage(box, t, killer)
        case fx.Failed():
            pass  # waits for a failed defence; the encounter asks for it
        case _:
            assert_never(e)
    return None


def steps_for(box: Box, killer: str, source: str, way: tuple[int, ...]) -> list[Step]:
    """The effects held by an effect, as steps. (WW-33.6)"""
    held = fx.held_by(box.effect(killer, source, way))
    return [step(effect, killer, source, (*way, i)) for i in range(len(held))]


# --- hurting --------------------------------------------------------------------------------------


def _targets(box: Box, t: Station, killer: str, whom: fx.Whom, distance: int) -> Sequence[str]:
    """Whom an effect is about; of those it names, the ones in play."""
    match whom:
        case "present":
            return [one for one in t.fight.present if one in t.in_play]
        case "all":
            return t.in_play
        case "named" | "chosen":
            return [one for one in t.effect.named if one in t.in_play]
        case "here":
            return whereabouts.victims_in(t, [t.killer_at[killer]])
        case "aimed":
            return whereabouts.victims_in(t, [t.effect.aimed])
        case "range":
            return whereabouts.victims_in(t, box.board.within(t.killer_at[killer], distance))


def _aim(box: Box, t: Station, killer: str) -> Flow[Next]:
    """An adjacent location, whatever lies between. (WW-5.5, WW-17.7)"""

    def options(view: Station) -> Sequence[str]:
        return box.board.adjacent[view.killer_at[killer]]

    ask = t.ask(t.killer_seat(killer), AIM, options, default=lambda v: options(v)[0])
    t.effect = replace(t.effect, aimed=(yield from questions.asked(box, t, ask)).value)
    t.reveal("aimed", "WW-33.6", place=t.effect.aimed)
    return None


def _frighten(box: Box, t: Station, killer: str, e: fx.Fear) -> Flow[Next]:
    """FEAR in roof order; the killer learns who got it, not where they stand. (WW-16.8)"""
    if e.whom == "chosen":
        offers = t.in_play
        ask = t.ask(t.killer_seat(killer), FRIGHTENED, offers, default=offers[0])
        t.effect = replace(t.effect, named=((yield from questions.asked(box, t, ask)).value,))
    victims = _targets(box, t, killer, e.whom, e.range)
    t.reveal("affected", "WW-16.8", effect="fear", victims=victims)
    if e.whom == "aimed" or (e.whom == "here" and killer not in t.hidden):
        whereabouts.trace(t, victims, t.effect.aimed if e.whom == "aimed" else t.killer_at[killer])
    for victim in victims:
        fear.frighten(box, t, victim)
    return None


def _wound(box: Box, t: Station, killer: str, e: fx.Wound) -> Next:
    """WOUND: names are told, places only as far as the effect itself says. (WW-7.4)"""
    victims = _targets(box, t, killer, e.whom, e.range)
    t.reveal("affected", "WW-7.4", effect="wound", victims=victims)
    if e.whom == "here" and killer not in t.hidden:
        whereabouts.trace(t, victims, t.killer_at[killer])
    how = "onset" if e.whom == "present" else "area"
    hurt = [step(wounds.wound, victim, how, killer) for victim in victims]
    return [*hurt, *skill_moments.moments(box, t, killer, "wounded")]


def _infect(box: Box, t: Station, killer: str, e: fx.Infect) -> Next:
    """INFECT: everybody there takes a token. (WW-42.13)"""
    victims = _targets(box, t, killer, e.whom, e.range)
    t.reveal("affected", "WW-42.13", effect="infect", victims=victims)
    return step(infection.contaminate, killer, tuple(victims))


# --- strength, and what only skills do ------------------------------------------------------------


def strengthen(t: Station, killer: str, e: fx.Strength) -> None:
    """For good, for the turn or for this attack; never more than 10. Each of two killers has a strength of
    his own. (WW-6.3, WW-6.6, WW-34.11, WW-39.21)"""
    if e.given == "droid_here" and t.killer_at[killer] not in t.droids:
        return
    if e.lasting == "good":
        t.strength[killer] = max(0, min(TOP_STRENGTH, t.strength[killer] + e.by))
    elif e.lasting == "turn" and t.double and t.turn != killer:
        t.promised[killer] = t.promised.get(killer, 0) + e.by
    elif e.lasting == "turn":
        t.boost += e.by
    else:
        t.fight = replace(t.fight, edge=t.fight.edge + e.by)
    told = {"by": e.by, "lasting": e.lasting, "strength": t.force(killer), **whose(t, killer)}
    t.reveal("strength", "WW-6.6", **told)


def _sabotage(box: Box, t: Station, killer: str) -> None:
    """One repair token goes back to the supply if nobody is there; only the victims see it. (WW-45.4)"""
    place = t.killer_at[killer]
    for kind in box.board.repairs[place]:
        if t.repairs[kind] and not whereabouts.victims_in(t, [place]):
            t.repairs[kind] -= 1
            t.reveal("sabotaged", "WW-45.4", to=t.crew, place=place, count=t.repairs[kind])
