"""Measure everything, print the table and write it to bench/results.md."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import kernel, server, thinking, words
from bench.row import Note, Row

RESULTS = Path(__file__).with_name("results.md")
VERSIONS = (
    *("msgspec", "numpy", "uvicorn", "uvloop", "websockets", "litestar", "SQLAlchemy"),
    *("catanatron", "open_spiel", "DAWG2", "marisa-trie"),
)
PARTS: dict[str, Callable[[], Sequence[Row | Note]]] = {
    "kernel": kernel.measure,
    "thinking": thinking.measure,
    "words": words.measure,
    "server": server.measure,
}


def main() -> None:
    console = Console(stderr=True)
    wanted = sys.argv[1:] or list(PARTS)
    found: list[Row | Note] = []
    for name in wanted:
        console.print(f"• measuring {name} …")
        found += PARTS[name]()
    rows = [one for one in found if isinstance(one, Row)]
    notes = [one for one in found if isinstance(one, Note)]
    ratios = sorted((row for row in rows if row.ratio), key=lambda row: (row.group, row.name))
    figures = [row for row in rows if not row.ratio]
    _show(Console(), ratios, figures, notes)
    if set(wanted) == set(PARTS):
        RESULTS.write_text(_markdown(ratios, figures, notes), "utf-8")
        console.print(f"• written to {RESULTS.relative_to(Path.cwd())}")


def _show(console: Console, ratios: list[Row], figures: list[Row], notes: list[Note]) -> None:
    for title, rows in (("Beside our peers", ratios), ("Ourselves", figures)):
        if not rows:
            continue
        table = Table(title=title, title_justify="left")
        for heading in _heads(rows):
            table.add_column(heading)
        for row in rows:
            table.add_row(*_cells(row))
        console.print(table)
    for note in notes:
        console.print(f"• {note}", highlight=False)


def _heads(rows: list[Row]) -> list[str]:
    if rows and rows[0].ratio:
        return ["what", "times better", "ours", "peer", "theirs", "target", "met"]
    return ["what", "ours", "target", "met"]


def _cells(row: Row) -> list[str]:
    met = "" if row.met is None else "yes" if row.met else "NO"
    what, ours = f"{row.group}: {row.name}", f"{row.value:,.4g} {row.unit}"
    if row.ratio and row.peer_value:
        return [
            what,
            f"{row.ratio:.3g}",
            ours,
            row.peer,
            f"{row.peer_value:,.4g} {row.unit}",
            row.target,
            met,
        ]
    return [what, ours, row.target, met]


def _markdown(ratios: list[Row], figures: list[Row], notes: list[Note]) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    libraries = ", ".join(f"{name} {version(name)}" for name in VERSIONS)
    parts = [
        "# What things cost",
        f"Written by `make bench` on {python}, {platform.machine()}. {libraries}.",
        "The best of several rounds for kernel and words, the middle one of five stretches for the server; "
        "peers are measured in the same run, interleaved. Treat single figures as good to ±30 %, "
        "ratios to ±15 %.",
        *notes,
    ]
    for title, rows in (("Beside our peers", ratios), ("Ourselves", figures)):
        heads = _heads(rows)
        lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
        lines += [f"| {' | '.join(_cells(row))} |" for row in rows]
        parts += [f"## {title}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
