"""The script of «Шёпот леса»: a word of cards of the field and own ones, the field under the hands, cubes."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench


def tree(place: str, letter: str, cubes: int = 0, asks: str = "") -> str:
    """A card of the field: to spell with, or one that would answer a question."""
    tower = f'<svg data-tower="0" data-n="{cubes}" id="tower-{place}"></svg>' if cubes else ""
    more = asks or f'data-spell="{letter}"'
    button = f'<button id="{place}" data-place="{place}" {more}>{letter}{tower}</button>'
    return f'<div class="fw-cell" id="c{place}">{button}</div>'


FIELD = "".join([tree("t1", "л"), tree("t2", "е"), tree("t3", "с", 2), tree("t4", "е")])
TOOLS = """<button data-control id="control"></button><button data-zoom="1" id="nearer"></button>
  <button data-zoom="-1" id="farther"></button><button data-zoom="0" id="whole"></button>"""
OWN = '<button id="a" data-spell="с" data-own></button><button id="b" data-spell="а" data-own></button>'
PEN = """<form id="fw-pen" data-missing="Нет букв: §" data-layout="Раскладка: §" data-most="Своих хватит">
  <input id="sheet-7" name="text" data-stands="7-write-0">
  <button type="button" data-backspace id="back">⌫</button>
  <p id="fw-hint"></p></form>"""
PAGE = """<div id="live"><section id="board"><div class="fw-clearing">{field}</div>{tools}</section>
  <section id="own"><div class="fw-tray" data-own-cards="{own_cards}"{yo}>{own}{pen}</div></section>
  <nav id="options"></nav></div>"""
STATE = """[document.querySelector("[name=text]").value, pressed("[data-spell][aria-pressed=true]"),
  document.querySelector("#fw-hint").textContent]"""


def table(bench: Bench, own_cards: int = 1, yo: str = "", **more: str) -> Any:
    parts = {"field": FIELD, "tools": TOOLS, "own": OWN, "pen": PEN, **more}
    return bench.open(PAGE.format(own_cards=own_cards, yo=yo, **parts), "games/forest_whisper/page.js")


def tap(page: Any, taps: str) -> None:
    page.evaluate("taps => taps.split(' ').forEach((id) => document.querySelector(`#${id}`).click())", taps)


@pytest.mark.parametrize(
    ("own_cards", "taps", "state"),
    [
        (1, "t1 t2 t3", ["лес", ["t1", "t2", "t3"], ""]),
        (1, "t1 t4 t3", ["лес", ["t1", "t3", "t4"], ""]),
        (1, "t1 t2 a", ["лес", ["t1", "t2", "a"], ""]),
        (1, "t1 t2 a t2", ["лс", ["t1", "a"], ""]),
        # As many own cards as the rules allow, which the server says.
        (1, "a b", ["с", ["a"], "Своих хватит"]),
        (2, "a b", ["са", ["a", "b"], ""]),
        (1, "t1 t2 back", ["л", ["t1"], ""]),
    ],
)
def test_cards_are_tapped(bench: Bench, own_cards: int, taps: str, state: list[Any]) -> None:
    page = table(bench, own_cards)
    tap(page, taps)
    assert page.evaluate(STATE) == state


@pytest.mark.parametrize(
    ("yo", "text", "state"),
    [
        ("", "лес", ["лес", ["t1", "t2", "t3"], ""]),
        ("", "лёс", ["лёс", ["t1", "t2", "t3"], ""]),
        (" data-yo", "лёс", ["лёс", ["t1", "t3"], "Нет букв: Ё"]),
        ("", "лист", ["лист", ["t1", "t3"], "Нет букв: ИТ"]),
        # One own card is used already, so the other letters are missing.
        ("", "сса", ["сса", ["t3", "a"], "Нет букв: А"]),
        ("", "ktc", ["ktc", [], "Раскладка: лес"]),
        ("", "", ["", [], ""]),
    ],
)
def test_words_are_typed(bench: Bench, yo: str, text: str, state: list[Any]) -> None:
    page = table(bench, yo=yo)
    page.evaluate("text => typed(document.querySelector('[name=text]'), text)", text)
    assert page.evaluate(STATE) == state


def test_a_typed_word_can_be_tapped_on(bench: Bench) -> None:
    page = table(bench)
    page.evaluate("typed(document.querySelector('[name=text]'), 'ле')")
    tap(page, "t3")
    assert page.evaluate(STATE) == ["лес", ["t1", "t2", "t3"], ""]
    tap(page, "t2")
    assert page.evaluate(STATE) == ["лс", ["t1", "t3"], ""]


def test_without_a_sheet_the_cards_cannot_be_tapped(bench: Bench) -> None:
    page = table(bench, pen="")
    assert page.evaluate("[...document.querySelectorAll('[data-spell]')].every((one) => one.disabled)")


ASSIGN = """<p class="fw-spelled">л<b class="wanted">{letter}</b>с</p>
  <button data-text="front" id="front">…</button>"""
MAY = 'class="may" hx-ws:send hx-vals=\'{"question": "8-assign-0", "text": "x"}\''


def asks_which_card(page: Any, field: str, letter: str = "Е") -> list[str]:
    """The cards that the script takes by itself when it is asked which one serves the letter."""
    chosen: list[str] = page.evaluate(
        """([field, tray]) => {
            document.querySelector(".fw-clearing").innerHTML = field;
            document.querySelector(".fw-tray").innerHTML = tray;
            window.chosen = [];
            for (const one of document.querySelectorAll(".may, #front")) {
                one.addEventListener("click", () => chosen.push(one.id));
            }
            drawn("8-assign-0");
            return chosen;
        }""",
        [field, ASSIGN.format(letter=letter)],
    )
    return chosen


@pytest.mark.parametrize(
    ("taps", "cubes", "letter", "chosen"),
    [
        ("t1 t4 t3", 0, "Е", ["t4"]),
        ("t1 t2 t3", 0, "Е", ["t2"]),
        ("t1 t2 t3", 1, "Е", []),  # cubes have come: the choice is another one
        ("t1 t2 t3 t2", 0, "Е", []),  # taken out again
        ("a", 0, "С", ["front"]),
    ],
)
def test_whoever_has_tapped_a_card_is_not_asked_for_it_again(
    bench: Bench, taps: str, cubes: int, letter: str, chosen: list[str]
) -> None:
    page = table(bench)
    tap(page, taps)
    field = tree("t2", "е", asks=MAY) + tree("t4", "е", cubes, asks=MAY)
    assert asks_which_card(page, field, letter) == chosen
    assert asks_which_card(page, field, letter) == []  # what was taken back is asked


def test_a_typed_word_chooses_no_card(bench: Bench) -> None:
    page = table(bench)
    page.evaluate("typed(document.querySelector('[name=text]'), 'лес')")
    assert asks_which_card(page, tree("t2", "е", asks=MAY) + tree("t4", "е", asks=MAY)) == []


LOOK = """[board.style.getPropertyValue("--zoom"), board.style.getPropertyValue("--least"),
  board.classList.contains("fw-control"), document.querySelector("#control").getAttribute("aria-pressed")]"""


@pytest.mark.parametrize(
    ("act", "look"),
    [
        ("document.querySelector('#nearer').click()", ["1.25", "", False, None]),
        ("key('+', document.body)", ["1.25", "", False, None]),
        ("key('-', document.body)", ["0.8", "", False, None]),
        ("for (const _ of '123456') document.querySelector('#nearer').click()", ["2", "", False, None]),
        ("document.querySelector('#farther').click(); document.querySelector('#whole').click()",
         ["1", "16px", False, None]),
        ("document.querySelector('#control').click()", ["", "", True, "true"]),
        ("key('k', document.body)", ["", "", True, "true"]),
        ("key('k', document.body); key('k', document.body)", ["", "", False, "false"]),
        ("key('k', document.querySelector('#options'), { ctrlKey: true })", ["", "", False, None]),
    ],
)  # fmt: skip
def test_the_field_from_nearer_or_farther(bench: Bench, act: str, look: list[Any]) -> None:
    page = table(bench)
    page.evaluate(act)
    assert page.evaluate(LOOK) == look


def test_a_letter_means_the_word_before_it_means_the_field(bench: Bench) -> None:
    page = table(bench)
    page.evaluate("key('к', document.body)")
    assert page.evaluate(f"[document.activeElement.id, {LOOK}[2]]") == ["sheet-7", False]
    page = table(bench, pen="")
    page.evaluate("key('к', document.body)")
    assert page.evaluate(f"{LOOK}[2]")


@pytest.mark.parametrize(
    "html",
    [
        '<button data-cells="t1,t3">…</button>',
        '<button class="option" hx-vals=\'{"question": "q", "text": "t1,t3"}\'>…</button>',
    ],
)
def test_what_a_choice_means_is_pointed_at(bench: Bench, html: str) -> None:
    page = table(bench)
    page.evaluate("html => { document.querySelector('#options').innerHTML = html; }", html)
    page.locator("#options button").hover()
    assert page.evaluate("pressed('.pointed')") == ["t1", "t3"]
    page.locator("#sheet-7").hover()
    assert page.evaluate("pressed('.pointed')") == []


def test_the_field_is_dragged_with_a_mouse(bench: Bench) -> None:
    page = table(bench)
    moved = page.evaluate(
        """() => {
            const ground = document.querySelector(".fw-clearing");
            ground.scrollTo = (...where) => { window.where = where; };
            const at = (kind, x, y) => ground.dispatchEvent(
              new PointerEvent(kind, { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }));
            at("pointerdown", 50, 40);
            at("pointermove", 30, 45);
            at("pointerup", 30, 45);
            at("pointermove", 0, 0);
            return where;
        }"""
    )
    assert moved == [20, -5]


@pytest.mark.parametrize(
    ("cubes", "dropped"), [([0, 3], ["tower-t3"]), ([1, 2], ["tower-t1"]), ([0, 1], []), ([0, 2], [])]
)
def test_a_cube_that_has_come_drops(bench: Bench, cubes: list[int], dropped: list[str]) -> None:
    page = table(bench)
    field = tree("t1", "л", cubes[0]) + tree("t3", "с", cubes[1])
    page.evaluate("field => { document.querySelector('.fw-clearing').innerHTML = field; drawn(); }", field)
    assert page.evaluate("glided.map(([id]) => id)") == dropped
