"""«Букводжем», chapter 4: what may be said, proposals, and choosing the giver."""

from __future__ import annotations

from typing import Any

import pytest

from letter_jam.jam import EVERYBODY, GAME, decide, give, jam, ready, views
from polyana.core import HiddenFact, Refused
from polyana.core.speech import Speech
from polyana.games.letter_jam.rules.draft import Numbers
from polyana.games.letter_jam.rules.table import Jam
from polyana.games.letter_jam.rules.worlds import unseen
from polyana.testing.scene import Scene

OTHERS = (EVERYBODY, 0, 1, 2)


def example(**how: Any) -> Scene[Jam]:
    """Seat 3 sees Б, А, Р and the non-player К, Т."""
    return jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т", **how)


def published(draft: str) -> Numbers:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "Н"}, virtual="К Т", bonus="О И")
    scene.does(3, "propose", draft)
    return scene.sees(EVERYBODY).proposals[3]


def look_alike(one: str, two: str, scene: Scene[Jam] | None = None) -> bool:
    """Do two drafts of seat 3 look the same to everybody else?"""
    first, second = (example(), example()) if scene is None else (scene, scene)
    seen = []
    for draft, at in ((one, first), (two, second)):
        at.does(3, "propose", draft)
        told = [at.told("proposed", seat)[-1] for seat in OTHERS]
        seen.append((views(at, *OTHERS), told))
    return seen[0] == seen[1]


@pytest.mark.rule("LJ-4.1")
def test_each_round_has_one_clue_by_one_giver_whom_all_choose() -> None:
    scene = example()
    scene.does(3, "propose", "бар")
    scene.does(0, "propose", "акт")
    ready(scene)
    assert scene.match.waiting() == [0, 1, 2, 3]
    for seat in range(4):
        scene.does(seat, "vote", "0")
    assert [clue.giver for clue in scene.table.clues] == [0]
    scene.refuses(3, "propose", "барак", clause="LJ-6.11")


@pytest.mark.rule("LJ-4.2")
def test_nothing_about_letters_can_be_said() -> None:
    """The statements are a closed list; none carries a letter, a seat or a word."""
    scene = example()
    assert scene.options(0, "say") == ["behind", "stack", "save", "spend", "good", "sure", "unsure"]
    for text in ("у тебя А", "А", "1", "p1", "барак"):
        scene.refuses(0, "say", text, clause="LJ-4.20")


@pytest.mark.rule("LJ-4.3")
@pytest.mark.parametrize(("draft", "length"), [("бар", 3), ("трактат", 7), ("барабарабар", 11)])
def test_the_number_of_letters_is_published(draft: str, length: int) -> None:
    assert published(draft).length == length


@pytest.mark.rule("LJ-4.4")
@pytest.mark.parametrize(("draft", "helped"), [("кит v1 b1 v2", 0), ("кат", 1), ("бар", 3)])
def test_how_many_players_are_helped_is_published(draft: str, helped: int) -> None:
    assert published(draft).players == helped


@pytest.mark.rule("LJ-4.5")
@pytest.mark.parametrize(("draft", "virtual"), [("бар", 0), ("рак", 1), ("кат", 2)])
def test_how_many_non_player_cards_are_used_is_published(draft: str, virtual: int) -> None:
    assert published(draft).virtual == virtual


@pytest.mark.rule("LJ-4.5")
def test_which_non_player_cards_are_used_is_not() -> None:
    assert look_alike("рак p2 p1 v1", "рат p2 p1 v2")


@pytest.mark.rule("LJ-4.6")
@pytest.mark.parametrize(("draft", "bonus"), [("бар", 0), ("бор p0 b0 p2", 1), ("иор b1 b0 p2", 2)])
def test_how_many_bonus_letters_are_used_is_published(draft: str, bonus: int) -> None:
    assert published(draft).bonus == bonus


@pytest.mark.rule("LJ-4.7")
@pytest.mark.parametrize(("draft", "joker"), [("бар p0 p1 p2", 0), ("бор p0 * p2", 1), ("бобо p0 * p0 *", 1)])
def test_whether_the_joker_is_used_is_published(draft: str, joker: int) -> None:
    assert published(draft).joker == joker


@pytest.mark.rule("LJ-4.8")
def test_whom_a_clue_helps_does_not_show() -> None:
    """All but one player, and which one is left out: the same message."""
    assert look_alike("бака p0 p1 v1 p1", "рака p2 p1 v1 p1")
    scene = example()
    scene.refuses(3, "say", "это поможет всем, кроме Ксюши", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.9")
def test_how_clear_a_clue_is_does_not_show() -> None:
    """One that hardly leaves a choice and one that leaves many."""
    assert look_alike("барак", "рабак")
    example().refuses(3, "say", "моя подсказка слегка туманна", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.10")
def test_what_kind_of_word_it_is_does_not_show() -> None:
    """The capital «Рабат» and the everyday «абрат» of equal numbers."""
    assert look_alike("рабат", "абрат")
    example().refuses(0, "say", "это город?", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.11")
def test_that_two_players_have_the_same_letter_does_not_show() -> None:
    """Two players helped, by one letter twice or by two letters: published alike."""
    scene = jam({0: "К", 1: "К", 2: "А"}, virtual="О Т")
    assert look_alike("кок p0 v1 p1", "као p0 p2 v1", scene)
    scene.refuses(3, "say", "у вас двоих одинаковые буквы", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.12")
def test_what_letters_one_sees_does_not_show() -> None:
    """Nothing but vowels, or none: a spectator sees the same table, questions and proposals."""
    vowels = jam({0: "А", 1: "О", 2: "Е"}, virtual="К Т")
    others = jam({0: "Р", 1: "Л", 2: "С"}, virtual="К Т")
    vowels.does(3, "propose", "аоек p0 p1 p2 v1")
    others.does(3, "propose", "рлск p0 p1 p2 v1")
    assert views(vowels, EVERYBODY) == views(others, EVERYBODY)
    vowels.refuses(3, "say", "вижу одни гласные", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.13")
def test_that_a_letter_is_used_twice_does_not_show_before_the_clue() -> None:
    assert look_alike("барак p0 p1 p2 p1 v1", "барбк p0 p1 p2 p0 v1")
    example().refuses(3, "say", "твою букву я использую дважды", clause="LJ-4.20")


@pytest.mark.rule("LJ-4.14")
def test_that_a_letter_is_hard_to_use_cannot_be_said() -> None:
    """Whoever finds nothing is ready without a proposal, and that is all the others hear."""
    scene = jam({0: "Ь", 1: "Ы", 2: "Й"}, virtual="Ц Х")
    scene.refuses(3, "say", "с буквой Андрея трудно", clause="LJ-4.20")
    happened = scene.does(3, "ready", "ready")
    assert [(event.kind, event.args) for event in happened.events] == [("ready", {"seat": 3})]


@pytest.mark.rule("LJ-4.15")
def test_the_announcement_of_the_example() -> None:
    """Seven letters, everybody's letters, one non-player card, no joker."""
    scene = example()
    scene.does(3, "propose", "абракаб p1 p0 p2 p1 v1 p1 p0")
    assert scene.sees(0).proposals[3] == Numbers(7, 3, 1, 0, 0)
    event = next(event for event in scene.events if event.kind == "proposed")
    said = Speech("polyana.games.letter_jam", "ru", ["Аня", "Борис", "Вера", "Глеб"]).event(event, 0)
    assert said == (
        "Глеб предлагает подсказку: букв — 7, поможет игрокам — 3, неигровых карт — 1, "
        "бонусных букв — 0, без джокера."
    )


@pytest.mark.rule("LJ-4.16")
def test_goals_are_talked_about_before_the_first_proposal_only() -> None:
    scene = example()
    scene.does(1, "say", "behind")
    assert scene.told("said", 0) == [{"seat": 1, "what": "behind", "letter": ""}]
    scene.does(0, "propose", "акт")
    assert scene.options(1, "say") == ["good", "sure", "unsure"]
    scene.refuses(1, "say", "save", clause="LJ-4.20")
    scene.does(1, "say", "good")
    give(scene, 0, "кат v1 p1 v2")
    decide(scene)
    assert "save" in scene.options(1, "say")  # a new round


@pytest.mark.rule("LJ-4.16")
def test_only_who_may_give_a_clue_can_have_a_very_good_one() -> None:
    scene = example(zones={"leaves": 0, "red_of": {0: 1, 1: 0, 2: 0, 3: 0}, "reds": 3})
    assert "good" not in scene.options(0, "say")
    assert "good" in scene.options(1, "say")


@pytest.mark.rule("LJ-4.17")
def test_guesses_about_one_s_own_row_are_not_spoken() -> None:
    """They go on one's own sheet; aloud only extra letters are guessed."""
    scene = example()
    before = views(scene, *OTHERS)
    scene.does(3, "note", "1 НМ")
    assert views(scene, *OTHERS) == before
    give(scene, 0, "анк p1 p3 v1")
    assert scene.asked(3, "guess") is None
    scene.does(3, "move", "stay Н")
    assert [event.kind for event in scene.events].count("guessed") == 0
    for seat in OTHERS:
        with pytest.raises(HiddenFact):
            scene.sees(seat).answers[3]


@pytest.mark.rule("LJ-4.18")
@pytest.mark.parametrize("feeling", ["sure", "unsure"])
def test_a_player_may_say_whether_they_are_sure_of_their_letter(feeling: str) -> None:
    scene = example()
    scene.does(3, "propose", "бар")
    scene.does(0, "say", feeling)
    assert scene.told("said") == [{"seat": 0, "what": feeling, "letter": ""}]
    assert feeling not in scene.options(0, "say")  # once a round will do


@pytest.mark.rule("LJ-4.19")
def test_what_another_s_guess_shows_may_be_used() -> None:
    """A wrong guess turns a card over: one more letter that cannot be one's own."""
    scene = jam({1: "А", 2: "Р"}, extra={0: "Б", 3: "К"}, virtual="Т О")
    give(scene, 1, "бокр p0 v2 p3 p2")
    before = unseen(GAME.box.cards, scene.sees(3), 3)
    scene.does(0, "guess", "К")
    assert scene.sees(3).discard[-1] == "Б"
    assert unseen(GAME.box.cards, scene.sees(3), 3) == before  # seen on the stand before
    assert unseen(GAME.box.cards, scene.sees(0), 0)["Б"] == 1  # of two
    scene.does(3, "guess", "К")
    assert scene.table.bonus == ["К"]


# --- proposals ---------------------------------------------------------------------------------------


@pytest.mark.rule("LJ-4.20")
def test_of_a_draft_only_five_numbers_are_published() -> None:
    scene = example()
    scene.does(3, "propose", "барак p0 p1 p2 p1 v1")
    numbers = {"seat": 3, "length": 5, "players": 3, "virtual": 1, "bonus": 0, "joker": "no"}
    assert scene.sees(3).drafts[3].text == "барак p0 p1 p2 p1 v1"
    for seat in OTHERS:
        assert scene.told("proposed", seat) == [numbers]
        with pytest.raises(HiddenFact):
            scene.sees(seat).drafts[3]


@pytest.mark.rule("LJ-4.20")
def test_free_talk_is_closed_from_the_first_proposal_to_the_clue() -> None:
    """Even at a table that has opened it otherwise, and even if the proposal was withdrawn."""
    scene = example(free_text=True)
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == ""
    scene.does(3, "propose", "бар")
    scene.does(3, "propose", "withdraw")
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == "LJ-4.20"
    scene.does(3, "propose", "бар")
    scene.does(0, "propose", "акт")
    ready(scene)
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == "LJ-4.20"  # while all vote
    for seat in range(4):
        scene.does(seat, "vote", "3")
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == ""


@pytest.mark.rule("LJ-4.21")
def test_numbers_count_different_players_and_cards_not_occurrences() -> None:
    assert published("барабараккт") == Numbers(11, 3, 2, 0, 0)
    assert published("ооио b0 b0 b1 b0") == Numbers(4, 0, 0, 2, 0)


@pytest.mark.rule("LJ-4.22")
def test_most_votes_win_and_votes_are_secret_until_all_are_in() -> None:
    scene = example()
    for seat, draft in ((0, "акт"), (2, "бак"), (3, "бар")):
        scene.does(seat, "propose", draft)
    ready(scene)
    assert scene.options(1, "vote") == ["0", "2", "3", "abstain"]
    before = [scene.match.view(seat).table for seat in (0, 3)]
    scene.does(1, "vote", "2")
    scene.does(2, "vote", "2")  # one's own
    assert [scene.match.view(seat).table for seat in (0, 3)] == before
    assert scene.told("votes") == []
    scene.does(0, "vote", "3")
    scene.does(3, "vote", "abstain")
    assert scene.table.giver == 2
    votes = {told["seat"]: told["voter_seats"] for told in scene.told("votes")}
    assert votes == {0: [], 2: [1, 2], 3: [0]}


@pytest.mark.rule("LJ-4.22")
def test_ties_go_to_who_has_given_fewer_clues() -> None:
    """Clockwise from the previous giver seat 2 would come first, but it has given a clue already."""
    scene = example(zones={"red_of": {0: 0, 1: 1, 2: 1, 3: 0}, "reds": 2, "giver": 1})
    scene.does(2, "propose", "бак")
    scene.does(3, "propose", "бар")
    ready(scene)
    for seat, vote in enumerate("2233"):
        scene.does(seat, "vote", vote)
    assert scene.table.giver == 3


@pytest.mark.rule("LJ-4.22")
@pytest.mark.parametrize(("previous", "chosen"), [(-1, 0), (0, 1), (1, 3), (3, 0)])
def test_further_ties_go_clockwise_from_the_previous_giver(previous: int, chosen: int) -> None:
    """In the first round the lowest seat is first; all have abstained."""
    scene = example(zones={"red_of": dict.fromkeys(range(4), 1), "reds": 0, "giver": previous})
    for seat, draft in ((0, "акт"), (1, "рак"), (3, "бар")):
        scene.does(seat, "propose", draft)
    ready(scene)
    scene.runs_out("vote")
    assert scene.table.giver == chosen


@pytest.mark.rule("LJ-4.23")
def test_only_who_may_take_a_marker_can_propose() -> None:
    scene = example(zones={"leaves": 0, "red_of": {0: 1, 1: 0, 2: 1, 3: 0}, "reds": 2})
    assert [seat for seat in range(4) if scene.asked(seat, "propose")] == [1, 3]
    assert scene.match.waiting() == [1, 3]
    for seat in (0, 2):
        scene.refuses(seat, "propose", "ток", clause="LJ-5.5")
        scene.refuses(seat, "ready", "ready", clause="LJ-4.26")


@pytest.mark.rule("LJ-4.24")
def test_without_a_proposal_every_player_is_asked_whether_the_clues_are_over() -> None:
    """Also those who may not propose now; one of them wants more, and the round starts again."""
    scene = only_seat_3_may_give()
    ready_all(scene)
    assert scene.match.waiting() == [0, 1, 2, 3]
    for seat in (1, 2, 3):
        scene.does(seat, "over", "over")
    assert scene.told("agreed") == []
    scene.does(0, "over", "more")
    assert scene.told("agreed") == [{"for_seats": [1, 2, 3], "against_seats": [0]}]
    assert scene.match.step.phase == "propose"
    assert scene.asked(3, "propose")


@pytest.mark.rule("LJ-4.24")
def test_the_only_seat_that_may_propose_cannot_end_the_clues_by_passing_again_and_again() -> None:
    scene = only_seat_3_may_give()
    for _ in range(4):
        scene.runs_out("propose")
        scene.does(1, "over", "more")
        scene.runs_out("over")
        assert scene.table.stage == "proposals"


@pytest.mark.rule("LJ-4.24")
def test_when_all_say_so_the_final_part_begins() -> None:
    scene = only_seat_3_may_give()
    ready_all(scene)
    for seat in range(4):
        scene.does(seat, "over", "over")
    assert scene.table.stage == "final"
    assert [event.clause for event in scene.events if event.kind == "closed"] == ["LJ-10.2"]


@pytest.mark.rule("LJ-4.24")
def test_a_bell_counts_as_over() -> None:
    """An empty chair does not hold the table."""
    scene = only_seat_3_may_give()
    scene.runs_out("propose")
    for seat in range(3):
        scene.does(seat, "over", "over")
    scene.runs_out("over")
    assert scene.table.stage == "final"


def only_seat_3_may_give() -> Scene[Jam]:
    """All others have taken their red marker, and no green one is free."""
    return example(zones={"leaves": 0, "red_of": {0: 1, 1: 1, 2: 1, 3: 0}, "reds": 1})


@pytest.mark.rule("LJ-5.5")
def test_the_question_says_when_only_one_player_may_give_a_clue_and_why() -> None:
    assert sole(example()) == "no"
    assert sole(only_seat_3_may_give()) == "no_green"
    held = {"reds": 1, "red_of": {0: 3, 1: 2}}
    assert sole(jam({0: "Б"}, players=2, zones=held), 1) == "reds_first"
    named = Speech("polyana.games.letter_jam", "ru", ["Аня", "Борис", "Вера", "Глеб"])
    assert "только вы" in named.say("ask-ready", sole="no_green")
    assert "только Глеб" in named.say("waits-ready", sole="no_green", seats="Глеб")
    assert "зелён" in named.say("waits-ready", sole="reds_first", seats="Глеб")


def sole(scene: Scene[Jam], seat: int = 3) -> str:
    question = scene.asked(seat, "ready")
    assert question is not None
    return str(question.about["sole"])


def ready_all(scene: Scene[Jam]) -> None:
    for seat in scene.match.waiting():
        scene.does(seat, "ready", "ready")


@pytest.mark.rule("LJ-4.25")
def test_free_talk_is_closed_while_the_match_runs() -> None:
    scene = example()
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == "LJ-4.25"
    give(scene, 3, "бар")
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == "LJ-4.25"
    scene.at("close", "LJ-10.1")
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == "LJ-4.25"
    scene.at("result", verdicts=dict.fromkeys(range(4), True), spelled=dict.fromkeys(range(4), "автор"))
    assert scene.over
    assert GAME.chat_closed(scene.sees(EVERYBODY)) == ""


@pytest.mark.rule("LJ-4.25")
@pytest.mark.parametrize("goal", ["behind", "stack", "save", "spend"])
def test_goals_have_fixed_statements(goal: str) -> None:
    scene = example()
    scene.does(2, "say", goal)
    assert scene.told("said") == [{"seat": 2, "what": goal, "letter": ""}]
    assert [event.clause for event in scene.events] == ["LJ-4.25"]


@pytest.mark.rule("LJ-4.18", "LJ-4.20")
def test_a_statement_that_crosses_a_proposal_is_heard_if_it_is_still_allowed() -> None:
    """Goals are over with the first proposal; nothing else about the question has changed."""
    scene = example()
    scene.does(1, "say", "behind")
    sent = scene.asked(0, "say")
    scene.does(3, "propose", "бар")
    assert sent is not None
    with pytest.raises(Refused) as late:
        scene.match.answer(0, sent.id, "save")
    assert (late.value.code, late.value.clause) == ("not_an_option", "LJ-4.20")
    scene.match.answer(0, sent.id, "sure")
    assert scene.table.said[0] == ("sure",)


@pytest.mark.rule("LJ-4.26")
def test_a_proposal_may_be_replaced_or_withdrawn_until_its_author_is_ready() -> None:
    scene = example()
    scene.does(3, "propose", "бар")
    scene.does(3, "propose", "барак")
    assert scene.sees(0).proposals[3].length == 5
    scene.does(3, "propose", "withdraw")
    assert scene.sees(0).proposals == {}
    assert scene.told("withdrawn", 0) == [{"seat": 3}]
    scene.does(3, "propose", "бар")
    scene.does(3, "ready", "ready")
    scene.refuses(3, "propose", "барак", clause="LJ-4.26")


@pytest.mark.rule("LJ-4.26")
def test_the_mark_may_be_taken_back_and_the_step_waits() -> None:
    scene = example()
    for seat in (0, 1, 2):
        scene.does(seat, "ready", "ready")
    scene.does(1, "ready", "wait")
    scene.does(3, "ready", "ready")
    assert scene.match.step.phase == "propose"
    assert scene.match.waiting() == [1]
    scene.does(1, "propose", "рак p2 * v1")
    scene.does(1, "ready", "ready")
    assert scene.table.giver == 1


@pytest.mark.rule("LJ-4.26")
def test_the_mark_may_be_taken_back_any_number_of_times() -> None:
    scene = example()
    for _ in range(5):
        scene.does(1, "ready", "ready")
        scene.does(1, "ready", "wait")
    scene.does(1, "propose", "рак p2 * v1")
    ready(scene)
    assert scene.table.giver == 1


@pytest.mark.rule("LJ-4.26")
def test_when_the_clock_runs_out_what_stands_counts() -> None:
    scene = example()
    question = scene.asked(3, "ready")
    assert question is not None
    assert question.seconds == 180
    scene.does(3, "propose", "бар")
    scene.runs_out("propose")
    assert scene.table.giver == 3


@pytest.mark.rule("LJ-4.27")
def test_a_single_proposal_is_chosen_without_a_vote() -> None:
    scene = example()
    give(scene, 2, "бак p0 p1 v1")
    assert scene.table.giver == 2
    assert scene.told("votes") == []
