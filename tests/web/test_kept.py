"""Pieces of pages are kept while somebody asks for them."""

from __future__ import annotations

import pytest

from polyana.web import drawing


def test_what_is_asked_for_stays_and_the_rest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PIECES_KEPT", 3)
    monkeypatch.setattr(drawing, "_KEPT", {})
    monkeypatch.setattr(drawing, "_FORMER", {})
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
