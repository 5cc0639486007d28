"""Which clause stands in the way of an answer that is no option. Each chapter knows its own."""

from __future__ import annotations

from polyana.core import About, Seat
from polyana.games.forest_mages.rules import (
    brewing,
    deals,
    die_in_village,
    fire,
    kinds,
    potion_effects,
    rounds_and_turns,
    supply,
    targets,
)
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.table import Glade


def why(box: Box, v: Glade, kind: str, seat: Seat, about: About, text: str) -> str:
    """The clause, or nothing if the clause of the question itself will do. Sees what the asked seat sees."""
    match kind:
        case kinds.ACT.name:
            return rounds_and_turns.why_no_act(box, v, text)
        case kinds.DIE.name:
            return supply.why_not_ready(v, text)
        case kinds.TARGET.name:
            return targets.why_not_there(box, v, seat, str(about["die"]), text)
        case kinds.MOVE.name | kinds.SWAP.name | kinds.REMOVE.name | kinds.RETURN.name:
            return potion_effects.why_no_die(v, text)
        case kinds.SWAP_WITH.name:
            return potion_effects.why_not_swapped(v, str(about["die"]), text)
        case kinds.MOVE_TO.name:
            return potion_effects.why_not_moved(v, text)
        case kinds.SCORCH.name:
            return fire.why_not_scorched(v, text)
        case kinds.PICK.name:
            return die_in_village.why_not_picked(text)
        case kinds.PAY.name:
            return brewing.why_not_paid(box, v, seat)
        case kinds.EVENING.name:
            return deals.why_no_deal(box, text)
    return ""
