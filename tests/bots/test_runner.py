"""Bots in virtual time: who is first, what stays planned, when the sand runs out."""

from __future__ import annotations

import pytest

from bots.scripted import either, says, silent, table_of, told
from no_words.talk import GAME, talk
from polyana.bots import BotBug, RandomBot, play
from polyana.core import HiddenFact
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk

NONSENSE = "О* А* Щ Ф"


@pytest.mark.rule("NW-4.8")
def test_calls_of_one_moment_are_judged_clockwise_from_the_movers_left() -> None:
    """Seats 0 and 2 call at the same moment; the mover is 1, so 2 is met first."""
    scene = talk(NONSENSE, players=3, mover=1)
    runner, _ = table_of(scene, says("call", "аааа", 3), silent, says("call", "оооо", 3))
    runner.move()
    runner.move()
    assert told(runner) == ["2 call оооо", "0 call аааа"]


def test_the_earlier_answer_comes_first() -> None:
    runner, _ = table_of(talk(NONSENSE, mover=1), says("call", "pass", 2), silent, says("call", "pass", 3))
    runner.move()
    assert (told(runner), runner.now) == (["0 call pass"], 2)


def test_a_plan_stands_while_its_questions_do() -> None:
    """Seat 0 passes; nothing has changed for seat 2, so it is not asked anew and answers in its time."""
    runner, bots = table_of(talk(NONSENSE, mover=1), says("call", "pass", 2), silent, says("call", "pass", 5))
    runner.move()
    runner.move()
    assert (len(bots[2].shown), runner.now) == (1, 5)


def test_a_plan_falls_with_its_question() -> None:
    """Seat 2 meant to call later; the word of seat 0 ends the window, and seat 2 is asked something else."""
    later = either(says("call", "дом", 9), says("place", "К", 1))
    scene = talk("О* А* Д М", hands={2: "К Л Н"}, mover=1)
    runner, bots = table_of(scene, says("call", "дом", 2), says("next", "left", 1), later)
    for _ in range(3):
        runner.move()
    assert told(runner) == ["0 call дом", "1 next left", "2 place К"]
    assert [view.question("place") is not None for view in bots[2].shown] == [False, True]


def test_the_glass_answers_for_the_silent() -> None:
    runner, _ = table_of(talk(NONSENSE, mover=1), says("call", "pass", 4), silent, silent)
    runner.move()
    runner.move()
    assert (told(runner), runner.now) == (["0 call pass", "2@clock call pass"], 20)


def test_an_answer_in_the_last_moment_counts() -> None:
    runner, _ = table_of(talk(NONSENSE, mover=1), says("call", "pass", 20), silent, says("call", "аааа", 20))
    runner.move()
    assert told(runner) == ["2 call аааа"]


@pytest.mark.rule("NW-4.9")
def test_the_windows_glass_stands_still_while_a_call_is_judged() -> None:
    """Called at 5, disputed at 15, voted down at 17: the window then has its 15 seconds left."""
    scene = talk("О* А* Щ Ф", players=3, mover=1, checking="vote")
    vote = says("vote", "against", 2)
    once = ["щофа"]

    def caller(view):  # type: ignore[no-untyped-def]
        return (says("call", once.pop(), 5) if once and view.question("call") else vote)(view)

    runner, _ = table_of(scene, caller, either(says("dispute", "dispute", 10), vote), vote)
    for _ in range(5):
        runner.move()
    assert (runner.now, runner.record.match.step.phase) == (17, "window")
    runner.move()
    assert (runner.now, told(runner)[-2:]) == (32, ["0@clock call pass", "2@clock call pass"])


def test_a_refused_choice_is_a_bug_of_the_bot() -> None:
    runner, _ = table_of(talk(NONSENSE, mover=1), says("call", "two words", 1), silent, silent)
    with pytest.raises(BotBug, match=r"NW-5\.11"):
        runner.move()


def test_a_choice_of_another_question_is_a_bug_of_the_bot() -> None:
    runner, _ = table_of(
        talk(NONSENSE, mover=1),
        lambda view: says("call", "pass", 1)(view)._replace(question="x"),  # type: ignore[union-attr]
        silent,
        silent,
    )
    with pytest.raises(BotBug, match="was asked"):
        runner.move()


def test_a_table_where_nobody_moves_is_reported() -> None:
    runner, _ = table_of(talk(NONSENSE, mover=1, window_seconds=None), silent, silent, silent)
    with pytest.raises(BotBug, match="nobody answers"):
        runner.move()


def test_bots_are_given_views() -> None:
    """A bot that peeks is stopped, and hears only what its seat hears."""
    scene = talk("О* А*", players=2, turn=0, hands={0: "К Л М"})
    runner, bots = table_of(scene, says("place", "К", 1), silent)
    runner.move()
    table: Talk = bots[0].shown[0].table
    assert len(table.hands[1]) == 3
    with pytest.raises(HiddenFact):
        list(table.hands[1])
    assert "drew" in {event.kind for event in bots[0].heard}
    assert "drew" not in {event.kind for event in bots[1].heard}


@pytest.mark.parametrize("pace", ["window", "free"])
def test_random_bots_finish_a_match(pace: str) -> None:
    from random import Random

    bots = [RandomBot(GAME, seat, Random(seat)) for seat in range(4)]
    played = play(GAME, bots, Settings(pace=pace), b"random")  # type: ignore[arg-type]
    assert played.record.match.over
    assert played.seconds > 0
    assert all(bot.alone for bot in bots)
