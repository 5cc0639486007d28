"""The balance report: what is counted, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from forest_mages.glade import CARDS, GAME
from polyana.bots.balance import Match, Studied, findings
from polyana.bots.series import Job, Report, play_job
from polyana.cli.balance import Page, studied
from polyana.cli.simulate import simulate
from polyana.core.speech import LANGUAGES
from polyana.games import with_bots
from polyana.games.forest_mages.bots.balance import SOURCES, study
from polyana.games.forest_mages.rules.settings import Settings

app = typer.Typer()
app.command()(simulate)


def job(number: int, players: int = 2) -> Job:
    return Job(with_bots, "forest_mages", ("novice",) * players, Settings(), f"report/{number}")


def test_what_a_match_tells() -> None:
    record = play_job(job(0, players=2)).record
    table, told = record.match.table, study(record)
    assert record.match.over
    assert tuple(map(sum, zip(*told.sources.values(), strict=True))) == record.match.over.scores
    assert told.first == (table.first_player - 3) % 2  # the marker has passed on three times
    assert set(told.uses["village"]) == set(CARDS.village)
    # What was brewed is shown in the end (no deck was renewed), what was claimed and tamed lies there.
    brewed = [sum(counts[seat] for counts in told.uses["potions"].values()) for seat in range(2)]
    assert brewed == [len(table.shown[seat]) for seat in range(2)]
    for seat in range(2):
        tamed = [name for name, counts in told.uses["creatures"].items() if counts[seat]]
        at_home = [table.homes[forest] for forest in table.claimed[seat] if forest in table.homes]
        assert sorted(tamed) == sorted([*table.released[seat], *at_home])
        claimed = {name for name, counts in told.uses["forests"].items() if counts[seat]}
        assert claimed == set(table.claimed[seat])
    shown = {*table.market, *(card for pile in table.shown.values() for card in pile)}
    assert shown <= {*told.uses["potions"]}


def matches() -> list[Match]:
    """Two matches: the second to move always wins by ten, and only winners use the mill."""
    found = []
    for first in (0, 1, 0, 1):
        winner = 1 - first
        scores = (30, 20) if winner == 0 else (20, 30)
        report = Report(("a", "a"), (winner,), scores, 10 + first, 60.0)
        mill = (1, 0) if winner == 0 else (0, 1)
        uses: dict[str, dict[str, tuple[int, ...]]] = {
            "places": {"mill": mill, "well": (1, 1), "bog": (0, 0)}
        }
        found.append(Match(report, Studied(first, {"wheat": scores}, uses)))
    return found


def test_findings() -> None:
    found = findings(matches())
    assert [place.value for place in found.ahead] == [-5, 5]
    assert [place.value for place in found.won] == [0, 1]
    assert found.unfair
    assert (found.everybody, found.winners) == ([25], [30])
    assert found.answers[0] == 10.5
    assert found.minutes[0] == 1
    bog, mill, well = found.groups["places"]
    assert (mill.taken, mill.times, mill.winning.value) == pytest.approx((1, 1, 1))
    assert (well.taken, well.times, well.winning.value) == (1, 2, 0)
    assert bog.taken == 0
    assert bog.lopsided
    assert well.lopsided  # always used, and not everything is
    assert well._replace(usual=0.9).lopsided is False
    assert mill.lopsided


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(language: str) -> None:
    told = [findings([studied(job(number, players)) for number in range(4)]) for players in (2, 4)]
    html = Page(GAME, language).html("novice", told)
    assert html.count("<svg") == 2 * (2 + 5)
    for word in ("{{", "{ $", "nan", "None"):
        assert word not in html, word
    assert {"ru": "Зеркальный сок", "en": "Mirror Sap"}[language] in html or "P01" not in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")  # the page needs nothing else


def test_the_command(tmp_path: Path) -> None:
    args = ["forest_mages", "--report", "-n", "2", "--bots", "novice", "--out", str(tmp_path)]
    result = CliRunner().invoke(app, [*args, "--language", "en"])
    assert result.exit_code == 0
    page = (tmp_path / "forest_mages.en.html").read_text("utf-8")
    for said in ("2 players", "4 players", *("potions", "forests", "creatures", "tokens", "leftovers")):
        assert said in page
    assert len(SOURCES) == 5


def test_a_game_that_tells_nothing() -> None:
    result = CliRunner().invoke(app, ["no_words", "--report", "-n", "1"])
    assert result.exit_code == 2
    assert "balance.py" in result.output
