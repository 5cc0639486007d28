"""Tutorials played by the rules alone: for tests, and for whoever writes one.

`python -m polyana.testing.tutorials no_words` plays a tutorial and tells, step by step, who is asked what,
what chance decided, and what the learner hears. It stops where the rules and the script part.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from polyana import games
from polyana.core import Happened, Match, Refused
from polyana.core.speech import Speech
from polyana.games.tutorial import Tutorial, TutorialStep


class PlayedStep(NamedTuple):
    """A step that was played: the match stands behind it."""

    number: int
    step: TutorialStep | None
    """None: the opening."""
    match: Match[Any]
    happened: Happened | None
    """None: the teacher has spoken."""


def tutorial_of(game: str) -> Tutorial:
    """The tutorial of a game that has one."""
    found = games.tutorial(game)
    if found is None:
        raise Refused("no_tutorial")
    return found


def course(game: str, pick: Callable[[int, TutorialStep], str] | None = None) -> Iterator[PlayedStep]:
    """Play a tutorial. `pick` answers for the learner, by number and step; else the first that goes."""
    tutorial, rules = tutorial_of(game), games.game(game)
    settings = msgspec.convert(tutorial.settings, rules.settings)
    match, begun = Match.begin(rules, tutorial.players, settings, tutorial.key, wanted=tutorial.chance)
    _all_fell(match, 0)
    yield PlayedStep(0, None, match, begun)
    for number, step in enumerate(tutorial.steps, 1):
        happened = None
        if step.seat is not None:
            match.dice.wanted = list(step.chance)
            text = pick(number, step) if pick and step.seat == tutorial.seat else step.answers[0]
            happened = match.answer_kind(step.seat, step.kind, text)
            _all_fell(match, number)
        yield PlayedStep(number, step, match, happened)


def _all_fell(match: Match[Any], number: int) -> None:
    """Chance must have been asked as often as the step has wishes."""
    if match.dice.wanted:
        raise AssertionError(f"step {number}: nobody asked chance for {match.dice.wanted}")


def main(game: str) -> None:
    """Tell how a tutorial goes."""
    tutorial = tutorial_of(game)
    names = tuple(tutorial.called(seat, "ru") for seat in range(tutorial.players))
    speech = Speech(games.package(game), "ru", names)
    for number, step, match, happened in course(game):
        said = step.say.ru if step and step.say else ""
        if happened is None:
            print(f"{number:3}. «{said}»")
            continue
        seat, kind, value = happened.answer
        print(f"{number:3}. {seat} {kind} {value!r}" + (f" «{said}»" if said else ""))
        if happened.outcomes:
            print("     chance:", ", ".join(repr(outcome.value) for outcome in happened.outcomes))
        for event in happened.events:
            if (heard := event.heard_by(tutorial.seat)) is not None:
                print("     heard: ", speech.event(heard, tutorial.seat))
        for one in (one for each in match.table.seats for one in match.questions(each)):
            texts = " | ".join(one.texts[:40]) + (" | …" if one.writes or len(one.texts) > 40 else "")
            print(f"     asked:  {one.seat} {one.kind}: {texts}")


if __name__ == "__main__":
    main(sys.argv[1])
