"""«Шёпот леса», chapter 5: phase 2, placing cubes."""

from __future__ import annotations

import pytest

from forest_whisper.wood import (
    EVERYBODY,
    GAME,
    drawing,
    drawn,
    face,
    letters_with,
    standing,
    verdict,
    verdicts,
    wood,
    write,
)
from polyana.core import HiddenFact, heard
from polyana.core.speech import Speech
from polyana.games.forest_whisper.rules.making_words import possible_words
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing.scene import Scene
from polyana.words import Lexicon

FIELD = """
    Ч А Щ А
    Л К Е С
    О И Н Т
"""
FULL = """
    Л  Е  С  О3
    А3 И2 Н2 Т2
    #1 #1 К  М
"""
"""All 14 cubes of seat 0 are on the field."""


def placing(field: str, word: str, *, players: int = 2, **more: object) -> Scene[Forest]:
    """Seat 0 is about to place cubes for this word."""
    scene = wood(field, players=players, **more)  # type: ignore[arg-type]
    return write(scene, word, *[""] * (players - 1))


# --- the reveal -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.1")
def test_all_words_appear_together_from_the_first_player_on_with_verdict_and_reason() -> None:
    scene = wood(FIELD, players=3, timer=2)
    write(scene, "лес", "рак")
    assert not scene.told("word")
    for seat in (EVERYBODY, 0, 1):
        with pytest.raises(HiddenFact):
            scene.sees(seat).sheets[2]
    scene.does(2, "write", "лак")
    assert [(told["seat"], told["word"], told["verdict"]) for told in scene.told("word")] == [
        (2, "лак", "accepted"),
        (0, "лес", "accepted"),
        (1, "рак", "letters"),
    ]
    scene.refuses(0, "write", "лак", clause="FW-5.1")
    spoken = [
        Speech("polyana.games.forest_whisper", "ru", ["Аня", "Боря", "Вера"]).event(event, 0)
        for event in heard(scene.events, 0)
        if event.kind == "word"
    ]
    assert spoken == [
        "Вера: ЛАК — принято.",
        "Вы: ЛЕС — принято.",
        "Боря: РАК — не принято: не хватает букв (Р).",
    ]


@pytest.mark.rule("FW-5.2")
def test_all_words_are_judged_before_any_cube_moves() -> None:
    """Later events of the round cannot change a verdict: all are known when the first player is asked."""
    scene = wood(FIELD, players=3, front={2: "Р"})
    write(scene, "чащобка", "лес", "рак")
    assert scene.match.waiting() == [0]
    assert scene.table.verdicts == {0: "letters", 1: "", 2: ""}
    assert not scene.table.cubes


@pytest.mark.rule("FW-5.2")
@pytest.mark.parametrize(
    ("field", "front", "word", "fits"),
    [
        ("М А К О", "", "мак", True),
        ("М А О", "К", "мак", True),
        ("М О", "А К", "мак", True),
        ("О Е", "М А К", "мак", False),  # one own card too many
        ("О Е", "М А", "мама", False),
        ("М А", "М А", "мама", True),  # two of the field, two own
    ],
)
def test_a_word_is_available_if_some_assignment_exists(field: str, front: str, word: str, fits: bool) -> None:
    scene = wood(field, players=2, front={0: front})
    assert (verdict(scene, word)[0] == "accepted") is fits


# --- order and limits -----------------------------------------------------------------------------


@pytest.mark.rule("FW-5.3")
def test_players_place_one_after_another_from_the_first_player_on() -> None:
    scene = wood("Л0001 Е1 С01 О001\nА И Н Т", players=4, timer=2)
    write(scene, "лес", "лес", "", "лес")
    assert scene.match.waiting() == [2]
    scene.refuses(3, "extra", "101", clause="FW-5.6")
    scene.does(2, "target", "201")
    for seat in (3, 0, 1):
        assert scene.match.waiting() == [seat]
        assert seat == 1 or letters_with(scene, 1) != "ЛЕС"
        scene.does(seat, "extra", "done")
        assert letters_with(scene, seat) == "ЛЕС"


@pytest.mark.rule("FW-5.4")
def test_a_card_without_an_own_cube_must_get_one() -> None:
    scene = placing("Л1 Е01 С О\nА И Н Т", "лес")
    scene.does(0, "extra", "done")  # the only freedom there is
    assert [standing(scene.table, place) for place in (101, 102, 103)] == ["1", "11", "1"]
    assert scene.told("placed")[0]["letters"] == ["Е", "С"]
    scene = placing(FULL, "лес")
    scene.refuses(0, "source", "done", clause="FW-5.4")


@pytest.mark.rule("FW-5.5")
@pytest.mark.parametrize(("add", "cubes"), [("", "111"), ("101", "211"), ("103", "112"), ("101 103", "212")])
def test_where_an_own_cube_stands_another_may_be_added_card_by_card(add: str, cubes: str) -> None:
    scene = placing("Л1 Е С1 О\nА И Н Т", "лес")
    for place in add.split():
        scene.does(0, "extra", place)
    if scene.match.waiting() == [0]:
        scene.refuses(0, "extra", "102", clause="FW-5.5")  # there a cube is needed anyway
        scene.does(0, "extra", "done")
    assert "".join(standing(scene.table, place) for place in (101, 102, 103)) == cubes


@pytest.mark.rule("FW-5.6")
def test_at_most_one_cube_per_card_and_turn() -> None:
    scene = placing("Л1 Е С1 О\nА И Н Т", "лес")
    scene.does(0, "extra", "101")
    assert scene.options(0, "extra") == ["103", "done"]
    scene.refuses(0, "extra", "101", clause="FW-5.6")
    scene.does(0, "extra", "103")
    scene.refuses(0, "extra", "101", clause="FW-5.6")  # nothing is left to add
    assert drawing(scene.table).splitlines()[0] == "Л2 Е1 С2 О"


# --- which card for which letter ------------------------------------------------------------------


@pytest.mark.rule("FW-5.7")
def test_the_player_chooses_which_card_supplies_a_letter() -> None:
    scene = placing("Л Е С А\nА К А Л", "лак", front={0: "Л"})
    assert scene.options(0, "assign") == ["101", "204", "front"]
    assert scene.asked(0, "assign").about["letter"] == "Л"  # type: ignore[union-attr]
    scene.refuses(0, "assign", "102", clause="FW-5.7")
    scene.does(0, "assign", "204")
    assert scene.options(0, "assign") == ["104", "201", "203"]
    scene.refuses(0, "assign", "204", clause="FW-5.7")  # not a second time
    scene.does(0, "assign", "203")
    assert drawn(drawing(scene.table)) == drawn("Л Е С А\nА К1 А1 Л1")


@pytest.mark.rule("FW-5.7")
def test_an_own_card_takes_no_cube() -> None:
    scene = placing("Л Е С А\nА К О И", "лак", front={0: "Л"})
    scene.does(0, "assign", "front")
    scene.does(0, "assign", "104")
    assert letters_with(scene, 0) == "АК"
    assert scene.table.front[0] == ["Л"]


@pytest.mark.rule("FW-5.7")
@pytest.mark.parametrize(
    ("field", "front", "word"),
    [
        ("Ч А Щ А", "", "чаща"),  # both А are needed: one set
        ("Ч А Щ О", "А", "чаща"),  # one А of the field and the own one
        ("О О Е И", "У М", "ум"),
    ],
)
def test_if_only_one_set_of_cards_is_possible_it_is_automatic(field: str, front: str, word: str) -> None:
    scene = placing(field, word, front={0: front})
    assert verdicts(scene)[0] == "accepted"
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FW-5.7")
def test_a_choice_that_would_leave_another_letter_without_a_card_is_not_offered() -> None:
    """Т and П must come from own cards, so the own С cannot serve too."""
    scene = placing("С С О Р\nЕ И Н К", "спорт", front={0: "С Т П"})
    assert scene.options(0, "assign") == ["101", "102"]
    scene.refuses(0, "assign", "front", clause="FW-5.7")


@pytest.mark.rule("FW-5.7")
def test_left_alone_the_first_field_cards_in_reading_order_supply_the_letters() -> None:
    scene = wood("О Л А А\nЛ К А Е", players=2, front={0: "К А"}, place_seconds=60)
    write(scene, "лак", "")
    scene.runs_out("place")
    scene.runs_out("place")
    scene.runs_out("place")
    assert drawn(drawing(scene.table)) == drawn("О Л1 А1 А\nЛ К1 А Е")


# --- no word --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.8")
@pytest.mark.parametrize("word", ["", "рак", "абвгд"])
def test_without_an_accepted_word_exactly_one_cube_goes_to_any_face_up_card(word: str) -> None:
    scene = placing("Л Е # О\nА И Н К", word, front={0: "С"})
    assert scene.options(0, "target") == ["101", "102", "104", "201", "202", "203", "204"]
    for text in ("103", "front", "done", "305"):
        scene.refuses(0, "target", text, clause="FW-5.8")
    scene.does(0, "target", "203")
    assert scene.match.waiting() == [1]
    assert letters_with(scene, 0) == "Н"
    assert scene.table.supply[0] == 13
    scene.refuses(0, "target", "203", clause="FW-5.8")


@pytest.mark.rule("FW-5.9")
@pytest.mark.parametrize(
    ("word", "reason"), [("рак", "letters"), ("лисёнак", "unknown"), ("ле-с", "strange"), ("lес", "strange")]
)
def test_foreign_letters_and_spelling_mistakes_are_violations(word: str, reason: str) -> None:
    scene = placing("Л Е С О\nА И Н К", word)
    assert verdicts(scene)[0] == reason
    assert scene.asked(0, "target")


@pytest.mark.rule("FW-5.10")
def test_the_single_cube_may_join_own_cubes_and_counts_in_the_control_check() -> None:
    scene = placing("Л1 Е С О\nА И Н К", "")
    scene.does(0, "target", "101")
    scene.does(1, "target", "104")
    assert scene.told("captured")[0]["seat"] == 0
    assert scene.table.front[0] == ["Л"]


@pytest.mark.rule("FW-5.11")
def test_example_of_thicket_lacquer_and_wood() -> None:
    scene = wood("Ч А Щ А\nЛ К Е С\nО И Н Т", players=3)
    write(scene, "чаща", "лак", "лес")
    assert [(told["seat"], told["letters"]) for told in scene.told("placed")] == [(0, list("ЧАЩА"))]
    scene.does(1, "assign", "102")
    assert [(told["seat"], sorted(told["letters"])) for told in scene.told("placed")][1:] == [
        (1, ["А", "К", "Л"]),
        (2, ["Е", "Л", "С"]),
    ]
    assert drawn(drawing(scene.table)) == drawn("Ч1 А11 Щ1 А1\nЛ011 К01 Е001 С001\nО И Н Т")


@pytest.mark.rule("FW-5.12")
def test_cubes_never_hide_the_letter() -> None:
    view = wood("Л44 Е33", "write", players=2).sees(EVERYBODY)
    assert face(view, 101) == "Л"
    assert view.cubes[101] == (4, 4)


# --- an empty supply ------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.13")
def test_with_an_empty_supply_cubes_are_moved_from_any_other_card_even_face_down_ones() -> None:
    scene = placing(FULL, "лес")
    assert scene.table.supply[0] == 0
    assert scene.options(0, "source") == ["104", "201", "202", "203", "204", "301", "302"]
    scene.does(0, "source", "301")
    scene.does(0, "source", "104")
    scene.refuses(0, "source", "304", clause="FW-5.13")
    scene.does(0, "source", "104")
    assert drawn(drawing(scene.table)) == drawn("Л1 Е1 С1 О1\nА3 И2 Н2 Т2\n# #1 К М")


@pytest.mark.rule("FW-5.13")
def test_left_alone_the_card_with_most_own_cubes_gives_one_of_equals_the_first() -> None:
    scene = wood("Л Е С О2\nА3 И2 Н3 Т2\n#1 #1 К М", players=2, place_seconds=60)
    write(scene, "лес", "")
    given = []
    for _ in range(3):
        before = dict(scene.table.cubes)
        scene.runs_out("place")
        given += [place for place in before if scene.table.cubes_of(0, place) < before[place][0]]
    assert given == [201, 203, 104]


@pytest.mark.rule("FW-5.14")
def test_the_last_cube_of_a_used_card_cannot_be_moved_away() -> None:
    scene = placing("Л1 Е С2 О3\nА3 И2 Н2 #1", "лес")
    assert scene.table.supply[0] == 0
    assert "101" not in scene.options(0, "source")
    scene.refuses(0, "source", "101", clause="FW-5.14")
    scene.does(0, "source", "103")  # С has two
    assert drawing(scene.table).splitlines()[0] == "Л1 Е1 С1 О3"


@pytest.mark.rule("FW-5.15")
def test_while_the_supply_holds_a_cube_nothing_is_moved() -> None:
    scene = placing("Л Е С1 О3\nА3 И2 Н2 Т2", "лес")
    assert scene.table.supply[0] == 1
    scene.refuses(0, "source", "104", clause="FW-5.15")
    scene.does(0, "extra", "done")
    assert scene.table.supply[0] == 0  # the first needed cube came from it
    assert standing(scene.table, 101) == "1"
    scene.does(0, "source", "104")
    assert drawing(scene.table).splitlines()[0] == "Л1 Е1 С1 О2"


@pytest.mark.rule("FW-5.16")
def test_a_cube_is_not_moved_for_an_optional_extra() -> None:
    scene = placing("Л2 Е1 С1 О3\nА3 И2 Н2 Т", "лес")
    assert scene.table.supply[0] == 0
    assert scene.match.waiting() == [1]  # nothing is needed, so nothing is asked
    scene.refuses(0, "source", "104", clause="FW-5.16")
    scene.refuses(0, "extra", "101", clause="FW-5.6")


@pytest.mark.rule("FW-5.17")
def test_without_a_word_and_without_supply_a_cube_is_moved_from_another_card() -> None:
    scene = placing(FULL, "")
    scene.does(0, "target", "104")
    assert "104" not in scene.options(0, "source")
    scene.refuses(0, "source", "done", clause="FW-5.4")
    scene.refuses(0, "source", "104", clause="FW-5.13")
    scene.does(0, "source", "201")
    assert standing(scene.table, 104) == "4"
    assert standing(scene.table, 201) == "2"
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FW-5.18")
def test_a_used_card_may_give_what_it_can_spare_but_not_what_came_this_turn() -> None:
    scene = placing("Л1 Е С3 О3\nА3 И2 Н1 Т", "лес")
    assert scene.table.supply[0] == 1
    scene.does(0, "extra", "101")  # Л holds an old and a new cube; the supply is empty
    assert "101" in scene.options(0, "source")
    scene.does(0, "source", "101")  # the old one may go
    assert standing(scene.table, 101) == "1"


@pytest.mark.rule("FW-5.18")
def test_a_cube_that_was_moved_stays_for_this_turn() -> None:
    scene = placing(FULL, "лес")
    scene.does(0, "source", "301")
    assert standing(scene.table, 101) == "1"
    scene.refuses(0, "source", "101", clause="FW-5.14")


@pytest.mark.rule("FW-5.19")
def test_cubes_of_others_stay_where_they_are() -> None:
    scene = wood("Л01 Е01 С01 О3\nА3 И2 Н2 Т22\n#1 #1 К М", players=2, timer=0)
    write(scene, "лес", "")
    before = {place: counts[1] for place, counts in scene.table.cubes.items() if counts[1]}
    scene.refuses(0, "source", "102", clause="FW-5.14")
    for source in ("204", "204", "301"):
        scene.does(0, "source", source)
    assert {place: counts[1] for place, counts in scene.table.cubes.items() if counts[1]} == before
    assert letters_with(scene, 0).startswith("ЛЕС")


LONG = "абвгдежзийклмно"
"""A word of fifteen letters that only our own dictionary knows."""


def with_long_word(players: int, front: str = "") -> Scene[Forest]:
    game = type(GAME)(words=Lexicon({LONG: 1, "лес": 1}, {}, digest="own"))
    rows = [LONG.upper()[i : i + 5] for i in range(0, 15, 5)]
    field = "\n".join(" ".join(row) for row in rows)
    return wood(field, players=players, game=game, front={0: front})


@pytest.mark.rule("FW-5.20")
def test_a_word_that_needs_more_cubes_than_there_are_is_a_violation() -> None:
    """Fifteen field cards: too many for the 14 cubes of two players, not for the 16 of three."""
    assert verdict(with_long_word(2), LONG) == ("cubes", "FW-5.20")
    assert verdict(with_long_word(3), LONG)[0] == "accepted"


@pytest.mark.rule("FW-5.20")
@pytest.mark.parametrize(("players", "front", "there"), [(2, "", False), (2, "А", True), (3, "", True)])
def test_words_that_need_too_many_cubes_are_not_among_the_possible_ones(
    players: int, front: str, there: bool
) -> None:
    scene = with_long_word(players, front)
    assert (LONG in possible_words(scene.game.box.index, scene.table, 0)) == there


@pytest.mark.rule("FW-5.20")
def test_an_own_card_that_saves_a_cube_must_serve_then() -> None:
    scene = with_long_word(2, front="А")
    write(scene, LONG, "")
    assert verdicts(scene)[0] == "accepted"
    assert scene.match.waiting() == [1]
    assert letters_with(scene, 0) == LONG.upper()[1:]


@pytest.mark.rule("FW-5.21")
def test_who_has_nothing_to_place_places_nothing() -> None:
    scene = placing("Л1 Е1 С1 О\nА И Н К", "лес")
    scene.does(0, "extra", "done")
    assert scene.told("placed")[0]["count"] == 0
    assert scene.table.supply[0] == 11
    only_own = placing("О О Е И", "ум", front={0: "У М"})
    assert only_own.table.supply[0] == 14
    assert only_own.match.waiting() == [1]


@pytest.mark.rule("FW-5.21")
def test_without_any_face_up_card_nothing_can_be_demanded() -> None:
    scene = wood("# #\n# #", players=2)
    write(scene, "", "")
    assert scene.match.over  # neither was asked; with no card face up the game ends
    assert not scene.table.cubes


@pytest.mark.rule("FW-5.22")
def test_any_number_of_players_may_stand_on_one_card() -> None:
    scene = wood("Л Е С О\nА И Н К", players=5)
    write(scene, *["лес"] * 5)
    assert [scene.table.cubes[place] for place in (101, 102, 103)] == [(1, 1, 1, 1, 1)] * 3


@pytest.mark.rule("FW-5.23")
def test_accepted_words_are_kept_even_without_a_cube_rejected_ones_are_not() -> None:
    scene = wood("О О Е И", players=3, front={0: "У М"})
    write(scene, "ум", "рак", "")
    assert scene.sees(EVERYBODY).used_words == {"ум"}
    assert scene.sees(EVERYBODY).annals == [(2, 0, "ум", ""), (2, 1, "рак", "letters"), (2, 2, "", "no_word")]
