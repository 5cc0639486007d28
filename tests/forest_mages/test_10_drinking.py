"""«Маги леса», chapter 10: drinking, and the seven effects."""

from __future__ import annotations

import pytest

from forest_mages.glade import (
    CARDS,
    EVERYBODY,
    TABLES,
    asked,
    drink,
    every_position,
    glade,
    held,
    place,
    targets,
)
from polyana.core import HiddenFact
from polyana.games.forest_mages.rules.control import controller, counting
from polyana.games.forest_mages.rules.potion_effects import can_swap, swappable
from polyana.testing import Laid

ROW = "F01 F02 F03"
CHANGE, REROLL, PLACE, MOVE, SWAP, REMOVE, RETURN = "P01", "P06", "P10", "P14", "P19", "P23", "P28"


@pytest.mark.rule("FM-10.1")
@pytest.mark.parametrize("after", [False, True])
def test_a_potion_of_the_own_hand_is_shown_applied_and_put_away(after: bool) -> None:
    scene = glade(hands={0: "P01 P02"}, supply={0: "tree tree hill"}, row=ROW)
    if after:
        place(scene, 0, "tree", "F01.1")
    scene.does(0, "act", "drink P01")
    for seat in (EVERYBODY, 0, 1):
        assert scene.sees(seat).drinking == "P01"
        assert scene.told("drinks", seat) == [{"seat": 0, "card": "P01"}]
    scene.does(0, "change", "hill>river")
    assert scene.table.drunk[0] == ("P01",)
    assert scene.table.hands[0] == ("P02",)
    assert scene.table.supply[0][-1] == "river"


@pytest.mark.rule("FM-10.1")
def test_everybody_is_told_when_the_potion_is_put_away_even_if_its_last_question_was_declined() -> None:
    scene = glade(hands={0: PLACE}, supply={0: "tree river", 1: "tree"}, row=ROW)
    drink(scene, 0, PLACE)
    scene.does(0, "die", "river")
    scene.does(0, "target", "F01.4")
    scene.does(0, "train", "none")
    for seat in (EVERYBODY, 0, 1):
        assert scene.told("put_away", seat) == [{"seat": 0, "card": PLACE}]
        assert scene.sees(seat).drinking == ""
        assert len(scene.sees(seat).drunk[0]) == 1


@pytest.mark.rule("FM-10.2")
def test_a_potion_is_drunk_once_and_only_from_the_own_hand() -> None:
    scene = glade(hands={0: "P01", 1: "P02"}, drunk={0: "P03"}, market="P04", supply={0: "tree hill"})
    for potion in ("P02", "P03", "P04", "P29"):  # another's, drunk, in the market, in the deck
        scene.refuses(0, "act", f"drink {potion}", clause="FM-10.2")


@pytest.mark.rule("FM-10.3")
def test_drunk_potions_are_counted_by_all_and_seen_by_their_owner() -> None:
    scene = glade(drunk={0: "P01 P02"})
    assert scene.sees(0).drunk[0] == ("P01", "P02")
    for seat in (EVERYBODY, 1):
        assert len(scene.sees(seat).drunk[0]) == 2
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).drunk[0])
    scene = glade(drunk={0: "P01 P02"}, phase="score")
    assert scene.sees(1).shown[0] == ("P01", "P02")


@pytest.mark.rule("FM-10.4")
def test_a_potion_without_any_possible_effect_is_not_drunk() -> None:
    hand = f"{MOVE} {SWAP} {REMOVE} {RETURN}"
    scene = glade(hands={0: hand}, supply={0: "tree hill"})
    for potion in hand.split():  # nothing has been placed yet
        scene.refuses(0, "act", f"drink {potion}", clause="FM-10.4")
    scene = glade(hands={0: f"{CHANGE} {REROLL}"}, supply={0: "tree"}, row=ROW)
    place(scene, 0, "tree", "F01.1")
    for potion in (CHANGE, REROLL):  # no die is left
        scene.refuses(0, "act", f"drink {potion}", clause="FM-10.4")
    lying = {"F01.1": "0tree", "F01.2": "1tree"}
    for potion, kind in ((MOVE, "move"), (SWAP, "swap"), (REMOVE, "remove"), (RETURN, "return")):
        scene = glade(hands={0: potion}, supply={0: "tree"}, dice=lying)
        drink(scene, 0, potion)
        assert "none" not in scene.options(0, kind)  # once drunk it must do something
        assert scene.asked(0, "act") is None


@pytest.mark.rule("FM-10.5")
def test_change_turns_a_die_of_the_own_supply_to_another_face() -> None:
    scene = glade(
        hands={0: CHANGE}, supply={0: "tree hill wind", 1: "river"}, dice={"F01.3": "0river"}, row=ROW
    )
    drink(scene, 0, CHANGE)
    assert set(scene.options(0, "change")) == {
        "tree>hill",
        "tree>river",
        "hill>river",
        "hill>tree",
        "wind>fire",
        "wind>water",
    }
    question = scene.asked(0, "change")
    assert question is not None
    assert question.default == "tree>hill"
    for wrong in ("tree>tree", "river>tree", "tree>fire", "fire>wind"):
        scene.refuses(0, "change", wrong, clause="FM-10.5")
    scene.does(0, "change", "wind>fire")
    assert scene.table.supply == {0: ("tree", "hill", "fire"), 1: ("river",)}


@pytest.mark.rule("FM-10.6")
def test_reroll_rolls_any_dice_of_the_own_supply_once() -> None:
    scene = glade(hands={0: REROLL}, supply={0: "tree tree wind"}, row=ROW)
    drink(scene, 0, REROLL)
    assert set(scene.options(0, "reroll")) == {"tree", "wind", "tree,tree", "tree,wind", "tree,tree,wind"}
    question = scene.asked(0, "reroll")
    assert question is not None
    assert question.default == ("tree", "tree", "wind")
    for wrong in ("-", "", "tree,tree,tree", "hill"):
        scene.refuses(0, "reroll", wrong, clause="FM-10.6")
    scene.match.dice.script = ["river", "fire"]
    scene.does(0, "reroll", "tree,wind")
    assert scene.table.supply[0] == ("tree", "river", "fire")
    assert asked(scene) == ["act"]


@pytest.mark.rule("FM-10.7")
def test_move_takes_any_resource_die_to_another_empty_slot() -> None:
    lying = {"F01.1": "1hill", "F01.2": "water", "F02.1": "0tree"}
    scene = glade(hands={0: MOVE}, supply={0: "tree"}, dice=lying, scorched="F03.1", row=ROW)
    drink(scene, 0, MOVE)
    assert scene.options(0, "move") == ["F01.1/1", "F02.1/1"]
    scene.refuses(0, "move", "F01.2/1", clause="FM-10.7")  # an element die
    scene.does(0, "move", "F01.1/1")
    for goal, clause in (
        ("F01.2", "FM-10.7"),
        ("F02.1", "FM-10.7"),
        ("F01.1", "FM-10.7"),
        ("F03.1", "FM-14.4"),
    ):
        scene.refuses(0, "move_to", goal, clause=clause)
    scene.does(0, "move_to", "F03.4")  # a hill on a river
    assert scene.table.forest_dice["F03.4"] == ("1hill",)
    assert scene.table.forest_dice["F01.1"] == ()


@pytest.mark.rule("FM-10.8")
def test_move_leads_to_forests_from_anywhere() -> None:
    lying = {"F01.1": "1hill", "D1": "1tree", "AU6@S0": "0river"}
    scene = glade(hands={0: MOVE}, supply={0: "tree"}, dice=lying, creatures={0: "AU6"}, row=ROW)
    drink(scene, 0, MOVE)
    assert scene.options(0, "move") == ["F01.1/1", "D1/1", "AU6@S0/1"]
    scene.does(0, "move", "D1/1")
    assert {goal[:3] for goal in scene.options(0, "move_to")} == {"F01", "F02", "F03"}
    scene.refuses(0, "move_to", "D2", clause="FM-10.8")
    scene.does(0, "move_to", "F01.3")
    assert scene.table.village_dice["D1"] == ()


@pytest.mark.rule("FM-10.9")
def test_nothing_is_gathered_or_roused_by_a_move() -> None:
    scene = glade(
        hands={0: MOVE}, supply={0: "tree"}, dice={"D1": "0river"}, creatures={0: "SU1 AU1"}, row=ROW
    )
    drink(scene, 0, MOVE)
    scene.does(0, "move", "D1/1")
    scene.does(0, "move_to", "F01.4")  # a creature slot in a spring forest
    assert asked(scene) == ["act"]
    assert held(scene) == ""


@pytest.mark.rule("FM-10.10")
def test_a_tower_drops_or_is_uncovered_when_a_die_is_moved() -> None:
    tower = {"F01.1": "0tree 1hill 0river"}
    scene = glade(hands={0: MOVE}, supply={0: "tree"}, dice=tower, row=ROW)
    assert counting(CARDS, scene.table, "F01") == ([1, 0], 0)
    drink(scene, 0, MOVE)
    scene.does(0, "move", "F01.1/3")
    scene.does(0, "move_to", "F02.1")
    assert scene.table.forest_dice["F01.1"] == ("0tree", "1hill")
    assert counting(CARDS, scene.table, "F01") == ([0, 1], 0)
    scene = glade(hands={0: MOVE}, supply={0: "tree"}, dice=tower, row=ROW)
    drink(scene, 0, MOVE)
    scene.does(0, "move", "F01.1/1")
    assert "F01.1" not in scene.options(0, "move_to")
    scene.does(0, "move_to", "F02.1")
    assert scene.table.forest_dice["F01.1"] == ("1hill", "0river")


@pytest.mark.rule("FM-10.11")
def test_lyric_moves_a_die_from_a_creature_into_a_forest() -> None:
    scene = glade(
        turn=1, hands={1: MOVE}, supply={1: "tree"}, creatures={0: "AU6"}, dice={"AU6@S0": "0tree"}, row=ROW
    )
    assert scene.table.characters[1] == "lyric"
    drink(scene, 1, MOVE)
    scene.does(1, "move", "AU6@S0/1")
    scene.does(1, "move_to", "F01.2")
    assert scene.table.creature_dice["AU6@S0"] == ()
    assert scene.table.forest_dice["F01.2"] == ("0tree",)


@pytest.mark.rule("FM-10.12")
def test_swap_exchanges_two_resource_dice_of_one_symbol() -> None:
    lying = {"F01.1": "0tree", "F02.1": "1tree", "F02.2": "1hill", "F03.1": "fire", "F03.2": "fire"}
    scene = glade(
        hands={0: SWAP}, supply={0: "tree", 1: "tree"}, dice=lying, creatures={0: "SU1 AU1"}, row=ROW
    )
    drink(scene, 0, SWAP)
    assert scene.options(0, "swap") == ["F01.1/1", "F02.1/1"]
    scene.refuses(0, "swap", "F03.1/1", clause="FM-10.12")
    scene.does(0, "swap", "F01.1/1")
    scene.refuses(0, "swap_with", "F02.2/1", clause="FM-10.12")
    scene.refuses(0, "swap_with", "F03.1/1", clause="FM-10.12")
    scene.refuses(0, "swap_with", "supply", clause="FM-10.20")
    scene.does(0, "swap_with", "F02.1/1")
    assert scene.table.forest_dice["F01.1"] == ("1tree",)
    assert scene.table.forest_dice["F02.1"] == ("0tree",)
    assert asked(scene) == ["act"]
    assert held(scene) == held(scene, 1) == ""


@pytest.mark.rule("FM-10.13")
def test_swapped_dice_take_each_other_s_exact_place() -> None:
    lying = {"F01.2": "0tree fire", "D1": "1tree 1hill", "AU6@S0": "0hill"}
    scene = glade(hands={0: SWAP}, supply={0: "tree"}, dice=lying, creatures={0: "AU6"}, row=ROW)
    drink(scene, 0, SWAP)
    scene.does(0, "swap", "F01.2/1")
    scene.does(0, "swap_with", "D1/1")
    assert scene.table.forest_dice["F01.2"] == ("1tree", "fire")  # a tree on a hill, still covered
    assert scene.table.village_dice["D1"] == ("0tree", "1hill")
    scene = glade(hands={0: SWAP}, supply={0: "tree"}, dice=lying, creatures={0: "AU6"}, row=ROW)
    drink(scene, 0, SWAP)
    scene.does(0, "swap", "AU6@S0/1")
    scene.does(0, "swap_with", "D1/2")
    assert scene.table.creature_dice["AU6@S0"] == ("1hill",)  # a foreign die on an own card
    assert held(scene) == ""
    scene = glade(hands={0: SWAP}, supply={0: "tree"}, dice={"D1": "0tree 1tree", "F01.1": "1tree"}, row=ROW)
    drink(scene, 0, SWAP)
    scene.does(0, "swap", "D1/1")
    scene.refuses(0, "swap_with", "D1/2", clause="FM-10.13")  # side by side: no exchange at all


@pytest.mark.rule("FM-10.14")
def test_remove_sets_any_placed_die_aside_for_the_round() -> None:
    lying = {"F01.1": "1hill", "F01.2": "water", "D1": "0tree", "AU6@S1": "1river"}
    scene = glade(hands={0: REMOVE}, supply={0: "hill", 1: "tree"}, dice=lying, creatures={1: "AU6"}, row=ROW)
    drink(scene, 0, REMOVE)
    assert scene.options(0, "remove") == ["F01.1/1", "F01.2/1", "D1/1", "AU6@S1/1"]
    before = len(scene.table.aside)
    scene.does(0, "remove", "F01.1/1")
    assert scene.table.aside[before:] == ["1hill"]
    place(scene, 0, "hill", "F02.1")
    scene.refuses(1, "act", "place hill", clause="FM-4.1")
    place(scene, 1, "tree", "F03.1")
    assert scene.table.round == 2
    assert len(scene.table.supply[1]) == 6  # now it is back


@pytest.mark.rule("FM-10.15")
def test_return_takes_an_own_resource_die_back() -> None:
    lying = {"F01.1": "0hill", "F01.2": "1hill", "F01.3": "water", "D1": "0river"}
    scene = glade(hands={0: RETURN}, supply={0: "tree", 1: "tree tree"}, dice=lying, row=ROW)
    drink(scene, 0, RETURN)
    assert scene.options(0, "return") == ["F01.1/1", "D1/1"]
    for wrong in ("F01.2/1", "F01.3/1"):
        scene.refuses(0, "return", wrong, clause="FM-10.15")
    scene.does(0, "return", "D1/1")
    place(scene, 0, "tree", "F03.1")
    place(scene, 1, "tree", "F03.2")
    assert scene.options(0, "act") == ["place river"]  # one more turn


@pytest.mark.rule("FM-10.17")
def test_place_is_a_whole_placement_more() -> None:
    scene = glade(
        hands={0: PLACE},
        supply={0: "river tree"},
        goods={0: "herb berry"},
        dice={"F01.2": "1hill"},
        creatures={0: "SU1"},
        abilities=True,
        row=ROW,
    )
    drink(scene, 0, PLACE)
    scene.does(0, "die", "river")
    assert {"F01.1 herb", "F01.1 berry", "F01.3", "F01.2 tower", "D1"} <= set(scene.options(0, "target"))
    scene.does(0, "target", "F01.1 herb")
    scene.does(0, "scorch", "F03.1")
    assert scene.table.placed is False  # the turn's own placement is still owed
    place(scene, 0, "tree", "F03.2")
    assert scene.table.supply[0] == ()


@pytest.mark.rule("FM-10.18")
def test_place_needs_a_die_to_spare() -> None:
    scene = glade(hands={0: PLACE}, supply={0: "tree"}, row=ROW)
    scene.refuses(0, "act", f"drink {PLACE}", clause="FM-10.18")
    place(scene, 0, "tree", "F01.1")
    scene.refuses(0, "act", f"drink {PLACE}", clause="FM-10.18")
    scene = glade(hands={0: PLACE}, supply={0: "tree hill"}, row=ROW)
    place(scene, 0, "tree", "F01.1")
    drink(scene, 0, PLACE)
    scene.does(0, "die", "hill")
    scene.does(0, "target", "F01.2")
    assert scene.table.supply[0] == ()


@pytest.mark.rule("FM-10.19")
def test_any_placed_die_is_anybody_s_in_forest_village_or_on_a_creature() -> None:
    lying = {"F01.1": "0hill", "F02.1": "1hill", "D2": "1tree", "AU6@S0": "0tree", "SP9@S1": "wind"}
    scene = glade(hands={0: REMOVE}, supply={0: "tree"}, dice=lying, creatures={0: "AU6", 1: "SP9"}, row=ROW)
    drink(scene, 0, REMOVE)
    assert set(scene.options(0, "remove")) == {f"{place}/1" for place in lying}


@pytest.mark.rule("FM-10.20")
def test_covered_dice_are_placed_dice_those_aside_or_in_supplies_are_not() -> None:
    scene = glade(hands={0: REMOVE}, supply={0: "tree"}, dice={"F01.1": "0hill 1hill fire"}, row=ROW)
    drink(scene, 0, REMOVE)
    assert scene.options(0, "remove") == ["F01.1/1", "F01.1/2", "F01.1/3"]
    for wrong in ("aside/1", "F01.2/1", "tree"):
        scene.refuses(0, "remove", wrong, clause="FM-10.20")
    scene.does(0, "remove", "F01.1/1")
    assert scene.table.forest_dice["F01.1"] == ("1hill", "fire")


@pytest.mark.rule("FM-10.22")
def test_swap_takes_dice_of_different_players_even_of_one_tower() -> None:
    lying = {"F01.1": "0tree 1tree", "F02.1": "0tree"}
    scene = glade(hands={0: SWAP}, supply={0: "tree"}, dice=lying, row=ROW)
    assert controller(CARDS, scene.table, "F01") == 1
    drink(scene, 0, SWAP)
    scene.does(0, "swap", "F01.1/1")
    scene.refuses(0, "swap_with", "F02.1/1", clause="FM-10.22")
    scene.does(0, "swap_with", "F01.1/2")
    assert scene.table.forest_dice["F01.1"] == ("1tree", "0tree")
    assert controller(CARDS, scene.table, "F01") == 0
    scene = glade(hands={0: SWAP}, supply={0: "tree"}, dice={"F01.1": "0tree", "F02.1": "0tree"}, row=ROW)
    scene.refuses(0, "act", f"drink {SWAP}", clause="FM-10.4")


@pytest.mark.rule("FM-10.23")
def test_nobody_drinks_the_same_card_twice_in_a_round() -> None:
    scene = glade(
        hands={0: RETURN},
        goods={0: "herb mushroom mushroom crystal"},
        supply={0: "tree tree", 1: "tree tree"},
        dice={"F01.2": "0hill"},
        market="P01 P05 P09 P13",
        deck="",
        row=ROW,
    )
    drink(scene, 0, RETURN)
    scene.does(0, "return", "F01.2/1")
    place(scene, 0, "tree", "F01.1")  # a herb
    scene.does(0, "act", "brew P01")  # the deck is renewed with P28 alone
    assert RETURN in scene.table.market
    place(scene, 1, "tree", "F03.1")
    scene.does(0, "act", f"brew {RETURN}")  # brewing it anew is legal
    assert scene.table.hands[0] == ("P01", RETURN)
    scene.refuses(0, "act", f"drink {RETURN}", clause="FM-10.23")
    scene.at("act", tasted={0: (), 1: ()})  # as in the next round
    assert f"drink {RETURN}" in scene.options(0, "act")


@pytest.mark.rule("FM-10.23")
def test_the_next_round_begins_with_a_clear_head() -> None:
    scene = glade(supply={0: "tree", 1: ""}, tasted={0: ("P28",), 1: ()}, row=ROW)
    place(scene, 0, "tree", "F01.1")
    assert scene.table.round == 2
    assert scene.table.tasted == {0: (), 1: ()}


@pytest.mark.rule("FM-10.24")
def test_by_agreement_the_potion_moves_dice_into_the_village_too() -> None:
    lying = {"F01.1": "1hill", "D1": "0tree", "D4": "water"}
    scene = glade(
        hands={0: MOVE}, supply={0: "fire tree"}, dice=lying, move_target="any", creatures={0: "AU6"}, row=ROW
    )
    drink(scene, 0, MOVE)
    scene.does(0, "move", "D1/1")
    village = [goal for goal in scene.options(0, "move_to") if "." not in goal]
    assert village == ["D2", "D3", "D5"]  # not its own slot, not the full one
    scene.refuses(0, "move_to", "D1", clause="FM-10.24")
    scene.refuses(0, "move_to", "D4", clause="FM-10.24")
    scene.refuses(0, "move_to", "AU6@S0", clause="FM-10.24")
    scene.does(0, "move_to", "D3")
    assert asked(scene) == ["act"]  # no village action
    assert "D3" not in targets(scene, 0, "fire")  # and the slot is blocked
    scene = glade(hands={0: MOVE}, supply={0: "tree"}, dice={"D1": "0tree 1tree"}, move_target="any", row=ROW)
    drink(scene, 0, MOVE)
    scene.does(0, "move", "D1/2")
    scene.does(0, "move_to", "D2")
    assert (scene.table.village_dice["D1"], scene.table.village_dice["D2"]) == (("0tree",), ("1tree",))


def test_random_play_drinks_every_effect() -> None:
    seen = set()
    for laid in TABLES:
        for table in every_position(laid, matches=2):
            if table.drinking:
                seen.add(CARDS.potions[table.drinking].effect)
    assert len(seen) == 7


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_a_swap_is_possible_exactly_if_a_die_has_a_partner(laid: Laid) -> None:
    """The quick answer and the list of dice agree in every position. (FM-10.4, FM-10.12)"""
    found = {True: 0, False: 0}
    for table in every_position(laid, matches=2):
        assert can_swap(table) is bool(swappable(table))
        found[can_swap(table)] += 1
    assert min(found.values()) > 0
