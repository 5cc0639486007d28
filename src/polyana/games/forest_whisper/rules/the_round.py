"""The round: its four phases, and the timer that goes on."""

from __future__ import annotations

from polyana.core import Next, phase, step
from polyana.games.forest_whisper.rules import (
    checking_control,
    judging_words,
    making_words,
    placing_cubes,
    refresh,
)
from polyana.games.forest_whisper.rules.box import Box
from polyana.games.forest_whisper.rules.table import Forest


@phase
def begin_round(box: Box, t: Forest) -> Next:
    """Making words, placing cubes, checking control, refresh, always in this order (FW-3.1). The timer stays
    with the first player for the whole round (FW-3.2)."""
    t.round += 1
    t.words, t.verdicts = {}, {}
    t.reveal("round", "FW-4.1", seat=t.timer, round=t.round, seconds=t.settings.write_seconds)
    return [
        step(making_words.write),
        step(judging_words.show_words),
        step(placing_cubes.place_cubes),
        step(checking_control.control),
        step(checking_control.elders),
        step(refresh.refresh),
        step(refresh.lay_card),
        step(refresh.close_field),
        step(pass_timer),
    ]


@phase
def pass_timer(box: Box, t: Forest) -> Next:
    """The timer goes to the next player clockwise, who is now the first. (FW-7.16)"""
    t.timer = t.left_of(t.timer)
    return step(begin_round)
