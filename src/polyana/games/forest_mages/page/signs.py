"""Cards of «Маги леса» in signs and words, for the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from polyana.games.forest_mages.rules.cards import Cards
from polyana.games.forest_mages.rules.rows import Action, Creature, Potion

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
FLASKS = 5
"""Shapes of bottles in sprite.svg."""
CHOICES = {"any": "", "same": "=", "different": "≠"}

Signs = tuple[str, ...]


def formula(creature: Creature) -> tuple[Signs, Signs]:
    """A creature's ability in signs: what sets it off, what it brings.

    >>> from polyana.games.forest_mages.rules.cards import standard_cards
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


def flask(cards: Cards, potion: Potion) -> int:
    """The shape of a potion's bottle: those with the same effect, and so the same colour, differ in it.

    >>> from polyana.games.forest_mages.rules.cards import standard_cards
    >>> cards = standard_cards()
    >>> [flask(cards, one) for one in cards.potions.values() if one.effect == "swap"]
    [1, 2, 3, 4]
    """
    alike = [one.id for one in cards.potions.values() if one.effect == potion.effect]
    return alike.index(potion.id) % FLASKS + 1
