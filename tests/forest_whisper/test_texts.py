"""Everything that «Шёпот леса» tells, asks, offers and refuses has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_origin, get_type_hints

import pytest

from forest_whisper.test_kit import OldForest
from polyana.core import Event, Match, Refused, read, text_of
from polyana.core.asks import Ask
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.forest_whisper.rules import verdicts
from polyana.games.forest_whisper.rules.game import ForestWhisper
from polyana.games.forest_whisper.rules.numbers import COLOURS
from polyana.games.forest_whisper.rules.settings import Settings
from polyana.games.forest_whisper.rules.table import Forest
from polyana.testing import Laid
from polyana.testing.play import random_match

PACKAGE = "polyana.games.forest_whisper"
NAMES = ["Аня", "Боря", "Вера"]
MATCHES = [
    (ForestWhisper(), Settings(judge="vote")),
    (OldForest(), Settings()),
    (OldForest(), Settings(scoring="points")),
]


@pytest.fixture(scope="module")
def events() -> list[Event]:
    found: list[Event] = []
    for game, settings in MATCHES:
        *_, last = random_match(game, Laid(3, settings), 2)
        read(game, last.record.text(), lambda _, happened: found.extend(happened.events if happened else ()))
    return found


def asks() -> Iterator[tuple[Match[Forest], Ask]]:
    for game, settings in MATCHES:
        for decision in random_match(game, Laid(3, settings), 3):
            match = decision.record.match
            yield from ((match, ask) for ask in match.open_asks())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(language: str, events: list[Event]) -> None:
    speech = Speech(PACKAGE, language, NAMES)
    kinds = {event.kind for event in events}
    sources = Path(verdicts.__file__).parent.glob("*.py")
    told = {
        kind for path in sources for kind in re.findall(r't\.(?:tell|reveal)\(\s*"(\w+)"', path.read_text())
    }
    assert told - kinds <= {"doubted", "closed"}
    for kind in told:
        assert speech.has(f"event-{kind}")
    for event in events:
        for listener in (-1, 0, 1, 2):
            said = speech.event(event, listener)
            assert "{" not in said
            assert "  " not in said
            assert said.endswith((".", "…"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_option_has_words(language: str) -> None:
    speech = Speech(PACKAGE, language, NAMES)
    for kind in ForestWhisper.kinds.values():
        assert speech.has(f"ask-{kind.name}")
        assert kind.name == "withdraw" or speech.say(f"waits-{kind.name}", seats="Аня")
    for match, ask in asks():
        assert speech.say(f"ask-{ask.kind.name}", **ask.about)
        for option in match.offers(ask):
            text = text_of(getattr(option, "value", option))
            asked = f"option-{ask.kind.name}"
            assert speech.has(f"{asked}-{text}") or speech.say(asked, value=text, starred="no")
    for colour in COLOURS:
        assert speech.has(f"option-colour-{colour}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    speech = Speech(PACKAGE, language)
    for name, hint in get_type_hints(Settings).items():
        assert speech.has(f"setting-{name}")
        if get_origin(hint) is not None and all(isinstance(one, str) for one in get_args(hint)):
            assert all(speech.has(f"setting-{name}-{one}") for one in get_args(hint))
        else:
            assert speech.has(f"setting-{name}-hint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_their_clause(language: str) -> None:
    speech = Speech(PACKAGE, language)
    clause = {"ru": "ШЛ 4.20", "en": "FW 4.20"}[language]
    assert speech.refusal(Refused("sheet", "FW-4.20", most=40)).endswith(f"— {clause}")
    assert speech.refusal(Refused("colour_taken", "FW-2.1", value="red"))


@pytest.mark.parametrize(
    "reason", ["no_word", "strange", "too_short", "letters", "own_cards", "used", "cubes", *verdicts.REASONS]
)
def test_every_reason_has_words_of_its_own(reason: str) -> None:
    for language in LANGUAGES:
        speech = Speech(PACKAGE, language, NAMES)
        said = {
            verdict: speech.event(
                Event("word", "FW-5.2", {"seat": 0, "word": "лес", "verdict": verdict, "missing": "а"}), 1
            )
            for verdict in (reason, "other" if reason == "unknown" else "unknown", "accepted", "pending")
        }
        assert len(set(said.values())) == (3 if reason == "unknown" else 4)


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 закрытую карту"), (3, "3 закрытые карты"), (5, "5 закрытых карт")]
)
def test_russian_plurals(count: int, words: str) -> None:
    closed = Event("closed", "FW-7.9", {"seat": 0, "direction": "rows", "count": count})
    assert words in Speech(PACKAGE, "ru", NAMES).event(closed, 1)
