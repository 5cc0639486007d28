"""«Маги леса», chapter 10: dice that have come back rest until the next turn of their owner."""

from __future__ import annotations

import re
from random import Random

import pytest

from forest_mages.glade import EVERYBODY, GAME, drink, glade, place
from polyana.core import imagine
from polyana.core.asks import legal
from polyana.games.forest_mages.bots.bot import BOTS
from web.drawn import regions

ROW = "F01 F02 F03"
CHANGE, REROLL, PLACE, RETURN = "P01", "P06", "P10", "P28"


@pytest.mark.rule("FM-10.16")
def test_a_die_taken_back_rests_until_the_next_turn_of_its_owner() -> None:
    scene = glade(hands={0: RETURN}, supply={0: "tree", 1: "tree tree"}, dice={"F01.2": "0hill"}, row=ROW)
    drink(scene, 0, RETURN)
    scene.does(0, "return", "F01.2/1")
    for seat in (EVERYBODY, 0, 1):
        assert scene.sees(seat).supply[0] == ("tree", "hill")
        assert scene.sees(seat).resting[0] == ("hill",)
    assert scene.options(0, "act") == ["place tree"]
    scene.refuses(0, "act", "place hill", clause="FM-10.16")
    place(scene, 0, "tree", "F03.1")
    assert scene.table.resting[0] == ("hill",)
    place(scene, 1, "tree", "F03.2")
    assert scene.match.waiting() == [0]  # it counts as unplaced: a turn more
    assert not scene.table.resting[0]
    assert scene.options(0, "act") == ["place hill"]


@pytest.mark.rule("FM-10.16")
def test_of_two_equal_dice_only_the_one_that_came_back_rests() -> None:
    scene = glade(hands={0: RETURN}, supply={0: "hill", 1: "tree"}, dice={"F01.2": "0hill"}, row=ROW)
    drink(scene, 0, RETURN)
    scene.does(0, "return", "F01.2/1")
    place(scene, 0, "hill", "F01.2")
    assert (scene.table.supply[0], scene.table.resting[0]) == (("hill",), ("hill",))


@pytest.mark.rule("FM-10.16", "FM-10.18")
def test_a_die_that_wind_brought_back_is_no_spare_die_for_place() -> None:
    lying = {"F01.2": "0hill"}
    scene = glade(hands={0: PLACE}, supply={0: "wind", 1: "tree"}, dice=lying, row=ROW)
    place(scene, 0, "wind", "F01.2 back")
    assert scene.table.resting[0] == ("hill",)
    scene.refuses(0, "act", f"drink {PLACE}", clause="FM-10.16")
    scene.refuses(0, "act", "place hill", clause="FM-3.8")  # the turn has had its placement
    scene = glade(hands={0: PLACE}, supply={0: "tree wind", 1: "tree"}, dice=lying, row=ROW)
    place(scene, 0, "wind", "F01.2 back")
    drink(scene, 0, PLACE)
    assert scene.options(0, "die") == ["tree"]
    scene.refuses(0, "die", "hill", clause="FM-10.16")
    scene.refuses(0, "die", "river", clause="FM-4.1")
    scene = glade(hands={0: PLACE}, supply={0: "tree wind", 1: "tree"}, dice=lying, row=ROW)
    drink(scene, 0, PLACE)
    scene.does(0, "die", "wind")
    scene.does(0, "target", "F01.2 back")
    assert scene.options(0, "act") == ["place tree"]  # the turn's own placement, and the hill rests


@pytest.mark.rule("FM-10.16")
def test_the_next_turn_may_come_at_once() -> None:
    scene = glade(supply={0: "wind", 1: ""}, dice={"F01.2": "0hill"}, row=ROW)
    place(scene, 0, "wind", "F01.2 back")
    assert scene.options(0, "act") == ["place hill"]


@pytest.mark.rule("FM-10.16", "FM-10.5")
@pytest.mark.parametrize(
    ("change", "supply", "resting"),
    [
        ("hill>river", ("tree", "river"), ("river",)),
        ("tree>river", ("hill", "river"), ("hill",)),
        ("tree>hill", ("hill", "hill"), ("hill",)),
    ],
)
def test_a_resting_die_is_of_the_supply_and_may_be_turned(
    change: str, supply: tuple[str, ...], resting: tuple[str, ...]
) -> None:
    scene = glade(hands={0: CHANGE}, supply={0: "tree wind", 1: "tree"}, dice={"F01.2": "0hill"}, row=ROW)
    place(scene, 0, "wind", "F01.2 back")
    drink(scene, 0, CHANGE)
    scene.does(0, "change", change)
    assert (scene.table.supply[0], scene.table.resting[0]) == (supply, resting)


@pytest.mark.rule("FM-10.16", "FM-10.6")
def test_a_resting_die_rests_on_after_a_reroll() -> None:
    scene = glade(
        hands={0: REROLL}, supply={0: "hill hill wind", 1: "tree"}, dice={"F01.2": "0hill"}, row=ROW
    )
    place(scene, 0, "wind", "F01.2 back")
    drink(scene, 0, REROLL)
    scene.match.dice.script = ["tree", "river", "tree"]
    scene.does(0, "reroll", "hill,hill,hill")
    assert (scene.table.supply[0], scene.table.resting[0]) == (("tree", "tree", "river"), ("tree",))
    # The last of them is the one that rests: everybody sees which it is.
    assert scene.told("rerolled", 1)[-1]["dice"] == ["tree", "river", "tree"]


@pytest.mark.rule("FM-10.6")
def test_rerolled_dice_are_told_in_an_order_that_means_nothing() -> None:
    for fallen in (["river", "tree"], ["tree", "river"]):
        scene = glade(hands={0: REROLL}, supply={0: "hill hill", 1: "tree"}, row=ROW)
        drink(scene, 0, REROLL)
        scene.match.dice.script = list(fallen)
        scene.does(0, "reroll", "hill,hill")
        assert scene.told("rerolled", 1)[-1]["dice"] == ["tree", "river"]


@pytest.mark.rule("FM-10.16")
@pytest.mark.parametrize(("language", "words"), [("ru", "отдыхает"), ("en", "rests")])
def test_a_resting_die_is_shown_in_the_own_tray_and_on_the_plate(language: str, words: str) -> None:
    scene = glade(hands={0: RETURN}, supply={0: "hill", 1: "tree"}, dice={"F01.2": "0hill"}, row=ROW)
    drink(scene, 0, RETURN)
    assert "fm-resting" not in "".join(regions(scene.match, 0, language).values())
    scene.does(0, "return", "F01.2/1")
    own = regions(scene.match, 0, language)["own"]
    (resting,) = re.findall(r'<span class="fm-die fm-resting"[^>]*>', own)
    assert words in resting
    assert own.count('data-die="hill"') == 1  # the other hill may be placed
    assert "fm-legend" in own
    for seat in (-1, 0, 1):
        players = regions(scene.match, seat, language)["players"]
        assert players.count('class="fm-resting"') == 1
    assert "fm-resting" not in regions(scene.match, 1, language)["own"]
    place(scene, 0, "hill", "D1")
    assert 'data-test="resting"' in regions(scene.match, 0, language)["own"]


def test_a_resting_die_can_be_marked_for_a_reroll() -> None:
    scene = glade(hands={0: REROLL}, supply={0: "tree wind", 1: "tree"}, dice={"F01.2": "0hill"}, row=ROW)
    place(scene, 0, "wind", "F01.2 back")
    drink(scene, 0, REROLL)
    assert re.findall(r'data-toss="(\w+)"', regions(scene.match, 0)["own"]) == ["tree", "hill"]


@pytest.mark.rule("FM-10.16")
@pytest.mark.parametrize("level", BOTS)
def test_bots_and_their_imagined_worlds_know_resting_dice(level: str) -> None:
    scene = glade(
        hands={0: RETURN}, supply={0: "tree wind", 1: "tree"}, dice={"F01.2": "0hill"}, market="", row=ROW
    )
    drink(scene, 0, RETURN)
    scene.does(0, "return", "F01.2/1")
    view = scene.match.view(0)
    world = imagine(GAME, view)(Random(1))
    assert world.table.resting[0] == ("hill",)
    (ask,) = world.open_asks()
    assert set(legal(world.offers(ask))) == {"place tree", "place wind"}
    choice = BOTS[level](GAME, 0, Random(1)).choose(view)
    assert choice is not None
    assert choice.text in ("place tree", "place wind")
