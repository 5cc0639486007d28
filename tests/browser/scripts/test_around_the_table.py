"""Scripts of the table's page: chat, drawer, keys, sand glass, folded boxes, and how they play together."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench


def said(seat: int, who: str, name: str) -> str:
    return f'<li data-seat="{seat}" data-who="{who}" data-name="{name}">{name}: привет</li>'


CHAT = """<div id="live" data-seat="0"><div id="notice"></div><div id="panel-chat"{hidden}>
  <div id="chat" data-mute="Не слушать" data-unmute="Слушать"><ul>{lines}</ul></div>
  <div id="chat-answer"></div>
  <form class="chat-form"><input name="text"></form>
  </div><i data-unread hidden></i></div>"""
LINES = said(0, "me", "Аня") + said(1, "b2", "Борис") + said(1, "b2", "Борис") + said(2, "", "бот")
SHOWN = (
    "[...chat.querySelectorAll('li')].map((line) => [line.hidden, line.querySelector('button')?.textContent])"
)


def chat(bench: Bench, lines: str = LINES, hidden: str = "", **kept: str) -> Any:
    page = bench.open(CHAT.format(lines=lines, hidden=hidden), kept=kept)
    bench.of("js/chat.js", "(it.chatting(), 0)")
    return page


def test_other_people_can_be_muted_in_the_chat(bench: Bench) -> None:
    page = chat(bench)
    mute, listen = "Не слушать", "Слушать"
    assert page.evaluate(SHOWN) == [[False, None], [False, mute], [False, mute], [False, None]]
    page.locator("#chat button").first.click()
    # The last line of whom one does not hear stays, to hear them again.
    assert page.evaluate(SHOWN) == [[False, None], [True, listen], [False, listen], [False, None]]
    page.locator("#chat button").last.click()
    assert page.evaluate(SHOWN) == [[False, None], [False, mute], [False, mute], [False, None]]


@pytest.mark.parametrize(
    ("hidden", "muted", "news"),
    [(" hidden", "{}", True), ("", "{}", False), (" hidden", '{"b2": "Борис"}', False)],
)
def test_a_new_line_is_marked_while_the_chat_is_closed(
    bench: Bench, hidden: str, muted: str, news: bool
) -> None:
    page = chat(bench, hidden=hidden, muted=muted)
    assert page.evaluate("document.querySelector('[data-unread]').hidden")
    page.evaluate("line => chat.firstChild.insertAdjacentHTML('beforeend', line)", said(1, "b2", "Борис"))
    bench.of("js/chat.js", "(it.showChat(), 0)")
    assert page.evaluate("document.querySelector('[data-unread]').hidden") != news


def test_what_was_said_leaves_its_field_and_why_it_was_refused_is_told_there(bench: Bench) -> None:
    page = chat(bench)
    page.evaluate("document.querySelector('[name=text]').value = 'привет'")
    page.evaluate("submitted(document.querySelector('form'))")
    assert page.locator("[name=text]").input_value() == ""
    page.evaluate("notice.innerHTML = '<p class=refused>Слишком часто</p>'")
    page.evaluate("hear('<hx-partial hx-target=\"#notice\">')")
    assert page.locator("#chat-answer").inner_text() == "Слишком часто"
    assert page.locator("[name=text]").input_value() == "привет"


TABS = "".join(
    f'<button role="tab" id="tab-{name}" aria-controls="panel-{name}">{name}</button>'
    for name in ("log", "chat", "rules")
)
DRAWER = f"""<button id="open" data-drawer="chat">…</button><i data-unread></i>
  <a id="link" href="#" data-clause="NW-1.2">1.2</a>
  <aside id="drawer">{TABS}<button data-drawer-close id="close">…</button>
  <div id="panel-log">…</div><div id="panel-chat">…</div>
  <div id="panel-rules"><div data-rules="/rules">ссылка</div></div></aside>"""
PANELS = "[...document.querySelectorAll('[id^=panel]')].filter(({ hidden }) => !hidden).map(({ id }) => id)"
BOOK = '<div id="rulebook"><p id="NW-1.1">один</p><p id="NW-1.2">два</p></div>'


def drawer(bench: Bench, status: int = 200) -> Any:
    bench.answers["/rules"] = (status, BOOK if status == 200 else "нет")
    page = bench.open(DRAWER)
    bench.of("js/drawer.js", "(it.drawers(), 0)")
    return page


def test_the_drawer_opens_at_what_is_asked_for_and_closes(bench: Bench) -> None:
    page = drawer(bench)
    page.locator("#open").click()
    assert page.evaluate(PANELS) == ["panel-chat"]
    assert page.evaluate("[drawer.hasAttribute('data-open'), document.activeElement.id]") == [
        True,
        "tab-chat",
    ]
    assert page.evaluate("document.querySelector('[data-unread]').hidden")
    page.evaluate("key('Escape')")
    assert page.evaluate("[drawer.hasAttribute('data-open'), document.activeElement.id]") == [False, "open"]
    page.locator("#open").click()
    page.locator("#close").click()
    assert not page.evaluate("drawer.hasAttribute('data-open')")


def test_arrows_walk_round_the_tabs(bench: Bench) -> None:
    page = drawer(bench)
    page.locator("#tab-log").click()
    walked = page.evaluate(
        "['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'x'].map((one) => (key(one), document.activeElement.id))"
    )
    assert walked == ["tab-chat", "tab-log", "tab-rules", "tab-rules"]
    assert page.evaluate(
        "['log', 'rules'].map((name) => document.querySelector(`#tab-${name}`).tabIndex)"
    ) == [-1, 0]


def test_a_clause_is_looked_up_in_the_book_which_is_fetched_once(bench: Bench) -> None:
    page = drawer(bench)
    page.locator("#link").click()
    page.locator("#rulebook .asked-for").wait_for()
    assert page.locator(".asked-for").inner_text() == "два"
    page.evaluate("link.dataset.clause = 'NW-1.1'")
    page.locator("#link").click()
    assert page.locator(".asked-for").all_inner_texts() == ["один"]
    assert bench.asked == ["/rules"]


def test_without_the_book_the_link_to_it_stands_there(bench: Bench) -> None:
    page = drawer(bench, status=500)
    for _ in range(2):  # it is tried again
        with page.expect_response("**/rules"):
            page.locator("#tab-rules").click()
    assert page.locator("[data-rules]").inner_text() == "ссылка"


KEYS = """<button data-keys>?</button><dialog id="keys">…</dialog>
  <input id="other"><input id="word" data-letters>
  <nav id="options"><button aria-keyshortcuts="2" hx-ws:send hx-vals='{"text": "b"}'>b</button></nav>"""


@pytest.mark.parametrize(
    ("key", "at", "more", "sent"),
    [
        ("2", "document.body", {}, 1),
        ("2", "word", {}, 1),
        ("2", "other", {}, 0),
        ("3", "document.body", {}, 0),
        ("2", "document.body", {"ctrlKey": True}, 0),
        ("2", "document.body", {"altKey": True}, 0),
    ],
)
def test_digits_choose_options(bench: Bench, key: str, at: str, more: dict[str, bool], sent: int) -> None:
    page = bench.open(KEYS)
    bench.of("js/keys.js", "(it.keys(), 0)")
    taken = page.evaluate(f"([one, more]) => key(one, {at}, more)", [key, more])
    assert len(page.evaluate("sent")) == sent
    assert taken == (at != "other" and not more)


def test_the_sheet_of_keys(bench: Bench) -> None:
    page = bench.open(KEYS)
    bench.of("js/keys.js", "(it.keys(), 0)")
    page.evaluate("key('?')")
    sheet = "document.querySelector('#keys')"
    assert page.evaluate(f"{sheet}.open")
    page.evaluate("key('2', document.body)")
    assert page.evaluate("sent") == []
    page.evaluate(f"{sheet}.click()")
    assert not page.evaluate(f"{sheet}.open")
    page.evaluate("document.querySelector('[data-keys]').click()")
    assert page.evaluate(f"{sheet}.open")


FOLDED = '<div id="live"><details id="box"><summary>…</summary></details></div>'


@pytest.mark.parametrize(
    ("by_hand", "drawn", "stays"),
    [
        (True, "false", True),  # as it was served: the hand prevails
        (True, "true", True),
        (False, "true", True),  # the server wants it open
        (False, "false", False),
    ],
)
def test_what_was_unfolded_stays_so_until_the_server_wants_it_otherwise(
    bench: Bench, by_hand: bool, drawn: str, stays: bool
) -> None:
    page = bench.open(FOLDED)
    bench.of("js/folding.js", "(it.folding(live), 0)")
    if by_hand:
        page.locator("summary").click()
    made = page.evaluate(
        f"""() => {{
            const newNode = document.createElement("details");
            newNode.open = {drawn};
            hooks.htmx_before_morph_node(box, {{ newNode }});
            return newNode.open;
        }}"""
    )
    assert made == stays


def glass(due: str = "", left: str = "", total: str = "60") -> str:
    given = f'data-due="{due}"' if due else f'data-left="{left}"'
    return f'<div id="live" data-now="1000"><sand-glass data-total="{total}" {given}></sand-glass></div>'


GLASS = """(() => { const one = document.querySelector("sand-glass"); return [one.textContent.trim(),
  one.hasAttribute("data-runs"), one.hasAttribute("data-late")]; })()"""


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        (glass(due="1042"), ["0:42", True, False]),
        (glass(due="1004"), ["0:04", True, True]),
        (glass(due="990"), ["0:00", False, True]),
        (glass(due="2000", total="90"), ["1:30", True, False]),  # never more than it holds
        (glass(left="17"), ["0:17", False, False]),
    ],
)
def test_a_sand_glass_shows_what_is_left_by_the_clock_of_the_server(
    bench: Bench, html: str, shown: list[Any]
) -> None:
    page = bench.open(html)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    bench.of("js/sand-glass.js", "null")
    assert page.evaluate(GLASS) == shown
    page.clock.resume()


def test_a_sand_glass_runs_and_ticks_at_its_end(bench: Bench) -> None:
    page = bench.open(glass(due="1007"))
    page.evaluate("window.ticks = 0; live.addEventListener('tick', () => { ticks += 1; })")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    bench.of("js/sand-glass.js", "null")
    page.clock.run_for(4000)
    assert page.evaluate(GLASS) == ["0:03", True, True]
    assert page.evaluate("ticks") == 3
    page.evaluate("document.querySelector('sand-glass').dataset.due = '1060'")
    assert page.evaluate(GLASS)[1:] == [True, False]
    page.clock.resume()
