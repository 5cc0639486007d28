"""«Шёпот за стеной», chapter 38: at the crossroads every victim plays for herself."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import Match, Refused
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import EVELYN, ROY, ZACK, dawn, fresh, hunting, turn, won
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    draws,
    go_on,
    may,
    no_act,
    unchanged_for,
)


def asked(scene: Scene[Station], kind: str) -> list[int]:
    """The seats that are asked this now."""
    return [seat for seat in range(4) if scene.asked(seat, kind)]


def turns(scene: Scene[Station]) -> list[int]:
    """Everybody rests; the seats in the order in which they do it."""
    order = []
    while asked(scene, "act"):
        (seat,) = asked(scene, "act")
        order.append(seat)
        (victim,) = scene.table.mine(seat)
        act(scene, victim, "rest")
        scene.does(seat, "act", "end")
    return order


def strike(victim: str, **zones: Any) -> Scene[Station]:
    """The killer stands beside one victim, who is wounded, and his search will kill her."""
    zones.setdefault("at", {victim: "R3"})
    zones.setdefault("wounds", {"evelyn": 0, "zack": 0, "roy": 0} | {victim: 1})
    zones.setdefault("items", {})
    return hunting(hand="", **zones)


def killed(scene: Scene[Station], stop: str = "flee") -> Scene[Station]:
    """He searches, and every roll fails."""
    draws(scene, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    scene.does(KILLER, "action", "search")
    go_on(scene, stop)
    scene.match.dice.script = []
    return scene


# --- players and the token ------------------------------------------------------------------------


@pytest.mark.rule("WW-38.1")
def test_each_victim_has_a_player_of_her_own() -> None:
    for players in (2, 3):
        with pytest.raises(Refused, match=r"WW-38\.1"):
            Match.begin(GAME, players, Settings(crossroads=True), b"few")
    scene = fresh()
    assert [len(scene.table.mine(seat)) for seat in range(4)] == [0, 1, 1, 1]
    alone = dawn(at={"zack": "G5", "roy": "B1", "evelyn": "B2"}, keys={"zack": 3})
    alone.does(ZACK, "part", "keys")
    assert alone.over is None
    assert alone.table.fates == {"zack": "escaped"}


@pytest.mark.rule("WW-38.2")
def test_a_random_victim_begins_and_the_key_stand_is_gone() -> None:
    first = {fresh(key=bytes([n])).table.crossroads.token for n in range(30)}
    assert first == {"evelyn", "zack", "roy"}
    scene = fresh()
    assert scene.told("token", EVERYBODY)[0]["victim"] == scene.table.crossroads.token
    assert Scene(GAME, 4, Settings()).table.crossroads.token == ""
    found = turn(at={"evelyn": "G2"})
    draws(found, "key")
    act(found, "evelyn", "search", "keys")
    assert found.table.stand == []


@pytest.mark.rule("WW-38.3")
def test_each_acts_in_her_own_turn_only() -> None:
    scene = dawn(token="zack", items={"zack": "adrenaline"})
    assert asked(scene, "act") == [ZACK]
    scene.refuses(ROY, "act", "roy,rest", clause="WW-38.3")
    act(scene, "zack", "move", "G3")
    assert asked(scene, "act") == [ZACK]
    act(scene, "zack", "extra", "adrenaline", "G1")
    scene.does(ZACK, "act", "end")
    scene.refuses(ZACK, "act", "zack,rest", clause="WW-38.3")
    assert asked(scene, "act") == [ROY]


@pytest.mark.rule("WW-38.4")
def test_the_turn_goes_clockwise_and_skips_who_is_out() -> None:
    assert turns(dawn(token="zack")) == [ZACK, ROY, EVELYN]
    assert turns(dawn(token="roy", dead={"evelyn": "G1"})) == [ROY, ZACK]
    assert turns(dawn(token="evelyn", escaped="zack")) == [EVELYN, ROY]


@pytest.mark.rule("WW-23.10")
def test_the_stage_ends_when_the_last_has_ended_her_turn() -> None:
    scene = turn(token="evelyn")
    no_end = scene.options(EVELYN, "act")
    assert "end" not in no_end
    turns(scene)
    assert scene.asked(EVELYN, "keep")


# --- exchange -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.5")
def test_an_exchange_needs_the_consent_of_the_other() -> None:
    scene = turn(items={"evelyn": "axe", "zack": "wrench"})
    act(scene, "evelyn", "swap", "axe", "zack", "wrench")
    assert asked(scene, "consent") == [ZACK]
    scene.does(ZACK, "consent", "refuse")
    assert scene.table.items["evelyn"] == ["axe"]
    act(scene, "evelyn", "swap", "axe", "zack", "wrench")
    scene.does(ZACK, "consent", "agree")
    assert (scene.table.items["evelyn"], scene.table.items["zack"]) == (["wrench"], ["axe"])
    act(scene, "evelyn", "take", "axe", "zack")
    assert scene.table.items["zack"] == ["axe"]
    scene.does(ZACK, "consent", "agree")
    assert scene.table.items["evelyn"] == ["wrench", "axe"]


@pytest.mark.rule("WW-38.6")
def test_the_active_victim_is_one_of_the_two_and_keys_go_too() -> None:
    scene = turn(items={"evelyn": "axe", "zack": "wrench", "roy": ""}, keys={"roy": 2})
    no_act(scene, "evelyn", "give", "wrench", "roy", clause="WW-38.6")
    assert not [one for one in scene.options(EVELYN, "act") if one.startswith("zack")]
    act(scene, "evelyn", "take", "key", "roy")
    scene.does(ROY, "consent", "agree")
    assert {one: len(held) for one, held in scene.table.keys.items()} == {"evelyn": 1, "zack": 0, "roy": 1}
    apart = turn(at={"roy": "G4"}, keys={"evelyn": 1})
    assert may(apart, "evelyn", "give", "key", "zack")
    no_act(apart, "evelyn", "give", "key", "roy", clause="WW-38.6")


def test_a_full_swap_costs_nobody_a_card_and_a_gift_may() -> None:
    full = {"evelyn": "axe rope plan", "zack": "wrench fuel ammo"}
    scene = turn(items=full)
    act(scene, "evelyn", "swap", "axe", "zack", "wrench")
    scene.does(ZACK, "consent", "agree")
    assert asked(scene, "over_limit") == []
    act(scene, "evelyn", "give", "rope", "zack")
    scene.does(ZACK, "consent", "agree")
    assert asked(scene, "over_limit") == [ZACK]


def test_the_killer_hears_nothing_of_an_exchange() -> None:
    scene = turn(items={"evelyn": "axe", "zack": ""})
    unchanged_for(scene, (EVERYBODY, KILLER), "evelyn", "give", "axe", "zack")


# --- stages III and IV ----------------------------------------------------------------------------


@pytest.mark.rule("WW-38.7")
def test_the_holder_of_the_token_equips() -> None:
    scene = turn(token="roy")
    draws(scene, "rope", "axe")
    turns(scene)
    assert asked(scene, "keep") == [ROY]
    assert sorted(scene.options(ROY, "keep")) == ["axe", "none", "rope"]
    scene.does(ROY, "keep", "axe")
    assert "axe" in scene.table.items["roy"]


@pytest.mark.rule("WW-38.8")
def test_the_holder_reports_and_passes_the_token_clockwise() -> None:
    scene = turn(token="roy", noise=["G1"])
    turns(scene)
    go_on(scene, "play", keep="none")
    assert scene.told("reports", KILLER) == [{"victim": "roy"}]
    report = next(event for event in scene.events if event.kind == "reports")
    assert report.revealed  # that their turn is over
    assert scene.table.reported[0] == "G1"
    assert scene.table.crossroads.token == "evelyn"
    skipped = turn(token="evelyn", dead={"zack": "G1"})
    turns(skipped)
    go_on(skipped, "play", keep="none")
    assert skipped.table.crossroads.token == "roy"


# --- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.9")
def test_a_death_raises_the_level_and_the_game_goes_on() -> None:
    scene = killed(strike("zack", level=1), "refill")
    assert scene.over is None
    assert scene.table.crossroads.bodies == {"zack": "R3"}
    assert scene.table.level == 2
    assert scene.told("level", EVERYBODY) == [{"level": 2}]


@pytest.mark.rule("WW-38.10")
def test_the_level_brings_its_card_and_the_discard_pile_joins_the_deck() -> None:
    used, deck = ["pursuit", "barrier"], ["thermal", "reload"]
    scene = strike("zack", level=2, used={"orion": used}, deck={"orion": deck})
    scene = killed(scene, "unlock")
    assert scene.asked(KILLER, "unlock")
    go_on(scene, "refill")
    t = scene.table
    assert t.level == 3
    assert t.hand["orion"] == ["harpoon"]
    assert sorted(t.deck["orion"]) == ["barrier", "pursuit", "reload", "thermal"]
    assert t.used["orion"] == []


@pytest.mark.rule("WW-38.11")
def test_the_encounter_goes_on_after_a_death() -> None:
    at = {"evelyn": "R3", "zack": "R3", "roy": "G5"}
    scene = strike("evelyn", at=at)
    draws(scene, 0, 0, 0, 0)
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(EVELYN, "defend", "evelyn")
    scene.does(EVELYN, "weapon", "none")
    assert scene.table.fates == {"evelyn": "killed"}
    scene.does(KILLER, "attack", "none")
    assert asked(scene, "weapon") == [ZACK]
    assert scene.table.fight.defender == "zack"


@pytest.mark.rule("WW-38.12")
def test_everybody_knows_where_the_body_lies() -> None:
    scene = strike("zack", at={"zack": "B5"}, killer_at="R3")
    scene.at("wound", "zack", "area", "orion", agenda=scene.match.agenda)
    assert not scene.sees(KILLER).sees("at")
    scene.does(ZACK, "cancel", "none")
    for seat in (EVERYBODY, KILLER, ROY):
        assert scene.sees(seat).crossroads.bodies == {"zack": "B5"}
        assert scene.told("fell", seat) == [{"victim": "zack", "place": "B5"}]


@pytest.mark.rule("WW-38.33")
def test_who_is_killed_has_lost_for_good() -> None:
    scene = turn(dead={"zack": "G1"}, rescue=1)
    scene.refuses(ZACK, "act", "zack,rest", clause="WW-38.32")
    scene.at("dawn")
    assert won(scene) == [EVELYN, ROY]


# --- Keys -----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.13")
def test_a_key_lies_under_her_board_and_takes_no_place() -> None:
    scene = turn(at={"evelyn": "G2"}, items={"evelyn": "axe rope plan"})
    draws(scene, "key")
    act(scene, "evelyn", "search", "keys")
    assert scene.table.keys["evelyn"] == ["key"]
    assert scene.table.items["evelyn"] == ["axe", "rope", "plan"]
    assert asked(scene, "over_limit") == []
    for seat in (EVELYN, ZACK, ROY):
        assert len(scene.sees(seat).keys["evelyn"]) == 1
    kept = turn(token="roy")
    draws(kept, "key", "axe")
    turns(kept)
    kept.does(ROY, "keep", "key")
    assert kept.table.keys["roy"] == ["key"]


@pytest.mark.rule("WW-38.14")
def test_the_killer_does_not_know_the_keys() -> None:
    scene = turn(at={"evelyn": "G2"})
    assert not scene.sees(KILLER).sees("keys")
    draws(scene, "key")
    unchanged_for(scene, (EVERYBODY, KILLER), "evelyn", "search", "keys")


@pytest.mark.rule("WW-38.15")
def test_three_keys_let_her_out_alone() -> None:
    assert asked(dawn(keys={"zack": 2, "roy": 2}), "part") == []
    scene = dawn(keys={"zack": 3}, token="zack")
    assert scene.options(ZACK, "part") == ["keys", "stay"]
    scene.does(ZACK, "part", "keys")
    assert scene.table.fates == {"zack": "escaped"}
    assert scene.told("left", KILLER) == [{"victim": "zack", "how": "keys", "lost": "no"}]
    plan = {"zack": "plan", "roy": ""}
    exits = dawn(at="R3", keys={"zack": 3, "roy": 3}, items=plan, killer_at="G1")
    assert asked(exits, "part") == [ZACK]
    assert exits.options(ZACK, "part") == ["exit", "stay"]


@pytest.mark.rule("WW-38.16")
def test_all_who_may_leave_choose_in_secret_at_the_same_time() -> None:
    scene = dawn(keys={"zack": 3, "roy": 3})
    assert asked(scene, "part") == [ZACK, ROY]
    before = [bytes_of(scene, seat) for seat in (EVERYBODY, KILLER, EVELYN, ROY)]
    scene.does(ZACK, "part", "keys")
    assert [bytes_of(scene, seat) for seat in (EVERYBODY, KILLER, EVELYN, ROY)] == before
    assert scene.table.fates == {}
    scene.does(ROY, "part", "stay")
    assert scene.table.fates == {"zack": "escaped"}
    assert asked(turn(keys={"evelyn": 3}), "part") == []


@pytest.mark.rule("WW-38.17")
def test_what_she_has_leaves_the_game_with_her() -> None:
    scene = dawn(keys={"zack": 3}, items={"zack": "axe"})
    scene.does(ZACK, "part", "keys")
    assert sorted(scene.table.taken_out) == ["axe", "key", "key", "key"]
    assert "zack" not in scene.table.items
    assert not [one for one in scene.options(EVELYN, "act") if "loot" in one]


@pytest.mark.rule("WW-38.18")
def test_the_dead_can_be_looted_by_who_stands_there() -> None:
    items = {"zack": "axe rope", "evelyn": ""}
    scene = turn(dead={"zack": "G5"}, at={"roy": "G4"}, items=items, keys={"zack": 2})
    act(scene, "evelyn", "loot", "key", "zack")
    act(scene, "evelyn", "loot", "axe", "zack")
    assert scene.table.items["evelyn"] == ["axe"]
    assert scene.table.keys["evelyn"] == ["key"]
    assert sorted(scene.table.remains["zack"]) == ["key", "rope"]
    act(scene, "evelyn", "rest")
    scene.does(EVELYN, "act", "end")
    no_act(scene, "roy", "loot", "rope", "zack", clause="WW-38.18")
    unseen = turn(dead={"zack": "G5"}, items=items)
    unchanged_for(unseen, (EVERYBODY, KILLER), "evelyn", "loot", "axe", "zack")


@pytest.mark.rule("WW-38.19")
def test_a_fourth_item_stays_with_the_body() -> None:
    items = {"zack": "axe wrench", "evelyn": "rope fuel"}
    scene = turn(dead={"zack": "G5"}, items=items, keys={"zack": 1})
    act(scene, "evelyn", "loot", "axe", "zack")
    no_act(scene, "evelyn", "loot", "wrench", "zack", clause="WW-38.19")
    act(scene, "evelyn", "loot", "key", "zack")
    assert scene.table.remains["zack"] == ["wrench"]


# --- what the killer hears ------------------------------------------------------------------------


@pytest.mark.rule("WW-38.20", "WW-38.21")
def test_who_removes_a_barricade_tells_it_herself() -> None:
    scene = turn(barricades=["G4-G5"])
    act(scene, "evelyn", "clear", "G4-G5")
    assert scene.told("cleared_by", KILLER) == [{"victim": "evelyn", "door": "G4-G5"}]
    assert scene.told("cleared", KILLER) == []
