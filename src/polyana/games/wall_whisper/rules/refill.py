"""Refill, level, vigilance. (Chapters 6 and 35)

How many cards are still to be drawn is the killer's secret, so it lies on the table. (WW-20.2)
"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import (
    double_threat,
    keywords,
    killer_cards,
    killer_turn,
    mutation,
    questions,
    skill_moments,
    skills,
)
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules.answers import DRAW, Order
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE, REFILL, UNLOCK, Words
from polyana.games.wall_whisper.rules.numbers import DRAWS, HAND
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.records import Owed
from polyana.games.wall_whisper.rules.saying import whose, yes_no
from polyana.games.wall_whisper.rules.table import Station

# --- stage VI -------------------------------------------------------------------------------------


@phase
def refill(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Stage VI: draw three cards, of two killers two, or put one from hand into the final-battle area; the
    victims do not see which, and there is no limit. (WW-32.13, WW-35.1, WW-35.13, WW-35.15, WW-35.16,
    WW-39.12)

    Which is better is left to the player. (WW-35.12, WW-35.17)
    """
    killer_cards.clear_played(t, killer)
    t.actions, t.fight = 0, replace(t.fight, present=())
    killer_turn.enter_stage(t, 6)
    if mutation.due(t):
        return [step(mutation.turning), step(refill, killer)]

    def options(view: Station) -> list[Order]:
        return [DRAW, *(Order.of("vigilance", card) for card in dict.fromkeys(view.hand[killer]))]

    def why(view: Station, words: Words) -> str:
        return "WW-35.13" if words[0] == "vigilance" else ""

    ask = t.ask(t.killer_seat(killer), REFILL, Offers(options, why), default=DRAW)
    chosen = yield from questions.asked_when_free(box, t, ask)
    if chosen is None:
        return step(refill, killer)
    if chosen == DRAW:
        return owe(t, killer, draws=DRAWS - t.double)
    (card,) = chosen.objects
    take(t.hand, killer, card)
    put(t.vigilance, killer, card)
    return owe(t, killer, draws=_vigilant_draws(box, t, killer))


def _vigilant_draws(box: Box, t: Station, killer: str) -> int:
    """Cards that a skill gives after vigilance; the victims do not see them either. (WW-35.16)"""
    mine = skills.ready(box, t, killer, "vigilance")
    effects = [one for skill in mine for one in box.killer_skills[skill].effects]
    return sum(one.count for one in effects if isinstance(one, fx.Draw))


# --- the deck -------------------------------------------------------------------------------------


def owe(t: Station, killer: str, draws: int = 0, discards: int = 0) -> Step:
    """Cards are due; of discards everybody learns the number, of draws only the killer. (WW-20.8)"""
    if discards:
        t.reveal("discards", "WW-20.8", count=discards, **whose(t, killer))
    owed = t.owed[killer]
    t.owed[killer] = Owed(owed.draws + draws, owed.discards + discards)
    return step(supply, killer)


@phase
def supply(box: Box, t: Station, killer: str) -> Next:
    """Cards are discarded from the deck or drawn one at a time; a drawn card beyond five is discarded. If
    one is due and the deck is empty, the level rises. (WW-34.15, WW-35.1, WW-35.2, WW-35.3, WW-35.11)"""
    ears, about = t.slayers, whose(t, killer)
    while (owed := t.owed[killer]) != Owed():
        if not t.deck[killer]:
            return level_up(box, t, killer)
        card = t.dice.draw(t.deck[killer], to=ears)
        if owed.discards:
            t.owed[killer] = replace(owed, discards=owed.discards - 1)
            put(t.used, killer, card)
            t.reveal("milled", "WW-34.9", to=ears, card=card, **about)
            continue
        t.owed[killer] = replace(owed, draws=owed.draws - 1)
        kept = len(t.hand[killer]) < HAND
        put(t.hand if kept else t.used, killer, card)
        clause = "WW-35.1" if kept else "WW-35.2"
        t.reveal("drew", clause, to=ears, card=card, kept=yes_no(kept), **about)
    return None


@phase
def reshuffle(box: Box, t: Station, killer: str) -> Next:
    """The discard pile becomes the new deck; with both empty drawing stops. (WW-35.7, WW-35.10)"""
    t.deck[killer] += t.used[killer]
    t.used[killer] = []
    if not t.deck[killer]:
        t.owed[killer] = Owed()
    return step(supply, killer)


# --- the level ------------------------------------------------------------------------------------


def level_up(box: Box, t: Station, killer: str, clause: str = "WW-35.3") -> Next:
    """The next level with its effects and its card, then a new deck; at the highest only the deck.
    (WW-35.4, WW-35.7, WW-35.9)"""
    if t.level >= box.top_level:
        return step(reshuffle, killer)
    return [*next_level(box, t, killer, clause), step(reshuffle, killer)]


def next_level(box: Box, t: Station, killer: str, clause: str = "WW-35.3") -> list[Step]:
    """One level more, for every killer who hunts. (WW-6.2, WW-39.14)"""
    t.level += 1
    t.reveal("level", clause, level=t.level)
    return [*rise(box, t, killer), *double_threat.others_rise(t, killer)]


def rise(box: Box, t: Station, killer: str) -> list[Step]:
    """What the level that is now reached brings a killer: board, card and skills. (WW-35.4, WW-35.5)"""
    row = box.levels[killer, t.level]
    steps = [step(keywords.effect, killer, f"level-{t.level}", (i,)) for i in range(len(row.effects))]
    if row.unlock in t.locked[killer]:
        take(t.locked, killer, row.unlock)
        t.unlocked.append(row.unlock)
        t.reveal("unlocked", "WW-35.5", card=row.unlock)
        steps.append(step(unlock, killer))
    return [*steps, *skill_moments.moments(box, t, killer, "level")]


@phase
def unlock(box: Box, t: Station, killer: str) -> Flow[Next]:
    """The unlocked card is taken to hand; only now may a card from a full hand make room. The question
    is put whether the hand is full or not. From now on it is an ordinary card. (WW-35.5, WW-35.6, WW-35.8,
    WW-45.10)"""

    def options(view: Station) -> list[str]:
        hand = view.hand[killer]
        return [NONE, *dict.fromkeys(hand)] if len(hand) >= HAND else [NONE]

    ask = t.ask(t.killer_seat(killer), UNLOCK, options, default=NONE, about={"card": t.unlocked[0]})
    given = (yield from questions.asked(box, t, ask)).value
    card = t.unlocked.pop()
    if given != NONE:
        take(t.hand, killer, given)
        put(t.used, killer, given)
    put(t.hand if len(t.hand[killer]) < HAND else t.used, killer, card)
    t.reveal("joined", "WW-35.5", card=card)
    return None
