"""What matches tell for the balance report, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from polyana.bots.series import Job, play_job
from polyana.cli.simulate import simulate
from polyana.core.speech import LANGUAGES, Speech
from polyana.games import package, with_bots
from polyana.games.wall_whisper.balance import WAYS, study
from polyana.games.wall_whisper.settings import Settings
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
