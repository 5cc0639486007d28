"""«Маги леса», chapter 3: rounds and turns."""

from __future__ import annotations

import pytest

from forest_mages.glade import TABLES, asked, drink, every_position, finish, fresh, glade, held, place
from polyana.core import Refused
from polyana.testing import Laid


@pytest.mark.rule("FM-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_by_day_and_by_night(players: int) -> None:
    scene = fresh(players)
    finish(scene)
    assert scene.told("round") == [
        {"round": 1, "side": "day"},
        {"round": 2, "side": "night"},
        {"round": 3, "side": "day"},
        {"round": 4, "side": "night"},
    ]


@pytest.mark.rule("FM-3.2")
def test_everybody_rolls_all_six_dice_when_a_round_begins() -> None:
    scene = glade(players=3, supply={0: "tree", 1: "", 2: ""})
    place(scene, 0, "tree", "F01.1")
    assert scene.table.round == 2
    assert [len(scene.table.supply[seat]) for seat in range(3)] == [6, 6, 6]
    assert [told["seat"] for told in scene.told("rolled")] == [0, 1, 2]
    assert [told["dice"] for told in scene.told("rolled")] == [list(scene.table.supply[s]) for s in range(3)]


@pytest.mark.rule("FM-3.3")
def test_nobody_rolls_or_turns_dice_again_without_an_ability() -> None:
    scene = glade(supply={0: "tree hill fire", 1: "river"})
    scene.refuses(0, "act", "roll tree", clause="FM-3.3")
    scene.refuses(0, "act", "turn fire wind", clause="FM-12.9")
    scene.refuses(0, "reroll", "tree", clause="FM-10.6")
    place(scene, 0, "tree", "F01.1")
    assert scene.table.supply == {0: ("hill", "fire"), 1: ("river",)}


@pytest.mark.rule("FM-3.4")
def test_a_die_that_comes_back_keeps_its_face() -> None:
    scene = glade(supply={0: "tree wind"}, dice={"F01.1": "0river"})
    place(scene, 0, "wind", "F01.1 back")
    assert scene.table.supply[0] == ("tree", "river")
    scene = glade(supply={0: "tree"}, dice={"F01.1": "0river"}, hands={0: "P28"})
    drink(scene, 0, "P28")
    scene.does(0, "return", "F01.1/1")
    assert scene.table.supply[0] == ("tree", "river")


@pytest.mark.rule("FM-3.5")
def test_turns_go_round_from_the_first_player_until_all_dice_are_placed() -> None:
    scene = fresh(3, first=1)
    finish(scene, until="none")
    told = [event for event in scene.events if event.kind in ("turn", "round")]
    first_round = [event.args["seat"] for event in told[1 : 1 + 18]]
    assert first_round == [1, 2, 0] * 6
    assert told[19].kind == "round"


@pytest.mark.rule("FM-3.6")
def test_a_turn_is_one_die_and_perhaps_one_brew_and_one_drink() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P01", hands={0: "P10"}, supply={0: "tree tree hill"})
    assert {"place tree", "brew P01", "drink P10"} <= set(scene.options(0, "act"))
    assert "end" not in scene.options(0, "act")  # the placement is owed
    place(scene, 0, "tree", "F01.1")
    assert scene.options(0, "act") == ["end", "brew P01", "drink P10"]  # the others are free
    scene.does(0, "act", "end")
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-3.7")
@pytest.mark.parametrize(
    "order",
    ["brew drink place", "place brew drink", "brew place drink", "place drink brew", "drink brew place"],
)
def test_the_three_actions_come_in_any_order(order: str) -> None:
    """In the first one the potion that has just been brewed is drunk, and then the die is placed."""
    scene = glade(
        goods={0: "herb crystal"},
        market="P01",
        hands={0: "" if order.startswith("brew d") else "P02"},
        supply={0: "tree hill river"},
    )
    for action in order.split():
        if action == "place":
            place(scene, 0, "tree", "F01.1")
        elif action == "brew":
            scene.does(0, "act", "brew P01")
        else:
            drink(scene, 0, "P01" if order.startswith("brew d") else "P02")
            scene.does(0, "change", "river>hill")
    assert scene.table.supply[0] == ("hill", "hill")
    assert held(scene) == "1 herb"
    assert scene.table.drunk[0] == (("P01",) if order.startswith("brew d") else ("P02",))


@pytest.mark.rule("FM-3.8")
def test_nothing_is_done_twice_and_nobody_acts_out_of_turn() -> None:
    scene = glade(
        goods={0: "herb herb crystal crystal berry berry"},
        market="P01 P14",
        hands={0: "P02 P03"},
        supply={0: "tree hill river"},
    )
    scene.refuses(0, "act", "end", clause="FM-3.8")
    scene.refuses(1, "act", "place tree", clause="FM-3.8")
    scene.does(0, "act", "brew P01")
    scene.does(0, "pay", "1,0,1,0")
    scene.refuses(0, "act", "brew P14", clause="FM-3.8")
    drink(scene, 0, "P02")
    scene.does(0, "change", "hill>tree")
    scene.refuses(0, "act", "drink P03", clause="FM-3.8")
    place(scene, 0, "tree", "F01.1")
    assert scene.match.waiting() == [1]  # nothing is left to do: the turn is over
    scene.refuses(0, "act", "place tree", clause="FM-3.8")
    scene = glade(hands={0: "P02"}, supply={0: "tree hill river"})
    place(scene, 0, "tree", "F01.1")
    scene.refuses(0, "act", "place hill", clause="FM-3.8")


@pytest.mark.rule("FM-3.9")
def test_without_dice_the_turn_is_skipped_for_the_rest_of_the_round() -> None:
    scene = glade(
        players=3,
        supply={0: "tree tree", 1: "", 2: "tree"},
        goods={1: "herb crystal"},
        market="P01",
        hands={1: "P29"},
        dice={"F02.1": "1hill"},
    )
    place(scene, 0, "tree", "F01.1")
    assert scene.match.waiting() == [2]
    for act in ("brew P01", "drink P29"):
        scene.refuses(1, "act", act, clause="FM-3.8")


@pytest.mark.rule("FM-3.10")
def test_after_the_last_die_one_may_still_brew_and_drink() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P01", hands={0: "P28"}, supply={0: "tree"})
    place(scene, 0, "tree", "F02.4")
    scene.does(0, "train", "none")
    assert {"brew P01", "drink P28", "end"} == set(scene.options(0, "act"))
    scene.does(0, "act", "brew P01")
    drink(scene, 0, "P28")
    scene.does(0, "return", "F02.4/1")
    assert scene.table.supply[0] == ("tree",)


@pytest.mark.rule("FM-3.11")
def test_a_returned_die_is_a_turn_more_and_an_additional_one_a_turn_less() -> None:
    scene = glade(supply={0: "wind", 1: "tree"}, dice={"F01.1": "0river"})
    place(scene, 0, "wind", "F01.1 back")
    place(scene, 1, "tree", "F02.4")
    scene.does(1, "train", "none")
    assert scene.match.waiting() == [0]  # the river is still to be placed
    scene = glade(supply={0: "tree hill", 1: "tree tree"}, hands={0: "P10"})
    drink(scene, 0, "P10")
    scene.does(0, "die", "hill")
    scene.does(0, "target", "F01.2")
    place(scene, 0, "tree", "F01.1")
    for slot in ("F03.1", "F03.2"):
        assert scene.match.waiting() == [1]
        place(scene, 1, "tree", slot)


@pytest.mark.rule("FM-3.12")
def test_who_alone_has_dice_moves_again_and_again() -> None:
    scene = glade(players=3, supply={0: "", 1: "", 2: "tree hill river"}, turn=2)
    for die, slot in (("tree", "F01.1"), ("hill", "F01.2")):
        place(scene, 2, die, slot)
        assert scene.match.waiting() == [2]
    place(scene, 2, "river", "F01.3")
    assert scene.table.round == 2


@pytest.mark.rule("FM-3.13")
def test_the_round_ends_when_all_supplies_are_empty() -> None:
    scene = glade(supply={0: "tree", 1: "hill"})
    place(scene, 0, "tree", "F01.1")
    assert scene.table.round == 1
    place(scene, 1, "hill", "F01.2")
    assert scene.table.round == 2
    assert len(scene.told("discarded")) == 3


@pytest.mark.rule("FM-3.14")
def test_the_end_of_the_round_is_checked_after_the_turn() -> None:
    """The last die of all lies; its owner drinks and takes it back: the round goes on."""
    scene = glade(supply={0: "tree", 1: ""}, hands={0: "P28"})
    place(scene, 0, "tree", "F01.1")
    assert scene.table.round == 1
    drink(scene, 0, "P28")
    scene.does(0, "return", "F01.1/1")
    assert scene.table.round == 1
    assert scene.options(0, "act") == ["place tree"]


@pytest.mark.rule("FM-3.15")
def test_an_action_is_finished_before_the_next_one_begins() -> None:
    """In the middle of a placement there is nothing but its own question."""
    scene = glade(
        goods={0: "herb crystal"},
        market="P01",
        hands={0: "P02"},
        supply={0: "tree fire"},
        creatures={0: "SU6"},
        released={0: "SP1"},
        claimed={0: "F05"},
    )
    assert {"turn fire wind", "send SP1 F05"} <= set(scene.options(0, "act"))
    scene.does(0, "act", "place tree")
    assert asked(scene) == ["target"]
    scene.does(0, "target", "D1")
    assert asked(scene) == ["pick"]
    for act in ("brew P01", "drink P02", "turn fire wind", "send SP1 F05"):
        scene.refuses(0, "act", act, clause="FM-3.8")
    scene.does(0, "pick", "herb,mushroom")
    assert {"turn fire wind", "send SP1 F05", "brew P01", "drink P02"} <= set(scene.options(0, "act"))


@pytest.mark.rule("FM-3.16")
def test_the_turn_ends_by_word_or_when_neither_brew_nor_drink_is_left() -> None:
    for hand, goods in (("P02", ""), ("", "herb crystal")):
        scene = glade(hands={0: hand}, goods={0: goods}, market="P01", supply={0: "tree hill"})
        place(scene, 0, "tree", "F03.2")
        assert scene.match.waiting() == [0]
        scene.does(0, "act", "end")
        assert scene.match.waiting() == [1]
    scene = glade(  # free actions do not hold the turn open
        market="P05", supply={0: "tree fire"}, creatures={0: "SU6"}, released={0: "SP1"}, claimed={0: "F05"}
    )
    place(scene, 0, "tree", "F01.1")
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-3.17")
def test_a_clock_is_off_unless_agreed_and_then_the_defaults_count() -> None:
    quiet = fresh(2)
    question = quiet.asked(quiet.table.turn, "act")
    assert question is not None
    assert question.seconds is None
    for seconds in (9, 601):
        with pytest.raises(Refused) as refused:
            fresh(2, turn_seconds=seconds)
        assert refused.value.clause == "FM-3.17"
    scene = glade(turn_seconds=30, supply={0: "hill tree", 1: "tree"})
    question = scene.asked(0, "act")
    assert question is not None
    assert question.seconds == 30
    for _ in ("die", "target", "pick"):
        scene.runs_out("turn")
    assert scene.table.village_dice["D1"] == ("0tree",)
    assert held(scene) == "1 herb, 1 mushroom"
    assert scene.match.waiting() == [1]


@pytest.mark.rule("FM-3.17")
def test_the_evening_has_a_glass_of_its_own() -> None:
    """Who has used up the time of the last turn can still think about the evening."""
    scene = glade(
        turn_seconds=30, supply={0: "tree", 1: ""}, creatures={0: "WI8"}, goods={0: "berry"}, market=""
    )
    turn = scene.asked(0, "act")
    place(scene, 0, "tree", "F03.1")
    evening = scene.asked(0, "evening")
    assert turn is not None
    assert evening is not None
    assert evening.clock != turn.clock
    scene.runs_out("turn")
    assert held(scene) == "1 crystal, 1 berry"
    assert scene.table.round == 2


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_whoever_is_on_turn_had_dice(laid: Laid) -> None:
    for table in every_position(laid, matches=1):
        if not table.placed and not table.drinking and table.row and table.supply:
            assert table.supply[table.turn] or table.sheet
