"""What the page shows at the crossroads, and to whom."""

from __future__ import annotations

from polyana.games.wall_whisper.page import page
from wall_whisper.roads import EVELYN, ROY, ZACK, dawn, turn
from wall_whisper.station import EVERYBODY, KILLER, act
from web.drawn import regions


def test_the_stand_shows_the_token_and_the_dead() -> None:
    scene = turn(dead={"zack": "G1"}, escaped="roy")
    for seat in (EVERYBODY, KILLER, EVELYN, ZACK):
        drawn = regions(scene.match, seat)
        assert 'aria-label="жетон распутья: Эвелин"' in drawn["board"]
        assert "Погибших: 1. Убийце нужно двое." in drawn["board"]
        assert "тело: Зак" in drawn["board"]
        assert "fate-killed" in drawn["players"]
        assert "fate-escaped" in drawn["players"]
        assert "Ключей на подставке" not in drawn["board"]


def test_only_victims_see_whose_turn_it_is_and_the_keys() -> None:
    scene = turn(token="zack", keys={"zack": 2})
    for seat in (EVELYN, ZACK, ROY):
        own = regions(scene.match, seat)["own"]
        assert "Ключи: 2 из 3" in own
        assert own.count("ww-now") == 1
    for seat in (EVERYBODY, KILLER):
        drawn = "".join(regions(scene.match, seat).values())
        assert "из 3" not in drawn
        assert "ww-now" not in drawn
        assert page.roads(scene.sees(seat)) == ("zack", 0, "")


def test_leaving_is_a_button_that_says_what_comes_of_it() -> None:
    scene = dawn(keys={"zack": 3})
    own = regions(scene.match, ZACK)["own"]
    assert "Уйти через главный вход" in own
    assert "Это победа: партия для вас закончится." in own
    assert "Решают тайно и одновременно." in own
    assert "Уйти через" not in regions(scene.match, ROY)["own"]


def test_an_offer_is_read_out_to_whom_it_is_made() -> None:
    scene = turn(items={"evelyn": "axe", "zack": "toolbox"}, keys={"roy": 1})
    own = regions(scene.match, EVELYN)["own"]
    assert "Нужно согласие второй стороны" in own
    assert "Попросить: Ключ, Рой" in own
    act(scene, "evelyn", "swap", "axe", "zack", "toolbox")
    said = "Эвелин предлагает обмен: Топор на ваш предмет: Ящик с инструментами."
    assert said in regions(scene.match, ZACK)["own"]
    assert said not in regions(scene.match, ROY)["own"]


def test_the_dead_can_be_looted_and_look_on() -> None:
    scene = turn(dead={"zack": "G5"}, items={"zack": "axe"}, keys={"zack": 1})
    assert "Взять у тела: Ключ, Зак" in regions(scene.match, EVELYN)["own"]
    assert "остаётся смотреть" in regions(scene.match, ZACK)["own"]
    assert "остаётся смотреть" not in regions(scene.match, ROY)["own"]


def test_a_turn_of_her_own_is_ended_and_repairs_bring_cards() -> None:
    scene = turn(at={"evelyn": "R1"}, items={})
    assert "И 1 карта из колоды ключей." in regions(scene.match, EVELYN)["own"]
    act(scene, "evelyn", "rest")
    assert "Закончить свой ход" in regions(scene.match, EVELYN)["own"]


def test_the_vehicle_is_seen_to_be_gone() -> None:
    scene = dawn(at={"evelyn": "R1"}, vehicle_ready=True)
    scene.does(EVELYN, "part", "vehicle")
    assert "Транспорт уехал" in regions(scene.match, EVERYBODY)["board"]
