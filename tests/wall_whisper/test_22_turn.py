"""«Шёпот за стеной», chapters 22, 23, 30 and 31: the victims' turn, stage by stage."""

from __future__ import annotations

import pytest

from polyana.core import Refused, text_of
from polyana.games.wall_whisper.rules.records import Alarm
from wall_whisper.station import (
    EVERYBODY,
    KILLER,
    act,
    bytes_of,
    draws,
    fresh,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    rest,
    to_killer,
    unchanged_for,
    verbs,
    victims,
    winners,
)

FIVE = ["key"] * 5


# --- stage I --------------------------------------------------------------------------------------


@pytest.mark.rule("WW-22.1")
def test_four_stages_in_order() -> None:
    scene = fresh()
    seen = [scene.table.progress]
    for victim in ("evelyn", "zack", "roy"):
        act(scene, victim, "rest")
    scene.does(1, "act", "end")
    seen.append(scene.table.progress)
    scene.does(1, "equip", "roy")
    seen.append(scene.table.progress)
    scene.does(3, "keep", "none")
    assert seen == ["actions", "equip", "report"]
    kinds = heard_kinds(scene, KILLER)
    assert kinds.index("noise") < kinds.index("killer_turn")
    assert scene.table.turn == "orion"


@pytest.mark.rule("WW-22.2")
def test_noise_is_cleared_at_stage_one() -> None:
    scene = hunting("refill", noise=["G1", "R4"], reported=["G1", "R4"])
    scene.does(KILLER, "refill", "draw")
    assert scene.table.noise == []
    assert scene.sees(KILLER).reported == []


@pytest.mark.rule("WW-22.3")
def test_the_alarm_s_noise_survives_the_clearing() -> None:
    scene = victims(noise=["G1"], alarm=Alarm("R4", 1)).at("dawn")
    assert scene.table.noise == ["R4"]
    assert scene.table.alarm is None
    scene = victims(rescue=1, bandages={"roy": 1}, wounds={"evelyn": 0, "zack": 0, "roy": 1})
    scene.at("dawn")
    assert winners(scene) == "victims"
    assert scene.table.wounds["roy"] == 0


@pytest.mark.rule("WW-22.4")
@pytest.mark.parametrize(
    ("keys", "roy", "won"), [(5, "G5", "victims"), (6, "G5", "victims"), (4, "G5", ""), (5, "G4", "")]
)
def test_five_keys_and_everybody_at_the_main_entrance(keys: int, roy: str, won: str) -> None:
    scene = victims(at={"roy": roy}, stand=["key"] * keys).at("dawn")
    assert winners(scene) == won


@pytest.mark.rule("WW-22.5")
def test_the_plan_opens_the_secret_exit() -> None:
    scene = victims(at="R3", stand=FIVE, items={"roy": "plan"}).at("dawn")
    scene.does(2, "verdict", "escape")
    assert winners(scene) == "victims"
    scene = victims(at="R3", stand=FIVE, items={}).at("dawn")
    assert scene.asked(2, "verdict") is None
    assert winners(scene) == ""


@pytest.mark.rule("WW-22.6")
def test_a_split_escape_is_none() -> None:
    scene = victims(at={"roy": "R3"}, stand=FIVE, items={"roy": "plan"}).at("dawn")
    assert winners(scene) == ""
    assert scene.asked(3, "verdict") is None


@pytest.mark.rule("WW-22.7", "WW-25.13")
def test_the_rescue_comes_a_cell_nearer_each_round() -> None:
    scene = victims(rescue=3).at("dawn")
    assert scene.table.rescue == 2
    scene.at("dawn")
    assert scene.table.rescue == 1
    assert winners(scene) == ""
    scene.at("dawn", at={"evelyn": "B4", "zack": "R1", "roy": "G2"})
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-22.8", "WW-25.21")
@pytest.mark.parametrize(("roy", "won"), [("R1", "victims"), ("R2", "")])
def test_a_ready_vehicle_waits_for_all(roy: str, won: str) -> None:
    scene = victims(at={"evelyn": "R1", "zack": "R1", "roy": roy}, vehicle_ready=True).at("dawn")
    assert winners(scene) == won


@pytest.mark.rule("WW-22.9")
@pytest.mark.parametrize("place", ["G5", "R1"])
def test_the_killer_at_the_exit_prevents_nothing(place: str) -> None:
    scene = victims(at=place, killer_at=place, stand=FIVE, vehicle_ready=True).at("dawn")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-22.10")
def test_only_the_secret_exit_asks() -> None:
    scene = victims(at="R3", stand=FIVE, items={"roy": "plan"}).at("dawn")
    assert scene.options(1, "verdict") == ["escape", "stay"]
    before = bytes_of(scene, KILLER)
    scene.does(1, "verdict", "stay")
    assert winners(scene) == ""
    assert bytes_of(scene, KILLER) == before
    assert may(scene, "zack", "rest")


@pytest.mark.rule("WW-22.11")
def test_conditions_count_at_stage_one_only() -> None:
    scene = victims(at={"roy": "G4"}, stand=FIVE)
    act(scene, "roy", "move", "G5")
    assert winners(scene) == ""
    draws(scene, "rope", "rope")
    to_killer(scene)
    go_on(scene, "over")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-22.12")
def test_a_discarded_plan_opens_nothing() -> None:
    scene = victims(at="R3", stand=FIVE, discard=["plan"], items={}).at("dawn")
    assert scene.asked(1, "verdict") is None


# --- stage II -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-23.1")
def test_each_victim_acts_exactly_once_in_any_order() -> None:
    scene = victims()
    act(scene, "roy", "rest")
    no_act(scene, "roy", "rest", clause="WW-23.1")
    scene.refuses(1, "act", "end", clause="WW-23.1")
    act(scene, "evelyn", "move", "G3")
    act(scene, "zack", "rest")
    scene.does(1, "act", "end")
    assert scene.table.progress == "equip"


@pytest.mark.rule("WW-23.2")
def test_there_is_no_passing() -> None:
    scene = victims(acted=["evelyn", "roy"])
    assert "end" not in scene.options(2, "act")
    assert "zack,rest" in scene.options(2, "act")
    assert text_of(scene.asked(2, "act").default) == "zack,rest"  # type: ignore[union-attr]


@pytest.mark.rule("WW-23.3", "WW-28.1")
def test_extra_actions_before_and_after_the_main_action() -> None:
    scene = victims(items={"zack": "whisky whisky axe"})
    act(scene, "zack", "extra", "whisky", "G3")
    act(scene, "zack", "rest")
    act(scene, "zack", "extra", "whisky", "G4")
    act(scene, "zack", "give", "axe", "roy")
    assert scene.table.noise == ["G3", "G4"]
    assert scene.table.items == {"evelyn": [], "zack": [], "roy": ["axe"]}


@pytest.mark.rule("WW-23.4", "WW-28.5")
def test_actions_interleave_and_a_move_is_one_answer() -> None:
    """Nothing can happen between the two steps of a MOVE: both are named at once."""
    scene = victims(at={"roy": "G3"}, items={"zack": "axe whisky"})
    act(scene, "zack", "extra", "whisky", "G4")
    act(scene, "roy", "rest")
    assert not may(scene, "zack", "give", "axe", "roy")
    act(scene, "zack", "move", "G3", "G1")
    assert not may(scene, "zack", "give", "axe", "roy")
    assert scene.table.items["roy"] == []


@pytest.mark.rule("WW-23.5", "WW-23.10")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_stage_ends_when_any_victim_seat_says_so(seat: int) -> None:
    scene = victims(items={"zack": "whisky"})
    for victim in ("evelyn", "zack", "roy"):
        act(scene, victim, "rest")
    assert scene.table.progress == "actions"
    assert may(scene, "zack", "extra", "whisky", "G3")
    scene.does(seat, "act", "end")
    assert scene.table.progress == "equip"


@pytest.mark.rule("WW-23.6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_first_answer_counts_for_the_team(seat: int) -> None:
    scene = victims(progress="equip")
    assert all(scene.asked(one, "equip") for one in (1, 2, 3))
    scene.does(seat, "equip", "evelyn")
    assert all(scene.asked(one, "equip") is None for one in (1, 2, 3))


@pytest.mark.rule("WW-23.7")
def test_only_her_own_player_acts_for_a_victim() -> None:
    scene = victims()
    scene.refuses(2, "act", "roy,rest", clause="WW-23.7")
    assert all(text.startswith("zack") for text in scene.options(2, "act"))
    assert {text.split(",")[0] for text in victims(players=3).options(1, "act")} == {"evelyn", "zack"}


@pytest.mark.rule("WW-23.8")
def test_a_move_is_one_or_two_steps() -> None:
    scene = victims()
    lengths = {len(path.split(",")) for path in verbs(scene, "zack", "move")}
    assert lengths == {1, 2}
    no_act(scene, "zack", "move", clause="WW-23.8")
    no_act(scene, "zack", "move", "G3", "G1", "R5", clause="WW-23.8")


@pytest.mark.rule("WW-23.9")
def test_evelyn_goes_from_the_canteen_by_the_platform_to_the_alley() -> None:
    scene = victims(at={"evelyn": "G3"})
    unchanged_for(scene, [KILLER, EVERYBODY], "evelyn", "move", "G1", "R5")
    assert scene.table.at["evelyn"] == "R5"


# --- stage III ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-30.1")
@pytest.mark.parametrize(("kept", "discard"), [("axe", ["rope"]), ("none", ["axe", "rope"])])
def test_one_victim_takes_two_and_keeps_one_at_most(kept: str, discard: list[str]) -> None:
    scene = victims(progress="equip")
    draws(scene, "axe", "rope")
    scene.does(1, "equip", "roy")
    assert scene.options(3, "keep") == ["axe", "rope", "none"]
    scene.does(3, "keep", kept)
    assert scene.table.items["roy"] == ([] if kept == "none" else [kept])
    assert scene.table.discard == discard


@pytest.mark.rule("WW-30.1", "WW-36.1")
def test_which_of_two_cards_came_first_means_nothing_and_is_not_told() -> None:
    for drawn in (("rope", "cat"), ("cat", "rope")):
        scene = victims(progress="equip")
        draws(scene, *drawn)
        scene.does(1, "equip", "roy")
        assert scene.told("found", 3) == [{"victim": "roy", "items": ["cat", "rope"]}]


@pytest.mark.rule("WW-23.6", "WW-23.7")
def test_an_act_that_crosses_another_victim_s_counts_if_it_is_still_possible() -> None:
    """Evelyn comes in while Zack is about to rest or to hand Roy his rope."""
    scene = victims(at={"evelyn": "G3", "zack": "G1", "roy": "G1"}, items={"zack": "rope"})
    sent = scene.asked(2, "act")
    act(scene, "evelyn", "move", "G1")
    assert sent is not None
    assert scene.asked(2, "act") != sent
    scene.match.answer(2, sent.id, "zack,rest")
    assert "zack" in scene.table.acted
    sent = scene.asked(2, "act")
    act(scene, "roy", "move", "G3")
    assert sent is not None
    with pytest.raises(Refused) as gone:
        scene.match.answer(2, sent.id, "zack,give,rope,roy")
    assert (gone.value.code, gone.value.clause) == ("not_an_option", "WW-28.4")
    scene.at("victims", round=scene.table.round + 1)
    with pytest.raises(Refused, match="stale"):
        scene.match.answer(2, sent.id, "zack,drop,rope")


@pytest.mark.rule("WW-30.2")
def test_noise_of_a_drawn_card_comes_whether_it_is_kept_or_not() -> None:
    scene = victims(progress="equip", at={"roy": "B4"})
    draws(scene, "toolbox", "rope")
    scene.does(1, "equip", "roy")
    assert scene.table.noise == ["B4"]
    scene.does(3, "keep", "rope")
    assert scene.told("noise", KILLER)[0]["places"] == ["B4"]


@pytest.mark.rule("WW-30.3")
def test_the_equipment_holds_two_keys() -> None:
    assert fresh().table.decks["equipment"].count("key") == 2


@pytest.mark.rule("WW-30.4")
def test_a_key_is_one_of_the_two_to_choose_from() -> None:
    scene = victims(progress="equip")
    draws(scene, "key", "axe")
    scene.does(1, "equip", "roy")
    assert scene.options(3, "keep") == ["axe", "key", "none"]
    scene.does(3, "keep", "key")
    assert scene.sees(KILLER).stand == ["key"]
    assert scene.table.discard == ["axe"]
    scene = victims(progress="equip")
    draws(scene, "key", "axe")
    scene.does(1, "equip", "roy")
    scene.does(3, "keep", "axe")
    assert scene.sees(KILLER).stand == []
    assert "key" not in heard_kinds(scene, KILLER)


@pytest.mark.rule("WW-30.5")
def test_the_last_card_alone_is_taken() -> None:
    decks = {**fresh().table.decks, "equipment": ["axe"]}
    scene = victims(progress="equip", decks=decks)
    scene.does(1, "equip", "roy")
    assert scene.options(3, "keep") == ["axe", "none"]
    scene.does(3, "keep", "axe")
    assert winners(scene) == ""


@pytest.mark.rule("WW-30.6")
def test_an_empty_deck_loses_the_game() -> None:
    scene = victims(acted=["evelyn", "zack", "roy"], decks={**fresh().table.decks, "equipment": []})
    scene.does(1, "act", "end")
    assert winners(scene) == "killers"


@pytest.mark.rule("WW-30.7")
def test_an_empty_deck_is_no_loss_while_the_rescue_is_coming() -> None:
    decks = {**fresh().table.decks, "equipment": []}
    scene = victims(acted=["evelyn", "zack", "roy"], decks=decks, rescue=4)
    scene.does(1, "act", "end")
    assert winners(scene) == ""
    assert scene.table.turn == "orion"


@pytest.mark.rule("WW-30.8")
def test_no_extra_actions_while_equipping() -> None:
    scene = victims(progress="equip", items={"zack": "whisky"})
    scene.refuses(2, "act", "zack,extra,whisky,G3", clause="WW-30.8")


@pytest.mark.rule("WW-30.9")
def test_drawing_is_mandatory() -> None:
    scene = victims(progress="equip")
    assert scene.options(1, "equip") == ["evelyn", "zack", "roy"]
    scene.does(1, "equip", "zack")
    assert len(scene.table.decks["equipment"]) == 30


@pytest.mark.rule("WW-30.10")
def test_she_is_equipped_beside_the_killer_too() -> None:
    scene = victims(progress="equip", at={"roy": "R3"}, killer_at="R3")
    assert "roy" in scene.options(1, "equip")


@pytest.mark.rule("WW-30.11")
def test_the_killer_learns_neither_who_nor_what() -> None:
    scene = victims(progress="equip")
    before = bytes_of(scene, KILLER)
    draws(scene, "axe", "rope")
    scene.does(1, "equip", "roy")
    assert bytes_of(scene, KILLER) == before
    assert heard_kinds(scene, KILLER) == []


@pytest.mark.rule("WW-30.12")
def test_a_fourth_item_makes_her_choose() -> None:
    scene = victims(progress="equip", items={"roy": "ammo knife rope"})
    draws(scene, "axe", "plant")
    scene.does(1, "equip", "roy")
    scene.does(3, "keep", "axe")
    assert scene.options(3, "over_limit") == ["ammo", "knife", "rope", "axe"]
    scene.does(3, "over_limit", "rope")
    assert scene.table.items["roy"] == ["ammo", "knife", "axe"]
    assert scene.table.discard == ["plant", "rope"]


# --- stage IV -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-31.1")
def test_the_killer_hears_all_noisy_locations() -> None:
    scene = victims(noise=["G2", "R5", "B1"])
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER) == [{"places": ["G2", "R5", "B1"], "how": "places"}]
    assert scene.sees(KILLER).reported == ["G2", "R5", "B1"]


@pytest.mark.rule("WW-31.2")
def test_silence_is_reported_too() -> None:
    scene = victims()
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER) == [{"places": [], "how": "silence"}]


@pytest.mark.rule("WW-31.3")
def test_a_firecracker_drowns_all_other_noise() -> None:
    scene = victims(items={"zack": "firecracker whisky"})
    act(scene, "zack", "extra", "whisky", "G3")
    unchanged_for(scene, [KILLER], "zack", "extra", "firecracker")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.told("noise", KILLER) == [{"places": [], "how": "everywhere"}]
    for seat in (KILLER, 1):
        assert scene.sees(seat).everywhere is True
        assert scene.sees(seat).reported == []


@pytest.mark.rule("WW-31.4")
def test_a_firecracker_does_not_give_a_hidden_killer_away() -> None:
    views = []
    for place in ("R2", "B1"):
        scene = victims(
            items={"zack": "firecracker"}, killer_at=place, seen_at={"orion": "R3"}, hidden=["orion"]
        )
        act(scene, "zack", "extra", "firecracker")
        rest(scene)
        draws(scene, "rope", "rope")
        scene.does(1, "equip", "roy")
        views.append(bytes_of(scene, 2))
        assert scene.sees(1).seen_at == {"orion": "R3"}
    assert views[0] == views[1]


@pytest.mark.rule("WW-31.5")
def test_the_firecracker_lasts_until_the_next_stage_one() -> None:
    scene = victims(items={"zack": "firecracker"})
    act(scene, "zack", "extra", "firecracker")
    draws(scene, "rope", "rope")
    to_killer(scene)
    assert scene.table.everywhere is True
    go_on(scene, "refill")
    assert scene.table.everywhere is True
    go_on(scene, "act")
    assert scene.table.everywhere is False
