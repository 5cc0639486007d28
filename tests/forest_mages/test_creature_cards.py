"""Every creature of the box, told as its card tells it."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, glade, held, misplaces, place

SLOTS = {"spring": "F01.2", "summer": "F02.1", "autumn": "F03.3", "winter": "F04.2"}
"""A hill's slot in a forest of just this season."""
ROW = "F01 F02 F03 F04"
OTHER = {"spring": "summer", "summer": "autumn", "autumn": "winter", "winter": "spring"}
TOLD: list[str] = []


def cards(*rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rows of a test, noted down so that no card is forgotten."""
    TOLD.extend(row[0] for row in rows)
    return list(rows)


def alone(*ids: str) -> list[str]:
    """Cards without anything more to say, noted down too."""
    TOLD.extend(ids)
    return list(ids)


def own_season(card: str) -> str:
    return {"SU": "summer", "SP": "spring", "WI": "winter", "AU": "autumn"}[card[:2]]


# --- summer ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "season"), cards(("SU1", "spring"), ("SU2", "summer"), ("SU3", "autumn"), ("SU4", "winter"))
)
def test_place_a_die_in_a_forest_of_the_season_and_scorch_an_empty_slot(card: str, season: str) -> None:
    for where, may in ((season, True), (OTHER[season], False)):
        scene = glade(players=3, row=ROW, creatures={0: card}, supply={0: "hill tree"})
        place(scene, 0, "hill", SLOTS[where])
        assert bool(scene.asked(0, "scorch")) is may


@pytest.mark.parametrize("card", alone("SU5"))
def test_place_a_die_in_the_village_and_scorch_an_empty_slot(card: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "hill tree"})
    place(scene, 0, "hill", "D1")
    scene.does(0, "pick", "herb,crystal")
    scene.does(0, "scorch", "F01.1")
    assert scene.table.scorched_slots == ("F01.1",)


@pytest.mark.parametrize(("card", "element"), cards(("SU6", "wind"), ("SU7", "water"), ("SU8", "fire")))
def test_in_your_turn_turn_an_element_die_of_your_supply(card: str, element: str) -> None:
    other = {"wind": "fire", "water": "wind", "fire": "water"}[element]
    scene = glade(creatures={0: card}, supply={0: f"tree {other}"})
    scene.does(0, "act", f"turn {other} {element}")
    assert scene.table.supply[0] == ("tree", element)


@pytest.mark.parametrize("card", alone("SU9"))
def test_place_an_element_die_here_and_move_a_resource_die_to_an_empty_forest_slot(card: str) -> None:
    scene = glade(row="F01 F02 F03", creatures={0: card}, supply={0: "wind tree"}, dice={"F01.1": "1tree"})
    place(scene, 0, "wind", f"{card}@S0")
    scene.does(0, "move", "F01.1/1")
    scene.does(0, "move_to", "F03.4")
    assert scene.table.forest_dice["F03.4"] == ("1tree",)


# --- spring ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "friends"), cards(("SP1", "SU6 SU7"), ("SP2", "AU5 AU9"), ("SP3", "WI5 WI6"))
)
def test_at_the_end_of_the_round_gather_a_berry_for_each_creature_of_the_season(
    card: str, friends: str
) -> None:
    scene = glade(row="F01 F02 F03", creatures={0: f"{card} {friends}"}, supply={0: "tree", 1: ""})
    place(scene, 0, "tree", "F01.1")
    assert scene.table.round == 2
    assert held(scene) == "1 herb, 2 berry"


@pytest.mark.parametrize("card", alone("SP4"))
def test_in_a_creature_slot_gather_a_berry_instead_of_training(card: str) -> None:
    scene = glade(row="F01 F02 F03", creatures={0: card}, supply={0: "river tree"})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "berry")
    assert held(scene) == "1 berry"


@pytest.mark.parametrize("card", alone("SP5"))
def test_the_first_scorch_of_your_turn_brings_a_berry(card: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "fire tree"}, round=2)
    place(scene, 0, "fire", "N3")
    scene.does(0, "scorch", "F01.1")
    assert held(scene) == "1 berry"


@pytest.mark.parametrize(
    ("card", "kind", "slot"),
    cards(("SP6", "herb", "F01.1"), ("SP7", "mushroom", "F03.2"), ("SP8", "crystal", "F03.1")),
)
def test_exchange_a_gathered_ingredient_for_a_berry(card: str, kind: str, slot: str) -> None:
    scene = glade(row="F01 F02 F03", creatures={0: card}, supply={0: "water tree"})
    place(scene, 0, "water", slot)
    scene.does(0, "exchange", "exchange")
    assert held(scene) == f"2 {kind}, 1 berry"


@pytest.mark.parametrize("card", alone("SP9"))
def test_place_an_element_die_here_and_gather_two_berries(card: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "fire tree"})
    misplaces(scene, 0, "tree", f"{card}@S0", clause="FM-12.31")
    place(scene, 0, "fire", f"{card}@S0")
    assert held(scene) == "2 berry"


# --- winter ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "season"), cards(("WI1", "spring"), ("WI2", "summer"), ("WI3", "autumn"), ("WI4", "winter"))
)
def test_claim_a_forest_of_the_season_and_gain_two_points(card: str, season: str) -> None:
    for where, points in ((season, 2), (OTHER[season], 0)):
        scene = glade(players=3, row=ROW, creatures={0: card}, supply={0: "hill", 1: "", 2: ""})
        place(scene, 0, "hill", SLOTS[where])
        assert len(scene.table.claimed[0]) == 1
        assert scene.table.vp[0] == points


@pytest.mark.parametrize("card", alone("WI5", "WI6"))
def test_brew_a_potion_and_gain_a_point(card: str) -> None:
    scene = glade(creatures={0: card}, goods={0: "crystal crystal"}, market="P14")
    scene.does(0, "act", "brew P14")
    assert scene.table.vp[0] == 1


@pytest.mark.parametrize("card", alone("WI7"))
def test_train_a_creature_and_gain_a_point(card: str) -> None:
    scene = glade(row="F01 F02 F03", creatures={0: card}, supply={0: "river tree"}, tops="SP1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SP1")
    assert scene.table.vp[0] == 1


@pytest.mark.parametrize("card", alone("WI8"))
def test_at_the_end_of_the_round_sell_a_berry_for_two_points_or_two_for_four(card: str) -> None:
    for count, points in ((1, 2), (2, 4)):
        scene = glade(creatures={0: card}, goods={0: "berry berry"}, supply={0: "hill", 1: ""}, market="")
        place(scene, 0, "hill", "F01.2")
        scene.does(0, "evening", f"{card} {count}")
        assert (scene.table.vp[0], scene.table.held(0)[3]) == (points, 2 - count)


@pytest.mark.parametrize("card", alone("WI9"))
def test_at_the_end_of_the_round_sell_two_of_a_kind_for_two_points_or_three_for_four(card: str) -> None:
    for count, points in ((2, 2), (3, 4)):
        scene = glade(creatures={0: card}, goods={0: "herb herb"}, supply={0: "hill", 1: ""}, market="")
        place(scene, 0, "hill", "F01.2")
        scene.does(0, "evening", f"{card} herb {count}")
        assert (scene.table.vp[0], scene.table.held(0)[0]) == (points, 3 - count)


# --- autumn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "season"), cards(("AU1", "spring"), ("AU2", "summer"), ("AU3", "autumn"), ("AU4", "winter"))
)
def test_gather_in_a_forest_of_the_season_and_take_one_more(card: str, season: str) -> None:
    for where, count in ((season, 2), (OTHER[season], 1)):
        scene = glade(players=3, row=ROW, creatures={0: card}, supply={0: "hill tree"})
        place(scene, 0, "hill", SLOTS[where])
        assert sum(scene.table.held(0)) == count


@pytest.mark.parametrize("card", alone("AU5"))
def test_place_a_die_in_the_village_and_take_an_ingredient_of_choice(card: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "water tree"}, round=2)
    place(scene, 0, "water", "N4")
    scene.does(0, "pick", "crystal")
    assert held(scene) == "1 herb, 1 mushroom, 2 crystal"


@pytest.mark.parametrize(("card", "kind"), cards(("AU6", "herb"), ("AU7", "mushroom"), ("AU8", "crystal")))
def test_place_a_resource_die_here_and_gather_three(card: str, kind: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "river tree"})
    place(scene, 0, "river", f"{card}@S0")
    assert held(scene) == f"3 {kind}"


@pytest.mark.parametrize("card", alone("AU9"))
def test_place_an_element_die_here_and_gather_one_of_each(card: str) -> None:
    scene = glade(creatures={0: card}, supply={0: "wind tree"})
    place(scene, 0, "wind", f"{card}@S0")
    assert held(scene) == "1 herb, 1 mushroom, 1 crystal"


# --- all ---------------------------------------------------------------------------------------------


def test_no_creature_is_forgotten() -> None:
    assert sorted(TOLD) == sorted(CARDS.creatures)


@pytest.mark.parametrize("card", CARDS.creatures)
def test_every_creature_can_be_trained_and_belongs_to_its_season(card: str) -> None:
    assert CARDS.creatures[card].season == own_season(card)
    scene = glade(row="F01 F02 F03", supply={0: "river tree"}, tops=card)
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", card)
    assert scene.table.active[0] == (card,)
    assert (f"{card}@S0" in scene.table.creature_dice) is bool(CARDS.creatures[card].takes)
