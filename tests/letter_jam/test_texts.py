"""Everything that is told, asked, offered and refused has its words, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from letter_jam.jam import GAME, STANDARD
from polyana.core import Event, Kind
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.letter_jam.rules import kinds
from polyana.games.letter_jam.rules.settings import Settings
from polyana.testing import Laid
from polyana.testing.play import random_match

PACKAGE = "polyana.games.letter_jam"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(STANDARD.parents[1].rglob("*.py")))
KINDS: list[Kind[Any]] = [one for one in vars(kinds).values() if isinstance(one, Kind)]
GENERAL = re.compile(r"[*А-Я]{1,2}|\d")
"""Letters and seats: the words for their kind of question name them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_refusal_of_the_rules_has_words(language: str) -> None:
    speech = Speech(PACKAGE, language)
    told = set(re.findall(r"\.(?:tell|reveal)\(\s*\"(\w+)\"", SOURCE))
    refused = set(re.findall(r"Refused\(\s*\"(\w+)\"", SOURCE))
    assert len(told) > 40
    assert [kind for kind in sorted(told) if not speech.has(f"event-{kind}")] == []
    assert [code for code in sorted(refused) if not speech.has(f"refusal-{code}")] == []
    spelling = ("empty", "latin", "layout", "hyphen", "blank", "foreign", "too_long")
    assert all(speech.has(f"refusal-spelling_{reason}") for reason in spelling)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_setting_has_words(language: str) -> None:
    speech = Speech(PACKAGE, language)
    assert [kind.name for kind in KINDS if not speech.has(f"ask-{kind.name}")] == []
    for name, hint in get_type_hints(Settings).items():
        assert speech.has(f"setting-{name}")
        values = get_args(hint) if get_origin(hint) is not None and "seconds" not in name else ()
        wanted = [f"setting-{name}-{value}" for value in values] or [f"setting-{name}-hint"]
        assert [one for one in wanted if not speech.has(one)] == []


TABLES = [
    Laid(4, Settings()),
    Laid(3, Settings(words="author", checking="vote")),
    Laid(2, Settings(length=3, written_check=True)),
    Laid(5, Settings(length=3)),
]


@pytest.mark.parametrize("laid", TABLES, ids=str)
def test_random_matches_can_be_told_and_played_in_words(laid: Laid) -> None:
    """Every event to every listener, every owed question and every button."""
    speeches = [Speech(PACKAGE, language) for language in LANGUAGES]
    for seed in range(2):
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            for ask in match.open_asks():
                for speech in speeches:
                    speech.say(f"ask-{ask.kind.name}", **ask.about)
                    if ask.owes:
                        assert speech.has(f"waits-{ask.kind.name}")
            for question in match.questions(decision.ask.seat):
                for text in question.texts:
                    generic = GENERAL.fullmatch(text) and speeches[0].has(f"option-{question.kind}")
                    assert generic or speeches[0].has(f"option-{question.kind}-{text}"), (question.kind, text)
            happened = match.clone().answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
            for listener in range(-1, laid.players):
                for event in happened.events:
                    if (heard := event.heard_by(listener)) is not None:
                        assert all(speech.event(heard, listener) for speech in speeches)


@pytest.mark.parametrize(("count", "words"), [(1, "1 карту"), (3, "3 карты"), (5, "5 карт")])
def test_russian_plurals(count: int, words: str) -> None:
    assert words in Speech(PACKAGE).event(Event("help", "LJ-2.6", {"seat": 0, "count": count}), 1)


def test_the_folder_is_complete() -> None:
    there = {path.name for path in Path(STANDARD.parent).iterdir()}
    assert {"text.ru.ftl", "text.en.ftl", "rulebook.ru.md", "cards.toml"} <= there
