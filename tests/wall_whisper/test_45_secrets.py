"""«Шёпот за стеной», chapter 45: who may know what."""

from __future__ import annotations

from random import Random

import pytest

from polyana.core import Match, heard, imagine, load, save
from polyana.core.table import schema
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.play import Laid, random_match
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    draws,
    fresh,
    go_on,
    heard_kinds,
    hunting,
    rest,
    victims,
)

OF_VICTIMS = [
    "at",
    "items",
    "bottom",
    "discard",
    "aside",
    "drawn",
    "fuelled",
    "repairs",
    "ropes",
    "alarm",
    "cat",
    "bandages",
    "energy",
    "weakness",
    "site",
    "tactic",
    "progress",
    "acted",
    "repaired",
    "petted",
    "noise",
    "cracker",
    "errands",
    "accord",
    "runaways",
    "keys",
    "remains",
    "taken_out",
    "queue",
    "skills",
    "spent_skills",
]
OF_KILLER = ["hand", "deck", "used", "vigilance", "flesh", "owed", "way"]
OF_MAP = ["killer_at", "delayed_at", "carrier_at", "carrier_moved"]


@pytest.mark.rule("WW-45.1")
def test_the_killer_sees_his_side_and_the_roof() -> None:
    view = fresh("parasitoid").sees(KILLER)
    assert [zone for zone in OF_VICTIMS if view.sees(zone)] == []
    for zone in (
        *OF_KILLER,
        *OF_MAP,
        "wounds",
        "fear",
        "stand",
        "rescue",
        "barricades",
        "droids",
        "reported",
    ):
        assert view.sees(zone)


@pytest.mark.rule("WW-45.2")
def test_victims_see_their_side_and_the_roof() -> None:
    view = fresh("parasitoid").sees(2)
    assert [zone for zone in (*OF_KILLER, *OF_MAP) if view.sees(zone)] == []
    for zone in (*OF_VICTIMS, "level", "strength", "hidden", "seen_at", "delayed", "routes", "played"):
        assert view.sees(zone)


@pytest.mark.rule("WW-45.2")
def test_spectators_see_what_is_open_and_nothing_else() -> None:
    view = fresh("parasitoid").sees(EVERYBODY)
    hidden = {name for name in schema(Station).zones if not view.sees(name)}
    assert hidden == {*OF_VICTIMS, *OF_KILLER, *OF_MAP, "card", "skill_box"}


@pytest.mark.rule("WW-45.4")
def test_options_are_worked_out_from_the_seat_s_own_view() -> None:
    """Where a hidden killer stands, what he holds and what lies in a deck changes no option of a victim."""
    offers = []
    for killer_at, hand in (("R4", ["blade"]), ("B1", [])):
        scene = victims(
            at={"zack": "R4"},
            killer_at=killer_at,
            seen_at={"orion": "R3"},
            hidden=["orion"],
            hand={"orion": hand},
        )
        offers.append([question.texts for seat in (1, 2, 3) for question in scene.match.questions(seat)])
    assert offers[0] == offers[1]


@pytest.mark.rule("WW-45.5")
def test_the_killer_sees_one_state_from_the_first_action_to_the_report() -> None:
    scene = victims(at={"zack": "R4"}, items={"roy": "whisky"})
    before = bytes_of(scene, KILLER)
    act(scene, "roy", "extra", "whisky", "G3")
    draws(scene, "toolbox")
    act(scene, "zack", "search", "keys")
    assert bytes_of(scene, KILLER) == before
    scene.does(2, "keep", "toolbox")
    rest(scene)
    assert bytes_of(scene, KILLER) == before
    scene.does(1, "equip", "roy")
    assert bytes_of(scene, KILLER) == before
    assert heard_kinds(scene, KILLER) == []


@pytest.mark.rule("WW-45.6")
def test_hidden_cards_have_no_identity_and_seeds_are_not_sent() -> None:
    """Cards are kinds in bags: two copies are the same word, and a new deck has no order to remember."""
    scene = hunting(
        "refill", hand="", deck={"orion": []}, used={"orion": ["blade", "thermal", "thermal", "reload"]}
    )
    scene.does(KILLER, "refill", "draw")
    for seat in range(-1, 4):
        data = bytes_of(scene, seat)
        assert scene.match.dice.key.hex().encode() not in data
        assert b"counter" not in data
    orders = set()
    for key in range(12):
        other = fresh(key=b"%d" % key)
        other.at(
            "refill",
            "orion",
            turn="orion",
            hand={"orion": []},
            agenda=scene.match.agenda or hunting("refill").match.agenda,
        )
        other.does(KILLER, "refill", "draw")
        orders.add(tuple(other.table.hand["orion"]))
    assert len(orders) > 3


@pytest.mark.rule("WW-45.7")
def test_a_log_tells_a_seat_what_the_live_view_told_it() -> None:
    """A reloaded match shows every seat the same bytes, and a replay tells it the same events."""
    laid = Laid(4, Settings(killer="parasitoid"))
    told: dict[int, list[str]] = {seat: [] for seat in range(-1, 4)}
    match: Match[Station] | None = None
    for number, decision in enumerate(random_match(GAME, laid, 7)):
        match = decision.record.match
        if number % 40 == 0:
            again = load(GAME, save(match)).match
            for seat in told:
                assert again.view(seat).encode() == match.view(seat).encode()
        happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
        for seat, kinds in told.items():
            kinds += [event.kind for event in heard(happened.events, seat)]
    assert match is not None
    private = {"acts", "found", "kept", "drew", "milled", "sneaked", "fled", "equips"}
    assert not private & set(told[EVERYBODY])
    assert {"acts", "found"} <= set(told[1])
    assert not {"acts", "found", "kept", "fled"} & set(told[KILLER])


@pytest.mark.rule("WW-45.9")
def test_prompts_of_a_side_are_invisible_to_the_other() -> None:
    scene = victims(at="R3", items={"roy": "alarm"}, analysed=1, weakness="sound")
    before = bytes_of(scene, KILLER)
    scene.does(1, "act", "battle")
    assert scene.match.waiting() == []
    assert bytes_of(scene, KILLER) == before
    scene = hunting(at={"zack": "R3", "roy": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    before = bytes_of(scene, KILLER)
    scene.does(2, "flee", "zack,R2")
    assert bytes_of(scene, KILLER) == before
    assert scene.match.waiting() == []


def test_what_was_told_narrows_the_killer_s_imagination() -> None:
    """After an encounter he imagines that victim near the place, and the others anywhere."""
    scene = hunting(at={"zack": "B1"}, killer_at="B1", hand="", round=9)
    scene.does(KILLER, "action", "search")
    assert scene.sees(KILLER).traces == {"evelyn": (0, "G5"), "zack": (9, "B1"), "roy": (0, "G5")}
    go_on(scene, "refill")
    rng = Random(1)
    worlds = [imagine(GAME, scene.match.view(KILLER))(rng).table for _ in range(60)]
    near = set(GAME.box.board.within("B1", 2))
    assert {world.at["zack"] for world in worlds} <= near
    assert not {world.at["roy"] for world in worlds} <= near


@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_imagined_worlds_vary_what_is_hidden(killer: str) -> None:
    """The no-leak property is worth something only if positions, tokens, hands and decks really differ."""
    scene = fresh(killer)
    rng = Random(1)
    worlds = [imagine(GAME, scene.match.view(KILLER))(rng).table for _ in range(40)]
    for zone in ("at", "ropes", "alarm", "cat", "items", "repairs", "fuelled", "acted", "noise"):
        assert len({str(getattr(world, zone)) for world in worlds}) > 1, zone
    worlds = [imagine(GAME, scene.match.view(1))(rng).table for _ in range(40)]
    for zone in ("hand", "deck", "used", "vigilance", "card"):
        assert len({str(getattr(world, zone)) for world in worlds}) > 1, zone
    scene.at("victims", hidden=[killer], wounds={"evelyn": 1, "zack": 1, "roy": 1})
    places = {imagine(GAME, scene.match.view(1))(rng).table.killer_at[killer] for _ in range(60)}
    assert len(places) > 5
    bandaged = [imagine(GAME, scene.match.view(KILLER))(rng).table.bandages for _ in range(40)]
    assert any(bandaged)
