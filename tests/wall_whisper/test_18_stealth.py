"""«Шёпот за стеной», chapters 18 and 19: delayed effects, STEALTH."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    bytes_of,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    other_box,
    said_to,
    victims,
)

RELOADED: dict[str, Any] = {"delayed": [("orion", "reload", 1)], "delayed_at": ["R3"], "delayed_seen": ["R3"]}


def reload(**zones: Any) -> Scene[Station]:
    """Orion plays Reload at stage V."""
    scene = hunting("plan", hand="reload", **zones)
    scene.does(KILLER, "play", "reload")
    return scene


def sneak(to: str, hand: str = "camouflage blade", **zones: Any) -> Scene[Station]:
    """Orion plays Camouflage at stage IV and goes somewhere in secret."""
    scene = hunting(hand=hand, **zones)
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    scene.does(KILLER, "sneak", to)
    return scene


def next_turn(scene: Scene[Station], until: str = "play") -> None:
    """The victims do nothing, and the killer's next turn begins."""
    go_on(scene, "act")
    go_on(scene, until, keep="none")


# --- delayed effects ------------------------------------------------------------------------------


@pytest.mark.rule("WW-18.1")
def test_the_token_lies_in_his_location() -> None:
    scene = reload(killer_at="R2")
    for seat in (KILLER, 1, EVERYBODY):
        assert scene.sees(seat).delayed == [("orion", "reload", 1)]
        assert scene.sees(seat).delayed_seen == ["R2"]


@pytest.mark.rule("WW-18.2")
def test_the_effect_comes_at_stage_two_of_the_next_round_and_the_token_goes() -> None:
    scene = reload()
    assert scene.asked(KILLER, "go") is None
    next_turn(scene, "go")
    assert scene.table.stage == 2
    assert scene.table.delayed == []
    scene.does(KILLER, "go", "R2")
    assert scene.table.killer_at["orion"] == "R2"


@pytest.mark.rule("WW-18.3")
def test_reload_moves_him_before_any_instant_card() -> None:
    scene = hunting("unveil", hand="pursuit", **RELOADED)
    assert scene.asked(KILLER, "play") is None
    scene.does(KILLER, "go", "R2")
    assert "pursuit" in scene.options(KILLER, "play")


@pytest.mark.rule("WW-18.4", "WW-32.4")
def test_no_delayed_effect_may_be_ignored() -> None:
    scene = hunting("delayed_effects", **RELOADED)
    scene.refuses(KILLER, "go", "stay", clause="WW-18.4")
    scene.refuses(KILLER, "play", "none", clause="WW-18.3")


@pytest.mark.rule("WW-18.5")
def test_an_encounter_at_the_reveal_leaves_the_tokens() -> None:
    scene = hunting("unveil", at={"zack": "R3"}, hidden=["orion"], lurking=[], hand="", **RELOADED)
    go_on(scene, "refill")
    assert scene.table.stage == 6
    assert scene.table.delayed == [("orion", "reload", 1)]
    next_turn(scene, "go")
    assert scene.table.delayed == []


@pytest.mark.rule("WW-18.6")
def test_an_encounter_among_delayed_effects_leaves_the_rest(tmp_path: Path) -> None:
    """A box whose Reload searches: two effects are pending, the first finds somebody."""
    delayed_search = {'[{ do = "move", least = 1, most = 1 }]': '[{ do = "search" }]'}
    game = other_box(tmp_path, "killers.toml", delayed_search)
    two = [("orion", "reload", 1), ("orion", "reload", 1)]
    places = ["R3", "R3"]
    scene = hunting(
        "delayed_effects",
        at={"zack": "R3"},
        hand="",
        game=game,
        delayed=two,
        delayed_at=places,
        delayed_seen=places,
    )
    scene.does(KILLER, "order", "1-reload")
    go_on(scene, "refill")
    assert scene.table.stage == 6
    assert scene.table.delayed == [("orion", "reload", 1)]


@pytest.mark.rule("WW-18.7")
def test_of_several_the_killer_chooses_the_order() -> None:
    scene = hunting(
        "delayed_effects",
        delayed=[("orion", "reload", 1), ("orion", "reload", 1)],
        delayed_at=["R3", "R2"],
        delayed_seen=["R3", "R2"],
    )
    assert scene.options(KILLER, "order") == ["1-reload", "2-reload"]
    scene.does(KILLER, "order", "2-reload")
    assert scene.table.delayed_at == ["R3"]


@pytest.mark.rule("WW-18.8")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible(tmp_path: Path) -> None:
    """A box whose Reload moves two steps: without a card the second step against the arrow is not there."""
    far = {'{ do = "move", least = 1, most = 1 }': '{ do = "move", least = 3, most = 3 }'}
    game = other_box(tmp_path, "killers.toml", far)
    scene = hunting("delayed_effects", killer_at="B4", hand="", game=game, **RELOADED)
    assert all(len(text.split(",")) == 3 for text in scene.options(KILLER, "go"))
    assert not any("B4,B2" in text for text in scene.options(KILLER, "go"))
    scene.does(KILLER, "go", "G1,B4,G1")
    assert scene.table.delayed == []
    assert scene.asked(KILLER, "play") is not None


@pytest.mark.rule("WW-18.9")
def test_the_token_of_a_hidden_killer_does_not_tell_where() -> None:
    scene = sneak("R2", hand="camouflage blade reload")
    scene.does(KILLER, "play", "reload")
    assert scene.sees(1).delayed == [("orion", "reload", 1)]
    assert scene.sees(1).delayed_seen == [""]
    assert scene.told("delayed", 1)[0]["place"] == ""
    assert scene.sees(KILLER).delayed_at == ["R2"]
    next_turn(scene, "go")
    assert scene.told("shows_up", 1)[0]["place"] == "R2"


@pytest.mark.rule("WW-18.10")
def test_the_card_is_discarded_and_the_token_carries_the_effect() -> None:
    scene = reload(deck={"orion": ["blade", "thermal"]})
    assert scene.table.used["orion"] == ["reload"]
    assert scene.table.played == []
    assert scene.table.delayed


@pytest.mark.rule("WW-18.11")
def test_without_a_free_token_the_rest_of_the_card_applies() -> None:
    scene = reload(**RELOADED, deck={"orion": ["blade"]})
    assert scene.table.delayed == [("orion", "reload", 1)]
    assert scene.table.hand["orion"] == ["blade"]
    assert scene.told("no_token", 1) == [{}]


# --- STEALTH --------------------------------------------------------------------------------------


@pytest.mark.rule("WW-19.1")
def test_stealth_takes_him_up_to_n_steps_in_secret() -> None:
    scene = hunting(killer_at="R2", hand="camouflage blade pursuit")
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    lengths = {len(text.split(",")) for text in scene.options(KILLER, "sneak")}
    assert lengths == {1, 2}
    scene.refuses(KILLER, "sneak", "G1", clause="WW-11.1")
    scene.does(KILLER, "sneak", "R1,R5")
    assert scene.table.killer_at["orion"] == "R5"
    assert not any("R5" in str(told) for told in said_to(scene, 1))


@pytest.mark.rule("WW-19.2")
def test_the_number_of_steps_is_secret() -> None:
    views = [bytes_of(sneak(to), 1) for to in ("stay", "R2", "R2,R1")]
    assert views[0] == views[1] == views[2]
    kinds = [heard_kinds(sneak(to), 1) for to in ("stay", "R2", "R2,R1")]
    assert kinds[0] == kinds[1] == kinds[2]


@pytest.mark.rule("WW-19.3")
def test_victims_see_where_he_was_last() -> None:
    scene = sneak("R2,R1")
    for seat in (1, EVERYBODY):
        assert scene.sees(seat).hidden == ["orion"]
        assert scene.sees(seat).seen_at == {"orion": "R3"}
        assert not scene.sees(seat).sees("killer_at")


@pytest.mark.rule("WW-19.4")
def test_an_effect_that_names_a_place_decides_where_he_is() -> None:
    """Total Control puts Roboeye at a droid, however far."""
    scene = hunting(killer="roboeye", hand="total pursuit pursuit pursuit", droids=["G3"])
    scene.does(KILLER, "action", "play,total")
    scene.does(KILLER, "pay", "pursuit,pursuit,pursuit")
    scene.does(KILLER, "leap", "G4")
    assert scene.table.killer_at["roboeye"] == "G4"


@pytest.mark.rule("WW-19.5")
def test_a_secret_step_against_an_arrow_is_paid_in_secret() -> None:
    scene = hunting(killer_at="R5", hand="camouflage blade thermal pursuit")
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    before, told = bytes_of(scene, 1), len(heard_kinds(scene, 1))
    scene.does(KILLER, "sneak", "R3")
    assert bytes_of(scene, 1) == before
    assert len(heard_kinds(scene, 1)) == told
    scene.does(KILLER, "pay", "thermal")
    assert scene.told("paid", 1) == [{"count": 1}]
    assert scene.table.hand["orion"] == ["pursuit"]


@pytest.mark.rule("WW-19.7")
def test_victims_may_search_and_repair_where_a_hidden_killer_stands() -> None:
    for killer_at in ("R4", "G1"):
        scene = victims(
            at={"zack": "R4", "roy": "R1"}, killer_at=killer_at, seen_at={"orion": "R4"}, hidden=["orion"]
        )
        assert may(scene, "zack", "search", "keys")
        assert may(scene, "roy", "repair")


@pytest.mark.rule("WW-19.8", "WW-27.10")
def test_analysis_and_battle_are_refused_in_the_same_words_wherever_he_is() -> None:
    said = []
    for killer_at in ("G5", "B1"):
        scene = victims(killer_at=killer_at, seen_at={"orion": "G5"}, hidden=["orion"])
        no_act(scene, "zack", "analyse", clause="WW-27.10")
        scene = victims(
            killer_at=killer_at,
            seen_at={"orion": "G5"},
            hidden=["orion"],
            analysed=1,
            weakness="sound",
            items={"roy": "alarm"},
        )
        said.append(scene.refuses(1, "act", "battle", clause="WW-19.8").code)
    assert said[0] == said[1]


@pytest.mark.rule("WW-19.9")
@pytest.mark.parametrize("deed", ["move", "search"])
def test_a_move_or_search_gives_a_hidden_killer_away(deed: str) -> None:
    scene = hunting(
        "basic", hidden=["orion"], killer_at="R2", seen_at={"orion": "R3"}, lurking=["camouflage"], hand=""
    )
    scene.does(KILLER, "action", "move,R1" if deed == "move" else "search")
    assert scene.told("shows_up", 1) == [{"killer": "orion", "place": "R2"}]
    kinds = heard_kinds(scene, 1)
    assert kinds.index("shows_up") < kinds.index("killer_moved" if deed == "move" else "searched")
    assert scene.table.hidden == []
    assert scene.table.lurking == []
    go_on(scene, "act")
    go_on(scene, "play", keep="none")
    assert len(scene.told("shows_up", 1)) == 1
    assert scene.table.boost == 0


@pytest.mark.rule("WW-19.10")
def test_stealth_in_stealth_leaves_the_token_where_he_was_last_seen() -> None:
    scene = sneak("R2", hand="camouflage camouflage blade blade", level=4)
    scene.does(KILLER, "play", "camouflage")
    scene.does(KILLER, "pay", "blade")
    scene.does(KILLER, "sneak", "R1")
    assert scene.table.killer_at["orion"] == "R1"
    assert scene.sees(1).seen_at == {"orion": "R3"}
    assert scene.sees(1).hidden == ["orion"]


@pytest.mark.rule("WW-19.11", "WW-19.12", "WW-32.3")
def test_he_must_reveal_at_the_start_of_his_next_turn() -> None:
    scene = sneak("R2")
    go_on(scene, "act")
    assert scene.sees(1).hidden == ["orion"]
    go_on(scene, "play", keep="none")
    assert scene.told("shows_up", 1) == [{"killer": "orion", "place": "R2"}]
    assert scene.sees(1).hidden == []
    assert scene.sees(1).seen_at == {"orion": "R2"}


@pytest.mark.rule("WW-19.13")
def test_effects_of_the_reveal_come_before_its_search() -> None:
    scene = hunting(
        "unveil", "parasitoid", at={"zack": "R2"}, hidden=["parasitoid"], lurking=["division"], hand=""
    )
    kinds = heard_kinds(scene, 1)
    assert scene.table.fear["zack"] == 1
    scene = sneak("R2")
    next_turn(scene)
    kinds = heard_kinds(scene, 1)
    assert kinds.index("shows_up") < kinds.index("strength") < kinds.index("searched")


@pytest.mark.rule("WW-19.14")
def test_the_reveal_ends_with_a_search_that_is_no_action() -> None:
    scene = sneak("R2")
    next_turn(scene)
    assert [told["place"] for told in scene.told("searched", 1)] == ["R2"]
    scene.does(KILLER, "play", "none")
    assert scene.table.actions == 2


@pytest.mark.rule("WW-19.15")
def test_the_reveal_tells_the_place_and_not_the_path() -> None:
    told = []
    for way in ("R2,R1", "R5,R1"):
        scene = sneak(way)
        next_turn(scene)
        assert scene.told("shows_up", 1) == [{"killer": "orion", "place": "R1"}]
        told.append(str(said_to(scene, EVERYBODY)))
    assert told[0] == told[1]


@pytest.mark.rule("WW-19.16")
def test_a_hidden_killer_builds_here_and_stays_hidden() -> None:
    scene = sneak("R2", hand="camouflage blade barrier")
    scene.does(KILLER, "play", "barrier")
    assert scene.options(KILLER, "door") == ["R1-R2", "R2-R3", "R2-R4"]
    scene.does(KILLER, "door", "R2-R4")
    assert scene.told("built", 1) == [{"door": "R2-R4"}]
    assert scene.sees(1).hidden == ["orion"]
    assert scene.told("shows_up", 1) == []


@pytest.mark.rule("WW-19.17")
def test_what_waits_for_the_reveal_needs_no_token() -> None:
    scene = sneak("R2", **RELOADED)
    assert scene.table.lurking == ["camouflage"]
    assert scene.table.boost == 0
    next_turn(scene, "go")
    assert scene.table.lurking == []
    assert scene.table.boost == 1
    scene.does(KILLER, "go", "R3")
    go_on(scene, "act")
    assert scene.table.boost == 0
