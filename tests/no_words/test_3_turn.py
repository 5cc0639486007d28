"""«Нет слов», chapter 3: the turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from no_words.talk import EVERYBODY, GAME, all_pass, cards, fresh, talk, verdict, zones
from polyana.core import Refused
from polyana.games.no_words.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match


@pytest.mark.rule("NW-3.1")
def test_the_player_on_turn_must_place_exactly_one_letter() -> None:
    """No passing, no placing nothing, no two letters, no placing out of turn."""
    scene = talk("О* А*", turn=0, hands={0: "М К Л", 1: "С Т Р"})
    for text in ("pass", "", "-", "М,К", "М К", "МК"):
        scene.refuses(0, "place", text, clause="NW-3.1")
    scene.refuses(1, "place", "С", clause="NW-3.1")
    scene.refuses(2, "place", "И*", clause="NW-3.1")
    assert scene.match.waiting() == [0]

    scene.does(0, "place", "М")
    assert scene.table.conversation == cards("О* А* М")
    scene.refuses(0, "place", "К", clause="NW-3.1")
    all_pass(scene)
    scene.refuses(0, "place", "К", clause="NW-3.1")


@pytest.mark.rule("NW-3.2")
@pytest.mark.parametrize("conversation", ["О* А*", "О* А* И*"])
def test_a_red_card_may_be_placed_while_the_showcase_holds_five(conversation: str) -> None:
    scene = talk(conversation, turn=0)
    before = len(scene.table.showcase)
    assert before >= 5
    scene.does(0, "place", "Е*")
    assert scene.table.conversation == [*cards(conversation), "Е*"]
    assert len(scene.table.showcase) == before - 1
    assert scene.told("placed") == [{"seat": 0, "letter": "Е", "colour": "red"}]


@pytest.mark.rule("NW-3.2", "NW-3.4")
@pytest.mark.parametrize("letter", ["А*", "Е*", "И*", "О*"])
def test_with_four_red_cards_in_the_showcase_none_may_be_placed(letter: str) -> None:
    """A fifth red card never joins the conversation; the cards are shown, with the reason."""
    scene = talk("О* А* И* Е*", turn=0, hands={0: "М К Л"})
    scene.refuses(0, "place", letter, clause="NW-3.2")
    assert scene.options(0, "place") == cards("М К Л")
    question = scene.asked(0, "place")
    assert question is not None
    assert {no.value for no in question.barred} == set(scene.table.showcase)


@pytest.mark.rule("NW-3.4")
def test_four_red_cards_are_allowed_and_a_call_opens_the_way_again() -> None:
    scene = talk("О* А* И* М Д", turn=0, hands={0: "К Л Р"})
    scene.does(0, "place", "Е*")
    assert scene.table.reds_in_talk == 4
    assert verdict(scene, 1, "дом") == "counts"  # О goes back: five in the showcase
    scene.does(0, "next", "self")
    scene.does(0, "place", "О*")
    assert scene.table.reds_in_talk == 4


@pytest.mark.rule("NW-3.2")
def test_a_red_letter_that_is_not_in_the_showcase_is_refused() -> None:
    scene = talk("О* О*", turn=0)
    scene.refuses(0, "place", "О*", clause="NW-3.2")
    scene.refuses(0, "place", "У*", clause="NW-3.1")  # there is no such card at all


@pytest.mark.rule("NW-3.3")
def test_a_black_card_joins_the_conversation_and_the_mover_draws() -> None:
    """The card becomes public, the drawn one is the mover's own; the deck is one card smaller."""
    scene = talk("О* А*", turn=0, hands={0: "М К Л"})
    left = len(scene.table.deck)
    scene.does(0, "place", "К")
    for seat in (EVERYBODY, 0, 1, 2):
        assert scene.sees(seat).conversation == cards("О* А* К")
        assert len(scene.sees(seat).hands[0]) == 3
        assert len(scene.sees(seat).deck) == left - 1
        assert len(scene.told("drew", seat)) == (seat == 0)
    assert scene.sees(0).hands[0][:2] == cards("М Л")


@pytest.mark.rule("NW-3.3")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л", 1: "С Т Р"})
    for letter in ("С", "Д", "Б"):  # another's, placed already, still in the deck
        scene.refuses(0, "place", letter, clause="NW-3.3")
    for letter in ("А", "м", "M"):  # no black card at all: only red, small, Latin
        scene.refuses(0, "place", letter, clause="NW-3.1")


@pytest.mark.rule("NW-3.3")
def test_of_two_equal_cards_one_is_placed() -> None:
    scene = talk("О* А*", turn=0, hands={0: "К К Л"})
    assert scene.options(0, "place")[:2] == cards("К Л")
    scene.does(0, "place", "К")
    assert scene.table.hands[0][:2] == cards("К Л")


@pytest.mark.rule("NW-3.5")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_holds_three_cards_from_the_deal_to_the_end(players: int) -> None:
    """Also after the draw that empties the deck; everybody can see that it is three."""
    for seed in range(3):
        match = None
        for decision in random_match(GAME, Laid(players, Settings()), seed):
            match = decision.record.match
            assert {len(hand) for hand in match.table.hands.values()} == {3}
        assert match is not None
        assert match.over
        hands = match.view_table(EVERYBODY).hands
        assert [len(hands[seat]) for seat in range(players)] == [3] * players

    scene = talk("О* И*", turn=0, players=players, deck=1)
    scene.does(0, "place", scene.table.hands[0][0])
    all_pass(scene)
    assert scene.over
    assert {len(hand) for hand in scene.table.hands.values()} == {3}


@pytest.mark.rule("NW-3.6")
def test_a_red_card_draws_nothing() -> None:
    scene = talk("О* А*", turn=0, hands={0: "М К Л"})
    left = len(scene.table.deck)
    happened = scene.does(0, "place", "И*")
    assert scene.table.hands[0] == cards("М К Л")
    assert len(scene.table.deck) == left
    assert not happened.outcomes
    assert not scene.told("drew", 0)


@pytest.mark.rule("NW-3.7")
def test_the_order_of_the_conversation_changes_no_outcome() -> None:
    """Every order of the letters gives the same verdicts and the same cards to everybody."""
    outcomes = set()
    for order in permutations(cards("О* А* И* Д М")):
        scene = talk(" ".join(order), mover=0)
        judged = [verdict(scene, 1, word) for word in ("мадам", "домик", "дом")]
        outcomes.add(repr((judged, zones(scene), scene.match.waiting())))
    assert len(outcomes) == 1
    assert "'NW-5.8', 'NW-5.9', 'counts'" in outcomes.pop()


@pytest.mark.rule("NW-3.8")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_without_an_accepted_call_the_turn_passes_clockwise(players: int) -> None:
    """Also after a false call."""
    last = players - 1
    scene = talk("О* А* Д", turn=last, players=players, hands={last: "М К Л"})
    scene.does(last, "place", "М")
    assert verdict(scene, 0, "мадам") == "NW-5.8"
    all_pass(scene)
    assert scene.match.waiting() == [0]
    assert scene.asked(0, "place")
    assert scene.table.conversation == cards("О* А* Д М")


@pytest.mark.rule("NW-3.9")
def test_a_turn_is_placement_then_draw_then_window_then_passing_on() -> None:
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л"})
    happened = scene.does(0, "place", "М")
    assert [event.kind for event in happened.events] == ["placed", "drew"]
    assert len(scene.table.hands[0]) == 3  # drawn before anybody can call
    assert scene.match.waiting() == [1, 2]
    all_pass(scene)
    assert [event.kind for event in scene.events[2:]] == ["passed", "passed"]
    assert scene.match.waiting() == [1]


@pytest.mark.rule("NW-3.9")
def test_the_resolution_of_a_call_comes_before_the_next_turn() -> None:
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л"})
    scene.does(0, "place", "М")
    scene.does(2, "call", "дом")
    told = [event.kind for event in scene.events]
    assert told == ["placed", "drew", "called", "taken", "talk_over", "talk"]
    scene.refuses(1, "place", "И*", clause="NW-7.7")
    scene.does(0, "next", "left")
    assert scene.match.waiting() == [1]


@pytest.mark.rule("NW-3.10")
@pytest.mark.parametrize("letter", ["М", "И*"])
def test_a_placement_cannot_be_taken_back(letter: str) -> None:
    scene = talk("О* А*", turn=0, hands={0: "М К Л"})
    scene.does(0, "place", letter)
    assert not scene.match.may_undo(0)
    with pytest.raises(Refused):
        scene.match.undo(0)
    assert scene.table.conversation == cards(f"О* А* {letter}")


@pytest.mark.rule("NW-3.11")
def test_there_is_no_turn_clock_unless_the_table_sets_one() -> None:
    for seconds in (None, 30):
        question = talk("О* А*", turn=0, turn_seconds=seconds).asked(0, "place")
        assert question is not None
        assert question.seconds == seconds
    assert Settings().turn_seconds is None


@pytest.mark.rule("NW-3.11")
@pytest.mark.parametrize("seconds", [0, 4, 601, -5])
def test_a_turn_clock_has_bounds(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(turn_seconds=seconds)
    assert refused.value.clause == "NW-3.11"


@pytest.mark.rule("NW-3.11")
@pytest.mark.parametrize("pace", ["window", "free"])
def test_when_the_turn_clock_runs_out_the_card_held_longest_is_placed(pace: str) -> None:
    """First the cards of the deal in their order, then the drawn ones in theirs."""
    scene = talk("О* А*", players=2, turn=0, hands={0: "Щ К Ж"}, turn_seconds=30, pace=pace)
    held = cards("Щ К Ж")
    for number in range(6):
        scene.runs_out("turn")
        assert scene.table.conversation[-1] == held[number]
        held.append(scene.table.hands[0][-1])
        all_pass(scene)
        scene.does(1, "place", scene.table.hands[1][0])
        all_pass(scene)


@pytest.mark.rule("NW-3.11")
def test_the_card_held_longest_stays_so_when_others_are_placed() -> None:
    scene = talk("О* А*", players=2, turn=0, hands={0: "Щ К Ж"}, turn_seconds=30)
    scene.does(0, "place", "Щ")
    all_pass(scene)
    scene.does(1, "place", "И*")
    all_pass(scene)
    scene.does(0, "place", "Ж")
    all_pass(scene)
    scene.does(1, "place", "И*")
    all_pass(scene)
    scene.runs_out("turn")
    assert scene.table.conversation[-1] == "К"
