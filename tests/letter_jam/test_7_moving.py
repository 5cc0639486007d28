"""«Букводжем», chapter 7: noting the clue and moving on."""

from __future__ import annotations

from typing import Any

import pytest

from letter_jam.drawn import regions
from letter_jam.jam import EVERYBODY, SOLVER, decide, give, jam, play_round, ready, views
from polyana.core import HiddenFact, Refused
from polyana.games.letter_jam.rules.clue import pattern, patterns
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene


def example(**how: Any) -> Scene[Jam]:
    return jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т", **how)


@pytest.mark.rule("LJ-7.1")
def test_a_sheet_has_question_marks_for_the_own_letter_and_stars_for_the_joker() -> None:
    scene = example()
    clue = give(scene, 3, "баобаб p0 p1 * p0 p1 p0")
    assert pattern(scene.sees(0), clue, 0) == "?А*?А?"
    assert pattern(scene.sees(1), clue, 1) == "Б?*Б?Б"
    assert patterns(scene.sees(0), 0, 0) == ["?А*?А?"]
    assert patterns(scene.sees(2), 2, 0) == []  # not used


@pytest.mark.rule("LJ-7.2")
def test_nobody_can_look_at_another_s_sheet() -> None:
    """It would show them their own letter: what one notes changes no byte of the others."""
    scene = example()
    give(scene, 3, "бар")
    before = views(scene, EVERYBODY, 1, 2, 3)
    scene.does(0, "note", "1 БВ")
    assert views(scene, EVERYBODY, 1, 2, 3) == before
    for seat in (EVERYBODY, 1, 2, 3):
        with pytest.raises(HiddenFact):
            scene.sees(seat).answers[0]


@pytest.mark.rule("LJ-7.3")
def test_one_or_several_candidates_may_be_noted_and_wiped() -> None:
    scene = example()
    for text, letters in (("1 Б", "Б"), ("1 врб", "БВР"), ("1", ""), ("1 Ё", "Е"), ("1 И\u0306", "Й")):
        scene.does(0, "note", text)
        assert scene.sees(0).answers[0][0] == letters
    scene.does(0, "note", "6 О")  # the extra letter
    for text in ("0 А", "7 А", "1 Q", "А", "1 А Б", ""):
        scene.refuses(0, "note", text, clause="LJ-7.3")


@pytest.mark.rule("LJ-7.4")
def test_after_bar_the_letter_is_open_and_a_longer_clue_makes_it_clear() -> None:
    """«Б?Р»: бар, бор, бур; with «?» twice in a longer word only А is left."""
    scene = example()
    give(scene, 3, "бар")
    first = SOLVER.candidates(scene.sees(1), 1, 0)
    assert {"А", "О", "У"} <= set(first)
    decide(scene)
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    assert [*SOLVER.candidates(scene.sees(1), 1, 0)] == ["А"]


@pytest.mark.rule("LJ-7.5")
def test_moving_on_puts_the_card_back_and_the_answer_on_the_sheet() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(0, "move", "move б")
    for seat in (1, 2):
        scene.does(seat, "move", "stay")
    assert scene.sees(0).answers[0][0] == "Б"
    assert scene.table.at[0] == 1
    assert scene.sees(1).rows[0][0] == "Б"
    with pytest.raises(HiddenFact):
        scene.sees(0).rows[0][0]
    for seat in (EVERYBODY, 1, 2, 3):
        with pytest.raises(HiddenFact):
            scene.sees(seat).answers[0]


@pytest.mark.rule("LJ-7.6")
def test_a_player_in_doubt_keeps_the_letter() -> None:
    scene = example()
    play_round(scene, 3, "бар", move=[1])
    assert scene.table.at == {0: 0, 1: 1, 2: 0, 3: 0}
    assert scene.sees(1).rows[0] == "Б"


@pytest.mark.rule("LJ-7.7")
def test_moving_on_needs_a_clue_that_has_used_the_letter_in_this_round_or_before() -> None:
    scene = example()
    give(scene, 3, "рак p2 p1 v1")
    scene.refuses(0, "move", "move", clause="LJ-7.7")
    assert [seat for seat in range(4) if scene.asked(seat, "move")] == [1, 2]
    decide(scene)
    give(scene, 3, "баб p0 * p0")
    assert [seat for seat in range(4) if scene.asked(seat, "move")] == [0, 1, 2]  # 1 and 2 from before
    decide(scene, move=[2])  # without an answer
    assert scene.table.at[2] == 1
    assert scene.sees(2).answers[2][0] == ""


@pytest.mark.rule("LJ-7.7")
def test_a_new_letter_has_to_be_used_anew() -> None:
    scene = example()
    play_round(scene, 3, "бар", move=[0])
    give(scene, 3, "рак p2 p1 v1")
    assert scene.asked(0, "move") is None


@pytest.mark.rule("LJ-7.8")
def test_the_card_goes_back_unseen_by_its_owner() -> None:
    """Another letter there: the owner's view after moving on is the same."""
    scenes = [jam({0: first, 1: "А", 2: "Р"}, virtual="К Т") for first in "БС"]
    for scene in scenes:
        scene.table.ahead[0] = "ЛЛЛЛ"
        scene.at("propose")
        play_round(scene, 3, f"{scene.table.rows[0][0]}а p0 p1", move=[0])
    assert views(scenes[0], 0) == views(scenes[1], 0)


@pytest.mark.rule("LJ-7.9")
def test_the_stand_moves_one_place_to_the_right() -> None:
    scene = example()
    for place in range(1, 5):
        t = scene.table
        play_round(scene, 1, f"{t.rows[0][-1]}о p0 *", move=[0])
        t = scene.table
        assert t.at[0] == place
        assert len(t.rows[0]) == place + 1
        assert len(t.ahead[0]) == 4 - place
        assert scene.told("stand", 2)[-1] == {"seat": 0, "letter": t.rows[0][-1], "place": place + 1}


@pytest.mark.rule("LJ-7.10")
def test_there_is_no_way_back() -> None:
    scene = example(at={0: 2})
    give(scene, 3, f"{scene.table.rows[0][-1]}а p0 p1")
    assert scene.options(0, "move") == ["stay", "move"]
    scene.refuses(0, "move", "back 1", clause="LJ-7.10")
    decide(scene)
    assert scene.table.at[0] == 2


@pytest.mark.rule("LJ-7.11")
def test_chips_go_back_when_new_letters_are_taken() -> None:
    scene = example()
    give(scene, 3, "бар")
    assert scene.sees(EVERYBODY).chips_out
    scene.does(0, "move", "move")
    assert scene.sees(EVERYBODY).chips_out  # not all have decided
    decide(scene)
    assert not scene.sees(EVERYBODY).chips_out


@pytest.mark.rule("LJ-7.12")
def test_decisions_are_disclosed_together_and_letters_come_after_all_have_decided() -> None:
    scene = example()
    give(scene, 3, "бар")
    before = [scene.sees(seat) for seat in (EVERYBODY, 1, 2, 3)]
    scene.does(0, "move", "move")
    assert [scene.sees(seat) for seat in (EVERYBODY, 1, 2, 3)] == before
    scene.does(1, "move", "stay")
    assert scene.told("moves") == []
    scene.does(2, "move", "move")
    assert scene.told("moves") == [{"mover_seats": [0, 2], "count": 2}]


@pytest.mark.rule("LJ-7.12")
def test_who_does_not_decide_stays() -> None:
    scene = example()
    give(scene, 3, "бар")
    question = scene.asked(0, "move")
    assert question is not None
    assert question.seconds == 60
    scene.does(1, "move", "move")
    scene.runs_out("moving")
    assert scene.table.at == {0: 0, 1: 1, 2: 0, 3: 0}


@pytest.mark.rule("LJ-7.12")
def test_a_decision_is_meant_for_its_own_round() -> None:
    """One changes it just as the last of the others decides: it does not decide about the next letter."""
    scene = example()
    give(scene, 3, "бар")
    scene.does(0, "move", "stay")
    sent = scene.asked(0, "move")
    decide(scene)
    give(scene, 3, "раб")
    assert sent is not None
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(0, sent.id, "move")


@pytest.mark.rule("LJ-7.13")
def test_an_answer_is_optional_changeable_and_never_compared() -> None:
    """Right or wrong, what follows is the same."""
    scenes = [example(), example()]
    for scene, letter in zip(scenes, "БВ", strict=True):
        give(scene, 3, "бар")
        scene.does(0, "move", f"move {letter}")
        decide(scene)
        scene.does(0, "note", "1 Д")  # in the next round
        scene.at("close", "LJ-10.1")
        scene.does(0, "note", "1 Ж")  # in the final part
        assert scene.sees(0).answers[0][0] == "Ж"
    assert [event.kind for event in scenes[0].events] == [event.kind for event in scenes[1].events]
    assert views(scenes[0], EVERYBODY, 0, 1) == views(scenes[1], EVERYBODY, 0, 1)


@pytest.mark.rule("LJ-7.14")
def test_who_moved_on_and_where_to_is_public() -> None:
    scene = example()
    play_round(scene, 3, "бар", move=[0, 1])
    assert scene.told("moves") == [{"mover_seats": [0, 1], "count": 2}]
    assert scene.told("stand_hidden") == [{"seat": 0, "place": 2}, {"seat": 1, "place": 2}]
    assert scene.sees(EVERYBODY).at == {0: 1, 1: 1, 2: 0, 3: 0}


@pytest.mark.rule("LJ-7.15")
def test_passed_letters_stay_known_to_all_but_their_owner() -> None:
    scene = example()
    clue = give(scene, 3, "бар")
    decide(scene, move=[0])
    for seat in (1, 2, 3):
        assert scene.sees(seat).rows[0][0] == "Б"
    assert pattern(scene.sees(0), clue, 0) == "?АР"
    with pytest.raises(HiddenFact):
        scene.sees(0).rows[0][0]


@pytest.mark.rule("LJ-7.13")
@pytest.mark.parametrize("phase", ["vote", "agree", "over"])
def test_the_sheet_stays_open_while_all_vote_or_agree(phase: str) -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")
    if phase == "vote":
        scene.does(3, "propose", "бар")
        scene.does(0, "propose", "акт")
    if phase == "agree":
        scene.does(2, "enough", "enough")
    else:
        ready(scene)
    assert scene.match.step.phase == phase
    waiting = scene.match.waiting()
    before = views(scene, EVERYBODY, 0, 2, 3)
    scene.does(1, "note", "1 АО")
    assert scene.sees(1).answers[1][0] == "АО"
    assert views(scene, EVERYBODY, 0, 2, 3) == before
    assert scene.match.waiting() == waiting
    assert 'id="lj-note"' in "".join(regions(scene.match, 1).values())
