"""Small charts as SVG text. They follow the reader's light or dark scheme and need no colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, ROW, TOP, BOTTOM, RIGHT = 640, 34, 52, 44, 24
STYLE = """
  svg { color: #222; font: 14px system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { svg { color: #ddd } }
  text, circle { fill: currentColor }
  line { stroke: currentColor }
  .title { font-size: 16px; font-weight: 600 }
  .soft { opacity: .8; font-size: 12px }
  .grid { opacity: .2 }
  .bar { stroke-width: 2 }
"""


class Dot(NamedTuple):
    """A row of a chart: a figure and its interval."""

    label: str
    value: float
    low: float
    high: float


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers that cover a range.

    >>> ticks(-130, 210)
    [-200, -100, 0, 100, 200, 300]
    """
    raw = (high - low or 1.0) / about
    power = 10 ** floor(log10(raw))
    step = next(power * part for part in (1, 2, 5, 10) if power * part >= raw)
    return [round(number * step, 9) for number in range(floor(low / step), ceil(high / step) + 1)]


def dots(title: str, rows: Sequence[Dot], *, unit: str = "", digits: int = 0) -> str:
    """Dots with intervals, one row each: to see what differs from what."""
    marks = ticks(min(row.low for row in rows), max(row.high for row in rows))
    left = 24 + 8 * max(len(row.label) for row in rows)
    height = TOP + ROW * len(rows) + BOTTOM
    across = (WIDTH - left - RIGHT) / (marks[-1] - marks[0])

    def x(value: float) -> float:
        return round(left + (value - marks[0]) * across, 1)

    below = TOP + ROW * len(rows)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
    ]
    for mark in marks:
        at, said = x(mark), escape(f"{mark:g}{unit}")
        lines.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{TOP}" y2="{below}"/>')
        lines.append(f'<text class="soft" x="{at}" y="{below + 18}" text-anchor="middle">{said}</text>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        said = f"{row.value:.{digits}f} ({row.low:.{digits}f} … {row.high:.{digits}f}){unit}"
        lines.append(
            f"<g><title>{escape(f'{row.label}: {said}')}</title>"
            f'<text x="{left - 12}" y="{y + 5}" text-anchor="end">{escape(row.label)}</text>'
            f'<line class="bar" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(row.value)}" cy="{y}" r="5"/></g>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"
