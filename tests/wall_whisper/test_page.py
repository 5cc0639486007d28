"""What the page of «Шёпот за стеной» shows and to whom: the map, ways, what comes of them, cards."""

from __future__ import annotations

import html
import json
import re
from math import dist
from typing import Any

import msgspec
import pytest

from polyana.core import Event, Match, Question
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.wall_whisper.page import page, wording
from polyana.games.wall_whisper.page.floor_plan import HIGH, WIDE, arranged, plan
from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.loading import standard_box
from polyana.games.wall_whisper.rules.records import Alarm
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene
from wall_whisper.skilled import crew, laid
from wall_whisper.station import GAME, KILLER, draws, hunting, victims
from web.drawn import regions

BOX = standard_box()
SAY = Speech("polyana.games.wall_whisper", "ru").say


def asked(match: Match[Station], seat: int) -> dict[str, Question]:
    return {one.kind: one for one in match.questions(seat)}


def ways(scene: Scene[Station], seat: int) -> list[dict[str, Any]]:
    found = page.ways(BOX, scene.match.view_table(seat), asked(scene.match, seat), SAY)
    made: list[dict[str, Any]] = json.loads(html.unescape(str(found)))
    return made


# --- the plan -------------------------------------------------------------------------------------


def test_no_module_lies_on_another_or_outside_the_plan() -> None:
    drawn = plan(BOX.board)
    assert drawn.home
    modules = list(drawn.modules.values())
    assert len(modules) == 15
    for one in modules:
        assert one.left > 0
        assert one.left + WIDE < drawn.width
        assert one.top + HIGH < drawn.height
        for other in modules:
            assert one is other or abs(one.x - other.x) > WIDE or abs(one.y - other.y) > HIGH


def test_every_link_has_a_tube_and_all_but_two_are_short() -> None:
    drawn = plan(BOX.board)
    assert list(drawn.tubes) == list(BOX.board.links)
    long = [one for one, tube in drawn.tubes.items() if len(re.findall("[HVL]", tube.line)) > 1]
    assert long == ["G1-R5", "G3-R4"]


def test_an_arrow_points_from_its_first_location_to_its_second() -> None:
    drawn = plan(BOX.board)
    towards = {0: (1, 0), 180: (-1, 0), 90: (0, 1), 270: (0, -1)}
    for arrow in BOX.board.arrows:
        tube = drawn.tubes[arrow]
        a, b = drawn.modules[tube.link.a], drawn.modules[tube.link.b]
        x, y = towards[tube.turn]
        assert x * (b.x - a.x) + y * (b.y - a.y) > 0, arrow


@pytest.mark.parametrize("chosen", ["lighthouse", "anything"])
def test_any_board_gets_a_plan(chosen: str) -> None:
    """With spots of its own, or arranged: no module on another, no link through a third one."""
    board = standard_box("lighthouse").board
    if chosen == "anything":
        bare = [msgspec.structs.replace(place, spot=None) for place in board.places.values()]
        board = Board(bare, list(board.links.values()))
    drawn = plan(board)
    assert not drawn.home
    modules = list(drawn.modules.values())
    for one in modules:
        assert 0 < one.left < one.left + WIDE < drawn.width
        assert 0 < one.top < one.top + HIGH < drawn.height
        assert not [other for other in modules if other != one and other.holds((one.x, one.y))]
    assert list(drawn.tubes) == list(board.links)
    for tube in drawn.tubes.values():
        ends = (tube.link.a, tube.link.b)
        assert not [one.id for one in modules if one.id not in ends and one.holds((tube.x, tube.y))]
    assert all(len(tube.line) < 30 for tube in drawn.tubes.values()) or chosen == "anything"


def test_an_arranged_board_has_shorter_links_than_one_in_plain_rows() -> None:
    board = standard_box("lighthouse").board
    rows = {id_: (number % 4 + 0.5 * (number // 4 % 2), number // 4) for number, id_ in enumerate(board.ids)}
    made = arranged(board)
    lengths = [
        sum(dist(spots[link.a], spots[link.b]) for link in board.links.values()) for spots in (made, rows)
    ]
    assert sorted(made.values()) == sorted(rows.values())
    assert lengths[0] < 0.8 * lengths[1]


# --- skills -----------------------------------------------------------------------------------------


def test_the_killer_s_skills_are_on_every_page_and_the_victims_on_their_own() -> None:
    scene = crew("climber", killer_skills={"orion": ["aura"]})
    for seat in (-1, 0, 1):
        assert "Аура ужаса" in regions(scene.match, seat)["players"]
    for seat in (-1, 0):
        assert "Скалолаз" not in "".join(regions(scene.match, seat).values())
    assert "Скалолаз" in regions(scene.match, 1)["own"]
    assert wording.skill(SAY, BOX, "aura") in regions(scene.match, 3)["own"]


def test_who_chooses_for_several_victims_sees_for_whom() -> None:
    scene = laid("normal", players=2)
    own = regions(scene.match, 1)["own"]
    assert own.index("Эвелин") < own.index('data-test="choice"')


def test_a_skill_says_what_it_does() -> None:
    assert wording.skill(SAY, BOX, "ambush") == (
        "В конце хода, за 2 карты с руки, не в скрытности, без столкновения в этот ход. "
        "Скрытность: тайно пройти до 2 локаций."
    )
    assert wording.skill(SAY, BOX, "ace") == "Оружие. Боеспособность +4. Один раз за игру."


# --- who sees what --------------------------------------------------------------------------------

SECRETS: dict[str, Any] = {
    "at": {"evelyn": "G1", "zack": "R4", "roy": "B1"},
    "noise": ["R4"],
    "cat": "G4",
    "alarm": Alarm("B3", 2),
    "ropes": ["B2-B4"],
    "repairs": {"vehicle": 3, "transmitter": 4},
    "fuelled": True,
}


def test_codes_of_locations_are_printed_in_the_letters_of_the_language() -> None:
    view = victims().match.view_table(1)
    assert page.spots(BOX, view)["G4"].code == page.spots(BOX, view, "ru")["G4"].code == "З4"
    assert page.spots(BOX, view, "en")["G4"].code == "G4"


def test_the_victims_side_sees_its_own_and_the_killer_nothing_of_it() -> None:
    scene = victims(**SECRETS)
    view = scene.match.view_table(1)
    mine = page.spots(BOX, view)
    assert (mine["G1"].victims, mine["R4"].noise, mine["R1"].tally) == (("evelyn",), True, "3/6")
    assert mine["G4"].tokens == ("cat",)
    assert mine["B3"].tokens == ("alarm",)
    assert mine["R1"].tokens == ("fuel",)
    for eyes in (-1, 0):
        for spot in page.spots(BOX, scene.match.view_table(eyes)).values():
            assert (spot.victims, spot.noise, spot.tally, spot.tokens) == ((), False, "", ())


def test_a_hidden_killer_is_a_question_mark_to_all_but_himself() -> None:
    scene = hunting("plan", killer_at="R2", hidden=["orion"], seen_at={"orion": "R3"}, delayed=[], at="G5")
    for eyes in (-1, 1):
        spots = page.spots(BOX, scene.match.view_table(eyes))
        assert [one.id for one in spots.values() if one.ghosts] == ["R3"]
        assert not any(one.killers or one.lurks for one in spots.values())
    own = page.spots(BOX, scene.match.view_table(0))
    assert [one.id for one in own.values() if one.lurks] == ["R2"]


# --- ways -----------------------------------------------------------------------------------------


def test_each_victim_has_ways_of_her_own_with_what_comes_of_them() -> None:
    scene = victims(players=2, at={"evelyn": "G5", "zack": "G1", "roy": "G5"}, killer_at="R5", acted=["roy"])
    found = {one["who"]: one for one in ways(scene, 1)}
    assert list(found) == ["evelyn", "zack"]
    assert (found["zack"]["pre"], found["zack"]["start"]) == ("zack,move,", "G1")
    then = dict(found["zack"]["ways"])
    assert then["R5"].startswith("Убийца стоит там.")
    assert then["G3"].startswith("До убийцы 2 шага.")
    scene.does(1, "act", f"zack,move,{next(iter(then))}")


def test_every_way_that_can_be_tapped_is_an_option() -> None:
    scene = hunting(killer_at="B4", hand="pursuit blade")
    (found,) = ways(scene, 0)
    texts = {found["pre"] + places for places, _ in found["ways"]}
    assert texts == {"move,G1", "move,B2"}
    assert texts <= set(asked(scene.match, 0)["action"].texts)


def test_a_killer_is_warned_of_arrows_and_barricades() -> None:
    scene = hunting(killer_at="B4", hand="pursuit", barricades=["G1-G2"])
    assert dict(ways(scene, 0)[0]["ways"])["B2"].startswith("Против стрелки: сброс 1 карты.")
    scene = hunting(killer_at="G1", barricades=["G1-G2"])
    assert dict(ways(scene, 0)[0]["ways"])["G2"].startswith("Баррикада на пути сломается.")


def test_of_several_ways_to_one_place_a_victim_is_offered_one() -> None:
    (found,) = [one for one in ways(victims(players=2, at="G1", acted=["zack", "roy"]), 1) if one["who"]]
    ends = [(places.split(",")[-1], places.count(",")) for places, _ in found["ways"]]
    assert len(ends) == len(set(ends))


# --- what can be done -----------------------------------------------------------------------------


def test_an_action_says_what_comes_of_it() -> None:
    scene = victims(players=2, at="R1", repairs={"vehicle": 2, "transmitter": 0}, items={"roy": "toolbox"})
    view = scene.match.view_table(1)
    found = page.deeds(BOX, view, asked(scene.match, 1)["act"], SAY)["roy"]
    assert [one.label for one in found.main] == ["Починка", "Передышка"]
    assert found.main[0].then == "Станет 3 из 6. Здесь будет шум."
    assert found.items["toolbox"][0].then == "Починка +2, с шумом."


def panel(scene: Scene[Station], victim: str) -> str:
    """What always stands in a victim's panel: her trait and her items, folded."""
    own = regions(scene.match, 1)["own"]
    (found,) = re.findall(rf'<section class="ww-victim" id="ww-{victim}".*?</section>', own, re.DOTALL)
    assert "<details open" not in found
    assert found.count("<details") == found.count("</details")
    folded = re.sub(r"</summary>.*?</details></li>", "</summary></li>", found, flags=re.DOTALL)
    return re.sub(r' may(?=")| hidden\b|<span class="unseen">.*?</span>|\s', "", folded)


def test_what_a_victim_holds_stays_where_it_is_when_her_turn_comes() -> None:
    """What she can do lies over the foot of the tray; what an item can do, within its card."""
    at = {"evelyn": "G5", "zack": "G5", "roy": "G5"}
    waits = hunting(at=at, players=2, items={"evelyn": "adrenaline stungun"})
    acts = victims(at=at, players=2, items={"evelyn": "adrenaline stungun"})
    assert 'class="ww-item may"' in regions(acts.match, 1)["own"]
    assert panel(acts, "evelyn") == panel(waits, "evelyn")


def test_every_answer_of_the_killer_is_a_way_a_card_or_a_button() -> None:
    scene = hunting(killer_at="R2", hand="camouflage blade pursuit")
    view, questions = scene.match.view_table(0), asked(scene.match, 0)
    cards = {one.id: one for one in page.hand(BOX, view, questions)}
    assert (cards["camouflage"].text, cards["camouflage"].barred) == ("play,camouflage", False)
    assert (cards["blade"].text, cards["blade"].barred) == ("", True)
    plain = {text for _, text in page.plain_choices(questions)}
    assert plain == {"search"}
    (tapped,) = ways(scene, 0)
    given = plain | {cards["camouflage"].text} | {tapped["pre"] + way for way, _ in tapped["ways"]}
    assert given == set(questions["action"].texts)


def offered(drawn: str) -> dict[str, set[str]]:
    """All answers that a drawn region offers outside of the plain list, by question."""
    found: dict[str, set[str]] = {}
    for text in re.findall(r"hx-vals='(.*?)'", drawn):
        deed = json.loads(html.unescape(text))
        found.setdefault(deed["question"], set()).add(deed["text"])
    for text in re.findall(r"data-ways='(.*?)'", drawn):
        for one in json.loads(html.unescape(text)):
            found.setdefault(one["ask"], set()).update(one["pre"] + way for way, _ in one["ways"])
    for doors, question in re.findall(r'data-doors="(.*?)" data-doors-ask="(.*?)"', drawn):
        found.setdefault(question, set()).update(doors.split())
    return found


def end_of(kind: str, text: str) -> str:
    """A victim's way by its end and length: which way she takes is nobody's business."""
    words = text.split(",")
    first = {"act": 2, "flee": 1}.get(kind, len(words))
    moves = kind == "flee" or (kind == "act" and words[1:2] == ["move"])
    return f"{words[:first]} {words[-1]} {len(words)}" if moves else text


TABLES: Any = (
    {"killer": "orion"},
    {"killer": "roboeye"},
    {"killer": "parasitoid"},
    {"killer": "orion", "difficulty": "deadly", "board": "lighthouse"},
)


@pytest.mark.parametrize("chosen", TABLES, ids=str)
def test_every_answer_can_be_given_by_tapping(chosen: dict[str, Any]) -> None:
    table = Laid(3, Settings(victim_3="victoria", **chosen))
    kinds = set()
    for seed in range(2):
        for decision in random_match(GAME, table, seed):
            match, ask = decision.record.match, decision.ask
            if ask.kind.name == "act" and decision.record.match.table.round % 4:
                continue
            kinds.add(ask.kind.name)
            question = asked(match, ask.seat)[ask.kind.name]
            given = offered(regions(match, ask.seat)["own"])[question.id]
            wanted = {end_of(question.kind, text) for text in question.texts}
            assert {end_of(question.kind, text) for text in given} >= wanted, question.kind
    assert len(kinds) > 10


# --- what was told --------------------------------------------------------------------------------


class Line:
    def __init__(self, kind: str, **args: Any) -> None:
        self.kind, self.args, self.number, self.clause, self.text = kind, args, 1, "", kind


def test_what_was_told_this_turn_leaves_out_what_one_side_alone_heard() -> None:
    log = [Line("fear"), Line("drew"), Line("searched"), Line("stage"), Line("killer_turn"), Line("noise")]
    assert [one.kind for one in page.told(log)] == ["searched", "fear"]
    assert page.fight(log) is None
    roll = Line("defence", dice=[1, 0])
    assert page.fight([roll, *log]) is roll


def test_when_a_turn_begins_the_other_sides_turn_has_just_happened() -> None:
    hunt = [Line("searched"), Line("killer_moved"), Line("stage"), Line("killer_turn")]
    heard = [Line("stage"), Line("killer_turn"), Line("noise"), Line("acts"), Line("victims_turn")]
    assert [one.kind for one in page.lately(heard)] == ["noise"]
    assert [one.kind for one in page.lately([Line("victims_turn"), *hunt])] == ["killer_moved", "searched"]
    assert [one.kind for one in page.lately(hunt)] == ["killer_moved", "searched"]
    assert [one.kind for one in page.lately(hunt[1:])] == ["killer_moved"]
    assert [one.kind for one in page.lately([Line("victims_turn"), Line("begun")])] == ["victims_turn"]
    assert page.lately([]) == []


def test_skills_of_which_several_are_kept_are_read_once() -> None:
    scene = Scene(GAME, 2, Settings(difficulty="extreme"))
    (asked,) = scene.match.questions(0)
    dealt = page.skills_dealt({"skills": asked})
    assert len(dealt) == 4
    drawn = regions(scene.match, 0, "ru")["own"]
    assert [drawn.count(f'data-skill="{one}"') for one in dealt] == [1, 1, 1, 1]
    assert {page.choice_then(BOX, scene.match.view_table(0), "skills", one, SAY) for one in asked.texts} == {
        ""
    }
    (one,) = page.skills_dealt({"skills": scene.match.questions(1)[0]}) or ("none",)
    assert one == "none"  # of two the victim keeps one: what it does stands on the choice


# --- heat -----------------------------------------------------------------------------------------


def test_the_map_of_suspicion_is_a_table_option_of_the_killer() -> None:
    scene = hunting(killer_at="R2")
    told = Event("searched", "", {"killer": "orion", "place": "G5", "victims": ["evelyn", "zack", "roy"]})
    assert "data-heat=" not in regions(scene.match, 0, "ru", told)["board"]
    scene = Scene(GAME, 4, Settings(heat=True))
    killers = regions(scene.match, 0, "ru", told)["board"]
    assert re.search(r'data-heat="300,100,100,100"\s+data-some="3"', killers)
    assert 'class="heat-text" x="' in killers
    assert ">3</text>" in killers  # victims that are to be expected there, no share of a hundred
    assert SAY("page-heat-some", count=1.6) == "1,6"
    for seat in (-1, 1, 2, 3):
        assert "data-heat=" not in regions(scene.match, seat, "ru", told)["board"]


# --- words ----------------------------------------------------------------------------------------


def asked_for_a_weapon(scene: Scene[Station], seat: int) -> str:
    """What stands on the page then."""
    question = scene.asked(seat, "weapon")
    assert question is not None
    return page.asked_line(SAY, scene.sees(seat), question)


def test_the_question_for_a_weapon_says_what_it_is_for() -> None:
    met = hunting(at={"zack": "R3"}, hand="")
    met.does(KILLER, "action", "search")
    met.does(KILLER, "attack", "none")
    draws(met, 0, 0, 0, 0)
    assert asked_for_a_weapon(met, 2) == "Столкновение! Взять оружие?"
    duel = victims().at("duel", "roy", False)
    draws(duel, 0, 0, 0, 0)
    assert asked_for_a_weapon(duel, 3) == "Сражение: взять оружие в этот поединок?"
    found = victims(killer="parasitoid").at("corner", "zack")
    assert asked_for_a_weapon(found, 2) == "Переносчик найден! Взять оружие?"


@pytest.mark.parametrize(("players", "said"), [(2, "жертвы"), (4, "жертва")])
def test_a_plate_says_victim_of_one_and_victims_of_several(players: int, said: str) -> None:
    plates = regions(victims(players=players).match, 0)["players"]
    assert len(re.findall(rf">\s*{said}\s*<", plates)) == players - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_board_can_be_put_into_words(language: str) -> None:
    say = Speech("polyana.games.wall_whisper", language).say
    said = [wording.killer_card(say, card) for card in BOX.cards.values()]
    said += [" ".join(wording.item(say, item)) or "—" for item in BOX.items.values()]
    said += [wording.victim(say, one) for one in BOX.victims.values()]
    said += [" ".join(wording.manoeuvre(say, one)) for one in BOX.analysis]
    said += [wording.level(say, BOX, *key) for key in BOX.levels]
    for text in said:
        assert text
        assert not re.search(r"[{}_]|\b[GRB][1-5]\b|  ", text), text


def test_a_card_says_what_it_does() -> None:
    assert wording.killer_card(SAY, BOX.cards["orion", "camouflage"]) == (
        "Скрытность: тайно пройти до 2 локаций. При раскрытии: Сила +1 до конца хода."
    )
    assert wording.item(SAY, BOX.items["wrench"]) == ["Особое действие. Починка +1, без шума."]
