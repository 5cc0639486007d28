"""Imagined worlds: the killers' map and cards, as victims may imagine them. (WW-19.16, WW-20.2, WW-45.1)"""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Step
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import BATTLE_HEALTH, HAND, PER_VIGILANCE
from polyana.games.wall_whisper.rules.records import Owed
from polyana.games.wall_whisper.rules.table import Station


def deal_map(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """A hidden killer may be anywhere; one who builds here has a door to build on. (WW-19.16)"""
    t.killer_at = dict(start.seen_at)
    for killer in start.hidden:
        places = list(box.board.ids)
        if step.phase == "build" and tuple(step.args[:2]) == (killer, "here"):
            places = [p for p in places if any(d not in start.barricades for d in box.board.doors_of(p))]
        t.killer_at[killer] = rng.choice(places)
    t.delayed_at = [one.seen or t.killer_at[one.killer] for one in t.delayed]


def deal_carrier(box: Box, t: Station, rng: Random, step: Step) -> None:
    t.carrier_moved = False
    t.carrier_at = rng.choice([p for p in box.board.ids if p not in t.mutant.hunted]) if t.mutated else ""
    if step.phase == "corner":
        t.carrier_at = t.at[step.args[0]]


def deal_killers(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """Hand, deck, discard pile and vigilance: all sizes are the killer's secret. (WW-20.2, WW-35.16)"""
    t.hand, t.deck, t.used, t.vigilance = {}, {}, {}, {}
    wary = _vigilance(start, rng)
    for killer in start.killers:
        cards = [*box.killer_deck(killer, locked=False), *box.killer_deck(killer, locked=True)]
        seen = [*start.locked[killer], *start.unlocked, *(start.played if killer == start.at_work else ())]
        left = list((Counter(cards) - Counter(seen)).elements())
        rng.shuffle(left)
        least = step.args[1] if step.phase == "pay" else 0
        t.hand[killer] = [left.pop() for _ in range(rng.randint(least, HAND))]
        t.vigilance[killer] = [left.pop() for _ in range(min(wary[killer], len(left)))]
        split = rng.randrange(len(left) + 1)
        t.used[killer], t.deck[killer] = left[:split], left[split:]
    t.flesh = rng.choice(["", *start.barricades]) if t.pile or start.spent_tokens else ""
    rising = step.args[0] if step.phase == "unlock" else ""
    t.owed = {killer: Owed(draws=int(killer == rising)) for killer in start.killers}
    t.way = ()


def _vigilance(start: Station, rng: Random) -> dict[str, int]:
    """How many cards each killer has put aside: a battle tells their sum, about. (WW-29.6, WW-39.13)"""
    if not start.battle:
        return {killer: rng.choice((0, 0, 1)) for killer in start.killers}
    counted = (start.battle.health - BATTLE_HEALTH) // PER_VIGILANCE
    return dict.fromkeys(start.killers, counted)  # of two killers two cards count as one
