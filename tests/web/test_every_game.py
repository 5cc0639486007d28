"""Every game can be laid, drawn for every pair of eyes in every language, played to its end and replayed."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from polyana import games
from polyana.core import SPECTATOR, Refused
from polyana.core.speech import LANGUAGES
from polyana.table.replay import Replay
from polyana.web.http.identity import Guest
from polyana.web.http.server import Server
from polyana.web.render.regions import draw, explain_refusal
from polyana.web.render.settings import read_settings, settings_form
from polyana.web.replay.moment import Viewpoint, moment_html

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("game", games.names())]
EVERY = 7
"""A match is drawn at every so many answers."""
ENOUGH = 400
NONSENSE = ("?", "", "1", "1,2", "1,2,3,4,5", "a/b", "0/9", "a>b", "WI8", "SP1 9 x y", "F99.9 over creature")
"""What a program may answer to any question: the page must find words for it all the same."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_settings_become_a_form_and_come_back(game: str, language: str) -> None:
    rules = games.game(game)
    form = settings_form(rules, language)
    typed = {f"setting-{one.name}": one.value for one in form if one.value}
    typed |= {f"setting-{one.name}-{value}": "yes" for one in form for value in one.values}
    assert read_settings(rules, typed) == rules.settings()


async def test_its_pages_are_there(game: str, client: httpx.AsyncClient) -> None:
    for path in (f"/new/{game}", f"/rules/{game}"):
        assert (await client.get(path)).status_code == 200


async def test_a_match_is_drawn_from_the_opening_to_the_end_and_replayed(game: str, server: Server) -> None:
    tables, rules, rng = server.tables, games.game(game), Random(game)
    players = rules.players.start + 1
    code = (await tables.seating.lay(game, players, rules.settings(), host="g0", name="Аня")).code
    for seat in range(1, players):
        await tables.seating.sit(code, f"g{seat}", f"Гость {seat}")
    await tables.seating.start(code, "g0")
    place = await tables.place(code)
    assert place.room
    for number in range(ENOUGH):
        match = place.room.record.match
        if number % EVERY == 0 or match.over:
            for seat in range(SPECTATOR, players):
                for language in LANGUAGES:
                    drawn = draw(server, place, Guest(f"g{seat}", "", "", language), seat)
                    assert drawn.regions["status"]
                    assert len([line.html for line in drawn.log]) == len(drawn.log)
            for ask in match.open_asks():
                guest = Guest(f"g{ask.seat}", "", "", "ru")
                for text in NONSENSE:
                    nonsense = Refused("not_an_option", ask.kind.clause, kind=ask.kind.name, value=text)
                    assert explain_refusal(server, place, guest, nonsense) != nonsense.code
        if match.over:
            break
        seat, question, text = _some_answer(match, rng)
        refused = await _refusal(server, code, seat, question, text)
        said = explain_refusal(server, place, Guest(f"g{seat}", "", "", "ru"), refused) if refused else ""
        assert refused is None or said != refused.code, "a refusal without words"
    replay = Replay(place.room.record.text())
    for eyes in replay.eyes:
        for at in (0, replay.last // 2, replay.last):
            assert moment_html(server, Guest("", "", "", "ru"), Viewpoint(replay, "/x", at, eyes))


async def _refusal(server: Server, code: str, seat: int, question: str, text: str) -> Refused | None:
    try:
        await server.tables.play.answer(code, seat, question, text)
    except Refused as refused:
        return refused
    return None


def _some_answer(match: Any, rng: Random) -> tuple[int, str, str]:
    """A seat, a question and an answer that fits, or sometimes one that does not."""
    ask = rng.choice([ask for ask in match.open_asks() if ask.owes])
    question = next(one for one in match.questions(ask.seat) if one.id == match.question_id(ask))
    if ask.sample and (not question.texts or rng.random() < 0.7):
        return ask.seat, question.id, ask.sample(match.view_table(ask.seat), rng)
    return ask.seat, question.id, "?" if rng.random() < 0.05 else rng.choice(question.texts)
