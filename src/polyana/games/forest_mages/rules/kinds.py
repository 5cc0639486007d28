"""The questions of «Маги леса». Texts of several parts are read by `answers`."""

from __future__ import annotations

from polyana.core import Kind
from polyana.games.forest_mages.rules.payments import Payment

CHARACTER: Kind[str] = Kind("character", "FM-2.10")
ACT: Kind[str] = Kind("act", "FM-3.6")
"""An `Act`: «place tree», «brew P01», «end»."""
DIE: Kind[str] = Kind("die", "FM-4.1")
TARGET: Kind[str] = Kind("target", "FM-4.1")
"""A `Target`: «F01.2», «F01.2 over», «F01.2 herb»."""
PICK: Kind[tuple[str, ...]] = Kind("pick", "FM-9.10")
TRADE: Kind[str] = Kind("trade", "FM-6.8")
"""A `Trade` («herb>mushroom»), or an end of trading."""
CLEAR: Kind[str] = Kind("clear", "FM-6.9")
TRAIN: Kind[str] = Kind("train", "FM-5.3")
RELEASE: Kind[str] = Kind("release", "FM-11.5")
RESERVE: Kind[str] = Kind("reserve", "FM-9.12")
SCORCH: Kind[str] = Kind("scorch", "FM-14.2")
EXCHANGE: Kind[str] = Kind("exchange", "FM-12.16")
PAY: Kind[Payment] = Kind("pay", "FM-9.8", form=Payment)
CHANGE: Kind[str] = Kind("change", "FM-10.5")
"""A `Change`: «tree>hill»."""
REROLL: Kind[tuple[str, ...]] = Kind("reroll", "FM-10.6")
MOVE: Kind[str] = Kind("move", "FM-10.7")
MOVE_TO: Kind[str] = Kind("move_to", "FM-10.7")
SWAP: Kind[str] = Kind("swap", "FM-10.12")
SWAP_WITH: Kind[str] = Kind("swap_with", "FM-10.12")
REMOVE: Kind[str] = Kind("remove", "FM-10.14")
RETURN: Kind[str] = Kind("return", "FM-10.15")
TIE: Kind[str] = Kind("tie", "FM-13.7")
EVENING: Kind[str] = Kind("evening", "FM-16.2")
"""A `Deal` («SP1», «WI8 2», «WI9 herb 3»), or an end of them."""
STAND_IN: Kind[int] = Kind("stand_in", "FM-12.24")
