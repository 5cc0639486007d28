"""The rules of «Шёпот леса», from the set-up to the round; a chapter each in the modules beside."""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Next, No, phase, step
from polyana.games.forest_whisper.rules.cards import STARTING
from polyana.games.forest_whisper.rules.control import Control
from polyana.games.forest_whisper.rules.field import cell
from polyana.games.forest_whisper.rules.kinds import COLOUR, COLOURS, LIKE_MARKS
from polyana.games.forest_whisper.rules.placing import Placing
from polyana.games.forest_whisper.rules.refresh import Refresh
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.writing import Writing


class ForestWhisper(Writing, Placing, Control, Refresh):
    """Write words, fight for their letters, gather trees."""

    def opening(self) -> Next:
        return [step(self.choose_colours), step(self.set_up), step(self.begin_round)]

    @phase
    def choose_colours(self, t: Forest) -> Flow[Next]:
        """Everybody in turn chooses a colour and takes cubes of it; the rest stays in the box.
        (FW-2.1–2.3)"""
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

    def marked(self, view: Forest, kind: str, mark: int) -> str:
        """Cubes like the colour of the seat; if they are gone, the first free ones. (FW-2.1)"""
        if kind != COLOUR.name:
            return ""
        free = free_colours(view)
        return next((one for one in LIKE_MARKS[mark] if one in free), free[0])

    @phase
    def set_up(self, t: Forest) -> Next:
        """Starting cards and random ordinary ones are shuffled and laid face up as a rectangle; of the rest
        the deck keeps so many as the staff card says. (FW-2.4–2.14)"""
        for code, clause in self.warnings(t.settings, t.players):
            t.tell(f"warning_{code}", clause)
        field = self.starting_cards(t)
        while len(field) < t.set_up.cards:
            field.append(t.dice.draw(t.deck, to=EVERYBODY))
        for row in range(1, t.set_up.rows + 1):
            for column in range(1, t.set_up.columns + 1):
                t.up[cell(row, column)] = t.dice.draw(field, to=EVERYBODY)
        size = self.cards.decks[t.players] if t.settings.deck is None else t.settings.deck
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

    def starting_cards(self, t: Forest) -> list[str]:
        """The starting cards that take part; two players leave out marked ones first. (FW-2.4, FW-2.14)"""
        number = t.set_up.starting if t.settings.starting is None else t.settings.starting
        marked, plain, t.left_out = list(self.cards.marked), list(self.cards.plain), []
        if t.players != 2:
            plain, marked = plain + marked, []
        while len(t.left_out) < STARTING - number:
            t.left_out.append(t.dice.draw(marked or plain, to=EVERYBODY))
        return plain + marked

    @phase
    def begin_round(self, t: Forest) -> Next:
        """A round has four phases: making words, placing cubes, control check, refresh. The minute starts for
        everybody at once. (FW-3.1, FW-3.2, FW-4.1, FW-4.24)"""
        t.round += 1
        t.words, t.verdicts = {}, {}
        t.reveal("round", "FW-4.1", seat=t.timer, round=t.round, seconds=t.settings.write_seconds)
        return [
            step(self.write),
            step(self.show_words),
            step(self.place_cubes),
            step(self.control),
            step(self.elders),
            step(self.refresh),
            step(self.lay_card),
            step(self.close_field),
            step(self.pass_timer),
        ]

    @phase
    def pass_timer(self, t: Forest) -> Next:
        """The timer goes to the next player clockwise; a new round begins. (FW-7.16)"""
        t.timer = t.left_of(t.timer)
        return step(self.begin_round)


def free_colours(view: Forest) -> list[str]:
    return [colour for colour in COLOURS if colour not in view.colours]


def colour_options(view: Forest) -> list[str | No]:
    """Every colour; those that are taken are shown as such. (FW-2.1)"""
    return [No(one, "colour_taken", "FW-2.1") if one in view.colours else one for one in COLOURS]
