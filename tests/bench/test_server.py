"""The measuring of the server, at its smallest: figures come out, and they are of the right kind."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import create_autospec

import pytest
from bench.row import Note, Row
from bench.server import measure
from bench.server_connection import Connection
from bench.server_loop import run
from bench.server_seats import PageSeat, PeerSeat, ProgramSeat
from bench.server_stage import Scale, ours_at
from bench.server_tables import lay

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is measured through /proc")

TINY = Scale((2,), 0.2, 0.3, 0.5, 1, 40, 0.1, rebuilt=2, long=20, bot_tables=1, rounds=1, peer=False)


@pytest.mark.parametrize("kind", ["programs", "pages"])
def test_a_stage_counts_answers_that_everybody_has_seen(kind: str, tmp_path: Path) -> None:
    laid = run(lay(tmp_path, 3))
    spent = run(ours_at(kind, 2, TINY, laid, tmp_path))
    assert spent.rate > 1
    assert (spent.eager > 1) == (kind == "programs")
    assert 0 <= spent.cpu < 1e6
    assert 0 < spent.p50 <= spent.p99
    assert 100 < spent.bytes < 20_000


@pytest.mark.soak
def test_the_whole_round() -> None:
    found = measure(TINY)
    rows = [one for one in found if isinstance(one, Row)]
    assert len(rows) + 1 == len(found)
    assert isinstance(found[0], Note)
    assert {row.name for row in rows if row.target} >= {
        "durable answers, one at a time at a table",
        "p99 at 40 answers/s",
    }
    assert all(row.value > 0 for row in rows if row.unit != "kB")


def test_a_program_answers_with_the_default() -> None:
    seat = ProgramSeat("ws://127.0.0.1:1/", {})
    assert seat.read('{"begun": true, "questions": [{"id": "3-call-ab", "default": "pass", "seconds": 20}]}')
    assert seat.asked == '{"question":"3-call-ab","text":"pass"}'
    assert not seat.read('{"ok": true, "ref": ""}')
    assert seat.read('{"begun": true, "questions": [{"id": "4-call-cd", "default": null}]}')
    assert not seat.asked
    with pytest.raises(RuntimeError, match="stale"):
        seat.read('{"refused": "stale", "text": "…"}')


def test_a_program_answers_a_question_once_though_others_answers_show_it_again() -> None:
    seat, kept = ProgramSeat("ws://127.0.0.1:1/", {}), list[int]()
    seat.kept = lambda: kept.append(1)
    seat.connection = create_autospec(Connection, instance=True)
    asked = '{"begun": true, "questions": [{"id": "3-call-ab", "default": "pass"}]}'
    seat.read(asked)
    seat.answer()
    seat.read(asked)
    assert not seat.asked
    assert not kept
    seat.read('{"ok": true, "ref": ""}')
    assert kept == [1]


def test_a_page_presses_the_first_button_of_its_options() -> None:
    seat = PageSeat("ws://127.0.0.1:1/", {})
    button = """<button hx-vals='{"question":"3-place-ab","text":"К"}'>К</button>"""
    undo = """<button hx-vals='{"do": "undo"}'>…</button>"""
    options = '<hx-partial hx-target="#options" hx-swap="innerMorph">{}</hx-partial>'
    log = '<hx-partial hx-target="#log" hx-swap="afterbegin"><li>…</li></hx-partial>'
    assert seat.read(options.format(button + undo) + log)
    assert seat.asked == '{"question":"3-place-ab","text":"К"}'
    assert not seat.read(options.format(undo))
    assert not seat.asked
    assert not seat.read('<hx-partial hx-target="#notice" hx-swap="innerMorph"></hx-partial>')
    with pytest.raises(RuntimeError, match="поздно"):
        seat.read('<hx-partial hx-target="#notice"><p class="refused">поздно</p></hx-partial>')


def test_a_player_of_the_peer_moves_when_it_may() -> None:
    seat = PeerSeat("ws://127.0.0.1:1/", "match0", 1)
    assert seat.read('42/silence,["update","match0",{"ctx":{"activePlayers":{"1":"pass"}},"_stateID":7},[]]')
    assert '"type":"pass"' in seat.asked
    assert seat.read('42/silence,["update","match0",{"ctx":{"activePlayers":{"2":"pass"}},"_stateID":8},[]]')
    assert not seat.asked
