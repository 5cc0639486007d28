"""The hand lists can be read by people and by machines."""

import pytest

from polyana.words import BadList, lexicon
from polyana.words.curated import REASONS, curated, parse
from polyana.words.letters import fold

LISTS = ["allow.txt", "coarse.txt", "deny.txt", "grades.txt", "reviewed.txt", "wiktionary.txt"]


@pytest.mark.parametrize("name", LISTS)
def test_each_word_stands_once_and_has_a_reason(name: str) -> None:
    lines = curated(name)
    keys = [fold(word) for word, _, _ in lines]
    assert lines
    assert sorted({key for key in keys if keys.count(key) > 1}) == []
    assert all(reason for _, reason, _ in lines)


def test_a_refusal_has_a_reason_the_referee_can_give() -> None:
    assert {reason for _, reason, _ in curated("deny.txt")} <= REASONS.keys()
    for word, reason, _ in curated("deny.txt"):
        assert lexicon().judge(word).reason == REASONS[reason], word


def test_only_the_list_of_grades_has_grades() -> None:
    for name in LISTS:
        assert all((grade > 0) == (name == "grades.txt") for _, _, grade in curated(name)), name


@pytest.mark.parametrize("name", ["allow.txt", "wiktionary.txt", "coarse.txt", "grades.txt"])
def test_the_lexicon_was_built_with_these_lists(name: str) -> None:
    for word, _, grade in curated(name):
        assert fold(word) in lexicon(), f"«{word}»: run `make lexicon`"
        assert not grade or lexicon().grade(fold(word)) == grade, f"«{word}»: run `make lexicon`"


def test_a_word_that_names_an_evil_is_no_coarse_word() -> None:
    """The reason stands at the head of the list."""
    offered = dict(lexicon().offered())
    for word in ("нацист", "фашист", "палач"):
        assert lexicon().judge(word).accepted
        assert word in offered
    assert "жид" not in offered


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("слово", "line 1: no reason"),
        ("[имя]\nдва слова", "line 2: expected"),
        ("[имя]\nСлово", "line 2: expected"),
        ("# note\n\nword  # имя", "line 3: expected"),
        ("слово # имя", "line 1: expected"),
    ],
)
def test_a_bad_line_is_named(text: str, trouble: str) -> None:
    with pytest.raises(BadList, match=trouble):
        list(parse(text, "list.txt"))
