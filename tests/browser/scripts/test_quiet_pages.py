"""Scripts of pages without a match: the form of a new table, the search in the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.scripts.conftest import Bench

NUMBERS = "".join(
    f'<label><input type="radio" name="players" value="{number}"{" checked" if number == 4 else ""}></label>'
    for number in range(2, 6)
)
SEATS = "".join(
    f'<p data-seat-row="{seat}"><select name="seat{seat}"><option>novice</select></p>' for seat in (1, 2, 3)
)
NEW = f"""<form data-fits="/fits" data-laid="echo">{NUMBERS}{SEATS}<small data-misfits></small>
  <p data-laid-note hidden><button type="button" id="usual">как обычно</button></p>
  <input type="hidden" name="csrf" value="geheim"><input name="name" value="Аня">
  <input type="checkbox" name="public" value="yes">
  <select name="setting-pace"><option value="free">free<option value="turns">turns</select>
  <input type="radio" name="setting-end" value="early">
  <input type="radio" name="setting-end" value="late" checked>
  <input name="setting-rounds" value="3"></form>"""
CHOSEN = "document.querySelector('[name=players]:checked').value"
BARRED = (
    "[...document.querySelectorAll('[name=players]')].filter((one) => one.disabled).map((one) => one.value)"
)
WHY = "document.querySelector('[data-misfits]').textContent"


def new_table(bench: Bench, *scripts: str, why: Any = None, **kept: str) -> Any:
    bench.answers["/fits"] = (200, json.dumps(why or {}))
    return bench.open(NEW, "js/new_table.js", *scripts, kept=kept)


def test_there_are_as_many_seats_as_players(bench: Bench) -> None:
    page = new_table(bench)
    all_rows = "[...document.querySelectorAll('[data-seat-row]')]"
    rows = f"{all_rows}.map((row) => [row.hidden, row.firstChild.disabled])"
    assert page.evaluate(rows) == [[False, False]] * 3
    page.locator("[value='2']").check()
    assert page.evaluate(rows) == [[False, False], [True, True], [True, True]]


@pytest.mark.parametrize(
    ("why", "barred", "chosen", "said"),
    [
        ({}, [], "4", ""),
        ({"2": "мало"}, ["2"], "4", "мало"),
        # The nearest that is open takes the place of the one that was chosen.
        ({"4": "не так", "5": "не так"}, ["4", "5"], "3", "не так"),
        ({"3": "а", "4": "б"}, ["3", "4"], "5", "а. б"),
        # If none is allowed, the settings are at fault, and all stay open.
        ({str(number): "никак" for number in range(2, 6)}, [], "4", "никак"),
    ],
)
def test_numbers_of_players_that_do_not_fit_are_barred(
    bench: Bench, why: dict[str, str], barred: list[str], chosen: str, said: str
) -> None:
    page = new_table(bench, why=why)
    with page.expect_response("**/fits*"):
        page.locator("[name=setting-pace]").select_option("turns")
    page.wait_for_function(f"said => {WHY} === said", arg=said)
    assert page.evaluate(BARRED) == barred
    assert page.evaluate(CHOSEN) == chosen
    assert bench.asked == ["/fits?setting-pace=turns&setting-end=late&setting-rounds=3"]


def test_only_the_newest_answer_counts(bench: Bench) -> None:
    page = new_table(bench)
    said = page.evaluate(
        f"""async () => {{
            const answers = [];
            window.fetch = () => new Promise((answer) => answers.push(answer));
            const field = document.querySelector("[name=setting-pace]");
            for (const _ of [1, 2]) field.dispatchEvent(new Event("change", {{ bubbles: true }}));
            answers[1](new Response('{{"2": "новое"}}'));
            answers[0](new Response('{{"3": "старое"}}'));
            await new Promise((go) => setTimeout(go, 20));
            return {WHY};
        }}"""
    )
    assert said == "новое"


LAST = {
    "players": "2",
    "public": True,
    "setting-pace": "turns",
    "setting-end": "early",
    "setting-rounds": "7",
}


def test_how_a_table_was_laid_is_kept(bench: Bench) -> None:
    page = new_table(bench, "js/last_settings.js")
    page.evaluate("document.querySelector('form').dispatchEvent(new SubmitEvent('submit'))")
    kept = json.loads(page.evaluate("localStorage['laid:echo']"))
    usual = {
        "players": "4",
        "public": False,
        "setting-pace": "free",
        "setting-end": "late",
        "setting-rounds": "3",
    }
    assert kept == {**usual, "seat1": "novice", "seat2": "novice", "seat3": "novice"}


def test_a_new_table_begins_as_the_last_one(bench: Bench) -> None:
    page = new_table(bench, "js/last_settings.js", **{"laid:echo": json.dumps(LAST)})
    form = "new FormData(document.querySelector('form'))"
    shown = dict(page.evaluate(f"[...{form}]"))
    assert shown == {
        "players": "2",
        "public": "yes",
        "setting-pace": "turns",
        "setting-end": "early",
        "setting-rounds": "7",
        "seat1": "novice",
        "csrf": "geheim",
        "name": "Аня",
    }
    page.locator("#usual").click()
    assert page.evaluate(f"[{CHOSEN}, {form}.get('setting-rounds'), {{ ...localStorage }}]") == ["4", "3", {}]
    assert page.locator("[data-laid-note]").is_hidden()


def test_a_choice_that_is_no_more_is_left_alone(bench: Bench) -> None:
    page = new_table(bench, "js/last_settings.js", **{"laid:echo": '{"setting-pace": "gone"}'})
    assert page.locator("[name=setting-pace]").input_value() == "free"


BOOK = """<div class="rulebook"><input data-find data-some="Найдено: §" data-none="Ничего">
  <output data-found></output>
  <nav class="contents">…</nav>
  <section class="chapter"><p class="clause">Ёж несёт яблоко</p><p class="clause">Еж и еж</p></section>
  <section class="chapter"><p class="clause">Лиса</p></section></div>"""


@pytest.mark.parametrize(
    ("wanted", "said", "clauses", "chapters", "marks"),
    [
        (" ЕЖ ", "Найдено: 2", 2, 1, 3),
        ("лис", "Найдено: 1", 1, 1, 1),
        ("волк", "Ничего", 0, 0, 0),
        ("", "", 3, 2, 0),
    ],
)
def test_the_search_puts_away_what_does_not_fit(
    bench: Bench, wanted: str, said: str, clauses: int, chapters: int, marks: int
) -> None:
    page = bench.open(BOOK, "js/search.js")
    page.locator("input").fill("что-то")
    page.locator("input").fill(wanted)
    assert page.locator("output").inner_text() == said
    assert page.locator(".clause:visible").count() == clauses
    assert page.locator(".chapter:visible").count() == chapters
    assert page.locator(".contents").is_visible() == (not wanted)
    assert page.evaluate("CSS.highlights.get('found').size") == marks
