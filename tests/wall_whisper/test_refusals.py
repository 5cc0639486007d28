"""«Шёпот за стеной»: a refusal names the clause that stands in the way, not one beside it."""

from __future__ import annotations

import pytest

from polyana.core import text_of
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing import GameKit
from polyana.testing.play import random_match
from polyana.testing.scene import Scene
from wall_whisper import test_kit as tables
from wall_whisper.station import GAME, KILLER, draws, go_on, hunting, no_act, reloaded, rest, victims

BOARD = GAME.box.board


def reloading() -> Scene[Station]:
    """Orion must MOVE × 1 by a delayed effect, and holds an instant card."""
    return hunting(
        "delayed_effects",
        hand="thermal pursuit",
        **reloaded("R3"),
    )


def repulsed(trio: str = "evelyn zack roy", players: int = 4, **at: str) -> Scene[Station]:
    """Zack has repelled an attack: those beside the killer may run."""
    scene = hunting(trio=trio, players=players, at={"zack": "R3", **at}, hand="", items={})
    draws(scene, 3, 3, 3, 3)
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    return scene


# --- victims --------------------------------------------------------------------------------------


@pytest.mark.rule("WW-30.8")
@pytest.mark.parametrize("deed", ["give,whisky,roy", "extra,whisky,G3"])
def test_stage_three_knows_neither_exchange_nor_extra_actions(deed: str) -> None:
    scene = victims(items={"zack": "whisky"})
    rest(scene)
    scene.refuses(2, "act", f"zack,{deed}", clause="WW-30.8")
    draws(scene, "rope", "axe")
    scene.does(2, "equip", "zack")
    scene.refuses(2, "act", f"zack,{deed}", clause="WW-30.8")


@pytest.mark.rule("WW-30.8", "WW-45.5")
def test_the_killer_is_not_told_that_it_is_stage_three() -> None:
    scene = victims()
    scene.refuses(KILLER, "act", "zack,rest", clause="WW-10.1")
    rest(scene)
    scene.refuses(KILLER, "act", "zack,rest", clause="WW-10.1")


@pytest.mark.rule("WW-36.18", "WW-34.13")
def test_kinto_flees_by_no_secret_passage() -> None:
    at = {"kinto": "G5", "zack": "G5", "roy": "B1"}
    scene = hunting(trio="kinto zack roy", at=at, killer_at="G5", hand="", items={})
    draws(scene, 3, 3, 3, 3)
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    tunnel = BOARD.passages("G5")[0]
    scene.refuses(1, "flee", f"kinto,{tunnel}", clause="WW-36.18")
    scene.refuses(2, "flee", f"zack,{tunnel}", clause="WW-5.9")


@pytest.mark.rule("WW-34.12")
@pytest.mark.parametrize("players", [2, 4])
def test_only_those_beside_the_killer_flee_and_one_step(players: int) -> None:
    scene = repulsed(players=players)
    seat = scene.table.controls["evelyn"]
    scene.refuses(seat, "flee", "evelyn,G4", clause="WW-34.12")
    scene.refuses(scene.table.controls["zack"], "flee", "zack,R2,R4", clause="WW-34.12")


@pytest.mark.rule("WW-34.13", "WW-11.8")
def test_the_flight_is_refused_by_what_bars_the_step() -> None:
    scene = repulsed()
    scene.at("flee", "orion", barricades=list(BOARD.doors))
    scene.refuses(2, "flee", "zack,R2", clause="WW-11.8")
    scene.refuses(2, "flee", "zack,G1", clause="WW-11.1")


@pytest.mark.rule("WW-36.24")
def test_one_bandage_for_one_victim() -> None:
    scene = victims(wounds={"evelyn": 0, "zack": 1, "roy": 0}, bandages={"zack": 2})
    no_act(scene, "evelyn", "special", "bandage", "zack", clause="WW-36.24")
    no_act(scene, "evelyn", "special", "bandage", "roy", clause="WW-36.20")
    scene.at("victims", at={"evelyn": "G5", "zack": "G4", "roy": "G5"}, bandages={})
    no_act(scene, "evelyn", "special", "bandage", "zack", clause="WW-36.20")


@pytest.mark.rule("WW-2.13", "WW-25.16")
def test_there_is_one_fuel_token() -> None:
    scene = victims(at={"zack": "R1", "roy": "G5"}, items={"zack": "fuel", "roy": "fuel"}, fuelled=True)
    no_act(scene, "zack", "special", "fuel", clause="WW-2.13")
    no_act(scene, "roy", "special", "fuel", clause="WW-25.16")


@pytest.mark.rule("WW-13.7", "WW-8.3", "WW-8.7")
def test_a_target_out_of_reach_and_one_that_is_taken_are_told_apart() -> None:
    scene = victims(at={"zack": "G5"}, items={"zack": "whisky rope"}, noise=["G4"])
    no_act(scene, "zack", "extra", "whisky", "G4", clause="WW-8.3")
    no_act(scene, "zack", "extra", "whisky", "B1", clause="WW-8.7")
    no_act(scene, "zack", "extra", "rope", "R3-R5", clause="WW-13.7")


DERIVED = (
    "move",
    "search",
    "repair",
    "rest",
    "special",
    "extra",
    "analyse",
    "test",
    "hunt",
    "loot",
    "battle",
)
"""Deeds whose offer the clauses that bar them decide on; others are listed, and one clause bars the rest."""


@pytest.mark.parametrize(
    "kit", [tables.TestWallWhisper, tables.TestCrossroads, tables.TestDoubleThreat, tables.TestTogether]
)
def test_what_is_offered_is_barred_by_no_clause_and_what_is_not_by_one(kit: type[GameKit]) -> None:
    """Refusals and offers are two sides of one rule, in all positions of random matches."""
    for laid in kit.tables[:4]:
        offered_before: dict[int, set[str]] = {seat: set() for seat in range(laid.players)}
        for decision in random_match(GAME, laid, 600):
            match = decision.record.match
            for ask in [one for one in match.open_asks() if one.kind.name == "act"]:
                view, offered = match.view_table(ask.seat), set(map(text_of, match.offers(ask)))
                for text in offered:
                    if any(f",{verb}," in f",{text}," for verb in DERIVED):
                        assert not match.game.why_no_option(view, ask, text), text
                for text in offered_before[ask.seat] - offered:
                    assert match.game.why_no_option(view, ask, text), text
                offered_before[ask.seat] |= offered


# --- the killer -----------------------------------------------------------------------------------


@pytest.mark.rule("WW-18.3")
def test_no_instant_card_before_a_delayed_effect() -> None:
    scene = reloading()
    scene.refuses(KILLER, "play", "thermal", clause="WW-18.3")
    scene.does(KILLER, "go", "R2")
    scene.does(KILLER, "play", "thermal")


@pytest.mark.rule("WW-18.4", "WW-11.5")
def test_the_delayed_move_is_neither_skipped_nor_lengthened() -> None:
    scene = reloading()
    scene.refuses(KILLER, "go", "stay", clause="WW-18.4")
    scene.refuses(KILLER, "go", "R2,R4", clause="WW-11.5")
    scene.refuses(KILLER, "go", "G1", clause="WW-11.1")


@pytest.mark.rule("WW-11.1")
def test_the_move_of_a_card_has_its_number_of_steps() -> None:
    scene = hunting("instant", hand="pursuit")
    scene.does(KILLER, "play", "pursuit")
    scene.refuses(KILLER, "go", "R2,R4", clause="WW-11.1")
    scene.does(KILLER, "go", "stay")


@pytest.mark.rule("WW-32.6")
def test_no_boost_card_after_a_basic_move() -> None:
    scene = hunting(hand="camouflage blade")
    scene.does(KILLER, "action", "move,R2")
    scene.refuses(KILLER, "action", "play,camouflage", clause="WW-32.6")
    scene.refuses(KILLER, "action", "play,blade", clause="WW-33.10")
    scene.refuses(KILLER, "action", "play,reload", clause="WW-33.3")


@pytest.mark.rule("WW-17.6", "WW-17.1", "WW-17.12")
def test_a_door_with_a_barricade_takes_no_second_one() -> None:
    here = next(place for place in BOARD.ids if len(BOARD.doors_of(place)) > 1)
    taken = BOARD.doors_of(here)[0]
    elsewhere = next(door for door in BOARD.doors if door not in BOARD.doors_of(here))
    scene = hunting("plan", hand="barrier", killer_at=here, barricades=[taken])
    scene.does(KILLER, "play", "barrier")
    scene.refuses(KILLER, "door", taken, clause="WW-17.6")
    scene.refuses(KILLER, "door", elsewhere, clause="WW-17.12")
    scene.refuses(KILLER, "door", BOARD.arrows[0], clause="WW-17.1")


@pytest.mark.rule("WW-41.4", "WW-12.3")
def test_a_location_takes_one_droid() -> None:
    scene = hunting("instant", "roboeye", hand="dispatch", droids=["R2"])
    scene.does(KILLER, "play", "dispatch")
    scene.refuses(KILLER, "droid", "R2", clause="WW-41.4")
    scene.refuses(KILLER, "droid", "B1", clause="WW-12.3")


@pytest.mark.rule("WW-35.13")
def test_vigilance_takes_a_card_from_hand() -> None:
    scene = hunting("refill", hand="")
    scene.refuses(KILLER, "refill", "vigilance,blade", clause="WW-35.13")
    scene.refuses(KILLER, "refill", "vigilance", clause="WW-35.13")
    scene.refuses(KILLER, "refill", "both", clause="WW-32.13")
