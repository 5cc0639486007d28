"""«Шёпот за стеной», chapters 39 and 40: two killers in battle, in encounters and with other variants."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from polyana.games.wall_whisper.rules import delayed
from polyana.games.wall_whisper.rules.records import Mutant, Pending, Route
from wall_whisper.pair import ORION, PARTNER, hiding, stalking
from wall_whisper.station import (
    GAME,
    act,
    battle_of,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    may,
    no_act,
    rest,
    verbs,
)
from wall_whisper.test_39_threat import MIGHTY

# --- the final battle -----------------------------------------------------------------------------


@pytest.mark.rule("WW-39.13")
@pytest.mark.parametrize(
    ("orion", "roboeye", "health"), [(0, 0, 20), (1, 0, 20), (1, 1, 25), (2, 1, 25), (1, 3, 30)]
)
def test_two_cards_of_vigilance_count_as_one(orion: int, roboeye: int, health: int) -> None:
    kept = {"orion": ["pursuit"] * orion, "roboeye": ["pursuit"] * roboeye}
    scene = hiding(at="R3", analysed=1, weakness="sound", items={"zack": "alarm"}, vigilance=kept)
    _agree(scene)
    assert battle_of(scene).health == health


def _agree(scene: Any) -> None:
    scene.does(3, "act", "battle")
    scene.does(2, "consent", "agree")
    scene.does(4, "consent", "agree")


@pytest.mark.rule("WW-39.18")
@pytest.mark.parametrize("place", ["R2", "B1"])
def test_the_analysis_begins_near_either_killer(place: str) -> None:
    scene = hiding(at={"zack": place})
    act(scene, "zack", "analyse")
    assert scene.table.analysed == 1
    assert not may(hiding(at={"zack": "G1"}), "zack", "analyse")


@pytest.mark.rule("WW-39.18")
@pytest.mark.parametrize("place", ["R3", "B5"])
def test_the_battle_is_fought_beside_either_killer_and_beats_both(place: str) -> None:
    scene = hiding(at=place, analysed=1, weakness="sound", items={"zack": "alarm"})
    _agree(scene)
    scene.table.battle = scene.match.start.battle = replace(battle_of(scene), points=19)
    scene.does(3, "show", "alarm")
    scene.does(3, "fighter", "zack")
    draws(scene, 1, 1, 1, 1)
    scene.does(3, "weapon", "none")
    assert scene.over is not None
    assert scene.over.winners == (2, 3, 4)


@pytest.mark.rule("WW-39.19")
def test_only_the_killer_in_sight_counts() -> None:
    views = []
    for real in ("B5", "R2"):
        scene = hiding(
            at={"evelyn": "B1", "zack": "R2", "roy": "B1"},
            hidden=["roboeye"],
            killers={"orion": "R3", "roboeye": real},
            seen_at={"orion": "R3", "roboeye": "B5"},
        )
        assert may(scene, "zack", "analyse"), "beside Orion"
        no_act(scene, "evelyn", "analyse", clause="WW-27.1")
        views.append(bytes_of(scene, 2))
    assert views[0] == views[1]
    scene = hiding(at="B5", hidden=["roboeye"], analysed=1, weakness="sound", items={"zack": "alarm"})
    scene.refuses(3, "act", "battle", clause="WW-29.1")
    scene = hiding(at="B5", hidden=["roboeye", "orion"], analysed=1, weakness="sound")
    scene.refuses(3, "act", "battle", clause="WW-19.8")


# --- beside a killer ------------------------------------------------------------------------------


@pytest.mark.rule("WW-39.20")
def test_victims_search_and_repair_beside_a_killer() -> None:
    scene = hiding(at={"evelyn": "R1", "zack": "G2"}, killers={"orion": "R1", "roboeye": "G2"})
    assert scene.table.figure_at("R1")
    assert verbs(scene, "zack", "search") == ["keys"]
    act(scene, "evelyn", "repair")
    assert scene.table.repairs["vehicle"] == 2


@pytest.mark.rule("WW-39.21")
@pytest.mark.parametrize(("turn", "repelled"), [("orion", "yes"), ("roboeye", "no")])
def test_the_strength_of_the_attacker_counts(turn: str, repelled: str) -> None:
    both = {"orion": "R3", "roboeye": "R3"}
    scene = stalking("basic", turn, at={"roy": "R3"}, killers=both, strength={"orion": 4, "roboeye": 5})
    seat = scene.table.killer_seat(turn)
    scene.does(seat, "action", "search")
    scene.does(seat, "attack", "none")
    draws(scene, 1, 1, 1, 1)
    scene.does(4, "weapon", "none")
    (told,) = scene.told("defence")
    assert (told["strength"], told["repelled"]) == (scene.table.strength[turn], repelled)


@pytest.mark.rule("WW-39.22")
def test_the_killers_share_all_that_they_know() -> None:
    scene = stalking("refill", "orion", hands={"orion": "blade", "roboeye": "laser"})
    draws(scene, "pursuit", "thermal")
    scene.does(ORION, "refill", "draw")
    for seat in (ORION, PARTNER):
        view = scene.sees(seat)
        assert view.hand == {"orion": ["blade", "pursuit", "thermal"], "roboeye": ["laser"]}
        assert view.deck == scene.table.deck
        assert [one["card"] for one in scene.told("drew", seat)] == ["pursuit", "thermal"]
    assert not scene.sees(2).sees("hand")
    assert "drew" not in heard_kinds(scene, 2)


@pytest.mark.rule("WW-39.23")
def test_only_he_who_searches_attacks() -> None:
    both = {"orion": "R3", "roboeye": "R3"}
    scene = stalking("basic", "orion", at={"roy": "R3"}, killers=both, strength=MIGHTY)
    scene.does(ORION, "action", "search")
    go_on(scene, "act", flee="roy,stay")
    assert [one["killer"] for one in scene.told("attacks")] == ["orion"]
    assert scene.table.wounds["roy"] == 1


@pytest.mark.rule("WW-39.24")
def test_the_firecracker_lies_by_the_killer_with_the_token() -> None:
    for token, place in (("orion", "R3"), ("roboeye", "B5")):
        scene = hiding(leader=token, items={"zack": "firecracker"})
        act(scene, "zack", "extra", "firecracker")
        assert scene.table.reminder_at == ""
        rest(scene)
        go_on(scene, "play", keep="none")
        assert scene.table.everywhere is True
        for seat in (0, 1, 2, -1):
            assert scene.sees(seat).reminder_at == place


@pytest.mark.rule("WW-39.24")
def test_the_firecracker_gives_no_hidden_killer_away() -> None:
    places = []
    for real in ("R2", "B1"):
        scene = hiding(
            leader="orion",
            hidden=["orion"],
            killers={"orion": real, "roboeye": "B5"},
            seen_at={"orion": "R3", "roboeye": "B5"},
            everywhere=True,
        )
        places.append(scene.sees(2).reminder_at)
    assert places == ["R3", "R3"]


# --- with other variants --------------------------------------------------------------------------


@pytest.mark.rule("WW-40.6")
@pytest.mark.parametrize(("turn", "tokens"), [("orion", 0), ("parasitoid", 1)])
def test_only_the_parasitoid_infects(turn: str, tokens: int) -> None:
    both = {"orion": "R3", "parasitoid": "R3"}
    scene = stalking("basic", turn, "parasitoid", at={"roy": "R3"}, killers=both, strength=MIGHTY)
    seat = scene.table.killer_seat(turn)
    scene.does(seat, "action", "search")
    scene.does(seat, "attack", "none")
    scene.does(4, "weapon", "none")
    assert len(scene.table.faces["roy"]) == tokens
    assert bool(scene.asked(seat, "hurt")) == bool(tokens)
    assert scene.table.wounds["roy"] == 1 - tokens


@pytest.mark.rule("WW-40.6")
def test_the_carrier_wins_with_both_killers() -> None:
    faces = {"evelyn": [], "zack": [], "roy": ["infected"]}
    scene = stalking(
        "basic",
        "orion",
        "parasitoid",
        at={"zack": "R3"},
        strength=MIGHTY,
        faces=faces,
        pile=["safe"] * 4,
        wounds={"evelyn": 0, "zack": 1, "roy": 0},
    )
    scene.does(ORION, "action", "search")
    scene.does(ORION, "attack", "none")
    scene.does(3, "weapon", "none")
    assert scene.over is not None
    assert scene.over.winners == (0, 1, 4)


MUTATED: dict[str, Any] = {
    "second": "parasitoid",
    "mutated": "roy",
    "carrier_at": "G1",
    "mutant": Mutant(seen_at="G2"),
    "faces": {"evelyn": [], "zack": [], "roy": []},
    "spent_tokens": ["infected"],
    "pile": ["safe"] * 4,
    "strength": MIGHTY,
}


@pytest.mark.rule("WW-40.11")
def test_in_a_lost_turn_of_the_parasitoid_the_carrier_neither_tells_nor_moves() -> None:
    scene = stalking("basic", "orion", at={"zack": "R3"}, **MUTATED)
    scene.does(ORION, "action", "search")
    go_on(scene, "act", flee="zack,stay")
    assert scene.told("turn_lost") == [{"killer": "parasitoid"}]
    assert not scene.told("carrier_tells")
    assert not scene.told("carrier_turn")
    assert scene.table.mutant.seen_at == "G2"


@pytest.mark.rule("WW-42.53")
def test_after_an_encounter_of_his_own_the_carrier_may_still_move() -> None:
    scene = stalking("basic", "parasitoid", at={"zack": "B5"}, **MUTATED)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "carrier", flee="zack,stay")
    asked = scene.asked(4, "carrier")
    assert asked
    assert asked.about["when"] == "after"
    scene.does(4, "carrier", "G3")
    assert scene.table.carrier_at == "G3"


@pytest.mark.rule("WW-42.33")
@pytest.mark.rule("WW-42.34")
def test_the_carrier_tells_and_moves_in_the_parasitoids_turn_alone() -> None:
    scene = stalking("plan", "orion", **MUTATED)
    scene.does(ORION, "play", "none")
    scene.does(ORION, "refill", "draw")
    assert scene.table.turn == "parasitoid"
    assert [one["place"] for one in scene.told("carrier_tells")] == ["G1"]
    assert len(scene.told("carrier_turn")) == 1
    scene.does(4, "carrier", "G3")
    assert scene.table.carrier_at == "G3"


# --- what else is his own -------------------------------------------------------------------------


@pytest.mark.rule("WW-19.17")
@pytest.mark.rule("WW-18.9")
def test_a_reveal_tells_nothing_of_the_other_killer() -> None:
    scene = stalking(
        "unveil",
        "orion",
        "parasitoid",
        hidden=["orion", "parasitoid"],
        killers={"orion": "R2", "parasitoid": "B1"},
        seen_at={"orion": "R3", "parasitoid": "B5"},
        lurking=["division", "camouflage"],
        delayed=[Pending("parasitoid", "division", 0, ""), Pending("orion", "reload", 1, "")],
        delayed_at=["B1", "R2"],
    )
    t = scene.sees(2)
    assert (t.hidden, t.lurking) == (["parasitoid"], ["division"])
    assert [one.seen for one in t.delayed] == [""], "Orion's own has been applied, the other's stays untold"
    assert t.seen_at == {"orion": "R2", "parasitoid": "B5"}


@pytest.mark.rule("WW-41.13")
def test_a_route_is_gone_by_him_who_programmed_it() -> None:
    scene = stalking("delayed_effects", "orion", routes=[Route("isolation", 0, ("B3",))])
    assert scene.asked(ORION, "play")
    assert scene.table.killer_at == {"orion": "R3", "roboeye": "B5"}
    go_on(scene, "door")
    assert scene.table.killer_at["roboeye"] == "B3"
    assert scene.asked(PARTNER, "door")


@pytest.mark.rule("WW-18.11")
def test_tokens_of_one_killer_are_none_of_the_other() -> None:
    routes = [Route("isolation", 0, ("B1",))]
    scene = stalking("plan", "orion", hands={"orion": "reload"}, routes=routes)
    scene.does(ORION, "play", "reload")
    assert scene.table.delayed == [Pending("orion", "reload", 1, "R3")]
    assert delayed.free_tokens(GAME.box, scene.table, "roboeye") == 5


@pytest.mark.rule("WW-39.22")
def test_the_partner_hears_of_a_secret_way_that_is_still_to_be_paid_for() -> None:
    hands = {"orion": "camouflage blade reload pursuit"}
    scene = stalking("basic", "orion", killers={"orion": "R5", "roboeye": "B5"}, hands=hands)
    scene.does(ORION, "action", "play,camouflage")
    scene.does(ORION, "pay", "blade")
    way = next(one for one in scene.options(ORION, "sneak") if climbs(scene, one))
    blind = bytes_of(scene, 2)
    heard = len(heard_kinds(scene, 2))
    scene.does(ORION, "sneak", way)
    assert scene.table.way
    assert heard_kinds(scene, PARTNER)[-1] == "sneaks_up"
    assert len(heard_kinds(scene, 2)) == heard
    assert bytes_of(scene, 2) == blind


def climbs(scene: Any, way: str) -> int:
    if way == "stay":
        return 0
    path = tuple(way.split(","))
    return GAME.box.board.climbs(scene.table.killer_at["orion"], path)
