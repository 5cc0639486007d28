"""«Нет слов», chapter 4: «Не говори …!» in the free pace."""

from __future__ import annotations

import pytest

from no_words.talk import EVERYBODY, reasons, talk, verdict
from no_words.test_4_calls import PACES, views
from polyana.core import HiddenFact, Refused, View, heard, save
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.testing.scene import Scene

# --- the free pace --------------------------------------------------------------------------------


@pytest.mark.rule("NW-4.18")
def test_in_the_free_pace_the_next_player_may_place_at_once_and_that_closes_the_window() -> None:
    """The default is the window."""
    assert Settings().pace == "window"
    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"})
    scene.refuses(1, "place", "Щ", clause="NW-4.7")

    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"}, pace="free")
    scene.does(1, "place", "Щ")
    assert scene.table.mover == 1
    assert verdict(scene, 0, "дом") == "counts"
    assert [scene.table.penalty(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("NW-4.19")
def test_in_the_free_pace_all_opponents_may_call_and_the_next_player_may_place() -> None:
    """Nobody is asked to pass and no window clock runs."""
    scene = talk("О* А* Д М", mover=0, players=4, pace="free")
    for seat in (1, 2, 3):
        question = scene.asked(seat, "call")
        assert question is not None
        assert (question.options, question.seconds, question.default) == ((), None, None)
        scene.refuses(seat, "call", "pass", clause="NW-4.19")
    assert scene.match.waiting() == [1]
    for seat in (0, 2, 3):
        scene.refuses(seat, "place", "И*", clause="NW-4.19")
    scene.does(1, "place", "И*")


@pytest.mark.rule("NW-4.19")
def test_the_turn_clock_of_the_free_pace_runs_from_the_placement_before_or_the_choice() -> None:
    """A false call does not turn the glass; the choice of who moves next does."""

    def glass(seat: int) -> tuple[str, float | None]:
        question = scene.asked(seat, "place")
        assert question is not None
        return question.clock, question.seconds

    scene = talk("О* А* И* Е* Д М", mover=0, hands={1: "Щ Ф Ж"}, pace="free", turn_seconds=30)
    first = glass(1)
    assert first[1] == 30
    verdict(scene, 2, "кот")
    assert glass(1) == first
    verdict(scene, 2, "дом")
    scene.does(0, "next", "left")
    second = glass(1)
    assert second[1] == 30
    assert second[0] != first[0]
    scene.runs_out("turn")
    assert scene.table.conversation[-1] == "Щ"
    assert glass(2)[0] not in (first[0], second[0])


@pytest.mark.rule("NW-4.20")
def test_while_a_call_is_judged_placing_is_refused_and_the_turn_clock_stands_still() -> None:
    """Then the queue, then placing is open again, with the same glass."""
    scene = talk("О* А* Д М К", mover=0, pace="free", checking="vote", turn_seconds=30)
    before = scene.asked(1, "place")
    scene.does(2, "call", "дом")
    scene.does(1, "call", "мак")
    for word in ("дом", "мак"):
        scene.refuses(1, "place", "И*", clause="NW-4.20")
        assert not any(ask.clock.startswith("turn") for ask in scene.match.open_asks())
        scene.does(0, "dispute", "dispute")
        scene.refuses(1, "place", "И*", clause="NW-4.20")
        assert not any(ask.clock.startswith("turn") for ask in scene.match.open_asks())
        for seat in range(3):
            scene.does(seat, "vote", "against")
        assert scene.told("votes")[-1]["word"] == word
    after = scene.asked(1, "place")
    assert before is not None
    assert after is not None
    assert after.clock == before.clock
    scene.does(1, "place", "И*")


@pytest.mark.rule("NW-4.20")
def test_a_call_that_comes_after_the_placement_is_late_and_never_turned_against_the_new_mover() -> None:
    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"}, pace="free")
    meant = scene.asked(2, "call")
    assert meant is not None
    scene.does(1, "place", "Щ")
    before = save(scene.match)
    with pytest.raises(Refused) as late:
        scene.match.answer(2, meant.id, "дом")
    assert late.value.clause == "NW-4.20"
    assert save(scene.match) == before
    again = scene.asked(2, "call")
    assert again is not None
    scene.match.answer(2, again.id, "дом")
    assert scene.table.penalty(1) == 2


@pytest.mark.rule("NW-4.20")
def test_a_call_that_comes_before_the_placement_counts() -> None:
    scene = talk("О* А* И* Е* Д М", mover=0, pace="free")
    meant = scene.asked(1, "place")
    assert meant is not None
    assert verdict(scene, 1, "дом") == "counts"
    with pytest.raises(Refused):
        scene.match.answer(1, meant.id, "О*")
    assert scene.table.penalty(0) == 2


@pytest.mark.rule("NW-4.21")
def test_the_last_window_of_the_free_pace_is_held_with_passes_and_the_clock() -> None:
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л"}, deck=1, pace="free", window_seconds=30)
    scene.does(0, "place", "М")
    assert scene.match.waiting() == [1, 2]
    question = scene.asked(1, "call")
    assert question is not None
    assert (question.options, question.seconds) == (("pass",), 30)
    assert not scene.asked(1, "place")
    assert verdict(scene, 1, "кот") == "NW-5.9"
    scene.does(1, "call", "pass")
    assert not scene.over
    scene.runs_out("window")
    assert scene.over


@pytest.mark.rule("NW-4.23")
@pytest.mark.parametrize("players", [2, 3])
def test_pass_and_placement_in_a_row_are_two_answers_each_judged_by_itself(players: int) -> None:
    """A placement alone stays refused while the window is open."""
    scene = talk("О* А* Д М", mover=0, players=players, hands={1: "Щ Ф Ж"})
    if players == 3:
        scene.refuses(1, "place", "Щ", clause="NW-4.7")
        scene.does(2, "call", "pass")
    assert scene.match.waiting() == [1]
    scene.refuses(1, "place", "Щ", clause="NW-4.7")
    scene.does(1, "call", "pass")
    scene.refuses(1, "place", "Р", clause="NW-3.3")  # the pass stands, whatever becomes of the placement
    assert scene.table.passed[-1] == 1
    scene.does(1, "place", "Щ")
    assert scene.table.mover == 1


@pytest.mark.rule("NW-4.23")
def test_a_pass_that_is_not_the_last_one_opens_no_placement() -> None:
    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"})
    scene.does(1, "call", "pass")
    scene.refuses(1, "place", "Щ", clause="NW-4.7")


# --- waiting calls are secret ---------------------------------------------------------------------


@pytest.mark.rule("NW-4.24")
@PACES
@pytest.mark.parametrize("accepted", [True, False])
def test_a_waiting_call_is_known_to_its_caller_only(pace: str, accepted: bool) -> None:
    """Neither the word nor that it exists; one that is never judged is never shown."""

    def situation() -> Scene[Talk]:
        scene = talk("О* А* И* Д М К", mover=0, checking="vote", pace=pace)
        scene.does(1, "call", "дом")
        return scene

    quiet, waits = situation(), situation()
    told = waits.does(2, "call", "мак")
    assert waits.sees(2).queue[2] == ("мак",)
    for seat in (EVERYBODY, 0, 1):
        assert heard(told.events, seat) == []
        assert views(waits, seat) == views(quiet, seat)
        assert known(waits.match.view(seat)) == known(quiet.match.view(seat))
        with pytest.raises(HiddenFact):
            waits.sees(seat).queue[2]

    if accepted:
        for scene in (quiet, waits):
            scene.does(0, "dispute", "accept")
            scene.does(0, "next", "left")
        for seat in (EVERYBODY, 0, 1):
            assert heard(waits.events, seat) == heard(quiet.events, seat)
            assert views(waits, seat) == views(quiet, seat)
    else:
        waits.does(0, "dispute", "dispute")
        for seat in range(3):
            waits.does(seat, "vote", "against")
        assert waits.told("called")[-1] == {"seat": 2, "word": "мак", "mover_seat": 0}
        assert reasons(waits) == ["voted_down"]


def known(view: View[Talk]) -> object:
    """What a bot of this seat would be given besides."""
    return view.journal, view.tape, view.given
