"""Shares, means and ratings against known values."""

from __future__ import annotations

import pytest

from polyana.bots.arena import round_robin, standings
from polyana.bots.charts import Dot, bars, dots, lines, ticks
from polyana.bots.series import Report
from polyana.bots.stats import correlation, elo, mean, quantile, wilson
from polyana.bots.teams import as_csv, team_results
from polyana.games import with_bots


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_wilson(won: int, played: int, low: float, high: float) -> None:
    """Values of R's prop.test without correction."""
    found = wilson(won, played)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_mean_and_quantile() -> None:
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 1.6141, 4.3859), abs=1e-3)
    assert mean([7.0]) == (7, 7, 7)
    assert quantile(list(range(101)), 0.1) == 10


def test_elo_of_two_is_the_log_of_the_odds() -> None:
    """Three to one is 190.8 points; its standard error follows from 1 / (n p q)."""
    first, second = elo([[0, 3000], [1000, 0]])
    assert first.value - second.value == pytest.approx(190.8, abs=0.3)
    assert first.high - first.low == pytest.approx(2 * 1.96 * 173.7 / 2 / (4000 * 0.1875) ** 0.5, rel=0.01)


def test_elo_adds_up_along_a_chain() -> None:
    """If a beats b and b beats c 3:1, then a beats c 9:1 in the model."""
    a, b, c = elo([[0, 300, 900], [100, 0, 300], [100, 100, 0]])
    assert (a.value, b.value, c.value) == pytest.approx((190.8, 0, -190.8), abs=2)


def test_a_whitewash_has_a_finite_rating() -> None:
    best, worst = elo([[0, 50], [0, 0]])
    assert 200 < best.value - worst.value < 1200
    assert worst.low < worst.value < worst.high < best.low


def test_each_bot_plays_each_seat_equally() -> None:
    jobs = round_robin(with_bots, "no_words", ["a", "b", "c"], None, 10, 3, "s")
    assert len(jobs) == 30
    for seat in range(3):
        assert [job.bots[seat] for job in jobs].count("a") == 10
    assert len({job.seed for job in jobs}) == 30


def test_standings_count_shares() -> None:
    """Two matches of a and b: one won, one shared by everybody at a table of four."""
    reports = [
        Report(("a", "b", "a", "b"), (0,), (1, 2, 3, 4), 9, 9.0),
        Report(("b", "a", "b", "a"), (0, 1, 2, 3), (1, 1, 1, 1), 9, 9.0),
    ]
    found = standings(["a", "b"], 2, reports)
    assert found.pairs[0].won == 1.5
    assert found.overall["b"].value == 0.25
    assert found.csv().splitlines()[1].startswith("pair,a,b,2,0.75,")


def test_teams_are_averaged_figure_by_figure() -> None:
    played = [("a", (10.0, 50.0)), ("a", (30.0, 100.0)), ("b", (5.0, 0.0))]
    reports = [Report((bot, bot), (), (), 9, 9.0, team) for bot, team in played]
    first, second = team_results(reports)
    assert (first.bot, first.seats, first.played) == ("a", 2, 2)
    assert [one.value for one in first.figures] == [20, 75]
    assert first.figures[0].low < 20 < first.figures[0].high
    assert [one.value for one in second.figures] == [5, 0]
    table = as_csv(("score", "words"), [second]).splitlines()
    assert table[1:] == ["b,2,1,score,5.0,5.0,5.0", "b,2,1,words,0.0,0.0,0.0"]


def test_a_chart_shows_every_row_in_its_place() -> None:
    from xml.etree import ElementTree

    root = ElementTree.fromstring(
        dots("Эло <95 %>", [Dot("мастер", 200, 150, 250), Dot("новичок", -200, -260, -150)])
    )
    circles = [float(one.attrib["cx"]) for one in root.iter("{http://www.w3.org/2000/svg}circle")]
    bars = [
        one.attrib for one in root.iter("{http://www.w3.org/2000/svg}line") if one.attrib["class"] == "bar"
    ]
    assert circles[0] > circles[1]
    assert all(float(b["x1"]) < c < float(b["x2"]) for b, c in zip(bars, circles, strict=True))
    assert "мастер" in "".join(root.itertext())


SVG = "{http://www.w3.org/2000/svg}"


def test_the_parts_of_a_bar_follow_each_other() -> None:
    from xml.etree import ElementTree

    root = ElementTree.fromstring(bars("Очки", ["a", "<b>"], [("Аня", [10, 30]), ("Боря", [20, 0])]))
    legend, drawn = root.findall(f"{SVG}rect")[:2], root.findall(f"{SVG}rect")[2:]
    assert len(legend) == 2
    x, width = ([float(one.attrib[name]) for one in drawn] for name in ("x", "width"))
    assert width[1] == pytest.approx(3 * width[0], abs=0.2)
    assert width[2] == pytest.approx(2 * width[0], abs=0.2)
    assert x[1] == pytest.approx(x[0] + width[0], abs=0.2)
    assert x[0] == x[2]
    assert width[3] == 0
    assert "40" in [one.text for one in root.findall(f"{SVG}text")]


def test_lines_end_where_their_values_do_and_their_names_apart() -> None:
    from xml.etree import ElementTree

    root = ElementTree.fromstring(lines("Ход", [("Аня", [0, 5, 9]), ("Боря", [0, 1, 9])], [(1, "второй")]))
    paths = [one.attrib["d"] for one in root.findall(f"{SVG}path") if one.attrib.get("fill") == "none"]
    assert len(paths) == 2
    assert len({path.rpartition("V")[2] for path in paths}) == 1
    names = [one for one in root.findall(f"{SVG}text") if (one.text or "").startswith(("Аня", "Боря"))]
    first, second = (float(one.attrib["y"]) for one in names)
    assert abs(first - second) > 15
    assert "второй" in "".join(root.itertext())


def test_correlation() -> None:
    """Values of R's cor.test."""
    found = correlation([1, 2, 3, 4, 5, 6], [1, 3, 2, 5, 4, 6])
    assert found == pytest.approx((0.8857, 0.2637, 0.9878), abs=1e-3)
    assert correlation([1, 1, 1, 1], [1, 2, 3, 4]).value == 0


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3, 870), (0.2, 0.21), (5, 5)])
def test_ticks_cover_the_range(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert len(marks) >= 1
