"""Where a victim can go: her MOVE, secret passages, climbing, and the petted cat. (Chapters 11–13, 23, 36)

Pure functions of a view, for questions, refusals, bots and pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.answers import Act
from polyana.games.wall_whisper.rules.board import Board, Path, paths
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station

STEPS = 2
"""MOVE × 1–2. (WW-23.8)"""


def stride(box: Box, v: Station, victim: str) -> int:
    """How far main action 1 takes her; a skill may add a step near a visible killer. (WW-23.8)"""
    dash = skills.traits(box, v, victim).dash
    return STEPS + (dash if dash and near_killer(box, v, victim, 1) else 0)


def near_killer(box: Box, v: Station, victim: str, distance: int) -> bool:
    """Does a killer's figure stand within this range of her? (WW-12.1, WW-19.8)"""
    return any(box.board.distance(v.at[victim], at) <= distance for at in v.figures)


def moves(box: Box, v: Station, victim: str) -> Sequence[Act]:
    """Main action 1, in every way that is open to her. (WW-23.1, WW-23.8)"""
    return _moves(victim, ways(box, v, victim, stride(box, v, victim)))


def no_move(box: Box, v: Station, victim: str, path: Path) -> str:
    """The clause that bars this path as her main action, or ""."""
    if not 1 <= len(path) <= stride(box, v, victim):
        return "WW-23.8"
    return no_way(box, v, victim, path)


@lru_cache(maxsize=1024)
def _moves(victim: str, paths: Sequence[Path]) -> Sequence[Act]:
    return tuple(Act.of(victim, "move", *path) for path in paths)


def ways(box: Box, v: Station, victim: str, most: int, *, passage: bool = True) -> Sequence[Path]:
    """Every path of a victim's MOVE; Kinto may use one secret passage in it, a climber go once against an
    arrow. (WW-11.1, WW-36.18, WW-36.19)"""
    own = skills.traits(box, v, victim)
    tunnels = int(passage and own.passage)
    blocked = tuple(v.barricades)
    return _ways(box.board, v.at[victim], most, blocked, tuple(v.ropes), tunnels, own.climbs)


def no_way(box: Box, v: Station, victim: str, path: Path, *, passage: bool = True) -> str:
    """The clause that bars this path to her, whatever its length; "" if she can go it."""
    board, own = box.board, skills.traits(box, v, victim)
    tunnels, climbs = int(passage and own.passage), own.climbs
    here = v.at[victim]
    for there in path:
        link = board.link(here, there)
        bar = board.barred(here, link, v.barricades, v.ropes) if link else "WW-11.1"
        if bar and there in board.passages(here):
            tunnels -= 1
            bar = "" if tunnels >= 0 else bar if link else "WW-36.18" if own.passage else "WW-5.9"
        elif bar == "WW-13.1" and climbs:
            climbs, bar = climbs - 1, ""
        if bar:
            return bar
        here = there
    return ""


@lru_cache(maxsize=1024)  # the board changes seldom, and every question asks for them again
def _ways(
    board: Board,
    start: str,
    most: int,
    barricades: Sequence[str],
    ropes: Sequence[str],
    tunnels: int,
    climbs: int,
) -> tuple[Path, ...]:
    if not tunnels and not climbs:
        found = paths(start, most, lambda here: board.victim_steps(here, barricades, ropes))
    else:
        found = _odd_paths(board, start, most, barricades, ropes, tunnels, climbs)
    return tuple(found)


def _odd_paths(
    board: Board,
    start: str,
    most: int,
    barricades: Sequence[str],
    ropes: Sequence[str],
    tunnels: int,
    climbs: int,
) -> Iterator[Path]:
    """Ways with at most `tunnels` secret passages and `climbs` steps against an arrow."""
    edge: list[tuple[Path, int, int]] = [((), tunnels, climbs)]
    found: list[tuple[Path, int, int]] = []
    for _ in range(most):
        longer: list[tuple[Path, int, int]] = []
        for path, left, up in edge:
            here = path[-1] if path else start
            longer += [((*path, one), left, up) for one in board.victim_steps(here, barricades, ropes)]
            if left:
                longer += [((*path, one), left - 1, up) for one in board.passages(here)]
            if up:
                longer += [((*path, one), left, up - 1) for one in board.climbable(here, ropes)]
        edge = longer
        found += edge
    if climbs:  # of two ways to a place the one that costs nothing comes first
        found.sort(key=lambda one: (len(one[0]), -one[2]))
    return iter(dict.fromkeys(path for path, _, _ in found))


def climbed(box: Box, v: Station, start: str, path: Path) -> bool:
    """Does a victim's path go against an arrow without a rope?"""
    steps = zip((start, *path), path, strict=False)
    return any(two in box.board.climbable(one, v.ropes) for one, two in steps)


def cat_ways(box: Box, v: Station, victim: str) -> list[Path]:
    """Where a petted cat can be sent; it never comes back at once. (WW-36.4, WW-36.6, WW-36.7)"""
    place, most = v.at[victim], skills.traits(box, v, victim).cat_steps
    return [path for path in paths(place, most, box.board.adjacent.__getitem__) if path[-1] != place]
