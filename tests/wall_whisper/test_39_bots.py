"""Bots with two killers: never refused, hunting apart with one belief, watched by the victims."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.bots.series import Job, play_job
from polyana.core import Record, heard
from polyana.games import with_bots
from polyana.games.wall_whisper.bots.analysis import analyse
from polyana.games.wall_whisper.bots.balance import study
from polyana.games.wall_whisper.bots.belief import Belief
from polyana.games.wall_whisper.bots.danger import Habits
from polyana.games.wall_whisper.bots.hunting import Hunt
from polyana.games.wall_whisper.bots.pairing import unwatched
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.bots.victim_answers import team
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing import Laid
from polyana.testing.play import random_match
from wall_whisper.pair import hiding, stalking
from wall_whisper.station import GAME

BOX = GAME.box
NUMBER = {place: number for number, place in enumerate(BOX.board.ids)}
PAIRS = (("orion", "roboeye"), ("parasitoid", "orion"), ("roboeye", "parasitoid"))


def agreed(number: int, **more: Any) -> Settings:
    killer, second = PAIRS[number % 3]
    return Settings(killer=killer, second_killer=second, victim_3="victoria", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["novice", "player", "master"])
def test_matches_end_and_nobody_is_refused(players: int, level: str) -> None:
    """A refused answer would raise `BotBug`."""
    for number in range(2):
        settings = agreed(number + players, killer_seat=number)
        job = Job(with_bots, "wall_whisper", (level,) * players, settings, f"pair/{number}")
        assert play_job(job).record.match.over


def test_killers_who_share_all_share_one_belief() -> None:
    """Both seats hear the same, so both believe the same."""
    beliefs = [Tracker(BOX, ["evelyn", "zack", "roy"], BOX.board.exit) for _ in range(2)]
    laid = Laid(5, Settings(second_killer="roboeye"))
    for decision in random_match(GAME, laid, 1):
        match, ask = decision.record.match.clone(), decision.ask
        happened = match.answer_kind(ask.seat, ask.kind.name, decision.text)
        for seat, belief in enumerate(beliefs):
            for event in heard(happened.events, seat):
                belief.hear(event)
        assert (beliefs[0].joint == beliefs[1].joint).all()


@pytest.mark.parametrize("number", range(3))
def test_no_victim_is_ever_where_two_killers_are_told_she_cannot_be(number: int) -> None:
    laid = Laid(5, agreed(number))
    for seed in range(4):
        found = Belief(BOX, laid.settings.victims, BOX.board.exit)
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            if not decision.record.lines:
                for event in heard(decision.record.begun.events, 0):
                    found.hear(event)
            elif match.table.turn != "victims" and not match.table.runaways.fleeing and not match.over:
                for victim in match.table.in_play:
                    assert found.chance(victim, match.table.at[victim]) > 0, (seed, victim, match.table.at)
            happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
            for event in heard(happened.events, 0):
                found.hear(event)


def test_a_killer_leaves_to_his_partner_what_the_partner_stands_beside() -> None:
    t = stalking("basic", "orion", killers={"orion": "R3", "roboeye": "G2"}).table
    left = unwatched(BOX.board, t, "orion")
    assert left[NUMBER["G2"]] < left[NUMBER["G1"]] < left[NUMBER["R1"]] == 1.0
    assert (unwatched(BOX.board, t, "roboeye") == unwatched(BOX.board, t, "orion")).sum() < 15


def test_two_hunters_do_not_end_their_turns_in_one_place() -> None:
    """The same belief, the same place: with a partner there it is worth less to stand beside him."""
    tracker = Tracker(BOX, ["evelyn", "zack", "roy"], BOX.board.exit)
    far = stalking("basic", "orion", killers={"orion": "G1", "roboeye": "B5"}).table
    near = stalking("basic", "orion", killers={"orion": "G1", "roboeye": "G5"}).table
    alone, beside = (Hunt(BOX, one, "orion", tracker).outlook[NUMBER["G5"]] for one in (far, near))
    assert beside < alone


def test_victims_watch_both_killers() -> None:
    tracker = Tracker(BOX, ["evelyn", "zack", "roy"], BOX.board.exit)

    def threat(partner_at: str) -> dict[str, float]:
        v = hiding(killers={"orion": "R3", "roboeye": partner_at}).table
        return team(BOX, v, 2, tracker, Habits()).danger.threat

    apart, together = threat("B5"), threat("R3")
    assert apart["B5"] > together["B5"]
    assert apart["R1"] < together["R1"] <= 1.0


# --- after the match ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record[Station]:
    settings = Settings(second_killer="roboeye", killer_seat=4, second_seat=0)
    return play_job(Job(with_bots, "wall_whisper", ("novice",) * 5, settings, "pair/told")).record


def test_what_a_match_of_two_killers_tells_for_the_balance(record: Record[Station]) -> None:
    told, over = study(record), record.match.over
    assert over
    assert told.first == 1, "the first seat of the victims"
    assert tuple(map(sum, zip(*told.sources.values(), strict=True))) == over.scores
    cards = [sum(counts[seat] for counts in told.uses["cards"].values()) for seat in range(5)]
    assert cards[0] > 0
    assert cards[4] > 0
    assert cards[1:4] == [0, 0, 0]


def test_the_belief_of_two_killers_is_shown_with_both(record: Record[Station]) -> None:
    last, analysis = record.match.table, analyse(record)
    assert analysis.sights[-1].killers == (last.killer_at["orion"], last.killer_at["roboeye"])
    for column in analysis.columns:
        for guess in column.sight.guesses:
            assert guess.true == column.sight.at[guess.victim]
