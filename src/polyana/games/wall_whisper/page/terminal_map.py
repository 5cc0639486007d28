"""The map of «Шёпот за стеной» in letters: rooms as on the plan of the page, who and what is in them, the
doors between those that stand beside each other; all other ways are listed below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.games.terminal import Look
from polyana.games.wall_whisper.page import page
from polyana.games.wall_whisper.page.floor_plan import ACROSS, DOWN, LEFT, TOP
from polyana.games.wall_whisper.rules.board import Link
from polyana.games.wall_whisper.rules.table import Station

WIDTH, ROOM, GAP = 80, 18, 2
TALL = 4
"""Lines of a room: its name, who is there, what is there, the way on."""
ZONES = {"green": "green", "red": "red", "blue": "blue"}


class Canvas:
    """Lines of letters, each with its style."""

    def __init__(self, high: int) -> None:
        self.cells = [[(" ", "")] * WIDTH for _ in range(high)]

    def write(self, x: int, y: int, text: str, style: str = "", room: int = WIDTH) -> None:
        for at, letter in enumerate(text[:room], x):
            if 0 <= at < WIDTH:
                self.cells[y][at] = (letter, style)

    def lines(self) -> Text:
        return Text("\n").join(Text.assemble(*row) for row in self.cells)


def station_map(look: Look) -> RenderableType:
    """The map as this seat knows it."""
    t: Station = look.table
    box = look.game.box
    spots, at = page.spots(box, t, look.speech.language), corners(look)
    canvas = Canvas(TALL * (max(y for _, y in at.values()) // TALL + 1))
    for id_, spot in spots.items():
        _room(look, canvas, spot, *at[id_])
    links = box.board.links.values()
    far = [_named(look, link) for link in links if not _way(look, canvas, link, at)]
    signs = {"down": look.sign("│", "|"), "across": look.sign("─", "-")}
    noted = [Text(look.say("page-map-how", **signs), "dim")] if look.legend else []
    if far:
        noted.append(look.line(look.say("page-map-far"), "; ".join(far)))
    return Group(canvas.lines(), *noted)


def corners(look: Look) -> dict[str, tuple[int, int]]:
    """Where each room begins: column and line."""
    modules = page.plan(look.game.box.board).modules
    across = {id_: (one.x - LEFT) / ACROSS for id_, one in modules.items()}
    first, last = min(across.values()), max(across.values())
    pitch = min(ROOM + GAP, (WIDTH - ROOM) / max(last - first, 1))
    rows = sorted({round((one.y - TOP) / DOWN) for one in modules.values()})
    return {
        id_: (round((across[id_] - first) * pitch), TALL * rows.index(round((one.y - TOP) / DOWN)))
        for id_, one in modules.items()
    }


def _room(look: Look, canvas: Canvas, spot: page.Spot, x: int, y: int) -> None:
    """A room: its name in brackets, the people, the signs."""
    name = look.say(f"place-{spot.id}")[: ROOM - 2]
    canvas.write(x, y, f"[{name}]", f"bold {ZONES[spot.zone]}" + (" reverse" if spot.noise else ""))
    killers = [look.say(f"killer-{one}") for one in (*spot.killers, *spot.lurks)]
    killers += [f"{look.say(f'killer-{one}')}?" for one in spot.ghosts]
    people = [*killers, *(look.say(f"victim-{one}") for one in spot.victims)]
    people += [look.say("page-carrier")] * bool(spot.carrier)
    people += [f"{look.sign('†', '+')}{look.say(f'victim-{one}')}" for one in spot.bodies]
    canvas.write(x, y + 1, _fitted(people), "bold", ROOM)
    things = [look.say("page-token-noise").upper()] * spot.noise
    things += [look.say(f"page-token-{one}") for one in spot.tokens]
    things += [str(number) for number in spot.route]
    for icon in spot.icons:
        tally = f" {spot.tally}" if spot.tally and icon in ("vehicle", "transmitter") else ""
        things.append(look.say(f"sign-{icon}") + tally)
    things += [f"{look.sign('≈', '~')}{spot.passage}"] * bool(spot.passage)
    canvas.write(x, y + 2, _fitted(things), "dim", ROOM)


def _fitted(words: list[str]) -> str:
    """Words in the width of a room; where they are too long, the beginnings of all of them."""
    said = " ".join(words)
    if len(said) <= ROOM or not words:
        return said
    each = max(2, (ROOM - len(words) + 1) // len(words))
    return " ".join(one[:each] for one in words)


def _way(look: Look, canvas: Canvas, link: Link, at: dict[str, tuple[int, int]]) -> bool:
    """Draw a way between rooms that stand beside or above each other; false: they do not."""
    (ax, ay), (bx, by) = at[link.a], at[link.b]
    shut = link.id in look.table.barricades
    style = "bold red" if shut else "dim"
    if ay == by and abs(ax - bx) <= ROOM + GAP:
        left, right = min(ax, bx), max(ax, bx)
        end = left + len(f"[{_name_at(look, link, left, at)}]")
        along = look.sign("─", "-") * (right - end)
        canvas.write(end, ay, _mark(look, link, along, shut, forward=ax < bx, upright=False), style)
        return True
    if abs(ay - by) == TALL and abs(ax - bx) < ROOM - 2:
        x, y = (max(ax, bx) + min(ax, bx) + ROOM) // 2, min(ay, by) + TALL - 1
        line = look.sign("│", "|")
        canvas.write(x - 1, y, _mark(look, link, f" {line} ", shut, forward=ay < by, upright=True), style)
        return True
    return False


def _name_at(look: Look, link: Link, x: int, at: dict[str, tuple[int, int]]) -> str:
    return look.say(f"place-{link.a if at[link.a][0] == x else link.b}")[: ROOM - 2]


def _mark(look: Look, link: Link, along: str, shut: bool, *, forward: bool, upright: bool) -> str:
    """The way with its mark in the middle: a cross for a barricade, an arrow, dots for an open passage."""
    middle = len(along) // 2
    if shut:
        sign = "X"
    elif link.kind == "arrow":
        plain = ("v" if forward else "^") if upright else (">" if forward else "<")
        fancy = ("↓" if forward else "↑") if upright else ("→" if forward else "←")
        sign = look.sign(fancy, plain)
    elif link.kind == "open":
        sign = look.sign("┆" if upright else "╌", ":")
    else:
        return along
    return along[:middle] + sign + along[middle + 1 :]


def _named(look: Look, link: Link) -> str:
    """A way in words."""
    between = look.sign("→", "->") if link.kind == "arrow" else look.sign("—", "-")
    said = f"{look.say(f'place-{link.a}')} {between} {look.say(f'place-{link.b}')}"
    return f"{said} (X)" if link.id in look.table.barricades else said
