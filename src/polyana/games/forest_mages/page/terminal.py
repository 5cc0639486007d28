"""«Маги леса» in the terminal: the forests of the row, the village, the market, everybody's things."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.core import Question
from polyana.games.forest_mages.page import page
from polyana.games.forest_mages.page.foreseen import Way, ways
from polyana.games.forest_mages.rules.rows import Creature
from polyana.games.forest_mages.rules.symbols import KINDS
from polyana.games.forest_mages.rules.table import Glade
from polyana.games.terminal import GameTerminal, Look

ACROSS, WIDE = 3, 26
"""Forests side by side, and the columns that each takes."""


class ForestMagesTerminal(GameTerminal):
    """The table of «Маги леса»."""

    def draw(self, look: Look) -> Iterable[RenderableType]:
        t: Glade = look.table
        if t.round:
            yield Text(look.say("page-round", round=t.round, side=t.side_up), "bold")
            asked = {question.kind: question for question in look.view.questions}
            found = page.spots(look.game.box, t, look.seat, asked)
            woods = page.woods(look.game.box, t, found, asked)
            yield look.side_by_side([forest(look, wood) for wood in woods], ACROSS)
            yield village(look, found)
            yield market(look)
            yield creatures(look)
        yield players(look)
        if look.seat >= 0 and t.round:
            yield from own(look)

    def then(self, look: Look, question: Question, text: str) -> str:
        """What an answer on the board costs and brings."""
        box, t = look.game.box, look.table
        for some in ways(box, t, look.seat, question).values():
            for way in some:
                if way.text == text:
                    return "; ".join(_consequences(look, way))
        if text in box.creatures and question.kind in ("train", "release"):
            return ability(look, box.creatures[text])
        if text in box.potions:
            return look.say(f"page-potion-{box.potions[text].effect}")
        return ""


def _consequences(look: Look, way: Way) -> Iterable[str]:
    """As the page says them beside a slot."""
    if way.target.as_creature:
        yield look.say("page-as-creature")
    for what, count in way.gains:
        creature = what == "creature"
        yield look.say("page-get-creature") if creature else look.say("page-get", what=what, count=count)
    if way.control:
        yield look.say(f"page-does-{way.control}")


def named(look: Look, thing: str) -> str:
    """What a card, a place or a face is called."""
    return look.say("called", card=thing)


# --- the board ----------------------------------------------------------------------------------------


def forest(look: Look, wood: page.Wood) -> RenderableType:
    """A forest with its slots and who has how many dice there."""
    seasons = "/".join(named(look, one) for one in wood.seasons)
    lines = [Text(f"{seasons}, {look.say('page-vp', count=wood.vp)}", "dim")]
    for spot in wood.spots:
        slot = look.game.box.slots[spot.place]
        printed = f"{named(look, slot.symbol)}{look.sign('→', '>')}{named(look, slot.yields)}"
        lines.append(look.joined([printed, pile(look, spot)]))
    counts = [Text.assemble(look.mark(seat), str(count)) for seat, count in wood.counts]
    counts += [Text(f"{look.sign('○', '+')}{wood.elements}")] * bool(wood.elements)
    if wood.leads >= 0:
        control = look.say("page-control-leads", name=look.speech.name(wood.leads))
    else:
        control = look.say("page-control-tied" if wood.tied else "page-control-none")
    lines += [look.joined(counts), Text(control, look.style(wood.leads) if wood.leads >= 0 else "dim")]
    numbers = (look.number(kind, wood.id).plain for kind in page.FORESTS)
    return look.framed(Group(*lines), "".join([look.say(f"forest-{wood.id}"), *numbers]), WIDE)


def pile(look: Look, spot: page.Spot) -> Text:
    """What lies in a slot, the top first, and the numbers of what can be done there."""
    if spot.scorched:
        drawn = Text(look.say("page-scorched"), "red")
    else:
        drawn = look.joined([die(look, one) for one in reversed(spot.dice)], look.sign("·", "."))
    kinds = [question.kind for question in look.view.questions]
    numbers = [look.number(kind, way.text) for way in spot.ways for kind in kinds]
    return look.joined([one for one in (drawn, *numbers) if one.plain])


def die(look: Look, one: page.Die) -> Text:
    """A placed die: its face after the letter of its owner; element dice are white and nobody's."""
    face = named(look, one.face)
    return Text.assemble(look.mark(one.seat), f":{face}") if one.seat >= 0 else Text(face, "italic")


def village(look: Look, found: dict[str, page.Spot]) -> RenderableType:
    """The places of the village, what they take and do."""
    box, t = look.game.box, look.table
    made = look.grid(title=look.say("page-village"))
    for house in page.houses(box, t):
        takes = look.sign("★", "*") if house.takes == "any" else named(look, house.takes)
        name, does = Text(named(look, house.id), "bold"), page.joined(look.say, house.does)
        made.add_row(name, takes, Text(does, "dim"), pile(look, found[house.id]))
    return made


def market(look: Look) -> RenderableType:
    """The potions that can be brewed."""
    t: Glade = look.table
    heading = f"{look.say('page-market')} ({len(t.potion_deck)})"
    points, drunk = look.say("page-standing-short"), look.say("page-if-drunk")
    made = look.grid(heading, look.say("page-cost"), points, drunk)
    for id_ in [t.revealed, *t.market] if t.revealed else t.market:
        if id_:
            made.add_row(*potion(look, id_))
    return made


def potion(look: Look, id_: str) -> tuple[Text, str, str, str]:
    """A potion: name, cost, points, what it does."""
    row = look.game.box.potions[id_]
    cost = look.say("called", card=page.listed(row.cost))
    name = Text(named(look, id_), "bold") + look.number("act", f"brew {id_}") + look.number("reserve", id_)
    return name, cost, str(row.vp), named(look, f"effect_{row.effect}")


def creatures(look: Look) -> RenderableType:
    """The creatures that can be tamed."""
    t: Glade = look.table
    made = look.grid(title=look.say("page-tops"))
    for season, id_ in t.tops.items():
        if id_:
            name = Text(named(look, id_), "bold") + look.number("train", id_)
            text = Text(ability(look, look.game.box.creatures[id_]), "dim")
            made.add_row(name, named(look, season), text)
    return made


def ability(look: Look, row: Creature) -> str:
    """What a creature does."""
    said = look.say(f"page-ability-{row.ability}", of=row.of, takes=row.takes)
    return f"{said} {page.joined(look.say, row.does)}".strip()


# --- players ------------------------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """Everybody's dice, ingredients, points and cards, as far as they are in the open."""
    t: Glade = look.table
    counted = [*(named(look, kind)[:4] for kind in KINDS), look.say("page-standing-short")]
    counted += [look.say(f"page-{what}-short") for what in ("forests", "potions")]
    made = look.grid("", look.say("page-dice-short"), *counted)
    made.padding = (0, 1, 0, 0)
    rest = look.sign("…", "..")
    tamed = []
    for seat in t.seats:
        dice = [named(look, one.face)[:3] + rest * one.rests for one in page.dice_of(t, seat)]
        things = [*t.held(seat), t.vp[seat], len(t.claimed[seat]), len(t.hands[seat])]
        made.add_row(look.name(seat), " ".join(dice) or "—", *map(str, things))
        if t.active[seat]:
            names = ", ".join(named(look, one) for one in t.active[seat])
            tamed.append(Text.assemble(look.mark(seat), " ", (f"{look.say('page-active')}: ", "dim"), names))
    return Group(made, *tamed)


def own(look: Look) -> Iterable[RenderableType]:
    """One's own dice with the numbers that take them, potions, forests, and what all of it is worth."""
    t, seat = look.table, look.seat
    dice = [_die_of_supply(look, *one) for one in page.dice_of(t, seat)]
    nothing = look.say("page-supply-none")
    yield look.line(look.say("page-supply"), look.joined(dice, "  ") if dice else nothing)
    for id_ in t.hands[seat]:
        name = Text(named(look, id_), "bold") + look.number("act", f"drink {id_}")
        does = look.say(f"page-potion-{look.game.box.potions[id_].effect}")
        yield look.line(look.say("page-hand"), name + Text(f" — {does}", "dim"))
    for id_ in t.reserved[seat]:
        yield look.line(look.say("page-reserved"), look.joined(potion(look, id_)[:2], ": "))
    if t.claimed[seat]:
        names = ", ".join(look.say(f"forest-{one}") for one in t.claimed[seat])
        yield look.line(look.say("page-claimed"), names)
    yield Text(look.say("page-standing", count=sum(page.standing(look.game.box, t, seat))), "dim")


def _die_of_supply(look: Look, face: str, rests: bool) -> Text:
    """A die of one's own with the number that takes it."""
    rest = f" ({look.say('page-resting-short')})" if rests else ""
    drawn = Text(named(look, face) + rest, "bold")
    return drawn if rests else drawn + look.number("act", f"place {face}") + look.number("die", face)
