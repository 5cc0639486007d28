"""The bots of «Шёпот леса»: what they may know, which words they write, where their cubes go."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from forest_whisper.wood import GAME, answer_all, wood, write
from polyana.bots import Choice
from polyana.bots.series import Job, play_job
from polyana.core import text_of
from polyana.games import with_bots
from polyana.games.forest_whisper.bots.bot import ForestBot
from polyana.games.forest_whisper.bots.cube_plans import Planner
from polyana.games.forest_whisper.bots.cube_values import CubeValues, haste, stakes
from polyana.games.forest_whisper.bots.elder_groups import expected_cards, guard_chances
from polyana.games.forest_whisper.bots.expecting import announced_cubes, guessed_cubes
from polyana.games.forest_whisper.bots.finding_words import ease, words_in_mind
from polyana.games.forest_whisper.bots.forecast import rounds_to_come
from polyana.games.forest_whisper.bots.levels import LEVELS, MASTER, NOVICE, PLAYER, Level
from polyana.games.forest_whisper.rules.field import cell_at
from polyana.games.forest_whisper.rules.kinds import DECLINE, DONE, FRONT, LEAVE_OPEN
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing.scene import Scene
from polyana.testing.soak import first_seed
from polyana.words import fold, lexicon

SEEDS = range(12)
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)


def bot(level: Level, seat: int = 0, seed: int = 1) -> ForestBot:
    return ForestBot(GAME, seat, Random(seed), level)


def choice(scene: Scene[Forest], made: ForestBot) -> Choice:
    found = made.choose(scene.match.view(made.seat))
    assert found is not None
    return found


def answers(scene: Scene[Forest], level: Level, seat: int = 0) -> set[str]:
    """What bots of all seeds answer here."""
    return {choice(scene, bot(level, seat, seed)).text for seed in SEEDS}


def values(scene: Scene[Forest], seat: int = 0, **how: Any) -> CubeValues:
    return CubeValues(GAME.box, scene.sees(seat), seat, **how)


# --- whole matches --------------------------------------------------------------------------------


def seated(players: int, first: int) -> tuple[str, ...]:
    names = ("novice", "master", "random", "player", "master", "player")
    return tuple(names[(first + seat) % len(names)] for seat in range(players))


VARIANTS = [
    Settings(),
    Settings(
        scoring="points",
        starting=3,
        deck=20,
        place_seconds=10,
        cube_seconds=5,
        elder_seconds=5,
        lay_seconds=10,
    ),
    Settings(judge="vote", deck=12),
]


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("settings", VARIANTS, ids=["plain", "points", "vote"])
def test_bots_need_no_more_than_their_view(players: int, settings: Settings) -> None:
    """Matches of all levels: nobody peeks, no answer is refused, every match ends."""
    for number in range(1 if players > 3 else 2):
        job = Job(with_bots, "forest_whisper", seated(players, number), settings, f"view/{number}")
        assert play_job(job).record.match.over


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 6))
def test_bots_need_no_more_than_their_view_at_length(players: int) -> None:
    for number in range(60):
        settings = Settings(
            scoring=("cards", "points")[number % 2],
            judge=("dictionary", "vote")[number % 3 == 2],
            starting=number % 13,
            deck=3 + number,
        )
        job = Job(
            with_bots, "forest_whisper", seated(players, number), settings, f"soak/{first_seed()}/{number}"
        )
        assert play_job(job).record.match.over


@every_level
def test_every_word_of_a_bot_is_accepted_and_within_its_vocabulary(level: Level) -> None:
    """Own cards, repetition, letters that lie there once only: bots do not slip. (FW-4.4–4.16)"""
    name = next(name for name, one in LEVELS.items() if one is level)
    job = Job(with_bots, "forest_whisper", (name,) * 3, Settings(), "words")
    annals = play_job(job).record.match.table.annals
    written = [word for _, _, word, _ in annals]
    assert all(written)
    assert {reason for *_, reason in annals} == {""}
    grades = {lexicon().grade(fold(word)) for word in written}
    assert grades <= set(range(1, level.grade + 1))


def test_the_same_chance_gives_the_same_match() -> None:
    job = Job(with_bots, "forest_whisper", ("novice", "player", "master"), Settings(deck=12), "same")
    assert play_job(job).record.text() == play_job(job).record.text()


@pytest.mark.parametrize(("better", "worse"), [("player", "novice"), ("master", "player")])
def test_levels_are_levels(better: str, worse: str) -> None:
    """The player beats the novice, the master the player; every start is played from both seats."""
    assert sum(_won(better, worse, number) for number in range(12)) >= 9


def _won(better: str, worse: str, number: int) -> float:
    names = (better, worse) if number % 2 else (worse, better)
    job = Job(with_bots, "forest_whisper", names, Settings(), f"levels/{number // 2}")
    over = play_job(job).record.match.over
    assert over is not None
    return sum(names[seat] == better for seat in over.winners) / len(over.winners)


# --- time -----------------------------------------------------------------------------------------

RICH, POOR = "О К Т А Р С Е Н И Л\n В", "Щ Ъ Ф Ц Э Ж Ч Ш Ы Ю\n О"


@every_level
def test_the_time_of_a_word_tells_nothing(level: Level) -> None:
    """With hundreds of words in sight or with none: the pencil goes down at the same moment."""
    delays = []
    for seed in SEEDS:
        rich, poor = (choice(wood(field), bot(level, seed=seed)) for field in (RICH, POOR))
        assert rich.delay == poor.delay
        assert rich.text
        delays.append(rich.delay)
    assert len(set(delays)) == len(SEEDS)
    assert 10 < min(delays) <= max(delays) <= 57


@every_level
def test_what_was_thought_in_one_round_does_not_move_later_answers(level: Level) -> None:
    one, two = bot(level), bot(level)
    choice(wood(RICH), one)
    choice(wood(POOR), two)
    assert choice(wood(RICH), one).delay == choice(wood(RICH), two).delay


def test_a_bot_keeps_to_every_clock() -> None:
    scene = wood("# О В М", "guard", 0, cell_at(1, 1), players=2, cube_seconds=5)
    assert all(choice(scene, bot(MASTER, seed=seed)).delay < 5 for seed in SEEDS)


def test_a_bot_that_owes_nothing_is_silent() -> None:
    scene = wood()
    scene.does(0, "write", "кот")
    assert bot(MASTER, 0).choose(scene.match.view(0)) is None


# --- words ----------------------------------------------------------------------------------------


def test_long_and_rare_words_come_to_mind_less_often() -> None:
    assert ease(NOVICE, 5, 1) == ease(MASTER, 5, 1) == 1
    for level in LEVELS.values():
        assert ease(level, 5, 1) > ease(level, 8, 1) > ease(level, 8, 2)
        assert ease(level, 5, 1) > ease(level, 3, 1)
    assert ease(MASTER, 9, 1) > ease(PLAYER, 9, 1) > ease(NOVICE, 9, 1)


def test_more_words_come_to_a_better_mind_and_longer_ones() -> None:
    view = wood(RICH).sees(0)
    found = {
        level: [
            word
            for seed in SEEDS
            for word in words_in_mind(GAME.box, view, 0, level, level.words, Random(seed))
        ]
        for level in LEVELS.values()
    }
    assert len(found[NOVICE]) < len(found[PLAYER]) < len(found[MASTER])
    length = {level: sum(map(len, words)) / len(words) for level, words in found.items()}
    assert length[NOVICE] < length[MASTER]


def test_nobody_thinks_of_used_or_coarse_words_or_of_three_own_cards() -> None:
    scene = wood("К О", front={0: "Т Л А Н"}, annals=[(1, 2, "кот", "")])
    words = set(words_in_mind(GAME.box, scene.sees(0), 0, MASTER, 1000, Random(1)))
    assert {"ток", "лак", "кол"} <= words
    assert "кот" not in words
    assert "талант" not in words
    assert all(len(set(word) - set("ко")) <= 2 for word in words)
    assert not words & lexicon().coarse


def test_without_a_word_the_sheet_stays_empty() -> None:
    scene = wood("Щ Ъ Ф Ц", players=2)
    assert answers(scene, MASTER) == {""}


def test_a_word_that_takes_cards_beats_a_longer_one() -> None:
    """Three cards would be taken with «кот»; «ресница» is longer and takes none."""
    scene = wood("К1 О1 Т1 Р\n Е С Н И\n Ц А . .", players=2)
    planner = Planner(values(scene))
    assert planner.plan("кот").worth > planner.plan("ресница").worth


@pytest.mark.rule("FW-5.20")
def test_a_card_of_one_s_own_serves_where_there_are_no_cubes_left() -> None:
    """Fifteen letters and 14 cubes: with the own А there are enough."""
    scene = wood("А Б В Г Д\n Е Ж З И Й\n К Л М Н О", players=2, front={0: "А"})
    plan = Planner(values(scene)).plan("абвгдежзийклмно")
    assert len(plan.cubes) == 14
    assert cell_at(0, 0) not in plan.using


def test_the_better_the_player_the_more_threats_are_carried_out_and_answered() -> None:
    """Seat 0 may take К, О, Т and Р, seat 1 Е, С, Н and И: words of these letters are the best."""
    scene = wood("К1 О1 Т1 Р1\n Е01 С01 Н01 И01\n Ц А В Л", players=2)
    hits = [
        sum(len(set(fold(choice(scene, bot(level, seed=seed)).text)) & set("котресни")) for seed in SEEDS)
        for level in (NOVICE, PLAYER, MASTER)
    ]
    assert hits == sorted(hits)
    assert hits[0] + len(SEEDS) / 2 < hits[1] < hits[2] - len(SEEDS) / 2


def test_a_rival_s_threat_is_answered() -> None:
    """Seat 1 would take О with its next cube: a cube of ours there is worth more than on a free card."""
    scene = wood("О01 А К Т", players=2)
    threat = {1: {cell_at(1, 1): 0.9, cell_at(1, 2): 0.1}}
    calm, warned = values(scene), values(scene, expected=threat)
    assert warned.gain(cell_at(1, 1)) > warned.gain(cell_at(1, 2))
    assert warned.gain(cell_at(1, 1)) > calm.gain(cell_at(1, 1))


def test_where_a_rival_comes_too_nothing_is_taken() -> None:
    """Two cubes against none take a card, two against one do not: a guess makes the difference."""
    scene = wood("О1 А1 К Т", players=2)
    guess = values(scene, expected={1: {cell_at(1, 1): 1.0}})
    assert guess.gain(cell_at(1, 2)) > 0.8
    assert guess.gain(cell_at(1, 1)) < guess.gain(cell_at(1, 2))


def test_others_are_expected_where_they_gain_most() -> None:
    """Seat 1 has a cube on О, К and Т: it will come back there. A novice does not think of it."""
    scene = wood("К01 О01 Т01 Р\n Е С Н И\n Ц А В Л", players=2)
    for level in (PLAYER, MASTER):
        found = guessed_cubes(GAME.box, scene.sees(0), 0, level, Random(1))
        assert set(found) == {1}
        assert found[1].get(cell_at(1, 1), 0) > 2 * found[1].get(cell_at(3, 3), 0)
        assert max(found[1].values()) <= level.guesses
    assert guessed_cubes(GAME.box, scene.sees(0), 0, NOVICE, Random(1)) == {}


def test_the_leader_is_minded_most() -> None:
    mine, leader, last = stakes([3, 6, 1], 0)
    assert mine == 1
    assert leader < last < 0


@pytest.mark.rule("FW-9.3")
def test_with_points_dear_letters_are_fought_for() -> None:
    field = "Щ1 А1 К Т"
    plain, dear = values(wood(field)), values(wood(field, scoring="points"))
    assert plain.gain(cell_at(1, 1)) == plain.gain(cell_at(1, 2))
    assert dear.gain(cell_at(1, 1)) > 3 * dear.gain(cell_at(1, 2))


# --- the end is near ------------------------------------------------------------------------------


def test_the_nearer_the_end_the_fewer_rounds_are_expected() -> None:
    left = [rounds_to_come(wood(deck=deck).table) for deck in (40, 12, 4, 0)]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0
    busy = wood("А О Е И\n Н Р Т С", front={0: "К К К", 1: "В Л"}).table
    assert rounds_to_come(busy) < 2


def test_in_the_last_round_only_what_is_taken_at_once_counts() -> None:
    """Hopes are worth nothing any more, and a cube in the supply loses ties. (FW-8.3)"""
    scene = wood("К1 О Т А", players=2, deck=0)
    last, early = values(scene), values(scene, to_come=5)
    assert last.gain(cell_at(1, 1)) > 0.9
    assert last.gain(cell_at(1, 2)) == 0 < early.gain(cell_at(1, 2))
    assert last.cost(5) < 0 < early.cost(5)


def test_whoever_leads_hastens_the_end() -> None:
    """One more card ends the match: good for the leader, bad for the others, nothing to two who are level."""
    table = wood("А О Е И", players=2, deck=9).table
    assert haste(table, [5, 3], 0) > 0 > haste(table, [5, 3], 1)
    assert haste(table, [4, 4], 0) == 0
    wide = wood("А О Е И\n Н Р Т С", players=2, deck=30).table
    assert haste(wide, [5, 3], 0) < haste(table, [5, 3], 0) / 5


def test_a_master_does_not_end_a_lost_match_as_elder() -> None:
    """The last card of the deck would be hers, and seat 1 would win. A player takes it. (FW-7.1)"""
    scene = wood("#1 #1 #1\n А О Е\n И Н Р", "elder", 0, players=2, deck=1, front={1: "К Л М"}, discard="В")
    assert answers(scene, MASTER) == {DECLINE}
    assert DECLINE not in answers(scene, PLAYER)
    winning = wood("#1 #1 #1\n А О Е\n И Н Р", "elder", 0, players=2, deck=1, front={0: "К Л М"}, discard="В")
    assert DECLINE not in answers(winning, MASTER)


# --- placing --------------------------------------------------------------------------------------


def test_a_letter_comes_from_the_card_that_can_be_taken() -> None:
    scene = wood("К О Т\n О1 А Р", "place", 0, players=2, words={0: "кот", 1: "рак"})
    assert scene.options(0, "assign") == [text_of(cell_at(1, 2)), text_of(cell_at(2, 1))]
    for level in LEVELS.values():
        assert answers(scene, level) == {text_of(cell_at(2, 1))}


def test_own_cards_spare_cubes_where_nothing_can_be_won() -> None:
    """О of the field stands nought to four, and one cube would not change that."""
    scene = wood("К О04 Т", "place", 0, players=2, words={0: "ток", 1: ""}, front={0: "О"})
    assert scene.options(0, "assign") == [text_of(cell_at(1, 2)), FRONT]
    assert answers(scene, MASTER) == {FRONT}


def test_words_that_lie_open_are_reckoned_with() -> None:
    """Seat 1 places after seat 0, seat 2 has done so before: only the former is still to come. A novice does
    not think of it."""
    scene = wood("К О Т\n Р А Л", "place", 0, timer=2, words={0: "кот", 1: "рак", 2: "лак"})
    found = announced_cubes(GAME.box, scene.sees(0), 0, PLAYER)
    assert set(found) == {1}
    assert set(found[1]) == {cell_at(1, 1), cell_at(2, 1), cell_at(2, 2)}
    assert announced_cubes(GAME.box, scene.sees(0), 0, NOVICE) == {}


@every_level
def test_a_cube_is_added_where_it_takes_the_card(level: Level) -> None:
    scene = wood("К1 О Т\n Р А Л", "place", 0, players=2, words={0: "кот", 1: "рал"})
    assert answers(scene, level) == {text_of(cell_at(1, 1))}


def test_no_cube_is_wasted_on_a_lost_card() -> None:
    """One against four: one more changes nothing."""
    scene = wood("К14 О Т\n Р А Л", "place", 0, players=2, words={0: "кот", 1: "рал"})
    assert answers(scene, MASTER) == {DONE}


def test_a_moved_cube_comes_from_where_it_is_missed_least() -> None:
    """All cubes stand on the field, one of them where no group will ever be."""
    field = "#1 # К О\n # # Т Р1\n А1 Л3 Е4 И4"
    scene = wood(field, "place", 0, players=2, words={0: "ток", 1: ""})
    assert scene.table.supply[0] == 0
    assert len(scene.options(0, "source")) == 6
    assert answers(scene, MASTER) == {text_of(cell_at(1, 1))}


def test_without_a_word_the_one_cube_goes_where_it_takes_a_card() -> None:
    scene = wood("К О1 Т\n Р01 А Л", players=2)
    write(scene, "", "рал")
    while scene.asked(0, "target") is None:
        answer_all(scene, "place")
    for level in LEVELS.values():
        assert answers(scene, level) == {text_of(cell_at(1, 2))}


# --- after the captures ---------------------------------------------------------------------------


@every_level
def test_a_place_beside_one_s_own_guards_is_guarded(level: Level) -> None:
    scene = wood("#1 #1 # А\n О Е И Н\n Р Т С К", "guard", 0, cell_at(1, 3), players=2)
    assert answers(scene, level) == {"yes"}


def test_a_lonely_place_is_not_guarded_when_cubes_are_few() -> None:
    """Nothing but face-down cards of nobody around: no group can ever come about. (FW-6.17)"""
    scene = wood("# # #\n # # #\n А4 О4 Е1\n Н Р Т", "guard", 0, cell_at(1, 2), players=2)
    assert answers(scene, MASTER) == {"no"}


def test_an_elder_keeps_the_group_that_may_still_grow() -> None:
    """Four in a line: the three that leave a cube beside the open forest go."""
    scene = wood("# #1 #1 #1 #1 А\n . . . . . О", "elder", 0, players=2)
    kept = cell_at(1, 5)
    for level in LEVELS.values():
        (answer,) = answers(scene, level)
        assert text_of(kept) not in answer.split(",")


def test_groups_in_the_making_are_worth_their_chance() -> None:
    table = wood("#1 #1 А О\n # Е И Н", players=2).table
    near = expected_cards(guard_chances(table, 0, 1.0))
    assert expected_cards(guard_chances(table, 1, 1.0)) < near < 1
    assert expected_cards(guard_chances(table, 0, 0.0)) == 0


# --- the refresh ----------------------------------------------------------------------------------


@every_level
def test_a_useful_letter_is_laid(level: Level) -> None:
    scene = wood("К О Т\n Р А Л", players=2).at("lay_card", drawn={0: ["Ъ", "Е", "Щ"]})
    assert answers(scene, level) == {"Е"}


@every_level
def test_a_card_is_laid_where_a_group_may_grow(level: Level) -> None:
    """Two guards of ours side by side: the third place of the group."""
    scene = wood("# #1 #1 .\n # # # #\n А О Е И\n Н Р Т С", players=2).at("lay_card", drawn={0: ["Л"]})
    beside = {cell_at(0, 2), cell_at(0, 3), cell_at(1, 4)}
    assert answers(scene, level) <= set(map(text_of, beside))


def test_the_field_is_closed_if_that_brings_our_guards_together() -> None:
    scene = wood("#1 # #1 #1\n А # О Е\n И # Н Р\n Т # С К", "close_field", players=2)
    assert answers(scene, MASTER) == {"rows"}


def test_the_field_is_not_closed_for_others() -> None:
    scene = wood("#01 # #01 #01\n А # О Е\n И # Н Р\n Т # С К", "close_field", players=2)
    assert answers(scene, MASTER) == {LEAVE_OPEN}


def test_whatever_line_is_asked_a_card_of_it_goes() -> None:
    """Two cards of the first line could go; ours come together either way but one."""
    scene = wood("# #1 # #1 #1\n А # О Е И\n Н # Р Т С", "close_field", players=2)
    scene.does(0, "close", "rows")
    assert answers(scene, MASTER) == {text_of(cell_at(1, 3))}


# --- votes ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.28")
def test_bots_doubt_only_what_they_do_not_know() -> None:
    scene = wood("К О Т Р А Л Ы М И Н", judge="vote")
    write(scene, "кот", "рокыл", "лак")
    assert answers(scene, MASTER) <= {"-", "рокыл"}
    assert "рокыл" in answers(scene, MASTER)
    assert answers(scene, MASTER, seat=1) == {"-"}


@pytest.mark.rule("FW-5.28")
def test_votes_are_honest() -> None:
    """For a word it knows and for its own, never for another."""
    for word, expected in (("кот", {"for"}), ("рокыл", {"against", "abstain"})):
        scene = wood("К О Т Р А Л Ы М И Н", judge="vote")
        write(scene, "лак", word, "мак")
        scene.does(0, "doubt", word)
        scene.does(1, "doubt", "-")
        scene.does(2, "doubt", "-")
        assert answers(scene, MASTER) == expected
        assert answers(scene, MASTER, seat=1) == {"for"}


@every_level
@pytest.mark.parametrize(("word", "known"), [("лес", True), ("ёлка", True), ("лёс", False)])
def test_bots_do_not_take_yo_for_e(level: Level, word: str, known: bool) -> None:
    assert bot(level).knows(word) is known


def test_levels_come_weakest_first() -> None:
    names: Iterator[str] = iter(with_bots("forest_whisper")[1])
    assert list(names) == ["random", "novice", "player", "master"]
