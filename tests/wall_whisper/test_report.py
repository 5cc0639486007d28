"""What matches tell for the balance report, and the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from polyana.bots.balance import Cast, weighed
from polyana.bots.series import Job, Report, play_job
from polyana.cli.simulate import simulate
from polyana.core.speech import LANGUAGES, Speech
from polyana.games import package, with_bots
from polyana.games.wall_whisper.bots.balance import WAYS, casts, study
from polyana.games.wall_whisper.rules.settings import Settings
from wall_whisper.station import GAME

app = typer.Typer()
app.command()(simulate)


@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_what_a_match_tells(killer: str) -> None:
    job = Job(with_bots, "wall_whisper", ("novice",) * 4, Settings(killer), "report/0")  # type: ignore[arg-type]
    record = play_job(job).record
    over, told = record.match.over, study(record)
    assert over
    assert set(told.sources) == set(WAYS)
    assert tuple(map(sum, zip(*told.sources.values(), strict=True))) == over.scores
    killed = max(record.match.table.wounds.values()) == 2
    assert any(told.sources["kill"]) >= killed
    played = [line for line in record.lines if line.kind in ("play", "attack") and line.text != "none"]
    boosts = [line for line in record.lines if line.kind == "action" and line.text.startswith("play")]
    assert sum(counts[0] for counts in told.uses["cards"].values()) == len(played) + len(boosts)
    assert all(sum(counts[1:]) == 0 for counts in told.uses["cards"].values())
    assert all(counts[0] == 0 for counts in told.uses["items"].values())


def test_what_a_match_with_skills_tells() -> None:
    agreed = Settings(difficulty="deadly")
    record = play_job(Job(with_bots, "wall_whisper", ("player",) * 4, agreed, "report/skills")).record
    told = study(record)
    used = {thing: counts for thing, counts in told.uses["skills"].items() if any(counts)}
    assert used
    for thing, counts in used.items():
        row = GAME.box.killer_skills.get(thing.removeprefix("skill-"))
        assert bool(counts[0]) == (row is not None), thing
    answers = [line for line in record.lines if line.kind == "use_skill" and line.text != "none"]
    killers = sum(counts[0] for counts in used.values())
    played = [line for line in record.lines if line.kind == "play" and line.text in GAME.box.killer_skills]
    assert killers == len(answers) + len(played)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(tmp_path: Path, language: str) -> None:
    """Tables of two, three and four; five cannot be played with these settings."""
    args = ("wall_whisper", "--report", "-n", "2", "--bots", "novice", "--language", language)
    result = CliRunner().invoke(app, [*args, "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    page = (tmp_path / f"wall_whisper.{language}.html").read_text("utf-8")
    speech = Speech(package("wall_whisper"), language)
    assert speech.say("card-pursuit") in page
    assert speech.say("item-axe") in page
    assert 'id="p4"' in page
    assert 'id="p5"' not in page


def test_every_killer_is_weighed_against_every_three_victims() -> None:
    found = casts(Settings(killer_seat=1), 2)
    assert len(found) == 30
    assert all(cast.seats == (1,) for cast in found)
    assert len({(cast.settings.killer, *cast.settings.victims) for cast in found}) == 30
    two = casts(Settings(second_killer="orion"), 5)
    assert {cast.settings.killer for cast in two} == {"roboeye", "parasitoid"}
    assert all(len(cast.seats) == 2 for cast in two)


def test_a_table_shows_who_wins_against_whom() -> None:
    done = CliRunner().invoke(app, ["wall_whisper", "-n", "1", "--seats", "2", "--bots", "novice", "--casts"])
    assert done.exit_code == 0, done.output
    assert "Паразитоид" in done.output
    assert len(re.findall(r"(?:0|100) \(\d+–\d+\) \*", done.output)) == 30


def test_a_victory_of_either_seat_of_a_side_counts() -> None:
    won = [Report(("a", "b", "c"), winners, (0, 0, 0), 1, 1.0) for winners in ((0,), (2,), (1, 2), (1,))]
    (cell,) = weighed([Cast("killer-orion", (), None, (0, 1))], won)
    assert cell.won.value == 0.75
    assert not cell.fair
