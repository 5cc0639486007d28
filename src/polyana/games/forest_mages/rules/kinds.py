"""The questions of «Маги леса», and its numbers."""

from __future__ import annotations

from polyana.core import Kind

MARKET = 4
ROW = {2: 3, 3: 4, 4: 5}
RESOURCE_DICE, ELEMENT_DICE = 4, 2
LIMIT = 3
"""Active creatures; one character may have one more. (FM-11.4, FM-13.11)"""
WATER = 2
CLAIM_VP = 2
AT_HOME, ROAMING, LEFT_OVERS = 3, 1, 3
TIE_PRICE = 2

NONE, LATER, END, FINISH = "none", "later", "end", "finish"

CHARACTER: Kind[str] = Kind("character", "FM-2.10")
ACT: Kind[str] = Kind("act", "FM-3.6")
"""«place tree», «brew P01», «drink P14», «turn fire wind», «send SP1 F03», «end»."""
DIE: Kind[str] = Kind("die", "FM-4.1")
TARGET: Kind[str] = Kind("target", "FM-4.1")
"""A place, and how the die comes to lie there: «F01.2», «F01.2 over», «F01.2 herb»; see `targets`."""
PICK: Kind[tuple[str, ...]] = Kind("pick", "FM-9.10")
TRADE: Kind[str] = Kind("trade", "FM-6.8")
CLEAR: Kind[str] = Kind("clear", "FM-6.9")
TRAIN: Kind[str] = Kind("train", "FM-5.3")
RELEASE: Kind[str] = Kind("release", "FM-11.5")
RESERVE: Kind[str] = Kind("reserve", "FM-9.12")
SCORCH: Kind[str] = Kind("scorch", "FM-14.2")
EXCHANGE: Kind[str] = Kind("exchange", "FM-12.16")
PAY: Kind[tuple[int, int, int, int]] = Kind("pay", "FM-9.8")
"""Herbs, mushrooms, crystals and berries that are spent."""
CHANGE: Kind[str] = Kind("change", "FM-10.5")
REROLL: Kind[tuple[str, ...]] = Kind("reroll", "FM-10.6")
MOVE: Kind[str] = Kind("move", "FM-10.7")
MOVE_TO: Kind[str] = Kind("move_to", "FM-10.7")
SWAP: Kind[str] = Kind("swap", "FM-10.12")
SWAP_WITH: Kind[str] = Kind("swap_with", "FM-10.12")
REMOVE: Kind[str] = Kind("remove", "FM-10.14")
RETURN: Kind[str] = Kind("return", "FM-10.15")
TIE: Kind[str] = Kind("tie", "FM-13.7")
EVENING: Kind[str] = Kind("evening", "FM-16.2")
STAND_IN: Kind[int] = Kind("stand_in", "FM-12.24")

CLAUSES = {
    kind.name: kind.clause
    for kind in (
        CHARACTER,
        DIE,
        TARGET,
        PICK,
        TRADE,
        CLEAR,
        TRAIN,
        RELEASE,
        RESERVE,
        SCORCH,
        EXCHANGE,
        PAY,
        CHANGE,
        REROLL,
        MOVE,
        MOVE_TO,
        SWAP,
        SWAP_WITH,
        REMOVE,
        RETURN,
        TIE,
        EVENING,
        STAND_IN,
    )
}
