"""What was found about the server, as rows of the table."""

from __future__ import annotations

from collections.abc import Mapping

from bench.row import Row
from bench.server_stage import SEATED, Found, Scale, Spent

FLAT = 1.25
"""So many times as much as in a new match, or as with few tables, still counts as the same."""
MEMORY = "server, memory a table"


def _at_most(group: str, name: str, value: float, unit: str, most: float | None = None) -> Row:
    if most is None:
        return Row(group, name, value, unit)
    return Row(group, name, value, unit, target=f"≤ {most:g} {unit}", met=value <= most)


def figures(found: Found, scale: Scale) -> list[Row]:
    """Each of our stages by itself."""
    made: list[Row] = []
    pace = f"at {scale.rate:g} answers/s"
    for (kind, size), spent in found.items():
        if kind not in SEATED:
            continue
        group, programs = f"server, {kind}, {size} tables", kind == "programs"
        goal, met = ("≥ 1500 /s", spent.rate >= 1500) if programs else ("", None)
        if programs:
            made.append(Row(group, "durable answers, each as soon as asked", spent.eager, "/s"))
        made += [
            Row(group, "durable answers, one at a time at a table", spent.rate, "/s", target=goal, met=met),
            _at_most(group, "CPU per answer, at full speed", spent.cpu, "µs"),
            _at_most(group, f"CPU per answer, {pace}", spent.cpu_paced, "µs"),
            _at_most(group, f"p50 {pace}", spent.p50, "ms"),
            _at_most(group, f"p99 {pace}", spent.p99, "ms", None if programs else 100),
            _at_most(group, "sent to a seat per answer", spent.bytes / 1000, "kB", 4),
        ]
    return made


def flat(found: Found, lengths: Mapping[str, tuple[float, float]]) -> list[Row]:
    """Does an answer cost the same among many tables, and late in a match?"""
    made: list[Row] = []
    for kind, (new, long) in lengths.items():
        sizes = sorted(size for who, size in found if who == kind)
        few, many = found[kind, sizes[0]].cpu, found[kind, sizes[-1]].cpu
        group = f"server, {kind}"
        made += [
            _at_most(
                group, f"CPU per answer, {sizes[-1]} tables against {sizes[0]}", many / few, "times", FLAT
            ),
            _at_most(group, "CPU per answer, long matches against new ones", long / new, "times", FLAT),
        ]
    return made


def memory(found: Found, scale: Scale) -> list[Row]:
    """Of the largest stage: with few tables, what they take is lost in the noise."""
    size = max(scale.sizes)
    made = [_at_most(MEMORY, "idle: running, nobody there", found["programs", size].idle, "kB", 50)]
    for kind in SEATED:
        made += [
            _at_most(MEMORY, f"four {kind} connected, nobody answers", found[kind, size].seated, "kB"),
            _at_most(MEMORY, f"active: four {kind} have played", found[kind, size].active, "kB"),
        ]
    return made


def restarted(cold: float, warm: float) -> list[Row]:
    """After a restart."""
    group = "server, after a restart"
    return [
        _at_most(group, "a match of 100 answers is rebuilt", cold - warm, "ms", 50),
        _at_most(group, "… and the request for it answered", cold, "ms"),
    ]


def bots(size: int, calm: float, busy: float, share: float) -> list[Row]:
    """Do others notice that bots think?"""
    group = f"server, programs, {size} tables"
    return [
        _at_most(group, "p50, bots elsewhere stand still", calm, "ms"),
        _at_most(group, f"p50, bots elsewhere think ({share:.0%} of a core)", busy, "ms"),
        _at_most(group, "p50, thinking against standing still", busy / calm, "times", 1.1),
    ]


def beside(found: Found) -> list[Row]:
    """Ourselves beside the peer: both are programs' seats."""
    made: list[Row] = []
    for (who, size), theirs in found.items():
        if who not in SEATED:
            made += _pair(f"server, {size} tables", found["programs", size], theirs, who)
    return made


def _pair(group: str, mine: Spent, theirs: Spent, peer: str) -> list[Row]:
    def row(name: str, one: float, other: float, unit: str, more_is_better: bool = False) -> Row:
        return Row(group, name, one, unit, peer, other, more_is_better=more_is_better)

    return [
        row(
            "answers, one at a time (ours durable)",
            mine.rate,
            theirs.rate,
            "/s",
            more_is_better=True,
        ),
        row("CPU per answer", mine.cpu, theirs.cpu, "µs"),
        row("p50 at a steady pace", mine.p50, theirs.p50, "ms"),
        row("p99 at a steady pace", mine.p99, theirs.p99, "ms"),
        row("sent to a seat per answer", mine.bytes / 1000, theirs.bytes / 1000, "kB"),
        row("memory a table, active", mine.active, theirs.active, "kB"),
    ]
