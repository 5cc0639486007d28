"""The script of «Букводжем»: a clue spelled with number chips, a secret word of one's share."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

SCRIPT = "games/letter_jam/page.js"
LIMITS = """data-joker-sign="*" data-least="{least}" data-jokers="{jokers}" data-alphabet="абекмнорст"
  data-foreign="Чужой знак" data-missing="Не видно: §" """


def stand(name: str, letter: str, counts: str) -> str:
    place = f'data-place="{name}" data-spell="{letter}" data-counts="{counts}"'
    return f'<button id="{name}" {place}>{letter}</button><span data-chips="{name}"></span>'


STANDS = "".join(
    [
        stand("p1", "р", "players"),
        stand("p2", "к", "players"),
        stand("v1", "а", "virtual"),
        stand("v2", "к", "virtual"),
        stand("b0", "т", "bonus"),
        '<button id="joker" data-joker data-place="*" data-counts="joker">*</button>',
        '<span data-chips="*"></span>',
    ]
)
NUMBERS = "".join(f'<b data-number="{one}"></b>' for one in ("length", "players", "virtual", "bonus"))
FORM = """<form id="lj-pen" {more}><input id="word" name="text" data-keep="clue">
  <input id="lj-places" hidden data-keep="chips"><button type="button" data-backspace id="back">⌫</button>
  <button data-test="propose">…</button><p id="lj-hint"></p>
  <div id="lj-picker" hidden><button type="button" data-stands-for="Е" id="as-e">Е</button></div></form>"""
CLUE = f"""data-mode="clue" data-laid="v2 p1" data-only="Нужна буква" data-pick="Какая буква?"
  {LIMITS.format(least=2, jokers=1)}"""
SECRET = f'data-mode="word" {LIMITS.format(least=3, jokers=0)}'
SHARE = "".join(
    f'<button id="s{at}" data-spell="{letter}" data-place="s{at}" data-once>{letter}</button>'
    for at, letter in enumerate("оркта")
)


def clue(bench: Bench) -> Any:
    team = f'<p id="lj-numbers">{NUMBERS}<b data-number="joker" data-yes="да" data-no="нет"></b></p>'
    return bench.open(f'<div id="live">{STANDS}{team}{FORM.format(more=CLUE)}</div>', SCRIPT)


def secret(bench: Bench) -> Any:
    return bench.open(f'<div id="live">{SHARE}{FORM.format(more=SECRET)}</div>', SCRIPT)


def tap(page: Any, taps: str) -> None:
    page.evaluate("taps => taps.split(' ').forEach((id) => document.querySelector(`#${id}`).click())", taps)


STATE = """[word.value, document.querySelector("#lj-hint").textContent,
  document.querySelector("[data-test=propose]").disabled]"""
SENT = "submitted(document.querySelector('#lj-pen'))"


@pytest.mark.parametrize(
    ("taps", "sent"),
    [
        ("p1 v1 p2", "рак p1 v1 p2"),
        ("p1 v1 v2", "рак p1 v1 v2"),
        ("p2 v1 p2", "как p2 v1 p2"),  # a letter of a clue may be used again
        ("joker as-e v2", "ек * v2"),
        ("joker as-e v2 joker", "еке * v2 *"),  # the joker stands for one letter: it is not asked again
        ("p1 v1 back", "р p1"),
    ],
)
def test_a_clue_is_tapped(bench: Bench, taps: str, sent: str) -> None:
    page = clue(bench)
    tap(page, taps)
    assert page.evaluate(SENT) == sent


@pytest.mark.parametrize(
    ("text", "sent", "hint", "closed"),
    [
        ("Рак", "рак p1 v1 p2", "", False),
        ("рок", "рок p1 * p2", "", False),
        ("Ёрка", "ерка * p1 p2 v1", "", False),
        ("р", "р p1", "", True),
        ("нора", "нора * * p1 v1", "Не видно: Н, О", True),
        ("ее", "ее * *", "Нужна буква", True),
        ("рюк", "рюк p1 * p2", "Чужой знак", True),
        ("", "", "", True),
    ],
)
def test_a_clue_is_typed(bench: Bench, text: str, sent: str, hint: str, closed: bool) -> None:
    page = clue(bench)
    page.evaluate("text => typed(word, text)", text)
    assert page.evaluate(STATE) == [text, hint, closed]
    assert page.evaluate(SENT) == sent


def chips(page: Any) -> dict[str, str]:
    return dict(
        page.evaluate(
            """[...document.querySelectorAll("[data-chips]")].filter(({ children }) => children.length)
              .map((spot) => [spot.dataset.chips, [...spot.children].map((one) => one.textContent).join()])"""
        )
    )


def test_chips_lie_at_the_letters_of_the_clue_else_at_those_of_the_proposal(bench: Bench) -> None:
    page = clue(bench)
    assert chips(page) == {"v2": "1", "p1": "2"}
    tap(page, "p2 v1 p2")
    assert chips(page) == {"p2": "1,3", "v1": "2"}
    assert page.locator("[data-chips=p2] .new").all_inner_texts() == ["3"]
    tap(page, "back back back")
    assert chips(page) == {"v2": "1", "p1": "2"}


def test_the_numbers_say_what_the_team_would_learn(bench: Bench) -> None:
    page = clue(bench)
    numbers = "[...document.querySelectorAll('[data-number]')].map((one) => one.textContent)"
    assert page.evaluate(numbers) == ["0", "0", "0", "0", "нет"]
    page.evaluate("typed(word, 'кракет')")
    assert page.evaluate(numbers) == ["6", "2", "1", "1", "да"]
    assert page.evaluate("document.querySelector('#lj-numbers').className") == "on"


def test_the_letter_of_the_joker_is_chosen(bench: Bench) -> None:
    page = clue(bench)
    tap(page, "joker")
    assert page.evaluate(STATE)[1] == "Какая буква?"
    assert page.evaluate("[document.querySelector('#lj-picker').hidden, document.activeElement.id]") == [
        False,
        "as-e",
    ]
    tap(page, "joker")
    assert page.evaluate("document.querySelector('#lj-picker').hidden")
    tap(page, "joker as-e")
    assert page.evaluate("[word.value, document.querySelector('#lj-picker').hidden]") == ["е", True]


@pytest.mark.parametrize(
    ("taps", "sent", "in_use"),
    [
        ("s1 s0 s2", "рок", ["s0", "s1", "s2"]),
        ("s1 s0 s2 s0", "рк", ["s1", "s2"]),
        ("s1 s0 s2 back", "ро", ["s0", "s1"]),
    ],
)
def test_a_secret_word_uses_each_card_once(bench: Bench, taps: str, sent: str, in_use: list[str]) -> None:
    page = secret(bench)
    tap(page, taps)
    assert page.evaluate("pressed('[data-spell][aria-pressed=true]')") == in_use
    assert page.evaluate(SENT) == sent


@pytest.mark.parametrize(("text", "hint"), [("рок", ""), ("крок", "Не видно: К"), ("рама", "Не видно: М, А")])
def test_what_a_share_lacks_is_said(bench: Bench, text: str, hint: str) -> None:
    page = secret(bench)
    page.evaluate("text => typed(word, text)", text)
    assert page.evaluate(STATE) == [text, hint, bool(hint)]


def test_escape_wipes_the_clue(bench: Bench) -> None:
    page = clue(bench)
    tap(page, "p1 v1")
    page.locator("#word").focus()
    page.evaluate("key('Escape')")
    assert page.evaluate("[word.value, document.querySelector('#lj-places').value]") == ["", ""]


@pytest.mark.parametrize("form", ["", FORM.format(more=CLUE)])
def test_letters_can_be_tapped_only_while_one_writes(bench: Bench, form: str) -> None:
    team = f'<p id="lj-numbers">{NUMBERS}</p>'
    page = bench.open(f'<div id="live">{STANDS}{team}{form}</div>', SCRIPT)
    disabled = "[...document.querySelectorAll('[data-spell]')].every((one) => one.disabled)"
    assert page.evaluate(disabled) == (not form)


@pytest.mark.parametrize(
    ("html", "text", "sent"),
    [
        ('<form id="lj-move" data-deed="move"><input name="text"></form>', " р ", "move Р"),
        ('<form id="lj-move" data-deed="move"><input name="text"></form>', "", "move"),
        ('<form id="lj-guess"><input name="text"></form>', "ё", "Е"),
        ('<form id="lj-claim" data-joker-sign="*"><input name="text"></form>', "к", "*К"),
        ('<form id="other"><input name="text"></form>', "как есть", "как есть"),
    ],
)
def test_what_other_forms_say_is_put_together(bench: Bench, html: str, text: str, sent: str) -> None:
    page = bench.open(f'<div id="live">{html}</div>', SCRIPT)
    assert page.evaluate("text => submitted(document.querySelector('form'), text)", text) == sent
