"""«Шёпот за стеной», chapter 37: the twenty skills of the victims, card by card. Zack holds the skill."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from polyana.core import imagine
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import turn
from wall_whisper.skilled import NORMAL, crew
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    draws,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    rest,
    unchanged_for,
    verbs,
    victims,
    winners,
)

ZACK = 2
HERE = {"zack": "R3"}


def met(skill: str, at: dict[str, str] | None = None, **zones: Any) -> Scene[Station]:
    """The killer has searched the Loading Dock."""
    scene = hunting(
        "basic", at=at or HERE, hand="", skills={"zack": skill}, settings=NORMAL, **{"items": {}, **zones}
    )
    scene.does(KILLER, "action", "search")
    return scene


def fought(skill: str, *dice: int, weapon: str = "none", **zones: Any) -> dict[str, Any]:
    """Zack was attacked: what was told of his defence."""
    scene = met(skill, **zones)
    scene.does(KILLER, "attack", "none")
    draws(scene, *dice)
    scene.does(ZACK, "weapon", weapon)
    return scene.told("defence")[0]


# --- always on ------------------------------------------------------------------------------------


def test_brawler_without_a_weapon_one_point_more() -> None:
    assert fought("brawler", 1, 1, 1, 0)["total"] == 4
    armed = fought("brawler", 1, 1, 1, 0, weapon="stungun", items={"zack": "stungun"})
    assert armed["total"] == 5


def test_hurried_flight_three_steps_beside_a_visible_killer() -> None:
    near = crew("flight", at={"zack": "R5"}, killer_at="R3")
    assert may(near, "zack", "move", "G1", "G2", "G4")
    assert not may(near, "roy", "move", "G3", "G1", "G2")
    far = crew("flight", at={"zack": "R5"}, killer_at="B3")
    no_act(far, "zack", "move", "G1", "G2", "G4", clause="WW-23.8")
    hidden = crew("flight", at={"zack": "R5"}, killer_at="R3", hidden=["orion"])
    no_act(hidden, "zack", "move", "G1", "G2", "G4", clause="WW-23.8")


def test_fearless_main_action_1_takes_a_fear_token() -> None:
    scene = crew("fearless", fear={"evelyn": 2, "zack": 2, "roy": 2})
    act(scene, "zack", "move", "G4")
    act(scene, "evelyn", "move", "G4")
    assert scene.table.fear == {"evelyn": 2, "zack": 1, "roy": 2}
    assert scene.told("calm", KILLER) == [{"victim": "zack", "count": 1}]


def test_survival_instinct_two_steps_after_an_encounter_and_no_fear_left() -> None:
    scene = met("survivor", fear={"evelyn": 1, "zack": 2, "roy": 0})
    go_on(scene, "flee")
    assert "zack,R5,G1" in scene.options(ZACK, "flee")
    scene.does(ZACK, "flee", "zack,R5,G1")
    assert scene.table.fear == {"evelyn": 1, "zack": 0, "roy": 0}


def test_luck_nothing_but_zeros_repels_the_attack() -> None:
    assert fought("luck", 0, 0, 0, 0)["repelled"] == "yes"
    assert fought("luck", 0, 0, 1, 0)["repelled"] == "no"
    assert fought("brawler", 0, 0, 0, 0)["repelled"] == "no"


def test_luck_is_shown_when_it_happens() -> None:
    scene = met("luck")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(ZACK, "weapon", "none")
    assert scene.sees(KILLER).shown_skills == {"zack": "luck"}
    assert scene.table.wounds["zack"] == 0


def test_analyst_first_stage_from_two_steps_away() -> None:
    scene = crew("analyst", at={"zack": "G1", "roy": "G1"}, killer_at="R3")
    assert may(scene, "zack", "analyse")
    no_act(scene, "roy", "analyse", clause="WW-27.1")
    no_act(crew("analyst", at={"zack": "G3"}, killer_at="R3"), "zack", "analyse", clause="WW-27.1")


def test_climber_one_step_against_an_arrow_once() -> None:
    scene = crew("climber", at={"zack": "B4", "roy": "B4"}, killer_at="G5")
    no_act(scene, "roy", "move", "B2", clause="WW-13.1")
    unchanged_for(scene, (EVERYBODY, KILLER), "zack", "move", "B2", "B1")
    assert scene.table.at["zack"] == "B1"
    assert scene.table.spent_skills == ["climber"]
    later = crew("climber", at={"zack": "B4"}, spent_skills=["climber"])
    no_act(later, "zack", "move", "B2", clause="WW-13.1")


def test_climber_keeps_the_skill_on_an_ordinary_way_and_beside_a_rope() -> None:
    scene = crew("climber", at={"zack": "B2"})
    act(scene, "zack", "move", "B4")
    assert scene.table.spent_skills == []
    roped = crew("climber", at={"zack": "B4"}, ropes=["B2-B4"])
    act(roped, "zack", "move", "B2")
    assert roped.table.spent_skills == []


def test_friend_of_the_cat_sends_it_two_locations_far() -> None:
    scene = crew("catfriend", at={"zack": "G1", "roy": "G1"}, cat="G1")
    assert may(scene, "zack", "pet", "R5", "R1")
    assert not may(scene, "roy", "pet", "R5", "R1")
    assert not may(scene, "zack", "pet", "R5", "G1")
    act(scene, "zack", "pet", "R5", "R1")
    assert scene.table.cat == "R1"
    assert scene.table.noise == ["G1"]


def test_hoarder_holds_four_items() -> None:
    full = {"zack": "rope rope whisky", "roy": "axe", "evelyn": "axe axe axe"}
    scene = crew("hoarder", items=full)
    act(scene, "roy", "give", "axe", "zack")
    assert scene.asked(ZACK, "over_limit") is None
    assert len(scene.table.items["zack"]) == 4
    act(scene, "evelyn", "give", "axe", "zack")
    assert scene.asked(ZACK, "over_limit") is not None
    scene.does(ZACK, "over_limit", "rope")
    assert len(scene.table.items["zack"]) == 4
    assert scene.asked(ZACK, "over_limit") is None


def test_last_stand_two_points_more_in_the_final_battle() -> None:
    scene = crew("laststand", at="R3", items={"zack": "alarm"}, analysed=1, weakness="sound", killer_at="R3")
    scene.does(1, "act", "battle")
    for seat in (2, 3):
        scene.does(seat, "consent", "agree")
    scene.does(1, "show", "alarm")
    for victim in ("zack", "roy"):
        scene.does(1, "fighter", victim)
        draws(scene, 1, 1, 1, 1)
        scene.does(scene.table.controls[victim], "weapon", "none")
    assert [one["points"] for one in scene.told("tally")] == [6, 4]


# --- actions --------------------------------------------------------------------------------------


def test_first_aid_heals_another_victim_here_once() -> None:
    hurt = {"evelyn": 1, "zack": 1, "roy": 1}
    scene = crew("firstaid", at={"zack": "G2", "roy": "G2"}, wounds=hurt)
    assert verbs(scene, "zack", "special,firstaid") == ["roy"]
    act(scene, "zack", "special", "firstaid", "roy")
    assert scene.table.wounds == {"evelyn": 1, "zack": 1, "roy": 0}
    assert scene.table.acted == ["zack"]
    assert scene.table.spent_skills == ["firstaid"]
    healthy = crew("firstaid", at="G2")
    no_act(healthy, "zack", "special", "firstaid", "roy", clause="WW-24.17")


def test_cheer_up_calms_every_other_victim_anywhere_again_and_again() -> None:
    scene = crew("cheer", at={"zack": "B1"}, fear={"evelyn": 2, "zack": 2, "roy": 1})
    act(scene, "zack", "special", "cheer")
    assert scene.table.fear == {"evelyn": 1, "zack": 2, "roy": 0}
    assert scene.table.spent_skills == []
    calm = crew("cheer", fear={"evelyn": 0, "zack": 2, "roy": 0})
    no_act(calm, "zack", "special", "cheer", clause="WW-24.17")


def test_false_trail_noise_in_any_location_once() -> None:
    scene = crew("falsetrail", noise=["G1"])
    assert len(verbs(scene, "zack", "extra,falsetrail")) == 14
    act(scene, "zack", "extra", "falsetrail", "R3")
    assert scene.table.noise == ["G1", "R3"]
    assert scene.table.acted == []
    assert not may(scene, "zack", "extra", "falsetrail", "R1")


def test_provocation_costs_the_killer_three_cards_of_his_deck_and_gives_him_one() -> None:
    scene = crew("taunt", at={"zack": "G2"}, deck={"orion": ["blade"] * 5}, hand={"orion": []})
    act(scene, "zack", "special", "taunt", "orion")
    assert scene.table.noise == ["G2"]
    assert [len(scene.table.deck["orion"]), len(scene.table.used["orion"])] == [1, 3]
    assert scene.table.hand["orion"] == ["blade"]
    assert "G2" not in repr([event for event in scene.events if event.heard_by(KILLER)])
    assert may(crew("taunt"), "zack", "special", "taunt", "orion")


@pytest.mark.rule("WW-37.7")
def test_a_skill_that_was_named_is_known_to_be_somebody_s() -> None:
    """Not whose: the killer imagines it in any hand, but never in the box. Luck was seen with Evelyn."""
    scene = crew("taunt", at={"zack": "G2"}, shown_skills={"evelyn": "luck"}, round=2)
    scene.table.skills = {"evelyn": "luck", "zack": "taunt", "roy": "hero"}
    scene.table.skill_box = [one for one in scene.table.skill_box if one not in ("luck", "taunt", "hero")]
    scene.at("victims")
    before = scene.sees(KILLER).named_skills
    act(scene, "zack", "special", "taunt", "orion")
    for seat in (EVERYBODY, KILLER, ZACK):
        assert (before, scene.sees(seat).named_skills) == ([], ["taunt"])
    rng, view = Random(1), scene.match.view(KILLER)
    worlds = [imagine(GAME, view)(rng).table.skills for _ in range(30)]
    assert {next(one for one, card in world.items() if card == "taunt") for world in worlds} == {
        "zack",
        "roy",
    }
    assert {world["evelyn"] for world in worlds} == {"luck"}


def test_provocation_may_raise_the_level_in_the_victims_turn() -> None:
    scene = crew("taunt", deck={"orion": ["blade"]}, used={"orion": ["pursuit"] * 6}, level=2)
    act(scene, "zack", "special", "taunt", "orion")
    assert scene.table.level == 3
    scene.does(KILLER, "unlock", "none")
    assert scene.match.step.phase == "victims"
    assert "harpoon" in scene.table.hand["orion"]


def test_quick_reaction_one_step_as_an_extra_action_once() -> None:
    scene = crew("reflex", at={"zack": "G2"})
    act(scene, "zack", "extra", "reflex", "B3")
    assert scene.table.at["zack"] == "B3"
    assert scene.table.acted == []
    assert verbs(scene, "zack", "extra,reflex") == []


def test_ace_up_the_sleeve_four_points_in_place_of_a_weapon_once() -> None:
    scene = met("ace", items={"zack": "axe"})
    scene.does(KILLER, "attack", "none")
    assert scene.options(ZACK, "weapon") == ["none", "axe", "ace"]
    draws(scene, 0, 0, 0, 0)
    scene.does(ZACK, "weapon", "ace")
    assert scene.told("defence")[0]["total"] == 4
    assert scene.table.items["zack"] == ["axe"]
    assert scene.table.spent_skills == ["ace"]
    assert scene.sees(KILLER).shown_skills == {"zack": "ace"}
    again = met("ace", items={"zack": "axe"}, spent_skills=["ace"])
    again.does(KILLER, "attack", "none")
    assert again.options(ZACK, "weapon") == ["none", "axe"]


# --- at their moment ------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "noise"), [("softhands", []), ("none", ["R4"])])
def test_quiet_find_silences_the_cards_just_drawn_if_she_likes(answer: str, noise: list[str]) -> None:
    scene = crew("softhands", at={"zack": "R4"})
    draws(scene, "toolbox")
    act(scene, "zack", "search", "keys")
    before = heard_kinds(scene, KILLER)
    scene.does(ZACK, "hush", answer)
    assert heard_kinds(scene, KILLER) == before
    assert scene.table.noise == noise
    assert scene.table.spent_skills == (["softhands"] if not noise else [])
    assert scene.asked(ZACK, "keep") is not None


def test_quiet_find_is_asked_for_own_noise_only() -> None:
    silent = crew("softhands", at={"zack": "R4"})
    draws(silent, "axe")
    act(silent, "zack", "search", "keys")
    assert silent.asked(ZACK, "hush") is None
    heard = crew("softhands", at={"zack": "R4"}, noise=["R4"])
    draws(heard, "toolbox")
    act(heard, "zack", "search", "keys")
    assert heard.asked(ZACK, "hush") is None
    assert heard.table.spent_skills == []


def test_quiet_find_helps_at_the_equipment_stage_too() -> None:
    scene = crew("softhands", at={"zack": "B1"})
    rest(scene)
    draws(scene, "fuel", "suit")
    scene.does(1, "equip", "zack")
    scene.does(ZACK, "hush", "softhands")
    scene.does(ZACK, "keep", "fuel")
    assert scene.told("noise", KILLER)[0]["how"] == "silence"


@pytest.mark.parametrize(("answer", "noise"), [("quietwork", []), ("none", ["B1"])])
def test_quiet_repair_of_any_kind_once(answer: str, noise: list[str]) -> None:
    scene = crew("quietwork", at={"zack": "B1"}, items={"zack": "toolbox"})
    act(scene, "zack", "special", "toolbox")
    scene.does(ZACK, "hush", answer)
    assert scene.table.noise == noise
    assert scene.table.repairs["transmitter"] == 2
    assert scene.table.spent_skills == (["quietwork"] if not noise else [])


def test_a_silent_repair_takes_no_skill() -> None:
    scene = crew("quietwork", at={"zack": "B1"}, items={"zack": "wrench"})
    act(scene, "zack", "special", "wrench")
    assert scene.asked(ZACK, "hush") is None
    assert scene.table.spent_skills == []


def test_sleight_of_hand_keeps_both_cards_of_stage_3_once() -> None:
    scene = crew("sleight", items={})
    rest(scene)
    draws(scene, "axe", "key")
    scene.does(1, "equip", "zack")
    assert scene.options(ZACK, "keep") == ["axe", "key", "both", "none"]
    scene.does(ZACK, "keep", "both")
    assert scene.table.items["zack"] == ["axe"]
    assert scene.table.stand == ["key"]
    assert scene.table.spent_skills == ["sleight"]
    other = crew("sleight", items={})
    rest(other)
    draws(other, "axe", "rope")
    other.does(1, "equip", "roy")
    assert other.options(3, "keep") == ["axe", "rope", "none"]


@pytest.mark.rule("WW-34.17")
def test_heroic_deed_lets_the_others_slip_away() -> None:
    scene = met("hero", at={"zack": "R3", "roy": "R3"})
    assert scene.options(ZACK, "hero") == ["none", "zack"]
    assert scene.options(3, "hero") == ["none"]
    scene.does(ZACK, "hero", "zack")
    assert scene.options(3, "flee") == ["roy,stay", "roy,R2", "roy,R5", "roy,B5"]
    before = heard_kinds(scene, KILLER)
    scene.does(3, "flee", "roy,B5")
    assert scene.table.at["roy"] == "B5"
    assert "fled" not in heard_kinds(scene, KILLER)[len(before) :]
    assert scene.table.fight.unattacked == scene.table.fight.present == ("zack",)
    assert scene.asked(KILLER, "attack") is not None
    assert scene.table.spent_skills == ["hero"]


@pytest.mark.rule("WW-45.10")
def test_who_does_not_cover_the_others_says_so_to_her_team_alone() -> None:
    """The others see that she has answered; the killer hears nothing of it."""
    scene = met("hero", at={"zack": "R3", "roy": "R3"})
    scene.does(3, "hero", "none")
    assert scene.told("covers_nobody", ZACK) == [{"seat": 3}]
    assert scene.told("covers_nobody", KILLER) == []
    assert scene.told("covers_nobody", EVERYBODY) == []


def test_heroic_deed_leaves_nobody_attacked_twice() -> None:
    """Who stays in the location is out of the encounter all the same, and may run afterwards."""
    scene = met("hero", at={"zack": "R3", "roy": "R3"})
    scene.does(ZACK, "hero", "zack")
    scene.does(3, "flee", "roy,stay")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(ZACK, "weapon", "none")
    assert scene.table.wounds == {"evelyn": 0, "zack": 1, "roy": 0}
    assert scene.options(3, "flee") == ["roy,stay", "roy,R2", "roy,R5", "roy,B5"]


def test_the_killer_does_not_learn_who_could_have_covered_whom() -> None:
    """The question is put whether there is such a skill or not; to no avail it tells nothing."""
    both = {"zack": "R3", "roy": "R3"}
    views = []
    for skill in ("hero", "luck"):
        scene = met(skill, at=both)
        seen = [scene.match.view(KILLER).encode()]
        for seat in (3, ZACK):
            scene.does(seat, "hero", "none")
            seen.append(scene.match.view(KILLER).encode())
        views.append(seen)
    assert views[0] == views[1]
    assert views[0][0] == views[0][1]  # not even who has answered


def test_nobody_is_asked_to_cover_a_lone_victim_or_without_skills() -> None:
    assert met("hero").asked(ZACK, "hero") is None
    plain = hunting("basic", at={"zack": "R3", "roy": "R3"}, hand="")
    plain.does(KILLER, "action", "search")
    assert plain.asked(ZACK, "hero") is None
    known = met("hero", at={"zack": "R3", "roy": "R3"}, spent_skills=["hero"], shown_skills={"zack": "hero"})
    assert known.asked(ZACK, "hero") is None


def test_a_dead_hero_ends_the_match_as_anybody_does() -> None:
    scene = met("hero", at={"zack": "R3", "roy": "R3"}, wounds={"evelyn": 0, "zack": 1, "roy": 0})
    scene.does(ZACK, "hero", "zack")
    scene.does(3, "flee", "roy,R2")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(ZACK, "weapon", "none")
    assert winners(scene) == "killers"


def test_victims_without_the_variant_have_no_skills() -> None:
    assert not victims().table.skills


def test_noise_that_a_card_for_the_repair_has_made_is_not_to_be_hushed() -> None:
    """At the Crossroads a repair brings a card, whose noise comes at once. (WW-37.8, WW-38.26)"""
    settings = Settings(crossroads=True, difficulty="normal")
    scene = turn(at="B1", token="zack", skills={"zack": "quietwork"}, settings=settings)
    draws(scene, "toolbox")
    act(scene, "zack", "repair")
    assert scene.table.noise == ["B1"]
    assert scene.asked(ZACK, "hush") is None
    assert scene.table.spent_skills == []
    quiet = turn(at="B1", token="zack", skills={"zack": "quietwork"}, settings=settings)
    draws(quiet, "whisky")
    act(quiet, "zack", "repair")
    quiet.does(ZACK, "hush", "quietwork")
    assert quiet.table.noise == []
