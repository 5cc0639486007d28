"""«Шёпот за стеной», chapters 11, 14, 15, 16 and 17: MOVE, HEAL, SENSE, SEARCH, FEAR, BARRICADE."""

from __future__ import annotations

import pytest

from polyana.games.wall_whisper.rules import fear
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    reloaded,
    said_to,
    to_killer,
    unchanged_for,
    verbs,
    victims,
)

DOORS = GAME.box.board.doors


# --- MOVE -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-11.1")
def test_each_step_goes_to_a_neighbour_and_may_go_back() -> None:
    scene = victims()
    no_act(scene, "zack", "move", "G1", clause="WW-11.1")
    no_act(scene, "zack", "move", "G4", "G3", clause="WW-11.1")
    act(scene, "zack", "move", "G4", "G5")
    assert scene.table.at["zack"] == "G5"


@pytest.mark.rule("WW-11.2")
def test_a_killer_card_that_moves_may_leave_him_where_he_is() -> None:
    scene = hunting("instant", hand="pursuit")
    scene.does(KILLER, "play", "pursuit")
    assert scene.options(KILLER, "go") == ["stay", "R2", "R5", "B5"]
    scene.does(KILLER, "go", "stay")
    assert scene.table.killer_at["orion"] == "R3"


@pytest.mark.rule("WW-11.3")
def test_printed_bounds_hold() -> None:
    """× 1–2 needs a step, × 0–1 after an encounter does not."""
    scene = victims()
    no_act(scene, "zack", "move", clause="WW-23.8")
    scene = hunting(at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    options = scene.options(2, "flee")
    assert "zack,stay" in options
    assert {len(text.split(",")) for text in options} == {2}


@pytest.mark.rule("WW-11.4")
def test_the_basic_move_is_exactly_one_step() -> None:
    scene = hunting(killer_at="R2", hand="")
    assert scene.options(KILLER, "action") == ["search", "move,R1", "move,R3", "move,R4"]
    scene.refuses(KILLER, "action", "move", clause="WW-11.4")


@pytest.mark.rule("WW-11.5")
def test_a_delayed_move_is_made_in_full() -> None:
    scene = hunting("delayed_effects", **reloaded("R3"))
    assert "stay" not in scene.options(KILLER, "go")
    assert {len(text.split(",")) for text in scene.options(KILLER, "go")} == {1}


@pytest.mark.rule("WW-11.6")
def test_a_victim_s_move_is_not_told_to_the_killer() -> None:
    unchanged_for(victims(), [KILLER, EVERYBODY], "zack", "move", "G3", "G1")


@pytest.mark.rule("WW-11.7", "WW-20.3")
def test_the_killer_s_steps_are_told_in_order() -> None:
    scene = hunting(hand="")
    scene.does(KILLER, "action", "move,R2")
    scene.does(KILLER, "action", "move,R1")
    steps = [(told["start_place"], told["places"]) for told in scene.told("killer_moved", 1)]
    assert steps == [("R3", ["R2"]), ("R2", ["R1"])]


@pytest.mark.rule("WW-11.8")
def test_a_barricade_stops_a_victim() -> None:
    scene = victims(barricades=["G4-G5"])
    no_act(scene, "zack", "move", "G4", clause="WW-11.8")
    no_act(scene, "zack", "move", "G3", "G5", "G4", clause="WW-23.8")
    assert may(scene, "zack", "move", "G3")


@pytest.mark.rule("WW-11.9", "WW-17.8")
def test_the_killer_breaks_through_and_the_token_returns() -> None:
    scene = hunting(barricades=["R2-R3", "G4-G5"], hand="")
    scene.does(KILLER, "action", "move,R2")
    for seat in (KILLER, 1, EVERYBODY):
        assert scene.sees(seat).barricades == ["G4-G5"]
    assert scene.told("broken", 1) == [{"door": "R2-R3"}]


@pytest.mark.rule("WW-11.10", "WW-11.12")
def test_victims_pass_the_killer_freely_and_unnoticed() -> None:
    scene = victims(killer_at="G4")
    unchanged_for(scene, [KILLER, EVERYBODY], "zack", "move", "G4", "G2")
    assert scene.table.at["zack"] == "G2"
    unchanged_for(scene, [KILLER, EVERYBODY], "roy", "move", "G4")
    scene = hunting(at={"zack": "R2"}, hand="")
    scene.does(KILLER, "action", "move,R2")
    assert "searched" not in heard_kinds(scene, 2)
    assert scene.asked(KILLER, "action") is not None


@pytest.mark.rule("WW-11.11")
def test_an_arrow_is_no_open_passage() -> None:
    assert not may(victims(at={"zack": "R5"}), "zack", "move", "R3")
    assert may(victims(at={"zack": "R3"}), "zack", "move", "R5")


# --- HEAL -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-14.1")
def test_healing_needs_a_wounded_victim_here() -> None:
    scene = victims(at={"roy": "G4"}, items={"zack": "plant"}, wounds={"evelyn": 1, "zack": 0, "roy": 1})
    assert verbs(scene, "zack", "special") == ["plant,evelyn"]
    act(scene, "zack", "special", "plant", "evelyn")
    assert scene.table.wounds == {"evelyn": 0, "zack": 0, "roy": 1}


@pytest.mark.rule("WW-14.2")
def test_the_killer_learns_who_was_healed_and_nothing_else() -> None:
    scene = victims(items={"zack": "plant"}, wounds={"evelyn": 1, "zack": 0, "roy": 0})
    act(scene, "zack", "special", "plant", "evelyn")
    assert said_to(scene, KILLER) == [{"victim": "evelyn"}]
    assert heard_kinds(scene, KILLER) == ["healed"]


# --- SENSE and SEARCH -----------------------------------------------------------------------------


@pytest.mark.rule("WW-15.1", "WW-15.2")
def test_sense_names_all_victims_of_a_zone_he_is_not_in() -> None:
    scene = hunting("instant", at={"evelyn": "G1", "roy": "B1"}, hand="thermal")
    scene.does(KILLER, "play", "thermal")
    assert scene.options(KILLER, "sense") == ["green", "red", "blue"]
    scene.does(KILLER, "sense", "green")
    assert scene.told("sensed_zone", KILLER) == [{"zone": "green", "victims": ["evelyn", "zack"]}]


@pytest.mark.rule("WW-15.3")
def test_the_answer_is_names_in_roof_order_wherever_they_stand() -> None:
    answers = []
    for at in ({"evelyn": "G1", "zack": "G5"}, {"evelyn": "G5", "zack": "G1"}):
        scene = hunting("instant", at={**at, "roy": "G3"}, hand="thermal")
        scene.does(KILLER, "play", "thermal")
        scene.does(KILLER, "sense", "green")
        answers.append(bytes_of(scene, KILLER))
        assert scene.told("sensed_zone", KILLER)[0]["victims"] == ["evelyn", "zack", "roy"]
    assert answers[0] == answers[1]


@pytest.mark.rule("WW-15.4")
def test_victims_hear_question_and_answer() -> None:
    scene = hunting("instant", hand="thermal")
    scene.does(KILLER, "play", "thermal")
    scene.does(KILLER, "sense", "red")
    for seat in (1, 2, 3):
        assert scene.told("sensed_zone", seat) == [{"zone": "red", "victims": []}]


@pytest.mark.rule("WW-15.5", "WW-15.6")
def test_search_names_those_present_and_an_encounter_begins() -> None:
    scene = hunting(at={"zack": "R3", "roy": "R3", "evelyn": "R2"}, hand="")
    scene.does(KILLER, "action", "search")
    assert scene.told("searched", KILLER)[0]["victims"] == ["zack", "roy"]
    assert scene.asked(KILLER, "attack") is not None
    assert scene.table.fight.unattacked == ("zack", "roy")


@pytest.mark.rule("WW-15.7")
def test_an_empty_search_says_nobody_and_play_goes_on() -> None:
    scene = hunting(at="R2", hand="")
    scene.does(KILLER, "action", "search")
    assert scene.told("searched", KILLER) == [{"killer": "orion", "place": "R3", "victims": []}]
    assert scene.asked(KILLER, "action") is not None


# --- FEAR -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-16.1")
def test_fear_tokens_come_one_by_one_in_the_open() -> None:
    scene = hunting("instant", "parasitoid", at={"zack": "R3"}, hand="tentacles tentacles spike spike")
    for count in (1, 2):
        scene.does(KILLER, "play", "tentacles")
        scene.does(KILLER, "pay", "spike")
        assert scene.sees(EVERYBODY).fear["zack"] == count


@pytest.mark.rule("WW-16.2", "WW-16.3", "WW-16.6")
def test_the_third_token_is_panic_and_two_remain() -> None:
    scene = hunting(
        "instant",
        "parasitoid",
        at={"zack": "R2"},
        hand="tentacles spike",
        fear={"evelyn": 0, "zack": 2, "roy": 0},
    )
    scene.does(KILLER, "play", "tentacles")
    scene.does(KILLER, "pay", "spike")
    assert scene.told("panic", KILLER) == [{"victim": "zack", "place": "R2"}]
    assert scene.table.fear["zack"] == 2
    assert scene.sees(KILLER).reported == ["R2"]
    go_on(scene, "act")
    assert scene.table.noise == []
    assert scene.sees(KILLER).reported == []


@pytest.mark.rule("WW-16.4")
@pytest.mark.parametrize(("fear", "dice"), [(0, 4), (1, 3), (2, 2)])
def test_each_token_takes_a_die(fear: int, dice: int) -> None:
    scene = hunting(at={"zack": "R3"}, hand="", fear={"evelyn": 0, "zack": fear, "roy": 0})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(2, "weapon", "none")
    assert len(scene.told("defence")[0]["dice"]) == dice


@pytest.mark.rule("WW-16.5")
def test_panic_comes_again_with_every_further_token() -> None:
    scene = hunting(
        "instant",
        "parasitoid",
        at={"zack": "R2"},
        hand="tentacles tentacles spike spike",
        fear={"evelyn": 0, "zack": 2, "roy": 0},
    )
    for count in (1, 2):
        scene.does(KILLER, "play", "tentacles")
        scene.does(KILLER, "pay", "spike")
        assert len(scene.told("panic", KILLER)) == count
    assert scene.table.noise == ["R2"]


@pytest.mark.rule("WW-16.7")
def test_panic_in_the_victims_turn_tells_the_place_at_once_and_the_noise_later() -> None:
    scene = victims(at={"zack": "G4"}, fear={"evelyn": 0, "zack": 2, "roy": 0})
    fear.frighten(GAME.box, scene.table, "zack")
    assert [event.kind for event in scene.table.told or []] == ["fear", "panic"]
    assert scene.table.noise == ["G4"]
    assert scene.table.reported == []
    scene.at("victims")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER)[0]["places"] == ["G4"]


@pytest.mark.rule("WW-16.8")
def test_fear_in_an_area_names_victims_in_roof_order_and_no_place() -> None:
    views = []
    for at in ({"zack": "R2", "roy": "R3"}, {"zack": "R3", "roy": "R2"}):
        scene = hunting("instant", "parasitoid", at=at, hand="tentacles spike")
        scene.does(KILLER, "play", "tentacles")
        scene.does(KILLER, "pay", "spike")
        assert scene.told("affected", KILLER)[0]["victims"] == ["zack", "roy"]
        views.append((bytes_of(scene, KILLER), str(said_to(scene, KILLER))))
    assert views[0] == views[1]


# --- BARRICADE ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-17.1")
def test_only_doors_are_barricaded() -> None:
    scene = hunting("plan", hand="barrier", killer_at="B2")
    scene.does(KILLER, "play", "barrier")
    assert scene.options(KILLER, "door") == ["B2-R4", "B1-B2"]
    scene.refuses(KILLER, "door", "B2-B4", clause="WW-17.1")


@pytest.mark.rule("WW-17.2", "WW-17.4", "WW-20.7")
def test_the_door_is_named_and_both_boards_show_it() -> None:
    scene = hunting("plan", hand="barrier", killer_at="B2")
    scene.does(KILLER, "play", "barrier")
    scene.does(KILLER, "door", "B2-R4")
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert scene.told("built", seat) == [{"door": "B2-R4"}]
        assert scene.sees(seat).barricades == ["B2-R4"]


@pytest.mark.rule("WW-17.3", "WW-21.3")
def test_removing_a_barricade_is_told_at_once() -> None:
    scene = victims(barricades=["G4-G5"])
    act(scene, "zack", "clear", "G4-G5")
    assert scene.told("cleared", KILLER) == [{"door": "G4-G5"}]
    assert scene.sees(KILLER).barricades == []


@pytest.mark.rule("WW-17.5")
def test_with_all_tokens_placed_one_is_taken_back_first() -> None:
    placed = list(DOORS[:7])
    scene = hunting("plan", hand="barrier", killer_at="R2", barricades=placed)
    scene.does(KILLER, "play", "barrier")
    assert scene.options(KILLER, "take_back") == placed
    scene.does(KILLER, "take_back", placed[3])
    assert scene.told("taken_back", 1) == [{"door": placed[3]}]
    scene.does(KILLER, "door", "R1-R2")
    assert len(scene.table.barricades) == 7


@pytest.mark.rule("WW-17.6")
def test_a_door_takes_one_barricade() -> None:
    scene = hunting("plan", hand="barrier", killer_at="R3", barricades=[])
    scene.does(KILLER, "play", "barrier")
    assert scene.options(KILLER, "door") == ["R2-R3"]
    scene = hunting("plan", hand="barrier", killer_at="R2", barricades=["R2-R3"])
    scene.does(KILLER, "play", "barrier")
    assert "R2-R3" not in scene.options(KILLER, "door")


@pytest.mark.rule("WW-17.7")
def test_behind_a_barricade_is_still_next_door() -> None:
    scene = victims(items={"zack": "whisky"}, barricades=["G4-G5"])
    act(scene, "zack", "extra", "whisky", "G4")
    assert scene.table.noise == ["G4"]


@pytest.mark.rule("WW-17.9", "WW-19.6")
def test_stealth_and_teleport_leave_barricades_alone() -> None:
    scene = hunting(hand="camouflage blade", barricades=["R2-R3"])
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    scene.does(KILLER, "sneak", "R2")
    assert scene.table.killer_at["orion"] == "R2"
    assert scene.table.barricades == ["R2-R3"]
    scene = hunting(
        killer="roboeye", hand="total pursuit pursuit pursuit", droids=["R2"], barricades=["R2-R3", "R1-R2"]
    )
    scene.does(KILLER, "action", "play,total")
    scene.does(KILLER, "pay", "pursuit,pursuit,pursuit")
    scene.does(KILLER, "leap", "R3")
    assert scene.table.barricades == ["R2-R3", "R1-R2"]


@pytest.mark.rule("WW-17.10")
def test_a_barricade_without_a_limit_goes_on_any_free_door() -> None:
    scene = hunting("plan", barricades=["G4-G5"])
    scene.at("build", "orion", "any", False, agenda=scene.match.agenda)
    assert scene.options(KILLER, "door") == [door for door in DOORS if door != "G4-G5"]


@pytest.mark.rule("WW-17.11", "WW-17.12")
def test_without_a_free_door_here_nothing_happens_and_nothing_is_taken_back() -> None:
    placed = [*DOORS[:6], "R2-R3"]
    scene = hunting("plan", hand="barrier", killer_at="R3", barricades=placed)
    scene.does(KILLER, "play", "barrier")
    assert scene.asked(KILLER, "take_back") is None
    assert scene.told("no_door", 1) == [{}]
    assert scene.table.barricades == placed
    assert scene.asked(KILLER, "refill") is not None
