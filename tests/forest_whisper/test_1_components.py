"""«Шёпот леса», chapter 1: what is in the box."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from forest_whisper.wood import EVERYBODY, GAME, fresh, verdict, wood
from polyana.core import Refused
from polyana.core.cards import BadCards
from polyana.core.rulebook import rulebook
from polyana.games.forest_whisper.rules.cards import read_cards, standard_cards
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.making_words import possible_words, random_word
from polyana.words import lexicon

STANDARD = Path(__file__).parents[2] / "src" / "polyana" / "games" / "forest_whisper" / "data" / "cards.toml"


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """The standard card file with something else in it."""
    text = STANDARD.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def row(letters: str, count: int, value: int) -> str:
    return f'letters = "{letters}"\ncount = {count}\nvalue = {value}'


@pytest.mark.rule("FW-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_begin(players: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(players)
    assert refused.value.clause == "FW-1.1"


@pytest.mark.rule("FW-1.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_two_to_five_can_play(players: int) -> None:
    assert fresh(players).match.waiting() == list(range(players))


@pytest.mark.rule("FW-1.2")
def test_there_are_110_cards_12_of_them_starting() -> None:
    assert len(GAME.box.cards.starting) == 12
    assert len(GAME.box.cards.ordinary) == 98
    pieces = GAME.pieces(fresh(4).table)
    assert sum(piece[0].isupper() for piece in pieces) == 110
    assert sum(piece.endswith("*") for piece in pieces) == 12


@pytest.mark.rule("FW-1.3")
def test_starting_cards_have_a_light_back() -> None:
    """Everybody sees it when such a card is turned face down; the rest is dark."""
    scene = wood("А*55 О55 #\nЕ И К", "control", players=2)
    assert scene.sees(EVERYBODY).backs == {101: "light", 102: "dark", 103: "dark"}
    assert len(GAME.box.cards.marked) == 4


@pytest.mark.rule("FW-1.4")
@pytest.mark.parametrize("players", [2, 5])
def test_there_are_18_cubes_of_each_of_five_colours(players: int) -> None:
    pieces = Counter(piece for piece in GAME.pieces(fresh(players).table) if not piece[0].isupper())
    assert pieces == {"purple": 18, "blue": 18, "red": 18, "green": 18, "yellow": 18}


@pytest.mark.rule("FW-1.5")
def test_everybody_has_a_sheet_and_all_share_a_timer_of_one_minute() -> None:
    scene = fresh(4)
    questions = [scene.asked(seat, "write") for seat in range(4)]
    assert {(one.seconds, one.clock, one.writes) for one in questions if one} == {(60, "write1", True)}
    assert len(scene.table.deck) == 60  # what the staff card leaves


@pytest.mark.rule("FW-1.6")
def test_a_card_shows_its_letter_and_the_letter_has_a_value() -> None:
    for card in (*GAME.box.cards.ordinary, *GAME.box.cards.starting):
        assert GAME.box.cards.value(card) == GAME.box.cards.values[card[0]] >= 1
    scene = wood("Щ2 А О\nЕ И Н", "write", players=2)
    scene.does(0, "write", "")
    scene.does(1, "write", "")
    scene.does(0, "target", "102")
    scene.does(1, "target", "102")
    assert scene.told("captured")[0] | {"back": ""} == {"seat": 0, "letter": "Щ", "value": 5, "back": ""}


@pytest.mark.rule("FW-1.7")
def test_the_letters_are_as_many_and_as_dear_as_designed() -> None:
    found = Counter(card[0] for card in (*GAME.box.cards.ordinary, *GAME.box.cards.starting))
    said = """
        А12·1 Б2·3 В3·2 Г2·3 Д3·2 Е8·1 Ж1·4 З2·3 И7·1 Й1·4 К7·1 Л5·2 М3·2 Н6·1 О9·1 П4·2 Р7·1 С5·2
        Т6·1 У3·2 Ф1·4 Х1·4 Ц1·4 Ч1·4 Ш1·4 Щ1·5 Ъ1·5 Ы1·4 Ь2·3 Э1·5 Ю1·4 Я2·3
    """
    wanted = {one[0]: tuple(map(int, one[1:].split("·"))) for one in said.split()}
    assert {one: (found[one], GAME.box.cards.values[one]) for one in found} == wanted
    assert found.total() == 110
    assert "наш" in rulebook("polyana.games.forest_whisper")["FW-1.8"].text


@pytest.mark.rule("FW-1.7")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (row("А", 12, 1), row("А", 11, 1), "[[letter]]: 109 cards, there must be 110 (FW-1.2)"),
        (row("О", 9, 1), row("О", 9, 0), "[[letter]] row 2: a row needs letters, a count and a value"),
        (row("О", 9, 1), row("О", 0, 1), "[[letter]] row 2: a row needs letters, a count and a value"),
        (row("О", 9, 1), row("Q", 9, 1), "[[letter]] row 2: 'Q' is no letter of this game"),
        (row("О", 9, 1), row("А", 9, 1), "[[letter]] row 2: 'А' stands in two rows"),
        ('value = 1\nsource = "designed"', 'value = 1\nsource = "heard"', "[[letter]] row 1: Invalid enum"),
        ("count = 12", 'count = "12"', "[[letter]] row 1: Expected `int`"),
        ('"А"\ncount', '"А\ncount', "the file: is not TOML"),
    ],
)
def test_a_bad_card_file_names_file_row_and_reason(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadCards, match=re.escape(f"own.toml, {reason}")):
        ForestWhisper(changed(tmp_path, (old, new)))


@pytest.mark.rule("FW-1.7")
def test_an_owner_of_the_box_may_put_in_other_numbers(tmp_path: Path) -> None:
    path = changed(tmp_path, (row("А", 12, 1), row("А", 10, 2)), (row("О", 9, 1), row("О", 11, 1)))
    game = GAME.with_cards(path)
    assert game.box.cards.values["А"] == 2
    assert len(game.box.cards.ordinary) == 98
    assert game.pin() != GAME.pin()


@pytest.mark.rule("FW-1.8")
def test_the_starting_cards_are_as_designed() -> None:
    assert [card[0] for card in GAME.box.cards.plain] == list("АОЕИНРТС")
    assert [card[0] for card in GAME.box.cards.marked] == list("АКЛВ")
    left = "А10 Б2 В2 Г2 Д3 Е7 Ж1 З2 И6 Й1 К6 Л4 М3 Н5 О8 П4 Р6 С4 Т5 У3 Ф1 Х1 Ц1 Ч1 Ш1 Щ1 Ъ1 Ы1 Ь2 Э1 Ю1 Я2"
    assert Counter(GAME.box.cards.ordinary) == {one[0]: int(one[1:]) for one in left.split()}


@pytest.mark.rule("FW-1.8")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"АКЛВ"', '"АКЛ"', "[[starting]]: 8 cards without and 3 with a mark, there must be 8 and 4"),
        ('"АОЕИНРТС"', '"АОЕИНРТСК"', "[[starting]]: 9 cards without and 4 with a mark"),
        ('"АКЛВ"', '"ЩЩЛВ"', "[[starting]] row 2: there are not so many cards with 'Щ'"),
        ('"АКЛВ"', '"ЁКЛВ"', "[[starting]] row 2: there are not so many cards with 'Ё'"),
    ],
)
def test_bad_starting_cards_are_named(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadCards, match=re.escape(f"own.toml, {reason}")):
        ForestWhisper(changed(tmp_path, (old, new)))


@pytest.mark.rule("FW-1.9")
@pytest.mark.parametrize(("players", "size"), [(2, 40), (3, 50), (4, 60), (5, 70)])
def test_the_deck_is_higher_with_more_players(players: int, size: int) -> None:
    assert standard_cards().decks[players] == size
    assert len(fresh(players).sees(EVERYBODY).deck) == size


@pytest.mark.rule("FW-1.9")
@pytest.mark.parametrize(("players", "most"), [(2, 94), (3, 94), (4, 90), (5, 85)])
def test_a_table_may_set_another_size_within_what_is_left(players: int, most: int) -> None:
    for size in (3, most):
        assert len(fresh(players, deck=size).table.deck) == size
    for size in (2, most + 1):
        with pytest.raises(Refused) as refused:
            fresh(players, deck=size)
        assert refused.value.clause == "FW-1.9"


@pytest.mark.rule("FW-1.9")
def test_with_fewer_starting_cards_less_is_left_for_the_deck() -> None:
    assert len(fresh(5, starting=0, deck=73).table.deck) == 73
    with pytest.raises(Refused) as refused:
        fresh(5, starting=0, deck=74)
    assert refused.value.clause == "FW-1.9"


@pytest.mark.rule("FW-1.9")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("cards = 40", "cards = 2", "[[deck]] row 1: 2 cards, there may be 3 to 94"),
        ("cards = 70", "cards = 86", "[[deck]] row 4: 86 cards, there may be 3 to 85"),
        ("cards = 60", "cards = 45", "[[deck]]: with more players the deck must not be smaller"),
        ("players = 5", "players = 6", "[[deck]] row 4: one row for each number of players"),
        ("players = 5", "players = 4", "[[deck]] row 4: one row for each number of players"),
    ],
)
def test_bad_deck_sizes_are_named(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadCards, match=re.escape(f"own.toml, {reason}")):
        ForestWhisper(changed(tmp_path, (old, new)))


@pytest.mark.rule("FW-1.9")
def test_a_deck_size_for_each_number_of_players_is_needed(tmp_path: Path) -> None:
    path = changed(tmp_path, ('[[deck]]\nplayers = 5\ncards = 70\nsource = "designed"\n', ""))
    with pytest.raises(BadCards, match=re.escape("own.toml, [[deck]]: one row for each number of players")):
        read_cards(path)


@pytest.mark.rule("FW-1.10")
@pytest.mark.parametrize("word", ["ёж", "еж", "Ёж"])
def test_a_card_e_is_read_as_yo_too(word: str) -> None:
    assert verdict(wood("Е Ж А\nО Н Т", players=2), word) == ("accepted", "FW-5.2")


@pytest.mark.rule("FW-1.10")
@pytest.mark.parametrize(
    ("field", "word"),
    [("Ч А И", "чай"), ("А Й Р", "аир"), ("С Ь Е З Д", "съезд"), ("Щ Е К А", "шека"), ("Е Р А", "эра")],
)
def test_no_other_letters_stand_in_for_each_other(field: str, word: str) -> None:
    assert verdict(wood(f"{field}\nО О О", players=2), word) == ("letters", "FW-5.9")


def cards_with_yo(folder: Path) -> Path:
    """One О less, one Ё more."""
    yo = f'{row("О", 8, 1)}\nsource = "public"\n\n[[letter]]\n{row("Ё", 1, 5)}'
    return changed(folder, (row("О", 9, 1), yo))


@pytest.mark.rule("FW-1.10")
def test_where_there_is_a_card_yo_it_alone_is_read_so(tmp_path: Path) -> None:
    game = GAME.with_cards(cards_with_yo(tmp_path))
    assert verdict(wood("Е Ж А\nО Н Т", players=2, game=game), "ёж")[0] == "letters"
    assert verdict(wood("Ё Ж А\nО Н Т", players=2, game=game), "ёж")[0] == "accepted"
    assert verdict(wood("Ё Ж А\nО Н Т", players=2, game=game), "еж")[0] == "letters"


@pytest.mark.rule("FW-1.11")
@pytest.mark.parametrize("word", ["чаща", "лак", "лес", "ясень", "замок", "коса", "щипцы"])
def test_the_dictionary_holds_common_nouns(word: str) -> None:
    assert verdict(wood(" ".join(word.upper()), players=2), word)[0] == "accepted"


@pytest.mark.rule("FW-1.11")
def test_all_grades_count_and_what_nobody_knows_does_not() -> None:
    rare = next(
        key for key in sorted(lexicon().keys) if len(set(key)) == len(key) == 5 and lexicon().grade(key) == 5
    )
    assert verdict(wood(" ".join(rare.upper()), players=2), rare)[0] == "accepted"
    assert verdict(wood("Т Р О К А П", players=2), "трокап") == ("unknown", "FW-1.11")


@pytest.mark.rule("FW-1.11")
def test_coarse_words_count_but_are_never_offered() -> None:
    coarse = next(word for word in sorted(lexicon().coarse) if len(set(word)) == len(word))
    scene = wood(" ".join(coarse.upper()), players=2)
    assert coarse not in possible_words(GAME.box.index, scene.table, 0)
    written = {random_word(GAME.box.index, scene.table, 0, Random(seed)) for seed in range(200)}
    assert coarse not in {word for word in written if word in lexicon()}
    assert verdict(scene, coarse)[0] == "accepted"
