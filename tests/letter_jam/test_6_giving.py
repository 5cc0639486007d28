"""«Букводжем», chapter 6: giving the clue."""

from __future__ import annotations

import pytest

from letter_jam.jam import EVERYBODY, decide, give, jam, ready, views
from polyana.core import HiddenFact
from polyana.games.letter_jam.rules.clue import pattern
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene


def example() -> Scene[Jam]:
    """Seat 3 sees Б, А, Р and the non-player К, Т."""
    return jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")


def noted(scene: Scene[Jam], seat: int) -> str:
    return str(scene.told("clue", seat)[-1]["noted"])


@pytest.mark.rule("LJ-6.1")
def test_the_places_of_the_chips_are_public_the_letters_as_one_sees_them() -> None:
    scene = example()
    clue = give(scene, 3, "барак p0 p1 p2 p1 v1")
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert scene.told("clue", seat)[0]["places"] == ["p0", "p1", "p2", "p1", "v1"]
        assert scene.sees(seat).clues == [clue]
        assert scene.sees(seat).chips_out
    assert [noted(scene, seat) for seat in (EVERYBODY, 0, 1, 2, 3)] == [
        "????К",
        "?АРАК",
        "Б?Р?К",
        "БА?АК",
        "БАРАК",
    ]


@pytest.mark.rule("LJ-6.2")
def test_a_letter_used_twice_has_two_chips_at_its_stand() -> None:
    """Б gives seven letters in which your letter, А, stands twice."""
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "С"}, virtual="К Т")
    clue = give(scene, 0, "старкас p3 v2 p1 p2 v1 p1 p3")
    assert len(clue.chips) == 7
    assert [place for place, chip in enumerate(clue.chips, 1) if chip.place.text == "p1"] == [3, 6]
    assert noted(scene, 1) == "СТ?РК?С"


@pytest.mark.rule("LJ-6.3")
@pytest.mark.parametrize("length", [8, 9, 10, 25, 40])
def test_a_clue_may_be_longer_than_eight_letters(length: int) -> None:
    scene = example()
    clue = give(scene, 3, " ".join((("ба" * 20)[:length], *(["p0", "p1"] * 20)[:length])))
    assert len(clue.chips) == length
    assert noted(scene, 2) == ("БА" * 20)[:length]


@pytest.mark.rule("LJ-6.4")
def test_a_chip_at_the_joker_shows_where_it_stands() -> None:
    scene = example()
    clue = give(scene, 3, "бор p0 * p2")
    assert [chip.place.text for chip in clue.chips] == ["p0", "*", "p2"]
    assert noted(scene, 1) == "Б*Р"


@pytest.mark.rule("LJ-6.5")
def test_the_joker_gets_as_many_chips_as_its_letter_needs() -> None:
    scene = example()
    give(scene, 3, "тоброб v2 * p0 p2 * p0")
    assert noted(scene, 1) == "Т*БР*Б"


@pytest.mark.rule("LJ-6.6")
@pytest.mark.parametrize("draft", ["боре p0 * p2 *", "оеб * * p0", "емо * * *", "окно", "мел"])
def test_the_joker_stands_for_one_letter_only(draft: str) -> None:
    example().refuses(3, "propose", draft, clause="LJ-6.6")


@pytest.mark.rule("LJ-6.7")
def test_nobody_but_the_giver_ever_learns_the_joker_s_letter() -> None:
    """«Бор» and «бур» with the joker in the middle: the same for all others, to the end of the round."""
    scenes = [example(), example()]
    for scene, word in zip(scenes, ("бор", "бур"), strict=True):
        give(scene, 3, f"{word} p0 * p2")
        decide(scene, move=[0, 2])
    others = (EVERYBODY, 0, 1, 2)
    assert views(scenes[0], *others) == views(scenes[1], *others)
    for seat in others:
        assert scenes[0].told("clue", seat) == scenes[1].told("clue", seat)


@pytest.mark.rule("LJ-6.8")
def test_the_example_with_the_joker() -> None:
    """«КОРОБКА»: the player with А notes К, joker, Р, joker, Б, К, own letter."""
    scene = example()
    give(scene, 3, "коробка v1 * p2 * p0 v1 p1")
    assert noted(scene, 1) == "К*Р*БК?"
    assert scene.told("clue", 1)[0]["places"].index("*") == 1


@pytest.mark.rule("LJ-6.9")
@pytest.mark.parametrize(
    "draft", ["бар p0 p1", "бар p0 p1 p2 p2", "бар p1 p0 p2", "бар p0 p1 v1", "рак v2 p1 v1"]
)
def test_every_letter_needs_a_card_that_bears_it(draft: str) -> None:
    example().refuses(3, "propose", draft, clause="LJ-6.9")


@pytest.mark.rule("LJ-6.9")
def test_the_word_goes_to_nobody_else() -> None:
    scene = example()
    give(scene, 3, "бар p0 p1 p2")
    for seat in (EVERYBODY, 0, 1, 2):
        assert "бар" not in scene.match.view(seat).encode().decode()
        with pytest.raises(HiddenFact):
            scene.sees(seat).drafts[3]


@pytest.mark.rule("LJ-6.10")
@pytest.mark.parametrize("draft", ["бар p0 * p2", "барак p0 p1 p2 * v1", "барак p0 * p2 p1 v1"])
def test_the_joker_may_replace_a_letter_that_lies_open(draft: str) -> None:
    scene = example()
    give(scene, 3, draft)
    assert "*" in noted(scene, 2)


@pytest.mark.rule("LJ-6.11")
def test_a_given_clue_stays_and_is_the_chosen_draft() -> None:
    scene = example()
    scene.does(3, "propose", "бар p0 p1 p2")
    scene.does(0, "propose", "акт p1 v1 v2")
    ready(scene)
    for seat in range(4):
        scene.does(seat, "vote", "3")
    assert [chip.place.text for chip in scene.table.clues[-1].chips] == ["p0", "p1", "p2"]
    scene.refuses(3, "propose", "барак", clause="LJ-6.11")
    scene.refuses(3, "propose", "withdraw", clause="LJ-6.11")
    assert not scene.match.may_undo(3)


@pytest.mark.rule("LJ-6.12")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "spelling_empty"),
        ("бap p0 p1 p2", "spelling_latin"),
        ("rjn", "spelling_layout"),
        ("ба-р p0 p1 p2", "spelling_hyphen"),
        ("бар2 p0 p1 p2", "spelling_foreign"),
        ("ба" * 21, "spelling_too_long"),
    ],
)
def test_a_clue_is_written_in_russian_letters(text: str, code: str) -> None:
    """The refusal depends on the text alone: whatever lies on the table, it is the same."""
    for letters in ("БАР", "ИНЛ"):
        scene = jam(dict(enumerate(letters)), virtual="К Т")
        refused = scene.refuses(3, "propose", text, clause="LJ-6.12")
        offered = {"word": "кот"} if code == "spelling_layout" else {}
        assert (refused.code, refused.args_of_text) == (code, offered)


def test_old_clues_stay_readable_when_the_cards_have_moved() -> None:
    """The history keeps its letters for those who saw them, and hides them from their owner."""
    scene = example()
    clue = give(scene, 3, "барт p0 p1 p2 v2")
    decide(scene, move=[0, 1])
    assert pattern(scene.sees(0), clue, 0) == "?АРТ"
    assert pattern(scene.sees(2), clue, 2) == "БА?Т"
    assert pattern(scene.sees(3), clue, 3) == "БАРТ"
