"""After the match: how much each clue told each player, and what could be known over time."""

from __future__ import annotations

from html import escape
from math import log2
from time import process_time
from xml.etree import ElementTree

import pytest

from letter_jam.jam import GAME
from polyana.bots.charts import Run, course
from polyana.bots.series import Job, play_job
from polyana.core import Record
from polyana.core.speech import LANGUAGES
from polyana.core.zones import Backs
from polyana.games import package, with_bots
from polyana.games.letter_jam.bots.analysis import Analysis, analyse
from polyana.games.letter_jam.bots.columns import Weights
from polyana.games.letter_jam.bots.guess_sheet import Sheet
from polyana.games.letter_jam.rules.draft import AT_PLAYER, Place
from polyana.games.letter_jam.rules.settings import Settings
from polyana.games.letter_jam.rules.table import Jam
from polyana.table.replay import ALL_EYES, Replay
from polyana.web.messages import sayer
from polyana.web.render.drawing import environment
from polyana.web.replay.moment import Viewpoint

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Аня", "Боря", "Вера <В>", "Глеб"]


@pytest.fixture(scope="module")
def record() -> Record[Jam]:
    job = Job(with_bots, "letter_jam", ("player", "novice", "master", "player"), Settings(), "analysis")
    return play_job(job).record


@pytest.fixture(scope="module")
def analysis(record: Record[Jam]) -> Analysis:
    return analyse(record)


@pytest.fixture(scope="module")
def replay(record: Record[Jam]) -> Replay:
    return Replay(record.text())


def test_every_clue_is_there_with_its_word_and_giver(record: Record[Jam], analysis: Analysis) -> None:
    table = record.match.table
    assert [one.giver for one in analysis.clues] == [clue.giver for clue in table.clues]
    for given, clue in zip(analysis.clues, table.clues, strict=True):
        assert len(given.word) == len(clue.chips)
        assert {one.seat for one in given.lessons} == {
            chip.place.number for chip in clue.chips if chip.place.kind == AT_PLAYER
        }
        for one in given.lessons:
            assert one.noted.count("?") == sum(
                chip.place == Place(AT_PLAYER, one.seat) for chip in clue.chips
            )
            assert one.letter == table.letter(one.seat, clue.chips[one.noted.index("?")].card)


def test_bits_are_doublings_of_the_true_letter_s_share(analysis: Analysis) -> None:
    lessons = [one for given in analysis.clues for one in given.lessons]
    assert len(lessons) > 10
    for one in lessons:
        assert 0 < one.before <= 1
        assert 0 < one.after <= 1
        assert one.bits == pytest.approx(log2(one.after) - log2(one.before))
    assert sum(one.bits for one in lessons) > 20
    assert sum(one.learnt for one in analysis.players) == pytest.approx(sum(one.bits for one in lessons))
    assert sum(one.taught for one in analysis.players) == pytest.approx(sum(one.bits for one in lessons))


def test_a_posterior_names_the_likeliest_letters_first(analysis: Analysis) -> None:
    for one in (lesson for given in analysis.clues for lesson in given.lessons):
        shares = [share for _, share in one.likeliest]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) <= 1 + 1e-9
        assert dict(one.likeliest).get(one.letter, one.after) == pytest.approx(one.after)


def test_paths_follow_each_card_from_clue_to_clue(record: Record[Jam], analysis: Analysis) -> None:
    table = record.match.table
    for player in analysis.players:
        ends = 0
        for path in player.paths:
            moments = [one.clue for one in path.points]
            assert moments == list(range(ends, ends + len(moments)))  # each begins where the last one ended
            ends = moments[-1]
            assert path.letter == table.letter(player.seat, path.card) or path.card >= player.length
        assert ends == len(table.clues)


def test_a_clue_moves_the_path_by_its_bits(analysis: Analysis) -> None:
    for given in analysis.clues:
        for one in given.lessons:
            path = next(
                path
                for path in analysis.players[one.seat].paths
                if given.number in [point.clue for point in path.points[1:]]
            )
            after = next(point for point in path.points if point.clue == given.number)
            assert after.share == pytest.approx(one.after)
            rivals = [share for letter, share in one.likeliest if letter != one.letter]
            assert not rivals or after.rival == pytest.approx(max(rivals))


def test_the_measure_sees_no_more_than_the_player(
    record: Record[Jam], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read is the player's own redacted table, in which the own row is face down."""
    read, face_down = Sheet.letter, []

    def letter(self: Sheet, t: Jam, card: int) -> Weights:
        face_down.append(isinstance(t.rows[self.seat], Backs))
        return read(self, t, card)

    monkeypatch.setattr(Sheet, "letter", letter)
    analyse(record)
    assert len(face_down) > 20
    assert all(face_down)


def test_the_players_results(record: Record[Jam], analysis: Analysis) -> None:
    table = record.match.table
    for player in analysis.players:
        assert GAME.box.lexicon.shown(table.secret[player.seat]) == player.secret
        assert player.right == table.verdicts[player.seat]
        assert 0 <= player.noted <= player.length == 5


def test_coarse_words_are_not_repeated(record: Record[Jam], monkeypatch: pytest.MonkeyPatch) -> None:
    first = analyse(record).clues[0].word
    monkeypatch.setattr(GAME.box.lexicon, "coarse", frozenset({first.replace("ё", "е")}))
    assert analyse(record).clues[0].word == ""


def test_a_match_without_clues_is_analysed_too() -> None:
    record = play_job(Job(with_bots, "letter_jam", ("random",) * 2, Settings(length=3), "idle")).record
    found = analyse(record)
    assert found.clues == ()
    assert [player.paths for player in found.players] == [(), ()]
    assert found.plot(0, "пусто").startswith("<svg")


def test_it_takes_a_moment_only(record: Record[Jam]) -> None:
    begun = process_time()
    analyse(record)
    assert process_time() - begun < 5


# --- on the page --------------------------------------------------------------------------------------


def drawn(replay: Replay, part: str, language: str = "ru", at: int = 0, eyes: int = ALL_EYES) -> str:
    template = environment().get_template("letter_jam/analysis.html")
    return template.render(
        part=part,
        analysis=replay.analysis,
        look=Viewpoint(replay, "/x", at, eyes).bookmark,
        names=NAMES,
        say=sayer(package("letter_jam"), language),
        ui=sayer("polyana.web", language),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_shows_a_plot_for_every_seat_and_every_clue(replay: Replay, language: str) -> None:
    page = drawn(replay, "summary", language)
    assert page.count("<figure") == 4
    assert page.count("<polyline") == 2 * sum(len(one.paths) for one in replay.analysis.players)
    assert "style=" not in page  # the page's policy allows no styles of its own
    assert "<style" not in page
    assert "Вера &lt;В&gt;" in page
    for given in replay.analysis.clues:
        assert given.word.upper() in page
        assert f"at={given.at}&amp;eyes=all" in page


def test_a_moment_tells_of_its_clue(replay: Replay) -> None:
    first, second = replay.analysis.clues[:2]
    assert "ещё не было" in drawn(replay, "moment", at=first.at - 1)
    assert first.word.upper() in drawn(replay, "moment", at=first.at)
    assert second.word.upper() in drawn(replay, "moment", at=second.at)


def test_through_a_player_s_eyes_only_the_own_pattern_is_shown(replay: Replay) -> None:
    """A reader or a spectator is not told the word; the giver and all-knowing eyes are."""
    given = replay.analysis.clues[0]
    reader = given.lessons[0]
    own = drawn(replay, "moment", at=given.at, eyes=reader.seat)
    assert reader.noted in own
    assert given.word.upper() not in own
    assert given.word.upper() in drawn(replay, "moment", at=given.at, eyes=given.giver)
    watched = drawn(replay, "moment", at=given.at, eyes=-1)
    assert escape(NAMES[given.giver]) in watched
    assert given.word.upper() not in watched
    assert "?" not in watched


def test_a_course_is_drawn_in_its_place() -> None:
    runs = [Run("В", [(0, 0.0), (1, 1.0)], [(0, 0.3), (1, 0.0)]), Run("<", [(1, 0.5)])]
    root = ElementTree.fromstring(course("Аня & К", runs, last=4))
    texts = "".join(root.itertext())
    assert "Аня & К" in texts
    assert "<" in texts
    spots = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in root.iter(f"{SVG}circle")]
    assert spots[0][0] < spots[1][0] == spots[2][0]
    assert spots[0][1] > spots[2][1] > spots[1][1]
    assert not list(root.iter(f"{SVG}style"))
    dashed = [one for one in root.iter(f"{SVG}polyline") if "stroke-dasharray" in one.attrib]
    assert len(dashed) == 1
