"""After the match: the score sheet of every moment."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from forest_mages.glade import GAME
from polyana import games
from polyana.bots import play
from polyana.core import Record
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.forest_mages.bots.analysis import Analysis, analyse
from polyana.games.forest_mages.bots.balance import SOURCES
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.table import Glade
from polyana.web.messages import sayer
from polyana.web.render.drawing import environment
from web.looking import Viewpoint

NAMES = ["Аня", "Боря <b>", "Вера"]


@pytest.fixture(scope="module")
def record() -> Record[Glade]:
    factories = games.bots("forest_mages")
    bots = [factories["player"](GAME, seat, Random(seat)) for seat in range(3)]
    return play(GAME, bots, Settings(), b"analysed", NAMES).record


@pytest.fixture(scope="module")
def analysis(record: Record[Glade]) -> Analysis:
    return analyse(record)


def test_every_moment_has_its_sheet(record: Record[Glade], analysis: Analysis) -> None:
    assert len(analysis.moments) == len(record.lines) + 1
    assert analysis.at(0) == ((0, 0, 0, 0, 0),) * 3  # a berry alone is worth nothing
    assert record.match.over
    assert tuple(map(sum, analysis.moments[-1])) == record.match.over.scores


def test_the_last_sheet_is_what_would_have_been_scored_just_before(analysis: Analysis) -> None:
    """Only claiming and the evening come between the last answer and the end."""
    for before, after in zip(*analysis.moments[-2:], strict=True):
        assert before[SOURCES.index("potions")] <= after[SOURCES.index("potions")]
        assert before[SOURCES.index("forests")] <= after[SOURCES.index("forests")]


def test_a_brewed_potion_counts_at_once(record: Record[Glade], analysis: Analysis) -> None:
    brewed = [
        (at, line)
        for at, line in enumerate(record.lines, 1)
        if line.kind == "act" and line.text.startswith("brew") and record.lines[at].kind != "pay"
    ]
    assert brewed
    for at, line in brewed:
        gain, _, _, tokens, _ = (
            new - old
            for old, new in zip(analysis.at(at - 1)[line.seat], analysis.at(at)[line.seat], strict=True)
        )
        if gain < 0:  # the deck was renewed: drunk potions have turned into tokens
            gain += tokens
        assert gain == GAME.box.potions[line.text.split()[1]].vp


def test_a_potion_counts_while_it_is_drunk(record: Record[Glade], analysis: Analysis) -> None:
    drinks = [at for at, line in enumerate(record.lines, 1) if line.text.startswith("drink")]
    assert drinks
    for at in drinks:
        assert analysis.at(at)[record.lines[at - 1].seat] == analysis.at(at - 1)[record.lines[at - 1].seat]


def test_the_rounds_begin_where_the_row_is_laid(record: Record[Glade], analysis: Analysis) -> None:
    assert len(analysis.rounds) == 4
    assert analysis.rounds[0] == 0
    for at in analysis.rounds[1:]:
        forests = [value for value in record.lines[at - 1].outcomes if value in GAME.box.forests]
        assert len(forests) == 4


def test_leaps_are_own_answers_and_sorted(record: Record[Glade], analysis: Analysis) -> None:
    for seat, leaps in enumerate(analysis.leaps):
        assert [leap.gain for leap in leaps] == sorted((leap.gain for leap in leaps), reverse=True)
        for leap in leaps:
            assert record.lines[leap.at - 1].seat == seat
            gains = sum(analysis.at(leap.at)[seat]) - sum(analysis.at(leap.at - 1)[seat])
            assert gains == leap.gain > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["moment", "summary"])
def test_it_is_drawn(analysis: Analysis, language: str, part: str) -> None:
    html = (
        environment()
        .get_template("forest_mages/analysis.html")
        .render(
            part=part,
            analysis=analysis,
            look=Viewpoint(len(analysis.moments) - 1),
            names=NAMES,
            say=sayer(games.package("forest_mages"), language),
            ui=None,
        )
    )
    speech = Speech(games.package("forest_mages"), language)
    assert speech.say("balance-source-potions") in html
    assert "Боря &lt;b&gt;" in html
    assert "<b>Боря" not in html
    assert "style=" not in html  # pages allow no style of their own
    root = ElementTree.fromstring(f"<page>{html}</page>")
    if part == "moment":
        assert str(sum(analysis.moments[-1][0])) in "".join(root.itertext())
    else:
        assert len(root.findall(".//{http://www.w3.org/2000/svg}svg")) == 2
        assert len(root.findall(".//a")) == sum(map(len, analysis.leaps))
