"""A novice on either side: victims mend, search and keep away; the killer goes where noise was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from polyana.bots import Bot, Choice
from polyana.core import Event, Game, Question, Seat, View, text_of
from polyana.games.wall_whisper.rules.apart import KEYS_ALONE
from polyana.games.wall_whisper.rules.board import SEARCHES, Board
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.kinds import BOTH, KEYS, NEEDED, NONE, Words
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

SPECIAL = {
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
EXTRA = {
    "falsetrail": 1.0,
    "assembly": 6.0,
    "alarm": 2.0,
    "sedative": 3.0,
    "serum": 3.0,
    "whisky": 1.0,
    "firecracker": 1.0,
    "rope": 0.5,
}


def act_worth(box: Box, v: Station, words: Words) -> float:
    """What an action is worth to a victim."""
    if words == ("end",):
        return 0.1
    if words[0] in ("battle", "accuse"):
        return -9.0
    victim, verb, *rest = words
    board, here = box.board, v.at[victim]
    stay = pull(board, v, victim, here)
    match verb:
        case "move":
            return 2.0 + pull(board, v, victim, rest[-1]) - stay
        case "repair":
            return 10.0
        case "search":
            return 6.0
        case "rest":
            return 0.5 + 2.0 * v.fear[victim]
        case "analyse":
            return 1.0
        case "clear":
            return 1.5
        case "special":
            return SPECIAL.get(rest[0], 3.0)
        case "extra":
            return EXTRA.get(rest[0], -1.0)
        case "test":
            return 1.0
        case "loot":
            return 12.0 if rest[0] == "key" else 3.0
        case "hunt":
            return -2.0
    return -5.0


def keep_worth(box: Box, item: str) -> float:
    """What a card in the inventory is worth."""
    if item == NONE:
        return 0.0
    if item == BOTH:
        return 12.0
    if box.roles[item] == "key":
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


def action_worth(board: Board, v: Station, killer: str, target: str, words: Words) -> float:
    """What an action of stage IV is worth."""
    here = v.killer_at[killer]
    if words[0] == "play":
        return 1.0
    if words[0] == "search":
        return 5.0 if here == target else 0.5
    return 3.0 + board.distance(here, target) - board.distance(words[-1], target)


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

    def worth(self, v: Station, question: Question, option: Any) -> float:
        board = self.box.board
        match question.kind:
            case "act":
                return act_worth(self.box, v, option)
            case "keep":
                return keep_worth(self.box, option)
            case "over_limit":
                return -keep_worth(self.box, option)
            case "verdict":
                return 9.0 if option == "escape" else 0.0
            case "doubt":
                return 9.0 if option[0] == "trust" else 0.0
            case "part":
                return 9.0 if option[0] not in ("stay", "accuse") else 0.0
            case "consent" if len(v.proposal) > 3:
                return self.deal_worth(v) if option == "agree" else 0.5
            case "flee":
                place = v.at[option[0]] if option[-1] == "stay" else option[-1]
                return -danger(board, v, place)
            case "weapon" | "cancel" | "play" | "attack" | "use_skill" | "hush":
                return 0.0 if option == NONE else 2.0
            case "action" | "go" | "sneak":
                return self.step_worth(v, option)
            case "refill":
                return 5.0 if option == ("draw",) else 0.0
            case "manoeuvre":
                return 5.0 if option == "score" else 0.0
        return 0.0

    def deal_worth(self, v: Station) -> float:
        """What an offered exchange brings. (WW-38.5)"""
        _, verb, item, _, *back = v.proposal
        gain = keep_worth(self.box, item) * (-1 if verb == "take" else 1)
        return gain - sum(keep_worth(self.box, one) for one in back)

    def step_worth(self, v: Station, words: Words) -> float:
        """Toward the newest hunch, or anywhere if there is none."""
        killer = v.active
        target = self.hunch.newest or self.rng.choice(self.box.board.ids)
        if words[-1] == "stay":
            return 0.0
        return action_worth(self.box.board, v, killer, target, words)
