"""«Шёпот за стеной», chapter 42: infection, accusation and test."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import HiddenFact
from polyana.games.wall_whisper.rules.records import Mutant
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    fresh,
    heard_kinds,
    hunting,
    may,
    no_act,
    said_to,
    trust,
    victims,
    winners,
)

NONE: dict[str, list[str]] = {"evelyn": [], "zack": [], "roy": []}


def faces(**tokens: str) -> dict[str, Any]:
    """Tokens under the tiles, the rest in the pile: faces(roy="safe infected")."""
    held = {**NONE, **{one: text.split() for one, text in tokens.items()}}
    out = [face for face_list in held.values() for face in face_list]
    pile = ["safe", "safe", "safe", "safe", "infected"]
    for face in out:
        pile.remove(face)
    return {"faces": held, "pile": pile}


def prey(**zones: Any) -> Scene[Station]:
    """The victims' turn against the Parasitoid."""
    return victims("parasitoid", **zones)


def beast(stage: str = "basic", **zones: Any) -> Scene[Station]:
    return hunting(stage, "parasitoid", **zones)


def turned(victim: str = "roy", place: str = "G5", **zones: Any) -> dict[str, Any]:
    """A carrier who has mutated."""
    return {
        "mutated": victim,
        "carrier_at": place,
        "mutant": Mutant(seen_at=place),
        "faces": {**NONE},
        "pile": ["safe"] * 4,
        "spent_tokens": ["infected"],
        **zones,
    }


# --- setup and flesh ------------------------------------------------------------------------------


@pytest.mark.rule("WW-42.1")
def test_stations_stand_at_both_exits_with_this_killer_only() -> None:
    for place, offered in (("G5", True), ("R3", True), ("G4", False)):
        scene = prey(at=place, killer_at="B1", **faces(roy="safe"))
        assert may(scene, "zack", "test") is offered
    assert not may(victims("orion", faces={**NONE, "roy": ["safe"]}), "zack", "test")


@pytest.mark.rule("WW-42.2")
def test_four_safe_tokens_and_one_that_infects() -> None:
    scene = fresh("parasitoid")
    assert sorted(scene.sees(KILLER).pile) == ["infected", "safe", "safe", "safe", "safe"]
    for seat in (1, EVERYBODY):
        assert len(scene.sees(seat).pile) == 5
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).pile)


def unseen_threat(**zones: Any) -> Scene[Station]:
    scene = beast("plan", hand="unseen", killer_at="R2", **zones)
    scene.does(KILLER, "play", "unseen")
    scene.does(KILLER, "door", "R2-R4")
    return scene


@pytest.mark.rule("WW-42.3", "WW-42.5")
def test_flesh_goes_secretly_on_a_barricade() -> None:
    seen = []
    for door in ("R2-R4", "G4-G5"):
        scene = unseen_threat(barricades=["G4-G5"])
        assert scene.options(KILLER, "flesh") == ["G4-G5", "R2-R4"]
        scene.does(KILLER, "flesh", door)
        assert scene.table.flesh == door
        assert scene.told("played", 1)[0]["card"] == "unseen"
        seen.append((bytes_of(scene, 1), str(said_to(scene, 1))))
    assert seen[0] == seen[1]
    assert not scene.sees(1).sees("flesh")


@pytest.mark.rule("WW-42.4")
def test_whoever_removes_that_barricade_is_wounded() -> None:
    scene = prey(at={"zack": "G4"}, barricades=["G4-G5"], flesh="G4-G5", level=3)
    act(scene, "zack", "clear", "G4-G5")
    assert scene.told("flesh_found", KILLER) == [{"victim": "zack", "door": "G4-G5"}]
    scene.does(2, "cancel", "none")
    assert scene.table.wounds["zack"] == 1
    assert scene.table.flesh == ""
    assert scene.asked(1, "act") is not None


@pytest.mark.rule("WW-42.6")
def test_flesh_returns_unseen_when_the_barricade_goes_in_another_way() -> None:
    told = []
    for flesh in ("R2-R3", ""):
        scene = beast(barricades=["R2-R3"], flesh=flesh, hand="")
        scene.does(KILLER, "action", "move,R2")
        assert scene.table.flesh == ""
        told.append((bytes_of(scene, 1), str(said_to(scene, 1))))
    assert told[0] == told[1]


@pytest.mark.rule("WW-42.61")
def test_flesh_moves_only_by_a_card_and_may_stay() -> None:
    scene = unseen_threat(barricades=["G4-G5"], flesh="G4-G5")
    scene.does(KILLER, "flesh", "G4-G5")
    assert scene.table.flesh == "G4-G5"
    scene = beast("plan", hand="unseen", killer_at="B5")
    scene.does(KILLER, "play", "unseen")
    assert scene.asked(KILLER, "flesh") is None
    assert beast("basic", barricades=["G4-G5"], flesh="G4-G5").asked(KILLER, "flesh") is None


# --- infection ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-42.7", "WW-42.8", "WW-45.3")
def test_a_face_is_known_to_its_owner_and_the_killer() -> None:
    scene = beast(at={"zack": "R3"}, hand="")
    draws(scene, "infected")
    scene.does(KILLER, "action", "search")
    assert scene.sees(2).faces["zack"] == ["infected"]
    assert scene.sees(KILLER).faces["zack"] == ["infected"]
    assert [told["face"] for told in scene.told("infected", 2)] == ["infected"]
    for seat in (1, 3, EVERYBODY):
        assert "face" not in scene.told("infected", seat)[0]
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).faces["zack"])
    assert not any(
        "face" in text or "show" in text for question in scene.match.questions(2) for text in question.texts
    )


@pytest.mark.rule("WW-42.9", "WW-42.10")
def test_a_victim_may_have_several_tokens_and_their_number_is_open() -> None:
    scene = prey(**faces(roy="safe safe safe"))
    for seat in (1, 2, EVERYBODY):
        assert len(scene.sees(seat).faces["roy"]) == 3
        assert len(scene.sees(seat).pile) == 2


@pytest.mark.rule("WW-42.11", "WW-42.12")
def test_nobody_else_can_tell_a_safe_token_from_the_red_one() -> None:
    seen = []
    for face in ("safe", "infected"):
        scene = beast(at={"zack": "R3"}, hand="")
        draws(scene, face)
        scene.does(KILLER, "action", "search")
        seen.append([(bytes_of(scene, seat), str(said_to(scene, seat))) for seat in (1, 3, EVERYBODY)])
        assert scene.table.side(2) == "victims"
    assert seen[0] == seen[1]


@pytest.mark.rule("WW-42.13")
def test_infection_draws_a_random_token() -> None:
    drawn = set()
    for key in range(30):
        scene = fresh("parasitoid", key=b"%d" % key)
        scene.at("encounter", "parasitoid", turn="parasitoid", at=dict.fromkeys(NONE, "R3"))
        drawn.add("infected" in scene.table.faces["zack"])
        assert len(scene.table.pile) == 2
    assert drawn == {True, False}
    scene = beast(at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    assert len(scene.table.faces["zack"]) == 1
    assert scene.asked(2, "infected") is None


@pytest.mark.rule("WW-42.14", "WW-42.59")
@pytest.mark.parametrize(("level", "tokens"), [(1, 1), (2, 1), (3, 0)])
def test_infection_ends_with_level_three(level: int, tokens: int) -> None:
    scene = beast(at={"zack": "R3"}, hand="", level=level)
    scene.does(KILLER, "action", "search")
    assert len(scene.table.faces["zack"]) == tokens
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert (scene.asked(KILLER, "hurt") is not None) is (level < 3)


@pytest.mark.rule("WW-42.59")
def test_a_level_gained_in_the_encounter_ends_infection_at_once() -> None:
    scene = beast(
        at={"zack": "R3"},
        hand="",
        level=2,
        items={"zack": "chainsaw"},
        deck={"parasitoid": []},
        used={"parasitoid": ["scent"] * 3},
    )
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(2, "weapon", "chainsaw")
    draws(scene, "scent", 0, 0, 0, 0)
    scene.does(KILLER, "unlock", "none")
    assert scene.table.level == 3
    assert scene.asked(KILLER, "hurt") is None
    assert scene.table.wounds["zack"] == 1


@pytest.mark.rule("WW-42.15")
def test_everybody_in_the_encounter_gets_a_token_before_the_attacks() -> None:
    scene = beast(at={"zack": "R3", "roy": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    assert {one: len(held) for one, held in scene.table.faces.items()} == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.asked(KILLER, "attack") is not None


@pytest.mark.rule("WW-42.16")
@pytest.mark.parametrize(("choice", "wounds", "tokens"), [("wound", 1, 1), ("infect", 0, 2)])
def test_he_may_infect_instead_of_wounding(choice: str, wounds: int, tokens: int) -> None:
    scene = beast(at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    scene.does(KILLER, "hurt", choice)
    assert scene.table.wounds["zack"] == wounds
    assert len(scene.table.faces["zack"]) == tokens


@pytest.mark.rule("WW-42.17")
def test_with_too_few_tokens_the_killer_chooses_and_an_empty_pile_replaces_no_wound() -> None:
    scene = beast(at="R3", hand="", **faces(evelyn="safe safe", zack="safe"))
    scene.does(KILLER, "action", "search")
    assert scene.options(KILLER, "infected") == ["evelyn", "zack", "roy"]
    scene.does(KILLER, "infected", "roy")
    scene.does(KILLER, "infected", "zack")
    assert len(scene.table.pile) == 0
    assert {one: len(held) for one, held in scene.table.faces.items()} == {"evelyn": 2, "zack": 2, "roy": 1}
    scene.does(KILLER, "attack", "none")
    scene.does(3, "defend", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(3, "weapon", "none")
    assert scene.asked(KILLER, "hurt") is None
    assert scene.table.wounds["roy"] == 1


@pytest.mark.rule("WW-42.18")
def test_the_printed_encounter_with_roy_and_evelyn() -> None:
    scene = beast(at={"evelyn": "R3", "roy": "R3"}, hand="", level=2)
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(3, "defend", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(3, "weapon", "none")
    scene.does(KILLER, "hurt", "infect")
    scene.does(KILLER, "attack", "none")
    draws(scene, 3, 3, 3, 3)
    scene.does(1, "weapon", "none")
    assert {one: len(held) for one, held in scene.table.faces.items()} == {"evelyn": 1, "zack": 0, "roy": 2}
    assert len(scene.table.pile) == 2
    assert sum(scene.table.wounds.values()) == 0


# --- accusation and test --------------------------------------------------------------------------


@pytest.mark.rule("WW-42.19")
@pytest.mark.parametrize(("tokens", "won"), [("safe safe", "killers"), ("safe infected", "")])
def test_two_victims_accuse_a_third(tokens: str, won: str) -> None:
    scene = prey(**faces(roy=tokens))
    scene.does(1, "act", "accuse,roy")
    assert winners(scene) == ""
    scene.does(2, "consent", "agree")
    assert scene.told("turned_up", KILLER)[0]["faces"] == sorted(tokens.split())
    assert winners(scene) == won
    assert scene.table.mutated == ("" if won else "roy")


@pytest.mark.rule("WW-42.20")
def test_the_suspect_is_not_asked_and_a_failed_proposal_is_untold() -> None:
    scene = prey(**faces(roy="safe"))
    before = bytes_of(scene, KILLER)
    scene.refuses(1, "act", "accuse,zack", clause="WW-42.20")
    scene.does(1, "act", "accuse,roy")
    assert scene.asked(3, "consent") is None
    assert scene.asked(1, "consent") is None
    scene.does(2, "consent", "refuse")
    assert bytes_of(scene, KILLER) == before
    assert heard_kinds(scene, KILLER) == []
    scene.does(3, "act", "accuse,roy")
    assert [scene.asked(seat, "consent") is not None for seat in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("WW-42.21", "WW-42.22")
def test_a_station_turns_up_the_tokens_of_the_others_there() -> None:
    scene = prey(at={"evelyn": "G4"}, **faces(roy="safe safe", evelyn="safe", zack="safe"))
    act(scene, "zack", "test")
    assert scene.table.faces == {"evelyn": ["safe"], "zack": ["safe"], "roy": []}
    assert scene.table.spent_tokens == ["safe", "safe"]
    assert len(scene.table.pile) == 1
    assert winners(scene) == ""
    assert "zack" not in scene.table.acted


@pytest.mark.rule("WW-42.23")
def test_a_test_that_finds_the_red_symbol_mutates_her() -> None:
    scene = prey(**faces(roy="infected"))
    act(scene, "zack", "test")
    assert scene.table.mutated == "roy"
    assert winners(scene) == ""
    assert scene.table.carrier_at == "G5"


@pytest.mark.rule("WW-42.24")
def test_the_killer_sees_whose_tokens_and_not_which_station() -> None:
    told = []
    for place in ("G5", "R3"):
        scene = prey(at=place, killer_at="B1", **faces(roy="safe"))
        act(scene, "zack", "test")
        told.append((bytes_of(scene, KILLER), str(said_to(scene, KILLER))))
    assert told[0] == told[1]
    assert scene.told("turned_up", KILLER) == [{"victim": "roy", "faces": ["safe"]}]


@pytest.mark.rule("WW-42.22")
def test_in_which_order_the_tokens_came_is_never_told() -> None:
    told = []
    for laid in ("safe infected", "infected safe"):
        scene = prey(**faces(roy=laid))
        act(scene, "zack", "test")
        told.append((bytes_of(scene, KILLER), bytes_of(scene, 1)))
    assert told[0] == told[1]


@pytest.mark.rule("WW-42.56")
def test_in_one_test_each_victim_is_judged_by_herself() -> None:
    scene = prey(**faces(roy="infected", evelyn="safe safe"))
    act(scene, "zack", "test")
    assert scene.table.mutated == "roy"
    assert scene.table.faces["evelyn"] == []
    assert sorted(scene.table.spent_tokens) == ["infected", "safe", "safe"]


@pytest.mark.rule("WW-42.58")
def test_there_is_no_test_with_nothing_to_turn() -> None:
    scene = prey(**faces(zack="safe"))
    no_act(scene, "zack", "test", clause="WW-42.58")
    assert may(scene, "roy", "test")
    no_act(prey(at="G4", **faces(roy="safe")), "zack", "test", clause="WW-42.21")


@pytest.mark.rule("WW-42.50")
def test_no_accusation_without_two_others() -> None:
    scene = prey(**turned())
    scene.refuses(1, "act", "accuse,zack", clause="WW-42.50")


@pytest.mark.rule("WW-42.57")
def test_before_a_victory_a_suspect_may_be_accused() -> None:
    """All stand at the entrance with five keys; Roy is the carrier."""
    scene = prey(stand=["key"] * 5, **faces(roy="infected")).at("dawn")
    assert scene.options(1, "doubt") == ["trust", "accuse,roy"]
    scene.does(1, "doubt", "accuse,roy")
    scene.does(2, "consent", "agree")
    assert winners(scene) == "victims"
    assert scene.over is not None
    assert scene.over.winners == (1, 2)
    scene = prey(stand=["key"] * 5, **faces(roy="infected")).at("dawn")
    trust(scene)
    assert winners(scene) == "killers"
