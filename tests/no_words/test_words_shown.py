"""Words are told as the lexicon spells them: on the cards Е stands for Ё, in what is said it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from no_words.talk import GAME, lay, talk
from polyana.games.no_words.bots.attention import MASTER
from polyana.games.no_words.bots.bot import WordBot
from polyana.testing.scene import Scene

TALK = "Е* А* И* Л К"


def words(scene: Scene[Any], kind: str) -> list[str]:
    return [told["word"] for told in scene.told(kind)]


def about(scene: Scene[Any], seat: int, kind: str) -> object:
    question = scene.asked(seat, kind)
    assert question is not None
    return question.about["word"]


@pytest.mark.parametrize(
    ("call", "said"), [("елка", "ёлка"), ("ёлка", "ёлка"), ("ЁЛКА", "ёлка"), ("лик", "лик")]
)
def test_a_word_that_counts_is_told_with_its_yo(call: str, said: str) -> None:
    scene = talk(TALK, mover=0)
    scene.does(1, "call", call)
    assert words(scene, "called") == words(scene, "taken") == [said]


def test_what_may_be_two_words_stays_as_the_cards_spell_it() -> None:
    scene = talk("Е* О* А* Н Б", mover=0)
    scene.does(1, "call", "небо")
    assert words(scene, "called") == words(scene, "taken") == ["небо"]


def test_a_rejected_word_is_told_with_its_yo_also_when_it_is_tried_again() -> None:
    scene = talk("О* А* И* Л К", mover=0)
    scene.does(1, "call", "елка")
    assert words(scene, "called") == words(scene, "rejected") == ["ёлка"]
    for text in ("елка", "ёлка"):
        assert scene.refuses(2, "call", text, clause="NW-4.10").args_of_text["word"] == "ёлка"


def test_a_word_that_is_voted_on_is_told_with_its_yo() -> None:
    scene = talk(TALK, mover=0, checking="vote")
    scene.does(1, "call", "елка")
    assert about(scene, 0, "dispute") == "ёлка"
    scene.does(0, "dispute", "dispute")
    for seat in range(3):
        assert about(scene, seat, "vote") == "ёлка"
        scene.does(seat, "vote", "against")
    for kind in ("called", "disputed", "votes", "rejected"):
        assert words(scene, kind) == ["ёлка"]
    lay(scene, TALK, mover=2)
    assert scene.refuses(1, "call", "елка", clause="NW-6.12").args_of_text["word"] == "ёлка"


def test_a_word_that_is_not_doubted_is_told_with_its_yo() -> None:
    scene = talk(TALK, mover=0, checking="vote")
    scene.does(1, "call", "елка")
    scene.does(0, "dispute", "accept")
    assert words(scene, "undisputed") == words(scene, "taken") == ["ёлка"]


def test_bots_know_the_words_that_they_are_told() -> None:
    """What is asked about a word, and what is heard of it, is spelled with Ё; their vocabulary is not."""
    scene = talk(TALK, mover=0, checking="vote")
    bot = WordBot(GAME, 0, Random(1), MASTER)
    happened = scene.does(1, "call", "елка")
    heard: list[tuple[int, int]] = []
    bot.rivals.called = lambda seat, grade: heard.append((seat, grade))  # type: ignore[method-assign]
    bot.hear(happened.events)
    assert heard == [(1, GAME.box.lexicon.grade("елка"))]
    chosen = bot.choose(scene.match.view(0))
    assert chosen is not None
    assert chosen.text == "accept"
