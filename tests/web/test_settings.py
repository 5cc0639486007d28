"""Any game's settings become a form, and the form becomes settings again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

from polyana import games
from polyana.core import Refused
from polyana.web.render import settings
from polyana.web.render.settings import as_typed, read_settings, settings_form


class Settings(msgspec.Struct, frozen=True):
    board: Literal["tower", "cellar"] = "tower"
    variants: tuple[Literal["skills", "crossroads"], ...] = ()
    depth: Literal[1, 2] | None = None
    cat: bool = True
    note: str = ""
    rounds: int = 3
    first: int | None = None
    killer_seat: int | None = 1
    turn_seconds: int | None = 60


class Words:
    """Every message says its own name."""

    def __init__(self, *_: object) -> None: ...

    def say(self, message: str) -> str:
        return message

    def has(self, message: str) -> bool:
        return False


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(settings, "Speech", Words)
    return SimpleNamespace(name="no_words", settings=Settings, fine=())


def test_every_type_has_its_field(game: Any) -> None:
    kinds = {one.name: one.kind for one in settings_form(game, "ru")}
    assert kinds == {
        "board": "choice", "variants": "several", "depth": "choice", "cat": "switch", "note": "text",
        "rounds": "number", "first": "seat", "killer_seat": "seat", "turn_seconds": "number",
    }  # fmt: skip
    fine = {one.name for one in settings_form(game, "ru") if one.fine}
    assert fine == {"note", "first", "turn_seconds"}
    game.fine = ("depth",)
    assert {one.name for one in settings_form(game, "ru") if one.fine} == {*fine, "depth"}


def test_numbers_that_the_rules_settle_by_themselves_are_folded_away() -> None:
    fine = {one.name: one.fine for one in settings_form(games.game("forest_whisper"), "ru")}
    assert (fine["starting"], fine["deck"], fine["scoring"], fine["judge"]) == (True, True, False, False)


CHOSEN = (
    Settings(),
    Settings(board="cellar", variants=("skills", "crossroads"), depth=2, cat=False, note="ой"),
    Settings(variants=("crossroads",), rounds=12, first=0, killer_seat=None, turn_seconds=None),
)


@pytest.mark.parametrize("chosen", CHOSEN)
def test_what_was_chosen_comes_back(game: Any, chosen: Settings) -> None:
    form = settings_form(game, "ru", chosen)
    typed: dict[str, str] = {}
    for one in form:
        if one.kind == "several":
            typed |= {f"setting-{one.name}-{value}": "yes" for value in one.values}
        elif one.value:
            typed[f"setting-{one.name}"] = one.value
    assert read_settings(game, typed) == chosen
    assert [one.value for one in as_typed(form, typed)] == [one.value for one in form]
    assert {one.name for one in form if one.changed} == {
        name for name in Settings.__struct_fields__ if getattr(chosen, name) != getattr(Settings(), name)
    }


@pytest.mark.parametrize("typed", [{"board": "attic"}, {"depth": "3"}])
def test_what_does_not_fit_is_refused(game: Any, typed: dict[str, str]) -> None:
    with pytest.raises(Refused, match="malformed"):
        read_settings(game, {f"setting-{name}": value for name, value in typed.items()})


@pytest.mark.parametrize("typed", ["many", "²", "1.5", "--5", "9" * 5000])
def test_a_number_is_a_whole_number(game: Any, typed: str) -> None:
    with pytest.raises(Refused, match="setting_number"):
        read_settings(game, {"setting-rounds": typed})


def test_what_has_no_field_is_loud(game: Any) -> None:
    class Odd(msgspec.Struct):
        pairs: dict[str, int] = {}

    game.settings = Odd
    with pytest.raises(TypeError, match="pairs"):
        settings_form(game, "ru")
