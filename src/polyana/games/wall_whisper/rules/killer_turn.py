"""The killer's turn, stage by stage. (Chapters 18, 19, 32 and 35)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polyana.core import Ask, Flow, Next, Step, cut, phase, step
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.board import paths
from polyana.games.wall_whisper.rules.effects import Stealth
from polyana.games.wall_whisper.rules.kinds import (
    ACTION,
    CARRIER,
    DRAWS,
    MUTATE,
    NONE,
    ORDER,
    PLAY,
    REFILL,
    Words,
)
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.playing import STAY
from polyana.games.wall_whisper.rules.skilling import Skilling
from polyana.games.wall_whisper.rules.table import Station

BASIC_ACTIONS = 2


class KillerTurn(Skilling):
    """Six stages; an encounter skips all but the last. (WW-32.1, WW-32.2)"""

    def killer_turns(self, t: Station) -> Next:
        """Every killer takes his turn, then a new round begins. (WW-10.1)"""
        steps = []
        for killer in t.in_turn:
            steps += [
                step(self.killer_begins, killer),
                step(self.carrier_moves, killer, "before"),
                step(self.unveil, killer),
                step(self.delayed_effects, killer),
                step(self.instant, killer),
                step(self.basic, killer),
                step(self.plan, killer),
                step(self.refill, killer),
                step(self.carrier_moves, killer, "after"),
                *([step(self.moment, killer, "end", (), ())] if self.has_evening(t, killer) else []),
                step(self.dusk, killer),
            ]
        return [*steps, *self.after_turns(t), step(self.dawn)]

    def after_turns(self, t: Station) -> list[Step]:
        """What follows the turns of two killers. (WW-39.16)"""
        return []

    def has_evening(self, t: Station, killer: str) -> bool:
        """Has he a skill for the end of his turn?"""
        return bool(skills.at_moment(self.box, t, killer, "end"))

    def enter_stage(self, t: Station, stage: int) -> None:
        """The public stage; what the killer could do in it is nobody's business. (WW-20.9, WW-45.5)"""
        if t.stage != stage:
            t.stage = stage
            t.reveal("stage", "WW-32.1", stage=stage)

    @phase
    def killer_begins(self, t: Station, killer: str) -> Next:
        """The killer's turn begins; a mutated carrier tells where she is. (WW-42.33)"""
        t.turn, t.stage, t.wants, t.carrier_moved, t.met = killer, 0, {}, False, False
        t.boost += t.promised.pop(killer, 0)
        t.reveal("killer_turn", "WW-10.1", killer=killer)
        if killer in t.skips:
            t.skips.remove(killer)
            t.tell("turn_skipped", "WW-44.12", killer=killer)
            return cut(self.dusk)
        if t.lost_turn == killer:
            t.reveal("turn_lost", "WW-39.8", killer=killer)
            return cut(self.refill)
        if t.mutated and killer in self.box.infecting:
            t.carrier_seen = t.carrier_at
            t.reveal("carrier_tells", "WW-42.33", victim=t.mutated, place=t.carrier_at)
        return self.moments(t, killer, "start")

    @phase
    def carrier_moves(self, t: Station, killer: str, when: str) -> Flow[Next] | Next:
        """The mutated carrier may MOVE × 0–2 before or after the killer's stages, unseen; barricades and
        arrows bind her. It is the Parasitoid's turn in which she moves. (WW-42.34, WW-42.35, WW-42.53,
        WW-40.11)"""
        if when == "after" and self.mutation_due(t):
            return [step(self.turning), step(self.carrier_moves, killer, when)]
        if not t.mutated or killer not in self.box.infecting or t.lost_turn == killer:
            return None
        return self.carrier_turn(t, killer, when)

    def carrier_turn(self, t: Station, killer: str, when: str) -> Flow[Next]:
        t.reveal("carrier_turn", "WW-42.34", when=when)
        lone = t.lone(t.mutated)
        seat = t.killer_seat(killer) if lone is None else lone

        def options(view: Station) -> list[Words]:
            if view.carrier_moved:
                return [STAY]

            def steps(place: str) -> list[str]:
                return self.board.victim_steps(place, view.barricades, ())

            return [STAY, *paths(view.carrier_at, 2, steps)]

        ask = t.ask(seat, CARRIER, options, default=STAY, about={"when": when})
        path = (yield from self.asked(t, ask)).value
        if path != STAY:
            t.carrier_at, t.carrier_moved = path[-1], True
        t.tell("carrier_moved", "WW-42.35", to=t.hunters, place=t.carrier_at)
        return None

    # --- stages I and II ---------------------------------------------------------------------------

    @phase
    def unveil(self, t: Station, killer: str) -> Next:
        """Stage I: a killer who was in STEALTH names his location, what waited for this moment happens, and
        he must SEARCH. (WW-19.11–19.14)"""
        self.enter_stage(t, 1)
        if killer not in t.hidden:
            return None
        self.show_up(t, killer, "WW-19.12")
        steps = []
        for card in self.stop_lurking(t, killer):
            for i, effect in enumerate(self.effects_of(killer, card)):
                if isinstance(effect, Stealth):
                    steps += self.steps_for(killer, card, (i,))
        return [*steps, step(self.search, killer)]

    @phase
    def delayed_effects(self, t: Station, killer: str) -> Flow[Next] | Next:
        """Stage II: every delayed effect is applied in full and its token removed; of several the killer
        chooses the order. (WW-18.2–18.8, WW-32.4)"""
        marching = any(self.owns(killer, card) for card, _, _ in t.routes)
        mine = [i for i, (owner, _, _) in enumerate(t.delayed) if owner == killer]
        if len(mine) > 1 and not marching:
            return self.choose_delayed(t, killer, mine)
        self.enter_stage(t, 2)
        if marching:
            return [step(self.march, killer), step(self.delayed_effects, killer)]
        return self.apply_delayed(t, killer, mine[0]) if mine else None

    def choose_delayed(self, t: Station, killer: str, mine: Sequence[int]) -> Flow[Next]:
        self.enter_stage(t, 2)
        offers = [f"{i + 1}-{t.delayed[i][1]}" for i in mine]
        ask = t.ask(t.killer_seat(killer), ORDER, offers, default=offers[0])
        answer = yield from self.asked(t, ask)
        return self.apply_delayed(t, killer, int(answer.value.partition("-")[0]) - 1)

    def apply_delayed(self, t: Station, killer: str, chosen: int) -> Next:
        _, card, number = t.delayed.pop(chosen)
        t.delayed_at.pop(chosen)
        t.delayed_seen.pop(chosen)
        t.reveal("delayed_now", "WW-18.2", card=card)
        return [*self.steps_for(killer, card, (number,)), step(self.delayed_effects, killer)]

    # --- stages III to V ---------------------------------------------------------------------------

    def asked_when_free(self, t: Station, ask: Ask) -> Flow[Any]:
        """Ask where nothing is in progress. None: the button was pressed and works, so she mutates before the
        question is put again. (WW-42.52)"""
        while (answer := (yield (ask, *self.mutation_asks(t)))).kind == MUTATE.name:
            t.wants[answer.seat] = True
            if self.mutation_due(t):
                return None
        return answer.value

    @phase
    def instant(self, t: Station, killer: str) -> Flow[Next]:
        """Stage III: any number of instant cards, or none. (WW-32.5)"""
        self.enter_stage(t, 3)
        if self.mutation_due(t):
            return [step(self.turning), step(self.instant, killer)]
        ask = t.ask(
            t.killer_seat(killer),
            PLAY,
            Offers(
                lambda v: [
                    NONE,
                    *self.playable(v, killer, "instant"),
                    *skills.ready(self.box, v, killer, "instant"),
                ],
                lambda v, words: self.no_play(v, killer, words[0], "instant"),
            ),
            default=NONE,
            about={"stage": 3},
        )
        card = yield from self.asked_when_free(t, ask)
        if card is None:
            return step(self.instant, killer)
        if card == NONE:
            return None
        if card in self.box.killer_skills:
            return [*self.use_skill(t, killer, card, ()), step(self.instant, killer)]
        return [*self.play(t, killer, card), step(self.put_away, killer), step(self.instant, killer)]

    @phase
    def basic(self, t: Station, killer: str) -> Flow[Next] | Next:
        """Stage IV: two basic actions, MOVE × 1 or SEARCH, chosen one after the other; or one boost card.
        (WW-32.6–32.10, WW-11.4)"""
        over = t.stage == 4 and not t.actions and not self.mutation_due(t)
        return None if over else self.basic_action(t, killer)

    def basic_action(self, t: Station, killer: str) -> Flow[Next]:
        if t.stage != 4:
            t.actions = BASIC_ACTIONS
        self.enter_stage(t, 4)
        if self.mutation_due(t):
            return [step(self.turning), step(self.basic, killer)]
        fresh = t.actions == BASIC_ACTIONS

        def options(view: Station) -> list[Words]:
            cards = self.playable(view, killer, "boost") if fresh else []
            moves = self.killer_paths(view, killer, 1, 1)
            return [("search",), *(("move", *path) for path in moves), *(("play", card) for card in cards)]

        def why(view: Station, words: Words) -> str:
            verb, *rest = words
            if verb == "move":
                return self.no_path(view, killer, tuple(rest)) or ("WW-32.7" if rest else "WW-11.4")
            if verb == "play" and len(rest) == 1:
                return self.no_play(view, killer, rest[0], "boost") or ("" if fresh else "WW-32.6")
            return "WW-32.10"

        offers, about = Offers(options, why), {"actions": t.actions}
        ask = t.ask(t.killer_seat(killer), ACTION, offers, default=("search",), about=about)
        action = yield from self.asked_when_free(t, ask)
        if action is None:
            return step(self.basic, killer)
        verb, *rest = action
        if verb == "play":
            t.actions = 0
            return [*self.play(t, killer, rest[0]), step(self.put_away, killer)]
        t.actions -= 1
        deed = [step(self.search, killer)] if verb == "search" else self.set_out(t, killer, tuple(rest))
        return [*deed, step(self.basic, killer)]

    @phase
    def plan(self, t: Station, killer: str) -> Flow[Next]:
        """Stage V: one long-term plan card, or none. (WW-32.12)"""
        self.enter_stage(t, 5)
        if self.mutation_due(t):
            return [step(self.turning), step(self.plan, killer)]
        also = tuple(self.box.late_cards(killer, t.level))
        ask = t.ask(
            t.killer_seat(killer),
            PLAY,
            Offers(
                lambda v: [NONE, *self.playable(v, killer, "long", also)],
                lambda v, words: self.no_play(v, killer, words[0], "long", also),
            ),
            default=NONE,
            about={"stage": 5},
        )
        card = yield from self.asked_when_free(t, ask)
        if card is None:
            return step(self.plan, killer)
        return None if card == NONE else [*self.play(t, killer, card), step(self.put_away, killer)]

    # --- stage VI ----------------------------------------------------------------------------------

    @phase
    def refill(self, t: Station, killer: str) -> Flow[Next]:
        """Stage VI: draw three cards, or put one from hand into the final-battle area; the victims do not
        see which. (WW-32.13, WW-35.1, WW-35.13, WW-35.16)"""
        self.clear_played(t, killer)
        t.actions, t.present = 0, []
        self.enter_stage(t, 6)
        if self.mutation_due(t):
            return [step(self.turning), step(self.refill, killer)]

        def options(view: Station) -> list[Words]:
            return [("draw",), *(("vigilance", card) for card in dict.fromkeys(view.hand[killer]))]

        def why(view: Station, words: Words) -> str:
            return "WW-35.13" if words[0] == "vigilance" else ""

        ask = t.ask(t.killer_seat(killer), REFILL, Offers(options, why), default=("draw",))
        refilled = yield from self.asked_when_free(t, ask)
        if refilled is None:
            return step(self.refill, killer)
        verb, *rest = refilled
        if verb == "draw":
            return self.owe(t, killer, draws=DRAWS - t.double)
        take(t.hand, killer, rest[0])
        put(t.vigilance, killer, rest[0])
        return self.owe(t, killer, draws=self.vigilant_draws(t, killer))

    @phase
    def dusk(self, t: Station, killer: str) -> Next:
        """The turn ends, and with it what was to last until now. A carrier who mutates as late as this still
        has her MOVE. (WW-6.6, WW-42.53)"""
        if self.mutation_due(t):
            return [step(self.turning), step(self.carrier_moves, killer, "after"), step(self.dusk, killer)]
        t.boost, t.edge, t.stage, t.wants = 0, 0, 0, {}
        return None
