"""Match files and saves: what is written comes back, what is damaged is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.hunt import Hunt, Ring, Settings, changed
from polyana.core import BadRecord, Dice, Flow, Kind, Next, Record, Refused, load, phase, read, save
from polyana.testing import Scene
from polyana.testing.play import Laid, random_match


@pytest.fixture(scope="module")
def text() -> str:
    record = None
    for decision in random_match(Hunt(), Laid(3, Settings()), 5):
        record = decision.record
    assert record is not None
    return record.text()


def test_a_match_file_reads_like_the_match(text: str) -> None:
    lines = text.splitlines()
    assert lines[:4] == ["polyana match 1", "game: hunt", "rules: hunt 1", "players: 3"]
    assert any(line.split()[1] == "strike" for line in lines if line.startswith("0 "))


def test_playing_a_file_never_rolls(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "_hashed", lambda *_: pytest.fail("rolled"))
    assert read(Hunt(), text).match.over


def test_the_dice_of_a_match_played_again_stand_where_they_stood() -> None:
    for decision in random_match(Hunt(), Laid(3, Settings()), 9):
        record = decision.record
        assert read(Hunt(), record.text()).match.dice.counter == record.match.dice.counter


def test_taking_back_is_a_line_of_its_own() -> None:
    record = Record.begin(Hunt(), 2, Settings(), b"k", names=("Аня", "Боря"))
    question = record.match.questions(1)[0]
    record.answer(1, question.id, "left")
    record.undo(1)
    assert record.text().endswith("1 move left\n1 undo\n")
    again = read(Hunt(), record.text())
    assert again.match.table == record.match.table
    assert again.header.names == ("Аня", "Боря")


Damage = tuple[Callable[[str], str], int | None]
DAMAGE: dict[str, Damage] = {
    "another title": (lambda s: s.replace("polyana match 1", "chess"), 1),
    "another game": (lambda s: s.replace("game: hunt", "game: chess"), 2),
    "no players": (lambda s: s.replace("players: 3\n", ""), 5),
    "too many players": (lambda s: s.replace("players: 3", "players: 30"), 6),
    "players in words": (lambda s: s.replace("players: 3", "players: three"), 6),
    "bad settings": (lambda s: s.replace('{"rounds":3}', '{"rounds":"x"}'), 6),
    "no body": (lambda s: s.split("---")[0], 6),
    "an outcome that is not there": (lambda s: s.replace('= "', '= "gold', 1), 6),
    "an outcome that is no JSON": (lambda s: s.replace('= "', "= {", 1), 7),
    "a lost outcome": (lambda s: s.replace("= ", "", 1).replace('\n"', "\n= ", 1), 7),
    "a mark that is no seat": (lambda s: s + "x strike 0\n", None),
    "a mark of strange digits": (lambda s: s + "²² strike 0\n", None),
    "a mark without end": (lambda s: s + "1" * 5000 + " strike 0\n", None),
    "an answer after the end": (lambda s: s + "0 strike 0\n", None),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_file_is_refused_with_the_line(text: str, name: str) -> None:
    damage, line = DAMAGE[name]
    with pytest.raises(BadRecord) as error:
        read(Hunt(), damage(text))
    assert error.value.line == (line or len(text.splitlines()) + 1), error.value.reason


def test_a_file_without_its_last_outcomes_is_refused(text: str) -> None:
    lines = text.splitlines()
    chance = max(i for i, line in enumerate(lines[:40]) if line.startswith("="))
    with pytest.raises(BadRecord):
        read(Hunt(), "\n".join(lines[:chance] + lines[chance + 1 :]))


def test_a_huge_file_is_not_read() -> None:
    with pytest.raises(BadRecord, match="too large"):
        read(Hunt(), "x" * 5_000_000)


def test_a_save_that_is_damaged_is_refused() -> None:
    saved = save(Record.begin(Hunt(), 3, Settings(), b"k").match)
    for data in (b"", b"{}", saved[:-5], saved.replace(b'"hunt"', b'"chess"', 1)):
        with pytest.raises(Refused):
            load(Hunt(), data)


class NewHunt(Hunt):
    version = "2"


ONCE: Kind[str] = Kind("once", "HU-2.2")


@phase
def hide(box: None, t: Ring) -> Flow[Next]:
    """Another question than the one that was answered."""
    yield from t.everyone(t.found, ONCE, ["stand", "hide"], default="stand")
    return None


class OtherHunt(Hunt):
    """Later rules under which the answers of the running phase no longer fit."""

    version = "3"
    chapters = changed(hide)


def test_a_match_of_older_rules_goes_on() -> None:
    for decision in random_match(Hunt(), Laid(4, Settings()), 7):
        match = decision.record.match
        loaded = load(NewHunt(), save(match))
        assert not loaded.rewound
        assert loaded.match.view(1).encode() == match.view(1).encode()


def test_answers_that_no_longer_fit_are_rewound_to_the_start_of_the_phase() -> None:
    scene = Scene(Hunt(), 3).at("hide", found=[1, 2], round=1)
    scene.does(1, "hide", "hide")
    loaded = load(OtherHunt(), save(scene.match))
    assert loaded.rewound
    assert loaded.match.waiting() == [1, 2]
    assert loaded.match.questions(1)[0].kind == "once"


def test_rules_that_lost_a_phase_cannot_read_the_match() -> None:
    saved = save(Scene(Hunt(), 3).match).replace(b'"step":["victims_move"', b'"step":["victims_fly"')
    with pytest.raises(Refused, match="version"):
        load(NewHunt(), saved)
