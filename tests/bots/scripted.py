"""Bots that do what a test tells them, at a table that a test has laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from no_words.talk import GAME
from polyana.bots import Bot, Choice
from polyana.bots.runner import Runner
from polyana.core import Event, Record, View
from polyana.testing.scene import Scene

Plan = Callable[[View[Any]], Choice | None]


class Scripted(Bot):
    """Answers by a function, and remembers what it was shown and told."""

    def __init__(self, seat: int, plan: Plan) -> None:
        super().__init__(GAME, seat, Random(seat))
        self.plan = plan
        self.shown: list[View[Any]] = []
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View[Any]) -> Choice | None:
        self.shown.append(view)
        return self.plan(view)


def says(kind: str, text: str, delay: float) -> Plan:
    """Answers this kind of question so, and is silent otherwise."""

    def plan(view: View[Any]) -> Choice | None:
        question = view.question(kind)
        return Choice(question.id, text, delay) if question else None

    return plan


def either(*plans: Plan) -> Plan:
    """The first of these plans that has an answer."""
    return lambda view: next((choice for plan in plans if (choice := plan(view))), None)


def silent(view: View[Any]) -> None:
    """Never answers."""


def table_of(scene: Scene[Any], *plans: Plan) -> tuple[Runner, list[Scripted]]:
    """A runner that goes on from a scene, with a scripted bot in every seat."""
    match = scene.match
    record = Record.begin(match.game, match.table.players, match.table.settings, b"runner")
    record.match = match
    bots = [Scripted(seat, plan) for seat, plan in enumerate(plans)]
    return Runner(record, bots), bots


def told(runner: Runner) -> list[str]:
    """The answers so far: seat, who answered instead, kind and text."""
    return [
        f"{line.seat}{'@' + line.by if line.by else ''} {line.kind} {line.text}"
        for line in runner.record.lines
    ]
