"""The solver: honest help on one's own sheet."""

from __future__ import annotations

import pytest

from letter_jam.jam import GAME, decide, give, jam, whole
from polyana.core import redact
from polyana.games.letter_jam.rules.solver import arrange
from polyana.games.letter_jam.rules.worlds import unseen

SOLVER = GAME.solver


@pytest.mark.parametrize(
    ("noted", "some", "none"),
    [
        ("Б?Р", {"бар", "бор", "бур"}, {"бал"}),
        ("К*Р*БК?", {"коробка"}, {"корабль"}),
        ("?А?А", {"мама", "папа"}, {"рама"}),
        ("*А*А", {"мама"}, {"рама"}),
    ],
)
def test_readings_hold_each_sign_to_one_letter(noted: str, some: set[str], none: set[str]) -> None:
    found = set(SOLVER.readings(noted))
    assert some <= found
    assert not none & found


def test_readings_keep_to_a_vocabulary() -> None:
    assert set(SOLVER.readings("Б?Р", 2)) < set(SOLVER.readings("Б?Р"))
    assert not GAME.lexicon.coarse & set(SOLVER.readings("*" * 4))


def test_candidates_fit_all_clues_and_the_unseen_cards() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")
    give(scene, 3, "бар")
    first = SOLVER.candidates(scene.sees(1), 1, 0)
    assert "А" in first
    assert "Э" not in first  # «бэр» is a word, but there is no such card
    decide(scene)
    give(scene, 3, "рак p2 p1 v1")
    second = SOLVER.candidates(scene.sees(1), 1, 0)
    assert set(second) < set(first)
    assert second["А"] == unseen(GAME.cards, scene.sees(1), 1)["А"]


def test_a_clue_that_is_no_word_of_the_lexicon_tells_nothing() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "ктбрарк v1 v2 p0 p2 p1 p2 v1")
    everything = dict(sorted(unseen(GAME.cards, scene.sees(1), 1).items()))
    assert SOLVER.candidates(scene.sees(1), 1, 0) == everything


def test_it_knows_no_more_than_the_seat_sees() -> None:
    """The redacted view is enough, and another own letter changes nothing."""
    answers = []
    for letter in "АУ":
        scene = jam({0: "Б", 1: letter, 2: "Р"}, virtual="К Т")
        give(scene, 3, f"б{letter}р p0 p1 p2")
        answers.append(SOLVER.row(redact(scene.table, 1), 1))
    assert answers[0] == answers[1]


def test_a_bare_table_gives_the_same_answer_as_the_view() -> None:
    """Bots ask it in imagined worlds too, where nothing is hidden."""
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т", extra={3: "О"})
    give(scene, 0, "рот p2 p3 v2")
    for seat in (1, 2, 3):
        assert SOLVER.row(scene.table, seat) == SOLVER.row(scene.sees(seat), seat)
    assert SOLVER.candidates(scene.table, 3, 5) == SOLVER.candidates(scene.sees(3), 3, 5)
    assert "О" in SOLVER.candidates(scene.sees(3), 3, 5)


def test_words_of_a_row_come_with_the_order_of_the_cards() -> None:
    row = [{"В": 1}, {"О": 1, "А": 1}, {"Т": 1}, {"А": 1}, {"Р": 2, "К": 1}]
    found = dict(SOLVER.words(row))
    assert found["товар"] == [2, 1, 0, 3, 4]
    assert "автор" in found
    assert "ворот" not in found


@pytest.mark.parametrize(("word", "fits"), [("КОТ", True), ("ООО", False), ("ТОК", True), ("РОТ", False)])
def test_arranging_is_a_matching(word: str, fits: bool) -> None:
    row = [{"К": 1, "О": 1}, {"О": 1, "Т": 1}, {"К": 1, "Т": 1}]
    order = arrange(word, row)
    assert (order is not None) == fits
    if order:
        assert all(word[place] in row[card] for place, card in enumerate(order))


def test_hints_are_for_tables_that_have_agreed() -> None:
    assert GAME.hints(whole("АВТОР").sees(0), 0) == []
    assert not GAME.settings().solver
    hints = GAME.hints(whole("АВТОР", solver=True).sees(0), 0)
    assert len(hints) == 5


@pytest.mark.parametrize(("helps", "autos", "ruled_out"), [(0, [], True), (1, [], False), (0, [1], False)])
def test_an_author_s_own_share_is_no_part_of_the_own_row(
    helps: int, autos: list[int], ruled_out: bool
) -> None:
    """Unless the left neighbour took cards from the discards, or let the program choose."""
    scene = jam({0: "Р", 1: "К"}, players=2, words="author")
    looked = {0: "АААААААА", 1: ""}
    scene.at("propose", looked=looked, helps={0: 0, 1: helps}, autos=autos)
    assert ("А" not in SOLVER.candidates(scene.sees(0), 0, 0)) == ruled_out
    assert "А" in SOLVER.candidates(scene.sees(0), 0, 5)  # an extra letter comes from the deck
