"""«Шёпот за стеной», chapter 42: the carrier, and his other cards."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.core import HiddenFact
from polyana.games.wall_whisper.rules.records import Mutant
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    may,
    no_act,
    rest,
    to_killer,
    trust,
    unchanged_for,
    verbs,
    victims,
    winners,
)
from wall_whisper.test_42_parasitoid import beast, faces, prey, turned

# --- mutation -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-42.25", "WW-42.26")
def test_every_seat_with_a_token_has_the_same_button_and_it_works_for_the_carrier_only() -> None:
    scene = beast("instant", hand="", **faces(zack="safe", roy="infected"))
    assert scene.asked(1, "mutate") is None
    for seat in (2, 3):
        assert scene.options(seat, "mutate") == ["mutate"]
    seen = [bytes_of(scene, seat) for seat in (KILLER, 1, 3, EVERYBODY)]
    scene.does(2, "mutate", "mutate")
    assert [bytes_of(scene, seat) for seat in (KILLER, 1, 3, EVERYBODY)] == seen
    assert scene.table.mutated == ""
    assert scene.asked(2, "mutate") is None
    scene.does(3, "mutate", "mutate")
    assert scene.table.mutated == "roy"
    assert prey(**faces(roy="infected")).asked(3, "mutate") is None


@pytest.mark.rule("WW-42.27")
def test_a_mutated_carrier_loses_her_items_and_keeps_her_place() -> None:
    scene = prey(at={"roy": "G4"}, items={"roy": "axe rope"}, **faces(roy="infected"))
    scene.does(1, "act", "accuse,roy")
    scene.does(2, "consent", "agree")
    assert scene.table.carrier_at == "G4"
    assert "roy" not in scene.table.items
    assert scene.table.discard == ["axe", "rope"]
    assert scene.asked(3, "act") is None
    scene.refuses(3, "act", "roy,rest", clause="WW-10.1")


@pytest.mark.rule("WW-42.28")
def test_nobody_waits_for_a_mutated_carrier() -> None:
    scene = prey(**turned(), stand=["key"] * 5).at("dawn")
    assert winners(scene) == "victims"
    scene = beast("basic", **turned(place="R3"), hand="")
    scene.does(KILLER, "action", "search")
    assert scene.told("searched", 1)[0]["victims"] == []
    scene = prey(**turned(), progress="equip")
    assert scene.options(1, "equip") == ["evelyn", "zack"]


@pytest.mark.rule("WW-42.29")
def test_a_carrier_exposed_in_the_turn_loses_her_action() -> None:
    scene = prey(**faces(roy="infected"), acted=["evelyn", "zack"])
    act(scene, "zack", "test")
    assert "end" in scene.options(1, "act")
    scene.does(1, "act", "end")
    assert scene.table.progress == "equip"


@pytest.mark.rule("WW-42.30")
def test_victims_look_for_her_from_the_next_turn_on_any_number_of_times() -> None:
    scene = prey(**faces(roy="infected"))
    act(scene, "zack", "test")
    no_act(scene, "zack", "hunt", clause="WW-42.30")
    scene = prey(**turned(place="B1"))
    act(scene, "zack", "hunt")
    act(scene, "zack", "move", "G4")
    act(scene, "zack", "hunt")
    assert scene.table.mutant.hunted == ("G5", "G4")


@pytest.mark.rule("WW-42.31")
def test_a_hunt_is_no_part_of_a_move() -> None:
    scene = prey(**turned(place="G4"))
    act(scene, "zack", "move", "G4", "G2")
    assert scene.table.mutant.hunted == ()
    assert verbs(scene, "zack", "hunt") == [""]


@pytest.mark.rule("WW-42.32")
def test_the_killer_s_side_hears_place_and_answer() -> None:
    scene = prey(**turned(place="B1"))
    act(scene, "zack", "hunt")
    for seat in (KILLER, 3):
        assert scene.told("hunt", seat) == [{"place": "G5", "found": "no"}]


@pytest.mark.rule("WW-42.51")
def test_a_searched_location_is_not_offered_again_this_turn() -> None:
    scene = prey(**turned(place="B1"))
    act(scene, "zack", "hunt")
    no_act(scene, "evelyn", "hunt", clause="WW-42.51")
    assert "zack" not in str(scene.told("hunt", KILLER))
    draws(scene, "rope", "rope")
    go_on(scene, "carrier", keep="none")
    go_on(scene, "act")
    assert may(scene, "evelyn", "hunt")


@pytest.mark.rule("WW-42.42", "WW-42.60")
@pytest.mark.parametrize(("dice", "won"), [((1, 1, 1, 0), "victims"), ((1, 1, 0, 0), "killers")])
def test_a_found_carrier_is_fought_for_everything(dice: tuple[int, ...], won: str) -> None:
    scene = prey(**turned(place="G5"), hand={"parasitoid": ["spike"]}, deck={"parasitoid": ["scent"] * 4})
    act(scene, "zack", "hunt")
    for seat in (EVERYBODY, KILLER, 3):  # all see who fights now
        assert scene.told("finder", seat) == [{"victim": "zack"}]
    assert scene.asked(KILLER, "attack") is None
    draws(scene, *dice)
    scene.does(2, "weapon", "none")
    assert winners(scene) == won
    assert scene.table.deck["parasitoid"] == ["scent"] * 4
    assert scene.table.wounds["zack"] == (0 if won == "victims" else 2)


@pytest.mark.rule("WW-42.33")
def test_she_tells_her_place_at_the_start_of_his_turn() -> None:
    scene = prey(**{**turned(place="B1"), "mutant": Mutant(seen_at="G5")})
    assert scene.sees(1).mutant.seen_at == "G5"
    draws(scene, "rope", "rope")
    go_on(scene, "carrier", keep="none")
    assert scene.told("carrier_tells", 1) == [{"victim": "roy", "place": "B1"}]
    assert scene.sees(1).mutant.seen_at == "B1"


def carriers_move(**zones: Any) -> Scene[Station]:
    scene = prey(**{**turned(place="B4"), **zones})
    draws(scene, "rope", "rope")
    go_on(scene, "carrier", keep="none")
    return scene


@pytest.mark.rule("WW-42.34")
def test_she_moves_up_to_two_steps_before_or_after_and_not_twice() -> None:
    scene = carriers_move()
    assert {len(text.split(",")) for text in scene.options(3, "carrier")} == {1, 2}
    scene.does(3, "carrier", "G1,G2")
    assert scene.table.carrier_at == "G2"
    go_on(scene, "refill")
    scene.does(KILLER, "refill", "draw")
    assert scene.options(3, "carrier") == ["stay"]
    scene = carriers_move()
    scene.does(3, "carrier", "stay")
    go_on(scene, "refill")
    scene.does(KILLER, "refill", "draw")
    assert "G1" in scene.options(3, "carrier")


@pytest.mark.rule("WW-42.35")
def test_her_move_is_unseen_and_barricades_arrows_and_ropes_bind_her() -> None:
    scene = carriers_move(ropes=["B2-B4"], barricades=["G1-G2"])
    options = scene.options(3, "carrier")
    assert "B2" not in options
    assert "G1,G2" not in options
    before = [bytes_of(carriers_move(), seat) for seat in (1, EVERYBODY)]
    told = []
    for way in ("stay", "G1,G3"):
        scene = carriers_move()
        scene.does(3, "carrier", way)
        told.append([(bytes_of(scene, seat), heard_kinds(scene, seat)) for seat in (1, EVERYBODY)])
    assert told[0] == told[1]
    assert before


@pytest.mark.rule("WW-42.53")
def test_after_means_after_stage_six_also_when_an_encounter_cut_the_turn() -> None:
    scene = carriers_move(at={"evelyn": "R3", "zack": "G5"})
    scene.does(3, "carrier", "stay")
    scene.does(KILLER, "play", "none")
    scene.does(KILLER, "action", "search")
    go_on(scene, "refill")
    assert scene.asked(3, "carrier") is None
    scene.does(KILLER, "refill", "draw")
    assert scene.asked(3, "carrier") is not None
    fresh_one = beast("instant", hand="", **faces(roy="infected"))
    fresh_one.does(3, "mutate", "mutate")
    go_on(fresh_one, "refill")
    fresh_one.does(KILLER, "refill", "draw")
    assert len(fresh_one.options(3, "carrier")) > 1


@pytest.mark.rule("WW-42.53")
def test_one_who_mutates_while_an_evening_skill_is_asked_for_may_still_move() -> None:
    scene = victims(
        "parasitoid",
        progress="report",
        killer_skills={"parasitoid": ["ambush"]},
        settings=Settings(killer="parasitoid", difficulty="normal"),
        **faces(roy="infected"),
    )
    go_on(scene, "use_skill")
    scene.does(3, "mutate", "mutate")
    scene.does(KILLER, "use_skill", "none")
    assert scene.table.mutated == "roy"
    assert len(scene.options(3, "carrier")) > 1
    scene.does(3, "carrier", "stay")
    assert scene.asked(1, "act")


@pytest.mark.rule("WW-42.52")
def test_a_wish_waits_until_nothing_is_in_progress() -> None:
    scene = beast(at={"roy": "R3", "zack": "R3"}, hand="", **faces(roy="infected"))
    scene.does(KILLER, "action", "search")
    scene.does(3, "mutate", "mutate")
    assert scene.table.mutated == ""
    assert scene.table.fight.unattacked == ("zack", "roy")
    go_on(scene, "refill")
    assert scene.table.mutated == "roy"


# --- winning --------------------------------------------------------------------------------------


@pytest.mark.rule("WW-42.36")
def test_one_kill_wins_for_his_whole_side() -> None:
    scene = beast(
        at={"zack": "R3"},
        hand="",
        level=3,
        wounds={"evelyn": 0, "zack": 1, "roy": 0},
        **faces(roy="infected"),
    )
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert scene.over is not None
    assert scene.over.winners == (0, 3)


@pytest.mark.rule("WW-42.37")
@pytest.mark.parametrize("way", ["keys", "battle"])
def test_a_hidden_carrier_turns_the_victims_victory(way: str) -> None:
    if way == "keys":
        scene = prey(stand=["key"] * 5, **faces(roy="infected")).at("dawn")
        trust(scene)
    else:
        scene = prey(at="R3", items={"roy": "alarm"}, analysed=1, weakness="sound", **faces(roy="infected"))
        scene.does(1, "act", "battle")
        scene.does(2, "consent", "agree")
        scene.does(3, "consent", "agree")
        draws(scene, *[3] * 12)
        go_on(scene, "over")
    assert scene.over is not None
    assert scene.over.winners == (0, 3)
    assert scene.told("carrier_shown", 1)[0]["victim"] == "roy"


@pytest.mark.rule("WW-42.38")
def test_without_a_carrier_victims_win_as_usual() -> None:
    scene = prey(stand=["key"] * 5, **faces(roy="safe")).at("dawn")
    trust(scene)
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-42.39", "WW-42.41")
def test_an_unmutated_carrier_acts_as_any_victim() -> None:
    """She may lure, linger and refuse: nothing is forbidden to her, and everybody waits for her."""
    scene = prey(killer_at="G4", **faces(roy="infected"))
    act(scene, "roy", "move", "G4")
    act(scene, "evelyn", "rest")
    scene.refuses(1, "act", "end", clause="WW-23.1")
    act(scene, "zack", "rest")
    for seat in (1, 2, 3):
        scene.does(seat, "act", "end")
    trust(scene)
    assert "roy" in scene.options(1, "equip")
    hit = beast(
        at={"roy": "R3"}, hand="", level=3, wounds={"evelyn": 0, "zack": 0, "roy": 1}, **faces(roy="infected")
    )
    hit.does(KILLER, "action", "search")
    hit.does(KILLER, "attack", "none")
    draws(hit, 0, 0, 0, 0)
    hit.does(3, "weapon", "none")
    assert winners(hit) == "killers"


@pytest.mark.rule("WW-42.40")
def test_an_unmutated_carrier_sees_what_victims_see_and_a_mutated_one_the_killer_s_map() -> None:
    scene = prey(hidden=["parasitoid"], **faces(roy="infected"))
    assert not scene.sees(3).sees("killer_at")
    assert scene.sees(3).sees("at")
    assert not scene.sees(KILLER).sees("at")
    scene = prey(hidden=["parasitoid"], **turned())
    assert scene.sees(3).killer_at == {"parasitoid": "R3"}
    assert not scene.sees(3).sees("hand")


@pytest.mark.rule("WW-42.55")
def test_a_mutated_seat_no_longer_gets_the_victims_view() -> None:
    scene = prey(**turned())
    assert scene.table.side(3) == "carrier"
    assert not scene.sees(3).sees("at")
    unchanged_for(scene, [3], "zack", "move", "G4")
    assert "acts" not in heard_kinds(scene, 3)


# --- one or two victim players --------------------------------------------------------------------


@pytest.mark.rule("WW-42.43", "WW-42.48")
def test_a_player_of_several_victims_may_not_look() -> None:
    scene = prey(players=3, **faces(evelyn="infected", roy="safe"))
    with pytest.raises(HiddenFact):
        list(scene.sees(1).faces["evelyn"])
    assert scene.sees(2).faces["roy"] == ["safe"]
    assert scene.sees(KILLER).faces["evelyn"] == ["infected"]
    with pytest.raises(HiddenFact):
        list(prey(players=2, **faces(roy="safe")).sees(1).faces["roy"])


@pytest.mark.rule("WW-42.44")
@pytest.mark.parametrize("players", [2, 3])
def test_the_test_is_then_a_special_action(players: int) -> None:
    scene = prey(players=players, **faces(roy="safe"))
    act(scene, "zack", "test")
    assert scene.table.acted == ["zack"]
    assert not may(scene, "zack", "rest")
    used = prey(players=players, acted=["zack"], **faces(roy="safe"))
    no_act(used, "zack", "test", clause="WW-42.44")


@pytest.mark.rule("WW-42.45")
@pytest.mark.parametrize("players", [2, 3])
def test_the_killer_may_start_the_mutation_and_moves_the_figure(players: int) -> None:
    scene = beast("instant", players=players, hand="", **faces(evelyn="infected"))
    assert scene.asked(1, "mutate") is None
    scene.does(KILLER, "mutate", "mutate")
    assert scene.table.mutated == "evelyn"
    assert scene.table.side(1) == "victims"
    go_on(scene, "refill")
    scene.does(KILLER, "refill", "draw")
    assert scene.asked(KILLER, "carrier") is not None
    assert beast("instant", hand="", **faces(evelyn="infected")).asked(KILLER, "mutate") is None


@pytest.mark.rule("WW-42.46")
def test_one_seat_may_give_both_consents() -> None:
    scene = prey(players=3, **faces(roy="infected"))
    scene.does(1, "act", "accuse,roy")
    assert scene.table.mutated == "roy"
    scene = prey(players=3, **faces(roy="infected"))
    scene.does(2, "act", "accuse,roy")
    assert scene.table.mutated == ""
    scene.does(1, "consent", "agree")
    assert scene.table.mutated == "roy"


@pytest.mark.rule("WW-42.47")
@pytest.mark.parametrize("players", [2, 3])
def test_all_other_rules_stay(players: int) -> None:
    scene = beast(players=players, at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    assert len(scene.table.faces["zack"]) == 1
    assert len(scene.sees(1).pile) == 4


@pytest.mark.rule("WW-42.49")
def test_the_tip_to_spread_tokens_is_no_rule() -> None:
    scene = beast(at={"zack": "R3"}, hand="", **faces(zack="safe safe"))
    scene.does(KILLER, "action", "search")
    assert len(scene.table.faces["zack"]) == 3


@pytest.mark.rule("WW-42.54")
def test_a_seat_of_several_victims_stays_a_victim_and_a_lone_carrier_keeps_her_figure() -> None:
    scene = prey(players=2, stand=["key"] * 5, **faces(roy="infected")).at("dawn")
    trust(scene)
    assert scene.over is not None
    assert scene.over.winners == (0,)
    scene = beast("instant", players=3, hand="", **faces(roy="infected"))
    assert scene.asked(KILLER, "mutate") is not None
    scene.does(2, "mutate", "mutate")
    go_on(scene, "refill")
    scene.does(KILLER, "refill", "draw")
    assert scene.asked(2, "carrier") is not None
    assert scene.asked(KILLER, "carrier") is None


# --- his other cards ------------------------------------------------------------------------------


def test_scent_of_flesh_names_a_zone() -> None:
    scene = beast("instant", hand="scent")
    scene.does(KILLER, "play", "scent")
    scene.does(KILLER, "sense", "green")
    assert scene.told("sensed_zone", 1)[0]["victims"] == ["evelyn", "zack", "roy"]


def test_division_hides_him_and_frightens_at_the_reveal() -> None:
    scene = beast("plan", hand="division spike", killer_at="G3")
    scene.does(KILLER, "play", "division")
    scene.does(KILLER, "pay", "spike")
    scene.does(KILLER, "sneak", "G1")
    assert scene.sees(1).hidden == ["parasitoid"]
    go_on(scene, "act")
    assert scene.table.fear == {"evelyn": 0, "zack": 0, "roy": 0}
    act(scene, "zack", "move", "G3")
    rest(scene)
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 0}


def test_bone_spike_and_furious_strike() -> None:
    scene = beast(at={"zack": "R3", "roy": "R3"}, hand="spike fury scent", level=3, locked={"parasitoid": []})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "fury")
    scene.does(KILLER, "pay", "scent")
    assert scene.table.force("parasitoid") == 6
    scene.does(1, "defend", "zack")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert scene.table.wounds["zack"] == 1
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 1}
    scene.does(KILLER, "attack", "spike")
    assert scene.table.force("parasitoid") == 5
