"""Bots of all levels: they are never refused, their matches end, and they think of the right things."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from polyana.bots import Bot
from polyana.bots.runner import Runner
from polyana.bots.series import Job, play_job
from polyana.core import Event, Record, Seat
from polyana.games import with_bots
from polyana.games.wall_whisper.bots import odds
from polyana.games.wall_whisper.bots.battle_odds import battle_chance, guards
from polyana.games.wall_whisper.bots.bot import BOTS, Master
from polyana.games.wall_whisper.bots.hunting import Hunt
from polyana.games.wall_whisper.bots.tracking import Tracker
from polyana.games.wall_whisper.rules.records import Fight
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import GAME, KILLER, hunting, victims

BOX = GAME.box
TRIOS = (("evelyn", "zack", "roy"), ("kinto", "victoria", "evelyn"), ("roy", "victoria", "zack"))
SLOW = 0.3


def settings(killer: str, number: int = 0, seat: Seat = 0) -> Settings:
    return Settings(killer, seat, *TRIOS[number % len(TRIOS)])  # type: ignore[arg-type]


def job(bots: tuple[str, ...], agreed: Settings, seed: str) -> Job:
    return Job(with_bots, "wall_whisper", bots, agreed, seed)


def told(kind: str, **args: Any) -> Event:
    return Event(kind, "", args)


# --- whole matches --------------------------------------------------------------------------------


def test_the_levels_stand_weakest_first() -> None:
    assert list(BOTS) == ["novice", "player", "master"]


@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_end_and_nobody_is_refused(killer: str, players: int) -> None:
    """A refused answer would raise `BotBug`."""
    for number, level in enumerate(("player", "master")):
        bots = tuple(level if seat != 1 else "novice" for seat in range(players))
        played = play_job(job(bots, settings(killer, number + players, players - 1), f"ends/{number}"))
        assert played.record.match.over


def test_the_same_seed_gives_the_same_match() -> None:
    agreed = settings("parasitoid", 1)
    texts = [play_job(job(("master",) * 4, agreed, seed)).record.text() for seed in ("a", "a", "b")]
    assert texts[0] == texts[1] != texts[2]


def test_bots_think_quickly() -> None:
    for level in ("player", "master"):
        slowest = 0.0

        def timed(bot: Bot) -> Any:
            choose = bot.choose

            def watched(view: Any) -> Any:
                nonlocal slowest
                begun = process_time()
                try:
                    return choose(view)
                finally:
                    slowest = max(slowest, process_time() - begun)

            return watched

        bots = [BOTS[level](GAME, seat, Random(seat)) for seat in range(4)]
        for bot in bots:
            bot.choose = timed(bot)  # type: ignore[method-assign]
        Runner(Record.begin(GAME, 4, settings("orion"), b"quick"), bots).run()
        assert slowest < SLOW, (level, slowest)


def wins(killer_bot: str, victims_bot: str, count: int) -> int:
    """How often the killer wins."""
    won = 0
    for number in range(count):
        bots = (killer_bot, *(victims_bot,) * 3)
        over = play_job(job(bots, settings("orion", number), f"levels/{number}")).record.match.over
        assert over
        won += 0 in over.winners
    return won


def test_a_master_hunts_better_than_a_novice() -> None:
    assert wins("master", "master", 14) > wins("novice", "master", 14) + 1


def test_masters_escape_more_often_than_novices() -> None:
    assert wins("novice", "master", 14) < wins("novice", "novice", 14) - 1


# --- the killer's belief --------------------------------------------------------------------------


def tracker() -> Tracker:
    return Tracker(BOX, ["evelyn", "zack", "roy"], "R3")


def test_the_filter_knows_that_somebody_is_where_noise_was() -> None:
    belief = tracker()
    belief.hear(told("victims_turn", round=1))
    belief.hear(told("noise", places=["G2"], how="places"))
    somebody = dict(zip(belief.places, belief.somebody(), strict=True))
    assert somebody["G2"] > 0.9
    assert somebody["B1"] == 0  # nobody gets so far in a turn
    assert belief.chance("zack", "G2") < 0.9  # but which of them it is nobody told


def test_one_found_in_the_noise_clears_the_others() -> None:
    """Whoever is named explains the noise, so that the others need not be there."""
    belief = tracker()
    belief.hear(told("victims_turn", round=1))
    belief.hear(told("noise", places=["G2"], how="places"))
    before = belief.chance("roy", "G5")
    belief.hear(told("sensed_place", place="G2", victims=["evelyn"]))
    assert belief.chance("evelyn", "G2") == pytest.approx(1)
    assert belief.chance("roy", "G2") == 0
    assert belief.chance("roy", "G5") > before


def test_a_search_in_vain_rules_a_place_out() -> None:
    belief = tracker()
    belief.hear(told("victims_turn", round=1))
    belief.hear(told("noise", places=[], how="silence"))
    belief.hear(told("searched", killer="orion", place="G5", victims=[]))
    assert belief.somebody()[belief.number["G5"]] == 0
    assert belief.joint.sum() == pytest.approx(1)


def test_a_mutated_victim_is_looked_for_no_more() -> None:
    belief = tracker()
    belief.hear(told("mutated", victim="zack", place="G5"))
    belief.hear(told("noise", places=["G4"], how="places"))
    assert belief.names == ["evelyn", "roy"]
    assert belief.joint.ndim == 2
    assert belief.chance("zack", "G5") == 0


def test_the_truth_is_never_ruled_out() -> None:
    """Through whole matches of all killers the true arrangement stays possible at each report."""
    for number, killer in enumerate(("orion", "roboeye", "parasitoid")):
        bots = [BOTS["novice"](GAME, seat, Random(seat)) for seat in range(4)]
        runner = Runner(Record.begin(GAME, 4, settings(killer, number), bytes([number])), bots)
        belief = Tracker(BOX, runner.record.match.table.victims, BOX.board.exit)
        bots[0].hear = lambda events, belief=belief: [belief.hear(one) for one in events]  # type: ignore
        while not runner.record.match.over:
            runner.move()
            t = runner.record.match.table
            if t.stage == 3:
                where = tuple(belief.number[t.at[one]] for one in belief.names)
                assert belief.joint[where] > 0, (killer, t.round)


# --- single decisions -----------------------------------------------------------------------------


def chosen(scene: Scene[Station], seat: Seat, *events: Event) -> str:
    """What a master in this seat answers."""
    bot = Master(GAME, seat, Random(1))
    bot.hear(events)
    choice = bot.choose(scene.match.view(seat))
    assert choice is not None
    return choice.text


def test_the_killer_searches_where_noise_was() -> None:
    scene = hunting("basic", killer_at="G2", hand="", at="G2")
    heard = (told("victims_turn", round=1), told("noise", places=["G2"], how="places"))
    moved = told("killer_moved", killer="orion", start_place="R3", places=["G2"])
    assert chosen(scene, KILLER, *heard, moved) == "search"


def test_the_killer_goes_where_noise_was() -> None:
    scene = hunting("basic", killer_at="B3", hand="", at="G2")
    heard = (told("victims_turn", round=1), told("noise", places=["G2"], how="places"))
    assert chosen(scene, KILLER, *heard) == "move,G2"


def test_the_killer_kills_rather_than_infects() -> None:
    scene = hunting(killer="parasitoid", at={"zack": "R3"}, wounds={"evelyn": 0, "zack": 1, "roy": 0})
    scene.at("wound", "zack", "attack", "parasitoid", turn="parasitoid")
    assert chosen(scene, KILLER) == "wound"


def test_vigilance_waits_for_the_analysis() -> None:
    hand = "pursuit pursuit barrier blade reload"
    assert chosen(hunting("refill", hand=hand), KILLER) == "draw"
    assert chosen(hunting("refill", hand=hand, analysed=1), KILLER) == "vigilance,barrier"


def test_all_go_to_the_exit_when_all_can() -> None:
    places = {"evelyn": "G3", "zack": "G4", "roy": "G2"}
    scene = victims(at=places, stand=["key"] * 5, killer_at="B5")
    for seat, victim in ((1, "evelyn"), (2, "zack"), (3, "roy")):
        text = chosen(scene, seat)
        assert text.startswith(f"{victim},move")
        assert text.endswith("G5")


def test_nobody_waits_at_the_exit_beside_the_killer() -> None:
    """One of them is too far away, so the others keep out of sight and within reach."""
    scene = victims(at={"evelyn": "B1", "zack": "G3", "roy": "G3"}, stand=["key"] * 5, killer_at="G5")
    assert not chosen(scene, 2).endswith("G5")


def test_a_repair_is_made_where_it_is_safe() -> None:
    scene = victims(at={"zack": "B1"}, killer_at="R5", items={})
    assert chosen(scene, 2) == "zack,repair"


def test_a_wounded_victim_is_healed() -> None:
    scene = victims(
        at="G4", killer_at="R1", items={"zack": "medkit"}, wounds={"evelyn": 0, "zack": 0, "roy": 1}
    )
    assert chosen(scene, 2) == "zack,special,medkit,roy"


def test_the_unhurt_defend_the_wounded() -> None:
    scene = hunting(at="R3", wounds={"evelyn": 1, "zack": 0, "roy": 1})
    scene.at(
        "defend",
        "orion",
        turn="orion",
        fight=Fight(present=TRIOS[0], unattacked=TRIOS[0]),
    )
    assert chosen(scene, 1) == "zack"


def test_odds_of_dice() -> None:
    assert odds.at_least(BOX.faces, 1, 1) == pytest.approx(5 / 6)
    assert odds.at_least(BOX.faces, 2, 6) == pytest.approx(1 / 36)
    assert odds.with_weapon(BOX, victims().table, "roy", "axe", 1, 4) == pytest.approx(
        5 / 6
    )  # 1 and his melee 2
    assert odds.with_weapon(BOX, victims().table, "evelyn", "revolver", 1, 2) == pytest.approx(
        5 / 6
    )  # doubled
    assert odds.toll([(0.5, 0.2), (0.25, 1.0)]) == pytest.approx(0.5 * 0.2 + 0.375)


def test_a_battle_is_weighed_before_it_is_proposed() -> None:
    bare = victims(at="B5", killer_at="B5", analysed=1, weakness="sound").table
    armed = victims(
        at="B5",
        killer_at="B5",
        analysed=1,
        weakness="sound",
        items={"evelyn": "revolver ammo", "zack": "chainsaw", "roy": "axe"},
    ).table
    assert battle_chance(BOX, bare, "B5") < 0.2 < battle_chance(BOX, armed, "B5")


ARMED = {"evelyn": "revolver ammo", "zack": "chainsaw", "roy": "axe flaregun"}


def charging(**zones: Any) -> Scene[Station]:
    """Three armed victims about the killer, played by one seat."""
    zones.setdefault("at", {"evelyn": "B5", "zack": "B3", "roy": "B1"})
    return victims(players=2, killer_at="B5", items=ARMED, **zones)


def test_the_killer_is_analysed_before_the_others_come() -> None:
    assert chosen(charging(), 1) == "evelyn,analyse"
    far = {"evelyn": "B5", "zack": "B3", "roy": "G5"}
    assert chosen(charging(at=far), 1) != "evelyn,analyse"


def test_who_is_armed_runs_to_the_killer_and_fights() -> None:
    known = {"analysed": 1, "weakness": "sound", "acted": ["evelyn"]}
    text = chosen(charging(**known), 1)
    assert text.partition(",")[0] in ("zack", "roy")
    assert text.endswith("B5")
    assert chosen(charging(at="B5", **known), 1) == "battle"


def test_nobody_runs_to_the_killer_without_what_he_fears() -> None:
    known = {"analysed": 1, "weakness": "chemistry", "acted": ["evelyn"]}
    assert not chosen(charging(**known), 1).endswith("B5")


def test_who_was_warned_long_ago_is_thought_vigilant() -> None:
    warned = (told("analysis", stage=1), *(told("killer_turn", killer="orion") for _ in range(6)))
    known = {"at": "B5", "analysed": 1, "weakness": "sound"}
    assert chosen(charging(**known), 1) == "battle"
    assert chosen(charging(**known), 1, *warned) != "battle"
    assert guards(1, 0) == (1.0,)
    assert guards(2, 1) == pytest.approx((0.5, 0.5))
    assert sum(guards(2, 5)) == pytest.approx(1)


def test_nothing_is_handed_to_and_fro_for_fear_of_the_next_move() -> None:
    """With the killer next door every main action is bad; an exchange would put it off for ever."""
    scene = victims(
        players=2,
        at={"evelyn": "G5", "zack": "G4", "roy": "G4"},
        killer_at="G2",
        items={"zack": "plant", "roy": "axe"},
        wounds={"evelyn": 1, "zack": 1, "roy": 1},
        strength={"orion": 9},
        acted=["evelyn"],
        bandages={"evelyn": 2, "zack": 2, "roy": 2},
    )
    assert chosen(scene, 1).split(",")[1] not in ("give", "drop", "extra")


def test_suspects_are_tested_where_it_can_be_done() -> None:
    """With one victims' player the test is a main action at a station. (WW-42.44)"""
    faces = {"evelyn": [], "zack": ["safe", "safe"], "roy": []}
    infected: dict[str, Any] = {"faces": faces, "pile": ["safe", "safe", "infected"]}
    scene = victims("parasitoid", players=2, at="G5", killer_at="R3", **infected)
    assert chosen(scene, 1).split(",")[1] == "test"


def test_who_is_afraid_near_the_killer_rests() -> None:
    afraid: dict[str, Any] = {
        "fear": {"evelyn": 2, "zack": 0, "roy": 0},
        "wounds": {"evelyn": 1, "zack": 0, "roy": 0},
    }
    where = {"evelyn": "G4", "zack": "G5", "roy": "G5"}
    scene = victims(players=2, at=where, killer_at="B1", items={}, acted=["zack", "roy"], **afraid)
    assert chosen(scene, 1) == "evelyn,rest"


def test_a_droid_tells_more_where_somebody_may_be() -> None:
    scene = hunting("instant", "roboeye", killer_at="R4", hand="surveillance pursuit", droids=["G3", "R5"])
    belief = Tracker(BOX, ["evelyn", "zack", "roy"], "R4")
    belief.hear(told("victims_turn", round=1))
    belief.hear(told("noise", places=[], how="silence"))
    hunt = Hunt(BOX, scene.match.view(KILLER).table, "roboeye", belief)
    assert hunt.control_gain("green") > 0.001
    assert hunt.control_gain("red") == hunt.control_gain("blue") == 0
