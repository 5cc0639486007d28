"""«Шёпот за стеной», chapters 24 and 25: search, items, repair."""

from __future__ import annotations

from pathlib import Path

import pytest

from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    draws,
    hunting,
    may,
    no_act,
    other_box,
    said_to,
    unchanged_for,
    verbs,
    victims,
    winners,
)

# --- search and items ------------------------------------------------------------------------------


@pytest.mark.rule("WW-24.1")
def test_search_needs_a_marked_location_without_the_killer() -> None:
    assert may(victims(at={"zack": "R4"}), "zack", "search", "keys")
    no_act(victims(at={"zack": "R4"}, killer_at="R4"), "zack", "search", "keys", clause="WW-24.1")
    no_act(victims(at={"zack": "G1"}), "zack", "search", "keys", clause="WW-24.1")
    no_act(victims(at={"zack": "R4"}), "zack", "search", "weapons", clause="WW-24.1")


@pytest.mark.rule("WW-24.2")
@pytest.mark.parametrize(("place", "deck"), [("R4", "keys"), ("G4", "medicine"), ("B3", "weapons")])
def test_the_top_card_of_the_matching_deck(place: str, deck: str) -> None:
    scene = victims(at={"zack": place})
    sizes = {name: scene.sees(2).deck_size(name) for name in scene.table.decks}
    act(scene, "zack", "search", deck)
    assert {name: scene.sees(2).deck_size(name) for name in sizes} == {**sizes, deck: sizes[deck] - 1}


@pytest.mark.rule("WW-24.2")
def test_what_was_found_stays_told_after_it_was_discarded() -> None:
    scene = victims(at={"zack": "R4"}, items={})
    draws(scene, "axe")
    act(scene, "zack", "search", "keys")
    scene.does(2, "keep", "none")
    assert {"victim": "zack", "items": ["axe"]} in said_to(scene, 1)


@pytest.mark.rule("WW-24.3")
def test_the_card_is_kept_or_discarded() -> None:
    for kept in ("axe", "none"):
        scene = victims(at={"zack": "R4"}, items={})
        draws(scene, "axe")
        act(scene, "zack", "search", "keys")
        assert scene.options(2, "keep") == ["axe", "none"]
        scene.does(2, "keep", kept)
        assert (scene.table.items["zack"], scene.table.discard) == (
            (["axe"], []) if kept == "axe" else ([], ["axe"])
        )
        assert len(scene.table.decks["keys"]) == 9


@pytest.mark.rule("WW-24.4")
def test_with_two_symbols_she_names_the_deck(tmp_path: Path) -> None:
    storeroom = 'code = "К4", zone = "red", icons = ["keys"'
    both = {storeroom: storeroom + ', "weapons"'}
    game = other_box(tmp_path, "map.toml", both)
    scene = victims(at={"zack": "R4"}, game=game)
    assert verbs(scene, "zack", "search") == ["keys", "weapons"]
    act(scene, "zack", "search", "weapons")
    assert len(scene.table.decks["weapons"]) == 9
    assert len(scene.table.decks["keys"]) == 10


@pytest.mark.rule("WW-24.6")
def test_three_items_at_most() -> None:
    scene = victims(at={"zack": "R4"}, items={"zack": "rope ammo knife"})
    draws(scene, "axe")
    act(scene, "zack", "search", "keys")
    scene.does(2, "keep", "axe")
    assert scene.options(2, "over_limit") == ["rope", "ammo", "knife", "axe"]
    assert scene.asked(2, "act") is None
    scene.does(2, "over_limit", "ammo")
    assert scene.table.items["zack"] == ["rope", "knife", "axe"]


@pytest.mark.rule("WW-24.8")
def test_a_sixth_key_is_still_put_beside_the_others() -> None:
    scene = victims(at={"zack": "R4"}, stand=["key"] * 5)
    draws(scene, "key")
    act(scene, "zack", "search", "keys")
    assert len(scene.table.stand) == 6


@pytest.mark.rule("WW-24.9")
def test_the_noise_of_a_card_comes_even_if_it_is_discarded() -> None:
    scene = victims(at={"zack": "R4"})
    draws(scene, "fuel")
    act(scene, "zack", "search", "keys")
    assert scene.table.noise == ["R4"]
    scene.does(2, "keep", "none")
    assert scene.table.noise == ["R4"]


@pytest.mark.rule("WW-24.12")
def test_items_may_be_discarded_in_the_victims_turn() -> None:
    scene = victims(items={"zack": "rope ammo"}, acted=["zack"])
    act(scene, "zack", "drop", "rope")
    act(scene, "zack", "drop", "ammo")
    assert scene.table.discard == ["rope", "ammo"]
    hunted = hunting(items={"zack": "rope"})
    hunted.refuses(2, "act", "zack,drop,rope", clause="WW-10.1")


@pytest.mark.rule("WW-24.14")
def test_a_plate_is_used_in_its_own_role() -> None:
    """The stun gun is a weapon only; the plant is a special action only."""
    scene = victims(items={"zack": "stungun plant"}, wounds={"evelyn": 1, "zack": 0, "roy": 0})
    assert not may(scene, "zack", "extra", "stungun")
    assert not may(scene, "zack", "extra", "plant", "evelyn")
    assert may(scene, "zack", "special", "plant", "evelyn")
    scene = hunting(at={"zack": "R3"}, items={"zack": "stungun plant"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    assert scene.options(2, "weapon") == ["none", "stungun"]


@pytest.mark.rule("WW-24.15", "WW-28.2")
def test_a_used_card_is_discarded() -> None:
    scene = victims(items={"zack": "whisky"})
    act(scene, "zack", "extra", "whisky", "G3")
    assert scene.table.discard == ["whisky"]
    no_act(scene, "zack", "extra", "whisky", "G4", clause="WW-24.15")


@pytest.mark.rule("WW-24.16")
def test_a_lasting_card_stays() -> None:
    scene = victims(items={"zack": "flashlight"})
    act(scene, "zack", "special", "flashlight", "B2")
    assert scene.table.items["zack"] == ["flashlight"]
    scene = hunting(at={"zack": "R3"}, items={"zack": "knife"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(2, "weapon", "knife")
    assert scene.table.items["zack"] == ["knife"]


@pytest.mark.rule("WW-24.17")
def test_a_card_is_not_offered_for_no_effect() -> None:
    scene = victims(at="G1", items={"zack": "plant rope flashlight", "roy": "sedative serum medkit"})
    assert verbs(scene, "zack", "special") == []
    assert verbs(scene, "zack", "extra") == []
    assert verbs(scene, "roy", "extra") == []
    no_act(scene, "zack", "special", "plant", "zack", clause="WW-24.17")
    scene = victims(items={"roy": "sedative serum medkit"}, fear={"evelyn": 0, "zack": 0, "roy": 1})
    assert verbs(scene, "roy", "extra") == ["sedative", "serum"]
    assert verbs(scene, "roy", "special") == ["medkit,roy"]


# --- repair ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-25.1")
def test_repair_has_three_conditions() -> None:
    assert may(victims(at={"zack": "R1"}), "zack", "repair")
    no_act(victims(at={"zack": "R2"}), "zack", "repair", clause="WW-25.1")
    no_act(victims(at={"zack": "R1"}, killer_at="R1"), "zack", "repair", clause="WW-25.1")
    no_act(victims(at={"zack": "R1"}, repaired=["R1"]), "zack", "repair", clause="WW-25.2")


@pytest.mark.rule("WW-25.2")
def test_one_repair_a_location_a_round_whoever_makes_it() -> None:
    scene = victims(at={"zack": "R1", "roy": "R1"}, items={"roy": "toolbox"})
    act(scene, "zack", "repair")
    no_act(scene, "roy", "repair", clause="WW-25.2")
    no_act(scene, "roy", "special", "toolbox", clause="WW-25.2")


@pytest.mark.rule("WW-25.3")
def test_a_basic_repair_is_one_token_and_noise() -> None:
    scene = victims(at={"zack": "B1"})
    act(scene, "zack", "repair")
    assert scene.table.repairs == {"vehicle": 0, "transmitter": 1}
    assert scene.table.noise == ["B1"]


@pytest.mark.rule("WW-25.4")
def test_the_toolbox_brings_two_tokens_and_noise() -> None:
    scene = victims(at={"zack": "R1"}, items={"zack": "toolbox"})
    act(scene, "zack", "special", "toolbox")
    assert scene.table.repairs["vehicle"] == 2
    assert scene.table.noise == ["R1"]
    no_act(
        victims(at={"zack": "R1"}, killer_at="R1", items={"zack": "toolbox"}),
        "zack",
        "special",
        "toolbox",
        clause="WW-25.1",
    )


@pytest.mark.rule("WW-25.5")
def test_zack_s_wrench_works_in_silence() -> None:
    scene = victims(at={"zack": "R1"})
    act(scene, "zack", "special", "wrench")
    assert scene.table.repairs["vehicle"] == 1
    assert scene.table.noise == []
    assert scene.table.discard == ["wrench"]
    no_act(victims(at={"zack": "R2"}), "zack", "special", "wrench", clause="WW-25.1")


@pytest.mark.rule("WW-25.6")
@pytest.mark.parametrize(("level", "tokens"), [(1, 1), (2, 1), (3, 2), (5, 2)])
def test_zack_hurries_from_level_three_on(level: int, tokens: int) -> None:
    scene = victims(at={"zack": "R1", "roy": "B1"}, level=level)
    act(scene, "zack", "repair")
    act(scene, "roy", "repair")
    assert scene.table.repairs == {"vehicle": tokens, "transmitter": 1}


@pytest.mark.rule("WW-25.7")
def test_every_kind_of_repair_keeps_the_conditions() -> None:
    for item in ("toolbox", "wrench"):
        for zones in ({"killer_at": "R1"}, {"repaired": ["R1"]}):
            scene = victims(at={"zack": "R1"}, items={"zack": item}, **zones)
            assert not may(scene, "zack", "special", item)


@pytest.mark.rule("WW-25.8", "WW-25.12")
def test_the_fifth_transmitter_token_calls_the_rescue() -> None:
    scene = victims(at={"zack": "B1"}, repairs={"vehicle": 0, "transmitter": 3})
    act(scene, "zack", "repair")
    assert scene.table.rescue == -1
    scene = victims(at={"zack": "B1"}, repairs={"vehicle": 0, "transmitter": 4})
    act(scene, "zack", "repair")
    assert scene.table.rescue == 5


@pytest.mark.rule("WW-25.9")
def test_more_tokens_than_are_left_place_what_is_left() -> None:
    scene = victims(at={"zack": "B1"}, items={"zack": "toolbox"}, repairs={"vehicle": 0, "transmitter": 4})
    act(scene, "zack", "special", "toolbox")
    assert scene.table.repairs["transmitter"] == 5
    assert scene.table.rescue == 5
    done = victims(at={"zack": "B1"}, repairs={"vehicle": 0, "transmitter": 5}, rescue=3)
    no_act(done, "zack", "repair", clause="WW-25.9")


@pytest.mark.rule("WW-25.11")
def test_the_printed_turn_of_roy_evelyn_and_zack() -> None:
    scene = victims(at={"roy": "R1", "evelyn": "R1", "zack": "B1"}, items={"evelyn": "fuel"}, level=2)
    act(scene, "roy", "repair")
    act(scene, "evelyn", "special", "fuel")
    act(scene, "zack", "repair")
    assert scene.table.repairs == {"vehicle": 1, "transmitter": 1}
    assert scene.table.fuelled is True
    assert scene.table.noise == ["R1", "B1"]


@pytest.mark.rule("WW-25.14", "WW-44.9")
def test_a_rescue_called_in_round_r_arrives_in_round_r_plus_five() -> None:
    scene = victims(at={"zack": "B1"}, killer_at="R3", repairs={"vehicle": 0, "transmitter": 4}, round=3)
    act(scene, "zack", "repair")
    for number in range(4, 8):
        scene.at("dawn")
        assert scene.table.round == number
        assert winners(scene) == ""
    scene.at("dawn")
    assert scene.table.round == 8
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-25.15")
@pytest.mark.parametrize(
    ("tokens", "fuelled", "ready"), [(5, True, True), (4, True, False), (5, False, False)]
)
def test_the_vehicle_needs_six_tokens_and_fuel(tokens: int, fuelled: bool, ready: bool) -> None:
    scene = victims(at={"zack": "R1"}, repairs={"vehicle": tokens, "transmitter": 0}, fuelled=fuelled)
    act(scene, "zack", "repair")
    assert scene.table.vehicle_ready is ready


@pytest.mark.rule("WW-25.16")
def test_fuel_must_be_her_own_and_at_the_vehicle() -> None:
    scene = victims(at={"zack": "R1", "roy": "R1"}, items={"roy": "fuel"})
    assert not may(scene, "zack", "special", "fuel")
    act(scene, "roy", "special", "fuel")
    assert scene.table.fuelled is True
    assert scene.table.discard == ["fuel"]
    no_act(victims(items={"roy": "fuel"}), "roy", "special", "fuel", clause="WW-25.16")


@pytest.mark.rule("WW-25.17")
def test_fuelling_is_no_repair() -> None:
    scene = victims(at={"roy": "R1"}, killer_at="R1", items={"roy": "fuel"}, repaired=["R1"])
    act(scene, "roy", "special", "fuel")
    assert scene.table.fuelled is True


@pytest.mark.rule("WW-25.18")
def test_fuel_may_come_before_the_repairs() -> None:
    scene = victims(at={"roy": "R1"}, items={"roy": "fuel"}, repairs={"vehicle": 0, "transmitter": 0})
    assert may(scene, "roy", "special", "fuel")


@pytest.mark.rule("WW-25.19")
def test_fuelling_is_silent_and_untold() -> None:
    scene = victims(at={"roy": "R1"}, items={"roy": "fuel"})
    unchanged_for(scene, [KILLER, EVERYBODY], "roy", "special", "fuel")
    assert scene.table.noise == []
