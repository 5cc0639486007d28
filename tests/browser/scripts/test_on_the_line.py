"""Scripts between the page and the table: messages, drafts, what was refused, a line that is lost."""

from __future__ import annotations

import pytest

from browser.scripts.conftest import Bench

NOTICE = '<hx-partial hx-target="#notice"></hx-partial>'


def test_a_message_goes_out_by_a_button_that_htmx_knows(bench: Bench) -> None:
    page = bench.open('<div id="live"></div>')
    bench.of("js/send.js", "(it.send(...given), 0)", {"do": "undo"})
    assert page.evaluate("sent") == [{"do": "undo"}]
    page.clock.run_for(100)
    assert page.locator("#live button").count() == 0


LINE = '<div id="live"><p id="offline" hidden></p></div>'


def test_a_lost_line_is_told_after_a_moment(bench: Bench) -> None:
    page = bench.open(LINE)
    bench.of("js/connection.js", "(it.connection(live), 0)")
    page.evaluate("tell('htmx:ws:close')")
    assert page.evaluate("[offline.hidden, document.body.className]") == [True, "away"]
    page.clock.run_for(450)
    assert not page.evaluate("offline.hidden")
    page.evaluate("tell('htmx:ws:after:connection')")
    assert page.evaluate("[offline.hidden, document.body.className]") == [True, ""]


def test_a_line_that_is_back_at_once_is_not_worth_telling(bench: Bench) -> None:
    page = bench.open(LINE)
    bench.of("js/connection.js", "(it.connection(live), 0)")
    page.evaluate("tell('htmx:ws:close'); tell('htmx:ws:after:connection')")
    page.clock.run_for(1000)
    assert page.evaluate("offline.hidden")


@pytest.mark.parametrize(
    "happens",
    [
        """tell('htmx:ws:before:message:incoming', { message: { data: '{"reload": true}' } })""",
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    ],
)
def test_the_page_is_loaded_anew(bench: Bench, happens: str) -> None:
    page = bench.open(LINE)
    bench.of("js/connection.js", "(it.connection(live), 0)")
    with page.expect_navigation():
        page.evaluate(happens)


@pytest.mark.parametrize(
    ("notice", "then", "stands"),
    [
        ('<p class="refused">Нельзя</p>', "", "слово"),
        ('<p class="refused friendly">Позже</p>', "", ""),
        ("", "", ""),
        ('<p class="refused">Нельзя</p>', "иное", "иное"),
    ],
)
def test_text_that_was_refused_comes_back(bench: Bench, notice: str, then: str, stands: str) -> None:
    page = bench.open('<div id="live"><input value="слово"><div id="notice"></div></div>')
    bench.of("js/sent_text.js", "(it.clearSent(document.querySelectorAll('input')), 0)")
    assert page.locator("input").input_value() == ""
    page.evaluate("hear('<hx-partial hx-target=\"#board\">')")  # something else was drawn meanwhile
    page.evaluate(
        "([html, text]) => { notice.innerHTML = html; live.firstChild.value = text; }", [notice, then]
    )
    page.evaluate("hear", NOTICE)
    assert page.locator("input").input_value() == stands


DRAFT = """<div id="live" data-draft='{draft}'>
  <form><input id="note" data-keep="note"><textarea id="marks" data-keep="marks"></textarea></form>
  {more}</div>"""
STANDS = '<form><input id="sheet" data-stands="7-write-0"></form>'


def test_what_is_half_written_is_kept_after_a_pause(bench: Bench) -> None:
    page = bench.open(DRAFT.format(draft="", more=""))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    page.evaluate("typed(note, 'а'); typed(note, 'аб'); typed(marks, 'в')")
    assert page.evaluate("sent") == []
    page.clock.run_for(450)
    assert page.evaluate("sent") == [
        {"do": "draft", "question": "", "text": '{"note":"аб","marks":"в"}'},
    ]


def test_what_counts_at_the_bell_is_kept_sooner_and_as_it_stands(bench: Bench) -> None:
    page = bench.open(DRAFT.format(draft="", more=STANDS))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    page.evaluate("typed(sheet, 'лес')")
    page.clock.run_for(200)
    assert page.evaluate("sent") == [{"do": "draft", "question": "7-write-0", "text": "лес"}]


@pytest.mark.parametrize(
    ("draft", "more", "stands"),
    [
        ('{"note": "аб"}', "", ["аб", ""]),
        ("не json", "", ["", ""]),
        ("", "", ["", ""]),
        ("лес", STANDS, ["", "", "лес"]),
    ],
)
def test_the_draft_is_filled_in_again(bench: Bench, draft: str, more: str, stands: list[str]) -> None:
    page = bench.open(DRAFT.format(draft=draft, more=more))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    assert page.evaluate("[...live.querySelectorAll('input, textarea')].map((one) => one.value)") == stands


def test_fields_that_are_drawn_anew_are_filled_once(bench: Bench) -> None:
    page = bench.open(DRAFT.format(draft='{"note": "аб"}', more=""))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    page.evaluate("note.value = ''")
    bench.of("js/draft.js", "(it.fill(), 0)")
    assert page.evaluate("note.value") == ""
    page.evaluate("note.replaceWith(note.cloneNode())")
    bench.of("js/draft.js", "(it.fill(), 0)")
    assert page.evaluate("note.value") == "аб"


def test_what_was_sent_is_half_written_no_longer(bench: Bench) -> None:
    page = bench.open(DRAFT.format(draft="", more=""))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    page.evaluate("note.value = 'аб'; submitted(note.form)")
    assert page.evaluate("note.value") == ""
    page.clock.run_for(450)
    assert page.evaluate("sent.at(-1).text") == '{"note":"","marks":""}'


def test_the_answer_that_was_sent_is_not_kept_as_a_draft_any_more(bench: Bench) -> None:
    page = bench.open(DRAFT.format(draft="", more=STANDS))
    bench.of("js/draft.js", "(it.drafts(), 0)")
    page.evaluate("typed(sheet, 'лес'); submitted(sheet.form)")
    page.clock.run_for(450)
    assert page.evaluate("sent") == []


EARLY = """<div id="live"><button type="button" id="fold">…</button>
  <button type="button" hx-ws:send hx-vals='{"text": "1"}' id="answer">…</button>
  <form hx-ws:send id="form"><button id="go">…</button></form></div>
  <script>window.done = []; for (const kind of ["click", "submit"])
    addEventListener(kind, (event) => { done.push(event.target.id); event.preventDefault(); });</script>"""


def test_what_is_pressed_early_is_done_as_soon_as_it_can_be(bench: Bench) -> None:
    page = bench.open(EARLY, "js/early.js")
    page.evaluate("fold.click(); answer.click(); answer.click(); form.requestSubmit(go)")
    assert page.evaluate("done") == []
    assert page.evaluate("[...document.querySelectorAll('[data-kept]')].map(({ id }) => id)") == [
        "fold",
        "answer",
        "form",
    ]
    page.evaluate("document.dispatchEvent(new Event('DOMContentLoaded'))")
    assert page.evaluate("done") == ["fold"]
    page.evaluate("tell('htmx:ws:after:connection')")
    assert page.evaluate("done") == ["fold", "answer", "form"]
    assert page.locator("[data-kept]").count() == 0


def test_what_has_gone_meanwhile_is_not_pressed(bench: Bench) -> None:
    page = bench.open(EARLY, "js/early.js")
    page.evaluate("answer.click(); answer.remove(); tell('htmx:ws:after:connection')")
    assert page.evaluate("done") == []
