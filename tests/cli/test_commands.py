"""The command line as a person meets it: what works, and what bad input is answered."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from polyana.cli import app
from polyana.cli.common import game_named, settings_of

GOLDEN = Path(__file__).parents[1] / "no_words" / "golden"


def run(*args: str, keys: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=keys)


def test_a_match_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    played = run("play", "no_words", "--seats", "2", "--seed", "7", "--save", str(file), keys="1\n" * 400)
    assert played.exit_code == 0, played.output
    assert "Победа:" in played.output
    told = run("replay", str(file), "--eyes", "1", "--clauses")
    assert told.exit_code == 0
    assert "Карты розданы." in told.output
    assert "НС 2.3" in told.output


def test_answers_that_are_no_answers_are_explained() -> None:
    played = run("play", "--seats", "2", "--seed", "1", "--set", "first=0", keys="слово\n99\n?\n=\nвыход\n")
    assert played.exit_code == 0
    assert "Так ответить нельзя" in played.output
    assert "НС 3.1 В свой ход вы обязаны" in played.output
    assert "Партия прервана" in played.output


def test_a_match_in_english() -> None:
    options = ("--seats", "2", "--seed", "1", "--set", "first=0", "--language", "en")
    played = run("play", *options, keys="слово\n?\nq\n")
    assert played.exit_code == 0
    assert "No Words. Answer with a number or a word" in played.output
    assert "You cannot answer like that" in played.output
    assert "NW 3.1 In your turn you must place" in played.output
    assert "The match was broken off" in played.output


def test_a_refusal_in_the_terminal_names_its_clause() -> None:
    played = run("play", "--seats", "2", "--seed", "1", "--set", "first=1", keys="кot\nвыход\n")
    assert "латинские буквы — НС 5.11" in played.output


def test_rules_whole_chapter_and_clause() -> None:
    assert "Нет слов" in run("rules", "no_words").output
    assert run("rules", "no_words", "3.").output.count("NW-3.") >= 11
    one = run("rules", "no_words", "NW-3.2").output
    assert "NW-3.2" in one
    assert "NW-3.3" not in one
    for name in ("НС 3.2", "nw 3.2", "3.2"):
        assert run("rules", "no_words", name).output == one


def test_where_a_clause_is_carried_out_and_tested() -> None:
    """The lines that the rules give it, and the tests that cite it."""
    found = run("rules", "--where", "NW-7.3").output
    assert re.search(r"no_words/rules/word_found\.py:\d+  .*\(NW-7\.3\)", found)
    assert re.search(r"test_7_word_made\.py:\d+  test_with_two_red_cards_left", found)
    assert "NW-7.1)" not in found
    assert "cards.toml:" in run("rules", "--where", "nw-1.9").output
    for args in (["no_words", "--where", "7.3"], ["no_words", "--where", "НС 7.3"]):
        assert run("rules", *args).output == found


def test_an_installed_package_has_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["polyana.cli.rules"], "tests_of", lambda package: None)
    said = run("rules", "--where", "NW-7.3").output
    assert "word_found.py" in said
    assert "test_7_word_made" not in said
    assert "Тесты лежат только в исходном коде" in said


def test_rules_in_english() -> None:
    assert "«Нет слов»" in run("rules", "no_words").output
    assert "“No Words” is a word game" in run("rules", "no_words", "--language", "en").output
    said = run("rules", "wall_whisper", "ШС 1.2", "--language", "en").output
    assert "Two to five people play." in said


def test_replay_through_the_spectators_eyes_hides_the_draws() -> None:
    file = str(GOLDEN / "three_players.match")
    assert "берёте из колоды" not in run("replay", file).output
    assert "берёте из колоды" in run("replay", file, "--eyes", "2").output
    assert "Player" not in run("replay", file, "--language", "en").output
    assert "places" in run("replay", file, "--language", "en").output


def test_a_setting_can_be_put_to_the_word_none() -> None:
    game = game_named("wall_whisper")
    plain = settings_of(game, ["difficulty=none", "killer_skills=2", "second_seat=none"], 4)
    assert (plain.difficulty, plain.killer_skills, plain.second_seat) == ("none", 2, None)
    assert settings_of(game, ["killer_skills=none"], 4).killer_skills is None


BAD = [
    (["rules", "no_words", "99.9"], "Пункта «99.9»"),
    (["rules", "chess"], "Нет игры «chess»"),
    (["rules", "--where", "NW-99.9"], "Пункта «NW-99.9»"),
    (["rules", "--where", "ZZ-1.1"], "Нет игры «»"),
    (["play", "chess"], "Нет игры «chess»"),
    (["play", "no_words", "--seats", "9"], "НС 1.1"),
    (["play", "no_words", "--level", "god"], "Нет бота «god»"),
    (["play", "no_words", "--set", "pace=slow"], "Можно: window, free"),
    (["play", "no_words", "--set", "window_seconds=1"], "НС 4.7"),
    (["replay", "no-such-file"], "не читается"),
    (["cards", "check", "no_words", "no-such-file"], "cannot be read"),
]


@pytest.mark.parametrize(("args", "says"), BAD, ids=lambda one: one if isinstance(one, str) else one[0])
def test_bad_input_is_explained_with_code_2(args: list[str], says: str) -> None:
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert says in result.output


def test_a_corrupt_match_file_names_the_line(tmp_path: Path) -> None:
    text = (GOLDEN / "three_players.match").read_text("utf-8")
    file = tmp_path / "bad.txt"
    file.write_text(text.replace(" place ", " steal ", 1), "utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "испорчен: строка" in result.output
    file.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(file)).exit_code == 2
    file.write_text("hello", "utf-8")
    assert "не файл партии: строка 1" in run("replay", str(file)).output


def test_a_broken_card_file_names_file_row_and_reason(tmp_path: Path) -> None:
    good = Path(__file__).parents[2] / "src" / "polyana" / "games" / "no_words" / "data" / "cards.toml"
    assert "годится" in run("cards", "check", "no_words", str(good)).output
    bad = tmp_path / "mine.toml"
    bad.write_text(good.read_text("utf-8").replace('letters = "Р"', 'letters = "Ъ"'), "utf-8")
    for args in (["cards", "check", "no_words", str(bad)], ["play", "--cards", str(bad)]):
        result = run(*args)
        assert result.exit_code == 2
        assert "mine.toml, [[black]] row 1: 'Ъ' is no letter of this game" in result.output
