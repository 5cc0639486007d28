"""Barricades, and flesh on them. (Chapters 17, 26 and 42)"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import questions, skill_moments, wounds
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import DOOR, FLESH, NONE, TAKE_BACK, Words
from polyana.games.wall_whisper.rules.numbers import BARRICADES
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


def free_doors(box: Box, v: Station, killer: str, where: str) -> Sequence[str]:
    """Doors without a barricade: of his location, or of the whole board. (WW-17.6, WW-17.10, WW-17.12)"""
    doors = box.board.doors if where == "any" else box.board.doors_of(v.killer_at[killer])
    return [door for door in doors if door not in v.barricades]


@phase
def build(box: Box, t: Station, killer: str, where: str, may_stop: bool) -> Flow[Next]:
    """A barricade goes on a door and is told at once; with all seven placed, one is taken back first.
    (WW-2.11, WW-17.1, WW-17.2, WW-17.3, WW-17.4, WW-17.5, WW-17.11)"""
    seat = t.killer_seat(killer)
    if not free_doors(box, t, killer, where):
        t.reveal("no_door", "WW-17.11")
        return None
    if len(t.barricades) >= BARRICADES:
        ask = t.ask(seat, TAKE_BACK, lambda v: v.barricades, default=lambda v: v.barricades[0])
        door = (yield from questions.asked(box, t, ask)).value
        remove(t, door)
        t.reveal("taken_back", "WW-17.5", door=door)
        return step(build, killer, where, may_stop)

    def options(view: Station) -> list[str]:
        return [*free_doors(box, view, killer, where), *([NONE] if may_stop else [])]

    def why(view: Station, words: Words) -> str:
        if words[0] in view.barricades:
            return "WW-17.6"
        return "WW-17.12" if words[0] in box.board.doors else ""

    ask = t.ask(seat, DOOR, Offers(options, why), default=lambda v: options(v)[0])
    door = (yield from questions.asked(box, t, ask)).value
    if door != NONE:
        t.barricades = [one for one in box.board.doors if one in (*t.barricades, door)]
    t.reveal("built", "WW-17.2", door=door)
    return None


def remove(t: Station, door: str) -> None:
    """A barricade leaves the board; flesh that lay on it returns unseen. (WW-42.6)"""
    t.barricades.remove(door)
    if t.flesh == door:
        t.flesh = ""


def put_flesh(box: Box, t: Station, killer: str) -> Flow[Next]:
    """The flesh token goes secretly on a placed barricade, or stays on its own. (WW-42.3, WW-42.5,
    WW-42.61)"""
    if not t.barricades:
        return None
    seat = t.killer_seat(killer)
    ask = t.ask(seat, FLESH, lambda v: v.barricades, default=lambda v: v.flesh or v.barricades[0])
    t.flesh = (yield from questions.asked(box, t, ask)).value
    return None


def clear(box: Box, t: Station, victim: str, door: str) -> list[Step]:
    """A victim takes a barricade away; flesh on it wounds her. (WW-26.3, WW-26.4, WW-42.4)"""
    t.barricades.remove(door)
    _tell_cleared(t, victim, door)
    if t.flesh != door:
        return []
    t.flesh = ""
    t.reveal("flesh_found", "WW-42.4", victim=victim, door=door)
    killer = box.infector(t.killers)
    return [step(wounds.wound, victim, "flesh", killer), *skill_moments.moments(box, t, killer, "wounded")]


def _tell_cleared(t: Station, victim: str, door: str) -> None:
    """The killer is told the door, not the hand that did it. At the Crossroads she tells him herself, so he
    learns who it was. (WW-21.3, WW-26.1, WW-38.20, WW-38.21)"""
    if t.settings.crossroads:
        t.reveal("cleared_by", "WW-38.20", victim=victim, door=door)
    else:
        t.reveal("cleared", "WW-26.1", door=door)
