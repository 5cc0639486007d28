"""Repairs, rescue and the vehicle. (Chapter 25)"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import noise, searching, working
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import NEEDED, RESCUE_CELL
from polyana.games.wall_whisper.rules.records import Errand
from polyana.games.wall_whisper.rules.table import Station


def repair(box: Box, t: Station, victim: str, count: int, *, noisy: bool) -> None:
    """Tokens go to the location, as many as are left; Zack adds one from level 3 on. At the Crossroads she
    takes a card for each. (WW-25.3, WW-25.6, WW-25.8, WW-25.9, WW-25.10, WW-25.11)"""
    place = t.at[victim]
    kind = working.repairable(box, t, place)
    placed = working.tokens_placed(box, t, victim, kind, count)
    t.repairs[kind] += placed
    t.repaired = [*t.repaired, place]
    if noisy:
        noise.due(box, t, victim, "repaired")
    if kind == "vehicle":
        check_vehicle(t)
    elif t.repairs[kind] == NEEDED[kind]:
        _call_rescue(t)
    if t.settings.crossroads:
        _take_spoils(box, t, victim, placed)


def _call_rescue(t: Station) -> None:
    """The rescue token goes on the roof, for both sides to see; from the next round on it takes a step at
    each stage I. (WW-21.9, WW-25.12)"""
    t.rescue = RESCUE_CELL
    t.reveal("rescue", "WW-25.12", cell=t.rescue)


def check_vehicle(t: Station) -> None:
    """Six tokens and fuel: the killer is told that it is ready, and no more. (WW-21.8, WW-25.15, WW-25.18,
    WW-25.20, WW-25.22)"""
    if t.fuelled and t.repairs["vehicle"] == NEEDED["vehicle"] and not t.vehicle_ready:
        t.vehicle_ready = True
        t.reveal("vehicle_ready", "WW-25.20")


def _take_spoils(box: Box, t: Station, victim: str, count: int) -> None:
    """For each token that she placed she takes a card of the key deck. (WW-38.25, WW-38.26)"""
    if not t.deck_size("keys"):
        return
    searching.draw(box, t, victim, "keys", count)
    for key in [one for one in t.drawn if one == box.key]:
        t.drawn.remove(key)
        searching.gain_key(t, victim, key)
    if t.drawn:
        t.errands.append(Errand("spoils", victim))
