"""«Шёпот за стеной», chapter 36: items and advantages in detail."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.games.wall_whisper.rules.records import Alarm
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    draws,
    fresh,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    to_killer,
    unchanged_for,
    verbs,
    victims,
)

# --- cat, device, alarm, bandage ------------------------------------------------------------------


@pytest.mark.rule("WW-36.1", "WW-36.2", "WW-36.3")
def test_the_cat_comes_and_the_other_card_is_left_to_choose() -> None:
    scene = victims(progress="equip", at={"roy": "B4"})
    draws(scene, "cat", "axe")
    scene.does(1, "equip", "roy")
    assert scene.table.cat == "B4"
    assert scene.table.discard == ["cat"]
    assert scene.options(3, "keep") == ["axe", "none"]
    scene.does(3, "keep", "none")
    assert scene.table.items["roy"] == []


@pytest.mark.rule("WW-36.4")
def test_petting_makes_noise_here_and_the_cat_walks_on() -> None:
    scene = victims(cat="G5", at={"roy": "G4"})
    act(scene, "zack", "pet", "G3")
    assert scene.table.noise == ["G5"]
    assert scene.table.cat == "G3"
    no_act(victims(cat="G4"), "zack", "pet", "G5", clause="WW-36.4")


@pytest.mark.rule("WW-36.5")
def test_once_a_round_whoever_pets() -> None:
    scene = victims(cat="G5", at={"roy": "G3"})
    act(scene, "zack", "pet", "G3")
    no_act(scene, "roy", "pet", "G5", clause="WW-36.5")
    draws(scene, "rope", "rope")
    to_killer(scene)
    go_on(scene, "act")
    assert may(scene, "roy", "pet", "G5")


@pytest.mark.rule("WW-36.6", "WW-36.7")
def test_the_cat_ignores_barricades_and_arrows_and_must_move() -> None:
    scene = victims(cat="B4", at={"zack": "B4"}, barricades=[])
    assert verbs(scene, "zack", "pet") == ["G1", "B2"]
    no_act(scene, "zack", "pet", "B4", clause="WW-36.7")
    scene = victims(cat="G5", barricades=["G4-G5"])
    assert may(scene, "zack", "pet", "G4")


@pytest.mark.rule("WW-36.8")
def test_the_killer_knows_of_no_cat() -> None:
    scene = victims(cat="G5")
    unchanged_for(scene, [KILLER, EVERYBODY], "zack", "pet", "G3")
    assert not scene.sees(KILLER).sees("cat")


@pytest.mark.rule("WW-36.9")
def test_victoria_builds_her_device_once_at_the_tool_store() -> None:
    scene = victims(trio="victoria zack roy", at={"victoria": "R2"})
    no_act(victims(trio="victoria zack roy"), "victoria", "extra", "assembly", clause="WW-36.9")
    act(scene, "victoria", "extra", "assembly")
    assert scene.table.items["victoria"] == ["device"]
    assert scene.table.energy == 4
    no_act(scene, "victoria", "extra", "assembly", clause="WW-36.9")


@pytest.mark.rule("WW-36.10", "WW-36.11")
def test_four_uses_and_the_device_is_spent() -> None:
    scene = victims(trio="victoria zack roy", items={"victoria": "device"}, energy=4, aside=[])
    for place in ("G5", "G4", "G3", "G2"):
        act(scene, "victoria", "extra", "device", place)
    assert scene.table.energy == 0
    no_act(scene, "victoria", "extra", "device", "G1", clause="WW-28.3")
    for energy, offered in ((1, ["none", "device"]), (0, ["none"])):
        scene = hunting(
            trio="victoria zack roy",
            at={"victoria": "R3"},
            items={"victoria": "device"},
            energy=energy,
            hand="",
        )
        scene.does(KILLER, "action", "search")
        scene.does(KILLER, "attack", "none")
        assert scene.options(1, "weapon") == offered
    scene = hunting(
        trio="victoria zack roy", at={"victoria": "R3"}, items={"victoria": "device"}, energy=3, hand=""
    )
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(1, "weapon", "device")
    assert scene.told("defence")[0]["total"] == 2
    assert scene.table.energy == 2


@pytest.mark.rule("WW-36.12")
@pytest.mark.parametrize(("energy", "offered"), [(0, False), (1, True), (3, True), (4, False)])
def test_energy_is_restored_in_time_or_never(energy: int, offered: bool) -> None:
    scene = victims(
        trio="victoria zack roy", at={"victoria": "R2"}, items={"victoria": "device"}, energy=energy, aside=[]
    )
    assert may(scene, "victoria", "special", "recharge") is offered
    if offered:
        act(scene, "victoria", "special", "recharge")
        assert scene.table.energy == energy + 1
    else:
        no_act(scene, "victoria", "special", "recharge", clause="WW-36.12")


@pytest.mark.rule("WW-36.13")
def test_the_device_takes_a_place() -> None:
    scene = victims(trio="victoria zack roy", at={"victoria": "R2"}, items={"victoria": "axe rope ammo"})
    act(scene, "victoria", "extra", "assembly")
    assert scene.options(1, "over_limit") == ["axe", "rope", "ammo", "device"]
    scene.does(1, "over_limit", "ammo")
    assert scene.table.items["victoria"] == ["axe", "rope", "device"]


@pytest.mark.rule("WW-36.14", "WW-36.15", "WW-36.16")
def test_the_alarm_rings_at_the_second_stage_one() -> None:
    scene = victims(at={"zack": "B4"}, items={"zack": "alarm"})
    act(scene, "zack", "extra", "alarm")
    assert scene.table.alarm == Alarm("B4", 2)
    scene.at("dawn")
    assert scene.table.alarm == Alarm("B4", 1)
    assert scene.table.noise == []
    scene.at("dawn")
    assert scene.table.alarm is None
    assert scene.table.noise == ["B4"]


@pytest.mark.rule("WW-36.17")
def test_the_killer_hears_of_the_alarm_only_by_its_noise() -> None:
    scene = victims(at={"zack": "B4"}, items={"zack": "alarm"})
    unchanged_for(scene, [KILLER, EVERYBODY], "zack", "extra", "alarm")
    assert not scene.sees(KILLER).sees("alarm")
    scene.at("dawn", alarm=Alarm("B4", 1))
    assert "alarm" not in heard_kinds(scene, KILLER)
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER)[0]["places"] == ["B4"]


@pytest.mark.rule("WW-36.18", "WW-36.19")
def test_kinto_takes_the_passage_as_one_step() -> None:
    scene = victims(trio="kinto zack roy")
    assert "B2,G5" not in verbs(scene, "kinto", "move")
    act(scene, "kinto", "move", "B2", "B1")
    assert scene.table.at["kinto"] == "B1"
    assert not any("B2" in text for text in verbs(victims(), "zack", "move"))
    scene = hunting(
        trio="kinto zack roy", at={"kinto": "G5", "zack": "G4", "roy": "G4"}, killer_at="G5", hand=""
    )
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    flights = scene.options(1, "flee")
    assert not any("B2" in text for text in flights)
    assert "kinto,G4,G2" in flights


BANDAGED: dict[str, Any] = {"wounds": {"evelyn": 0, "zack": 1, "roy": 1}}


@pytest.mark.rule("WW-36.20", "WW-36.24")
def test_evelyn_bandages_a_wounded_victim_beside_her() -> None:
    scene = victims(at={"roy": "G4"}, **BANDAGED)
    assert verbs(scene, "evelyn", "special") == ["bandage,zack"]
    act(scene, "evelyn", "special", "bandage", "zack")
    assert scene.table.bandages == {"zack": 2}
    no_act(scene.at("victims", acted=[]), "evelyn", "special", "bandage", "zack", clause="WW-36.24")
    herself = victims(wounds={"evelyn": 1, "zack": 0, "roy": 0})
    assert verbs(herself, "evelyn", "special") == ["bandage,evelyn"]


@pytest.mark.rule("WW-36.21", "WW-36.22")
def test_the_bandage_heals_at_the_second_stage_one() -> None:
    scene = victims(bandages={"zack": 2}, **BANDAGED)
    scene.at("dawn")
    assert scene.table.bandages == {"zack": 1}
    assert scene.table.wounds["zack"] == 1
    scene.at("dawn")
    assert scene.table.bandages == {}
    assert scene.table.wounds == {"evelyn": 0, "zack": 0, "roy": 1}


@pytest.mark.rule("WW-36.23")
def test_the_bandage_is_untold_until_it_heals() -> None:
    scene = victims(**BANDAGED)
    unchanged_for(scene, [KILLER, EVERYBODY], "evelyn", "special", "bandage", "zack")
    assert scene.table.noise == []
    assert not scene.sees(KILLER).sees("bandages")


@pytest.mark.rule("WW-36.25")
def test_a_bandage_on_a_healed_victim_ends_without_a_word() -> None:
    scene = hunting("refill", bandages={"zack": 1})
    scene.does(KILLER, "refill", "draw")
    assert scene.table.bandages == {}
    assert scene.told("healed", KILLER) == []


@pytest.mark.rule("WW-36.26")
def test_the_bandage_works_without_evelyn_beside_it() -> None:
    scene = hunting("refill", at={"evelyn": "B1"}, bandages={"zack": 1}, **BANDAGED)
    scene.does(KILLER, "refill", "draw")
    assert scene.told("healed", KILLER) == [{"victim": "zack"}]
    assert fresh().table.bandages == {}


# --- what the cards and boards of victims say -----------------------------------------------------


def test_adrenaline_moves_one_step() -> None:
    scene = victims(items={"zack": "adrenaline"}, acted=["zack"])
    assert verbs(scene, "zack", "extra") == ["adrenaline,G3", "adrenaline,G4"]
    act(scene, "zack", "extra", "adrenaline", "G3")
    assert scene.table.at["zack"] == "G3"


def test_sedative_serum_and_medkit_calm() -> None:
    fear = {"evelyn": 1, "zack": 2, "roy": 2}
    scene = victims(at={"roy": "G4"}, items={"zack": "sedative serum medkit"}, fear=fear)
    act(scene, "zack", "extra", "sedative")
    assert scene.table.fear == {"evelyn": 1, "zack": 0, "roy": 2}
    act(scene, "zack", "extra", "serum")
    assert scene.table.fear == {"evelyn": 0, "zack": 0, "roy": 2}
    scene = victims(items={"zack": "medkit"}, fear=dict(fear), wounds={"evelyn": 0, "zack": 0, "roy": 1})
    act(scene, "zack", "special", "medkit", "roy")
    assert (scene.table.fear["roy"], scene.table.wounds["roy"]) == (0, 0)


def test_a_flare_reaches_two_locations_far() -> None:
    scene = victims(items={"zack": "flaregun"})
    assert verbs(scene, "zack", "extra") == [
        f"flaregun,{place}" for place in ("G1", "G2", "G3", "G4", "G5", "R4")
    ]
    act(scene, "zack", "extra", "flaregun", "G1")
    assert scene.table.noise == ["G1"]


def test_an_axe_opens_a_door_as_an_extra_action() -> None:
    scene = victims(items={"zack": "axe"}, barricades=["G4-G5"])
    act(scene, "zack", "extra", "axe", "G4-G5")
    assert scene.table.barricades == []
    assert "zack" not in scene.table.acted


@pytest.mark.parametrize(
    ("victim", "weapon", "points"),
    [
        ("zack", "axe", 1),
        ("roy", "axe", 3),
        ("roy", "knife", 3),
        ("roy", "stungun", 2),
        ("zack", "flaregun", 2),
        ("zack", "extinguisher", 2),
    ],
)
def test_weapons_add_their_points(victim: str, weapon: str, points: int) -> None:
    scene = hunting(at={victim: "R3"}, items={victim: weapon}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 1, 0, 0, 0)
    scene.does(2 if victim == "zack" else 3, "weapon", weapon)
    assert scene.told("defence")[0]["total"] == 1 + points


def test_zack_finds_his_tools_again() -> None:
    scene = victims(at={"zack": "R2"}, items={}, discard=["wrench", "axe", "toolbox"])
    assert verbs(scene, "zack", "special") == ["spare,wrench", "spare,toolbox"]
    act(scene, "zack", "special", "spare", "toolbox")
    assert scene.table.items["zack"] == ["toolbox"]
    assert scene.table.discard == ["wrench", "axe"]


def test_evelyn_s_calm_voice_reaches_those_beside_her() -> None:
    scene = victims(at={"roy": "G4"}, fear={"evelyn": 2, "zack": 2, "roy": 2})
    act(scene, "evelyn", "rest")
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 2}
