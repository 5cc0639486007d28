"""What the page of «Маги леса» works out from a seat's view: forests with their slots, who controls them,
what options are called. Nothing here knows more than the view does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from polyana.core import Question, Seat
from polyana.games.forest_mages.page.foreseen import DICE, PLACES, Way, kinds_of, ways
from polyana.games.forest_mages.page.sheet import ranking, sheet, standing, tokens
from polyana.games.forest_mages.page.signs import deeds, flask, formula, joined, soft
from polyana.games.forest_mages.rules import places, refusals
from polyana.games.forest_mages.rules.cards import Cards, standard_cards
from polyana.games.forest_mages.rules.control import controller, counting
from polyana.games.forest_mages.rules.evening import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.rules.kinds import (
    ACT,
    CHANGE,
    CLAUSES,
    CLEAR,
    EVENING,
    PAY,
    RESERVE,
    TARGET,
    TIE,
    TRADE,
    TRAIN,
)
from polyana.games.forest_mages.rules.payments import spent
from polyana.games.forest_mages.rules.rows import VillageSlot
from polyana.games.forest_mages.rules.supply import ready
from polyana.games.forest_mages.rules.symbols import CREATURE, KINDS, ORDER, RESOURCES, SCORCHED, Face, face
from polyana.games.forest_mages.rules.symbols import Die as Code
from polyana.games.forest_mages.rules.table import Glade

__all__ = [
    "deeds",
    "flask",
    "formula",
    "joined",
    "kinds_of",
    "ranking",
    "sheet",
    "soft",
    "standard_cards",
    "standing",
    "tokens",
]
# What the templates call as `page.…` besides the functions below.

FORESTS = (CLEAR.name, TIE.name)
"""The questions whose options are whole forests."""
ON_BOARD = (*PLACES, *DICE, *FORESTS, ACT.name, TRAIN.name, RESERVE.name)
"""The questions that are answered on the board."""
NOBODYS: Seat = -1


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


def spots(cards: Cards, v: Glade, seat: Seat, asked: Mapping[str, Question]) -> dict[str, Spot]:
    """Every slot by its place."""
    offered = ways(cards, v, seat, tapped(asked))
    return {
        place: Spot(place, _dice(dice), dice == SCORCHED, tuple(offered.get(place, ())))
        for zone in (v.forest_dice, v.village_dice, v.creature_dice)
        for place, dice in zone.items()
    }


def _dice(dice: tuple[Code, ...]) -> tuple[Die, ...]:
    if dice == SCORCHED:
        return ()
    return tuple(Die(one, face(one), int(one[0]) if one[0] <= "9" else NOBODYS) for one in dice)


def woods(cards: Cards, v: Glade, found: Mapping[str, Spot], asked: Mapping[str, Question]) -> list[Wood]:
    """The forests of the row."""
    chosen = [text for kind in FORESTS if kind in asked for text in asked[kind].texts]
    made = []
    for one in (cards.forests[forest] for forest in v.row):
        counts, elements = counting(cards, v, one.id)
        leads = controller(cards, v, one.id)
        made.append(
            Wood(
                one.id,
                one.seasons,
                one.vp,
                tuple(found[slot.id] for slot in one.slots),
                tuple((seat, count) for seat, count in enumerate(counts) if count),
                elements,
                leads,
                leads < 0 and any(counts),
                one.id in chosen,
            )
        )
    return made


def houses(cards: Cards, v: Glade) -> list[VillageSlot]:
    """The slots of the village side that is up."""
    return cards.side(v.side_up) if v.round else []


def standing_in(cards: Cards, v: Glade, found: Mapping[str, Spot]) -> tuple[Spot, ...]:
    """The slots of the village, in the order of its houses."""
    return tuple(found[house.id] for house in houses(cards, v))


def why(cards: Cards, v: Glade, question: Question | None, place: str) -> str:
    """Why a slot is no answer, as the name of a message; nothing if slots are not the question."""
    if question is None or question.kind not in PLACES:
        return ""
    clause = refusals.why(cards, v, question.kind, question.seat, question.about, place)
    clause = clause or CLAUSES[question.kind]
    return f"why-{clause.partition('-')[2].replace('.', '-')}"


def elsewhere(question: Question | None, seat: Seat) -> list[str]:
    """The dice on other players' creatures that may be chosen: they do not lie on the board."""
    if question is None or question.kind not in DICE:
        return []
    return [text for text in question.texts if "@" in text and f"@S{seat}/" not in text]


def die_at(v: Glade, address: str) -> Die:
    """The die at an address."""
    return _dice((places.at(v, address),))[0]


# --- the running action --------------------------------------------------------------------------------

BEGINS = ("placed", "drinks", "brewed")
ENDS = ("turn", "round", "claimed", "discarded")
DEEDS = (*BEGINS, "trained", "removed", "moved", "swapped", "scorched", "cleared", "sent", "gathered")
"""What tells of a turn, when nobody can read all of it."""
EVENING_TOLD = ("claimed", "discarded", "round")


def story(log: Iterable[Any], seat: Seat) -> list[str]:
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


def lately(log: Sequence[Any]) -> list[Any]:
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
        return {"value": _target(view.settings.force_price, *text.partition(" ")[::2])}
    if kind in DICE and "/" in text:
        die = die_at(view, text)
        return {"value": f"{text} — {die.face}" + (f" seat{die.seat}" if die.seat >= 0 else "")}
    if kind in (TRADE.name, CHANGE.name):
        return {"value": text.replace(">", " → ")}
    if kind == PAY.name:
        herb, mushroom, crystal, berry = map(int, text.split(","))
        return {"value": ", ".join(KINDS[one] for one in spent((herb, mushroom, crystal, berry)))}
    return {"value": _sale(*text.split())} if kind == EVENING.name else {}


def _target(force: int, place: str, mode: str) -> str:
    """A place and how the die comes to lie there."""
    if mode in KINDS:
        return f"{place} pays {mode}" if mode == "berry" or force == 1 else f"{place} pays {force} × {mode}"
    return f"{place} {mode.replace(CREATURE, 'as')}".strip()


def _sale(card: str, *how: str) -> str:
    """«WI8 2», «WI9 herb 3» or «SP1»."""
    if not how:
        return card
    kind, count = how[0] if len(how) > 1 else "berry", int(how[-1])
    return f"{card} — {count} × {kind} → {(SET_SALES if len(how) > 1 else BERRY_SALES)[count]} points"


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
    return [(one, _dice(v.creature_dice.get(places.card_slot(one, seat), ()))) for one in v.active[seat]]
