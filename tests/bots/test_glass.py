"""Sand glasses, with the time given from outside."""

from __future__ import annotations

from polyana.core.glass import Glass, first_due, tend


def test_questions_of_one_clock_share_a_glass() -> None:
    glasses = tend({}, [("a", 20), ("a", 20), ("b", None), ("", 5)], now=100)
    assert glasses == {"a": Glass(20, 100)}
    assert tend(glasses, [("a", 20)], now=107) == glasses


def test_a_glass_stands_still_and_goes_on() -> None:
    running = tend({}, [("a", 20)], now=0)
    standing = tend(running, [("a", None)], now=8)
    assert standing == {"a": Glass(12)}
    assert tend(standing, [], now=50) == standing
    assert first_due(standing) is None
    assert first_due(tend(standing, [("a", 20)], now=60)) == (72, "a")


def test_an_empty_glass_stays_empty() -> None:
    run_out = tend(tend({}, [("a", 20)], now=0), [], now=30)
    assert run_out["a"].left == 0
    assert first_due(tend(run_out, [("a", 20)], now=40)) == (40, "a")


def test_the_first_glass_is_due_first() -> None:
    glasses = tend(tend({}, [("a", 20)], now=0), [("a", 20), ("b", 5)], now=3)
    assert first_due(glasses) == (8, "b")
    assert glasses["a"].sand(13) == 7
