"""Which nouns count in the plural is settled by class, not word by word."""

import pytest

from polyana.words import lexicon

PIECES = """
    бахила берц босоножка ботинок бутса валенок варежка гамаша гетра кед кроссовок кроссовка ласта лофер
    лыжа мокасин мюль носок пуант сандалия тапок тапочек туфля угг унт чешка чулок шлёпанец
"""
PAIRS = """
    бахилы берцы босоножки ботинки бутсы валенки варежки гамаши гетры кеды кроссовки ласты лоферы
    лыжи мокасины мюли носки пуанты сандалии тапки тапочки туфли угги унты чешки чулки шлёпанцы
"""
WHOLE = """
    брюки джинсы колготки леггинсы лосины трусы чиносы шорты
    бокорезы брусья весы грабли круглогубцы ножницы очки перильца плоскогубцы цимбалы
    выселки горелки гляделки ладушки плавни прятки скачки сутки шхеры
    дрязги кулуары мириады пересуды сборы сласти толки чары щедроты
"""


@pytest.mark.parametrize("word", PIECES.split())
def test_one_piece_of_a_pair_has_its_singular(word: str) -> None:
    assert lexicon().judge(word).accepted


@pytest.mark.parametrize("word", PAIRS.split())
def test_a_pair_whose_pieces_have_a_name_is_a_plural(word: str) -> None:
    assert not lexicon().judge(word).accepted


@pytest.mark.parametrize("word", WHOLE.split())
def test_what_has_no_singular_in_its_sense_counts_in_the_plural(word: str) -> None:
    assert lexicon().judge(word).accepted
