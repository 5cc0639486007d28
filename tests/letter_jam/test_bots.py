"""The bots of «Букводжем»: what they may know, how they give and read clues, how they lay their word."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import numpy as np
import pytest

from letter_jam.jam import GAME, SOLVER, decide, fresh, give, jam, whole
from polyana.bots import Choice
from polyana.bots.series import Job, play_job, report
from polyana.games import bots, with_bots
from polyana.games.letter_jam.bots.bot import JamBot
from polyana.games.letter_jam.bots.columns import Columns
from polyana.games.letter_jam.bots.finishing import Finish, Plan
from polyana.games.letter_jam.bots.giving import Giver, Reader, expected, lay, noted_by
from polyana.games.letter_jam.bots.guess_sheet import Sheet
from polyana.games.letter_jam.bots.levels import LEVELS, MASTER, NOVICE, PLAYER, Level
from polyana.games.letter_jam.bots.rows import Row, share_of
from polyana.games.letter_jam.rules.cards import ALPHABET
from polyana.games.letter_jam.rules.clue_letters import read_draft
from polyana.games.letter_jam.rules.draft import AT_PLAYER, Draft, Place
from polyana.games.letter_jam.rules.final_line import Claim, FinalLine, Part
from polyana.games.letter_jam.rules.settings import Settings
from polyana.games.letter_jam.rules.table import Jam
from polyana.testing.scene import Scene

SEEDS = range(24)
NAMES = ("novice", "player", "master", "random")


def bot(level: Level, seat: int, seed: int = 1) -> JamBot:
    return JamBot(GAME, seat, Random(seed), level)


def choice(scene: Scene[Jam], made: JamBot) -> Choice:
    found = made.choose(scene.match.view(made.seat))
    assert found is not None
    return found


def choices(scene: Scene[Jam], level: Level, seat: int) -> Iterator[Choice]:
    """What bots of all seeds choose here."""
    return (choice(scene, bot(level, seat, seed)) for seed in SEEDS)


def sheet(level: Level, seat: int) -> Sheet:
    return Sheet(SOLVER, level, seat, Random(1))


def played(name: str, players: int, number: int, **settings: Any) -> tuple[float, ...]:
    """Score, rating and percentage of right words of one match of bots of a level."""
    return report(
        Job(with_bots, "letter_jam", (name,) * players, Settings(**settings), f"levels/{number}")
    ).team


# --- whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "number"),
    [
        pytest.param(players, number, marks=pytest.mark.soak if (players + number + number // 2) % 2 else ())
        for players in range(2, 7)
        for number in range(6)
    ],
)
def test_bots_need_no_more_than_their_view(players: int, number: int) -> None:
    """Whole matches of all levels in all settings: nobody peeks, no answer is refused, every match ends.

    Every number of players and every setting is met; all of them together in a long run.
    """
    seated = tuple(NAMES[(seat + number) % (4 if number % 2 else 3)] for seat in range(players))
    settings = Settings(
        words="author" if number % 4 > 1 else "app",
        length=(3, 4, 5, 6, 7, 5)[number],
        lengths=" ".join("35746"[seat % 5] for seat in range(players)) if number == 5 else "",
        checking="vote" if number % 3 == 0 else "dictionary",
        proposal_seconds=20 if number == 4 else 180,
        scoring=number != 1,
    )
    record, _ = play_job(Job(with_bots, "letter_jam", seated, settings, f"view/{players}/{number}"))
    assert record.match.over
    if "random" not in seated:
        assert len(record.match.table.clues) >= players - 1
        late = {line.kind for line in record.lines if line.by}
        assert late <= ({"ready"} if number == 4 else set())


@pytest.mark.parametrize("name", LEVELS)
def test_a_seed_is_a_match(name: str) -> None:
    job = Job(with_bots, "letter_jam", (name,) * 3, Settings(), "seed")
    first, again = play_job(job), play_job(job)
    assert first.record.text() == again.record.text()
    assert first.seconds == again.seconds


def test_the_levels_are_apart() -> None:
    """Teams of one level with the same cards: each is better than the one below."""
    found = {name: [played(name, 4, number) for number in range(4)] for name in LEVELS}
    novice, player, master = (fmean(one[0] for one in found[name]) for name in LEVELS)
    assert novice + 10 < player
    assert player + 3 < master
    assert fmean(one[2] for one in found["master"]) >= 80
    assert fmean(one[2] for one in found["novice"]) <= 60


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
def test_masters_solve_at_least_four_words_of_five(players: int) -> None:
    assert fmean(played("master", players, number)[2] for number in range(60)) >= 80


def test_bots_are_quick() -> None:
    """The dearest decision, the look for a clue, in the time of one core; the first one loads the lexicon."""
    slowest = dict.fromkeys(LEVELS, 0.0)
    for name, level in LEVELS.items():
        scene = fresh(6, b"quick", length=7)
        for seat in scene.match.waiting():
            begun = process_time()
            choice(scene, bot(level, seat))
            if seat:
                slowest[name] = max(slowest[name], process_time() - begun)
    assert slowest["novice"] < 0.3
    assert slowest["player"] < 0.3
    assert slowest["master"] < 1.0


# --- what they may know, and when they answer ---------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_the_own_letter_changes_neither_answer_nor_moment(level: Level) -> None:
    """Two worlds that differ in the own letter only; the clue can be read either way."""
    found = []
    for letter in "АОУ":
        scene = jam({0: "Б", 1: letter, 2: "Р"}, virtual="К Т")
        chosen = [choice(scene, bot(level, 1))]
        give(scene, 3, f"б{letter.lower()}р p0 p1 p2")
        chosen += [choice(scene, bot(level, 1, seed)) for seed in range(5)]
        decide(scene)
        scene.at("close", "LJ-10.1")
        chosen += [choice(scene, bot(level, 1, seed)) for seed in range(5)]
        found.append([(one.text, one.delay) for one in chosen])
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_what_a_bot_sees_does_not_move_its_answer_in_time(level: Level) -> None:
    """A clear clue or a vague one, a clue to give or none: the moment is the same."""
    clear, vague = (jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т") for _ in range(2))
    give(clear, 3, "барак p0 p1 p2 p1 v1")
    give(vague, 3, "ба p0 p1")
    assert [one.delay for one in choices(clear, level, 1)] == [one.delay for one in choices(vague, level, 1)]
    rich = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    poor = jam({0: "Ь", 1: "Ы", 2: "Й"}, virtual="Ж Ф")
    here, there = list(choices(rich, level, 3)), list(choices(poor, level, 3))
    assert [one.delay for one in here] == [one.delay for one in there]
    assert min(one.delay for one in here) > 3
    assert max(one.delay for one in here) < 60
    assert len({one.delay for one in here}) == len(here)


def test_a_bot_keeps_within_a_short_glass() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т", proposal_seconds=20)
    assert max(one.delay for one in choices(scene, NOVICE, 3)) <= 12


# --- giving clues -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_clues_are_legal_and_of_the_level_s_vocabulary(level: Level) -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "О"}, virtual="К Т", bonus="Л")
    view = scene.sees(3)
    for one in choices(scene, level, 3):
        draft = read_draft(view, 3, one.text)
        assert draft.text == one.text
        assert GAME.box.lexicon.grade(draft.word) <= level.gives
        assert draft.numbers.players > 0


def test_novices_overlook_words_and_masters_do_not() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    view = scene.sees(3)
    seen = {
        name: fmean(len(list(Giver(GAME.box, level, view, 3, Random(seed)).drafts())) for seed in SEEDS)
        for name, level in LEVELS.items()
    }
    assert 1 <= seen["novice"] < seen["player"] / 2 < seen["master"] / 4


def test_a_clue_is_worth_what_it_tells() -> None:
    """«Барак» leaves no doubt about А, «бар» does, and a letter that is known already gains nothing."""
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    reader = Reader(GAME.box, MASTER, scene.sees(3), 3, 1)
    assert reader.gain("Б?Р?К") > reader.gain("Б?Р") > 0
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    decide(scene)
    later = Reader(GAME.box, MASTER, scene.sees(3), 3, 1)
    assert later.gain("Б?Р") < reader.gain("Б?Р") / 4


def test_the_giver_does_not_know_its_own_letter_in_older_clues() -> None:
    """What another player noted of the giver's letter stays a blank to the giver."""
    found = []
    for letter in "АУ":
        scene = jam({0: "Б", 1: letter, 2: "Р"}, virtual="К Т")
        give(scene, 3, f"б{letter.lower()}р p0 p1 p2")
        decide(scene)
        view = scene.sees(1)
        assert noted_by(view, view.clues[0], 0, 1) == "?.Р"
        found.append(Reader(GAME.box, MASTER, view, 1, 0).known)
    assert found[0] == found[1]


def test_masters_help_whoever_needs_it() -> None:
    """Two players have the same letter, one of them has heard enough of it: the chips lie at the other's."""
    scene = jam({0: "Б", 1: "А", 2: "А"}, virtual="К Р")
    give(scene, 3, "барак p0 p1 v2 p1 v1")
    decide(scene)
    found = Giver(GAME.box, MASTER, scene.sees(3), 3, Random(1))
    first, second = (found.worth(Draft.from_text(text)) for text in ("рак v2 p1 v1", "рак v2 p2 v1"))
    assert second > first + 1
    best = found.best()
    assert best is not None
    assert Place(AT_PLAYER, 2) in best.draft.places


def test_chips_lie_at_players_cards_first() -> None:
    cards = {"p0": "К", "p2": "К", "v1": "О", "v2": "К", "b0": "О"}
    there = {Place.from_text(place): card for place, card in cards.items()}
    ways = [Draft("кок", way).text for way in lay(there, "кок")]
    assert ways == ["кок p0 v1 p2", "кок p0 v1 p0", "кок p2 v1 p2"]
    assert Draft("окно", next(lay(there, "окно"))).text == "окно v1 p0 * v1"


def test_a_better_clue_than_its_numbers_show_is_called_very_good() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    made = bot(MASTER, 3)
    scene.does(3, "propose", choice(scene, made).text)
    found = made.draft(scene.sees(3))
    assert found is not None
    said = choice(scene, made).text
    assert said == ("good" if found.good else "ready")
    quiet = found.draft.numbers
    assert expected(quiet, ("good",)) > expected(quiet)


def test_votes_go_to_the_most_promising_proposal() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "О"}, virtual="К Т")
    scene.does(0, "propose", "рак p2 p1 v1")
    scene.does(3, "propose", "рак p2 p1 v1")
    scene.does(2, "propose", "ба p0 p1")
    for seat in (0, 2, 3):
        scene.does(seat, "ready", "ready")
    scene.does(1, "ready", "ready")
    for level in LEVELS.values():
        assert choice(scene, bot(level, 1)).text in ("0", "3")


@pytest.mark.parametrize("level", [PLAYER, MASTER], ids=["player", "master"])
def test_whoever_takes_a_red_marker_comes_first(level: Level) -> None:
    """Two proposals with the same numbers: green markers are better kept."""
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "О"}, virtual="К Т")
    scene.at("propose", red_of={0: 1, 1: 1, 2: 1, 3: 0}, reds=1)
    for seat in (0, 3):
        scene.does(seat, "propose", "рак p2 p1 v1")
    for seat in range(4):
        scene.does(seat, "ready", "ready")
    assert choice(scene, bot(level, 1)).text == "3"


# --- reading clues ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [PLAYER, MASTER], ids=["player", "master"])
def test_a_bot_takes_a_letter_that_the_clues_leave_no_doubt_about(level: Level) -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "краб v1 p2 p1 p0")
    texts = [one.text for one in choices(scene, level, 1)]
    assert texts.count("move А") >= 0.7 * len(texts)
    assert set(texts) == {"move А"} or level == PLAYER


def test_novices_miss_readings() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "бар p0 p1 p2")
    read = [tuple(Sheet(SOLVER, NOVICE, 1, Random(seed)).read("Б?Р")) for seed in SEEDS]
    assert len(set(read)) > 3
    assert {share for one in read for share in one} == {0.0, 1.0}
    assert len({tuple(Sheet(SOLVER, MASTER, 1, Random(seed)).read("Б?Р")) for seed in SEEDS}) == 1


def test_what_was_noticed_is_not_forgotten() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "бар p0 p1 p2")
    own = sheet(NOVICE, 1)
    assert own.card(scene.sees(1), 0).tolist() == own.card(scene.sees(1), 0).tolist()


def test_masters_stay_in_doubt_while_there_is_time() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "бар p0 p1 p2")
    assert choice(scene, bot(MASTER, 1)).text.startswith("stay ")
    scene.at("decisions", reds=0, leaves=1, heart=0)
    assert choice(scene, bot(MASTER, 1)).text.startswith("move ")


def test_a_word_that_nobody_knows_tells_nothing() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р"}, virtual="К Т")
    give(scene, 3, "ктбрарк v1 v2 p0 p2 p1 p2 v1")
    for level in LEVELS.values():
        assert set(sheet(level, 1).card(scene.sees(1), 0)) == {1.0}


def test_masters_think_of_the_whole_row() -> None:
    """Four letters of the row are known: that leaves few letters for the fifth, without any clue."""
    cards = np.full((5, len(ALPHABET)), 1e-6)
    for card, letter in enumerate("АВТО"):
        cards[card, ALPHABET.index(letter)] = 1
    cards[4] = 1
    columns = SOLVER.columns(5)
    row = Row(columns, np.where(columns.grades <= 2, 1.0, 0.0), cards)
    letter, share = share_of(row.letter(4))
    assert letter == "Р"
    assert share > 0.5
    assert next(iter(row.orders())) == "АВТОР"


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_row_is_read_within_the_vocabulary(level: Level) -> None:
    """The program's words are of the agreed grade; a neighbour's may be of any that comes to mind."""
    grades = SOLVER.columns(5).grades
    drawn, written = (
        Sheet(SOLVER, level, 0, Random(1)).known(fresh(3, words=words).sees(0), 5)
        for words in ("app", "author")
    )
    assert set(grades[drawn == 1]) == {1, 2}
    assert set(grades[written > 0]) == set(range(1, level.grade + 1))


def test_words_of_a_row_are_weighed_over_all_orders() -> None:
    """The permanent, worked out by hand for a row of two cards and one word."""
    cards = np.zeros((2, len(ALPHABET)))
    for card, (yes, no) in enumerate(((0.6, 0.4), (0.5, 0.5))):
        cards[card, ALPHABET.index("У")], cards[card, ALPHABET.index("М")] = yes, no
    row = Row(Columns(2, [("ум", 1)]), np.array([1.0]), cards)
    assert row.weights().tolist() == [pytest.approx(0.6 * 0.5 + 0.4 * 0.5)]
    assert row.letter(0)[ALPHABET.index("У")] == pytest.approx(0.6 * 0.5)
    assert row.orders() == {"УМ": pytest.approx(0.6), "МУ": pytest.approx(0.4)}


# --- the final word ---------------------------------------------------------------------------------


def finish(level: Level, faces: dict[str, float]) -> Finish:
    return Finish(GAME.box, level.grade, faces)


def test_the_likeliest_line_wins() -> None:
    plan = finish(MASTER, {"ШТОРА": 0.3, "КАДУЧ": 0.7}).best([], 0.0)
    assert plan is not None
    assert plan.line.text == "чудак 5 4 3 2 1"
    assert plan.chance == pytest.approx(0.7)
    both = finish(MASTER, {"КОТ": 0.5, "КОД": 0.5}).best([], 0.0)
    assert both is not None
    assert both.line.text in ("кот 1 2 3", "код 1 2 3")
    assert both.chance == 1.0  # laid like this, either letter makes a word


def test_the_joker_covers_the_card_in_doubt() -> None:
    faces = {"КОМНАТЫ"[:5]: 0.0} | {f"АВТО{letter}": 0.2 for letter in "РЫЬЙЯ"}
    own, with_joker = (finish(MASTER, faces).best(centre, 0.1) for centre in ([], ["*"]))
    assert own is not None
    assert with_joker is not None
    assert own.chance < 0.5
    assert with_joker.chance == pytest.approx(1.0)
    assert with_joker.claim is not None
    assert with_joker.claim.is_joker
    assert Part(5, "*") in with_joker.line.parts


def test_a_centre_card_is_left_to_others_if_it_helps_little() -> None:
    faces = {"АВТОР": 0.95, "АВТОЫ": 0.05}
    plan = finish(MASTER, faces).best(["*"], 0.1)
    assert plan is not None
    assert not plan.claim


def test_a_bonus_letter_makes_the_word_longer() -> None:
    plan = finish(MASTER, {"АВТОР": 1.0}).longer(["О"])
    assert plan is not None
    assert plan.line.word == "ворота"
    assert Part(centre="О") in plan.line.parts
    assert plan.claim == Claim("О", "О")
    assert Plan(FinalLine.from_text("кот 1 2 3"), 1.0).claim is None


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_bot_claims_lays_and_is_done(level: Level) -> None:
    scene = whole("КОТ", players=2, length=3, bonus="О А Р")
    for seat in (0, 1):
        made = bot(level, seat)
        for _ in range(4):
            found = choice(scene, made)
            question = next(one for one in scene.match.questions(seat) if one.id == found.question)
            scene.does(seat, question.kind, found.text)
            if question.kind == "done":
                break
        assert seat in scene.table.ready or scene.table.stage == "reveal"


def test_only_the_last_makes_a_longer_word_and_only_a_master() -> None:
    """Whoever is not last leaves the joker to the others."""
    scene = whole("КОТ", players=2, length=3)
    made = bot(MASTER, 0)
    made._faces = {"КОТ": 1.0}
    asked = {one.kind: one for one in scene.match.questions(0)}
    plan = made.plan(scene.sees(0), asked)
    assert plan is not None
    assert not plan.claim
    scene.does(1, "done", "done")
    asked = {one.kind: one for one in scene.match.questions(0)}
    longer = made.plan(scene.sees(0), asked)
    assert longer is not None
    assert Part(centre="*") in longer.line.parts
    other = bot(PLAYER, 0)
    other._faces = {"КОТ": 1.0}
    plain = other.plan(scene.sees(0), asked)
    assert plain is not None
    assert not plain.claim


# --- the rest ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_word_for_the_neighbour_is_a_common_one(level: Level) -> None:
    """Whose cards make one takes no cards from the discards, though they are offered."""
    scene = fresh(4, words="author")
    for seat in range(4):
        word = choice(scene, bot(level, seat)).text
        assert 1 <= GAME.box.lexicon.grade(word) <= 2
        scene.does(seat, "word", word)


def test_an_author_without_a_word_asks_for_help_and_then_lets_the_program_choose() -> None:
    scene = fresh(4, words="author")
    scene.does(1, "word", choice(scene, bot(PLAYER, 1)).text)
    scene.at("author", shares={**scene.table.shares, 0: "ЖЗЙФХЦ"})
    assert choice(scene, bot(PLAYER, 0)).text == "help"
    scene.at("author", shares={**scene.table.shares, 0: "ЖЗЙФХЦ"}, helps={0: 2, 1: 0, 2: 0, 3: 0})
    assert choice(scene, bot(PLAYER, 0)).text == "auto"


def test_who_thinks_of_the_score_asks_whether_it_is_enough() -> None:
    done = jam(extra={0: "А", 1: "О", 2: "К", 3: "Т"}, virtual="Р Л")
    assert choice(done, bot(MASTER, 1)).text == "enough"
    assert choice(done, bot(PLAYER, 1)).text == "enough"
    assert choice(done, bot(NOVICE, 1)).text not in ("enough", "ready")
    done.does(0, "enough", "enough")
    assert choice(done, bot(NOVICE, 1)).text == "yes"
    going = jam(extra={0: "А", 1: "О", 2: "К"}, virtual="Р Л")
    going.does(0, "enough", "enough")
    assert {choice(going, bot(level, 3)).text for level in LEVELS.values()} == {"no"}


@pytest.mark.rule("LJ-4.24")
def test_bots_want_one_more_round_for_their_letters_and_then_agree_to_finish() -> None:
    for idle, said in ((1, "more"), (2, "over")):
        scene = jam({1: "О"}, extra={0: "А"}, virtual="Р Л", phase="over", zones={"idle": idle})
        assert {choice(scene, bot(level, 1)).text for level in LEVELS.values()} == {said}
        assert {choice(scene, bot(level, 0)).text for level in LEVELS.values()} == {"over"}


def test_an_extra_letter_is_guessed_when_it_is_likely() -> None:
    scene = jam({0: "Б", 2: "Р"}, virtual="К Т", extra={1: "А"})
    give(scene, 3, "барак p0 p1 p2 p1 v1")
    assert choice(scene, bot(MASTER, 1)).text == "А"
    vague = jam({0: "Б", 2: "Р"}, virtual="К Т", extra={1: "А"})
    give(vague, 3, "ктбрарк v1 v2 p0 p2 p1 p2 v1")
    assert choice(vague, bot(MASTER, 1)).text == "keep"


@pytest.mark.parametrize(
    ("word", "verdicts"),
    [
        ("кот", ["for", "for", "for"]),
        ("автор", ["for", "for", "for"]),
        ("отвар", ["abstain", "for", "for"]),
        ("тавро", ["abstain", "abstain", "for"]),
        ("варта", ["abstain", "abstain", "against"]),
    ],
)
def test_ballots_are_honest(word: str, verdicts: list[str]) -> None:
    t = whole("АВТОР").sees(1)
    assert [bot(level, 1).ballot(t, word) for level in LEVELS.values()] == verdicts


def test_the_bots_of_the_game() -> None:
    assert list(bots("letter_jam")) == ["random", "novice", "player", "master"]
