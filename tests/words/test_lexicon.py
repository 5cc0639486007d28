"""The referee's list: verdicts, reasons, own words."""

import gzip
from importlib.resources import files
from pathlib import Path

import pytest

from polyana.words import BadList, BadSpelling, Lexicon, lexicon
from polyana.words.lexicon import side_list


@pytest.mark.rule("NW-5.4", "NW-5.5", "NW-5.13")
@pytest.mark.parametrize("word", ["дом", "ножницы", "штаны", "Ёж", "больной", "деньги", "мороженое", "роман"])
def test_nouns_are_accepted(word: str) -> None:
    assert lexicon().judge(word, grade=4).accepted


@pytest.mark.rule("NW-5.4", "NW-5.6", "NW-5.7")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("столы", "plural"),
        ("супруги", "plural"),
        ("стола", "oblique"),
        ("кошкой", "oblique"),
        ("бежать", "not_noun"),
        ("красивый", "not_noun"),
        ("потом", "not_noun"),
        ("городской", "not_noun"),
        ("Москва", "proper"),
        ("Иванов", "proper"),
        ("тойота", "proper"),
        ("ниссан", "proper"),
        ("бухло", "slang"),
        ("абвгд", "unknown"),
        ("сабака", "unknown"),
    ],
)
def test_the_rest_is_refused_with_a_reason(word: str, reason: str) -> None:
    verdict = lexicon().judge(word)
    assert (verdict.accepted, verdict.reason, verdict.grade) == (False, reason, 0)


@pytest.mark.rule("NW-5.14")
def test_a_rare_word_is_told_from_an_unknown_one() -> None:
    rare = next(key for key in lexicon().keys if lexicon().grade(key) == 5)
    assert lexicon().judge(rare).accepted
    verdict = lexicon().judge(rare, grade=4)
    assert (verdict.accepted, verdict.reason, verdict.grade) == (False, "too_rare", 5)


@pytest.mark.parametrize("grade", [2, 5])
@pytest.mark.parametrize("sides", [{}, {"proper": True}, {"slang": True}, {"proper": True, "slang": True}])
def test_what_is_accepted_has_no_reason_against_it(grade: int, sides: dict[str, bool]) -> None:
    rare = next(key for key in lexicon().keys if lexicon().grade(key) == 5)
    for key in ("дом", rare, "москва", "бухло", "столы", "абвгд"):
        accepted = lexicon().accepts(key, grade=grade, **sides)
        assert accepted == lexicon().judge(key, grade=grade, **sides).accepted, key


@pytest.mark.rule("NW-6.13")
def test_names_and_slang_count_where_the_table_agreed() -> None:
    assert lexicon().judge("москва", proper=True).accepted
    assert lexicon().judge("москва", proper=True).shown == "Москва"
    assert not lexicon().judge("москва", slang=True).accepted
    assert lexicon().judge("бухло", slang=True).accepted
    assert not lexicon().judge("бухло", proper=True).accepted


@pytest.mark.rule("NW-5.15")
def test_coarse_words_count_but_are_never_offered() -> None:
    offered = dict(lexicon().offered())
    assert lexicon().coarse
    for key in lexicon().coarse:
        assert lexicon().judge(key).accepted
        assert key not in offered
    assert len(offered) == len(lexicon()) - len(lexicon().coarse)


def test_words_are_shown_with_yo() -> None:
    assert lexicon().shown("еж") == "ёж"
    assert lexicon().shown("дом") == "дом"


def test_a_text_that_is_no_word_raises() -> None:
    with pytest.raises(BadSpelling):
        lexicon().judge("кoт")


@pytest.mark.parametrize("name", ["lexicon", "proper", "slang"])
def test_the_artefacts_are_sorted_small_and_reproducible(name: str) -> None:
    raw = (files("polyana.words") / "data" / f"{name}.tsv.gz").read_bytes()
    assert raw[4:8] == b"\0\0\0\0", "a time stamp makes each build differ"
    assert len(raw) < 600_000
    keys = [line.split("\t")[0] for line in gzip.decompress(raw).decode().splitlines()]
    assert keys == sorted(set(keys))
    assert all(len(key) >= 2 for key in keys)


def test_the_side_lists_hold_nothing_the_lexicon_has() -> None:
    for name in ("proper", "slang"):
        assert not side_list(name).keys() & lexicon().keys


def test_a_table_may_have_its_own_words(tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text(
        "# our family\n+ Мурлыкёр 2  # the cat\n+ бздынь\n\n- абажур  # nobody likes it\n", "utf-8"
    )
    words = Lexicon.load(own)
    assert (words.grade("мурлыкер"), words.shown("мурлыкер")) == (2, "мурлыкёр")
    assert words.judge("бздынь", grade=3).accepted
    assert not words.judge("абажур").accepted
    assert words.id != lexicon().id
    own.write_text("+ мурлыкёр 2\n+ бздынь\n- абажур\n", "utf-8")
    assert Lexicon.load(own).id == words.id, "comments are no part of the rules"


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("мурка", "expected"),
        ("+ mur", "expected"),
        ("+ мурка 9", "expected"),
        ("- абажур 2", "no grade"),
        ("- мурлыкёр", "not in the lexicon"),
        ("+ " + "а" * 50, "too_long"),
    ],
)
def test_a_bad_own_line_is_named(tmp_path: Path, line: str, trouble: str) -> None:
    own = tmp_path / "own.txt"
    own.write_text(f"# first line\n{line}\n", "utf-8")
    with pytest.raises(BadList, match=rf"own\.txt, line 2: .*{trouble}"):
        Lexicon.load(own)


def test_the_id_is_stable() -> None:
    assert Lexicon.load().id == lexicon().id
    assert len(lexicon().id) == 16
