"""What the page of «Букводжем» shows: the ring of stands, chips, sheets, lines and jars, and to whom."""

from __future__ import annotations

import re
from typing import Any

import pytest

from letter_jam.drawn import regions
from letter_jam.jam import EVERYBODY, GAME, decide, final, fresh, give, jam, play_round, show_all, whole
from polyana.core import Kind
from polyana.core.speech import LANGUAGES
from polyana.games.letter_jam.page import final_lines, page, sheets
from polyana.games.letter_jam.rules import kinds
from polyana.games.letter_jam.rules.settings import Settings
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

KINDS = {one.name for one in vars(kinds).values() if isinstance(one, Kind)}


def ring(scene: Scene[Jam], seat: int) -> list[tuple[str, str]]:
    """The stands as a seat sees them, clockwise from its own."""
    return [(one.place, one.letter) for one in page.stands(scene.match.view_table(seat), seat)]


# --- the table -------------------------------------------------------------------------------------


@pytest.mark.rule("LJ-3.1")
def test_everybody_looks_from_their_own_stand_and_sees_all_but_it() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")
    assert ring(scene, 0) == [("p0", "?"), ("p1", "А"), ("p2", "Р"), ("p3", "Н"), ("v1", "К"), ("v2", "Т")]
    assert ring(scene, 2) == [("p2", "?"), ("p3", "Н"), ("v1", "К"), ("v2", "Т"), ("p0", "Б"), ("p1", "А")]
    assert [letter for _, letter in ring(scene, EVERYBODY)] == ["?", "?", "?", "?", "К", "Т"]


def test_an_empty_stand_and_an_extra_letter_are_told_apart() -> None:
    scene = jam({0: "Б"}, extra={1: "Я"}, virtual="К Т")
    assert ("p1", "Я") in ring(scene, 0)
    assert ("p1", "?") in ring(scene, 1)
    empty = jam({0: "Б"}, extra={1: "Я"}, virtual="К Т", zones={"extra": dict.fromkeys(range(4), "")})
    assert ("p1", "") in ring(empty, 0)


def test_chips_lie_at_the_cards_of_ones_own_proposal_and_for_all_at_those_of_the_clue() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    scene.does(3, "propose", "барак p0 p1 p2 p1 v1")
    mine = {"p0": [1], "p1": [2, 4], "p2": [3], "v1": [5]}
    assert page.chips(scene.match.view_table(3), 3) == mine
    assert page.chips(scene.match.view_table(0), 0) == page.chips(scene.match.view_table(-1), -1) == {}
    for seat in scene.match.waiting():
        scene.does(seat, "ready", "ready")
    for seat in (-1, 0, 3):
        assert page.chips(scene.match.view_table(seat), seat) == mine
    assert page.stands(scene.match.view_table(1), 1)[0].chips == (2, 4)
    decide(scene)
    assert page.chips(scene.match.view_table(3), 3) == {}


@pytest.mark.rule("LJ-4.20")
def test_proposals_are_compared_by_their_numbers_alone() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "О"}, virtual="К Т")
    scene.does(0, "propose", "арка p1 p2 v1 p1")
    scene.does(3, "propose", "барак p0 p1 p2 p1 v1")
    found = page.offers(scene.match.view_table(1))
    assert set(found) == {0, 3}
    assert (tuple(found[0].numbers), found[0].longest, found[0].widest) == ((4, 2, 1, 0, 0), False, False)
    assert (found[3].longest, found[3].widest) == (True, True)
    for seat in (-1, 1, 2, 3):
        drawn = "".join(regions(scene.match, seat).values()).lower()
        assert "арка" not in drawn
        assert ("барак" in drawn) is (seat == 3)


def test_the_flower_shows_which_markers_are_left() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    before = page.flower(scene.match.view_table(0), GAME.box)
    assert [len(part) for part in before] == [4, 6, 1]
    assert all(one.full for part in before for one in part)
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    after = page.flower(scene.match.view_table(0), GAME.box)
    assert [one.full for one in after.petals] == [True, True, True, False]
    assert [len(part) for part in page.flower(fresh(2).match.view_table(0), GAME.box)] == [6, 2, 3]


# --- the sheet -------------------------------------------------------------------------------------


@pytest.mark.rule("LJ-7.1")
def test_a_clue_stands_on_the_sheet_with_a_question_mark_for_the_own_letter() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "коробка v1 * p2 * p0 v1 p1")
    seen = {seat: sheets.noted(scene.match.view_table(seat), seat, 1) for seat in (-1, 0, 1, 3)}
    letters = {seat: one.letters for seat, one in seen.items()}
    assert letters == {-1: "К*?*?К?", 0: "К*Р*?КА", 1: "К*Р*БК?", 3: "К*Р*БКА"}
    assert [seen[seat].card for seat in (0, 1, 3)] == [1, 1, 0]
    assert (seen[1].giver, seen[1].red) == (3, True)


def test_a_clue_says_whether_the_own_letter_is_in_it() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "барк p0 * p2 v1")
    drawn = {seat: regions(scene.match, seat)["board"] for seat in (-1, 0, 1, 3)}
    assert ["«?» — ваша буква" in drawn[seat] for seat in drawn] == [False, True, False, False]
    assert ["Вашей буквы здесь нет" in drawn[seat] for seat in drawn] == [False, False, True, False]
    assert ["Ягода — джокер" in drawn[seat] for seat in drawn] == [False, True, True, False]


def test_clues_are_told_by_the_card_that_they_used() -> None:
    scene = jam({0: "БО", 1: "А", 2: "Р"}, virtual="К Т")
    play_round(scene, 3, "барак p0 p1 p2 p1 v1", move=[0])
    play_round(scene, 2, f"{scene.table.rows[0][1]}т p0 v2")
    found = sheets.history(scene.match.view_table(0), 0)
    assert [(one.number, one.card) for one in found] == [(2, 2), (1, 1)]
    assert sheets.current(scene.match.view_table(0), 0) == 2
    row = sheets.sheet(scene.match.view_table(0), 0, GAME.box)
    assert [one.state for one in row] == ["passed", "now", "ahead", "ahead", "ahead"]


def test_clues_of_extra_letters_that_are_gone_are_nobodys_card() -> None:
    scene = jam(extra={1: "А"}, rows={0: "Б", 2: "Р"}, virtual="К Т")
    assert [one.state for one in sheets.sheet(scene.match.view_table(1), 1, GAME.box)][-1] == "extra"
    assert sheets.current(scene.match.view_table(1), 1) == 6
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    assert sheets.history(scene.match.view_table(1), 1)[0].card == 6
    decide(scene, guess={1: "О"})
    assert sheets.history(scene.match.view_table(1), 1)[0].card == 0


def test_pencil_marks_are_the_owners() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т")
    scene.does(0, "note", "2 ЩЭ")
    assert [one.noted for one in sheets.sheet(scene.match.view_table(0), 0, GAME.box)] == [
        "",
        "ЩЭ",
        "",
        "",
        "",
    ]
    for seat in (-1, 0, 1):
        assert ("ЩЭ" in "".join(regions(scene.match, seat).values())) is (seat == 0)


def test_the_solver_speaks_only_where_the_table_wants_it() -> None:
    rows = {0: "Б", 1: "А", 2: "Р"}
    for solver in (False, True):
        scene = jam(rows, virtual="К Т", solver=solver)
        give(scene, 3, "барак p0 p1 p2 p1 v1")
        row = sheets.sheet(scene.match.view_table(0), 0, GAME.box)
        assert ("Б" in row[0].may) is solver
        assert len(row[0].may) < len(GAME.box.cards.kinds)
        assert ('data-may=""' in regions(scene.match, 0)["board"]) is not solver
    scene = whole("АВТОР", solver=True, zones={"answers": {0: ("А", "В", "Т", "О", "Р", "")}})
    assert len(sheets.solved(scene.match.view_table(0), 0, GAME.box)) == sheets.WORDS
    assert sheets.solved(whole("АВТОР").match.view_table(0), 0, GAME.box) == []


# --- the final line --------------------------------------------------------------------------------


def test_the_line_shows_places_covers_and_what_is_still_to_be_laid() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "note", "2 В")
    scene.does(0, "claim", "О")
    scene.does(0, "claim", "*Ж")
    view = scene.match.view_table(0)
    assert final_lines.spare(view, 0) == ["О", "*"]
    assert view.lines[0].word == ""
    scene.does(0, "line", "ворожт 2 4 5 1/О +* 3")
    view = scene.match.view_table(0)
    assert final_lines.spare(view, 0) == []
    assert view.lines[0].word == "ворожт"
    line = final_lines.line(view, 0)
    assert [(one.card, one.centre, one.joker, one.guess) for one in line[:5]] == [
        (2, "", False, "В"),
        (4, "", False, ""),
        (5, "", False, ""),
        (1, "О", False, ""),
        (0, "Ж", True, ""),
    ]


def test_the_next_button_of_the_final_glows() -> None:
    scene = whole("АВТОР")
    drawn = regions(scene.match, 0)["own"]
    assert re.search(r'class="btn big amber" data-test="write"', drawn)
    assert not re.search(r'class="btn big amber"[^>]*data-text="done"', drawn)
    scene.does(0, "line", "автор 1 2 3 4 5")
    drawn = regions(scene.match, 0)["own"]
    assert not re.search(r'class="btn big amber" data-test="write"', drawn)
    assert re.search(r'class="btn big amber"[^>]*data-text="done"', drawn)


def test_a_line_is_shown_to_all_when_it_is_turned_over_and_not_before() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    scene.does(0, "line", "ворот 2 4 5 1/О 3")
    for seat in (-1, 1):
        assert "ворот" not in "".join(regions(scene.match, seat).values()).lower()
    for seat in scene.match.waiting():
        scene.does(seat, "done", "done")
    scene.does(0, "reveal", "reveal")
    found = final_lines.turned(scene.match.view_table(1), 0)
    assert "".join(one.letter for one in found) == "ВОРОТ"
    assert [one.what for one in found] == ["own", "own", "own", "cover", "own"]
    assert scene.match.view_table(1).laid[0].word == "ворот"
    assert "right" in regions(scene.match, 1)["board"]


def test_jars_fill_with_right_words_and_the_team_is_rated_together() -> None:
    scene = whole("АВТОР")
    scene.does(0, "line", "отвар 4 3 2 1 5")
    show_all(scene)
    view, over = scene.match.view_table(1), scene.over
    assert over is not None
    assert (page.jar(view, 0), page.jar(view, 0, over)) == (page.FULL, page.FULL)
    assert all(page.jar(view, seat, over) < page.FULL for seat in (1, 2, 3))
    total, mark = page.rating(view, over, GAME.box)
    assert total == sum(over.scores) >= 15
    assert 0 <= mark <= 5
    for seat in (0, 1, -1):
        drawn = regions(scene.match, seat)["board"]
        assert "Верных слов: 1 из 4" in drawn
        assert "Победить не удалось" not in drawn
        assert "podium" not in drawn


def test_all_words_right_is_a_win_of_all() -> None:
    rows = {0: "АВТОР", 1: "КАНОЭ".replace("Э", "Н"), 2: "РЕКАС", 3: "ЛИСАТ"}
    scene = final(rows, at=dict.fromkeys(range(4), 4), zones={"verdicts": {}}, checking="vote")
    for seat in scene.match.waiting():
        scene.does(seat, "done", "done")
    while not scene.over:
        seat = scene.match.waiting()[0]
        kind = "reveal" if scene.asked(seat, "reveal") else "accept"
        scene.does(seat, kind, "reveal" if kind == "reveal" else "for")
    assert "Все слова сварены!" in regions(scene.match, 2)["board"]
    assert page.jar(scene.match.view_table(0), 3, scene.over) == page.FULL


# --- drawn -----------------------------------------------------------------------------------------

TABLES = [
    Laid(4, Settings(length=3)),
    Laid(3, Settings(words="author", checking="vote", length=3, solver=True)),
    Laid(2, Settings(length=3, written_check=True, solver=True)),
    Laid(6, Settings(length=4)),
]
DRAWN_OFTEN = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_for_everybody(language: str) -> None:
    """For every pair of eyes; a hidden fact in a region would raise."""
    times: dict[str, int] = {}
    for laid in TABLES:
        for decision in random_match(GAME, laid, 4):
            match = decision.record.match
            asked = {ask.kind.name for ask in match.open_asks()}
            if all(times.get(kind, 0) >= DRAWN_OFTEN for kind in asked):
                continue
            for kind in asked:
                times[kind] = times.get(kind, 0) + 1
            for seat in (-1, *match.table.seats):
                drawn = regions(match, seat, language)
                assert "{" not in re.sub(r"hx-vals='[^']*'", "", drawn["board"] + drawn["own"])
                assert 'class="write"' not in drawn["options"], "the page has no place to write this"
    assert set(times) == KINDS


def test_the_own_stand_is_a_question_mark_in_every_place_of_the_page() -> None:
    """A rare letter on the own stand, which no word of the page's text needs as a single sign."""
    scene = jam({0: "Ф", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "фарт p0 p1 p2 v2")
    own = "".join(regions(scene.match, 0).values())
    assert re.findall(r'data-card="(.+?)"', own.partition('data-zone="stand-p0"')[2])[0] == "?"
    assert shown(own, "Ф") == ['data-letter="Ф"']
    other = "".join(regions(scene.match, 1).values())
    assert len(shown(other, "Ф")) > 1


def shown(html: str, letter: str) -> list[str]:
    """Where a letter stands alone: as text, or as the value of an attribute."""
    text = re.sub(rf'(data-letter="{letter}"[^>]*>){letter}<', r"\1<", html)  # the alphabet of the sheet
    return re.findall(rf'[\w-]+="[^"]*\b{letter}\b[^"]*"|>\s*{letter}\s*<', text)


def test_a_box_says_why_the_own_letter_cannot_be_used_and_tells_nothing() -> None:
    first, second = (jam({0: row, 1: "А"}, virtual="К Т") for row in ("Б", "О"))
    said: list[Any] = []
    for scene in (first, second):
        refused = scene.refuses(0, "propose", "аа p0 p0", clause="LJ-3.4")
        said.append((refused.code, refused.args_of_text))
    assert said[0] == said[1]
