"""«Маги леса», chapter 4: placing a die, general rules."""

from __future__ import annotations

import pytest

from forest_mages.glade import asked, drink, glade, held, misplaces, place, targets
from polyana.core import Refused
from polyana.games.forest_mages.rules.symbols import ELEMENTS, FACES


@pytest.mark.rule("FM-4.1")
def test_a_die_of_the_own_supply_goes_into_a_forest_of_the_row_or_the_village_side_up() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "tree", 1: "hill"}, dice={"F02.2": "0river"})
    assert scene.options(0, "act") == ["place tree"]
    for die in ("hill", "river", "fire"):  # another's, a placed one, one set aside
        scene.refuses(0, "act", f"place {die}", clause="FM-4.1")
    for place_ in ("F04.1", "F99.1", "X1"):
        misplaces(scene, 0, "tree", place_, clause="FM-4.1")
    misplaces(scene, 0, "tree", "N1", clause="FM-6.5")
    place(scene, 0, "tree", "F01.1")
    assert scene.table.forest_dice["F01.1"] == ("0tree",)
    assert scene.table.supply[0] == ()


@pytest.mark.rule("FM-4.2")
def test_a_resource_die_needs_its_own_symbol() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "tree"})
    fits = [slot for slot in targets(scene, 0, "tree") if "." in slot]
    assert fits == ["F01.1", "F02.4", "F03.1", "F03.2"]
    misplaces(scene, 0, "tree", "F01.2", clause="FM-4.2")


@pytest.mark.rule("FM-4.3")
@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_die_fits_every_symbol(element: str) -> None:
    scene = glade(row="F01 F02 F03", supply={0: element})
    assert [slot for slot in targets(scene, 0, element) if "." in slot] == list(scene.table.forest_dice)


@pytest.mark.rule("FM-4.4")
@pytest.mark.parametrize(
    ("element", "day", "night"), [("fire", "D3", "N3"), ("water", "D4", "N4"), ("wind", "D5", "N5")]
)
def test_an_element_die_fits_the_village_slot_of_its_element(element: str, day: str, night: str) -> None:
    for number, own in ((1, day), (2, night)):
        scene = glade(supply={0: element}, round=number)
        village = [one for one in targets(scene, 0, element) if "." not in one]
        assert village == [f"{own[0]}1", f"{own[0]}2", own]


@pytest.mark.rule("FM-4.5")
def test_a_slot_with_a_die_is_blocked() -> None:
    scene = glade(dice={"F01.1": "1hill", "F03.1": "0tree", "D4": "water"}, supply={0: "tree water"})
    for slot in ("F01.1", "F03.1"):
        misplaces(scene, 0, "tree", slot, clause="FM-4.5")
        misplaces(scene, 0, "water", slot, clause="FM-4.5")
    misplaces(scene, 0, "water", "D4", clause="FM-6.3")


@pytest.mark.rule("FM-4.6", "FM-4.8")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize(("round_", "side"), [(1, "D"), (2, "N")])
def test_the_top_slots_take_any_die_whatever_lies_there(die: str, round_: int, side: str) -> None:
    lying = {f"{side}1": "1tree 0hill fire", f"{side}2": "1river"}
    scene = glade(dice=lying, supply={0: die}, round=round_)
    open_slots = [slot for slot in targets(scene, 0, die) if "." not in slot]
    assert open_slots[:2] == [f"{side}1", f"{side}2"]
    place(scene, 0, die, f"{side}1")
    laid = die if die in ELEMENTS else f"0{die}"
    assert scene.table.village_dice[f"{side}1"] == ("1tree", "0hill", "fire", laid)


@pytest.mark.rule("FM-4.7")
def test_a_placement_is_always_possible_and_nobody_passes() -> None:
    """Every forest slot is scorched or taken, every element slot full: the top slots remain."""
    slots = ["F01.1", "F01.2", "F01.3", "F01.4", "F02.1", "F02.2", "F02.3", "F02.4", "F03.1", "F03.2"]
    lying = {"F03.3": "1hill", "F03.4": "1river", "F03.5": "1hill", "D3": "fire", "D4": "water", "D5": "wind"}
    scene = glade(dice=lying, scorched=" ".join(slots), supply={0: "tree"}, row="F01 F02 F03")
    scene.refuses(0, "act", "pass", clause="FM-4.7")
    assert targets(scene, 0, "tree") == ["D1", "D2"]


@pytest.mark.rule("FM-4.9")
def test_a_slot_that_was_emptied_can_be_used_again_at_once() -> None:
    scene = glade(
        dice={"F01.1": "1tree", "D4": "water", "AU6@S0": "0hill"},
        creatures={0: "AU6"},
        supply={0: "tree water"},
        hands={0: "P23"},
    )
    assert not {"F01.1", "AU6@S0"} & set(targets(scene, 0, "tree"))
    for address, die, freed in (
        ("F01.1/1", "tree", "F01.1"),
        ("D4/1", "water", "D4"),
        ("AU6@S0/1", "tree", "AU6@S0"),
    ):
        drink(scene, 0, "P23")
        scene.does(0, "remove", address)
        assert freed in targets(scene, 0, die)
        scene.at("act", drank=False, hands={0: ("P23",), 1: ()}, tasted={0: (), 1: ()}, drunk={0: (), 1: ()})
    scene = glade(dice={"F01.1": "1tree", "F03.1": "0tree"}, supply={0: "tree"}, hands={0: "P19"})
    drink(scene, 0, "P19")
    scene.does(0, "swap", "F01.1/1")
    scene.does(0, "swap_with", "F03.1/1")
    assert not {"F01.1", "F03.1"} & set(targets(scene, 0, "tree"))  # after a swap both are still full


@pytest.mark.rule("FM-4.10")
def test_the_slot_of_an_own_creature_is_a_place_for_the_turn_s_die() -> None:
    scene = glade(creatures={0: "AU6"}, supply={0: "tree hill"})
    place(scene, 0, "tree", "AU6@S0")
    assert scene.table.creature_dice["AU6@S0"] == ("0tree",)
    assert held(scene) == "3 herb"
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-4.11")
def test_the_order_inside_a_placement() -> None:
    """Pay and lay; the goose; the slot; the snail; the mole's fire."""
    scene = glade(creatures={0: "AU5 SP6 SU5"}, supply={0: "tree tree"})
    scene.does(0, "act", "place tree")
    for kind, answer in (
        ("target", "D2"),
        ("pick", "herb"),  # PLACE_VILLAGE_PLUS
        ("pick", "crystal"),  # the slot gathers …
        ("trade", "stop"),  # … and trades
        ("exchange", "exchange"),  # GATHER_SWAP
        ("scorch", "F01.1"),  # PLACE_VILLAGE_SCORCH, late
    ):
        assert asked(scene) == [kind]
        scene.does(0, kind, answer)
    assert held(scene) == "1 crystal, 1 berry"


@pytest.mark.rule("FM-4.11")
def test_before_a_training_at_the_limit_the_fire_may_come_first() -> None:
    scene = glade(creatures={0: "SU5 SP2 WI1"}, supply={0: "water tree"}, tops="AU1")
    scene.does(0, "act", "place water")
    for kind, answer in (
        ("target", "D4"),
        ("scorch", "later"),
        ("train", "AU1"),
        ("release", "AU1"),
        ("scorch", "none"),
    ):
        assert asked(scene) == [kind]
        scene.does(0, kind, answer)


@pytest.mark.rule("FM-4.12")
def test_only_creatures_that_were_there_from_the_start_and_still_are_take_part() -> None:
    scene = glade(supply={0: "river tree"}, tops="SU1", creatures={0: ""})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SU1")  # wakes up too late for this spring forest
    assert scene.asked(0, "scorch") is None
    scene = glade(supply={0: "river tree"}, tops="WI1", creatures={0: "SU1 SP1 SP2"})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "scorch", "later")
    scene.does(0, "train", "WI1")
    scene.does(0, "release", "SU1")  # gone before its step
    assert scene.asked(0, "scorch") is None
    scene = glade(supply={0: "river tree"}, tops="WI1", creatures={0: "SU1 SP5 SP2"})
    place(scene, 0, "river", "F01.4")
    scene.does(0, "scorch", "later")
    scene.does(0, "train", "WI1")
    scene.does(0, "release", "SP5")
    scene.does(0, "scorch", "F02.1")
    assert held(scene) == ""  # the moth is gone, and with it the berry of the first fire


@pytest.mark.rule("FM-4.13")
def test_what_a_placement_brings_cannot_pay_for_it() -> None:
    """The berry of the card slot, the herb of the forest slot: all come after the price."""
    scene = glade(supply={0: "hill tree"}, row="F01 F02 F03", creatures={0: "AU1"})
    misplaces(scene, 0, "hill", "F01.1 herb", clause="FM-8.5")
    misplaces(scene, 0, "hill", "F01.1 berry", clause="FM-8.5")
    scene = glade(
        supply={0: "tree hill"},
        characters=("myla", "wren"),
        abilities=True,
        creatures={0: "SP6"},
        goods={0: ""},
    )
    misplaces(scene, 0, "tree", "F01.1 creature", clause="FM-13.9")  # SP6 would bring a berry, too late


@pytest.mark.rule("FM-4.14")
def test_answers_are_taken_back_until_something_is_revealed_or_another_has_acted() -> None:
    scene = glade(
        supply={0: "tree hill", 1: "tree"}, goods={0: "herb crystal"}, market="P01", hands={0: "P24"}
    )
    scene.does(0, "act", "place tree")
    scene.does(0, "target", "F01.1")
    for _ in ("target", "act"):
        scene.match.undo(0)
    assert scene.options(0, "act")[0] == "place tree"
    scene = glade(supply={0: "tree hill"}, dice={"F01.1": "1tree"}, hands={0: "P24"})
    drink(scene, 0, "P24")
    scene.does(0, "remove", "F01.1/1")
    scene.match.undo(0)
    scene.match.undo(0)
    assert scene.table.hands[0] == ("P24",)  # a drink is taken back
    assert scene.table.forest_dice["F01.1"] == ("1tree",)


@pytest.mark.rule("FM-4.14")
def test_nothing_is_taken_back_behind_a_card_a_roll_or_another_s_answer() -> None:
    brew = glade(supply={0: "tree"}, goods={0: "herb crystal"}, market="P01")
    brew.does(0, "act", "brew P01")  # the market has been filled up
    train = glade(supply={0: "river tree"})
    place(train, 0, "river", "F01.4")
    train.does(0, "train", train.options(0, "train")[1])
    roll = glade(supply={0: "tree hill"}, hands={0: "P06"})
    drink(roll, 0, "P06")
    roll.does(0, "reroll", "tree")
    for scene in (brew, train, roll):
        with pytest.raises(Refused):
            scene.match.undo(0)
    scene = glade(supply={0: "tree hill", 1: "tree"})
    place(scene, 0, "tree", "F01.1")
    assert scene.match.may_undo(0)
    scene.does(1, "act", "place tree")
    assert not scene.match.may_undo(0)
