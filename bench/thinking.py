"""How quickly the strongest bots think: iterations of their search."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from bench.row import Row
from polyana.bots import Budget, Search
from polyana.core import Match, View, imagine, text_of
from polyana.core.imagine import random_answer
from polyana.games.forest_mages.bots.search_guide import SearchGuide
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.table import Glade

ANSWERS = 70
SECONDS, ROUNDS = 0.5, 5


def measure() -> list[Row]:
    game = ForestMages()
    rows = []
    for players in game.players:
        view = _choice_of_a_die(game, players)
        rates = [_iterations(game, view, number) for number in range(ROUNDS)]
        rows.append(Row(f"{game.name}, {players} players", "search iterations", median(rates), "/s"))
    return rows


def _choice_of_a_die(game: ForestMages, players: int) -> View[Glade]:
    """The view of a seat that has a turn before it, in the middle of a match."""
    rng = Random(1)
    match, _ = Match.begin(game, players, Settings(), b"bench")
    while True:
        (ask,) = match.open_asks()
        answers = sum(sum(given.values()) for given in match.given)
        before_turn = ask.kind.name == "act" and len(match.table.supply[ask.seat]) == 4
        if answers > ANSWERS and before_turn:
            return match.view(ask.seat)
        match.answer(ask.seat, match.question_id(ask), text_of(random_answer(match, ask, rng)))


def _iterations(game: ForestMages, view: View[Glade], seed: int) -> float:
    search = Search(imagine(game, view), SearchGuide(game.box, view.table), Random(seed))
    begun = perf_counter()
    search.run(Budget(SECONDS))
    return search.iterations / (perf_counter() - begun)
