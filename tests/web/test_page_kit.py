"""The kit catches pages that show what is hidden: a test that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from polyana import games
from polyana.core import Match, Seat
from polyana.testing import Laid
from polyana.web.render import drawing
from polyana.web.testing import PageKit
from web.test_reach import forget

NO_WORDS = games.game("no_words")
LAID = Laid(3, NO_WORDS.settings())


class Kit(PageKit):
    game = NO_WORDS
    tables = (LAID,)


def piece_under_too_short_a_key(monkeypatch: pytest.MonkeyPatch) -> str:
    """The hand that was drawn for one seat goes out to the next."""
    return """
    {% block own %}
    {% macro hand() %}{{ t.hands[seat]|join if seat >= 0 else "" }}{% endmacro %}
    {{ kept("hand", hand) }}
    {% endblock %}"""


def true_table(monkeypatch: pytest.MonkeyPatch) -> str:
    """Somebody has forgotten to redact."""
    monkeypatch.setattr(Match, "view_table", lambda match, seat: match.table)
    return """
    {% block board %}{{ t.deck|join }}{% endblock %}"""


def what_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> str:
    """The page counts the questions that wait unseen beside those that everybody knows of."""
    questions = Match.questions

    def everybodys(match: Match[Any], seat: Seat) -> list[Any]:
        return [one for every in (seat, *match.table.others(seat)) for one in questions(match, every)]

    monkeypatch.setattr(Match, "questions", everybodys)
    return """
    {% block own %}{{ asked|length }}{% endblock %}"""


FAULTS = (piece_under_too_short_a_key, true_table, what_others_are_asked)


@pytest.fixture
def mutant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts another page in the place of that of «Нет слов»."""
    found = drawing._of_game

    def replace(page: str) -> None:
        monkeypatch.setattr(
            drawing, "_of_game", lambda name: page if name == "no_words/page.html" else found(name)
        )
        forget()

    yield replace
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda one: one.__name__)
def test_a_page_that_leaks_is_caught(
    fault: Callable[[pytest.MonkeyPatch], str],
    mutant: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mutant(fault(monkeypatch))
    with pytest.raises(AssertionError, match="shows what is hidden"):
        Kit().test_no_page_shows_what_is_hidden(LAID)


def test_a_page_that_does_not_is_not(mutant: Callable[[str], None]) -> None:
    mutant("{% block own %}{{ t.hands[seat]|join if seat >= 0 else line }}{% endblock %}")
    Kit().test_no_page_shows_what_is_hidden(LAID)


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_in_its_hands(game: str) -> None:
    kits = vars(import_module(f"{game}.test_kit")).values()
    assert any(isinstance(one, type) and issubclass(one, PageKit) and one is not PageKit for one in kits)
