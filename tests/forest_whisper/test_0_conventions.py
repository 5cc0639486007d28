"""«Шёпот леса», chapter 0: seats, the field, and what holds at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from forest_whisper.test_kit import OldForest
from forest_whisper.wood import EVERYBODY, GAME, answer_all, drawing, drawn, fresh, wood, write
from polyana.core import HiddenFact, read
from polyana.games.forest_whisper.rules.numbers import COLOURS
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing import Laid
from polyana.testing.play import random_match

TABLES = [Laid(2, Settings()), Laid(3, Settings(judge="vote")), Laid(5, Settings(deck=12))]


def every_position(laid: Laid) -> Iterator[Forest]:
    """The true table at every decision of some random matches, young and old."""
    for game in (GAME, OldForest()):
        for decision in random_match(game, laid, 1):
            yield decision.record.match.table


@pytest.mark.rule("FW-0.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_timer_goes_round_clockwise(players: int) -> None:
    scene = fresh(players, first=players - 1, deck=30)
    holders = []
    for _ in range(players + 1):
        holders.append(scene.table.timer)
        answer_all(scene, "lay_card")
        answer_all(scene, "write")
    assert holders == [players - 1, *range(players)]


@pytest.mark.rule("FW-0.2")
def test_the_field_grows_in_all_directions() -> None:
    """Row 0 and column −1 are places like any other; a taken place is none."""
    scene = wood("А О\nЕ И", "refresh", players=2)
    assert scene.options(0, "pick")
    scene.does(0, "pick", scene.options(0, "pick")[0])
    places = {int(text) for text in scene.options(0, "spot")}
    assert places == {1, 2, 100, 103, 200, 203, 301, 302}
    scene.refuses(0, "spot", "101", clause="FW-7.5")
    scene.does(0, "spot", "100")
    scene = wood("А О\nЕ И", "refresh", players=2, origin=(0, -1))
    scene.does(0, "pick", scene.options(0, "pick")[0])
    scene.does(0, "spot", "-2")  # row 0, column −2: left of the first card
    assert drawing(scene.table).splitlines()[0].split()[1:] == ["А", "О"]


@pytest.mark.rule("FW-0.3")
def test_reading_order_is_row_by_row_then_column_by_column() -> None:
    """The clock puts the single cube on the first face-up card; captures go in the same order."""
    field = """
        #  #  К
        А2 .  О2
        Е2 И  Р
    """
    scene = wood(field, "write", players=2, place_seconds=30)
    write(scene, "", "")
    scene.runs_out("place")
    assert scene.told("placed")[0]["letters"] == ["К"]
    scene = wood(field, "control", players=2)
    answer_all(scene, "refresh", "lay_card")
    assert [card[0] for card in scene.table.front[0]] == ["А", "О", "Е"]


@pytest.mark.rule("FW-0.4")
@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_every_card_and_every_cube_is_in_exactly_one_zone(laid: Laid) -> None:
    box = Counter([*GAME.box.cards.ordinary, *GAME.box.cards.starting])
    assert box.total() == 110
    for table in every_position(laid):
        piles = [table.up.values(), table.down.values(), table.deck, table.discard, table.box, table.left_out]
        piles += [*table.front.values(), *table.elders.values(), *table.drawn.values()]
        assert sum(map(Counter, piles), Counter()) == box
        assert not set(table.up) & set(table.down)
        assert set(table.down) == set(table.backs)
        assert set(table.cubes) <= {*table.up, *table.down}
        cubes = Counter(table.spare)
        for seat, colour in enumerate(table.colours):
            cubes[colour] += table.supply[seat] + sum(counts[seat] for counts in table.cubes.values())
        assert cubes == dict.fromkeys(COLOURS, 18)


@pytest.mark.rule("FW-0.5")
def test_nothing_tells_the_letter_of_a_card_that_lies_face_down() -> None:
    """Other cards on the field, in the deck, in the discard and in the box change no byte."""
    field = "А О Е И\n#1 # К Л\nН Т Р С"
    one, two = (wood(field, players=2, elders={0: 2}, discard="П П", deck=9) for _ in range(2))
    table = two.table
    hidden = [*table.deck, *table.box, *table.discard, *table.elders[0], *table.down.values()][::-1]
    two.at(
        "write",
        agenda=one.match.agenda,
        down={place: hidden.pop() for place in table.down},
        elders={0: [hidden.pop(), hidden.pop()], 1: []},
        discard=[hidden.pop(), hidden.pop()],
        deck=[hidden.pop() for _ in range(9)],
        box=hidden,
    )
    assert one.table.down != two.table.down
    for seat in (EVERYBODY, 0, 1):
        assert one.match.view(seat).encode() == two.match.view(seat).encode()
        view = one.sees(seat)
        for pile in (view.deck, view.discard, view.box, view.elders[0]):
            with pytest.raises(HiddenFact):
                pile[0]
        with pytest.raises(HiddenFact):
            view.down  # noqa: B018 (looking is the point)


@pytest.mark.rule("FW-0.6")
def test_one_key_makes_one_match() -> None:
    """Field, box, first player and all draws come from the key; a match file needs not even that."""
    one, two, other = (fresh(3, key=key) for key in (b"one", b"one", b"two"))
    assert one.match.table == two.match.table
    assert drawn(drawing(one.table)) != drawn(drawing(other.table))
    for scene in (one, two):
        answer_all(scene, "over")
    assert one.match.table == two.match.table
    *_, last = random_match(GAME, Laid(3, Settings()), 7)
    again = read(GAME, last.record.text())
    assert again.match.table == last.record.match.table


@pytest.mark.rule("FW-0.2")
def test_the_terminal_shows_the_field_with_its_coordinates() -> None:
    picture = wood("К02 . А\n#1 О Е", players=2, origin=(0, -1)).sees(EVERYBODY).picture()
    assert [line.split() for line in picture] == [
        ["-1", "0", "1"],
        ["0", "К02", ".", "А"],
        ["1", "#10", "О", "Е"],
    ]
    assert wood("А", players=2).at("write", up={}).table.picture() == []
