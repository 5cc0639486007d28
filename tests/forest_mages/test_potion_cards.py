"""Every potion of the box: brewed for its cost, drunk for its effect, worth its points."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, drink, glade, held, place

POTIONS = """
P01 change 1/0/1 2
P02 change 2/0/1 3
P03 change 0/3/1 5
P04 change 2/1/1 5
P05 change 1/2/2 7
P06 reroll 1/1/0 2
P07 reroll 0/3/0 3
P08 reroll 1/0/3 5
P09 reroll 3/1/1 7
P10 place 0/2/0 2
P11 place 1/0/2 3
P12 place 2/2/0 5
P13 place 3/0/2 7
P14 move 0/0/2 1
P15 move 1/1/1 2
P16 move 3/1/0 4
P17 move 1/2/1 4
P18 move 1/1/3 6
P19 swap 0/1/2 2
P20 swap 0/0/3 2
P21 swap 1/3/0 4
P22 swap 3/2/0 6
P23 remove 0/2/1 2
P24 remove 3/0/0 2
P25 remove 3/0/1 4
P26 remove 0/2/2 4
P27 remove 0/2/3 6
P28 return 1/2/0 2
P29 return 2/1/0 2
P30 return 2/0/2 4
P31 return 0/1/3 4
P32 return 1/3/1 6
"""
ROWS = [row.split() for row in POTIONS.split("\n") if row]
EACH = pytest.mark.parametrize(("potion", "effect", "cost", "worth"), ROWS, ids=[row[0] for row in ROWS])


def test_no_potion_is_forgotten() -> None:
    assert [row[0] for row in ROWS] == list(CARDS.potions)


@EACH
def test_a_potion_is_brewed_for_its_cost(potion: str, effect: str, cost: str, worth: str) -> None:
    herbs, mushrooms, crystals = (int(count) for count in cost.split("/"))
    goods = "herb " * herbs + "mushroom " * mushrooms + "crystal " * crystals
    scene = glade(goods={0: goods}, market=potion)
    scene.does(0, "act", f"brew {potion}")
    assert (held(scene), scene.table.hands[0]) == ("", (potion,))
    short = " ".join(goods.split()[1:])
    glade(goods={0: short}, market=potion).refuses(0, "act", f"brew {potion}", clause="FM-9.2")


@EACH
def test_a_potion_is_worth_its_points(potion: str, effect: str, cost: str, worth: str) -> None:
    scene = glade(hands={0: potion}, phase="score")
    assert scene.table.sheet[0][0] == int(worth)


@EACH
def test_a_potion_does_what_it_says(potion: str, effect: str, cost: str, worth: str) -> None:
    lying = {"F01.1": "0tree", "F02.1": "1tree"}
    scene = glade(row="F01 F02 F03", hands={0: potion}, dice=lying, supply={0: "hill fire", 1: "tree"})
    drink(scene, 0, potion)
    t = scene.table
    if effect == "change":
        scene.does(0, "change", "fire>wind")
        assert t.supply[0] == ("hill", "wind")
    elif effect == "reroll":
        scene.match.dice.script = ["river"]
        scene.does(0, "reroll", "hill")
        assert t.supply[0] == ("river", "fire")
    elif effect == "place":
        scene.does(0, "die", "hill")
        scene.does(0, "target", "F01.2")
        assert t.forest_dice["F01.2"] == ("0hill",)
        place(scene, 0, "fire", "F01.1 over")
    elif effect == "move":
        scene.does(0, "move", "F02.1/1")
        scene.does(0, "move_to", "F03.4")
        assert (t.forest_dice["F02.1"], t.forest_dice["F03.4"]) == ((), ("1tree",))
    elif effect == "swap":
        scene.does(0, "swap", "F01.1/1")
        scene.does(0, "swap_with", "F02.1/1")
        assert (t.forest_dice["F01.1"], t.forest_dice["F02.1"]) == (("1tree",), ("0tree",))
    elif effect == "remove":
        scene.does(0, "remove", "F02.1/1")
        assert t.forest_dice["F02.1"] == ()
        assert "1tree" in t.aside
    else:
        scene.does(0, "return", "F01.1/1")
        assert t.supply[0] == ("tree", "hill", "fire")
    assert scene.table.drunk[0] == (potion,)
