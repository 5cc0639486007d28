"""«Шёпот за стеной», chapters 39 and 40: two killers hunt together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polyana.core import Refused
from polyana.games.wall_whisper.rules.numbers import NEEDED
from polyana.games.wall_whisper.rules.settings import Settings
from wall_whisper.pair import ORION, PARTNER, hiding, pair, stalking
from wall_whisper.station import (
    act,
    go_on,
    other_box,
    reloaded,
    rest,
)

WEAK = {"orion": 0, "roboeye": 0}
MIGHTY = {"orion": 10, "roboeye": 10, "parasitoid": 10}


def killer_turns(scene: Any) -> list[str]:
    return [one["killer"] for one in scene.told("killer_turn")]


# --- who plays whom -------------------------------------------------------------------------------


@pytest.mark.rule("WW-39.1")
@pytest.mark.parametrize(("players", "seats"), [(2, [0]), (3, [0]), (4, [0]), (5, [0, 1])])
def test_two_killers_are_played_by_two_at_a_full_table_and_else_by_one(
    players: int, seats: list[int]
) -> None:
    t = pair(players=players).table
    assert t.killers == ["orion", "roboeye"]
    assert t.slayers == seats
    assert sorted({*t.slayers, *t.controls.values()}) == list(range(players))


@pytest.mark.rule("WW-39.1")
def test_below_a_full_table_two_may_play_the_killers_as_well() -> None:
    t = pair(players=4, second_seat=2).table
    assert t.killer_seats == {"orion": 0, "roboeye": 2}
    assert t.controls == {"evelyn": 1, "zack": 1, "roy": 3}
    with pytest.raises(Refused) as refused:
        pair(players=5, second_seat=0)
    assert refused.value.clause == "WW-39.1"


@pytest.mark.rule("WW-1.6")
def test_five_play_with_two_killers() -> None:
    t = pair(players=5, killer_seat=4).table
    assert t.killer_seats == {"orion": 4, "roboeye": 0}
    assert t.controls == {"evelyn": 1, "zack": 2, "roy": 3}


@pytest.mark.rule("WW-1.1")
def test_somebody_must_be_left_to_hide() -> None:
    with pytest.raises(Refused) as refused:
        pair(players=2, second_seat=1)
    assert refused.value.clause == "WW-1.1"
    with pytest.raises(Refused) as refused:
        pair(players=3, second_seat=3)
    assert refused.value.clause == "WW-1.7"


@pytest.mark.rule("WW-39.2")
@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_the_two_are_different(killer: str) -> None:
    with pytest.raises(Refused) as refused:
        pair(killer, killer)
    assert refused.value.clause == "WW-39.2"


# --- the beginning --------------------------------------------------------------------------------


@pytest.mark.rule("WW-39.3")
def test_both_begin_at_the_secret_exit_and_chance_gives_the_token() -> None:
    first = set()
    for number in range(20):
        scene = pair(key=bytes([number]))
        assert scene.table.killer_at == scene.sees(2).seen_at == {"orion": "R3", "roboeye": "R3"}
        first.add(scene.table.leader)
        assert scene.told("threat") == [{"killer": scene.table.leader}]
        rest(scene)
        go_on(scene, "play", keep="none")
        assert killer_turns(scene) == [scene.table.leader]
    assert first == {"orion", "roboeye"}


@pytest.mark.rule("WW-39.4")
def test_the_victims_begin_with_the_key_of_the_bottom_card() -> None:
    t = pair().table
    assert (t.stand, t.bottom) == (["key"], [])
    assert t.deck_size("keys") == 10
    assert len(pair().sees(ORION).stand) == 1


@pytest.mark.rule("WW-39.5")
def test_one_repair_of_either_kind_is_made() -> None:
    scene = hiding(at={"evelyn": "R1", "zack": "B1"})
    assert {kind: NEEDED[kind] - done for kind, done in scene.table.repairs.items()} == {
        "vehicle": 5,
        "transmitter": 4,
    }
    act(scene, "evelyn", "repair")
    act(scene, "zack", "repair")
    assert scene.table.repairs == {"vehicle": 2, "transmitter": 2}


# --- one turn after the other ---------------------------------------------------------------------


@pytest.mark.rule("WW-39.6")
@pytest.mark.parametrize("token", ["orion", "roboeye"])
def test_the_one_with_the_token_takes_a_full_turn_then_the_other(token: str) -> None:
    scene = hiding(leader=token, at="G1")
    rest(scene)
    go_on(scene, "act", keep="none", action="search")
    other = "roboeye" if token == "orion" else "orion"
    told = [
        (event.kind, *event.args.values()) for event in scene.events if event.kind in ("killer_turn", "stage")
    ]
    stages = [("stage", number) for number in range(1, 7)]
    assert told == [("killer_turn", token), *stages, ("killer_turn", other), *stages]


@pytest.mark.rule("WW-39.6")
def test_nobody_acts_in_the_turn_of_the_other() -> None:
    scene = stalking("basic", "orion")
    scene.refuses(PARTNER, "action", "search", clause="WW-39.6")
    assert not scene.match.questions(PARTNER)
    scene = stalking("basic", "roboeye")
    scene.refuses(ORION, "action", "search", clause="WW-39.6")
    scene.does(PARTNER, "action", "search")


@pytest.mark.rule("WW-39.7")
@pytest.mark.parametrize("turn", ["orion", "roboeye"])
def test_an_encounter_leaves_nothing_but_the_draw_to_both(turn: str) -> None:
    scene = stalking("basic", turn, at="R3", killers={"orion": "R3", "roboeye": "R3"}, strength=WEAK)
    scene.does(scene.table.killer_seat(turn), "action", "search")
    go_on(scene, "act")
    assert {one["stage"] for one in scene.told("stage")} <= {4, 6}
    assert len(scene.told("searched")) == 1


@pytest.mark.rule("WW-39.8")
def test_after_an_encounter_of_the_first_the_second_only_draws() -> None:
    scene = stalking("basic", "orion", at={"roy": "R3"}, strength=WEAK)
    scene.does(ORION, "action", "search")
    go_on(scene, "refill")
    assert scene.asked(ORION, "refill")
    scene.does(ORION, "refill", "draw")
    assert scene.asked(PARTNER, "refill"), "stage VI of the second follows at once"
    assert scene.told("turn_lost") == [{"killer": "roboeye"}]
    scene.does(PARTNER, "refill", "draw")
    assert scene.asked(2, "act")
    assert len(scene.table.hand["roboeye"]) == 2
    assert killer_turns(scene) == ["roboeye"]


@pytest.mark.rule("WW-39.8")
@pytest.mark.parametrize("skill", ["ambush", "aura"])
def test_a_lost_turn_has_no_skills_at_its_end(skill: str) -> None:
    scene = stalking(
        "basic",
        "orion",
        at={"roy": "R3", "zack": "B5"},
        strength=WEAK,
        hands={"roboeye": "pursuit pursuit"},
        settings=Settings(second_killer="roboeye", difficulty="normal"),
        killer_skills={"roboeye": [skill]},
    )
    scene.does(ORION, "action", "search")
    go_on(scene, "act")
    assert scene.told("turn_lost") == [{"killer": "roboeye"}]
    assert not scene.told("evening")
    assert not scene.told("skill")
    assert scene.table.fear["zack"] == 0


@pytest.mark.rule("WW-39.9")
def test_after_an_encounter_of_the_second_only_he_draws() -> None:
    scene = stalking("basic", "roboeye", at={"roy": "B5"}, strength=WEAK)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "refill")
    assert scene.asked(PARTNER, "refill")
    scene.does(PARTNER, "refill", "draw")
    assert scene.asked(2, "act"), "the victims' turn follows"
    assert scene.table.hand["orion"] == []
    assert not scene.told("turn_lost")


RELOADED: dict[str, Any] = {
    "leader": "roboeye",
    "hidden": ["orion"],
    "killers": {"orion": "R2", "roboeye": "B5"},
    "seen_at": {"orion": "R3", "roboeye": "B5"},
    "lurking": ["camouflage"],
    **reloaded("R3"),
    "at": {"evelyn": "G5", "zack": "B5", "roy": "G5"},
    "strength": WEAK,
}


@pytest.mark.rule("WW-39.10")
def test_in_a_lost_turn_nobody_reveals_himself_or_applies_delayed_effects() -> None:
    scene = stalking("basic", "roboeye", **RELOADED)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "act")
    assert not scene.told("shows_up")
    assert not scene.told("delayed_now")
    assert scene.told("turn_lost") == [{"killer": "orion"}]


@pytest.mark.rule("WW-39.11")
def test_what_a_lost_turn_owed_comes_in_the_next() -> None:
    scene = stalking("basic", "roboeye", **RELOADED)
    scene.does(PARTNER, "action", "search")
    go_on(scene, "act")
    t = scene.table
    assert (t.hidden, t.lurking, t.delayed) == (["orion"], ["camouflage"], RELOADED["delayed"])
    assert t.killer_at["orion"] == "R2"
    rest(scene)
    go_on(scene, "go", keep="none")
    assert scene.told("shows_up") == [{"killer": "orion", "place": "R2"}]
    assert scene.told("delayed_now") == [{"card": "reload"}]
    assert scene.table.force("orion") == 1, "what waited for the reveal has happened"


@pytest.mark.rule("WW-39.12")
def test_a_killer_draws_two_cards() -> None:
    scene = stalking("refill", "orion")
    scene.does(ORION, "refill", "draw")
    assert len(scene.table.hand["orion"]) == 2


@pytest.mark.rule("WW-39.12", "WW-39.15")
def test_each_killer_draws_what_is_due_to_him_alone(tmp_path: Path) -> None:
    """Orion's last card raises the level before his second draw; it brings Roboeye one card, not Orion's."""
    level = 'killer = "roboeye", level = 2, source = "designed", effects = ['
    game = other_box(tmp_path, "killers.toml", {level: level + '{ do = "draw", count = 1 }, '})
    left = {"orion": ["thermal"], "roboeye": ["pursuit", "laser"]}
    gone = {"orion": ["blade", "reload"], "roboeye": []}
    scene = stalking("refill", "orion", game=game, deck=left, used=gone)
    scene.does(ORION, "refill", "draw")
    assert scene.told("level") == [{"level": 2}]
    assert {one: len(hand) for one, hand in scene.table.hand.items()} == {"orion": 2, "roboeye": 1}


@pytest.mark.rule("WW-39.16")
def test_after_both_turns_the_token_goes_to_the_other() -> None:
    scene = stalking("plan", "roboeye")
    assert scene.table.leader == "orion"
    go_on(scene, "act")
    assert scene.table.leader == "roboeye"
    assert scene.told("threat") == [{"killer": "roboeye"}]
    rest(scene)
    go_on(scene, "act", keep="none", action="search")
    assert killer_turns(scene) == ["roboeye", "orion"]
    assert scene.table.leader == "orion"


@pytest.mark.rule("WW-39.17")
def test_the_token_goes_on_after_a_lost_turn_too() -> None:
    scene = stalking("basic", "orion", at={"roy": "R3"}, strength=WEAK)
    scene.does(ORION, "action", "search")
    go_on(scene, "act")
    assert scene.told("turn_lost")
    assert scene.table.leader == "roboeye"
    rest(scene)
    go_on(scene, "play", keep="none")
    assert killer_turns(scene)[-1] == "roboeye"
    assert scene.table.lost_turn == ""


# --- one level for both ---------------------------------------------------------------------------


def emptied(level: int, turn: str = "orion", second: str = "roboeye", **zones: Any) -> Any:
    """Stage VI of a killer whose deck is empty."""
    deck = {turn: [], second if turn == "orion" else "orion": ["pursuit"]}
    used = {turn: ["pursuit"] * 3, second if turn == "orion" else "orion": ["pursuit"]}
    return stalking("refill", turn, second, level=level, deck=deck, used=used, **zones)


@pytest.mark.rule("WW-39.14")
def test_a_level_is_a_level_of_both_and_both_shuffle_everything_together() -> None:
    scene = emptied(1)
    scene.does(ORION, "refill", "draw")
    t = scene.table
    assert t.level == 2
    assert t.used == {"orion": [], "roboeye": []}
    assert t.deck["roboeye"] == ["pursuit", "pursuit"]
    assert t.hand["orion"] == ["pursuit", "pursuit"]
    assert [one["level"] for one in scene.told("level")] == [2]


@pytest.mark.rule("WW-39.14")
def test_at_the_highest_level_only_his_own_piles_are_shuffled() -> None:
    scene = emptied(5)
    scene.does(ORION, "refill", "draw")
    assert scene.table.level == 5
    assert scene.table.used["roboeye"] == ["pursuit"]


@pytest.mark.rule("WW-39.15")
def test_the_other_gets_the_effects_of_his_own_board() -> None:
    scene = emptied(1, strength={"orion": 4, "roboeye": 4})
    scene.does(ORION, "refill", "draw")
    assert scene.table.strength == {"orion": 4, "roboeye": 5}


@pytest.mark.rule("WW-39.15")
def test_the_other_takes_the_card_that_his_level_unlocks() -> None:
    scene = emptied(2)
    scene.does(ORION, "refill", "draw")
    scene.does(ORION, "unlock", "none")
    assert scene.table.hand["orion"] == ["harpoon"]
    assert scene.asked(PARTNER, "unlock")
    assert not scene.match.questions(ORION)
    scene.does(PARTNER, "unlock", "none")
    assert scene.table.hand["roboeye"] == ["total"]
    assert scene.table.locked == {"orion": [], "roboeye": []}
    assert len(scene.table.hand["orion"]) == 3


@pytest.mark.rule("WW-39.15")
def test_strength_for_a_turn_is_his_who_got_it_and_counts_in_his_turn() -> None:
    """The Parasitoid's level 2 gives +1 for a turn: it is Orion's turn when he gets it."""
    scene = emptied(1, second="parasitoid")
    before = scene.table.force("parasitoid")
    scene.does(ORION, "refill", "draw")
    assert scene.table.turn == "parasitoid"
    assert (scene.table.force("orion"), scene.table.force("parasitoid")) == (4, before + 1)
    go_on(scene, "act")
    assert scene.table.force("parasitoid") == before


@pytest.mark.rule("WW-39.15")
def test_strength_for_a_turn_that_is_over_lapses() -> None:
    scene = emptied(1, second="parasitoid", leader="parasitoid")
    before = scene.table.force("parasitoid")
    scene.does(ORION, "refill", "draw")
    assert [one["strength"] for one in scene.told("strength")] == [before + 1]
    rest(scene)
    go_on(scene, "play", keep="none")
    assert (scene.table.turn, scene.table.force("parasitoid")) == ("orion", before)
