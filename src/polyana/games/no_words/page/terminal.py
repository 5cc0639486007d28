"""«Нет слов» in the terminal: the circle of the conversation, the showcase, everybody's penalty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from rich.console import RenderableType
from rich.text import Text

from polyana.games.no_words.rules.cards import Card, is_red, letter
from polyana.games.no_words.rules.end_of_game import ENOUGH
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.turn import PLACE
from polyana.games.terminal import GameTerminal, Look

WIDE = 60
"""Of the circle, in letters."""
HEIGHTS = {4: 3, 8: 5, 14: 7}
"""Its lines, up to so many letters."""


class NoWordsTerminal(GameTerminal):
    """The table of «Нет слов»."""

    def draw(self, look: Look) -> Iterable[RenderableType]:
        t: Talk = look.table
        yield Text(look.say("zone-conversation"), "dim")
        yield circle(look, t.conversation, t.mover >= 0)
        showcase = look.joined([tile(look, card, PLACE.name) for card in sorted(t.showcase)], "  ")
        yield look.line(f"{look.say('zone-showcase')} ({len(t.showcase)})", showcase)
        yield look.line(look.say("zone-deck"), len(t.deck))
        yield players(look)
        if look.seat >= 0:
            hand = [tile(look, card, PLACE.name) for card in t.hands[look.seat]]
            yield look.line(look.say("page-hand"), look.joined(hand, "  "))


def tile(look: Look, card: Card, kind: str) -> Text:
    """A letter, red ones with a star, and the number that lays it."""
    drawn = Text(f"{letter(card)}*", "bold red") if is_red(card) else Text(letter(card), "bold")
    return drawn + look.number(kind, card)


def circle(look: Look, cards: Sequence[Card], last_is_new: bool) -> Text:
    """The letters of the conversation in a ring, clockwise from the top; the newest one in brackets."""
    high = next((lines for most, lines in HEIGHTS.items() if len(cards) <= most), 9)
    field = [[(" ", "")] * WIDE for _ in range(high)]
    for number, card in enumerate(cards):
        turn = 2 * pi * number / len(cards)
        x, y = round((WIDE - 6) / 2 * (1 + sin(turn))) + 2, round((high - 1) / 2 * (1 - cos(turn)))
        shown = f"{letter(card)}{'*' if is_red(card) else ''}"
        if last_is_new and number == len(cards) - 1:
            shown = f"[{shown}]"
        for shift, sign in enumerate(shown, -(len(shown) // 2)):
            field[y][x + shift] = (sign, "bold red" if is_red(card) else "bold")
    return Text("\n").join(Text.assemble(*row) for row in field)


def players(look: Look) -> RenderableType:
    """Who holds how many cards, and how near everybody is to the end."""
    t: Talk = look.table
    made = look.grid("", look.say("page-hand-short"), look.say("page-penalty-of", most=ENOUGH), "")
    for seat in t.seats:
        count = len(t.discards[seat])
        note = look.say("page-silent") if seat in t.passed else ""
        if seat == t.mover:
            note = look.say("page-placed")
        full, empty = look.sign("■", "#"), look.sign("□", ".")
        bar = full * min(count, ENOUGH) + empty * max(0, ENOUGH - count)
        backs = look.sign("▮", "|") * len(t.hands[seat])
        made.add_row(look.name(seat), backs, f"{bar} {count}", Text(note, "dim"))
    return made
