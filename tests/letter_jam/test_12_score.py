"""«Букводжем», chapter 12: result and score."""

from __future__ import annotations

import re
from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, GAME, jam, show_all
from polyana.core.rulebook import rulebook
from polyana.games.letter_jam.rules.scoring import rating
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene

BOOK = rulebook("polyana.games.letter_jam")


def ending(
    first: str, second: str = "ИСКРА", *, bonus: str = "", zones: dict[str, Any] | None = None, **how: Any
) -> Scene[Jam]:
    """The final part of two players whose rows lie like this; no green marker is left."""
    laid = {"rows": {0: first, 1: second}, "ahead": {0: "", 1: ""}, "at": {0: 4, 1: 4}}
    markers = {"reds": 0, "leaves": 0, "heart": 0}
    scene = jam(players=2, zones={**laid, **markers, "bonus": bonus.split(), **(zones or {})}, **how)
    return scene.at("close", "LJ-10.1")


def points(scene: Scene[Jam]) -> tuple[int, ...]:
    show_all(scene)
    assert scene.over is not None
    return scene.over.scores


@pytest.mark.rule("LJ-12.1")
def test_the_result_is_shared() -> None:
    """All words right: everybody has won; else nobody has, and everybody hears how close it was."""
    scene = ending("АВТОР")
    points(scene)
    assert scene.over is not None
    assert scene.over.winners == (0, 1)
    scene = ending("АВТОР", "ИСКЛА")
    points(scene)
    assert scene.over is not None
    assert scene.over.winners == ()
    assert scene.told("result") == [{"right": 1, "players": 2}]


@pytest.mark.rule("LJ-12.2")
def test_the_team_score_is_the_sum_over_all_words() -> None:
    scene = ending("АВТОР")
    assert points(scene) == (15, 15)
    assert scene.told("score")[0]["total"] == 30


@pytest.mark.rule("LJ-12.2")
def test_scoring_is_optional() -> None:
    scene = ending("АВТОР", "ИСКЛА", scoring=False)
    assert points(scene) == (1, 0)
    assert scene.told("score") == []
    assert scene.told("result")


@pytest.mark.rule("LJ-12.3")
@pytest.mark.parametrize(
    ("line", "brought"),
    [("аврет 1 2 3 4 5", 4), ("авотр 1 2 4 3 5", 3), ("лимон 1 2 3 4 5", 1), ("ккккк 5 4 3 2 1", 0)],
)
def test_a_word_with_a_mistake_brings_a_point_for_each_letter_guessed(line: str, brought: int) -> None:
    """And nothing else: green markers are left, but do not count for it."""
    scene = ending("АВРОТ", zones={"leaves": 3})
    scene.does(0, "line", line)
    assert points(scene)[0] == brought


@pytest.mark.rule("LJ-12.4")
@pytest.mark.parametrize(("word", "length"), [("КОТ", 3), ("КРОТ", 4), ("ТРОПА", 5), ("КАПЛЯ", 5)])
def test_a_correct_word_brings_three_for_each_original_letter(word: str, length: int) -> None:
    scene = ending(word, "ИСКРА", lengths=f"{length} 5")
    assert points(scene)[0] == 3 * length


@pytest.mark.rule("LJ-12.5")
def test_each_letter_beyond_brings_one_more() -> None:
    scene = ending("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    scene.does(0, "line", "ворота 2 4 5 +О 3 1")
    assert points(scene)[0] == 15 + 1
    scene = ending("ИСКРА", "ВОРОТ", bonus="П")
    scene.does(1, "claim", "П")
    scene.does(1, "claim", "*О")
    scene.does(1, "line", "поворот +П +* 1 2 3 4 5")
    assert points(scene)[1] == 15 + 2


@pytest.mark.rule("LJ-12.6")
@pytest.mark.parametrize("greens", [0, 1, 4])
def test_each_green_left_brings_one_more_to_every_correct_word(greens: int) -> None:
    scene = ending("АВТОР", zones={"leaves": greens})
    assert points(scene) == (15 + greens, 15 + greens)


@pytest.mark.rule("LJ-12.7")
def test_the_example_of_18_points() -> None:
    scene = ending("АВТОР", bonus="О", zones={"leaves": 2})
    scene.does(0, "claim", "О")
    scene.does(0, "line", "ворота 2 4 5 +О 3 1")
    assert points(scene)[0] == 18


RATINGS = {
    2: (8, 17, 26, 35, 43),
    3: (13, 25, 37, 49, 61),
    4: (16, 32, 48, 64, 80),
    5: (20, 40, 60, 80, 100),
    6: (23, 46, 69, 92, 115),
}


@pytest.mark.rule("LJ-12.8")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_rating_follows_the_table(players: int) -> None:
    table = GAME.cards.ratings[players]
    assert table.least == RATINGS[players]
    for number, least in enumerate(table.least, 1):
        assert rating(least, table) == number
        assert rating(least - 1, table) == number - 1


@pytest.mark.rule("LJ-12.8")
def test_the_rulebook_lists_the_ratings_and_the_team_hears_its_own() -> None:
    listed = re.findall(r": ((?:\d+, ){4}\d+)\.", BOOK["LJ-12.8"].text)
    assert [tuple(map(int, row.split(", "))) for row in listed] == [*RATINGS.values()]
    scene = ending("АВТОР")
    points(scene)
    assert scene.told("score", EVERYBODY) == [{"points_by_seat": [15, 15], "total": 30, "rating": 3}]


@pytest.mark.rule("LJ-12.9")
def test_covered_cards_do_not_reduce_a_correct_word() -> None:
    scene = ending("АВТНР", bonus="О")
    scene.does(0, "claim", "О")
    scene.does(0, "line", "автор 1 2 3 4/О 5")
    assert points(scene)[0] == 15


@pytest.mark.rule("LJ-12.10")
@pytest.mark.parametrize(
    ("players", "zones", "counted"),
    [
        (4, {"reds": 0, "leaves": 2, "heart": 1}, 3),
        (4, {"reds": 1, "leaves": 2, "heart": 1}, 3),  # the centre is still locked
        (2, {"reds": 1, "leaves": 2, "heart": 3}, 5),  # none is available before the last red
        (2, {"reds": 0, "leaves": 2, "heart": 3}, 5),
    ],
)
def test_all_greens_on_the_setup_card_count(players: int, zones: dict[str, int], counted: int) -> None:
    """Reds and markers under virtual stacks never do."""
    scene = jam(players=players, zones=zones)
    assert scene.table.buried
    scene.at(
        "result",
        verdicts=dict.fromkeys(range(players), True),
        spelled=dict.fromkeys(range(players), "автор"),
        laid=dict.fromkeys(range(players), "- 1 2 3 4 5"),
    )
    assert scene.over is not None
    assert scene.over.scores == (15 + counted,) * players


@pytest.mark.rule("LJ-12.11")
def test_only_uncovered_own_cards_are_guessed_letters() -> None:
    """В, О and Р are right; the covered О (though it is one) and the added А bring nothing."""
    scene = ending("ВОРОК", bonus="А")
    scene.does(0, "claim", "*О")
    scene.does(0, "claim", "А")
    scene.does(0, "line", "вороха 1 2 3 4/* 5 +А")
    assert points(scene)[0] == 3


@pytest.mark.rule("LJ-12.11")
def test_without_a_written_word_the_answers_on_the_sheet_count() -> None:
    """Card by card, wherever the card lies; two candidates are no answer."""
    scene = ending("ВОРТК")
    for note in ("1 В", "2 А", "3 РТ", "4 Т", "5 К"):
        scene.does(0, "note", note)
    scene.does(0, "line", "- 5 4 3 2 1")
    assert points(scene)[0] == 3
    scene = ending("ВОРТК")
    scene.does(0, "note", "1 В")
    scene.does(0, "line", "лимон 1 2 3 4 5")  # a word is written: the answers do not count
    assert points(scene)[0] == 0
