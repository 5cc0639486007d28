"""Which nouns count in the plural is settled by class, not word by word: see docs/words.md."""

import pytest

from polyana.words import lexicon

PIECES = """
    бахила берц босоножка ботинок бутса валенок варежка гамаша гетра жвало кастаньета кед кроссовка кроссовок
    ласта литавра лофер лыжа мокасин мюль носок полусапожек пуант сандалия тапок тапочек туфля угг унт чешка
    чулок шлёпанец понятой супруг
"""
PAIRS = """
    бахилы берцы босоножки ботинки бутсы валенки варежки гамаши гетры жвала кастаньеты кеды кроссовки ласты
    литавры лоферы лыжи мокасины мюли носки полусапожки пуанты сандалии тапки тапочки туфли угги унты чешки
    чулки шлёпанцы понятые супруги
"""
THINGS = """
    брюки джинсы колготки леггинсы лосины трусы чиносы шорты
    бокорезы брусья весы грабли круглогубцы ножницы очки перильца плоскогубцы цимбалы
"""
OWN_SENSE = """
    баки верхи выселки дроги кулуары мостки мурашки низы осадки плавни роспуски скачки сборы сутки толки
    тропики чары
"""
GAMES = "бабки бирюльки городки горелки гляделки кегли ладушки поддавки прятки салки фанты шахматы шашки"
HEAPS = """
    боеприпасы внутренности выжимки высевки дрязги заморозки издержки каракули колики лохмотья медикаменты
    мириады объедки опилки отбросы отрепья отходы очистки пересуды пожитки потроха потуги припасы сласти харчи
    шхеры щедроты
"""


@pytest.mark.parametrize("word", PIECES.split())
def test_one_piece_of_a_pair_has_its_singular(word: str) -> None:
    assert lexicon().judge(word).accepted


@pytest.mark.parametrize("word", PAIRS.split())
def test_a_pair_whose_pieces_have_a_name_is_a_plural(word: str) -> None:
    assert not lexicon().judge(word).accepted


@pytest.mark.parametrize("word", [*THINGS.split(), *OWN_SENSE.split(), *GAMES.split(), *HEAPS.split()])
def test_what_has_no_singular_in_its_sense_or_is_named_in_the_plural_counts(word: str) -> None:
    assert lexicon().judge(word, grade=4).accepted


@pytest.mark.parametrize("word", ["объедок", "обносок", "медикамент", "отброс", "кегля", "фант"])
def test_one_of_them_counts_too_if_it_has_a_name(word: str) -> None:
    assert lexicon().judge(word).accepted
