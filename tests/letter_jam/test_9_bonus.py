"""«Букводжем», chapter 9: bonus letters."""

from __future__ import annotations

from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, decide, give, jam, play_round, views
from polyana.core import HiddenFact
from polyana.games.letter_jam.rules.clue_letters import visible
from polyana.games.letter_jam.rules.draft import AT_PLAYER, Place
from polyana.games.letter_jam.rules.final_line import Claim
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene


def example(**how: Any) -> Scene[Jam]:
    """Seat 0 is through: its extra letter is Б. Seat 3 gives clues."""
    return jam({1: "А", 2: "Р"}, extra={0: "Б"}, virtual="К Т", **how)


@pytest.mark.rule("LJ-9.1")
def test_who_is_through_takes_an_extra_card_unseen() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т", at={0: 4})
    deck = len(scene.table.deck)
    letter = scene.table.rows[0][-1]
    play_round(scene, 3, f"{letter}ар p0 p1 p2", move=[0])
    assert len(scene.table.deck) == deck - 1
    assert scene.table.through(0)
    extra = scene.table.extra[0][0]
    assert scene.sees(3).extra[0] == extra
    assert visible(scene.sees(3), 3)[Place(AT_PLAYER, 0)] == extra
    assert scene.told("extra", 1) == [{"seat": 0, "letter": extra}]
    assert scene.told("extra_hidden", 0) == [{"seat": 0}]
    for seat in (EVERYBODY, 0):
        with pytest.raises(HiddenFact):
            scene.sees(seat).extra[0][0]


@pytest.mark.rule("LJ-9.2")
def test_a_used_extra_letter_may_be_guessed_aloud_and_is_turned_over() -> None:
    scene = example()
    give(scene, 3, "бар")
    assert scene.asked(0, "move") is None
    assert scene.options(0, "guess") == ["keep", *"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЫЬЯ"]
    scene.does(0, "guess", "Д")
    for seat in (EVERYBODY, 0, 1, 2, 3):
        told = {"seat": 0, "guess": "Д", "letter": "Б", "right": "no"}
        assert scene.told("guessed", seat) == [told]


@pytest.mark.rule("LJ-9.3")
def test_a_right_guess_makes_a_bonus_letter() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(0, "guess", "Б")
    for seat in (EVERYBODY, 0, 2):
        assert scene.sees(seat).bonus == ["Б"]


@pytest.mark.rule("LJ-9.4")
def test_a_wrong_guess_discards_the_card() -> None:
    scene = example(zones={"discard": []})
    give(scene, 3, "бар")
    scene.does(0, "guess", "В")
    assert scene.sees(0).bonus == []
    assert scene.sees(0).discard == ["Б"]


@pytest.mark.rule("LJ-9.5")
@pytest.mark.parametrize("guess", ["Б", "В"])
def test_right_or_wrong_a_new_card_comes_from_the_deck(guess: str) -> None:
    scene = example(zones={"deck": ["М"]})
    give(scene, 3, "бар")
    decide(scene, guess={0: guess})
    assert scene.sees(1).extra[0] == "М"
    assert scene.table.used[0] == 0
    with pytest.raises(HiddenFact):
        scene.sees(0).extra[0][0]


@pytest.mark.rule("LJ-9.6")
def test_the_team_may_have_any_number_of_bonus_letters() -> None:
    scene = example(bonus="О О О О О Е Е Е И И")
    give(scene, 3, "бар")
    decide(scene, guess={0: "Б"})
    assert len(scene.table.bonus) == 11


@pytest.mark.rule("LJ-9.7")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_guesses_come_in_any_order(order: tuple[int, int]) -> None:
    scene = jam({2: "Р"}, extra={0: "Б", 1: "А"}, virtual="К Т")
    give(scene, 3, "бар")
    for seat in order:
        scene.does(seat, "guess", "БА"[seat])
    assert scene.table.bonus == ["БА"[seat] for seat in order]


@pytest.mark.rule("LJ-9.8")
def test_non_player_cards_never_become_bonus_letters() -> None:
    """Used or not, nobody is asked about them; they go from the stand to the discard."""
    scene = jam({0: "Б", 1: "А"}, virtual="К Т")
    give(scene, 3, "кт v1 v2")
    assert scene.match.step.phase == "propose"  # nobody had anything to decide
    assert scene.table.bonus == []
    assert scene.told("guessed") == []


@pytest.mark.rule("LJ-9.9")
@pytest.mark.parametrize("giver", [0, 1, 3])
def test_bonus_letters_may_be_used_by_anyone_and_in_final_words(giver: int) -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", bonus="О И")
    give(scene, giver, "кит v1 b1 v2")
    scene.at("close", "LJ-10.1")
    scene.does(giver, "claim", "О")
    assert scene.table.claims[giver] == (Claim.from_text("О"),)


@pytest.mark.rule("LJ-9.10")
def test_guessing_is_optional_and_stays_possible_in_later_rounds() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(0, "guess", "keep")
    assert scene.asked(0, "guess") is None  # once a round
    decide(scene)
    assert scene.table.extra[0] == "Б"
    give(scene, 3, "рак")  # does not use it
    scene.does(0, "guess", "Б")
    assert scene.table.bonus == ["Б"]


@pytest.mark.rule("LJ-9.10")
def test_a_card_that_no_clue_has_used_cannot_be_guessed() -> None:
    scene = example()
    give(scene, 3, "рак")
    scene.refuses(0, "guess", "Б", clause="LJ-9.10")
    decide(scene)
    give(scene, 3, "бар")
    scene.does(0, "guess", "В")
    scene.refuses(0, "guess", "Б", clause="LJ-9.10")  # one guess a round
    decide(scene)
    give(scene, 3, "рак p2 p1 *")
    scene.refuses(0, "guess", "А", clause="LJ-9.10")  # a new card


@pytest.mark.rule("LJ-9.11")
def test_a_guess_is_public_before_the_next_one() -> None:
    scene = jam({2: "Р"}, extra={0: "Б", 1: "А"}, virtual="К Т")
    give(scene, 3, "бар")
    scene.does(0, "guess", "А")
    assert scene.asked(1, "guess")
    assert scene.told("guessed", 1)[0]["letter"] == "Б"
    assert scene.sees(1).past[0] == "Б"
    scene.does(1, "guess", "А")
    assert scene.table.bonus == ["А"]


@pytest.mark.rule("LJ-9.12")
def test_a_bonus_letter_of_this_round_serves_from_the_next_on() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(0, "guess", "Б")
    scene.refuses(3, "propose", "баб b0 p1 b0", clause="LJ-6.11")
    decide(scene)
    assert scene.table.bonus == ["Б"]  # not discarded with what this round's clue has used
    scene.does(3, "propose", "баб b0 p1 b0")


@pytest.mark.rule("LJ-9.13")
def test_a_player_without_a_card_takes_part_in_everything_else() -> None:
    scene = example(deck=0)
    give(scene, 3, "бар")
    decide(scene, guess={0: "Б"})
    assert scene.told("stand_empty") == [{"seat": 0}]
    assert scene.table.card_on(0) is None
    assert Place(AT_PLAYER, 0) not in visible(scene.sees(3), 3)
    scene.refuses(3, "propose", "бар p0 p1 p2", clause="LJ-3.12")
    assert scene.options(0, "say") == ["behind", "stack", "save", "spend", "good"]
    play_round(scene, 0, "рак p2 p1 v1")
    assert scene.table.giver == 0
    assert scene.asked(0, "enough")


@pytest.mark.rule("LJ-9.14")
def test_an_extra_letter_counts_as_its_player_s_letter() -> None:
    scene = example()
    scene.does(3, "propose", "бар")
    assert scene.sees(EVERYBODY).proposals[3].players == 3
    assert scene.sees(EVERYBODY).proposals[3].virtual == 0


@pytest.mark.rule("LJ-9.15")
def test_a_decision_may_be_changed_after_hearing_a_guess_until_the_step_ends() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(1, "move", "move")
    scene.does(2, "move", "stay")
    scene.does(1, "move", "stay")
    assert scene.match.waiting() == [0]
    before = views(scene, EVERYBODY, 0, 3)
    scene.does(2, "move", "move")
    assert views(scene, EVERYBODY, 0, 3) == before
    scene.does(0, "guess", "keep")  # the last one: the step ends
    assert scene.told("moves") == [{"mover_seats": [2], "count": 1}]
    scene.refuses(1, "move", "move", clause="LJ-7.12")


@pytest.mark.rule("LJ-9.15")
def test_a_guess_keeps_the_decisions_made_before_it() -> None:
    scene = example()
    give(scene, 3, "бар")
    scene.does(1, "move", "move")
    scene.does(0, "guess", "Б")
    assert scene.match.waiting() == [2]
    scene.does(2, "move", "stay")
    assert scene.told("moves") == [{"mover_seats": [1], "count": 1}]
