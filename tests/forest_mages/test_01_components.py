"""«Маги леса», chapter 1: what is in the box, and the aim of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from forest_mages.glade import CARDS, GAME, TABLES, every_position, finish, fresh, glade, held, place
from polyana.core import Refused
from polyana.games.forest_mages.rules.rows import CreatureRow, PotionRow
from polyana.games.forest_mages.rules.symbols import CHOICE, ELEMENTS, RESOURCES, SEASONS


@pytest.mark.rule("FM-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_cannot_begin(players: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(players)
    assert refused.value.clause == "FM-1.1"


@pytest.mark.rule("FM-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert list(fresh(players).table.supply) == list(range(players))


@pytest.mark.rule("FM-1.2")
def test_the_village_has_two_sides_and_there_are_four_characters() -> None:
    assert [slot.id for slot in CARDS.side("day")] == ["D1", "D2", "D3", "D4", "D5"]
    assert [slot.id for slot in CARDS.side("night")] == ["N1", "N2", "N3", "N4", "N5"]
    table = fresh(4).table
    assert sorted(table.characters) == ["lello", "lyric", "myla", "wren"]
    assert table.first_player in table.seats  # one marker, with one player


@pytest.mark.rule("FM-1.3")
def test_every_player_has_four_resource_dice_of_their_own() -> None:
    pieces = Counter(GAME.pieces(fresh(4).table))
    assert [pieces[f"die of seat {seat}"] for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("FM-1.4")
def test_there_are_two_element_dice_per_player_all_alike() -> None:
    for players in (2, 3, 4):
        assert Counter(GAME.pieces(fresh(players).table))["element die"] == 2 * players
    scene = glade(supply={0: "wind tree", 1: "wind tree"})
    place(scene, 0, "wind", "F01.1")
    assert scene.table.forest_dice["F01.1"] == ("wind",)  # nobody's name is on it


@pytest.mark.rule("FM-1.5")
def test_the_cards_are_20_forests_36_creatures_and_32_potions() -> None:
    assert (len(CARDS.forests), len(CARDS.creatures), len(CARDS.potions)) == (20, 36, 32)
    pieces = GAME.pieces(fresh(4).table)
    assert sum(one in CARDS.forests for one in pieces) == 20
    assert sum(one in CARDS.creatures for one in pieces) == 36
    assert sum(one in CARDS.potions for one in pieces) == 32


@pytest.mark.rule("FM-1.6")
def test_there_are_four_kinds_of_ingredients() -> None:
    scene = glade(round=2, supply={0: "water tree"}, goods={0: "berry"})
    place(scene, 0, "water", "N4")
    assert held(scene) == "1 herb, 1 mushroom, 1 crystal, 1 berry"


@pytest.mark.rule("FM-1.7")
def test_victory_points_come_as_tokens_and_there_are_ten_fire_tokens() -> None:
    scene = glade(creatures={0: "WI5 SU1"}, goods={0: "herb crystal"}, market="P01", supply={0: "tree tree"})
    scene.does(0, "act", "brew P01")
    assert scene.table.vp == [1, 0]
    assert scene.table.fire_tokens == 10
    place(scene, 0, "tree", "F01.1")
    scene.does(0, "scorch", "F02.1")
    assert scene.table.fire_tokens == 9
    assert GAME.pieces(scene.table).count("fire token") == 10


@pytest.mark.rule("FM-1.8")
def test_ingredients_and_points_never_run_out() -> None:
    """Thirty herbs for one, though the box has twenty-four; and a hundred points."""
    scene = glade(goods={0: "herb " * 29, 1: "herb " * 20}, supply={0: "tree hill"}, vp={0: 99})
    place(scene, 0, "tree", "F01.1")
    assert held(scene).startswith("30 herb")
    scene = glade(vp={0: 99}, goods={0: "herb crystal"}, market="P01", creatures={0: "WI5"})
    scene.does(0, "act", "brew P01")
    assert scene.table.vp[0] == 100


@pytest.mark.rule("FM-1.9", "FM-14.6")
def test_the_eleventh_slot_cannot_be_scorched() -> None:
    """Nine tokens lie, a tenth can be laid; then no more, and the moth gets nothing."""
    nine = "F01.2 F01.3 F01.4 F02.1 F02.2 F02.3 F02.4 F03.1 F03.2"
    scene = glade(creatures={0: "SU1 SP5"}, supply={0: "tree hill"}, scorched=nine)
    place(scene, 0, "tree", "F01.1")
    scene.does(0, "scorch", "F03.3")
    assert len(scene.table.scorched_slots) == 10
    assert held(scene) == "1 herb, 1 berry"

    scene = glade(creatures={0: "SU1 SP5"}, supply={0: "tree hill"}, scorched=f"{nine} F03.3")
    place(scene, 0, "tree", "F01.1")
    assert scene.asked(0, "scorch") is None
    assert held(scene) == "1 herb"


@pytest.mark.rule("FM-1.10")
def test_only_the_sum_of_tokens_counts() -> None:
    scene = glade(vp={0: 4, 1: 3}, phase="score")
    assert scene.over is not None
    assert [row[3] for row in scene.table.sheet] == [4, 3]


@pytest.mark.rule("FM-1.11")
def test_the_most_points_win() -> None:
    for most in (0, 1):
        scene = glade(vp={most: 7, 1 - most: 6}, phase="score")
        assert scene.over is not None
        assert scene.over.winners == (most,)


@pytest.mark.rule("FM-1.12")
def test_each_die_has_three_symbols_twice() -> None:
    resource, element = CARDS.faces
    assert Counter(resource) == dict.fromkeys(RESOURCES, 2)
    assert Counter(element) == dict.fromkeys(ELEMENTS, 2)
    shown: Counter[str] = Counter()
    for key in range(60):
        for supply in fresh(4, key=bytes([key])).table.supply.values():
            assert [face in RESOURCES for face in supply] == [True] * 4 + [False] * 2
            shown.update(supply)
    for faces, dice in ((RESOURCES, 960), (ELEMENTS, 480)):
        for face in faces:
            assert abs(shown[face] / dice - 1 / 3) < 0.08


@pytest.mark.rule("FM-1.13")
def test_the_forests_are_marked_for_players_and_have_sound_slots() -> None:
    assert [len(CARDS.forests_for(players)) for players in (2, 3, 4)] == [12, 16, 20]
    for forest in CARDS.forests.values():
        assert 1 <= len(forest.seasons) <= 2
        assert set(forest.seasons) <= set(SEASONS)
        assert all(slot.symbol in RESOURCES for slot in forest.slots)
        assert all(slot.yields in (*CHOICE, "creature") for slot in forest.slots)
    assert any(set(forest.seasons) == {"spring", "winter"} for forest in CARDS.forests.values())


@pytest.mark.rule("FM-1.14")
def test_each_side_of_the_village_takes_any_die_twice_and_each_element_once() -> None:
    for side in ("day", "night"):
        assert [slot.takes for slot in CARDS.side(side)] == ["any", "any", "fire", "water", "wind"]
    does = {slot.id: [action.verb for action in slot.does] for slot in CARDS.village.values()}
    assert [slot for slot, verbs in does.items() if "reserve" in verbs] == ["D5", "N2"]
    assert [slot for slot, verbs in does.items() if "train" in verbs] == ["D4"]
    assert [slot for slot, verbs in does.items() if "gather" in verbs] == ["D1", "D2", "N1", "N2", "N3"]


@pytest.mark.rule("FM-1.15")
def test_there_are_nine_creatures_of_each_season_with_eighteen_kinds_of_abilities() -> None:
    seasons = Counter(creature.season for creature in CARDS.creatures.values())
    assert seasons == dict.fromkeys(SEASONS, 9)
    kinds = {
        (one.ability, one.takes, tuple((action.verb, action.amount) for action in one.does))
        for one in CARDS.creatures.values()
    }
    assert len(kinds) == 18


@pytest.mark.rule("FM-1.16", "FM-10.21")
def test_every_potion_has_a_cost_a_worth_and_one_of_seven_effects() -> None:
    effects = Counter(potion.effect for potion in CARDS.potions.values())
    assert effects == {"change": 5, "reroll": 4, "place": 4, "move": 5, "swap": 4, "remove": 5, "return": 5}
    for potion in CARDS.potions.values():
        assert sum(potion.cost) >= 1
        assert potion.vp >= 0
        assert len(potion.cost) == 3  # herbs, mushrooms and crystals: no berry in a cost


@pytest.mark.rule("FM-1.17")
def test_each_of_the_four_abilities_belongs_to_one_character() -> None:
    pairs = {one.id: (one.ability, one.colour) for one in CARDS.characters.values()}
    assert pairs == {
        "lello": ("tower", "red"),
        "lyric": ("tie", "blue"),
        "myla": ("convert", "green"),
        "wren": ("double", "yellow"),
    }


@pytest.mark.rule("FM-12.32")
def test_what_is_printed_of_the_creatures_is_marked_so() -> None:
    rows = [row for row in CARDS.rows[3] if isinstance(row, CreatureRow)]
    printed = [row.id for row in rows if row.source == "rulebook"]
    certain = "SU3 SU5 SU6 SU9 SP1 SP4 SP5 SP7 SP9 WI3 WI5 WI7 WI8 WI9 AU2 AU5 AU9"
    assert " ".join(printed) == certain
    assert [row.id for row in rows if row.ability == "BREW_VP"] == ["WI5", "WI6"]
    of = {
        ability: [row.of for row in rows if row.ability == ability] for ability in {r.ability for r in rows}
    }
    assert of["PLACE_SEASON_SCORCH"] == of["CLAIM_SEASON_VP"] == of["GATHER_SEASON_PLUS"] == list(SEASONS)
    assert of["EOR_BERRY_PER"] == ["summer", "autumn", "winter"]
    assert of["ELEMENT_TO"] == ["wind", "water", "fire"]
    assert of["GATHER_SWAP"] == ["herb", "mushroom", "crystal"]


def test_every_row_names_its_source_and_every_card_its_names() -> None:
    for table in CARDS.rows:
        assert all(row.source in ("rulebook", "public", "designed") for row in table)
    names = [
        (row.ru, row.en) for table in CARDS.rows for row in table if isinstance(row, CreatureRow | PotionRow)
    ]
    assert len(set(names)) == 68
    assert all(ru and en and ru != en for ru, en in names)


def test_defaults_play_a_whole_match() -> None:
    scene = fresh(3)
    finish(scene)
    assert scene.over
    assert len(list(every_position(TABLES[0], matches=1))) > 50
