"""What the page of «Маги леса» shows: control, what an answer would bring, the score point by point."""

from __future__ import annotations

import re

import pytest

from forest_mages.glade import CARDS, GAME, TABLES, asked, drink, fresh, glade, place
from polyana.core import Event, Match, Question, Seat, text_of
from polyana.core.speech import LANGUAGES
from polyana.core.view import ENCODER
from polyana.games.forest_mages.page import foreseen, page
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.symbols import CREATURE, KIND
from polyana.games.forest_mages.rules.table import Glade
from polyana.table.replay import Replay
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene
from polyana.web.http.identity import Guest
from polyana.web.render.drawing import brought
from polyana.web.replay.moment import Viewpoint, moment_regions
from polyana.web.testing import bare_server
from web.drawn import context, regions

NAMED = re.compile(r"\b(?:P\d\d|F\d\d|(?:SU|SP|AU|WI)\d)\b")


def question(scene: Scene[Glade], kind: str, seat: Seat = 0) -> Question:
    found = scene.asked(seat, kind)
    assert found is not None
    return found


def ways(scene: Scene[Glade], kind: str) -> dict[str, foreseen.Way]:
    """What each answer leads to, by its text."""
    found = foreseen.ways(CARDS, scene.match.view_table(0), 0, question(scene, kind))
    return {way.text: way for some in found.values() for way in some}


# --- what would come of an answer --------------------------------------------------------------------


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_what_a_slot_promises_is_what_it_brings(laid: Laid) -> None:
    """At every placement in random matches: tokens paid and gathered, and who controls the forest then."""
    kept = 0
    for decision in random_match(GAME, laid, 3):
        match, seat = decision.record.match, decision.ask.seat
        if decision.ask.kind.name != "target":
            continue
        view = match.view_table(seat)
        (asking,) = match.questions(seat)
        found = foreseen.ways(CARDS, view, seat, asking)
        assert sum(map(len, found.values())) == len(asking.options)
        (way,) = (one for some in found.values() for one in some if one.text == decision.text)
        before, leads = view.held(seat), page.woods(CARDS, view, page.spots(CARDS, view, seat, {}), {})
        after = match.clone()
        after.answer_kind(seat, "target", decision.text)
        now = after.view_table(seat)
        forest = decision.text.partition(".")[0]
        if forest not in now.row:
            continue
        for kind, count in (*way.gains, *((kind, -count) for kind, count in way.price)):
            if kind != CREATURE and after.step == match.step:
                before[KIND[kind]] += count
        if after.step == match.step and not any(ask.kind.name == "exchange" for ask in after.open_asks()):
            assert now.held(seat) == before, decision.text
        was = next(one.leads for one in leads if one.id == forest)
        there = page.spots(CARDS, now, seat, {})
        then = next(one.leads for one in page.woods(CARDS, now, there, {}) if one.id == forest)
        expected = (
            ""
            if was == then
            else "leads"
            if then == seat
            else "loses"
            if was == seat
            else "gives"
            if then >= 0
            else "breaks"
        )
        assert way.control == expected, decision.text
        kept += 1
    assert kept > 10


def test_water_and_creatures_are_counted_in() -> None:
    scene = glade(row="F02 F03 F04", supply={0: "water tree"}, creatures={0: "AU2"})
    scene.does(0, "act", "place water")
    found = ways(scene, "target")
    assert found["F02.1"].gains == (("herb", 4),)
    assert found["F03.1"].gains == (("crystal", 3),)
    assert found["F02.4"].gains == (("creature", 1),)
    assert found["D1"].gains == ()


def test_a_forced_die_brings_nothing_and_has_its_price() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "tree"}, goods={0: "herb berry"})
    scene.does(0, "act", "place tree")
    found = ways(scene, "target")
    assert (found["F01.2 herb"].gains, found["F01.2 herb"].price) == ((), (("herb", 1),))
    assert found["F01.2 berry"].price == (("berry", 1),)
    assert found["F01.1"].price == ()


@pytest.mark.parametrize(
    ("dice", "target", "control"),
    [
        ({}, "F01.1", "leads"),
        ({"F01.2": "1hill"}, "F01.1", "breaks"),
        ({"F01.2": "0hill"}, "F01.1", ""),
        ({"F01.2": "fire"}, "F01.1", ""),
        ({}, "D1", ""),
    ],
)
def test_what_a_die_does_to_control(dice: dict[str, str], target: str, control: str) -> None:
    scene = glade(row="F01 F02 F03", supply={0: "tree"}, dice=dice)
    scene.does(0, "act", "place tree")
    assert ways(scene, "target")[target].control == control


def test_potions_that_move_dice_show_what_becomes_of_control() -> None:
    scene = glade(
        row="F01 F02 F03", dice={"F01.1": "1tree", "F02.1": "0hill", "F02.2": "1river"}, hands={0: "P23"}
    )
    drink(scene, 0, "P23")
    found = ways(scene, "remove")
    assert (found["F01.1/1"].control, found["F02.1/1"].control) == ("breaks", "gives")
    assert found["F02.2/1"].control == "leads"
    moves = glade(row="F01 F02 F03", dice={"F01.1": "0tree", "F02.1": "1hill"}, hands={0: "P14"})
    drink(moves, 0, "P14")
    moves.does(0, "move", "F02.1/1")
    assert ways(moves, "move_to")["F01.2"].control == "loses"
    assert ways(moves, "move_to")["F03.1"].control == "gives"


# --- the board ---------------------------------------------------------------------------------------


def test_forests_show_who_controls_them_and_how_many_dice_count() -> None:
    scene = glade(row="F01 F02 F03", dice={"F01.1": "0tree", "F01.2": "0hill fire", "F02.1": "0hill 1hill"})
    view = scene.match.view_table(-1)
    woods = page.woods(CARDS, view, page.spots(CARDS, view, -1, {}), {})
    first, second, third = woods
    assert (first.counts, first.elements, first.leads, first.tied) == (((0, 1),), 1, -1, True)
    assert (second.counts, second.leads, second.tied) == (((1, 1),), 1, False)
    assert (third.counts, third.leads, third.tied) == ((), -1, False)
    assert [one.seat for one in first.spots[1].dice] == [0, -1]


def test_a_scorched_slot_holds_no_dice() -> None:
    view = glade(row="F01 F02 F03", scorched="F01.1").match.view_table(-1)
    spot = page.spots(CARDS, view, -1, {})["F01.1"]
    assert spot.scorched
    assert spot.dice == ()


def test_a_barred_place_says_why() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "tree"}, dice={"F01.1": "1tree"}, scorched="F02.4")
    scene.does(0, "act", "place tree")
    view, asking = scene.match.view_table(0), question(scene, "target")
    reasons = [page.why(CARDS, view, asking, place) for place in ("F01.1", "F02.4", "F01.2", "D3")]
    assert reasons == ["why-4-5", "why-14-4", "why-4-2", "why-6-2"]
    assert page.why(CARDS, view, None, "D3") == ""


def test_dice_on_the_creatures_of_others_are_offered_beside_the_board() -> None:
    scene = glade(
        creatures={0: "AU6", 1: "AU7"}, dice={"AU7@S1": "1tree", "AU6@S0": "0tree"}, hands={0: "P23"}
    )
    drink(scene, 0, "P23")
    asking = question(scene, "remove")
    assert page.elsewhere(asking, 0) == ["AU7@S1/1"]
    assert page.die_at(scene.match.view_table(0), "AU7@S1/1") == page.Die("1tree", "tree", 1)
    assert page.elsewhere(None, 0) == []


@pytest.mark.parametrize("creature", CARDS.creatures)
def test_every_creature_has_a_formula_and_a_drawing(creature: str) -> None:
    cause, effect = page.formula(CARDS.creatures[creature])
    drawn = brought("forest_mages", "ru").symbols
    assert f'id="fm-{creature}"' in drawn
    for sign in (*cause, *effect):
        assert sign[0] in "+0123456789=≠" or f'id="fm-{sign}"' in drawn, sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_what_it_does(language: str) -> None:
    drawn = brought("forest_mages", language).symbols
    things = (*CARDS.forests, *CARDS.village, *CARDS.creatures, *CARDS.potions, *CARDS.characters)
    for thing in things:
        assert f'id="about-{thing}"' in drawn
    assert drawn.count("data-words") == len(things)
    assert "&amp;" not in drawn, "escaped twice"


# --- options, the running action, the score -----------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("target", "F01.2 herb", "F01.2 pays 2 × herb"),
        ("target", "F01.2 berry", "F01.2 pays berry"),
        ("target", "F01.2 over creature", "F01.2 over as"),
        ("target", "D1", "D1"),
        ("remove", "F01.1/1", "F01.1/1 — tree seat1"),
        ("remove", "F01.2/1", "F01.2/1 — fire"),
        ("trade", "herb>mushroom", "herb → mushroom"),
        ("pay", "1,0,0,2", "herb, berry, berry"),
        ("evening", "WI9 herb 3", "WI9 — 3 × herb → 4 points"),
        ("evening", "WI8 1", "WI8 — 1 × berry → 2 points"),
        ("evening", "SP1", "SP1"),
    ],
)
def test_options_are_called_by_what_they_do(kind: str, text: str, value: str) -> None:
    scene = glade(row="F01 F02 F03", dice={"F01.1": "1tree", "F01.2": "fire"}, force_price=2)
    assert page.option(scene.match.view_table(0), kind, text) == {"value": value}


def test_other_options_keep_their_own_words() -> None:
    assert page.option(glade().match.view_table(0), "move", "none") == {}


def test_the_running_action_is_told_from_its_beginning() -> None:
    scene = glade(row="F01 F02 F03", supply={0: "water tree", 1: "tree"}, creatures={0: "SP6"})
    place(scene, 0, "water", "F01.1")
    assert asked(scene) == ["exchange"]
    own = regions(scene.match, 0)["own"]
    assert "fm-answer" in own


class Line:
    def __init__(self, kind: str, seat: Seat, text: str) -> None:
        self.kind, self.args, self.text, self.number, self.clause = kind, {"seat": seat}, text, 1, ""


def test_the_story_ends_where_the_action_began() -> None:
    log = [
        Line("gathered", 0, "3"),
        Line("top", 1, "not mine"),
        Line("placed", 0, "2"),
        Line("turn", 0, "1"),
    ]
    assert page.story(log, 0) == ["2", "3"]
    assert page.story([Line("turn", 0, "1"), *log], 0) == []


def told(*kinds: str) -> list[str]:
    """What is said to have happened lately, of a log that is written here from its beginning."""
    return [one.kind for one in page.lately([Line(kind, 0, kind) for kind in reversed(kinds)])]


def test_what_a_turn_was_is_told_as_a_whole_when_it_is_over() -> None:
    whole = told("placed", "turn", "placed", "trained", "top", "brewed", "market", "turn")
    assert whole == ["placed", "trained", "brewed"]
    assert told("turn", "placed", "gathered") == ["gathered"]  # while it runs, the newest counts
    assert told("round", "row", "rolled", "turn") == ["round"]
    assert told("placed", "claimed", "discarded", "round", "rolled", "turn") == [
        "claimed",
        "discarded",
        "round",
    ]
    assert told() == []


def finished(scene: Scene[Glade]) -> Glade:
    while not scene.over:
        ask = scene.match.open_asks()[0]
        scene.does(ask.seat, ask.kind.name, text_of(ask.default_in(scene.match.view_table(ask.seat))))
    return scene.match.view_table(-1)


@pytest.mark.rule("FM-18.12")
def test_the_sheet_explains_every_point() -> None:
    scene = glade(
        phase="score",
        claimed={0: "F03 F08"},
        creatures={0: "AU1 SP4 WI5"},
        hands={0: "P05"},
        drunk={0: "P14"},
        vp={0: 5},
        goods={0: "herb herb crystal berry berry"},
        forests_left=0,
    )
    view = finished(scene)
    sheet = page.sheet(CARDS, view, 0, ())
    assert sheet.potions == [("P05", 7), ("P14", 1)]
    assert sheet.forests == [("F03", 6), ("F08", 4)]
    assert [points for _, _, points in sheet.creatures] == [3, 3, 1]
    assert (sheet.tokens, sheet.left) == ({"0": 5}, 5)
    assert sheet.sums == (8, 10, 7, 5, 1)
    assert page.ranking(view) == [0, 1]


def test_tokens_are_told_apart_by_what_brought_them() -> None:
    events = [
        Event("points", "FM-12.21", {"seat": 0, "count": 2}),
        Event("points", "FM-12.21", {"seat": 0, "count": 2}),
        Event("points", "FM-12.22", {"seat": 1, "count": 1}),
        Event("renewed", "FM-9.17", {"seat": 0, "count": 7}),
    ]
    assert page.tokens(events, 0, 11) == {"12-21": 4, "9-17": 7}
    assert page.tokens(events[:1], 0, 11) == {"0": 11}
    assert page.tokens((), 0, 0) == {}


# --- drawn -------------------------------------------------------------------------------------------

DRAWN_OFTEN = 2
RARE = {"tie", "stand_in", "clear", "release", "pay", "evening", "exchange"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_for_everybody(language: str) -> None:
    """For every pair of eyes; a hidden fact in a region would raise, and no card is named but those seen."""
    times: dict[str, int] = {}
    for laid in (Laid(3, Settings()), Laid(4, Settings(abilities=True, characters="choose"))):
        match: Match[Glade] | None = None
        for decision in random_match(GAME, laid, 4):
            match = decision.record.match
            kind = decision.ask.kind.name
            times[kind] = times.get(kind, 0) + 1
            if times[kind] <= DRAWN_OFTEN:
                draw_all(match, language)
        assert match is not None
        draw_all(match, language)
    assert {*GAME.kinds} - set(times) <= RARE


def draw_all(match: Match[Glade], language: str) -> None:
    for seat in (-1, *match.table.seats):
        drawn = "".join(regions(match, seat, language).values())
        assert "{" not in re.sub(r"hx-vals='[^']*'", "", drawn)
        assert "&amp;" not in drawn, "escaped twice"
        seen = ENCODER.encode([match.view_table(seat), match.questions(seat)]).decode()
        hidden = set(NAMED.findall(drawn)) - set(NAMED.findall(seen))
        assert not hidden, (seat, hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_questions_are_drawn(language: str) -> None:
    scenes = {
        "pay": glade(market="P01", goods={0: "herb crystal berry"}),
        "clear": glade(supply={0: "fire tree"}, dice={"F01.1": "water"}, row="F01 F02 F03"),
        "release": glade(row="F01 F02 F03", supply={0: "river"}, creatures={0: "SP1 SP2 AU5"}),
        "evening": glade(phase="claim", creatures={0: "WI9"}, goods={0: "herb herb berry"}),
        "tie": glade(
            phase="claim", abilities=True, characters=("lyric", "lello"), goods={0: "berry berry"},
            row="F01 F02 F03", dice={"F01.1": "0tree", "F01.2": "1hill"},
        ),
    }  # fmt: skip
    scenes["pay"].does(0, "act", "brew P01")
    place(scenes["clear"], 0, "fire", "D3")
    place(scenes["release"], 0, "river", "F01.4")
    scenes["release"].does(0, "train", "SU1")
    for kind, scene in scenes.items():
        assert asked(scene) == [kind]
        assert 'data-test="choice"' in regions(scene.match, 0, language)["own"]
    scenes["evening"].does(0, "evening", "WI9 herb 2")
    assert asked(scenes["evening"]) == ["stand_in"]
    assert 'data-text="1"' in regions(scenes["evening"].match, 0, language)["own"]


def test_only_who_is_asked_gets_a_board_of_their_own() -> None:
    scene = glade(turn=0)
    assert "board" in regions(scene.match, 0)["personal"]
    assert "board" not in regions(scene.match, 1)["personal"]
    assert 'class="fm-die may"' in regions(scene.match, 0)["own"]
    assert 'class="fm-die may"' not in regions(scene.match, 1)["own"]


def test_brewed_potions_are_drawn_for_their_holder_alone() -> None:
    scene = glade(hands={0: "P07"}, drunk={0: "P09"})
    for card in ("P07", "P09"):
        drawn = {seat: "".join(regions(scene.match, seat).values()) for seat in (-1, 0, 1)}
        assert [seat for seat, text in drawn.items() if card in text] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_does_not_say_whose_turn_it_is(language: str) -> None:
    """The bar says so already."""
    scene = fresh(first=0)
    line = context(scene.match, 0, language).line
    assert not re.search("ваш ход|your turn", line.lower())
    placed = glade(placed=True, goods={0: "herb herb crystal crystal"}, market="P01")
    assert context(placed.match, 0, language).line != line


def test_in_the_replay_cards_still_tell_what_they_do_and_nothing_else_can_be_pressed() -> None:
    *_, last = random_match(GAME, Laid(2, Settings()), 1)
    replay = Replay(last.record.text())
    look = Viewpoint(replay, "/x", replay.last // 2, 0)
    drawn = moment_regions(bare_server(), Guest("", "", "", "ru"), look)
    buttons = re.findall(r"<button [^>]*>", drawn["board"] + drawn["own"])
    assert {"popovertarget=" in one for one in buttons} == {True, False}
    for one in buttons:
        assert ("popovertarget=" in one) is not one.startswith("<button disabled ")
