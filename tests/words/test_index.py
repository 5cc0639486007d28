"""The letter index against the plain meaning of its questions."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.words import ALPHABET, LetterIndex, index, lexicon

FEW = ALPHABET[:5] + "ья"
texts = st.text(FEW, min_size=1, max_size=7)
lists = st.dictionaries(texts, st.integers(1, 5), max_size=40)
racks = st.text(FEW, max_size=12)
jokers = st.integers(0, 3)
limits = st.integers(1, 5)


def fits(word: str, letters: str, jokers: int = 0) -> bool:
    return (Counter(word) - Counter(letters)).total() <= jokers


def in_order(words: dict[str, int], chosen: list[str]) -> list[str]:
    return sorted(chosen, key=lambda word: (-len(word), words[word], word))


@given(lists, racks, jokers, st.integers(0, 6), limits, st.sets(texts, max_size=5))
def test_all_any_and_longest_mean_what_they_say(
    words: dict[str, int], letters: str, jokers: int, least: int, grade: int, without: set[str]
) -> None:
    found = LetterIndex(words.items())
    plain = [
        word
        for word in words
        if words[word] <= grade and len(word) >= least and fits(word, letters, jokers) and word not in without
    ]
    expected = in_order(words, plain)
    ask = {"jokers": jokers, "least": least, "grade": grade, "without": without}
    assert found.all(letters, **ask) == expected  # type: ignore[arg-type]
    assert found.longest(letters, **ask) == (expected[0] if expected else None)  # type: ignore[arg-type]
    some = found.any(letters, **ask)  # type: ignore[arg-type]
    assert some in expected if expected else some is None


@given(lists, racks, st.sampled_from(FEW), jokers, limits)
def test_with_letter_uses_the_new_letter(
    words: dict[str, int], letters: str, new: str, jokers: int, grade: int
) -> None:
    plain = [
        word for word in words if words[word] <= grade and new in word and fits(word, letters + new, jokers)
    ]
    found = LetterIndex(words.items()).with_letter(letters, new, jokers=jokers, least=1, grade=grade)
    assert found == in_order(words, plain)


@given(lists, racks, st.booleans(), st.integers(1, 5), limits)
def test_kinds_repeat_freely(
    words: dict[str, int], letters: str, joker: bool, least: int, grade: int
) -> None:
    plain = [
        word
        for word in words
        if words[word] <= grade and len(word) >= least and len(set(word) - set(letters)) <= joker
    ]
    found = LetterIndex(words.items()).from_kinds(letters, joker=joker, least=least, grade=grade)
    assert found == in_order(words, plain)


@settings(deadline=None)  # the first question builds the index
@given(st.text(ALPHABET, max_size=300), jokers)
def test_the_real_list_agrees_with_a_plain_scan(letters: str, jokers: int) -> None:
    words = dict(lexicon().offered())
    some = {word: words[word] for word in list(words)[::997]}
    found = index().all(letters, jokers=jokers, least=1)
    assert [word for word in found if word in some] == in_order(
        some, [word for word in some if fits(word, letters, jokers)]
    )


def test_more_letters_than_a_word_can_need_are_harmless() -> None:
    words = LetterIndex([("а" * 7, 1), ("аб", 1)])
    for number in range(7, 40):
        assert words.all("а" * number) == ["а" * 7]
        assert words.all("а" * number + "б", least=2) == ["а" * 7, "аб"]


def test_a_word_may_be_rich_in_one_letter() -> None:
    words = LetterIndex([("а" * 20, 1), ("а" * 19, 1)])
    assert words.all("а" * 19) == ["а" * 19]
    assert words.all("а" * 17, jokers=3) == ["а" * 20, "а" * 19]


@pytest.mark.parametrize("letters", ["abc", "Дом", "ёж", "а-б", "日"])
def test_letters_are_checked(letters: str) -> None:
    with pytest.raises(ValueError, match="lower case"):
        index().all(letters)


def test_words_of_the_index_are_checked() -> None:
    with pytest.raises(ValueError, match="32 letters"):
        LetterIndex([("ёж", 1)])


def test_a_grade_outside_the_scale_is_refused() -> None:
    with pytest.raises(ValueError, match="a grade is one of"):
        index().any("дом", grade=6)


def test_an_empty_index_answers() -> None:
    nothing = LetterIndex([])
    assert nothing.all("дом") == []
    assert nothing.longest("дом", jokers=1) is None
    assert nothing.from_kinds("дом") == []


@pytest.mark.rule("NW-5.15")
def test_coarse_words_are_not_in_the_packaged_index() -> None:
    for key in lexicon().coarse:
        assert key not in index().all(key)


def test_any_prefers_short_words_and_longest_common_ones() -> None:
    words = LetterIndex([("кот", 1), ("окорок", 3), ("ток", 2), ("рококо", 1)])
    assert words.longest("окорокт") == "рококо"
    assert words.any("окорокт") in {"кот", "ток"}
