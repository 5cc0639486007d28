"""STEALTH. (Chapter 19)"""

from __future__ import annotations

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import (
    keywords,
    killer_cards,
    killer_moves,
    killer_turn,
    questions,
    sense,
)
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import SNEAK, STAY
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


def vanish(t: Station, killer: str, card: str) -> None:
    """A stealth token marks where he was last seen. (WW-19.3, WW-19.10, WW-19.17)"""
    if killer not in t.hidden:
        t.hidden.append(killer)
    t.lurking = [*t.lurking, card]
    t.tell("vanishes", "WW-19.3", killer=killer, place=t.seen_at[killer])


@phase
def sneak(box: Box, t: Station, killer: str, most: int) -> Flow[Next]:
    """The killer secretly passes up to `most` adjacent locations and is where he ends; steps, number and
    price are his secret, and barricades stay. (WW-19.1, WW-19.2, WW-19.4, WW-19.5, WW-19.6)"""
    if t.way:
        climbs = box.board.climbs(t.killer_at[killer], t.way)
        price = (yield from questions.asked(box, t, killer_cards.ask_price(t, killer, climbs))).value
        killer_cards.discard_hand(t, killer, price)
        path, t.way = t.way, ()
    else:
        offers = Offers(
            lambda v: [STAY, *killer_moves.ways(box, v, killer, 0, most, secret=True)],
            lambda v, path: killer_moves.no_way(box, v, killer, path, secret=True),
        )
        ask = t.ask(t.killer_seat(killer), SNEAK, offers, default=STAY)
        path = (yield from questions.asked(box, t, ask)).value
        if path == STAY:
            path = ()
        elif box.board.climbs(t.killer_at[killer], path):
            t.way = path
            t.tell("sneaks_up", "WW-19.5", to=t.slayers, killer=killer, place=path[-1])
            return step(sneak, killer, most)
    if path:
        t.killer_at[killer] = path[-1]
    t.tell("sneaked", "WW-19.1", to=t.hunters, killer=killer, place=t.killer_at[killer])
    return None


# --- coming to light ------------------------------------------------------------------------------


@phase
def unveil(box: Box, t: Station, killer: str) -> Next:
    """Stage I: a killer who was in STEALTH names his location, what waited for this moment happens, and
    he must SEARCH. (WW-19.11, WW-19.12, WW-19.13, WW-19.14, WW-32.3)"""
    killer_turn.enter_stage(t, 1)
    if killer not in t.hidden:
        return None
    _show_up(t, killer, "WW-19.12")
    steps = []
    for card in _stop_lurking(box, t, killer):
        for i, effect in enumerate(box.effects_of(killer, card)):
            if isinstance(effect, fx.Stealth):
                steps += keywords.steps_for(box, killer, card, (i,))
    return [*steps, step(sense.search, killer)]


def surface(box: Box, t: Station, killer: str) -> None:
    """A public deed of a hidden killer tells where he is; what waited for the reveal lapses.
    (WW-19.9, WW-19.17)"""
    if killer in t.hidden:
        _show_up(t, killer, "WW-19.9")
        _stop_lurking(box, t, killer)


def _show_up(t: Station, killer: str, clause: str) -> None:
    """His place is told and the figure returns to the board. (WW-19.12, WW-19.15, WW-18.9)"""
    t.hidden.remove(killer)
    t.seen_at[killer] = t.killer_at[killer]
    t.delayed = [
        one._replace(seen=at) if one.killer == killer else one
        for one, at in zip(t.delayed, t.delayed_at, strict=True)
    ]
    t.reveal("shows_up", clause, killer=killer, place=t.seen_at[killer])


def _stop_lurking(box: Box, t: Station, killer: str) -> list[str]:
    """His cards wait for the reveal no longer. (WW-19.17)"""
    mine = [card for card in t.lurking if box.owns(killer, card)]
    t.lurking = [card for card in t.lurking if card not in mine]
    return mine
