"""«Шёпот за стеной», chapters 5, 12 and 13: the board, range, levels and ropes; 44.1: the map."""

from __future__ import annotations

import pytest

from wall_whisper.station import (
    GAME,
    KILLER,
    act,
    go_on,
    hunting,
    may,
    no_act,
    to_killer,
    unchanged_for,
    verbs,
    victims,
)

BOARD = GAME.box.board


@pytest.mark.rule("WW-5.1")
def test_every_location_lies_in_one_of_three_zones() -> None:
    zones = [BOARD.zone(zone) for zone in ("green", "red", "blue")]
    assert sorted(place for zone in zones for place in zone) == sorted(BOARD.ids)
    assert [len(zone) for zone in zones] == [5, 5, 5]


@pytest.mark.rule("WW-5.2")
def test_every_location_has_a_code_of_its_own() -> None:
    codes = [place.code for place in BOARD.places.values()]
    assert len(set(codes)) == 15
    assert BOARD.places["G4"].code == "З4"


@pytest.mark.rule("WW-5.3")
def test_any_number_may_share_a_location() -> None:
    scene = victims(at={"evelyn": "G3", "roy": "G3"}, killer_at="G3")
    act(scene, "zack", "move", "G3")
    assert set(scene.table.at.values()) == {"G3"}


@pytest.mark.rule("WW-5.4")
def test_doors_dotted_lines_and_arrows_make_neighbours() -> None:
    assert sorted(BOARD.adjacent["G1"]) == ["B4", "G2", "G3", "R5"]
    scene = victims(at={"zack": "G5"}, items={"zack": "whisky"})
    assert verbs(scene, "zack", "extra") == ["whisky,G3", "whisky,G4"]


@pytest.mark.rule("WW-5.5")
def test_an_arrow_restricts_only_moving() -> None:
    """Noise can be sent against the arrow, a victim cannot go."""
    scene = victims(at={"zack": "B4"}, items={"zack": "whisky"})
    assert may(scene, "zack", "extra", "whisky", "B2")
    assert not may(scene, "zack", "move", "B2")


@pytest.mark.rule("WW-5.6")
def test_special_locations_are_where_the_icon_is() -> None:
    assert [BOARD.with_icon(icon) for icon in ("information", "spirits", "tools")] == [["B2"], ["B5"], ["R2"]]
    scene = victims(trio="victoria zack roy", at={"victoria": "B2"})
    no_act(scene, "victoria", "extra", "assembly", clause="WW-36.9")
    assert may(victims(trio="victoria zack roy", at={"victoria": "R2"}), "victoria", "extra", "assembly")


@pytest.mark.rule("WW-5.7")
@pytest.mark.parametrize(
    ("place", "deck"), [("G2", "keys"), ("R4", "keys"), ("G4", "medicine"), ("B3", "weapons")]
)
def test_search_locations_are_marked(place: str, deck: str) -> None:
    assert verbs(victims(at={"zack": place}), "zack", "search") == [deck]
    assert verbs(victims(at={"zack": "G1"}), "zack", "search") == []


@pytest.mark.rule("WW-5.8")
def test_repair_locations_are_marked() -> None:
    possible = [
        place for place in BOARD.ids if may(victims(at={"zack": place}, killer_at="B4"), "zack", "repair")
    ]
    assert possible == ["R1", "B1"]


@pytest.mark.rule("WW-5.9")
def test_a_flashlight_opens_the_passage_with_the_same_symbol() -> None:
    scene = victims(items={"zack": "flashlight"})
    assert verbs(scene, "zack", "special") == ["flashlight,B2"]
    no_act(scene, "zack", "move", "B2", clause="WW-5.9")
    act(scene, "zack", "special", "flashlight", "B2")
    assert scene.table.at["zack"] == "B2"
    assert verbs(victims(at="G3", items={"zack": "flashlight"}), "zack", "special") == []


@pytest.mark.rule("WW-5.10", "WW-12.4")
def test_passages_make_no_neighbours_and_no_range() -> None:
    assert "B2" not in BOARD.adjacent["G5"]
    assert BOARD.distance("G5", "B2") == 3
    assert "B2" not in BOARD.within("G5", 2)
    assert not may(victims(items={"zack": "whisky"}), "zack", "extra", "whisky", "B2")


@pytest.mark.rule("WW-5.11")
def test_a_passage_is_neither_blocked_nor_reported() -> None:
    scene = victims(items={"zack": "flashlight"}, barricades=list(BOARD.doors_of("G5")))
    unchanged_for(scene, [KILLER, -1], "zack", "special", "flashlight", "B2")
    assert scene.table.at["zack"] == "B2"


@pytest.mark.rule("WW-5.12")
def test_one_main_entrance_and_one_secret_exit() -> None:
    assert BOARD.with_icon("entrance") == ["G5"]
    assert BOARD.with_icon("exit") == ["R3"]


@pytest.mark.rule("WW-44.1")
def test_the_map_is_as_the_printed_examples_say() -> None:
    assert BOARD.zone("green") == ["G1", "G2", "G3", "G4", "G5"]
    assert [BOARD.links[one].kind for one in ("B2-R4", "G4-G5", "B2-B4")] == ["door", "door", "arrow"]
    assert BOARD.passages("G5") == ["B2"]
    for icon in ("keys", "medicine", "weapons", "vehicle", "transmitter", "information", "spirits", "tools"):
        assert BOARD.with_icon(icon)


# --- range ----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-12.1")
def test_range_counts_doors_dotted_lines_and_arrows() -> None:
    assert BOARD.within("B4", 1) == ["G1", "B2", "B4"]
    assert BOARD.within("B4", 0) == ["B4"]
    scene = hunting(
        "instant", "parasitoid", killer_at="B4", at={"evelyn": "B2", "zack": "B1"}, hand="tentacles spike"
    )
    scene.does(KILLER, "play", "tentacles")
    scene.does(KILLER, "pay", "spike")
    assert scene.table.fear == {"evelyn": 1, "zack": 0, "roy": 0}


@pytest.mark.rule("WW-12.2")
def test_barricades_do_not_shorten_a_range() -> None:
    scene = hunting(
        "instant", "parasitoid", killer_at="G5", at="G4", hand="tentacles spike", barricades=["G4-G5"]
    )
    scene.does(KILLER, "play", "tentacles")
    scene.does(KILLER, "pay", "spike")
    assert scene.table.fear == {"evelyn": 1, "zack": 1, "roy": 1}


@pytest.mark.rule("WW-12.3")
def test_dispatch_from_the_platform_reaches_five_locations() -> None:
    scene = hunting("instant", "roboeye", killer_at="G1", hand="dispatch")
    scene.does(KILLER, "play", "dispatch")
    assert scene.options(KILLER, "droid") == ["G1", "G2", "G3", "R5", "B4"]


# --- levels and ropes -----------------------------------------------------------------------------


@pytest.mark.rule("WW-13.1")
def test_victims_go_with_the_arrow_only() -> None:
    assert may(victims(at={"zack": "B2"}), "zack", "move", "B4")
    no_act(victims(at={"zack": "B4"}), "zack", "move", "B2", clause="WW-13.1")


@pytest.mark.rule("WW-13.2")
def test_the_killer_pays_a_card_against_the_arrow() -> None:
    scene = hunting(killer_at="B4", hand="pursuit blade")
    scene.does(KILLER, "action", "move,B2")
    scene.does(KILLER, "pay", "blade")
    assert scene.table.killer_at["orion"] == "B2"
    assert scene.table.hand["orion"] == ["pursuit"]
    scene = hunting(killer_at="B2", hand="pursuit")
    scene.does(KILLER, "action", "move,B4")
    assert scene.table.hand["orion"] == ["pursuit"]


@pytest.mark.rule("WW-13.3")
def test_a_card_for_every_crossing_chosen_by_the_killer() -> None:
    """В5 → С1 and on: two arrows in one stealth, two cards."""
    scene = hunting(killer_at="R5", hand="camouflage blade thermal pursuit")
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    assert "R3,R5" in scene.options(KILLER, "sneak")
    scene.does(KILLER, "sneak", "R3,B5")
    assert scene.options(KILLER, "pay") == ["pursuit", "thermal"]
    scene.does(KILLER, "pay", "thermal")
    assert scene.table.hand["orion"] == ["pursuit"]
    assert BOARD.climbs("B4", ("B2", "B4", "B2")) == 2


@pytest.mark.rule("WW-13.4")
def test_without_a_card_there_is_no_way_up() -> None:
    scene = hunting(killer_at="B4", hand="")
    scene.refuses(KILLER, "action", "move,B2", clause="WW-13.4")
    assert scene.told("climbs", 1) == []


@pytest.mark.rule("WW-13.5")
def test_pursuit_against_the_arrow_costs_one_further_card() -> None:
    scene = hunting("instant", killer_at="B4", hand="pursuit blade")
    scene.does(KILLER, "play", "pursuit")
    scene.does(KILLER, "go", "B2")
    scene.does(KILLER, "pay", "blade")
    assert scene.table.killer_at["orion"] == "B2"
    assert scene.table.hand["orion"] == []
    scene = hunting("instant", killer_at="B4", hand="pursuit")
    scene.does(KILLER, "play", "pursuit")
    scene.refuses(KILLER, "go", "B2", clause="WW-13.4")


@pytest.mark.rule("WW-13.6")
def test_victims_learn_of_the_step_and_not_of_the_card() -> None:
    scene = hunting(killer_at="B4", hand="blade")
    scene.does(KILLER, "action", "move,B2")
    scene.does(KILLER, "pay", "blade")
    assert scene.told("paid", 1) == [{"count": 1}]
    assert scene.told("paid", KILLER) == [{"count": 1, "cards": ("blade",)}]
    assert scene.told("killer_moved", 1)[0]["places"] == ["B2"]


@pytest.mark.rule("WW-13.7", "WW-13.8")
def test_a_rope_goes_on_an_arrow_of_her_location_at_either_end() -> None:
    for place in ("B2", "B4"):
        scene = victims(at={"zack": place}, items={"zack": "rope"})
        assert verbs(scene, "zack", "extra") == ["rope,B2-B4"]
        act(scene, "zack", "extra", "rope", "B2-B4")
        assert scene.table.ropes == ["B2-B4"]
        assert scene.table.discard == ["rope"]
    no_act(victims(at="G1", items={"zack": "rope"}), "zack", "extra", "rope", "B2-B4", clause="WW-13.7")
    scene = victims(at="B4", items={"zack": "rope"}, ropes=["B2-B4"])
    no_act(scene, "zack", "extra", "rope", "B2-B4", clause="WW-13.7")


@pytest.mark.rule("WW-13.9")
def test_all_victims_climb_a_rope_for_the_rest_of_the_game() -> None:
    scene = victims(at="B4", items={"zack": "rope"})
    act(scene, "zack", "extra", "rope", "B2-B4")
    act(scene, "roy", "move", "B2")
    act(scene, "zack", "move", "B2", "B4")
    to_killer(scene)
    go_on(scene, "act")
    act(scene, "evelyn", "move", "B2")
    assert scene.table.ropes == ["B2-B4"]


@pytest.mark.rule("WW-13.10")
def test_the_killer_sees_nothing_of_a_rope() -> None:
    scene = victims(at="B4", items={"zack": "rope"})
    unchanged_for(scene, [KILLER, -1], "zack", "extra", "rope", "B2-B4")
    unchanged_for(scene, [KILLER, -1], "roy", "move", "B2")
    assert not scene.sees(KILLER).sees("ropes")


@pytest.mark.rule("WW-13.11")
def test_the_killer_pays_for_an_arrow_with_a_rope_too() -> None:
    scene = hunting(killer_at="B4", hand="blade", ropes=["B2-B4"])
    scene.does(KILLER, "action", "move,B2")
    assert scene.asked(KILLER, "pay") is not None
    scene.does(KILLER, "pay", "blade")
    assert scene.table.ropes == ["B2-B4"]
    assert hunting(killer_at="B4", hand="", ropes=["B2-B4"]).options(KILLER, "action") == [
        "search",
        "move,G1",
    ]
