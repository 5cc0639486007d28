"""Where the killer may suspect victims: never wrong about what is impossible, from what he was told alone."""

from __future__ import annotations

import pytest

from polyana.core import Event, heard
from polyana.games.wall_whisper.bots.belief import Belief
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.loading import standard_box
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing.play import Laid, random_match

BOX = standard_box()
TRIO = ["evelyn", "zack", "roy"]


def belief(*events: Event, trio: list[str] = TRIO) -> Belief:
    made = Belief(BOX, trio, BOX.board.exit)
    for event in events:
        made.hear(event)
    return made


def told(kind: str, **args: object) -> Event:
    return Event(kind, "", args)


def places(of: Belief, victim: str) -> set[str]:
    return {place for place in BOX.board.ids if of.chance(victim, place)}


QUIET = (told("victims_turn", round=1), told("noise", places=[], how="silence"))


def test_in_the_first_turn_two_steps_can_be_made_and_no_more() -> None:
    found = belief(*QUIET)
    assert places(found, "zack") == {"G5", "G3", "G4", "G1", "R4", "G2"}
    assert sum(found.chance("zack", place) for place in BOX.board.ids) == pytest.approx(1)


def test_kinto_may_have_used_the_secret_passage() -> None:
    found = belief(*QUIET, trio=["kinto", "zack", "roy"])
    assert "B2" in places(found, "kinto")
    assert "B2" not in places(found, "zack")


def test_a_barricade_stops_victims() -> None:
    found = belief(told("built", door="G3-G5"), *QUIET)
    assert places(found, "roy") == {"G5", "G4", "G2"}


def test_a_barricade_that_was_cleared_does_not() -> None:
    start, end = QUIET
    found = belief(told("built", door="G3-G5"), start, told("cleared", door="G3-G5"), end)
    assert "G1" in places(found, "roy")


def test_later_a_card_may_have_carried_them_farther() -> None:
    later = (told("victims_turn", round=2), told("noise", places=[], how="silence"))
    found = belief(*QUIET, *later)
    assert "R2" in places(found, "zack")
    assert found.chance("zack", "R2") < found.chance("zack", "G3")


@pytest.mark.parametrize(("round_", "up"), [(1, False), (2, True)])
def test_from_the_second_round_on_a_rope_may_lead_against_an_arrow(round_: int, up: bool) -> None:
    """Behind three barricades there is no other way out of the dead end."""
    shut = [told("built", door=door) for door in ("G1-G2", "G1-G3", "R1-R5")]
    seen = told("searched", killer="orion", place="B4", victims=["zack"])
    turn = (told("victims_turn", round=round_), told("noise", places=[], how="silence"))
    assert ("B2" in places(belief(*shut, seen, *turn), "zack")) == up


def test_noise_draws_suspicion_but_excludes_nothing() -> None:
    loud = belief(QUIET[0], told("noise", places=["G2"], how="places"))
    quiet = belief(*QUIET)
    assert loud.chance("roy", "G2") > 3 * quiet.chance("roy", "G2")
    assert places(loud, "roy") == places(quiet, "roy")


REACHED = {"G5", "G3", "G4", "G1", "R4", "G2"}


@pytest.mark.parametrize(
    ("event", "zack", "roy"),
    [
        (told("searched", killer="orion", place="G3", victims=["zack"]), {"G3"}, REACHED - {"G3"}),
        (told("sensed_zone", zone="red", victims=["zack"]), {"R4"}, REACHED - {"R4"}),
        (told("detected", place="G1", victims=[]), REACHED - {"G1"}, REACHED - {"G1"}),
        (told("panic", victim="zack", place="G4"), {"G4"}, REACHED),
        (told("flesh_found", victim="zack", door="G2-G4"), {"G2", "G4"}, REACHED),
    ],
)
def test_what_is_told_pins_down_and_rules_out(event: Event, zack: set[str], roy: set[str]) -> None:
    found = belief(*QUIET, event)
    assert places(found, "zack") == zack
    assert places(found, "roy") == roy


def test_tentacles_tell_who_is_near_the_killer() -> None:
    moved = told("killer_moved", killer="parasitoid", start_place="R2", places=["R4"])
    struck = told("affected", effect="fear", victims=["roy"])
    found = belief(*QUIET, moved, told("played", card="tentacles", killer="parasitoid", cost=1), struck)
    assert places(found, "roy") == {"R4", "G3"}
    assert places(found, "zack") == {"G5", "G4", "G1", "G2"}


def test_after_an_encounter_those_present_may_have_run() -> None:
    met = told("searched", killer="orion", place="G3", victims=["roy"])
    found = belief(*QUIET, met, told("encounter_over"))
    assert places(found, "roy") == {"G3", "G1", "R4", "G5"}
    assert "G3" not in places(found, "zack")


SKILLS = told("skills_told", skills=[])


def test_with_skills_victims_may_go_farther_and_against_an_arrow() -> None:
    plain, skilled = belief(*QUIET), belief(SKILLS, *QUIET)
    assert "R2" not in places(plain, "zack")
    assert "R2" in places(skilled, "zack")
    met = told("searched", killer="orion", place="B4", victims=["roy"])
    assert "B2" not in places(belief(*QUIET, met, told("encounter_over")), "roy")
    assert "B2" in places(belief(SKILLS, *QUIET, met, told("encounter_over")), "roy")


def test_a_hero_stays_and_the_others_may_have_slipped_away() -> None:
    met = told("searched", killer="orion", place="G3", victims=["zack", "roy"])
    found = belief(SKILLS, *QUIET, met, told("hero", victim="roy", skill="hero"))
    assert places(found, "roy") == {"G3"}
    assert {"G3", "G1", "R4", "G5"} < places(found, "zack")


def test_an_aura_tells_who_stands_beside_the_killer() -> None:
    moved = told("killer_moved", killer="orion", start_place="R2", places=["R4"])
    struck = told("affected", effect="fear", victims=["roy"])
    found = belief(*QUIET, moved, told("skill", killer="orion", skill="aura"), struck)
    assert places(found, "roy") == {"R4"}
    assert "R4" not in places(found, "zack")
    everybody = told("affected", effect="fear", victims=TRIO)
    panic = belief(*QUIET, moved, told("skill", killer="orion", skill="masspanic"), everybody)
    assert places(panic, "roy") == places(belief(*QUIET), "roy")


def test_who_has_mutated_is_a_victim_no_more() -> None:
    assert places(belief(told("mutated", victim="roy", place="G1")), "roy") == set()


@pytest.mark.parametrize("difficulty", ["none", "deadly"])
@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_no_victim_is_ever_where_the_killer_is_told_she_cannot_be(killer: str, difficulty: str) -> None:
    """Whole matches: the true place is never excluded, and only what the killer's seat heard is used."""
    game = WallWhisper()
    laid = Laid(4, Settings(killer=killer, victim_3="kinto", difficulty=difficulty))  # type: ignore[arg-type]
    for seed in range(6):
        found: Belief | None = None
        for decision in random_match(game, laid, seed):
            match = decision.record.match
            if found is None:
                found = Belief(BOX, match.table.victims, BOX.board.exit)
                for event in heard(decision.record.begun.events, 0):
                    found.hear(event)
            elif match.table.turn != "victims" and not match.table.runaways.fleeing and not match.over:
                for victim in match.table.in_play:
                    assert found.chance(victim, match.table.at[victim]) > 0, (seed, victim, match.table.at)
            happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
            for event in heard(happened.events, 0):
                found.hear(event)
