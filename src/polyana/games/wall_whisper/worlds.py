"""Imagined worlds: what a seat cannot see is dealt anew, so that its view stays the same. (WW-45.4)"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from polyana.core import Sampler, Step, View, sketch
from polyana.games.wall_whisper import apart
from polyana.games.wall_whisper.cards import Box
from polyana.games.wall_whisper.kinds import BATTLE_HEALTH, HAND, ITEMS, NEEDED, PER_VIGILANCE
from polyana.games.wall_whisper.skills import KILLER_DEALS, KILLERS, VICTIM_DEAL, played_with
from polyana.games.wall_whisper.table import NO_RESCUE, Station
from polyana.games.wall_whisper.victim_cards import DECKS

STEPS = 2
"""How far a victim usually gets in a turn."""
FACES = ("safe", "safe", "safe", "safe", "infected")


def pieces(t: Station) -> list[str]:
    """Every card and infection token, wherever it lies."""
    items = [t.stand, t.bottom, t.discard, t.aside, t.drawn, *t.items.values(), *t.decks.values()]
    items += [t.taken_out, *t.keys.values(), *t.remains.values()]
    cards = [*t.locked.values(), *t.hand.values(), *t.deck.values(), *t.used.values(), *t.vigilance.values()]
    tokens = [t.pile, t.spent_tokens, *t.faces.values()]
    skills = [
        t.skill_box,
        t.kept_skills,
        t.skills.values(),
        *t.skill_offers.values(),
        *t.killer_skills.values(),
    ]
    return [
        *(f"skill {one}" for pile in skills for one in pile),
        *(f"item {one}" for pile in items for one in pile),
        *(f"card {one}" for pile in [*cards, t.played, t.unlocked] for one in pile),
        *(f"token {one}" for pile in tokens for one in pile),
    ]


def study(box: Box, view: View[Station]) -> Sampler[Station]:
    """Deal what this seat does not see: the other side, face-down decks, infection, the analysis card."""
    start, step, seat = view.start, view.step, view.seat
    sees_victims, sees_map, sees_hand = (start.sees(zone) for zone in ("at", "killer_at", "hand"))
    own_wish = {seat: True} if seat >= 0 and seat in start.wants and start.wants[seat] else {}

    def deal(rng: Random) -> Station:
        t = sketch(start)
        t.wants = dict(own_wish)
        _deal_infection(box, start, t, rng)
        _deal_analysis(box, t, rng, sees_victims)
        _deal_skills(box, start, t, rng)
        if not sees_map:
            _deal_map(box, start, t, rng, step)
        if sees_victims:
            t.decks = _deal_decks(box, start, rng)
        else:
            _deal_victims(box, start, t, rng, step)
        if not sees_map:
            _deal_carrier(box, t, rng, step)
        if not sees_hand:
            _deal_killers(box, start, t, rng, step)
        return t

    return deal


# --- infection and analysis -----------------------------------------------------------------------


def _deal_infection(box: Box, start: Station, t: Station, rng: Random) -> None:
    """The faces this seat has not seen, dealt over piles whose sizes are open. (WW-42.7, WW-42.10)"""
    known: list[str] = list(start.spent_tokens)
    t.faces = {}
    unseen: list[str] = []
    for victim in start.victims:
        tokens: Any = start.faces[victim]
        if isinstance(tokens, list):
            t.faces[victim] = list(tokens)
            known += tokens
        else:
            unseen.append(victim)
    whole = FACES if any(box.killers[one].infects_until for one in start.killers) else ()
    if start.sees("pile") and isinstance(start.pile, list):
        t.pile = list(start.pile)
        return
    left = list((Counter(whole) - Counter(known)).elements())
    rng.shuffle(left)
    for victim in unseen:
        t.faces[victim] = [left.pop() for _ in range(len(start.faces[victim]))]
    t.faces = {victim: t.faces[victim] for victim in start.victims}
    t.pile = left


def _deal_analysis(box: Box, t: Station, rng: Random, sees_windows: bool) -> None:
    """An analysis card that fits the windows which this seat has seen. (WW-3.10, WW-27.2)"""
    cards = range(len(box.analysis))
    if t.manoeuvre >= 0:
        t.card = t.manoeuvre
    elif sees_windows and t.tactic >= 0:
        t.card = t.tactic
    elif sees_windows and t.weakness:
        fits = [i for i in cards if (box.analysis[i].symbol, box.analysis[i].site) == (t.weakness, t.site)]
        t.card = rng.choice(fits)
    else:
        t.card = rng.choice(cards)
    if not sees_windows:
        row = box.analysis[t.card]
        t.weakness, t.site = (row.symbol, row.site) if t.analysed else ("", "")
        t.tactic = t.card if t.analysed == 2 else -1


def _deal_skills(box: Box, start: Station, t: Station, rng: Random) -> None:
    """The skill cards that this seat does not see; those that were shown stay. (WW-37.7, WW-37.9)"""
    own = start.skills if start.sees("skills") else start.shown_skills
    t.skill_offers = {of: list(cards) for of, cards in start.skill_offers.items() if isinstance(cards, list)}
    held = [card for cards in (*start.killer_skills.values(), *t.skill_offers.values()) for card in cards]
    held += [*own.values(), *start.kept_skills]
    left = {
        side: [card for card in cards if card not in held]
        for side, cards in (("victims", box.victim_skills), ("killers", box.killer_skills))
    }
    for cards in left.values():
        rng.shuffle(cards)
    for of in start.skill_offers:
        if of == KILLERS:
            count, side = KILLER_DEALS[start.settings.difficulty].dealt, "killers"
        else:
            count, side = VICTIM_DEAL.dealt, "victims"
        if of not in t.skill_offers:
            t.skill_offers[of] = [left[side].pop() for _ in range(count)]
    t.skill_offers = {of: t.skill_offers[of] for of in start.skill_offers}
    if not start.sees("skills"):
        chosen = played_with(start) and start.round > 0
        t.skills = {one: own.get(one) or left["victims"].pop() for one in start.victims} if chosen else {}
        turned = [one for one in t.skills.values() if box.victim_skills[one].once and rng.random() < 0.3]
        t.spent_skills = turned
    t.skill_box = sorted([*left["victims"], *left["killers"]])


# --- the victims' side ----------------------------------------------------------------------------


def _deal_decks(box: Box, start: Station, rng: Random) -> dict[str, list[str]]:
    """The decks as the victims may imagine them: all cards that they have not seen. (WW-9.6)"""
    held = [*start.items.values(), *start.keys.values(), *start.remains.values(), start.taken_out]
    known = [*start.stand, *start.discard, *start.drawn, *(item for pile in held for item in pile)]
    decks = {name: box.deck(name) for name in DECKS}
    decks["keys"].remove(_key(box))
    gaps = {name: len(decks[name]) - len(start.decks[name]) for name in DECKS}
    if not start.bottom:
        known.remove(_key(box))
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
    whole -= Counter([_key(box)])
    left = list((whole - Counter(item for item in known if not box.items[item].special)).elements())
    rng.shuffle(left)
    return {name: [left.pop() for _ in range(len(start.decks[name]))] for name in DECKS}


def _key(box: Box) -> str:
    return next(id_ for id_, role in box.roles.items() if role == "key")


def _deal_victims(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """Everything behind the victims' screen, as the killer may imagine it. (WW-45.1)"""
    board = box.board
    t.at = {}
    for one in t.in_play:
        told, place = t.traces[one]
        t.at[one] = rng.choice(board.within(place, STEPS * (t.round - told + 1)))
    beside = [*t.present, *([t.defender] if t.defender else [])]
    for one in beside if t.turn != "victims" else []:
        if one in t.at:
            t.at[one] = t.killer_at[_at_work(t)]
    if t.battle_at:
        t.at = dict.fromkeys(t.in_play, t.battle_at)
    away = step.args[1:] if step.phase == "slip" else ()
    running = [one for one in t.present if one in t.at and one not in away]
    t.fleeing = running if step.phase in ("flee", "slip") else []
    t.ran, t.declined = t.fleeing[:], []
    _deal_items(box, t, rng)
    _deal_tokens(box, t, rng)
    _deal_apart(box, t, rng)
    mine = t.turn == "victims"
    t.progress = "actions" if mine else ""
    t.acted = [one for one in t.in_play if not mine or rng.random() < 0.4]
    t.repaired, t.petted, t.errands, t.proposal, t.agreed = [], False, [], (), []
    t.noise = board.in_order(p for p in board.ids if rng.random() < 0.1) if mine else list(t.reported)
    t.cracker = t.everywhere


def _deal_items(box: Box, t: Station, rng: Random) -> None:
    decks = {name: box.deck(name) for name in DECKS}
    key = _key(box)
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
    t.aside = ["device"] if "victoria" in t.victims else []
    t.items = {one: [] for one in t.in_play}
    for item in special:
        owner = next(one for one in t.victims if item in box.victims[one].start)
        t.items.get(owner, t.discard).append(item)
    if t.aside and "victoria" in t.items and rng.random() < 0.3:
        t.items["victoria"].append(t.aside.pop())
    if t.battle_at:
        _hand_out_symbol(box, t, decks, rng)
    for held in t.items.values():
        for _ in range(rng.randrange(ITEMS + 1 - len(held))):
            found = next((i for i in reversed(t.discard) if box.items[i].role == "item"), "")
            if found:
                t.discard.remove(found)
                held.append(found)
    t.energy = rng.randrange(1, 5) if any("device" in held for held in t.items.values()) else 0
    t.decks = decks


def _deal_apart(box: Box, t: Station, rng: Random) -> None:
    """На распутье: Keys under the boards, and whose turn it may be; what lies with the dead is anybody's
    guess. (WW-38.14)"""
    t.taken_out, t.settled = [], []
    t.remains = {one: [] for one in t.bodies}
    t.keys, t.queue = {}, []
    if not t.settings.crossroads:
        return
    t.keys = {one: [] for one in t.in_play}
    key, deck = _key(box), t.decks["keys"]
    for _ in range(rng.randrange(1 + deck.count(key)) if t.in_play else 0):
        deck.remove(key)
        t.keys[rng.choice(t.in_play)].append(key)
    if t.turn == "victims" and t.in_play:
        ring = apart.clockwise(t, t.token, t.in_play)
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
                rng.choice(list(t.items.values())).append(item)
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
    t.ropes = [arrow for arrow in box.board.arrows if rng.random() < 0.2][:2]
    t.alarm, t.alarm_side = (rng.choice(box.board.ids), rng.choice((1, 2))) if rng.random() < 0.3 else ("", 0)
    t.cat = rng.choice(box.board.ids) if rng.random() < 0.3 else ""
    hurt = [one for one in t.in_play if t.wounds[one]] if "evelyn" in t.in_play else []
    t.bandages = {one: rng.choice((1, 2)) for one in hurt if rng.random() < 0.3}


# --- the killer's side ----------------------------------------------------------------------------


def _deal_map(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """A hidden killer may be anywhere; one who builds here has a door to build on. (WW-19.16)"""
    t.killer_at = dict(start.seen_at)
    for killer in start.hidden:
        places = list(box.board.ids)
        if step.phase == "build" and tuple(step.args[:2]) == (killer, "here"):
            places = [p for p in places if any(d not in start.barricades for d in box.board.doors_of(p))]
        t.killer_at[killer] = rng.choice(places)
    t.delayed_at = [
        seen or t.killer_at[killer] for seen, (killer, _, _) in zip(t.delayed_seen, t.delayed, strict=True)
    ]


def _deal_carrier(box: Box, t: Station, rng: Random, step: Step) -> None:
    t.carrier_moved = False
    t.carrier_at = rng.choice([p for p in box.board.ids if p not in t.hunted]) if t.mutated else ""
    if step.phase == "corner":
        t.carrier_at = t.at[step.args[0]]


def _deal_killers(box: Box, start: Station, t: Station, rng: Random, step: Step) -> None:
    """Hand, deck, discard pile and vigilance: all sizes are the killer's secret. (WW-20.2, WW-35.16)"""
    t.hand, t.deck, t.used, t.vigilance = {}, {}, {}, {}
    wary = _vigilance(start, rng)
    for killer in start.killers:
        cards = [*box.killer_deck(killer, locked=False), *box.killer_deck(killer, locked=True)]
        seen = [*start.locked[killer], *start.unlocked, *(start.played if killer == _at_work(start) else ())]
        left = list((Counter(cards) - Counter(seen)).elements())
        rng.shuffle(left)
        least = step.args[1] if step.phase == "pay" else 0
        t.hand[killer] = [left.pop() for _ in range(rng.randint(least, HAND))]
        t.vigilance[killer] = [left.pop() for _ in range(min(wary[killer], len(left)))]
        split = rng.randrange(len(left) + 1)
        t.used[killer], t.deck[killer] = left[:split], left[split:]
    t.flesh = rng.choice(["", *start.barricades]) if t.pile or start.spent_tokens else ""
    t.owed_draws, t.owed_discards, t.way = int(step.phase == "unlock"), 0, ()


def _vigilance(start: Station, rng: Random) -> dict[str, int]:
    """How many cards each killer has put aside: a battle tells their sum, about. (WW-29.6, WW-39.13)"""
    if not start.battle_at:
        return {killer: rng.choice((0, 0, 1)) for killer in start.killers}
    counted = (start.health - BATTLE_HEALTH) // PER_VIGILANCE
    return dict.fromkeys(start.killers, counted)  # of two killers two cards count as one


def _at_work(t: Station) -> str:
    """The killer whose turn it is, else the first."""
    return t.turn if t.turn in t.killers else t.killers[0]
