"""«Нет слов», chapter 4: «Не говори …!»"""

from __future__ import annotations

from typing import Any

import pytest

from no_words.talk import EVERYBODY, GAME, all_pass, cards, fresh, reasons, talk, verdict, zones
from polyana.core import Refused, heard
from polyana.core.speech import Speech
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.testing.scene import Scene

PACES = pytest.mark.parametrize("pace", ["window", "free"])
SEATS = (EVERYBODY, 0, 1, 2)


def views(scene: Scene[Talk], *seats: int) -> list[bytes]:
    return [scene.match.view(seat).encode() for seat in seats]


# --- who may call, and what then ------------------------------------------------------------------


@pytest.mark.rule("NW-4.1")
@PACES
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_any_opponent_may_call_a_word_that_the_letters_make(pace: str, caller: int) -> None:
    """The turn then does not pass as usual: the mover's letters are dealt with first."""
    scene = talk("О* А* Д", players=4, turn=1, hands={1: "М К Л"}, pace=pace)
    scene.does(1, "place", "М")
    assert verdict(scene, caller, "дом") == "counts"
    assert scene.told("called") == [{"seat": caller, "word": "дом", "mover_seat": 1}]
    assert scene.match.waiting() == [1]
    assert scene.asked(1, "next")
    assert sorted(scene.table.discards[1]) == cards("Д М")


@pytest.mark.rule("NW-4.2", "NW-4.1")
@pytest.mark.parametrize("listener", [EVERYBODY, 0, 2])
def test_the_formula_is_do_not_say_house(listener: int) -> None:
    """The opponent says to the mover: «Не говори ДОМ!»"""
    scene = talk("О* А* Д М", mover=0)
    scene.does(1, "call", "дом")
    called = next(event for event in heard(scene.events, listener) if event.kind == "called")
    said = Speech("polyana.games.no_words", "ru", ["Аня", "Боря", "Вера"]).event(called, listener)
    assert "Боря" in said
    assert "аня, не говори дом!" in said.lower()


@pytest.mark.rule("NW-4.3")
@PACES
def test_the_mover_may_not_call(pace: str) -> None:
    scene = talk("О* А* Д М", mover=0, pace=pace)
    scene.refuses(0, "call", "дом", clause="NW-4.3")
    scene.refuses(0, "call", "pass", clause="NW-4.3")


@pytest.mark.rule("NW-4.4")
@PACES
def test_an_overlooked_word_is_called_later_and_falls_to_the_last_mover(pace: str) -> None:
    """Not to the one who made it possible, who may now even call it."""
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л", 1: "Щ Ф Ж"}, pace=pace)
    scene.does(0, "place", "М")
    all_pass(scene)
    scene.does(1, "place", "Щ")
    assert verdict(scene, 0, "дом") == "counts"
    assert sorted(scene.table.discards[1]) == cards("Д М")
    assert scene.table.discards[0] == ()


@pytest.mark.rule("NW-4.5")
def test_who_kept_quiet_may_call_the_word_against_another() -> None:
    """A pass forfeits nothing for the windows to come."""
    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж", 2: "Ц Ч Ш"}, players=4)
    all_pass(scene)  # seat 3 has seen «дом», and waits
    scene.does(1, "place", "Щ")
    all_pass(scene)
    scene.does(2, "place", "Ц")
    assert verdict(scene, 3, "дом") == "counts"
    assert [scene.table.penalty(seat) for seat in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("NW-4.6")
def test_a_letter_that_makes_a_word_is_placed_without_a_warning() -> None:
    """All of this hand makes a word; nothing is barred, said or asked again."""
    scene = talk("О* А* Д", turn=0, hands={0: "М Р Х"})
    question = scene.asked(0, "place")
    assert question is not None
    assert set(cards("М Р Х")) <= set(question.options)
    assert question.barred == ()
    happened = scene.does(0, "place", "М")
    assert [event.kind for event in happened.events] == ["placed", "drew"]
    assert scene.match.waiting() == [1, 2]


# --- the window -----------------------------------------------------------------------------------


@pytest.mark.rule("NW-4.7")
def test_every_opponent_calls_or_passes_in_any_order_before_the_next_placement() -> None:
    scene = talk("О* А* Д", players=4, turn=0, hands={0: "М К Л"})
    scene.does(0, "place", "М")
    assert scene.match.waiting() == [1, 2, 3]
    for seat in (3, 1, 2):
        scene.refuses(1, "place", "И*", clause="NW-4.7")
        scene.does(seat, "call", "pass")
    scene.does(1, "place", "И*")


@pytest.mark.rule("NW-4.7")
def test_an_accepted_call_closes_the_window() -> None:
    scene = talk("О* А* И* Д М К", mover=0, players=4)
    scene.does(3, "call", "pass")
    assert verdict(scene, 2, "дом") == "counts"
    for seat in (1, 2):
        scene.refuses(seat, "call", "мак", clause="NW-4.11")
    assert scene.match.waiting() == [0]


@pytest.mark.rule("NW-4.7", "NW-4.15")
def test_the_window_closes_when_its_clock_runs_out() -> None:
    """Whoever has not answered has passed."""
    scene = talk("О* А* Д М", mover=0, players=4)
    scene.does(2, "call", "pass")
    scene.runs_out("window")
    assert [told["seat"] for told in scene.told("passed")] == [2, 1, 3]
    assert scene.match.waiting() == [1]
    assert scene.asked(1, "place")


@pytest.mark.rule("NW-4.7")
@pytest.mark.parametrize("seconds", [5, 20, 120, None])
def test_the_window_clock_may_be_set_or_left_out(seconds: int | None) -> None:
    question = talk("О* А* Д М", mover=0, window_seconds=seconds).asked(1, "call")
    assert question is not None
    assert question.seconds == seconds
    assert Settings().window_seconds == 20


@pytest.mark.rule("NW-4.7")
@pytest.mark.parametrize("seconds", [4, 121, 0, -1])
def test_the_window_clock_has_bounds(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(window_seconds=seconds)
    assert refused.value.clause == "NW-4.7"


@pytest.mark.rule("NW-4.8")
def test_calls_are_judged_in_order_of_arrival() -> None:
    """The later one waits, even if its caller sits nearer."""
    scene = talk("О* А* Д М К", mover=0, players=4, checking="vote")
    scene.does(3, "call", "док")
    scene.does(2, "call", "мак")
    scene.does(1, "call", "дом")
    scene.does(0, "dispute", "dispute")
    for seat in range(4):
        scene.does(seat, "vote", "against")
    assert [told["word"] for told in scene.told("called")] == ["док", "мак"]
    scene.does(0, "dispute", "dispute")
    for seat in range(4):
        scene.does(seat, "vote", "against")
    assert [told["word"] for told in scene.told("called")][-1] == "дом"


@pytest.mark.rule("NW-4.8")
@pytest.mark.parametrize("mover", range(4))
def test_calls_of_the_same_moment_go_clockwise_from_the_mover(mover: int) -> None:
    scene = talk("О* А* Д М", mover=mover, players=4)
    order = [(mover + step) % 4 for step in (1, 2, 3)]
    assert list(GAME.precedence(scene.table))[:3] == order
    seen = scene.sees(EVERYBODY)
    assert list(GAME.precedence(seen))[:3] == order  # it needs public facts only


@pytest.mark.rule("NW-4.9")
@PACES
def test_while_a_call_is_judged_later_calls_wait_and_the_clock_stands_still(pace: str) -> None:
    """If it is rejected, the next in the queue is judged."""
    scene = talk("О* А* Д М К", mover=0, players=4, checking="vote", pace=pace)
    before = scene.asked(2, "call")
    scene.does(1, "call", "док")
    waiting = scene.asked(2, "call")
    assert before is not None
    assert waiting is not None
    assert waiting.clock == before.clock
    assert waiting.seconds is None
    assert scene.match.timeout(waiting.clock) == []
    scene.does(2, "call", "дом")
    scene.does(3, "call", "мак")
    assert len(scene.told("called")) == 1
    scene.does(0, "dispute", "dispute")
    for seat in range(4):
        scene.does(seat, "vote", "against")
    assert scene.told("called")[-1] == {"seat": 2, "word": "дом", "mover_seat": 0}
    scene.does(0, "dispute", "accept")  # accepted: what still waits is void
    assert scene.table.penalty(0) == 2
    scene.does(0, "next", "left")
    assert [told["word"] for told in scene.told("called")] == ["док", "дом"]
    assert scene.table.queue == dict.fromkeys(range(4), ())


@pytest.mark.rule("NW-4.9", "NW-4.10")
def test_a_waiting_call_of_a_word_that_has_just_been_rejected_falls_away() -> None:
    """Voted down, or rejected by its letters when its turn came."""
    scene = talk("О* А* Д М К", mover=0, players=4, checking="vote")
    scene.does(1, "call", "мак")
    scene.does(2, "call", "мак")
    scene.does(2, "call", "кот")
    scene.does(3, "call", "кот")
    scene.does(0, "dispute", "dispute")
    for seat in range(4):
        scene.does(seat, "vote", "against")
    assert [(told["seat"], told["word"]) for told in scene.told("called")] == [(1, "мак"), (2, "кот")]
    assert reasons(scene) == ["voted_down", "letters"]
    assert scene.match.waiting() == [1, 2, 3]


@pytest.mark.rule("NW-4.9")
def test_a_pass_does_not_wait_in_the_queue() -> None:
    scene = talk("О* А* Д М К", mover=0, checking="vote")
    scene.does(1, "call", "мак")
    scene.refuses(2, "call", "pass", clause="NW-4.9")


@pytest.mark.rule("NW-4.9")
@PACES
def test_a_call_sent_a_moment_after_another_waits_in_line(pace: str) -> None:
    """It was sent before its author could know that another call is being judged."""
    scene = talk("О* А* Д М К", mover=0, players=4, checking="vote", pace=pace)
    sent = scene.asked(2, "call")
    assert sent is not None
    scene.does(1, "call", "док")
    scene.match.answer(2, sent.id, "дом")
    assert scene.table.queue[2] == ("дом",)
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(2, sent.id, "мак")  # the question has been answered


@pytest.mark.rule("NW-4.9")
@PACES
@pytest.mark.parametrize("bell", [True, False])
def test_a_call_sent_during_a_vote_that_rejects_is_judged_after_it(pace: str, bell: bool) -> None:
    """Whether its author has voted or the sand has run out in between."""
    scene = talk("О* А* Д М К", mover=0, players=4, checking="vote", pace=pace)
    scene.does(1, "call", "док")
    scene.does(0, "dispute", "dispute")
    sent = scene.asked(2, "call")
    assert sent is not None
    if bell:
        question = scene.asked(2, "vote")
        assert question is not None
        scene.match.timeout(question.clock)
    else:
        for seat in (0, 1, 3, 2):
            scene.does(seat, "vote", "against")
    called = scene.match.answer(2, sent.id, "дом").events[0]
    assert (called.kind, called.args["seat"], called.args["word"]) == ("called", 2, "дом")


@pytest.mark.rule("NW-4.9", "NW-4.20")
@PACES
def test_a_call_sent_for_an_earlier_window_is_late(pace: str) -> None:
    scene = talk("О* А* Д М К", mover=0, players=3, checking="vote", pace=pace)
    sent = scene.asked(2, "call")
    assert sent is not None
    if pace == "window":
        all_pass(scene)
    scene.does(1, "place", scene.table.hands[1][0])
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(2, sent.id, "дом")


# --- false calls ----------------------------------------------------------------------------------


@pytest.mark.rule("NW-4.10")
@PACES
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("кот", "letters"),
        ("мадам", "letters"),
        ("ад", "too_short"),
        ("съезд", "hard_sign"),
        ("доами", "unknown"),
        ("дима", "proper"),
    ],
)
def test_a_false_call_costs_nothing_and_bars_the_word(pace: str, word: str, reason: str) -> None:
    """No card moves, nobody is asked anything new, and the caller may try another word."""
    scene = talk("О* А* И* Д М", mover=0, pace=pace)
    before = zones(scene)
    waiting = scene.match.waiting()
    verdict(scene, 1, word)
    assert scene.told("rejected") == [{"seat": 1, "word": word, "reason": reason}]
    assert zones(scene) == before
    assert scene.match.waiting() == waiting
    for seat in (1, 2):
        scene.refuses(seat, "call", word, clause="NW-4.10")
        scene.refuses(seat, "call", f" {word.upper()} ", clause="NW-4.10")
    assert verdict(scene, 1, "дом") == "counts"


@pytest.mark.rule("NW-4.10")
def test_a_word_voted_down_is_a_false_call_too() -> None:
    scene = talk("О* А* И* Д М", mover=0, checking="vote")
    before = zones(scene)
    scene.does(1, "call", "дом")
    scene.does(0, "dispute", "dispute")
    for seat in range(3):
        scene.does(seat, "vote", "against")
    assert zones(scene) == before
    assert scene.match.waiting() == [1, 2]
    for seat in (1, 2):
        scene.refuses(seat, "call", "дом", clause="NW-4.10")


@pytest.mark.rule("NW-4.10")
def test_the_bar_ends_with_the_window() -> None:
    """A word whose letters were missing counts when they have come."""
    scene = talk("О* А* Д", mover=0, hands={1: "М К Л"})
    assert verdict(scene, 1, "дом") == "NW-5.9"
    all_pass(scene)
    scene.does(1, "place", "М")
    assert verdict(scene, 2, "дом") == "counts"


@pytest.mark.rule("NW-4.11")
@PACES
def test_at_most_one_call_is_accepted_per_placement(pace: str) -> None:
    """A second word in the letters left must wait for the next placement."""
    scene = talk("О* А* И* Е* Д М Т К", mover=0, pace=pace, hands={1: "Щ Ф Ж"})
    assert verdict(scene, 1, "дом") == "counts"
    for seat in (1, 2):
        scene.refuses(seat, "call", "акт", clause="NW-4.11")
    scene.does(0, "next", "left")
    for seat in (1, 2):
        scene.refuses(seat, "call", "акт", clause="NW-4.11")
    scene.does(1, "place", "Щ")
    assert verdict(scene, 2, "акт") == "counts"


@pytest.mark.rule("NW-4.12")
def test_a_word_may_be_called_again_on_a_later_placement() -> None:
    scene = talk("О* О* А* И* Д Д М М", mover=0, hands={1: "Щ Ф Ж"})
    assert verdict(scene, 1, "дом") == "counts"
    scene.does(0, "next", "left")
    scene.does(1, "place", "Щ")
    assert verdict(scene, 2, "дом") == "counts"
    assert [scene.table.penalty(seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("NW-4.13")
def test_a_call_must_name_the_whole_word() -> None:
    scene = talk("О* А* Д М", mover=0)
    for text in ("", " ", "\t\n"):
        scene.refuses(1, "call", text, clause="NW-4.13")
    for text in ("тут есть слово", "…", "?", "до…", "*"):
        scene.refuses(1, "call", text, clause="NW-5.11")
    assert verdict(scene, 1, "до") == "NW-5.3"  # half a word is no word


# --- no hints -------------------------------------------------------------------------------------


class Deaf(NoWords):
    """A table whose dictionary must not be opened."""

    @property
    def lexicon(self) -> Any:
        raise AssertionError("the dictionary was opened")

    @property
    def index(self) -> Any:
        raise AssertionError("the index was opened")


@pytest.mark.rule("NW-4.14")
@PACES
def test_the_dictionary_stays_shut_until_somebody_calls(pace: str) -> None:
    """Placing, passing, clocks, questions and views do not look whether a word is possible."""
    scene = talk("А* И* Щ", turn=0, hands={0: "Т К Л"}, game=Deaf(), pace=pace, turn_seconds=30)
    scene.does(0, "place", "Т")  # «щит»
    views(scene, *SEATS)
    if pace == "window":
        scene.does(2, "call", "pass")
        scene.runs_out("window")
    scene.runs_out("turn")
    views(scene, *SEATS)
    assert scene.table.mover == 1


@pytest.mark.rule("NW-4.14")
@PACES
def test_a_window_without_a_word_runs_exactly_like_one_with_a_word(pace: str) -> None:
    """Everybody sees, hears and is asked the same, but for the letter itself."""
    assert GAME.box.index.any("аищт")
    assert not GAME.box.index.any("аищф")

    def seen(letter: str) -> list[object]:
        hands = {0: f"{letter} К Л", 1: "Р Р Р", 2: "Б Б Б"}
        scene = talk("А* И* Щ", turn=0, hands=hands, pace=pace, turn_seconds=30)

        def blotted(data: bytes) -> str:
            return data.decode().replace(f'"{letter}"', '"?"')

        found: list[object] = []

        def look() -> None:
            found.append([blotted(view) for view in views(scene, EVERYBODY, 1, 2)])
            found.append([(event.kind, event.clause) for event in scene.events])
            found.append([scene.match.questions(seat) for seat in (1, 2)])

        scene.does(0, "place", letter)
        look()
        verdict(scene, 1, "рак")  # a false call changes nothing about that
        look()
        if pace == "window":
            scene.does(2, "call", "pass")
            look()
            scene.runs_out("window")
            look()
        return found

    assert seen("Т") == seen("Ф")


# --- passes ---------------------------------------------------------------------------------------


@pytest.mark.rule("NW-4.15")
def test_a_pass_is_final_and_public() -> None:
    scene = talk("О* А* Д М", mover=0)
    scene.does(1, "call", "pass")
    scene.refuses(1, "call", "дом", clause="NW-4.15")
    scene.refuses(1, "call", "pass", clause="NW-4.15")
    assert not scene.match.may_undo(1)
    for seat in SEATS:
        assert scene.sees(seat).passed == (1,)
        assert scene.told("passed", seat) == [{"seat": 1}]
    assert scene.match.waiting() == [2]


@pytest.mark.rule("NW-4.16")
@PACES
def test_the_next_player_is_an_ordinary_opponent_until_they_have_placed(pace: str) -> None:
    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"}, pace=pace)
    assert verdict(scene, 1, "мода") == "counts"

    scene = talk("О* А* Д М", mover=0, hands={1: "Щ Ф Ж"}, pace=pace)
    all_pass(scene)
    scene.does(1, "place", "Щ")
    scene.refuses(1, "call", "мода", clause="NW-4.3")


@pytest.mark.rule("NW-4.17")
def test_the_new_letter_need_not_be_part_of_the_word() -> None:
    scene = talk("О* А* Д М", turn=0, hands={0: "Щ К Л"})
    scene.does(0, "place", "Щ")
    assert verdict(scene, 1, "дом") == "counts"
    assert sorted(scene.table.discards[0]) == cards("Д М")
