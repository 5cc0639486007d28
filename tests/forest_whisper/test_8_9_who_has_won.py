"""«Шёпот леса», chapters 8 and 9: who has won, and the advanced variant."""

from __future__ import annotations

import pytest

from forest_whisper.wood import GAME, fresh, wood
from polyana.core import Result, read
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match

FIELD = "А О Е И\nН Р Т С"


def ended(field: str = FIELD, players: int = 3, **more: object) -> Result:
    scene = wood(field, "refresh", players=players, deck=0, **more)  # type: ignore[arg-type]
    assert scene.over
    return scene.over


@pytest.mark.rule("FW-8.1")
def test_every_tree_card_counts_one_face_down_ones_too() -> None:
    over = ended(front={0: "К Щ", 1: "Л"}, elders={1: 2, 2: 1})
    assert over.scores == (2, 3, 1)


@pytest.mark.rule("FW-8.2")
def test_most_cards_win() -> None:
    assert ended(front={0: "К Щ", 1: "Л"}, elders={1: 2}).winners == (1,)
    assert ended(front={0: "К", 2: "Л М"}).winners == (2,)


@pytest.mark.rule("FW-8.3")
def test_of_equals_the_one_with_fewer_cubes_in_the_supply_wins() -> None:
    """A third player with an even emptier supply but fewer cards does not come into it."""
    over = ended("А1 О11 Е11 И\nН003 Р003 Т Я", front={0: "К", 1: "Л"})
    assert over.scores == (1, 1, 0)
    assert over.winners == (0,)


@pytest.mark.rule("FW-8.4")
def test_who_is_still_level_wins_together() -> None:
    assert ended(front={0: "К", 2: "Л"}).winners == (0, 2)
    assert ended("А1 О001 Е И\nН Р Т С", front={0: "К", 2: "Л", 1: "М"}).winners == (0, 2)


@pytest.mark.rule("FW-8.5")
def test_only_the_supply_counts_not_the_box_nor_the_field() -> None:
    """Two players leave four cubes each in the box; whoever has more on the field has fewer at home."""
    scene = wood("А11 О1 Е1 И\nН Р Т С", "refresh", players=2, deck=0, front={0: "К", 1: "Л"})
    assert scene.table.supply == [11, 13]
    assert list(scene.table.spare.values())[:2] == [4, 4]
    assert scene.over
    assert scene.over.winners == (0,)


@pytest.mark.rule("FW-9.1")
def test_in_the_advanced_variant_letters_have_their_value_and_face_down_cards_two() -> None:
    over = ended(front={0: "Щ Ъ", 1: "А О Е К"}, elders={1: 1, 2: 3}, scoring="points")
    assert over.scores == (10, 6, 6)


@pytest.mark.rule("FW-9.2")
def test_most_points_win_even_with_fewer_cards() -> None:
    assert ended(front={0: "Щ", 1: "А О Е"}, scoring="points").winners == (0,)
    assert ended(front={0: "Щ", 1: "А О Е"}, scoring="cards").winners == (1,)


@pytest.mark.rule("FW-9.2")
def test_ties_of_points_are_broken_by_cards_then_by_cubes_then_shared() -> None:
    more_cards = ended(front={0: "Ж", 1: "А О Е К"}, scoring="points")
    assert more_cards.scores[:2] == (4, 4)
    assert more_cards.winners == (1,)
    fewer_cubes = ended("А01 О01 Е01 И\nН Р Т С", front={0: "А К", 1: "О Е"}, scoring="points")
    assert fewer_cubes.winners == (1,)
    assert ended(front={0: "А К", 1: "О Е"}, scoring="points").winners == (0, 1)


@pytest.mark.rule("FW-9.3")
def test_the_variant_is_chosen_before_the_game_and_changes_nothing_in_play() -> None:
    """The same answers lead to the same table; only the score differs."""
    scores = []
    for seed in range(4):
        *_, last = random_match(GAME, Laid(3, Settings()), seed)
        plain = last.record.match
        text = last.record.text()
        assert "settings: {}" in text
        dear = read(GAME, text.replace("settings: {}", 'settings: {"scoring":"points"}')).match
        for zone in ("up", "front", "cubes", "supply", "annals", "round"):
            assert getattr(dear.table, zone) == getattr(plain.table, zone)
        assert plain.over
        assert dear.over
        scores.append((plain.over.scores, dear.over.scores))
    assert any(one != two for one, two in scores)


@pytest.mark.rule("FW-9.3")
def test_nothing_is_agreed_on_in_the_middle_of_a_game() -> None:
    fresh(3).refuses(0, "settings", "points", clause="FW-9.3")
