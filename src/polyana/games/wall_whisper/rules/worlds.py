"""Imagined worlds: what a seat cannot see is dealt anew, so that its view stays the same. (WW-45.4)

The sides have files of their own; here is what both may not know: infection, the analysis card, skills.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from polyana.core import Sampler, View, table_from_view
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import TOKENS
from polyana.games.wall_whisper.rules.skills import KILLERS, deal, victims_skilled
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.worlds_killers import deal_carrier, deal_killers, deal_map
from polyana.games.wall_whisper.rules.worlds_victims import deal_decks, deal_victims


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
        t = table_from_view(start)
        t.wants = dict(own_wish)
        _deal_infection(box, start, t, rng)
        _deal_analysis(box, t, rng, sees_victims)
        _deal_skills(box, start, t, rng)
        if not sees_map:
            deal_map(box, start, t, rng, step)
        if sees_victims:
            t.decks = deal_decks(box, start, rng)
        else:
            deal_victims(box, start, t, rng, step)
        if not sees_map:
            deal_carrier(box, t, rng, step)
        if not sees_hand:
            deal_killers(box, start, t, rng, step)
        return t

    return deal


def _deal_infection(box: Box, start: Station, t: Station, rng: Random) -> None:
    """The faces this seat has not seen, dealt over piles whose sizes are open. (WW-42.7, WW-42.10)"""
    known: list[str] = list(start.spent_tokens)
    t.faces = {}
    unseen: list[str] = []
    for victim in start.victims:
        tokens: object = start.faces[victim]  # seen, or from behind
        if isinstance(tokens, list):
            t.faces[victim] = list(tokens)
            known += tokens
        else:
            unseen.append(victim)
    whole = TOKENS if any(box.killers[one].infects_until for one in start.killers) else ()
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
    if t.battle and t.battle.manoeuvre >= 0:
        t.card = t.battle.manoeuvre
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
    """The skill cards that this seat does not see; those that were shown stay, and somebody has each of those
    that were named. (WW-37.7, WW-37.9)"""
    own = start.skills if start.sees("skills") else start.shown_skills
    t.skill_offers = {of: list(cards) for of, cards in start.skill_offers.items() if isinstance(cards, list)}
    held = [card for cards in (*start.killer_skills.values(), *t.skill_offers.values()) for card in cards]
    named = [card for card in start.named_skills if card not in own.values()]
    held += [*own.values(), *named, *start.kept_skills]
    left = {
        side: [card for card in cards if card not in held]
        for side, cards in (("victims", box.victim_skills), ("killers", box.killer_skills))
    }
    for cards in left.values():
        rng.shuffle(cards)
    for of in start.skill_offers:
        side = "killers" if of == KILLERS else "victims"
        if of not in t.skill_offers:
            t.skill_offers[of] = [left[side].pop() for _ in range(deal(start, of).dealt)]
    t.skill_offers = {of: t.skill_offers[of] for of in start.skill_offers}
    if not start.sees("skills"):
        chosen = victims_skilled(start) and start.round > 0
        hands = dict.fromkeys(start.victims, "") if chosen else {}
        hands |= own
        empty = [one for one, card in hands.items() if not card]
        rng.shuffle(empty)
        for one in empty:
            hands[one] = named.pop() if named else left["victims"].pop()
        t.skills = hands
        turned = [one for one in t.skills.values() if box.victim_skills[one].once and rng.random() < 0.3]
        t.spent_skills = turned
    t.skill_box = sorted([*left["victims"], *left["killers"]])
