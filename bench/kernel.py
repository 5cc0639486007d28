"""The kernel on every game with four players, beside its peers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from bench.peers import Peer, peers
from bench.row import Row
from bench.timing import interleaved
from polyana import games
from polyana.core import Ask, Game, Match, load, redact, save, text_of
from polyana.core.imagine import random_answer
from polyana.core.table import schema
from polyana.core.view import ENCODER

PLAYERS = 4
COSTS = (
    "copy of the table",
    "redact",
    "redact and encode",
    "save",
    "save and load",
    "live answer",
    "step in search",
)
PROTOTYPE = {  # µs of the design's prototype: the targets
    "no_words": dict(zip(COSTS, (2.3, 4, 12, 9, 31, 39, 10), strict=True)),
    "forest_mages": dict(zip(COSTS, (7.6, 7, 28, 24, 65, 44, 14), strict=True)),
    "wall_whisper": dict(zip(COSTS, (4.4, 10, 29, 16, 67, 66, 24), strict=True)),
}
MATCHES = {"no_words": (98, 365), "forest_mages": (42, 150), "wall_whisper": (90, 270)}
"""Random matches a second, live and in search."""


def measure() -> list[Row]:
    rows: list[Row] = []
    for name in games.names():
        game = games.game(name)
        rows += [*_positions(game), *_matches(game)]
    return rows


def _middle(game: Game[Any], answers: int = 60) -> Match[Any]:
    """A position in the middle of a match."""
    rng = Random(1)
    match, _ = Match.begin(game, PLAYERS, game.settings(), b"bench")
    for _ in range(answers):
        ask, value = _silent(match, rng)
        match.answer(ask.seat, match.question_id(ask), text_of(value))
    return match


def _positions(game: Game[Any]) -> list[Row]:
    match, rng = _middle(game), Random(2)
    copy = schema(type(match.table)).copy
    saved = save(match)
    mine: dict[str, Callable[[], object]] = {
        "copy of the table": lambda: copy(match.table),
        "redact": lambda: redact(match.table, 0),
        "redact and encode": lambda: ENCODER.encode(redact(match.table, 0).facts()),
        "a seat's whole view, encoded": lambda: match.view(0).encode(),
        "save": lambda: save(match),
        "save and load": lambda: load(game, saved) and save(match),
        "clone": match.clone,
        "clone for search": lambda: match.clone(rng),
    }
    others = peers()
    times = interleaved({**mine, **{peer.name: peer.copy for peer in others}})
    return [
        *(_row(game, name, times[name]) for name in mine),
        *(_beside(game, "clone", times["clone"], peer, "copy", times[peer.name]) for peer in others),
    ]


def _beside(game: Game[Any], name: str, ours: float, peer: Peer, what: str, theirs: float) -> Row:
    """A row with a peer; half of catanatron's time is the target."""
    bar = peer.name == "catanatron" and "live" not in name
    return Row(
        f"{game.name}, {PLAYERS} players",
        name,
        ours,
        "µs",
        peer=f"{peer.name}: {what}",
        peer_value=theirs,
        target="≤ 0.5 × catanatron" if bar else "",
        met=ours <= 0.5 * theirs if bar else None,
    )


def _row(game: Game[Any], name: str, value: float) -> Row:
    target = PROTOTYPE.get(game.name, {}).get(name)
    return Row(
        f"{game.name}, {PLAYERS} players",
        name,
        value,
        "µs",
        target=f"≤ {target}" if target else "",
        met=value <= target if target else None,
    )


def _matches(game: Game[Any], rounds: int = 7) -> list[Row]:
    """Whole random matches where everybody keeps silent: live, in search, and the peers' own."""
    others = peers()
    found: dict[str, list[tuple[float, float]]] = {}
    for number in range(rounds):
        for name, play in {"live": _live, "search": _search}.items():
            found.setdefault(name, []).append(_time(partial(play, game, number)))
        for peer in others:
            found.setdefault(peer.name, []).append(_time(peer.match, matches=_few(peer)))
    steps = {name: min(step for step, _ in times) for name, times in found.items()}
    rates = {name: max(rate for _, rate in times) for name, times in found.items()}
    group = f"{game.name}, {PLAYERS} players"
    rows = [_row(game, "live answer", steps["live"]), _row(game, "step in search", steps["search"])]
    for mode, goal in zip(("live", "search"), MATCHES.get(game.name, (0, 0)), strict=True):
        aim, met = (f"≥ {goal}", rates[mode] >= goal) if goal else ("", None)
        rows.append(Row(group, f"random matches, {mode}", rates[mode], "/s", target=aim, met=met))
    rows += [Row(group, "answers, live", 1e6 / steps["live"], "/s")]
    for peer in others:
        rows += [
            _beside(game, f"step, {mode}", steps[mode], peer, "step", steps[peer.name])
            for mode in ("search", "live")
        ]
        rows.append(
            Row(
                group,
                "random matches, search",
                rates["search"],
                "/s",
                peer=f"{peer.name}: matches",
                peer_value=rates[peer.name],
                more_is_better=True,
            )
        )
    return rows


def _few(peer: Peer) -> int:
    return 10 if peer.name == "catanatron" else 100


def _time(play: Callable[[], int], matches: int = 50) -> tuple[float, float]:
    """µs per step, matches per second."""
    begun = perf_counter()
    steps = sum(play() for _ in range(matches))
    spent = perf_counter() - begun
    return spent / steps * 1e6, matches / spent


def _silent(match: Match[Any], rng: Random) -> tuple[Ask, Any]:
    """Somebody's random answer among the options: nobody looks for words."""
    asks = match.open_asks()
    ask = asks[int(rng.random() * len(asks))]
    options = match.choices(ask)
    if not options:  # something has to be written
        return ask, random_answer(match, ask, rng)
    return ask, options[int(rng.random() * len(options))]


def _live(game: Game[Any], seed: int) -> int:
    rng = Random(seed)
    match, _ = Match.begin(game, PLAYERS, game.settings(), rng.randbytes(16))
    steps = 0
    while not match.over:
        ask, value = _silent(match, rng)
        match.answer(ask.seat, match.question_id(ask), text_of(value))
        steps += 1
    return steps


def _search(game: Game[Any], seed: int) -> int:
    rng = Random(seed)
    match = Match.begin(game, PLAYERS, game.settings(), rng.randbytes(16))[0].clone(rng)
    steps = 0
    while not match.over:
        match.play(*_silent(match, rng))
        steps += 1
    return steps
