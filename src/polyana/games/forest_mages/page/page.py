"""What the page of «Маги леса» works out from a seat's view: forests with their slots, who controls them,
what options are called. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from polyana.core import Question, Seat
from polyana.games.folder import HeardLine, L
from polyana.games.forest_mages.page.foreseen import DICE, PLACES, Way, kinds_of, named, ways
from polyana.games.forest_mages.page.score_sheet import ranking, sheet, standing, tokens
from polyana.games.forest_mages.page.signs import deeds, flask, formula, joined, soft
from polyana.games.forest_mages.rules import places, placing_a_die, refusals
from polyana.games.forest_mages.rules.acts import Brew, Drink, EndTurn, PlaceDie, Send, TurnDie, read_act
from polyana.games.forest_mages.rules.answers import (
    SellBerries,
    SellSet,
    read_change,
    read_deal,
    read_target,
    read_trade,
)
from polyana.games.forest_mages.rules.box import Box, standard_box
from polyana.games.forest_mages.rules.control import controller, counting
from polyana.games.forest_mages.rules.creatures import limit
from polyana.games.forest_mages.rules.deals import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.rules.dice import NOBODY, face, owner
from polyana.games.forest_mages.rules.dice import Die as Code
from polyana.games.forest_mages.rules.kinds import (
    ACT,
    CHANGE,
    CLEAR,
    EVENING,
    PAY,
    RESERVE,
    TARGET,
    TIE,
    TRADE,
    TRAIN,
)
from polyana.games.forest_mages.rules.payments import Payment, spent
from polyana.games.forest_mages.rules.places import card_slot
from polyana.games.forest_mages.rules.rows import VillageSlot
from polyana.games.forest_mages.rules.supply import ready
from polyana.games.forest_mages.rules.symbols import BERRY, CREATURE, KINDS, ORDER, RESOURCES, Face
from polyana.games.forest_mages.rules.table import Glade

__all__ = [
    "card_slot",
    "deeds",
    "flask",
    "formula",
    "joined",
    "kinds_of",
    "limit",
    "ranking",
    "read_change",
    "read_trade",
    "sheet",
    "soft",
    "standard_box",
    "standing",
    "tokens",
]
# What the templates call as `page.…` besides the functions below.

FORESTS = (CLEAR.name, TIE.name)
"""The questions whose options are whole forests."""
ON_BOARD = (*PLACES, *DICE, *FORESTS, ACT.name, TRAIN.name, RESERVE.name)
"""The questions that are answered on the board."""


class Die(NamedTuple):
    """A placed die."""

    code: Code
    face: str
    seat: Seat
    """Whose it is; an element die is nobody's."""


class Spot(NamedTuple):
    """A slot of a forest or of the village, or on a creature."""

    place: str
    dice: tuple[Die, ...]
    """From bottom to top."""
    scorched: bool
    ways: tuple[Way, ...]
    """The answers that can be given here now."""

    @property
    def top(self) -> Die:
        return self.dice[-1]


class Wood(NamedTuple):
    """A forest of the row, and who has how many dice that count there."""

    id: str
    seasons: tuple[str, ...]
    vp: int
    spots: tuple[Spot, ...]
    counts: tuple[tuple[Seat, int], ...]
    elements: int
    leads: Seat
    tied: bool
    """Has nobody control although there are dice?"""
    may: bool
    """Can the whole forest be chosen now?"""


def tapped(asked: Mapping[str, Question]) -> Question | None:
    """The question that is answered at places of the board."""
    return next((asked[kind] for kind in (*PLACES, *DICE) if kind in asked), None)


def spots(box: Box, v: Glade, seat: Seat, asked: Mapping[str, Question]) -> dict[str, Spot]:
    """Every slot by its place."""
    offered = ways(box, v, seat, tapped(asked))
    found = {
        place: Spot(place, _dice(dice), False, tuple(offered.get(place, ())))
        for zone in (v.forest_dice, v.village_dice, v.creature_dice)
        for place, dice in zone.items()
    }
    return found | {slot: Spot(slot, (), True, ()) for slot in v.scorched_slots}


def _dice(dice: tuple[Code, ...]) -> tuple[Die, ...]:
    return tuple(Die(one, face(one), owner(one)) for one in dice)


def woods(box: Box, v: Glade, found: Mapping[str, Spot], asked: Mapping[str, Question]) -> list[Wood]:
    """The forests of the row."""
    chosen = [text for kind in FORESTS if kind in asked for text in asked[kind].texts]
    made = []
    for one in (box.forests[forest] for forest in v.row):
        counts, elements = counting(box, v, one.id)
        leads = controller(box, v, one.id)
        made.append(
            Wood(
                one.id,
                one.seasons,
                one.vp,
                tuple(found[slot.id] for slot in one.slots),
                tuple((seat, count) for seat, count in enumerate(counts) if count),
                elements,
                leads,
                leads == NOBODY and any(counts),
                one.id in chosen,
            )
        )
    return made


def houses(box: Box, v: Glade) -> list[VillageSlot]:
    """The slots of the village side that is up."""
    return box.side(v.side_up) if v.round else []


def standing_in(box: Box, v: Glade, found: Mapping[str, Spot]) -> tuple[Spot, ...]:
    """The slots of the village, in the order of its houses."""
    return tuple(found[house.id] for house in houses(box, v))


def why(box: Box, v: Glade, question: Question | None, place: str) -> str:
    """Why a slot is no answer, as the name of a message; nothing if slots are not the question."""
    if question is None or question.kind not in PLACES:
        return ""
    clause = refusals.why(box, v, question.kind, question.seat, question.about, place)
    clause = clause or question.clause
    return f"why-{clause.partition('-')[2].replace('.', '-')}"


def elsewhere(question: Question | None, seat: Seat) -> list[str]:
    """The dice on other players' creatures that may be chosen: they do not lie on the board."""
    if question is None or question.kind not in DICE:
        return []
    return [
        text
        for text in question.texts
        if places.on_creature(text) and slot_of(text) != card_slot(places.creature_of(text), seat)
    ]


def slot_of(address: str) -> str:
    """The slot in which a die lies."""
    return places.split(address)[0]


def die_at(v: Glade, address: str) -> Die:
    """The die at an address."""
    return _dice((places.at(v, address),))[0]


# --- what can be done now ------------------------------------------------------------------------------


class Acts(NamedTuple):
    """The answers to the question of a turn, by what they are about."""

    place: dict[Face, str]
    brew: dict[str, str]
    drink: dict[str, str]
    turn: dict[TurnDie, str]
    send: dict[Send, str]
    end: str = ""


def acts(asked: Mapping[str, Question]) -> Acts:
    """What the seat may do now."""
    found = Acts({}, {}, {}, {}, {})
    for text in asked[ACT.name].texts if ACT.name in asked else ():
        match read_act(text):
            case PlaceDie(die):
                found.place[die] = text
            case Brew(potion):
                found.brew[potion] = text
            case Drink(potion):
                found.drink[potion] = text
            case TurnDie() as turn:
                found.turn[turn] = text
            case Send() as send:
                found.send[send] = text
            case EndTurn():
                found = found._replace(end=text)
    return found


# --- the running action --------------------------------------------------------------------------------

BEGINS = ("placed", "drinks", "brewed")
ENDS = ("turn", "round", "claimed", "discarded")
DEEDS = (*BEGINS, "trained", "removed", "moved", "swapped", "scorched", "cleared", "sent", "gathered")
"""What tells of a turn, when nobody can read all of it."""
EVENING_TOLD = ("claimed", "discarded", "round")


def story(log: Iterable[HeardLine], seat: Seat) -> list[str]:
    """What the seat's running action has brought so far, as told in the log (which is newest first)."""
    found: list[str] = []
    for line in log:
        if line.kind in ENDS:
            break
        if line.args.get("seat") == seat:
            found.insert(0, line.text)
            if line.kind in BEGINS:
                return found
    return []


def lately(log: Sequence[L]) -> list[L]:
    """What has just happened, oldest first (the log is newest first): once a turn is over, all that its
    player did in it, or how the evening went. Whose turn it is now is said beside it.
    """
    if not log or log[0].kind != "turn":
        return list(log[:1])
    turn = list(takewhile(lambda line: line.kind != "turn", log[1:]))[::-1]
    told = DEEDS if not any(line.kind == "round" for line in turn) else EVENING_TOLD
    return [line for line in turn if line.kind in told] or turn[-1:]


# --- what options are called -------------------------------------------------------------------------


def option(view: Glade, kind: str, text: str) -> dict[str, str]:
    """What an option is called in the plain list: words that the texts give names to."""
    if kind == TARGET.name:
        return {"value": _target(view, text)}
    if kind in DICE and "/" in text:
        die = die_at(view, text)
        return {"value": f"{text} — {die.face}" + (f" seat{die.seat}" if die.seat != NOBODY else "")}
    if kind in (TRADE.name, CHANGE.name):
        return {"value": text.replace(">", " → ")}
    if kind == PAY.name:
        return {"value": ", ".join(KINDS[one] for one in spent(Payment.from_text(text)))}
    return {"value": _deal(text)} if kind == EVENING.name else {}


def _target(view: Glade, text: str) -> str:
    """A place and how the die comes to lie there."""
    target = read_target(text)
    if target.how not in KINDS:
        return f"{target.place} {target.mode.replace(CREATURE, 'as')}".strip()
    ((kind, count),) = named(placing_a_die.price(view.settings, target))
    return f"{target.place} pays {kind}" if count == 1 else f"{target.place} pays {count} × {kind}"


def _deal(text: str) -> str:
    """«WI8 2», «WI9 herb 3» or «SP1»."""
    match read_deal(text):
        case SellBerries(creature, count):
            return f"{creature} — {count} × {KINDS[BERRY]} → {BERRY_SALES[count]} points"
        case SellSet(creature, kind, count):
            return f"{creature} — {count} × {kind} → {SET_SALES[count]} points"
    return text


class Unplaced(NamedTuple):
    """A die of a supply."""

    face: Face
    rests: bool


def dice_of(v: Glade, seat: Seat) -> list[Unplaced]:
    """The dice of a supply; of equal ones those that rest stand last. (FM-10.16)"""
    dice = [Unplaced(shown, False) for shown in ready(v, seat)]
    dice += [Unplaced(shown, True) for shown in v.resting[seat]]
    return sorted(dice, key=lambda one: (ORDER[one.face], one.rests))


def is_resource(shown: str) -> bool:
    return shown in RESOURCES


def held(v: Glade, seat: Seat) -> list[tuple[str, int]]:
    """A seat's ingredients by their kinds."""
    return list(zip(KINDS, v.held(seat), strict=True))


def crew(v: Glade, seat: Seat) -> list[tuple[str, tuple[Die, ...]]]:
    """A seat's active creatures with the dice on them."""
    return [(one, _dice(v.creature_dice.get(card_slot(one, seat), ()))) for one in v.active[seat]]
