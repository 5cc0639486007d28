"""A novice on either side: victims mend, search and keep away; the killer goes where noise was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from polyana.bots import Bot, Choice, Option
from polyana.core import Event, Game, Question, Seat, View, text_of
from polyana.games.wall_whisper.rules import kinds
from polyana.games.wall_whisper.rules.answers import DRAW, END, TRUST, Act, Deal, Order
from polyana.games.wall_whisper.rules.apart import KEYS_ALONE
from polyana.games.wall_whisper.rules.board import SEARCHES, Board
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.kinds import BOTH, NONE, STAY, Words
from polyana.games.wall_whisper.rules.numbers import KEYS, NEEDED
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station

QUICK, SLOW = 1.0, 4.0
ATTENTIVE = 0.6
"""How often a novice takes a noise to heart."""


# --- looking at the board -------------------------------------------------------------------------


def danger(board: Board, v: Station, place: str) -> float:
    """How unwise it is to stand here: near a visible killer, or where a hidden one was last seen."""
    threat = 0.0
    for killer in v.killers:
        steps = board.distance(place, v.seen_at[killer])
        sure = 0.5 if killer in v.hidden else 1.0
        threat += sure * {0: 8.0, 1: 5.0, 2: 1.5}.get(steps, 0.0)
    return threat


def goals(board: Board, v: Station, victim: str) -> list[str]:
    """Where this victim wants to go: to an open exit, to a repair, or to a search."""
    if v.vehicle_ready:
        return board.with_icon("vehicle")
    if len(v.keys[victim]) >= KEYS_ALONE if v.settings.crossroads else len(v.stand) >= KEYS:
        return [board.entrance]
    if v.rescue != NO_RESCUE:
        return [max(board.ids, key=lambda place: -danger(board, v, place))]
    number = v.victims.index(victim)
    repairs = [kind for kind in ("transmitter", "vehicle") if v.repairs[kind] < NEEDED[kind]]
    if number < 2 and repairs:
        return board.with_icon(repairs[min(number, len(repairs) - 1)])
    return [place for icon in SEARCHES for place in board.with_icon(icon) if v.deck_size(icon)]


def pull(board: Board, v: Station, victim: str, place: str) -> float:
    """How good it is for a victim to be here."""
    wanted = goals(board, v, victim) or [board.entrance]
    return -min(board.distance(place, goal) for goal in wanted) - danger(board, v, place)


# --- victims --------------------------------------------------------------------------------------

ACT_WORTH = {"repair": 10.0, "search": 6.0, "clear": 1.5, "analyse": 1.0, "test": 1.0, "hunt": -2.0}
SPECIAL_WORTH = {
    "firstaid": 9.0,
    "cheer": 2.0,
    "taunt": -1.0,
    "toolbox": 14.0,
    "wrench": 11.0,
    "fuel": 12.0,
    "plant": 8.0,
    "medkit": 8.0,
    "bandage": 7.0,
}
EXTRA_WORTH = {
    "falsetrail": 1.0,
    "assembly": 6.0,
    "alarm": 2.0,
    "sedative": 3.0,
    "serum": 3.0,
    "whisky": 1.0,
    "firecracker": 1.0,
    "rope": 0.5,
}


def act_worth(box: Box, v: Station, act: Act) -> float:
    """What an action is worth to a victim."""
    if act.for_team:
        return 0.1 if act == END else -9.0
    victim = act.victim
    match act.verb, *act.objects:
        case "move", *_, place:
            board = box.board
            return 2.0 + pull(board, v, victim, place) - pull(board, v, victim, v.at[victim])
        case "rest", *_:
            return 0.5 + 2.0 * v.fear[victim]
        case "special", source, *_:
            return SPECIAL_WORTH.get(source, 3.0)
        case "extra", source, *_:
            return EXTRA_WORTH.get(source, -1.0)
        case "loot", item, _:
            return 12.0 if item == box.key else 3.0
    return ACT_WORTH.get(act.verb, -5.0)


def keep_worth(box: Box, item: str) -> float:
    """What a card in the inventory is worth."""
    if item == NONE:
        return 0.0
    if item == BOTH:
        return 12.0
    if item == box.key:
        return 9.0
    return {"toolbox": 5.0, "fuel": 4.0, "plan": 1.0}.get(item, 2.0 + len(box.items[item].uses))


# --- the killer -----------------------------------------------------------------------------------


class Hunch:
    """Where victims may be, from what was told: the newest place that gave somebody away."""

    def __init__(self, rng: Random) -> None:
        self.places: list[str] = []
        self.begun = False
        self.rng = rng

    def begin(self, start: str) -> None:
        """All victims begin here. (WW-3.5)"""
        if not self.begun:
            self.places.insert(0, start)
        self.begun = True

    def hear(self, event: Event) -> None:
        told = event.args
        if event.kind == "noise":
            self.places += [place for place in told["places"] if self.rng.random() < ATTENTIVE]
        elif event.kind == "panic" or (event.kind == "detected" and told["victims"]):
            self.places.append(told["place"])
        elif event.kind == "searched" and not told["victims"]:
            self.places = [place for place in self.places if place != told["place"]]

    @property
    def newest(self) -> str:
        return self.places[-1] if self.places else ""


def way_worth(board: Board, here: str, target: str, path: Words) -> float:
    """How much nearer a way of the killer's brings him."""
    return 0.0 if path == STAY else 3.0 + board.distance(here, target) - board.distance(path[-1], target)


TO_USE = {
    one.name for one in (kinds.WEAPON, kinds.CANCEL, kinds.PLAY, kinds.ATTACK, kinds.USE_SKILL, kinds.HUSH)
}
"""The questions to which a novice rather uses something than nothing."""

# --- the bot --------------------------------------------------------------------------------------


class Novice(Bot):
    """Weighs each option by a simple number, and wavers a little."""

    def __init__(self, game: Game[Any], seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, WallWhisper)
        self.rules: WallWhisper = game
        self.box = game.box
        self.hunch = Hunch(rng)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.hunch.hear(event)

    def choose(self, view: View[Station]) -> Choice | None:
        owed = [question for question in view.questions if question.default is not None]
        if not owed:
            return None
        question = owed[0]
        self.box = self.rules.agreed(view.table.settings).box
        self.hunch.begin(self.box.board.entrance)
        best = max(
            question.options, key=lambda one: self.worth(view.table, question, one) + self.rng.random()
        )
        return Choice(question.id, text_of(best), self.rng.uniform(QUICK, SLOW))

    def worth(self, v: Station, question: Question, option: Option) -> float:
        board = self.box.board
        match question.kind:
            case kinds.ACT.name:
                return act_worth(self.box, v, option)
            case kinds.KEEP.name:
                return keep_worth(self.box, option)
            case kinds.OVER_LIMIT.name:
                return -keep_worth(self.box, option)
            case kinds.VERDICT.name:
                return 9.0 if option == "escape" else 0.0
            case kinds.DOUBT.name:
                return 9.0 if option == TRUST else 0.0
            case kinds.PART.name:
                return 9.0 if option.verb not in ("stay", "accuse") else 0.0
            case kinds.CONSENT.name if deal := v.deal:
                return self.deal_worth(deal) if option == "agree" else 0.5
            case kinds.FLEE.name:
                place = option.path[-1] if option.path else v.at[option.victim]
                return -danger(board, v, place)
            case one if one in TO_USE:
                return 0.0 if option == NONE else 2.0
            case kinds.ACTION.name:
                return self.action_worth(v, option)
            case kinds.GO.name | kinds.SNEAK.name:
                return way_worth(board, v.killer_at[v.active], self.target(), option)
            case kinds.REFILL.name:
                return 5.0 if option == DRAW else 0.0
            case kinds.MANOEUVRE.name:
                return 5.0 if option == "score" else 0.0
        return 0.0

    def deal_worth(self, deal: Deal) -> float:
        """What an offered exchange brings. (WW-38.5)"""
        gain = keep_worth(self.box, deal.item) * (-1 if deal.verb == "take" else 1)
        return gain - (keep_worth(self.box, deal.back) if deal.back else 0.0)

    def action_worth(self, v: Station, action: Order) -> float:
        """What an action of stage IV is worth."""
        here, target = v.killer_at[v.active], self.target()
        match action.verb:
            case "play":
                return 1.0
            case "search":
                return 5.0 if here == target else 0.5
        return way_worth(self.box.board, here, target, action.objects)

    def target(self) -> str:
        """The newest hunch, or anywhere if there is none."""
        return self.hunch.newest or self.rng.choice(self.box.board.ids)
