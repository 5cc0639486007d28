"""«Шёпот за стеной», chapter 29: the final battle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    bytes_of,
    draws,
    fresh,
    go_on,
    heard_kinds,
    other_box,
    victims,
    winners,
)

TOOLS, PLANT, REROLL, FOUR, ZEROS, ARMED, DISCARD = 4, 14, 2, 13, 20, 11, 8
"""Places of analysis cards in the data: manoeuvres used below."""


def ready(at: str = "R3", tactic: int | None = None, **zones: Any) -> Scene[Station]:
    """All stand beside the killer with an item of the symbol; with a tactic the analysis is complete."""
    card = GAME.box.analysis[tactic or 0]
    zones.setdefault("items", {"roy": GAME.box.symbol_items(card.symbol)[0]})
    zones.setdefault("vigilance", {"orion": []})
    known: dict[str, Any] = {"tactic": tactic, "analysed": 2} if tactic is not None else {"analysed": 1}
    return victims(
        at=at, killer_at=at, weakness=card.symbol, site=card.site, card=tactic or 0, **known, **zones
    )


def fight(at: str = "R3", tactic: int | None = None, players: int = 2, **zones: Any) -> Scene[Station]:
    """The battle has begun and the item with the symbol is shown."""
    scene = ready(at, tactic, players=players, **zones)
    scene.does(1, "act", "battle")
    go_on(scene, "show")
    shown = scene.options(1, "show")[0]
    scene.does(1, "show", shown)
    return scene


@pytest.mark.rule("WW-29.1")
def test_the_four_conditions() -> None:
    assert "battle" in ready().options(1, "act")
    apart = {"evelyn": "R3", "zack": "R3", "roy": "R2"}
    bare: dict[str, list[str]] = {"evelyn": [], "zack": [], "roy": []}
    for zone, value in (("analysed", 0), ("items", bare), ("at", apart)):
        scene = ready()
        setattr(scene.table, zone, value)
        scene.at("victims")
        assert "battle" not in scene.options(1, "act")
    scene = ready()
    scene.at("victims", at={"evelyn": "R3", "zack": "R3", "roy": "R2"})
    scene.refuses(1, "act", "battle", clause="WW-29.1")


@pytest.mark.rule("WW-29.2")
def test_every_seat_must_agree_and_a_refusal_is_untold() -> None:
    scene = ready()
    before = bytes_of(scene, KILLER)
    scene.does(2, "act", "battle")
    assert scene.asked(2, "consent") is None
    scene.does(1, "consent", "agree")
    scene.does(3, "consent", "refuse")
    assert bytes_of(scene, KILLER) == before
    assert heard_kinds(scene, KILLER) == []
    assert "battle" in scene.options(1, "act")
    scene.does(1, "act", "battle")
    scene.does(3, "consent", "agree")
    scene.does(2, "consent", "agree")
    assert scene.table.battle_at == "R3"
    alone = ready(players=2)
    alone.does(1, "act", "battle")
    assert alone.table.battle_at == "R3"


@pytest.mark.rule("WW-29.3")
def test_location_and_item_are_told() -> None:
    scene = ready(players=2, items={"roy": "alarm", "zack": "axe"})
    scene.does(1, "act", "battle")
    assert scene.told("battle", KILLER)[0]["place"] == "R3"
    assert scene.options(1, "show") == ["alarm"]
    scene.does(1, "show", "alarm")
    assert scene.told("shown", KILLER) == [{"item": "alarm", "symbol": "sound"}]


@pytest.mark.rule("WW-29.4")
def test_strength_no_longer_counts() -> None:
    scene = fight(strength={"orion": 10}, level=5)
    draws(scene, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0)
    go_on(scene, "over")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-29.5")
def test_health_manoeuvre_duels_in_this_order() -> None:
    scene = fight(tactic=PLANT)
    assert scene.table.health == 20
    assert scene.asked(1, "fighter") is None
    scene.does(1, "manoeuvre", "score")
    scene.does(1, "fighter", "roy")
    kinds = heard_kinds(scene, EVERYBODY)
    assert kinds.index("battle") < kinds.index("scored") < kinds.index("fights")


@pytest.mark.rule("WW-29.6", "WW-35.14")
@pytest.mark.parametrize(("cards", "health"), [(0, 20), (1, 25), (2, 30)])
def test_five_health_for_each_vigilance_card(cards: int, health: int) -> None:
    scene = ready(players=2, vigilance={"orion": ["blade"] * cards}, hand={"orion": ["pursuit"] * 4})
    scene.does(1, "act", "battle")
    assert scene.table.health == health


@pytest.mark.rule("WW-29.21")
def test_one_card_makes_25() -> None:
    scene = ready(players=2, vigilance={"orion": ["blade"]})
    scene.does(1, "act", "battle")
    assert scene.told("battle")[0] == {"place": "R3", "cards": 1, "health": 25}


@pytest.mark.rule("WW-29.7")
def test_health_counts_on_beyond_the_track() -> None:
    scene = ready(players=2, vigilance={"orion": ["blade"] * 4})
    scene.does(1, "act", "battle")
    assert scene.table.health == 40


@pytest.mark.rule("WW-29.8")
def test_points_need_a_complete_analysis() -> None:
    scene = fight("B5")
    assert scene.asked(1, "manoeuvre") is None
    assert scene.table.points == 0
    scene = fight("B5", tactic=PLANT)
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == 4
    declined = fight("B5", tactic=PLANT)
    declined.does(1, "manoeuvre", "none")
    assert declined.table.points == 0


@pytest.mark.rule("WW-29.9", "WW-29.28")
@pytest.mark.parametrize(
    ("place", "held", "points"),
    [("B5", "plant suit", 5), ("R3", "plant suit", 1), ("B5", "suit", 4), ("R3", "suit", 0)],
)
def test_plant_and_spirit_abode_score_by_themselves(place: str, held: str, points: int) -> None:
    scene = fight(place, tactic=PLANT, items={"roy": held})
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == points


@pytest.mark.rule("WW-29.10")
def test_a_manoeuvre_that_helps_in_duels_is_told() -> None:
    scene = fight(tactic=REROLL)
    assert scene.told("manoeuvre", KILLER) == [{"card": REROLL + 1}]
    scene.does(1, "manoeuvre", "score")
    scene.does(1, "fighter", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(1, "weapon", "none")
    draws(scene, 3, 3, 3, 3)
    scene.does(1, "reroll", "reroll")
    assert scene.table.points == 12
    assert scene.told("rolled", KILLER)[-1]["dice"] == [3, 3, 3, 3]
    scene.does(1, "fighter", "zack")
    scene.does(1, "weapon", "none")
    assert scene.asked(1, "reroll") is None


@pytest.mark.rule("WW-29.11")
def test_copies_do_not_count_twice() -> None:
    scene = fight(tactic=PLANT, items={"roy": "plant plant suit", "zack": "plant"})
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == 1


@pytest.mark.rule("WW-29.12")
def test_shown_cards_are_kept_and_may_still_fight() -> None:
    scene = fight(items={"roy": "flaregun"})
    assert scene.table.items["roy"] == ["flaregun"]
    scene.does(1, "fighter", "roy")
    assert "flaregun" in scene.options(1, "weapon")


@pytest.mark.rule("WW-29.13")
def test_a_short_deck_gives_what_it_has() -> None:
    decks = {**fresh().table.decks, "equipment": ["fuel", "rope"]}
    scene = fight(tactic=TOOLS, items={"roy": "alarm toolbox firecracker"}, decks=decks)
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == 6
    assert scene.table.decks["equipment"] == []
    assert scene.table.noise == []


@pytest.mark.rule("WW-29.22")
@pytest.mark.parametrize(("drawn", "points"), [("fuel", 6), ("rope", 0)])
def test_toolbox_and_firecracker_look_for_fuel(drawn: str, points: int) -> None:
    scene = fight(tactic=TOOLS, items={"roy": "alarm toolbox firecracker"})
    draws(scene, "axe", "ammo", "ammo", "whisky", "plant", drawn)
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == points


@pytest.mark.rule("WW-29.27")
def test_the_killer_sees_only_the_cards_that_score() -> None:
    scene = fight(tactic=TOOLS, items={"roy": "alarm toolbox firecracker"})
    drawn = ["axe", "key", "ammo", "whisky", "plant", "fuel"]
    draws(scene, *drawn)
    scene.does(1, "manoeuvre", "score")
    assert scene.told("taken", KILLER) == [{"item": "fuel", "count": 1}]
    assert scene.told("taken", 1)[0]["items"] == drawn
    assert scene.table.discard == drawn
    assert scene.table.stand == []


@pytest.mark.rule("WW-29.14")
def test_each_fights_once_in_an_order_they_choose() -> None:
    scene = fight()
    assert scene.options(1, "fighter") == ["evelyn", "zack", "roy"]
    scene.does(1, "fighter", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(1, "weapon", "none")
    assert scene.options(1, "fighter") == ["evelyn", "zack"]


@pytest.mark.rule("WW-29.15")
def test_one_weapon_a_fight() -> None:
    scene = fight(items={"roy": "alarm axe stungun"})
    scene.does(1, "fighter", "roy")
    assert scene.options(1, "weapon") == ["none", "axe", "stungun"]
    draws(scene, 0, 0, 0, 0)
    scene.does(1, "weapon", "stungun")
    assert scene.table.points == 2
    assert scene.table.items["roy"] == ["alarm", "axe"]


@pytest.mark.rule("WW-29.16")
def test_fear_takes_dice_here_too() -> None:
    scene = fight(fear={"evelyn": 0, "zack": 0, "roy": 2})
    scene.does(1, "fighter", "roy")
    draws(scene, 3, 1)
    scene.does(1, "weapon", "none")
    assert scene.told("rolled")[0]["dice"] == [3, 1]
    assert scene.table.points == 4


@pytest.mark.rule("WW-29.17")
def test_the_killer_may_do_nothing() -> None:
    scene = fight(hand={"orion": ["blade"]})
    assert scene.match.questions(KILLER) == []
    scene.refuses(KILLER, "attack", "blade", clause="WW-29.17")


@pytest.mark.rule("WW-29.18")
def test_reaching_his_health_is_enough() -> None:
    scene = fight(points=0)
    scene.at("fighter", points=18)
    scene.does(1, "fighter", "roy")
    draws(scene, 1, 1, 0, 0)
    scene.does(1, "weapon", "none")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-29.19")
def test_after_the_last_roll_the_battle_is_lost() -> None:
    scene = fight()
    draws(scene, *[1] * 12)
    go_on(scene, "over")
    assert scene.table.points == 12
    assert winners(scene) == "killers"


@pytest.mark.rule("WW-29.20")
def test_only_the_dice_are_doubled(tmp_path: Path) -> None:
    """A box whose revolver also adds a point; the manoeuvre adds another."""
    adds = {'{ do = "combat", times = 2 }': '{ do = "combat", times = 2, by = 1 }'}
    game = other_box(tmp_path, "items.toml", adds)
    scene = fight(tactic=ARMED, items={"roy": "revolver ammo fuel"}, game=game)
    scene.does(1, "manoeuvre", "score")
    scene.does(1, "fighter", "roy")
    draws(scene, 1, 1, 1, 0)
    scene.does(1, "weapon", "revolver")
    assert scene.table.points == 3 * 2 + 1 + 1


@pytest.mark.rule("WW-29.23", "WW-29.24", "WW-29.25")
def test_the_printed_battle_is_won_with_26_against_25() -> None:
    """Manoeuvre 6, Roy 5 + 3, Evelyn 4 + 2 on three dice, Zack 3 doubled on two dice."""
    scene = fight(
        tactic=TOOLS,
        items={"roy": "axe toolbox firecracker", "evelyn": "stungun alarm", "zack": "revolver ammo"},
        fear={"evelyn": 1, "zack": 2, "roy": 0},
        vigilance={"orion": ["blade"]},
    )
    assert scene.table.health == 25
    draws(scene, "axe", "ammo", "ammo", "whisky", "plant", "fuel")
    scene.does(1, "manoeuvre", "score")
    sums = [scene.table.points]
    for victim, weapon, dice in (
        ("roy", "axe", (3, 1, 1, 0)),
        ("evelyn", "stungun", (3, 1, 0)),
        ("zack", "revolver", (3, 0)),
    ):
        scene.does(1, "fighter", victim)
        draws(scene, *dice)
        scene.does(1, "weapon", weapon)
        sums.append(scene.table.points)
    assert sums == [6, 14, 20, 26]
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-29.26")
def test_nothing_stands_in_the_way_of_a_hopeless_battle() -> None:
    """Other routes are easier, says the author; the rules do not insist."""
    scene = ready(players=2, vigilance={"orion": ["blade"] * 6})
    assert "battle" in scene.options(1, "act")


@pytest.mark.rule("WW-29.29")
def test_side_effects_of_weapons_are_skipped() -> None:
    scene = fight(items={"roy": "chainsaw"}, hand={"orion": ["blade"]})
    scene.does(1, "fighter", "roy")
    draws(scene, 0, 0, 0, 0)
    scene.does(1, "weapon", "chainsaw")
    assert scene.table.points == 2 + 2
    assert scene.table.hand["orion"] == ["blade"]


# --- the other manoeuvres, card by card -----------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "place", "zones", "points"),
    [
        (1, "B1", {"items": {"roy": "alarm flashlight"}}, 4),
        (2, "B2", {"items": {"roy": "alarm"}, "fear": {"evelyn": 0, "zack": 1, "roy": 0}}, 4),
        (4, "R3", {"items": {"roy": "alarm"}, "cat": "R3"}, 4),
        (6, "R2", {"items": {"roy": "alarm ammo"}}, 4),
        (7, "R3", {"items": {"roy": "fuel whisky", "zack": "whisky"}}, 5),
        (7, "R3", {"items": {"roy": "fuel whisky"}}, 0),
        (10, "R5", {"items": {"roy": "fuel rope"}}, 5),
        (11, "R1", {"items": {"roy": "fuel"}}, 6),
        (13, "R3", {"items": {"roy": "suit sedative medkit"}}, 4),
        (16, "R3", {"items": {"roy": "suit"}}, 5),
        (18, "R3", {"items": {"roy": "suit"}, "wounds": {"evelyn": 1, "zack": 1, "roy": 0}}, 4),
        (19, "R3", {"items": {"roy": "stungun"}, "repairs": {"vehicle": 2, "transmitter": 3}}, 3),
        (20, "B1", {"items": {"roy": "stungun toolbox"}}, 5),
        (22, "R3", {"items": {"roy": "stungun"}, "vigilance": {"orion": ["blade"] * 4}}, 6),
        (23, "R2", {"items": {"roy": "stungun", "zack": "wrench"}}, 6),
    ],
)
def test_manoeuvres_score_as_printed(card: int, place: str, zones: dict[str, Any], points: int) -> None:
    scene = fight(place, tactic=card - 1, **zones)
    scene.does(1, "manoeuvre", "score")
    assert scene.table.points == points


def test_manoeuvres_that_take_cards_count_them() -> None:
    for card, held, drawn, points in (
        (8, "fuel", ["key", "key", "key", "key"], 6),
        (17, "suit", ["plant", "plant", "adrenaline", "serum", "medkit"], 4),
        (24, "stungun", ["stungun", "stungun", "axe", "ammo", "ammo", "knife"], 6),
    ):
        scene = fight(tactic=card - 1, items={"roy": held})
        draws(scene, *drawn)
        scene.does(1, "manoeuvre", "score")
        assert scene.table.points == points


def test_items_are_given_up_for_points() -> None:
    scene = fight(tactic=DISCARD, items={"roy": "fuel rope", "zack": "axe ammo"})
    scene.does(1, "manoeuvre", "score")
    for item in ("roy,rope", "zack,axe", "zack,ammo"):
        scene.does(1, "spend", item)
    assert scene.table.points == 3
    assert scene.asked(1, "fighter") is not None


def test_one_victim_rolls_four_dice_whatever_the_fear() -> None:
    scene = fight(tactic=FOUR, items={"roy": "suit"}, fear={"evelyn": 2, "zack": 2, "roy": 2})
    scene.does(1, "manoeuvre", "score")
    scene.does(1, "fighter", "roy,helped")
    draws(scene, 1, 1, 1, 1)
    scene.does(1, "weapon", "none")
    assert scene.table.points == 4
    assert scene.options(1, "fighter") == ["evelyn", "zack"]


def test_one_victim_s_zeros_count_as_ones() -> None:
    scene = fight(tactic=ZEROS, items={"roy": "stungun"})
    scene.does(1, "manoeuvre", "score")
    scene.does(1, "fighter", "zack,helped")
    draws(scene, 0, 0, 3, 0)
    scene.does(1, "weapon", "none")
    assert scene.table.points == 6
