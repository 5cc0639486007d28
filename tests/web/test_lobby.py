"""What one sees before a match begins: who plays whom, and what was agreed on."""

from __future__ import annotations

import re

import pytest

from polyana import games
from polyana.web.house import House
from polyana.web.identity import Guest
from polyana.web.lobby import lobby_region
from polyana.web.settings import settings_form

pytestmark = pytest.mark.anyio


async def lobby(house: House, game: str, players: int, language: str = "ru", **settings: object) -> str:
    """The lobby of a new table, as its host sees it."""
    chosen = games.game(game).settings(**settings)
    place = await house.tables.lay(game, players, chosen, host="g0", name="Аня")
    return lobby_region(house, place, Guest("g0", "Аня", "", language))


def parts(drawn: str) -> list[str]:
    return re.findall('data-test="part">([^<]*)<', drawn)


async def test_every_seat_tells_whom_it_will_play(house: House) -> None:
    usual = await lobby(house, "wall_whisper", 3)
    assert parts(usual) == ["убийца: Орион", "жертвы: Эвелин, Зак", "жертва: Рой"]
    other = await lobby(house, "wall_whisper", 2, "en", killer_seat=1, second_killer="roboeye")
    assert parts(other) == ["victims: Evelyn, Zack, Roy", "killers: Orion, Roboeye"]
    assert parts(await lobby(house, "no_words", 3)) == []


async def test_a_seat_that_was_agreed_on_is_called_as_everywhere_else(house: House) -> None:
    drawn = await lobby(house, "wall_whisper", 3, killer_seat=2)
    assert "<strong>Кто играет за убийцу:</strong> Место 3" in drawn


def test_the_form_asks_at_once_who_hunts_and_folds_the_fine_points_away() -> None:
    hunt = {one.name: one for one in settings_form(games.game("wall_whisper"), "ru")}
    assert (hunt["killer_seat"].fine, hunt["killer_seat"].optional) == (False, False)
    assert (hunt["second_seat"].fine, hunt["second_seat"].optional) == (True, True)
    mages = [one.name for one in settings_form(games.game("forest_mages"), "ru") if not one.fine]
    assert mages == ["abilities", "characters"]
