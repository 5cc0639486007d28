"""«Шёпот за стеной», chapters 32, 33 and 35: the killer's turn, his cards, his deck and levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    bytes_of,
    draws,
    go_on,
    heard_kinds,
    hunting,
    other_box,
    to_killer,
    victims,
)


def refilling(killer: str = "orion", **zones: Any) -> Scene[Station]:
    """Stage VI: the killer draws."""
    scene = hunting("refill", killer, **zones)
    scene.does(KILLER, "refill", "draw")
    return scene


# --- stages ---------------------------------------------------------------------------------------


@pytest.mark.rule("WW-32.1")
def test_six_stages_in_order() -> None:
    scene = victims()
    draws(scene, "rope", "rope")
    to_killer(scene)
    go_on(scene, "act")
    assert [told["stage"] for told in scene.told("stage", 1)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WW-32.2", "WW-34.14")
def test_an_encounter_skips_to_stage_six() -> None:
    scene = hunting(at={"zack": "R3"}, hand="reload barrier")
    scene.does(KILLER, "action", "search")
    go_on(scene, "refill")
    stages = [told["stage"] for told in scene.told("stage", 1)]
    assert stages == [6]
    assert scene.asked(KILLER, "action") is None
    assert scene.table.actions == 0


@pytest.mark.rule("WW-32.5")
def test_any_number_of_instant_cards_at_stage_three_only() -> None:
    scene = hunting("instant", hand="pursuit pursuit thermal")
    for _ in range(2):
        scene.does(KILLER, "play", "pursuit")
        scene.does(KILLER, "go", "R2" if scene.table.killer_at["orion"] == "R3" else "R3")
    scene.does(KILLER, "play", "none")
    assert scene.asked(KILLER, "action") is not None
    scene.refuses(KILLER, "action", "play,thermal", clause="WW-33.10")
    go_on(scene, "plan")
    scene.refuses(KILLER, "play", "thermal", clause="WW-33.10")


@pytest.mark.rule("WW-32.6")
def test_two_actions_or_one_boost_card() -> None:
    scene = hunting(hand="camouflage camouflage blade blade")
    scene.does(KILLER, "action", "play,camouflage")
    scene.does(KILLER, "pay", "blade")
    scene.does(KILLER, "sneak", "stay")
    assert scene.table.stage == 5
    scene = hunting(hand="camouflage blade")
    scene.does(KILLER, "action", "search")
    assert not any(text.startswith("play") for text in scene.options(KILLER, "action"))


@pytest.mark.rule("WW-32.7", "WW-32.8")
@pytest.mark.parametrize(
    "pair", [("move,R2", "search"), ("search", "search"), ("move,R2", "move,R3"), ("search", "move,R2")]
)
def test_two_basic_actions_of_any_kind_and_no_third(pair: tuple[str, str]) -> None:
    scene = hunting(hand="")
    for action in pair:
        scene.does(KILLER, "action", action)
    assert scene.table.stage == 5
    assert scene.asked(KILLER, "action") is None


@pytest.mark.rule("WW-32.9")
def test_the_second_action_is_chosen_after_the_first_is_told() -> None:
    scene = hunting(hand="")
    scene.does(KILLER, "action", "move,R2")
    assert scene.told("killer_moved", 1) != []
    assert "move,R1" in scene.options(KILLER, "action")


@pytest.mark.rule("WW-32.10")
def test_stage_four_cannot_be_passed() -> None:
    scene = hunting(hand="")
    assert "none" not in scene.options(KILLER, "action")
    scene.refuses(KILLER, "action", "none", clause="WW-32.10")


@pytest.mark.rule("WW-32.11")
def test_a_search_that_finds_somebody_is_an_encounter() -> None:
    scene = hunting(at={"zack": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    assert scene.table.wounds["zack"] == 1


@pytest.mark.rule("WW-32.12")
def test_one_long_term_plan_a_turn() -> None:
    scene = hunting("plan", hand="reload barrier", deck={"orion": ["blade"]})
    assert scene.options(KILLER, "play") == ["none", "reload", "barrier"]
    scene.does(KILLER, "play", "reload")
    assert scene.asked(KILLER, "play") is None
    assert scene.asked(KILLER, "refill") is not None


@pytest.mark.rule("WW-32.13")
def test_stage_six_draws_or_raises_vigilance() -> None:
    scene = hunting("refill", hand="blade")
    assert scene.options(KILLER, "refill") == ["draw", "vigilance,blade"]
    scene.does(KILLER, "refill", "draw")
    assert len(scene.table.hand["orion"]) == 4
    assert scene.table.vigilance["orion"] == []
    assert scene.table.turn == "victims"


# --- killer cards ---------------------------------------------------------------------------------


@pytest.mark.rule("WW-33.1")
def test_every_card_has_lock_cost_class_and_effect() -> None:
    for card in GAME.box.cards.values():
        assert card.kind in ("instant", "boost", "long", "attack")
        assert card.cost >= 0
        assert card.effects


@pytest.mark.rule("WW-33.4")
def test_the_cost_is_paid_from_hand() -> None:
    scene = hunting(hand="harpoon blade thermal pursuit")
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "blade,thermal")
    assert scene.table.hand["orion"] == ["pursuit"]
    assert sorted(scene.table.used["orion"]) == ["blade", "thermal"]


@pytest.mark.rule("WW-33.5")
def test_a_card_does_not_pay_for_itself() -> None:
    scene = hunting(hand="harpoon blade", locked={"orion": []})
    scene.refuses(KILLER, "action", "play,harpoon", clause="WW-33.5")


@pytest.mark.rule("WW-33.6")
def test_effects_come_from_top_to_bottom() -> None:
    """The harpoon frightens before it wounds; Reload draws before it delays."""
    scene = hunting(at={"zack": "R2"}, hand="harpoon blade thermal")
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "blade,thermal")
    assert scene.asked(KILLER, "aim") is not None
    scene.does(KILLER, "aim", "R2")
    scene.does(2, "cancel", "none")
    kinds = heard_kinds(scene, 1)
    assert kinds.index("aimed") < kinds.index("fear") < kinds.index("wounded")


@pytest.mark.rule("WW-33.7", "WW-33.9")
def test_an_encounter_cuts_a_card_short_and_it_is_discarded(tmp_path: Path) -> None:
    senses = '"thermal", copies = 1, class = "instant", source = "designed", effects = ['
    longer = {senses: senses + '{ do = "search" }, '}
    game = other_box(tmp_path, "killers.toml", longer)
    scene = hunting("instant", at={"zack": "R3"}, hand="thermal", game=game)
    scene.does(KILLER, "play", "thermal")
    go_on(scene, "refill")
    assert scene.told("sensed_zone") == []
    assert "thermal" in scene.table.used["orion"]
    assert scene.table.played == []
    scene = hunting("instant", at="G5", hand="thermal", game=game)
    scene.does(KILLER, "play", "thermal")
    assert scene.asked(KILLER, "sense") is not None


@pytest.mark.rule("WW-33.8")
def test_a_played_card_goes_to_the_discard_pile() -> None:
    scene = hunting("instant", hand="thermal")
    scene.does(KILLER, "play", "thermal")
    assert scene.table.played == ["thermal"]
    scene.does(KILLER, "sense", "red")
    assert scene.table.used["orion"] == ["thermal"]
    assert scene.table.hand["orion"] == []


@pytest.mark.rule("WW-33.10")
@pytest.mark.parametrize(
    ("stage", "kind", "card"),
    [("instant", "play", "reload"), ("plan", "play", "pursuit"), ("instant", "play", "blade")],
)
def test_a_card_is_played_at_its_stage_only(stage: str, kind: str, card: str) -> None:
    scene = hunting(stage, hand=f"{card} camouflage")
    scene.refuses(KILLER, kind, card, clause="WW-33.10")


@pytest.mark.rule("WW-33.11")
def test_the_killer_chooses_which_cards_pay() -> None:
    scene = hunting(hand="camouflage blade thermal reload")
    scene.does(KILLER, "action", "play,camouflage")
    assert scene.options(KILLER, "pay") == ["blade", "reload", "thermal"]


@pytest.mark.rule("WW-33.12")
def test_a_card_without_any_effect_may_still_be_played() -> None:
    """A barricade where there is no free door."""
    scene = hunting("plan", hand="barrier", killer_at="R3", barricades=["R2-R3"])
    assert "barrier" in scene.options(KILLER, "play")
    scene.does(KILLER, "play", "barrier")
    assert scene.table.used["orion"] == ["barrier"]


# --- drawing, levels, vigilance -------------------------------------------------------------------


@pytest.mark.rule("WW-35.1")
def test_three_cards_are_drawn_one_at_a_time() -> None:
    scene = hunting("refill", hand="", deck={"orion": ["blade", "thermal", "pursuit", "reload"]})
    draws(scene, "blade", "thermal", "pursuit")
    scene.does(KILLER, "refill", "draw")
    assert [told["card"] for told in scene.told("drew", KILLER)] == ["blade", "thermal", "pursuit"]
    assert scene.table.hand["orion"] == ["blade", "thermal", "pursuit"]


@pytest.mark.rule("WW-35.2")
def test_beyond_five_the_drawn_card_goes() -> None:
    scene = hunting(
        "refill",
        hand="pursuit pursuit pursuit thermal",
        deck={"orion": ["blade", "reload", "barrier", "thermal"]},
    )
    draws(scene, "blade", "reload", "barrier")
    scene.does(KILLER, "refill", "draw")
    assert scene.table.hand["orion"] == ["pursuit", "pursuit", "pursuit", "thermal", "blade"]
    assert scene.table.used["orion"] == ["reload", "barrier"]


@pytest.mark.rule("WW-35.3")
def test_the_level_rises_when_a_card_is_due_and_none_is_there() -> None:
    scene = refilling(hand="", deck={"orion": ["blade"] * 3}, used={"orion": []})
    assert scene.table.level == 1
    scene = refilling(hand="", deck={"orion": ["blade"] * 2}, used={"orion": ["thermal"] * 3})
    assert scene.table.level == 2
    assert scene.told("level", 1) == [{"level": 2}]


@pytest.mark.rule("WW-35.4")
@pytest.mark.parametrize(
    ("killer", "level", "strength"), [("orion", 3, 5), ("roboeye", 3, 5), ("parasitoid", 3, 4)]
)
def test_a_new_level_applies_its_effects(killer: str, level: int, strength: int) -> None:
    scene = refilling(killer, hand="", level=level, deck={killer: []}, used={killer: ["pursuit"] * 4})
    assert scene.table.level == level + 1
    assert scene.table.strength[killer] == strength


def unlocking(hand: str) -> Scene[Station]:
    scene = hunting("refill", hand=hand, level=2, deck={"orion": []}, used={"orion": ["thermal"] * 4})
    scene.does(KILLER, "refill", "draw")
    return scene


@pytest.mark.rule("WW-35.5")
def test_an_unlocked_card_comes_to_hand_and_may_replace_one() -> None:
    scene = unlocking("pursuit pursuit pursuit blade blade")
    assert scene.table.locked == {"orion": []}
    assert scene.options(KILLER, "unlock") == ["none", "pursuit", "blade"]
    scene.does(KILLER, "unlock", "blade")
    assert sorted(scene.table.hand["orion"]) == ["blade", "harpoon", "pursuit", "pursuit", "pursuit"]
    scene = unlocking("pursuit")
    assert scene.options(KILLER, "unlock") == ["none"]
    scene.does(KILLER, "unlock", "none")
    assert "harpoon" in scene.table.hand["orion"]


@pytest.mark.rule("WW-35.6")
def test_with_a_full_hand_and_no_discard_the_card_goes_into_the_new_deck() -> None:
    scene = unlocking("pursuit pursuit pursuit blade blade")
    scene.does(KILLER, "unlock", "none")
    assert len(scene.table.hand["orion"]) == 5
    assert "harpoon" in [*scene.table.deck["orion"], *scene.table.used["orion"]]


@pytest.mark.rule("WW-35.7")
def test_the_discard_pile_becomes_the_deck_and_drawing_goes_on() -> None:
    scene = refilling(hand="", deck={"orion": ["blade"]}, used={"orion": ["thermal"] * 5})
    assert sorted(scene.table.hand["orion"]) == ["blade", "thermal", "thermal"]
    assert scene.table.deck["orion"] == ["thermal"] * 3
    assert scene.table.used["orion"] == []


@pytest.mark.rule("WW-35.8")
def test_an_unlocked_card_is_an_ordinary_one_afterwards() -> None:
    scene = hunting(hand="harpoon blade thermal", locked={"orion": []}, level=3)
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "blade,thermal")
    scene.does(KILLER, "aim", "R2")
    assert "harpoon" in scene.table.used["orion"]
    assert scene.table.locked == {"orion": []}


@pytest.mark.rule("WW-35.9")
def test_at_the_highest_level_only_the_deck_is_made_anew() -> None:
    scene = refilling(
        hand="", level=5, deck={"orion": []}, used={"orion": ["thermal"] * 5}, locked={"orion": []}
    )
    assert scene.table.level == 5
    assert len(scene.table.hand["orion"]) == 3


@pytest.mark.rule("WW-35.10")
def test_with_nothing_left_to_draw_one_level_is_gained_and_no_more() -> None:
    scene = refilling(hand="", deck={"orion": []}, used={"orion": []})
    assert scene.table.level == 2
    assert scene.table.hand["orion"] == []
    assert scene.table.turn == "victims"


@pytest.mark.rule("WW-35.11")
def test_the_printed_example_of_the_parasitoid() -> None:
    scene = hunting(
        "refill",
        "parasitoid",
        level=2,
        hand="pursuit pursuit scent scent",
        deck={"parasitoid": ["spike", "division"]},
        used={"parasitoid": ["unseen", "unseen", "tentacles"]},
    )
    draws(scene, "spike", "division")
    scene.does(KILLER, "refill", "draw")
    assert scene.table.level == 3
    assert len(scene.table.hand["parasitoid"]) == 5
    assert "division" in scene.table.used["parasitoid"]
    assert "pursuit" in scene.options(KILLER, "unlock")
    draws(scene, "tentacles")
    scene.does(KILLER, "unlock", "pursuit")
    assert "fury" in scene.table.hand["parasitoid"]
    assert len(scene.table.hand["parasitoid"]) == 5
    assert scene.table.used["parasitoid"] == ["tentacles"]


@pytest.mark.rule("WW-35.12")
def test_discarding_from_the_deck_brings_the_next_level_sooner() -> None:
    scene = hunting(at={"zack": "R3"}, hand="", deck={"orion": ["blade"]}, used={"orion": ["thermal"]})
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 3, 3, 3, 3)
    scene.does(2, "weapon", "none")
    assert scene.table.level == 2


@pytest.mark.rule("WW-35.13")
def test_vigilance_takes_one_card_out_of_the_game() -> None:
    scene = hunting("refill", hand="blade thermal")
    scene.does(KILLER, "refill", "vigilance,blade")
    assert scene.table.vigilance["orion"] == ["blade"]
    assert scene.table.hand["orion"] == ["thermal"]
    assert scene.table.turn == "victims"
    assert hunting("refill", hand="").options(KILLER, "refill") == ["draw"]


@pytest.mark.rule("WW-35.15")
def test_vigilance_knows_no_limit() -> None:
    scene = hunting("refill", hand="thermal", vigilance={"orion": ["blade"] * 7})
    scene.does(KILLER, "refill", "vigilance,thermal")
    assert len(scene.table.vigilance["orion"]) == 8


@pytest.mark.rule("WW-35.16")
def test_victims_see_no_difference_between_drawing_and_vigilance() -> None:
    seen = []
    for answer in ("draw", "vigilance,blade"):
        scene = hunting("refill", hand="blade thermal")
        scene.does(KILLER, "refill", answer)
        seen.append([(bytes_of(scene, seat), heard_kinds(scene, seat)) for seat in (1, EVERYBODY)])
    assert seen[0] == seen[1]


@pytest.mark.rule("WW-35.17")
def test_drawing_is_advised_and_not_enforced() -> None:
    question = hunting("refill", hand="blade").asked(KILLER, "refill")
    assert question is not None
    assert question.default == ("draw",)
    assert ("vigilance", "blade") in question.options


@pytest.mark.rule("WW-45.10")
def test_optional_card_questions_are_put_with_an_empty_hand_too() -> None:
    for stage, kind in (("instant", "play"), ("plan", "play")):
        assert hunting(stage, hand="").options(KILLER, kind) == ["none"]
    scene = hunting(at={"zack": "R3"}, hand="", items={})
    scene.does(KILLER, "action", "search")
    assert scene.options(KILLER, "attack") == ["none"]
    scene.does(KILLER, "attack", "none")
    assert scene.options(2, "weapon") == ["none"]
    scene = victims("parasitoid", at={"zack": "G4"}, items={}, barricades=["G4-G5"], flesh="G4-G5", level=3)
    scene.does(2, "act", "zack,clear,G4-G5")
    assert scene.options(2, "cancel") == ["none"]
