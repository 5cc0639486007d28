"""Peers for the kernel: catanatron, and a game of OpenSpiel written in Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CATAN_TICKS = 150
MOVES = 20


@dataclass(frozen=True)
class Peer:
    """A peer: one random match (returns the number of its steps), and a copy of a position in mid-game."""

    name: str
    match: Callable[[], int]
    copy: Callable[[], object]


def peers() -> list[Peer]:
    return [catanatron(), open_spiel()]


def catanatron() -> Peer:
    """Settlers of Catan with four random players; the copy is taken after 150 ticks."""
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        return Game([RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game, ticks = new(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    position = new()
    for _ in range(CATAN_TICKS):
        position.play_tick()
    return Peer("catanatron", play, position.copy)


def open_spiel() -> Peer:
    """Block dominoes, an imperfect-information game written in Python."""
    import pyspiel
    from open_spiel.python.games import block_dominoes

    game = pyspiel.load_game("python_block_dominoes")

    def step(state: Any) -> None:
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(random.choice(actions))

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            step(state)
            steps += 1
        return steps

    position = game.new_initial_state()
    while position.move_number() < MOVES:
        step(position)
        if position.is_terminal():  # a short one: begin anew
            position = game.new_initial_state()
    assert block_dominoes  # importing it registers the game
    return Peer("OpenSpiel (Python)", play, position.clone)
