"""The page of «Нет слов»: what everybody may see is there to be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from no_words.talk import talk, with_black_e
from web.drawn import regions


def test_the_bubble_says_a_word_with_its_yo() -> None:
    scene = talk("Е* А* И* Л К", mover=0)
    happened = scene.does(1, "call", "елка")
    assert "ЁЛКА!" in regions(scene.match, 0, "ru", *happened.events)["board"]


@pytest.mark.rule("NW-5.12")
def test_a_red_card_is_named_where_its_letter_lies_in_black_too(tmp_path: Path) -> None:
    """Of red О, red Е and black Е the script names the red Е alone."""
    scene = talk("О* Е* Е М Д", mover=0, game=with_black_e(tmp_path))
    assert re.findall(r'data-card="([^"]+)" data-named', regions(scene.match, 1)["board"]) == ["Е*"]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.rule("NW-7.4", "NW-0.3")
def test_the_letters_of_the_general_discard_can_be_read_by_all(language: str) -> None:
    """Its content is public, not only its size; another of the same size is drawn anew."""
    for discard in (["Б", "Щ"], ["Ф", "Ц"]):
        match = talk("А* И* Д М").match
        match.table.general_discard = discard[::-1]
        for eyes in (-1, 0, 1):
            board = regions(match, eyes, language)["board"]
            assert re.findall(r'<span class="tile small black">(.)</span>', board) == discard
