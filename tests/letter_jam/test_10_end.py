"""«Букводжем», chapter 10: the end of the clue rounds."""

from __future__ import annotations

import pytest

from letter_jam.jam import EVERYBODY, GAME, give, jam, play_round
from polyana.core import HiddenFact
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene


def last(**zones: object) -> Scene[Jam]:
    """One green marker is left, and no red one."""
    held = {"red_of": dict.fromkeys(range(4), 1), "reds": 0, "leaves": 1, "heart": 0}
    return jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т", stacks={1: 1, 2: 3}, zones={**held, **zones})


def example() -> Scene[Jam]:
    return jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")


@pytest.mark.rule("LJ-10.1")
def test_without_a_marker_the_clues_are_over() -> None:
    scene = last()
    play_round(scene, 3, "бар")
    assert scene.table.stage == "final"
    assert [event.clause for event in scene.events if event.kind == "closed"] == ["LJ-10.1"]
    assert scene.asked(0, "propose") is None
    assert scene.asked(0, "line")


@pytest.mark.rule("LJ-10.1")
def test_with_a_marker_they_go_on() -> None:
    scene = last(leaves=2)
    play_round(scene, 3, "бар")
    assert scene.table.stage == "proposals"


@pytest.mark.rule("LJ-10.2")
def test_all_may_agree_that_they_need_no_more_clues() -> None:
    scene = example()
    scene.does(2, "enough", "enough")
    for seat in (0, 1, 3):
        scene.does(seat, "agree", "yes")
    assert scene.table.stage == "final"
    assert scene.table.reds == 4
    assert [event.clause for event in scene.events if event.kind == "closed"] == ["LJ-10.2"]


@pytest.mark.rule("LJ-10.3")
def test_a_marker_paid_out_in_this_very_round_keeps_the_game_going() -> None:
    scene = last()
    play_round(scene, 3, "бак p0 p1 v1")
    assert scene.told("paid") == [{"number": 1}]
    assert scene.table.stage == "proposals"
    assert scene.table.greens == 1


@pytest.mark.rule("LJ-10.3")
@pytest.mark.parametrize(
    ("zones", "stage"),
    [
        ({"leaves": 1, "reds": 1, "red_of": {0: 0, 1: 1, 2: 1, 3: 1}}, "proposals"),  # a red one
        ({"leaves": 0, "heart": 1, "reds": 1, "red_of": {0: 1, 1: 1, 2: 1, 3: 0}}, "proposals"),  # unlocked
        ({"leaves": 1, "heart": 0}, "final"),
    ],
)
def test_left_is_a_red_that_somebody_may_take_or_an_available_green(
    zones: dict[str, int], stage: str
) -> None:
    scene = last(**zones)
    play_round(scene, 3, "бар")
    assert scene.table.stage == stage


@pytest.mark.rule("LJ-10.4")
def test_one_no_goes_on_and_who_said_what_is_public() -> None:
    scene = example()
    scene.does(2, "enough", "enough")
    scene.does(0, "agree", "yes")
    assert scene.told("agreed") == []
    scene.does(1, "agree", "no")
    scene.does(3, "agree", "yes")
    assert scene.told("agreed") == [{"for_seats": [0, 2, 3], "against_seats": [1]}]
    assert scene.match.step.phase == "propose"


@pytest.mark.rule("LJ-10.4")
def test_silence_is_a_no() -> None:
    scene = example()
    scene.does(2, "enough", "enough")
    question = scene.asked(0, "agree")
    assert question is not None
    assert question.seconds == 15
    scene.runs_out("enough")
    assert scene.told("agreed") == [{"for_seats": [2], "against_seats": [0, 1, 3]}]
    assert scene.table.stage == "proposals"


@pytest.mark.rule("LJ-10.5")
def test_cards_on_stands_go_back_unseen_and_extra_cards_are_put_aside() -> None:
    scene = jam({1: "А", 2: "Р"}, extra={0: "Б"}, virtual="К Т")
    scene.at("close", "LJ-10.1")
    for seat in range(4):
        assert scene.table.card_on(seat) is None
        assert len(scene.table.rows[seat]) + len(scene.table.ahead[seat]) == 5
        with pytest.raises(HiddenFact):
            scene.sees(seat).rows[seat][0]
    with pytest.raises(HiddenFact):
        scene.sees(0).extra[0][0]
    scene.refuses(0, "line", "- 1 2 3 4 5 6", clause="LJ-11.12")  # no place for the extra card
    scene.refuses(0, "claim", "Б", clause="LJ-11.5")
    assert "Б" in GAME.pieces(scene.table)


@pytest.mark.rule("LJ-10.6")
def test_the_question_is_put_only_when_asked_for_before_the_first_proposal_and_once_a_round() -> None:
    scene = example()
    assert scene.match.waiting() == [0, 1, 2, 3]  # for clues, not for an answer about enough
    assert scene.asked(0, "agree") is None
    scene.does(3, "enough", "enough")
    assert scene.asked(3, "agree") is None  # who asks has said yes
    assert scene.match.waiting() == [0, 1, 2]
    scene.runs_out("enough")
    scene.refuses(1, "enough", "enough", clause="LJ-10.6")
    give(scene, 3, "ктк v1 v2 v1")
    assert scene.asked(1, "enough")  # a new round
    scene.does(0, "propose", "ар p1 p2")
    scene.refuses(1, "enough", "enough", clause="LJ-10.6")
    assert scene.told("enough", EVERYBODY) == [{"seat": 3}]
