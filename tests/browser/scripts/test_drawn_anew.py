"""Scripts that follow what the server draws: gliding cards, the teacher, the shared screen, the table."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

CARD = "position: absolute; width: 40px; height: 60px; top: 0; left: {left}px"


def card(name: str, left: int, key: str = "data-card") -> str:
    return f'<b id="{name}{left}" {key}="{name}" style="{CARD.format(left=left)}">{name}</b>'


def lying(before: str, now: str) -> str:
    return f"""(async () => {{
        const {{ remember, glide }} = await import("/static/js/glide.js");
        document.body.innerHTML = `{before}`;
        remember();
        document.body.innerHTML = `{now}`;
        glide();
        glide();
        return glided.map(([id, step]) => [id, step.translate ?? "appears"]);
    }})()"""


HAND = '<div data-zone="hand">{}</div>'
DECK = f'<p id="deck" style="margin: 0; {CARD.format(left=300)}">'
TALK = '<div data-zone="talk"{more}>{cards}</div>'


@pytest.mark.parametrize(
    ("before", "now", "glided"),
    [
        # On within its zone; and what lies still does not move.
        (HAND.format(card("А", 0)), HAND.format(card("А", 100)), [["А100", "-100px 0px"]]),
        (HAND.format(card("А", 0)), HAND.format(card("А", 0)), []),
        # From one zone to another: an equal card that has vanished is where it comes from.
        (HAND.format(card("А", 0)), TALK.format(more="", cards=card("А", 200)), [["А200", "-200px 0px"]]),
        # Nothing has vanished: from where the server says, or out of nowhere.
        (
            DECK,
            TALK.format(more=' data-from="#deck"', cards=card("Б", 0)) + DECK,
            [["Б0", "300px 0px"]],
        ),
        ("", TALK.format(more="", cards=card("Б", 0)), [["Б0", "appears"]]),
        ("", card("7", 0, "data-pop"), [["70", "appears"]]),
        # Equal ones are told apart by their order.
        (
            HAND.format(card("А", 0) + card("А", 50)),
            HAND.format(card("А", 0) + card("А", 90)),
            [["А90", "-40px 0px"]],
        ),
    ],
)
def test_cards_glide_from_where_they_lay(
    bench: Bench, before: str, now: str, glided: list[list[str]]
) -> None:
    assert bench.open("").evaluate(lying(before, now)) == glided


def test_nothing_glides_for_those_who_want_it_calm(bench: Bench) -> None:
    page = bench.open("")
    page.evaluate("document.documentElement.dataset.motion = 'calm'")
    assert page.evaluate(lying(HAND.format(card("А", 0)), HAND.format(card("А", 100)))) == []


LESSON = """<div class="lesson" data-step="{step}" data-show="{show}">
  <button class="lesson-on">Дальше</button></div>"""
TAUGHT = f"""<div id="live"><section id="teacher">{LESSON.format(step=1, show=".hand")}</section>
  <div id="notice">…</div><p class="hand">рука</p><p class="deck" style="margin-top: 3000px">колода</p>
  <div class="near" style="position: fixed; bottom: 0; height: 50px"></div></div>"""


def test_the_teacher_points_at_what_is_spoken_of(bench: Bench) -> None:
    page = bench.open(TAUGHT, "js/teacher.js")
    assert page.locator(".taught").all_inner_texts() == ["рука"]
    assert page.evaluate("[notice.textContent, document.activeElement.className]") == ["", "lesson-on"]
    page.evaluate(
        "html => { teacher.innerHTML = html; tell('htmx:after:swap'); }", LESSON.format(step=2, show=".deck")
    )
    assert page.locator(".taught").all_inner_texts() == ["колода"]
    page.wait_for_function("document.querySelector('.deck').getBoundingClientRect().bottom < innerHeight")


def test_while_the_step_stays_nobody_is_torn_away(bench: Bench) -> None:
    page = bench.open(TAUGHT, "js/teacher.js")
    page.evaluate("document.activeElement.blur(); notice.textContent = 'Нельзя'; tell('htmx:after:swap')")
    assert page.evaluate("[notice.textContent, document.activeElement.tagName]") == ["Нельзя", "BODY"]


SCREEN = """<div id="live"><p id="offline" hidden></p>
  <div data-fit style="width: 400px; height: 300px">
  <p style="margin: 0; height: {high}px">…</p></div></div>"""
ZOOM = "Number(document.querySelector('[data-fit] p').style.zoom)"


@pytest.mark.parametrize(("high", "zoom"), [(150, 2), (600, 0.5), (10, 2.6), (3000, 0.4)])
def test_the_shared_screen_is_made_as_large_as_fits(bench: Bench, high: int, zoom: float) -> None:
    page = bench.open(SCREEN.format(high=high), "js/screen.js")
    assert page.evaluate(ZOOM) == pytest.approx(zoom, abs=0.02)


def test_a_narrow_screen_scrolls_instead(bench: Bench) -> None:
    page = bench.open(SCREEN.format(high=150), "js/screen.js")
    page.set_viewport_size({"width": 700, "height": 700})
    page.wait_for_function(f"{ZOOM} === 0")
    page.set_viewport_size({"width": 1000, "height": 700})
    page.wait_for_function(f"{ZOOM} > 1.9")


TABLE = """<link rel="icon" href="/icon.svg"><button data-sound>…</button><button data-keys>?</button>
  <dialog id="keys">…</dialog><div id="live" data-seat="0" data-turn="Ваш ход" data-title="Игра">
  <p id="offline" hidden></p><p id="status" data-mine=""></p><div id="board"></div><div id="notice"></div>
  <nav id="options"></nav><i data-unread hidden></i>
  <aside id="drawer"><div id="panel-chat"><div id="chat"></div></div></aside>
  <form action="/stand" data-sure="Точно?"><button>Встать</button></form></div>"""


def at_the_table(bench: Bench) -> Any:
    page = bench.open(TABLE, kept={"sound": "on"})
    page.evaluate(
        """() => {
            window.heard = [];
            const param = { setValueAtTime: (pitch) => heard.push(pitch), exponentialRampToValueAtTime() {} };
            const part = { frequency: param, gain: { ...param, setValueAtTime() {} }, start() {}, stop() {},
                           connect: (next) => next };
            window.AudioContext = class {
              currentTime = 0;
              createOscillator = () => part;
              createGain = () => part;
              async resume() {}
            };
            window.swap = (change) => { change(); tell("htmx:after:swap"); };
            window.asked = [];
        }"""
    )
    page.evaluate("import('/static/js/table.js').then(() => null)")
    page.evaluate("live.addEventListener('table:shown', ({ detail }) => window.asked.push(detail.asked))")
    return page


BELL, WOOD, CALL = 660, 190, 320


@pytest.mark.parametrize(
    ("change", "first"),
    [
        ("document.querySelector('#status').dataset.mine = '7-call-0'", BELL),
        ("board.innerHTML = '<b data-card=А></b>'", WOOD),
        ("board.innerHTML = '<b data-pop=3></b>'", CALL),
        ("options.innerHTML = '…'", None),
    ],
)
def test_what_happens_is_heard(bench: Bench, change: str, first: int | None) -> None:
    page = at_the_table(bench)
    page.evaluate(f"swap(() => {{ {change}; }})")
    page.evaluate("new Promise((go) => queueMicrotask(go))")
    assert page.evaluate("heard[0] ?? null") == first


def test_the_title_says_when_it_is_ones_turn(bench: Bench) -> None:
    page = at_the_table(bench)
    assert page.title() == "Игра"
    page.evaluate("swap(() => { document.querySelector('#status').dataset.mine = '7-call-0'; })")
    assert page.title() == "● Ваш ход — Игра"
    assert page.evaluate("asked") == ["7-call-0"]
    page.evaluate("swap(() => { document.querySelector('#status').dataset.mine = ''; })")
    assert page.title() == "Игра"


@pytest.mark.parametrize("sure", [True, False])
def test_what_cannot_be_undone_is_asked_twice(bench: Bench, sure: bool) -> None:
    page = at_the_table(bench)
    stopped = page.evaluate(
        """(sure) => {
            window.confirm = (words) => { window.question = words; return sure; };
            const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
            const goes = document.querySelector("form").dispatchEvent(event);
            return [window.question, goes];
        }""",
        sure,
    )
    assert stopped == ["Точно?", sure]


def test_people_choose_in_the_lobby_and_it_is_sent(bench: Bench) -> None:
    page = bench.open(
        """<div id="live"><p id="offline" hidden></p><form action="/bot"><select name="level" data-submit>
        <option value="">…</option><option value="novice">новичок</option></select></form></div>""",
        "js/lobby.js",
    )
    bench.answers["/bot"] = (200, "")
    with page.expect_navigation(url="**/bot?level=novice"):
        page.locator("select").select_option("novice")
