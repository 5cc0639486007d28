"""«Шёпот леса», chapter 7: phase 4, refresh."""

from __future__ import annotations

from random import Random

import pytest

from forest_whisper.wood import EVERYBODY, answer_all, drawing, drawn, fresh, wood, write
from polyana.core import HiddenFact
from polyana.games.forest_whisper.rules import closing_up
from polyana.games.forest_whisper.rules.cards import back
from polyana.games.forest_whisper.rules.field import ROW, border, cell_at, column_of, pieces, row_of
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing.scene import Scene

FIELD = "А О Е И\nН Р Т С\nК Л В М"


def refreshed(field: str = FIELD, players: int = 2, **more: object) -> Scene[Forest]:
    """The start of phase 4."""
    return wood(field, "refresh", players=players, **more)  # type: ignore[arg-type]


def closable(field: str, players: int = 2, **more: object) -> Scene[Forest]:
    """The moment after the new card has been laid."""
    return wood(field, "close_field", players=players, **more)  # type: ignore[arg-type]


def closed(field: str, direction: str, *gaps: int) -> str:
    """The field after closing up; `gaps` for lines with several cards that may go."""
    scene = closable(field)
    scene.does(0, "close", direction)
    for gap in gaps:
        scene.does(0, "gap", str(gap))
    assert scene.match.step.phase == "write"
    return drawing(scene.table)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.1")
def test_the_game_ends_when_the_deck_is_empty() -> None:
    assert refreshed(deck=0).over
    assert not refreshed(deck=1).over


@pytest.mark.rule("FW-7.2")
@pytest.mark.parametrize(("players", "enough"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_the_game_ends_with_fewer_face_up_cards_than_twice_the_players(players: int, enough: int) -> None:
    letters = list("АОЕИНРТСКЛ")
    for number in (enough, enough - 1):
        row = [*letters[:number], *"##########"]
        assert bool(refreshed(" ".join(row), players).over) is (number < enough)


@pytest.mark.rule("FW-7.3")
@pytest.mark.parametrize("more", [{"deck": 0, "discard": "Ж"}, {"field": "А О Е #\n# # # #", "deck": 9}])
def test_at_the_end_nothing_else_of_the_phase_happens(more: dict[str, object]) -> None:
    scene = refreshed(**more)  # type: ignore[arg-type]
    assert scene.over
    assert not scene.match.open_asks()
    assert len(scene.table.deck) == more["deck"]
    assert scene.table.timer == 0
    assert not scene.table.drawn


# --- the new card ---------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.4")
@pytest.mark.parametrize(("deck", "number"), [(20, 3), (3, 3), (2, 2), (1, 1)])
def test_the_first_player_draws_three_cards_or_all_that_are_left(deck: int, number: int) -> None:
    scene = refreshed(deck=deck, timer=1)
    assert len(scene.table.drawn[1]) == number
    assert len(scene.table.deck) == deck - number
    assert scene.sees(1).drawn[1] == scene.table.drawn[1]
    for seat in (EVERYBODY, 0):
        assert len(scene.sees(seat).drawn[1]) == number
        with pytest.raises(HiddenFact):
            scene.sees(seat).drawn[1][0]


@pytest.mark.rule("FW-7.4")
def test_only_the_first_player_is_told_what_was_drawn() -> None:
    scene = wood(FIELD, players=2)
    write(scene, "", "")
    scene.does(0, "target", "101")
    scene.does(1, "target", "102")
    assert scene.told("drew", 0) == [{"seat": 0, "letters": scene.table.drawn[0]}]
    assert scene.told("drew", 1) == scene.told("drew") == []


@pytest.mark.rule("FW-7.5")
def test_one_of_them_is_laid_face_up_beside_another_card() -> None:
    scene = refreshed("А О .\n. Е И\nК . Л\nН Р Т")
    card = scene.options(0, "pick")[-1]
    scene.refuses(0, "pick", "Ё", clause="FW-7.5")
    scene.refuses(1, "pick", card, clause="FW-7.5")
    scene.does(0, "pick", card)
    assert scene.asked(1, "spot") is None
    for place, why in ((101, "taken"), (0, "a corner only"), (909, "nowhere near")):
        scene.refuses(0, "spot", str(place), clause="FW-7.5"), why
    assert "103" in scene.options(0, "spot")
    scene.does(0, "spot", "103")
    assert scene.sees(EVERYBODY).up[103] == card
    assert scene.told("laid")[0]["letter"] == card


@pytest.mark.rule("FW-7.5")
def test_which_card_was_picked_is_not_known_before_it_lies() -> None:
    scene = refreshed()
    one, two = scene.match.clone(), scene.match.clone()
    letters = sorted(set(scene.table.drawn[0]))
    one.answer_kind(0, "pick", letters[0])
    two.answer_kind(0, "pick", letters[-1])
    for seat in (EVERYBODY, 1):
        assert one.view(seat).encode() == two.view(seat).encode() == scene.match.view(seat).encode()


@pytest.mark.rule("FW-7.6")
def test_the_other_drawn_cards_are_discarded_face_down() -> None:
    scene = refreshed()
    first, *rest = scene.table.drawn[0]
    scene.does(0, "pick", first)
    scene.does(0, "spot", "1")
    assert scene.table.discard == rest
    assert scene.told("laid")[0]["count"] == 2
    for seat in (EVERYBODY, 0, 1):
        assert len(scene.sees(seat).discard) == 2
        with pytest.raises(HiddenFact):
            scene.sees(seat).discard[0]


@pytest.mark.rule("FW-7.7")
def test_laying_a_card_is_compulsory_and_holes_and_face_down_neighbours_are_fine() -> None:
    scene = refreshed("А О Е\nН . Т\nК Л #", deck=1)
    assert scene.asked(0, "pick") is None  # the only card needs no choice
    assert scene.asked(0, "spot")
    for text in ("no", "-", "pass"):
        scene.refuses(0, "spot", text, clause="FW-7.5")
    places = scene.options(0, "spot")
    assert "202" in places  # the hole
    assert {"304", "403"} <= set(places)  # beside the face-down card
    scene.does(0, "spot", "304")
    assert scene.match.step.phase == "write"


@pytest.mark.rule("FW-7.7")
def test_left_alone_the_first_card_goes_to_the_first_place() -> None:
    scene = refreshed(lay_seconds=60)
    first = scene.table.drawn[0][0]
    scene.runs_out("lay")
    scene.runs_out("lay")
    assert scene.table.up[1] == first  # above the first card


# --- closing up -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-7.8")
@pytest.mark.parametrize(
    ("field", "ways"),
    [
        ("# А О\nЕ # И\nН К Р", []),  # neither all rows nor all columns
        ("# А О\nЕ # И\n# К Р", ["rows"]),
        ("# А #\nЕ # И\nН К Р", ["columns"]),
        ("# А О\nЕ # И\nН К #", ["rows", "columns"]),
        ("#1 А О\nЕ # И\n# К Р", []),  # a cube on it
    ],
)
def test_every_row_or_every_column_needs_a_face_down_card_without_a_cube(field: str, ways: list[str]) -> None:
    scene = closable(field)
    question = scene.asked(0, "close")
    assert (list(question.texts) if question else []) == ([*ways, "no"] if ways else [])


@pytest.mark.rule("FW-7.9")
def test_the_first_player_may_discard_one_of_each_line_and_close_up() -> None:
    scene = closable("# А О\nЕ # И\nН К #", timer=1, discard="Ж")
    scene.refuses(0, "close", "rows", clause="FW-7.9")
    gone = [scene.table.down[place] for place in (101, 202, 303)]
    scene.does(1, "close", "rows")
    assert drawn(drawing(scene.table)) == "А О\nЕ И\nН К"
    assert scene.table.discard == ["Ж", *gone]
    assert scene.told("closed") == [{"seat": 1, "direction": "rows", "count": 3}]
    keep = closable("# А О\nЕ # И\nН К #")
    keep.does(0, "close", "no")
    assert drawn(drawing(keep.table)) == "# А О\nЕ # И\nН К #"
    keep = closable("# А О\nЕ # И\nН К #", lay_seconds=60)
    keep.runs_out("close")
    assert drawn(drawing(keep.table)) == "# А О\nЕ # И\nН К #"


@pytest.mark.rule("FW-7.10")
def test_example_of_rows_that_close_up() -> None:
    """Every row has a face-down card without cubes: these go, the field closes up."""
    field = """
        А  #  О  Е
        #  И  #1 Н
        Р  Т  С  #
    """
    assert closed(field, "rows") == drawn("А О Е\nИ #1 Н\nР Т С")


@pytest.mark.rule("FW-7.11")
def test_grown_lines_count_too() -> None:
    """One card that sticks out makes a row of its own, and that row has nothing to give."""
    assert closable("# А О\nЕ # И").asked(0, "close")
    assert closable("# А О\nЕ # И\n. К .").asked(0, "close") is None
    scene = closable("# А О\nЕ # И\n. # .\n. Н К\n. # Р")
    assert scene.asked(0, "close") is None
    assert closable("# А О\nЕ # И\n. # .").options(0, "close") == ["rows", "no"]


@pytest.mark.rule("FW-7.12")
def test_the_condition_is_checked_after_the_new_card_was_laid() -> None:
    """Laid into the last full row it changes nothing; laid as a row of its own it prevents the closing."""
    for place, possible in (("104", True), ("1", False)):
        scene = refreshed("# А О\nЕ # И\n# К Р", deck=1)
        scene.does(0, "spot", place)
        assert (scene.asked(0, "close") is not None) is possible


@pytest.mark.rule("FW-7.13")
def test_one_direction_once_and_exactly_one_card_of_each_line() -> None:
    scene = closable("# А #\nЕ # И\n# К #")
    assert scene.options(0, "close") == ["rows", "columns", "no"]
    scene.does(0, "close", "rows")
    assert scene.options(0, "gap") == ["101", "103"]
    for text in ("102", "202", "no", "-", "101,103"):
        scene.refuses(0, "gap", text, clause="FW-7.13")
    scene.does(0, "gap", "103")
    assert scene.options(0, "gap") == ["301", "303"]  # the row between had one card to give
    scene.refuses(0, "gap", "101", clause="FW-7.13")
    scene.does(0, "gap", "301")
    assert drawn(drawing(scene.table)) == "# А\nЕ И\nК #"
    assert scene.match.step.phase == "write"  # not again in this round


@pytest.mark.rule("FW-7.13")
def test_neither_face_up_cards_nor_cards_with_cubes_go() -> None:
    scene = closable("# #1 А\n# Е #\nН # #1")
    scene.does(0, "close", "rows")
    assert scene.options(0, "gap") == ["201", "203"]
    scene.refuses(0, "gap", "202", clause="FW-7.13")


@pytest.mark.rule("FW-7.14")
@pytest.mark.parametrize(
    ("field", "direction", "after"),
    [
        ("А #  О1 Е\nИ Н  #  Р", "rows", "А О1 Е\nИ Н Р"),
        ("А #\n# О01\nЕ2 И", "columns", "А О01\nЕ2 И"),
        ("А # #1 О\nЕ # И Н", "rows", "А #1 О\nЕ И Н"),
        # Holes that were there before are gaps as well, however wide and wherever they lie.
        ("# А . О\nЕ # И Н", "rows", "А О .\nЕ И Н"),
        ("А .  .  О1 # Е\nИ Н Р #  Т С", "rows", "А О1 Е . .\nИ Н Р Т С"),
        ("А И\n.  Н\nО1 #\n#  Т\nЕ С", "columns", "А И\nО1 Н\nЕ Т\n. С"),
        # The ends of a line are no gaps: it keeps the place at which it began, also if that card has gone.
        (".  А # О\nЕ И Н #", "rows", ".  А О\nЕ И Н"),
        (".  # А . О\nЕ И Н # Р", "rows", ".  А О .\nЕ И Н Р"),
    ],
)
def test_closing_leaves_no_gap_in_a_line_and_cubes_travel_along(
    field: str, direction: str, after: str
) -> None:
    assert drawn(closed(field, direction)) == drawn(after)


@pytest.mark.rule("FW-7.15")
@pytest.mark.parametrize(
    ("field", "direction", "after"),
    [
        ("А # О\n. # .\nЕ # И", "rows", "А О\nЕ И"),  # the row in the middle is gone
        ("А . О\n# # #\nЕ . И", "columns", "А О\nЕ И"),
        # Two parts that touch nowhere any more: the smaller one slides along the row.
        ("# А О Е .\n. . . # И", "rows", "А О Е\n. . И"),
        ("# .\nА .\nО .\nЕ #\n. И", "columns", "А .\nО .\nЕ И"),
    ],
)
def test_empty_lines_vanish_and_parts_slide_together(field: str, direction: str, after: str) -> None:
    assert drawn(closed(field, direction)) == drawn(after)


@pytest.mark.rule("FW-7.15")
@pytest.mark.parametrize(
    ("cards", "removed", "slides"),
    [
        # The smaller part slides, by the shortest way, here to the right.
        ([101, 102, 202, 203, 204, 205], [102, 203], {101: 102, 204: 203, 205: 204}),
        # Of equal parts the one that begins later slides (the empty column has vanished before).
        ([101, 102, 103, 204, 205, 206], [103, 204], {205: 202, 206: 203}),
        # The middle row: a step to the left or one to the right, so to smaller numbers; then the last row.
        ([101, 102, 103, 203, 204, 304, 305, 306], [103, 204, 306], {203: 202, 304: 302, 305: 303}),
    ],
)
def test_which_part_slides_and_where_to(cards: list[int], removed: list[int], slides: dict[int, int]) -> None:
    moves = closing_up.moves_of(cards, removed, "rows")
    assert {here: there for here, there in moves.items() if here != there} == slides
    turned = closing_up.moves_of([turn(one) for one in cards], [turn(one) for one in removed], "columns")
    assert {turn(here): turn(there) for here, there in turned.items() if here != there} == slides


def turn(place: int) -> int:
    """Rows and columns exchanged."""
    return cell_at(column_of(place), row_of(place))


@pytest.mark.rule("FW-7.14", "FW-7.15")
def test_however_a_field_is_closed_it_stays_one_piece_without_empty_lines() -> None:
    """Random fields: no card is lost, none moves across its line, and all hang together."""
    rng, many = Random(7), 0
    for _ in range(400):
        cards = [101]
        while len(cards) < rng.randint(4, 14):
            cards.append(rng.choice(border(cards)))
        for direction in closing_up.DIRECTIONS:
            lines = closing_up.lines(cards, direction)
            removed = [rng.choice(line) for line in lines]
            if len(removed) == len(cards):
                continue
            moves = closing_up.moves_of(cards, removed, direction)
            assert set(moves) == set(cards) - set(removed)
            assert len(set(moves.values())) == len(moves)
            assert len(pieces(moves.values())) == 1
            ends = [(line[0], line[-1]) for line in closing_up.lines(moves.values(), direction)]
            step = 1 if direction == closing_up.ROWS else ROW
            assert sum((last - first) // step + 1 for first, last in ends) == len(moves)  # no gap in any line
            many += len(pieces(set(cards) - set(removed))) > 1
    assert many > 50


@pytest.mark.rule("FW-7.16")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_timer_passes_to_the_next_player(players: int) -> None:
    scene = fresh(players, first=players - 1)
    assert scene.table.round == 1
    answer_all(scene, "lay_card")
    answer_all(scene, "write")
    assert scene.table.timer == 0
    assert scene.table.round == 2
    assert scene.told("round")[-1]["seat"] == 0


@pytest.mark.rule("FW-7.17")
def test_after_the_last_card_one_more_round_is_played() -> None:
    scene = refreshed(deck=3)
    answer_all(scene, "write")
    assert len(scene.table.deck) == 0
    assert not scene.over
    write(scene, "рота", "")
    answer_all(scene, "over")
    assert scene.over
    assert scene.told("word")[1]["verdict"] == "accepted"


@pytest.mark.rule("FW-7.18")
def test_the_order_of_the_discard() -> None:
    """Drawn cards as they were drawn, removed ones in reading order, each on top; it is not looked at."""
    scene = refreshed("# А О\nЕ # И\nН К #", deck=3, discard="Ж")
    one, two, three = scene.table.drawn[0]
    scene.does(0, "pick", two)
    scene.does(0, "spot", "104")
    rest = [one, three] if two != one else [two, three]
    assert scene.table.discard == ["Ж", *rest]
    removed = [scene.table.down[place] for place in (101, 202, 303)]
    scene.does(0, "close", "rows")
    assert scene.table.discard == ["Ж", *rest, *removed]


@pytest.mark.rule("FW-7.19")
def test_face_down_cards_of_every_origin_may_go() -> None:
    """One that replaced a captured card, one that was turned down at five all, one that an Elder left."""
    field = """
        Л2  А   О   Е
        И55 Н   Р   Т
        #1  #1  #1  С
        К   М   П   #
    """
    scene = wood(field, "control", players=2)
    scene.does(0, "guard", "no")
    scene.does(0, "elder", "301,302,303")
    scene.does(0, "pick", scene.options(0, "pick")[0])
    scene.does(0, "spot", "105")
    scene.does(0, "close", "rows")
    assert scene.options(0, "gap") == ["301", "302", "303"]  # the rows above had one card to give each
    scene.does(0, "gap", "302")
    new = scene.told("laid")[0]["letter"]
    assert drawn(drawing(scene.table)) == drawn(f"А О Е {new}\nН Р Т .\n# # С .\nК М П .")


@pytest.mark.rule("FW-7.20")
def test_a_card_turned_down_shows_only_its_back() -> None:
    scene = wood("А*55 О55 Е И\nН Р Т С\nК Л В М", "control", players=2)
    assert back(scene.table.down[101]) == "light"
    for seat in (EVERYBODY, 0, 1):
        view = scene.sees(seat)
        assert view.backs == {101: "light", 102: "dark"}
        with pytest.raises(HiddenFact):
            view.down[101]
