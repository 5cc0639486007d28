"""Chance that was laid out beforehand."""

from __future__ import annotations

import pytest

from polyana.core.dice import Dice, TornTape


def wishing(*wanted: object) -> Dice:
    dice = Dice(b"key")
    dice.wanted = list(wanted)
    return dice


def test_what_is_wanted_is_drawn_first_and_then_chance_decides() -> None:
    dice, bag = wishing("К", 6), ["А", "К", "О"]
    assert dice.draw(bag) == "К"
    assert dice.roll(6) == 6
    assert dice.wanted == []
    other, same = Dice(b"key", dice.counter), list(bag)
    assert dice.draw(bag) == other.draw(same), "it goes on with fresh numbers"
    assert [outcome.value for outcome in dice.fresh][:2] == ["К", 6]


def test_a_fact_is_never_wished_for() -> None:
    dice = wishing("К")
    assert dice.fact(lambda: True) is True
    assert dice.wanted == ["К"]


def test_what_was_recorded_goes_before_what_is_wanted() -> None:
    dice = wishing("К")
    dice.script = ["А"]
    assert [dice.draw(["А", "К"]), dice.draw(["А", "К"])] == ["А", "К"]


def test_what_is_not_there_cannot_be_wanted() -> None:
    with pytest.raises(TornTape):
        wishing("Щ").draw(["А", "К"])
