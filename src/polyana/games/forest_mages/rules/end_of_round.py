"""The end of a round: forests are claimed, creatures of the evening do their work, the marker passes on."""

from __future__ import annotations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.forest_mages.rules import final_score, rounds_and_turns
from polyana.games.forest_mages.rules.answers import FINISH, read_deal
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.claiming import claim_row
from polyana.games.forest_mages.rules.deals import can_sell, deals, gather_berries, make_deal, unused
from polyana.games.forest_mages.rules.kinds import EVENING
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.table import Glade


@phase
def claim(box: Box, t: Glade) -> Flow[Next]:
    """Forests are claimed, then each seat has its evening, from the first player on. (FM-16.1, FM-16.3)"""
    t.turns += 1  # the evening has glasses of its own
    yield from claim_row(box, t)
    around = [(t.first_player + number) % t.players for number in t.seats]
    return [*(step(evening, seat) for seat in around), step(check_end)]


@phase
def evening(box: Box, t: Glade, seat: Seat) -> Flow[Next]:
    """The seat's end-of-round abilities, each once, in the order it likes; only a seat that can sell is
    asked, and forgotten berries come by themselves. (FM-12.12, FM-16.2, FM-16.3, FM-16.12)"""
    t.used = ()
    while can_sell(box, t, seat):
        chosen = yield from choose(
            t, seat, EVENING, lambda v: [FINISH, *map(str, deals(box, v, seat))], FINISH
        )
        if chosen == FINISH:
            break
        yield from make_deal(box, t, seat, read_deal(chosen))
    for creature in unused(box, t, seat, "EOR_BERRY_PER"):
        gather_berries(box, t, seat, creature)
    t.used = ()
    return None


@phase
def check_end(box: Box, t: Glade) -> Next:
    """An empty forest deck ends the game, after the fourth round, which has an evening like the others; else
    the marker passes on. (FM-16.4, FM-16.8, FM-16.10, FM-18.1)"""
    if not t.forest_deck:
        return step(final_score.score)
    t.first_player = t.left_of(t.first_player)
    return step(rounds_and_turns.new_round)
