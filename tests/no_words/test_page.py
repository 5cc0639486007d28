"""The page of «Нет слов»: what everybody may see is there to be read."""

from __future__ import annotations

from no_words.talk import talk
from web.drawn import regions


def test_the_bubble_says_a_word_with_its_yo() -> None:
    scene = talk("Е* А* И* Л К", mover=0)
    happened = scene.does(1, "call", "елка")
    assert "ЁЛКА!" in regions(scene.match, 0, "ru", *happened.events)["board"]
