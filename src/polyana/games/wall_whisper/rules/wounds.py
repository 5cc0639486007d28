"""Wounds, death and healing. (Chapters 7 and 14)"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import crossroads_end, endings, infection, questions, refill
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import CANCEL, HURT, NONE
from polyana.games.wall_whisper.rules.numbers import HEALTH
from polyana.games.wall_whisper.rules.piles import take
from polyana.games.wall_whisper.rules.table import Station


@phase
def wound(box: Box, t: Station, victim: str, how: str, killer: str) -> Flow[Next]:
    """Whom the Parasitoid would wound at level 1 or 2, he may infect instead. (WW-42.16, WW-42.59)"""
    if victim not in t.in_play:
        return None
    if not infection.infects(box, t, killer):
        return step(strike, victim, how)
    seat = t.killer_seat(killer)
    ask = t.ask(seat, HURT, ["wound", "infect"], default="wound", about={"victim": victim})
    answer = yield from questions.asked(box, t, ask)
    if answer.value == "infect":
        infection.infect(t, victim, "WW-42.16")
        return None
    t.tell("wounds", "WW-42.16", victim=victim)
    return step(strike, victim, how)


@phase
def strike(box: Box, t: Station, victim: str, how: str) -> Flow[Next]:
    """Outside an encounter an item may cancel the wound; the question is put whether she has one or not.
    (WW-7.4, WW-7.5, WW-45.10)"""
    if how in ("attack", "onset"):
        t.effect = replace(t.effect, struck=True)
        return hit(box, t, victim, "WW-34.10" if how == "attack" else "WW-34.17")

    def options(view: Station) -> list[str]:
        held = dict.fromkeys(view.items[victim])
        return [NONE, *(item for item in held if box.items[item].use("cancel"))]

    ask = t.ask(t.controls[victim], CANCEL, options, default=NONE, about={"victim": victim})
    item = (yield from questions.asked(box, t, ask)).value
    if item == NONE:
        t.effect = replace(t.effect, struck=True)
        return hit(box, t, victim, "WW-42.4" if how == "flesh" else "WW-7.4")
    take(t.items, victim, item)
    t.discard.append(item)
    t.reveal("cancelled", "WW-7.5", victim=victim, item=item)
    return None


def hit(box: Box, t: Station, victim: str, clause: str) -> Next:
    """A wound; the second one kills. (WW-7.2, WW-7.3)"""
    t.wounds[victim] += 1
    if t.wounds[victim] < HEALTH:
        t.reveal("wounded", clause, victim=victim)
        return None
    t.reveal("killed", "WW-7.3", victim=victim)
    return dies(box, t, victim, "WW-42.36" if t.carrier else "WW-1.10")


def dies(box: Box, t: Station, victim: str, clause: str) -> Next:
    """The killer wins at once. At the Crossroads his level rises, with all that a level brings, and the game
    goes on. (WW-1.10, WW-38.9, WW-38.10, WW-42.36, WW-42.42)"""
    if not t.settings.crossroads:
        endings.killers_win(t, "kill", clause, victim)
    crossroads_end.fall(t, victim)
    return refill.level_up(box, t, t.at_work, "WW-38.9")


def heal(t: Station, victim: str) -> None:
    """HEAL: everybody sees the tile, and nothing more. (WW-14.1, WW-14.2)"""
    t.wounds[victim] = 0
    t.reveal("healed", "WW-14.2", victim=victim)
