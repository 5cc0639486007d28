"""«Маги леса», chapter 0: names, conservation, settings, chance."""

from __future__ import annotations

import msgspec
import pytest

from forest_mages.glade import (
    EVERYBODY,
    TABLES,
    every_position,
    fresh,
    glade,
    held,
    misplaces,
    place,
    targets,
)
from polyana.core import HiddenFact, Refused
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.symbols import ELEMENTS
from polyana.testing import Laid


@pytest.mark.rule("FM-0.1")
def test_after_a_seat_comes_the_next_one_and_after_the_last_the_first() -> None:
    scene = glade(players=3, turn=1)
    for seat in (1, 2, 0, 1):
        assert scene.match.waiting() == [seat]
        place(scene, seat, "tree", "D1")
        scene.does(seat, "pick", "herb,mushroom")
        if scene.asked(seat, "act"):
            scene.does(seat, "act", "end")


@pytest.mark.rule("FM-0.2")
def test_every_place_has_an_address_and_towers_are_written_from_below() -> None:
    scene = glade(dice={"F01.2": "1hill"}, supply={0: "tree fire"}, creatures={0: "AU6", 1: "AU7"})
    assert {"F01.1", "F01.2", "D1", "D5", "AU6@S0", "AU7@S1"} <= {
        *scene.table.forest_dice,
        *scene.table.village_dice,
        *scene.table.creature_dice,
    }
    assert "AU6@S0" in targets(scene, 0, "tree")
    place(scene, 0, "fire", "F01.2 over")
    assert scene.table.forest_dice["F01.2"] == ("1hill", "fire")


@pytest.mark.rule("FM-0.3")
@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_every_die_is_in_exactly_one_zone(laid: Laid) -> None:
    """Four resource dice per player, each with its owner, and two element dice per player, always."""
    for t in every_position(laid):
        placed = [
            die
            for zone in (t.forest_dice, t.village_dice, t.creature_dice)
            for there in zone.values()
            for die in there
        ]
        lying = [*placed, *t.aside]
        elements = sum(die in ELEMENTS for die in lying)
        elements += sum(face in ELEMENTS for supply in t.supply.values() for face in supply)
        assert elements == 2 * t.players
        for seat in t.seats:
            own = sum(die[0] == str(seat) for die in lying)
            assert own + sum(face not in ELEMENTS for face in t.supply[seat]) == 4


@pytest.mark.rule("FM-0.4")
def test_a_berry_is_an_ingredient_but_no_ingredient_of_choice() -> None:
    scene = glade(goods={0: "berry berry"}, market="P01", supply={0: "tree hill"})
    assert "brew P01" in scene.options(0, "act")  # a herb and a crystal: two ingredients
    place(scene, 0, "tree", "D2")
    assert scene.options(0, "pick") == ["herb", "mushroom", "crystal"]
    scene.refuses(0, "pick", "berry", clause="FM-9.10")


@pytest.mark.rule("FM-0.5")
def test_lost_icons_are_read_as_berries_creatures_and_points() -> None:
    scene = glade(goods={0: "berry"}, supply={0: "hill hill"})
    place(scene, 0, "hill", "F01.1 berry")  # forced for a berry
    assert held(scene) == ""

    scene = glade(
        goods={0: "berry"}, supply={0: "tree hill"}, characters=("myla", "wren"), abilities=True, tops="SP1"
    )
    place(scene, 0, "tree", "F01.1 creature")  # Myla's slot becomes a creature slot
    assert scene.options(0, "train") == ["none", "SP1"]

    scene = glade(goods={0: "herb crystal"}, market="P01", creatures={0: "WI5"})
    scene.does(0, "act", "brew P01")  # winter creatures bring points, not ingredients
    assert (scene.table.vp[0], held(scene)) == (1, "")


@pytest.mark.rule("FM-0.6")
def test_wind_and_air_are_one_element() -> None:
    assert ELEMENTS == ("fire", "water", "wind")
    scene = glade(supply={0: "wind tree"}, dice={"F01.2": "0hill"})
    scene.refuses(0, "act", "place air", clause="FM-4.1")
    assert {"D5", "F01.2 back"} <= set(targets(scene, 0, "wind"))


@pytest.mark.rule("FM-0.7")
def test_settings_are_fixed_before_the_start() -> None:
    agreed = Settings()
    assert (agreed.abilities, agreed.force_price, agreed.move_target, agreed.d3_scope, agreed.first) == (
        False,
        1,
        "forest",
        "one",
        None,
    )
    scene = fresh(2)
    for seat in (0, 1):
        scene.refuses(seat, "settings", "abilities", clause="FM-0.7")
    for bad in ({"force_price": 3}, {"move_target": "village"}, {"d3_scope": "two"}, {"abilities": "maybe"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, Settings)
    with pytest.raises(Refused) as refused:
        fresh(2, first=2)
    assert refused.value.clause == "FM-2.16"


@pytest.mark.rule("FM-0.8")
def test_one_seed_decides_all_chance_and_no_view_tells_of_hidden_piles() -> None:
    one, same, other = (fresh(3, key=key) for key in (b"a", b"a", b"b"))
    assert one.match.view(EVERYBODY).encode() == same.match.view(EVERYBODY).encode()
    assert one.table.supply != other.table.supply
    same.at("act", potion_deck=same.table.potion_deck[::-1], forest_deck=same.table.forest_deck[::-1])
    same.at("act", dens={season: den[::-1] for season, den in same.table.dens.items()})
    for seat in (EVERYBODY, 0, 1, 2):
        assert one.match.view(seat).encode() == same.match.view(seat).encode()
        for pile in (one.sees(seat).potion_deck, one.sees(seat).forest_deck, one.sees(seat).dens["spring"]):
            with pytest.raises(HiddenFact):
                pile[0]


@pytest.mark.rule("FM-0.9")
def test_an_ability_breaks_a_rule_only_as_far_as_its_words_go() -> None:
    """Fire may lie on a die in a forest; that does not open a scorched slot or the village."""
    scene = glade(supply={0: "fire tree"}, dice={"F01.1": "1tree", "D3": "fire"}, scorched="F01.2")
    assert "F01.1 over" in targets(scene, 0, "fire")
    misplaces(scene, 0, "fire", "F01.2 over", clause="FM-14.4")
    misplaces(scene, 0, "fire", "D3 over", clause="FM-6.6")
    misplaces(scene, 0, "fire", "D3", clause="FM-6.3")
