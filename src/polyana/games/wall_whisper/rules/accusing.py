"""Parasitoid: accusing a victim of being the carrier. (Chapter 42)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from polyana.core import Flow, Next, Seat, step
from polyana.games.wall_whisper.rules import endings, infection, legal, mutation, proposals, victims_turn
from polyana.games.wall_whisper.rules.answers import TRUST, Act, Order
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import DOUBT, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


def new_moment(t: Station) -> None:
    """Nobody has declined to accuse yet, and nothing was turned down. (WW-42.57)"""
    t.accord = replace(t.accord, doubted=(), trusting=())


def doubters(t: Station) -> list[Seat]:
    """The seats that may still accuse somebody at this moment. (WW-42.57)"""
    if not legal.accusable(t):
        return []
    return [seat for seat in t.crew if seat not in t.accord.trusting and legal.accusable_by(t, seat)]


def doubt(box: Box, t: Station, seats: Sequence[Seat]) -> Flow[Next]:
    """Each of them accuses or declines; the turn goes on when all have declined. (WW-42.57)"""

    def options(view: Station, seat: Seat) -> list[Order]:
        return [TRUST, *(Order.of("accuse", one) for one in legal.accusable_by(view, seat))]

    def why(view: Station, words: Words) -> str:
        return legal.no_accusation(view, words[-1]) if words[0] == "accuse" else ""

    answer = yield tuple(
        t.ask(seat, DOUBT, Offers(partial(options, seat=seat), why), default=TRUST, quiet=True)
        for seat in seats
    )
    if answer.value == TRUST:
        t.accord = replace(t.accord, trusting=(*t.accord.trusting, answer.seat))
        t.tell("trusts", "WW-42.57", to=t.crew, seat=answer.seat)
    else:
        proposals.propose(box, t, answer.seat, Act(answer.value))
    return step(victims_turn.victims)


def accuse(t: Station, accused: str) -> Next:
    """Her tokens are turned up: all green, and the Parasitoid wins; a red one, and she mutates.
    (WW-42.19)"""
    if not infection.turn_up(t, accused, "WW-42.19"):
        endings.killers_win(t, "accusation", "WW-42.19", accused)
    mutation.mutate(t, accused, "WW-42.19")
    return step(victims_turn.victims)
