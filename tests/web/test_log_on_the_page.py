"""The log of a page: only what is new goes out, and all of it when an old line no longer stands as it was."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import Event
from polyana.core.speech import Speech
from polyana.table.room import HeardEvent
from polyana.web.live.sent import SentPage
from polyana.web.render.log_lines import FormattedLine, Listener

NAMES = ("Аня", "Боря")


def passed(seq: int, seat: int) -> HeardEvent:
    return HeardEvent(seq, float(seq), Event("passed", "NW-4.15", {"seat": seat}))


def page(heard: Sequence[HeardEvent], names: tuple[str, ...] = NAMES) -> list[FormattedLine]:
    """The log as seat 0 sees it, newest first."""
    to = Listener({}, "no_words", Speech("polyana.games.no_words", "ru", names), 0, "ru")
    return [FormattedLine(to, number, one) for number, one in reversed(list(enumerate(heard)))]


def numbers(message: str) -> list[int]:
    return [int(part.partition('"')[0]) for part in message.split('data-n="')[1:]]


def test_only_new_lines_go_out() -> None:
    sent, heard = SentPage(), [passed(1, 1), passed(2, 0)]
    assert numbers(sent.update({}, page(heard))) == [1, 0]
    assert sent.update({}, page(heard)) == ""
    message = sent.update({}, page([*heard, passed(3, 1), passed(3, 1)]))
    assert numbers(message) == [3, 2]
    assert "afterbegin" in message


def test_a_log_read_anew_from_the_store_is_the_same_log() -> None:
    sent = SentPage()
    sent.update({}, page([passed(1, 1)]))
    assert sent.update({}, page([passed(1, 1)])) == ""


def test_when_a_line_was_taken_back_the_whole_log_goes_out() -> None:
    first = passed(1, 1)
    for left in ([first], [first, passed(4, 0)], []):
        sent = SentPage()
        sent.update({}, page([first, passed(2, 0)]))
        message = sent.update({}, page(left))
        assert numbers(message) == list(range(len(left)))[::-1]
        assert "innerMorph" in message


def test_when_somebody_is_called_otherwise_the_whole_log_is_told_anew() -> None:
    sent, heard = SentPage(), [passed(1, 1), passed(2, 0)]
    assert "Боря" in sent.update({}, page(heard))
    message = sent.update({}, page(heard, ("Аня", "Сова")))
    assert numbers(message) == [1, 0]
    assert "Сова" in message


def test_one_is_told_of_ones_own_deeds_in_the_second_person() -> None:
    own, others = page([passed(1, 1), passed(2, 0)])
    assert "Аня" not in own.text
    assert "Боря" in others.text
    assert others.html.startswith('<li data-n="0" class="log-passed">')
