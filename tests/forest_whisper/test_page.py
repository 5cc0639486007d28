"""What the page of «Шёпот леса» shows: the field, who leads, what would come of a choice, and to whom."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from forest_whisper.test_1_components import cards_with_yo
from forest_whisper.wood import GAME, wood
from polyana.core import Question, Refused
from polyana.core.speech import LANGUAGES
from polyana.games.forest_whisper.page import page
from polyana.games.forest_whisper.rules.field_map import FieldMap, MapCard
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Entry, Forest
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render.regions import explain_refusal
from web.drawn import place_of, regions

VALUES = GAME.box.cards.values


def places(scene: Scene[Forest]) -> dict[str, page.DrawnCell]:
    """The places of the field by their names."""
    rows = page.field(scene.match.view_table(-1), VALUES)
    return {place.name: place for row in rows for place in row}


def asked(scene: Scene[Forest], seat: int, kind: str) -> Question:
    question = scene.asked(seat, kind)
    assert question is not None
    return question


# --- the field -------------------------------------------------------------------------------------


def test_the_field_is_drawn_row_by_row_with_its_gaps() -> None:
    found = places(wood("А О .\n. # Щ12"))
    assert [place.what for place in found.values()] == ["up", "up", "", "", "down", "up"]
    assert (found["1/1"].face, found["1/1"].value, found["2/3"].value) == ("А", 1, 5)
    assert found["2/2"].face == "dark"
    assert found["2/3"].towers == (page.Tower(0, 1), page.Tower(1, 2))


@pytest.mark.parametrize(
    ("cubes", "leads", "ahead"),
    [
        ("", None, None),
        ("1", None, 0),
        ("2", 0, None),
        ("11", None, None),
        ("32", None, 0),
        ("35", 1, None),
        ("55", None, None),
    ],
)
def test_who_leads_is_told_from_who_is_merely_ahead(cubes: str, leads: int | None, ahead: int | None) -> None:
    place = places(wood(f"А{cubes} О"))["1/1"]
    assert (place.leads, place.ahead) == (leads, ahead)


def test_free_places_surround_the_field_while_a_card_is_laid() -> None:
    scene = wood("А О Е И\nН Р Т С", "refresh", players=2)
    scene.does(0, "pick", scene.options(0, "pick")[0])
    view = scene.match.view_table(0)
    free = page.cells_to_lay_on(view, {"spot": asked(scene, 0, "spot")})
    assert len(free) == 12
    rows = page.field(view, VALUES, free)
    assert (len(rows), len(rows[0])) == (4, 6)
    assert sum(place.what == "free" for row in rows for place in row) == 12
    assert page.cells_to_lay_on(view, {}) == []


@pytest.mark.parametrize(
    ("cubes", "kind", "change"),
    [
        ("1", "extra", "leads"),
        ("12", "extra", ""),
        ("02", "target", "ties"),
        ("11", "target", ""),
        ("2", "source", "loses"),
        ("3", "source", ""),
        ("1", "assign", ""),
        ("02", "assign", "ties"),
        ("1", "guard", ""),
    ],
)
def test_what_a_cube_would_change_is_shown_before_it_is_placed(cubes: str, kind: str, change: str) -> None:
    view = wood(f"А{cubes} О").match.view_table(0)
    assert page.effect(view, 0, kind, 101) == change


@pytest.mark.parametrize(("field", "near"), [("А О Е\nИ Н Р", False), ("А О Е\nИ Н #", True)])
def test_the_near_end_is_announced(field: str, near: bool) -> None:
    """Two players need four face-up cards; less than six are few."""
    assert ("fw-end" in regions(wood(field, players=2).match, 0)["board"]) is near


# --- closing up ------------------------------------------------------------------------------------


def letters(field_map: FieldMap) -> list[str]:
    rows = [["."] * field_map.width for _ in range(field_map.height)]
    for one in field_map.cards:
        rows[one.y][one.x] = "x" if one.marked else one.letter or "#"
    return ["".join(row) for row in rows]


def test_the_field_is_shown_as_it_would_close_up() -> None:
    scene = wood("# А О\nЕ # И1", "close_field", players=2)
    (way,) = page.closings(scene.match.view_table(0), asked(scene, 0, "close"), ())
    assert (way.text, way.removed, way.open) == ("rows", 2, False)
    assert letters(way.before) == ["xАО", "ЕxИ"]
    assert letters(way.after) == ["АО", "ЕИ"]
    assert [one.seat for one in way.after.cards] == [-1, -1, -1, 0]


def test_each_gap_is_shown_with_what_was_chosen_before_it() -> None:
    scene = wood("# А #\n# О #\n# Е И", "close_field", players=2)
    scene.does(0, "close", "rows")
    scene.does(0, "gap", "103")
    view = scene.match.view(0)
    first, second = page.closings(view.table, asked(scene, 0, "gap"), view.journal)
    assert letters(first.before) == ["#Аx", "xО#", "xЕИ"]
    assert letters(second.before) == ["#Аx", "#Оx", "xЕИ"]
    assert (first.text, second.text) == ("201", "203")
    scene.does(0, "gap", "203")
    after = scene.match.table
    assert sorted(after.up) == sorted(cell_of(one) for one in second.after.cards if one.letter)


def cell_of(one: MapCard) -> int:
    return (one.y + 1) * 100 + one.x + 1


def test_a_choice_that_is_still_ahead_is_named_so() -> None:
    scene = wood("# А #\nЕ # И", "close_field", players=2)
    rows, columns = page.closings(scene.match.view_table(0), asked(scene, 0, "close"), ())
    assert rows.open
    assert not columns.open


# --- words -----------------------------------------------------------------------------------------


def test_words_are_listed_by_rounds_the_running_one_apart() -> None:
    annals = [Entry(1, 0, "лес", ""), Entry(1, 1, "кот", "unknown"), Entry(2, 0, "сон", "")]
    view = wood(annals=annals, round=2, words={0: "сон"}).match.view_table(-1)
    assert page.annals(view) == [page.RoundOfWords(1, annals[:2])]
    assert [one.round for one in page.annals(view, over=True)] == [2, 1]
    assert (page.longest(view, 0), page.longest(view, 1)) == ("лес", "")


def test_who_wins_a_tie_stands_above_who_has_as_many_trees() -> None:
    scene = wood("А01 О01 Е01 И\nН Р Т С", "refresh", deck=0, front={0: "А К", 1: "О Е"})
    assert scene.over
    assert (scene.over.scores, scene.over.winners) == ((2, 2, 0), (1,))
    board = regions(scene.match, -1)["board"]
    podium = re.findall(r'class="podium-name">(.*?)<', board)
    assert podium == ["Игрок1", "Игрок0", "Игрок2"]


def test_options_are_called_by_letter_and_place() -> None:
    view = wood("А #").match.view_table(0)
    assert page.option(view, "target", "101") == {"value": "А (1/1)"}
    assert page.option(view, "elder", "101,102") == {"value": "А (1/1), 1/2"}
    assert page.option(view, "spot", "-1") == {"value": "0/−1"}
    assert page.option(view, "extra", "done") == page.option(view, "pick", "А") == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [("ru", "Эта карта сейчас не нужна вашему слову"), ("en", "Your word does not need this card now")],
)
def test_a_barred_card_says_why(tmp_path: Path, language: str, words: str) -> None:
    scene = wood("К О Т\n О А Р", "place", 0, players=2, words={0: "кот", 1: ""})
    assert words in barred(tmp_path, scene, "assign", "202", language)


def test_extra_cubes_are_refused_for_what_is_wrong_with_the_card(tmp_path: Path) -> None:
    scene = wood("К1 О1 Т\n А Р Е", "place", 0, players=2, words={0: "кот", 1: ""})
    assert "встанет и так" in barred(tmp_path, scene, "extra", "103")
    assert "не нужна вашему слову" in barred(tmp_path, scene, "extra", "201")
    scene.does(0, "extra", "101")
    assert "не больше одного" in barred(tmp_path, scene, "extra", "101")


def test_a_new_tree_is_refused_on_top_of_another(tmp_path: Path) -> None:
    scene = wood("А О Е И\nН Р Т С", "refresh", players=2)
    scene.does(0, "pick", asked(scene, 0, "pick").texts[0])
    assert "на свободное место" in barred(tmp_path, scene, "spot", "101")


def barred(folder: Path, scene: Scene[Forest], kind: str, text: str, language: str = "ru") -> str:
    """What the page says to the first seat about an option that is none."""
    with pytest.raises(Refused) as no:
        scene.match.answer_kind(0, kind, text)
    return explain_refusal(Server.at(folder), place_of(scene.match), Guest("", "", "", language), no.value)


# --- drawn -----------------------------------------------------------------------------------------

DRAWN_OFTEN = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_for_everybody(language: str) -> None:
    """For every pair of eyes; a hidden fact in a region would raise."""
    times: dict[str, int] = {}
    settings: list[dict[str, Any]] = [{"deck": 12}, {"deck": 8, "judge": "vote", "scoring": "points"}]
    for more in settings:
        for decision in random_match(GAME, Laid(3, Settings(**more)), 4):
            match = decision.record.match
            kinds = {ask.kind.name for ask in match.open_asks()}
            if all(times.get(kind, 0) >= DRAWN_OFTEN for kind in kinds):
                continue
            for kind in kinds:
                times[kind] = times.get(kind, 0) + 1
            for seat in (-1, *match.table.seats):
                drawn = regions(match, seat, language)
                assert "{" not in re.sub(r"hx-vals='[^']*'", "", drawn["board"] + drawn["own"])
    assert set(GAME.kinds) - set(times) <= {"close", "gap", "elder", "source"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_questions_are_drawn_with_their_maps(language: str) -> None:
    close = wood("# А #\nЕ # И", "close_field", players=2)
    assert 'data-text="rows"' in regions(close.match, 0, language)["own"]
    close.does(0, "close", "rows")
    assert 'data-text="103"' in regions(close.match, 0, language)["own"]
    elder = wood("#1 #1 О\nЕ #1 И", "elders", players=2)
    drawn = regions(elder.match, 0, language)
    assert 'data-text="101,102,202"' in drawn["own"]
    assert "board" in drawn["personal"]
    assert "board" not in regions(elder.match, 1, language)["personal"]


@pytest.mark.rule("FW-4.2")
def test_what_is_written_is_drawn_for_its_writer_alone() -> None:
    scene = wood(players=2)
    scene.does(0, "write", "ветка")
    drawn = {seat: "".join(regions(scene.match, seat).values()).lower() for seat in (-1, 0, 1)}
    assert [seat for seat, text in drawn.items() if "ветка" in text] == [0]


def test_drawn_cards_are_shown_to_the_first_player_alone() -> None:
    scene = wood("А О Е И\nН Р Т С", "refresh", players=2)
    for seat in (-1, 0, 1):
        own = regions(scene.match, seat)["own"]
        assert ('data-zone="drawn"' in own) is (seat == 0)


def test_faces_of_cards_that_lie_face_down_are_drawn_nowhere() -> None:
    scene = wood("А О\n#1 #", players=2, elders={0: 1})
    board = regions(scene.match, 0)["board"]
    assert re.findall(r'data-card="(.+?)"', board) == ["А", "О", "dark", "dark"]


def test_the_script_gets_the_numbers_of_the_rules(tmp_path: Path) -> None:
    own = regions(wood(players=2).match, 0)["own"]
    assert 'data-own-cards="2"' in own
    assert 'maxlength="40"' in own
    assert "data-yo" not in own
    with_yo = GAME.with_cards(cards_with_yo(tmp_path))
    assert "data-yo" in regions(wood(players=2, game=with_yo).match, 0)["own"]


@pytest.mark.rule("FW-1.10")
@pytest.mark.parametrize("yo", [False, True])
def test_the_letter_that_is_asked_for_glows_in_the_word(tmp_path: Path, yo: bool) -> None:
    """Е of «ёлке» is not asked for when Ё has a card of its own."""
    game = GAME.with_cards(cards_with_yo(tmp_path)) if yo else GAME
    field = f"{'Ё' if yo else 'Е'} Л К Е Е А\nО Н Т Р С И"
    scene = wood(field, "place", 0, players=2, words={0: "ёлке", 1: ""}, game=game)
    own = regions(scene.match, 0)["own"]
    assert re.findall(r'class="wanted">(.)<', own) == (["Е"] if yo else ["Ё", "Е"])


# --- at first sight -------------------------------------------------------------------------------


def test_the_tray_explains_the_signs_that_stand_on_the_cards() -> None:
    scene = wood("К1 О13 Т\n А Р Е", "place", 0, players=2, words={0: "кот", 1: ""})
    extra = asked(scene, 0, "extra")
    assert page.effects(scene.match.view_table(0), 0, extra) == ["leads", "ties"]
    own = regions(scene.match, 0)["own"]
    assert re.findall(r'<i class="effect (\w+)">', own) == ["leads", "ties"]
    assert "станете лидером" in own


def test_a_choice_that_changes_nothing_needs_no_signs() -> None:
    scene = wood("К11 О11 Т\n А Р Е", "place", 0, players=2, words={0: "кот", 1: ""})
    assert asked(scene, 0, "extra")
    assert "fw-sign" not in regions(scene.match, 0)["own"]


def test_words_are_called_ready_only_while_somebody_still_writes() -> None:
    scene = wood(players=2)
    assert "слово готово" not in regions(scene.match, 0)["players"]
    scene.does(0, "write", "ветка")
    assert regions(scene.match, 1)["players"].count("слово готово") == 1


def test_an_empty_tray_is_not_drawn() -> None:
    scene = wood("К О Т\n О А Р", "place", 0, players=2, words={0: "кот", 1: ""})
    assert "fw-tray" in regions(scene.match, 0)["own"]
    assert "fw-tray" not in regions(scene.match, 1)["own"]
