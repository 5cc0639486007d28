"""The script of «Шёпот за стеной 2»: ways tapped on the chart, doors, notes, heat, dice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.scripts.conftest import Bench

SCRIPT = "games/wall_whisper/page.js"


def module(place: str, x: int, heat: str = "") -> str:
    data = f'data-place="{place}" data-name="Модуль {place}" data-x="{x}" data-y="50"'
    shade = f' data-heat="{heat}" data-some="in all {heat.split(",")[0]}"' if heat else ""
    return f"""<g class="ww-room" id="{place}" {data}{shade}><rect width="9" height="9" x="{x}"/>
      <rect class="heat"/><text class="heat-text"></text></g>"""


def chart(*modules: str) -> str:
    return f"""<svg class="ww-map" width="400" height="100">{"".join(modules)}
      <g class="ww-gate" id="gate-ab" data-door="a-b" data-via="60,40 70,45 " data-name="Дверь АБ"></g>
      <g class="ww-gate" id="gate-cb" data-door="c-b" data-via="160,40 150,45 " data-name="Дверь ВБ"></g>
      <g data-figure="anna" id="figure"><circle r="3" cx="390" cy="90"/></g>
      <g id="ww-route-layer"></g><g id="ww-notes-layer"></g></svg>"""


MODULES = (
    module("a", 50, "20,0"),
    module("b", 100, "35,x"),
    module("c", 150, "70,70"),
    module("d", 200, "0,12"),
)
CONFIRM = """<div id="ww-confirm" data-arrow=" → "><p id="ww-hint" data-hint="Коснитесь модуля"></p>
  <button id="ww-go" hidden>Идти</button><button id="ww-drop" hidden>Заново</button></div>"""
PAGE = """<div id="live">{chart}
  <div class="tray ww-tray" data-ways='{ways}'{doors}>{confirm}</div>{more}</div>"""
WAYS = [["b", "Видно"], ["b,c", ""], ["d,b,c", "Далеко"]]


def ways(made: Any = WAYS, who: str = "", pre: str = "move,", start: str = "a") -> dict[str, Any]:
    return {"who": who, "ask": "7-act-0", "pre": pre, "start": start, "ways": made}


def table(bench: Bench, *offered: Any, doors: str = "", more: str = "") -> Any:
    html = PAGE.format(
        chart=chart(*MODULES), ways=json.dumps(offered or [ways()]), doors=doors, confirm=CONFIRM, more=more
    )
    return bench.open(html, SCRIPT)


def tap(page: Any, taps: str) -> None:
    page.evaluate(
        """taps => taps.split(" ").filter(Boolean).forEach((id) =>
          document.querySelector(`#${id}`).dispatchEvent(new MouseEvent("click", { bubbles: true })))""",
        taps,
    )


MEANT = "[document.querySelector('#ww-hint').textContent, pressed('.ww-room.meant')]"


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        ([], {"b": 1, "c": 2, "d": 1}),
        (["b"], {"b": 1, "c": 1, "d": 1}),
        (["d"], {"b": 1, "c": 2, "d": 1}),
        (["b", "c"], {"b": 1, "c": 2, "d": 1}),
    ],
)
def test_where_the_next_tap_can_lead(bench: Bench, path: list[str], reached: dict[str, int]) -> None:
    bench.open("")
    found = bench.of(
        "games/wall_whisper/js/ways.js", "Object.fromEntries(it.reachable(...given))", ways(), path
    )
    assert found == reached


@pytest.mark.parametrize(
    ("path", "place", "after"),
    [
        ([], "b", ["b"]),
        ([], "c", ["b", "c"]),  # the shortest that ends there
        ([], "d", ["d"]),  # none ends there, one begins there
        (["d"], "b", ["d", "b"]),
        (["d", "b"], "c", ["d", "b", "c"]),
        (["b", "c"], "d", ["d"]),
        (["b"], "e", None),
    ],
)
def test_what_a_tap_means(bench: Bench, path: list[str], place: str, after: list[str] | None) -> None:
    bench.open("")
    assert bench.of("games/wall_whisper/js/ways.js", "it.afterTap(...given)", ways(), path, place) == after


@pytest.mark.parametrize(
    ("taps", "hint", "meant", "whole"),
    [
        ("", "Коснитесь модуля", [], False),
        ("b", "Модуль a → Модуль b. Видно", ["b"], True),
        ("c", "Модуль a → Модуль b → Модуль c", ["b", "c"], True),
        ("d", "Модуль a → Модуль d", ["d"], False),
        ("d b c", "Модуль a → Модуль d → Модуль b → Модуль c. Далеко", ["b", "c", "d"], True),
        ("b ww-drop", "Коснитесь модуля", [], False),
    ],
)
def test_a_way_is_tapped(bench: Bench, taps: str, hint: str, meant: list[str], whole: bool) -> None:
    page = table(bench)
    tap(page, taps)
    assert page.evaluate(MEANT) == [hint, meant]
    assert page.locator("#ww-go").is_visible() == whole
    assert page.locator("#ww-drop").is_visible() == bool(meant)
    assert page.evaluate("sent") == []


@pytest.mark.parametrize(
    ("taps", "text"),
    [("b b", "move,b"), ("c ww-go", "move,b,c"), ("d b c c", "move,d,b,c"), ("a", "move,a")],
)
def test_a_whole_way_is_sent_and_so_is_one_that_the_table_will_refuse(
    bench: Bench, taps: str, text: str
) -> None:
    page = table(bench)
    tap(page, taps)
    assert page.evaluate("sent") == [{"question": "7-act-0", "text": text}]
    assert page.evaluate(MEANT) == ["Коснитесь модуля", []]


def test_modules_that_can_be_tapped_say_so(bench: Bench) -> None:
    page = table(bench)
    assert page.evaluate("pressed('.ww-room.may')") == ["b", "c", "d"]
    assert page.evaluate("pressed('.ww-room.far')") == ["c"]
    assert page.evaluate("[b.getAttribute('role'), b.getAttribute('tabindex')]") == ["button", "0"]
    assert page.evaluate("key('Enter', b)")
    assert page.evaluate(f"{MEANT}[1]") == ["b"]
    page.evaluate("key('Escape')")
    assert page.evaluate(f"{MEANT}[1]") == []


@pytest.mark.parametrize(
    ("start", "line", "stops"),
    [
        ("a", "M50 67L60 40L70 45L100 67L150 45L160 40L150 67", ["1", "2"]),
        ("", "M100 67L150 45L160 40L150 67", ["1", "2"]),
    ],
)
def test_the_way_is_drawn_through_its_tubes(bench: Bench, start: str, line: str, stops: list[str]) -> None:
    page = table(bench, ways(start=start))
    tap(page, "c")
    assert page.locator(".ww-way").get_attribute("d") == line
    assert page.locator(".ww-stop-text").all_text_contents() == stops


PICKS = """<button data-pick="anna" aria-pressed="true" id="anna">А</button>
  <button data-pick="boris" id="boris">Б</button><section data-panel="anna" id="panel-anna">…</section>
  <section data-panel="boris" id="panel-boris">…</section>"""
TWO = (ways([["b", ""]], "anna", "anna,move,"), ways([["d", ""]], "boris", "boris,move,"))


def test_each_victim_has_ways_of_their_own(bench: Bench) -> None:
    page = table(bench, *TWO, more=PICKS)
    panels = "['anna', 'boris'].map((one) => document.querySelector(`#panel-${one}`).hidden)"
    assert page.evaluate(panels) == [False, True]
    tap(page, "b b")
    tap(page, "boris")
    assert page.evaluate(panels) == [True, False]
    assert page.evaluate("pressed('.ww-room.may')") == ["d"]
    tap(page, "d d")
    assert page.evaluate("sent.map(({ text }) => text)") == ["anna,move,b", "boris,move,d"]
    tap(page, "figure")
    assert page.evaluate("[pressed('[data-pick][aria-pressed=true]'), pressed('.picked')]") == [
        ["anna"],
        ["figure"],
    ]


def test_whoever_has_no_way_any_more_is_not_picked(bench: Bench) -> None:
    page = table(bench, *TWO, more=PICKS)
    ways_now = json.dumps([TWO[1]])
    page.evaluate("ways => { document.querySelector('.ww-tray').dataset.ways = ways; drawn(); }", ways_now)
    assert page.evaluate("pressed('[data-pick][aria-pressed=true]')") == ["boris"]


def test_a_tapped_way_is_forgotten_when_others_are_offered(bench: Bench) -> None:
    page = table(bench)
    tap(page, "b")
    page.evaluate("drawn()")
    assert page.evaluate(f"{MEANT}[1]") == ["b"]
    page.evaluate("document.querySelector('.ww-tray').dataset.ways = '[]'; drawn()")
    assert page.evaluate(f"{MEANT}[1]") == []
    assert page.evaluate("pressed('.ww-room.may')") == []


DOORS = ' data-doors="a-b" data-doors-ask="8-door-0"'


def test_a_door_is_tapped_twice_or_confirmed(bench: Bench) -> None:
    page = table(bench, ways([]), doors=DOORS)
    assert page.evaluate("pressed('.ww-gate.may')") == ["gate-ab"]
    assert page.locator("#gate-ab").get_attribute("aria-label") == "Дверь АБ"
    tap(page, "gate-ab")
    assert page.evaluate(f"{MEANT}[0]") == "Дверь АБ"
    tap(page, "gate-ab")
    assert page.evaluate("sent") == [{"question": "8-door-0", "text": "a-b"}]
    tap(page, "gate-ab ww-go gate-cb")
    assert page.evaluate("sent.length") == 2


NOTES = """<input id="ww-notes" data-keep="notes"><button data-pen="1" data-letter="Б" id="pen-1">Б</button>
  <button data-pen="x" data-letter="×" id="pen-x">×</button><button data-wipe id="wipe">стереть</button>"""
NOTED = "document.querySelector('#ww-notes').value"


@pytest.mark.parametrize(
    ("taps", "notes", "drawn"),
    [
        ("pen-1 b", "b:1", ["Б"]),
        ("pen-1 b c pen-x b", "b:1x c:1", ["Б", "×", "Б"]),
        ("pen-1 b b", "", []),
        ("pen-1 b pen-x b pen-1 b", "b:x", ["×"]),
        ("pen-1 b wipe", "", []),
        ("pen-1 pen-1 b", "", []),  # the pen is put down: a way is tapped
    ],
)
def test_the_killer_takes_notes(bench: Bench, taps: str, notes: str, drawn: list[str]) -> None:
    page = table(bench, more=NOTES)
    tap(page, taps)
    assert page.evaluate(NOTED) == notes
    assert page.locator(".ww-note-text").all_text_contents() == drawn


def test_with_a_pen_in_hand_every_module_can_be_tapped(bench: Bench) -> None:
    page = table(bench, more=NOTES)
    tap(page, "pen-1")
    assert page.evaluate("pressed('.ww-room.may')") == ["a", "b", "c", "d"]
    assert page.evaluate("pressed('.ww-room.far')") == []
    page.evaluate("key('Escape')")
    assert page.evaluate("pressed('[data-pen][aria-pressed=true]')") == []


HEATS = """<div class="ww-heats"><button data-heats="off" id="off">нет</button>
  <button data-heats="0" id="everybody">все</button><button data-heats="1" id="anna">А</button></div>"""
HEAT = """[...document.querySelectorAll(".ww-room")].map((room) => [
  room.querySelector(".heat-text").textContent,
  Number(room.querySelector(".heat").getAttribute("fill-opacity")).toFixed(2)])"""


@pytest.mark.parametrize(
    ("chosen", "heat"),
    [
        ("", [["in all 20", "0.29"], ["in all 35", "0.50"], ["in all 70", "0.85"], ["", "0.00"]]),
        ("anna", [["", "0.00"], ["", "1.00"], ["70%", "0.85"], ["12%", "0.17"]]),
        ("off", [["", "0.00"]] * 4),
        (
            "anna everybody",
            [["in all 20", "0.29"], ["in all 35", "0.50"], ["in all 70", "0.85"], ["", "0.00"]],
        ),
    ],
)
def test_heat_is_shown_for_everybody_or_for_one(bench: Bench, chosen: str, heat: list[list[str]]) -> None:
    page = table(bench, more=HEATS)
    tap(page, chosen)
    assert page.evaluate(HEAT) == heat
    assert page.evaluate("pressed('.ww-heats [aria-pressed=true]')") == [(chosen or "everybody").split()[-1]]
    assert page.evaluate("pressed('.heat.never')") == ([""] if chosen == "anna" else [])


ROLL = '<div data-roll="{number}"><b class="ww-die" id="die-{number}">6</b></div>'


@pytest.mark.parametrize(
    ("before", "now", "tumbled"), [("", "4", ["die-4"]), ("4", "4", []), ("4", "5", ["die-5"]), ("4", "", [])]
)
def test_dice_tumble_when_they_have_been_rolled(
    bench: Bench, before: str, now: str, tumbled: list[str]
) -> None:
    page = table(bench, more=f'<div id="fray">{ROLL.format(number=before) if before else ""}</div>')
    assert page.evaluate("glided") == []
    page.evaluate(
        "html => { document.querySelector('#fray').innerHTML = html; drawn(); }",
        ROLL.format(number=now) if now else "",
    )
    assert page.evaluate("glided.map(([id]) => id)") == tumbled
