"""Setting up: colours and cubes, the rectangle of cards, the deck, the first player."""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Next, No, phase
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.cards import Card, Cards
from polyana.games.forest_whisper.rules.field import cell_at
from polyana.games.forest_whisper.rules.kinds import COLOUR
from polyana.games.forest_whisper.rules.numbers import COLOURS, CUBES, STARTING
from polyana.games.forest_whisper.rules.settings import Settings, warnings
from polyana.games.forest_whisper.rules.table import Forest

LIKE_MARKS = (("green",), ("blue",), ("yellow", "red"), ("purple",), ("red", "yellow"), ("red", "yellow"))
"""The cubes most like the colours of the table: green, blue, orange, purple, brown, pink."""


# --- before the match -----------------------------------------------------------------------------


def lay(cards: Cards, players: int, settings: Settings) -> Forest:
    """The table before anything is left to chance; the discard is empty. (FW-2.11)"""
    seats = range(players)
    return Forest(
        players,
        settings,
        up={},
        down={},
        front={seat: [] for seat in seats},
        elders={seat: [] for seat in seats},
        drawn={},
        deck=list(cards.ordinary),
        discard=[],
        box=[],
        left_out=list(cards.starting),
        supply=[0] * players,
        cubes={},
        spare=dict.fromkeys(COLOURS, CUBES),
        sheets=dict.fromkeys(seats, ""),
    )


# --- colours --------------------------------------------------------------------------------------


@phase
def choose_colours(box: Box, t: Forest) -> Flow[Next]:
    """Everybody in turn chooses a colour and takes cubes of it; the rest stays in the box.
    (FW-2.1, FW-2.2, FW-2.3)"""
    for seat in t.seats:
        colour = free_colours(t)[0]
        if len(free_colours(t)) > 1:
            colour = yield from t.choose(
                seat, COLOUR, colour_options, default=lambda view: free_colours(view)[0]
            )
        t.colours.append(colour)
        t.spare[colour] -= t.limit
        t.supply[seat] = t.limit
        t.tell("colour", "FW-2.1", seat=seat, colour=colour, count=t.limit)
    return None


def free_colours(view: Forest) -> list[str]:
    return [colour for colour in COLOURS if colour not in view.colours]


def colour_options(view: Forest) -> list[str | No]:
    """Every colour; those that are taken are shown as such. (FW-2.1)"""
    return [No(one, "colour_taken", "FW-2.1") if one in view.colours else one for one in COLOURS]


def colour_like(view: Forest, mark: int) -> str:
    """The cubes most like the colour of a seat; if they are gone, the first free ones. (FW-2.1)"""
    free = free_colours(view)
    return next((one for one in LIKE_MARKS[mark] if one in free), free[0])


# --- cards ----------------------------------------------------------------------------------------


@phase
def set_up(box: Box, t: Forest) -> Next:
    """Starting cards, filled up with random ordinary ones, are shuffled and laid face up as a rectangle
    (FW-2.5, FW-2.6, FW-2.7, FW-2.14). Of the other ordinary cards the druid's staff says how many become
    the deck; the rest goes to the box, unseen (FW-2.9). The first player is agreed on or drawn by lot
    (FW-2.13). The seed of all draws is recorded (FW-0.6)."""
    for code, clause in warnings(t.settings, t.players):
        t.tell(f"warning_{code}", clause)
    field = starting_cards(box.cards, t)
    while len(field) < t.set_up.cards:
        field.append(t.dice.draw(t.deck, to=EVERYBODY))
    for row in range(1, t.set_up.rows + 1):
        for column in range(1, t.set_up.columns + 1):
            t.up[cell_at(row, column)] = t.dice.draw(field, to=EVERYBODY)
    size = box.cards.decks[t.players] if t.settings.deck is None else t.settings.deck
    while len(t.deck) > size:
        t.box.append(t.dice.draw(t.deck))
    first = t.settings.first
    t.timer = t.dice.pick(t.seats, to=EVERYBODY) if first is None else first
    t.reveal(
        "laid_out",
        "FW-2.6",
        seat=t.timer,
        rows=t.set_up.rows,
        columns=t.set_up.columns,
        letters=[card[0] for card in t.up.values()],
        deck=size,
    )
    return None


def starting_cards(cards: Cards, t: Forest) -> list[Card]:
    """The starting cards that take part; two players leave out marked ones first (FW-2.4). Those left out
    do not come into the deck: their backs would give them away (FW-2.10)."""
    number = t.set_up.starting if t.settings.starting is None else t.settings.starting
    marked, plain, t.left_out = list(cards.marked), list(cards.plain), []
    if t.players != 2:
        plain, marked = plain + marked, []
    while len(t.left_out) < STARTING - number:
        t.left_out.append(t.dice.draw(marked or plain, to=EVERYBODY))
    return plain + marked
