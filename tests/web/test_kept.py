"""Pieces of pages are kept while somebody asks for them, and what a page works out is kept for its seat."""

from __future__ import annotations

import pytest

from polyana.web import caches
from polyana.web.caches import CHARS_PER_ENTRY, Caches


def test_a_few_large_pieces_weigh_as_much_as_many_small_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "MAX_PIECE_CHARS", 2_000)
    some = Caches()
    for number in range(100):
        some.kept(("chat", number), lambda: "ы" * 300)
        some.kept("plate", lambda: "plate")
    assert sum(map(len, some.pieces.values())) + CHARS_PER_ENTRY * len(some.pieces) <= 2_000
    assert "plate" in some.pieces


def test_what_is_asked_for_stays_and_the_rest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "MAX_PIECE_CHARS", 3 * (CHARS_PER_ENTRY + len("card 10")))
    some, drawn = Caches(), list[str]()

    def piece(name: str) -> str:
        drawn.append(name)
        return name.upper()

    for number in range(12):
        for name in ("plate", f"card {number}"):
            assert some.kept(name, piece, name) == name.upper()
    assert drawn.count("plate") == 1
    assert len(some.pieces) <= 3
    some.kept("card 0", piece, "card 0")
    assert drawn.count("card 0") == 2


def test_a_piece_too_large_to_be_kept_is_drawn_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "MAX_PIECE_CHARS", 1_000)
    some = Caches()
    assert some.kept("chat", lambda: "ы" * 5_000) == "ы" * 5_000
    assert len(some.pieces) == 0


def test_what_a_page_works_out_is_kept_for_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caches, "MAX_MEMORIES", 2)
    some = Caches()
    some.memory("table", 0)["belief"] = "under the stove"
    assert some.memory("table", 0) == {"belief": "under the stove"}
    assert some.memory("table", 1) == {}
    assert some.memory("another", 0) == {}
    assert len(some.memories) == 2
