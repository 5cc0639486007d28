"""Delayed effects. (Chapter 18)"""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import keywords, killer_turn, questions, roboeye
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ORDER
from polyana.games.wall_whisper.rules.records import Pending
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station


def free_tokens(box: Box, t: Station, killer: str) -> int:
    """Delayed tokens that are not on the board. (WW-18.11, WW-41.18)"""
    tokens = sum(one.killer == killer for one in t.delayed)
    tokens += sum(len(one.places) for one in t.routes if box.owns(killer, one.card))
    return box.killers[killer].delayed - tokens


def delay(box: Box, t: Station, killer: str, card: str, number: int) -> None:
    """A token in his location carries the effect; a hidden killer's token does not tell where.
    (WW-18.1, WW-18.9, WW-18.11)"""
    if not free_tokens(box, t, killer):
        t.reveal("no_token", "WW-18.11")
        return
    hidden, place = killer in t.hidden, t.killer_at[killer]
    seen = "" if hidden else place
    t.delayed.append(Pending(killer, card, number, seen))
    t.delayed_at.append(place)
    t.reveal("delayed", "WW-18.1", card=card, place=seen, hidden=yes_no(hidden))


@phase
def delayed_effects(box: Box, t: Station, killer: str) -> Flow[Next] | Next:
    """Stage II: every delayed effect is applied as far as possible and its token removed; of several the
    killer chooses the order. An encounter leaves those not yet begun for the next time. (WW-18.2, WW-18.3,
    WW-18.4, WW-18.5, WW-18.6, WW-18.7, WW-18.8, WW-32.4)"""
    marching = any(box.owns(killer, one.card) for one in t.routes)
    mine = [i for i, one in enumerate(t.delayed) if one.killer == killer]
    if len(mine) > 1 and not marching:
        return _choose(box, t, killer, mine)
    killer_turn.enter_stage(t, 2)
    if marching:
        return [step(roboeye.march, killer), step(delayed_effects, killer)]
    return _apply(box, t, killer, mine[0]) if mine else None


def _choose(box: Box, t: Station, killer: str, mine: Sequence[int]) -> Flow[Next]:
    """Which comes next? The options are numbered, for two tokens may carry the same card. (WW-18.7)"""
    killer_turn.enter_stage(t, 2)
    numbered = {f"{i + 1}-{t.delayed[i].card}": i for i in mine}
    offers = list(numbered)
    ask = t.ask(t.killer_seat(killer), ORDER, offers, default=offers[0])
    return _apply(box, t, killer, numbered[(yield from questions.asked(box, t, ask)).value])


def _apply(box: Box, t: Station, killer: str, chosen: int) -> Next:
    pending = t.delayed.pop(chosen)
    t.delayed_at.pop(chosen)
    t.reveal("delayed_now", "WW-18.2", card=pending.card)
    steps = keywords.steps_for(box, killer, pending.card, (pending.effect,))
    return [*steps, step(delayed_effects, killer)]
