"""«Шёпот за стеной», chapter 38: how it ends at the crossroads, for each by herself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import EVELYN, ROY, ZACK, dawn, hunting, turn, won
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    battle_of,
    draws,
    go_on,
    heard_kinds,
    verbs,
)
from wall_whisper.test_38_crossroads import asked, killed, strike, turns

# --- rescue and vehicle ---------------------------------------------------------------------------


@pytest.mark.rule("WW-38.22")
def test_the_rescue_takes_all_who_are_alive_and_in_the_game() -> None:
    scene = dawn(rescue=1, at={"evelyn": "G1", "roy": "B5"}, dead={"zack": "G1"})
    assert won(scene) == [EVELYN, ROY]
    both = dawn(rescue=1, dead={"zack": "G1"}, escaped="evelyn")
    assert won(both) == [EVELYN, ROY]


@pytest.mark.rule("WW-38.23")
def test_the_vehicle_leaves_once() -> None:
    scene = dawn(at={"evelyn": "R1", "zack": "R1", "roy": "G5"}, vehicle_ready=True)
    assert asked(scene, "part") == [EVELYN, ZACK]
    scene.does(EVELYN, "part", "vehicle")
    scene.does(ZACK, "part", "stay")
    assert scene.table.fates == {"evelyn": "escaped"}
    assert not scene.table.vehicle_ready
    scene.at("dawn")
    assert asked(scene, "part") == []


@pytest.mark.rule("WW-38.23")
def test_a_vehicle_that_has_left_is_neither_repaired_nor_fuelled_nor_sabotaged() -> None:
    half = {"vehicle": 5, "transmitter": 0}
    scene = turn(at="R1", vehicle_gone=True, repairs=half, items={"evelyn": "toolbox fuel"})
    assert not verbs(scene, "evelyn", "repair")
    assert not verbs(scene, "evelyn", "special")
    there = turn(at="R1", repairs=half, items={"evelyn": "toolbox fuel"})
    assert verbs(there, "evelyn", "repair")
    assert sorted(verbs(there, "evelyn", "special")) == ["fuel", "toolbox"]
    settings = Settings(crossroads=True, difficulty="normal")
    skilled: dict[str, Any] = {"killer_skills": {"orion": ["sabotage"]}, "settings": settings}
    kept = hunting("instant", killer_at="R1", hand="", **skilled)
    assert "sabotage" in kept.options(0, "play")
    left = hunting("instant", killer_at="R1", hand="", vehicle_gone=True, **skilled)
    assert "sabotage" not in left.options(0, "play")


@pytest.mark.rule("WW-38.24")
def test_those_who_say_yes_at_the_vehicle_leave_together() -> None:
    scene = dawn(at="R1", vehicle_ready=True)
    assert asked(scene, "part") == [EVELYN, ZACK, ROY]
    scene.does(ROY, "part", "vehicle")
    scene.does(EVELYN, "part", "vehicle")
    assert scene.table.fates == {}
    scene.does(ZACK, "part", "vehicle")
    assert won(scene) == [EVELYN, ZACK, ROY]


# --- repair ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.25")
def test_each_repair_token_brings_a_card_of_the_key_deck() -> None:
    scene = turn(at={"evelyn": "R1"}, items={"evelyn": ""})
    draws(scene, "key")
    act(scene, "evelyn", "repair")
    assert scene.table.keys["evelyn"] == ["key"]
    two = turn(at={"evelyn": "R1"}, items={"evelyn": "toolbox"})
    draws(two, "key", "key")
    act(two, "evelyn", "special", "toolbox")
    assert two.table.keys["evelyn"] == ["key", "key"]
    last = turn(at={"evelyn": "R1"}, items={"evelyn": "toolbox"}, repairs={"vehicle": 5, "transmitter": 0})
    draws(last, "key", "key")
    act(last, "evelyn", "special", "toolbox")
    assert last.table.keys["evelyn"] == ["key"]


@pytest.mark.rule("WW-38.26")
def test_cards_for_repairs_are_kept_or_discarded_like_a_search() -> None:
    scene = turn(at={"evelyn": "B1"}, items={"evelyn": "toolbox rope plan ammo"})
    draws(scene, "axe", "whisky")
    act(scene, "evelyn", "special", "toolbox")
    assert scene.options(EVELYN, "keep") == ["axe", "none"]
    scene.does(EVELYN, "keep", "axe")
    assert scene.options(EVELYN, "keep") == ["whisky", "none"]
    scene.does(EVELYN, "keep", "none")
    assert "whisky" in scene.table.discard
    scene.does(EVELYN, "over_limit", "rope")
    assert scene.table.items["evelyn"] == ["plan", "ammo", "axe"]
    empty = turn(at={"evelyn": "B1"}, decks={**scene.table.decks, "keys": []}, bottom=[])
    act(empty, "evelyn", "repair")
    assert asked(empty, "act") == [EVELYN]
    quiet = turn(at={"evelyn": "B1"}, items={"evelyn": "wrench"})
    draws(quiet, "fuel")
    act(quiet, "evelyn", "special", "wrench")
    assert quiet.table.noise == ["B1"]


# --- the final battle -----------------------------------------------------------------------------


def ready(**zones: Any) -> Scene[Station]:
    """All who are in play stand beside the killer with an item of the symbol; stage 1 is done."""
    card = GAME.box.analysis[0]
    item = GAME.box.symbol_items(card.symbol)[0]
    zones.setdefault("items", {"evelyn": item, "zack": item, "roy": item})
    zones.setdefault("vigilance", {"orion": []})
    return turn(at="R3", killer_at="R3", weakness=card.symbol, site=card.site, card=0, analysed=1, **zones)


def battle(scene: Scene[Station], face: int) -> Scene[Station]:
    """The battle is fought, and all dice show the same."""
    (seat,) = asked(scene, "act")
    scene.does(seat, "act", "battle")
    for other in asked(scene, "consent"):
        scene.does(other, "consent", "agree")
    draws(scene, *[face] * 12)
    go_on(scene, "act")
    return scene


@pytest.mark.rule("WW-38.27")
def test_those_still_in_the_game_fight_and_agree() -> None:
    scene = ready(dead={"zack": "G1"})
    scene.does(EVELYN, "act", "battle")
    assert asked(scene, "consent") == [ROY]
    scene.does(ROY, "consent", "refuse")
    assert asked(scene, "act") == [EVELYN]
    away = ready()
    away.table.at["zack"] = "R2"
    away.at("victims")
    assert "battle" not in away.options(EVELYN, "act")
    near = turn(token="roy", at={"roy": "R2"}, killer_at="R3")
    act(near, "roy", "analyse")
    assert near.table.analysed == 1


@pytest.mark.rule("WW-38.28")
def test_the_last_one_who_beats_the_killer_wins_alone() -> None:
    scene = ready(dead={"zack": "G1", "evelyn": "G1"}, token="roy")
    scene.does(ROY, "act", "battle")
    scene.table.battle = replace(battle_of(scene), health=12)
    draws(scene, 3, 3, 3, 3)
    go_on(scene, "act")
    assert won(scene) == [ROY]


@pytest.mark.rule("WW-38.29")
def test_all_who_fought_win_and_the_dead_stay_dead() -> None:
    assert won(battle(ready(escaped="zack"), 3)) == [EVELYN, ZACK, ROY]
    assert won(battle(ready(dead={"zack": "G1"}), 3)) == [EVELYN, ROY]
    assert won(battle(ready(), 3)) == [EVELYN, ZACK, ROY]


@pytest.mark.rule("WW-38.30")
def test_a_lost_battle_kills_all_who_fought() -> None:
    three = battle(ready(), 0)
    assert three.told("crossroads_over", EVERYBODY)[0]["kills"] == 3
    assert won(three) == [KILLER]
    last = battle(ready(escaped="evelyn zack", token="roy"), 0)
    assert won(last) == [EVELYN, ZACK]


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.31")
def test_an_empty_deck_loses_the_game_but_kills_nobody() -> None:
    decks: dict[str, list[str]] = {"equipment": [], "keys": [], "medicine": [], "weapons": []}
    scene = turn(dead={"zack": "G1"}, decks=decks)
    turns(scene)
    assert won(scene) == []
    assert scene.told("crossroads_over", EVERYBODY)[0]["kills"] == 1
    two = turn(dead={"zack": "G1", "roy": "G1"}, decks=decks)
    turns(two)
    assert won(two) == [KILLER]


@pytest.mark.rule("WW-38.32")
def test_the_game_ends_when_everybody_is_killed_or_has_won() -> None:
    scene = killed(strike("roy", dead={"zack": "G1"}, at={"evelyn": "B5", "roy": "R3"}), "refill")
    assert scene.over is None
    last = killed(strike("roy", dead={"zack": "G1"}, escaped="evelyn"), "refill")
    assert won(last) == [KILLER, EVELYN]
    gone = dawn(keys={"roy": 3}, dead={"zack": "G1"}, escaped="evelyn")
    gone.does(ROY, "part", "keys")
    assert won(gone) == [EVELYN, ROY]


@pytest.mark.rule("WW-38.34")
def test_the_killer_needs_two_deaths() -> None:
    one = dawn(keys={"roy": 3}, dead={"zack": "G1"}, escaped="evelyn")
    one.does(ROY, "part", "keys")
    assert KILLER not in won(one)
    two = dawn(keys={"roy": 3}, dead={"zack": "G1", "evelyn": "G1"})
    two.does(ROY, "part", "keys")
    assert won(two) == [KILLER, ROY]


@pytest.mark.rule("WW-38.35")
def test_three_deaths_are_a_complete_victory() -> None:
    scene = killed(strike("roy", dead={"zack": "G1", "evelyn": "G1"}), "refill")
    assert won(scene) == [KILLER]
    assert scene.told("crossroads_over", EVERYBODY)[0]["killers"] == "all"


@pytest.mark.rule("WW-38.36")
def test_the_token_of_who_is_out_goes_on_clockwise() -> None:
    assert killed(strike("zack", token="zack"), "refill").table.crossroads.token == "roy"
    assert (
        killed(strike("roy", token="roy", dead={"evelyn": "G1"}), "refill").table.crossroads.token == "zack"
    )
    assert killed(strike("zack", token="evelyn"), "refill").table.crossroads.token == "evelyn"
    scene = dawn(keys={"roy": 3}, token="roy")
    scene.does(ROY, "part", "keys")
    assert scene.table.crossroads.token == "evelyn"
    assert asked(scene, "act") == [EVELYN]


@pytest.mark.rule("WW-38.37")
def test_the_token_names_who_chooses_for_all() -> None:
    scene = strike("evelyn", at="R3", token="zack")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    assert asked(scene, "defend") == [ZACK]
    scene.refuses(ROY, "defend", "roy", clause="WW-38.37")
    absent = strike("evelyn", at={"evelyn": "R3", "roy": "R3", "zack": "G5"}, token="zack")
    absent.does(KILLER, "action", "search")
    absent.does(KILLER, "attack", "none")
    assert asked(absent, "defend") == [ROY]
    fight = ready(token="roy")
    fight.does(ROY, "act", "battle")
    for seat in (EVELYN, ZACK):
        fight.does(seat, "consent", "agree")
    assert asked(fight, "show") == [ROY]
    go_on(fight, "fighter")
    assert asked(fight, "fighter") == [ROY]
    fight.does(ROY, "fighter", "roy")
    go_on(fight, "fighter")
    assert asked(fight, "fighter") == [EVELYN]


def test_the_dead_still_look_on() -> None:
    """Whoever is out of the game stays behind the victims' screen, and is asked nothing more."""
    scene = turn(dead={"zack": "G1"})
    assert scene.sees(ZACK).at == scene.table.at
    turns(scene)
    assert "acts" in heard_kinds(scene, ZACK)
    go_on(scene, "play", keep="none")
    assert not scene.match.questions(ZACK)
