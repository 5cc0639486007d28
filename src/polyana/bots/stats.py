"""The few statistics that an arena needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

Z = 1.959964
"""Standard deviations to either side of the middle for 95 %."""
PRIOR = 0.5
"""A half of a victory is given to each side of every pair, so that a whitewash has a finite rating."""


class Estimate(NamedTuple):
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Estimate:
    """A share of victories with its Wilson interval; shared victories count as parts.

    >>> [round(one, 3) for one in wilson(8, 10)]
    [0.8, 0.49, 0.943]
    """
    if not played:
        return Estimate(0.5, 0.0, 1.0)
    share, square = won / played, Z * Z
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = Z / (1 + square / played) * sqrt(share * (1 - share) / played + square / (4 * played * played))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval (normal approximation)."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)


def correlation(xs: Sequence[float], ys: Sequence[float]) -> Estimate:
    """Pearson's correlation with its interval by Fisher's transformation; 0 where one of them never varies.

    >>> [round(one, 2) for one in correlation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])]
    [0.8, -0.28, 0.99]
    """
    if len(xs) < 4 or len(set(xs)) == 1 or len(set(ys)) == 1:
        return Estimate(0.0, -1.0, 1.0)
    value = float(np.corrcoef(xs, ys)[0, 1])
    middle, half = np.arctanh(np.clip(value, -0.999999, 0.999999)), Z / sqrt(len(xs) - 3)
    return Estimate(value, float(np.tanh(middle - half)), float(np.tanh(middle + half)))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of all values lies."""
    return float(np.quantile(values, part))


def elo(won: Sequence[Sequence[float]]) -> list[Estimate]:
    """Ratings from a table of victories (`won[a][b]`: of a over b), their mean is 0.

    The Bradley–Terry model, fitted by Newton's method; intervals from the curvature of the likelihood.

    >>> [round(one.value) for one in elo([[0, 750], [250, 0]])]
    [95, -95]
    """
    wins = np.array(won, dtype=float)
    met = wins + wins.T
    wins = wins + PRIOR * (met > 0)
    met = wins + wins.T
    strength = np.zeros(len(wins))
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (wins - met * expected).sum(axis=1)
        weight = met * expected * (1 - expected)
        curvature = np.diag(weight.sum(axis=1)) - weight
        move = np.linalg.pinv(curvature) @ slope
        strength += np.clip(move, -1, 1)
        if np.abs(move).max(initial=0) < 1e-9:
            break
    strength -= strength.mean()
    spread = Z * np.sqrt(np.clip(np.diag(np.linalg.pinv(curvature)), 0, None))
    scale = 400 / log(10)
    return [
        Estimate(scale * middle, scale * (middle - half), scale * (middle + half))
        for middle, half in zip(strength.tolist(), spread.tolist(), strict=True)
    ]
