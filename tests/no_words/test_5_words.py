"""«Нет слов», chapter 5: what counts as a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from no_words.talk import GAME, cards, reasons, some_word, spelled, talk, verdict, with_black_e
from polyana.games.no_words.rules.reading import Call
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.words import cards_taken
from polyana.words import lexicon
from polyana.words.lexicon import side_list


@pytest.mark.rule("NW-5.1")
@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("кот", "О* А* И* Д М"),
        ("мода", "О* И* К Т"),
        ("комод", "А* И* Т"),
    ],
)
def test_a_word_may_use_any_three_or_more_of_the_letters(word: str, left: str) -> None:
    """Only the letters of the word leave the conversation."""
    scene = talk("О* А* О* И* Д М К Т", mover=0)
    assert verdict(scene, 1, word) == "counts"
    assert sorted(scene.table.conversation) == sorted(cards(left))


@pytest.mark.rule("NW-5.1")
def test_a_word_may_use_all_the_letters() -> None:
    scene = talk("О* А* Д М", mover=0)
    assert verdict(scene, 1, "мода") == "counts"
    assert sorted(scene.table.discards[0]) == cards("Д М")


@pytest.mark.rule("NW-5.2")
@pytest.mark.parametrize("order", ["О* А* Д М", "М Д А* О*", "Д О* М А*", "А* М О* Д"])
def test_the_order_in_which_the_letters_lie_is_irrelevant(order: str) -> None:
    assert verdict(talk(order, mover=0), 1, "дом") == "counts"


@pytest.mark.rule("NW-5.3")
@pytest.mark.parametrize("word", ["а", "ад", "ёж"])
def test_a_word_has_at_least_three_letters(word: str) -> None:
    scene = talk("О* А* Е* Д М Ж", mover=0)
    assert verdict(scene, 1, word) == "NW-5.3"
    assert reasons(scene) == ["too_short"]
    assert verdict(scene, 1, "дом") == "counts"  # three are enough


@pytest.mark.rule("NW-5.4")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("стола", "oblique"),
        ("стулом", "oblique"),
        ("красивый", "not_noun"),
        ("бежать", "not_noun"),
        ("быстро", "not_noun"),
    ],
)
def test_a_word_is_a_noun_in_the_nominative_singular(word: str, reason: str) -> None:
    scene = talk(spelled(word), mover=0)
    assert verdict(scene, 1, word) == "NW-5.4"
    assert reasons(scene) == [reason]


@pytest.mark.rule("NW-5.4", "NW-5.5")
@pytest.mark.parametrize("word", ["столы", "ножи", "сны"])
def test_a_plural_is_refused_if_there_is_a_singular(word: str) -> None:
    scene = talk(spelled(word), mover=0)
    assert verdict(scene, 1, word) == "NW-5.5"
    assert reasons(scene) == ["plural"]


@pytest.mark.rule("NW-5.5")
@pytest.mark.parametrize("word", ["ножницы", "штаны"])
def test_a_plural_that_has_no_singular_counts(word: str) -> None:
    assert verdict(talk(spelled(word), mover=0), 1, word) == "counts"


@pytest.mark.rule("NW-5.6")
@pytest.mark.parametrize("word", ["москва", "Маша"])
def test_proper_names_are_refused(word: str) -> None:
    scene = talk(spelled(word), mover=0)
    assert verdict(scene, 1, word) == "NW-5.6"
    assert reasons(scene) == ["proper"]


@pytest.mark.rule("NW-5.7")
@pytest.mark.parametrize("word", ["препод", "комп"])
def test_slang_is_refused(word: str) -> None:
    scene = talk(spelled(word), mover=0)
    assert verdict(scene, 1, word) == "NW-5.7"
    assert reasons(scene) == ["slang"]


@pytest.mark.rule("NW-5.8")
@pytest.mark.parametrize(
    ("conversation", "result"),
    [("А* О* М", "NW-5.8"), ("А* А* М", "NW-5.8"), ("А* О* М М", "NW-5.8"), ("А* А* М М", "counts")],
)
def test_each_card_gives_one_letter(conversation: str, result: str) -> None:
    """«мама» needs two М and two А."""
    assert verdict(talk(conversation, mover=0), 1, "мама") == result


@pytest.mark.rule("NW-5.9")
def test_only_cards_in_the_conversation_count() -> None:
    """Not those in the showcase, a hand, the deck or a discard."""
    scene = talk("О* А* Д", mover=0, hands={1: "М К Л"}, discards={0: 2}, deck=30)
    assert "И*" in scene.table.showcase
    assert verdict(scene, 1, "ода") == "counts"

    scene = talk("О* А* Д", mover=0, hands={1: "М К Л"}, discards={0: 2}, deck=30)
    discarded, aside, drawn = scene.table.discards[0][0], scene.table.general_discard[0], scene.table.deck[0]
    assert verdict(scene, 1, "дом") == "NW-5.9"  # М is in the caller's own hand
    assert verdict(scene, 1, "дио") == "NW-5.9"
    for card in {discarded, aside, drawn}:
        assert card not in scene.table.conversation
        assert verdict(scene, 1, f"до{card}{card}") == "NW-5.9"


@pytest.mark.rule("NW-5.10")
@pytest.mark.parametrize("word", ["роман", "Роман", "вера"])
def test_one_reading_that_qualifies_is_enough(word: str) -> None:
    """«роман» is a book, although «Роман» is a name."""
    assert verdict(talk(spelled(word), mover=0), 1, word) == "counts"


@pytest.mark.rule("NW-5.11")
@pytest.mark.parametrize("text", ["мёд", "мед", "МЁД", "Мед", "  мёд\t", "\nмед ", "ме\u0308д"])
def test_case_spaces_around_and_yo_make_no_difference(text: str) -> None:
    scene = talk("О* Е* М Д", mover=0)
    assert verdict(scene, 1, text) == "counts"
    assert scene.told("called")[0]["word"] == "мёд"


@pytest.mark.rule("NW-5.11")
@pytest.mark.parametrize(
    "text",
    [
        "до-м",
        "дом-мод",
        "до–м",  # a dash
        "до м",
        "дом мод",
        "до\tм",
        "до\u00a0м",
        "дoм",  # a Latin o
        "dom",
        "дом!",
        "«дом»",
        "д0м",
        "дом\u0301",  # a stress mark
        "дом\u200b",
        "дѡм",
        "д" * 10_000,
        "дом " * 3_000,
        "\x00",
    ],
)
def test_nothing_else_is_corrected(text: str) -> None:
    """A slip of the pen is refused, and is no call."""
    scene = talk("О* А* Д М", mover=0)
    scene.refuses(1, "call", text, clause="NW-5.11")
    assert scene.table.tried == ()
    assert verdict(scene, 1, "дом") == "counts"


@pytest.mark.rule("NW-5.11", "NW-4.14")
@pytest.mark.parametrize(("typed", "word"), [("ljv", "дом"), ("vjl", "мод")])
def test_what_was_typed_in_the_latin_layout_is_offered_back(typed: str, word: str) -> None:
    """A word or not: before a call nobody learns what the dictionary holds."""
    refused = talk("О* А* Д М", mover=0).refuses(1, "call", typed, clause="NW-5.11")
    assert (refused.code, refused.args_of_text) == ("spelling_layout", {"word": word})


@pytest.mark.rule("NW-5.12")
def test_of_equal_cards_of_one_colour_the_lowest_is_taken() -> None:
    scene = talk("О* А* И* Д О* М Д К", mover=0)
    assert verdict(scene, 1, "дом") == "counts"
    assert scene.table.conversation == cards("А* И* О* Д К")


@pytest.mark.rule("NW-5.12")
@pytest.mark.parametrize(
    ("call", "taken"),
    [("мёд", "Д Е М"), ("мёд Е*", "Д М"), ("мед е*", "Д М"), ("МЕД  Е*", "Д М")],
)
def test_between_red_and_black_the_caller_may_choose(tmp_path: Path, call: str, taken: str) -> None:
    """Unsaid, black cards are used first."""
    scene = talk("О* А* Е* М Е Д", mover=0, game=with_black_e(tmp_path))
    assert verdict(scene, 1, call) == "counts"
    assert sorted(scene.table.discards[0]) == cards(taken)
    assert ("Е*" in scene.table.conversation) == (taken == "Д Е М")
    assert ("Е" in scene.table.conversation) == (taken == "Д М")


@pytest.mark.rule("NW-5.12")
@pytest.mark.parametrize(
    ("call", "taken"),
    [
        ("перед", "Е Е П Р Д"),
        ("перед Е*", "Е Е* П Р Д"),
        ("перед Е* Е*", "Е* Е* П Р Д"),
    ],
)
def test_the_caller_may_choose_for_each_of_several_letters(call: str, taken: str) -> None:
    word, meant = Call.of(call)
    assert sorted(cards_taken(cards("Е* О* Е Е* П Р Е Д"), word, meant)) == sorted(cards(taken))


@pytest.mark.rule("NW-5.12")
@pytest.mark.parametrize("call", ["мёд И*", "мёд Е* Е*", "мёд О*", "дом Е*", "мёд Ё*", "мёд *"])
def test_cards_that_do_not_fit_the_word_cannot_be_meant(tmp_path: Path, call: str) -> None:
    """Not there, not so many, or not in the word."""
    scene = talk("О* А* Е* М Е Д", mover=0, game=with_black_e(tmp_path))
    scene.refuses(1, "call", call, clause="NW-5.12")


@pytest.mark.rule("NW-5.13")
def test_the_dictionary_holds_what_the_leaflet_names() -> None:
    """Within the default grade; names and slang lie in lists of their own."""
    words = lexicon()
    for word in ("дом", "ножницы", "штаны"):
        assert 1 <= words.grade(word) <= 4
    for name in ("proper", "slang"):
        assert not set(side_list(name)) & set(words.keys)
    scene = talk("О* А* Д М К", mover=0)
    assert verdict(scene, 1, "мокад") == "NW-5.13"
    assert reasons(scene) == ["unknown"]


@pytest.mark.rule("NW-5.14")
@pytest.mark.parametrize(
    ("word_grade", "table_grade", "result"),
    [
        (1, 3, "counts"),
        (3, 3, "counts"),
        (4, 3, "NW-5.14"),
        (4, 4, "counts"),
        (4, None, "counts"),
        (5, None, "NW-5.14"),
        (5, 4, "NW-5.14"),
        (5, 5, "counts"),
    ],
)
def test_words_too_rare_for_the_table_are_refused_with_a_reason_of_their_own(
    word_grade: int, table_grade: int | None, result: str
) -> None:
    """By default the grades 1 to 4 are accepted."""
    word = some_word(word_grade)
    scene = talk(spelled(word), mover=0, grade=table_grade or Settings().grade)
    assert verdict(scene, 1, word) == result
    assert reasons(scene) == ([] if result == "counts" else ["too_rare"])


@pytest.mark.rule("NW-5.15")
def test_a_coarse_word_counts_when_a_person_calls_it_and_is_never_listed() -> None:
    coarse = sorted(word for word in lexicon().coarse if 0 < lexicon().grade(word) <= 4)
    assert coarse
    for word in coarse:
        assert word not in GAME.box.index.all(word, least=len(word))
        assert word not in GAME.box.index.from_kinds(word)
    word = next(word for word in coarse if len(set(word)) == len(word))
    assert verdict(talk(spelled(word), mover=0), 1, word) == "counts"
