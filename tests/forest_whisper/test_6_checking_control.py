"""«Шёпот леса», chapter 6: phase 3, the control check."""

from __future__ import annotations

import pytest

from forest_whisper.test_kit import OldForest
from forest_whisper.wood import (
    EVERYBODY,
    GAME,
    answer_all,
    drawing,
    drawn,
    letters_with,
    standing,
    wood,
    write,
)
from polyana.core import HiddenFact
from polyana.games.forest_whisper.rules.checking_control import groups, leader, leads
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.games.forest_whisper.rules.verdicts import judge_facts
from polyana.games.forest_whisper.rules.who_has_won import points_of
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

REST = "\nО И Н Т\nК Р М П"
"""Enough face-up cards for the game to go on."""


def checked(first_row: str, players: int = 2, **more: object) -> Scene[Forest]:
    """The control check of a field with this first row."""
    return wood(first_row + REST, "control", players=players, **more)  # type: ignore[arg-type]


def front(scene: Scene[Forest], seat: int) -> str:
    return "".join(card[0] for card in scene.table.front[seat])


# --- Leaders --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.1")
def test_every_card_is_checked_not_only_those_that_got_cubes() -> None:
    scene = wood("Н2 Л Е С\nО И А К\nР Т М П", players=2)
    write(scene, "лес", "лак")
    assert front(scene, 0) == "Н"


@pytest.mark.rule("FW-6.2")
@pytest.mark.parametrize(("cubes", "takes"), [("54", "Л"), ("44", ""), ("43", ""), ("45", "")])
def test_five_cubes_lead(cubes: str, takes: str) -> None:
    scene = checked(f"Л{cubes} А Е Я")
    assert front(scene, 0) == takes
    assert front(scene, 1) == ("Л" if cubes == "45" else "")


@pytest.mark.rule("FW-6.3")
@pytest.mark.parametrize(
    ("cubes", "who"),
    [("311", 0), ("131", 1), ("321", None), ("420", 0), ("431", None), ("243", None), ("024", 2), ("242", 1)],
)
def test_two_more_than_each_other_player_lead(cubes: str, who: int | None) -> None:
    scene = checked(f"Л{cubes} А Е Я", players=3)
    assert [front(scene, seat) for seat in range(3)] == ["Л" if seat == who else "" for seat in range(3)]


@pytest.mark.rule("FW-6.4")
@pytest.mark.parametrize(
    ("counts", "by"), [((5, 4), "A"), ((4, 2), "B"), ((5, 3), "A and B"), ((5, 0), "A and B")]
)
def test_one_condition_is_enough(counts: tuple[int, ...], by: str) -> None:
    assert leader(counts) == 0, by
    assert leader(counts[::-1]) == 1, by


@pytest.mark.rule("FW-6.5")
def test_two_against_nobody_lead() -> None:
    scene = checked("Л2 А1 Е Я", players=4)
    assert front(scene, 0) == "Л"
    assert 102 in scene.table.up


@pytest.mark.rule("FW-6.6")
def test_the_leader_lays_the_card_face_up_before_themselves() -> None:
    scene = checked("Л02 А Е Я")
    assert scene.sees(EVERYBODY).front == {0: [], 1: ["Л"]}
    assert 101 not in scene.table.up


@pytest.mark.rule("FW-6.7")
def test_all_cubes_of_the_card_go_home() -> None:
    scene = checked("Л311 А1 Е Я", players=3)
    assert scene.sees(EVERYBODY).supply == [15, 16, 16]
    assert 101 not in scene.table.cubes
    assert standing(scene.table, 102) == "1"


@pytest.mark.rule("FW-6.8")
def test_a_card_off_the_deck_takes_its_place_face_down() -> None:
    scene = wood("Л2 А Е Я" + REST, players=2, deck=10)
    write(scene, "", "")
    scene.does(0, "target", "202")
    scene.does(1, "target", "202")
    assert len(scene.sees(EVERYBODY).deck) == 9
    assert drawing(scene.table).split()[0] == "#"
    assert scene.sees(EVERYBODY).backs == {101: "dark"}
    for seat in (EVERYBODY, 0, 1):
        with pytest.raises(HiddenFact):
            scene.sees(seat).down[101]
    assert scene.told("captured") == [{"seat": 0, "letter": "Л", "value": 2, "back": "dark"}]


@pytest.mark.rule("FW-6.9")
@pytest.mark.parametrize(("choice", "cubes"), [("yes", "01"), ("no", "")])
def test_the_leader_may_put_one_cube_on_the_new_card(choice: str, cubes: str) -> None:
    scene = checked("Л02 А Е Я")
    assert scene.asked(0, "guard") is None
    scene.does(1, "guard", choice)
    assert standing(scene.table, 101) == cubes
    assert scene.table.supply[1] == 14 - len(cubes.replace("0", ""))


@pytest.mark.rule("FW-6.9")
def test_a_leader_who_says_nothing_puts_no_cube() -> None:
    scene = checked("Л02 А Е Я", cube_seconds=20)
    scene.runs_out("guard")
    assert standing(scene.table, 101) == ""


@pytest.mark.rule("FW-6.10")
def test_with_an_empty_deck_the_top_of_the_discard_is_used_unseen() -> None:
    scene = checked("Л2 А Е Я", deck=0, discard="Ж Щ")
    assert scene.table.down[101] == "Щ"
    assert scene.table.discard == ["Ж"]
    for seat in (EVERYBODY, 0, 1):
        with pytest.raises(HiddenFact):
            scene.sees(seat).down[101]
        assert "Щ".encode() not in scene.match.view(seat).encode()


@pytest.mark.rule("FW-6.11")
def test_with_nothing_left_the_place_stays_empty() -> None:
    """The hole does not join its neighbours, and nobody is asked about a card that is not there."""
    scene = wood("#1 Л2 #1 Я\nО #1 Н Т\nК Р М П", "control", players=2, deck=0)
    assert scene.match.over
    assert drawn(drawing(scene.table)).splitlines()[0] == "#1 . #1 Я"
    assert groups(scene.table, 0) == []


@pytest.mark.rule("FW-6.12")
def test_five_against_five_turns_the_card_down() -> None:
    scene = checked("Л55 А Е Я", deck=10)
    assert scene.table.down == {101: "Л"}
    assert scene.table.supply == [14, 14]
    assert front(scene, 0) == front(scene, 1) == ""
    assert scene.asked(0, "guard") is None
    assert scene.asked(1, "guard") is None
    assert scene.match.step.phase == "lay_card"
    assert len(scene.table.deck) == 10 - 3  # only the refresh has drawn


@pytest.mark.rule("FW-6.13")
@pytest.mark.parametrize("cubes", ["552", "5052", "5550"])
def test_the_tie_beats_the_rule_of_five_and_sends_all_cubes_home(cubes: str) -> None:
    scene = checked(f"Л{cubes} А Е Я", players=4)
    assert [front(scene, seat) for seat in range(4)] == [""] * 4
    assert scene.table.supply == [18] * 4
    assert scene.table.down[101] == "Л"


@pytest.mark.rule("FW-6.14")
def test_ties_first_then_captures_seat_by_seat_each_card_to_its_end() -> None:
    field = """
        Л2   А55  Е02  Я
        О02  И2   Н    Т
        К    Р    М    П
    """
    scene = wood(field, players=2, timer=1)
    write(scene, "", "")
    scene.does(1, "target", "301")
    scene.does(0, "target", "302")
    order = [(event.kind, event.args.get("seat"), event.args.get("letter")) for event in scene.events]
    done = [one for one in order if one[0] in ("turned_down", "captured")]
    assert done == [("turned_down", None, "А"), ("captured", 1, "Е")]
    scene.does(1, "guard", "yes")  # complete before the next card
    scene.does(1, "guard", "no")
    scene.does(0, "guard", "no")
    captured = [(told["seat"], told["letter"]) for told in scene.told("captured")]
    assert captured == [(1, "Е"), (1, "О"), (0, "Л"), (0, "И")]


@pytest.mark.rule("FW-6.14")
def test_cards_are_judged_as_they_stood_at_the_start_of_the_phase() -> None:
    """A cube that a Leader puts on a new card changes nothing any more."""
    scene = checked("Л2 А2 Е Я")
    agenda = [step.args for step in scene.match.agenda if step.phase == "capture"]
    assert agenda == [(0, 102)]
    scene.does(0, "guard", "yes")
    assert [step.args for step in scene.match.agenda if step.phase == "capture"] == []
    assert front(scene, 0) == "ЛА"


@pytest.mark.rule("FW-6.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_leader_per_card_and_none_on_face_down_cards(players: int) -> None:
    for game in (GAME, OldForest()):
        for seed in range(3):
            for decision in random_match(game, Laid(players, Settings()), seed):
                table = decision.record.match.table
                assert all(max(counts) <= 5 for counts in table.cubes.values())
                assert all(sum(table.cubes.get(place, ())) <= 1 for place in table.backs)
                taken = [place for places in leads(table).values() for place in places]
                assert len(set(taken)) == len(taken)
                assert not set(taken) & set(table.backs)


@pytest.mark.rule("FW-6.16")
def test_example_of_four_captures_in_one_round() -> None:
    """Purple takes Ч and Щ, blue К, red Н, which is not in red's word; face-down cards fill the places."""
    field = """
        Ч1   А   Щ1  А
        Л    К01 Е   С
        О    И   Н002 Т
    """
    scene = wood(field, players=3)
    write(scene, "чаща", "лак", "лес")
    scene.does(0, "extra", "101")
    scene.does(0, "extra", "103")
    scene.does(1, "assign", "102")
    scene.does(1, "extra", "202")
    answer_all(scene, "lay_card", "over")
    assert [front(scene, seat) for seat in range(3)] == ["ЧЩ", "К", "Н"]
    assert drawn(drawing(scene.table)) == drawn("# А11 # А1\nЛ011 # Е001 С001\nО И # Т")


# --- Elders ---------------------------------------------------------------------------------------

GROUP = "#1 #1 #1 Я"


def elders(field: str, players: int = 2, **more: object) -> Scene[Forest]:
    return wood(field, "elders", players=players, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FW-6.17")
@pytest.mark.parametrize(
    ("row", "elder"),
    [
        ("#1 #1 #1 Я", True),
        ("#1 #1 # Я", False),  # no cube on the third
        ("#1 #1 #01 Я", False),  # somebody else's
        ("#1 #1 Я1 #1", False),  # a face-up card does not count
    ],
)
def test_three_neighbouring_face_down_cards_with_own_cubes_make_an_elder(row: str, elder: bool) -> None:
    scene = elders(row + REST)
    assert (scene.asked(0, "elder") is not None) is elder
    assert scene.asked(1, "elder") is None
    if elder:
        assert scene.options(0, "elder") == ["101,102,103", "decline"]
    else:
        scene.refuses(0, "elder", "101,102,103", clause="FW-6.17")


@pytest.mark.rule("FW-6.18")
def test_the_cards_must_border_each_other() -> None:
    scene = elders("#1 #1 А #1\nО #1 Н Т\nК Р М П")
    assert scene.options(0, "elder") == ["101,102,202", "decline"]
    scene.refuses(0, "elder", "101,102,104", clause="FW-6.18")
    assert elders("#1 А #1 #1\nО #1 Н Т\nК Р М П").asked(0, "elder") is None


@pytest.mark.rule("FW-6.19")
def test_the_elder_may_return_the_cubes_for_a_card() -> None:
    scene = elders(GROUP + REST, deck=10)
    scene.does(0, "elder", "101,102,103")
    assert scene.table.supply[0] == 14
    assert not scene.table.cubes
    assert len(scene.table.elders[0]) == 1
    assert scene.told("elder") == [{"seat": 0}]
    assert len(scene.sees(EVERYBODY).elders[0]) == 1
    keep = elders(GROUP + REST, deck=10)
    keep.does(0, "elder", "decline")
    assert keep.table.supply[0] == 11
    assert len(keep.table.elders[0]) == 0
    keep = elders(GROUP + REST, elder_seconds=30)
    keep.runs_out("elder")
    assert len(keep.table.elders[0]) == 0


@pytest.mark.rule("FW-6.19")
def test_there_is_no_card_without_returning_the_cubes() -> None:
    """Whoever takes the card has paid: the only other option is to decline."""
    scene = elders(GROUP + REST)
    for text in ("yes", "101,102", "101", ""):
        scene.refuses(0, "elder", text, clause="FW-6.17" if text in ("yes", "") else "FW-6.18")


@pytest.mark.rule("FW-6.20")
@pytest.mark.parametrize(("scoring", "points"), [("cards", 2), ("points", 4)])
def test_the_elders_card_counts_but_does_not_spell(scoring: str, points: int) -> None:
    scene = wood("А О\nЕ И", "write", players=2, elders={0: 2}, deck=0, scoring=scoring)
    hidden = scene.table.elders[0][0][0].lower()
    assert hidden not in "аоеи"
    assert judge_facts(GAME.box.cards, scene.table, 0, f"{hidden}а").reason == "letters"
    write(scene, "", "")
    answer_all(scene, "over")
    assert scene.over
    assert scene.over.scores[0] == points


@pytest.mark.rule("FW-6.21")
def test_example_of_purple_taking_three_cubes_for_a_victory_point() -> None:
    scene = elders(GROUP + REST, deck=1)
    assert points_of(GAME.box.cards, scene.table, 0) == 0
    scene.does(0, "elder", "101,102,103")
    assert scene.over  # the deck is empty now
    assert scene.over.scores == (1, 0)


@pytest.mark.rule("FW-6.22")
def test_nobody_looks_at_the_elders_card_not_even_its_owner() -> None:
    scene = elders(GROUP + REST, deck=10)
    scene.does(0, "elder", "101,102,103")
    for seat in (EVERYBODY, 0, 1):
        with pytest.raises(HiddenFact):
            scene.sees(seat).elders[0][0]
        assert scene.told("elder", seat) == [{"seat": 0}]


@pytest.mark.rule("FW-6.23")
def test_of_a_larger_group_any_three_connected_cards_are_picked() -> None:
    scene = elders("#1 #1 #1 #1\nО И #1 Т\nК Р М П")
    assert scene.options(0, "elder") == [
        "101,102,103",
        "102,103,104",
        "102,103,203",
        "103,104,203",
        "decline",
    ]
    scene.does(0, "elder", "103,104,203")
    assert scene.table.cells_with_cubes_of(0) == [101, 102]


@pytest.mark.rule("FW-6.24")
def test_claims_come_after_all_captures_and_may_be_several() -> None:
    """The cube that a Leader puts on the new card completes a group in the same phase."""
    field = """
        #1  #1  Л2  Я
        #1  #1  #1  Т
        К   Р02 М   П
    """
    scene = wood(field, "control", players=2, timer=0)
    scene.does(0, "guard", "yes")
    assert scene.match.waiting() == [1]  # another's capture comes before any claim
    scene.does(1, "guard", "no")
    scene.does(0, "elder", "101,102,103")
    assert scene.options(0, "elder") == ["201,202,203", "decline"]
    scene.refuses(0, "elder", "102,202,203", clause="FW-6.17")
    scene.does(0, "elder", "201,202,203")
    assert len(scene.table.elders[0]) == 2
    assert scene.match.step.phase == "lay_card"


@pytest.mark.rule("FW-6.24")
def test_claims_go_clockwise_from_the_first_player() -> None:
    scene = elders("#1 #1 #1 Я\n#01 #01 #01 Т\n#001 #001 #001 П\nА О Е И\nН Т Р С", players=3, timer=1)
    for seat in (1, 2, 0):
        assert scene.match.waiting() == [seat]
        scene.does(seat, "elder", "decline")


@pytest.mark.rule("FW-6.25")
def test_a_group_that_was_not_cashed_may_be_claimed_in_a_later_round() -> None:
    scene = elders(GROUP + REST, timer=0)
    scene.does(0, "elder", "decline")
    answer_all(scene, "write")
    write(scene, "", "")
    answer_all(scene, "elder")
    scene.does(0, "elder", "101,102,103")
    assert len(scene.table.elders[0]) == 1


@pytest.mark.rule("FW-6.26")
def test_with_an_empty_deck_the_elder_takes_the_top_of_the_discard() -> None:
    scene = elders(GROUP + REST, deck=0, discard="Ж Щ")
    before = scene.match.view(1).encode()
    assert "Щ".encode() not in before
    scene.does(0, "elder", "101,102,103")
    assert scene.table.elders[0] == ["Щ"]
    for seat in (EVERYBODY, 0, 1):
        assert "Щ".encode() not in scene.match.view(seat).encode()


@pytest.mark.rule("FW-6.26")
def test_with_nothing_left_the_claim_is_refused_and_the_cubes_stay() -> None:
    scene = elders("#1 #1 #1 Я\n#1 #1 #1 Т\nК Р М П", deck=0, discard="Ж")
    scene.does(0, "elder", "101,102,103")
    assert scene.over  # there was one card, so one claim
    assert scene.table.cells_with_cubes_of(0) == [201, 202, 203]
    assert GAME.why_not(scene.sees(0), 0, "elder") == "FW-6.26"


@pytest.mark.rule("FW-6.27")
def test_after_a_claim_the_cards_stay_face_down_without_cubes() -> None:
    scene = elders("#1 #1 #1 #01" + REST)
    scene.does(0, "elder", "101,102,103")
    assert drawn(drawing(scene.table)).splitlines()[0] == "# # # #01"


@pytest.mark.rule("FW-6.28")
def test_the_cube_for_the_new_card_comes_from_the_supply_only() -> None:
    """The Leader's own cubes have just come home, so there is one."""
    scene = wood("Л2 А33 Е33 #1\nО33 И22 Н Т\nК Р М П", "control", players=2)
    assert scene.table.supply[0] == 2
    scene.refuses(0, "source", "104", clause="FW-5.15")
    assert scene.options(0, "guard") == ["yes", "no"]
    scene.does(0, "guard", "yes")
    assert scene.table.supply[0] == 1
    assert letters_with(scene, 0) == "#АЕ#ОИ"


@pytest.mark.rule("FW-6.29")
@pytest.mark.parametrize(
    ("field", "fits"),
    [
        ("#1 А Е\n#1 О И\n#1 К Н", True),  # straight
        ("#1 А Е\n#1 #1 И\nО К Н", True),  # bent
        ("#1 А Е\nО #1 И\nК Н #1", False),  # corners only
        ("#1 #1 Е\nО И #1\nК Н Р", False),
    ],
)
def test_sides_join_corners_do_not(field: str, fits: bool) -> None:
    assert (elders(field).asked(0, "elder") is not None) is fits
