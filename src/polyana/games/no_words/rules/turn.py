"""A turn: one letter joins the conversation."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Ask, Flow, Kind, Next, No, Seat, phase
from polyana.games.no_words.rules import calls
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import Card, is_red, letter
from polyana.games.no_words.rules.table import Talk

PLACE: Kind[Card] = Kind("place", "NW-3.1")


@phase
def turn(box: Box, t: Talk) -> Flow[Next]:
    """The player on turn places exactly one letter; then the rivals may call. (NW-3.1, NW-3.9)"""
    answer = yield (ask_place(t),)
    place(t, answer.seat, answer.value)
    return calls.go_on(t)


def ask_place(t: Talk) -> Ask:
    """Ask the player on turn for a card. Without an answer it is the card held longest. (NW-3.11)

    The glass is turned with each placement, and anew when a taker has chosen who moves. (NW-4.19)
    """
    seat = t.turn

    def options(view: Talk) -> Sequence[Card | No]:
        cards = open_cards(view, seat)
        if view.showcase_open:
            return cards
        return [*cards, *(No(card, "showcase", "NW-3.2") for card in dict.fromkeys(view.showcase))]

    return t.ask(
        seat,
        PLACE,
        options,
        default=lambda view: view.hands[seat][0],
        seconds=t.settings.turn_seconds,
        clock=f"turn{t.placements}-{t.taken}",
    )


def open_cards(t: Talk, seat: Seat) -> list[Card]:
    """The cards that a seat may place, each kind once: black ones of the hand (NW-3.3), red ones of the
    showcase while it holds enough (NW-3.2). Nobody is kept from a card that makes a word. (NW-4.6)"""
    hand = dict.fromkeys(t.hands[seat])
    return [*hand, *dict.fromkeys(t.showcase)] if t.showcase_open else [*hand]


def place(t: Talk, seat: Seat, card: Card) -> None:
    """A letter joins the conversation, and the turn passes on clockwise. (NW-0.1, NW-3.8)

    Everybody has seen it, so it is not taken back: nothing behind a `reveal` can be undone. (NW-3.10)
    """
    if is_red(card):  # nothing is drawn for it (NW-3.6)
        t.showcase.remove(card)
        t.conversation.append(card)
        t.reveal("placed", "NW-3.2", seat=seat, letter=letter(card), colour="red")
    else:
        t.hands[seat].remove(card)
        t.conversation.append(card)
        t.reveal("placed", "NW-3.3", seat=seat, letter=letter(card), colour="black")
        draw(t, seat)
    t.mover = seat
    t.turn = t.left_of(seat)
    t.placements += 1
    calls.clear_window(t)


def draw(t: Talk, seat: Seat) -> None:
    """The hand holds three again. There is a card to draw: without a deck the game is over. (NW-3.5)"""
    drawn = t.dice.draw(t.deck, to=(seat,))
    t.hands[seat].append(drawn)
    t.reveal("drew", "NW-3.3", to=(seat,), seat=seat, letter=drawn, left=len(t.deck))
