"""«Маги леса», chapters 14 and 15: scorching, and dice towers."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, TABLES, drink, every_position, glade, misplaces, place, targets
from polyana.core.speech import Speech
from polyana.games.forest_mages.rules.control import controller, counting
from polyana.games.forest_mages.rules.dice import NOBODY
from polyana.web.render.plain import zones

ROW = "F01 F02 F03"


@pytest.mark.rule("FM-14.1")
def test_a_scorched_slot_holds_a_fire_token_of_the_supply() -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, round=2)
    place(scene, 0, "fire", "N3")
    scene.does(0, "scorch", "F01.1")
    assert scene.table.scorched_slots == ("F01.1",)
    assert scene.table.fire_tokens == 9
    assert "F01.1" not in scene.table.forest_dice  # a slot with a token holds no dice, not even none
    assert scene.told("scorched") == [{"seat": 0, "place": "F01.1"}]


def test_scorched_slots_are_named_in_plain_words() -> None:
    """In the terminal there are no drawings that show them."""
    scene = glade(row=ROW, scorched="F01.1 F02.3")
    shown = dict(zones(scene.match.view(0), Speech("polyana.games.forest_mages", "ru")))
    assert shown["Сожжённые ячейки"] == [("", "F01.1 F02.3")]
    assert "F01.1" not in dict(shown["Кубики в лесах"])


@pytest.mark.rule("FM-14.2")
def test_only_empty_forest_slots_are_scorched() -> None:
    scene = glade(
        row=ROW,
        supply={0: "fire tree"},
        round=2,
        dice={"F01.1": "1tree", "F01.2": "water"},
        creatures={0: "AU6"},
    )
    place(scene, 0, "fire", "N3")
    for wrong in ("F01.1", "F01.2", "N1", "N5", "AU6@S0", "F04.1"):
        scene.refuses(0, "scorch", wrong, clause="FM-14.2")
    assert set(scene.options(0, "scorch")) == {"none", *scene.table.forest_dice} - {"F01.1", "F01.2"}


@pytest.mark.rule("FM-14.3")
def test_nothing_is_scorched_without_an_ability_that_says_so() -> None:
    scene = glade(row=ROW, supply={0: "fire tree"}, creatures={0: "SP5 AU1 WI1"})
    scene.refuses(0, "scorch", "F01.2", clause="FM-14.2")
    place(scene, 0, "fire", "F01.1")
    assert scene.match.waiting() == [1]
    for creature in ("SU1", "SU5"):
        scene = glade(row=ROW, supply={0: "tree tree"}, creatures={0: creature})
        place(scene, 0, "tree", "F01.1" if creature == "SU1" else "D1")
        if creature == "SU5":
            scene.does(0, "pick", "herb,mushroom")
        assert scene.asked(0, "scorch")


@pytest.mark.rule("FM-14.4")
def test_no_die_comes_into_a_scorched_slot_in_any_way() -> None:
    scene = glade(
        row=ROW,
        supply={0: "tree hill fire wind"},
        goods={0: "herb berry"},
        scorched="F01.1",
        abilities=True,
        dice={"F02.1": "0hill"},
    )
    for die, target in (
        ("tree", "F01.1"),
        ("hill", "F01.1 herb"),
        ("hill", "F01.1 berry"),
        ("fire", "F01.1"),
        ("fire", "F01.1 over"),
        ("wind", "F01.1 back"),
        ("tree", "F01.1 tower"),
    ):
        misplaces(scene, 0, die, target, clause="FM-14.4")
    scene = glade(row=ROW, supply={0: "tree"}, scorched="F01.1", dice={"F02.1": "0hill"}, hands={0: "P14"})
    drink(scene, 0, "P14")
    scene.does(0, "move", "F02.1/1")
    scene.refuses(0, "move_to", "F01.1", clause="FM-14.4")
    scene = glade(row=ROW, supply={0: "fire tree"}, scorched="F01.1", round=2)
    place(scene, 0, "fire", "N3")
    scene.refuses(0, "scorch", "F01.1", clause="FM-14.4")


@pytest.mark.rule("FM-14.5")
def test_fire_tokens_do_not_count_for_control() -> None:
    scene = glade(row=ROW, dice={"F01.1": "0tree"}, scorched="F01.2 F01.3 F01.4")
    assert counting(CARDS, scene.table, "F01") == ([1, 0], 0)
    assert controller(CARDS, scene.table, "F01") == 0


@pytest.mark.rule("FM-14.7")
def test_tokens_return_when_the_forest_leaves_the_row() -> None:
    scene = glade(
        row=ROW,
        dice={"F01.1": "0tree"},
        scorched="F01.2 F02.1",
        phase="claim",
        forests_left=0,
        supply={0: "", 1: ""},
    )
    assert scene.table.fire_tokens == 10
    scene = glade(row=ROW, dice={"F01.1": "0tree"}, scorched="F01.2 F02.1", supply={0: "tree", 1: ""})
    place(scene, 0, "tree", "F03.1")
    assert scene.table.round == 2
    assert scene.table.fire_tokens == 10


@pytest.mark.rule("FM-15.1")
def test_towers_grow_without_limit() -> None:
    tower = "0tree 1tree 0hill 1hill fire 0river 1river fire"
    scene = glade(players=3, row="F01 F02 F03 F04", dice={"F01.1": tower}, supply={0: "fire tree"})
    place(scene, 0, "fire", "F01.1 over")
    assert len(scene.table.forest_dice["F01.1"]) == 9


@pytest.mark.rule("FM-15.2")
@pytest.mark.parametrize(("tower", "owner"), [("1tree 0tree", 0), ("0tree 1tree", 1), ("0tree fire", NOBODY)])
def test_only_the_top_die_counts(tower: str, owner: int) -> None:
    scene = glade(row=ROW, dice={"F01.1": tower})
    assert controller(CARDS, scene.table, "F01") == owner


@pytest.mark.rule("FM-15.3")
@pytest.mark.parametrize(
    ("potion", "kind"), [("P14", "move"), ("P19", "swap"), ("P23", "remove"), ("P28", "return")]
)
def test_covered_dice_can_be_moved_swapped_removed_and_returned(potion: str, kind: str) -> None:
    lying = {"F01.1": "0tree fire", "F02.1": "1tree"}
    scene = glade(row=ROW, dice=lying, supply={0: "tree"}, hands={0: potion})
    drink(scene, 0, potion)
    scene.does(0, kind, "F01.1/1")
    if kind == "move":
        scene.does(0, "move_to", "F03.1")
    if kind == "swap":
        scene.does(0, "swap_with", "F02.1/1")
    left = {"swap": ("1tree", "fire")}.get(kind, ("fire",))
    assert scene.table.forest_dice["F01.1"] == left


@pytest.mark.rule("FM-15.4")
def test_dice_drop_when_a_lower_one_leaves_and_are_uncovered_when_the_top_leaves() -> None:
    for address, left in (("F01.1/2", ("0tree", "fire")), ("F01.1/3", ("0tree", "1hill"))):
        scene = glade(row=ROW, dice={"F01.1": "0tree 1hill fire"}, supply={0: "tree"}, hands={0: "P23"})
        drink(scene, 0, "P23")
        scene.does(0, "remove", address)
        assert scene.table.forest_dice["F01.1"] == left
    assert counting(CARDS, scene.table, "F01") == ([0, 1], 0)  # the hill counts again


@pytest.mark.rule("FM-15.5")
def test_lyric_has_two_dice_one_covered_and_the_forest_is_tied() -> None:
    scene = glade(row=ROW, dice={"F01.1": "1tree fire", "F01.2": "1hill"})
    assert scene.table.characters[1] == "lyric"
    assert counting(CARDS, scene.table, "F01") == ([0, 1], 1)
    assert controller(CARDS, scene.table, "F01") == NOBODY


@pytest.mark.rule("FM-15.6")
def test_towers_arise_only_by_fire_and_lello_and_village_dice_lie_open() -> None:
    scene = glade(row=ROW, dice={"F01.1": "1hill"}, supply={0: "tree water wind"})
    for die in ("tree", "water", "wind"):
        assert not [slot for slot in targets(scene, 0, die) if slot.startswith("F01.1")]
    scene = glade(row=ROW, dice={"D1": "1hill 0hill fire"}, supply={0: "tree"}, hands={0: "P23"})
    drink(scene, 0, "P23")
    assert scene.options(0, "remove") == ["D1/1", "D1/2", "D1/3"]  # each can be reached
    for table in every_position(TABLES[1], matches=2):
        for dice in table.forest_dice.values():
            assert all(die == "fire" for die in dice[1:]) or not dice[1:] or _was_swapped(dice)


def _was_swapped(dice: tuple[str, ...]) -> bool:
    """Without Lello a resource die comes upon another only by a swap inside a tower."""
    return any(die == "fire" for die in dice)
