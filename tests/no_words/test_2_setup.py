"""«Нет слов», chapter 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from no_words.talk import EVERYBODY, GAME, cards, fresh
from polyana.core import HiddenFact, Match, Refused, read
from polyana.games.no_words.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match

KEYS = [bytes([number]) for number in range(60)]


@pytest.mark.rule("NW-2.1")
def test_two_random_red_cards_begin_the_conversation() -> None:
    """Over many games every red letter turns up, also the same one twice."""
    seen = Counter[str]()
    for key in KEYS:
        talk = fresh(key=key).sees(EVERYBODY).conversation
        assert len(talk) == 2
        seen.update(talk)
        seen["double"] += talk[0] == talk[1]
    assert set(seen) == {"А*", "Е*", "И*", "О*", "double"}
    assert min(seen[one] for one in ("А*", "Е*", "И*", "О*")) > 15  # 30 of each on average
    assert seen["double"] > 2


@pytest.mark.rule("NW-2.2")
@pytest.mark.parametrize("seat", [EVERYBODY, 0, 1, 2])
def test_the_other_six_red_cards_are_the_open_showcase(seat: int) -> None:
    view = fresh().sees(seat)
    assert len(view.showcase) == 6
    assert sorted([*view.showcase, *view.conversation]) == cards("А* А* Е* Е* И* И* О* О*")


@pytest.mark.rule("NW-2.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_is_dealt_three_black_cards_face_down(players: int) -> None:
    """Each sees their own hand; of the others' one sees the size."""
    scene = fresh(players)
    for seat in (EVERYBODY, *range(players)):
        hands = scene.sees(seat).hands
        assert [len(hands[other]) for other in range(players)] == [3] * players
        for other in set(range(players)) - {seat}:
            with pytest.raises(HiddenFact):
                hands[other][0]
    hands = scene.table.hands
    assert all(card in GAME.box.cards.black for hand in hands.values() for card in hand)
    assert hands != fresh(players, key=b"another").table.hands


@pytest.mark.rule("NW-2.4")
@pytest.mark.parametrize(("players", "left"), [(2, 70), (3, 67), (4, 64), (5, 61), (6, 58)])
def test_the_rest_of_the_black_cards_is_the_deck(players: int, left: int) -> None:
    """Everybody can count it, nobody can look into it."""
    scene = fresh(players)
    dealt = Counter(card for hand in scene.table.hands.values() for card in hand)
    assert Counter(scene.table.deck) == Counter(GAME.box.cards.black) - dealt
    for seat in (EVERYBODY, *range(players)):
        deck = scene.sees(seat).deck
        assert len(deck) == left
        with pytest.raises(HiddenFact):
            list(deck)


@pytest.mark.rule("NW-2.4")
def test_what_is_drawn_is_left_to_chance() -> None:
    """The order of the deck is nobody's knowledge: from one position two tables draw different cards."""
    drawn = set()
    for key in KEYS[:20]:
        scene = fresh(key=key, first=0)
        scene.does(0, "place", scene.table.hands[0][0])
        drawn.add(scene.table.hands[0][-1])
    assert len(drawn) > 5


@pytest.mark.rule("NW-2.5")
@pytest.mark.parametrize("seat", range(4))
def test_the_table_can_let_whoever_typed_last_begin(seat: int) -> None:
    """Nobody can check who that is, so the host may name any seat."""
    for key in KEYS[:4]:
        scene = fresh(4, key=key, first=seat)
        assert scene.match.waiting() == [seat]


@pytest.mark.rule("NW-2.6")
def test_the_first_player_is_drawn_by_lot() -> None:
    begins = Counter(fresh(4, key=key).table.turn for key in KEYS)
    assert set(begins) == set(range(4))
    assert min(begins.values()) > 5  # 15 of each on average
    scene = fresh(4)
    assert scene.told("dealt")[0]["seat"] == scene.sees(EVERYBODY).turn == scene.match.waiting()[0]


@pytest.mark.rule("NW-2.6")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_cannot_be_named_first(seat: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(3, first=seat)
    assert refused.value.clause == "NW-2.6"


@pytest.mark.rule("NW-2.7")
@pytest.mark.parametrize("players", range(2, 7))
def test_at_the_start_all_discards_are_empty_and_nobody_has_points(players: int) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert view.general_discard == []
    assert view.discards == dict.fromkeys(range(players), ())
    assert [view.penalty(seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("NW-2.8")
def test_one_key_makes_one_match() -> None:
    """Shuffles, first player and new conversations all come from the key."""

    def played(key: bytes) -> list[bytes]:
        match, _ = Match.begin(GAME, 3, Settings(), key)
        seen = [match.view(EVERYBODY).encode()]
        for _ in range(60):
            ask = next(ask for ask in match.open_asks() if ask.owes)
            match.answer_kind(ask.seat, ask.kind.name, str(ask.default_in(match.view_table(ask.seat))))
            seen.append(match.view(EVERYBODY).encode())
        return seen

    assert played(b"one") == played(b"one")
    assert played(b"one") != played(b"two")


@pytest.mark.rule("NW-2.8")
@pytest.mark.parametrize("settings", [Settings(), Settings(pace="free"), Settings(checking="vote", games=2)])
def test_a_match_file_replays_exactly(settings: Settings) -> None:
    """The file holds what chance has decided; no new conversation is drawn differently."""
    *_, last = random_match(GAME, Laid(3, settings), 7)
    record = last.record
    again = read(GAME, record.text())
    assert again.text() == record.text()
    assert again.match.over == record.match.over
    for seat in (EVERYBODY, 0, 1, 2):
        assert again.match.view(seat).encode() == record.match.view(seat).encode()
