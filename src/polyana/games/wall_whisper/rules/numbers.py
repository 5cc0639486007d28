"""The numbers of the rulebook."""

from __future__ import annotations

TRIO = 3
"""The victims in a match. (WW-1.3)"""
DICE = 4
"""The dice that a victim rolls without fear. (WW-3.2, WW-16.4)"""
ITEMS = 3
"""The items that a victim may hold. (WW-24.6)"""
KEYS = 5
"""The Keys that open the exits to a team. (WW-22.4)"""
HEALTH = 2
"""Of a victim: the wound that kills her. (WW-7.1)"""
PANIC = 3
"""The fear token that is one too many. (WW-16.1)"""
NEEDED = {"vehicle": 6, "transmitter": 5}
"""The parts in the victims' supply. (WW-2.5, WW-25.8)"""
RESCUE_CELL = 5
"""Where the rescue token begins. (WW-25.12)"""
ROPES, BARRICADES = 2, 7
"""Tokens of the victims and of the killer. (WW-2.2, WW-2.5)"""
LATE_LEVEL = 3
"""From this level on Zack repairs more. (WW-25.6)"""

HAND, OPENING_HAND, DRAWS = 5, 2, 3
"""The killer's cards: the most that he may hold, those at the beginning, those of a refill. (WW-4.4, WW-35.1,
WW-35.2)"""
BASIC_ACTIONS = 2
"""His actions at stage IV. (WW-32.7)"""
REPELLED = 2
"""The cards that a defence costs him. (WW-34.9)"""
TOP_STRENGTH = 10
"""The most that his strength can be. (WW-6.3)"""
BATTLE_HEALTH, PER_VIGILANCE = 20, 5
"""His health in the final battle, and what each card of vigilance adds. (WW-29.6)"""

SAFE, INFECTED = "safe", "infected"
TOKENS = (SAFE, SAFE, SAFE, SAFE, INFECTED)
"""The faces of the infection tokens. (WW-42.2)"""
