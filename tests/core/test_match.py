"""Answers, ids, clocks, taking back, crashes."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from core.hunt import MOVE, RING, Hunt, Ring, Settings, hunt_with
from polyana.core import Ask, Flow, HiddenFact, Kind, Match, Next, No, Refused, RuleBug, load, phase, save
from polyana.core.asks import question_id
from polyana.testing import Scene
from polyana.testing.play import Laid, random_match


def hunt(players: int = 3) -> Scene[Ring]:
    return Scene(Hunt(), players)


def test_a_double_click_is_refused() -> None:
    scene = hunt()
    question = scene.match.questions(1)[0]
    scene.match.answer(1, question.id, "left")
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(1, question.id, "left")


def test_a_click_made_just_before_a_team_mate_acts_still_counts() -> None:
    scene = hunt()
    question = scene.match.questions(1)[0]
    scene.does(2, "move", "left")
    scene.match.answer(1, question.id, "right")
    assert scene.table.moved == [2, 1]


def test_an_answer_to_another_question_leaves_a_question_as_it_is() -> None:
    """Only answers of its own kind move its id."""
    ask = Ask(0, MOVE, ["left"])
    assert question_id(ask, 1, ["left"]) != question_id(ask, 2, ["left"])
    match = hunt().match
    before = match.questions(1)[0].id
    match.given[1] = {"strike": 3}
    match._forget()
    assert match.questions(1)[0].id == before


def test_an_option_of_a_list_that_has_changed_is_stale_but_a_written_text_is_read() -> None:
    """A writer answers the same question whatever is offered beside it; a picker picked from that list."""

    @phase
    def run(box: None, t: Ring) -> Flow[Next]:
        check = (lambda view, text: text) if t.moved else None
        yield (t.ask(1, MOVE, ["left"], check=check, default="left"),)
        return None

    for writes in (True, False):
        scene = Scene(hunt_with(run), 3).at("run", moved=[1] if writes else [])
        sent = question_id(scene.match.asks[0], 0, ["left", "right"])
        if writes:
            assert scene.match.reading(1, sent, "upwards").value == "upwards"
        else:
            with pytest.raises(Refused, match="stale"):
                scene.match.reading(1, sent, "left")


def test_an_option_that_says_all_of_itself_counts_though_its_list_has_changed() -> None:
    """Others have changed the list in the meantime; what is no longer in it is refused by its reason."""
    step: Kind[str] = Kind("move", "HU-1.1", standalone=True)

    @phase
    def run(box: None, t: Ring) -> Flow[Next]:
        yield (t.ask(1, step, lambda v: ["left", No("up", "moved", "HU-1.1")], default="left"),)
        return None

    match = Scene(hunt_with(run), 3).at("run").match
    ask = match.asks[0]
    sent = question_id(ask, 0, ["left", "right", "up"])
    assert sent != match.question_id(ask)
    assert match.reading(1, sent, "left").value == "left"
    for gone, code in (("right", "not_an_option"), ("up", "moved")):
        with pytest.raises(Refused, match=code):
            match.reading(1, sent, gone)
    writing = Ask(1, step, check=lambda view, text: text)
    assert question_id(writing, 0, ["left"]) != question_id(ask, 0, ["left"])  # bots think again
    assert match.reading(1, question_id(writing, 0, ["left"]), "left").value == "left"
    for other in (question_id(ask, 1, ["left"]), question_id(Ask(1, step, about={"round": 2}), 0, ["left"])):
        with pytest.raises(Refused, match="stale"):
            match.reading(1, other, "left")


def test_letters_with_dots_or_breve_apart_are_the_same_text() -> None:
    """Some keyboards send Ё and Й so, as options and as texts of one's own."""

    @phase
    def run(box: None, t: Ring) -> Flow[Next]:
        yield (t.ask(1, MOVE, ["\u0451ж"], default="\u0451ж", check=lambda v, text: f"{len(text)}"),)
        return None

    match = Scene(hunt_with(run), 3).at("run").match
    question = match.question_id(match.asks[0])
    assert match.reading(1, question, "е\u0308ж").value == "\u0451ж"
    assert match.reading(1, question, "чаи\u0306").value == "3"


def test_an_answer_is_read_without_being_given_and_refused_as_it_would_be() -> None:
    scene = hunt()
    question, before = scene.match.questions(1)[0], save(scene.match)
    assert scene.match.reading(1, question.id, "left") == (1, "move", "left")
    with pytest.raises(Refused, match="not_an_option"):
        scene.match.reading(1, question.id, "upwards")
    with pytest.raises(Refused, match="stale"):
        scene.match.reading(1, f"{question.id}0", "left")
    assert save(scene.match) == before


def test_what_was_told_does_not_change_with_the_table() -> None:
    table = hunt().table
    table.tell("moved", "HU-1.1", only={"quiet": ((1,), table.found)}, found=table.found)
    table.found.append(2)
    assert table.told
    event = table.told[-1]
    assert event.args == {"found": []}
    heard = event.heard_by(1)
    assert heard is not None
    assert heard.args["quiet"] == []


def test_an_option_that_is_not_open_says_why() -> None:
    scene = hunt()
    scene.does(1, "move", "left")
    refused = scene.refuses(1, "move", "left", clause="HU-1.1")
    assert refused.code == "moved"


def test_a_stranger_and_a_spectator_are_not_asked() -> None:
    scene = hunt()
    for seat in (0, -1, 7):
        with pytest.raises(Refused, match="not_asked"):
            scene.match.answer_kind(seat, "move", "left")


def test_the_killer_notices_nothing_of_the_victims_turn() -> None:
    scene = hunt()
    before = scene.match.view(0).encode()
    for seat, way in ((1, "left"), (2, "right")):
        scene.does(seat, "move", way)
        assert scene.match.view(0).encode() == before
    assert scene.match.waiting() == []
    assert scene.told("moved", 0) == []
    assert len(scene.told("moved", 1)) == 2


def test_a_whistle_interrupts_the_strike_and_the_question_stands_as_before() -> None:
    scene = hunt()
    scene.does(1, "move", "end")
    asked = scene.asked(0, "strike")
    scene.does(2, "whistle", "whistle")
    assert scene.asked(0, "strike") == asked
    assert scene.asked(1, "whistle") is None


def test_a_card_asks_the_killer_then_the_victims_then_the_killer_again() -> None:
    scene = hunt().at("strike", at={1: 4, 2: 4}, round=1)
    scene.match.agenda = (*scene.match.agenda,)
    scene.does(0, "strike", "4")
    assert scene.match.waiting() == [1, 2]
    scene.does(2, "hide", "hide")
    scene.does(1, "hide", "stand")
    assert scene.match.waiting() == [1, 2]
    scene.does(2, "sure", "hide")
    scene.does(1, "sure", "hide")
    assert scene.options(0, "spare") == ["spare", "take1"]
    scene.does(0, "spare", "take1")
    assert scene.over is not None
    assert scene.over.winners == (0,)


def test_over_is_over() -> None:
    scene = hunt().at("spare", found=[1], round=1)
    scene.does(0, "spare", "take1")
    with pytest.raises(Refused, match="over"):
        scene.match.answer_kind(0, "spare", "spare")
    assert save(load(Hunt(), save(scene.match)).match) == save(scene.match)


def test_an_answer_can_be_taken_back_until_something_is_revealed() -> None:
    scene = hunt()
    scene.does(1, "move", "end")
    scene.does(0, "strike", "0")
    assert not scene.match.may_undo(0)  # the strike revealed who stands there
    with pytest.raises(Refused, match="no_undo"):
        scene.match.undo(0)


def test_what_is_taken_back_is_asked_again_under_another_id() -> None:
    scene = Scene(Hunt(), 2)  # one victim: nobody else could have acted unnoticed
    before = scene.match.questions(1)[0]
    scene.does(1, "move", "left")
    place = scene.table.at[1]
    assert scene.match.may_undo(1)
    scene.match.undo(1)
    assert scene.table.at[1] == (place + 1) % 6
    assert scene.match.questions(1)[0].id != before.id
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(1, before.id, "left")


def test_no_taking_back_while_another_may_have_acted_unnoticed() -> None:
    scene = hunt()
    scene.does(1, "move", "left")
    assert not scene.match.may_undo(1)


BROKEN: Kind[str] = Kind("broken", "HU-9.9")


def test_a_crash_in_a_rule_changes_nothing() -> None:
    @phase
    def strike(box: None, t: Ring) -> Flow[Next]:
        yield from t.choose(0, BROKEN, ["go"], default="go")
        t.whistles = 99
        t.dice.roll(6)
        raise ZeroDivisionError

    scene = Scene(hunt_with(strike), 3)
    scene.does(1, "move", "end")
    before = save(scene.match)
    with pytest.raises(RuleBug, match="ZeroDivisionError"):
        scene.does(0, "broken", "go")
    assert save(scene.match) == before
    assert scene.table.whistles == 0


def test_a_glass_answers_exactly_the_questions_open_when_it_ran_out() -> None:
    scene = hunt()
    happened = scene.match.timeout("")  # all share the nameless glass: the first «end» closes the others
    assert [(one.answer.seat, one.answer.value) for one in happened] == [(1, "end")]


def test_search_plays_the_same_rules() -> None:
    """The same answers lead to the same end in live and in search mode."""
    decisions = list(random_match(Hunt(), Laid(3, Settings()), 1))
    match, _ = Match.begin(Hunt(), 3, Settings(), b"k")
    search = match.clone(Random(1))
    while not search.over:
        ask = search.open_asks()[0]
        search.play(ask, search.offers(ask)[0])
    assert decisions
    assert search.over.scores == (0, 1, 1)


def test_a_view_travels_to_another_process_as_it_is() -> None:
    view = hunt().match.view(1)
    there = pickle.loads(pickle.dumps(view))
    assert there.encode() == view.encode()
    with pytest.raises(HiddenFact):
        _ = there.table.traps[0]


def test_options_are_worked_out_only_when_somebody_looks() -> None:
    """Whoever owes an answer has options, so it is enough to ask those who need not answer."""
    worked_out = []

    def moves(view: Ring) -> list[str]:
        worked_out.append("moves")
        return ["stay"]

    def whistles(view: Ring) -> list[str]:
        worked_out.append("whistles")
        return []

    match = hunt().match
    owed = match.table.ask(0, MOVE, moves, default="stay")
    free = match.table.ask(1, MOVE, whistles)
    match.asks = (owed, free)
    assert match.waiting() == [0]
    assert match.open_asks(0) == [owed]
    assert not worked_out
    assert match.open_asks() == [owed]
    assert worked_out == ["whistles"]
    assert match.choices(owed) == match.choices(owed) == ["stay"]
    assert worked_out == ["whistles", "moves"]


def test_a_scene_leaves_no_outcome_of_its_making_in_the_first_answer() -> None:
    """What a phase rolls to begin with was there before the answer: taking that back rolls nothing anew."""

    @phase
    def run(box: None, t: Ring) -> Flow[Next]:
        t.struck = t.dice.pick(range(RING))
        answer = yield from t.choose(1, MOVE, ["left", "right"], default="left")
        t.moved.append(1)
        t.found = [int(answer == "left")]
        yield from t.choose(1, MOVE, ["left", "right"], default="left")
        return None

    scene = Scene(hunt_with(run), 3).at("run")
    assert not scene.does(1, "move", "left").outcomes
    assert scene.match.may_undo(1)
    scene.match.undo(1)
    scene.does(1, "move", "right")
    assert scene.table.found == [0]


def test_nothing_from_before_a_scene_is_taken_back_in_it() -> None:
    scene = Scene(Hunt(), 2)
    scene.does(1, "move", "left")
    assert scene.match.may_undo(1)
    scene.at("strike", round=1)
    assert not scene.match.may_undo(1)
