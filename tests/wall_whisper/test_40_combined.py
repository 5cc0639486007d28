"""«Шёпот за стеной», chapter 40: two killers with skills, at the crossroads, and all at once."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from polyana.bots.series import Job, play_job
from polyana.core import Match, Refused
from polyana.core.speech import LANGUAGES, Speech
from polyana.games import with_bots
from polyana.games.wall_whisper.rules.records import Crossroads
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene
from wall_whisper.pair import ORION, PARTNER, pair, stalking
from wall_whisper.station import GAME, go_on

DIFFICULTIES: Any = ("none", "easy", "normal", "extreme", "deadly")
TOGETHER = (
    Laid(4, Settings(killer="parasitoid", second_killer="roboeye", crossroads=True)),
    Laid(5, Settings(second_killer="parasitoid", crossroads=True, difficulty="deadly")),
    Laid(3, Settings(killer="roboeye", second_killer="orion", difficulty="normal", board="lighthouse")),
)
UNHURT = {"evelyn": 0, "zack": 0, "roy": 0}


def parted(bodies: Mapping[str, str] | None = None, **zones: Any) -> Scene[Station]:
    """Stage IV of Orion with his partner about, at the crossroads, Roy wounded beside him."""
    wounds = {**UNHURT, "roy": 1}
    keys: dict[str, list[str]] = {one: [] for one in UNHURT}
    return stalking(
        settings=Settings(second_killer="roboeye", crossroads=True),
        at={"roy": "R3"},
        items={},
        wounds=wounds,
        keys=keys,
        crossroads=Crossroads("evelyn", bodies or {}),
        strength={"orion": 10, "roboeye": 4},
        **zones,
    )


# --- the rules ------------------------------------------------------------------------------------


@pytest.mark.rule("WW-40.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_combination_is_played_that_meets_the_number_of_players(players: int) -> None:
    for crossroads, second, difficulty in product((False, True), ("", "roboeye"), DIFFICULTIES):
        agreed = Settings(crossroads=crossroads, second_killer=second, difficulty=difficulty)  # type: ignore[arg-type]
        fits = (players < 5 or bool(second)) and (players >= 4 or not crossroads)
        if not fits:
            with pytest.raises(Refused):
                GAME.check_settings(agreed, players)
            continue
        match, _ = Match.begin(GAME, players, agreed, b"together")
        assert match.table.double == bool(second)
        assert bool(match.table.skill_offers) == (difficulty != "none")
        assert bool(match.table.crossroads.token) == crossroads


@pytest.mark.rule("WW-40.2")
@pytest.mark.parametrize("players", [4, 5])
def test_at_the_crossroads_there_is_no_starting_key(players: int) -> None:
    t = pair(players=players, crossroads=True).table
    assert (t.stand, t.bottom, t.keys) == ([], ["key"], {"evelyn": [], "zack": [], "roy": []})
    assert t.deck_size("keys") == 11


@pytest.mark.rule("WW-40.3")
def test_the_first_repairs_bring_nobody_cards() -> None:
    scene = pair(crossroads=True)
    t = scene.table
    assert t.repairs == {"vehicle": 1, "transmitter": 1}
    assert (t.drawn, t.errands, t.discard) == ([], [], [])
    assert not scene.told("found", t.crew[0])
    assert t.deck_size("keys") == 11


@pytest.mark.rule("WW-40.4")
def test_a_death_raises_both_killers() -> None:
    scene = parted(used={"orion": ["pursuit"], "roboeye": ["pursuit"]}, deck={"orion": [], "roboeye": []})
    scene.does(ORION, "action", "search")
    scene.does(ORION, "attack", "none")
    scene.does(4, "weapon", "none")
    t = scene.table
    assert t.fates == {"roy": "killed"}
    assert t.level == 2
    assert t.strength["roboeye"] == 5, "what level 2 of his own board gives"
    assert t.used == {"orion": [], "roboeye": []}
    assert t.deck == {"orion": ["pursuit"], "roboeye": ["pursuit"]}
    assert len(scene.told("level")) == 1


@pytest.mark.rule("WW-40.4")
def test_a_death_unlocks_a_card_for_either() -> None:
    scene = parted(level=2)
    scene.does(ORION, "action", "search")
    scene.does(ORION, "attack", "none")
    scene.does(4, "weapon", "none")
    scene.does(ORION, "unlock", "none")
    scene.does(PARTNER, "unlock", "none")
    assert scene.table.hand == {"orion": ["harpoon"], "roboeye": ["total"]}


@pytest.mark.rule("WW-40.4")
def test_two_deaths_make_both_killers_winners() -> None:
    scene = parted(fates={"zack": "killed", "evelyn": "escaped"}, bodies={"zack": "G1"}, remains={"zack": []})
    scene.does(ORION, "action", "search")
    scene.does(ORION, "attack", "none")
    scene.does(4, "weapon", "none")
    assert scene.over is not None
    assert scene.over.winners == (ORION, PARTNER, 2)


@pytest.mark.rule("WW-40.5")
def test_four_at_the_crossroads_one_plays_both_killers() -> None:
    t = pair(players=4, crossroads=True).table
    assert t.killer_seats == {"orion": 0, "roboeye": 0}
    assert sorted(t.controls.values()) == [1, 2, 3]
    with pytest.raises(Refused) as refused:
        pair(players=4, crossroads=True, second_seat=1)
    assert refused.value.clause == "WW-38.1"


@pytest.mark.rule("WW-40.7")
@pytest.mark.parametrize(
    ("difficulty", "dealt", "kept"), [("normal", 2, 1), ("extreme", 4, 2), ("deadly", 6, 3)]
)
def test_skill_cards_are_counted_for_the_killers_side_and_given_to_one_of_them(
    difficulty: str, dealt: int, kept: int
) -> None:
    scene = pair(difficulty=difficulty)
    assert len(scene.table.skill_offers["killers"]) == dealt
    assert scene.asked(PARTNER, "skills") is None
    go_on(scene, "assign")
    for number in range(kept):
        assert scene.options(ORION, "assign") == ["orion", "roboeye"]
        scene.does(ORION, "assign", ("roboeye", "orion")[number % 2])
    owned = [len(scene.table.killer_skills.get(killer, ())) for killer in ("roboeye", "orion")]
    assert owned == [(kept + 1) // 2, kept // 2]
    assert scene.asked(scene.table.crew[0], "act")


# --- bots, page, words ----------------------------------------------------------------------------


@pytest.mark.parametrize("laid", TOGETHER, ids=str)
@pytest.mark.parametrize("level", ["novice", "player", "master"])
def test_bots_play_combinations_and_nobody_is_refused(laid: Laid, level: str) -> None:
    job = Job(with_bots, "wall_whisper", (level,) * laid.players, laid.settings, "together/0")
    assert play_job(job).record.match.over


@pytest.mark.parametrize("laid", TOGETHER, ids=str)
def test_everything_that_is_told_in_a_combination_has_words(laid: Laid) -> None:
    voices = [Speech("polyana.games.wall_whisper", language, list("АБВГД")) for language in LANGUAGES]
    for decision in random_match(GAME, laid, 2):
        match = decision.record.match
        for event in (
            match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text).events
        ):
            for seat in range(-1, laid.players):
                told = event.heard_by(seat)
                assert told is None or all(voice.event(told, seat) for voice in voices)
