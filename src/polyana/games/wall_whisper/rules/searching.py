"""Searching, and cards into hands. (Chapter 24)"""

from __future__ import annotations

from polyana.games.wall_whisper.rules import noise, skills
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.records import Errand
from polyana.games.wall_whisper.rules.table import Station


def search(box: Box, t: Station, victim: str, deck: str) -> None:
    """The top card of the deck; its noise comes at once, a Key goes to the stand. (WW-24.2, WW-24.7,
    WW-24.9)"""
    draw(box, t, victim, deck, 1)
    if t.drawn and t.drawn[0] == box.key:
        gain_key(t, victim, t.drawn.pop())
    elif t.drawn:
        t.errands.append(Errand("found", victim))


def draw(box: Box, t: Station, victim: str, deck: str, count: int) -> None:
    """Cards from the top, as far as there are any; noise for each that shows it. Which of them came first
    means nothing. (WW-8.2, WW-24.9, WW-30.2, WW-30.5, WW-9.5)"""
    for _ in range(min(count, t.deck_size(deck))):
        t.drawn.append(top_card(t, deck))
    t.drawn.sort()
    if any(box.items[card].noisy for card in t.drawn):
        noise.due(box, t, victim, "found")
    t.reveal("found", "WW-24.2", to=t.crew, victim=victim, items=t.drawn[:])


def top_card(t: Station, deck: str) -> str:
    """The next card of a deck; of the key deck the coloured key comes last. (WW-3.4)"""
    cards = t.decks[deck]
    return t.dice.draw(cards, to=t.crew) if cards else t.bottom.pop()


def gain_key(t: Station, victim: str, key: str) -> None:
    """A Key goes to the roof: both sides see the number, the killer no more; there may be more than five. At
    the Crossroads it goes under her own board, in view of the victims only. (WW-24.7, WW-24.8, WW-21.10,
    WW-21.11, WW-38.13, WW-38.14)"""
    if t.settings.crossroads:
        put(t.keys, victim, key)
        t.tell("own_key", "WW-38.13", to=t.crew, victim=victim, count=len(t.keys[victim]))
        return
    t.stand = [*t.stand, key]
    t.reveal("key", "WW-21.10", count=len(t.stand))


def watch_limit(box: Box, t: Station, victim: str) -> None:
    """More than three items: she must choose. (WW-24.6, WW-30.12)"""
    due = Errand("limit", victim)
    if len(t.items[victim]) > skills.traits(box, t, victim).pockets and due not in t.errands:
        t.errands.append(due)
