"""Sand glasses, with the time given from outside."""

from __future__ import annotations

from polyana.core.glass import Glass, Glasses


def tended(*turns: tuple[float, list[tuple[str, float | None]]]) -> Glasses:
    """The glasses after these questions have been open, each from a moment on."""
    glasses = Glasses()
    for now, asked in turns:
        glasses.tend(asked, now)
    return glasses


def test_questions_of_one_clock_share_a_glass() -> None:
    glasses = tended((100, [("a", 20), ("a", 20), ("b", None), ("", 5)]), (107, [("a", 20)]))
    assert glasses.get("a") == Glass(20, 100)
    assert glasses.get("b") is None
    assert glasses.get("") is None


def test_a_glass_stands_still_and_goes_on() -> None:
    glasses = tended((0, [("a", 20)]), (8, [("a", None)]), (50, []))
    assert glasses.get("a") == Glass(12)
    assert glasses.first_due() is None
    glasses.tend([("a", 20)], now=60)
    assert glasses.first_due() == (72, "a")


def test_an_empty_glass_stays_empty() -> None:
    glasses = tended((0, [("a", 20)]), (30, []))
    assert glasses.get("a") == Glass(0)
    glasses.tend([("a", 20)], now=40)
    assert glasses.first_due() == (40, "a")


def test_the_first_glass_is_due_first() -> None:
    glasses = tended((0, [("a", 20)]), (3, [("a", 20), ("b", 5)]))
    assert glasses.first_due() == (8, "b")
    running = glasses.get("a")
    assert running is not None
    assert running.sand(13) == 7
