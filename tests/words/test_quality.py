"""The list keeps what it has learnt.

The samples were written by hand to find faults, and the faults they found were corrected. So this guards
against relapse; it does not measure how the list does on words that nobody has tried yet.
"""

from pathlib import Path

import pytest

from polyana.words import lexicon

SAMPLES = Path(__file__).parent / "samples"


def sample(name: str) -> list[str]:
    lines = (SAMPLES / f"{name}.txt").read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def test_the_samples_are_large_and_apart() -> None:
    assert min(len(sample("accept")), len(sample("reject"))) >= 300
    assert not set(sample("accept")) & set(sample("reject"))


def test_nouns_are_accepted() -> None:
    words = sample("accept")
    missed = [word for word in words if not lexicon().judge(word).accepted]
    assert len(missed) <= len(words) // 200, missed


def test_what_is_no_noun_is_refused() -> None:
    words = sample("reject")
    wrong = [word for word in words if lexicon().judge(word).accepted]
    assert len(wrong) <= len(words) // 200, wrong


def test_nearly_all_everyday_nouns_count_at_the_usual_grade() -> None:
    words = sample("accept")
    rare = [word for word in words if not lexicon().judge(word, grade=4).accepted]
    assert len(rare) <= len(words) * 2 // 100, rare


SHORT = """
    акт бак бар бег бой бок бык век вес вид вол газ год дар дед дом дуб дух дым еда ёж жар жир жук зал
    зуб имя йод кит код кот лак лев лёд лес лис лоб лук луч мак мёд мел мех меч мир миф мох мяч нож нос
    оса ось пар пёс пол пот раб рак рис рог рой рот ряд сад сок сом сон суд суп сыр сын таз том ток туз
    туман ум уха ухо фен ход хор час чай чек шар шаг шея шум щит эхо юг юла яд яма
"""


@pytest.mark.parametrize("word", SHORT.split())
def test_short_everyday_words_are_in_the_beginners_lists(word: str) -> None:
    assert 0 < lexicon().judge(word).grade <= 3


@pytest.mark.parametrize("word", ["той", "вод", "скал", "ква", "га", "дос", "веб", "экс", "лан", "погиб"])
def test_fragments_do_not_count(word: str) -> None:
    assert not lexicon().judge(word).accepted


@pytest.mark.parametrize(("grade", "least", "most"), [(1, 2000, 3000), (2, 3500, 5000), (3, 6500, 8500)])
def test_the_grades_have_their_sizes(grade: int, least: int, most: int) -> None:
    assert least <= sum(lexicon().grade(key) == grade for key in lexicon().keys) <= most
