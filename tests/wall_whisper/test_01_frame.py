"""«Шёпот за стеной», chapters 1 and 2: sides, seats, objectives, components."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.core import Refused
from polyana.games.wall_whisper.rules.numbers import BARRICADES, NEEDED
from polyana.games.wall_whisper.rules.records import Alarm
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing.play import Laid, random_match
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    draws,
    fresh,
    go_on,
    hunting,
    may,
    no_act,
    to_killer,
    victims,
    winners,
)

BOX = GAME.box


@pytest.mark.rule("WW-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_sides_oppose_each_other(players: int) -> None:
    t = fresh(players=players).table
    sides = [t.side(seat) for seat in t.seats]
    assert sides[0] == "killer"
    assert set(sides[1:]) == {"victims"}


@pytest.mark.rule("WW-1.2")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(Refused) as refused:
        fresh(players=players)
    assert refused.value.clause == "WW-1.2"


@pytest.mark.rule("WW-1.3")
@pytest.mark.parametrize("trio", ["evelyn evelyn roy", "zack roy zack", "roy roy roy"])
def test_three_different_victims_are_in_play(trio: str) -> None:
    assert fresh().table.victims == ["evelyn", "zack", "roy"]
    with pytest.raises(Refused) as refused:
        fresh(trio=trio)
    assert refused.value.clause == "WW-1.3"


@pytest.mark.rule("WW-1.4")
def test_every_victim_has_a_controller() -> None:
    assert fresh(players=2).table.controls == {"evelyn": 1, "zack": 1, "roy": 1}
    assert fresh(players=3).table.controls == {"evelyn": 1, "zack": 1, "roy": 2}
    assert fresh(players=4).table.controls == {"evelyn": 1, "zack": 2, "roy": 3}


@pytest.mark.rule("WW-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_killer_is_run_by_one_player(players: int) -> None:
    t = fresh("roboeye", players).table
    assert t.killers == ["roboeye"]
    assert [seat for seat in t.seats if t.side(seat) == "killer"] == [0]


@pytest.mark.rule("WW-1.6")
def test_five_need_two_killers() -> None:
    with pytest.raises(Refused) as refused:
        fresh(players=5)
    assert refused.value.clause == "WW-1.6"


@pytest.mark.rule("WW-1.7")
def test_the_table_is_open_and_stays_as_agreed() -> None:
    with pytest.raises(Refused) as refused:
        GAME.check_settings(Settings(killer_seat=3), 3)
    assert refused.value.clause == "WW-1.7"
    scene = fresh("parasitoid")
    for seat in range(-1, 4):
        assert scene.sees(seat).controls == {"evelyn": 1, "zack": 2, "roy": 3}
        assert scene.sees(seat).settings.killer == "parasitoid"
    last = None
    for decision in random_match(GAME, Laid(3, Settings(killer_seat=2)), 5):
        last = decision.record.match.table
        assert last.controls == {"evelyn": 0, "zack": 0, "roy": 1}
        assert last.killers == ["orion"]
    assert last is not None


@pytest.mark.rule("WW-1.8")
def test_orion_is_suggested_and_never_forced() -> None:
    assert Settings().killer == "orion"
    for killer in ("orion", "roboeye", "parasitoid"):
        assert fresh(killer).table.killers == [killer]


@pytest.mark.rule("WW-1.9")
@pytest.mark.parametrize("way", ["keys", "rescue", "vehicle", "battle"])
def test_there_are_four_ways_to_win(way: str) -> None:
    if way == "keys":
        scene = victims(stand=["key"] * 5).at("dawn")
    elif way == "rescue":
        scene = victims(at={"roy": "B4"}, rescue=1).at("dawn")
    elif way == "vehicle":
        scene = victims(at="R1", vehicle_ready=True).at("dawn")
    else:
        scene = victims(
            players=2, at="G1", killer_at="G1", items={"roy": "alarm"}, analysed=1, weakness="sound"
        )
        scene.does(1, "act", "battle")
        draws(scene, *[3] * 12)
        go_on(scene, "over")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-1.10")
def test_one_death_is_enough_for_the_killer() -> None:
    scene = hunting(at={"zack": "R3"}, wounds={"evelyn": 0, "zack": 1, "roy": 0})
    scene.does(KILLER, "action", "search")
    draws(scene, 0, 0, 0, 0)
    go_on(scene, "over")
    assert winners(scene) == "killers"
    assert scene.table.wounds == {"evelyn": 0, "zack": 2, "roy": 0}


@pytest.mark.rule("WW-1.11")
@pytest.mark.parametrize("how", ["battle", "deck"])
def test_victims_lose_by_a_lost_battle_or_an_empty_deck(how: str) -> None:
    if how == "battle":
        scene = victims(
            players=2, at="G1", killer_at="G1", items={"roy": "alarm"}, analysed=1, weakness="sound"
        )
        scene.does(1, "act", "battle")
        draws(scene, *[0] * 12)
    else:
        scene = victims(progress="equip")
        scene.at("victims", decks={**scene.table.decks, "equipment": []})
    go_on(scene, "over")
    assert winners(scene) == "killers"


@pytest.mark.rule("WW-1.12")
def test_a_match_ends_in_the_middle_of_an_effect() -> None:
    """The harpoon kills Evelyn; Roy, who stands beside her, is not hit any more."""
    scene = hunting(
        at={"evelyn": "R2", "roy": "R2"},
        hand="harpoon pursuit pursuit",
        wounds={"evelyn": 1, "zack": 0, "roy": 0},
    )
    scene.does(KILLER, "action", "play,harpoon")
    go_on(scene, "over", aim="R2")
    assert winners(scene) == "killers"
    assert scene.table.wounds["roy"] == 0
    with pytest.raises(Refused) as refused:
        scene.does(KILLER, "refill", "draw")
    assert refused.value.code == "over"


# --- chapter 2 ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-2.1")
def test_the_shared_pieces() -> None:
    assert len(BOX.victims) == 5
    assert len(BOX.killers) == 3
    scene = hunting(at={"zack": "R3"})
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    assert len(scene.told("defence")[0]["dice"]) == 4


@pytest.mark.rule("WW-2.2")
def test_two_fear_tokens_a_victim_are_all_there_are() -> None:
    scene = hunting("instant", "parasitoid", at="R3", hand="tentacles tentacles pursuit pursuit pursuit")
    for _ in range(2):
        scene.does(KILLER, "play", "tentacles")
        scene.does(KILLER, "pay", "pursuit")
    assert scene.table.fear == {"evelyn": 2, "zack": 2, "roy": 2}
    assert sum(scene.table.fear.values()) == 6


@pytest.mark.rule("WW-2.3")
def test_five_boards_and_24_analysis_cards() -> None:
    assert sorted(BOX.victims) == ["evelyn", "kinto", "roy", "victoria", "zack"]
    assert len(BOX.analysis) == 24
    assert len(fresh().table.items) == 3


@pytest.mark.rule("WW-2.4")
def test_65_item_cards() -> None:
    sizes = {deck: len(BOX.deck(deck)) for deck in ("equipment", "keys", "medicine", "weapons", "special")}
    assert sizes == {"equipment": 32, "keys": 11, "medicine": 10, "weapons": 10, "special": 2}
    assert sum(sizes.values()) == 65


@pytest.mark.rule("WW-2.5")
def test_tokens_of_the_victims() -> None:
    assert NEEDED == {"vehicle": 6, "transmitter": 5}
    scene = victims(trio="victoria zack roy", at={"victoria": "R2"})
    act(scene, "victoria", "extra", "assembly")
    assert scene.table.energy == 4


@pytest.mark.rule("WW-2.6")
@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_39_killer_cards(killer: str) -> None:
    assert sum(card.copies for card in BOX.cards.values()) == 39
    mine = [*BOX.killer_deck(killer, locked=False), *BOX.killer_deck(killer, locked=True)]
    assert len(mine) == 13


@pytest.mark.rule("WW-2.7")
def test_tokens_of_the_killers() -> None:
    assert [BOX.killers[one].delayed for one in ("orion", "roboeye", "parasitoid")] == [1, 6, 0]
    assert BOX.killers["roboeye"].droids == 5
    assert len(fresh("parasitoid").table.pile) == 5
    assert fresh("orion").table.pile == []


@pytest.mark.rule("WW-2.10")
def test_both_boards_show_the_same_barricades_and_droids() -> None:
    scene = hunting("instant", "roboeye", killer_at="G1", hand="dispatch", barricades=["G4-G5"])
    scene.does(KILLER, "play", "dispatch")
    scene.does(KILLER, "droid", "G2")
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert scene.sees(seat).droids == ["G2"]
        assert scene.sees(seat).barricades == ["G4-G5"]


@pytest.mark.rule("WW-2.11")
def test_seven_doors_at_most_are_barricaded() -> None:
    placed = list(GAME.box.board.doors[:7])
    scene = hunting("plan", hand="barrier", killer_at="R2", barricades=placed)
    scene.does(KILLER, "play", "barrier")
    assert scene.asked(KILLER, "door") is None
    scene.does(KILLER, "take_back", placed[0])
    scene.does(KILLER, "door", "R2-R3")
    assert len(scene.table.barricades) == BARRICADES == 7


@pytest.mark.rule("WW-2.12")
def test_noise_never_runs_out_of_tokens() -> None:
    everywhere = list(GAME.box.board.ids)
    scene = victims(at={"zack": "R4"}, noise=everywhere[:14])
    assert "R4" in scene.table.noise
    scene.at("victims", noise=[place for place in everywhere if place != "R4"])
    draws(scene, "toolbox")
    act(scene, "zack", "search", "keys")
    assert len(scene.table.noise) == 15
    to_killer(scene)
    assert scene.told("noise", KILLER)[0]["places"] == everywhere


@pytest.mark.rule("WW-2.13")
def test_fuel_alarm_and_rope_tokens_are_hard_limits() -> None:
    scene = victims(at="R1", items={"zack": "fuel alarm"}, fuelled=True, alarm=Alarm("G5", 2))
    assert not may(scene, "zack", "special", "fuel")
    no_act(scene, "zack", "extra", "alarm", clause="WW-2.13")
    assert Counter(scene.table.items["zack"]) == Counter(["fuel", "alarm"])
    scene = victims(at="R3", items={"zack": "rope"}, ropes=["B2-B4", "B1-B5"])
    no_act(scene, "zack", "extra", "rope", "R3-R5", clause="WW-2.13")
    assert scene.table.items["zack"] == ["rope"]
