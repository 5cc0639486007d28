"""«Букводжем», chapter 2: rows, the setup card, virtual players."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, GAME, card_file, fresh, jam, views
from letter_jam.test_2_setup import BOOK, KEYS
from polyana.core import HiddenFact, Refused
from polyana.games.letter_jam.rules.game import LetterJam
from polyana.words import Lexicon

# --- rows and stands -----------------------------------------------------------------------------------


@pytest.mark.rule("LJ-2.17")
def test_no_player_sees_a_card_of_their_own_until_the_end() -> None:
    scene = jam({0: "Б"}, at={0: 2})
    view = scene.sees(0)
    assert len(view.rows[0]) == 3
    assert len(view.ahead[0]) == 2
    for pile in (view.rows[0], view.ahead[0]):
        with pytest.raises(HiddenFact):
            pile[0]


@pytest.mark.rule("LJ-2.18")
def test_the_first_card_of_a_row_faces_everybody_but_its_owner() -> None:
    scene = fresh(3)
    for seat in range(3):
        letter = scene.table.rows[seat][0]
        assert len(scene.table.rows[seat]) == 1
        for other in {0, 1, 2} - {seat}:
            assert scene.sees(other).rows[seat] == letter
            assert {"seat": seat, "letter": letter, "place": 1} in scene.told("stand", other)
        with pytest.raises(HiddenFact):
            scene.sees(seat).rows[seat][0]


@pytest.mark.rule("LJ-2.19")
def test_a_sheet_is_seen_by_its_owner_only() -> None:
    scene = fresh(3)
    before = views(scene, EVERYBODY, 1, 2)
    scene.does(0, "note", "1 АК")
    assert scene.sees(0).answers[0][0] == "АК"
    assert views(scene, EVERYBODY, 1, 2) == before
    for other in (EVERYBODY, 1, 2):
        with pytest.raises(HiddenFact):
            scene.sees(other).answers[0]


# --- the setup card --------------------------------------------------------------------------------------

SETUPS = [
    (2, 6, 2, 3, [7, 8, 9, 10]),
    (3, 6, 2, 3, [7, 8, 9]),
    (4, 4, 6, 1, [7, 8]),
    (5, 5, 5, 1, [7]),
    (6, 6, 4, 1, []),
]


@pytest.mark.rule("LJ-2.20")
@pytest.mark.parametrize(("players", "red", "leaves", "centre", "stacks"), SETUPS)
def test_markers_lie_where_the_setup_card_says(
    players: int, red: int, leaves: int, centre: int, stacks: list[int]
) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert (view.reds, view.leaves, view.heart) == (red, leaves, centre)


@pytest.mark.rule("LJ-2.21")
@pytest.mark.parametrize(("players", "red", "leaves", "centre", "stacks"), SETUPS)
def test_the_setup_card_says_how_many_cards_virtual_players_get(
    players: int, red: int, leaves: int, centre: int, stacks: list[int]
) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert [len(stack) + 1 for stack in view.stacks.values()] == stacks


@pytest.mark.rule("LJ-2.22")
def test_the_rulebook_lists_the_setup_cards() -> None:
    told = re.findall(r"(\d+) красных, (\d+) \D+(\d+) в центре, стоп\w+ ([\d, ]+|нет)", BOOK["LJ-2.22"].text)
    listed = [(int(r), int(g), int(c), [int(n) for n in re.findall(r"\d+", s)]) for r, g, c, s in told]
    assert listed == [(red, leaves, centre, stacks) for _, red, leaves, centre, stacks in SETUPS]


@pytest.mark.rule("LJ-2.22")
def test_another_setup_card_may_be_played_with(tmp_path: Path) -> None:
    own = GAME.with_cards(card_file(tmp_path, "stacks = [7, 8]", "stacks = [5, 6]"))
    assert isinstance(own, LetterJam)
    view = fresh(4, game=own).sees(EVERYBODY)
    assert [len(stack) for stack in view.stacks.values()] == [4, 5]


@pytest.mark.rule("LJ-2.23")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_six_stands_are_used(players: int) -> None:
    view = fresh(players).sees(EVERYBODY)
    assert len(view.virtual) == 6 - players
    assert all(view.virtual)
    assert all(view.card_on(seat) == 0 for seat in range(players))


@pytest.mark.rule("LJ-2.24")
def test_a_virtual_player_has_a_green_marker_under_a_hidden_stack() -> None:
    scene = fresh(4)
    for seat in (EVERYBODY, 0, 3):
        view = scene.sees(seat)
        assert view.buried == [1, 2]
        assert [len(view.stacks[number]) for number in (1, 2)] == [6, 7]
        with pytest.raises(HiddenFact):
            view.stacks[1][0]
    assert len({"".join(sorted(fresh(4, key=key).table.stacks[1])) for key in KEYS[:10]}) == 10


@pytest.mark.rule("LJ-2.25")
@pytest.mark.parametrize("seat", [EVERYBODY, 0, 3])
def test_non_player_cards_are_seen_by_all(seat: int) -> None:
    scene = fresh(4)
    assert scene.sees(seat).virtual == scene.table.virtual
    assert [told["letter"] for told in scene.told("virtual", seat)] == scene.table.virtual


@pytest.mark.rule("LJ-2.26")
def test_the_open_card_is_one_of_the_printed_number() -> None:
    """A stack of 7: one open, six below."""
    view = fresh(5).sees(EVERYBODY)
    assert GAME.cards.setups[5].stacks == (7,)
    assert len(view.stacks[1]) == 6


@pytest.mark.rule("LJ-2.27")
def test_words_are_drawn_evenly_among_those_that_the_cards_can_spell() -> None:
    """A lexicon of three words, one of which no card can spell: the other two come up alike."""
    words = Lexicon({"кот": 1, "рак": 1, "щит": 1}, {}, digest="three")
    own = LetterJam(words=words)
    drawn = Counter(fresh(2, key=bytes([n, 1]), game=own, length=3).table.secret[0] for n in range(120))
    assert set(drawn) == {"кот", "рак"}
    assert min(drawn.values()) > 35


@pytest.mark.rule("LJ-2.27")
def test_what_one_seat_has_drawn_is_missing_for_the_next() -> None:
    """«Жук» needs the only Ж; whoever comes second gets the other word."""
    own = LetterJam(words=Lexicon({"жук": 1, "рак": 1}, {}, digest="two"))
    for key in KEYS:
        secret = fresh(2, key=key, game=own, length=3).table.secret
        assert sorted(secret.values()) in (["жук", "рак"], ["рак", "рак"])


@pytest.mark.rule("LJ-2.27")
def test_if_a_seat_finds_none_all_are_drawn_anew_then_rarer_words_come_then_the_start_is_refused() -> None:
    """Ж is there once: two words with Ж never fit, so the second seat needs the word of grade 4."""
    own = LetterJam(words=Lexicon({"жар": 1, "рак": 4}, {}, digest="rare"))
    secret = fresh(2, game=own, length=3, grade=1).table.secret
    assert "рак" in secret.values()
    none = LetterJam(words=Lexicon({"жар": 1, "жор": 5}, {}, digest="none"))
    with pytest.raises(Refused) as refused:
        fresh(2, game=none, length=3)
    assert (refused.value.code, refused.value.clause) == ("no_words", "LJ-2.27")


@pytest.mark.rule("LJ-2.27")
def test_a_failed_draw_leaves_no_card_behind() -> None:
    """There are four К: after «кок» twice nothing is left for the third, and all draw anew."""
    own = LetterJam(words=Lexicon({"кок": 1, "кот": 1}, {}, digest="over"))
    for key in KEYS:
        scene = fresh(3, key=key, game=own, length=3)
        assert Counter(GAME.pieces(scene.table)) == Counter([*GAME.cards.letters, "*"])
        assert list(scene.table.secret.values()).count("кок") <= 1


SECONDS = {
    "author_seconds": "LJ-2.15",
    "proposal_seconds": "LJ-4.26",
    "vote_seconds": "LJ-4.22",
    "enough_seconds": "LJ-10.4",
    "moving_seconds": "LJ-7.12",
    "final_seconds": "LJ-11.21",
    "reveal_seconds": "LJ-11.9",
    "accept_seconds": "LJ-11.15",
}


@pytest.mark.parametrize(("name", "clause"), SECONDS.items())
def test_clocks_have_bounds_and_may_be_left_out(name: str, clause: str) -> None:
    settings: dict[str, Any] = {name: None}
    fresh(2, **settings)
    for seconds in (1, 5000):
        with pytest.raises(Refused) as refused:
            fresh(2, **{**settings, name: seconds})
        assert refused.value.clause == clause
