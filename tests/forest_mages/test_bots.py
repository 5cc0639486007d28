"""The bots of «Маги леса»: they know their view only, play whole matches, and each level its own way."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from forest_mages.glade import GAME, TABLES, drink, glade, place
from polyana import games
from polyana.bots import Bot, Budget, Choice, play
from polyana.core import Match, imagine
from polyana.games.forest_mages.bots.appetite import Appetite
from polyana.games.forest_mages.bots.bot import AMONG_BOTS, Mage, Master, Novice, Player
from polyana.games.forest_mages.bots.opinion import JUDGES, Opinion
from polyana.games.forest_mages.bots.prospects import ELEMENTAL, Prospects
from polyana.games.forest_mages.bots.search_guide import MARGIN, SearchGuide
from polyana.games.forest_mages.bots.stirring import Stirring
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.table import Glade
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

LEVELS = {"novice": Novice, "player": Player, "master": Master}
CHOOSING = Laid(3, Settings(abilities=True, characters="choose", turn_seconds=10))


class Brief(Master):
    """A master in a hurry."""

    budget = Budget(60.0, 2)


def choice(scene: Scene[Glade], bot: Mage) -> Choice:
    found = bot.choose(scene.match.view(bot.seat))
    assert found is not None
    return found


def chosen(scene: Scene[Glade], level: type[Mage] = Player, seat: int = 0, seed: int = 0) -> str:
    return choice(scene, level(GAME, seat, Random(seed))).text


def won_by(first: str, second: str, matches: int) -> float:
    """How many matches of two the first wins."""
    factories, won = games.bots("forest_mages"), 0.0
    for number in range(matches):
        names = [first, second] if number % 2 else [second, first]
        bots = [factories[name](GAME, seat, Random(number)) for seat, name in enumerate(names)]
        over = play(GAME, bots, Settings(), bytes([number])).record.match.over
        assert over is not None
        won += (names.index(first) in over.winners) / len(over.winners)
    return won


# --- whole matches --------------------------------------------------------------------------------------


def test_there_are_three_levels() -> None:
    assert list(games.bots("forest_mages")) == ["random", *LEVELS]


@pytest.mark.parametrize("laid", [*TABLES, CHOOSING], ids=str)
@pytest.mark.parametrize("level", [Novice, Player])
def test_bots_need_no_more_than_their_view(level: type[Mage], laid: Laid) -> None:
    """Nobody peeks, no answer is refused, every match ends."""
    bots: list[Bot] = [level(GAME, seat, Random(seat)) for seat in range(laid.players)]
    assert play(GAME, bots, laid.settings, b"levels").record.match.over


@pytest.mark.parametrize("laid", [TABLES[0], TABLES[-1], CHOOSING], ids=str)
def test_a_master_needs_no_more_than_its_view(laid: Laid) -> None:
    bots: list[Bot] = [Brief(GAME, 0, Random(0))]
    bots += [Player(GAME, seat, Random(seat)) for seat in range(1, laid.players)]
    assert play(GAME, bots, laid.settings, b"levels").record.match.over


def test_a_novice_beats_chance() -> None:
    assert won_by("novice", "random", 16) >= 14


def test_a_player_beats_a_novice() -> None:
    assert won_by("player", "novice", 12) >= 11


def test_a_match_of_masters_can_be_repeated() -> None:
    """Among bots they think by the count, not by the clock."""
    assert AMONG_BOTS.iterations < 1000
    texts = set()
    for _ in range(2):
        bots = [Brief(GAME, 0, Random(0)), Player(GAME, 1, Random(1))]
        texts.add(play(GAME, bots, Settings(), b"again").record.text())
    assert len(texts) == 1


def test_a_master_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever it is looked at."""
    clock = count()
    monkeypatch.setattr("polyana.bots.search.perf_counter", lambda: next(clock) / 100)
    scene = glade(supply={0: "tree hill river water", 1: "tree tree"})
    choice(scene, Master(GAME, 0, Random(0)))
    assert 0.7 < next(clock) / 100 < 1.6


def test_the_time_of_an_answer_tells_nothing_of_thoughts() -> None:
    """The same seed, two different positions: the answers come after the same time."""
    dull = glade(supply={0: "tree"})
    rich = glade(supply={0: "tree hill water fire"}, goods={0: "herb herb crystal"}, hands={0: "P10"})
    for level in (Novice, Player, Brief):
        first, second = (choice(scene, level(GAME, 0, Random(5))).delay for scene in (dull, rich))
        assert first == second


def test_answers_come_before_the_sand_runs_out() -> None:
    scene = glade(supply={0: "tree hill"}, turn_seconds=10)
    assert all(choice(scene, Novice(GAME, 0, Random(seed))).delay < 10 for seed in range(50))


# --- what a player sees ---------------------------------------------------------------------------------


def test_a_die_goes_where_it_wins_a_forest() -> None:
    """The last die of the round: one more tree in F03 breaks the tie for six points."""
    scene = glade(
        round=4,
        row="F03 F01 F02",
        dice={"F03.4": "0river", "F03.3": "1hill", "D1": "0hill 0hill 1hill 1hill 1hill"},
        supply={0: "tree", 1: ""},
        market="P09 P13 P05 P27",
    )
    scene.does(0, "act", "place tree")
    assert chosen(scene).startswith("F03.")


def test_element_dice_keep_off_the_own_forest() -> None:
    """Water gathers three tokens anywhere, but beside the own die it costs the forest."""
    scene = glade(row="F05 F06 F01", dice={"F05.1": "0tree"}, supply={0: "water", 1: ""})
    scene.does(0, "act", "place water")
    assert not chosen(scene).startswith("F05")


def test_what_pays_is_brewed_and_what_does_not_is_left() -> None:
    paying = glade(supply={0: "tree"}, goods={0: "herb mushroom mushroom crystal crystal"}, market="P05")
    assert chosen(paying) == "brew P05"
    poor = glade(supply={0: "tree hill"}, goods={0: "crystal crystal crystal"}, market="P20", round=1)
    assert Appetite(GAME.box, poor.table, 0).profit("P20") < Appetite(GAME.box, poor.table, 0).profit("P08")


def test_berries_are_spared() -> None:
    scene = glade(supply={0: "tree"}, goods={0: "herb mushroom mushroom crystal crystal berry"}, market="P05")
    scene.does(0, "act", "brew P05")
    assert chosen(scene) == "1,2,2,0"


def test_a_die_from_the_village_is_taken_back() -> None:
    """RETURN brings one more turn; a die that holds a forest stays."""
    scene = glade(
        row="F05 F06 F01",
        dice={"F05.1": "0tree", "D1": "0hill"},
        supply={0: "tree", 1: "tree"},
        hands={0: "P28"},
    )
    assert chosen(scene) == "drink P28"
    drink(scene, 0, "P28")
    assert chosen(scene) == "D1/1"


def test_the_rival_s_die_is_removed() -> None:
    scene = glade(
        row="F03 F05 F06",
        dice={"F03.1": "0tree", "F03.2": "1tree", "F05.1": "0tree", "D1": "1hill fire"},
        supply={0: "hill", 1: ""},
        hands={0: "P23"},
    )
    assert chosen(scene) == "drink P23"
    drink(scene, 0, "P23")
    assert chosen(scene) == "F03.2/1"


def test_the_weakest_creature_is_released() -> None:
    scene = glade(row="F01 F05 F06", supply={0: "water"}, creatures={0: "AU6 WI5 SP5"}, tops="SU7", round=1)
    place(scene, 0, "water", "D4")
    assert chosen(scene) == "SU7"
    scene.does(0, "train", "SU7")
    assert chosen(scene) == "SP5"


def test_every_kind_of_question_is_judged() -> None:
    """All that the rules can ask has its judge, but for the choice of a character."""
    asked: set[str] = set()
    for laid in [*TABLES, CHOOSING]:
        for seed in range(2):
            for decision in random_match(GAME, laid, seed):
                ask, table = decision.ask, decision.record.match.table
                if ask.kind.name == "character":
                    continue
                options = decision.record.match.offers(ask)
                values = Opinion(GAME.box, table, ask.seat).values(ask.kind.name, ask.about, options)
                assert len(values) == len(options)
                asked.add(ask.kind.name)
    stirs = Stirring(table, 0, Prospects(GAME.box, table, 0)).judges
    assert asked - {"target"} <= {*JUDGES, *stirs}
    assert len(asked) > 18


# --- forests --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "who", "better"),
    [
        ({}, 0, True),
        ({}, 1, False),
        ({"F03.1": "0tree"}, ELEMENTAL, False),
        ({"F03.1": "1tree"}, ELEMENTAL, True),
        ({"F03.1": "0tree", "F03.2": "1tree"}, 0, True),
    ],
)
def test_how_one_more_die_changes_a_forest(dice: dict[str, str], who: int, better: bool) -> None:
    scene = glade(row="F03 F05 F06", dice=dice)
    change = Prospects(GAME.box, scene.table, 0).change("F03", who, 1)
    assert (change > 0) is better


def test_without_dice_to_come_the_forest_is_decided() -> None:
    table = glade(row="F03 F05 F06", supply={0: "tree", 1: ""}).table
    table.supply[0] = ()
    prospects = Prospects(GAME.box, table, 0)
    assert prospects.outlook("F03", [1, 0], 0) == prospects.prize("F03")
    assert prospects.outlook("F03", [1, 1], 0) == 0
    assert prospects.outlook("F03", [0, 1], 0) == -GAME.box.forests["F03"].vp


# --- search ---------------------------------------------------------------------------------------------


def world(scene: Scene[Glade], seat: int = 0) -> Match[Any]:
    return imagine(GAME, scene.match.view(seat))(Random(0))


def test_play_outs_end_with_the_round_and_give_legal_answers() -> None:
    scene = glade(supply={0: "tree hill water", 1: "river fire wind"}, goods={0: "herb herb crystal"})
    guide, rng = SearchGuide(GAME.box, scene.table), Random(0)
    for _ in range(3):
        match = world(scene)
        while not guide.ripe(match, 0):
            (ask,) = match.open_asks()
            options, moves = list(match.offers(ask)), list(guide.moves(match, ask))
            value = guide.policy(match, ask, rng)
            assert value in options
            assert moves
            assert set(moves) <= set(options)
            assert len(set(moves)) == len(moves)
            match.play(ask, value)
        assert match.table.round == 2
        mine, theirs = guide.worth(match)
        assert mine + theirs == pytest.approx(1)


def test_the_search_looks_at_what_is_nearly_as_good() -> None:
    """All dice may be near each other; a hopeless target is not looked at, the best one comes first."""
    scene = glade(row="F03 F05 F06", supply={0: "tree hill", 1: "tree"}, goods={0: "berry"})
    scene.does(0, "act", "place tree")
    match, guide = world(scene), SearchGuide(GAME.box, scene.table)
    (ask,) = match.open_asks()
    options, moves = list(match.offers(ask)), list(guide.moves(match, ask))
    values = dict(
        zip(options, Opinion(GAME.box, match.table, 0).values("target", ask.about, options), strict=True)
    )
    assert values[moves[0]] == max(values.values())
    assert [values[move] for move in moves] == sorted((values[move] for move in moves), reverse=True)
    assert {one for one, value in values.items() if value >= values[moves[0]] - MARGIN} == set(moves)
    assert len(moves) < len(options)


def test_an_opinion_is_used_again_only_while_nothing_has_changed() -> None:
    scene = glade(
        supply={0: "tree hill water", 1: "river"}, goods={0: "herb mushroom mushroom crystal crystal"}
    )
    match, guide = world(scene), SearchGuide(GAME.box, scene.table)
    for value in ("place hill", "D1", ("herb", "mushroom")):
        (ask,) = match.open_asks()
        options = list(match.offers(ask))
        kept = guide.opinion(match, ask).values(ask.kind.name, ask.about, options)
        fresh = Opinion(GAME.box, match.table, 0).values(ask.kind.name, ask.about, options)
        assert kept == fresh
        match.play(ask, value)


def test_the_leader_of_a_finished_match_has_won() -> None:
    scene = glade(round=4, forests_left=0, supply={0: "tree", 1: ""}, vp={0: 9})
    match, guide = world(scene), SearchGuide(GAME.box, scene.table)
    while not match.over:
        (ask,) = match.open_asks()
        match.play(ask, guide.policy(match, ask, Random(0)))
    mine, theirs = guide.worth(match)
    assert mine > 0.9 > 0.1 > theirs


def test_a_master_finds_what_two_dice_win_together() -> None:
    """F03 is held by one rival die and nobody else can come: two of the three dice must go there."""
    scene = glade(
        round=4,
        forests_left=0,
        row="F03 F01 F02",
        dice={"F03.4": "1river", "D1": "0hill 1hill 1hill", "F01.1": "1tree"},
        supply={0: "tree tree hill", 1: ""},
        goods={},
        market="P09 P13 P05 P27",
    )

    class Thorough(Master):
        budget = Budget(60.0, 150)

    bot = Thorough(GAME, 0, Random(1))
    while not scene.over:
        scene.match.answer(0, *choice(scene, bot)[:2])
    assert "F03" in scene.table.claimed[0]
