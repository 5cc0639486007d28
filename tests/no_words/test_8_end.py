"""«Нет слов», chapter 8: the end of the game."""

from __future__ import annotations

import pytest

from no_words.talk import EVERYBODY, all_pass, cards, talk, verdict
from polyana.core import Refused

PACES = pytest.mark.parametrize("pace", ["window", "free"])


@pytest.mark.rule("NW-8.1")
@PACES
@pytest.mark.parametrize(("before", "over"), [(7, False), (8, True)])
def test_the_game_ends_when_a_discard_has_reached_ten(pace: str, before: int, over: bool) -> None:
    scene = talk("О* А* И* Д М", mover=0, discards={0: before}, pace=pace)
    assert verdict(scene, 1, "дом") == "counts"
    assert bool(scene.over) == over
    if over:
        assert [event.clause for event in scene.events if event.kind == "game_over"] == ["NW-8.1"]
        assert scene.told("game_over")[0]["scores_by_seat"] == (10, 0, 0)


@pytest.mark.rule("NW-8.2")
@PACES
@pytest.mark.parametrize(("deck", "over"), [(2, False), (1, True)])
def test_the_game_ends_when_the_last_black_card_has_been_drawn(pace: str, deck: int, over: bool) -> None:
    scene = talk("О* И*", turn=0, deck=deck, hands={0: "Щ Ф Ж"}, pace=pace)
    scene.does(0, "place", "Щ")
    assert not scene.over
    all_pass(scene)
    assert bool(scene.over) == over
    if over:
        assert [event.clause for event in scene.events if event.kind == "game_over"] == ["NW-8.2"]


@pytest.mark.rule("NW-8.2")
def test_a_red_card_draws_nothing_and_so_ends_nothing() -> None:
    scene = talk("О* И*", turn=0, deck=1)
    scene.does(0, "place", "А*")
    all_pass(scene)
    assert not scene.over
    assert scene.match.waiting() == [1]


@pytest.mark.rule("NW-8.3")
@PACES
def test_the_last_window_is_held_and_resolved_without_the_choice(pace: str) -> None:
    scene = talk("О* А* И* Д", turn=0, deck=1, hands={0: "М К Л"}, pace=pace)
    scene.does(0, "place", "М")
    assert scene.match.waiting() == [1, 2]
    scene.does(1, "call", "pass")
    assert verdict(scene, 2, "дом") == "counts"
    assert scene.over
    assert scene.over.scores == (2, 0, 0)
    assert not scene.told("next")
    assert len(scene.told("taken")) == 1


@pytest.mark.rule("NW-8.3")
def test_a_false_call_in_the_last_window_leaves_it_open() -> None:
    scene = talk("О* А* И* Д", turn=0, deck=1, hands={0: "М К Л"})
    scene.does(0, "place", "М")
    assert verdict(scene, 2, "кот") == "NW-5.9"
    assert scene.match.waiting() == [1, 2]
    assert verdict(scene, 1, "дом") == "counts"
    assert scene.over


@pytest.mark.rule("NW-8.4")
def test_with_ten_points_the_cards_are_dealt_with_and_then_nobody_moves() -> None:
    scene = talk("О* А* Д М К", mover=0, discards={0: 8})
    scene.does(1, "call", "дом")
    assert scene.over
    assert len(scene.table.discards[0]) == 10
    assert scene.table.general_discard == cards("К")
    assert len(scene.table.showcase) == 6
    assert scene.match.waiting() == []
    for seat in range(3):
        assert scene.match.questions(seat) == []
        for kind, text in (("place", "И*"), ("next", "self"), ("call", "мак")):
            with pytest.raises(Refused, match="over"):
                scene.match.answer_kind(seat, kind, text)


@pytest.mark.rule("NW-8.5")
@pytest.mark.parametrize(
    ("discards", "winner"), [({1: 3, 2: 1}, 2), ({1: 1, 2: 3}, 1), ({1: 3, 2: 5, 3: 0}, 3)]
)
def test_the_player_with_the_fewest_cards_wins(discards: dict[int, int], winner: int) -> None:
    scene = talk("О* А* Д М", mover=0, players=max(discards) + 1, discards={0: 8, **discards})
    scene.does(1, "call", "дом")
    assert scene.over
    assert scene.over.winners == (winner,)
    assert scene.over.scores == (10, *(discards[seat] for seat in sorted(discards)))
    assert scene.told("game_over")[0]["winner_seats"] == [winner]


@pytest.mark.rule("NW-8.6")
def test_players_tied_for_the_fewest_share_the_victory() -> None:
    scene = talk("О* А* Д М", mover=0, players=4, discards={0: 8, 1: 2, 2: 4, 3: 2})
    scene.does(2, "call", "дом")
    assert scene.over
    assert scene.over.winners == (1, 3)

    scene = talk("О* И*", turn=0, deck=1, hands={0: "Щ Ф Ж"})
    scene.does(0, "place", "Щ")
    all_pass(scene)
    assert scene.over
    assert scene.over.winners == (0, 1, 2)


@pytest.mark.rule("NW-8.7")
def test_points_above_ten_end_the_game_and_are_counted() -> None:
    scene = talk("О* А* И* М Т Щ", mover=0, discards={0: 9})
    assert verdict(scene, 1, "том") == "counts"
    assert scene.over
    assert scene.over.scores == (11, 0, 0)


@pytest.mark.rule("NW-8.8")
def test_only_the_personal_discards_count() -> None:
    """Neither the hands, nor the conversation, nor the general discard."""
    scene = talk("О* И* Щ К К К К К", turn=0, deck=1, hands={0: "Ф Ж Ц"}, discards={0: 1, 1: 2})
    assert len(scene.table.general_discard) > 40
    scene.does(0, "place", "Ж")
    all_pass(scene)
    assert scene.over
    assert scene.over.scores == (1, 2, 0)
    assert scene.sees(EVERYBODY).totals() == [1, 2, 0]
