"""What the killer could believe, beside the truth."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from polyana import games
from polyana.bots.series import Job, play_job
from polyana.core import Record
from polyana.core.speech import LANGUAGES, Speech
from polyana.games import with_bots
from polyana.games.wall_whisper.bots.analysis import Analysis, analyse
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.web.messages import sayer
from polyana.web.render.drawing import environment
from web.looking import Viewpoint


@pytest.fixture(scope="module")
def record() -> Record[Station]:
    job = Job(with_bots, "wall_whisper", ("novice",) * 4, Settings("parasitoid"), "analysis/0")
    return play_job(job).record


@pytest.fixture(scope="module")
def analysis(record: Record[Station]) -> Analysis:
    return analyse(record)


def test_every_moment_has_a_sight(record: Record[Station], analysis: Analysis) -> None:
    assert len(analysis.sights) == len(record.lines) + 1
    assert analysis.at(0).guesses[0].likeliest[0] == ("G5", 100)
    last = record.match.table
    assert analysis.sights[-1].at == last.at
    assert analysis.sights[-1].killers == (last.killer_at["parasitoid"],)
    for sight in analysis.sights:
        assert [guess.true for guess in sight.guesses] == [sight.at[one.victim] for one in sight.guesses]


def test_the_truth_is_never_excluded(analysis: Analysis) -> None:
    """What the killer hears never rules out where a victim really is, once her turn has been reported."""
    for column in analysis.columns:
        for victim, place in column.sight.at.items():
            some = column.sight.some[analysis.places.index(place)]
            assert some > 0, (column.round, victim, place)


def test_a_column_for_every_report_of_noise(record: Record[Station], analysis: Analysis) -> None:
    rounds = [column.round for column in analysis.columns]
    assert rounds == list(range(1, len(rounds) + 1))
    assert record.match.table.round - len(rounds) in (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["moment", "summary"])
def test_it_is_drawn(analysis: Analysis, language: str, part: str) -> None:
    html = (
        environment()
        .get_template("wall_whisper/analysis.html")
        .render(
            part=part,
            analysis=analysis,
            look=Viewpoint(40),
            names=[],
            say=sayer(games.package("wall_whisper"), language),
            ui=None,
        )
    )
    speech = Speech(games.package("wall_whisper"), language)
    assert "style=" not in html  # pages allow no style of their own
    root = ElementTree.fromstring(f"<page>{html}</page>")
    said = "".join(root.itertext())
    assert speech.say("victim-evelyn") in said
    if part == "moment":
        assert len(root.findall(".//tbody/tr")) == len(analysis.at(40).guesses)
    else:
        svg = "{http://www.w3.org/2000/svg}"
        belief, _ = root.findall(f".//{svg}svg")
        dots = sum(len(column.sight.at) for column in analysis.columns)
        assert len(belief.findall(f"{svg}circle")) == dots
        assert len(root.findall(".//a")) == len(analysis.columns)
