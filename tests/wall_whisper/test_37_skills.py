"""«Шёпот за стеной», chapter 37 and what belongs to it: how skill cards come into the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.core.cards import BadCards
from polyana.games.wall_whisper.rules.records import Alarm
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing.scene import Scene
from wall_whisper.skilled import crew, hunter, laid
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    TRIO,
    act,
    bytes_of,
    fresh,
    go_on,
    heard_kinds,
    hunting,
    may,
    no_act,
    other_box,
    unchanged_for,
)

BOX = GAME.box


@pytest.mark.rule("WW-2.8", "WW-44.8")
def test_twenty_skill_cards_for_either_side() -> None:
    assert len(BOX.victim_skills) == len(BOX.killer_skills) == 20
    assert {id_ for id_, one in BOX.killer_skills.items() if one.once} == {"entrapment", "sabotage"}
    assert {id_ for id_, one in BOX.victim_skills.items() if one.once} == {
        "firstaid",
        "softhands",
        "hero",
        "falsetrail",
        "ace",
        "sleight",
        "reflex",
        "climber",
        "quietwork",
    }


@pytest.mark.rule("WW-37.1")
@pytest.mark.parametrize(("hers", "his"), [(1, 0), (0, 2), (1, 5)])
def test_the_number_of_skill_cards_may_be_agreed_on(hers: int, his: int) -> None:
    agreed = Settings(difficulty="deadly", victim_skills=hers, killer_skills=his)  # type: ignore[arg-type]
    scene = Scene(GAME, 4, agreed)
    kept = {**dict.fromkeys(TRIO.split(), hers), "killers": his}
    dealt = {of: len(cards) for of, cards in scene.table.skill_offers.items()}
    assert dealt == {of: 2 * count for of, count in kept.items() if count}
    go_on(scene, "act")
    assert len(scene.table.skills) == 3 * hers
    assert len(scene.table.killer_skills.get("orion", ())) == his


@pytest.mark.rule("WW-37.1")
def test_agreed_skill_cards_need_no_difficulty_and_none_are_dealt_without_either() -> None:
    assert Scene(GAME, 4, Settings(killer_skills=1)).asked(KILLER, "skills")
    for nothing in (Settings(), Settings(difficulty="easy", victim_skills=0)):
        assert not Scene(GAME, 4, nothing).table.skill_offers


@pytest.mark.rule("WW-37.1")
def test_victims_without_skills_are_not_asked_who_covers_the_others() -> None:
    agreed = Settings(victim_skills=0, killer_skills=1)
    scene = hunting(at={"zack": "R3", "roy": "R3"}, hand="", settings=agreed)
    scene.does(KILLER, "action", "search")
    assert scene.asked(KILLER, "attack")


@pytest.mark.rule("WW-44.8")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({'  { id = "luck",': '  { id = "ace",'}, r"row 12: 'ace' stands in two rows"),
        ({'id = "luck"': 'id = "axe"'}, r"row 11: another card is called 'axe'"),
        ({'id = "luck"': 'id = "pure_luck"'}, r"row 11: 'pure_luck' must consist of letters and digits"),
        (
            {'  { id = "luck", when = "passive", traits = { lucky = true }, source = "public" },\n': ""},
            r"\[\[victim_skills\]\]: 19 cards, there must be 20 \(WW-44\.8\)",
        ),
        ({"traits = { lucky = true }": "traits = { clever = true }"}, r"row 11: .*unknown field `clever`"),
        ({"traits = { lucky = true }, ": ""}, r"row 11: a passive skill has traits"),
        ({'{ do = "combat", by = 4 }': '{ do = "hush" }'}, r"row 12: a weapon needs a 'combat' effect"),
        ({'do = "sabotage"': 'do = "explode"'}, r"\[\[killer_skills\]\] row 16: Invalid value 'explode'"),
        ({'when = "passive", climbs = 1': 'when = "passive"'}, r"row 15: the skill does nothing"),
        ({"asked = true, price = 1, unseen": "price = 1, unseen"}, r"row 13: a price is paid by choice"),
        ({", levels = [3, 4, 5]": ""}, r"row 6: 'levels' belong to the moment 'level'"),
        (
            {'id = "hearing", when = "start"': 'id = "hearing", when = "end"'},
            r"row 12: noise is looked for at the start of a turn",
        ),
    ],
)
def test_a_bad_row_is_named_with_its_reason(tmp_path: Path, change: dict[str, str], reason: str) -> None:
    with pytest.raises(BadCards, match=rf"skills\.toml, .*{reason}"):
        other_box(tmp_path, "skills.toml", change)


@pytest.mark.rule("WW-44.8")
def test_an_owner_s_skill_needs_data_and_no_code(tmp_path: Path) -> None:
    game = other_box(
        tmp_path,
        "skills.toml",
        {'once = true, choose = "other", effects = [{ do = "heal" }]': 'effects = [{ do = "alarm" }]'},
    )
    scene = crew("firstaid", at={"zack": "G2"}, game=game)
    act(scene, "zack", "special", "firstaid")
    assert scene.table.alarm == Alarm("G2", 2)


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.rule("WW-37.1")
def test_skills_are_dealt_at_the_end_of_the_setup_or_not_at_all() -> None:
    plain = fresh()
    assert plain.match.step.phase == "victims"
    plain.refuses(1, "skills", "luck", clause="WW-37.1")
    assert not plain.table.skills
    assert not plain.table.killer_skills
    with_skills = laid("normal")
    assert with_skills.match.step.phase == "choose_skills"
    assert with_skills.table.hand["orion"]  # everything else lies ready
    assert with_skills.table.round == 0


@pytest.mark.rule("WW-37.2")
def test_easy_gives_skills_to_the_victims_alone() -> None:
    scene = laid("easy")
    assert scene.asked(KILLER, "skills") is None
    assert [len(scene.options(seat, "skills")) for seat in (1, 2, 3)] == [2, 2, 2]
    go_on(scene, "act")
    assert sorted(scene.table.skills) == ["evelyn", "roy", "zack"]
    assert not scene.table.killer_skills
    assert scene.told("skills_told") == [{"skills": []}]


@pytest.mark.rule("WW-37.3")
def test_normal_lets_the_killer_keep_one_of_two() -> None:
    scene = laid("normal")
    offers = scene.options(KILLER, "skills")
    assert len(offers) == 2
    scene.refuses(KILLER, "skills", ",".join(offers), clause="WW-37.10")
    scene.does(KILLER, "skills", offers[1])
    go_on(scene, "act")
    assert scene.table.killer_skills == {"orion": [offers[1]]}


@pytest.mark.rule("WW-37.4")
def test_extreme_lets_the_killer_keep_two_of_four() -> None:
    scene = laid("extreme")
    offers = scene.options(KILLER, "skills")
    assert len(offers) == 6  # the pairs of four
    assert all(text.count(",") == 1 for text in offers)
    scene.does(KILLER, "skills", offers[-1])
    go_on(scene, "act")
    assert scene.table.killer_skills == {"orion": offers[-1].split(",")}


@pytest.mark.rule("WW-37.5")
def test_deadly_lets_the_killer_keep_three_of_six() -> None:
    scene = laid("deadly")
    offers = scene.options(KILLER, "skills")
    assert len(offers) == 20  # the triples of six
    scene.does(KILLER, "skills", offers[0])
    go_on(scene, "act")
    assert [len(cards) for cards in scene.table.killer_skills.values()] == [3]
    assert [len(scene.table.skill_box), len(scene.table.skills)] == [34, 3]


# --- who knows ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-37.6")
def test_the_killer_s_skills_lie_open() -> None:
    scene = laid("extreme")
    go_on(scene, "act")
    chosen = scene.table.killer_skills["orion"]
    for seat in (EVERYBODY, 1, 2, 3):
        assert scene.told("skills_told", seat) == [{"skills": chosen}]
        assert scene.sees(seat).killer_skills == {"orion": chosen}


@pytest.mark.rule("WW-37.7")
def test_the_victims_skills_are_hidden_from_the_killer() -> None:
    scene = laid("normal")
    go_on(scene, "act")
    for seat in (EVERYBODY, KILLER):
        assert not scene.sees(seat).sees("skills")
        assert "skill_taken" not in heard_kinds(scene, seat)
    trail = crew("falsetrail", at={"zack": "G2"})
    unchanged_for(trail, (EVERYBODY, KILLER), "zack", "extra", "falsetrail", "R3")


@pytest.mark.rule("WW-37.7")
def test_a_card_that_says_so_is_told_by_its_name_alone() -> None:
    scene = crew("taunt", at={"zack": "G2"}, deck={"orion": ["blade"] * 9})
    act(scene, "zack", "special", "taunt", "orion")
    assert scene.told("skill_shown", KILLER) == [{"skill": "taunt"}]


@pytest.mark.rule("WW-37.8")
def test_what_is_used_once_is_turned_over() -> None:
    scene = crew("falsetrail", at={"zack": "G2"})
    act(scene, "zack", "extra", "falsetrail", "R3")
    assert scene.table.spent_skills == ["falsetrail"]
    assert not may(scene, "zack", "extra", "falsetrail", "B1")
    no_act(scene, "zack", "extra", "falsetrail", "B1", clause="WW-37.8")
    killer = hunter("entrapment", "instant", hand="")
    killer.does(KILLER, "play", "entrapment")
    go_on(killer, "play")
    assert killer.options(KILLER, "play") == ["none"]


@pytest.mark.rule("WW-37.9")
def test_cards_that_are_not_kept_go_back_unseen() -> None:
    scene = laid("normal")
    left = {seat: scene.options(seat, "skills")[1] for seat in (KILLER, 1, 2, 3)}
    for seat, own in ((KILLER, "killers"), (1, "evelyn"), (2, "zack"), (3, "roy"), (EVERYBODY, "")):
        seen = scene.sees(seat).skill_offers
        assert [of for of, cards in seen.items() if isinstance(cards, list)] == ([own] if own else [])
    go_on(scene, "act")
    for seat in (EVERYBODY, KILLER, 1, 2, 3):
        said = repr([event for event in scene.events if event.heard_by(seat)])
        view = bytes_of(scene, seat).decode()
        others = [card for owner, card in left.items() if owner != seat]
        assert not [card for card in others if f"'{card}'" in said or f'"{card}"' in view]


@pytest.mark.rule("WW-37.10")
def test_all_choose_at_the_same_time_and_the_killer_s_choice_is_told_at_the_end() -> None:
    scene = laid("normal")
    assert scene.match.waiting() == [0, 1, 2, 3]
    assert scene.asked(2, "skills") is not None
    before = [bytes_of(scene, seat) for seat in (1, 2, 3)]
    ask = scene.options(KILLER, "skills")
    for card in ask:
        twin = laid("normal")
        twin.does(KILLER, "skills", card)
        after = [bytes_of(twin, seat) for seat in (1, 2, 3)]
        waited = [text.replace(b'"waiting":[0,1,2,3]', b'"waiting":[1,2,3]') for text in before]
        assert after == waited
    scene.does(KILLER, "skills", ask[0])
    for seat in (1, 2):
        scene.does(seat, "skills", scene.options(seat, "skills")[0])
        assert not scene.told("skills_told", seat)
    scene.does(3, "skills", scene.options(3, "skills")[0])
    assert scene.told("skills_told", 1) == [{"skills": [ask[0]]}]


@pytest.mark.rule("WW-37.10")
def test_a_seat_chooses_for_each_of_its_victims() -> None:
    scene = laid("normal", players=2)
    for victim in ("evelyn", "zack", "roy"):
        question = scene.asked(1, "skills")
        assert question is not None
        assert question.about == {"of": victim}
        scene.does(1, "skills", question.texts[1])
    assert scene.asked(1, "skills") is None
    for seat in (EVERYBODY, KILLER):  # who is waited for would show it anyhow
        assert scene.told("chooses_on", seat) == [{"seat": 1}] * 2


@pytest.mark.rule("WW-37.11")
def test_all_victims_know_each_other_s_skills() -> None:
    scene = laid("normal")
    go_on(scene, "act")
    skills = scene.table.skills
    for seat in (1, 2, 3):
        assert scene.sees(seat).skills == skills
        told = {one["victim"]: one["skill"] for one in scene.told("skill_taken", seat)}
        assert told == skills


@pytest.mark.rule("WW-40.7")
def test_two_killers_share_the_number_and_each_card_goes_to_one_of_them() -> None:
    scene = laid("extreme")
    kept = scene.options(KILLER, "skills")[0].split(",")
    assert len(scene.table.skill_offers["killers"]) == 4  # not four for each
    scene.at(
        "assign_skills",
        killers=["orion", "roboeye"],
        killer_seats={"orion": 0, "roboeye": 0},
        kept_skills=["keensense", "bloodlust"],
        skill_offers={},
        settings=Settings(difficulty="extreme"),
    )
    assert len(kept) == 2
    assert scene.options(KILLER, "assign") == ["orion", "roboeye"]
    scene.does(KILLER, "assign", "roboeye")
    scene.match.agenda = ()
    scene.does(KILLER, "assign", "orion")
    assert scene.table.killer_skills == {"roboeye": ["keensense"], "orion": ["bloodlust"]}
    assert scene.told("assigned") == [
        {"killer": "roboeye", "skill": "keensense"},
        {"killer": "orion", "skill": "bloodlust"},
    ]
