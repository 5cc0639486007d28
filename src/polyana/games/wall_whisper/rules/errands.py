"""What must be settled before the victims' turn goes on: cards to keep, too many items, noise to be
hushed."""

from __future__ import annotations

from polyana.core import Flow, Next, step
from polyana.games.wall_whisper.rules import noise, searching, skill_moments, skills, trading, victims_turn
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import BOTH, HUSH, KEEP, NONE, OVER_LIMIT
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station


def errand(box: Box, t: Station) -> Flow[Next]:
    """The first of the things that wait."""
    what, victim = t.errands[0]
    match what:
        case "hush":
            yield from _hush(box, t, victim)
        case "limit":
            yield from _drop_one(box, t, victim)
        case "spoils":
            yield from _keep_spoils(box, t, victim)
        case _:
            yield from _keep_or_discard(box, t, victim, equipped=what == "equip")
    return step(victims_turn.victims)


def _drop_one(box: Box, t: Station, victim: str) -> Flow[None]:
    """Over the limit she chooses what goes. (WW-24.6)"""
    item = yield from t.choose(
        t.controls[victim],
        OVER_LIMIT,
        lambda v: list(dict.fromkeys(v.items[victim])),
        default=lambda v: v.items[victim][-1],
        quiet=True,
        about={"victim": victim},
    )
    trading.drop(t, victim, item)
    t.tell("dropped", "WW-24.6", to=t.crew, victim=victim, item=item)
    if len(t.items[victim]) <= skills.traits(box, t, victim).pockets:
        t.errands.pop(0)


def _keep_or_discard(box: Box, t: Station, victim: str, *, equipped: bool) -> Flow[None]:
    """A drawn card is kept or discarded. (WW-24.3, WW-30.1, WW-30.9)"""

    def options(view: Station) -> list[str]:
        both = equipped and len(view.drawn) > 1
        may = both and skills.reaction(box, view, victim, "equipped")
        return [*dict.fromkeys(view.drawn), *([BOTH] if may else []), NONE]

    kept = yield from t.choose(
        t.controls[victim],
        KEEP,
        options,
        default=lambda v: v.drawn[0] if v.drawn else NONE,
        quiet=True,
        about={"victim": victim},
    )
    t.errands.pop(0)
    if kept == BOTH:
        skill_moments.spend(box, t, victim)
    for card in t.drawn[:] if kept == BOTH else [kept]:
        _keep(box, t, victim, card)
    t.discard += t.drawn
    t.drawn = []


def _keep_spoils(box: Box, t: Station, victim: str) -> Flow[None]:
    """Cards taken for repair tokens are kept or discarded one by one. (WW-38.26)"""
    kept = yield from t.choose(
        t.controls[victim],
        KEEP,
        lambda v: [v.drawn[0], NONE],
        default=lambda v: v.drawn[0],
        quiet=True,
        about={"victim": victim, "left": len(t.drawn)},
    )
    if kept == NONE:
        t.discard.append(t.drawn.pop(0))
    if not t.drawn or t.drawn == [kept]:
        t.errands.pop(0)
    _keep(box, t, victim, kept)


def _keep(box: Box, t: Station, victim: str, card: str) -> None:
    """A drawn card goes to her inventory, a Key where Keys go; or nothing does. (WW-24.3, WW-30.4)"""
    t.tell("kept", "WW-24.3", to=t.crew, victim=victim, item=card, kept=yes_no(card != NONE))
    if card == NONE:
        return
    t.drawn.remove(card)
    if card == box.key:
        searching.gain_key(t, victim, card)
    else:
        put(t.items, victim, card)
        searching.watch_limit(box, t, victim)


def _hush(box: Box, t: Station, victim: str) -> Flow[None]:
    """She may keep the noise down that is due, once. (WW-37.8)"""
    options = [t.skills[victim], NONE]
    chosen = yield from t.choose(
        t.controls[victim], HUSH, options, default=NONE, quiet=True, about={"victim": victim}
    )
    t.errands.pop(0)
    if chosen == NONE:
        noise.add(box, t, t.at[victim])
        t.tell("noisy", "WW-8.1", to=t.crew, victim=victim)
    else:
        skill_moments.spend(box, t, victim)
