"""`polyana simulate` and `polyana arena`."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from polyana import games
from polyana.bots.arena import one_side, side_standings, sides
from polyana.bots.series import Job, Report, play_all, play_job
from polyana.bots.teams import team_tables
from polyana.cli.arena import arena
from polyana.cli.simulate import simulate
from polyana.games import with_bots
from polyana.games.no_words.rules.settings import Settings

app = typer.Typer()
app.command()(arena)
app.command()(simulate)


def run(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": "120"})
    return result.exit_code, result.output


def jobs(seed: str) -> list[Job]:
    return [Job(with_bots, "no_words", ("player", "novice"), Settings(), f"{seed}/{n}") for n in range(6)]


def test_the_bots_of_a_game() -> None:
    assert list(games.bots("no_words")) == ["random", "novice", "player", "master"]


def test_a_seed_is_a_match() -> None:
    """The same seed gives the same match to the letter, another gives another."""
    first, again, other = (play_job(job) for job in (jobs("a")[0], jobs("a")[0], jobs("b")[0]))
    assert first.record.text() == again.record.text()
    assert first.seconds == again.seconds
    assert first.record.text() != other.record.text()


def test_workers_change_nothing() -> None:
    assert list(play_all(jobs("w"), 1)) == list(play_all(jobs("w"), 2))


def test_simulate() -> None:
    code, text = run("simulate", "no_words", "-n", "5", "--seats", "3", "--bots", "novice,player,random")
    assert code == 0
    for said in ("Партий: 5", "минут за столом", "novice", "ответов/с"):
        assert said in text


def test_arena(tmp_path: Path) -> None:
    settings = ("--settings", "pace=free", "--settings", "first=0")
    args = ("arena", "no_words", "random", "novice", "-n", "4", "-j", "1", *settings)
    code, text = run(*args, "--out", str(tmp_path / "a"))
    assert code == 0
    assert "random — novice" in text
    table = (tmp_path / "a" / "no_words-2.csv").read_text("utf-8")
    assert table.startswith("what,bot,against")
    assert (tmp_path / "a" / "no_words-2.svg").read_text("utf-8").startswith("<svg")
    run(*args, "--out", str(tmp_path / "b"))
    assert (tmp_path / "b" / "no_words-2.csv").read_text("utf-8") == table


def test_simulate_a_team() -> None:
    """A co-operative game tells what the table has achieved together."""
    code, text = run("simulate", "letter_jam", "-n", "2", "--seats", "2", "--bots", "novice,player")
    assert code == 0
    for said in ("novice, player", "счёт", "оценка", "верных слов, %"):
        assert said in text


def test_arena_of_teams(tmp_path: Path) -> None:
    """In a co-operative game every bot sits with its like, and all teams get the same cards."""
    args = ("arena", "letter_jam", "novice", "master", "-n", "2", "-j", "1", "--seats", "2", "--seats", "3")
    code, text = run(*args, "--settings", "length=3", "--out", str(tmp_path))
    assert code == 0
    assert "Эло" not in text
    for seats in (2, 3):
        lines = (tmp_path / f"letter_jam-{seats}.csv").read_text("utf-8").splitlines()
        assert lines[0] == "bot,seats,matches,what,value,low,high"
        assert [line.split(",")[:4] for line in lines[1::3]] == [
            [bot, str(seats), "2", "score"] for bot in ("novice", "master")
        ]
        assert (tmp_path / f"letter_jam-{seats}.svg").read_text("utf-8").startswith("<svg")
    one, two = team_tables(with_bots, "letter_jam", ["novice", "master"], None, 1, 3, "s")
    assert one.seed == two.seed
    assert set(one.bots) == {"novice"}
    assert set(two.bots) == {"master"}


def test_arena_of_one_side(tmp_path: Path) -> None:
    """Every bot takes the seats of a side in turn, against the same others and the same chances."""
    args = ("arena", "wall_whisper", "random", "novice", "-n", "3", "-j", "1", "--seats", "3")
    code, text = run(*args, "--side", "victims", "--against", "random", "--out", str(tmp_path))
    assert code == 0
    assert "Сторона «victims» против «random»" in text
    rows = (tmp_path / "wall_whisper-3-victims.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[:4] for row in rows[1:]] == [
        ["victims", "random", "random", "3"],
        ["victims", "novice", "random", "3"],
    ]
    assert (tmp_path / "wall_whisper-3-victims.svg").read_text("utf-8").startswith("<svg")


def test_the_side_that_is_compared_is_the_one_that_changes() -> None:
    game, _ = with_bots("wall_whisper")
    own = sides(game, game.settings(), 4)["killer"]
    assert own == [0]
    found = one_side(with_bots, game.name, ["novice", "master"], own, "player", game.settings(), 2, 4, "s")
    assert [job.bots for job in found] == [
        *[("novice", "player", "player", "player")] * 2,
        *[("master", "player", "player", "player")] * 2,
    ]
    assert [job.seed for job in found] == ["s/0", "s/1"] * 2
    reports = [Report(job.bots, (0,) if job.bots[0] == "master" else (1, 2, 3), (), 1, 1.0) for job in found]
    shares = side_standings("killer", own, "player", ["novice", "master"], 2, reports).shares
    assert [share.value for share in shares.values()] == [0, 1]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            ("arena", "wall_whisper", "random", "novice", "--side", "cat", "--against", "novice"),
            "killer, victims",
        ),
        (("arena", "wall_whisper", "random", "novice", "--side", "killer"), "--against"),
        (("simulate", "chess"), "no_words"),
        (("simulate", "no_words", "--bots", "deep"), "Есть: random, novice, player, master"),
        (("simulate", "no_words", "--seats", "7"), "от 2 до 6"),
        (("simulate", "no_words", "--bots", "novice,player"), "Ботов названо 2, а мест 4"),
        (("simulate", "no_words", "--settings", "speed=1"), "Есть: checking"),
        (("simulate", "no_words", "--settings", "pace"), "имя=значение"),
        (("simulate", "no_words", "--settings", "pace=quick"), "Можно: window, free"),
        (("simulate", "no_words", "--settings", "slang=7"), "Можно: да, нет"),
        (("simulate", "no_words", "--settings", "bot_pause=1"), "2…15"),
        (("arena", "no_words", "novice"), "хотя бы два"),
        (("arena", "no_words", "novice", "novice"), "один раз"),
        (("arena", "no_words", "novice", "deep"), "Есть: random"),
    ],
)
def test_bad_input_is_explained(args: tuple[str, ...], said: str) -> None:
    code, text = run(*args)
    assert code == 2
    assert said in text
