"""Situations of «Шёпот за стеной» in a line.

The killer sits in seat 0; with four players Evelyn, Zack and Roy are played by seats 1, 2 and 3. What a
test does not name is as it is after the setup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from polyana.core import Step, text_of
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.records import Battle, Pending
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene

GAME = WallWhisper()
EVERYBODY, KILLER = -1, 0
TRIO = "evelyn zack roy"
STAGES = ("unveil", "delayed_effects", "instant", "basic", "plan", "refill")
MOST_ANSWERS = 2_000


def fresh(
    killer: str = "orion",
    players: int = 4,
    trio: str = TRIO,
    key: bytes = b"scene",
    game: WallWhisper = GAME,
) -> Scene[Station]:
    """A match that has just been laid out: the victims' first turn."""
    one, two, three = trio.split()
    settings = Settings(killer, 0, one, two, three)  # type: ignore[arg-type]
    return Scene(game, players, settings, key)


def victims(
    killer: str = "orion",
    players: int = 4,
    trio: str = TRIO,
    *,
    at: Mapping[str, str] | str = "G5",
    killer_at: str = "R3",
    items: Mapping[str, str] | None = None,
    game: WallWhisper = GAME,
    **zones: Any,
) -> Scene[Station]:
    """The victims' turn, stage II: who stands where, who holds what."""
    scene = fresh(killer, players, trio, game=game)
    _place(scene, at, killer_at, items, zones)
    zones.setdefault("progress", "actions")
    return scene.at("victims", turn="victims", **zones)


def hunting(
    stage: str = "basic",
    killer: str = "orion",
    players: int = 4,
    trio: str = TRIO,
    *,
    at: Mapping[str, str] | str = "G5",
    killer_at: str = "R3",
    items: Mapping[str, str] | None = None,
    hand: str | None = None,
    game: WallWhisper = GAME,
    **zones: Any,
) -> Scene[Station]:
    """The killer's turn from the given stage on."""
    scene = fresh(killer, players, trio, game=game)
    _place(scene, at, killer_at, items, zones)
    if hand is not None:
        zones["hand"] = {killer: hand.split()}
    later = STAGES[STAGES.index(stage) + 1 :]
    agenda = tuple(Step(name, (killer,)) for name in later)
    agenda += (Step("carrier_moves", (killer, "after")), Step("dusk", (killer,)), Step("dawn"))
    zones.setdefault("turn", killer)
    return scene.at(stage, killer, agenda=agenda, **zones)


def _place(
    scene: Scene[Station],
    at: Mapping[str, str] | str,
    killer_at: str,
    items: Mapping[str, str] | None,
    zones: dict[str, Any],
) -> None:
    t = scene.table
    where = dict.fromkeys(t.victims, at) if isinstance(at, str) else {**dict.fromkeys(t.victims, "G5"), **at}
    zones.setdefault("at", where)
    zones.setdefault("killer_at", dict.fromkeys(t.killers, killer_at))
    zones.setdefault("seen_at", dict.fromkeys(t.killers, killer_at))
    if items is not None:
        zones["items"] = {one: items.get(one, "").split() for one in t.victims}
    if gone := zones.get("mutated"):
        for zone in ("at", "items"):
            left = zones.get(zone) or getattr(t, zone)
            zones[zone] = {one: value for one, value in left.items() if one != gone}


def reloaded(*places: str) -> dict[str, Any]:
    """Orion's Reload is pending, once for each of these places, where everybody has seen him play it."""
    pending = [Pending("orion", "reload", 1, place) for place in places]
    return {"delayed": pending, "delayed_at": list(places)}


def battle_of(scene: Scene[Station]) -> Battle:
    """The final battle as it stands."""
    assert scene.table.battle is not None
    return scene.table.battle


def seat_of(scene: Scene[Station], victim: str) -> int:
    return scene.table.controls[victim]


def act(scene: Scene[Station], victim: str, *words: str) -> None:
    """A victim does something in stage II."""
    scene.does(seat_of(scene, victim), "act", ",".join((victim, *words)))


def no_act(scene: Scene[Station], victim: str, *words: str, clause: str) -> None:
    """She may not, and the refusal names the clause."""
    scene.refuses(seat_of(scene, victim), "act", ",".join((victim, *words)), clause=clause)


def may(scene: Scene[Station], victim: str, *words: str) -> bool:
    """Is this action among the options?"""
    return ",".join((victim, *words)) in scene.options(seat_of(scene, victim), "act")


def verbs(scene: Scene[Station], victim: str, verb: str) -> list[str]:
    """What may follow the verb, as texts."""
    head = f"{victim},{verb}"
    texts = scene.options(seat_of(scene, victim), "act")
    return [
        text.removeprefix(head).removeprefix(",") for text in texts if (text + ",").startswith(head + ",")
    ]


def draws(scene: Scene[Station], *outcomes: Any) -> None:
    """What chance will give next: cards, dice."""
    scene.match.dice.script = list(outcomes)


def go_on(scene: Scene[Station], until: str, **choices: str) -> None:
    """Defaults (or the named choices, by kind of question) up to a phase, or up to a kind of question."""
    match = scene.match
    for _ in range(MOST_ANSWERS):
        owing = [ask for ask in match.open_asks() if ask.owes]
        if match.over or match.step.phase == until or any(ask.kind.name == until for ask in owing):
            return
        ask = owing[0]
        text = choices.get(ask.kind.name, text_of(ask.default_in(match.view_table(ask.seat))))
        scene.does(ask.seat, ask.kind.name, text)
    raise AssertionError(f"'{until}' is never reached")


def rest(scene: Scene[Station]) -> None:
    """Everybody who has not acted rests, and the actions end."""
    for victim in [one for one in scene.table.in_play if one not in scene.table.acted]:
        act(scene, victim, "rest")
    for seat in [one for one in scene.table.crew if scene.asked(one, "act")]:
        if scene.asked(seat, "act"):
            scene.does(seat, "act", "end")
    trust(scene)


def trust(scene: Scene[Station]) -> None:
    """Nobody accuses anybody: the turn goes on, or the victory is checked."""
    while seats := [seat for seat in scene.table.crew if not scene.over and scene.asked(seat, "doubt")]:
        scene.does(seats[0], "doubt", "trust")


def to_killer(scene: Scene[Station]) -> None:
    """The victims finish their turn without keeping anything."""
    go_on(scene, "play", keep="none")


def to_victims(scene: Scene[Station]) -> None:
    """The killer finishes his turn by defaults."""
    go_on(scene, "act")


def heard_kinds(scene: Scene[Station], seat: int) -> list[str]:
    """The kinds of what a seat has heard, in order."""
    return [one.kind for event in scene.events if (one := event.heard_by(seat)) is not None]


def said_to(scene: Scene[Station], seat: int) -> list[dict[str, Any]]:
    return [one.args for event in scene.events if (one := event.heard_by(seat)) is not None]


def bytes_of(scene: Scene[Station], seat: int) -> bytes:
    """All that a seat sees, as bytes."""
    return scene.match.view(seat).encode()


def unchanged_for(scene: Scene[Station], seats: Sequence[int], victim: str, *words: str) -> None:
    """The action tells these seats nothing and changes nothing they see."""
    before = [bytes_of(scene, seat) for seat in seats]
    told = len([1 for seat in seats for _ in heard_kinds(scene, seat)])
    act(scene, victim, *words)
    assert [bytes_of(scene, seat) for seat in seats] == before
    assert len([1 for seat in seats for _ in heard_kinds(scene, seat)]) == told


def winners(scene: Scene[Station]) -> str:
    """Which side has won: "killers", "victims", or "" while the match goes on."""
    if scene.over is None:
        return ""
    return "killers" if KILLER in scene.over.winners else "victims"


def other_box(folder: Path, file: str, changes: Mapping[str, str]) -> WallWhisper:
    """The game with another data file: texts of the program's own file are replaced."""
    text = resources.files("polyana.games.wall_whisper").joinpath("data", file).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{old!r} is not in {file}"
        text = text.replace(old, new)
    path = folder / file
    path.write_text(text, "utf-8")
    return WallWhisper(path)
