"""What could have been called, what was, and what nobody saw."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

import pytest

from no_words.talk import GAME
from polyana.core import Record
from polyana.core.record import Header
from polyana.games.no_words.bots.analysis import LISTED, Analysis, Window, analyse
from polyana.games.no_words.rules.cards import RED, red
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.words import lexicon

Calls = Mapping[int, tuple[int, str]]
"""After which placement (from 1) which seat calls which word."""


def played(cards: str, calls: Calls, **settings: object) -> Record[Talk]:
    """A match of two that begins with these cards; then everybody lays what they hold longest.

    Nobody calls anything but `calls`."""
    agreed = Settings(first=0, **settings)  # type: ignore[arg-type]
    placed = cards.split()
    black = [card for card in placed if card[0] not in RED]
    spare = list("РРРРРР")
    hands = [(black[seat::2] + spare[seat * 3 :])[:3] for seat in range(2)]
    talk = [red("О"), red("И")]
    header = Header(GAME.name, GAME.pin(), 2, agreed)
    record = Record(GAME, header, b"a match", [*talk, *hands[0], *hands[1]])
    match, number = record.match, 0
    while not match.over:
        if match.step.phase == "turn":
            seat = match.table.turn
            number += 1
            planned = placed[number - 1 : number] or match.table.hands[seat][:1]
            say(record, seat, "place", planned[0])
            if number in calls:
                say(record, calls[number][0], "call", calls[number][1])
        elif match.step.phase == "choose_next":
            say(record, match.waiting()[0], "next", "left")
        else:
            say(record, match.waiting()[0], "call", "pass")
    return record


def say(record: Record[Talk], seat: int, kind: str, text: str) -> None:
    record.note(record.match.answer_kind(seat, kind, text), "")


def words(window: Window, missed: bool = False) -> list[str]:
    return [found.word for found in (window.missed if missed else window.possible)]


@pytest.fixture(scope="module")
def silent() -> Analysis:
    return analyse(played("Д М К Т", {}))


@pytest.mark.rule("NW-4.14")
def test_a_word_that_nobody_calls_is_missed_in_every_window_in_which_it_stood(silent: Analysis) -> None:
    assert "дом" not in words(silent.windows[0])
    assert "дом" in words(silent.windows[1])
    listed = [window for window in silent.windows[1:] if window.all_possible <= LISTED]
    assert len(listed) > 5
    assert all("дом" in words(window, missed=True) for window in listed)
    assert all(window.all_missed == window.all_possible for window in silent.windows)
    assert silent.windows[1].fresh == len(silent.windows[1].possible) - len(silent.windows[0].possible)
    assert silent.windows[1].seat == 1
    assert silent.windows[1].silent


def test_both_players_missed_it_and_the_mover_got_away(silent: Analysis) -> None:
    for player in silent.players:
        assert player.called == player.rejected == 0
        assert player.missed > 100
        assert player.escaped
    assert silent.players[1].opened >= 1


def test_a_called_word_is_not_missed_and_those_that_went_with_it_are() -> None:
    found = analyse(played("Д М К Т", {2: (0, "дом")}))
    window = found.windows[1]
    assert window.called is not None
    assert (window.called.seat, window.called.word, window.called.cost) == (0, "дом", 2)
    assert "дом" not in words(window, missed=True)
    assert words(window, missed=True) == [word for word in words(window) if word != "дом"]
    assert window.all_missed == window.all_possible - 1 > 0
    assert all(one.all_missed <= one.all_possible for one in found.windows)
    assert window.until == window.called.at
    assert found.players[0].called == 1
    assert found.players[0].cost_to_others == 2


def test_a_word_that_is_called_later_was_never_missed() -> None:
    found = analyse(played("Д М К Т", {4: (0, "дом")}))
    for window in found.windows[1:4]:
        assert "дом" in words(window)
        assert "дом" not in words(window, missed=True)
    lost = {miss.found.word for player in found.players for miss in player.best_missed}
    assert "дом" not in lost


def test_a_false_call_is_counted_and_takes_nothing_away() -> None:
    found = analyse(played("Д М К Т", {2: (0, "том")}))
    assert [(call.word, call.counts) for call in found.windows[1].calls] == [("том", False)]
    assert found.players[0].rejected == 1
    assert "дом" in words(found.windows[1], missed=True)


def test_the_dearest_words_come_first(silent: Analysis) -> None:
    for window in silent.windows:
        costs = [found.cost for found in window.possible]
        assert costs == sorted(costs, reverse=True)


def coarse_word() -> str:
    """A coarse word of the dictionary that can be laid here with О, И and at most four black letters."""
    for word in sorted(lexicon().coarse):
        black = [one for one in word.upper() if one not in RED]
        reds = [one for one in word.upper() if one in RED and one not in "ОИ"]
        if (
            word in lexicon()
            and len(set(word)) == len(word)
            and len(black) + len(reds) <= 4
            and len(word) > 3
        ):
            return word
    raise AssertionError("no coarse word fits")


@pytest.mark.rule("NW-5.15")
def test_coarse_words_are_never_listed_not_even_when_they_were_called() -> None:
    word = coarse_word()
    cards = [red(one) if one in RED else one for one in word.upper() if one not in "ОИ"]
    called = played(" ".join(cards), {len(cards): (len(cards) % 2, word)}, grade=5)
    for record in (played(" ".join(cards), {}, grade=5), called):
        found = analyse(record)
        listed = {one.word for window in found.windows for one in window.possible + window.missed}
        listed |= {call.word for window in found.windows for call in window.calls}
        listed |= {miss.found.word for player in found.players for miss in player.best_missed}
        assert not listed & lexicon().coarse
        assert len(listed) > 100
    call = analyse(called).windows[len(cards) - 1].called
    assert call is not None
    assert call.word == ""
    assert call.cost


def test_the_table_decides_which_words_are_possible() -> None:
    strict, wide = (analyse(played("Д М К Т", {}, grade=grade)) for grade in (3, 5))
    named = analyse(played("Д М К Т", {}, grade=3, proper_names=True))
    few, many, names = (set(words(found.windows[3])) for found in (strict, wide, named))
    assert strict.windows[-1].all_possible < wide.windows[-1].all_possible
    assert few < many
    assert few < names
    assert any(word[0].isupper() for word in names - few)


def test_a_long_match_is_analysed_quickly(silent: Analysis) -> None:
    record = played("Д М К Т", {})
    assert len(silent.windows) >= 60
    assert min(_seconds(record) for _ in range(3)) < 0.5  # about 0.06 on an idle machine


def _seconds(record: Record[Talk]) -> float:
    begun = process_time()
    analyse(record)
    return process_time() - begun


def test_words_are_listed_with_their_yo_and_a_called_one_is_found_among_them() -> None:
    window = analyse(played("Л Д Е*", {3: (1, "лед")})).windows[2]
    assert window.called is not None
    assert window.called.word == "лёд"
    assert "лёд" in words(window)
    assert "лёд" not in words(window, missed=True)
