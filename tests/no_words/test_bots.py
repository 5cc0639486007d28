"""The bots of «Нет слов»: what they may know, when they answer, when they keep quiet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from no_words.talk import GAME, spelled, talk, verdict
from polyana.bots import Choice
from polyana.bots.series import Job, play_job
from polyana.games import with_bots
from polyana.games.no_words.bots.attention import LEVELS, MASTER, NOVICE, PLAYER, Level, chance, difficulty
from polyana.games.no_words.bots.bot import WordBot
from polyana.games.no_words.bots.letter_choice import LetterChoice
from polyana.games.no_words.bots.rivals import Rivals
from polyana.games.no_words.bots.word_risk import Standing, risk
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.games.no_words.rules.words import cost
from polyana.testing.scene import Scene
from polyana.testing.soak import first_seed
from polyana.words import lexicon

SEEDS = range(60)
OBVIOUS, HOPELESS = "О* А* М Д", "О* А* Щ Ф"
"""«Дом» leaps to the eye; nothing at all can be made."""


def bot(level: Level, seat: int, seed: int, *, alone: bool = False) -> WordBot:
    made = WordBot(GAME, seat, Random(seed), level)
    made.alone = alone
    return made


def choice(scene: Scene[Talk], made: WordBot) -> Choice:
    found = made.choose(scene.match.view(made.seat))
    assert found is not None
    return found


def choices(scene: Scene[Talk], level: Level, seat: int) -> Iterator[Choice]:
    """What bots of all seeds choose here."""
    return (choice(scene, bot(level, seat, seed)) for seed in SEEDS)


def part_called(scene: Scene[Talk], level: Level, seat: int) -> float:
    """How many of the bots call a word."""
    return sum(one.text != "pass" for one in choices(scene, level, seat)) / len(SEEDS)


# --- what they may know ---------------------------------------------------------------------------


def seated(players: int, first: int) -> tuple[str, ...]:
    names = ("novice", "player", "random", "novice", "master", "player")
    return tuple(names[(first + seat) % len(names)] for seat in range(players))


@pytest.mark.parametrize("checking", ["dictionary", "vote"])
@pytest.mark.parametrize("pace", ["window", "free"])
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_need_no_more_than_their_view(
    players: int, pace: Literal["window", "free"], checking: Literal["dictionary", "vote"]
) -> None:
    """Whole matches of all levels: nobody peeks, no answer is refused, every match ends."""
    settings = Settings(pace=pace, checking=checking, turn_seconds=10 if players % 2 else None)
    for number in (0, 2, 4):  # so that at two seats too everybody sits once
        job = Job(with_bots, "no_words", seated(players, number), settings, f"view/{number}")
        assert play_job(job).record.match.over


@pytest.mark.soak
@pytest.mark.parametrize("pace", ["window", "free"])
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_need_no_more_than_their_view_at_length(players: int, pace: Literal["window", "free"]) -> None:
    for number in range(100):
        grade: Literal[3, 4, 5] = (3, 4, 5)[number % 3]
        settings = Settings(pace=pace, checking="vote", grade=grade, games=1 + number % 2, proper_names=True)
        job = Job(with_bots, "no_words", seated(players, number), settings, f"soak/{first_seed()}/{number}")
        assert play_job(job).record.match.over


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_nobody_calls_words_beyond_their_grade(level: Level) -> None:
    scene = talk("О* А* И* Е* К Т Р С Л Н", mover=0)
    called = {one.text for one in choices(scene, level, 1)} - {"pass"}
    assert called
    assert max(lexicon().grade(word) for word in called) <= level.grade


def test_the_table_s_grade_binds_bots_too() -> None:
    scene = talk("О* А* И* Е* К Т Р С Л Н", mover=0, grade=3)
    called = {one.text for one in choices(scene, MASTER, 1)} - {"pass"}
    assert max(lexicon().grade(word) for word in called) <= 3


@pytest.mark.rule("NW-5.15")
def test_bots_never_call_coarse_words() -> None:
    """The letters spell a coarse word that would count: no bot calls it, whatever else it sees."""
    box = [*GAME.box.cards.red, *GAME.box.cards.black]
    words = [
        word
        for word in sorted(lexicon().coarse)
        if 0 < lexicon().grade(word) <= 4 and 3 <= len(word) <= 6 and "ъ" not in word
        if not Counter(spelled(word).split()) - Counter(box)
    ]
    assert len(words) >= 3
    for word in words:
        scene = talk(spelled(word), mover=0)
        for seed in range(5):
            assert choice(scene, bot(MASTER, 1, seed)).text not in lexicon().coarse
        assert verdict(scene, 1, word) == "counts"


def test_tried_words_are_not_called_again() -> None:
    scene = talk("О* Д М", mover=0)
    assert {one.text for one in choices(scene, MASTER, 1)} >= {"дом"}
    scene.at("window", tried=("дом", "мод"))
    assert {one.text for one in choices(scene, MASTER, 1)} == {"pass"}


# --- when they answer -----------------------------------------------------------------------------


@pytest.mark.rule("NW-4.22")
@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_pass_comes_at_the_same_moment_whether_there_is_a_word_or_not(level: Level) -> None:
    """Same chance, same delay: seen, overlooked or impossible makes no difference."""
    passes = 0
    for seed in SEEDS:
        with_word = choice(talk(OBVIOUS, mover=0), bot(level, 1, seed))
        without = choice(talk(HOPELESS, mover=0), bot(level, 1, seed))
        assert without.text == "pass"
        if with_word.text == "pass":
            passes += 1
            assert with_word.delay == without.delay
        else:
            assert with_word.delay < without.delay
    assert passes < len(SEEDS)
    assert level is not NOVICE or passes > 3


@pytest.mark.rule("NW-4.22", "NW-4.5")
def test_deliberate_silence_is_no_slower() -> None:
    """A master who sees the word and keeps it to himself passes just when he would have passed anyway."""
    losing = {0: 0, 1: 9, 2: 6, 3: 6}
    for seed in SEEDS:
        quiet = choice(talk(OBVIOUS, players=4, mover=1, discards=losing), bot(MASTER, 3, seed))
        idle = choice(talk(HOPELESS, players=4, mover=1, discards=losing), bot(MASTER, 3, seed))
        assert quiet._replace(question="") == idle._replace(question="")


@pytest.mark.rule("NW-4.22")
def test_what_was_seen_once_does_not_move_later_delays() -> None:
    """Two windows in a row: a word in the first changes nothing about the time of the second pass."""
    for seed in SEEDS:
        one, other = bot(MASTER, 1, seed), bot(MASTER, 1, seed)
        choice(talk(OBVIOUS, mover=0), one)
        choice(talk(HOPELESS, mover=0), other)
        later = talk(HOPELESS + " Ц", mover=0)
        assert choice(later, one).delay == choice(later, other).delay


@pytest.mark.rule("NW-4.22")
@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_free_placement_comes_at_the_same_moment_whether_there_is_a_word_or_not(level: Level) -> None:
    for seed in range(25):
        with_word = choice(talk(OBVIOUS, mover=0, pace="free"), bot(level, 1, seed))
        without = choice(talk(HOPELESS, mover=0, pace="free"), bot(level, 1, seed))
        assert without.question.split("-")[1] == "place"
        if with_word.question.split("-")[1] == "place":
            assert with_word.delay == without.delay
        else:
            assert with_word.delay < without.delay


@pytest.mark.rule("NW-4.22")
def test_a_free_placement_after_deliberate_silence_is_no_slower() -> None:
    """The word would end the game for somebody else's victory: the master places at his own time."""
    losing = {0: 9, 1: 6, 2: 0}
    for seed in range(25):
        quiet = choice(talk(OBVIOUS, mover=0, pace="free", discards=losing), bot(MASTER, 1, seed))
        idle = choice(talk(HOPELESS, mover=0, pace="free", discards=losing), bot(MASTER, 1, seed))
        assert quiet.question.split("-")[1] == "place"
        assert quiet.delay == idle.delay


@pytest.mark.rule("NW-4.22")
def test_a_bot_among_people_leaves_them_time_to_look() -> None:
    """Not before the table's pause with people at the table; among bots nobody needs it."""
    scene = talk(HOPELESS, mover=0, pace="free", bot_pause=15)
    among = [choice(scene, bot(PLAYER, 1, seed)).delay for seed in range(25)]
    alone = [choice(scene, bot(PLAYER, 1, seed, alone=True)).delay for seed in range(25)]
    assert min(among) >= 15
    assert min(alone) < 15


def test_a_bot_that_has_nothing_to_call_and_owes_nothing_is_silent() -> None:
    scene = talk(HOPELESS, mover=0, pace="free")
    assert bot(MASTER, 2, 1).choose(scene.match.view(2)) is None


# --- calling or keeping quiet ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_whoever_is_next_to_place_calls(level: Level) -> None:
    """Otherwise the word would be called against them."""
    seen = part_called(talk(OBVIOUS, mover=0), level, 1)
    assert seen > {NOVICE: 0.4, PLAYER: 0.7, MASTER: 0.9}[level]


@pytest.mark.rule("NW-4.5")
@pytest.mark.parametrize("level", [PLAYER, MASTER], ids=["player", "master"])
def test_no_call_that_hands_the_victory_to_somebody_else(level: Level) -> None:
    """The mover would reach ten points and seat 0 would win: better wait for another mover."""
    scene = talk(OBVIOUS, players=4, mover=1, discards={0: 0, 1: 9, 2: 6, 3: 6})
    assert part_called(scene, level, 3) == 0


@pytest.mark.rule("NW-4.5")
def test_a_kept_word_hits_the_leader() -> None:
    """A master lets the word lie while the leader is next to place, and calls it when they have placed."""
    piles = {0: 6, 1: 7, 2: 1, 3: 6}
    assert part_called(talk(OBVIOUS, players=4, mover=1, discards=piles), MASTER, 3) == 0
    assert part_called(talk(OBVIOUS, players=4, mover=2, discards=piles), MASTER, 3) > 0.9


def test_a_master_prefers_the_dearer_word() -> None:
    scene = talk("О* А* Т К С Л", players=2, mover=0)
    said = scene.table.conversation
    costs = {
        level: [cost(said, one.text) for one in choices(scene, level, 1) if one.text != "pass"]
        for level in (NOVICE, MASTER)
    }
    assert sum(costs[MASTER]) / len(costs[MASTER]) > sum(costs[NOVICE]) / len(costs[NOVICE])


def test_the_last_window_is_judged_by_the_final_points() -> None:
    """The deck is empty: a call counts only for who then wins."""
    helps = talk(OBVIOUS, players=3, mover=0, deck=0, discards={0: 2, 1: 3, 2: 9})
    in_vain = talk(OBVIOUS, players=3, mover=2, deck=0, discards={0: 2, 1: 2, 2: 9})
    assert Standing(helps.table, 1).worth(0, 2) == 1
    assert part_called(helps, MASTER, 1) > 0.9
    assert Standing(in_vain.table, 1).worth() == Standing(in_vain.table, 1).worth(2, 2) == 0.5


# --- placing --------------------------------------------------------------------------------------


def laid(scene: Scene[Talk], level: Level, seed: int) -> str:
    return choice(scene, bot(level, 0, seed)).text


@pytest.mark.parametrize("level", [PLAYER, MASTER], ids=["player", "master"])
def test_a_letter_that_makes_a_plain_word_is_not_laid(level: Level) -> None:
    scene = talk("О* А* Д", players=2, turn=0, hands={0: "М Щ Ф"})
    assert "М" not in {laid(scene, level, seed) for seed in range(15)}


def test_a_cornered_bot_lays_something() -> None:
    """Every letter allows a word; it places anyway and hopes. (NW-4.6)"""
    scene = talk("О* А* И* Е* К Т Р", players=2, turn=0, hands={0: "М Л С"})
    assert laid(scene, MASTER, 1) in {"М", "Л", "С"}


def test_a_master_learns_whom_he_plays_with() -> None:
    rivals = Rivals()
    assert rivals.likeliest(1) == "master"
    missed = risk(["дом", "мода"], ["О*", "А*", "Д", "М"], "м", lexicon().grade)
    assert missed.missed["novice"] > missed.missed["player"] > missed.missed["master"]
    for _ in range(3):
        rivals.overlooked(1, missed)
    assert rivals.likeliest(1) == "novice"
    rivals.called(1, 4)
    assert rivals.of(1)["master"] > 0.1


def test_rare_words_are_no_danger_among_novices() -> None:
    scene = talk("О* А* Д", players=2, turn=0, hands={0: "М Щ Ф"})
    novice, stranger = Rivals(), Rivals()
    missed = risk(["дом"], ["О*", "А*", "Д", "М"], "м", lexicon().grade)
    for _ in range(6):
        novice.overlooked(1, missed)
    threats = []
    for rivals in (novice, stranger):
        view = scene.match.view(0).table
        threats.append(LetterChoice(GAME.box, MASTER, view, 0, rivals, Random(1)).option("М").threat)
    assert threats[0] < threats[1]


def test_long_rare_and_stale_words_are_harder_to_see() -> None:
    plain = difficulty("кот", 1, 5, "т")
    assert plain == 0
    assert (
        min(
            difficulty(*args)
            for args in (("котик", 1, 5, "т"), ("кот", 3, 5, "т"), ("кот", 1, 9, "т"), ("кот", 1, 5, "л"))
        )
        > plain
    )
    assert chance(MASTER, 1, 1) > chance(PLAYER, 1, 1) > chance(NOVICE, 1, 1) > 0


# --- votes ----------------------------------------------------------------------------------------


def test_votes_are_honest() -> None:
    """For a word it knows, never for one it does not, for its own call always."""
    scene = talk("О* А* Д М Щ Ф", mover=0, checking="vote")
    scene.does(1, "call", "дом")
    assert {choice(scene, bot(NOVICE, 0, seed)).text for seed in range(9)} == {"accept"}
    scene = talk("О* А* Д М Щ Ф", mover=0, checking="vote")
    scene.does(1, "call", "фощ")
    assert {choice(scene, bot(MASTER, 0, seed)).text for seed in range(9)} == {"dispute"}
    scene.does(0, "dispute", "dispute")
    assert {choice(scene, bot(MASTER, 2, seed)).text for seed in SEEDS} == {"against", "abstain"}
    assert {choice(scene, bot(MASTER, 1, seed)).text for seed in range(9)} == {"for"}


def test_levels_are_levels() -> None:
    """The player beats the novice, the master the player."""
    for better, worse, matches in (("player", "novice", 30), ("master", "player", 20)):
        won = 0.0
        for number in range(matches):
            names = (better, worse) if number % 2 else (worse, better)
            over = play_job(
                Job(with_bots, "no_words", names, Settings(), f"levels/{number}")
            ).record.match.over
            assert over is not None
            won += (names.index(better) in over.winners) / len(over.winners)
        assert won / matches > 0.7
