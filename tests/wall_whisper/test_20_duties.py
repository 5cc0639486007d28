"""«Шёпот за стеной», chapters 20 and 21: what either side must tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    hunting,
    other_box,
    said_to,
    to_killer,
    unchanged_for,
    victims,
)
from wall_whisper.test_18_stealth import sneak

# --- the killer's duties --------------------------------------------------------------------------


@pytest.mark.rule("WW-20.1")
def test_what_the_engine_tells_for_the_killer_is_true() -> None:
    scene = hunting(hand="")
    scene.does(KILLER, "action", "move,R2")
    assert scene.told("killer_moved", 1)[0]["places"] == [scene.table.killer_at["orion"]]
    assert scene.sees(1).seen_at["orion"] == "R2"


@pytest.mark.rule("WW-20.2")
def test_hand_deck_discard_and_their_sizes_are_hidden() -> None:
    scene = hunting("refill", hand="blade")
    for seat in (1, 2, 3, EVERYBODY):
        for zone in ("hand", "deck", "used", "vigilance", "owed"):
            assert not scene.sees(seat).sees(zone)
    scene.does(KILLER, "refill", "draw")
    assert len(scene.table.hand["orion"]) == 4
    assert "drew" not in heard_kinds(scene, 1)


@pytest.mark.rule("WW-20.4", "WW-20.6", "WW-33.3")
def test_a_played_card_is_named_to_all() -> None:
    scene = hunting("instant", hand="thermal")
    scene.does(KILLER, "play", "thermal")
    for seat in (1, 2, 3, EVERYBODY):
        assert scene.told("played", seat) == [{"killer": "orion", "card": "thermal", "cost": 0}]
        assert scene.sees(seat).played == ["thermal"]
        assert scene.game.box.cards["orion", "thermal"].effects


@pytest.mark.rule("WW-20.5")
def test_nothing_asks_whether_a_card_is_shown() -> None:
    """Showing the card is advice for a first game: the telling is the same in every game."""
    first, second = (hunting("instant", hand="thermal", round=number) for number in (1, 9))
    for scene in (first, second):
        scene.does(KILLER, "play", "thermal")
    assert said_to(first, 1) == said_to(second, 1)


@pytest.mark.rule("WW-20.8")
def test_of_a_price_victims_learn_the_number_alone() -> None:
    scene = hunting(hand="harpoon blade thermal pursuit")
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "blade,thermal")
    assert scene.told("paid", 1) == [{"count": 2}]


@pytest.mark.rule("WW-20.8")
def test_of_a_repulse_everybody_learns_the_number_and_the_killer_alone_the_faces() -> None:
    scene = hunting(at={"zack": "R3"}, hand="", items={})
    draws(scene, 3, 3, 3, 3)
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    for seat in (EVERYBODY, KILLER, 1, 2, 3):
        assert scene.told("discards", seat) == [{"count": 2, "killer": "orion", "alone": "yes"}]
    assert len(scene.told("milled", KILLER)) == 2
    assert scene.told("milled", 1) == scene.told("milled", EVERYBODY) == []


@pytest.mark.rule("WW-20.9")
def test_passing_looks_the_same_with_and_without_cards() -> None:
    views = []
    for hand in ("pursuit thermal blade", ""):
        scene = hunting("instant", hand=hand)
        assert scene.match.waiting() == [KILLER]
        scene.does(KILLER, "play", "none")
        views.append((bytes_of(scene, 1), heard_kinds(scene, 1)))
    assert views[0] == views[1]


# --- the victims' duties --------------------------------------------------------------------------


@pytest.mark.rule("WW-21.1")
def test_the_victims_side_is_told_apart_from_the_killer() -> None:
    scene = victims()
    assert [scene.table.side(seat) for seat in range(4)] == ["killer", "victims", "victims", "victims"]
    act(scene, "zack", "move", "G4")
    assert [scene.told("acts", seat) != [] for seat in (EVERYBODY, 0, 1, 2, 3)] == [
        False,
        False,
        True,
        True,
        True,
    ]


@pytest.mark.rule("WW-21.2")
def test_the_killer_has_no_question_that_victims_must_answer() -> None:
    """Nothing in the killer's turn asks victims where they are: the engine answers what must be answered."""
    scene = hunting("instant", hand="thermal")
    scene.does(KILLER, "play", "thermal")
    scene.does(KILLER, "sense", "green")
    assert scene.match.waiting() == [KILLER]
    assert all(not scene.match.questions(seat) for seat in (1, 2, 3))


@pytest.mark.rule("WW-21.4", "WW-21.5")
def test_only_noise_is_reported_at_the_end_of_the_turn() -> None:
    scene = victims(
        at={"zack": "R1"}, items={"zack": "alarm wrench"}, cat="G2", ropes=["B2-B4"], bandages={"roy": 2}
    )
    act(scene, "zack", "extra", "alarm")
    act(scene, "zack", "special", "wrench")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER) == [{"places": [], "how": "silence"}]
    assert [
        kind for kind in heard_kinds(scene, KILLER) if kind not in ("noise", "killer_turn", "stage")
    ] == []


@pytest.mark.rule("WW-21.6", "WW-45.8")
def test_the_engine_answers_truthfully_and_at_once() -> None:
    scene = hunting(at={"zack": "R3"}, hand="")
    happened = scene.does(KILLER, "action", "search")
    told = [event.args for event in happened.events if event.kind == "searched"]
    assert told == [{"killer": "orion", "place": "R3", "victims": ["zack"]}]


@pytest.mark.rule("WW-21.7")
def test_either_stage_of_analysis_is_told() -> None:
    scene = victims(at={"zack": "R2"}, card=4)
    act(scene, "zack", "analyse")
    assert scene.told("analysis", KILLER) == [{"stage": 1}]
    scene.at("victims", acted=[])
    act(scene, "zack", "analyse")
    assert scene.told("analysis", KILLER) == [{"stage": 2}]


@pytest.mark.rule("WW-21.8", "WW-25.20", "WW-25.22")
def test_a_ready_vehicle_is_told_at_once_without_a_name() -> None:
    scene = victims(at={"zack": "R1"}, repairs={"vehicle": 5, "transmitter": 0}, fuelled=True)
    act(scene, "zack", "repair")
    assert scene.told("vehicle_ready", KILLER) == [{}]
    assert heard_kinds(scene, KILLER) == ["vehicle_ready"]


@pytest.mark.rule("WW-21.9")
def test_the_rescue_token_is_seen_at_once_and_not_who_did_it() -> None:
    scene = victims(at={"zack": "B1"}, repairs={"vehicle": 0, "transmitter": 4})
    act(scene, "zack", "repair")
    assert said_to(scene, KILLER) == [{"cell": 5}]
    assert scene.sees(KILLER).rescue == 5


@pytest.mark.rule("WW-21.10", "WW-21.11", "WW-24.7")
def test_a_key_on_the_stand_tells_the_number_alone() -> None:
    scene = victims(at={"zack": "R4"}, stand=["key"])
    draws(scene, "key")
    act(scene, "zack", "search", "keys")
    assert scene.sees(KILLER).stand == ["key", "key"]
    assert said_to(scene, KILLER) == [{"count": 2}]
    assert "key" not in scene.table.items["zack"]
    unchanged_for(scene, [KILLER], "roy", "rest")


@pytest.mark.parametrize("area", ["range", "place"])
def test_a_sense_around_a_hidden_killer_names_victims_and_not_his_place(tmp_path: Path, area: str) -> None:
    """A box whose Barrier senses: around him, or in a location that he names. (WW-19.16, WW-15.2)"""
    barrier = 'id = "barrier", copies = 4, class = "long", source = "designed", effects = [{ do = '
    senses = f'"sense", area = "{area}", range = 1 }}]'
    game = other_box(
        tmp_path, "killers.toml", {f'{barrier}"barricade", where = "here" }}]': barrier + senses}
    )
    told = []
    for way in ("R2", "R2,R4"):
        scene = sneak(way, hand="camouflage blade barrier", game=game, at={"zack": "R2", "roy": "B1"})
        scene.does(KILLER, "play", "barrier")
        if area == "place":
            scene.does(KILLER, "sense", "B1")
            assert scene.told("sensed_place", 1) == [{"place": "B1", "victims": ["roy"]}]
        else:
            assert scene.told("sensed_around", 1) == [{"place": "hidden", "range": 1, "victims": ["zack"]}]
        assert scene.sees(1).hidden == ["orion"]
        told.append(str(said_to(scene, 1)))
    assert told[0] == told[1]
