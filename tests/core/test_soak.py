"""A long run plays matches that nobody has seen, and a failure says how to see it again."""

from __future__ import annotations

import pytest

from polyana.testing import soak


def test_without_a_long_run_the_usual_matches_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(soak.MATCHES, raising=False)
    monkeypatch.setenv(soak.SEED, "900")
    assert list(soak.seeds(range(100, 103))) == [100, 101, 102]


def test_a_long_run_begins_where_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(soak.MATCHES, "3")
    monkeypatch.setenv(soak.SEED, "900")
    assert list(soak.seeds(range(100, 101))) == [900, 901, 902]


def test_the_last_line_that_is_printed_repeats_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(soak.MATCHES, "3")
    monkeypatch.setenv(soak.SEED, "900")
    for seed in soak.seeds(range(1)):
        if seed == 901:
            break
    last = capsys.readouterr().out.splitlines()[-1]
    assert "POLYANA_SOAK=1 POLYANA_SEED=901 pytest -n 0" in last
    assert "tests/core/test_soak.py::test_the_last_line_that_is_printed_repeats_the_match" in last
