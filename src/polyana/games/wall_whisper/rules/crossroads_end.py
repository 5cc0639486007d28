"""At the Crossroads: who dies, who escapes, and who has won. (Chapters 38 and 40)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from msgspec.structs import replace

from polyana.core import Over
from polyana.games.wall_whisper.rules import apart
from polyana.games.wall_whisper.rules.apart import KILLS
from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station

TOGETHER = ("vehicle", "rescue", "battle", "hunt")
"""Ways that several go at once: a carrier among them robs the others of it. (WW-42.37, WW-40.8)"""
BEATEN = ("battle", "hunt")
"""Ways to win that beat the killer. (WW-38.28)"""


# --- who is in play no more -----------------------------------------------------------------------


def fall(t: Station, victim: str) -> None:
    """Her figure stays on the board with all she had; an encounter goes on with the next victim present.
    (WW-38.9, WW-38.11, WW-38.12, WW-38.33)"""
    place = t.at.pop(victim)
    t.fates[victim] = "killed"
    t.crossroads = replace(t.crossroads, bodies={**t.crossroads.bodies, victim: place})
    t.remains[victim] = [*t.items.pop(victim), *t.keys.pop(victim)]
    _clear_away(t, victim)
    t.reveal("fell", "WW-38.12", victim=victim, place=place)
    if not t.in_play:
        finish(t, "kill", "WW-38.32")
    _pass_on(t)


def depart(t: Station, ways: Mapping[str, str]) -> None:
    """Each goes her way and wins, unless a carrier goes the same way with her; what they have leaves the
    game. (WW-38.15, WW-38.17, WW-38.23, WW-40.8)"""
    carrier = t.carrier
    if carrier in ways:
        t.crossroads = replace(t.crossroads, carrier_free=True)
        t.reveal("carrier_shown", "WW-40.8", victim=carrier, how=ways[carrier])
    for victim in [one for one in t.in_play if one in ways]:
        way = ways[victim]
        betrayed = victim != carrier and way in TOGETHER and ways.get(carrier) == way
        t.fates[victim] = "lost" if betrayed else "escaped"
        t.taken_out = [*t.taken_out, *t.items.pop(victim), *t.keys.pop(victim)]
        t.spent_tokens = [*t.spent_tokens, *sorted(t.faces[victim])]
        t.faces[victim] = []
        del t.at[victim]
        _clear_away(t, victim)
        t.reveal("left", "WW-38.15", victim=victim, how=way, lost=yes_no(betrayed))
    if "vehicle" in ways.values():
        t.vehicle_ready, t.vehicle_gone = False, True
    if t.in_play:
        _pass_on(t)


def leave_mutated(t: Station, victim: str) -> None:
    """Neither killed nor in play: the game's end does not wait for her. (WW-40.10)"""
    t.discard += t.keys.pop(victim)
    _clear_away(t, victim)
    if not t.in_play:
        finish(t, "mutation", "WW-40.10")
    _pass_on(t)


def _clear_away(t: Station, victim: str) -> None:
    """Nothing waits for her any more."""
    t.bandages.pop(victim, None)
    present, unattacked = _without(t.fight.present, victim), _without(t.fight.unattacked, victim)
    t.fight = replace(t.fight, present=present, unattacked=unattacked)
    t.runaways = replace(t.runaways, fleeing=_without(t.runaways.fleeing, victim))
    t.acted = _without(t.acted, victim)
    t.queue = _without(t.queue, victim)


def _without(names: Sequence[str], victim: str) -> Words:
    return tuple(one for one in names if one != victim)


def _pass_on(t: Station) -> None:
    """The token of one who is in play no more goes to the next clockwise. (WW-38.36, WW-40.10)"""
    if t.crossroads.token not in t.in_play:
        t.crossroads = replace(t.crossroads, token=apart.following(t, t.crossroads.token))
        t.tell("token", "WW-38.36", victim=t.crossroads.token)


# --- the end --------------------------------------------------------------------------------------


def victims_win(t: Station, how: str, clause: str) -> NoReturn:
    """All who are still in play win by rescue, battle or hunt; the dead do not. (WW-38.22, WW-38.28,
    WW-38.29, WW-40.9)"""
    depart(t, dict.fromkeys(t.in_play, how))
    finish(t, how, clause, beaten=how in BEATEN)


def killers_win(t: Station, how: str, victim: str = "") -> NoReturn:
    """A lost battle kills all who fought it, an empty deck nobody, a wrong accusation ends the game.
    (WW-38.30, WW-38.31, WW-40.8)"""
    if how == "battle":
        t.fates.update(dict.fromkeys(t.in_play, "killed"))
    ends = {"battle": "WW-38.30", "deck": "WW-38.31", "accusation": "WW-40.8"}
    finish(t, how, ends[how], victim, sure=how == "accusation")


def finish(
    t: Station, how: str, clause: str, victim: str = "", *, beaten: bool = False, sure: bool = False
) -> NoReturn:
    """Those who escaped have won. The killer has with two deaths, unless he was beaten, and wholly with
    three; a carrier who is left wins with him. (WW-38.28, WW-38.32, WW-38.33, WW-38.34, WW-38.35, WW-40.8,
    WW-40.9, WW-40.10)"""
    kills = apart.kills(t)
    hunters = sure or t.crossroads.carrier_free or (kills >= KILLS and not beaten)
    winners = {t.controls[one] for one, fate in t.fates.items() if fate == "escaped"}
    if hunters:
        winners.update(t.killer_seats.values())
        if carrier := t.carrier:
            winners.add(t.controls[carrier])
    t.fates.update(dict.fromkeys(t.in_play, "lost"))
    t.reveal(
        "crossroads_over",
        clause,
        how=how,
        victim=victim or t.mutated,
        kills=kills,
        victims=[one for one in t.victims if t.fates.get(one) == "killed"],
        killers="all" if kills == len(t.victims) else yes_no(hunters),
        alone=yes_no(not winners),
        winner_seats=sorted(winners),
    )
    raise Over(winners, [int(seat in winners) for seat in t.seats])
