"""«Шёпот за стеной», chapter 38: at the crossroads every victim plays for herself."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import Match, Refused
from polyana.games.wall_whisper.settings import Settings
from polyana.games.wall_whisper.table import Station
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
    heard_kinds,
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
    first = {fresh(key=bytes([n])).table.token for n in range(30)}
    assert first == {"evelyn", "zack", "roy"}
    scene = fresh()
    assert scene.told("token", EVERYBODY)[0]["victim"] == scene.table.token
    assert Scene(GAME, 4, Settings()).table.token == ""
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
    assert scene.table.reported[0] == "G1"
    assert scene.table.token == "evelyn"
    skipped = turn(token="evelyn", dead={"zack": "G1"})
    turns(skipped)
    go_on(skipped, "play", keep="none")
    assert skipped.table.token == "roy"


# --- death ----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-38.9")
def test_a_death_raises_the_level_and_the_game_goes_on() -> None:
    scene = killed(strike("zack", level=1), "refill")
    assert scene.over is None
    assert scene.table.bodies == {"zack": "R3"}
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
    assert scene.table.defender == "zack"


@pytest.mark.rule("WW-38.12")
def test_everybody_knows_where_the_body_lies() -> None:
    scene = strike("zack", at={"zack": "B5"}, killer_at="R3")
    scene.at("wound", "zack", "area", "orion", agenda=scene.match.agenda)
    assert not scene.sees(KILLER).sees("at")
    scene.does(ZACK, "cancel", "none")
    for seat in (EVERYBODY, KILLER, ROY):
        assert scene.sees(seat).bodies == {"zack": "B5"}
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
    scene.table.health = 12
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
    assert killed(strike("zack", token="zack"), "refill").table.token == "roy"
    assert killed(strike("roy", token="roy", dead={"evelyn": "G1"}), "refill").table.token == "zack"
    assert killed(strike("zack", token="evelyn"), "refill").table.token == "evelyn"
    scene = dawn(keys={"roy": 3}, token="roy")
    scene.does(ROY, "part", "keys")
    assert scene.table.token == "evelyn"
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
