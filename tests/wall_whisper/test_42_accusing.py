"""«Шёпот за стеной», chapters 23 and 42: with infection tokens out nobody decides for the others."""

from __future__ import annotations

import pytest

from polyana.core import Happened
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper import roads
from wall_whisper.roads import EVELYN, ROY, ZACK
from wall_whisper.station import KILLER, act, bytes_of, draws, heard_kinds, hunting, victims, winners
from wall_whisper.test_42_parasitoid import NONE, beast, faces, prey

CREW = (EVELYN, ZACK, ROY)


def asked(scene: Scene[Station], kind: str) -> list[int]:
    return [seat for seat in scene.table.seats if scene.asked(seat, kind)]


def bell(scene: Scene[Station]) -> list[Happened]:
    """The sand of the common glass has run out."""
    return scene.match.timeout("")


# --- the end of stage II --------------------------------------------------------------------------


def done(**tokens: str) -> Scene[Station]:
    """All main actions are done."""
    return prey(acted=["evelyn", "zack", "roy"], **faces(**tokens))


@pytest.mark.rule("WW-23.10")
def test_each_seat_ends_stage_two_for_herself_while_tokens_are_out() -> None:
    scene = done(roy="safe")
    before = bytes_of(scene, KILLER)
    scene.does(ROY, "act", "end")
    assert asked(scene, "act") == [EVELYN, ZACK]
    scene.does(EVELYN, "act", "end")
    act(scene, "zack", "drop", scene.table.items["zack"][0])
    scene.does(ZACK, "act", "end")
    assert asked(scene, "act") == []
    assert scene.table.progress == "equip"
    assert bytes_of(scene, KILLER) == before
    assert heard_kinds(scene, KILLER) == []


@pytest.mark.rule("WW-23.10")
def test_without_tokens_any_seat_ends_the_stage() -> None:
    scene = done()
    scene.does(ROY, "act", "end")
    assert asked(scene, "equip") == [EVELYN, ZACK, ROY]


@pytest.mark.rule("WW-23.10")
def test_a_main_action_that_is_due_keeps_everybody_from_ending() -> None:
    scene = prey(acted=["evelyn", "roy"], **faces(roy="safe"))
    for seat in CREW:
        scene.refuses(seat, "act", "end", clause="WW-23.1")


@pytest.mark.rule("WW-23.10")
def test_the_stage_ends_if_the_last_one_acting_mutates() -> None:
    """Roy has his own tokens turned up after the others have ended."""
    scene = done(roy="infected")
    scene.does(EVELYN, "act", "end")
    scene.does(ZACK, "act", "end")
    scene.does(ROY, "act", "accuse,roy")
    scene.does(EVELYN, "consent", "agree")
    scene.does(ZACK, "consent", "agree")
    assert scene.table.mutated == "roy"
    assert asked(scene, "equip") == [EVELYN, ZACK]


# --- the moments of an accusation -----------------------------------------------------------------


def leaving(**tokens: str) -> Scene[Station]:
    """All stand at the entrance with five keys."""
    return prey(stand=["key"] * 5, **faces(**tokens)).at("dawn")


@pytest.mark.rule("WW-42.57")
@pytest.mark.parametrize("last", CREW)
def test_the_check_waits_until_all_have_declined_to_accuse(last: int) -> None:
    scene = leaving(roy="infected")
    before = bytes_of(scene, KILLER)
    for seat in CREW:
        if seat != last:
            scene.does(seat, "doubt", "trust")
            assert winners(scene) == ""
    assert asked(scene, "doubt") == [last]
    assert bytes_of(scene, KILLER) == before
    scene.does(last, "doubt", "trust")
    assert winners(scene) == "killers"


@pytest.mark.rule("WW-42.57")
def test_a_carrier_who_trusts_everybody_closes_the_moment_for_nobody() -> None:
    scene = leaving(roy="infected")
    scene.does(ROY, "doubt", "trust")
    assert scene.options(ZACK, "doubt") == ["trust", "accuse,roy"]
    scene.does(ZACK, "doubt", "accuse,roy")
    scene.does(EVELYN, "consent", "agree")
    assert winners(scene) == "victims"
    assert scene.over is not None
    assert scene.over.winners == (EVELYN, ZACK)


@pytest.mark.rule("WW-42.57", "WW-22.10")
def test_the_secret_exit_is_chosen_after_the_accusations() -> None:
    scene = prey(at="R3", killer_at="B1", stand=["key"] * 5, items={"zack": "plan"}, **faces(roy="safe"))
    scene.at("dawn")
    assert asked(scene, "verdict") == []
    for seat in CREW:
        scene.does(seat, "doubt", "trust")
    assert scene.options(ROY, "verdict") == ["escape", "stay"]


@pytest.mark.rule("WW-42.57")
def test_nobody_is_asked_where_no_victory_is_near() -> None:
    scene = prey(**faces(roy="infected")).at("dawn")
    assert asked(scene, "doubt") == []
    assert asked(scene, "act") == [EVELYN, ZACK, ROY]


@pytest.mark.rule("WW-42.57")
def test_once_more_at_the_start_of_stage_three() -> None:
    scene = done(roy="infected")
    for seat in CREW:
        scene.does(seat, "act", "end")
    assert asked(scene, "doubt") == [EVELYN, ZACK, ROY]
    assert asked(scene, "equip") == []
    scene.does(EVELYN, "doubt", "trust")
    scene.does(ZACK, "doubt", "accuse,roy")
    scene.does(EVELYN, "consent", "agree")
    assert scene.table.mutated == "roy"
    assert asked(scene, "equip") == [EVELYN, ZACK]


@pytest.mark.rule("WW-42.57")
def test_stage_three_goes_on_when_all_trust_each_other() -> None:
    scene = done(roy="safe")
    for seat in CREW:
        scene.does(seat, "act", "end")
    for seat in CREW:
        scene.does(seat, "doubt", "trust")
    draws(scene, "rope", "rope")
    scene.does(ZACK, "equip", "zack")
    scene.does(ZACK, "keep", "none")
    assert asked(scene, "doubt") == []
    assert scene.table.turn == "parasitoid"


@pytest.mark.rule("WW-42.57")
def test_at_the_crossroads_too_before_the_token_equips() -> None:
    tokens = {**NONE, "roy": ["safe"]}
    scene = roads.turn("parasitoid", queue=["roy"], acted=list(NONE), faces=tokens, pile=["safe"] * 3)
    scene.does(ROY, "act", "end")
    assert asked(scene, "doubt") == [EVELYN, ZACK, ROY]
    for seat in CREW:
        scene.does(seat, "doubt", "trust")
    assert asked(scene, "keep") == [EVELYN]


# --- an accusation that was turned down -----------------------------------------------------------


@pytest.mark.rule("WW-42.57")
def test_what_was_turned_down_is_not_proposed_again_by_the_same_seat_at_the_same_moment() -> None:
    scene = leaving(roy="infected", zack="safe")
    scene.does(ROY, "doubt", "accuse,zack")
    scene.does(EVELYN, "consent", "refuse")
    assert scene.options(ROY, "doubt") == ["trust", "accuse,roy"]
    scene.refuses(ROY, "doubt", "accuse,zack", clause="WW-42.57")
    assert scene.options(EVELYN, "doubt") == ["trust", "accuse,zack", "accuse,roy"]


@pytest.mark.rule("WW-42.57")
def test_a_suspect_who_proposes_it_herself_takes_the_right_from_nobody() -> None:
    scene = leaving(roy="infected")
    scene.does(ROY, "doubt", "accuse,roy")
    scene.does(EVELYN, "consent", "refuse")
    assert asked(scene, "doubt") == [EVELYN, ZACK]
    scene.does(EVELYN, "doubt", "accuse,roy")
    scene.does(ZACK, "consent", "agree")
    assert winners(scene) == "victims"


@pytest.mark.rule("WW-42.57")
def test_between_two_actions_it_is_proposed_once() -> None:
    scene = prey(**faces(roy="safe"))
    scene.does(EVELYN, "act", "accuse,roy")
    scene.does(ZACK, "consent", "refuse")
    scene.refuses(EVELYN, "act", "accuse,roy", clause="WW-42.57")
    assert "accuse,roy" in scene.options(ZACK, "act")
    act(scene, "zack", "rest")
    assert "accuse,roy" in scene.options(EVELYN, "act")


@pytest.mark.rule("WW-42.57", "WW-38.16")
def test_accusations_do_not_hold_up_an_escape_for_ever() -> None:
    """Zack, the carrier, accuses whomever he may as often as he may; Roy wants to leave."""
    tokens = {"evelyn": ["safe"], "zack": ["infected"], "roy": ["safe"]}
    scene = roads.dawn("parasitoid", keys={"roy": 3}, faces=tokens, pile=["safe"] * 2)
    for _ in range(4):
        scene.does(ROY, "part", "keys")
        scene.does(EVELYN, "part", "stay")
        if not scene.asked(ZACK, "part"):
            break
        scene.does(ZACK, "part", scene.options(ZACK, "part")[-1])
        if consents := asked(scene, "consent"):
            scene.does(consents[0], "consent", "refuse")
    assert scene.table.fates == {"roy": "escaped"}


@pytest.mark.rule("WW-42.57", "WW-38.22")
def test_the_rescue_comes_when_nobody_may_accuse_any_more() -> None:
    tokens = {**NONE, "zack": ["safe"]}
    scene = roads.dawn("parasitoid", rescue=1, faces=tokens, pile=["safe"] * 3)
    for accuser, other in ((EVELYN, ROY), (ZACK, ROY), (ROY, EVELYN)):
        for seat in asked(scene, "part"):
            scene.does(seat, "part", "accuse,zack" if seat == accuser else "rescue")
        scene.does(other, "consent", "refuse")
    assert scene.over is not None
    assert scene.over.winners == CREW


# --- who defends ----------------------------------------------------------------------------------


def attacked(fear: dict[str, int] | None = None, **tokens: str) -> Scene[Station]:
    """Zack and Roy are met; the killer attacks."""
    scene = beast(
        at={"zack": "R3", "roy": "R3"},
        hand="",
        level=3,
        fear=fear or dict.fromkeys(NONE, 0),
        **faces(**tokens),
    )
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    return scene


@pytest.mark.rule("WW-23.6")
def test_nobody_appoints_another_as_defender_while_tokens_are_out() -> None:
    scene = attacked(evelyn="safe")
    assert asked(scene, "defend") == [ZACK, ROY]
    assert scene.options(ROY, "defend") == ["roy"]
    scene.refuses(ZACK, "defend", "roy", clause="WW-23.6")
    scene.refuses(EVELYN, "defend", "roy", clause="WW-23.6")
    scene.does(ROY, "defend", "roy")
    assert scene.table.fight.defender == "roy"


@pytest.mark.rule("WW-23.6")
@pytest.mark.parametrize(
    ("zack", "roy", "defender"), [(0, 0, "zack"), (1, 0, "roy"), (1, 1, "zack"), (0, 2, "zack")]
)
def test_at_the_bell_the_one_with_the_least_fear_defends(zack: int, roy: int, defender: str) -> None:
    scene = attacked({"evelyn": 0, "zack": zack, "roy": roy}, evelyn="safe")
    bell(scene)
    assert scene.table.fight.defender == defender


@pytest.mark.rule("WW-23.6")
def test_without_tokens_any_seat_names_the_defender() -> None:
    scene = hunting(at={"zack": "R3", "roy": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    scene.does(EVELYN, "defend", "roy")
    assert scene.table.fight.defender == "roy"


@pytest.mark.rule("WW-23.6")
def test_who_plays_both_names_either() -> None:
    scene = hunting("basic", "parasitoid", 3, at={"evelyn": "R3", "zack": "R3"}, hand="", level=3)
    scene = scene.at("basic", "parasitoid", agenda=scene.match.agenda, **faces(roy="safe"))
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    owner = scene.table.controls["zack"]
    both = [one for one in ("evelyn", "zack") if scene.table.controls[one] == owner]
    assert scene.options(owner, "defend") == both


def test_victims_of_another_killer_have_no_tokens() -> None:
    scene = victims("orion", acted=["evelyn", "zack", "roy"])
    scene.does(ZACK, "act", "end")
    assert asked(scene, "doubt") == []
