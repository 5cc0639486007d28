"""The example in CONTRIBUTING.md is a real game: it runs through the whole kit."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from polyana.testing import GameKit, Laid, Scene
from polyana.web.testing import PageKit

GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)


def example() -> dict[str, Any]:
    module = ModuleType("echo")
    sys.modules["echo"] = module  # dataclasses look their module up
    exec(compile(BLOCKS[0], str(GUIDE), "exec", dont_inherit=True), module.__dict__)
    return module.__dict__


ECHO = example()


class TestEcho(GameKit):
    game = ECHO["Echo"]()
    tables = [Laid(players, ECHO["Settings"]()) for players in (2, 3, 4)]  # noqa: RUF012


def test_the_example_is_short() -> None:
    code = [line for line in BLOCKS[0].splitlines() if line.strip()]
    assert len(code) <= 80


def test_the_scene_in_the_guide_runs() -> None:
    space: dict[str, Any] = {**ECHO, "Scene": Scene, "pytest": pytest, "PageKit": PageKit, "Laid": Laid}
    for block in BLOCKS[1:]:
        exec(compile(block, str(GUIDE), "exec", dont_inherit=True), space)
    space["test_the_word_begins_with_the_letter_drawn"]()
