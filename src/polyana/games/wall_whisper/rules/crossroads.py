"""At the Crossroads: every victim takes her own turn, and leaves or stays. (Chapter 38)

What is different while there is no common will, stage by stage of the victims' turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from polyana.core import Ask, Flow, Next, step
from polyana.games.wall_whisper.rules import (
    accusing,
    apart,
    crossroads_end,
    endings,
    legal,
    proposals,
    victims_turn,
)
from polyana.games.wall_whisper.rules.answers import REMAIN, Act, Order
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import PART
from polyana.games.wall_whisper.rules.table import Station


def check_ways_out(box: Box, t: Station) -> Flow[Next] | Next:
    """Each who may leave chooses in secret, all at the same time; before that a suspect may be accused.
    (WW-38.15, WW-38.16, WW-38.22, WW-42.57)"""
    leavers, doubters = apart.leavers(box, t), accusing.doubters(t)
    if not leavers:
        return _begin_turns(t)
    if t.rescue == 0 and not doubters:
        endings.victims_win(t, "rescue", "WW-38.22")
    return _part(box, t, [one for one in t.in_play if one in leavers or t.controls[one] in doubters])


def _part(box: Box, t: Station, asked: Sequence[str]) -> Flow[Next]:
    """They choose, and those who leave are gone, several in one vehicle too. (WW-38.15, WW-38.16, WW-38.23,
    WW-38.24)"""
    asks = {one: _ask_part(box, t, one) for one in asked}
    chosen: dict[str, Order] = {}
    while asks:
        answer = yield tuple(asks.values())
        victim = t.mine(answer.seat)[0]
        chosen[victim] = answer.value
        del asks[victim]
    accusers = [one for one in chosen if chosen[one].verb == "accuse"]
    if accusers:
        first = apart.clockwise(t, t.crossroads.token, accusers)[0]
        (accused,) = chosen[first].objects
        t.reveal("doubts", "WW-42.57", to=t.crew, victim=first, other_victim=accused)
        proposals.propose(box, t, t.controls[first], Act(chosen[first]))
        return step(victims_turn.victims)
    going = {one: way.verb for one, way in chosen.items() if way != REMAIN}
    t.reveal("parting", "WW-38.16", to=t.crew, victims=[one for one in t.in_play if one in going])
    if t.rescue == 0:
        endings.victims_win(t, "rescue", "WW-38.22")
    crossroads_end.depart(t, going)
    if not t.in_play:
        crossroads_end.finish(t, "escape", "WW-38.32")
    return _begin_turns(t)


def _ask_part(box: Box, t: Station, victim: str) -> Ask:
    """Her ways out, to stay, or whom she may accuse. (WW-38.15, WW-42.57)"""
    seat = t.controls[victim]

    def options(view: Station) -> list[Order]:
        ways = [Order.of(way) for way in apart.ways_out(box, view, victim)]
        stay = [] if view.rescue == 0 else [REMAIN]
        return [*ways, *stay, *(Order.of("accuse", one) for one in legal.accusable_by(view, seat))]

    return t.ask(seat, PART, options, default=lambda v: options(v)[0], quiet=True, about={"victim": victim})


def _begin_turns(t: Station) -> Next:
    """The holder of the token acts first, then the others clockwise. (WW-38.3, WW-38.4)"""
    t.progress, t.queue = "actions", apart.clockwise(t, t.crossroads.token, t.in_play)
    return step(victims_turn.victims)


def end_turn(t: Station) -> None:
    """One victim's turn is over. (WW-38.3)"""
    over, *t.queue = apart.waiting(t)
    t.tell("turn_over", "WW-38.3", to=t.crew, victim=over)


def tell_reporter(t: Station) -> None:
    """The holder of the token reports, then it goes on clockwise. (WW-38.8)"""
    t.reveal("reports", "WW-38.8", victim=t.crossroads.token)
    t.crossroads = replace(t.crossroads, token=apart.following(t, t.crossroads.token))
    t.accord = replace(t.accord, settled=())
    t.tell("token", "WW-38.8", victim=t.crossroads.token)
