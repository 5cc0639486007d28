"""«Шёпот леса» in the terminal: the forest as a grid, the words of the round, everybody's trees."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from polyana.core import Question
from polyana.games.forest_whisper.page import page
from polyana.games.forest_whisper.rules.field import column_of, row_of
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.terminal import GameTerminal, Look

ROOM = 74
"""Columns of the screen for the field, beside the numbers of its rows."""
WIDEST, NARROWEST = 9, 6
LED = ("▲", "!")
"""The sign of a card that somebody leads on."""
LATEST = 6
"""So many rounds of words are listed."""


class ForestWhisperTerminal(GameTerminal):
    """The table of «Шёпот леса»."""

    def draw(self, look: Look) -> Iterable[RenderableType]:
        t: Forest = look.table
        if t.round:
            heading = look.say("page-round", round=t.round)
            deck, discard = look.say("zone-deck"), look.say("zone-discard")
            yield Text(f"{heading}. {deck}: {len(t.deck)}. {discard}: {len(t.discard)}.", "dim")
            yield from forest(look)
            if page.end_is_near(t):
                yield Text(look.say("page-end-near", count=len(t.up), least=page.fewest_up(t)), "yellow")
            yield from words(look)
        yield players(look)

    def then(self, look: Look, question: Question, text: str) -> str:
        """What a cube there would do to control."""
        if not text.removeprefix("-").isdecimal():
            return ""
        effect = page.effect(look.table, look.seat, question.kind, int(text))
        return look.say(f"page-effect-{effect}") if effect else ""


def forest(look: Look) -> Iterable[RenderableType]:
    """The field row by row: the letter, its value, whose cubes stand there; a full pennon is a leader's."""
    t: Forest = look.table
    asked = {question.kind: question for question in look.view.questions}
    rows = page.field(t, look.game.box.cards.values, page.cells_to_lay_on(t, asked))
    if not rows:
        return
    width = max(NARROWEST, min(WIDEST, ROOM // len(rows[0])))
    made = look.grid("", *(str(column_of(one.cell)).replace("-", "−") for one in rows[0]))
    made.box, made.padding = None, (0, 0)
    made.columns[0].style, made.columns[0].width = "dim", 4
    for column in made.columns[1:]:
        column.width = width
    tapped = page.asked_on_field(asked)
    for row in rows:
        cells = [Text("\n").join(card(look, one, tapped.kind if tapped else "")) for one in row]
        made.add_row(str(row_of(row[0].cell)).replace("-", "−"), *cells)
    yield made
    if look.legend:
        yield Text(look.say("page-in-terminal", lead=look.sign(*LED)), "dim")


def card(look: Look, one: page.DrawnCell, kind: str) -> tuple[Text, Text]:
    """A card in two lines: its letter and value, and the cubes on it."""
    number = look.number(kind, str(one.cell))
    if one.what == "up":
        style = f"bold {look.style(one.leads)} reverse" if one.leads is not None else "bold"
        face = Text.assemble((one.face, style), (str(one.value), "dim"), number)
    elif one.what == "down":
        light, dark = look.sign("░░", "--"), look.sign("▓▓", "##")
        face = Text.assemble((light if one.face == "light" else dark, "dim"), number)
    else:
        return (number if one.what == "free" else Text(" ")), Text(" ")
    cubes = [Text.assemble(look.mark(tower.seat), str(tower.high)) for tower in one.towers]
    lead = look.sign(*LED) if one.leads is not None else ""
    return face, look.joined([*cubes, Text(lead, look.style(one.leads or 0))], "")


def words(look: Look) -> Iterable[RenderableType]:
    """The words of the round, and those of earlier rounds, which may not come again."""
    t: Forest = look.table
    for seat, word in t.words.items():
        reason = t.verdicts[seat]
        said = look.say(f"page-reason-{reason}") if reason else look.say("page-accepted")
        yield Text.assemble(look.name(seat), ": ", (word.upper() or "—", "bold"), " ", (said, "dim"))
    for chapter in page.annals(t)[:LATEST]:
        said = ", ".join(one.word.upper() for one in chapter.words if one.word and not one.reason) or "—"
        yield look.line(look.say("page-round", round=chapter.round), said)


def players(look: Look) -> RenderableType:
    """Cubes, trees and letters in front of everybody."""
    t: Forest = look.table
    counts_points = t.settings.scoring == "points"
    headings = ["", look.say("page-trees-short"), look.say("page-supply-short"), look.say("page-front-short")]
    made = look.grid(*headings, *([look.say("page-points-short")] if counts_points else []), "")
    writing = t.round and not t.words
    for seat in t.seats:
        back = look.sign("▓", "#") * len(t.elders[seat])
        front = " ".join([*(card[0] for card in t.front[seat]), *([back] if back else [])]) or "—"
        points = [str(page.points_of(look.game.box.cards, t, seat))] if counts_points else []
        notes = [look.say("page-timer-short")] if t.timer == seat and t.round else []
        notes += [look.say("page-final")] if writing and seat not in look.view.waiting else []
        counts = [str(t.trees(seat)), str(t.supply[seat]), front, *points]
        made.add_row(look.name(seat), *counts, Text(", ".join(notes), "dim"))
    return made
