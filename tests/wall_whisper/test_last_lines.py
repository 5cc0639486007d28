"""«Шёпот за стеной»: the line that ends a match names whose death, trial or mask has ended it."""

from __future__ import annotations

import pytest

from polyana.core import heard
from polyana.core.speech import Speech
from polyana.games.wall_whisper.rules.table import Station
from polyana.testing.scene import Scene
from wall_whisper.roads import ROY, dawn
from wall_whisper.station import EVERYBODY, KILLER, act, draws, hunting, trust
from wall_whisper.test_06_basics import HURT
from wall_whisper.test_38_crossroads import killed, strike
from wall_whisper.test_40_together import answer, infected
from wall_whisper.test_42_parasitoid import faces, prey, turned

PACKAGE = "polyana.games.wall_whisper"


def last_lines(scene: Scene[Station], seat: int) -> tuple[str, str]:
    """What a pair of eyes reads at the end, in Russian and in English."""
    last = heard(scene.events, seat)[-1]
    ru, en = (Speech(PACKAGE, language, ["Аня", "Боря", "Вера", "Глеб"]) for language in ("ru", "en"))
    return ru.event(last, seat), en.event(last, seat)


def everybody_reads(scene: Scene[Station], ru: str, en: str) -> None:
    assert scene.over is not None
    for seat in (EVERYBODY, KILLER, 1):
        said = last_lines(scene, seat)
        assert said[0].startswith(ru)
        assert said[1].startswith(en)


@pytest.mark.rule("WW-1.10")
def test_the_victim_whose_death_ends_the_match_is_named() -> None:
    scene = hunting(at={"zack": "R3"}, wounds=dict(HURT), hand="")
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 0, 0, 0, 0)
    scene.does(2, "weapon", "none")
    everybody_reads(scene, "Зак погибает.", "Zack dies.")


@pytest.mark.rule("WW-42.19")
def test_who_was_accused_wrongly_is_named() -> None:
    scene = prey(**faces(roy="safe safe"))
    scene.does(1, "act", "accuse,roy")
    scene.does(2, "consent", "agree")
    everybody_reads(
        scene, "Обвинение ложное: Рой — не переносчик.", "The accusation was false: Roy is no carrier."
    )


@pytest.mark.rule("WW-42.37")
def test_the_carrier_who_walks_free_is_named() -> None:
    scene = prey(stand=["key"] * 5, **faces(roy="infected")).at("dawn")
    trust(scene)
    everybody_reads(scene, "Переносчик выходит на свободу: Рой.", "The carrier walks free: Roy.")


@pytest.mark.rule("WW-42.42")
def test_a_hunt_names_the_carrier_or_the_searcher() -> None:
    for die, ru, en in (
        (3, "Переносчик устранён: Рой.", "The carrier is eliminated: Roy."),
        (0, "Эвелин погибает.", "Evelyn dies."),
    ):
        scene = prey(at={"evelyn": "G5"}, **turned("roy", "G5"))
        draws(scene, *[die] * 4)
        act(scene, "evelyn", "hunt")
        scene.does(1, "weapon", "none")
        everybody_reads(scene, ru, en)


@pytest.mark.rule("WW-38.33")
def test_the_end_of_the_crossroads_names_the_dead() -> None:
    scene = killed(strike("roy", dead={"zack": "G1"}, escaped="evelyn"), "refill")
    everybody_reads(
        scene,
        "Живых на станции больше нет. Погибшие: Зак, Рой.",
        "Nobody is left alive at the station. Killed: Zack, Roy.",
    )


@pytest.mark.rule("WW-40.8")
def test_a_wrong_accusation_at_the_crossroads_names_whom() -> None:
    scene = dawn("parasitoid", keys={"roy": 3}, **infected())
    answer(scene, zack="accuse,evelyn", roy="keys")
    scene.does(ROY, "consent", "agree")
    everybody_reads(
        scene, "Обвинение ложное: Эвелин — не переносчик.", "The accusation was false: Evelyn is no carrier."
    )
