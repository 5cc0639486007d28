"""«Букводжем», chapter 11: final words and the moment of truth."""

from __future__ import annotations

import pytest

from letter_jam.jam import EVERYBODY, GAME, final, show_all, views, whole
from polyana.core import HiddenFact, Refused
from polyana.games.letter_jam.rules.final_line import Claim
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene
from polyana.words import lexicon

OTHERS = (EVERYBODY, 1, 2, 3)


def all_done(scene: Scene[Jam]) -> None:
    for seat in scene.match.waiting():
        scene.does(seat, "done", "done")


def revealed(scene: Scene[Jam], line: str) -> str:
    """Seat 0 lays this line; what it spells when everything is turned over."""
    scene.does(0, "line", line)
    all_done(scene)
    scene.does(0, "reveal", "reveal")
    return str(scene.told("revealed")[-1]["word"])


@pytest.mark.rule("LJ-11.1")
def test_each_player_writes_down_a_word() -> None:
    scene = whole("АВТОР")
    scene.does(0, "line", "отвар 4 3 2 1 5")
    assert scene.sees(0).lines[0].text == "отвар 4 3 2 1 5"
    scene.refuses(0, "line", "отв1р 4 3 2 1 5", clause="LJ-11.1")
    assert scene.sees(1).lines[1].text == "- 1 2 3 4 5"  # nothing written yet


@pytest.mark.rule("LJ-11.2")
def test_the_cards_are_rearranged_without_being_turned_over() -> None:
    scene = whole("АВТОР")
    scene.does(0, "line", "отвар 4 3 2 1 5")
    assert scene.sees(1).rows[0] == "АВТОР"
    with pytest.raises(HiddenFact):
        scene.sees(0).rows[0][0]
    assert revealed(scene, "отвар 4 3 2 1 5") == "отвар"


@pytest.mark.rule("LJ-11.3")
def test_every_card_is_known_by_its_number() -> None:
    """The number of a card is its place in the row, whatever the order it is laid in."""
    scene = whole("АВТОР")
    for line in ("- 5 4 3 2 1", "- 2 1 3 5 4", "- 1 2 3 4 5"):
        scene.does(0, "line", line)
        assert scene.sees(0).lines[0].text == line
    assert revealed(scene, "- 5 4 3 2 1") == "ротва"


@pytest.mark.rule("LJ-11.4")
@pytest.mark.parametrize(("claim", "cover"), [("О", "О"), ("*О", "*")])
def test_a_letter_may_be_covered_by_a_bonus_letter_or_the_joker(claim: str, cover: str) -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", claim)
    assert revealed(scene, f"ворот 2 4 5 1/{cover} 3") == "ворот"


@pytest.mark.rule("LJ-11.5")
def test_several_centre_cards_may_be_used_but_each_by_one_player() -> None:
    scene = whole("АВТОР", bonus="О О К")
    for card in ("О", "К", "*Щ"):
        scene.does(0, "claim", card)
    scene.does(0, "line", "- 1 2 3 4 5 +О +К +*")
    scene.refuses(1, "claim", "К", clause="LJ-11.5")
    scene.refuses(1, "claim", "*А", clause="LJ-11.5")
    scene.does(1, "claim", "О")  # the other one
    scene.refuses(2, "claim", "О", clause="LJ-11.5")
    scene.refuses(2, "line", "- 1 2 3 4 5 +О", clause="LJ-11.5")


@pytest.mark.rule("LJ-11.6")
@pytest.mark.parametrize("claim", ["О", "*О"])
def test_andrei_covers_the_letter_he_doubts(claim: str) -> None:
    """His guesses В, О, Т, Н, Р make no word; with Н covered by О they are «ВОРОТ»."""
    scene = whole("ВОТНР", bonus="О")
    assert not any(sorted(word) == sorted("вотнр") for word in lexicon().keys if len(word) == 5)
    scene.does(0, "claim", claim)
    assert revealed(scene, f"ворот 1 2 5 4/{claim[0]} 3") == "ворот"
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-11.7")
@pytest.mark.parametrize("claim", ["К", "*К"])
def test_centre_cards_may_be_added_for_a_longer_word(claim: str) -> None:
    scene = whole("АВТОР", bonus="К")
    scene.does(0, "claim", claim)
    assert revealed(scene, f"- 1 2 3 4 5 +{claim[0]}") == "авторк"


@pytest.mark.rule("LJ-11.8")
@pytest.mark.parametrize("line", ["отвар 4 3 2 1", "вор 2 4 5", "- 1 2 3 4", "-", "вор 2 4 5 +*"])
def test_no_own_card_may_be_left_out(line: str) -> None:
    scene = whole("АВТОР")
    scene.does(0, "claim", "*А")
    scene.refuses(0, "line", line, clause="LJ-11.8")


@pytest.mark.rule("LJ-11.9")
def test_words_are_revealed_one_after_another_in_any_order() -> None:
    scene = whole("АВТОР")
    all_done(scene)
    for seat in (2, 0, 3):
        scene.does(seat, "reveal", "reveal")
        scene.refuses(seat, "reveal", "reveal", clause="LJ-11.9")
        assert [*scene.sees(EVERYBODY).laid][-1] == seat
    assert [told["seat"] for told in scene.told("revealed")] == [2, 0, 3]


@pytest.mark.rule("LJ-11.9")
def test_silent_players_reveal_in_seat_order() -> None:
    scene = whole("АВТОР")
    all_done(scene)
    scene.does(1, "reveal", "reveal")
    assert scene.match.waiting() == [0]
    scene.runs_out("reveal1")
    assert [*scene.table.laid] == [1, 0]
    scene.runs_out("reveal2")
    assert [*scene.table.laid] == [1, 0, 2]


@pytest.mark.rule("LJ-11.10")
def test_any_word_that_the_cards_show_counts() -> None:
    scene = whole("АВТОР")
    assert scene.table.secret[0] == "автор"
    revealed(scene, "товар 3 4 2 1 5")
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-11.11")
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("отвар 4 3 2 1 5", "отвар"),
        ("ворот 2 4 5 1/О 3", "ворот"),
        ("ворота 2 4 5 +О 3 1", "ворота"),
    ],
)
def test_the_words_of_the_example(line: str, word: str) -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    assert revealed(scene, line) == word
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-11.12")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("- 1 2 3 4 4", "card_twice"),
        ("- 1 2 3 4 5 5", "card_twice"),
        ("- 1 2 3 4 5 6", "line_part"),
        ("- 1 2 3 4 0", "line_part"),
        ("- 1 2 3 4 5 О", "line_part"),
        ("- 1 2 3 4 5/", "line_part"),
        ("отвары 4 3 2 1 5", "line_length"),
    ],
)
def test_a_line_is_every_card_once_with_centre_cards_and_nothing_else(line: str, code: str) -> None:
    scene = whole("АВТОР")
    assert scene.refuses(0, "line", line, clause="LJ-11.12").code == code


@pytest.mark.rule("LJ-11.13")
def test_a_centre_card_fills_one_place() -> None:
    scene = whole("АВТОР", bonus="О О")
    scene.does(0, "claim", "О")
    scene.refuses(0, "line", "- 1/О 2 3 4/О 5", clause="LJ-11.13")
    scene.refuses(0, "line", "- 1/О 2 3 4 5 +О", clause="LJ-11.13")
    scene.does(0, "claim", "О")
    scene.does(0, "line", "- 1/О 2 3 4 5 +О")
    scene.does(0, "claim", "*А")
    scene.refuses(0, "line", "- 1/* 2/* 3 4 5", clause="LJ-11.13")


@pytest.mark.rule("LJ-11.13")
@pytest.mark.parametrize("letter", "АЩЪЭЮЯ")
def test_the_joker_is_declared_as_any_letter(letter: str) -> None:
    scene = whole("АВТОР")
    scene.does(0, "claim", f"*{letter}")
    assert revealed(scene, "- 1 2 3 4 5 +*") == f"автор{letter.lower()}"
    scene = whole("АВТОР")
    for text in ("*", "*Q", "*АБ", "Щ", "**"):
        scene.refuses(0, "claim", text, clause="LJ-11.5")


@pytest.mark.rule("LJ-11.13")
def test_the_written_word_has_the_centre_card_s_letter_at_its_place() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    scene.refuses(0, "line", "ворат 2 4 5 1/О 3", clause="LJ-11.13")


@pytest.mark.rule("LJ-11.14")
def test_first_come_first_served_and_a_claim_may_be_released() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(2, "claim", "О")
    scene.refuses(0, "claim", "О", clause="LJ-11.5")
    scene.does(2, "release", "О")
    scene.does(0, "claim", "О")
    scene.does(0, "claim", "*Щ")
    scene.does(0, "claim", "*Ъ")  # another letter after all
    for seat in OTHERS:
        assert scene.sees(seat).claims[0] == (Claim("О", "О"), Claim("*", "Ъ"))
        assert scene.told("released", seat) == [{"seat": 2, "joker": "no", "letter": "О"}]
        assert scene.told("claimed", seat)[-1] == {"seat": 0, "joker": "yes", "letter": "Ъ"}
    scene.does(0, "release", "*")
    assert scene.sees(EVERYBODY).joker_free


@pytest.mark.rule("LJ-11.14", "LJ-11.5")
def test_a_claim_that_crosses_another_counts_if_its_card_is_still_there() -> None:
    """It was sent before its author could see that the joker is gone."""
    scene = whole("АВТОР", bonus="О К")
    sent = {seat: question.id for seat in (0, 2) if (question := scene.asked(seat, "claim"))}
    scene.does(1, "claim", "*Щ")
    scene.match.answer(0, sent[0], "О")
    assert scene.table.claims[0] == (Claim("О", "О"),)
    for text in ("*А", "О"):
        with pytest.raises(Refused) as gone:
            scene.match.answer(2, sent[2], text)
        assert (gone.value.code, gone.value.clause) == ("not_an_option", "LJ-11.5")


@pytest.mark.rule("LJ-11.13", "LJ-1.10")
def test_the_joker_is_any_letter_however_the_keyboard_sends_it() -> None:
    scene = whole("АВТОР")
    scene.does(0, "claim", "*и\u0306")
    assert scene.table.claims[0] == (Claim("*", "Й"),)


@pytest.mark.rule("LJ-11.14")
def test_positions_and_word_stay_with_their_owner_until_the_reveal() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    before = views(scene, *OTHERS)
    scene.does(0, "line", "ворот 2 4 5 1/О 3")
    scene.does(0, "line", "ворота 2 4 5 +О 3 1")
    assert views(scene, *OTHERS) == before
    for seat in OTHERS:
        with pytest.raises(HiddenFact):
            scene.sees(seat).lines[0]
    all_done(scene)
    scene.does(0, "reveal", "reveal")
    assert scene.sees(1).laid[0].text == "ворота 2 4 5 +О 3 1"


@pytest.mark.rule("LJ-11.14")
def test_a_card_in_one_s_own_line_is_not_released_by_mistake() -> None:
    scene = whole("АВТОР", bonus="О")
    scene.does(0, "claim", "О")
    scene.does(0, "line", "ворот 2 4 5 1/О 3")
    scene.refuses(0, "release", "О", clause="LJ-11.14")
    scene.does(0, "line", "автор 1 2 3 4 5")
    scene.does(0, "release", "О")


@pytest.mark.rule("LJ-11.15")
def test_the_dictionary_decides_on_the_line_as_revealed() -> None:
    for line, right in (("отвар 4 3 2 1 5", True), ("- 1 2 3 4 5", True), ("отвар 1 3 2 4 5", False)):
        scene = whole("АВТОР")
        revealed(scene, line)
        assert scene.table.verdicts[0] is right
        assert scene.told("judged")[0]["right"] == ("yes" if right else "no")


@pytest.mark.rule("LJ-11.15")
@pytest.mark.parametrize(
    ("votes", "right"),
    [
        (("for", "for", "against", "abstain"), True),
        (("for", "against", "abstain", "abstain"), False),  # a tie rejects
        (("against", "against", "for", "abstain"), False),
        (("abstain",) * 4, False),
    ],
)
def test_or_the_majority_of_votes(votes: tuple[str, ...], right: bool) -> None:
    """Even about a word that no dictionary has; secret until all have voted."""
    scene = whole("АВРОТ", checking="vote")
    revealed(scene, "- 1 2 3 4 5")
    for seat in (3, 1, 2):
        scene.does(seat, "accept", votes[seat])
    assert scene.told("ballot") == []
    scene.does(0, "accept", votes[0])
    sides = [[seat for seat in range(4) if votes[seat] == side] for side in ("for", "against")]
    assert scene.told("ballot") == [{"word": "аврот", "for_seats": sides[0], "against_seats": sides[1]}]
    assert scene.table.verdicts[0] is right


@pytest.mark.rule("LJ-11.15")
def test_who_does_not_vote_abstains() -> None:
    scene = whole("АВРОТ", checking="vote")
    revealed(scene, "- 1 2 3 4 5")
    scene.does(2, "accept", "for")
    scene.runs_out("accept")
    assert scene.table.verdicts[0] is True


@pytest.mark.rule("LJ-11.16")
def test_another_word_than_the_written_one_counts_too() -> None:
    """«Автор» was written, the cards show «отвар»."""
    scene = whole("АВТОР")
    assert revealed(scene, "автор 4 3 2 1 5") == "отвар"
    assert scene.table.verdicts[0]


@pytest.mark.rule("LJ-11.17")
def test_cards_never_shown_are_part_of_the_line() -> None:
    """They may be guessed, and they may be covered."""
    scene = final({0: "АВТ"}, zones={"ahead": dict.fromkeys(range(4), "ОООО")})
    assert revealed(scene, "- 1 2 3 4 5") == "аоооо"
    scene = final({0: "АВТ"}, zones={"ahead": dict.fromkeys(range(4), "ОООО")})
    scene.does(0, "claim", "*Щ")
    assert revealed(scene, "- 5/* 1 2 3 4") == "щаооо"
    scene.refuses(1, "line", "- 1", clause="LJ-11.18")


@pytest.mark.rule("LJ-11.17")
def test_the_order_of_unseen_cards_is_decided_by_chance_when_they_are_turned() -> None:
    scene = final({0: "АВ"}, zones={"ahead": {0: "РСТК", 1: "ОООО", 2: "ЕЕЕЕ", 3: "ИИИИ"}})
    all_done(scene)
    scene.does(0, "reveal", "reveal")
    assert sorted(scene.table.faces[0][1:]) == sorted("РСТК")
    assert scene.told("revealed")[0]["row"] == scene.table.faces[0]


@pytest.mark.rule("LJ-11.18")
def test_after_the_first_reveal_nothing_changes_any_more() -> None:
    scene = whole("АВТОР", bonus="О")
    all_done(scene)
    scene.does(2, "reveal", "reveal")
    for kind, text in (
        ("line", "отвар 4 3 2 1 5"),
        ("claim", "О"),
        ("claim", "*А"),
        ("release", "О"),
        ("done", "wait"),
    ):
        scene.refuses(0, kind, text, clause="LJ-11.18")
    assert not scene.match.may_undo(2)


@pytest.mark.rule("LJ-11.19")
def test_before_the_reveal_nobody_says_whether_a_line_is_right() -> None:
    """A right word, a wrong one and one that does not exist: the answer is silence."""
    seen = []
    for line in ("отвар 4 3 2 1 5", "отвар 1 2 3 4 5", "аврто 1 2 5 3 4"):
        scene = whole("АВТОР")
        happened = scene.does(0, "line", line)
        assert happened.events == ()
        assert happened.outcomes == ()
        seen.append([question.kind for question in scene.match.questions(0)])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("LJ-11.19", "LJ-11.1")
@pytest.mark.parametrize(("typed", "word"), [("jndfh", "отвар"), ("dfnjh", "ватор")])
def test_nor_whether_what_was_typed_in_the_latin_layout_is_a_word(typed: str, word: str) -> None:
    refused = whole("АВТОР").refuses(0, "line", f"{typed} 4 3 2 1 5", clause="LJ-11.1")
    assert (refused.code, refused.args_of_text) == ("spelling_layout", {"word": word})


@pytest.mark.rule("LJ-11.19")
def test_a_table_may_let_the_program_say_whether_the_written_word_exists() -> None:
    """Whether the cards spell it is another matter; and only the writer hears."""
    scene = whole("АВТОР", written_check=True)
    before = views(scene, *OTHERS)
    scene.does(0, "line", "кабак 1 2 3 4 5")
    scene.does(0, "line", "кбааа 1 2 3 4 5")
    scene.does(0, "line", "- 1 2 3 4 5")
    told = [(one["word"], one["known"]) for one in scene.told("written", 0)]
    assert told == [("кабак", "yes"), ("кбааа", "no")]
    assert views(scene, *OTHERS) == before
    for seat in OTHERS:
        assert scene.told("written", seat) == []


@pytest.mark.rule("LJ-11.20")
@pytest.mark.parametrize("first", range(4))
def test_whoever_is_most_certain_may_begin(first: int) -> None:
    scene = whole("АВТОР")
    all_done(scene)
    assert [seat for seat in range(4) if scene.asked(seat, "reveal")] == [0, 1, 2, 3]
    scene.does(first, "reveal", "reveal")
    assert [*scene.table.laid] == [first]


@pytest.mark.rule("LJ-11.21")
def test_the_fixed_statements_of_the_final_part() -> None:
    scene = whole("АВТОР", bonus="О К О")
    assert scene.options(0, "say") == ["need_joker", "О", "К"]
    scene.does(0, "say", "need_joker")
    scene.does(0, "say", "К")
    assert scene.told("said") == [
        {"seat": 0, "what": "need_joker", "letter": ""},
        {"seat": 0, "what": "need", "letter": "К"},
    ]
    scene.does(1, "claim", "К")
    assert scene.options(1, "say") == ["need_joker", "О", "spare"]
    scene.does(1, "say", "spare")
    for text in ("К", "Р", "good", "behind", "мне нужна твоя О"):
        scene.refuses(1, "say", text, clause="LJ-11.21")


@pytest.mark.rule("LJ-11.21")
def test_the_part_ends_when_all_are_done() -> None:
    scene = whole("АВТОР")
    for seat in (0, 1, 2):
        scene.does(seat, "done", "done")
    scene.does(1, "done", "wait")
    scene.does(3, "done", "done")
    assert scene.match.step.phase == "final"
    assert scene.match.waiting() == [1]
    scene.does(1, "done", "done")
    assert scene.match.step.phase == "truth"


@pytest.mark.rule("LJ-11.21")
def test_done_may_be_taken_back_any_number_of_times() -> None:
    scene = whole("АВТОР")
    for _ in range(5):
        scene.does(1, "done", "done")
        scene.does(1, "done", "wait")
    assert scene.asked(1, "line")


@pytest.mark.rule("LJ-11.21")
def test_or_when_its_clock_runs_out() -> None:
    """Rows stay as they lie, without centre cards and without a word."""
    scene = whole("АВТОР")
    question = scene.asked(0, "done")
    assert question is not None
    assert question.seconds == 300
    scene.runs_out("final")
    scene.does(0, "reveal", "reveal")
    assert scene.told("revealed")[0]["line"] == "- 1 2 3 4 5"
    assert scene.table.spelled[0] == "автор"


def test_a_whole_final_part_ends_the_match() -> None:
    scene = whole("АВТОР")
    show_all(scene)
    assert scene.over is not None
    assert len(GAME.pieces(scene.table)) == 69
