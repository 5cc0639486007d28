"""«Букводжем», chapter 2: secret words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, GAME, decide, fresh, give, jam, show_all, whole
from polyana.core import HiddenFact, Refused
from polyana.core.rulebook import rulebook
from polyana.games.letter_jam.rules import worlds
from polyana.games.letter_jam.rules.clue_letters import visible
from polyana.games.letter_jam.rules.draft import AT_PLAYER, Place
from polyana.games.letter_jam.rules.drawn_words import words_from
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene
from polyana.words import lexicon

KEYS = [bytes([number]) for number in range(40)]
BOOK = rulebook("polyana.games.letter_jam")


def authors(shares: dict[int, str] | None = None, players: int = 3, **settings: Any) -> Scene[Jam]:
    """Authors at work; each share begins with these letters and holds nothing else that spells."""
    scene = fresh(players, words="author", **settings)
    if shares is None:
        return scene
    held = {seat: shares.get(seat, "ЖЗЙФХ") for seat in range(players)}
    left = Counter(GAME.box.cards.letters)
    left.subtract(card for share in held.values() for card in share)
    return scene.at("author", shares=held, deck=list(left.elements()), looked=dict.fromkeys(held, ""))


def all_write(scene: Scene[Jam]) -> dict[int, str]:
    """Every author writes some word; whose word is which."""
    written = {}
    while scene.match.step.phase == "author":
        seat = scene.match.waiting()[0]
        t = scene.table
        words = words_from(GAME.box, t.shares[seat], t.lengths[t.right_of(seat)], 5)
        scene.does(seat, "word", words[0])
        written[seat] = words[0]
    return written


@pytest.mark.rule("LJ-2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_sees_five_letters_and_not_their_own(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        seen = visible(scene.sees(seat), seat)
        assert len(seen) == 5
        assert Place(AT_PLAYER, seat) not in seen
        assert scene.sees(seat).joker_free


# --- the neighbour's word ----------------------------------------------------------------------------


@pytest.mark.rule("LJ-2.2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_word_goes_to_the_right_neighbour_and_only_its_author_knows_it(players: int) -> None:
    scene = fresh(players, words="author")
    written = all_write(scene)
    for author, word in written.items():
        receiver = (author - 1) % players
        t = scene.table
        assert Counter(word.upper()) == Counter([*t.rows[receiver], *t.ahead[receiver]])
        for seat in (EVERYBODY, *range(players)):
            if seat == author:
                assert scene.sees(seat).secret[receiver] == word
            else:
                with pytest.raises(HiddenFact):
                    scene.sees(seat).secret[receiver]


@pytest.mark.rule("LJ-2.3")
def test_each_share_is_seen_by_its_holder_only() -> None:
    scene = authors()
    for seat in range(3):
        assert scene.sees(seat).shares[seat] == scene.table.shares[seat]
        assert scene.told("share", seat)[0]["letters"] == sorted(scene.table.shares[seat])
        for other in {EVERYBODY, 0, 1, 2} - {seat}:
            with pytest.raises(HiddenFact):
                scene.sees(other).shares[seat][0]
    assert scene.told("share") == []
    assert fresh(3, words="author", key=b"other").table.shares != scene.table.shares


@pytest.mark.rule("LJ-2.4")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, [34, 34]),
        (3, [23, 23, 22]),
        (4, [17] * 4),
        (5, [14, 14, 14, 13, 13]),
        (6, [12, 12, 11, 11, 11, 11]),
    ],
)
def test_shares_differ_by_one_card_at_most(players: int, sizes: list[int]) -> None:
    shares = fresh(players, words="author").sees(EVERYBODY).shares
    assert [len(shares[seat]) for seat in range(players)] == sizes


@pytest.mark.rule("LJ-2.5")
def test_an_author_spells_a_word_from_the_share_and_discards_the_rest() -> None:
    scene = authors({0: "АВТОРЛИС"})
    deck = len(scene.table.deck)
    scene.refuses(0, "word", "ворот", clause="LJ-2.5")  # there is one О only
    scene.refuses(0, "word", "кабак", clause="LJ-2.5")
    scene.refuses(0, "word", "тара", clause="LJ-2.5")  # four letters
    scene.refuses(0, "word", "автоp", clause="LJ-2.5")  # a Latin letter
    assert scene.refuses(0, "word", "fdnjh", clause="LJ-2.5").args_of_text == {"word": "автор"}
    scene.does(0, "word", "автор")
    assert scene.table.shares[0] == ""
    assert len(scene.table.deck) == deck + 3
    assert sorted(scene.table.ahead[2]) == sorted("АВТОР")
    with pytest.raises(HiddenFact):
        scene.sees(0).deck[0]


@pytest.mark.rule("LJ-2.5")
def test_the_word_is_as_long_as_the_receiver_s_row() -> None:
    scene = authors({0: "АВТОРЛИС"}, lengths="5 5 3")
    scene.refuses(0, "word", "автор", clause="LJ-2.5")
    question = scene.asked(0, "word")
    assert question is not None
    assert question.about["length"] == 3
    scene.does(0, "word", "лис")


@pytest.mark.rule("LJ-2.6")
def test_a_stuck_author_may_take_cards_from_the_others_discards() -> None:
    """Only that author sees them; the others see how many."""
    scene = authors({0: "БГДЖЗЙК", 1: "АВТОРЛИС"})
    scene.at("author", deck=[])
    assert scene.options(0, "word") == ["auto"]  # nothing has been discarded yet
    scene.does(1, "word", "автор")
    assert scene.options(0, "word") == ["auto", "help"]
    scene.does(0, "word", "help")
    assert scene.sees(0).shares[0] == "БГДЖЗЙК" + scene.table.shares[0][7:]
    assert sorted(scene.table.shares[0][7:]) == [*"ИЛС"]
    assert scene.told("helped", 0) == [{"seat": 0, "letters": [*"ИЛС"]}]
    for seat in (EVERYBODY, 1, 2):
        assert scene.told("help", seat) == [{"seat": 0, "count": 3}]
        assert scene.told("helped", seat) == []
        assert len(scene.sees(seat).shares[0]) == 10


@pytest.mark.rule("LJ-2.6")
def test_help_is_five_cards_at_a_time_and_twice_at_most() -> None:
    scene = authors({0: "БГДЖЗ"})
    for count in (1, 2):
        scene.does(0, "word", "help")
        assert len(scene.table.shares[0]) == 5 + 5 * count
    assert scene.options(0, "word") == ["auto"]


@pytest.mark.rule("LJ-2.7")
def test_nobody_knows_the_order_of_a_row() -> None:
    """From one position the cards come onto the stand in different orders, whoever gave the word."""
    orders = set()
    for key in KEYS:
        scene = jam({0: "А"}, players=2, key=key, lengths="3 5", zones={"ahead": {0: "БВ", 1: "КЛМН"}})
        give(scene, 1, "аз p0 *")
        decide(scene, move=[0])
        orders.add(scene.table.rows[0])
    assert orders == {"АБ", "АВ"}
    scene = authors({0: "АВТОР"})
    scene.does(0, "word", "автор")
    with pytest.raises(HiddenFact):
        scene.sees(0).ahead[2][0]


@pytest.mark.rule("LJ-2.7")
def test_an_author_s_imagined_worlds_hold_the_word_given_away() -> None:
    scene = fresh(3, words="author")
    all_write(scene)
    t = scene.sees(1)
    left = worlds.given_away(t, 1)
    assert left == Counter(t.secret[0].upper()) - Counter(t.rows[0])
    assert left == Counter(scene.table.ahead[0])


@pytest.mark.rule("LJ-2.8")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_all_discards_become_the_deck(players: int) -> None:
    scene = fresh(players, words="author")
    all_write(scene)
    dealt = sum(GAME.box.cards.setups[players].stacks)
    assert len(scene.sees(EVERYBODY).deck) == 68 - 5 * players - dealt
    assert not any(scene.table.shares.values())


@pytest.mark.rule("LJ-2.9")
def test_what_the_deck_gives_is_left_to_chance() -> None:
    drawn = set()
    for key in KEYS[:20]:
        scene = jam({1: "Р"}, extra={0: "А"}, players=6, key=key, zones={"deck": [*"БВГДК"]})
        give(scene, 1, "ад p0 *")
        decide(scene, guess={0: "А"})
        drawn.add(scene.table.extra[0][0])
    assert drawn == set("БВГДК")


# --- the program's word ------------------------------------------------------------------------------


@pytest.mark.rule("LJ-2.10")
@pytest.mark.parametrize("players", range(2, 7))
def test_by_default_the_program_gives_everybody_a_word_that_nobody_knows(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        word = scene.table.secret[seat]
        assert word in lexicon()
        assert Counter(word.upper()) == Counter([*scene.table.rows[seat], *scene.table.ahead[seat]])
        for other in range(EVERYBODY, players):
            with pytest.raises(HiddenFact):
                scene.sees(other).secret[seat]


@pytest.mark.rule("LJ-2.11")
@pytest.mark.parametrize("length", [3, 4, 5, 6, 7])
def test_words_have_three_to_seven_letters_and_the_length_is_public(length: int) -> None:
    scene = fresh(2, length=length)
    for seat in range(2):
        assert scene.sees(EVERYBODY).lengths[seat] == length
        assert len(scene.table.rows[seat]) + len(scene.table.ahead[seat]) == length


@pytest.mark.rule("LJ-2.11")
@pytest.mark.parametrize("lengths", ["2 5", "5 8", "5", "5 5 5", "5 x", "-5 5", "5.5 5"])
def test_other_lengths_are_refused(lengths: str) -> None:
    with pytest.raises(Refused) as refused:
        fresh(2, lengths=lengths)
    assert refused.value.clause == "LJ-2.11"


@pytest.mark.rule("LJ-2.11")
def test_the_standard_word_has_five_letters() -> None:
    assert fresh(3).table.lengths == (5, 5, 5)


@pytest.mark.rule("LJ-2.12")
@pytest.mark.parametrize("words", ["app", "author"])
def test_words_of_different_lengths_in_one_game(words: str) -> None:
    scene = fresh(3, lengths="3, 7 5", words=words)
    if words == "author":
        all_write(scene)
    t = scene.table
    assert [len(t.rows[seat]) + len(t.ahead[seat]) for seat in range(3)] == [3, 7, 5]


@pytest.mark.rule("LJ-2.13")
def test_a_longer_row_takes_more_clues() -> None:
    """Three clues bring a short row to its end; the long one then still waits for the most of its letters."""
    scene = jam({0: "А", 1: "О"}, players=2, lengths="3 7")
    for number in range(3):
        letter = scene.table.virtual[number]
        scene.at("propose", red_of={0: 0, 1: 0}, reds=6)
        giver = 0 if number == 1 else 1
        drafts = {
            1: f"{scene.table.rows[0][-1]}{letter} p0 v{number + 1}",
            0: f"{letter}{letter} v{number + 1} *",
        }
        used = [0] if giver == 1 else []
        give(scene, giver, drafts[giver])
        decide(scene, move=used)
    assert scene.table.at == {0: 2, 1: 0}
    assert len(scene.table.ahead[1]) == 6


@pytest.mark.rule("LJ-2.14")
def test_an_author_s_word_must_be_in_the_dictionary() -> None:
    scene = authors({0: "АВТОРЛИС"})
    refused = scene.refuses(0, "word", "ротав", clause="LJ-2.14")
    assert refused.code == "word_unknown"


@pytest.mark.rule("LJ-2.14")
def test_grey_letters_and_the_joker_are_no_part_of_a_secret_word() -> None:
    scene = authors({0: "ЛЕКАР"})
    scene.refuses(0, "word", "щелка", clause="LJ-2.5")
    scene.refuses(0, "word", "л*рка", clause="LJ-2.5")


@pytest.mark.rule("LJ-2.14")
def test_two_players_may_get_the_same_word() -> None:
    scene = authors({0: "ТОКАР", 1: "КОРТА"}, length=3)
    scene.does(0, "word", "рот")
    scene.does(1, "word", "рот")
    assert scene.table.secret[2] == scene.table.secret[0] == "рот"


@pytest.mark.rule("LJ-2.15")
def test_who_does_not_finish_in_time_gets_a_word_from_the_share() -> None:
    scene = authors({0: "АВТОР", 1: "ИСКРА", 2: "ЛИНГА"}, players=3)
    question = scene.asked(0, "word")
    assert question is not None
    assert question.seconds == 180
    scene.does(0, "word", "автор")
    scene.runs_out("author")
    assert Counter(scene.table.secret[0].upper()) == Counter("ИСКРА")
    assert scene.told("own_word", 1)[0]["word"] == scene.table.secret[0]
    assert scene.told("own_word", 0) == []


WORDS = {2: "АВТОР", 3: "ИСКРА", 4: "ЛИМОН", 5: "ПЕСНЯ"}


@pytest.mark.rule("LJ-2.15")
def test_if_the_share_makes_no_word_the_discards_help() -> None:
    scene = authors({**WORDS, 0: "ГЖЗЙФХЦ", 1: "КАТОКДЕУ"}, players=6)
    scene.at("author", deck=[])
    scene.does(1, "word", "каток")  # leaves Д, Е and У in the discards
    scene.at("author", deck=[*"ДЕУСТАР"])
    scene.runs_out("author")
    word = scene.table.secret[5]
    assert word in lexicon()
    assert not Counter(word.upper()) <= Counter("ГЖЗЙФХЦ")
    assert Counter(word.upper()) <= Counter("ГЖЗЙФХЦДЕУСТАР")


@pytest.mark.rule("LJ-2.15")
def test_a_shorter_word_is_the_last_resort_and_the_set_up_always_ends() -> None:
    """No five letters make a word here; «кот» does, and for the last author nothing at all."""
    scene = authors(players=6)
    shares = {**WORDS, 0: "ЖЗЙХЦЧЬ", 1: "КОТЬЬЬЬ"}
    scene.at("author", shares=shares, deck=[])
    scene.runs_out("author")
    assert scene.table.secret[0] in ("кот", "ток")
    assert scene.table.secret[5] == "жзй"
    assert scene.sees(EVERYBODY).lengths == (3, 5, 5, 5, 5, 3)
    assert [len(scene.table.answers[seat]) for seat in (0, 1)] == [4, 6]
    assert scene.match.step.phase == "propose"


@pytest.mark.rule("LJ-2.16")
@pytest.mark.parametrize("word", ["автор", "отвар", "ворот", "ворота"])
def test_the_dictionary_holds_the_printed_words(word: str) -> None:
    assert word in GAME.box.lexicon


@pytest.mark.rule("LJ-2.16")
@pytest.mark.parametrize("grade", [1, 2, 3])
def test_the_program_draws_words_of_the_agreed_grade(grade: int) -> None:
    drawn = [
        GAME.box.lexicon.grade(word)
        for key in KEYS
        for word in fresh(4, key=key, grade=grade).table.secret.values()
    ]
    assert max(drawn) == grade


@pytest.mark.rule("LJ-2.16")
def test_an_author_and_a_final_word_may_use_the_rarest_words() -> None:
    scene = authors({0: "РВОТА"})
    assert GAME.box.lexicon.grade("тавро") > 3
    scene.does(0, "word", "тавро")
    scene = whole("ТАВРО", players=2)
    show_all(scene)
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-2.16")
def test_coarse_words_are_never_drawn() -> None:
    for length in range(3, 8):
        offered = GAME.box.words_of(length).all("абвгдежзийклмнопрстуфхцчшыьэюя" * 3, least=length)
        assert offered
        assert not GAME.box.lexicon.coarse & set(offered)
    assert GAME.box.lexicon.coarse
