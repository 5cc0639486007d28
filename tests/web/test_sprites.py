"""The drawings of the games: one sheet each, small, complete, kept by the browser."""

from __future__ import annotations

import re

import httpx
import pytest

from polyana import games
from polyana.games.wall_whisper.rules.loading import standard_box
from polyana.web.render import assets, sprites
from polyana.web.render.drawing import brought, gallery
from polyana.web.render.folders import page_folder
from web.players import lay

LARGEST = 1500
"""Bytes of one drawing."""


@pytest.mark.parametrize("game", games.names())
def test_drawings_are_small_and_what_is_shown_of_a_game_is_there(game: str) -> None:
    symbols = sprites.symbols(game)
    assert {name: len(lines) for name, (_, lines) in symbols.items() if len(lines.encode()) > LARGEST} == {}
    assert len(sprites.shown(game)) == 5
    assert all(sprites.drawing(game, name) for name in sprites.shown(game))
    assert "{" not in sprites.sheet(game)


@pytest.mark.parametrize("game", games.names())
def test_every_symbol_that_a_page_names_is_drawn_once(game: str) -> None:
    """Names that are put together at run time are left to the tests of the game."""
    drawn = re.findall(r'<symbol id="([^"]+)"', brought(game, "ru").symbols)
    assert len(drawn) == len(set(drawn))
    texts = [path.read_text("utf-8") for path in page_folder(game).glob("*.html")]
    named = {name for text in texts for name in re.findall(r'href="#([a-z]{2}-[\w-]+)"', text)}
    assert named <= set(drawn)


def test_every_killer_card_victim_and_item_of_the_station_has_a_drawing() -> None:
    box = standard_box()
    wanted = {*(f"ww-{one}" for one in box.killers), *(f"ww-victim-{one}" for one in box.victims)}
    wanted |= {*(f"ww-item-{one}" for one in box.items), *(f"ww-card-{card}" for _, card in box.cards)}
    assert wanted - set(sprites.symbols("wall_whisper")) == set()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", games.names())
def test_the_rules_show_what_is_in_the_box(game: str, language: str) -> None:
    shown = gallery(game, language)
    assert shown.count("<li") > 20
    assert "<svg" in shown or "box-letters" in shown


def test_a_drawing_that_nobody_has_made_is_left_out() -> None:
    assert sprites.drawing("no_words", "nw-elephant") == ""


@pytest.mark.anyio
async def test_a_table_fetches_its_drawings_once(client: httpx.AsyncClient) -> None:
    """They are not on the page itself, but in a script that is kept for ever."""
    page = (await client.get(f"/t/{(await lay(client))[0].code}")).text
    address = assets.of_game("no_words", assets.SPRITE)
    assert f'<script src="{address}"></script>' in page
    assert 'id="nw-red"' not in page
    said = await client.get(address)
    assert "immutable" in said.headers["cache-control"]
    assert 'id=\\"nw-red\\"' in said.text
