"""«Шёпот за стеной», chapters 6 to 10: strength, wounds, noise, discard piles, rounds."""

from __future__ import annotations

import pytest

from polyana.core import HiddenFact
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    fresh,
    go_on,
    hunting,
    may,
    no_act,
    rest,
    to_killer,
    unchanged_for,
    victims,
    winners,
)

HURT = {"evelyn": 0, "zack": 1, "roy": 0}


@pytest.mark.rule("WW-6.1")
def test_strength_and_level_are_open() -> None:
    scene = fresh()
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert (scene.sees(seat).level, scene.sees(seat).strength) == (1, {"orion": 4})


@pytest.mark.rule("WW-6.2")
def test_a_level_brings_what_its_board_lists_and_not_before() -> None:
    """Camouflage as a long-term plan comes with level 2."""
    for level, open_to_him in ((1, False), (2, True)):
        scene = hunting("plan", hand="camouflage blade", level=level)
        assert ("camouflage" in scene.options(KILLER, "play")) is open_to_him


@pytest.mark.rule("WW-6.3")
def test_strength_never_exceeds_ten() -> None:
    scene = hunting("refill", "parasitoid", strength={"parasitoid": 9}, level=3, deck={"parasitoid": []})
    scene.at("refill", "parasitoid", used={"parasitoid": ["pursuit"] * 3}, agenda=scene.match.agenda)
    scene.does(KILLER, "refill", "draw")
    assert scene.table.level == 4
    assert scene.table.strength == {"parasitoid": 10}


@pytest.mark.rule("WW-6.4")
@pytest.mark.parametrize(("strength", "repelled"), [(4, "yes"), (5, "no")])
def test_the_defender_needs_the_strength_of_the_killer(strength: int, repelled: str) -> None:
    scene = hunting(at={"zack": "R3"}, strength={"orion": strength}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 1, 1, 1, 1)
    scene.does(2, "weapon", "none")
    assert scene.told("defence")[0]["repelled"] == repelled


@pytest.mark.rule("WW-6.5")
def test_strength_never_falls_below_zero() -> None:
    scene = fresh()
    scene.table.boost = -9
    assert scene.table.force("orion") == 0


@pytest.mark.rule("WW-6.6")
def test_a_passing_rise_beyond_ten_does_not_lower_what_lies_underneath() -> None:
    """Strength 9, +2 for one attack: 10 counts, and afterwards it is 9 again."""
    scene = hunting(at={"zack": "R3", "roy": "R3"}, hand="blade", strength={"orion": 9})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "blade")
    assert scene.told("strength")[0]["strength"] == 10
    scene.does(2, "defend", "zack")
    scene.does(2, "weapon", "none")
    assert scene.told("defence")[0]["strength"] == 10
    assert scene.table.force("orion") == 9


# --- wounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-7.1", "WW-7.2")
def test_the_first_wound_flips_the_tile_and_nobody_dies() -> None:
    scene = hunting(at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert winners(scene) == ""
    for seat in (EVERYBODY, 0, 1):
        assert scene.sees(seat).wounds == HURT


@pytest.mark.rule("WW-7.3")
def test_the_second_wound_kills_and_ends_the_match() -> None:
    scene = hunting(at={"zack": "R3"}, wounds=dict(HURT), hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert winners(scene) == "killers"
    assert scene.told("killed") == [{"victim": "zack"}]


@pytest.mark.rule("WW-7.4")
def test_a_wound_from_afar_tells_who_and_not_where() -> None:
    """Fear in a range covers several locations: the killer hears the names alone."""
    scene = hunting("instant", "parasitoid", at={"zack": "R2", "roy": "B5"}, hand="tentacles spike")
    scene.does(KILLER, "play", "tentacles")
    scene.does(KILLER, "pay", "spike")
    assert scene.told("affected", KILLER) == [{"effect": "fear", "victims": ["zack", "roy"]}]
    assert scene.told("fear", KILLER) == [{"victim": "zack", "count": 1}, {"victim": "roy", "count": 1}]
    assert not scene.sees(KILLER).sees("at")


@pytest.mark.rule("WW-7.5")
def test_a_suit_cancels_a_wound_outside_an_encounter_and_the_killer_is_told() -> None:
    scene = hunting(at={"zack": "R2"}, hand="harpoon pursuit pursuit", items={"zack": "suit"})
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "pursuit,pursuit")
    scene.does(KILLER, "aim", "R2")
    scene.does(2, "cancel", "suit")
    assert scene.table.wounds["zack"] == 0
    assert scene.told("cancelled", KILLER) == [{"victim": "zack", "item": "suit"}]
    assert scene.table.discard == ["suit"]


@pytest.mark.rule("WW-7.5")
def test_the_parasitoid_decides_first_and_an_infection_cannot_be_cancelled() -> None:
    scene = victims(
        "parasitoid", at={"zack": "G4"}, items={"zack": "suit"}, barricades=["G4-G5"], flesh="G4-G5"
    )
    act(scene, "zack", "clear", "G4-G5")
    assert scene.asked(2, "cancel") is None
    scene.does(KILLER, "hurt", "infect")
    assert len(scene.table.faces["zack"]) == 1
    assert scene.table.items["zack"] == ["suit"]


# --- noise ----------------------------------------------------------------------------------------


@pytest.mark.rule("WW-8.1", "WW-8.7")
def test_whisky_makes_noise_in_an_adjacent_location() -> None:
    scene = victims(items={"zack": "whisky"})
    no_act(scene, "zack", "extra", "whisky", "G1", clause="WW-8.7")
    act(scene, "zack", "extra", "whisky", "G3")
    assert scene.table.noise == ["G3"]


@pytest.mark.rule("WW-8.2")
@pytest.mark.parametrize(("card", "noise"), [("toolbox", ["R4"]), ("axe", [])])
def test_a_drawn_card_makes_noise_only_with_the_symbol(card: str, noise: list[str]) -> None:
    scene = victims(at={"zack": "R4"})
    draws(scene, card)
    act(scene, "zack", "search", "keys")
    assert scene.table.noise == noise


@pytest.mark.rule("WW-8.3", "WW-24.10")
def test_a_location_holds_one_noise_token() -> None:
    scene = victims(at={"zack": "R4"}, noise=["R4"])
    draws(scene, "toolbox")
    act(scene, "zack", "search", "keys")
    assert scene.table.noise == ["R4"]


@pytest.mark.rule("WW-8.4", "WW-24.11")
def test_the_killer_hears_of_noise_only_at_the_end_of_the_turn() -> None:
    scene = victims(at={"zack": "R4"})
    draws(scene, "toolbox")
    unchanged_for(scene, [KILLER, EVERYBODY], "zack", "search", "keys")
    scene.does(2, "keep", "none")
    rest(scene)
    assert scene.told("noise", KILLER) == []
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER) == [{"places": ["R4"], "how": "places"}]


@pytest.mark.rule("WW-8.5")
def test_every_noisy_location_is_reported() -> None:
    scene = victims(at={"zack": "R1", "roy": "B1"}, items={"evelyn": "whisky"})
    act(scene, "evelyn", "extra", "whisky", "G4")
    act(scene, "zack", "repair")
    act(scene, "roy", "repair")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER)[0]["places"] == ["G4", "R1", "B1"]


@pytest.mark.rule("WW-8.6")
def test_the_report_is_in_board_order_whoever_was_first() -> None:
    reports = []
    for order in (("zack", "roy"), ("roy", "zack")):
        scene = victims(at={"zack": "R1", "roy": "B1"})
        for victim in order:
            act(scene, victim, "repair")
        draws(scene, "rope", "rope")
        to_killer(scene)
        reports.append(bytes_of(scene, KILLER))
        assert scene.told("noise", KILLER)[0]["places"] == ["R1", "B1"]
    assert reports[0] == reports[1]


# --- discard piles --------------------------------------------------------------------------------


@pytest.mark.rule("WW-9.1", "WW-24.13")
def test_victims_may_look_through_their_discard_pile_and_take_nothing() -> None:
    scene = victims(discard=["axe", "rope"])
    for seat in (1, 2, 3):
        assert scene.sees(seat).discard == ["axe", "rope"]
    assert not any("axe" in text for text in scene.options(2, "act"))


@pytest.mark.rule("WW-9.2", "WW-9.3")
def test_each_side_sees_its_own_pile_only() -> None:
    scene = hunting(used={"orion": ["blade"]}, discard=["axe"])
    assert scene.sees(KILLER).used == {"orion": ["blade"]}
    for seat in (EVERYBODY, 1, 2, 3):
        assert not scene.sees(seat).sees("used")
    for seat in (EVERYBODY, KILLER):
        assert not scene.sees(seat).sees("discard")


@pytest.mark.rule("WW-9.4")
def test_a_discarded_item_lies_face_up_for_the_team() -> None:
    scene = victims(items={"zack": "axe"})
    act(scene, "zack", "drop", "axe")
    assert scene.sees(1).discard == ["axe"]


@pytest.mark.rule("WW-9.5", "WW-24.5")
def test_victims_decks_are_not_reshuffled() -> None:
    decks = {**fresh().table.decks, "medicine": []}
    scene = victims(at={"zack": "G4"}, decks=decks, discard=["plant", "medkit"])
    no_act(scene, "zack", "search", "medicine", clause="WW-24.5")
    scene = victims(progress="equip", decks={**decks, "equipment": ["rope"]}, discard=["axe"])
    scene.does(1, "equip", "roy")
    assert scene.table.drawn == ["rope"]
    assert scene.table.decks["equipment"] == []


@pytest.mark.rule("WW-9.6")
def test_deck_sizes_are_known_to_victims_only() -> None:
    scene = fresh()
    assert [scene.sees(2).deck_size(deck) for deck in ("equipment", "keys", "medicine", "weapons")] == [
        32,
        11,
        10,
        10,
    ]
    for seat in (EVERYBODY, KILLER):
        with pytest.raises(HiddenFact):
            len(scene.sees(seat).decks["equipment"])


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-10.1")
def test_victims_begin_and_turns_alternate() -> None:
    scene = fresh()
    turns = [scene.table.turn]
    for _ in range(2):
        to_killer(scene)
        turns.append(scene.table.turn)
        go_on(scene, "act")
        turns.append(scene.table.turn)
    assert turns == ["victims", "orion", "victims", "orion", "victims"]
    scene.refuses(KILLER, "action", "search", clause="WW-10.1")


@pytest.mark.rule("WW-10.2")
def test_this_round_ends_with_the_killer_s_turn() -> None:
    scene = victims(at={"zack": "R1"})
    act(scene, "zack", "repair")
    first = scene.table.round
    to_killer(scene)
    assert scene.table.round == first
    assert scene.table.repaired == ["R1"]
    go_on(scene, "act")
    assert scene.table.round == first + 1
    assert scene.table.repaired == []
    assert may(scene, "zack", "repair")
