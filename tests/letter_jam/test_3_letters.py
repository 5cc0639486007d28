"""«Букводжем», chapter 3: which letters a clue may use."""

from __future__ import annotations

import pytest

from letter_jam.jam import EVERYBODY, GAME, decide, give, jam, views
from polyana.core import HiddenFact
from polyana.games.letter_jam.rules.clues import visible
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene


def example() -> Scene[Jam]:
    """Seat 3 sees Б, А, Р, К, Т; its own letter is Н."""
    return jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")


@pytest.mark.rule("LJ-3.1")
def test_each_player_sees_all_letters_on_stands_but_their_own() -> None:
    scene = example()
    assert sorted(visible(scene.sees(3), 3).values()) == sorted("БАРКТ")
    assert sorted(visible(scene.sees(0), 0).values()) == sorted("АРНКТ")
    for seat in range(4):
        with pytest.raises(HiddenFact):
            scene.sees(seat).rows[seat][0]


@pytest.mark.rule("LJ-3.2")
def test_a_letter_on_one_card_may_be_used_several_times() -> None:
    clue = give(example(), 3, "кабак v1 p1 p0 p1 v1")
    assert [chip.place for chip in clue.chips] == ["v1", "p1", "p0", "p1", "v1"]


@pytest.mark.rule("LJ-3.3")
@pytest.mark.parametrize("word", ["бар", "барак", "трактат"])
def test_the_clues_of_the_example(word: str) -> None:
    scene = example()
    scene.does(3, "propose", word)
    places = {"Б": "p0", "А": "p1", "Р": "p2", "К": "v1", "Т": "v2"}
    assert scene.sees(3).drafts[3] == " ".join((word, *(places[one] for one in word.upper())))


@pytest.mark.rule("LJ-3.4")
def test_no_chip_on_the_giver_s_own_stand() -> None:
    """Whether the letter would fit makes no difference to the refusal."""
    for letter in "НК":
        scene = jam({0: "Б", 1: "А", 2: "Р", 3: letter}, virtual="Л Т")
        refused = scene.refuses(3, "propose", "барн p0 p1 p2 p3", clause="LJ-3.4")
        assert refused.args_of_text == {}
    scene = example()
    scene.does(3, "propose", "баран p0 p1 p2 p1 *")  # Н is the joker's business


@pytest.mark.rule("LJ-3.5")
@pytest.mark.parametrize("places", ["p0 p0", "p0 p1", "p1 p0", "p1 p1"])
def test_two_cards_with_one_letter_are_used_as_the_giver_likes(places: str) -> None:
    scene = jam({0: "К", 1: "К", 2: "Р"}, virtual="А О")
    first, second = places.split()
    clue = give(scene, 3, f"крак {first} p2 v1 {second}")
    assert (clue.chips[0].place, clue.chips[3].place) == (first, second)


@pytest.mark.rule("LJ-3.5")
def test_which_of_two_equal_cards_is_used_does_not_show_before_the_clue() -> None:
    """One player helped is one player helped: the choice is published nowhere else."""
    scenes = [jam({0: "К", 1: "К", 2: "Р"}, virtual="А О") for _ in range(2)]
    for scene, place in zip(scenes, ("p0", "p1"), strict=True):
        scene.does(3, "propose", f"ка {place} v1")
    assert views(scenes[0], EVERYBODY, 0, 1, 2) == views(scenes[1], EVERYBODY, 0, 1, 2)


@pytest.mark.rule("LJ-3.6")
def test_non_player_cards_are_used_like_players_letters() -> None:
    clue = give(example(), 0, "кат v1 p1 v2")
    assert [chip.letter for chip in clue.chips] == ["К", "", "Т"]


@pytest.mark.rule("LJ-3.7")
def test_bonus_letters_are_used_like_non_player_cards() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", bonus="О Р")
    clue = give(scene, 3, "кобра v1 b0 p0 b1 p1")
    assert [chip.letter for chip in clue.chips] == ["К", "О", "", "Р", ""]


@pytest.mark.rule("LJ-3.8")
def test_the_joker_stands_for_one_letter() -> None:
    scene = example()
    scene.does(3, "propose", "бор p0 * p2")
    scene.refuses(3, "propose", "бонр p0 * * p2", clause="LJ-6.6")


@pytest.mark.rule("LJ-3.9")
@pytest.mark.parametrize("word", ["ркт", "бтр", "тарк", "абрак"])
def test_any_word_the_giver_believes_in_is_a_clue(word: str) -> None:
    """Abbreviations, names, anything; nobody is told that it is in no dictionary."""
    assert word not in GAME.lexicon
    scene = example()
    give(scene, 3, word)
    assert [event.kind for event in scene.events] == ["proposed", *["ready"] * 4, *["clue"] * 5]


@pytest.mark.rule("LJ-3.10")
def test_nothing_draws_attention_to_an_unusual_clue() -> None:
    """A word of no dictionary and one that everybody knows look the same until they are given."""
    known, other = example(), example()
    known.does(3, "propose", "раб")
    other.does(3, "propose", "рба")
    assert views(known, EVERYBODY, 0, 1, 2) == views(other, EVERYBODY, 0, 1, 2)
    other.refuses(3, "say", "слово необычное", clause="LJ-4.20")
    assert "unusual" not in other.options(3, "say")


@pytest.mark.rule("LJ-3.11")
def test_clue_words_are_not_looked_up() -> None:
    """No verdict of a dictionary is recorded, sense or nonsense."""
    for word in ("барак", "ркбтр"):
        scene = example()
        proposed = scene.does(3, "propose", word)
        assert proposed.outcomes == ()


@pytest.mark.rule("LJ-3.12")
@pytest.mark.parametrize("place", ["v3", "b0", "p4", "d0", "x", "p", "v0"])
def test_cards_that_do_not_lie_open_cannot_be_used(place: str) -> None:
    """Nor does a refusal tell what such a card is."""
    scene = example()
    refused = scene.refuses(3, "propose", f"баз p0 p1 {place}", clause="LJ-3.12")
    assert refused.args_of_text == {"place": place}


@pytest.mark.rule("LJ-3.12")
def test_letters_in_rows_stacks_deck_and_discard_are_not_seen() -> None:
    scene = jam({0: "БК", 1: "А", 2: "Р"}, virtual="Т Л", deck=0)
    assert "О" in scene.table.discard
    scene.refuses(3, "propose", "окно", clause="LJ-6.6")  # К and О lie somewhere, Н too; none of them open


@pytest.mark.rule("LJ-3.13")
def test_a_clue_has_two_letters_and_a_letter_card() -> None:
    scene = example()
    scene.refuses(3, "propose", "а p1", clause="LJ-3.13")
    scene.refuses(3, "propose", "ее * *", clause="LJ-3.13")
    scene.does(3, "propose", "ад p1 *")
    scene.does(3, "propose", "ткк v2 v1 v1")  # nobody's letter
    assert scene.sees(EVERYBODY).proposals[3].players == 0


@pytest.mark.rule("LJ-3.14")
def test_an_obscure_clue_is_nobody_s_business() -> None:
    """The advice to be understood is not enforced: the clue is given and the round goes on."""
    scene = example()
    give(scene, 3, "ртбка")
    decide(scene)
    assert scene.match.step.phase == "propose"
    assert len(scene.table.clues) == 1
