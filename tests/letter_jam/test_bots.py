"""The bots of «Букводжем» play whole matches by the rules."""

from __future__ import annotations

from random import Random

import pytest

from letter_jam.jam import GAME, give, jam, whole
from polyana.bots.series import Job, play_job
from polyana.core import Refused
from polyana.games import bots, with_bots
from polyana.games.letter_jam.bot import Novice, best_draft, clue_words
from polyana.games.letter_jam.clues import numbers, read_draft
from polyana.games.letter_jam.table import Settings


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (2, Settings()),
        (4, Settings()),
        (6, Settings(length=3)),
        (3, Settings(words="author", checking="vote")),
    ],
)
def test_novices_finish_a_match_and_score(players: int, settings: Settings) -> None:
    record, _ = play_job(Job(with_bots, "letter_jam", ("novice",) * players, settings, "match"))
    assert record.match.over
    assert sum(record.match.over.scores) > 0
    assert len(record.match.table.clues) >= players


def test_random_bots_finish_a_match() -> None:
    """They write no clues of their own, so two empty rounds end the clues."""
    record, _ = play_job(Job(with_bots, "letter_jam", ("random",) * 3, Settings(), "match"))
    assert record.match.over


def test_the_best_draft_is_legal_and_helps() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    draft = best_draft(GAME, scene.sees(3), 3, 2, joker=False)
    assert draft is not None
    assert read_draft(scene.sees(3), 3, draft) == draft
    assert numbers(draft).players == 3
    assert {"бар", "рак"} <= set(clue_words(GAME, scene.sees(3), 3, 5, joker=False))


def test_a_bot_takes_a_letter_that_the_clues_leave_no_doubt_about() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    choice = bots("letter_jam")["novice"](GAME, 1, Random(1)).choose(scene.match.view(1))
    assert choice is not None
    assert choice.text == "move А"


def test_a_bot_lays_a_word_that_its_sheet_allows() -> None:
    scene = whole("КОТ", players=2, length=3)
    bot = Novice(GAME, 0, Random(1))
    first = bot.choose(scene.match.view(0))
    assert first is not None
    scene.does(0, "line", first.text)
    second = bot.choose(scene.match.view(0))
    assert second is not None
    assert second.text == "done"
    with pytest.raises(Refused):
        scene.does(0, "line", "кот 1 2")
