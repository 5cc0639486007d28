"""Every game has the same rooms, and the head of a room names every module in it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from polyana import games

GAMES = Path(games.__file__).parent
OURS = sorted(one.parent.name for one in GAMES.glob("*/rules"))
CODE = ("rules", "bots", "page")


def test_there_is_a_game_to_look_at() -> None:
    assert len(OURS) == len(games.names())


@pytest.mark.parametrize("name", OURS)
def test_the_rooms_are_the_same(name: str) -> None:
    inside = (GAMES / name).iterdir()
    assert {one.name for one in inside if one.is_dir() and one.name != "__pycache__"} == {*CODE, "data"}


@pytest.mark.parametrize("room", CODE)
@pytest.mark.parametrize("name", OURS)
def test_the_head_of_a_room_names_its_modules(name: str, room: str) -> None:
    head = import_module(f"polyana.games.{name}.{room}").__doc__ or ""
    modules = [one.stem for one in (GAMES / name / room).glob("*.py") if one.stem != "__init__"]
    assert modules
    assert [one for one in modules if f"`{one}`" not in head] == []
    assert [one for one in head.split("`")[1::2] if one not in modules] == []
