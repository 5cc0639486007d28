"""«Шёпот за стеной», chapters 39 and 40: two killers hunt together."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import Refused
from polyana.games.wall_whisper.kinds import NEEDED
from wall_whisper.pair import ORION, PARTNER, hiding, pair, stalking
from wall_whisper.station import (
    GAME,
    act,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    may,
    no_act,
    rest,
    verbs,
)

WEAK = {"orion": 0, "roboeye": 0}
MIGHTY = {"orion": 10, "roboeye": 10, "parasitoid": 10}


def killer_turns(scene: Any) -> list[str]:
    return [one["killer"] for one in scene.told("killer_turn")]


# --- who plays whom -------------------------------------------------------------------------------


@pytest.mark.rule("WW-39.1")
@pytest.mark.parametrize(("players", "seats"), [(2, [0]), (3, [0]), (4, [0]), (5, [0, 1])])
def test_two_killers_are_played_by_two_at_a_full_table_and_else_by_one(
    players: int, seats: list[int]
) -> None:
    t = pair(players=players).table
    assert t.killers == ["orion", "roboeye"]
    assert t.slayers == seats
    assert sorted({*t.slayers, *t.controls.values()}) == list(range(players))


@pytest.mark.rule("WW-39.1")
def test_below_a_full_table_two_may_play_the_killers_as_well() -> None:
    t = pair(players=4, second_seat=2).table
    assert t.killer_seats == {"orion": 0, "roboeye": 2}
    assert t.controls == {"evelyn": 1, "zack": 1, "roy": 3}
    with pytest.raises(Refused) as refused:
        pair(players=5, second_seat=0)
    assert refused.value.clause == "WW-39.1"


@pytest.mark.rule("WW-1.6")
def test_five_play_with_two_killers() -> None:
    t = pair(players=5, killer_seat=4).table
    assert t.killer_seats == {"orion": 4, "roboeye": 0}
    assert t.controls == {"evelyn": 1, "zack": 2, "roy": 3}


@pytest.mark.rule("WW-1.1")
def test_somebody_must_be_left_to_hide() -> None:
    with pytest.raises(Refused) as refused:
        pair(players=2, second_seat=1)
    assert refused.value.clause == "WW-1.1"
    with pytest.raises(Refused) as refused:
        pair(players=3, second_seat=3)
    assert refused.value.clause == "WW-1.7"


@pytest.mark.rule("WW-39.2")
@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_the_two_are_different(killer: str) -> None:
    with pytest.raises(Refused) as refused:
        pair(killer, killer)
    assert refused.value.clause == "WW-39.2"


# --- the beginning --------------------------------------------------------------------------------


@pytest.mark.rule("WW-39.3")
def test_both_begin_at_the_secret_exit_and_chance_gives_the_token() -> None:
    first = set()
    for number in range(20):
        scene = pair(key=bytes([number]))
        assert scene.table.killer_at == scene.sees(2).seen_at == {"orion": "R3", "roboeye": "R3"}
        first.add(scene.table.leader)
        assert scene.told("threat") == [{"killer": scene.table.leader}]
        rest(scene)
        go_on(scene, "play", keep="none")
        assert killer_turns(scene) == [scene.table.leader]
    assert first == {"orion", "roboeye"}


@pytest.mark.rule("WW-39.4")
def test_the_victims_begin_with_the_key_of_the_bottom_card() -> None:
    t = pair().table
    assert (t.stand, t.bottom) == (["key"], [])
    assert t.deck_size("keys") == 10
    assert len(pair().sees(ORION).stand) == 1


@pytest.mark.rule("WW-39.5")
def test_one_repair_of_either_kind_is_made() -> None:
    scene = hiding(at={"evelyn": "R1", "zack": "B1"})
    assert {kind: NEEDED[kind] - done for kind, done in scene.table.repairs.items()} == {
        "vehicle": 5,
        "transmitter": 4,
    }
    act(scene, "evelyn", "repair")
    act(scene, "zack", "repair")
    assert scene.table.repairs == {"vehicle": 2, "transmitter": 2}


# --- one turn after the other ---------------------------------------------------------------------


@pytest.mark.rule("WW-39.6")
@pytest.mark.parametrize("token", ["orion", "roboeye"])
def test_the_one_with_the_token_takes_a_full_turn_then_the_other(token: str) -> None:
    scene = hiding(leader=token, at="G1")
    rest(scene)
    go_on(scene, "act", keep="none", action="search")
    other = "roboeye" if token == "orion" else "orion"
    told = [
        (event.kind, *event.args.values()) for event in scene.events if event.kind in ("killer_turn", "stage")
    ]
    stages = [("stage", number) for number in range(1, 7)]
    assert told == [("killer_turn", token), *stages, ("killer_turn", other), *stages]


@pytest.mark.rule("WW-39.6")
def test_nobody_acts_in_the_turn_of_the_other() -> None:
    scene = stalking("basic", "orion")
    scene.refuses(PARTNER, "action", "search", clause="WW-39.6")
    assert not scene.match.questions(PARTNER)
    scene = stalking("basic", "roboeye")
    scene.refuses(ORION, "action", "search", clause="WW-39.6")
    scene.does(PARTNER, "action", "search")


@pytest.mark.rule("WW-39.7")
@pytest.mark.parametrize("turn", ["orion", "roboeye"])
def test_an_encounter_leaves_nothing_but_the_draw_to_both(turn: str) -> None:
    scene = stalking("basic", turn, at="R3", killers={"orion": "R3", "roboeye": "R3"}, strength=WEAK)
    scene.does(scene.table.killer_seat(turn), "action", "search")
    go_on(scene, "act")
    assert {one["stage"] for one in scene.told("stage")} <= {4, 6}
    assert len(scene.told("searched")) == 1


@pytest.mark.rule("WW-39.8")
def test_after_an_encounter_of_the_first_the_second_only_draws() -> None:
    scene = stalking("basic", "orion", at={"roy": "R3"}, strength=WEAK)
    scene.does(ORION, "action", "search")
    go_on(scene, "refill")
    assert scene.asked(ORION, "refill")
    scene.does(ORION, "refill", "draw")
    assert scene.asked(PARTNER, "refill"), "stage VI of the second follows at once"
    assert scene.told("turn_lost") == [{"killer": "roboeye"}]
    scene.does(PARTNER, "refill", "draw")
    assert scene.asked(2, "act")
    assert len(scene.table.hand["roboeye"]) == 2
    assert killer_turns(scene) == ["roboeye"]


@pytest.mark.rule("WW-39.9")
def test_after_an_encounter_of_the_second_only_he_draws() -> None:
    scene = stalking("basic", "roboeye", at={"roy": "B5"}, strength=WEAK)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "refill")
    assert scene.asked(PARTNER, "refill")
    scene.does(PARTNER, "refill", "draw")
    assert scene.asked(2, "act"), "the victims' turn follows"
    assert scene.table.hand["orion"] == []
    assert not scene.told("turn_lost")


RELOADED: dict[str, Any] = {
    "leader": "roboeye",
    "hidden": ["orion"],
    "killers": {"orion": "R2", "roboeye": "B5"},
    "seen_at": {"orion": "R3", "roboeye": "B5"},
    "lurking": ["camouflage"],
    "delayed": [("orion", "reload", 1)],
    "delayed_at": ["R3"],
    "delayed_seen": ["R3"],
    "at": {"evelyn": "G5", "zack": "B5", "roy": "G5"},
    "strength": WEAK,
}


@pytest.mark.rule("WW-39.10")
def test_in_a_lost_turn_nobody_reveals_himself_or_applies_delayed_effects() -> None:
    scene = stalking("basic", "roboeye", **RELOADED)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "act")
    assert not scene.told("shows_up")
    assert not scene.told("delayed_now")
    assert scene.told("turn_lost") == [{"killer": "orion"}]


@pytest.mark.rule("WW-39.11")
def test_what_a_lost_turn_owed_comes_in_the_next() -> None:
    scene = stalking("basic", "roboeye", **RELOADED)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "act")
    t = scene.table
    assert (t.hidden, t.lurking, t.delayed) == (["orion"], ["camouflage"], [("orion", "reload", 1)])
    assert t.killer_at["orion"] == "R2"
    rest(scene)
    go_on(scene, "go", keep="none")
    assert scene.told("shows_up") == [{"killer": "orion", "place": "R2"}]
    assert scene.told("delayed_now") == [{"card": "reload"}]
    assert scene.table.force("orion") == 1, "what waited for the reveal has happened"


@pytest.mark.rule("WW-39.12")
def test_a_killer_draws_two_cards() -> None:
    scene = stalking("refill", "orion")
    scene.does(ORION, "refill", "draw")
    assert len(scene.table.hand["orion"]) == 2


@pytest.mark.rule("WW-39.16")
def test_after_both_turns_the_token_goes_to_the_other() -> None:
    scene = stalking("plan", "roboeye")
    assert scene.table.leader == "orion"
    go_on(scene, "act")
    assert scene.table.leader == "roboeye"
    assert scene.told("threat") == [{"killer": "roboeye"}]
    rest(scene)
    go_on(scene, "act", keep="none", action="search")
    assert killer_turns(scene) == ["roboeye", "orion"]
    assert scene.table.leader == "orion"


@pytest.mark.rule("WW-39.17")
def test_the_token_goes_on_after_a_lost_turn_too() -> None:
    scene = stalking("basic", "orion", at={"roy": "R3"}, strength=WEAK)
    scene.does(ORION, "action", "search")
    go_on(scene, "act")
    assert scene.told("turn_lost")
    assert scene.table.leader == "roboeye"
    rest(scene)
    go_on(scene, "play", keep="none")
    assert killer_turns(scene)[-1] == "roboeye"
    assert scene.table.lost_turn == ""


# --- one level for both ---------------------------------------------------------------------------


def emptied(level: int, turn: str = "orion", second: str = "roboeye", **zones: Any) -> Any:
    """Stage VI of a killer whose deck is empty."""
    deck = {turn: [], second if turn == "orion" else "orion": ["pursuit"]}
    used = {turn: ["pursuit"] * 3, second if turn == "orion" else "orion": ["pursuit"]}
    return stalking("refill", turn, second, level=level, deck=deck, used=used, **zones)


@pytest.mark.rule("WW-39.14")
def test_a_level_is_a_level_of_both_and_both_shuffle_everything_together() -> None:
    scene = emptied(1)
    scene.does(ORION, "refill", "draw")
    t = scene.table
    assert t.level == 2
    assert t.used == {"orion": [], "roboeye": []}
    assert t.deck["roboeye"] == ["pursuit", "pursuit"]
    assert t.hand["orion"] == ["pursuit", "pursuit"]
    assert [one["level"] for one in scene.told("level")] == [2]


@pytest.mark.rule("WW-39.14")
def test_at_the_highest_level_only_his_own_piles_are_shuffled() -> None:
    scene = emptied(5)
    scene.does(ORION, "refill", "draw")
    assert scene.table.level == 5
    assert scene.table.used["roboeye"] == ["pursuit"]


@pytest.mark.rule("WW-39.15")
def test_the_other_gets_the_effects_of_his_own_board() -> None:
    scene = emptied(1, strength={"orion": 4, "roboeye": 4})
    scene.does(ORION, "refill", "draw")
    assert scene.table.strength == {"orion": 4, "roboeye": 5}


@pytest.mark.rule("WW-39.15")
def test_the_other_takes_the_card_that_his_level_unlocks() -> None:
    scene = emptied(2)
    scene.does(ORION, "refill", "draw")
    scene.does(ORION, "unlock", "none")
    assert scene.table.hand["orion"] == ["harpoon"]
    assert scene.asked(PARTNER, "unlock")
    assert not scene.match.questions(ORION)
    scene.does(PARTNER, "unlock", "none")
    assert scene.table.hand["roboeye"] == ["total"]
    assert scene.table.locked == {"orion": [], "roboeye": []}
    assert len(scene.table.hand["orion"]) == 3


@pytest.mark.rule("WW-39.15")
def test_strength_for_a_turn_is_his_who_got_it_and_counts_in_his_turn() -> None:
    """The Parasitoid's level 2 gives +1 for a turn: it is Orion's turn when he gets it."""
    scene = emptied(1, second="parasitoid")
    before = scene.table.force("parasitoid")
    scene.does(ORION, "refill", "draw")
    assert scene.table.turn == "parasitoid"
    assert (scene.table.force("orion"), scene.table.force("parasitoid")) == (4, before + 1)
    go_on(scene, "act")
    assert scene.table.force("parasitoid") == before


@pytest.mark.rule("WW-39.15")
def test_strength_for_a_turn_that_is_over_lapses() -> None:
    scene = emptied(1, second="parasitoid", leader="parasitoid")
    before = scene.table.force("parasitoid")
    scene.does(ORION, "refill", "draw")
    assert [one["strength"] for one in scene.told("strength")] == [before + 1]
    rest(scene)
    go_on(scene, "play", keep="none")
    assert (scene.table.turn, scene.table.force("parasitoid")) == ("orion", before)


# --- the final battle -----------------------------------------------------------------------------


@pytest.mark.rule("WW-39.13")
@pytest.mark.parametrize(
    ("orion", "roboeye", "health"), [(0, 0, 20), (1, 0, 20), (1, 1, 25), (2, 1, 25), (1, 3, 30)]
)
def test_two_cards_of_vigilance_count_as_one(orion: int, roboeye: int, health: int) -> None:
    kept = {"orion": ["pursuit"] * orion, "roboeye": ["pursuit"] * roboeye}
    scene = hiding(at="R3", analysed=1, weakness="sound", items={"zack": "alarm"}, vigilance=kept)
    _agree(scene)
    assert scene.table.health == health


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
    scene.table.points = scene.match.start.points = 19
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
    "carrier_seen": "G2",
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
    assert scene.table.carrier_seen == "G2"


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
        delayed=[("parasitoid", "division", 0), ("orion", "reload", 1)],
        delayed_at=["B1", "R2"],
        delayed_seen=["", ""],
    )
    t = scene.sees(2)
    assert (t.hidden, t.lurking) == (["parasitoid"], ["division"])
    assert t.delayed_seen == [""], "Orion's own has been applied, the other's stays untold"
    assert t.seen_at == {"orion": "R2", "parasitoid": "B5"}


@pytest.mark.rule("WW-41.13")
def test_a_route_is_gone_by_him_who_programmed_it() -> None:
    scene = stalking("delayed_effects", "orion", routes=[("isolation", 0, ("B3",))])
    assert scene.asked(ORION, "play")
    assert scene.table.killer_at == {"orion": "R3", "roboeye": "B5"}
    go_on(scene, "door")
    assert scene.table.killer_at["roboeye"] == "B3"
    assert scene.asked(PARTNER, "door")


@pytest.mark.rule("WW-18.11")
def test_tokens_of_one_killer_are_none_of_the_other() -> None:
    routes = [("isolation", 0, ("B1",))]
    scene = stalking("plan", "orion", hands={"orion": "reload"}, routes=routes)
    scene.does(ORION, "play", "reload")
    assert scene.table.delayed == [("orion", "reload", 1)]
    assert GAME.free_tokens(scene.table, "roboeye") == 5
