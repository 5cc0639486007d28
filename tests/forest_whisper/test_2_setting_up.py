"""«Шёпот леса», chapter 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from forest_whisper.wood import EVERYBODY, GAME, drawing, fresh
from polyana.core import HiddenFact, Match, Refused
from polyana.games.forest_whisper.rules.cards import back
from polyana.games.forest_whisper.rules.field import cell_at
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.testing.scene import Scene

KEYS = [bytes([number]) for number in range(40)]
SIZES = [(2, 3, 4), (3, 4, 4), (4, 4, 5), (5, 5, 5)]


def starting(cards: object) -> list[str]:
    return sorted(card for card in cards if back(card) == "light")  # type: ignore[attr-defined]


@pytest.mark.rule("FW-2.1")
def test_everybody_in_turn_chooses_a_colour_that_is_free() -> None:
    scene = Scene(GAME, 4)
    scene.refuses(1, "colour", "red", clause="FW-2.1")
    scene.does(0, "colour", "red")
    refused = scene.refuses(1, "colour", "red", clause="FW-2.1")
    assert refused.code == "colour_taken"
    scene.refuses(1, "colour", "black", clause="FW-2.1")
    assert scene.options(1, "colour") == ["purple", "blue", "green", "yellow"]
    scene.does(1, "colour", "yellow")
    scene.does(2, "colour", "blue")
    scene.does(3, "colour", "green")
    assert scene.sees(EVERYBODY).colours == ["red", "yellow", "blue", "green"]


@pytest.mark.rule("FW-2.1")
def test_the_fifth_player_takes_the_colour_that_is_left() -> None:
    scene = Scene(GAME, 5)
    for seat, colour in enumerate(("red", "yellow", "blue", "green")):
        scene.does(seat, "colour", colour)
    assert scene.table.colours[4] == "purple"
    assert scene.match.step.phase == "write"


@pytest.mark.rule("FW-2.2")
@pytest.mark.parametrize(("players", "cubes"), [(2, 14), (3, 16), (4, 18), (5, 18)])
def test_cubes_per_player(players: int, cubes: int) -> None:
    assert fresh(players).sees(EVERYBODY).supply == [cubes] * players


@pytest.mark.rule("FW-2.3")
@pytest.mark.parametrize(("players", "own", "unused"), [(2, 4, 3), (3, 2, 2), (4, 0, 1), (5, 0, 0)])
def test_cubes_left_over_stay_in_the_box(players: int, own: int, unused: int) -> None:
    table = fresh(players).table
    assert [table.spare[colour] for colour in table.colours] == [own] * players
    assert sorted(table.spare.values()).count(18) == unused


@pytest.mark.rule("FW-2.4")
@pytest.mark.parametrize("players", range(2, 6))
def test_all_starting_cards_are_laid_out_but_two_players_leave_out_the_marked_ones(players: int) -> None:
    table = fresh(players).table
    laid = GAME.box.cards.plain if players == 2 else GAME.box.cards.starting
    assert starting(table.up.values()) == sorted(laid)
    assert sorted(table.left_out) == sorted(
        set(GAME.box.cards.starting) - set(laid) if players > 2 else GAME.box.cards.marked
    )


@pytest.mark.rule("FW-2.5")
@pytest.mark.parametrize(("players", "added"), [(2, 4), (3, 4), (4, 8), (5, 13)])
def test_random_ordinary_cards_are_added(players: int, added: int) -> None:
    seen = Counter[str]()
    for key in KEYS:
        cards = fresh(players, key=key).table.up.values()
        ordinary = [card for card in cards if back(card) == "dark"]
        assert len(ordinary) == added
        seen.update(ordinary)
    assert len(seen) > 15


@pytest.mark.rule("FW-2.6")
@pytest.mark.parametrize(("players", "rows", "columns"), SIZES)
def test_the_cards_are_shuffled_into_a_rectangle(players: int, rows: int, columns: int) -> None:
    table = fresh(players).table
    assert sorted(table.up) == [cell_at(r, c) for r in range(1, rows + 1) for c in range(1, columns + 1)]
    corners = Counter(back(fresh(players, key=key).table.up[101]) for key in KEYS)
    assert set(corners) == {"light", "dark"}


@pytest.mark.rule("FW-2.7")
@pytest.mark.parametrize("players", range(2, 6))
def test_all_cards_of_the_rectangle_lie_face_up(players: int) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert not view.backs
    assert "#" not in drawing(view)
    told = fresh(players).told("laid_out")[0]
    assert told["letters"] == [card[0] for card in view.up.values()]


@pytest.mark.rule("FW-2.8")
@pytest.mark.parametrize(("players", "number"), [(2, 0), (2, 12), (3, 5), (5, 12), (5, 0)])
def test_the_ratio_of_starting_and_ordinary_cards_can_be_changed(players: int, number: int) -> None:
    table = fresh(players, starting=number).table
    assert len(starting(table.up.values())) == number


@pytest.mark.rule("FW-2.9")
@pytest.mark.parametrize("players", range(2, 6))
def test_what_rises_above_the_line_goes_to_the_box_unseen(players: int) -> None:
    scene = fresh(players)
    table = scene.table
    assert len(table.deck) + len(table.box) + sum(back(card) == "dark" for card in table.up.values()) == 98
    for seat in (EVERYBODY, *range(players)):
        view = scene.sees(seat)
        assert len(view.deck) == len(table.deck)
        for pile in (view.deck, view.box):
            with pytest.raises(HiddenFact):
                list(pile)
    boxes = {tuple(sorted(fresh(players, key=key).table.box)) for key in KEYS[:5]}
    assert len(boxes) == 5


@pytest.mark.rule("FW-2.10")
@pytest.mark.parametrize("number", [None, 3])
@pytest.mark.parametrize("players", [2, 4])
def test_no_starting_card_gets_into_the_deck(players: int, number: int | None) -> None:
    for key in KEYS[:10]:
        table = fresh(players, key=key, starting=number).table
        assert not starting([*table.deck, *table.box])
        assert len(table.left_out) + len(starting(table.up.values())) == 12


@pytest.mark.rule("FW-2.11")
def test_the_discard_is_empty_at_first() -> None:
    assert len(fresh().sees(EVERYBODY).discard) == 0


@pytest.mark.rule("FW-2.12")
@pytest.mark.parametrize("seat", range(3))
def test_the_first_player_holds_the_timer(seat: int) -> None:
    """Who touched bark last is for the table to say: the host may name any seat."""
    scene = fresh(3, first=seat)
    assert scene.sees(EVERYBODY).timer == seat
    assert scene.told("laid_out")[0]["seat"] == scene.told("round")[0]["seat"] == seat


@pytest.mark.rule("FW-2.13")
def test_the_first_player_is_drawn_by_lot() -> None:
    begins = Counter(fresh(4, key=key).table.timer for key in KEYS)
    assert set(begins) == set(range(4))
    assert min(begins.values()) > 2


@pytest.mark.rule("FW-2.13")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_cannot_be_named_first(seat: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(3, first=seat)
    assert refused.value.clause == "FW-2.13"


@pytest.mark.rule("FW-2.14")
@pytest.mark.parametrize(("players", "rows", "columns"), SIZES)
def test_whatever_the_ratio_the_rectangle_is_full(players: int, rows: int, columns: int) -> None:
    for number in range(13):
        table = fresh(players, starting=number).table
        assert len(table.up) == rows * columns
        assert len(table.left_out) == 12 - number
        marked_out = sum(card in table.left_out for card in ("К*", "Л*", "В*"))
        if players == 2:  # the marked ones are the first to stay in the box
            assert marked_out == 3 if number <= 8 else marked_out >= 11 - number
    for number in (-1, 13):
        with pytest.raises(Refused) as refused:
            Match.begin(GAME, players, Settings(starting=number), b"key")
        assert refused.value.clause == "FW-2.14"
