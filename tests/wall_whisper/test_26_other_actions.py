"""«Шёпот за стеной», chapters 26 to 28: the other actions, exchange."""

from __future__ import annotations

import pytest

from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    heard_kinds,
    may,
    no_act,
    said_to,
    unchanged_for,
    verbs,
    victims,
)

# --- actions 4, 5 and 6 ---------------------------------------------------------------------------


@pytest.mark.rule("WW-26.1", "WW-26.4")
def test_kinto_opens_the_door_to_the_med_bay() -> None:
    scene = victims(trio="kinto zack roy", barricades=["G4-G5", "R1-R2"])
    no_act(scene, "kinto", "clear", "R1-R2", clause="WW-26.1")
    act(scene, "kinto", "clear", "G4-G5")
    for seat in (KILLER, 1, EVERYBODY):
        assert scene.sees(seat).barricades == ["R1-R2"]
    assert scene.told("cleared", KILLER) == [{"door": "G4-G5"}]
    no_act(victims(), "zack", "clear", "G4-G5", clause="WW-26.1")


@pytest.mark.rule("WW-26.2")
def test_action_four_removes_one_unless_an_effect_says_more() -> None:
    scene = victims(barricades=["G3-G5", "G4-G5"])
    assert verbs(scene, "zack", "clear") == ["G3-G5", "G4-G5"]
    act(scene, "zack", "clear", "G3-G5")
    assert scene.table.barricades == ["G4-G5"]
    scene = victims(barricades=["G3-G5", "G4-G5"])
    act(scene, "roy", "clear", "all")
    assert scene.table.barricades == []


@pytest.mark.rule("WW-26.3")
def test_the_killer_learns_the_door_and_not_the_victim() -> None:
    views = []
    for victim, place in (("zack", "G4"), ("evelyn", "G5")):
        scene = victims(at={"zack": "G4"}, barricades=["G4-G5"])
        act(scene, victim, "clear", "G4-G5")
        views.append((bytes_of(scene, KILLER), str(said_to(scene, KILLER))))
        assert scene.table.at[victim] == place
    assert views[0] == views[1]


@pytest.mark.rule("WW-26.5")
def test_action_five_takes_all_her_own_fear() -> None:
    scene = victims(at={"zack": "G4"}, fear={"evelyn": 1, "zack": 2, "roy": 1})
    act(scene, "zack", "rest")
    assert scene.sees(KILLER).fear == {"evelyn": 1, "zack": 0, "roy": 1}


@pytest.mark.rule("WW-26.5", "WW-45.5")
def test_the_killer_does_not_learn_how_she_was_calmed() -> None:
    """To rest is her main action, a sedative is none: even the clause of what he hears is the same."""
    heard_of = []
    for words in (("rest",), ("extra", "sedative")):
        scene = victims(fear={"evelyn": 0, "zack": 1, "roy": 0}, items={"zack": "sedative"})
        act(scene, "zack", *words)
        heard_of.append([one for event in scene.events if (one := event.heard_by(KILLER))])
    assert heard_of[0] == heard_of[1] != []


@pytest.mark.rule("WW-26.6", "WW-26.7")
def test_action_five_without_fear_is_allowed_and_unseen() -> None:
    unchanged_for(victims(), [KILLER, EVERYBODY], "zack", "rest")


@pytest.mark.rule("WW-26.8", "WW-26.9")
def test_a_special_action_comes_from_an_item_or_her_board() -> None:
    scene = victims(items={"zack": "plant"}, wounds={"evelyn": 0, "zack": 0, "roy": 1})
    assert verbs(scene, "evelyn", "special") == ["bandage,roy"]
    act(scene, "zack", "special", "plant", "roy")
    assert scene.table.discard == ["plant"]
    no_act(scene, "zack", "rest", clause="WW-23.1")


# --- analysis -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-27.1")
def test_stage_one_needs_range_one_and_happens_once() -> None:
    scene = victims(at={"zack": "R2", "roy": "R3"}, card=4)
    no_act(scene, "evelyn", "analyse", clause="WW-27.1")
    act(scene, "zack", "analyse")
    assert scene.told("analysis", KILLER) == [{"stage": 1}]
    assert (scene.sees(1).weakness, scene.sees(1).site) == ("sound", "tools")
    no_act(scene, "roy", "analyse", clause="WW-27.6")


@pytest.mark.rule("WW-27.2")
def test_the_window_is_for_victims_only() -> None:
    scene = victims(at={"zack": "R2"}, card=4)
    act(scene, "zack", "analyse")
    for zone in ("weakness", "site", "tactic"):
        assert not scene.sees(KILLER).sees(zone)
    assert "window" not in heard_kinds(scene, KILLER)
    assert scene.told("window", 3) == [{"symbol": "sound", "site": "tools", "tactic": 0}]


@pytest.mark.rule("WW-27.3")
def test_the_killer_does_not_hear_who_or_where() -> None:
    views = []
    for victim in ("zack", "roy"):
        scene = victims(at={"zack": "R2", "roy": "R5"}, card=4)
        act(scene, victim, "analyse")
        views.append((bytes_of(scene, KILLER), str(said_to(scene, KILLER))))
    assert views[0] == views[1]


@pytest.mark.rule("WW-27.4")
def test_four_vulnerabilities() -> None:
    symbols = {symbol for item in GAME.box.items.values() for symbol in item.symbols}
    assert symbols == {"sound", "fire", "chemistry", "power"} == {card.symbol for card in GAME.box.analysis}
    assert GAME.box.items["firecracker"].symbols == ("sound", "fire")


@pytest.mark.rule("WW-27.5")
def test_a_battle_needs_an_item_with_the_symbol() -> None:
    for item, ready in (("alarm", True), ("extinguisher", False)):
        scene = victims(at="R3", analysed=1, weakness="sound", items={"roy": item})
        assert ("battle" in scene.options(1, "act")) is ready
    scene.refuses(1, "act", "battle", clause="WW-27.5")


@pytest.mark.rule("WW-27.6")
def test_stage_two_needs_the_kind_of_place_shown() -> None:
    scene = victims(at={"zack": "R2", "roy": "B2"}, analysed=1, weakness="sound", site="tools", card=4)
    no_act(scene, "roy", "analyse", clause="WW-27.6")
    act(scene, "zack", "analyse")
    assert scene.sees(1).tactic == 4
    assert scene.told("analysis", KILLER) == [{"stage": 2}]


@pytest.mark.rule("WW-27.7")
@pytest.mark.parametrize("killer_at", ["R2", "G5"])
def test_stage_two_knows_no_distance(killer_at: str) -> None:
    scene = victims(
        at={"zack": "R2"}, killer_at=killer_at, analysed=1, weakness="sound", site="tools", card=4
    )
    assert may(scene, "zack", "analyse")


@pytest.mark.rule("WW-27.8")
def test_two_victims_may_do_both_stages_in_a_turn() -> None:
    scene = victims(at={"zack": "R2", "roy": "R2"}, card=4)
    act(scene, "zack", "analyse")
    no_act(scene, "zack", "analyse", clause="WW-23.1")
    act(scene, "roy", "analyse")
    assert scene.table.analysed == 2


@pytest.mark.rule("WW-27.9")
def test_after_stage_two_the_analysis_is_complete() -> None:
    scene = victims(at={"zack": "R2"}, analysed=2, weakness="sound", site="tools", tactic=4, card=4)
    no_act(scene, "zack", "analyse", clause="WW-27.9")


# --- extra actions and exchange -------------------------------------------------------------------


@pytest.mark.rule("WW-28.3")
def test_the_device_spends_energy_instead_of_the_card() -> None:
    scene = victims(trio="victoria zack roy", items={"victoria": "device"}, energy=1, aside=[])
    act(scene, "victoria", "extra", "device", "G4")
    assert scene.table.energy == 0
    assert scene.table.items["victoria"] == ["device"]
    no_act(scene, "victoria", "extra", "device", "G3", clause="WW-28.3")


@pytest.mark.rule("WW-28.4")
def test_items_change_hands_in_one_location_only() -> None:
    scene = victims(at={"roy": "G4"}, items={"zack": "axe rope"})
    act(scene, "zack", "give", "axe", "evelyn")
    assert scene.table.items == {"evelyn": ["axe"], "zack": ["rope"], "roy": []}
    no_act(scene, "zack", "give", "rope", "roy", clause="WW-28.4")


@pytest.mark.rule("WW-28.4")
def test_two_full_inventories_swap() -> None:
    scene = victims(items={"zack": "axe rope ammo", "roy": "fuel plan knife"})
    act(scene, "zack", "swap", "ammo", "roy", "knife")
    assert scene.table.items["zack"] == ["axe", "rope", "knife"]
    assert scene.table.items["roy"] == ["fuel", "plan", "ammo"]


@pytest.mark.rule("WW-28.6")
def test_zack_hands_the_ammo_to_roy_who_has_the_revolver() -> None:
    scene = victims(items={"zack": "ammo", "roy": "revolver"})
    act(scene, "zack", "give", "ammo", "roy")
    assert scene.table.items["roy"] == ["revolver", "ammo"]


@pytest.mark.rule("WW-28.7")
def test_a_receiver_of_a_fourth_item_discards_at_once() -> None:
    scene = victims(items={"zack": "axe", "roy": "fuel plan knife"})
    act(scene, "zack", "give", "axe", "roy")
    scene.does(3, "over_limit", "plan")
    assert scene.table.items["roy"] == ["fuel", "knife", "axe"]
    assert scene.table.discard == ["plan"]


@pytest.mark.rule("WW-28.8")
def test_an_exchange_is_untold_and_energy_travels_with_the_device() -> None:
    scene = victims(trio="victoria zack roy", items={"victoria": "device"}, energy=3, aside=[])
    unchanged_for(scene, [KILLER, EVERYBODY], "victoria", "give", "device", "zack")
    act(scene, "zack", "extra", "device", "G4")
    assert scene.table.energy == 2


@pytest.mark.rule("WW-28.9")
def test_wrench_and_device_may_be_handed_over() -> None:
    scene = victims(
        trio="victoria zack roy", items={"victoria": "device", "zack": "wrench"}, energy=4, aside=[]
    )
    assert may(scene, "victoria", "give", "device", "roy")
    act(scene, "zack", "give", "wrench", "roy")
    assert scene.table.items["roy"] == ["wrench"]
