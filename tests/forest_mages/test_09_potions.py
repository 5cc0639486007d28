"""«Маги леса», chapter 9: brewing, berries, reserving, and the deck that runs out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from forest_mages.glade import CARDS, EVERYBODY, GAME, asked, drink, glade, held, misplaces, place
from polyana.core import HiddenFact, imagine
from polyana.games.forest_mages.rules.payments import payments


@pytest.mark.rule("FM-9.1")
def test_one_potion_a_turn_before_or_after_the_die_from_the_market_or_the_own_reserve() -> None:
    for potion, other in (("P01", "P14"), ("P14", "P01")):
        piles: dict[str, Any] = {"market": "P01", "reserved": {0: "P14"}, "supply": {0: "tree tree"}}
        scene = glade(goods={0: "herb crystal crystal crystal"}, **piles)
        scene.does(0, "act", f"brew {potion}")
        assert scene.table.hands[0] == (potion,)
        scene.refuses(0, "act", f"brew {other}", clause="FM-3.8")
        scene = glade(goods={0: "herb crystal crystal"}, **piles)
        place(scene, 0, "tree", "F03.2")
        scene.does(0, "act", f"brew {potion}")
        assert scene.table.hands[0] == (potion,)


@pytest.mark.rule("FM-9.2")
def test_the_full_cost_is_paid_and_the_card_goes_to_the_hand() -> None:
    scene = glade(goods={0: "herb herb mushroom crystal"}, market="P01 P03", reserved={1: "P14"})
    assert [act for act in scene.options(0, "act") if act.startswith("brew")] == ["brew P01"]
    scene.refuses(0, "act", "brew P03", clause="FM-9.2")  # three mushrooms and a crystal
    scene.refuses(0, "act", "brew P20", clause="FM-9.2")  # in the deck
    scene.does(0, "act", "brew P01")
    assert held(scene) == "1 herb, 1 mushroom"
    assert scene.table.hands[0] == ("P01",)
    assert "P01" not in scene.table.market


@pytest.mark.rule("FM-9.3")
def test_a_new_potion_comes_to_the_vacated_place() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P05 P01 P09 P13", deck="P20")
    scene.does(0, "act", "brew P01")
    assert scene.table.market == ["P05", "P20", "P09", "P13"]
    assert scene.told("market") == [{"card": "P20"}]


@pytest.mark.rule("FM-9.4")
def test_brewing_a_reserved_potion_reveals_nothing() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P05 P09", reserved={0: "P01 P14"}, deck="P20")
    scene.does(0, "act", "brew P01")
    assert scene.table.market == ["P05", "P09", "", ""]
    assert scene.table.potion_deck == ["P20"]
    assert scene.table.reserved[0] == ("P14",)


@pytest.mark.rule("FM-9.5")
def test_the_brewing_is_public_the_hand_is_not() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P01")
    scene.does(0, "act", "brew P01")
    for seat in (EVERYBODY, 0, 1):
        assert scene.told("brewed", seat) == [{"seat": 0, "card": "P01", "paid": ["herb", "crystal"]}]
    assert scene.sees(0).hands[0] == ("P01",)
    for seat in (EVERYBODY, 1):
        assert len(scene.sees(seat).hands[0]) == 1
        with pytest.raises(HiddenFact):
            scene.sees(seat).hands[0][0]


@pytest.mark.rule("FM-9.6")
def test_a_brewed_potion_is_worth_its_points_drunk_or_not() -> None:
    for hands, drunk in (("P05", ""), ("", "P05")):
        scene = glade(hands={0: hands}, drunk={0: drunk}, phase="score")
        assert scene.table.sheet[0][0] == CARDS.potions["P05"].vp == 7


@pytest.mark.rule("FM-9.7")
def test_berries_stand_in_for_any_ingredients_up_to_the_whole_cost() -> None:
    scene = glade(goods={0: "berry berry"}, market="P01")
    scene.does(0, "act", "brew P01")
    assert held(scene) == ""
    scene = glade(goods={0: "herb berry berry"}, market="P01")
    scene.does(0, "act", "brew P01")
    assert scene.options(0, "pay") == ["1,0,0,1", "0,0,0,2"]
    scene.does(0, "pay", "0,0,0,2")
    assert held(scene) == "1 herb"


@pytest.mark.rule("FM-9.8")
def test_the_payment_is_exact_and_the_player_chooses_what_berries_replace() -> None:
    scene = glade(goods={0: "herb herb crystal berry berry"}, market="P01")
    scene.does(0, "act", "brew P01")
    question = scene.asked(0, "pay")
    assert question is not None
    assert scene.options(0, "pay") == ["1,0,1,0", "1,0,0,1", "0,0,1,1", "0,0,0,2"]
    assert question.default == (1, 0, 1, 0)  # the fewest berries
    for wrong in ("2,0,1,0", "1,0,1,1", "1,0,0,0", "0,0,0,3"):
        scene.refuses(0, "pay", wrong, clause="FM-9.8")
    scene.does(0, "pay", "0,0,1,1")
    assert held(scene) == "2 herb, 1 berry"


@pytest.mark.rule("FM-9.8")
def test_every_exact_payment_is_offered_and_none_besides() -> None:
    cost, purse = (2, 1, 1), (3, 1, 0, 3)
    found = payments(cost, purse)
    for paid in found:
        short = sum(max(0, need - have) for need, have in zip(cost, paid, strict=False))
        assert short == paid[3]
        assert all(paid[kind] <= purse[kind] for kind in range(4))
    assert len(found) == 5


@pytest.mark.rule("FM-9.9")
def test_a_berry_price_is_paid_in_berries_only() -> None:
    scene = glade(
        goods={0: "herb mushroom crystal"},
        supply={0: "tree hill"},
        dice={"F01.2": "1hill"},
        abilities=True,
        characters=("lello", "wren"),
    )
    misplaces(scene, 0, "tree", "F01.2 tower", clause="FM-13.3")
    scene = glade(goods={0: "berry"}, supply={0: "tree hill"}, dice={"F01.2": "1hill"}, abilities=True)
    place(scene, 0, "tree", "F01.2 tower")
    assert held(scene) == ""


@pytest.mark.rule("FM-9.10")
@pytest.mark.parametrize(("slot", "round_"), [("D1", 1), ("D2", 1), ("N1", 2)])
def test_ingredients_of_choice_are_never_berries(slot: str, round_: int) -> None:
    scene = glade(supply={0: "tree hill"}, round=round_)
    place(scene, 0, "tree", slot)
    assert not any("berry" in option for option in scene.options(0, "pick"))
    scene.refuses(0, "pick", ",".join(["berry"] * (1 if slot == "D2" else 2)), clause="FM-9.10")


@pytest.mark.rule("FM-9.11")
def test_a_potion_reserved_in_this_turn_can_be_brewed_in_it() -> None:
    scene = glade(supply={0: "wind tree"}, goods={0: "herb"}, market="P05", deck="P01")
    place(scene, 0, "wind", "D5")
    scene.does(0, "reserve", "P01")
    scene.does(0, "act", "brew P01")  # with the herb, and the berry of D5
    assert scene.table.hands[0] == ("P01",)
    assert scene.table.reserved[0] == ()


@pytest.mark.rule("FM-9.12")
def test_first_a_potion_is_revealed_then_one_is_reserved() -> None:
    scene = glade(supply={0: "wind tree"}, market="P05 P09 P13 P18", deck="P20")
    place(scene, 0, "wind", "D5")
    for seat in (EVERYBODY, 0, 1):
        assert scene.sees(seat).revealed == "P20"
        assert scene.told("revealed", seat) == [{"card": "P20"}]
    question = scene.asked(0, "reserve")
    assert question is not None
    assert question.texts == ("P20", "P05", "P09", "P13", "P18")
    assert question.default == "P20"
    scene.refuses(0, "reserve", "P01", clause="FM-9.12")


@pytest.mark.rule("FM-9.13")
def test_the_revealed_card_fills_the_place_of_a_market_card() -> None:
    for taken, market in (("P09", ["P05", "P20", "P13", "P18"]), ("P20", ["P05", "P09", "P13", "P18"])):
        scene = glade(supply={0: "wind tree"}, market="P05 P09 P13 P18", deck="P20 P21")
        scene.match.dice.script = ["P20"]
        place(scene, 0, "wind", "D5")
        scene.does(0, "reserve", taken)
        assert scene.table.market == market
        assert scene.table.reserved[0] == (taken,)
        assert scene.table.potion_deck == ["P21"]  # no second draw
        assert scene.table.revealed == ""


@pytest.mark.rule("FM-9.14")
def test_only_its_owner_brews_a_reserved_potion_at_the_full_cost() -> None:
    scene = glade(goods={0: "herb crystal", 1: "herb crystal"}, reserved={1: "P01"}, supply={0: "tree"})
    assert scene.sees(0).reserved[1] == ("P01",)  # face up
    scene.refuses(0, "act", "brew P01", clause="FM-9.14")
    scene.at("act", turn=1)
    scene.does(1, "act", "brew P01")
    assert held(scene, 1) == ""


@pytest.mark.rule("FM-9.15")
def test_any_number_of_potions_can_be_reserved() -> None:
    scene = glade(
        supply={0: "wind tree"}, reserved={0: " ".join(f"P{n:02}" for n in range(1, 21))}, deck="P30"
    )
    place(scene, 0, "wind", "D5")
    scene.does(0, "reserve", "P30")
    assert len(scene.table.reserved[0]) == 21


@pytest.mark.rule("FM-9.16")
def test_a_reserved_potion_is_not_drunk_and_worth_nothing() -> None:
    scene = glade(reserved={0: "P01"}, supply={0: "tree hill"})
    scene.refuses(0, "act", "drink P01", clause="FM-9.16")
    scene = glade(reserved={0: "P05"}, phase="score")
    assert scene.table.sheet[0][0] == 0


@pytest.mark.rule("FM-9.17")
def test_when_the_deck_is_empty_drunk_potions_return_for_their_worth() -> None:
    scene = glade(
        goods={0: "herb crystal"},
        market="P01 P05 P09 P13",
        drunk={0: "P14 P15", 1: "P32"},
        deck="",
        vp={1: 2},
    )
    scene.does(0, "act", "brew P01")
    assert scene.table.vp == [1 + 2, 2 + 6]
    assert scene.table.drunk == {0: (), 1: ()}
    drawn = scene.table.market[0]
    assert sorted([drawn, *scene.table.potion_deck]) == ["P14", "P15", "P32"]
    for seat in (EVERYBODY, 0, 1):
        assert scene.told("renewed", seat) == [
            {"seat": 0, "cards": ["P14", "P15"], "count": 3},
            {"seat": 1, "cards": ["P32"], "count": 6},
        ]


@pytest.mark.rule("FM-9.17")
def test_worlds_fit_a_renewal_in_the_middle_of_an_action() -> None:
    """What everybody has shown stays known to those who imagine how the action began."""
    scene = glade(supply={0: "wind tree"}, market="P05 P09", drunk={0: "P14 P15", 1: "P32 P31"}, deck="P20")
    place(scene, 0, "wind", "D5")
    assert asked(scene) == ["reserve"]
    for seat in (EVERYBODY, 0, 1):
        view = scene.match.view(seat)
        for seed in range(5):
            world = imagine(GAME, view, live=True)(Random(seed))
            assert world.view(seat).encode() == view.encode()
            assert sorted(GAME.pieces(world.table)) == sorted(GAME.pieces(scene.table))


@pytest.mark.rule("FM-9.18")
def test_the_deck_is_renewed_when_a_card_is_needed_not_before() -> None:
    scene = glade(goods={0: "herb crystal"}, market="P01 P05 P09 P13", drunk={0: "P14"}, deck="P20")
    scene.does(0, "act", "brew P01")
    assert scene.table.potion_deck == []
    assert scene.table.drunk[0] == ("P14",)
    assert scene.table.vp == [0, 0]


@pytest.mark.rule("FM-9.19")
def test_hands_reserves_market_and_the_potion_being_drunk_stay() -> None:
    scene = glade(
        supply={0: "wind tree"},
        hands={0: "P10 P11", 1: "P12"},
        reserved={1: "P02"},
        market="P05 P09 P13 P18",
        drunk={1: "P14"},
        deck="",
    )
    drink(scene, 0, "P10")
    scene.does(0, "die", "wind")
    scene.does(0, "target", "D5")  # the deck is renewed while P10 is being drunk
    assert scene.table.revealed == "P14"
    scene.does(0, "reserve", "P14")
    t = scene.table
    assert (t.hands, t.market) == ({0: ("P11",), 1: ("P12",)}, ["P05", "P09", "P13", "P18"])
    assert t.reserved == {0: ("P14",), 1: ("P02",)}
    assert t.drunk[0] == ("P10",)
    assert t.vp == [0, 1]


@pytest.mark.rule("FM-9.20")
def test_without_any_potion_a_gap_stays_and_is_filled_at_the_next_reveal() -> None:
    scene = glade(
        goods={0: "herb crystal", 1: "crystal crystal"},
        market="P05 P01 P14 P09",
        deck="",
        supply={0: "tree", 1: "tree tree"},
    )
    scene.does(0, "act", "brew P01")
    assert scene.table.market == ["P05", "", "P14", "P09"]
    place(scene, 0, "tree", "F03.1")
    scene.at("act", turn=1, placed=False, brewed=False, drunk={0: ("P20",), 1: ("P21",)}, shown={})
    scene.does(1, "act", "brew P14")
    assert sorted(scene.table.market[1:3]) == ["P20", "P21"]  # from the left, as far as cards go
    assert scene.table.market[0] == "P05"


@pytest.mark.rule("FM-9.20")
def test_a_reserve_without_a_reveal_takes_a_market_card_and_leaves_a_gap() -> None:
    scene = glade(supply={0: "wind tree"}, market="P05 P09 P13 P18", deck="")
    place(scene, 0, "wind", "D5")
    assert scene.options(0, "reserve") == ["P05", "P09", "P13", "P18"]
    question = scene.asked(0, "reserve")
    assert question is not None
    assert question.default == "P05"
    scene.does(0, "reserve", "P09")
    assert scene.table.market == ["P05", "", "P13", "P18"]


@pytest.mark.rule("FM-9.21")
def test_the_renewed_deck_is_hidden_again() -> None:
    scene = glade(
        goods={0: "herb crystal"}, market="P01 P05", drunk={0: "P14 P15 P16", 1: "P32 P31"}, deck=""
    )
    scene.does(0, "act", "brew P01")
    for seat in (EVERYBODY, 0, 1):
        assert len(scene.sees(seat).potion_deck) == 2
        with pytest.raises(HiddenFact):
            scene.sees(seat).potion_deck[0]
    twin = glade(goods={0: "herb crystal"}, market="P01 P05", drunk={0: "P14 P15 P16", 1: "P32 P31"}, deck="")
    twin.does(0, "act", "brew P01")
    twin.at("act", potion_deck=twin.table.potion_deck[::-1])
    assert twin.match.view(0).encode() == scene.match.view(0).encode()


@pytest.mark.rule("FM-9.22")
def test_there_is_no_limit_to_hand_and_ingredients() -> None:
    many = " ".join(f"P{number:02}" for number in range(10, 28))
    scene = glade(
        goods={0: "herb crystal " + "mushroom " * 40}, hands={0: many}, market="P01", supply={0: "tree tree"}
    )
    scene.does(0, "act", "brew P01")
    assert len(scene.table.hands[0]) == 19
    place(scene, 0, "tree", "F03.2")
    assert held(scene) == "41 mushroom"


@pytest.mark.rule("FM-9.23")
def test_a_reserve_fills_gaps_first_and_never_ends_in_a_dead_end() -> None:
    scene = glade(supply={0: "wind tree"}, market="P05 P09", deck="P20 P21 P22")
    place(scene, 0, "wind", "D5")
    assert "" not in scene.table.market
    assert scene.table.revealed
    scene = glade(supply={0: "wind tree"}, market="P05 P09", deck="P20 P21")
    place(scene, 0, "wind", "D5")  # both go to the market, nothing is left to reveal
    assert scene.table.revealed == ""
    assert sorted(scene.options(0, "reserve")) == ["P05", "P09", "P20", "P21"]
    scene.does(0, "reserve", "P05")
    assert scene.table.market[0] == ""
    scene = glade(supply={0: "wind tree"}, market="", deck="")
    place(scene, 0, "wind", "D5")
    assert held(scene) == "1 berry"
    assert scene.match.waiting() == [1]
    assert scene.table.reserved[0] == ()
