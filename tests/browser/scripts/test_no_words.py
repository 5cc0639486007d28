"""The script of «Нет слов»: words spelled with the letters of the conversation."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench


def tile(name: str, card: str, more: str = "") -> str:
    return f'<button id="{name}" data-spell="{card[0].lower()}" data-card="{card}"{more}>{card[0]}</button>'


TILES = "".join(
    [tile("d", "Д"), tile("o", "О"), tile("red", "О*", " data-named"), tile("m", "М"), tile("y", "Е")]
)
BOX = """<form id="call-box" data-open="{open}" data-word="слово">
  <input id="call-input" name="text" data-keep="call">
  <button data-backspace type="button" id="back">⌫</button>
  <button id="call">Не говори <b data-word></b></button></form>"""
PAGE = f"""<div id="live"><ol>{TILES}</ol>{{box}}
  <details id="sheet"><summary>Счёт</summary>…</details></div>"""
WORD = "document.querySelector('#call-input').value"
IN_USE = "pressed('[data-spell][aria-pressed=true]')"


def table(bench: Bench, box: str = BOX.format(open="yes")) -> Any:
    return bench.open(PAGE.format(box=box), "games/no_words/page.js")


@pytest.mark.parametrize(
    ("taps", "word", "in_use"),
    [
        ("d o m", "дом", ["d", "o", "m"]),
        ("d red m", "дом", ["d", "red", "m"]),
        ("o red", "оо", ["o", "red"]),
        ("d o m o", "дм", ["d", "m"]),
        ("o red o", "о", ["red"]),
        ("d o m back", "до", ["d", "o"]),
        ("d d", "", []),
    ],
)
def test_letters_are_tapped(bench: Bench, taps: str, word: str, in_use: list[str]) -> None:
    page = table(bench)
    page.evaluate("taps => taps.split(' ').forEach((id) => document.querySelector(`#${id}`).click())", taps)
    assert page.evaluate(f"[{WORD}, {IN_USE}]") == [word, in_use]
    assert page.locator("b[data-word]").inner_text() == (word.upper() or "слово")


@pytest.mark.parametrize(
    ("text", "then", "word", "in_use"),
    [
        ("Дом", "", "Дом", ["d", "o", "m"]),
        ("дым", "", "дым", ["d", "m"]),
        ("мёд", "", "мёд", ["d", "m", "y"]),
        ("до", "m", "дом", ["d", "o", "m"]),
        ("дом", "o", "дм", ["d", "m"]),
    ],
)
def test_words_are_typed(bench: Bench, text: str, then: str, word: str, in_use: list[str]) -> None:
    page = table(bench)
    page.evaluate("text => typed(document.querySelector('#call-input'), text)", text)
    if then:
        page.locator(f"#{then}").click()
    assert page.evaluate(f"[{WORD}, {IN_USE}]") == [word, in_use]


@pytest.mark.parametrize(
    ("taps", "text", "sent"),
    [("d red m", "", "дом О*"), ("d o m", "", "дом"), ("", "дом", "дом"), ("d red m", "дом", "дом")],
)
def test_a_red_letter_is_named_if_it_was_tapped(bench: Bench, taps: str, text: str, sent: str) -> None:
    """Only where the server asks for it: by `data-named`. What is typed over the taps names none."""
    page = table(bench)
    page.evaluate(
        """([taps, text]) => {
            for (const id of taps.split(" ").filter(Boolean)) document.querySelector(`#${id}`).click();
            if (text) typed(document.querySelector("#call-input"), text);
        }""",
        [taps, text],
    )
    assert page.evaluate("submitted(document.querySelector('#call-box'))") == sent


def test_while_nobody_listens_no_word_goes_out(bench: Bench) -> None:
    page = table(bench, BOX.format(open=""))
    page.locator("#d").click()
    assert page.evaluate("submitted(document.querySelector('#call-box'))") is None
    assert page.evaluate(WORD) == "д"


def test_a_spectator_only_looks(bench: Bench) -> None:
    page = table(bench, "")
    assert page.evaluate("[...document.querySelectorAll('[data-spell]')].every((one) => one.disabled)")


def test_escape_wipes_the_word(bench: Bench) -> None:
    page = table(bench)
    page.locator("#d").click()
    page.locator("#call-input").focus()
    page.evaluate("key('Escape')")
    assert page.evaluate(f"[{WORD}, {IN_USE}]") == ["", []]


@pytest.mark.parametrize(("asked", "focused"), [("7-call-1", "call-input"), ("7-place-1", "")])
def test_with_a_keyboard_one_can_write_at_once(bench: Bench, asked: str, focused: str) -> None:
    page = table(bench)
    page.evaluate(f"drawn('{asked}')")
    assert page.evaluate("document.activeElement.id") == focused


def test_nobody_is_torn_away_from_anything_else(bench: Bench) -> None:
    page = table(bench)
    page.locator("#d").focus()
    page.evaluate("drawn('7-call-1')")
    assert page.evaluate("document.activeElement.id") == "d"


def test_the_score_sheet_comes_into_sight_when_it_opens(bench: Bench) -> None:
    page = bench.open(
        PAGE.format(box=BOX.format(open="yes")).replace("<details", "<hr style='margin: 2000px'><details"),
        "games/no_words/page.js",
    )
    page.evaluate("document.querySelector('#sheet').open = true")
    page.wait_for_function("document.querySelector('#sheet').getBoundingClientRect().bottom < innerHeight")
