"""Words are shown as the lexicon spells them, and what a player wrote stays before that player's eyes."""

from __future__ import annotations

import pytest

from letter_jam.drawn import regions
from letter_jam.jam import EVERYBODY, GAME, decide, give, jam, whole
from polyana.core.speech import LANGUAGES
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene
from web.drawn import context


def drawn(scene: Scene[Jam], seat: int, language: str = "ru") -> str:
    return "".join(regions(scene.match, seat, language).values())


# --- Ё ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LJ-1.10")
def test_announced_words_have_yo_whatever_the_cards_show() -> None:
    scene = whole("ЕЛКА", checking="vote", length=4, written_check=True)
    scene.does(0, "line", "елка 1 2 3 4")
    assert scene.told("written", 0)[0]["word"] == "ёлка"
    for seat in range(4):
        scene.does(seat, "done", "done")
    scene.does(0, "reveal", "reveal")
    question = scene.asked(1, "accept")
    assert question is not None
    assert question.about["word"] == "ёлка"
    for seat in range(4):
        scene.does(seat, "accept", "for")
    told = scene.told("revealed")[0]
    assert (told["word"], told["written"]) == ("ёлка", "ёлка")
    assert scene.told("ballot")[0]["word"] == scene.told("judged")[0]["word"] == "ёлка"
    assert scene.table.spelled[0] == "елка"


@pytest.mark.rule("LJ-1.10")
def test_a_word_that_means_one_of_two_stays_as_it_was_written() -> None:
    assert [GAME.box.spelled(word) for word in ("елка", "небо", "аврот", "-")] == [
        "ёлка",
        "небо",
        "аврот",
        "-",
    ]


# --- one's own words ---------------------------------------------------------------------------------


@pytest.mark.rule("LJ-2.2")
def test_an_author_sees_the_secret_word_to_the_end_and_nobody_else_does() -> None:
    scene = jam({0: "ЕЛКА"}, words="author", length=4)  # made by the left neighbour
    assert scene.sees(1).secret[0] == "елка"
    for phase in ("propose", "final"):
        if phase == "final":
            scene.at("close", "LJ-10.1")
        assert scene.match.step.phase == phase
        assert "«ёлка»" in drawn(scene, 1)
        for seat in (EVERYBODY, 0, 2, 3):
            assert "ёлка" not in drawn(scene, seat).lower()


@pytest.mark.rule("LJ-6.7")
def test_a_giver_sees_the_word_of_the_clue_to_the_end_and_nobody_else_does() -> None:
    """With the joker the chips alone do not tell it."""
    scene = jam({0: "Л", 1: "К", 2: "А"}, virtual="К Т")
    give(scene, 3, "елка * p0 p1 p2")
    for _ in range(2):
        assert scene.sees(3).given[3] == ("елка",)
        assert "ёлка" in drawn(scene, 3)
        for seat in (EVERYBODY, 0, 1, 2):
            assert "ёлка" not in drawn(scene, seat).lower()
            assert "елка" not in drawn(scene, seat).lower()
        decide(scene)
    scene.at("close", "LJ-10.1")
    assert "ёлка" in drawn(scene, 3)


@pytest.mark.rule("LJ-11.1")
def test_the_word_written_down_stays_visible_when_the_line_is_done() -> None:
    scene = whole("ЕЛКА", length=4)
    scene.does(0, "line", "елка 1 2 3 4")
    assert "ёлка" in drawn(scene, 0)
    for seat in range(4):
        scene.does(seat, "done", "done")
        assert "ёлка" in drawn(scene, 0)
    assert scene.match.step.phase == "truth"
    assert "ёлка" not in drawn(scene, 1).lower()


# --- the status line ---------------------------------------------------------------------------------

SOLE = {
    "ru": ("только вы", "только Игрок3", {4: "свободных зелёных нет", 2: "когда красных не останется"}),
    "en": ("only you", "Only Игрок3", {4: "no green one is free", 2: "when no red one is left"}),
}


@pytest.mark.rule("LJ-5.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_line_says_that_only_one_may_give_a_clue_and_why(language: str) -> None:
    you, other, why = SOLE[language]
    scene = jam(
        {0: "Б", 1: "А", 2: "Р", 3: "Н"},
        virtual="К Т",
        zones={"leaves": 0, "red_of": {0: 1, 1: 1, 2: 1, 3: 0}, "reds": 1},
    )
    lines = {seat: context(scene.match, seat, language).line for seat in (EVERYBODY, 0, 3)}
    assert you in lines[3].lower()
    assert other in lines[0]
    assert lines[EVERYBODY] == lines[0]
    assert all(why[4] in line for line in lines.values())


@pytest.mark.rule("LJ-5.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_two_players_the_status_line_says_that_reds_come_first(language: str) -> None:
    you, _, why = SOLE[language]
    scene = jam({0: "Б"}, players=2, zones={"reds": 1, "red_of": {0: 3, 1: 2}})
    mine, theirs = (context(scene.match, seat, language).line for seat in (1, 0))
    assert you in mine.lower()
    assert "Игрок1" in theirs
    assert why[2] in mine
    assert why[2] in theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_line_says_nothing_of_it_while_several_may(language: str) -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т")
    for seat in (EVERYBODY, 0, 3):
        assert "только" not in context(scene.match, seat, language).line
        assert "only" not in context(scene.match, seat, language).line.lower()
