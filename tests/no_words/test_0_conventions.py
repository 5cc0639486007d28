"""«Нет слов», chapter 0: seats, the mover, and what holds at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from no_words.talk import EVERYBODY, GAME, all_pass, fresh, talk, verdict
from polyana.core import HiddenFact
from polyana.games.no_words.rules.cards import is_red
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.testing import Laid
from polyana.testing.play import random_match

TABLES = [
    *(Laid(players, Settings()) for players in range(2, 7)),
    Laid(3, Settings(pace="free")),
    Laid(4, Settings(checking="vote")),
    Laid(2, Settings(pace="free", games=2)),
]


def every_position(laid: Laid) -> Iterator[Talk]:
    """The true table at every decision of some random matches, and at the end of each."""
    for seed in range(3):
        match = None
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            yield match.table
        assert match is not None
        assert match.over
        yield match.table


@pytest.mark.rule("NW-0.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_play_goes_to_the_left_neighbour(players: int) -> None:
    """Seats are numbered clockwise; the neighbour of the last one is the first."""
    scene = fresh(players, first=0)
    for seat in [*range(players), 0]:
        assert scene.table.turn == seat
        scene.does(seat, "place", scene.options(seat, "place")[0])
        all_pass(scene)


@pytest.mark.rule("NW-0.2")
def test_the_mover_is_who_placed_last_and_all_others_are_opponents() -> None:
    scene = talk("О* А* Д", turn=1, players=4, hands={1: "К"})
    scene.does(1, "place", "К")
    assert scene.sees(EVERYBODY).mover == 1
    assert [seat for seat in range(4) if scene.asked(seat, "call")] == [0, 2, 3]


@pytest.mark.rule("NW-0.2")
@pytest.mark.parametrize("pace", ["window", "free"])
def test_before_the_first_placement_there_is_no_mover_and_no_call(pace: str) -> None:
    """At the start of the game and of a fresh conversation nobody can call."""
    scene = fresh(3, first=0, pace=pace)
    for seat in range(3):
        scene.refuses(seat, "call", "дом", clause="NW-0.2")

    scene = talk("О* А* Д М", mover=0, pace=pace)
    assert verdict(scene, 1, "дом") == "counts"  # one red letter is left: the conversation begins anew
    scene.does(0, "next", "left")
    for seat in range(3):
        scene.refuses(seat, "call", "дом", clause="NW-0.2")


@pytest.mark.rule("NW-0.3")
@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_each_of_the_84_cards_is_in_exactly_one_zone(laid: Laid) -> None:
    box = Counter([*GAME.box.cards.red, *GAME.box.cards.black])
    assert box.total() == 84
    for table in every_position(laid):
        piles = [table.conversation, table.showcase, table.deck, table.general_discard, *table.hands.values()]
        assert Counter(card for pile in (*piles, *table.discards.values()) for card in pile) == box


@pytest.mark.rule("NW-0.4", "NW-3.4")
@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_the_eight_red_cards_lie_in_the_conversation_and_the_showcase(laid: Laid) -> None:
    """No red card is ever in a hand, the deck or a discard; never are more than four in the conversation."""
    for table in every_position(laid):
        assert table.reds_in_talk + len(table.showcase) == 8
        assert table.reds_in_talk <= 4
        hidden = [table.deck, table.general_discard, *table.hands.values(), *table.discards.values()]
        assert not any(is_red(card) for pile in hidden for card in pile)


@pytest.mark.rule("NW-0.5")
def test_what_a_seat_gets_says_nothing_of_cards_it_may_not_know() -> None:
    """Other letters in a hand and another order of the deck change no byte of what the others see."""
    one, two = (talk("О* А*", turn=0, hands={0: "Б В Г", 1: hand, 2: "Д Д Д"}) for hand in ("М К Л", "Щ Р Ы"))
    two.at("turn", deck=two.table.deck[::-1])
    assert one.table.hands[1] != two.table.hands[1]
    for seat in (EVERYBODY, 0, 2):
        assert one.match.view(seat).encode() == two.match.view(seat).encode()
        with pytest.raises(HiddenFact):
            one.sees(seat).hands[1][0]
        with pytest.raises(HiddenFact):
            one.sees(seat).deck[0]
    assert one.match.view(1).encode() != two.match.view(1).encode()
