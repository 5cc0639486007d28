"""«Шёпот леса», chapter 3: the round."""

from __future__ import annotations

import pytest

from forest_whisper.wood import EVERYBODY, fresh, wood, write
from polyana.core import Event, heard


@pytest.mark.rule("FW-3.1")
def test_a_round_is_words_then_cubes_then_control_then_refresh() -> None:
    """The word brings the second cube on Л, that takes the card, and only then a new card is laid."""
    scene = wood("Л1 Е С О\nА И Н Т", players=2)
    write(scene, "лес", "")
    scene.does(0, "extra", "101")
    scene.does(1, "target", "104")
    scene.does(0, "guard", "no")
    scene.does(0, "pick", scene.options(0, "pick")[0])
    scene.does(0, "spot", "1")
    order = [event.kind for event in heard(scene.events, EVERYBODY) if event.kind != "final"]
    assert order == [
        *("word", "word"),
        *("added", "placed", "placed"),
        *("captured", "guarded"),
        "laid",
        "round",
    ]
    assert scene.match.waiting() == [0, 1]


@pytest.mark.rule("FW-3.1")
@pytest.mark.parametrize(
    ("kind", "text", "clause"),
    [
        ("target", "101", "FW-5.8"),
        ("guard", "yes", "FW-6.9"),
        ("pick", "А", "FW-7.5"),
        ("spot", "1", "FW-7.5"),
        ("close", "rows", "FW-7.9"),
    ],
)
def test_nobody_is_asked_anything_out_of_its_phase(kind: str, text: str, clause: str) -> None:
    scene = fresh(2, first=0)
    assert scene.asked(0, kind) is None
    scene.refuses(0, kind, text, clause=clause)


@pytest.mark.rule("FW-3.2")
def test_the_holder_of_the_timer_is_first_in_every_phase_of_the_round() -> None:
    field = """
        А0002 О0002 Е2  И2
        Н     Р     Т   С
        К     Л     В   М
    """
    scene = wood(field, players=4, timer=3)
    write(scene, "", "", "", "")
    asked: list[tuple[str, int]] = []
    while scene.match.step.phase != "write":
        ask = scene.match.open_asks()[0]
        asked.append((ask.kind.name, ask.seat))
        scene.does(ask.seat, ask.kind.name, str(ask.default_in(scene.match.view_table(ask.seat))))
    firsts = {kind: next(seat for one, seat in asked if one == kind) for kind, _ in asked}
    assert firsts == {"target": 3, "guard": 3, "pick": 3, "spot": 3, "close": 3}
    assert [seat for kind, seat in asked if kind == "target"] == [3, 0, 1, 2]
    words: list[Event] = [event for event in scene.events if event.kind == "word"]
    assert [event.args["seat"] for event in words] == [3, 0, 1, 2]
    assert scene.table.timer == 0
