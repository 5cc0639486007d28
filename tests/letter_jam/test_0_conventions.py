"""«Букводжем», chapter 0: seats, zones, and what nobody may learn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from letter_jam.jam import EVERYBODY, GAME, cards_of, decide, fresh, give, jam, show_all, views
from polyana.core import HiddenFact, Match, read
from polyana.games.letter_jam.rules.cards import standard_cards
from polyana.games.letter_jam.rules.table import Jam, Settings
from polyana.testing import Laid
from polyana.testing.play import random_match

TABLES = [
    *(Laid(players, Settings()) for players in range(2, 7)),
    Laid(3, Settings(words="author")),
    Laid(4, Settings(length=3)),
]


def every_position(laid: Laid, seeds: int = 2) -> Iterator[Jam]:
    """The true table at every decision of some random matches, and at the end of each."""
    for seed in range(seeds):
        match: Match[Jam] | None = None
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            yield match.table
        assert match is not None
        assert match.over
        yield match.table


@pytest.mark.rule("LJ-0.1")
def test_left_is_the_next_seat_clockwise_and_right_the_one_before() -> None:
    table = fresh(4).table
    assert [table.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [table.right_of(seat) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.rule("LJ-0.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_virtual_players_are_numbered_from_1(players: int) -> None:
    scene = fresh(players)
    assert [told["number"] for told in scene.told("virtual")] == [*range(1, 7 - players)]
    assert [*scene.table.stacks] == [*range(1, 7 - players)]


@pytest.mark.rule("LJ-0.2")
@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_each_of_the_68_cards_is_in_exactly_one_zone(laid: Laid) -> None:
    box = Counter(standard_cards().letters)
    assert box.total() == 68
    for t in every_position(laid):
        piles = [*t.deck, *t.virtual, *t.bonus, *t.discard]
        for zone in (t.ahead, t.rows, t.extra, t.stacks, t.faces, t.shares):
            piles += zone.values()
        piles += [card for claimed in t.claims.values() for card in claimed if card[0] != "*"]
        assert Counter("".join(piles)) == box


@pytest.mark.rule("LJ-0.3")
@pytest.mark.parametrize("letter", "АБКЯ")
def test_the_owner_gets_the_same_bytes_whatever_the_own_letter_is(letter: str) -> None:
    """View, questions, ids, events: nothing differs, through a whole round."""
    one, two = (jam({0: first, 1: "Р", 2: "И"}, virtual="Т О") for first in ("Н", letter))
    assert one.table.rows[0] != two.table.rows[0]
    for scene in (one, two):
        give(scene, 1, f"{scene.table.rows[0][0].lower()}о p0 v2")
    assert views(one, 0) == views(two, 0)
    assert views(one, 1) != views(two, 1)
    for kind in ("clue", "proposed", "ready", "round", "stand_hidden"):
        assert one.told(kind, 0) == two.told(kind, 0)
    with pytest.raises(HiddenFact):
        one.sees(0).rows[0][0]
    with pytest.raises(HiddenFact):
        one.sees(0).ahead[1][0]


@pytest.mark.rule("LJ-0.3")
def test_a_new_card_is_announced_to_its_owner_in_the_same_words_whatever_it_is() -> None:
    """Two tables whose next cards differ: the owner hears the same, the others do not."""
    told = []
    for second in "МП":
        scene = jam({0: "Р" + second, 1: "И", 2: "К"}, virtual="Т О", lengths="3 5 5 5")
        scene.table.ahead[0] = second * 2  # whichever is drawn
        scene.at("propose")
        give(scene, 1, "ро p0 v2")
        decide(scene, move=[0])
        told.append((scene.told("stand_hidden", 0), scene.told("stand", 0), scene.told("stand", 2)))
    (own, nothing, seen), (own_too, nothing_too, seen_too) = told
    assert own == own_too == [{"seat": 0, "place": 2}]
    assert nothing == nothing_too == []
    assert [one["letter"] for one in seen + seen_too] == ["М", "П"]


@pytest.mark.rule("LJ-0.4")
def test_a_spectator_sees_no_letter_of_a_player() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    view = scene.sees(EVERYBODY)
    assert scene.told("clue")[0]["noted"] == "????К"
    assert view.virtual == ["К", "Т"]
    for seat in range(4):
        with pytest.raises(HiddenFact):
            view.rows[seat][0]
    other = jam({0: "Г", 1: "О", 2: "Л"}, virtual="К Т")
    give(other, 3, "голок p0 p1 p2 p1 v1")
    assert views(scene, EVERYBODY) == views(other, EVERYBODY)


@pytest.mark.rule("LJ-0.4")
def test_after_the_end_a_match_can_be_read_through_any_eyes() -> None:
    """The file of a finished match holds everything, and replays for every pair of eyes."""
    *_, last = random_match(GAME, Laid(2, Settings(length=3)), 3)
    again = read(GAME, last.record.text())
    assert again.match.over
    for seat in (EVERYBODY, 0, 1):
        assert again.match.view(seat).encode() == last.record.match.view(seat).encode()


@pytest.mark.rule("LJ-0.5")
def test_one_key_makes_one_match() -> None:
    """Words, stacks, new cards: all chance comes from the key."""

    def played(key: bytes) -> list[bytes]:
        scene = fresh(3, key=key)
        seen = [scene.match.view(0).encode()]
        scene.does(0, "propose", f"{scene.table.virtual[0]}{scene.table.virtual[1]} v1 v2")
        for seat in range(3):
            scene.does(seat, "ready", "ready")
        seen.append(scene.match.view(0).encode())
        scene.at("close", "LJ-10.1")
        show_all(scene)
        return [*seen, scene.match.view(0).encode()]

    assert played(b"one") == played(b"one")
    assert played(b"one") != played(b"two")


@pytest.mark.rule("LJ-0.2")
def test_a_situation_made_by_hand_holds_all_cards() -> None:
    assert cards_of(jam({0: "АВТОР"}, bonus="О", extra={1: "К"}).table) == Counter(standard_cards().letters)
