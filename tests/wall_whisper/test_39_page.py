"""The page with two killers: figures told apart, a board each, whose turn it is, the token."""

from __future__ import annotations

import re

import pytest

from polyana.core.speech import LANGUAGES, Speech
from polyana.games.wall_whisper.page import page
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match
from wall_whisper.pair import ORION, PARTNER, hiding, stalking
from wall_whisper.station import GAME
from web.drawn import regions

BOX = GAME.box


def test_two_figures_in_one_module_stand_beside_each_other() -> None:
    scene = stalking(killers={"orion": "R3", "roboeye": "R3"})
    assert page.spots(BOX, scene.sees(2))["R3"].killers == ("orion", "roboeye")
    drawn = regions(scene.match, 2)["board"]
    found = re.findall(r'<g class="ww-killer(.*?)"\s+data-card="(\w+)"\s+transform="translate\((\d+)', drawn)
    assert [(marks, killer) for marks, killer, _ in found] == [("", "orion"), (" second", "roboeye")]
    assert abs(int(found[0][2]) - int(found[1][2])) > 20


def test_two_hidden_killers_are_two_question_marks() -> None:
    scene = stalking(
        hidden=["orion", "roboeye"],
        killers={"orion": "R2", "roboeye": "B1"},
        seen_at={"orion": "R3", "roboeye": "R3"},
    )
    mine, theirs = (page.spots(BOX, scene.sees(seat)) for seat in (PARTNER, 2))
    assert theirs["R3"].ghosts == ("orion", "roboeye")
    assert not any(spot.lurks for spot in theirs.values())
    assert (mine["R2"].lurks, mine["B1"].lurks) == (("orion",), ("roboeye",))


def test_either_killer_sees_both_boards_and_his_own_first() -> None:
    scene = stalking("instant", "orion", hands={"orion": "pursuit", "roboeye": "pursuit laser"})
    for seat, order in ((ORION, ["orion", "roboeye"]), (PARTNER, ["roboeye", "orion"])):
        own = regions(scene.match, seat)["own"]
        assert re.findall(r'data-board="(\w+)"', own) == order
        assert own.count('data-card="pursuit"') == 2
        assert "Лазерная наводка" in own
    assert regions(scene.match, ORION)["own"].count('data-test="card"') == 1
    assert regions(scene.match, PARTNER)["own"].count('data-test="card"') == 0
    assert "data-board" not in regions(scene.match, 2)["own"]


def test_one_player_with_both_killers_plays_the_cards_of_the_active_one() -> None:
    hands = {"orion": "pursuit", "roboeye": "pursuit laser"}
    scene = stalking("instant", "roboeye", players=2, hands=hands)
    own = regions(scene.match, ORION)["own"]
    assert re.findall(r'data-board="(\w+)"', own) == ["roboeye", "orion"]
    first, second = own.split('data-board="orion"')
    assert (first.count('data-test="card"'), second.count('data-test="card"')) == (1, 0)
    scene.does(ORION, "play", "pursuit")
    assert scene.table.hand == {"orion": ["pursuit"], "roboeye": ["laser"]}


@pytest.mark.parametrize("token", ["orion", "roboeye"])
def test_everybody_sees_the_token_and_whose_turn_it_is(token: str) -> None:
    scene = stalking("basic", "roboeye", leader=token)
    for seat in (-1, ORION, 2):
        players = regions(scene.match, seat)["players"]
        (holder,) = re.findall(r'data-killer="(\w+)"(?:(?!</span>).)*data-test="threat"', players)
        assert holder == token
        assert re.findall(r'class="ww-who acts" data-killer="(\w+)"', players) == ["roboeye"]


def test_the_firecracker_is_drawn_where_it_lies() -> None:
    spots = page.spots(BOX, hiding(leader="roboeye", everywhere=True).sees(2))
    assert [spot.id for spot in spots.values() if "firecracker" in spot.tokens] == ["B5"]
    assert all(spot.noise for spot in spots.values())


@pytest.mark.parametrize(
    ("language", "turn", "says"),
    [
        ("ru", "orion", "Орион. Сыграть карту?"),
        ("ru", "roboeye", "Робоглаз. Сыграть карту?"),
        ("en", "roboeye", "Roboeye. Play a card?"),
    ],
)
def test_of_two_killers_it_is_said_which_one_is_asked(language: str, turn: str, says: str) -> None:
    say = Speech("polyana.games.wall_whisper", language).say
    seat = {"orion": ORION, "roboeye": PARTNER}[turn]
    scene = stalking("instant", turn, hands={"orion": "pursuit", "roboeye": "pursuit laser"})
    question = scene.asked(seat, "play")
    assert question is not None
    assert page.asked_line(say, scene.sees(seat), question) == says


def test_a_victim_is_not_called_by_the_killers_name() -> None:
    say = Speech("polyana.games.wall_whisper", "ru").say
    scene = hiding()
    question = scene.asked(2, "act")
    assert question is not None
    assert page.asked_line(say, scene.sees(2), question) == say("ask-act", **question.about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_told_with_two_killers_has_words(language: str) -> None:
    voice = Speech("polyana.games.wall_whisper", language, ["А", "Б", "В", "Г", "Д"])
    kinds = set()
    for seed, (killer, second) in enumerate((("orion", "parasitoid"), ("parasitoid", "roboeye"))):
        laid = Laid(5, Settings(killer=killer, second_killer=second))  # type: ignore[arg-type]
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            events = decision.record.begun.events if not decision.record.lines else ()
            happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
            for event in (*events, *happened.events):
                kinds.add(event.kind)
                for seat in (-1, 0, 1, 2):
                    told = event.heard_by(seat)
                    assert told is None or voice.event(told, seat)
    assert kinds >= {"begun_double", "threat", "turn_lost", "dealt", "drew"}
