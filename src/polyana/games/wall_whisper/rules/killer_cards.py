"""Killer cards: the price, the effects from top to bottom, the discard pile. (Chapter 33)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from polyana.core import Ask, Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import keywords, questions
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import PAY, Words
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.table import Station


def playable(box: Box, v: Station, killer: str, kind: str, also: Sequence[str] = ()) -> list[str]:
    """Cards of a class in his hand that he can pay for. (WW-33.4, WW-33.5, WW-33.10, WW-33.12)"""
    return [id_ for id_ in dict.fromkeys(v.hand[killer]) if not no_play(box, v, killer, id_, kind, also)]


def no_play(box: Box, v: Station, killer: str, id_: str, kind: str, also: Sequence[str] = ()) -> str:
    """The clause that bars playing a card as one of this class, or ""; also "" for what is no card."""
    card = box.cards.get((killer, id_))
    if card is None:
        return ""
    if id_ not in v.hand[killer]:
        return "WW-4.3" if id_ in v.locked[killer] else "WW-33.3"
    if card.kind != kind and id_ not in also:
        return "WW-33.10"
    return "WW-33.5" if card.cost >= len(v.hand[killer]) else ""


def play(box: Box, t: Station, killer: str, card: str) -> list[Step]:
    """A card is named, and its text with it, and paid for; its effects follow one by one. (WW-20.4, WW-20.5,
    WW-20.6, WW-33.3, WW-33.4)"""
    take(t.hand, killer, card)
    t.played = [*t.played, card]
    row = box.cards[killer, card]
    t.reveal("played", "WW-33.3", killer=killer, card=card, cost=row.cost)
    price = [step(pay, killer, row.cost)] if row.cost else []
    effects = [step(keywords.effect, killer, card, (i,)) for i in range(len(row.effects))]
    return [*price, *effects]


@phase
def pay(box: Box, t: Station, killer: str, count: int) -> Flow[Next]:
    """The killer chooses which cards pay; the victims learn how many, never which.
    (WW-13.2, WW-13.6, WW-20.8, WW-33.11)"""
    cards = (yield from questions.asked(box, t, ask_price(t, killer, count))).value
    discard_hand(t, killer, cards)
    t.reveal("paid", "WW-20.8", count=count, only={"cards": (t.slayers, cards)})
    return None


def ask_price(t: Station, killer: str, count: int) -> Ask:
    """Which cards pay, `count` of them?"""

    def options(view: Station) -> list[Words]:
        return list(dict.fromkeys(combinations(sorted(view.hand[killer]), count)))

    seat = t.killer_seat(killer)
    return t.ask(seat, PAY, options, default=lambda v: options(v)[0], about={"count": count})


def discard_hand(t: Station, killer: str, cards: Words) -> None:
    """Cards that pay go from his hand to his discard pile."""
    for card in cards:
        take(t.hand, killer, card)
        put(t.used, killer, card)


@phase
def put_away(box: Box, t: Station, killer: str) -> Next:
    """Played cards go to the killer's discard pile. (WW-33.8, WW-33.9, WW-18.10)"""
    clear_played(t, killer)
    return None


def clear_played(t: Station, killer: str) -> None:
    """The played cards go, and what was aimed at is forgotten."""
    if t.played:
        t.reveal("put_away", "WW-33.8", cards=t.played)
    t.used[killer] = [*t.used[killer], *t.played]
    t.played, t.effect = [], replace(t.effect, aimed="")
