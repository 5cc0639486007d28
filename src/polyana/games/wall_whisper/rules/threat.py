"""Double Threat: two killers hunt together. (Chapter 39)"""

from __future__ import annotations

from polyana.core import EVERYBODY, Next, Step, phase, step
from polyana.games.wall_whisper.rules.killer_turn import KillerTurn
from polyana.games.wall_whisper.rules.table import Station

HEAD_START = 1
"""Repair tokens that already lie in either location. (WW-39.5)"""


class Threat(KillerTurn):
    """What is different while there are two killers."""

    def lay_threat(self, t: Station) -> None:
        """The victims begin with the key of the bottom card, unless each plays for herself, and with a repair
        token of either kind, which gives nobody cards. (WW-39.4, WW-39.5, WW-40.2, WW-40.3)"""
        if not t.settings.crossroads:
            t.stand, t.bottom = t.bottom, []
        t.repairs = dict.fromkeys(t.repairs, HEAD_START)

    def begin_threat(self, t: Station) -> None:
        """Chance decides who gets the token and acts first. (WW-39.3)"""
        t.leader = t.dice.pick(t.killers, to=EVERYBODY)
        t.tell("begun_double", "WW-39.1", killers=t.killers, victims=t.victims)
        t.reveal("threat", "WW-39.3", killer=t.leader)

    # --- one turn after the other ------------------------------------------------------------------

    def turn_over(self, t: Station, killer: str) -> None:
        """After an encounter of the first killer the second is left with stage VI. (WW-39.7–39.11)"""
        if t.double and killer == t.leader:
            t.lost_turn = t.in_turn[1]

    def after_turns(self, t: Station) -> list[Step]:
        return [step(self.pass_token)] if t.double else []

    @phase
    def pass_token(self, t: Station) -> Next:
        """When both killers have had their turns, the token goes to the other one. (WW-39.16, WW-39.17)"""
        t.leader = t.in_turn[1]
        t.lost_turn, t.promised = "", {}
        t.reveal("threat", "WW-39.16", killer=t.leader)
        return None

    # --- one level for both ------------------------------------------------------------------------

    def others_rise(self, t: Station, killer: str) -> list[Step]:
        """Both shuffle, whatever raised the level: an empty deck, a death, a skill. (WW-39.14, WW-40.4)"""
        others = [step(self.follow, other) for other in t.killers if other != killer]
        return [*others, step(self.mix, killer)] if others else []

    @phase
    def follow(self, t: Station, killer: str) -> Next:
        """The level of one killer is the level of both: the other takes what it brings him, and shuffles his
        discard pile and his deck together. (WW-39.14, WW-39.15)"""
        t.rising = killer
        return [*self.rise(t, killer), step(self.mix, killer)]

    @phase
    def mix(self, t: Station, killer: str) -> Next:
        """Discard pile and deck become a new deck. (WW-39.14)"""
        t.deck[killer] += t.used[killer]
        t.used[killer], t.rising = [], ""
        return None
