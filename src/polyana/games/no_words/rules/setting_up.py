"""Setting up: eight red letters, a conversation of two, three black letters for everybody."""

from __future__ import annotations

from polyana.core import EVERYBODY, Next, Seat, phase, step
from polyana.games.no_words.rules import calls, turn
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card, letter
from polyana.games.no_words.rules.settings import Settings, warnings
from polyana.games.no_words.rules.table import NO_MOVER, Talk

HAND = 3
"""How many black letters everybody holds. (NW-2.3)"""
TALK = 2
"""How many red letters begin a conversation, and the fewest with which it goes on. (NW-2.1, NW-7.3)"""


def empty_table(players: int, settings: Settings) -> Talk:
    """The table before the first game of a match."""
    seats = range(players)
    hands: dict[Seat, list[Card]] = {seat: [] for seat in seats}
    return Talk(players, settings, [], [], [], hands, dict.fromkeys(seats, ()), [])


@phase
def set_up(box: Box, t: Talk) -> Next:
    """Lay everything out; each game of a series is set up anew. (NW-9.3)

    Chance follows from the key of the match, so a match can be repeated exactly. (NW-2.8)
    """
    for code, clause in warnings(t.settings, t.players):
        t.tell(f"warning_{code}", clause)
    t.deck = list(box.cards.black)  # dealt from below; what is left is the deck (NW-2.4)
    t.general_discard, t.discards = [], dict.fromkeys(t.seats, ())  # no penalty points yet (NW-2.7)
    t.votes = {}
    t.conversation, t.showcase = [], list(box.cards.red)  # all but two stay in the showcase (NW-2.2)
    begin_conversation(t)
    t.hands = {seat: [t.dice.draw(t.deck, to=(seat,)) for _ in range(HAND)] for seat in t.seats}
    calls.clear_window(t)
    t.turn = first_player(t)
    t.reveal("dealt", "NW-2.3", seat=t.turn, game=len(t.sheet) + 1, games=t.settings.games)
    return step(turn.turn)


def begin_conversation(t: Talk) -> None:
    """Two random red cards of the showcase begin a conversation; it has no mover yet. (NW-2.1, NW-0.2)"""
    t.conversation = [t.dice.draw(t.showcase, to=EVERYBODY) for _ in range(TALK)]
    t.mover = NO_MOVER
    t.reveal("talk", "NW-2.1", letters=[letter(card) for card in t.conversation])


def first_player(t: Talk) -> Seat:
    """Drawn by lot, since all have typed on a keyboard, unless the host has named one. (NW-2.5, NW-2.6)"""
    first = t.settings.first
    return t.dice.pick(t.seats, to=EVERYBODY) if first is None else first
