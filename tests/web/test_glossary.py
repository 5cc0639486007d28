"""Every event and every refusal leads to its clause, and terms and clauses lead to each other."""

from __future__ import annotations

import re
from random import Random

import httpx
import pytest

from polyana import games
from polyana.core import Refused, random_answer, text_of
from polyana.core.glossary import glossary
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES
from polyana.web.http.server import Server
from polyana.web.render.clauses import clause_link, linked
from polyana.web.render.glossary import entries, terms_in

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("game", games.names())
NO_RULE = {"over", "no_undo"}
"""Refusals of the table itself, which no rulebook knows."""


@every_game
def test_a_glossary_explains_in_every_language_and_every_term_is_used_in_the_rules(game: str) -> None:
    package = games.package(game)
    terms, book = glossary(package), rulebook(package)
    assert len(terms) >= 10
    for language in LANGUAGES:
        words = [term.in_(language) for term in terms]
        assert len({one.name for one in words}) == len(words)
        assert all(one.about[-1] in ".!?" and one.stem for one in words)
    linked_to = "".join(terms_in(game, book, "ru").texts.values())
    for term in terms:
        assert term.clause in book.clauses
        assert f'href="#term-{game}-{term.id}"' in linked_to, term.id


def test_a_term_is_linked_once_a_chapter_and_nothing_else_changes() -> None:
    book = rulebook(games.package("no_words"))
    texts = terms_in("no_words", book, "en").texts
    for chapter in book.chapters().values():
        links = re.findall(r'href="#(.*?)"', "".join(texts[clause.id] for clause in chapter))
        assert len(links) == len(set(links))
    for clause in book.clauses.values():
        assert texts[clause.id].striptags() == " ".join(clause.text.replace("**", "").split())


@every_game
async def test_rulebook_and_glossary_lead_to_each_other(game: str, client: httpx.AsyncClient) -> None:
    page = (await client.get(f"/rules/{game}")).text
    anchors = set(re.findall(r' id="([^"]+)"', page))
    for target in re.findall(r'href="#([^"]+)"', page):
        assert target in anchors | {"main"}
    assert len(entries(game, "ru")) == page.count("<dfn>")
    every = (await client.get("/glossary")).text
    for one in entries(game, "ru"):
        assert f'id="{one.anchor}"' in every
        assert f'href="/rules/{game}#{one.clause}"' in every


async def refusal(server: Server, code: str, seat: int, question: str, text: str) -> Refused | None:
    try:
        await server.tables.play.answer(code, seat, question, text)
    except Refused as refused:
        return refused
    return None


@every_game
async def test_every_event_and_every_refusal_of_a_match_names_its_clause(game: str, server: Server) -> None:
    tables, rules, rng = server.tables, games.game(game), Random(game)
    players, clauses = rules.players.start, rulebook(games.package(game)).clauses
    code = (await tables.seating.lay(game, players, rules.settings(), host="g0", name="Аня")).code
    for seat in range(1, players):
        await tables.seating.sit(code, f"g{seat}", "")
    await tables.seating.start(code, "g0")
    room = (await tables.place(code)).room
    assert room
    match, refused = room.record.match, 0
    for _ in range(150):
        if match.over:
            break
        ask = rng.choice(match.open_asks())
        question = match.question_id(ask)
        right = text_of(random_answer(match, ask, rng))
        other = (ask.seat + 1) % players
        for seat, text in ((other, right), (ask.seat, "?!"), (ask.seat, right), (ask.seat, "?!")):
            # Somebody else's question, a wrong answer, a right one, and once more when it is past.
            error = await refusal(server, code, seat, question, text)
            assert error is None or error.code in NO_RULE or error.clause in clauses, (question, str(error))
            refused += error is not None
    assert refused > 10
    for seat in range(-1, players):
        for told in room.log(seat):
            assert told.event.clause in clauses, told.event


def test_a_refusal_ends_with_a_link_to_its_clause() -> None:
    text = "Букв не хватает: <К> — НС 5.8"
    made = linked(text, "no_words", "NW-5.8", "ru")
    assert made.striptags() == text
    assert '<a class="clause-link" href="/rules/no_words#NW-5.8" data-clause="NW-5.8">НС 5.8</a>' in made
    assert "&lt;К&gt;" in made
    assert linked("<b>", "no_words", "", "ru") == "&lt;b&gt;"
    assert clause_link("no_words", "", "ru") == ""
