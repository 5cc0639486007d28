"""The kernel: pure, no I/O but its own data files, knows nothing of any game.

    >>> from polyana.core import Match, redact

Read `table.py` (facts and who may know them), `asking.py` (how a phase asks), `match.py` (how a
match moves), in this order.
"""

from polyana.core.asks import NOTHING, About, Answer, Ask, Flow, Kind, No, text_of
from polyana.core.dice import EVERYBODY, Dice
from polyana.core.events import Event, heard
from polyana.core.game import Game, Next, Over, Result, Sampler, Step, check_bounds, cut, phase, step
from polyana.core.imagine import imagine, random_answer
from polyana.core.match import Happened, Match
from polyana.core.record import BadRecord, Record, read
from polyana.core.refusal import HiddenFact, Refused, RuleBug
from polyana.core.save import load, save
from polyana.core.table import Table, redact, table_from_view
from polyana.core.view import Question, View
from polyana.core.zones import (
    HIDDEN,
    SPECTATOR,
    Count,
    Counts,
    Keyed,
    Nobody,
    NotOwn,
    Open,
    Own,
    OwnCount,
    Seat,
    Side,
    SideCount,
)

__all__ = [
    "EVERYBODY",
    "HIDDEN",
    "NOTHING",
    "SPECTATOR",
    "About",
    "Answer",
    "Ask",
    "BadRecord",
    "Count",
    "Counts",
    "Dice",
    "Event",
    "Flow",
    "Game",
    "Happened",
    "HiddenFact",
    "Keyed",
    "Kind",
    "Match",
    "Next",
    "No",
    "Nobody",
    "NotOwn",
    "Open",
    "Over",
    "Own",
    "OwnCount",
    "Question",
    "Record",
    "Refused",
    "Result",
    "RuleBug",
    "Sampler",
    "Seat",
    "Side",
    "SideCount",
    "Step",
    "Table",
    "View",
    "check_bounds",
    "cut",
    "heard",
    "imagine",
    "load",
    "phase",
    "random_answer",
    "read",
    "redact",
    "save",
    "step",
    "table_from_view",
    "text_of",
]
