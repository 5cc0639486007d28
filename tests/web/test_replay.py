"""The replay shows each pair of eyes exactly what it saw and heard then, and nothing before the end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from polyana import games
from polyana.core import Event, Match, random_answer, text_of
from polyana.core.record import read_header
from polyana.core.speech import Speech
from polyana.core.zones import Backs
from polyana.games.no_words.rules.settings import Settings
from polyana.store import TableRow
from polyana.table import Room
from polyana.table.replay import ALL_EYES, SAVE_EVERY, MomentEvent, Replay
from polyana.web.http.server import Server
from polyana.web.render.drawing import SIGNS
from polyana.web.replay.moment import Viewpoint, _event_text, moment_context, moment_html, place_at
from table.helpers import play_out

pytestmark = pytest.mark.anyio

HOST = "h" * 24
TESTS = Path(__file__).parents[1]
EYES = re.compile(r'data-eyes="\d"[^>]*><svg class="sign (seat-\d)"[^>]*><use href="#(\w+)"')
MEDALS = re.compile(r'"plate (seat-\d).*?<span class="medal"><svg[^>]*><use href="#(\w+)"', re.S)


class Live(NamedTuple):
    """What every pair of eyes saw and heard while a match ran, moment by moment."""

    text: str
    views: list[dict[int, bytes]]
    heard: list[dict[int, list[Any]]]


def live_match(seed: int, players: int = 3, **settings: Any) -> Live:
    """A random match, with answers taken back where that is possible."""
    rng = Random(seed)
    encoded = "{" + ",".join(f'"{name}":{value}' for name, value in settings.items()) + "}"
    table = TableRow("code", "no_words", players, encoded, False, HOST, rng.randbytes(8).hex(), 0.0)
    room, _ = Room.begin(table, ["Аня", "Борис", "Вера"][:players], 0.0)
    match = room.record.match
    views, heard = [], []

    def look() -> None:
        eyes = range(-1, players)
        views.append({one: match.view(one).encode() for one in eyes})
        heard.append({one: [(told.seq, told.event) for told in room.log(one)] for one in eyes})

    look()
    while not match.over:
        ask = rng.choice(match.open_asks())
        text = text_of(random_answer(match, ask, rng))
        room.answer(ask.seat, match.question_id(ask), text, 0.0)
        look()
        while match.may_undo(ask.seat) and rng.random() < 0.4:
            room.undo(ask.seat, 0.0)
            look()
    return Live(room.record.text(), views, heard)


@pytest.fixture(scope="module", params=["vote", "free"])
def live(request: pytest.FixtureRequest) -> Live:
    if request.param == "vote":
        return live_match(4, checking='"vote"', games=2)
    return live_match(2, pace='"free"')


async def test_eyes_show_exactly_what_the_seat_saw_and_heard(live: Live) -> None:
    replay = Replay(live.text)
    assert replay.last == len(live.views) - 1
    for at in range(replay.last + 1):
        for eyes in (-1, 0, 1, 2):
            assert replay.view(at, eyes).encode() == live.views[at][eyes]
            assert [(told.at, told.event) for told in replay.log(at, eyes)] == live.heard[at][eyes]


async def test_what_could_not_be_noticed_shows_as_nothing() -> None:
    """Somebody calls a word while another is judged: only the caller knows. (NW-4.24)"""
    live = live_match(4, checking='"vote"', games=2)
    replay, hidden = Replay(live.text), 0
    for at in range(1, replay.last + 1):
        line = replay.moments[at].line
        assert line is not None
        for eyes in (-1, 0, 1, 2):
            same = live.views[at][eyes] == live.views[at - 1][eyes]
            same &= live.heard[at][eyes] == live.heard[at - 1][eyes]
            if eyes != line.seat and same:
                assert replay.who(at, eyes) is None
                assert not replay.noticed(at, eyes)
                hidden += 1
        assert replay.who(at, line.seat) == replay.who(at, ALL_EYES) == line.seat
    assert hidden > 0


async def test_a_step_back_is_a_moment() -> None:
    replay = Replay(live_match(4, checking='"vote"', games=2).text)
    backs = [at for at, moment in enumerate(replay.moments) if moment.takes_back is not None]
    assert backs
    for at in backs:
        taken = replay.moments[at].takes_back
        assert taken is not None
        assert not replay.events(at, ALL_EYES)
        assert taken not in {told.at for told in replay.log(at, ALL_EYES)}
        assert replay.view(at, ALL_EYES).table == replay.view(taken - 1, ALL_EYES).table


async def test_a_moment_costs_the_same_however_often_minds_were_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a small file, taken back a thousand times, would keep the server busy for minutes."""
    lines = live_match(4, checking='"vote"', games=2).text.splitlines()
    back = next(number for number, line in enumerate(lines) if line.endswith(" undo"))
    again = [lines[back - 1], lines[back]] * 150
    replay = Replay("\n".join([*lines[: back + 1], *again, *lines[back + 1 :]]))
    plain, played, answered = Replay("\n".join(lines)), 0, Match.answer_kind

    def counted(match: Match[Any], *line: Any) -> Any:
        nonlocal played
        played += 1
        return answered(match, *line)

    monkeypatch.setattr(Match, "answer_kind", counted)
    for at in range(0, replay.last + 1, 7):
        before = played
        replay.position(at)
        assert played - before <= 2 * SAVE_EVERY
    assert replay.view(replay.last, ALL_EYES).table == plain.view(plain.last, ALL_EYES).table


async def test_the_all_knowing_see_the_true_table(live: Live) -> None:
    replay = Replay(live.text)
    for at in range(0, replay.last + 1, 7):
        table = replay.view(at, ALL_EYES).table
        assert all(table.sees(name) for name in ("deck", "hands", "line", "queue"))
        for seat in (0, 1, 2):
            assert table.hands[seat] == replay.view(at, seat).table.hands[seat]
        assert len(list(table.deck)) == len(replay.view(at, -1).table.deck)
    everything = {told.event.kind for told in replay.log(replay.last, ALL_EYES)}
    assert {"drew", "placed"} <= everything
    assert "drew" not in {told.event.kind for told in replay.log(replay.last, -1)}


# --- on the page ----------------------------------------------------------------------------------

CANARY = "Ъ"
"""No card bears it."""


async def test_the_html_of_a_seats_eyes_contains_no_other_hand(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = Replay(live_match(7).text)
    position = Replay.position

    def with_canaries(self: Replay, at: int) -> Match[Any]:
        match = position(self, at)
        match.table.hands[1] = [CANARY] * 3
        match.table.deck = [CANARY] * len(match.table.deck)
        match.table.queue[1] = (CANARY,)
        return match

    monkeypatch.setattr(Replay, "position", with_canaries)
    guest = server.signer.new_guest()
    for at in range(0, replay.last + 1, 5):
        for eyes in (-1, 0, 2):
            assert CANARY not in moment_html(server, guest, Viewpoint(replay, "/x", at, eyes)), (at, eyes)
            place = place_at(Viewpoint(replay, "/x", at, eyes), replay.position(at))
            view = moment_context(server, place, guest, eyes).t
            assert view.hands[1] == Backs(3), "templates must not even be given it"
        for eyes in (1, ALL_EYES):
            assert CANARY in moment_html(server, guest, Viewpoint(replay, "/x", at, eyes)), (at, eyes)


async def finished(server: Server, **settings: Any) -> str:
    """The code of a match that was played to its end at a table of this server."""
    code = await running(server, **settings)
    await play_out(server.tables, code, Random(3))
    return code


async def running(server: Server, **settings: Any) -> str:
    agreed = Settings(window_seconds=None, next_seconds=None, **settings)
    place = await server.tables.seating.lay("no_words", 2, agreed, host=HOST, name="Аня")
    await server.tables.seating.sit(place.code, "g" * 24, "Борис")
    await server.tables.seating.start(place.code, HOST)
    return place.code


@pytest.mark.rule("NW-4.14")
@pytest.mark.parametrize("what", ["", "/moment", "/match.txt"])
async def test_a_running_match_cannot_be_replayed(
    server: Server, client: httpx.AsyncClient, what: str
) -> None:
    answer = await client.get(f"/t/{await running(server)}/replay{what}")
    assert answer.status_code == 409
    assert "Партия ещё не окончена" in answer.text
    assert "polyana match" not in answer.text


async def test_a_finished_match_can_be_scrubbed_without_script(
    server: Server, client: httpx.AsyncClient
) -> None:
    code = await finished(server)
    first = await client.get(f"/t/{code}/replay?at=4&eyes=0")
    assert first.status_code == 200
    assert f'href="/t/{code}/replay?at=3&amp;eyes=0"' in first.text
    assert f'href="/t/{code}/replay?at=5&amp;eyes=0"' in first.text
    assert "Разбор партии" in first.text
    assert "<script>" not in first.text
    assert "style=" not in first.text
    part = await client.get(f"/t/{code}/replay/moment?at=4&eyes=0")
    assert part.status_code == 200
    for name in ("status", "players", "board", "own", "moment", "log", "analysis"):
        assert f'data-region="{name}"' in part.text


@pytest.mark.parametrize("asked", ["at=-1", "at=9999999999", "at=x&eyes=y", "eyes=7", "eyes=-3", "at=²"])
async def test_strange_addresses_show_some_moment(
    server: Server, client: httpx.AsyncClient, asked: str
) -> None:
    answer = await client.get(f"/t/{await finished(server)}/replay?{asked}")
    assert answer.status_code == 200


async def test_a_series_ends_with_its_score_sheet(server: Server, client: httpx.AsyncClient) -> None:
    """What is said of the last game alone would contradict the sums beside it."""
    code = await finished(server, games=2)
    room = (await server.tables.place(code)).room
    assert room
    assert room.record.match.over
    board = (await client.get(f"/t/{code}")).text.partition('data-test="result"')[2].partition("</table>")[0]
    sheet = re.findall("<td>([0-9]+)</td>", board.partition('data-test="series"')[2])
    rows = (*room.record.match.table.sheet, room.record.match.over.scores)
    assert sheet == [str(points) for row in rows for points in row]
    assert '<p class="how">Серия окончена, партий: 2.' in board
    last = await client.get(f"/t/{code}/replay/moment?at=999999")
    assert "Партия 2 из 2: счёт серии" in last.text


async def upload(client: httpx.AsyncClient, text: bytes) -> httpx.Response:
    page = (await client.get("/replay")).text
    csrf = page.split('enctype="multipart/form-data"')[1].split('name="csrf" value="')[1].split('"')[0]
    return await client.post("/replay", data={"csrf": csrf}, files={"file": ("match.txt", text)})


async def test_a_match_file_can_be_downloaded_and_viewed_elsewhere(
    server: Server, client: httpx.AsyncClient
) -> None:
    code = await finished(server)
    file = await client.get(f"/t/{code}/replay/match.txt")
    answer = await upload(client, file.content)
    assert answer.status_code == 303
    where = answer.headers["location"]
    page = await client.get(f"{where}?at=10&eyes=1")
    assert page.status_code == 200
    assert "Разбор партии" in page.text
    assert "Борис" in page.text
    assert (await client.get(f"{where}/match.txt")).text == file.text
    assert [one.name for one in (server.folder / "replays").iterdir()] == [where.rpartition("/")[2] + ".txt"]


async def test_a_damaged_file_names_its_line_and_is_not_kept(
    server: Server, client: httpx.AsyncClient
) -> None:
    lines = live_match(7).text.split("\n")
    number = next(n for n, line in enumerate(lines, 1) if n > 60 and " place " in line)
    lines[number - 1] = "0 place Ъ"
    for text, line, why in (
        ("\n".join(lines), number, "произойти не могло"),
        ("hello", 1, "не файл партии"),
        ("\n".join([*lines[:40], "²² place К"]), 41, "не прочесть"),
        ("\n".join([*lines[:40], "9" * 5000 + " place К"]), 41, "не прочесть"),
        ("\n".join(lines[:3]), 3, "обрывается"),
    ):
        answer = await upload(client, text.encode())
        assert answer.status_code == 400
        assert f"ошибка в строке {line}." in answer.text
        assert why in answer.text
    for raw in (b"\xff\xfe", b"", b"polyana match 1\n" * 300_000):
        assert (await upload(client, raw)).status_code == 400
    assert not (server.folder / "replays").exists()


async def test_brackets_without_end_are_no_match_file(client: httpx.AsyncClient) -> None:
    lines = live_match(7).text.split("\n")
    head = lines.index("---")
    settings = next(number for number, line in enumerate(lines) if line.startswith("settings: "))
    for number, begin, depth in (
        (settings, "settings: ", 5000),
        (head + 1, "= ", 5000),
        (head + 1, "= ", 900),
    ):
        wrong = begin + "[" * depth + "]" * depth
        answer = await upload(client, "\n".join([*lines[:number], wrong, *lines[number + 1 :]]).encode())
        assert answer.status_code == 400
        assert f"ошибка в строке {(head if number == settings else number) + 1}." in answer.text


async def test_a_damaged_file_is_explained_in_the_reader_s_language(client: httpx.AsyncClient) -> None:
    """What is wrong, the line itself, what the rules say against it, and what to do next."""
    text = live_match(7).text
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines, 1) if n > 60 and " place " in line)
    seat = lines[number - 1].split()[0]
    wrong = "\n".join([*lines[: number - 1], f"{seat} place Ъ", *lines[number:]])
    other = re.sub("^rules: .*$", "rules: no_words 0", wrong, flags=re.MULTILINE)
    cases = (
        ("hello", ("не файл партии", "<code>hello</code>", "со страницы повтора")),
        ("\n".join(lines[:3]), ("обрывается", "скачайте его ещё раз")),
        (text.replace("game: no_words", "game: chess"), ("<code>game: chess</code>", "Букводжем")),
        (wrong, (f"<code>{seat} place Ъ</code>", "варианта «Ъ» сейчас нет", "ничего не меняя")),
        (other, ("варианта «Ъ» сейчас нет", "по другой версии правил")),
        (text.replace("\n= ", "\n= 1\n= ", 1), ("не начинается", "ничего не меняя")),
    )
    for body, parts in cases:
        page = (await upload(client, body.encode())).text
        said = page.partition('data-test="bad"')[2].partition("</div>")[0]
        for part in parts:
            assert part in said
        assert not re.search("[a-z]{4,} [a-z]{2,}", re.sub("<code>.*?</code>|polyana match", "", said)), said


async def test_an_unfinished_file_is_shown_without_analysis(client: httpx.AsyncClient) -> None:
    lines = live_match(7).text.split("\n")
    cut = next(n for n, line in enumerate(lines) if n > 60 and line[:1].isdigit())
    answer = await upload(client, "\n".join(lines[:cut]).encode())
    page = await client.get(answer.headers["location"])
    assert "не доиграна" in page.text
    assert "Разбор партии" not in page.text
    assert 'id="analysis"' not in page.text


async def test_the_seats_of_an_uploaded_match_have_the_usual_colours_and_signs(
    client: httpx.AsyncClient,
) -> None:
    """A match file does not tell what was chosen at its table."""
    for game in games.names():
        text = min((TESTS / game / "golden").glob("*.match")).read_text("utf-8")
        shown = await client.get((await upload(client, text.encode())).headers["location"])
        usual = [(f"seat-{seat}", sign) for seat, sign in enumerate(SIGNS)][: read_header(text)[0].players]
        assert EYES.findall(shown.text) == usual
        assert sorted(MEDALS.findall(shown.text)) == usual, game


async def test_a_file_that_somebody_else_has_just_swept_away_disturbs_nobody(
    server: Server, client: httpx.AsyncClient
) -> None:
    (server.folder / "replays").mkdir()
    (server.folder / "replays" / "gone.txt").symlink_to("nowhere")  # named in the folder, but not there
    answer = await upload(client, live_match(7).text.encode())
    assert answer.status_code == 303
    assert server.replays.untouched_since(0.0) == []


@pytest.mark.parametrize(
    ("line", "hidden"),
    [
        ("rules: ", "rules: {0}"),
        ("name: ", "name: {0}"),
        ("0 ", "0@{0} {1}"),
    ],
)
async def test_nothing_else_than_a_match_can_be_stored(
    server: Server, client: httpx.AsyncClient, line: str, hidden: str
) -> None:
    lines = live_match(7).text.split("\n")
    number = next(number for number, one in enumerate(lines) if one.startswith(line))
    lines[number] = hidden.format("x" * 100_000, lines[number].partition(" ")[2])
    answer = await upload(client, "\n".join(lines).encode())
    assert answer.status_code == 400
    assert not (server.folder / "replays").exists()


async def test_an_upload_needs_our_own_form(client: httpx.AsyncClient) -> None:
    text = live_match(7).text.encode()
    answer = await client.post("/replay", data={"csrf": "x"}, files={"file": ("match.txt", text)})
    assert answer.status_code == 403
    assert (await client.post("/replay", content=b"x")).status_code == 400


@pytest.mark.parametrize("digest", ["0" * 32, "..%2f..%2fsecret.key", "secret.key", "0" * 31 + "G"])
async def test_other_files_cannot_be_reached(server: Server, client: httpx.AsyncClient, digest: str) -> None:
    (server.folder / "replays").mkdir()
    (server.folder / "replays" / "secret.key.txt").write_text(live_match(7).text, "utf-8")
    for what in ("", "/moment", "/match.txt"):
        assert (await client.get(f"/replay/{digest}{what}")).status_code == 404


def test_what_only_some_have_heard_is_told_with_their_names_and_the_spectators() -> None:
    replay = Replay(live_match(2).text)
    look = Viewpoint(replay, "/x", 0, ALL_EYES)
    speech = Speech("polyana.games.no_words", "ru", ["Аня", "Боря"])
    for ears, words in (((1,), "Слышит только Боря:"), ((-1, 0), "Слышат только Аня, зритель:")):
        said = _event_text(MomentEvent(0, Event("passed", "NW-4.15", {"seat": 1}), ears), speech, look, "ru")
        assert said.startswith(words)
