"""What the page of «Маги леса» works out from a seat's view: forests with their slots, who controls them,
what an answer would bring, and the score explained. Nothing here knows more than the view does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from polyana.core import Event, Question, Seat
from polyana.games.forest_mages import misplaced, places
from polyana.games.forest_mages.cards import Cards, standard_cards
from polyana.games.forest_mages.control import controller, counting
from polyana.games.forest_mages.evening import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.foreseen import DICE, PLACES, Way, kinds_of, ways
from polyana.games.forest_mages.kinds import (
    ACT,
    AT_HOME,
    CHANGE,
    CLEAR,
    EVENING,
    PAY,
    RESERVE,
    ROAMING,
    TARGET,
    TIE,
    TRADE,
    TRAIN,
)
from polyana.games.forest_mages.payments import spent
from polyana.games.forest_mages.rows import Action, Creature, VillageSlot
from polyana.games.forest_mages.scoring import Points, points
from polyana.games.forest_mages.symbols import CREATURE, KINDS, RESOURCES, SCORCHED, face
from polyana.games.forest_mages.symbols import Die as Code
from polyana.games.forest_mages.table import Glade

__all__ = ["kinds_of", "standard_cards"]
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
    """Why the die in hand cannot go there, as the name of a message; nothing if that is not the question."""
    if question is None or question.kind != TARGET.name:
        return ""
    clause = misplaced.why_not_there(cards, v, question.seat, str(question.about["die"]), place)
    return f"why-{clause.partition('-')[2].replace('.', '-')}"


def elsewhere(question: Question | None, seat: Seat) -> list[str]:
    """The dice on other players' creatures that may be chosen: they do not lie on the board."""
    if question is None or question.kind not in DICE:
        return []
    return [text for text in question.texts if "@" in text and f"@S{seat}/" not in text]


def die_at(v: Glade, address: str) -> Die:
    """The die at an address."""
    return _dice((places.at(v, address),))[0]


# --- cards in signs ----------------------------------------------------------------------------------

FORMULAS = {
    "PLACE_SEASON_SCORCH": ("die of", "flame"),
    "PLACE_VILLAGE_SCORCH": ("die house", "flame"),
    "ELEMENT_TO": ("elements", "of"),
    "EOR_BERRY_PER": ("of creature", "berry"),
    "CREATURE_SLOT_BERRY": ("creature", "berry"),
    "FIRST_SCORCH_BERRY": ("flame", "berry"),
    "GATHER_SWAP": ("of", "berry"),
    "CLAIM_SEASON_VP": ("flag of", "2 vp"),
    "BREW_VP": ("potion", "1 vp"),
    "TRAIN_VP": ("creature", "1 vp"),
    "EOR_BERRY_VP": ("berry", "2 vp"),
    "EOR_SET_VP": ("2 basket", "2 vp"),
    "GATHER_SEASON_PLUS": ("of", "+1 basket"),
    "PLACE_VILLAGE_PLUS": ("die house", "+1 basket"),
}
"""What sets an ability off, and what it brings: signs, numbers, and `of` for what the card names."""
DOES = {"trade": "swap", "train": "creature", "scorch": "flame"}
CHOICES = {"any": "", "same": "=", "different": "≠"}

Signs = tuple[str, ...]


def formula(creature: Creature) -> tuple[Signs, Signs]:
    """A creature's ability in signs: what sets it off, what it brings.

    >>> formula(standard_cards().creatures["AU2"]), formula(standard_cards().creatures["AU6"])
    ((('summer',), ('+1', 'basket')), (('die',), ('3', 'herb')))
    """
    if creature.ability == "SLOT":
        return ("die" if creature.takes == "resource" else "elements",), deeds(creature.does)
    cause, effect = FORMULAS[creature.ability]
    return _signs(cause, creature.of), _signs(effect, creature.of)


def _signs(text: str, of: str) -> Signs:
    return tuple(of if sign == "of" else sign for sign in text.split())


def deeds(actions: Iterable[Action]) -> Signs:
    """What a slot does, in signs.

    >>> deeds((Action("gather", 2, "different"), Action("train")))
    ('2', '≠', 'basket', 'creature')
    """
    found: list[str] = []
    for verb, amount, what in actions:
        if verb == "gain":
            found += [str(amount), what] if amount > 1 else [what]
        elif verb == "gather":
            found += [sign for sign in (str(amount), CHOICES[what], "basket") if sign]
        else:
            found.append(DOES.get(verb, verb))
    return tuple(found)


# --- the running action and the score ----------------------------------------------------------------

BEGINS = ("placed", "drinks", "brewed")
ENDS = ("turn", "round", "claimed", "discarded")


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


def standing(cards: Cards, v: Glade, seat: Seat) -> Points:
    """What the seat itself would score if the game ended now."""
    return points(cards, v, seat, (*v.hands[seat], *v.drunk[seat]))


class Sheet(NamedTuple):
    """A seat's score, point by point. (FM-18.2)"""

    potions: list[tuple[str, int]]
    forests: list[tuple[str, int]]
    creatures: list[tuple[str, str, int]]
    """Each with the forest that it lives in, if any."""
    tokens: dict[str, int]
    """By the clause that brought them; under "0" what cannot be told apart."""
    left: int
    sums: Points


def sheet(cards: Cards, v: Glade, seat: Seat, log: Iterable[Any]) -> Sheet:
    """The final score of a seat, explained; `log` is what was heard of the match."""
    at_home = [(v.homes[one], one, AT_HOME) for one in v.claimed[seat] if one in v.homes]
    return Sheet(
        [(one, cards.potions[one].vp) for one in v.shown[seat]],
        [(one, cards.forests[one].vp) for one in v.claimed[seat]],
        at_home + [(one, "", ROAMING) for one in v.released[seat]],
        tokens((told.event for told in log), seat, v.vp[seat]),
        sum(v.held(seat)),
        v.sheet[seat],
    )


def tokens(events: Iterable[Event], seat: Seat, total: int) -> dict[str, int]:
    """Where a seat's point tokens came from."""
    found = Counter[str]()
    for event in events:
        if event.kind in ("points", "renewed") and event.args["seat"] == seat:
            found[event.clause.partition("-")[2].replace(".", "-")] += event.args["count"]
    return dict(found) if found.total() == total else {"0": total} if total else {}


def ranking(v: Glade) -> list[Seat]:
    """The seats from the best score to the last; left-overs break ties. (FM-18.9, FM-18.10)"""
    return sorted(v.seats, key=lambda seat: (-sum(v.sheet[seat]), -sum(v.held(seat))))


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


def is_resource(shown: str) -> bool:
    return shown in RESOURCES


def held(v: Glade, seat: Seat) -> list[tuple[str, int]]:
    """A seat's ingredients by their kinds."""
    return list(zip(KINDS, v.held(seat), strict=True))


def crew(v: Glade, seat: Seat) -> list[tuple[str, tuple[Die, ...]]]:
    """A seat's active creatures with the dice on them."""
    return [(one, _dice(v.creature_dice.get(places.card_slot(one, seat), ()))) for one in v.active[seat]]


def joined(say: Callable[..., str], actions: Iterable[Action]) -> str:
    """What a slot does, in words."""
    return " ".join(say(f"page-do-{verb}", what=what, count=amount) for verb, amount, what in actions)


SYLLABLE = re.compile(r"(?<=\w\w[аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя]\w)")


def soft(name: str) -> str:
    """A name with soft hyphens: long words must find room on narrow cards.

    >>> soft("Пузырёк исчезновения").replace("\xad", "|")
    'Пузы|рёк исчезно|ве|ния'
    """
    return SYLLABLE.sub("\xad", name)
