"""Everything that is told, asked and refused has its words, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from forest_mages.glade import GAME, TABLES, glade, place
from polyana import games
from polyana.core import Event, Refused, heard
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.forest_mages.rules import kinds
from polyana.games.forest_mages.rules.settings import Settings
from polyana.testing.play import Laid, random_match

PACKAGE = games.package("forest_mages")
SOURCE = Path(kinds.__file__).parent


def told_kinds() -> set[str]:
    """The kinds of events that the rules can tell, read from the source."""
    found = set()
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("t.tell", "t.reveal"):
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_setting_has_words(language: str) -> None:
    speech = Speech(PACKAGE, language)
    for kind in told_kinds():
        assert speech.has(f"event-{kind}"), kind
    for kind in GAME.kinds:
        assert speech.has(f"ask-{kind}"), kind
        assert speech.has(f"waits-{kind}"), kind
    for name in Settings.__struct_fields__:
        assert speech.has(f"setting-{name}"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("laid", [*TABLES, Laid(3, Settings(abilities=True, characters="choose"))], ids=str)
def test_whole_matches_are_put_into_words(language: str, laid: Laid) -> None:
    """No missing argument, no id where a name should be, for every pair of eyes."""
    speech = Speech(PACKAGE, language, ["Аня", "Боря", "Вера", "Глеб"])
    seen: set[str] = set()
    for seed in range(3):
        for decision in random_match(GAME, laid, seed):
            for question in decision.record.match.questions(decision.ask.seat):
                assert speech.say(f"ask-{question.kind}", **question.about)
            happened = decision.record.match.clone().answer_kind(
                decision.ask.seat, decision.ask.kind.name, decision.text
            )
            for seat in range(-1, laid.players):
                for event in heard(happened.events, seat):
                    said = speech.event(event, seat)
                    seen.add(event.kind)
                    for word in ("{", "P0", "P1", "P2", "SU", "herb>", "None"):
                        assert word not in said, said
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 кристалл."), (2, "2 кристалла."), (5, "5 кристаллов."), (21, "21 кристалл.")]
)
def test_russian_plurals(count: int, words: str) -> None:
    event = Event("gathered", "FM-5.2", {"seat": 0, "what": "crystal", "count": count})
    assert Speech(PACKAGE, "ru", ["Аня"]).event(event, 1) == f"Аня получает {words}"
    assert Speech(PACKAGE, "ru", ["Аня"]).event(event, 0) == f"Вы получаете {words}"


def test_cards_places_and_faces_go_by_their_names() -> None:
    speech = Speech(PACKAGE, "ru", ["Аня"])
    brewed = Event("brewed", "FM-9.2", {"seat": 0, "card": "P01", "paid": ["herb", "berry"]})
    assert speech.event(brewed, 1) == "Аня готовит зелье «Зеркальный сок». Плата: трава, ягода."
    placed = Event("placed", "FM-4.1", {"seat": 0, "die": "tree", "place": "AU6@S0", "mode": "plain"})
    assert speech.event(placed, 0) == "Вы кладёте кубик «дерево» в ячейку Травяной козёл."
    forced = Event("placed", "FM-4.1", {"seat": 0, "die": "tree", "place": "F01.2", "mode": "herb"})
    assert speech.event(forced, 0).endswith("в ячейку Проталина (холм, трава) принудительно, плата — трава.")
    claimed = Event("claimed", "FM-17.7", {"seat": 0, "forest": "F03", "count": 6})
    assert speech.event(claimed, 0) == "Вы присваиваете лес «Листопад»: 6 очков."
    assert speech.say("option-act", value="turn fire wind") == "Повернуть кубик: огонь ветер"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_has_a_name(language: str) -> None:
    speech, cards = Speech(PACKAGE, language), GAME.box
    for thing in (*cards.forests, *cards.slots, *cards.village, *cards.creatures, *cards.potions):
        assert speech.say("called", card=thing) != thing


def test_what_is_no_option_is_explained_in_the_words_of_the_clause() -> None:
    speech = Speech(PACKAGE, "ru")
    assert speech.refusal(Refused("not_an_option", "FM-4.5", value="F01.1")) == "Ячейка занята — МЛ 4.5"
    other = speech.refusal(Refused("not_an_option", "FM-3.3", value="roll"))
    assert other == "Так ответить нельзя: варианта «roll» сейчас нет — МЛ 3.3"


LEADS = ("счёт 113, отрыв от второго места — 77.", "score 113, ahead of second place by 77.")
LEVEL = ("Счёт равный, 113, но остатков больше.", "The scores are level at 113, but more is left over.")
SHARED = (
    "Счёт 113 и остатки равны, победу делят: Аня, Боря.",
    "Level at 113 and in left-overs, these share the victory: Аня, Боря.",
)


@pytest.mark.parametrize(
    ("points", "goods", "words"),
    [
        ({0: 107, 1: 30, 2: 36}, {}, LEADS),
        ({0: 107, 1: 113, 2: 36}, {}, LEVEL),
        ({0: 107, 1: 113, 2: 36}, {1: "herb"}, SHARED),
    ],
    ids=["a lead", "left-overs", "shared"],
)
def test_the_last_line_says_who_won_by_how_much(
    points: dict[int, int], goods: dict[int, str], words: tuple[str, str]
) -> None:
    """The scores themselves stand beneath it, beside the names. The forest gives Аня six
    points and one ingredient."""
    supply = {0: "tree", 1: "", 2: ""}
    scene = glade(
        players=3, supply=supply, row="F01 F02 F03", round=4, forests_left=0, vp=points, goods=goods
    )
    place(scene, 0, "tree", "F03.1")
    told = scene.events[-1]
    for language, end in zip(LANGUAGES, words, strict=True):
        said = Speech(PACKAGE, language, ["Аня", "Боря", "Вера"]).event(told, 1)
        assert said.endswith(end)
        assert "Аня" in said
        assert "36" not in said
