"""Pieces of pages are kept while somebody asks for them."""

from __future__ import annotations

import pytest

from polyana.web.render import drawing


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("_KEPT", {}), ("_FORMER", {}), ("_letters", 0)):
        monkeypatch.setattr(drawing, name, value)


def test_a_few_large_pieces_weigh_as_much_as_many_small_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "LETTERS_KEPT", 1_000)
    for number in range(100):
        drawing.kept(("chat", number), lambda: "ы" * 300)
        drawing.kept("plate", lambda: "plate")
    assert sum(map(len, (*drawing._KEPT.values(), *drawing._FORMER.values()))) <= 2 * 1_000
    assert "plate" in drawing._KEPT


def test_what_is_asked_for_stays_and_the_rest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PIECES_KEPT", 3)
    drawn: list[str] = []

    def piece(name: str) -> str:
        drawn.append(name)
        return name.upper()

    for number in range(12):
        for name in ("plate", f"card {number}"):
            assert drawing.kept(name, piece, name) == name.upper()
    assert drawn.count("plate") == 1
    assert len(drawing._KEPT) + len(drawing._FORMER) <= 2 * 3
    drawing.kept("card 0", piece, "card 0")
    assert drawn.count("card 0") == 2
