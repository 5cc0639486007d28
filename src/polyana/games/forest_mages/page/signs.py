"""Cards of «Маги леса» in signs and words, for the page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from polyana.games.folder import Say
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.brewing import BREW_VP
from polyana.games.forest_mages.rules.claiming import CLAIM_VP
from polyana.games.forest_mages.rules.creatures import TRAIN_VP
from polyana.games.forest_mages.rules.deals import BERRY_SALES, SET_SALES
from polyana.games.forest_mages.rules.rows import Ability, Action, Creature, Potion

FORMULAS: dict[Ability, tuple[str, str]] = {
    "PLACE_SEASON_SCORCH": ("die of", "flame"),
    "PLACE_VILLAGE_SCORCH": ("die house", "flame"),
    "ELEMENT_TO": ("elements", "of"),
    "EOR_BERRY_PER": ("of creature", "berry"),
    "CREATURE_SLOT_BERRY": ("creature", "berry"),
    "FIRST_SCORCH_BERRY": ("flame", "berry"),
    "GATHER_SWAP": ("of", "berry"),
    "CLAIM_SEASON_VP": ("flag of", f"{CLAIM_VP} vp"),
    "BREW_VP": ("potion", f"{BREW_VP} vp"),
    "TRAIN_VP": ("creature", f"{TRAIN_VP} vp"),
    "EOR_BERRY_VP": ("berry", f"{BERRY_SALES[1]} vp"),
    "EOR_SET_VP": (f"{min(SET_SALES)} basket", f"{SET_SALES[min(SET_SALES)]} vp"),
    "GATHER_SEASON_PLUS": ("of", "+1 basket"),
    "PLACE_VILLAGE_PLUS": ("die house", "+1 basket"),
}
"""What sets an ability off, and what it brings: signs, numbers, and `of` for what the card names."""
DOES = {"trade": "swap", "train": "creature", "scorch": "flame"}
FLASKS = 5
"""Shapes of bottles in sprite.svg."""
CHOICES = {"any": "", "same": "=", "different": "≠"}

Signs = tuple[str, ...]


def formula(creature: Creature) -> tuple[Signs, Signs]:
    """A creature's ability in signs: what sets it off, what it brings.

    >>> from polyana.games.forest_mages.rules.box import standard_box
    >>> formula(standard_box().creatures["AU2"]), formula(standard_box().creatures["AU6"])
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


def joined(say: Say, actions: Iterable[Action]) -> str:
    """What a slot does, in words."""
    return " ".join(say(f"page-do-{verb}", what=what, count=amount) for verb, amount, what in actions)


SYLLABLE = re.compile(r"(?<=\w\w[аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя]\w)")


def soft(name: str) -> str:
    """A name with soft hyphens: long words must find room on narrow cards.

    >>> soft("Пузырёк исчезновения").replace("\xad", "|")
    'Пузы|рёк исчезно|ве|ния'
    """
    return SYLLABLE.sub("\xad", name)


def flask(box: Box, potion: Potion) -> int:
    """The shape of a potion's bottle: those with the same effect, and so the same colour, differ in it.

    >>> from polyana.games.forest_mages.rules.box import standard_box
    >>> box = standard_box()
    >>> [flask(box, one) for one in box.potions.values() if one.effect == "swap"]
    [1, 2, 3, 4]
    """
    alike = [one.id for one in box.potions.values() if one.effect == potion.effect]
    return alike.index(potion.id) % FLASKS + 1
