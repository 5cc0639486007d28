"""The teacher on the page: how one comes in, what is said and shown, and how one gets out again."""

from __future__ import annotations

import re

import httpx
import pytest

from polyana import games
from polyana.core import SPECTATOR, Refused
from polyana.core.speech import LANGUAGES
from polyana.table.tutorials import begin_tutorial
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render.regions import draw, explain_refusal

pytestmark = pytest.mark.anyio

TAUGHT = [game for game in games.names() if games.tutorial(game)]
ORIGIN = {"Origin": "http://polyana.test"}


def learner(language: str = "ru") -> Guest:
    return Guest("g0", "", "token", language)


async def post(client: httpx.AsyncClient, page: str, path: str, **data: str) -> httpx.Response:
    """Send a form of a page."""
    csrf = re.findall(r'name="csrf" value="(\w+)"', (await client.get(page)).text)[0]
    return await client.post(path, data={"csrf": csrf, **data}, headers=ORIGIN)


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_step_is_drawn_in_every_language(game: str, server: Server) -> None:
    """What is said is there; while the teacher speaks nothing is asked, at an answer it is."""
    tables = server.tables
    tables.schedule.wake = lambda *_: None  # type: ignore[method-assign]  # here every seat is answered for
    place = await tables.place(await begin_tutorial(tables, game, guest="g0", name=""))
    tutorial = games.tutorial(game)
    assert tutorial is not None
    seat = tutorial.seat
    while True:
        room = place.room
        assert room is not None
        step = room.step
        for language in LANGUAGES:
            drawn = draw(server, place, learner(language), seat).regions
            watched = draw(server, place, Guest("g9", "", "", language), SPECTATOR).regions
            assert "teacher" not in watched
            said = step.say.within(language) if step and step.say else tutorial.learned[0].within(language)
            if step is None or step.say is not None:
                assert said.partition("**")[0][:40] in drawn["teacher"].replace("&#39;", "'")
            asked = step is not None and step.seat == seat
            assert bool(re.search('data-mine="[^"]', drawn["status"])) == asked
            assert ('data-test="lesson-on"' in drawn["teacher"]) == (step is not None and step.seat is None)
            assert drawn["status"]
            other = tutorial.called(1, language)
            assert other in drawn["players"]
            assert other in watched["players"]
            if step is None or step.seat is None:  # what has happened is the teacher's to tell
                assert not re.search('class="last">[^<]', drawn["status"])
        if step is None:
            break
        if step.seat is None:
            await tables.play.read_on(place.code, seat, room.seq)
        else:
            question = next(one for one in room.record.match.questions(step.seat) if one.kind == step.kind)
            await tables.play.answer(place.code, step.seat, question.id, step.answers[0])
    for way in ("lesson-play", "lesson-rules", "lesson-again"):
        assert f'data-test="{way}"' in drawn["teacher"]


async def test_whom_one_learns_with_has_a_name_in_every_language(server: Server) -> None:
    tables = server.tables
    place = await tables.place(await begin_tutorial(tables, "no_words", guest="g0", name="Аня"))
    assert place.names("ru") == ["Аня", "Ёж", "Сова"]
    assert place.names("en") == ["Аня", "Hedgehog", "Owl"]


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_said_in_english_calls_nobody_by_a_russian_name(game: str) -> None:
    tutorial = games.tutorial(game)
    assert tutorial is not None
    said = [one for step in tutorial.step for one in (step.say, step.otherwise) if one]
    for name in tutorial.names:
        assert not re.search(rf"\b{name.ru}\b", " ".join(one.en for one in said))
        assert name.en in " ".join(one.en for one in said) or game == "wall_whisper"


async def test_from_the_home_page_into_a_tutorial_and_out_again(client: httpx.AsyncClient) -> None:
    home = (await client.get("/")).text
    assert home.count('action="/learn/') == len(TAUGHT)
    assert "Научиться за 6 минут" in home
    begun = await post(client, "/", "/learn/no_words")
    assert begun.status_code == 303
    address = begun.headers["location"]
    page = (await client.get(address)).text
    assert "шаг 1 из" in page
    assert "teacher.js" in page
    assert "обучение" in (await client.get("/")).text
    again = await post(client, "/", "/learn/no_words")
    assert again.headers["location"] == address, "one goes on where one was"
    anew = (await post(client, "/", "/learn/no_words", again="yes")).headers["location"]
    assert anew != address
    assert (await client.get(address)).status_code == 404
    left = await post(client, anew, f"{anew}/leave")
    assert left.headers["location"] == "/"
    assert "обучение" not in (await client.get("/")).text


async def test_the_rulebook_leads_there_too(client: httpx.AsyncClient) -> None:
    for game in games.names():
        page = (await client.get(f"/rules/{game}")).text
        assert (f'action="/learn/{game}"' in page) == (game in TAUGHT)
        assert "/learn/" not in page.partition('id="rulebook"')[2], "not in the drawer of a running match"


async def test_an_ordinary_table_knows_no_teacher(client: httpx.AsyncClient) -> None:
    begun = await post(client, "/", "/play/no_words", level="novice")
    said = await client.get(begun.headers["location"])
    assert said.status_code == 200
    assert "teacher" not in said.text
    assert "tutorial.css" not in said.text


async def test_a_game_without_a_tutorial_says_so(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "tutorial", lambda name: None)
    said = await post(client, "/", "/learn/no_words")
    assert said.status_code == 409
    assert "урока пока нет" in said.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_teachers_word_stands_in_the_file(language: str, server: Server) -> None:
    place = await server.tables.place(await begin_tutorial(server.tables, "no_words", guest="g0", name=""))
    assert place.room is not None
    while (step := place.room.step) and step.seat is None:
        await server.tables.play.read_on(place.code, 0, place.room.seq)
    assert step
    assert step.otherwise
    said = explain_refusal(server, place, learner(language), Refused("tutorial_otherwise"))
    assert said == step.otherwise.within(language)
