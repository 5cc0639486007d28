"""Letters as people type them, and which cards serve the letters of a word."""

from __future__ import annotations

from typing import Any

import pytest

from browser.scripts.conftest import Bench

LETTERS, SPELLING = "js/letters.js", "js/spelling.js"


def test_words_are_compared_in_lower_case_and_without_yo(bench: Bench) -> None:
    bench.open("")
    assert bench.of(LETTERS, "given.map(it.plain)", "Ёж", "ПЕНЁК", "е\u0308ж", "чаи\u0306") == [
        "еж",
        "пенек",
        "еж",
        "чай",
    ]


def test_a_word_typed_in_the_latin_layout_is_understood(bench: Bench) -> None:
    bench.open("")
    assert bench.of(LETTERS, "given.map(it.inRussian)", "ghbdtn", "Ltym", "`;br", "кот", "no1", "") == [
        "привет",
        "день",
        "ёжик",
        "",
        "",
        "",
    ]


def card(name: str, letter: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "letter": letter, "once": True, **more}


CARDS = [card("d", "д"), card("o1", "о"), card("o2", "о"), card("m", "м")]


@pytest.mark.parametrize(
    ("word", "meant", "used"),
    [
        ("дом", [], ["d", "o1", "m"]),
        ("дом", ["d", "o2", "m"], ["d", "o2", "m"]),
        ("окно", [], ["o1", None, None, "o2"]),
        ("ооо", [], ["o1", "o2", None]),
        # A card that is meant for a later place is left for it, unless there is no other.
        ("оо", ["", "o1"], ["o2", "o1"]),
        ("о", ["", "o1"], ["o2"]),
        ("мм", ["", "m"], ["m", None]),
        ("", ["d"], []),
    ],
)
def test_which_cards_serve_a_word(bench: Bench, word: str, meant: list[str], used: list[str | None]) -> None:
    bench.open("")
    found = bench.of(SPELLING, "it.cardsFor(...given).map((card) => card?.name ?? null)", word, CARDS, meant)
    assert found == used


def test_cards_of_a_clue_serve_any_number_of_letters(bench: Bench) -> None:
    bench.open("")
    stands = [{**one, "once": False} for one in CARDS]
    found = bench.of(
        SPELLING, "it.cardsFor(...given).map((card) => card?.name)", "мом", stands, ["", "o2", "m"]
    )
    assert found == ["m", "o2", "m"]


def test_a_limit_decides_whether_a_card_may_be_used(bench: Bench) -> None:
    bench.open("")
    own = [card("a", "о", own=True), card("b", "о", own=True), card("c", "о")]
    one_own = "(card, used) => !card.own || !used.some((one) => one?.own)"
    found = bench.of(SPELLING, f"it.cardsFor(...given, {one_own}).map((card) => card?.name)", "ооо", own, [])
    assert found == ["a", "c", None]


@pytest.mark.parametrize(
    ("word", "meant", "name", "in_use", "after"),
    [
        ("до", ["d", "o1"], "m", False, ["дом", ["d", "o1", "m"]]),
        ("дом", ["d", "o1", "m"], "o1", True, ["дм", ["d", "m"]]),
        ("оо", ["o1", "o2"], "o1", True, ["о", ["o2"]]),
        # Typed letters mean no card: the last that the card could serve goes.
        ("оДо", ["", "", ""], "o1", True, ["оД", ["", ""]]),
    ],
)
def test_tapping_a_card(
    bench: Bench, word: str, meant: list[str], name: str, in_use: bool, after: list[Any]
) -> None:
    bench.open("")
    tapped = next(one for one in CARDS if one["name"] == name)
    expression = "Object.values(it.tapped(...given))"
    assert bench.of(SPELLING, expression, word, meant, tapped, in_use) == after


FIELDS = '<input id="word"><input id="other"><p tabindex="0" id="text">…</p>'


@pytest.mark.parametrize(
    ("key", "more", "written", "taken"),
    [
        ("ш", {}, "", True),
        ("Ё", {}, "", True),
        ("Backspace", {}, "кот", True),
        ("Backspace", {}, "", False),
        ("w", {}, "", False),
        ("5", {}, "", False),
        ("Enter", {}, "кот", False),
        ("ш", {"ctrlKey": True}, "", False),
        ("ш", {"altKey": True}, "", False),
        ("ш", {"metaKey": True}, "", False),
    ],
)
def test_whoever_just_types_means_the_word(
    bench: Bench, key: str, more: dict[str, bool], written: str, taken: bool
) -> None:
    page = bench.open(FIELDS)
    page.locator("#word").fill(written)
    page.locator("#text").focus()
    said = page.evaluate(
        """async ([key, more]) => {
            const { takesKey } = await import("/static/js/spelling.js");
            const field = document.querySelector("#word");
            let said;
            document.addEventListener("keydown", (event) => { said = takesKey(field, event); });
            window.key(key, document.activeElement, more);
            return [said, document.activeElement === field];
        }""",
        [key, more],
    )
    assert said == [taken, taken]
