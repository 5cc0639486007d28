"""How typed text becomes a key."""

import pytest

from polyana.games.misspelt import misspelt
from polyana.words import ALPHABET, BadSpelling, fold, spelling


def test_the_alphabet_has_32_letters_in_order() -> None:
    assert len(ALPHABET) == 32
    assert "ё" not in ALPHABET
    assert list(ALPHABET) == sorted(ALPHABET)


@pytest.mark.rule("NW-5.11")
@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Дом", "дом"),
        ("  ёж\n", "еж"),
        ("ЁЛКА", "елка"),
        ("ъ", "ъ"),
        ("е\u0308ж", "еж"),
        ("Чаи\u0306", "чай"),
    ],
)
def test_case_spaces_and_yo_are_ignored(typed: str, key: str) -> None:
    """Ё and Й may come as a letter with its dots or breve apart."""
    assert spelling(typed) == key
    assert fold(key) == key


@pytest.mark.rule("NW-5.11")
@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        (" \t", "empty"),
        ("кoт", "latin"),
        ("cat", "latin"),
        ("диван-кровать", "hyphen"),
        ("диван–кровать", "hyphen"),
        ("два слова", "blank"),
        ("дом1", "foreign"),
        ("дом!", "foreign"),
        ("дом\0", "foreign"),
        ("їжак", "foreign"),
        ("а" * 41, "too_long"),
        ("а" * 10_000, "too_long"),
    ],
)
def test_everything_else_is_refused_with_its_reason(typed: str, reason: str) -> None:
    with pytest.raises(BadSpelling) as caught:
        spelling(typed)
    assert caught.value.reason == reason


def test_the_longest_word_is_still_a_word() -> None:
    assert spelling("а" * 40) == "а" * 40


def test_latin_lookalikes_are_named() -> None:
    with pytest.raises(BadSpelling) as caught:
        spelling("Cоvа")
    assert caught.value.detail == "cv"


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("rjn", "кот"),
        ("`;br", "ёжик"),
        ("[kt,", "хлеб"),
        ("cat", "сфе"),
        ("rjn1", ""),
        ("кoт", ""),
        ("а" * 41, ""),
    ],
)
def test_what_was_typed_in_the_latin_layout_is_offered_whether_it_is_a_word_or_not(
    typed: str, word: str
) -> None:
    """Nobody learns from it what the dictionary holds."""
    with pytest.raises(BadSpelling) as caught:
        spelling(typed)
    refused = misspelt(caught.value, "NW-5.11")
    assert refused.code == ("spelling_layout" if word else f"spelling_{caught.value.reason}")
    assert refused.args_of_text.get("word", "") == word
