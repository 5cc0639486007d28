"""After the match: words that would have been better, and who held the forest round by round."""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import process_time
from typing import Any

import pytest

from polyana.bots.series import Job, play_job
from polyana.core import Event, Record, text_of
from polyana.core.record import Header
from polyana.core.speech import LANGUAGES
from polyana.games import with_bots
from polyana.games.forest_whisper.bots.analysis import Analysis, Sheet, analyse
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.kinds import DONE
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.table.replay import Replay
from polyana.web.http.identity import Guest
from polyana.web.replay.moment import Viewpoint, moment_regions, page_variables
from polyana.web.testing import bare_server
from polyana.words import fold, lexicon

GAME = ForestWhisper()
FIELD = "К О Т Р Е С Н И Ц А В Л"
ROUNDS = (("кот", "вал"), ("сени", "вилка"))
"""In the second round seat 1 takes В, Л and А; seat 0 could have kept it from that, and taken О and Т."""


def played(
    rounds: Sequence[Sequence[str]], field: str = FIELD, regrets: bool = False, **settings: Any
) -> tuple[Record[Forest], list[Event]]:
    """A match of two that begins with this field; as the deck holds three cards only, it has two rounds.

    Cubes are added wherever they may be; otherwise everybody answers as a clock would. Whoever regrets takes
    the first added cube back, and adds none."""
    agreed = Settings(first=0, starting=0, deck=3, **settings)
    record = Record(GAME, Header(GAME.name, GAME.pin(), 2, agreed, ("Аня", "Боря")), b"a match")
    match, events = record.match, list[Event]()
    sheets = iter(word for words in rounds for word in words)
    while not match.over:
        ask = next(ask for ask in match.open_asks() if ask.owes)
        kind = ask.kind.name
        if kind == "colour" and ask.seat == 1:
            cards = GAME.box.cards
            match.dice.script = [*cards.marked, *cards.plain, *field.split(), *field.split()]
        said = next(sheets, "") if kind == "write" else text_of(ask.default_in(match.view_table(ask.seat)))
        if kind == "extra":
            said = text_of(match.offers(ask)[0])
            if regrets:
                record.note(match.answer_kind(ask.seat, kind, said), "")
                record.undo(ask.seat)
                said = DONE
        happened = record.note(match.answer_kind(ask.seat, kind, said), "")
        events += happened.events
    return record, events


def captures(events: Sequence[Event]) -> list[int]:
    """How many trees each seat has taken in the whole match."""
    taken = [event.args["seat"] for event in events if event.kind == "captured"]
    return [taken.count(seat) for seat in (0, 1)]


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(played(ROUNDS)[0])


def missed(sheet: Sheet) -> list[str]:
    return [one.word for one in sheet.missed]


# --- words ----------------------------------------------------------------------------------------


def test_every_round_has_a_sheet_for_everybody_from_the_first_player_on(found: Analysis) -> None:
    written = [[(sheet.seat, sheet.word, sheet.taken) for sheet in one.sheets] for one in found.rounds]
    assert written == [[(0, "кот", 0), (1, "вал", 0)], [(1, "вилка", 3), (0, "сени", 0)]]
    assert all(sheet.accepted for one in found.rounds for sheet in one.sheets)


def test_words_that_would_have_taken_trees_are_missed(found: Analysis) -> None:
    first, second = found.rounds
    assert not first.sheet(0).missed, "where nobody has cubes yet, nothing can be taken"
    assert not first.sheet(0).lost
    best = second.sheet(0).missed[0]
    assert set("отвла") <= set(best.word)
    assert best.more == second.sheet(0).lost == 2, "the other has come to К"
    assert best.kept == 3


def test_neither_what_was_written_nor_what_was_used_is_missed(found: Analysis) -> None:
    listed = {word for one in found.rounds for sheet in one.sheets for word in missed(sheet)}
    assert listed
    assert not listed & {"кот", "вал", "вилка"}


@pytest.mark.parametrize("number", range(5))
def test_a_missed_word_brings_what_is_said_of_it(number: int, found: Analysis) -> None:
    """The same match with that word: so many more trees for its writer, so many fewer for the other."""
    better = found.rounds[1].sheet(0).missed[number]
    _, events = played((ROUNDS[0], (better.word, ROUNDS[1][1])))
    before, after = captures(played(ROUNDS)[1]), captures(events)
    assert (after[0] - before[0], before[1] - after[1]) == (better.more, better.kept)


def test_the_best_is_missed_most(found: Analysis) -> None:
    for one in found.rounds:
        for sheet in one.sheets:
            swings = [found.more + found.kept for found in sheet.missed]
            assert swings == sorted(swings, reverse=True)
            assert all(swing > 0 for swing in swings)


@pytest.mark.rule("FW-9.1")
def test_with_points_dear_trees_are_missed_most() -> None:
    """Seat 0 has a cube on Щ, Е, К and А; Щ alone is worth more than the three others."""
    field = "Щ Е К А Р С Н И Т О В Л"
    rounds = (("щека", "рис"), ("вол", "сон"))
    plain, dear = (analyse(played(rounds, field, scoring=one)[0]) for one in ("cards", "points"))
    assert all("щ" in word for word in missed(dear.rounds[1].sheet(0)))
    assert any("щ" not in word for word in missed(plain.rounds[1].sheet(0)))


def test_an_empty_sheet_and_a_rejected_word_are_told_apart() -> None:
    first, second = analyse(played((("", "тотем"), ("кот", "вал")))[0]).rounds
    assert [(sheet.word, sheet.accepted) for sheet in first.sheets] == [("", False), ("тотем", False)]
    assert all(sheet.accepted for sheet in second.sheets)


def coarse_word() -> str:
    """A coarse word of the dictionary that needs each letter once."""
    known = lexicon()
    return next(
        word
        for word in sorted(known.coarse)
        if word in known and len(set(word)) == len(word) and 4 < len(word) < 8
    )


@pytest.mark.rule("FW-1.11")
def test_coarse_words_are_never_shown_not_even_when_they_were_written() -> None:
    word = coarse_word()
    rest = [letter for letter in FIELD.split() if letter not in word.upper()]
    field = " ".join([*word.upper(), *rest][:12])
    rounds = analyse(played((("", word), ("", "")), field)[0]).rounds
    assert (rounds[0].sheet(1).word, rounds[0].sheet(1).accepted) == ("", True)
    listed = {fold(word) for one in rounds for sheet in one.sheets for word in missed(sheet)}
    assert not listed & lexicon().coarse


# --- the forest -----------------------------------------------------------------------------------


def test_the_map_shows_who_led_and_what_was_taken(found: Analysis) -> None:
    first, second = (one.map for one in found.rounds)
    assert (first.width, first.height) == (4, 3)
    led = {one.letter: one.seat for one in first.cards}
    assert [led[letter] for letter in "КОТВАЛРЕ"] == [0, 0, 0, 1, 1, 1, -1, -1]
    assert not any(one.marked for one in first.cards)
    assert {one.letter for one in second.cards if one.marked} == set("ВЛА")


def test_the_plot_counts_cards_and_trees(found: Analysis) -> None:
    first, second = found.rounds
    assert (first.held, first.trees) == ((3, 3), (0, 0))
    assert second.held == (5, 3), "К and И are contested"
    assert second.trees == (0, 3)
    assert found.highest == 5


def test_each_player_s_match_in_figures(found: Analysis) -> None:
    one, other = found.players
    assert (one.accepted, one.written, one.letters, one.taken, one.elders) == (2, 2, 3.5, 0, 0)
    assert (other.letters, other.taken) == (4, 3)
    assert one.lost == 2
    assert one.best_missed[0].found == found.rounds[1].sheet(0).missed[0]
    assert one.best_missed[0].at == found.rounds[1].at


# --- moments --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def replay() -> Replay:
    """A whole match of bots."""
    job = Job(with_bots, GAME.name, ("novice", "player", "novice"), Settings(), "analysis")
    return Replay(play_job(job).record.text())


def test_a_round_begins_at_the_moment_of_its_reveal(replay: Replay) -> None:
    found: Analysis = replay.analysis
    assert [one.number for one in found.rounds] == [*range(1, replay.record.match.table.round + 1)]
    assert found.round(0) is None
    for one in found.rounds:
        before, now = replay.position(one.at - 1).table, replay.position(one.at).table
        assert (before.words, now.words) == ({}, {sheet.seat: sheet.word for sheet in one.sheets})
        assert found.round(one.at) is one
        assert found.round(one.at - 1) is not one


def test_the_last_trees_are_those_of_the_match(replay: Replay) -> None:
    last = replay.record.match.table
    assert replay.analysis.rounds[-1].trees == tuple(
        last.trees(seat) - (len(last.elders[seat]) - _elders(replay, seat)) for seat in last.seats
    )


def _elders(replay: Replay, seat: int) -> int:
    """The Elder's cards of a seat before the last control check."""
    return len(replay.position(replay.analysis.rounds[-1].at).table.elders[seat])


def test_what_was_taken_back_is_not_counted() -> None:
    """Seat 0 adds a cube that takes К, takes it back, and adds none."""
    rounds = (("кот", "вал"), ("ток", ""))
    taken = [analyse(played(rounds, regrets=one)[0]).rounds[1].sheet(0).taken for one in (False, True)]
    assert taken == [3, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_shows_it_in_words(replay: Replay, language: str) -> None:
    server, guest = bare_server(), Guest("", "", "", language)
    looks = [Viewpoint(replay, "/x", at, -2) for at in (0, replay.analysis.rounds[1].at, replay.last)]
    drawn = [moment_regions(server, guest, look)["analysis"] for look in looks]
    drawn.append(page_variables(server, guest, looks[-1])["summary"])
    assert len(set(drawn)) == 4
    assert drawn[-1].count("<svg") >= len(replay.analysis.rounds)
    for html in drawn:
        assert html
        assert not re.search(r"\{|past-[a-z]+\b(?=[^\"]*<)", re.sub(r'class="[^"]*"', "", html))


def test_a_match_of_five_is_analysed_quickly() -> None:
    record = play_job(Job(with_bots, GAME.name, ("novice",) * 5, Settings(), "five")).record
    begun = process_time()
    analyse(record)
    assert process_time() - begun < 5  # some 0.2 on an idle machine
