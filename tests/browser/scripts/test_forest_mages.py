"""The script of «Маги леса»: another die, dice to roll again, tips, the village, what others have placed."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

SCRIPT = "games/forest_mages/page.js"


def slot(zone: str, dice: str) -> str:
    pile = "".join(f'<i data-card="{die}"></i>' for die in dice.split())
    return f'<div class="fm-slot" id="{zone}" data-zone="{zone}"><p class="fm-pile">{pile}</p></div>'


def die(at: int, face: str) -> str:
    return f'<button id="toss-{at}" data-toss="{face}">{face}</button>'


def option(name: str, text: str) -> str:
    return (
        f"""<button id="{name}" hx-ws:send hx-vals='{{"question": "q", "text": "{text}"}}'>{text}</button>"""
    )


TOSS = f"""{die(0, "3")}{die(1, "f")}{die(2, "3")}<button data-toss-go id="go">бросить</button>
  <input id="fm-tossed" data-question="9-toss-0" data-keep="tossed" value="{{marks}}">"""
OPTIONS = option("o1", "3") + option("o2", "3,f") + option("o3", "f")
PAGE = """<div id="live"><i data-mine="{mine}" id="mine"></i><section id="board">{board}</section>
  <section id="own">{own}</section><nav id="options">{options}</nav></div>"""


def table(bench: Bench, board: str = "", own: str = "", options: str = "", mine: str = "") -> Any:
    return bench.open(PAGE.format(board=board, own=own, options=options, mine=mine), SCRIPT)


@pytest.mark.parametrize(
    ("marks", "clicks", "marked", "kept"),
    [
        ("", "toss-0", ["toss-0"], "9-toss-0 0"),
        ("", "toss-2 toss-1", ["toss-1", "toss-2"], "9-toss-0 2 1"),
        ("", "toss-0 toss-0", [], "9-toss-0"),
        ("9-toss-0 1", "toss-0", ["toss-0", "toss-1"], "9-toss-0 1 0"),
        ("8-toss-0 1", "", [], "8-toss-0 1"),  # marks of another question
    ],
)
def test_dice_are_marked_for_the_question_they_belong_to(
    bench: Bench, marks: str, clicks: str, marked: list[str], kept: str
) -> None:
    page = table(bench, own=TOSS.format(marks=marks))
    page.evaluate(
        "ids => ids.split(' ').filter(Boolean).forEach((id) => document.getElementById(id).click())", clicks
    )
    assert page.evaluate("pressed()") == marked
    assert page.evaluate("document.querySelector('#fm-tossed').value") == kept
    assert page.locator("#go").is_disabled() == (not marked)


@pytest.mark.parametrize(("clicks", "text"), [("toss-2", "3"), ("toss-1 toss-0", "3,f")])
def test_marked_dice_are_rolled_by_the_option_that_names_them(bench: Bench, clicks: str, text: str) -> None:
    page = table(bench, own=TOSS.format(marks=""), options=OPTIONS)
    for one in [*clicks.split(), "go"]:
        page.locator(f"#{one}").click()
    assert page.evaluate("sent") == [{"question": "q", "text": text}]


def test_another_die_is_taken_once_the_first_is_put_back(bench: Bench) -> None:
    page = table(bench, own='<button data-instead="w2" id="instead">w2</button>')
    page.locator("#instead").click()
    assert page.evaluate("sent") == [{"do": "undo"}]
    page.evaluate("drawn()")  # not there yet
    page.evaluate(
        """() => {
            window.taken = 0;
            document.querySelector("#own").innerHTML = '<button data-die="w2">w2</button>';
            document.querySelector("[data-die]").addEventListener("click", () => { taken += 1; });
            drawn();
            drawn();
        }"""
    )
    assert page.evaluate("taken") == 1


CARD = (
    '<button data-about="brew" id="card" style="position: absolute; left: {left}px; top: {top}px">…</button>'
)
ABOUT = '<div id="about-brew" hidden><h3>Зелье</h3><p data-words>Варит</p></div>'
TIP = "document.querySelector('.fm-tip')"
OVER = "kind => card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: kind }))"


@pytest.mark.parametrize(
    ("left", "top", "above"), [(300, 200, True), (300, 5, False), (0, 200, True), (980, 200, True)]
)
def test_a_tip_tells_what_a_card_does(bench: Bench, left: int, top: int, above: bool) -> None:
    page = table(bench, board=CARD.format(left=left, top=top) + ABOUT)
    page.evaluate(OVER, "mouse")
    assert page.evaluate(f"{TIP}.hidden")
    page.evaluate(f"{TIP}.style.position = 'fixed'")
    page.clock.run_for(400)
    assert page.evaluate(f"[{TIP}.hidden, {TIP}.textContent]") == [False, "ЗельеВарит"]
    box = page.evaluate(f"{TIP}.getBoundingClientRect().toJSON()")
    assert (box["bottom"] <= top) == above
    assert box["left"] >= 8
    assert box["right"] <= 992


@pytest.mark.parametrize(
    "hides",
    [
        "document.dispatchEvent(new PointerEvent('pointerdown'))",
        "document.dispatchEvent(new Event('scroll'))",
        "drawn()",
    ],
)
def test_the_tip_goes_when_anything_happens(bench: Bench, hides: str) -> None:
    page = table(bench, board=CARD.format(left=300, top=200) + ABOUT)
    page.evaluate(OVER, "mouse")
    page.clock.run_for(400)
    assert not page.evaluate(f"{TIP}.hidden")
    page.evaluate(hides)
    assert page.evaluate(f"{TIP}.hidden")


def test_fingers_get_no_tip(bench: Bench) -> None:
    page = table(bench, board=CARD.format(left=300, top=200) + ABOUT)
    page.evaluate(OVER, "touch")
    page.clock.run_for(400)
    assert page.evaluate(f"{TIP}.hidden")


VILLAGE = (
    '<section data-side="{side}" id="village"></section><p class="fm-dice"><i class="die" id="die"></i></p>'
)


@pytest.mark.parametrize(
    ("before", "now", "turned"),
    [("day", "night", ["village", "die"]), ("day", "day", []), ("", "day", []), ("day", "", [])],
)
def test_the_village_turns_over(bench: Bench, before: str, now: str, turned: list[str]) -> None:
    page = table(bench, board=VILLAGE.format(side=before))
    page.evaluate("html => { board.innerHTML = html; drawn(); }", VILLAGE.format(side=now))
    assert page.evaluate("glided.map(([id]) => id)") == turned


def draws(page: Any, first: str, second: str, mine: str = "") -> list[str]:
    page.evaluate(
        "([html, mine]) => { board.innerHTML = html; drawn(mine); }",
        [slot("f1", first) + slot("f2", second), mine],
    )
    found: list[str] = page.evaluate("pressed('.fresh')")
    return found


def test_what_others_have_placed_keeps_a_ring_until_ones_turn_is_over(bench: Bench) -> None:
    page = table(bench, board=slot("f1", "3") + slot("f2", ""))
    assert draws(page, "3", "4") == ["f2"]
    assert draws(page, "", "4") == ["f2"]  # what was taken away leaves no ring
    assert draws(page, "5", "4", mine="7-place-0") == ["f1", "f2"]
    assert draws(page, "5", "4 6", mine="7-place-1") == ["f1", "f2"]  # one's own
    assert draws(page, "5", "4 6") == []


def test_a_key_leads_from_one_thing_that_glows_to_the_next(bench: Bench) -> None:
    glowing = '<button class="may" id="one">1</button><p class="may"><button id="two">2</button></p>'
    page = table(
        bench, board=glowing, own='<button data-test="choice" id="three">3</button><input id="field">'
    )
    walked = page.evaluate(
        """[0, 1, 2, 3].map(() => {
            key("п", document.activeElement, { code: "KeyG" });
            return document.activeElement.id;
        })"""
    )
    assert walked == ["one", "two", "three", "one"]
    page.locator("#field").focus()
    page.evaluate("key('п', document.activeElement, { code: 'KeyG' })")
    assert page.evaluate("document.activeElement.id") == "field"
