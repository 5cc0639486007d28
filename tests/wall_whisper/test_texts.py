"""Everything that can be told, asked or refused has words in both languages."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from polyana.core import heard, text_of
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.wall_whisper.page import wording
from polyana.games.wall_whisper.page.option_words import option
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.kinds import CLAUSES
from polyana.games.wall_whisper.rules.loading import standard_box
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing.play import Laid, random_match

RAW = re.compile(r"\b[GRB]1?[1-5]\b|_|[a-z],[a-z]")
"""Ids that should have become names."""
PACKAGE = "polyana.games.wall_whisper"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_card_and_place_has_a_name(language: str) -> None:
    speech, box = Speech(PACKAGE, language), standard_box()
    for kind in CLAUSES:
        assert speech.has(f"ask-{kind}")
    for item in box.items:
        assert speech.has(f"item-{item}")
    for _, card in box.cards:
        assert speech.has(f"card-{card}")
    for place in box.board.places:
        assert speech.has(f"place-{place}")
    for door in box.board.links:
        assert speech.has(f"door-{door}")
    for skill in (*box.victim_skills, *box.killer_skills):
        assert speech.has(f"skill-{skill}")
        assert wording.skill(speech.say, box, skill)
    lighthouse = standard_box("lighthouse").board
    assert all(speech.has(f"place-{place}") for place in lighthouse.places)
    assert all(speech.has(f"door-{door}") for door in lighthouse.links)


@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("difficulty", "board"), [("none", "station"), ("deadly", "lighthouse")])
def test_everything_that_is_told_has_words(killer: str, players: int, difficulty: str, board: str) -> None:
    chosen = {"killer": killer, "victim_3": "victoria", "difficulty": difficulty, "board": board}
    all_has_words(Laid(players, msgspec.convert(chosen, Settings)))


@pytest.mark.parametrize("killer", ["orion", "parasitoid"])
def test_everything_at_the_crossroads_has_words(killer: str) -> None:
    all_has_words(Laid(4, Settings(killer=killer, crossroads=True)))  # type: ignore[arg-type]


def all_has_words(laid: Laid) -> None:
    voices = [Speech(PACKAGE, language, ["А", "Б", "В", "Г"]) for language in LANGUAGES]
    game, players = WallWhisper(), laid.players
    box, named = game.agreed(laid.settings).box, set[tuple[str, Any]]()
    for seed in range(4):
        for decision in random_match(game, laid, seed):
            match = decision.record.match
            happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
            offered = {(ask.kind.name, value) for ask in match.open_asks() for value in match.choices(ask)}
            for kind, value in offered - named:  # the same choice has the same words every time
                for voice in voices:
                    words = option(box, voice, kind, text_of(value))
                    assert words, f"{kind} {value}"
                    assert not RAW.search(words), f"{kind} {value}: {words}"
            named |= offered
            for seat in range(-1, players):
                for event in heard(happened.events, seat):
                    for voice in voices:
                        assert voice.event(event, seat)
