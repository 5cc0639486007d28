"""«Шёпот за стеной», chapter 41: Roboeye's droids, CONTROL and PROGRAM."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.games.wall_whisper.rules.records import Route
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    draws,
    go_on,
    heard_kinds,
    hunting,
    to_killer,
    winners,
)

FIVE = ["G1", "G2", "R1", "R2", "B1"]


def robot(stage: str, hand: str, **zones: Any) -> Scene[Station]:
    return hunting(stage, "roboeye", hand=hand, **zones)


def dispatch(**zones: Any) -> Scene[Station]:
    scene = robot("instant", "dispatch", killer_at="G1", **zones)
    scene.does(KILLER, "play", "dispatch")
    return scene


def control(zone: str, **zones: Any) -> Scene[Station]:
    scene = robot("instant", "surveillance laser", **zones)
    scene.does(KILLER, "play", "surveillance")
    scene.does(KILLER, "pay", "laser")
    scene.does(KILLER, "control", zone)
    return scene


def program(card: str = "isolation", **zones: Any) -> Scene[Station]:
    """Isolation is played at stage V, Destruction at stage IV."""
    stage, pay = ("plan", "laser") if card == "isolation" else ("basic", "laser,pursuit")
    scene = robot(stage, f"{card} laser pursuit", **zones)
    scene.does(KILLER, "play" if stage == "plan" else "action", card if stage == "plan" else f"play,{card}")
    scene.does(KILLER, "pay", pay)
    return scene


def march(*routes: Route, **zones: Any) -> Scene[Station]:
    """Stage II with routes on the board."""
    zones.setdefault("hand", "laser")
    return hunting("delayed_effects", "roboeye", routes=list(routes), **zones)


# --- droids ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-41.1", "WW-41.3")
def test_with_five_droids_out_one_may_be_moved_instead() -> None:
    scene = dispatch(droids=list(FIVE))
    options = scene.options(KILLER, "droid")
    assert options[0] == "none"
    assert all(len(text.split(",")) == 2 for text in options[1:])
    scene.does(KILLER, "droid", "B1,G3")
    assert scene.table.droids == ["G1", "G2", "G3", "R1", "R2"]
    scene = dispatch(droids=list(FIVE))
    scene.does(KILLER, "droid", "none")
    assert scene.table.droids == FIVE


@pytest.mark.rule("WW-41.2")
def test_both_boards_show_a_new_droid() -> None:
    scene = dispatch()
    scene.does(KILLER, "droid", "R5")
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert scene.sees(seat).droids == ["R5"]
        assert scene.told("droid", seat) == [{"place": "R5", "moved": "no"}]


@pytest.mark.rule("WW-41.4")
def test_one_droid_a_location() -> None:
    scene = dispatch(droids=["G2"])
    assert "G2" not in scene.options(KILLER, "droid")
    assert "G1" in scene.options(KILLER, "droid")


def test_dispatch_reaches_farther_from_level_four_on() -> None:
    assert "G5" not in dispatch(level=3).options(KILLER, "droid")
    assert "G5" in dispatch(level=4).options(KILLER, "droid")


@pytest.mark.rule("WW-41.5", "WW-41.10")
def test_control_detects_moves_and_detects_again() -> None:
    scene = control("green", droids=["G1", "G4"], at={"evelyn": "G4", "zack": "G5", "roy": "G3"})
    told = [(one["place"], one["victims"]) for one in scene.told("detected", KILLER)]
    assert told == [("G1", []), ("G4", ["evelyn"]), ("G2", []), ("G5", ["zack"])]
    assert scene.table.droids == ["G2", "G5"]
    kinds = [kind for kind in heard_kinds(scene, 1) if kind in ("detected", "droids_moved")]
    assert kinds == ["detected", "detected", "droids_moved", "detected", "detected"]


@pytest.mark.rule("WW-41.6")
def test_after_the_highest_number_comes_the_lowest() -> None:
    scene = control("green", droids=["G5", "R5"])
    assert scene.table.droids == ["G1", "R5"]


@pytest.mark.rule("WW-41.7")
def test_detection_is_no_encounter() -> None:
    scene = control("red", droids=["R2"], at="R3")
    assert scene.told("detected", KILLER)[1]["victims"] == ["evelyn", "zack", "roy"]
    assert scene.table.fight.present == ()
    assert scene.asked(KILLER, "play") is not None


@pytest.mark.rule("WW-41.8")
def test_names_come_from_the_droids_locations_only() -> None:
    scene = control("red", droids=["R1"], at={"evelyn": "R1", "zack": "R3", "roy": "R5"})
    assert [one["victims"] for one in scene.told("detected", 1)] == [["evelyn"], []]


@pytest.mark.rule("WW-41.9")
def test_all_droids_of_the_zone_move_regardless_of_doors() -> None:
    scene = control("red", droids=["R1", "R2", "R5", "B1"], barricades=["R1-R2", "R2-R3"])
    assert scene.table.droids == ["R1", "R2", "R3", "B1"]


# --- routes ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-41.11")
def test_tokens_lie_on_the_route_without_its_start() -> None:
    scene = program(killer_at="R2")
    assert not any(text.split(",")[0] == "R2" for text in scene.options(KILLER, "route"))
    scene.does(KILLER, "route", "R1,R5,G1")
    assert scene.table.routes == [Route("isolation", 0, ("R1", "R5", "G1"))]


@pytest.mark.rule("WW-41.12")
def test_a_route_has_no_gaps_repeats_or_crossings() -> None:
    scene = program(killer_at="R2", routes=[Route("destruction", 0, ("R4", "G3"))])
    for text in scene.options(KILLER, "route"):
        route = text.split(",")
        assert len(set(route)) == len(route)
        assert not set(route) & {"R2", "R4", "G3"}
        for one, two in zip(["G3", *route], route, strict=False):
            assert two in GAME.box.board.adjacent[one]
    scene.refuses(KILLER, "route", "G5,G3", clause="WW-41.12")
    scene.refuses(KILLER, "route", "G4", clause="WW-41.12")


@pytest.mark.rule("WW-41.13")
def test_he_goes_along_the_tokens_next_turn() -> None:
    scene = program(killer_at="R2")
    scene.does(KILLER, "route", "R1,R5")
    go_on(scene, "act")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert [told["places"] for told in scene.told("killer_moved", 1)] == [["R1"], ["R5"]]
    assert len(scene.told("built", 1)) == 2
    assert scene.table.killer_at["roboeye"] == "R5"
    assert scene.table.routes == []
    assert scene.table.stage == 3


@pytest.mark.rule("WW-41.14")
def test_destruction_wounds_everybody_on_the_way() -> None:
    scene = march(Route("destruction", 0, ("R2", "R1")), at={"evelyn": "R2", "zack": "R2", "roy": "R1"})
    go_on(scene, "play")
    assert scene.table.wounds == {"evelyn": 1, "zack": 1, "roy": 1}
    assert "defence" not in heard_kinds(scene, 1)
    assert "encounter_over" not in heard_kinds(scene, 1)
    assert scene.table.killer_at["roboeye"] == "R1"


@pytest.mark.rule("WW-41.15")
def test_isolation_barricades_a_door_of_each_location() -> None:
    scene = march(Route("isolation", 0, ("R2", "R1")))
    assert scene.options(KILLER, "door") == ["R1-R2", "R2-R3", "R2-R4"]
    scene.does(KILLER, "door", "R2-R4")
    assert scene.options(KILLER, "door") == ["R1-R2", "R1-R5"]


@pytest.mark.rule("WW-41.16", "WW-41.23")
def test_against_an_arrow_he_must_pay_or_the_routes_end() -> None:
    two = (Route("isolation", 0, ("B2", "B1")), Route("destruction", 0, ("B3",)))
    scene = march(*two, killer_at="B4", hand="laser pursuit")
    assert scene.options(KILLER, "pay") == ["laser", "pursuit"]
    scene.does(KILLER, "pay", "laser")
    assert scene.table.killer_at["roboeye"] == "B2"
    scene = march(*two, killer_at="B4", hand="")
    assert scene.table.routes == []
    assert scene.table.killer_at["roboeye"] == "B4"
    assert scene.asked(KILLER, "play") is not None


@pytest.mark.rule("WW-41.17")
def test_a_second_route_starts_at_the_end_of_the_first() -> None:
    scene = program(killer_at="R2", routes=[Route("destruction", 0, ("R1", "R5"))])
    assert {text.split(",")[0] for text in scene.options(KILLER, "route")} == {"G1", "R3"}


@pytest.mark.rule("WW-41.18")
def test_card_and_tokens_limit_the_length() -> None:
    scene = program(killer_at="R2")
    assert max(len(text.split(",")) for text in scene.options(KILLER, "route")) == 3
    scene = program(killer_at="R2", routes=[Route("destruction", 0, ("R1", "R5", "G1", "G2", "G4"))])
    assert {len(text.split(",")) for text in scene.options(KILLER, "route")} == {1}


@pytest.mark.rule("WW-41.19")
def test_routes_are_open() -> None:
    scene = program(killer_at="R2")
    scene.does(KILLER, "route", "R1,R5")
    for seat in (1, 2, 3, EVERYBODY):
        assert scene.sees(seat).routes == [Route("isolation", 0, ("R1", "R5"))]
        assert scene.told("programmed", seat) == [{"card": "isolation", "places": ["R1", "R5"]}]


@pytest.mark.rule("WW-41.20")
def test_a_barricade_on_the_route_is_broken() -> None:
    scene = march(Route("isolation", 0, ("R2", "R1")), barricades=["R2-R3"])
    assert scene.told("broken", 1) == [{"door": "R2-R3"}] or "R2-R3" not in scene.table.barricades
    scene.does(KILLER, "door", "R1-R2")
    scene.does(KILLER, "door", "R1-R5")
    assert scene.table.killer_at["roboeye"] == "R1"
    assert scene.table.barricades == ["R1-R5"]


@pytest.mark.rule("WW-41.21")
def test_two_routes_are_carried_out_in_the_order_of_placing() -> None:
    scene = march(Route("isolation", 0, ("R2",)), Route("destruction", 0, ("R1",)), at={"zack": "R1"})
    assert scene.asked(KILLER, "order") is None
    scene.does(KILLER, "door", "R2-R4")
    scene.does(2, "cancel", "none")
    assert scene.table.wounds["zack"] == 1
    assert scene.table.killer_at["roboeye"] == "R1"


@pytest.mark.rule("WW-41.22")
def test_a_route_that_does_not_begin_next_to_him_ends() -> None:
    scene = march(Route("isolation", 0, ("G1", "G2")), Route("destruction", 0, ("G4",)), killer_at="R2")
    assert scene.table.routes == []
    assert scene.table.killer_at["roboeye"] == "R2"
    assert scene.asked(KILLER, "play") is not None


@pytest.mark.rule("WW-41.24")
def test_a_route_has_a_location_at_least_while_a_token_is_free() -> None:
    scene = program(killer_at="R2")
    assert "none" not in scene.options(KILLER, "route")
    full = [Route("destruction", 0, ("R1", "R5", "G1")), Route("isolation", 0, ("G2", "G4", "G5"))]
    scene = program(killer_at="R2", routes=full)
    assert scene.asked(KILLER, "route") is None
    assert scene.table.routes == full
    assert scene.told("no_token", 1) == [{}]


# --- his other cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(("droids", "strength"), [([], 6), (["R3"], 7)])
def test_laser_guidance_is_stronger_beside_a_droid(droids: list[str], strength: int) -> None:
    scene = robot("basic", "laser pursuit", at={"zack": "R3"}, droids=droids)
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "laser")
    scene.does(KILLER, "pay", "pursuit")
    assert scene.table.force("roboeye") == strength


def test_total_control_wakes_all_droids_and_may_take_him_to_one() -> None:
    scene = robot(
        "basic",
        "total pursuit pursuit pursuit",
        at={"zack": "G2"},
        droids=["G1", "R1"],
        locked={"roboeye": []},
    )
    scene.does(KILLER, "action", "play,total")
    scene.does(KILLER, "pay", "pursuit,pursuit,pursuit")
    assert scene.table.droids == ["G2", "R2"]
    assert scene.options(KILLER, "leap") == ["none", "G2", "R2"]
    scene.does(KILLER, "leap", "G2")
    assert scene.told("searched", 1)[0]["victims"] == ["zack"]
    assert winners(scene) == ""
