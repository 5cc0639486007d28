"""Answers of several words, with names for their parts. The words joined by commas are their text form."""

from __future__ import annotations

from typing import NamedTuple, Self

TEAM_VERBS = ("end", "battle", "accuse")
"""What a seat does for the team: no victim stands before the verb."""

DEALS = ("give", "take", "swap")
MAIN_VERBS = ("move", "search", "repair", "clear", "rest", "special", "analyse")
"""The seven main actions: each victim takes one. (WW-23.1, WW-23.2)"""


def words_of(text: str) -> tuple[str, ...]:
    """The words of an answer.

    >>> words_of("zack,move,G3")
    ('zack', 'move', 'G3')
    """
    return tuple(text.split(","))


class Parts(tuple[str, ...]):
    """The base of such answers. They stay plain tuples of words, so equal words are equal answers."""

    __slots__ = ()

    @classmethod
    def of(cls, *words: str) -> Self:
        return cls(words)

    @classmethod
    def from_text(cls, text: str) -> Self:
        return cls(words_of(text))


class Act(Parts):
    """A deed of stage II: `zack,move,G3,G1`, `roy,extra,axe,G4-G5`, `accuse,roy`, `end`. (WW-23.1)"""

    __slots__ = ()

    @property
    def for_team(self) -> bool:
        return self[0] in TEAM_VERBS

    @property
    def victim(self) -> str:
        """Whose deed it is; "" for a deed of the team."""
        return "" if self.for_team else self[0]

    @property
    def verb(self) -> str:
        return self[0] if self.for_team else self[1]

    @property
    def objects(self) -> tuple[str, ...]:
        """What the verb needs: a path, a deck, an item and who gets it."""
        return self[1:] if self.for_team else self[2:]


class Deal(NamedTuple):
    """An exchange that waits for consent. (WW-38.5)"""

    victim: str
    """Who proposes it: she gives the item, takes it, or swaps it for what comes back."""
    verb: str
    item: str
    other: str
    back: str = ""


def deal_of(act: Act) -> Deal | None:
    """The exchange that an act is, if it is one."""
    return Deal(*act) if act.verb in DEALS else None


class Order(Parts):
    """A verb and what it needs: `move,G3`, `play,ambush`, `vigilance,rage`, `accuse,roy`, `stay`."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        return self[0]

    @property
    def objects(self) -> tuple[str, ...]:
        return self[1:]


class Flight(Parts):
    """A bonus MOVE after an encounter: `zack,G3`, or `zack,stay`. (WW-34.12)"""

    __slots__ = ()

    @property
    def victim(self) -> str:
        return self[0]

    @property
    def path(self) -> tuple[str, ...]:
        """Where she goes; empty if she stays."""
        return () if self[1:] == ("stay",) else self[1:]


class Fighter(Parts):
    """Who fights next, `zack`, or with the help of the manoeuvre, `zack,helped`. (WW-29.14)"""

    __slots__ = ()

    @property
    def victim(self) -> str:
        return self[0]

    @property
    def helped(self) -> bool:
        return self[1:] == ("helped",)


class Gift(Parts):
    """An item discarded for points, `zack,axe`, or `enough`. (WW-29.8)"""

    __slots__ = ()

    @property
    def victim(self) -> str:
        return self[0]

    @property
    def item(self) -> str:
        return self[-1]


class Placed(Parts):
    """Where a droid goes: a new one, `G3`, or one from the board, `R1,G3`; `none`. (WW-41.3)"""

    __slots__ = ()

    @property
    def place(self) -> str:
        return self[-1]

    @property
    def droid(self) -> str:
        """The place of the droid that is moved; "" for one from the supply."""
        return self[0] if len(self) > 1 else ""


# Answers of one word.
ENOUGH, NOWHERE = Gift.of("enough"), Placed.of("none")
END, BATTLE = Act.of("end"), Act.of("battle")
TRUST, DRAW, SEARCH, REMAIN = Order.of("trust"), Order.of("draw"), Order.of("search"), Order.of("stay")
