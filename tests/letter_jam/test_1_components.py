"""«Букводжем», chapter 1: the box and the aim of the game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from letter_jam.jam import EVERYBODY, GAME, STANDARD, card_file, fresh, give, jam, show_all, whole
from polyana.cli import app
from polyana.core import Refused
from polyana.core.rulebook import rulebook
from polyana.games.letter_jam.rules.cards import ALPHABET, BadCards, read_cards, standard_cards
from polyana.games.letter_jam.rules.game import LetterJam

BOOK = rulebook("polyana.games.letter_jam")


@pytest.mark.rule("LJ-1.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_begin(players: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(players)
    assert refused.value.clause == "LJ-1.1"


@pytest.mark.rule("LJ-1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert [*fresh(players).table.rows] == [*range(players)]


@pytest.mark.rule("LJ-1.2")
def test_there_are_68_letter_cards_and_one_joker() -> None:
    pieces = GAME.pieces(fresh().table)
    assert len(pieces) == 69
    assert pieces.count("*") == 1


@pytest.mark.rule("LJ-1.2")
def test_a_box_with_another_number_of_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"cards.toml, \[\[letter\]\]: 69 letter cards, there must be 68"):
        read_cards(card_file(tmp_path, "count = 7", "count = 8"))


@pytest.mark.rule("LJ-1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_six_stands_are_filled_and_everybody_has_a_sheet(players: int) -> None:
    """Paper, chips and pencils never run out at this table; a clue may take nine chips."""
    scene = fresh(players)
    stands = [seat for seat in range(players) if scene.table.card_on(seat) is not None]
    assert len(stands) + len(scene.table.virtual) == 6
    for seat in range(players):
        scene.does(seat, "note", "1 А")
    other = "v1" if players < 6 else "p1"
    letter = scene.table.virtual[0] if players < 6 else scene.table.rows[1][0]
    scene.does(0, "propose", " ".join((letter.lower() * 9, *[other] * 9)))


@pytest.mark.rule("LJ-1.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_no_setup_takes_more_than_6_red_and_9_green_markers(players: int) -> None:
    table = fresh(players).table
    assert table.reds <= 6
    assert table.leaves + table.heart + len(table.buried) <= 9


@pytest.mark.rule("LJ-1.5")
def test_the_team_succeeds_when_everybody_has_formed_a_word() -> None:
    """All rows are words as they lie: everybody has won; one that is none, and nobody has."""
    scene = whole("ОТВАР", players=2)
    scene.at("final", rows={0: "ОТВАР", 1: "КЛИМА"}, ahead={0: "", 1: ""})
    show_all(scene)
    assert scene.over is not None
    assert scene.over.winners == ()
    scene = whole("ОТВАР", players=2)
    scene.at("final", rows={0: "ОТВАР", 1: "ИСКРА"}, ahead={0: "", 1: ""})
    show_all(scene)
    assert scene.over is not None
    assert scene.over.winners == (0, 1)


@pytest.mark.rule("LJ-1.6")
def test_the_joker_is_no_letter_card() -> None:
    assert "*" not in standard_cards().letters
    for key in range(20):
        scene = fresh(2, key=bytes([key]))
        hidden = [scene.table.deck, *scene.table.stacks.values(), *scene.table.ahead.values()]
        assert all("*" not in pile for pile in hidden)
        assert scene.sees(EVERYBODY).joker_free


@pytest.mark.rule("LJ-1.7")
def test_the_letters_are_the_public_table_of_the_rulebook() -> None:
    listed = re.findall(r"([А-Я]) — (\d+)", BOOK["LJ-1.7"].text)
    assert {letter: int(count) for letter, count in listed} == Counter(standard_cards().letters)
    assert set("АБВКНОРТ") <= set(standard_cards().letters)


@pytest.mark.rule("LJ-1.7")
def test_a_box_without_a_letter_of_the_printed_examples_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="'Б' of the printed examples is missing"):
        read_cards(card_file(tmp_path, "БВДМПУ", "ЩВДМПУ"))


@pytest.mark.rule("LJ-1.7")
def test_the_deck_has_two_b_and_seven_a() -> None:
    count = Counter(standard_cards().letters)
    assert (count["Б"], count["А"], count.total()) == (2, 7, 68)


@pytest.mark.rule("LJ-1.7")
def test_a_box_with_a_single_b_is_refused(tmp_path: Path) -> None:
    """Still 68 cards: Б and Г have changed places, so the row of Б is the seventh."""
    swapped = card_file(tmp_path, "БВДМПУ", "ГВДМПУ").read_text("utf-8").replace('"ГЖ', '"БЖ')
    path = tmp_path / "cards.toml"
    path.write_text(swapped, "utf-8")
    complaint = r"cards.toml, \[\[letter\]\] row 7: 1 card of 'Б', there must be 2 or more \(LJ-1.7\)"
    with pytest.raises(BadCards, match=complaint):
        read_cards(path)


@pytest.mark.rule("LJ-1.8")
def test_the_joker_takes_the_place_of_a_letter_that_is_not_in_the_deck() -> None:
    """In a clue («эра» without Э) and in a final word."""
    scene = jam({0: "Р", 1: "А", 2: "К"})
    scene.does(3, "propose", "эра * p0 p1")
    scene = whole("КРАЙН")
    scene.does(0, "claim", "*Щ")
    scene.does(0, "line", "щкрайн +* 1 2 3 4 5")


@pytest.mark.rule("LJ-1.9")
def test_grey_letters_are_those_without_cards() -> None:
    assert [*standard_cards().grey] == ["Щ", "Ъ", "Э", "Ю"]
    assert re.findall(r"\b[А-Я]\b", BOOK["LJ-1.9"].text.split(":")[1].split(".")[0]) == [*"ЩЪЭЮ"]
    assert set(standard_cards().kinds) | set("ЩЪЭЮ") == set(ALPHABET)
    assert "Ё" not in ALPHABET


@pytest.mark.rule("LJ-1.10")
def test_e_is_read_as_yo_in_clues_guesses_and_final_words() -> None:
    scene = jam({0: "Е", 1: "Л", 2: "К"}, virtual="А Ж")
    scene.does(3, "propose", "ёлка p0 p1 p2 v1")
    scene = jam({1: "Л"}, extra={0: "Е"}, virtual="А Ж")
    give(scene, 1, "еж p0 v2")
    scene.does(0, "note", "6 Ё")
    assert scene.sees(0).answers[0][5] == "Е"
    scene.does(0, "guess", "Е")
    assert scene.table.bonus == ["Е"]
    scene = whole("ЕЛКА", players=2, length=4)
    scene.does(0, "line", "ёлка 1 2 3 4")
    show_all(scene)
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-1.10")
@pytest.mark.parametrize(("card", "letter"), [("И", "й"), ("Й", "и"), ("Ь", "ъ"), ("Ш", "щ"), ("Е", "э")])
def test_all_other_letters_are_distinct(card: str, letter: str) -> None:
    scene = jam({0: card, 1: "А", 2: "Р"})
    scene.refuses(3, "propose", f"{letter}ра p0 p2 p1", clause="LJ-6.9")
    scene.does(3, "propose", f"{card}ра p0 p2 p1")


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('letters = "О"', 'letters = "Ё"', r"\[\[letter\]\] row 2: 'Ё' is no letter of this game"),
        ('letters = "О"', 'letters = "А"', r"\[\[letter\]\] row 2: 'А' stands in two rows"),
        ("count = 6", "count = 0", r"\[\[letter\]\] row 2: a row needs letters and a count"),
        ("count = 6", 'count = "six"', r"\[\[letter\]\] row 2: Expected `int`"),
        ('source = "designed"', 'source = "guessed"', r"\[\[letter\]\] row 1: Invalid enum value"),
        ("players = 3\nred", "players = 2\nred", r"\[\[setup\]\] row 2: one row each"),
        ("stacks = [7, 8]", "stacks = [7]", r"\[\[setup\]\] row 3: 1 stacks for 2 virtual"),
        ("stacks = [7, 8]", "stacks = [1, 8]", r"\[\[setup\]\] row 3: a stack has 2 cards or more"),
        ("red = 4", "red = 5", r"\[\[setup\]\] row 3: 5 red markers for 4 players"),
        ("centre = 1", "centre = 0", r"\[\[setup\]\] row 3: the centre of the flower"),
        ("leaves = 6", "leaves = 7", r"\[\[setup\]\] row 3: more than 9 green markers"),
        ("[16, 32, 48", "[16, 48, 32", r"\[\[rating\]\] row 3: 5 ascending scores"),
        ("[16, 32, 48, 64, 80]", "[16, 32, 48, 64]", r"\[\[rating\]\] row 3: 5 ascending scores"),
        ("players = 6\nleast", "players = 7\nleast", r"\[\[rating\]\] row 5: one row each"),
        ("[[letter]]", "[[letter", "the file: is not TOML"),
    ],
)
def test_a_bad_card_file_names_file_row_and_reason(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadCards, match=f"cards.toml, {complaint}"):
        GAME.with_cards(card_file(tmp_path, old, new))


def test_cards_of_one_s_own_are_played_with_and_pinned(tmp_path: Path) -> None:
    own = GAME.with_cards(card_file(tmp_path, 'letters = "ГЖ', 'letters = "ЩЖ'))
    assert isinstance(own, LetterJam)
    assert own.cards.grey == "ГЪЭЮ"
    assert own.pin() != GAME.pin()
    assert "Щ" in own.pieces(fresh(2, game=own).table)


def test_the_command_checks_a_card_file(tmp_path: Path) -> None:
    run = CliRunner()
    good = run.invoke(app, ["cards", "check", "letter_jam", str(STANDARD)])
    assert good.exit_code == 0
    assert standard_cards().digest in good.output
    bad = run.invoke(
        app, ["cards", "check", "letter_jam", str(card_file(tmp_path, "count = 7", "count = 6"))]
    )
    assert bad.exit_code == 2
    assert "67 letter cards" in bad.output


def test_every_row_names_its_source() -> None:
    text = STANDARD.read_text("utf-8")
    assert text.count("[[") == text.count("source = ")
    assert text.count('"designed"') == text.count("[[letter]]")
