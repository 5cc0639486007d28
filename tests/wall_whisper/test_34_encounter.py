"""«Шёпот за стеной», chapter 34: encounter and attack."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    KILLER,
    bytes_of,
    draws,
    heard_kinds,
    hunting,
    winners,
)

BOTH = {"zack": "R3", "roy": "R3"}


def met(
    killer: str = "orion", at: dict[str, str] | None = None, hand: str = "", **zones: Any
) -> Scene[Station]:
    """The killer has searched and found somebody."""
    scene = hunting("basic", killer, at=at or {"zack": "R3"}, hand=hand, **zones)
    scene.does(KILLER, "action", "search")
    return scene


def attacked(*dice: int, weapon: str = "none", **zones: Any) -> Scene[Station]:
    """Zack has been attacked and has rolled."""
    scene = met(**zones)
    scene.does(KILLER, "attack", "none")
    draws(scene, *dice)
    scene.does(2, "weapon", weapon)
    return scene


# --- the attack -----------------------------------------------------------------------------------


@pytest.mark.rule("WW-34.1")
def test_all_present_are_named() -> None:
    scene = met(at=BOTH)
    assert scene.told("searched", KILLER)[0]["victims"] == ["zack", "roy"]
    assert scene.sees(KILLER).fight.present == ("zack", "roy")


@pytest.mark.rule("WW-34.2")
def test_it_goes_on_until_one_defends_herself() -> None:
    scene = met(at={"evelyn": "R3", **BOTH})
    for victim, seat in (("roy", 3), ("zack", 2)):
        scene.does(KILLER, "attack", "none")
        scene.does(1, "defend", victim)
        draws(scene, *((0, 0, 0, 0) if victim == "roy" else (3, 3, 3, 3)))
        scene.does(seat, "weapon", "none")
    assert scene.table.wounds == {"evelyn": 0, "zack": 0, "roy": 1}
    assert scene.asked(KILLER, "attack") is None
    assert scene.match.step.phase == "flee"


@pytest.mark.rule("WW-34.3")
def test_one_attack_card_for_each_attack() -> None:
    scene = met(at=BOTH, hand="blade blade")
    assert scene.options(KILLER, "attack") == ["none", "blade"]
    scene.does(KILLER, "attack", "blade")
    assert scene.asked(KILLER, "attack") is None
    assert scene.told("played", 1)[0]["card"] == "blade"
    assert scene.table.force("orion") == 6
    scene.does(1, "defend", "zack")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert scene.options(KILLER, "attack") == ["none", "blade"]


@pytest.mark.rule("WW-34.4")
def test_victims_choose_the_defender_and_the_last_one_has_to() -> None:
    scene = met(at=BOTH)
    scene.does(KILLER, "attack", "none")
    assert scene.asked(KILLER, "defend") is None
    assert scene.options(1, "defend") == ["zack", "roy"]
    scene.does(1, "defend", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(3, "weapon", "none")
    scene.does(KILLER, "attack", "none")
    assert scene.asked(1, "defend") is None
    assert scene.table.fight.defender == "zack"


@pytest.mark.rule("WW-34.5")
def test_the_killer_decides_before_the_defender_is_chosen() -> None:
    scene = met(at=BOTH, hand="blade")
    assert scene.asked(1, "defend") is None
    assert scene.table.fight.defender == ""
    scene.does(KILLER, "attack", "none")
    assert scene.asked(KILLER, "attack") is None
    assert scene.asked(1, "defend") is not None


@pytest.mark.rule("WW-34.6")
def test_one_weapon_of_her_own() -> None:
    scene = met(at=BOTH, items={"zack": "stungun axe", "roy": "knife"})
    scene.does(KILLER, "attack", "none")
    scene.does(1, "defend", "zack")
    assert scene.options(2, "weapon") == ["none", "stungun", "axe"]
    assert scene.asked(3, "weapon") is None
    draws(scene, 1, 1, 0, 0)
    scene.does(2, "weapon", "stungun")
    assert scene.told("defence")[0]["total"] == 4
    assert scene.table.discard == ["stungun"]


@pytest.mark.rule("WW-34.7")
@pytest.mark.parametrize(("fear", "dice"), [(0, 4), (1, 3), (2, 2)])
def test_four_dice_less_one_for_each_fear_token(fear: int, dice: int) -> None:
    scene = attacked(fear={"evelyn": 0, "zack": fear, "roy": 0})
    assert len(scene.told("defence")[0]["dice"]) == dice


@pytest.mark.rule("WW-34.8")
def test_dice_and_weapon_against_the_current_strength() -> None:
    scene = attacked(1, 1, 0, 0, weapon="stungun", items={"zack": "stungun"}, strength={"orion": 5}, boost=1)
    told = scene.told("defence")[0]
    assert (told["total"], told["strength"], told["repelled"]) == (4, 6, "no")


@pytest.mark.rule("WW-34.9")
def test_a_tie_repels_and_costs_the_killer_two_cards() -> None:
    scene = met(at=BOTH, deck={"orion": ["blade"] * 5})
    scene.does(KILLER, "attack", "none")
    scene.does(1, "defend", "zack")
    draws(scene, 1, 1, 1, 1)
    scene.does(2, "weapon", "none")
    assert scene.told("defence")[0]["repelled"] == "yes"
    assert scene.table.deck["orion"] == ["blade"] * 3
    assert scene.table.used["orion"] == ["blade"] * 2
    assert scene.table.wounds["roy"] == 0
    assert scene.match.step.phase == "flee"


@pytest.mark.rule("WW-34.10")
def test_a_failed_defence_wounds_and_the_next_one_is_attacked() -> None:
    scene = met(at=BOTH)
    scene.does(KILLER, "attack", "none")
    scene.does(1, "defend", "zack")
    draws(scene, 1, 1, 1, 0)
    scene.does(2, "weapon", "none")
    assert scene.table.wounds["zack"] == 1
    assert scene.asked(KILLER, "attack") is not None
    assert scene.table.fight.unattacked == ("roy",)
    assert winners(attacked(0, 0, 0, 0, wounds={"evelyn": 0, "zack": 1, "roy": 0})) == "killers"


@pytest.mark.rule("WW-34.11")
def test_an_attack_card_lasts_for_that_attack() -> None:
    scene = met(at=BOTH, hand="blade")
    scene.does(KILLER, "attack", "blade")
    scene.does(1, "defend", "zack")
    draws(scene, 1, 1, 1, 1)
    scene.does(2, "weapon", "none")
    assert scene.told("defence")[0]["strength"] == 6
    assert scene.table.force("orion") == 4


@pytest.mark.rule("WW-34.12")
def test_those_beside_the_killer_may_run_one_step() -> None:
    scene = attacked(3, 3, 3, 3)
    assert scene.options(2, "flee") == ["zack,stay", "zack,R2", "zack,R5", "zack,B5"]
    assert scene.asked(1, "flee") is None
    scene.does(2, "flee", "zack,B5")
    assert scene.table.at["zack"] == "B5"


@pytest.mark.rule("WW-34.13")
def test_the_flight_is_unseen_and_obeys_barricades_and_arrows() -> None:
    views = []
    for way in ("zack,stay", "zack,B5"):
        scene = attacked(3, 3, 3, 3, barricades=["R2-R3"])
        assert "zack,R2" not in scene.options(2, "flee")
        scene.does(2, "flee", way)
        views.append((bytes_of(scene, KILLER), heard_kinds(scene, KILLER)))
    assert views[0] == views[1]
    scene = attacked(3, 3, 3, 3, killer_at="R5", seen_at={"orion": "R5"}, at={"zack": "R5"})
    assert "zack,R3" not in scene.options(2, "flee")


@pytest.mark.rule("WW-34.15")
def test_an_empty_deck_at_the_discard_raises_the_level() -> None:
    scene = attacked(3, 3, 3, 3, deck={"orion": ["blade"]}, used={"orion": ["thermal"] * 3})
    assert scene.table.level == 2
    assert len(scene.table.used["orion"]) == 1
    assert len(scene.table.deck["orion"]) == 3


@pytest.mark.rule("WW-34.16")
def test_revolver_and_ammo_are_one_weapon_of_one_inventory() -> None:
    scene = met(at=BOTH, items={"zack": "revolver", "roy": "ammo"})
    scene.does(KILLER, "attack", "none")
    scene.does(1, "defend", "zack")
    assert scene.options(2, "weapon") == ["none"]
    scene = attacked(1, 1, 0, 0, weapon="revolver", items={"zack": "revolver ammo"})
    assert scene.told("defence")[0]["total"] == 4
    assert scene.table.items["zack"] == ["revolver"]
    assert scene.table.discard == ["ammo"]


@pytest.mark.rule("WW-34.17")
def test_names_first_then_infection_or_wounds_then_attacks() -> None:
    scene = met("parasitoid", at=BOTH)
    kinds = heard_kinds(scene, 1)
    assert kinds.index("searched") < kinds.index("infected")
    assert [told["victim"] for told in scene.told("infected", 1)] == ["zack", "roy"]
    assert scene.asked(KILLER, "attack") is not None
    scene = met(at=BOTH, level=5)
    assert scene.table.wounds == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.asked(KILLER, "attack") is not None


@pytest.mark.rule("WW-34.18")
def test_the_chainsaw_lets_the_killer_draw_before_the_dice() -> None:
    """The draw finds an empty deck: the level rises, and the new strength counts."""
    scene = met(items={"zack": "chainsaw"}, level=3, deck={"orion": []}, used={"orion": ["thermal"] * 3})
    scene.does(KILLER, "attack", "none")
    draws(scene, "thermal", 1, 1, 0, 0)
    scene.does(2, "weapon", "chainsaw")
    kinds = heard_kinds(scene, 1)
    assert kinds.index("level") < kinds.index("defence")
    assert scene.told("defence")[0]["strength"] == 5
    assert scene.told("defence")[0]["repelled"] == "no"
