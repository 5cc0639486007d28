"""Imagined worlds: what lies behind the victims' screen, as the killer may imagine it, and the decks, as the
victims may. (WW-9.6, WW-45.1)"""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Step
from polyana.games.wall_whisper.rules import apart
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import ITEMS, NEEDED, ROPES
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.records import Accord, Alarm, Runaways
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station
from polyana.games.wall_whisper.rules.victim_moves import STEPS
from polyana.games.wall_whisper.rules.victim_rows import DECKS


def deal_decks(box: Box, start: Station, rng: Random) -> dict[str, list[str]]:
    """The decks as the victims may imagine them: all cards that they have not seen. (WW-9.6)"""
    held = [*start.items.values(), *start.keys.values(), *start.remains.values(), start.taken_out]
    known = [*start.stand, *start.discard, *start.drawn, *(item for pile in held for item in pile)]
    decks = {name: box.deck(name) for name in DECKS}
    decks["keys"].remove(box.key)
    gaps = {name: len(decks[name]) - len(start.decks[name]) for name in DECKS}
    if not start.bottom:
        known.remove(box.key)
    out = [item for item in known if not box.items[item].special]
    out.sort(key=lambda item: sum(item in decks[name] for name in DECKS))
    for item in out:
        homes = [name for name in DECKS if item in decks[name] and gaps[name] > 0]
        if not homes:
            return _any_decks(box, start, known, rng)
        home = max(homes, key=lambda name: (gaps[name], rng.random()))
        decks[home].remove(item)
        gaps[home] -= 1
    for deck in decks.values():
        rng.shuffle(deck)
    return decks


def _any_decks(box: Box, start: Station, known: list[str], rng: Random) -> dict[str, list[str]]:
    """Cards of several decks have been mixed up in the discard pile: any deal of the right sizes."""
    whole = Counter(item for name in DECKS for item in box.deck(name))
    whole -= Counter([box.key])
    left = list((whole - Counter(item for item in known if not box.items[item].special)).elements())
    rng.shuffle(left)
    return {name: [left.pop() for _ in range(len(start.decks[name]))] for name in DECKS}


def deal_victims(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """Everything behind the victims' screen, as the killer may imagine it. (WW-45.1)"""
    board = box.board
    t.at = {}
    for one in t.in_play:
        trace = t.traces[one]
        t.at[one] = rng.choice(board.within(trace.place, STEPS * (t.round - trace.round + 1)))
    beside = [*t.fight.present, *([t.fight.defender] if t.fight.defender else [])]
    for one in beside if t.turn != "victims" else []:
        if one in t.at:
            t.at[one] = t.killer_at[t.at_work]
    if t.battle:
        t.at = dict.fromkeys(t.in_play, t.battle.place)
    away = step.args[1:] if step.phase == "slip" else ()
    running = [one for one in t.fight.present if one in t.at and one not in away]
    fleeing = tuple(running) if step.phase in ("flee", "slip") else ()
    t.runaways = Runaways(fleeing, ran=fleeing)
    _deal_items(box, t, rng)
    _deal_tokens(box, t, rng)
    _deal_apart(box, t, rng)
    mine = t.turn == "victims"
    t.progress = "actions" if mine else ""
    t.acted = [one for one in t.in_play if not mine or rng.random() < 0.4]
    t.repaired, t.petted, t.errands, t.accord = [], False, [], Accord()
    t.noise = board.in_order(p for p in board.ids if rng.random() < 0.1) if mine else list(t.reported)
    t.cracker = t.everywhere


def _deal_items(box: Box, t: Station, rng: Random) -> None:
    decks = {name: box.deck(name) for name in DECKS}
    key = box.key
    decks["keys"].remove(key)
    first_key = _starting_keys(t)
    t.bottom, t.discard, t.drawn = [] if first_key else [key], [], []
    for _ in t.stand[first_key:]:
        home = next((name for name in ("keys", "equipment") if key in decks[name]), "")
        if home:
            decks[home].remove(key)
        else:
            t.bottom.remove(key)
    for name, deck in decks.items():
        rng.shuffle(deck)
        spent = rng.randrange(min(len(deck), 1 + 2 * t.round if name == "equipment" else 4))
        t.discard += [deck.pop() for _ in range(spent)]
    special = [item for one in t.victims for item in box.victims[one].start]
    t.aside = [item for one in t.victims for item in box.built[one]]
    t.items = {one: [] for one in t.in_play}
    for item in special:
        owner = next(one for one in t.victims if item in box.victims[one].start)
        if owner in t.items:
            put(t.items, owner, item)
        else:
            t.discard.append(item)
    for one in t.items:
        for item in box.built[one]:
            if rng.random() < 0.3:
                t.aside.remove(item)
                put(t.items, one, item)
    if t.battle:
        _hand_out_symbol(box, t, decks, rng)
    for one, held in t.items.items():
        for _ in range(rng.randrange(ITEMS + 1 - len(held))):
            found = next((i for i in reversed(t.discard) if box.items[i].role == "item"), "")
            if found:
                t.discard.remove(found)
                put(t.items, one, found)
    charged = any(box.items[item].energy for held in t.items.values() for item in held)
    t.energy = rng.randint(1, box.most_energy) if charged else 0
    t.decks = decks


def _deal_apart(box: Box, t: Station, rng: Random) -> None:
    """At the Crossroads: Keys under the boards, and whose turn it may be; what lies with the dead is
    anybody's guess. (WW-38.14)"""
    t.taken_out = []
    t.remains = {one: [] for one in t.crossroads.bodies}
    t.keys, t.queue = {}, []
    if not t.settings.crossroads:
        return
    t.keys = {one: [] for one in t.in_play}
    key, deck = box.key, t.decks["keys"]
    for _ in range(rng.randrange(1 + deck.count(key)) if t.in_play else 0):
        deck.remove(key)
        put(t.keys, rng.choice(t.in_play), key)
    if t.turn == "victims" and t.in_play:
        ring = apart.clockwise(t, t.crossroads.token, t.in_play)
        t.queue = ring[rng.randrange(len(ring)) :]


def _starting_keys(t: Station) -> int:
    """Of two killers' victims the key of the bottom card lies on the stand from the beginning, but not
    at the crossroads. (WW-39.4, WW-40.2)"""
    return int(t.double and not t.settings.crossroads)


def _hand_out_symbol(box: Box, t: Station, decks: dict[str, list[str]], rng: Random) -> None:
    """A battle goes on, so somebody holds an item with the symbol. (WW-29.1)"""
    for pile in (t.discard, *decks.values()):
        for item in box.symbol_items(t.weakness):
            if item in pile:
                pile.remove(item)
                put(t.items, rng.choice(list(t.items)), item)
                return


def _deal_tokens(box: Box, t: Station, rng: Random) -> None:
    """Repairs, ropes, alarm, cat and bandages, as far as the roof leaves them open."""
    t.repairs = {kind: rng.randrange(int(t.double), needed) for kind, needed in NEEDED.items()}
    ready = t.vehicle_ready or t.vehicle_gone
    t.fuelled = ready or rng.random() < 0.2
    if ready:
        t.repairs["vehicle"] = NEEDED["vehicle"]
    if t.rescue != NO_RESCUE:
        t.repairs["transmitter"] = NEEDED["transmitter"]
    t.ropes = [arrow for arrow in box.board.arrows if rng.random() < 0.2][:ROPES]
    t.alarm = Alarm(rng.choice(box.board.ids), rng.choice((1, 2))) if rng.random() < 0.3 else None
    t.cat = rng.choice(box.board.ids) if rng.random() < 0.3 else ""
    hurt = [one for one in t.in_play if t.wounds[one]] if "evelyn" in t.in_play else []
    t.bandages = {one: rng.choice((1, 2)) for one in hurt if rng.random() < 0.3}
