"""The script of «Букводжем»: pencil marks on the guess sheet, the final line with cards of the centre."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

SCRIPT = "games/letter_jam/page.js"


def own(number: int, noted: str = "", may: str = "") -> str:
    data = f'data-own="{number}" data-noted="{noted}" data-may="{may}"'
    return f'<button id="lj-own-{number}" {data}>{number}</button>'


SHEET = """<div id="live"><section id="lj-sheet" data-at="{at}" data-words="открыта|вычеркнута|обведена">
  {cards}<div class="lj-abc" style="width: 44px">{letters}</div>
  <ol><li data-uses="1" id="uses-1"></li><li data-uses="2"></li></ol></section>
  {form}<input id="lj-struck" hidden data-keep="struck"><input id="answer" data-answer></div>"""
LETTERS = "".join(
    f'<button id="letter-{letter}" data-letter="{letter}" style="width: 20px; padding: 0">{letter}</button>'
    for letter in "АБВГ"
)
NOTE = '<form id="lj-note" hidden><input name="text"></form>'
SUBMITS = """addEventListener("submit", (event) => {
  event.preventDefault();
  window.said = [...(window.said ?? []), submitted(event.target)];
})"""


def sheet(bench: Bench, at: int = 1, cards: str = own(1) + own(2), form: str = NOTE) -> Any:
    page = bench.open(SHEET.format(at=at, cards=cards, letters=LETTERS, form=form), SCRIPT)
    page.evaluate(SUBMITS)
    return page


def mark(page: Any, letters: str) -> None:
    page.evaluate(
        "all => [...all].forEach((one) => document.querySelector(`#letter-${one}`).click())", letters
    )


STATES = "[...document.querySelectorAll('[data-letter]')].map((one) => one.dataset.state)"
SAID = "window.said ?? []"


def test_a_letter_is_struck_out_ringed_and_open_again(bench: Bench) -> None:
    page = sheet(bench)
    assert page.evaluate(STATES) == ["open"] * 4
    for state, spoken in (("struck", "А, вычеркнута"), ("ringed", "А, обведена"), ("open", "А, открыта")):
        mark(page, "А")
        assert page.evaluate(STATES) == [state, "open", "open", "open"]
        assert page.locator("#letter-А").get_attribute("aria-label") == spoken


def test_struck_letters_are_kept_by_card_in_the_draft(bench: Bench) -> None:
    page = sheet(bench)
    mark(page, "АБ")
    page.locator("#lj-own-2").click()
    mark(page, "В")
    page.clock.run_for(450)
    assert page.evaluate("sent.at(-1).text") == '{"struck":",АБ,В"}'
    assert page.evaluate(STATES) == ["open", "open", "struck", "open"]
    assert page.evaluate(SAID) == []


def test_several_quick_rings_are_one_answer(bench: Bench) -> None:
    page = sheet(bench)
    mark(page, "ААББ")
    assert page.evaluate(SAID) == []
    page.clock.run_for(500)
    assert page.evaluate(SAID) == ["1 АБ"]
    mark(page, "АБ")
    page.clock.run_for(500)
    assert page.evaluate(SAID) == ["1 АБ", "1"]


def test_rings_of_another_card_are_sent_before(bench: Bench) -> None:
    page = sheet(bench)
    mark(page, "АА")
    page.locator("#lj-own-2").click()
    mark(page, "ББ")
    assert page.evaluate(SAID) == ["1 А"]
    page.clock.run_for(500)
    assert page.evaluate(SAID) == ["1 А", "2 Б"]


def test_rings_wait_until_one_may_write(bench: Bench) -> None:
    page = sheet(bench, form="")
    mark(page, "АА")
    page.clock.run_for(500)
    assert page.evaluate(SAID) == []
    page.evaluate("form => { live.insertAdjacentHTML('beforeend', form); drawn(); }", NOTE)
    assert page.evaluate(SAID) == ["1 А"]


@pytest.mark.parametrize(
    ("noted", "wait", "state"),
    [
        ("", 0, "ringed"),  # on its way
        ("А", 0, "ringed"),  # arrived
        ("", 1600, "open"),  # refused
    ],
)
def test_a_ring_stays_until_the_sheet_has_it(bench: Bench, noted: str, wait: int, state: str) -> None:
    page = sheet(bench)
    mark(page, "АА")
    page.clock.run_for(500 + wait)
    page.evaluate("noted => { document.querySelector('#lj-own-1').dataset.noted = noted; }", noted)
    page.evaluate("document.querySelector('#lj-struck').value = ''; drawn(); drawn()")
    assert page.evaluate(f"{STATES}[0]") == state


def test_the_sheet_is_turned_to_another_card_until_one_moves_on(bench: Bench) -> None:
    page = sheet(bench, cards=own(1, "А") + own(2, "Б"))
    assert page.evaluate(STATES) == ["ringed", "open", "open", "open"]
    assert page.locator(".mine").get_attribute("id") == "uses-1"
    page.locator("#lj-own-2").click()
    page.evaluate("drawn()")
    assert page.evaluate(STATES) == ["open", "ringed", "open", "open"]
    assert page.evaluate("pressed('[data-own][aria-pressed=true]')") == ["lj-own-2"]
    page.evaluate("document.querySelector('#lj-sheet').dataset.at = '3'; drawn()")
    assert page.evaluate(STATES) == ["open"] * 4


def test_letters_that_cannot_be_are_faint(bench: Bench) -> None:
    page = sheet(bench, cards=own(1, may="АБ"))
    assert page.locator(".faint").all_inner_texts() == ["В", "Г"]


@pytest.mark.parametrize(("noted", "by_hand", "stands"), [("А", "", "А"), ("АБ", "", ""), ("А", "В", "В")])
def test_a_single_ringed_letter_is_offered_as_the_answer(
    bench: Bench, noted: str, by_hand: str, stands: str
) -> None:
    page = sheet(bench, cards=own(1))
    page.evaluate("text => { answer.value = text; }", by_hand)
    page.evaluate("noted => { document.querySelector('#lj-own-1').dataset.noted = noted; drawn(); }", noted)
    assert page.evaluate("answer.value") == stands


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("А", "ArrowRight", "Б"),
        ("Б", "ArrowLeft", "А"),
        ("А", "ArrowDown", "В"),
        ("Г", "ArrowUp", "Б"),
        ("А", "ArrowLeft", "А"),
        ("Г", "ArrowDown", "Г"),
    ],
)
def test_arrows_lead_through_the_alphabet(bench: Bench, start: str, key: str, end: str) -> None:
    page = sheet(bench)
    page.locator(f"#letter-{start}").focus()
    assert page.evaluate("one => key(one)", key)
    assert page.evaluate("document.activeElement.textContent") == end


def part(text: str, card: str = "", over: str = "", guess: str = "") -> str:
    data = f'data-part="{text}" data-own-card="{card}" data-over="{over}" data-guess="{guess}"'
    off = f'<button data-off="{text}" id="off-{card}">×</button>' if over else ""
    return f'<button {data} draggable="true">{text}</button>{off}'


LINE = "".join([part("1", "1", guess="К"), part("2", "2"), part("3", "3", guess="Т")])
FINAL = """<div id="live"><p id="line">{line}</p><button data-centre="О" id="centre">О</button>
  <button data-add id="add">+</button><button data-word="кот" id="kot">кот</button>
  <form id="lj-final" data-no-word="-" data-cover-sign="=" data-add-sign="+" data-cards="3"
    data-length="Нужно 3"><input id="word" name="text" value="{word}">
  <button data-test="write">…</button><p id="lj-hint"></p></form></div>"""


def final(bench: Bench, line: str = LINE, word: str = "") -> Any:
    page = bench.open(FINAL.format(line=line, word=word), SCRIPT)
    page.evaluate(SUBMITS)
    return page


def touch(page: Any, *touched: str) -> None:
    """Parts of the line by their text, other things by a selector."""
    for one in touched:
        page.locator(f"[data-part='{one}']" if one.isdigit() else one).click()


@pytest.mark.parametrize(
    ("touches", "said"),
    [
        (["1", "3"], ["- 3 2 1"]),
        (["1", "1", "3"], []),
        (["#centre", "2"], ["- 1 2=О 3"]),
        (["#add"], ["- 1 2 3 +О"]),
        (["#centre", "#add"], ["- 1 2 3 +О"]),
        (["#centre", "#centre", "2"], []),
    ],
)
def test_cards_of_the_line_are_moved_by_two_touches(
    bench: Bench, touches: list[str], said: list[str]
) -> None:
    page = final(bench)
    touch(page, *touches)
    assert page.evaluate(SAID) == said


def test_a_card_of_the_centre_is_taken_off(bench: Bench) -> None:
    line = part("1=О", "1", over="О", guess="О") + part("2", "2") + part("+А", over="А", guess="А")
    page = final(bench, line)
    touch(page, "#off-1")
    assert page.evaluate(SAID) == ["- 1 2 +А"]


def test_an_added_card_goes_when_it_is_taken_off(bench: Bench) -> None:
    page = final(bench, part("1", "1") + part("+А", over="А", guess="А"))
    touch(page, "#off-")
    assert page.evaluate(SAID) == ["- 1"]


@pytest.mark.parametrize(
    ("word", "touches", "said"),
    [
        ("кот", ["1", "3"], "кот 3 2 1"),
        ("ко", ["1", "3"], "- 3 2 1"),  # not as long as the line
        ("кит", ["#centre", "2"], "- 1 2=О 3"),  # the server draws which letter that is
    ],
)
def test_the_word_stays_written_as_long_as_nothing_contradicts_it(
    bench: Bench, word: str, touches: list[str], said: str
) -> None:
    page = final(bench, word=word)
    touch(page, *touches)
    assert page.evaluate(SAID) == [said]


def test_a_centre_card_of_another_letter_contradicts_the_word(bench: Bench) -> None:
    line = part("1=О", "1", over="О", guess="О") + part("2", "2") + part("3", "3")
    page = final(bench, line, word="кот")
    touch(page, "2", "3")
    assert page.evaluate(SAID) == ["- 1=О 3 2"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("кот", "кот 1 2 3"),
        ("ТОК", "ток 3 2 1"),
        ("", "- 1 2 3"),
        ("ёлк", "елк 2 3 1"),
    ],
)
def test_the_cards_follow_the_word_as_far_as_the_marks_allow(bench: Bench, text: str, said: str) -> None:
    page = final(bench)
    assert page.evaluate("text => submitted(document.querySelector('#lj-final'), text)", text) == said


@pytest.mark.parametrize(("text", "hint"), [("кот", ""), ("ко", "Нужно 3"), ("", "")])
def test_a_word_of_another_length_cannot_be_written(bench: Bench, text: str, hint: str) -> None:
    page = final(bench)
    page.evaluate("text => typed(word, text)", text)
    assert page.locator("#lj-hint").inner_text() == hint
    assert page.locator("[data-test=write]").is_disabled() == bool(hint)


def test_a_word_that_was_found_is_written_and_wiped(bench: Bench) -> None:
    page = final(bench)
    page.locator("#kot").click()
    assert page.evaluate("word.value") == "кот"
    page.locator("#word").focus()
    page.evaluate("key('Escape')")
    assert page.evaluate("word.value") == ""


def test_one_gesture_waits_for_the_one_before(bench: Bench) -> None:
    page = final(bench)
    touch(page, "1", "2", "3", "1")
    assert page.evaluate(SAID) == ["- 2 1 3"]
    # The server has drawn it: now the other is about the line as it lies.
    line = part("2", "2") + part("1", "1", guess="К") + part("3", "3", guess="Т")
    page.evaluate("line => { document.querySelector('#line').innerHTML = line; drawn(); }", line)
    assert page.evaluate(SAID) == ["- 2 1 3", "- 2 3 1"]


def test_a_gesture_waits_no_longer_for_one_that_was_refused(bench: Bench) -> None:
    page = final(bench)
    touch(page, "1", "2", "1", "3")
    assert page.evaluate(SAID) == ["- 2 1 3"]
    page.clock.run_for(2000)
    assert page.evaluate(SAID) == ["- 2 1 3", "- 3 2 1"]


def test_a_card_is_moved_by_keys_and_keeps_the_focus(bench: Bench) -> None:
    page = final(bench)
    page.locator("[data-part='1']").focus()
    assert page.evaluate("key('ArrowRight')")
    assert page.evaluate(SAID) == ["- 2 1 3"]
    line = part("2", "2") + part("1", "1") + part("3", "3")
    page.evaluate("line => { document.querySelector('#line').innerHTML = line; drawn(); }", line)
    assert page.evaluate("document.activeElement.dataset.part") == "1"
    page.locator("[data-part='2']").focus()
    page.evaluate("key('ArrowLeft')")
    assert page.evaluate(SAID) == ["- 2 1 3"]  # it lies at the edge


def test_cards_are_dragged(bench: Bench) -> None:
    page = final(bench)
    page.locator("[data-part='1']").drag_to(page.locator("[data-part='3']"))
    assert page.evaluate(SAID) == ["- 3 2 1"]
