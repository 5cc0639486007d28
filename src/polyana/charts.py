"""Small charts as SVG text. They follow the reader's light or dark scheme and need no colours.

`dots` is for files. `course` goes into a page: it has no styles of its own and takes the page's colour.
"""

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


class Run(NamedTuple):
    """A stretch of a course: a share of 1 at moments that follow each other, and perhaps a rival's."""

    label: str
    points: Sequence[tuple[float, float]]
    rival: Sequence[tuple[float, float]] = ()


def course(title: str, runs: Sequence[Run], *, last: int) -> str:
    """How a share went, in hundredths, from moment 0 to the last one, in stretches that follow each other."""
    wide, high, left, top, below = 320, 150, 34, 26, 24
    across, down = (wide - left - 14) / max(last, 1), high - top - below

    def x(moment: float) -> float:
        return round(left + moment * across, 1)

    def y(share: float) -> float:
        return round(top + (1 - share) * down, 1)

    def line(points: Sequence[tuple[float, float]], look: str) -> str:
        along = " ".join(f"{x(moment)},{y(share)}" for moment, share in points)
        return f'<polyline points="{along}" fill="none" stroke="currentColor" {look}/>'

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-size="11"'
        f' fill="currentColor"><title>{escape(title)}</title>',
    ]
    lines += [
        f'<line x1="{left}" x2="{wide - 10}" y1="{y(mark)}" y2="{y(mark)}" stroke="currentColor"'
        f' opacity=".25"/><text x="{left - 8}" y="{y(mark) + 4}" text-anchor="end">{100 * mark:.0f}</text>'
        for mark in (0.0, 0.5, 1.0)
    ]
    lines += [
        f'<text x="{x(moment)}" y="{high - 6}" text-anchor="middle">{moment}</text>'
        for moment in range(0, last + 1, 1 if last <= 12 else 2)
    ]
    for run in runs:
        middle = round((x(run.points[0][0]) + x(run.points[-1][0])) / 2, 1)
        lines.append(
            f'<text x="{middle}" y="14" text-anchor="middle" font-weight="600">{escape(run.label)}</text>'
        )
        if run.rival:
            lines.append(line(run.rival, 'stroke-width="1.5" stroke-dasharray="2 3"'))
        lines.append(line(run.points, 'stroke-width="2"'))
        lines += [f'<circle cx="{x(moment)}" cy="{y(share)}" r="3"/>' for moment, share in run.points]
    return "\n".join([*lines, "</svg>"]) + "\n"
