"""«Нет слов», chapter 7: when a word has been made."""

from __future__ import annotations

import pytest

from no_words.talk import EVERYBODY, GAME, all_pass, cards, fresh, talk, verdict, zones
from polyana.core import Refused
from polyana.games.no_words.rules.cards import is_red
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

KEYS = [bytes([number]) for number in range(60)]


def only_red() -> Scene[Talk]:
    """A word of red letters only has been called and accepted; only a vote knows such words."""
    scene = talk("А* И* Е* О* К", mover=0, players=4, checking="vote", hands={1: "Щ Ф Ж"})
    scene.does(2, "call", "аие")
    scene.does(0, "dispute", "accept")
    return scene


@pytest.mark.rule("NW-7.1")
def test_the_mover_takes_all_black_cards_of_the_word() -> None:
    """No other card, and no other player."""
    scene = talk("О* А* И* К Д М К", mover=1)
    assert verdict(scene, 0, "ком") == "counts"
    assert sorted(scene.table.discards[1]) == cards("К М")
    assert scene.table.discards[0] == scene.table.discards[2] == ()
    for seat in (EVERYBODY, 0, 1, 2):
        assert sorted(scene.sees(seat).discards[1]) == cards("К М")


@pytest.mark.rule("NW-7.2")
def test_the_red_cards_of_the_word_go_back_to_the_showcase_and_may_be_used_again() -> None:
    scene = talk("О* О* А* И* Д М", mover=0)
    assert "О*" not in scene.table.showcase
    assert verdict(scene, 1, "дом") == "counts"
    assert scene.table.showcase.count("О*") == 1
    scene.does(0, "next", "left")
    scene.does(1, "place", "О*")
    assert scene.table.conversation.count("О*") == 2


@pytest.mark.rule("NW-7.3")
@pytest.mark.parametrize("conversation", ["О* А* И* Д М К", "О* А* И* Е* Щ Д М"])
def test_with_two_red_cards_left_the_conversation_goes_on(conversation: str) -> None:
    """With all its remaining letters, black ones too."""
    scene = talk(conversation, mover=0)
    assert verdict(scene, 1, "дом") == "counts"
    left = cards(conversation)
    for card in cards("Д О* М"):
        left.remove(card)
    assert scene.table.conversation == left
    assert scene.table.general_discard == []
    assert not scene.told("talk_over")


@pytest.mark.rule("NW-7.4")
@pytest.mark.parametrize("conversation", ["О* А* Д М К Щ", "О* А* Д М Щ К"])
def test_with_fewer_than_two_red_cards_left_a_new_conversation_begins(conversation: str) -> None:
    """The black ones left go to the general discard; two random red ones begin, six are the showcase."""
    scene = talk(conversation, mover=0)
    assert verdict(scene, 1, "дом") == "counts"
    assert sorted(scene.table.general_discard) == cards("К Щ")
    assert len(scene.table.conversation) == 2
    assert len(scene.table.showcase) == 6
    assert sorted(scene.table.conversation + scene.table.showcase) == sorted(GAME.box.cards.red)
    assert scene.told("talk_over") == [{}]
    assert scene.told("talk") == [{"letters": [card[0] for card in scene.table.conversation]}]


@pytest.mark.rule("NW-7.4")
def test_a_conversation_without_any_red_card_begins_anew_too() -> None:
    scene = talk("О* А* Д М К", mover=0)
    assert verdict(scene, 1, "мода") == "counts"
    assert scene.table.general_discard == ["К"]
    assert scene.table.reds_in_talk == len(scene.table.conversation) == 2


@pytest.mark.rule("NW-7.5")
@pytest.mark.parametrize("points", [0, 1, 7])
def test_every_card_in_a_personal_discard_is_a_point(points: int) -> None:
    scene = talk("О* А* Д М", mover=0, discards={0: points, 1: 3})
    view = scene.sees(EVERYBODY)
    assert [view.penalty(seat) for seat in range(3)] == [points, 3, 0]
    assert verdict(scene, 1, "дом") == "counts"
    assert scene.table.penalty(0) == len(scene.table.discards[0]) == points + 2


@pytest.mark.rule("NW-7.6")
def test_the_general_discard_gives_nobody_points() -> None:
    scene = talk("О* А* Д М К К К К К К К Щ", mover=0)
    assert verdict(scene, 1, "дом") == "counts"
    assert len(scene.table.general_discard) == 8
    assert [scene.table.penalty(seat) for seat in range(3)] == [2, 0, 0]
    assert not scene.over


@pytest.mark.rule("NW-7.7")
@pytest.mark.parametrize(("choice", "seat"), [("self", 3), ("left", 0)])
def test_who_took_letters_chooses_who_moves_next(choice: str, seat: int) -> None:
    """Themselves or their left neighbour."""
    scene = talk("О* А* Д М", mover=3, players=4)
    assert verdict(scene, 1, "дом") == "counts"
    assert scene.match.waiting() == [3]
    scene.does(3, "next", choice)
    assert scene.match.waiting() == [seat]
    assert scene.asked(seat, "place")
    assert scene.told("next") == [{"seat": 3, "next_seat": seat, "chosen": choice}]


@pytest.mark.rule("NW-7.7")
def test_no_other_seat_can_be_named_and_nobody_else_chooses() -> None:
    scene = talk("О* А* Д М", mover=0, players=4)
    assert verdict(scene, 2, "дом") == "counts"
    assert scene.options(0, "next") == ["left", "self"]
    for text in ("2", "1", "right", ""):
        scene.refuses(0, "next", text, clause="NW-7.7")
    for seat in (1, 2, 3):
        scene.refuses(seat, "next", "self", clause="NW-7.7")


@pytest.mark.rule("NW-7.7", "NW-4.11")
@pytest.mark.parametrize("pace", ["window", "free"])
@pytest.mark.parametrize("letters", ["О* А* И* Д М", "О* А* Д М"])  # the talk goes on, or begins anew
def test_while_the_next_mover_is_chosen_nobody_places_or_calls(pace: str, letters: str) -> None:
    scene = talk(letters, mover=0, pace=pace)
    assert verdict(scene, 2, "дом") == "counts"
    for seat in (0, 1, 2):
        scene.refuses(seat, "place", scene.table.hands[seat][0], clause="NW-7.7")
    for seat in (1, 2):
        scene.refuses(seat, "call", "мак", clause="NW-4.11")
    scene.refuses(0, "call", "мак", clause="NW-4.3")
    scene.does(0, "next", "left")
    scene.refuses(0, "place", scene.table.hands[0][0], clause="NW-4.19" if pace == "free" else "NW-3.1")


@pytest.mark.rule("NW-7.7")
def test_without_a_choice_in_time_the_left_neighbour_moves() -> None:
    scene = talk("О* А* Д М", mover=2)
    scene.does(1, "call", "дом")
    question = scene.asked(2, "next")
    assert question is not None
    assert question.seconds == 15
    scene.runs_out("next")
    assert scene.match.waiting() == [0]


@pytest.mark.rule("NW-7.7")
@pytest.mark.parametrize("seconds", [4, 121])
def test_the_time_to_choose_has_bounds(seconds: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(next_seconds=seconds)
    assert refused.value.clause == "NW-7.7"


@pytest.mark.rule("NW-7.8")
def test_the_example_of_the_leaflet() -> None:
    """О and А red, Д black; the mover places М, «дом» is called."""
    scene = talk("О* А* Д", turn=0, hands={0: "М К Л"})
    scene.does(0, "place", "М")
    assert verdict(scene, 1, "дом") == "counts"
    assert sorted(scene.table.discards[0]) == cards("Д М")
    assert scene.table.penalty(0) == 2
    assert len(scene.table.conversation) == 2
    assert all(map(is_red, scene.table.conversation))
    assert len(scene.table.showcase) == 6
    assert sorted(scene.table.conversation + scene.table.showcase) == sorted(GAME.box.cards.red)
    assert scene.table.general_discard == []


@pytest.mark.rule("NW-7.9", "NW-7.4")
def test_the_new_conversation_is_drawn_from_all_eight_red_cards() -> None:
    """Also those just returned with the word, and the one that was left."""
    seen = []
    for key in KEYS:
        scene = talk("О* А* Д М", mover=0, key=key)
        scene.does(1, "call", "дом")
        seen.append(tuple(sorted(scene.table.conversation)))
    letters = [card for pair in seen for card in pair]
    assert min(letters.count(card) for card in ("А*", "Е*", "И*", "О*")) > 15  # 30 of each on average
    assert ("О*", "О*") in seen  # one was in the showcase, one came back with the word
    assert ("А*", "А*") in seen  # one was in the showcase, one was left in the conversation


@pytest.mark.rule("NW-7.10")
def test_the_chooser_sees_the_new_conversation_before_choosing() -> None:
    scene = talk("О* А* Д М", mover=0)
    scene.does(1, "call", "дом")
    assert [event.kind for event in scene.events] == ["called", "taken", "talk_over", "talk"]
    assert scene.asked(0, "next")
    assert scene.sees(0).conversation == scene.table.conversation
    assert len(scene.table.conversation) == 2
    assert scene.sees(0).mover == -1


@pytest.mark.rule("NW-7.10")
@pytest.mark.parametrize(("taken", "deck"), [(8, 5), (0, 0)])
def test_the_end_is_checked_before_the_choice(taken: int, deck: int) -> None:
    """But after the cards have been dealt with."""
    scene = talk("О* А* Д М К", mover=0, discards={0: taken}, deck=deck)
    scene.does(1, "call", "дом")
    assert scene.over
    assert [event.kind for event in scene.events][-3:] == ["talk_over", "talk", "game_over"]
    assert not scene.told("next")
    assert "К" in scene.table.general_discard


@pytest.mark.rule("NW-7.11")
def test_a_word_of_red_letters_only_penalises_nobody_and_offers_no_choice() -> None:
    """The turn passes clockwise."""
    scene = only_red()
    assert [scene.table.penalty(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert scene.told("taken")[0]["count"] == 0
    assert not scene.asked(0, "next")
    assert scene.match.waiting() == [1]
    scene.does(1, "place", "Щ")


@pytest.mark.rule("NW-7.12")
@pytest.mark.parametrize("card", ["М", "И*"])
def test_who_chose_themselves_takes_an_ordinary_turn(card: str) -> None:
    """Any card may be placed, the draw and the window follow, then the left neighbour moves."""
    scene = talk("О* А* Е* Д М", mover=1, hands={1: "М К Л"})
    assert verdict(scene, 0, "дом") == "counts"
    scene.does(1, "next", "self")
    assert set(scene.options(1, "place")) == {"М", "К", "Л", *scene.table.showcase}
    scene.does(1, "place", card)
    assert len(scene.told("drew", 1)) == (card == "М")
    assert scene.match.waiting() == [0, 2]
    all_pass(scene)
    assert scene.match.waiting() == [2]


@pytest.mark.rule("NW-7.13")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_general_discard_never_returns_to_the_deck(players: int) -> None:
    grown = 0
    for seed in range(6):
        aside: list[str] = []
        left = 76
        for decision in random_match(GAME, Laid(players, Settings()), seed):
            table = decision.record.match.table
            assert table.general_discard[: len(aside)] == aside
            assert len(table.deck) <= left
            aside, left = list(table.general_discard), len(table.deck)
        grown += len(aside)
    assert grown


@pytest.mark.rule("NW-7.13")
def test_the_deck_is_not_refilled_when_it_runs_out() -> None:
    scene = talk("О* И*", turn=0, deck=1)
    assert len(scene.table.general_discard) > 60
    scene.does(0, "place", scene.table.hands[0][0])
    all_pass(scene)
    assert scene.over
    assert scene.table.deck == []


@pytest.mark.rule("NW-7.14")
@pytest.mark.parametrize("caller", [1, 2])
def test_the_caller_gains_nothing_and_loses_nothing(caller: int) -> None:
    """Whoever calls, the table looks the same afterwards."""
    scene = talk("О* А* И* Д М", mover=0, discards={1: 2, 2: 2})
    before = zones(scene)
    assert verdict(scene, caller, "дом") == "counts"
    after = zones(scene)
    for seat in (1, 2):
        assert after[f"hand {seat}"] == before[f"hand {seat}"]
        assert after[f"discard {seat}"] == before[f"discard {seat}"]
    assert after["deck"] == before["deck"]
    assert scene.match.waiting() == [0]
