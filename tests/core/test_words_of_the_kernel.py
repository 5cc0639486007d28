"""Speech, rulebooks and card files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from polyana.core import Event, Refused
from polyana.core.cards import BadCards, CardFile, Source
from polyana.core.rulebook import Rulebook, rulebook
from polyana.core.speech import Speech

GAME = "polyana.games.no_words"


def test_an_own_deed_is_told_in_the_second_person() -> None:
    speech = Speech(GAME, "ru", ["Аня", "Боря"])
    placed = Event("placed", "NW-3.3", {"seat": 0, "letter": "К", "colour": "black"})
    assert speech.event(placed, 0) == "Вы выкладываете К."
    assert speech.event(placed, 1) == "Аня выкладывает К."
    assert Speech(GAME, "en").event(placed, 1) == "Player 1 places К."


@pytest.mark.parametrize(
    ("game", "event"),
    [
        (
            "no_words",
            Event(
                "game_over",
                "NW-8.1",
                {"how": "penalty", "scores_by_seat": (10, 2), "winner_seats": [1], "game": 1},
            ),
        ),
        (
            "forest_whisper",
            Event(
                "game_over", "FW-8.1", {"scores_by_seat": [10, 2], "winner_seats": [0], "scoring": "points"}
            ),
        ),
        ("letter_jam", Event("score", "LJ-12.2", {"points_by_seat": [10, 2], "total": 12, "rating": 3})),
    ],
)
def test_a_score_is_told_with_the_name_of_whose_it_is(game: str, event: Event) -> None:
    for language, names in (("ru", ["Аня", "Сова"]), ("en", ["Anya", "Owl"])):
        said = Speech(f"polyana.games.{game}", language, names).event(event, 0)
        assert f": {names[0]} — 10, {names[1]} — 2. " in said


@pytest.mark.parametrize(
    ("paid", "ru", "en"),
    [
        ("berry", "ягода", "berry"),
        ("herb, herb, herb", "3 травы", "3 herbs"),
        ("herb, herb, mushroom, berry", "2 травы, гриб и ягода", "2 herbs, a mushroom and a berry"),
        (["crystal"] * 5, "5 кристаллов", "5 crystals"),
        ("tree, tree, fire", "дерево, дерево, огонь", "tree, tree, fire"),
    ],
)
def test_what_is_alike_in_a_list_is_counted_where_the_texts_say_how(
    paid: str | list[str], ru: str, en: str
) -> None:
    for language, said in (("ru", ru), ("en", en)):
        speech = Speech("polyana.games.forest_mages", language)
        event = Event("brewed", "FM-9.2", {"seat": 0, "card": "P01", "paid": paid})
        assert speech.event(event, 0).endswith(f": {said}.")


@pytest.mark.parametrize(
    ("args", "ru", "en"),
    [
        ({"verb": "move", "place": "G3"}, "Рой идёт в Столовую.", "Roy goes to the Canteen."),
        (
            {"verb": "give", "item": "fuel", "other_victim": "zack"},
            "Рой отдаёт Заку «Топливо».",
            "Roy gives Fuel to Zack.",
        ),
    ],
)
def test_a_name_has_the_form_that_its_sentence_needs(args: dict[str, str], ru: str, en: str) -> None:
    event = Event("acts", "WW-23.1", {"victim": "roy", **args})
    assert Speech("polyana.games.wall_whisper", "ru").event(event, 0) == ru
    assert Speech("polyana.games.wall_whisper", "en").event(event, 0) == en
    assert Speech("polyana.games.wall_whisper", "en").forms("place", "nowhere") == {}


def test_a_refusal_names_its_clause() -> None:
    assert Speech(GAME).refusal(Refused("showcase", "NW-3.2")).endswith("красную букву взять нельзя — НС 3.2")


@pytest.mark.parametrize(
    ("left", "words"), [(1, "осталась 1 карта"), (2, "осталось 2 карты"), (5, "осталось 5 карт")]
)
def test_russian_plurals(left: int, words: str) -> None:
    drew = Event("drew", "NW-3.3", {"seat": 0, "letter": "К", "left": left})
    assert words in Speech(GAME).event(drew, 0)


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        Speech(GAME).say("no-such-text")
    with pytest.raises(KeyError):
        Speech(GAME).say("event-passed")


def test_a_rulebook_needs_ids_and_has_each_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Rulebook("# A\n\n## B\n\nx {AA-1.1}\n\ny {AA-1.1}")
    with pytest.raises(ValueError, match="without clause"):
        Rulebook("# A\n\n## B\n\nx")


def test_a_book_that_is_not_translated_is_read_in_russian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "a_game_in_russian"
    (home / "data").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "data" / "rulebook.ru.md").write_text("# Эхо\n\n## Ход\n\nПишите слово. {EC-1.1}\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    book = rulebook("a_game_in_russian", "en")
    assert (book.language, book["EC-1.1"].text) == ("ru", "Пишите слово.")
    assert rulebook(GAME, "en").language == "en"


class Row(msgspec.Struct):
    name: str
    source: Source


def test_a_bad_card_file_names_file_row_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(
        '[[card]]\nname = "A"\nsource = "designed"\n[[card]]\nname = "B"\nsource = "guessed"\n', "utf-8"
    )
    with pytest.raises(BadCards, match=r"cards.toml, \[\[card\]\] row 2: Invalid enum value 'guessed'"):
        CardFile(path).rows("card", Row)
    path.write_text("[[card", "utf-8")
    with pytest.raises(BadCards, match="is not TOML"):
        CardFile(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadCards, match="is not UTF-8"):
        CardFile(path)
    with pytest.raises(BadCards, match="cannot be read"):
        CardFile(tmp_path / "none.toml")
