"""«Шёпот леса», chapter 4: phase 1, making words."""

from __future__ import annotations

import pytest

from forest_whisper.wood import (
    EVERYBODY,
    GAME,
    answer_all,
    fresh,
    letters_with,
    verdict,
    verdicts,
    wood,
    write,
)
from polyana.core import HiddenFact, Refused, heard
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.verdicts import judge_facts
from polyana.testing.scene import Scene
from polyana.words import fold, yo

FIELD = """
    З А М О
    К С Л Е
    Я Ь Т И
"""


def views(scene: Scene[Forest], *seats: int) -> list[bytes]:
    return [scene.match.view(seat).encode() for seat in seats]


# --- the minute -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-4.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_one_minute_for_everybody_shown_on_one_glass(players: int) -> None:
    scene = fresh(players)
    asks = scene.match.open_asks()
    assert [(ask.seat, ask.kind.name, ask.seconds) for ask in asks] == [
        (seat, "write", 60) for seat in range(players)
    ]
    assert len({ask.clock for ask in asks}) == 1
    told = scene.told("round")[0]
    assert (told["seat"], told["seconds"]) == (scene.table.timer, 60)
    answer_all(scene, "lay_card")
    answer_all(scene, "write")
    assert scene.match.open_asks()[0].clock != asks[0].clock  # the glass is turned anew


@pytest.mark.rule("FW-4.2")
def test_all_write_one_word_at_the_same_time() -> None:
    scene = wood(FIELD, players=3)
    scene.does(2, "write", "мак")
    scene.does(0, "write", "лес")
    assert scene.match.waiting() == [1]
    assert scene.sees(2).sheets[2] == "мак"
    scene.refuses(0, "write", "лак", clause="FW-4.20")


@pytest.mark.rule("FW-4.3")
def test_nobody_learns_what_another_writes_before_the_reveal() -> None:
    """Neither in the view nor in what is told: any other word would look the same."""
    one, two = wood(FIELD), wood(FIELD)
    one.does(1, "write", "мак")
    two.does(1, "write", "столик")
    others = (EVERYBODY, 0, 2)
    assert views(one, *others) == views(two, *others)
    assert one.events == two.events
    for seat in others:
        with pytest.raises(HiddenFact):
            one.sees(seat).sheets[1]
    write(one, "лес")
    one.does(2, "write", "")
    assert one.sees(EVERYBODY).words == {0: "лес", 1: "мак", 2: ""}


# --- which words ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-4.4")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("лес", "accepted"),
        ("леску", "oblique"),
        ("лесной", "not_noun"),
        ("москва", "proper"),
        ("столы", "plural"),
        ("сани", "accepted"),  # there is no singular
        ("щипцы", "accepted"),
    ],
)
def test_a_common_noun_in_the_nominative_singular(word: str, reason: str) -> None:
    found, clause = verdict(wood(" ".join(word.upper()), players=2), word)
    assert found == reason
    assert clause == ("FW-5.2" if reason == "accepted" else "FW-4.4")


@pytest.mark.rule("FW-4.5")
def test_each_card_supplies_one_letter() -> None:
    scene = wood("Ч А Щ О\nЛ Е С К", players=2)
    write(scene, "чаща", "")
    assert scene.told("word")[0] == {"seat": 0, "word": "чаща", "verdict": "letters", "missing": "а"}
    assert next(event for event in scene.events if event.kind == "word").clause == "FW-4.5"
    # A card of one's own helps, but it is one card too.
    assert verdict(wood("Ч А Щ О", players=2, front={0: "А"}), "чаща")[0] == "accepted"
    assert verdict(wood("М К Р О", players=2, front={0: "А"}), "марка") == ("letters", "FW-4.5")


@pytest.mark.rule("FW-4.6")
def test_every_card_with_the_same_letter_may_be_used() -> None:
    scene = wood("Ч А Щ А\nЛ Е С К", players=2)
    write(scene, "чаща", "")
    assert verdicts(scene)[0] == "accepted"
    assert letters_with(scene, 0) == "ЧАЩА"


@pytest.mark.rule("FW-4.7")
@pytest.mark.parametrize("writer", [0, 1])
def test_a_word_accepted_in_an_earlier_round_may_not_come_again(writer: int) -> None:
    """Whoever wrote it then."""
    scene = wood(FIELD, players=2, annals=[(1, writer, "лес", "")])
    assert verdict(scene, "лес") == ("used", "FW-4.7")


@pytest.mark.rule("FW-4.7")
def test_an_accepted_word_is_remembered_from_round_to_round() -> None:
    scene = write(wood(FIELD, players=2), "лес", "мак")
    answer_all(scene, "write")
    write(scene, "мак", "лес")
    assert [told["verdict"] for told in scene.told("word")] == ["accepted", "accepted", "used", "used"]


@pytest.mark.rule("FW-4.8")
def test_several_may_have_the_same_word_in_one_round() -> None:
    scene = write(wood(FIELD, players=3), "лес", "лес", "лес")
    assert verdicts(scene) == ["accepted"] * 3
    assert letters_with(scene, 2) == "СЛЕ"


@pytest.mark.rule("FW-4.9")
def test_a_word_that_was_not_accepted_may_be_used_later() -> None:
    scene = wood(FIELD, players=2, annals=[(1, 0, "лес", "letters"), (1, 1, "мак", "voted_down")])
    write(scene, "лес", "мак")
    assert verdicts(scene) == ["accepted", "accepted"]


@pytest.mark.rule("FW-4.10")
def test_example_of_the_ash_without_an_n() -> None:
    """No Н on the field: «ЯСЕНЬ» is not accepted; in a later round, with all its letters, it is."""
    scene = write(wood(FIELD, players=2, deck=20), "ясень", "")
    assert scene.told("word")[0]["missing"] == "н"
    answer_all(scene, "lay_card")
    scene.at("lay_card", agenda=scene.match.agenda, drawn={0: ["Н"]})
    answer_all(scene, "write")
    assert "Н" in scene.table.up.values()
    write(scene, "ясень", "")
    assert verdicts(scene)[-2:] == ["no_word", "accepted"]  # seat 1 has the timer now


@pytest.mark.rule("FW-4.11")
def test_words_that_are_spelled_alike_are_one_word() -> None:
    """Е and Ё are no difference either, once the spelling is folded."""
    for old, new in (("мед", "мёд"), ("мёд", "мед"), ("лук", "лук")):
        scene = wood("М Е Д Л\nУ К А О", players=2, annals=[(1, 1, old, "")])
        assert verdict(scene, new) == ("used", "FW-4.7")


@pytest.mark.rule("FW-4.12")
@pytest.mark.parametrize("word", ["замок", "коса"])
def test_example_of_castle_and_lock_and_of_two_braids(word: str) -> None:
    """Whatever its writer meant, the second one is the same word."""
    scene = write(wood(FIELD, players=2), word, "")
    answer_all(scene, "write")
    write(scene, "", word)
    shown = {told["seat"]: told["verdict"] for told in scene.told("word")[2:]}
    assert shown[1] == "used"


# --- cards of one's own ---------------------------------------------------------------------------


@pytest.mark.rule("FW-4.13")
def test_at_most_two_own_cards_serve_in_one_word() -> None:
    two = write(wood("Л Е О И\nН Р К М", players=2, front={0: "С Т П"}), "лист", "")
    assert verdicts(two)[0] == "accepted"
    assert sorted(letters_with(two, 0)) == ["И", "Л"]
    assert two.table.supply[0] == 12  # no cubes go to own cards
    three = wood("Л Е О И\nН Р К М", players=2, front={0: "С Т П"})
    assert verdict(three, "спорт") == ("own_cards", "FW-4.13")


@pytest.mark.rule("FW-4.14")
def test_face_down_cards_before_a_player_do_not_serve() -> None:
    scene = wood("Л Е О И", players=2, elders={0: 3})
    assert {"с", "т"}.isdisjoint("леои")
    scene.at("write", agenda=scene.match.agenda, elders={0: ["С", "Т", "П"], 1: []})
    assert verdict(scene, "лес") == ("letters", "FW-5.9")


@pytest.mark.rule("FW-4.15")
def test_face_down_cards_of_the_field_supply_no_letter() -> None:
    """Even if everybody has seen the letter before the card was turned down."""
    scene = wood("Л Е С55 О\nИ Н Р К", "control", players=2)
    assert scene.table.down[103] == "С"
    assert judge_facts(GAME.box.cards, scene.table, 0, "лес").reason == "letters"
    answer_all(scene, "write")
    write(scene, "лес", "")
    assert {told["seat"]: told["verdict"] for told in scene.told("word")} == {1: "no_word", 0: "letters"}


@pytest.mark.rule("FW-4.16")
def test_cards_before_others_do_not_serve() -> None:
    scene = wood("Л Е О И", players=2, front={1: "С"})
    assert verdict(scene, "лес") == ("letters", "FW-4.16")


@pytest.mark.rule("FW-4.17")
def test_an_own_card_may_serve_again_every_round() -> None:
    scene = wood("Л Е О И\nН Р К М", players=2, front={0: "С"})
    for word in ("лес", "сено"):
        write(scene, word, "")
        assert scene.table.front[0] == ["С"]
        answer_all(scene, "write")
    assert [told["verdict"] for told in scene.told("word") if told["seat"] == 0] == ["accepted"] * 2


@pytest.mark.rule("FW-4.18")
def test_a_word_of_own_cards_alone_places_no_cube() -> None:
    scene = write(wood("Л Е О И", players=2, front={0: "У М"}), "ум", "")
    assert verdicts(scene)[0] == "accepted"
    assert scene.table.supply[0] == 14
    assert scene.match.waiting() == [1]
    assert "ум" in scene.table.used_words


@pytest.mark.rule("FW-4.19")
@pytest.mark.parametrize(("word", "found"), [("ум", "accepted"), ("я", "too_short")])
def test_two_letters_are_enough_one_is_not(word: str, found: str) -> None:
    reason, clause = verdict(wood("У М Я О", players=2), word)
    assert reason == found
    assert clause == ("FW-5.2" if found == "accepted" else "FW-4.19")


# --- the sheet and the bell -----------------------------------------------------------------------


@pytest.mark.rule("FW-4.20")
def test_the_sheet_may_be_rewritten_until_time_is_up() -> None:
    scene = wood(FIELD, players=2)
    scene.does(0, "write", "лес")
    scene.does(0, "withdraw", "withdraw")
    assert scene.asked(0, "write").default == "лес"  # type: ignore[union-attr]
    scene.does(0, "write", "лак")
    scene.does(1, "write", "")
    assert scene.table.words == {0: "лак", 1: ""}


@pytest.mark.rule("FW-4.20")
@pytest.mark.parametrize(
    ("drafts", "words"),
    [
        ({}, ["", ""]),
        ({0: "лес", 1: "ма"}, ["лес", "ма"]),  # finished or not
        ({0: " Ле ", 1: ""}, ["ле", ""]),
        ({0: "x" * 200}, ["", ""]),  # no sheet is that long
    ],
)
def test_what_stands_at_the_bell_is_the_word(drafts: dict[int, str], words: list[str]) -> None:
    scene = wood(FIELD, players=2)
    scene.match.timeout("write2", drafts)
    assert list(scene.table.words.values()) == words


@pytest.mark.rule("FW-4.20")
def test_after_the_bell_nothing_can_be_written() -> None:
    scene = wood(FIELD, players=2)
    question = scene.asked(0, "write")
    assert question
    scene.runs_out("write")
    scene.refuses(0, "write", "лес", clause="FW-5.1")
    scene.does(0, "target", "101")
    scene.does(1, "target", "101")
    answer_all(scene, "write")
    with pytest.raises(Refused) as late:  # the click was meant for the minute before
        scene.match.answer(0, question.id, "лес")
    assert late.value.clause == "FW-4.20"


@pytest.mark.rule("FW-4.20")
@pytest.mark.parametrize("text", ["л\x00с", "а" * 41])
def test_what_does_not_fit_on_a_sheet_is_refused(text: str) -> None:
    scene = wood(FIELD, players=2)
    assert scene.refuses(0, "write", text, clause="FW-4.20").code == "sheet"


@pytest.mark.rule("FW-4.21")
def test_the_minute_ends_when_all_are_done_and_who_is_done_is_known() -> None:
    scene = wood(FIELD, players=3)
    for seat, left in ((1, [0, 2]), (0, [2])):
        scene.does(seat, "write", "лес")
        assert scene.match.view(EVERYBODY).waiting == tuple(left)
        assert scene.told("final")[-1] == {"seat": seat}
    assert scene.match.step.phase == "write"
    scene.does(2, "write", "лак")
    assert scene.match.step.phase != "write"


@pytest.mark.rule("FW-4.21")
def test_a_final_mark_may_be_withdrawn_while_time_is_left() -> None:
    scene = wood(FIELD, players=3)
    scene.does(0, "write", "лес")
    scene.does(1, "write", "лак")
    scene.does(0, "withdraw", "withdraw")
    assert scene.match.waiting() == [0, 2]
    assert scene.told("writes_on") == [{"seat": 0}]
    scene.does(2, "write", "")
    assert scene.match.step.phase == "write"
    scene.runs_out("write")  # seat 0 has not touched the sheet since
    assert scene.table.words == {0: "лес", 1: "лак", 2: ""}


@pytest.mark.rule("FW-4.22")
def test_the_engine_says_nothing_about_a_word_while_it_is_written() -> None:
    """Good words, bad words, used words, words that others have: all look the same to their writer."""
    for word in ("лес", "абвгд", "мак", "кот"):
        scene = wood(FIELD, players=3, annals=[(1, 2, "мак", "")])
        scene.does(1, "write", "лес")
        before = len(scene.events)
        scene.does(0, "write", word)
        assert [event.kind for event in heard(scene.events[before:], 0)] == ["final"]
        seen = scene.match.view(0).encode().replace(word.encode(), b"?")
        assert seen.count(b"accepted") == seen.count(b'verdict"') == 0
        assert scene.sees(0).used_words == {"мак"}
        assert not scene.table.using


@pytest.mark.rule("FW-4.23")
@pytest.mark.parametrize("word", ["ЁЖ", "еж", "Еж", " ёж "])
def test_neither_case_nor_e_written_for_yo_makes_a_difference(word: str) -> None:
    assert verdict(wood("Е Ж О А", players=2), word)[0] == "accepted"
    for before in ("ёж", "еж"):  # one word for both writings
        again = wood("Е Ж О А", players=2, annals=[(1, 1, before, "")])
        assert verdict(again, word)[0] == "used"


@pytest.mark.rule("FW-4.23", "FW-5.9")
@pytest.mark.parametrize("word", ["лёс", "ЛЁС", "сёло", "бёрет", "берёт"])
def test_yo_written_for_e_is_a_spelling_mistake(word: str) -> None:
    field = " ".join(word.upper().replace("Ё", "Е"))
    assert verdict(wood(f"{field}\nА О Н Т", players=2), word) == ("yo", "FW-5.9")
    assert verdict(wood(f"{field}\nА О Н Т", players=2), word.lower().replace("ё", "е"))[0] == "accepted"


@pytest.mark.rule("FW-4.23", "FW-5.8")
def test_whoever_writes_yo_for_e_places_one_cube_and_the_word_is_not_used_up() -> None:
    scene = wood("Л Е С А\nО Н Т К", players=2)
    write(scene, "лёс", "нота")
    assert scene.asked(0, "target")
    assert scene.told("word")[0]["word"] == "лёс"
    assert scene.table.used_words == {"нота"}


@pytest.mark.rule("FW-4.23")
@pytest.mark.parametrize(
    ("before", "word", "said"),
    [
        ("небо", "нёбо", "accepted"),  # two words, written so
        ("нёбо", "нёбо", "used"),
        ("небо", "небо", "used"),
        ("нёбо", "небо", "used"),  # what is written with Е may be either
        ("падеж", "падёж", "accepted"),
        ("лён", "лен", "used"),
        ("бечевник", "бечёвник", "used"),  # two writings of one word
    ],
)
def test_two_words_that_differ_in_yo_are_two_if_written_so(before: str, word: str, said: str) -> None:
    field = " ".join(fold(word).upper())
    scene = wood(f"{field}\nА О Н Т", players=2, annals=[(1, 1, before, "")])
    assert verdict(scene, word)[0] == said


@pytest.mark.rule("FW-4.23")
def test_two_words_of_one_key_are_words_of_the_lexicon_with_yo() -> None:
    assert all(
        GAME.box.lexicon.shown(key) not in ("", key) and key in GAME.box.lexicon for key in yo.TWO_WORDS
    )


@pytest.mark.rule("FW-4.23", "FW-5.1")
@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("ЕЛКА", "ёлка"),
        ("ёлка", "ёлка"),
        ("НЕБО", "небо"),
        ("нёбо", "нёбо"),
        ("лёс", "лёс"),
        ("ерлак", "ерлак"),
    ],
)
@pytest.mark.parametrize("judge", ["dictionary", "vote"])
def test_words_are_read_out_as_the_lexicon_spells_them(written: str, shown: str, judge: str) -> None:
    field = " ".join(fold(written).upper())
    scene = wood(f"{field}\nА О Н Т", players=2, judge=judge)
    write(scene, written, "")
    assert scene.told("word")[0]["word"] == shown
    assert scene.sees(1).words[0] == shown


@pytest.mark.rule("FW-4.24")
def test_the_minute_opens_for_all_without_a_click() -> None:
    """Nobody has to turn the glass: as soon as the round begins all can write, and the sand runs."""
    scene = fresh(4, first=2)
    assert scene.match.waiting() == [0, 1, 2, 3]
    assert {scene.asked(seat, "write").seconds for seat in range(4)} == {60}  # type: ignore[union-attr]
    assert not any(ask.kind.name != "write" for ask in scene.match.open_asks())
    assert not any(scene.match.may_undo(seat) for seat in range(4))  # nothing turns the glass back


@pytest.mark.rule("FW-4.25")
@pytest.mark.parametrize("seconds", [30, 60, 180])
def test_a_table_may_agree_on_another_length_of_the_minute(seconds: int) -> None:
    scene = fresh(3, write_seconds=seconds)
    assert [scene.asked(seat, "write").seconds for seat in range(3)] == [seconds] * 3  # type: ignore[union-attr]


@pytest.mark.rule("FW-4.25")
@pytest.mark.parametrize("seconds", [29, 181])
def test_but_not_on_any_length(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(3, write_seconds=seconds)
    assert refused.value.clause == "FW-4.25"
    assert GAME.settings().write_seconds == 60
