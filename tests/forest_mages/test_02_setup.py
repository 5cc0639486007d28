"""«Маги леса», chapter 2: setup."""

from __future__ import annotations

import pytest

from forest_mages.glade import CARDS, EVERYBODY, fresh, glade, held, place, targets
from polyana.core import HiddenFact, Refused
from polyana.games.forest_mages.rules.symbols import SEASONS

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("FM-2.1")
@PLAYERS
def test_the_game_begins_by_day(players: int) -> None:
    table = fresh(players).table
    assert table.round == 1
    assert list(table.village_dice) == ["D1", "D2", "D3", "D4", "D5"]


@pytest.mark.rule("FM-2.2")
@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 16), (4, 20)])
def test_forests_for_more_players_are_removed(players: int, count: int) -> None:
    for key in (b"a", b"b", b"c"):
        table = fresh(players, key=key).table
        used = [*table.row, *table.forest_deck]
        assert len(set(used)) == len(used) == count
        assert all(CARDS.forests[forest].players <= players for forest in used)


@pytest.mark.rule("FM-2.3")
@pytest.mark.parametrize(("players", "row", "left"), [(2, 3, 9), (3, 4, 12), (4, 5, 15)])
def test_the_first_row(players: int, row: int, left: int) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert (len(view.row), len(view.forest_deck)) == (row, left)
    assert {slot.partition(".")[0] for slot in view.forest_dice} == set(view.row)


@pytest.mark.rule("FM-2.4")
def test_the_forest_deck_can_be_counted_and_not_read() -> None:
    scene = fresh(3)
    for seat in (EVERYBODY, 0, 1, 2):
        assert len(scene.sees(seat).forest_deck) == 12
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).forest_deck)


@pytest.mark.rule("FM-2.5")
def test_four_potions_lie_in_the_market() -> None:
    table = fresh(3).table
    assert len(set(table.market)) == 4
    assert len(table.potion_deck) == 28
    assert {*table.market, *table.potion_deck} == set(CARDS.potions)
    assert {tuple(fresh(3, key=bytes([key])).table.market) for key in range(5)} != {tuple(table.market)}


@pytest.mark.rule("FM-2.6")
def test_the_potion_deck_can_be_counted_and_not_read() -> None:
    scene = fresh(3)
    for seat in (EVERYBODY, 0, 1, 2):
        assert len(scene.sees(seat).potion_deck) == 28
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).potion_deck)


@pytest.mark.rule("FM-2.7")
def test_all_tokens_lie_in_the_general_supply_but_a_berry_each() -> None:
    table = fresh(4).table
    assert table.goods == [0, 0, 0, 1] * 4
    assert table.fire_tokens == 10
    assert table.vp == [0, 0, 0, 0]


@pytest.mark.rule("FM-2.8")
def test_the_top_of_each_creature_deck_shows_and_taking_it_shows_the_next() -> None:
    view = fresh(2).sees(EVERYBODY)
    for season in SEASONS:
        assert CARDS.creatures[view.tops[season]].season == season
        assert len(view.dens[season]) == 8
    scene = glade(supply={0: "river tree"}, tops="SP1 SU1 AU1 WI1")
    place(scene, 0, "river", "F01.4")
    scene.does(0, "train", "SU1")
    tops = scene.sees(EVERYBODY).tops
    assert tops["summer"] in CARDS.creatures_of("summer")
    assert tops["summer"] != "SU1"
    assert (tops["spring"], tops["autumn"], tops["winter"]) == ("SP1", "AU1", "WI1")
    assert scene.told("top") == [{"card": tops["summer"], "season": "summer"}]


@pytest.mark.rule("FM-2.9")
def test_creatures_below_the_top_can_be_counted_and_not_read() -> None:
    scene = fresh(2)
    for seat in (EVERYBODY, 0, 1):
        for season in SEASONS:
            assert len(scene.sees(seat).dens[season]) == 8
            with pytest.raises(HiddenFact):
                list(scene.sees(seat).dens[season])


@pytest.mark.rule("FM-2.10")
def test_a_character_is_chosen_or_drawn_and_nobody_takes_a_taken_one() -> None:
    scene = fresh(3, characters="choose", first=0)
    scene.does(1, "character", "myla")
    scene.refuses(2, "character", "myla", clause="FM-2.10")
    scene.does(2, "character", "random")
    scene.does(0, "character", next(c for c in CARDS.characters if c not in scene.table.characters))
    assert len(set(scene.table.characters)) == 3
    assert scene.table.characters[1] == "myla"


@pytest.mark.rule("FM-2.11")
def test_by_default_characters_are_drawn_and_the_first_player_chooses_last() -> None:
    drawn = {tuple(fresh(2, key=bytes([key])).table.characters) for key in range(20)}
    assert len(drawn) > 5
    scene = fresh(4, characters="choose", first=2)
    for seat in (3, 0, 1, 2):
        assert scene.match.waiting() == [seat]
        question = scene.asked(seat, "character")
        assert question is not None
        assert question.default == "random"
        scene.does(seat, "character", scene.options(seat, "character")[1])


@pytest.mark.rule("FM-2.12")
@PLAYERS
def test_everybody_begins_with_six_dice_and_a_berry_and_nothing_else(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        assert len(scene.table.supply[seat]) == 6
        assert held(scene, seat) == "1 berry"
    nothing = dict.fromkeys(range(players), ())
    table = scene.table
    for pile in (table.hands, table.reserved, table.drunk, table.active, table.released, table.claimed):
        assert pile == nothing
    assert table.vp == [0] * players


@pytest.mark.rule("FM-2.13")
def test_abilities_are_in_force_for_all_or_for_none() -> None:
    for agreed in (True, False):
        scene = glade(
            abilities=agreed,
            characters=("lello", "myla"),
            goods={0: "berry", 1: "berry"},
            dice={"F01.1": "1hill"},
            supply={0: "tree", 1: "hill"},
        )
        assert ("F01.1 tower" in targets(scene, 0, "tree")) is agreed
        scene.at("act", turn=1)
        assert ("F01.2 creature" in targets(scene, 1, "hill")) is agreed


@pytest.mark.rule("FM-2.14")
def test_the_first_game_goes_without_abilities() -> None:
    assert fresh(2).table.settings.abilities is False


@pytest.mark.rule("FM-2.15")
@PLAYERS
def test_the_host_may_name_any_first_player(players: int) -> None:
    for seat in range(players):
        scene = fresh(players, first=seat)
        assert scene.table.first_player == seat
        assert scene.match.waiting() == [seat]


@pytest.mark.rule("FM-2.16")
def test_otherwise_the_lot_decides() -> None:
    firsts = {fresh(4, key=bytes([key])).table.first_player for key in range(40)}
    assert firsts == {0, 1, 2, 3}
    for seat in (-1, 3):
        with pytest.raises(Refused) as refused:
            fresh(3, first=seat)
        assert refused.value.clause == "FM-2.16"


@pytest.mark.rule("FM-2.17")
def test_two_players_three_forests_the_red_one_moves_first() -> None:
    scene = fresh(2, characters="choose", first=0)
    scene.does(1, "character", "lyric")
    scene.does(0, "character", "lello")
    assert len(scene.table.row) == 3
    assert scene.match.waiting() == [0]
    assert CARDS.characters[scene.table.characters[0]].colour == "red"
