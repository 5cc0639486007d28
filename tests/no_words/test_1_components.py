"""«Нет слов», chapter 1: the cards and the aim of the game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from no_words.talk import (
    BLACK,
    EVERYBODY,
    GAME,
    RED_ROW,
    card_file,
    cards,
    fresh,
    reasons,
    spelled,
    talk,
    verdict,
    with_black_e,
)
from polyana.core import HiddenFact, Refused
from polyana.core.cards import BadCards
from polyana.core.rulebook import rulebook
from polyana.games.no_words.rules.cards import read_cards
from polyana.games.no_words.rules.game import NoWords


@pytest.mark.rule("NW-1.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_begin(players: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(players)
    assert refused.value.clause == "NW-1.1"


@pytest.mark.rule("NW-1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert list(fresh(players).table.hands) == list(range(players))


@pytest.mark.rule("NW-1.2")
def test_there_are_76_black_cards() -> None:
    assert len(GAME.box.cards.black) == 76
    assert sum(not card.endswith("*") for card in GAME.pieces(fresh(4).table)) == 76


@pytest.mark.rule("NW-1.3")
def test_there_are_8_red_cards_two_of_each_letter() -> None:
    assert sorted(GAME.box.cards.red) == cards("А* А* Е* Е* И* И* О* О*")
    assert sum(card.endswith("*") for card in GAME.pieces(fresh(4).table)) == 8


@pytest.mark.rule("NW-1.4")
@pytest.mark.parametrize("word", ["мёд", "ёлка", "Ёлка", "елка"])
def test_a_red_e_is_read_as_yo_too(word: str) -> None:
    """There is no Ё card; Е stands in for it, whichever way the caller writes the word."""
    scene = talk("О* Е* А* М Д Л К", mover=0)
    assert verdict(scene, 1, word) == "counts"
    assert "Ё" not in {card[0] for card in GAME.pieces(scene.table)}


@pytest.mark.rule("NW-1.5")
@pytest.mark.parametrize("word", ["объём", "съезд", "ЪЪЪ"])
def test_a_word_with_a_hard_sign_is_refused(word: str) -> None:
    """There is no Ъ card, and Ь does not stand in for it."""
    assert "Ъ" not in {card[0] for card in GAME.pieces(fresh().table)}
    scene = talk("О* Е* Б Ь М С З Д", mover=0)
    assert verdict(scene, 1, word) == "NW-1.5"
    assert reasons(scene) == ["hard_sign"]


@pytest.mark.rule("NW-1.6")
def test_red_cards_lie_open_and_any_player_on_turn_may_use_them() -> None:
    scene = talk("О* А*", players=3, turn=0)
    for seat in (EVERYBODY, 0, 1, 2):
        assert sorted(scene.sees(seat).showcase) == cards("А* Е* Е* И* И* О*")
    for seat in range(3):
        scene = talk("О* А*", players=3, turn=seat)
        scene.does(seat, "place", "И*")
        assert scene.table.conversation == cards("О* А* И*")


@pytest.mark.rule("NW-1.7")
def test_black_cards_in_a_hand_are_seen_by_their_holder_only() -> None:
    scene = talk("О* А*", hands={1: "М К Л"})
    assert scene.sees(1).hands[1] == cards("М К Л")
    for seat in (EVERYBODY, 0, 2):
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).hands[1])
    scene = talk("О* А*", turn=1, hands={1: "М К Л"})
    scene.does(1, "place", "К")
    assert scene.sees(1).hands[1][:2] == cards("М Л")
    assert [scene.told("drew", seat) for seat in (EVERYBODY, 0, 2)] == [[], [], []]
    (drawn,) = scene.told("drew", 1)
    assert drawn["letter"] == scene.sees(1).hands[1][2]


@pytest.mark.rule("NW-1.8")
def test_making_a_word_brings_nothing_but_the_mover_s_penalty() -> None:
    """The caller of the word that ends the game shares the victory with the one who sat still."""
    scene = talk("О* А* Д М", mover=0, discards={0: 9, 1: 3, 2: 3})
    scene.does(1, "call", "дом")
    assert scene.over is not None
    assert scene.over.scores == (11, 3, 3)
    assert scene.over.winners == (1, 2)


@pytest.mark.rule("NW-1.9")
def test_the_black_letters_are_the_table_of_the_rulebook() -> None:
    """The numbers are public: the rulebook that everybody can open lists just these cards."""
    listed = re.findall(r"([А-Я]) — (\d+)", rulebook("polyana.games.no_words")["NW-1.9"].text)
    assert {letter: int(count) for letter, count in listed} == Counter(GAME.box.cards.black)
    assert len(listed) == 27
    assert sum(int(count) for _, count in listed) == 76
    assert not set("АЕИОЁЪ") & set(GAME.box.cards.black)


@pytest.mark.rule("NW-1.9")
def test_the_owner_of_a_box_can_put_its_numbers_in(tmp_path: Path) -> None:
    game = with_black_e(tmp_path)
    assert Counter(game.box.cards.black) == {**BLACK, "К": BLACK["К"] - 2, "Е": 2}
    assert game.pin() != GAME.pin()
    assert Counter(game.pieces(fresh(game=game).table))["Е"] == 2


BROKEN = {
    "sum": ({**BLACK, "К": 8}, "[[black]]", "77 black cards, there must be 76 (NW-1.2)"),
    "yo": ({**BLACK, "Ё": 1}, "[[black]] row 28", "'Ё' is no letter of this game"),
    "hard sign": ({**BLACK, "Ъ": 1}, "[[black]] row 28", "'Ъ' is no letter of this game"),
    "lower case": ({"к": 76}, "[[black]] row 1", "'к' is no letter of this game"),
    "latin": ({**BLACK, "Q": 1}, "[[black]] row 28", "'Q' is no letter of this game"),
    "doubled in a row": ({"КК": 38}, "[[black]] row 1", "'К' stands in two rows"),
    "doubled": ({"К": 30, "КР": 23}, "[[black]] row 2", "'К' stands in two rows"),
    "negative": ({**BLACK, "А": -1}, "[[black]] row 28", "a count of 1 or more"),
    "none": ({**BLACK, "А": 0}, "[[black]] row 28", "a count of 1 or more"),
    "no letters": ({"": 76}, "[[black]] row 1", "a row needs letters"),
    "unknown field": (
        '[[black]]\nletters = "К"\ncount = 76\nsource = "public"\ncolour = "black"\n',
        "[[black]] row 1",
        "unknown field `colour`",
    ),
    "source": (
        '[[black]]\nletters = "К"\ncount = 76\nsource = "hearsay"\n',
        "[[black]] row 1",
        "Invalid enum value 'hearsay'",
    ),
    "missing field": ('[[black]]\nletters = "К"\ncount = 76\n', "[[black]] row 1", "field `source`"),
    "not a number": (
        '[[black]]\nletters = "К"\ncount = "many"\nsource = "public"\n',
        "[[black]] row 1",
        "Expected `int`",
    ),
    "no rows": ("", "[[black]]", "there are no such rows"),
    "not toml": ("[[black\n", "the file", "is not TOML"),
}


@pytest.mark.rule("NW-1.9", "NW-1.2", "NW-1.4", "NW-1.5")
@pytest.mark.parametrize(("black", "row", "reason"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_card_file_is_named_with_row_and_reason(
    tmp_path: Path, black: dict[str, int] | str, row: str, reason: str
) -> None:
    """The sum must be 76, Ё and Ъ are absent, a letter stands in one row."""
    with pytest.raises(BadCards) as bad:
        NoWords(card_file(tmp_path, black))
    assert bad.value.file == "cards.toml"
    assert bad.value.row == row
    assert reason in bad.value.reason


@pytest.mark.rule("NW-1.3")
@pytest.mark.parametrize("letters", ["АЕИУ", "АЕИ", "АЕИОУ"])
def test_a_card_file_cannot_change_the_red_letters(tmp_path: Path, letters: str) -> None:
    with pytest.raises(BadCards, match=r"cards\.toml, \[\[red\]\]: .*NW-1\.3"):
        read_cards(card_file(tmp_path, BLACK, RED_ROW.replace("АЕИО", letters)))


@pytest.mark.rule("NW-1.9")
def test_a_missing_or_unreadable_card_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"nowhere\.toml, the file: cannot be read"):
        NoWords(tmp_path / "nowhere.toml")
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadCards, match=r"cards\.toml, the file: is not UTF-8"):
        NoWords(tmp_path / "cards.toml")


@pytest.mark.rule("NW-1.10")
@pytest.mark.parametrize(
    ("conversation", "word", "clause"),
    [
        ("А* И* Ч", "чай", "NW-5.9"),  # И is not Й
        ("А* О* Р Й", "аир", "NW-5.9"),  # and Й is not И
        ("Е* А* Ш К", "щека", "NW-5.9"),  # Ш is not Щ
        ("О* Е* Щ Л К", "шелк", "NW-5.9"),  # and Щ is not Ш
        ("Е* А* Р", "эра", "NW-5.9"),  # Е is not Э
        ("О* А* М Д Э", "мёд", "NW-5.9"),  # and Э is not Е
        ("О* Е* С Ь З Д", "съезд", "NW-1.5"),  # Ь is not Ъ
    ],
)
def test_no_other_letters_stand_in_for_each_other(conversation: str, word: str, clause: str) -> None:
    assert verdict(talk(conversation, mover=0), 1, word) == clause
    if clause == "NW-5.9":  # the word itself is a good one
        assert verdict(talk(spelled(word), mover=0), 1, word) == "counts"


@pytest.mark.rule("NW-1.11")
@pytest.mark.parametrize("word", ["мёд", "мед"])
def test_a_black_e_is_read_as_yo_too(tmp_path: Path, word: str) -> None:
    scene = talk("О* А* М Е Д", mover=0, game=with_black_e(tmp_path))
    assert verdict(scene, 1, word) == "counts"
    assert sorted(scene.table.discards[0]) == cards("Д Е М")
