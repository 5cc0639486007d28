"""What a question offers, with the reason why anything else is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from polyana.games.wall_whisper.rules.kinds import Words
from polyana.games.wall_whisper.rules.table import Station

V = TypeVar("V")


class Offers(msgspec.Struct, Generic[V], frozen=True):
    """The options of a question, as a function of the asked seat's view. A struct, because a search makes
    thousands of them a second.

    `why` says which clause bars an answer that is none of them, by the same view; "" stands for the clause
    of the question itself. So both stand where the rule is carried out. (WW-45.4)
    """

    options: Callable[[Station], Sequence[V]]
    why: Callable[[Station, Words], str]

    def __call__(self, view: Station) -> Sequence[V]:
        return self.options(view)
