"""«Букводжем», chapter 8: the end of a round."""

from __future__ import annotations

import pytest

from letter_jam.jam import EVERYBODY, decide, fresh, give, jam, play_round


@pytest.mark.rule("LJ-8.1")
def test_a_used_non_player_card_is_replaced_once_from_its_stack() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", zones={"stacks": {1: "М", 2: "ЛЛ"}})
    play_round(scene, 3, "бктк p0 v1 v2 v1")
    assert scene.table.virtual == ["М", "Л"]
    assert scene.table.discard[-2:] == ["К", "Т"]
    assert scene.told("virtual", 0)[-2:] == [
        {"number": 1, "letter": "М", "left": 0},
        {"number": 2, "letter": "Л", "left": 1},
    ]


@pytest.mark.rule("LJ-8.2")
def test_an_unused_non_player_card_stays() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т")
    play_round(scene, 3, "бак p0 p1 v1")
    assert scene.table.virtual[1] == "Т"
    assert len(scene.table.stacks[2]) == 5
    assert len(scene.table.stacks[1]) == 4


@pytest.mark.rule("LJ-8.3")
def test_an_emptied_stack_pays_a_green_marker() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", stacks={1: 1})
    leaves = scene.table.leaves
    play_round(scene, 3, "бак p0 p1 v1")
    view = scene.sees(EVERYBODY)
    assert view.leaves == leaves + 1
    assert view.buried == [2]
    assert scene.told("paid") == [{"number": 1}]


@pytest.mark.rule("LJ-8.4")
@pytest.mark.parametrize("players", [4, 5])
def test_a_stack_of_k_pays_at_its_replacement_k_minus_1(players: int) -> None:
    """When the last card goes onto the stand, not when that card is used."""
    scene = fresh(players)
    size = len(scene.table.stacks[1]) + 1
    leaves = scene.table.leaves
    for number in range(1, size):
        t = scene.table
        scene.at("propose", reds=players, red_of=dict.fromkeys(range(players), 0))
        assert t.leaves == leaves
        play_round(scene, 0, f"{t.virtual[0]}{t.virtual[0]} v1 *")
        assert (scene.table.leaves > leaves) == (number == size - 1)
    assert scene.table.leaves == leaves + 1
    assert scene.table.virtual[0]


@pytest.mark.rule("LJ-8.4")
def test_in_small_groups_a_paid_marker_waits_for_the_reds() -> None:
    scene = jam({0: "Б", 1: "А"}, players=3, virtual="К Т О", stacks={1: 1})
    play_round(scene, 2, "бак p0 p1 v1")
    assert scene.table.leaves == 3
    assert scene.table.greens == 0


@pytest.mark.rule("LJ-8.5")
def test_after_the_stack_the_deck_serves_and_pays_nothing() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", stacks={1: 0}, zones={"deck": ["М"]})
    leaves = scene.table.leaves
    play_round(scene, 3, "бак p0 p1 v1")
    assert scene.table.virtual[0] == "М"
    assert scene.table.deck == []
    assert scene.table.leaves == leaves
    assert scene.told("paid") == []


@pytest.mark.rule("LJ-8.6")
def test_discarded_cards_are_out_of_the_game_and_open() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", zones={"discard": [], "stacks": {1: "МММ", 2: "ЛЛЛ"}})
    for _ in range(2):
        play_round(scene, 3, f"ба{scene.table.virtual[0]} p0 p1 v1")
    for seat in (EVERYBODY, 0, 3):
        assert scene.sees(seat).discard == ["К", "М"]


@pytest.mark.rule("LJ-8.7")
def test_with_an_empty_deck_the_stand_stays_empty() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", stacks={1: 0}, deck=0)
    play_round(scene, 3, "бак p0 p1 v1")
    assert scene.table.discard
    assert scene.sees(EVERYBODY).virtual == ["", "Т"]
    assert scene.told("virtual_empty") == [{"number": 1}]
    scene.refuses(3, "propose", "бак p0 p1 v1", clause="LJ-3.12")


@pytest.mark.rule("LJ-8.8")
def test_used_bonus_letters_are_discarded() -> None:
    scene = jam({0: "Б", 1: "А"}, virtual="К Т", bonus="О Р О", zones={"discard": []})
    play_round(scene, 3, "рабо b1 p1 p0 b2")
    assert scene.sees(EVERYBODY).bonus == ["О"]
    assert scene.table.discard == ["Р", "О"]
    assert scene.told("bonus_gone") == [{"letters": ["Р", "О"]}]


@pytest.mark.rule("LJ-8.9")
def test_the_joker_is_there_every_round() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    for _ in range(3):
        play_round(scene, 3, "бор p0 * p2")
        assert "*" not in scene.table.discard
        assert scene.sees(EVERYBODY).joker_free


@pytest.mark.rule("LJ-8.10")
def test_players_letters_are_never_discarded_through_use() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т", extra={3: "Н"}, zones={"discard": []})
    play_round(scene, 0, "аран p1 p2 p1 p3", move=[1])
    assert scene.table.discard == []
    assert scene.table.rows[1][0] == "А"
    assert scene.table.extra[3] == "Н"


@pytest.mark.rule("LJ-8.11")
def test_the_order_of_the_upkeep() -> None:
    """Guesses, chips, bonus letters, non-player cards, players from the giver's left, end check."""
    scene = jam(
        {0: "Б", 1: "А", 3: "Р"},
        virtual="К Т",
        bonus="О",
        extra={2: "Н"},
        stacks={1: 1, 2: 1},
        zones={"leaves": 0, "red_of": dict.fromkeys(range(4), 1) | {1: 0}, "reds": 1, "heart": 0},
    )
    give(scene, 1, "тобрнк v2 b0 p0 p3 p2 v1")
    scene.does(2, "guess", "Н")
    decide(scene, move=[0, 3])
    kinds = [(event.kind, event.args.get("seat", event.args.get("number"))) for event in scene.events]
    assert kinds[kinds.index(("guessed", 2)) :] == [
        ("guessed", 2),
        ("moves", None),
        ("bonus_gone", None),
        ("virtual", 1),
        ("paid", 1),
        ("virtual", 2),
        ("paid", 2),
        ("extra", 2),
        ("extra_hidden", 2),
        ("stand", 3),
        ("stand_hidden", 3),
        ("stand", 0),
        ("stand_hidden", 0),
        ("round", 2),
    ]
    assert scene.table.bonus == ["Н"]


@pytest.mark.rule("LJ-8.11")
@pytest.mark.parametrize("giver", range(3))
def test_new_letters_come_in_seat_order_from_the_giver_s_left(giver: int) -> None:
    """The deck has two cards: those next to the giver get them."""
    letters = {0: "А", 1: "О", 2: "Р"}
    scene = jam(extra=letters, players=3, deck=2, zones={"used": dict.fromkeys(range(3), 1)})
    others = [(giver + step) % 3 for step in (1, 2)]
    word = "".join(letters[seat] for seat in others)
    give(scene, giver, f"{word} p{others[0]} p{others[1]}")
    decide(scene, guess={seat: letters[seat] for seat in range(3)})
    served = [told["seat"] for told in scene.told("extra_hidden")]
    assert served == others
    assert scene.told("stand_empty") == [{"seat": giver}]
