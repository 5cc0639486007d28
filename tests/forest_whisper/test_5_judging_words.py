"""«Шёпот леса», chapter 5: the judge; breaches, and an empty supply."""

from __future__ import annotations

import pytest

from forest_whisper.test_5_placing_cubes import FIELD, FULL, placing
from forest_whisper.wood import (
    EVERYBODY,
    GAME,
    drawing,
    fresh,
    letters_with,
    verdicts,
    wood,
    write,
)
from polyana.core import Refused
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match

# --- the judge ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.24")
def test_the_dictionary_decides_unless_the_table_votes() -> None:
    for judge, found in (("dictionary", "unknown"), ("vote", "pending")):
        scene = wood(FIELD, players=3, judge=judge)
        write(scene, "лесак", "", "")
        assert verdicts(scene)[0] == found
    assert GAME.settings().judge == "dictionary"


@pytest.mark.rule("FW-5.24")
@pytest.mark.parametrize(
    ("votes", "accepted"),
    [
        (["for", "for", "against"], True),
        (["for", "against", "abstain"], False),  # a tie
        (["for", "abstain", "abstain"], True),
        (["abstain", "abstain", "abstain"], False),
        (["against", "against", "for"], False),
    ],
)
def test_the_majority_accepts_a_tie_rejects(votes: list[str], accepted: bool) -> None:
    scene = wood(FIELD, players=3, judge="vote")
    write(scene, "лесак", "", "")
    scene.does(1, "doubt", "лесак")
    scene.does(2, "doubt", "-")
    for seat, vote in enumerate(votes):
        scene.does(seat, "vote", vote)
    assert (scene.table.verdicts[0] == "") is accepted
    assert (scene.asked(0, "target") is None) is accepted
    assert ("лесак" in scene.table.used_words) is accepted


@pytest.mark.rule("FW-5.24")
def test_two_players_are_warned_that_votes_of_two_are_ties() -> None:
    assert len(fresh(2, judge="vote").told("warning_vote_of_two")) == 1
    assert not fresh(2).told("warning_vote_of_two")
    assert not fresh(3, judge="vote").told("warning_vote_of_two")


@pytest.mark.rule("FW-5.25")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("маке", "oblique"),  # 4.4
        ("чаща", "letters"),  # 4.5: one А only
        ("мак", "used"),  # 4.7
        ("спорт", "own_cards"),  # 4.13
        ("лоб", "letters"),  # 4.16: Б lies before another
    ],
)
def test_every_breach_of_a_condition_is_a_violation(word: str, reason: str) -> None:
    field = "Л Е К А\nМ О Ч Щ\nИ Н Р #"
    scene = wood(field, players=2, front={0: "С П Т", 1: "Б"}, annals=[(1, 1, "мак", "")])
    write(scene, word, "")
    assert verdicts(scene)[0] == reason
    assert scene.asked(0, "target")


@pytest.mark.rule("FW-5.26")
def test_an_extra_before_the_needed_ones_may_empty_the_supply() -> None:
    """Then the needed ones that are still open must be moved; needed first, nothing has to be."""
    field = "Л1 Е С О3\nА3 И2 Н1 Т1"
    needed_first = placing(field, "лес")
    assert needed_first.table.supply[0] == 3
    needed_first.does(0, "extra", "done")
    assert needed_first.table.supply[0] == 1
    field = "Л1 Е С О3\nА3 И2 Н2 Т2"
    extra_first = placing(field, "лес")
    assert extra_first.table.supply[0] == 1
    extra_first.does(0, "extra", "101")
    assert extra_first.table.supply[0] == 0
    extra_first.does(0, "source", "104")
    extra_first.does(0, "source", "204")
    assert drawing(extra_first.table).splitlines()[0] == "Л2 Е1 С1 О2"


@pytest.mark.rule("FW-5.27")
def test_the_player_chooses_only_the_source_not_whether_to_move() -> None:
    scene = placing(FULL, "лес")
    for text in ("done", "no", "-"):
        with pytest.raises(Refused):
            scene.match.answer_kind(0, "source", text)
    for _ in range(3):
        scene.does(0, "source", scene.options(0, "source")[0])
    assert letters_with(scene, 0).startswith("ЛЕС")


@pytest.mark.rule("FW-5.27")
@pytest.mark.parametrize("players", [2, 3])
def test_moving_is_always_possible(players: int) -> None:
    """In random matches no placement ever gets stuck, and all cards of the word hold a cube afterwards."""
    moved, checked = 0, 0
    for seed in range(6):
        for decision in random_match(GAME, Laid(players, Settings()), seed):
            match, ask = decision.record.match, decision.ask
            moved += ask.kind.name == "source"
            if match.step.phase != "place" or match.table.verdicts[ask.seat]:
                continue
            after, using = match.clone(), list(match.table.using)
            after.answer_kind(ask.seat, ask.kind.name, decision.text)
            if after.step.phase == "place" and after.step != match.step:  # nothing was captured yet
                checked += 1
                assert all(after.table.cubes_of(ask.seat, place) for place in using)
    assert min(moved, checked) > 10


@pytest.mark.rule("FW-5.28")
def test_letters_and_repetition_are_facts_even_if_the_table_votes() -> None:
    scene = wood(FIELD, players=3, judge="vote", annals=[(1, 2, "лес", "")])
    write(scene, "рак", "лес", "лесак")
    assert verdicts(scene) == ["letters", "used", "pending"]
    assert scene.match.waiting() == [0, 1]  # the writer of the only doubtful word has nothing to doubt


@pytest.mark.rule("FW-5.28")
def test_doubts_are_one_secret_answer_each_and_silence_accepts() -> None:
    one, two = (wood(FIELD, players=3, judge="vote") for _ in range(2))
    for scene, doubt in ((one, "лак,щекол"), (two, "-")):
        write(scene, "лесак", "лак", "щекол")
        assert scene.options(0, "doubt") == ["-", "лак", "щекол", "лак,щекол"]
        assert scene.asked(0, "doubt").seconds == 20  # type: ignore[union-attr]
        scene.does(0, "doubt", doubt)
    for seat in (EVERYBODY, 1, 2):
        assert one.match.view(seat).encode() == two.match.view(seat).encode()
    two.runs_out("doubt")
    assert set(two.table.verdicts.values()) == {""}
    assert two.told("doubted") == [{"words": [], "count": 0}]


@pytest.mark.rule("FW-5.28")
def test_each_doubted_word_is_voted_on_by_all_before_any_cube_moves() -> None:
    scene = wood(FIELD, players=3, judge="vote")
    write(scene, "лесак", "лак", "щекол")
    scene.does(0, "doubt", "лак")
    scene.does(1, "doubt", "лесак")
    scene.does(2, "doubt", "-")
    for word in ("лак", "лесак"):
        assert [scene.asked(seat, "vote").about["word"] for seat in range(3)] == [word] * 3  # type: ignore[union-attr]
        assert not scene.table.cubes
        otherwise = scene.match.clone()
        otherwise.answer_kind(0, "vote", "against")
        scene.does(0, "vote", "for")
        assert scene.match.view(1).encode() == otherwise.view(1).encode()
        scene.does(1, "vote", "against")
        scene.does(2, "vote", "for")
    assert scene.told("votes")[0] == {
        "word": "лак",
        "for_seats": [0, 2],
        "against_seats": [1],
        "verdict": "accepted",
    }
    assert scene.table.verdicts == {0: "", 1: "", 2: ""}


@pytest.mark.rule("FW-5.28")
def test_the_same_word_of_two_writers_gets_one_vote_and_one_verdict() -> None:
    scene = wood(FIELD, players=3, judge="vote")
    write(scene, "лесак", "лесак", "")
    assert scene.options(2, "doubt") == ["-", "лесак"]
    for seat in (0, 1, 2):
        scene.does(seat, "doubt", "лесак" if seat == 2 else "-")
    scene.runs_out("vote")
    assert scene.table.verdicts == {0: "voted_down", 1: "voted_down", 2: "no_word"}


@pytest.mark.rule("FW-5.29")
def test_a_placement_without_a_decision_needs_no_click() -> None:
    scene = wood("Л Е С О\nА И Н К", players=3)
    write(scene, "лес", "лак", "лоск")
    assert [told["seat"] for told in scene.told("placed")] == [0, 1, 2]  # each in turn
    assert scene.match.step.phase not in ("place", "write")
