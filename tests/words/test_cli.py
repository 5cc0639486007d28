"""``polyana words`` as people and scripts use it."""

import pytest
from typer.testing import CliRunner

from polyana.cli.words import REFUSALS, SPELLINGS, app
from polyana.words import lexicon

run = CliRunner().invoke


def test_plain_output_is_one_line_a_word() -> None:
    result = run(app, ["check", "--plain", "Ёжик", "столы", "москва"])
    assert result.exit_code == 0
    assert result.output == "+ ёжик\tступень 3\n- столы\tмножественное число\n- москва\tимя собственное\n"


def test_sentences_are_russian_and_name_the_reason() -> None:
    result = run(app, ["check", "дом", "бежать"])
    assert result.output.splitlines() == [
        "«дом» — принято: ступень 1.",
        "«бежать» — не принято: не существительное.",
    ]


def test_options_reach_the_referee() -> None:
    rare = next(key for key in lexicon().keys if lexicon().grade(key) == 5)
    assert run(app, ["check", "--plain", rare]).output.startswith("+")
    assert REFUSALS["too_rare"] in run(app, ["check", "--plain", "--grade", "4", rare]).output
    assert run(app, ["check", "--plain", "--proper", "москва"]).output == "+ Москва\tпо уговору\n"
    assert run(app, ["check", "--plain", "--slang", "бухло"]).output == "+ бухло\tпо уговору\n"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        ("кoт", "latin"),
        ("а б", "blank"),
        ("кое-что", "hyphen"),
        ("дом7", "foreign"),
        ("ъ" * 10_000, "too_long"),
    ],
)
def test_impossible_words_are_refused_clearly(typed: str, reason: str) -> None:
    result = run(app, ["check", "--plain", typed])
    assert result.exit_code == 0
    assert SPELLINGS[reason] in result.output
    assert len(result.output) < 100
    assert result.output.count("\n") == 1


def test_control_characters_are_not_echoed() -> None:
    output = run(app, ["check", "--plain", "до\x1b[31mм\nя"]).output
    assert "\x1b" not in output
    assert output.count("\n") == 1


def test_words_come_from_standard_input() -> None:
    result = run(app, ["check", "--plain", "-"], input="дом\r\n\nстолы")
    assert [line[0] for line in result.output.splitlines()] == ["+", "-", "-"]


@pytest.mark.parametrize(
    "arguments", [["check"], ["check", "--grade", "6", "дом"], ["find"], ["find", "--least", "0", "а"]]
)
def test_bad_usage_has_exit_code_2(arguments: list[str]) -> None:
    assert run(app, arguments).exit_code == 2


def test_find_lists_longest_first() -> None:
    lines = run(app, ["find", "приток", "--limit", "5"]).output.splitlines()
    assert lines[0].startswith("6: ")
    assert "приток" in lines[0]
    assert lines[-1].startswith("…и ещё")


def test_find_shows_yo_and_knows_its_options() -> None:
    assert "ёж" in run(app, ["find", "же", "--least", "2"]).output
    assert run(app, ["find", "ъъъ"]).output == "Ничего не составить.\n"
    assert "кот" in run(app, ["find", "кт", "--jokers", "1"]).output


def test_find_refuses_bad_letters() -> None:
    result = run(app, ["find", "дoм"])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "латинские буквы: o" in result.stderr
