"""«Нет слов», chapter 6: checking words, voting, and what the table agrees on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from no_words.talk import (
    EVERYBODY,
    GAME,
    all_pass,
    cards,
    fresh,
    lay,
    reasons,
    some_word,
    spelled,
    talk,
    verdict,
    zones,
)
from polyana.core import Refused
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.testing.scene import Scene

PACES = pytest.mark.parametrize("pace", ["window", "free"])


def disputed(word: str = "дом", players: int = 3, **settings: Any) -> Scene[Talk]:
    """Seat 1 has called a word against seat 0, who doubts it; everybody is to vote."""
    scene = talk("О* А* И* Д М К", mover=0, players=players, checking="vote", **settings)
    scene.does(1, "call", word)
    scene.does(0, "dispute", "dispute")
    return scene


def vote(scene: Scene[Talk], votes: str) -> None:
    """One sign per seat: + for, - against, 0 abstain, a dot says nothing."""
    names = {"+": "for", "-": "against", "0": "abstain"}
    for seat, sign in enumerate(votes):
        if sign != ".":
            scene.does(seat, "vote", names[sign])


def vote_down(scene: Scene[Talk], seat: int, word: str) -> None:
    scene.does(seat, "call", word)
    scene.does(scene.table.mover, "dispute", "dispute")
    vote(scene, "-" * scene.table.players)


@pytest.mark.rule("NW-6.1")
def test_the_table_agrees_how_words_are_checked() -> None:
    """By the dictionary, unless it is agreed to vote."""
    assert Settings().checking == "dictionary"
    scene = talk("О* А* Д М", mover=0)
    assert verdict(scene, 1, "омад") == "NW-5.13"
    assert verdict(scene, 1, "дом") == "counts"

    scene = talk("О* А* Д М", mover=0, checking="vote")
    scene.does(1, "call", "омад")
    assert scene.asked(0, "dispute")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"checking": "coin"}, Settings)


@pytest.mark.rule("NW-6.2")
def test_if_the_mover_doubts_a_word_a_vote_begins() -> None:
    scene = talk("О* А* Д М", mover=0, checking="vote")
    scene.does(1, "call", "дом")
    question = scene.asked(0, "dispute")
    assert question is not None
    assert question.about == {"word": "дом"}
    scene.does(0, "dispute", "dispute")
    assert scene.told("disputed") == [{"seat": 0, "word": "дом"}]
    assert scene.options(1, "vote") == ["for", "against", "abstain"]


@pytest.mark.rule("NW-6.3")
@pytest.mark.parametrize(
    ("votes", "counts"),
    [("+++", True), ("-++", True), ("0++", True), ("00+", True), ("+--", False), ("---", False)],
)
def test_the_majority_decides(votes: str, counts: bool) -> None:
    scene = disputed()
    vote(scene, votes)
    assert scene.table.penalty(0) == (2 if counts else 0)
    if not counts:
        assert [event.clause for event in scene.events if event.kind == "rejected"] == ["NW-6.3"]


@pytest.mark.rule("NW-6.4")
@pytest.mark.parametrize("votes", ["+-0", "000", "-+", "--++", "0-+0-+"])
def test_with_equal_votes_the_word_does_not_count(votes: str) -> None:
    scene = disputed(players=len(votes))
    before = zones(scene)
    vote(scene, votes)
    assert [event.clause for event in scene.events if event.kind == "rejected"] == ["NW-6.4"]
    assert reasons(scene) == ["voted_down"]
    assert zones(scene) == before


@pytest.mark.rule("NW-6.5")
def test_honesty_is_asked_for_and_not_enforced() -> None:
    """A real word may be voted down and gibberish voted in; nobody is warned or overruled."""
    scene = disputed("дом")
    vote(scene, "---")
    assert reasons(scene) == ["voted_down"]
    scene = disputed("омадик")
    vote(scene, "-++")
    assert scene.told("taken")[0]["word"] == "омадик"
    told = {event.kind for event in scene.events}
    assert told == {"called", "disputed", "votes", "taken", "talk_over", "talk"}


@pytest.mark.rule("NW-6.6")
@pytest.mark.parametrize("word", ["дом", "омад"])
def test_the_dictionary_decides_at_once_and_no_vote_is_offered(word: str) -> None:
    scene = talk("О* А* Д М", mover=0)
    happened = scene.does(1, "call", word)
    assert {event.kind for event in happened.events} & {"taken", "rejected"}
    for seat in range(3):
        assert not scene.asked(seat, "vote")
        scene.refuses(seat, "dispute", "dispute", clause="NW-6.7")
        scene.refuses(seat, "vote", "for", clause="NW-6.8")


@pytest.mark.rule("NW-6.7")
def test_only_the_mover_may_dispute_and_silence_accepts() -> None:
    scene = talk("О* А* Д М", mover=0, checking="vote")
    scene.does(1, "call", "дом")
    for seat in (1, 2):
        scene.refuses(seat, "dispute", "dispute", clause="NW-6.7")
    question = scene.asked(0, "dispute")
    assert question is not None
    assert question.seconds == 15
    scene.runs_out("dispute")
    assert scene.table.penalty(0) == 2
    assert not scene.told("votes")


@pytest.mark.rule("NW-6.7")
@pytest.mark.parametrize("seconds", [4, 121])
def test_the_time_to_dispute_has_bounds(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(dispute_seconds=seconds)
    assert refused.value.clause == "NW-6.7"


@pytest.mark.rule("NW-6.8")
def test_every_seat_votes_once_mover_and_caller_included() -> None:
    scene = disputed(players=4)
    assert scene.match.waiting() == [0, 1, 2, 3]
    for seat in range(4):
        question = scene.asked(seat, "vote")
        assert question is not None
        assert question.seconds == 20
    scene.does(2, "vote", "for")
    scene.refuses(2, "vote", "against", clause="NW-6.8")
    assert scene.match.waiting() == [0, 1, 3]


@pytest.mark.rule("NW-6.8")
def test_votes_are_secret_until_all_are_in_and_then_public() -> None:
    """Until then the others see that a seat has voted, not how."""
    one, two = disputed(), disputed()
    one.does(2, "vote", "for")
    two.does(2, "vote", "against")
    for seat in (EVERYBODY, 0, 1):
        assert one.match.view(seat).encode() == two.match.view(seat).encode()
        assert one.match.view(seat).journal == two.match.view(seat).journal
        assert one.told("votes", seat) == []
    vote(one, "-+")
    for seat in (EVERYBODY, 0, 1, 2):
        told = one.told("votes", seat)
        assert told == [{"word": "дом", "for_seats": [1, 2], "against_seats": [0]}]


@pytest.mark.rule("NW-6.8")
@pytest.mark.parametrize(("votes", "counts"), [("...", False), (".+.", True), ("-+.", False), ("-.", False)])
def test_a_missing_vote_is_an_abstention(votes: str, counts: bool) -> None:
    scene = disputed(players=len(votes))
    vote(scene, votes)
    scene.runs_out("vote")
    assert scene.table.penalty(0) == (2 if counts else 0)
    (told,) = scene.told("votes")
    assert len(told["for_seats"]) == votes.count("+")
    assert len(told["against_seats"]) == votes.count("-")


@pytest.mark.rule("NW-6.8")
@pytest.mark.parametrize("seconds", [4, 121])
def test_the_time_to_vote_has_bounds(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(vote_seconds=seconds)
    assert refused.value.clause == "NW-6.8"


@pytest.mark.rule("NW-6.9")
def test_the_table_may_agree_to_allow_proper_names_or_slang() -> None:
    assert verdict(talk(spelled("москва"), mover=0), 1, "москва") == "NW-5.6"
    assert verdict(talk(spelled("москва"), mover=0, proper_names=True), 1, "москва") == "counts"
    assert verdict(talk(spelled("препод"), mover=0), 1, "препод") == "NW-5.7"
    assert verdict(talk(spelled("препод"), mover=0, slang=True), 1, "препод") == "counts"


@pytest.mark.rule("NW-6.10")
@pytest.mark.parametrize("text", ['{"grade": 5}', '{"checking": "vote"}', "pace free"])
def test_what_was_agreed_cannot_be_changed_during_the_game(text: str) -> None:
    scene = talk("О* А*", turn=0, hands={0: "М К Л"}, games=2, grade=3)
    agreed = scene.table.settings
    for seat in range(3):
        scene.refuses(seat, "settings", text, clause="NW-6.10")
    scene.does(0, "place", "М")
    for seat in range(3):
        scene.refuses(seat, "settings", text, clause="NW-6.10")
    with pytest.raises(AttributeError):
        scene.table.settings.grade = 5  # type: ignore[misc]
    lay(scene, "О* А* Д М", mover=0, discards={0: 9})
    scene.does(1, "call", "дом")  # the next game of the series
    assert scene.table.sheet
    assert scene.table.settings == agreed == Settings(games=2, grade=3)


@pytest.mark.rule("NW-6.10")
@pytest.mark.parametrize(
    "bad",
    [{"grade": 2}, {"grade": "4"}, {"pace": "fast"}, {"slang": 1}, {"hints": True}, {"first": "Аня"}],
)
def test_only_what_can_be_agreed_on_can_be_agreed_on(bad: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(bad, Settings)


@pytest.mark.rule("NW-6.11")
@pytest.mark.parametrize(
    ("word", "clause"), [("ад", "NW-5.3"), ("съезд", "NW-1.5"), ("мадам", "NW-5.8"), ("кот", "NW-5.9")]
)
@pytest.mark.parametrize("checking", ["dictionary", "vote"])
def test_length_hard_sign_and_letters_are_facts_in_every_mode(checking: str, word: str, clause: str) -> None:
    """They are checked before any dispute, and no vote can override them."""
    scene = talk("О* А* Д М", mover=0, checking=checking)
    assert verdict(scene, 1, word) == clause
    assert not scene.asked(0, "dispute")
    scene.at("window", votes={word: True}, tried=())
    assert verdict(scene, 1, word) == clause


@pytest.mark.rule("NW-6.12")
def test_the_result_of_a_vote_stands_for_the_rest_of_the_game() -> None:
    """An accepted word is not disputed again, a rejected one is refused at once."""
    scene = talk("О* О* А* А* Д М М К", mover=0, checking="vote", hands={1: "Д Ф Ж"})
    vote_down(scene, 1, "мак")
    scene.does(1, "call", "дом")
    scene.does(0, "dispute", "dispute")
    vote(scene, "-++")
    scene.does(0, "next", "left")
    scene.does(1, "place", "Д")
    scene.refuses(2, "call", "мак", clause="NW-6.12")
    scene.does(2, "call", "дом")
    assert not scene.asked(1, "dispute")
    assert scene.table.penalty(1) == 2


@pytest.mark.rule("NW-6.12")
def test_a_new_game_of_the_series_knows_no_old_votes() -> None:
    scene = talk("О* А* И* Д М К", mover=0, checking="vote", games=2, deck=0)
    vote_down(scene, 1, "мак")
    all_pass(scene)
    assert len(scene.table.sheet) == 1
    lay(scene, "О* А* М К", mover=0)
    scene.does(1, "call", "мак")
    assert scene.asked(0, "dispute")


@pytest.mark.rule("NW-6.13")
def test_proper_names_and_slang_are_two_switches_off_by_default() -> None:
    agreed = Settings()
    assert (agreed.proper_names, agreed.slang) == (False, False)
    assert verdict(talk(spelled("москва"), mover=0, slang=True), 1, "москва") == "NW-5.6"
    assert verdict(talk(spelled("препод"), mover=0, proper_names=True), 1, "препод") == "NW-5.7"


@pytest.mark.rule("NW-6.13")
@pytest.mark.parametrize("word", ["москву", "преподы"])
def test_names_and_slang_too_stand_in_the_nominative_singular(word: str) -> None:
    scene = talk(spelled(word), mover=0, proper_names=True, slang=True)
    assert verdict(scene, 1, word).startswith("NW-5")


@pytest.mark.rule("NW-6.13")
def test_names_and_slang_are_of_every_grade_but_the_grade_of_other_words_stays() -> None:
    for word in ("москва", "препод"):
        scene = talk(spelled(word), mover=0, proper_names=True, slang=True, grade=3)
        assert verdict(scene, 1, word) == "counts"
    rare = some_word(4)
    scene = talk(spelled(rare), mover=0, proper_names=True, slang=True, grade=3)
    assert verdict(scene, 1, rare) == "NW-5.14"


@pytest.mark.rule("NW-6.13")
def test_a_field_of_slang_is_shown_to_all_and_checked_by_nobody() -> None:
    scene = talk(spelled("препод"), mover=0, slang=True, slang_field="игровой")
    for seat in (EVERYBODY, 0, 1, 2):
        assert scene.sees(seat).settings.slang_field == "игровой"
    assert verdict(scene, 1, "препод") == "counts"  # no word of games
    with pytest.raises(Refused) as refused:
        fresh(slang_field="ж" * 61)
    assert refused.value.clause == "NW-6.13"


@pytest.mark.rule("NW-6.14")
@PACES
def test_a_seat_whose_third_call_is_voted_down_has_passed(pace: str) -> None:
    """Calls that fail by their letters do not count; the next window is open again."""
    scene = talk("О* А* И* Д М К", mover=0, checking="vote", pace=pace, hands={1: "Щ Ф Ж"})
    for word in ("дом", "док"):
        vote_down(scene, 2, word)
    assert verdict(scene, 2, "шум") == "NW-5.9"
    assert verdict(scene, 2, "ад") == "NW-5.3"
    assert scene.asked(2, "call")
    vote_down(scene, 1, "ком")
    assert scene.asked(1, "call")  # each seat has its own three
    vote_down(scene, 2, "мак")
    scene.refuses(2, "call", "мода", clause="NW-6.14")
    assert scene.told("voted_out") == [{"seat": 2}]
    assert scene.asked(1, "call")
    all_pass(scene)
    scene.does(1, "place", "Щ")
    assert scene.asked(2, "call")


@pytest.mark.rule("NW-6.14")
def test_the_waiting_call_of_a_seat_that_has_lost_three_votes_is_void() -> None:
    """And if nobody else is left, the window closes."""
    scene = talk("О* А* И* Д М К", mover=0, checking="vote")
    vote_down(scene, 2, "дом")
    vote_down(scene, 2, "док")
    scene.does(1, "call", "ком")
    scene.does(2, "call", "мак")
    scene.does(2, "call", "мода")
    scene.does(0, "dispute", "dispute")
    vote(scene, "---")
    assert scene.told("called")[-1]["word"] == "мак"
    scene.does(0, "dispute", "dispute")
    vote(scene, "---")
    assert scene.told("called")[-1]["word"] == "мак"  # «мода» is not judged any more
    assert scene.match.waiting() == [1]
    scene.does(1, "call", "pass")
    assert scene.asked(1, "place")


@pytest.mark.rule("NW-6.15")
def test_two_players_who_vote_are_told_what_that_means() -> None:
    assert GAME.warnings(Settings(checking="vote"), 2) == [("vote_of_two", "NW-6.15")]
    for players, checking in ((2, "dictionary"), (3, "vote")):
        assert GAME.warnings(Settings(checking=checking), players) == []  # type: ignore[arg-type]
        assert not fresh(players, checking=checking).told("warning_vote_of_two")
    scene = fresh(2, checking="vote")
    for seat in (0, 1):
        assert scene.told("warning_vote_of_two", seat) == [{}]

    scene = disputed(players=2)
    vote(scene, "-+")
    assert reasons(scene) == ["voted_down"]
    scene = disputed(players=2)
    vote(scene, "++")  # the mover gives way
    assert sorted(scene.table.discards[0]) == cards("Д М")
