"""The killer's turn, stage by stage. (Chapter 32)

Six stages; an encounter skips all but the last. (WW-32.1, WW-32.2) Stage I stands in `stealth`, stage II in
`delayed`, stage VI in `refill`.
"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Flow, Next, cut, phase, step
from polyana.games.wall_whisper.rules import (
    carrier,
    delayed,
    double_threat,
    killer_cards,
    killer_moves,
    mutation,
    questions,
    refill,
    sense,
    skill_moments,
    skills,
    stealth,
    victims_turn,
)
from polyana.games.wall_whisper.rules.answers import SEARCH, Order
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ACTION, NONE, PLAY, Words
from polyana.games.wall_whisper.rules.numbers import BASIC_ACTIONS
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.table import Station


def killer_turns(box: Box, t: Station) -> Next:
    """Every killer takes his turn, then a new round begins. (WW-10.1)"""
    steps = []
    for killer in t.in_turn:
        evening = skills.at_moment(box, t, killer, "end")
        steps += [
            step(killer_begins, killer),
            step(carrier.carrier_moves, killer, "before"),
            step(stealth.unveil, killer),
            step(delayed.delayed_effects, killer),
            step(instant, killer),
            step(basic, killer),
            step(plan, killer),
            step(refill.refill, killer),
            step(carrier.carrier_moves, killer, "after"),
            *([step(skill_moments.moment, killer, "end", (), ())] if evening else []),
            step(dusk, killer),
        ]
    if t.double:
        steps.append(step(double_threat.pass_token))
    return [*steps, step(victims_turn.dawn)]


def enter_stage(t: Station, stage: int) -> None:
    """The public stage; what the killer could do in it is nobody's business. (WW-20.9, WW-45.5)"""
    if t.stage != stage:
        t.stage = stage
        t.reveal("stage", "WW-32.1", stage=stage)


@phase
def killer_begins(box: Box, t: Station, killer: str) -> Next:
    """The killer's turn begins; a mutated carrier tells where she is. A turn that was lost consists of stage
    VI: he neither reveals himself nor applies delayed effects. (WW-39.8, WW-39.10, WW-39.11, WW-42.33)"""
    t.turn, t.stage, t.wants, t.carrier_moved, t.met = killer, 0, {}, False, False
    t.boost += t.promised.pop(killer, 0)
    t.reveal("killer_turn", "WW-10.1", killer=killer)
    if killer in t.skips:
        t.skips.remove(killer)
        t.tell("turn_skipped", "WW-44.12", killer=killer)
        return cut(dusk)
    if t.lost_turn == killer:
        t.reveal("turn_lost", "WW-39.8", killer=killer)
        return cut(refill.refill)
    if t.mutated and killer in box.infecting:
        t.mutant = replace(t.mutant, seen_at=t.carrier_at)
        t.reveal("carrier_tells", "WW-42.33", victim=t.mutated, place=t.carrier_at)
    return skill_moments.moments(box, t, killer, "start")


# --- stages III to V ------------------------------------------------------------------------------


@phase
def instant(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Stage III: any number of instant cards, or none. (WW-32.5)"""
    enter_stage(t, 3)
    if mutation.due(t):
        return [step(mutation.turning), step(instant, killer)]

    def options(view: Station) -> list[str]:
        cards = killer_cards.playable(box, view, killer, "instant")
        return [NONE, *cards, *skills.ready(box, view, killer, "instant")]

    def why(view: Station, words: Words) -> str:
        return killer_cards.no_play(box, view, killer, words[0], "instant")

    ask = t.ask(t.killer_seat(killer), PLAY, Offers(options, why), default=NONE, about={"stage": 3})
    card = yield from questions.asked_when_free(box, t, ask)
    if card is None:
        return step(instant, killer)
    if card == NONE:
        return None
    if card in box.killer_skills:
        return [*skill_moments.use(box, t, killer, card, ()), step(instant, killer)]
    played = killer_cards.play(box, t, killer, card)
    return [*played, step(killer_cards.put_away, killer), step(instant, killer)]


@phase
def basic(box: Box, t: Station, killer: str) -> Flow[Next] | Next:
    """Stage IV: two basic actions, MOVE × 1 or SEARCH, chosen one after the other; or one boost card.
    (WW-32.6, WW-32.7, WW-32.8, WW-32.9, WW-32.10, WW-11.4)"""
    over = t.stage == 4 and not t.actions and not mutation.due(t)
    return None if over else _basic_action(box, t, killer)


def _basic_action(box: Box, t: Station, killer: str) -> Flow[Next]:
    """One of them, with the outcome of the first already known. (WW-32.9)"""
    if t.stage != 4:
        t.actions = BASIC_ACTIONS
    enter_stage(t, 4)
    if mutation.due(t):
        return [step(mutation.turning), step(basic, killer)]
    fresh = t.actions == BASIC_ACTIONS

    def options(view: Station) -> list[Order]:
        cards = killer_cards.playable(box, view, killer, "boost") if fresh else []
        moves = killer_moves.ways(box, view, killer, 1, 1)
        return [
            SEARCH,
            *(Order.of("move", *path) for path in moves),
            *(Order.of("play", card) for card in cards),
        ]

    def why(view: Station, words: Words) -> str:
        match words:
            case "move", *path:
                bar = killer_moves.no_way(box, view, killer, tuple(path))
                return bar or ("WW-32.7" if path else "WW-11.4")
            case "play", card:
                bar = killer_cards.no_play(box, view, killer, card, "boost")
                return bar or ("" if fresh else "WW-32.6")
        return "WW-32.10"

    ask = t.ask(
        t.killer_seat(killer), ACTION, Offers(options, why), default=SEARCH, about={"actions": t.actions}
    )
    action: Order | None = yield from questions.asked_when_free(box, t, ask)
    if action is None:
        return step(basic, killer)
    t.actions -= 1
    match action.verb:
        case "search":
            return [step(sense.search, killer), step(basic, killer)]
        case "move":
            return [*killer_moves.set_out(box, t, killer, action.objects), step(basic, killer)]
    t.actions = 0
    return [*killer_cards.play(box, t, killer, *action.objects), step(killer_cards.put_away, killer)]


@phase
def plan(box: Box, t: Station, killer: str) -> Flow[Next]:
    """Stage V: one long-term plan card, or none. (WW-32.12)"""
    enter_stage(t, 5)
    if mutation.due(t):
        return [step(mutation.turning), step(plan, killer)]
    also = box.late_cards(killer, t.level)
    offers = Offers(
        lambda v: [NONE, *killer_cards.playable(box, v, killer, "long", also)],
        lambda v, words: killer_cards.no_play(box, v, killer, words[0], "long", also),
    )
    ask = t.ask(t.killer_seat(killer), PLAY, offers, default=NONE, about={"stage": 5})
    card = yield from questions.asked_when_free(box, t, ask)
    if card is None:
        return step(plan, killer)
    if card == NONE:
        return None
    return [*killer_cards.play(box, t, killer, card), step(killer_cards.put_away, killer)]


@phase
def dusk(box: Box, t: Station, killer: str) -> Next:
    """The turn ends, and with it what was to last until now. A carrier who mutates as late as this still
    has her MOVE. (WW-6.6, WW-42.53)"""
    if mutation.due(t):
        late_move = step(carrier.carrier_moves, killer, "after")
        return [step(mutation.turning), late_move, step(dusk, killer)]
    t.boost, t.stage, t.wants = 0, 0, {}
    t.fight = replace(t.fight, edge=0)
    return None
