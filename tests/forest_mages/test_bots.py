"""The bots of «Маги леса» play whole matches, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from forest_mages.glade import GAME, TABLES
from polyana import games
from polyana.bots import play
from polyana.testing import Laid


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_novices_play_to_the_end(laid: Laid) -> None:
    novice = games.bots("forest_mages")["novice"]
    bots = [novice(GAME, seat, Random(seat)) for seat in range(laid.players)]
    played = play(GAME, bots, laid.settings, b"novices")
    assert played.record.match.over is not None


def test_a_novice_beats_chance() -> None:
    factories = games.bots("forest_mages")
    won = 0
    for number in range(20):
        seats = ["novice", "random"] if number % 2 else ["random", "novice"]
        bots = [factories[name](GAME, seat, Random(number)) for seat, name in enumerate(seats)]
        over = play(GAME, bots, TABLES[0].settings, bytes([number])).record.match.over
        assert over is not None
        won += over.winners == (seats.index("novice"),)
    assert won >= 18
