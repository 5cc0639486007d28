"""Small charts as SVG text. They follow the reader's light or dark scheme and need no colours.

`dots` is a file of its own; the others have no style sheet and take the colour of the page that holds them.
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


SHADES = (0.85, 0.6, 0.42, 0.27, 0.15, 0.08)
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "14 5", "1 5")
"""What tells the parts of a bar and the lines of a chart apart."""


def _opening(title: str, height: float) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" '
        'fill="currentColor" stroke="none" font-size="13">',
        f"<title>{escape(title)}</title>",
    ]


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def bars(title: str, parts: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Bars that consist of parts, one row each: where a sum comes from."""
    left = 24 + 8 * max(len(label) for label, _ in rows)
    most = max(sum(max(0.0, value) for value in values) for _, values in rows) or 1.0
    across = (WIDTH - left - 2 * RIGHT - 24) / most
    drawn = _opening(title, 32 + ROW * len(rows))
    x = 16.0
    for shade, part in zip(SHADES, parts, strict=False):
        drawn.append(f'<rect x="{x:g}" y="8" width="12" height="12" fill-opacity="{shade}"/>')
        drawn.append(f'<text x="{x + 17:g}" y="19">{escape(part)}</text>')
        x += 34 + 7.5 * len(part)
    for number, (label, values) in enumerate(rows):
        y = 34 + ROW * number
        drawn.append(f'<text x="{left - 12}" y="{y + 17}" text-anchor="end">{escape(label)}</text>')
        x = float(left)
        for shade, part, value in zip(SHADES, parts, values, strict=False):
            width = max(0.0, value) * across
            said = escape(f"{label}, {part}: {_short(value)}")
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="24" fill-opacity="{shade}">'
                f"<title>{said}</title></rect>"
            )
            x += width
        drawn.append(f'<text x="{x + 8:.1f}" y="{y + 17}" font-weight="600">{_short(sum(values))}</text>')
    return "\n".join([*drawn, "</svg>"]) + "\n"


def lines(
    title: str, series: Sequence[tuple[str, Sequence[float]]], marks: Sequence[tuple[int, str]] = ()
) -> str:
    """Values from moment to moment, a line each; `marks` are moments worth a word."""
    height, below = 260, 224.0
    scale = ticks(0.0, max(max(values) for _, values in series))
    last = max(1, max(len(values) for _, values in series) - 1)
    right = WIDTH - 40 - 8 * max(len(label) for label, _ in series)

    def x(moment: float) -> float:
        return round(44 + moment / last * (right - 44), 1)

    def y(value: float) -> float:
        return round(below - (value - scale[0]) / (scale[-1] - scale[0]) * (below - 16), 1)

    drawn = _opening(title, height)
    for mark in scale:
        drawn.append(f'<path d="M44 {y(mark)}H{right:g}" stroke="currentColor" stroke-opacity=".2"/>')
        drawn.append(f'<text x="36" y="{y(mark) + 4}" text-anchor="end" opacity=".8">{mark:g}</text>')
    for moment, said in marks:
        drawn.append(f'<path d="M{x(moment)} 16V{below:g}" stroke="currentColor" stroke-opacity=".2"/>')
        drawn.append(f'<text x="{x(moment) + 4}" y="{below + 18:g}" opacity=".8">{escape(said)}</text>')
    lowest = below + 16
    for (label, values), dash in sorted(zip(series, DASHES, strict=False), key=lambda one: one[0][1][-1]):
        path = "".join(
            f"{'H' if number else 'M'}{x(number)}{'V' if number else ' '}{y(value)}"
            for number, value in enumerate(values)
        )
        lowest = min(y(values[-1]), lowest - 16)  # names do not cover each other
        drawn.append(
            f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="{dash}">'
            f"<title>{escape(label)}</title></path>"
            f'<text x="{right + 8:g}" y="{lowest + 4:.1f}">{escape(label)} {values[-1]:g}</text>'
        )
    return "\n".join([*drawn, "</svg>"]) + "\n"
