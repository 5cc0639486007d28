"""Which clause stands in the way of an answer that is no option. Each chapter knows its own."""

from __future__ import annotations

from polyana.core import About, Seat
from polyana.games.forest_mages.rules import (
    brewing,
    deals,
    effects,
    fire,
    questions,
    supply,
    targets,
    turns,
    village,
)
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.table import Glade


def why(box: Box, v: Glade, kind: str, seat: Seat, about: About, text: str) -> str:
    """The clause, or nothing if the clause of the question itself will do. Sees what the asked seat sees."""
    match kind:
        case questions.ACT.name:
            return turns.why_no_act(box, v, text)
        case questions.DIE.name:
            return supply.why_not_ready(v, text)
        case questions.TARGET.name:
            return targets.why_not_there(box, v, seat, str(about["die"]), text)
        case questions.MOVE.name | questions.SWAP.name | questions.REMOVE.name | questions.RETURN.name:
            return effects.why_no_die(v, text)
        case questions.SWAP_WITH.name:
            return effects.why_not_swapped(v, str(about["die"]), text)
        case questions.MOVE_TO.name:
            return effects.why_not_moved(v, text)
        case questions.SCORCH.name:
            return fire.why_not_scorched(v, text)
        case questions.PICK.name:
            return village.why_not_picked(text)
        case questions.PAY.name:
            return brewing.why_not_paid(box, v, seat)
        case questions.EVENING.name:
            return deals.why_no_deal(box, text)
    return ""
