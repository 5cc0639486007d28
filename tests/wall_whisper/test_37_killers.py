"""«Шёпот за стеной», chapter 37: the twenty skills of the killers, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import Step, text_of
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.skilled import crew, hunter, laid, night
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    hunting,
    to_killer,
)

NOBODY = {"evelyn": 0, "zack": 0, "roy": 0}


def set_up(skills: str, killer: str = "orion") -> Scene[Station]:
    """The killer has chosen; what skills do at setup has happened, and the victims' first turn begins."""
    scene = laid("deadly", killer)
    scene.at("assign_skills", kept_skills=skills.split(), skill_offers={}, skills={}, killer_skills={})
    return scene


# --- at setup and always on -----------------------------------------------------------------------


def test_deadly_blow_strength_is_one_more_for_good() -> None:
    assert set_up("fatal").table.strength == {"orion": 5}
    assert set_up("aura").table.strength == {"orion": 4}


def test_nightmare_everybody_begins_in_fear() -> None:
    assert set_up("nightmare").table.fear == {"evelyn": 1, "zack": 1, "roy": 1}


def test_lying_in_wait_level_2_and_no_first_turn() -> None:
    scene = set_up("liewait", "roboeye")
    assert scene.table.level == 2
    assert scene.table.strength == {"roboeye": 5}  # what his board says of level 2
    hand = scene.table.hand["roboeye"][:]
    to_second_round(scene)
    assert scene.table.round == 2
    assert "turn_skipped" in heard_kinds(scene, EVERYBODY)
    assert "stage" not in heard_kinds(scene, EVERYBODY)
    assert scene.table.hand["roboeye"] == hand
    to_killer(scene)
    assert scene.table.stage == 3


def to_second_round(scene: Scene[Station]) -> None:
    """Everybody rests until the next round begins."""
    while scene.table.round < 2:
        ask = next(ask for ask in scene.match.open_asks() if ask.owes)
        default = ask.default_in(scene.match.view_table(ask.seat))
        text = "none" if ask.kind.name == "keep" else text_of(default)
        scene.does(ask.seat, ask.kind.name, text)


def test_mountain_predator_one_step_against_an_arrow_a_turn_costs_no_card() -> None:
    scene = hunter("mountain", hand="", killer_at="B4", at="G5")
    scene.does(KILLER, "action", "move,B2")
    assert scene.table.killer_at == {"orion": "B2"}
    scene.does(KILLER, "action", "move,B4")
    again = hunter("mountain", hand="", killer_at="B4", at="G5", worn_skills=["mountain"])
    assert "move,B2" not in again.options(KILLER, "action")
    plain = hunting("basic", hand="", killer_at="B4", at="G5")
    assert "move,B2" not in plain.options(KILLER, "action")


def test_mountain_predator_pays_for_a_second_climb_and_for_secret_ones() -> None:
    scene = hunter("mountain", "instant", hand="pursuit pursuit blade", killer_at="B4", at="G5")
    scene.does(KILLER, "play", "pursuit")
    scene.does(KILLER, "go", "B2")
    assert sorted(scene.table.hand["orion"]) == ["blade", "pursuit"]
    hidden = hunter("mountain", hand="camouflage reload", killer_at="B4", at="G5")
    hidden.does(KILLER, "action", "play,camouflage")
    hidden.does(KILLER, "pay", "reload")
    assert "B2" not in hidden.options(KILLER, "sneak")


def test_guardian_of_the_exit_two_more_at_either_exit() -> None:
    scene = hunter("doorkeeper", hand="", at={"zack": "R3"})
    scene.does(KILLER, "action", "search")
    assert scene.table.force("orion") == 6
    draws(scene, 1, 1, 1, 1)
    scene.does(KILLER, "attack", "none")
    scene.does(2, "weapon", "none")
    assert scene.told("defence")[0]["strength"] == 6
    assert scene.table.force("orion") == 4
    elsewhere = hunter("doorkeeper", hand="", at={"zack": "R2"}, killer_at="R2")
    elsewhere.does(KILLER, "action", "search")
    assert elsewhere.table.force("orion") == 4


# --- stage III ------------------------------------------------------------------------------------


def test_insidious_trap_two_barricades_anywhere_once() -> None:
    scene = hunter("entrapment", "instant", hand="", barricades=[])
    scene.does(KILLER, "play", "entrapment")
    scene.does(KILLER, "door", "G3-G5")
    scene.does(KILLER, "door", "B1-B2")
    assert scene.table.barricades == ["G3-G5", "B1-B2"]
    assert scene.options(KILLER, "play") == ["none"]


def sabotage(at: str = "G5", repairs: int = 3, **zones: Any) -> Scene[Station]:
    return hunter(
        "sabotage",
        "instant",
        hand="",
        killer_at="B1",
        at=at,
        repairs={"transmitter": repairs, "vehicle": 2},
        **zones,
    )


def test_sabotage_takes_a_repair_token_where_no_victim_is() -> None:
    scene = sabotage()
    scene.does(KILLER, "play", "sabotage")
    assert scene.table.repairs == {"transmitter": 2, "vehicle": 2}
    assert scene.told("sabotaged", 1) == [{"place": "B1", "count": 2}]
    assert scene.options(KILLER, "play") == ["none"]


@pytest.mark.rule("WW-45.4")
def test_sabotage_tells_the_killer_nothing_either_way() -> None:
    seen, left = [], []
    for scene in (sabotage(), sabotage(at="B1"), sabotage(repairs=0)):
        scene.does(KILLER, "play", "sabotage")
        seen.append((bytes_of(scene, KILLER), heard_kinds(scene, KILLER)))
        left.append(scene.table.repairs["transmitter"])
    assert seen[0] == seen[1] == seen[2]
    assert left == [2, 3, 0]  # a victim in the room keeps the token there


def test_sabotage_needs_an_unfinished_repair_in_his_location() -> None:
    assert "sabotage" in sabotage().options(KILLER, "play")
    assert sabotage(rescue=4).options(KILLER, "play") == ["none"]
    elsewhere = hunter("sabotage", "instant", hand="", killer_at="R3")
    assert elsewhere.options(KILLER, "play") == ["none"]
    garage = hunter("sabotage", "instant", hand="", killer_at="R1", vehicle_ready=True)
    assert garage.options(KILLER, "play") == ["none"]


# --- after a SENSE --------------------------------------------------------------------------------


def sensed(skills: str, zone: str = "red", hand: str = "thermal blade", **zones: Any) -> Scene[Station]:
    scene = hunter(skills, "instant", hand=hand, at={"zack": "R1", "roy": "R2"}, **zones)
    scene.does(KILLER, "play", "thermal")
    scene.does(KILLER, "sense", zone)
    return scene


def test_bloodlust_a_card_for_the_fear_of_those_named() -> None:
    scene = sensed("bloodlust")
    scene.does(KILLER, "use_skill", "bloodlust")
    scene.does(KILLER, "pay", "blade")
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.asked(KILLER, "use_skill") is None  # once for each SENSE
    assert scene.asked(KILLER, "play") is not None


def test_bloodlust_is_asked_for_even_without_a_card_to_pay() -> None:
    """Or the missing question would tell the victims that his hand is empty."""
    scene = sensed("bloodlust", hand="thermal")
    assert scene.options(KILLER, "use_skill") == ["none"]
    nobody = sensed("bloodlust", zone="blue")
    assert nobody.asked(KILLER, "use_skill") is None


def test_keen_sense_one_more_zone_once_a_turn() -> None:
    scene = sensed("keensense", hand="thermal thermal")
    scene.does(KILLER, "use_skill", "keensense")
    scene.does(KILLER, "sense", "green")
    assert [one["zone"] for one in scene.told("sensed_zone", 1)] == ["red", "green"]
    scene.does(KILLER, "play", "thermal")
    scene.does(KILLER, "sense", "red")
    assert scene.asked(KILLER, "use_skill") is None


def test_bloodlust_frightens_those_of_its_own_sense() -> None:
    """Keen Sense names others in between: each SENSE has its own names."""
    scene = sensed("keensense bloodlust", hand="thermal blade blade")
    scene.does(KILLER, "use_skill", "keensense")
    scene.does(KILLER, "sense", "green")
    scene.does(KILLER, "use_skill", "bloodlust")
    scene.does(KILLER, "pay", "blade")
    assert scene.table.fear == {"evelyn": 1, "zack": 0, "roy": 0}
    scene.does(KILLER, "use_skill", "bloodlust")
    scene.does(KILLER, "pay", "blade")
    assert scene.table.fear == {"evelyn": 1, "zack": 1, "roy": 1}


# --- levels, wounds, doors, vigilance -------------------------------------------------------------


def risen(skills: str, level: int, **zones: Any) -> Scene[Station]:
    """The deck is empty, so that drawing raises the level."""
    scene = hunter(
        skills, "refill", hand="", level=level - 1, deck={"orion": []}, used={"orion": ["blade"] * 9}, **zones
    )
    scene.does(KILLER, "refill", "draw")
    if level == 3:
        scene.does(KILLER, "unlock", "none")
    return scene


@pytest.mark.parametrize("level", [3, 4, 5])
def test_deterrence_frightens_one_victim_on_reaching_level_3_4_and_5(level: int) -> None:
    scene = risen("deterrence", level)
    assert scene.options(KILLER, "frightened") == ["evelyn", "zack", "roy"]
    scene.does(KILLER, "frightened", "zack")
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 0}
    assert risen("deterrence", 2).asked(KILLER, "frightened") is None


def test_sly_hunter_a_barricade_on_reaching_level_2_and_4() -> None:
    for level in (2, 4):
        scene = risen("slyhunter", level)
        scene.does(KILLER, "door", "G3-G5")
        assert scene.table.barricades == ["G3-G5"]
    assert risen("slyhunter", 3).asked(KILLER, "door") is None


def test_mass_panic_after_a_wound_everybody_is_frightened() -> None:
    scene = hunter("masspanic", hand="", at={"zack": "R3"}, items={})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert scene.table.wounds["zack"] == 1
    assert scene.table.fear == {"evelyn": 1, "zack": 1, "roy": 1}
    repelled = hunter("masspanic", hand="", at={"zack": "R3"}, items={})
    repelled.does(KILLER, "action", "search")
    repelled.does(KILLER, "attack", "none")
    draws(repelled, 1, 1, 1, 1)
    repelled.does(2, "weapon", "none")
    assert repelled.table.fear == NOBODY


def test_mass_panic_once_for_an_effect_that_wounds_several() -> None:
    zones: dict[str, Any] = {"at": {"zack": "R2", "roy": "R2"}, "hand": "harpoon blade blade", "items": {}}
    scene = hunter("masspanic", **zones)
    scene.does(KILLER, "action", "play,harpoon")
    go_on(scene, "aim")
    scene.does(KILLER, "aim", "R2")
    for seat in (2, 3):
        scene.does(seat, "cancel", "none")
    assert scene.table.wounds == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.table.fear == {"evelyn": 1, "zack": 2, "roy": 2}  # one of them is the harpoon's own


def test_mass_panic_does_not_follow_an_infection_or_a_wound_that_was_cancelled() -> None:
    scene = hunter("masspanic", "basic", "parasitoid", at={"zack": "R3"}, hand="", items={})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0, "safe")
    scene.does(2, "weapon", "none")
    scene.does(KILLER, "hurt", "infect")
    assert scene.table.fear == NOBODY
    zones: dict[str, Any] = {"at": {"zack": "R2"}, "hand": "harpoon blade blade", "items": {"zack": "suit"}}
    suit = hunter("masspanic", **zones)
    suit.does(KILLER, "action", "play,harpoon")
    go_on(suit, "aim")
    suit.does(KILLER, "aim", "R2")
    suit.does(2, "cancel", "suit")
    assert suit.table.fear == {"evelyn": 0, "zack": 1, "roy": 0}


def test_double_vigilance_draws_a_card_and_nobody_sees_it() -> None:
    scene = hunter("vigilant", "refill", hand="blade", deck={"orion": ["pursuit"] * 3})
    before = heard_kinds(scene, 1)
    scene.does(KILLER, "refill", "vigilance,blade")
    assert scene.table.hand["orion"] == ["pursuit"]
    drawn = hunter("vigilant", "refill", hand="blade", deck={"orion": ["pursuit"] * 3})
    drawn.does(KILLER, "refill", "draw")
    assert heard_kinds(scene, 1)[len(before) :] == heard_kinds(drawn, 1)[len(before) :]
    assert bytes_of(scene, 1) == bytes_of(drawn, 1)


@pytest.mark.rule("WW-26.3")
def test_jammed_door_frightens_the_first_victim_who_clears_a_barricade() -> None:
    scene = crew(
        "luck",
        at={"zack": "G4", "roy": "R4"},
        barricades=["G4-G5", "B2-R4"],
        killer_skills={"orion": ["jammed"]},
    )
    act(scene, "zack", "clear", "G4-G5")
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 0}
    act(scene, "roy", "clear", "all")
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 0}
    told = [event for event in scene.events if event.heard_by(KILLER)]
    assert "roy" not in repr(told)  # who cleared the second one is nobody's business
    assert scene.match.step.phase == "victims"


def test_jammed_door_counts_main_action_4_alone() -> None:
    scene = crew(
        "luck",
        at={"zack": "G4"},
        items={"zack": "axe"},
        barricades=["G4-G5"],
        killer_skills={"orion": ["jammed"]},
    )
    act(scene, "zack", "extra", "axe", "G4-G5")
    assert scene.table.fear == NOBODY


# --- the start of his turn ------------------------------------------------------------------------


def test_lunge_two_cards_for_a_step_before_the_stages() -> None:
    scene = night("lunge", hand="blade reload thermal")
    assert scene.options(KILLER, "use_skill") == ["none", "lunge"]
    scene.does(KILLER, "use_skill", "lunge")
    scene.does(KILLER, "pay", "blade,reload")
    scene.does(KILLER, "go", "R2")
    assert scene.table.killer_at == {"orion": "R2"}
    assert scene.table.stage == 3
    poor = night("lunge", hand="blade")
    assert poor.options(KILLER, "use_skill") == ["none"]
    hidden = night("lunge", hand="blade reload", hidden=["orion"], at="G5")
    assert hidden.asked(KILLER, "use_skill") is None


def test_sharp_ears_a_card_to_sense_a_location_where_noise_was_reported() -> None:
    scene = night("hearing", hand="blade", noise=["G2", "B1"], at={"zack": "B1"})
    scene.does(KILLER, "use_skill", "hearing")
    scene.does(KILLER, "pay", "blade")
    assert scene.options(KILLER, "sense") == ["G2", "B1"]
    scene.does(KILLER, "sense", "B1")
    assert scene.told("sensed_place", KILLER) == [{"place": "B1", "victims": ["zack"]}]
    assert night("hearing", hand="blade", noise=[]).asked(KILLER, "use_skill") is None
    cracker = night("hearing", hand="blade", noise=["G2"], cracker=True)
    cracker.does(KILLER, "use_skill", "hearing")
    cracker.does(KILLER, "pay", "blade")
    assert len(cracker.options(KILLER, "sense")) == 15


def test_pathfinder_a_card_to_sense_the_neighbourhood() -> None:
    scene = night("tracker", hand="blade", at={"zack": "R2", "roy": "R4"})
    scene.does(KILLER, "use_skill", "tracker")
    scene.does(KILLER, "pay", "blade")
    assert scene.told("sensed_around", 1) == [{"place": "R3", "range": 1, "victims": ["zack"]}]
    assert night("tracker", hand="blade", hidden=["orion"], at="G5").asked(KILLER, "use_skill") is None


def test_watchful_eye_a_card_to_sense_the_transmitter_or_the_vehicle() -> None:
    scene = night("watch", hand="blade", at={"zack": "R1"})
    scene.does(KILLER, "use_skill", "watch")
    scene.does(KILLER, "pay", "blade")
    assert scene.options(KILLER, "sense") == ["R1", "B1"]
    scene.does(KILLER, "sense", "R1")
    assert scene.told("sensed_place", 1) == [{"place": "R1", "victims": ["zack"]}]


def test_several_skills_at_the_start_each_once_a_turn_in_any_order() -> None:
    scene = night("tracker watch", hand="blade blade blade")
    scene.does(KILLER, "use_skill", "watch")
    scene.does(KILLER, "pay", "blade")
    scene.does(KILLER, "sense", "R1")
    assert scene.options(KILLER, "use_skill") == ["none", "tracker"]
    scene.does(KILLER, "use_skill", "none")
    assert scene.asked(KILLER, "play") is not None


# --- the end of his turn --------------------------------------------------------------------------


def evening(skills: str, hand: str = "", **zones: Any) -> Scene[Station]:
    """His stages are over; only the end of the turn is left."""
    scene = hunter(skills, "refill", hand=hand, **zones)
    return scene.at("moment", "orion", "end", (), (), agenda=(Step("dusk", ("orion",)), Step("dawn")))


def test_aura_of_terror_frightens_those_beside_him_without_a_question() -> None:
    scene = night("aura", at={"zack": "R2", "roy": "R4"}, hand="")
    scene.does(KILLER, "play", "none")
    scene.does(KILLER, "action", "move,R2")
    scene.does(KILLER, "action", "move,R4")
    scene.does(KILLER, "play", "none")
    scene.does(KILLER, "refill", "draw")
    assert scene.table.fear == {"evelyn": 0, "zack": 0, "roy": 1}
    assert scene.table.traces["roy"].place == "R4"
    assert scene.table.turn == "victims"


def test_aura_of_terror_not_after_an_encounter_nor_in_stealth() -> None:
    assert evening("aura", at={"zack": "R3"}, met=True).table.fear == NOBODY
    assert evening("aura", at={"zack": "R3"}, hidden=["orion"]).table.fear == NOBODY
    assert evening("aura", at={"zack": "R3"}).table.fear == {"evelyn": 0, "zack": 1, "roy": 0}


def test_perilous_ambush_two_cards_to_vanish_at_the_end_of_the_turn() -> None:
    scene = evening("ambush", hand="blade reload thermal", at={"zack": "R2"})
    scene.does(KILLER, "use_skill", "ambush")
    scene.does(KILLER, "pay", "blade,reload")
    scene.does(KILLER, "sneak", "R2")
    assert scene.table.hidden == ["orion"]
    assert scene.table.seen_at == {"orion": "R3"}
    assert scene.table.turn == "victims"
    go_on(scene, "attack", keep="none")
    assert scene.told("shows_up")[-1]["place"] == "R2"
    assert scene.table.fight.present == ("zack",)


def test_perilous_ambush_only_without_an_encounter_and_out_of_stealth() -> None:
    hand = "blade reload"
    assert evening("ambush", hand=hand).options(KILLER, "use_skill") == ["none", "ambush"]
    assert evening("ambush", hand=hand, met=True).asked(KILLER, "use_skill") is None
    assert evening("ambush", hand=hand, hidden=["orion"]).asked(KILLER, "use_skill") is None
    assert evening("ambush", hand="blade").options(KILLER, "use_skill") == ["none"]


@pytest.mark.rule("WW-37.8")
def test_an_encounter_is_remembered_until_the_end_of_the_turn() -> None:
    scene = hunter("aura", hand="", at={"zack": "R3"}, items={})
    scene.does(KILLER, "action", "search")
    assert scene.table.met
    begun = night("aura", hand="", met=True)
    assert not begun.table.met
