"""The texts of the pages: messages from Fluent files, each formatted once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from polyana import games
from polyana.core import NOTHING, About, Question, Refused
from polyana.core.speech import Speech, option_parts

UI_TEXTS = "polyana.web"
"""The package whose Fluent files hold the texts that all games share."""

Say = Callable[..., str]


@lru_cache(20_000)
def _said(package: str, language: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    return Speech(package, language).say(message, **dict(args))


@cache
def sayer(package: str, language: str) -> Say:
    """A function that formats messages and caches them: formatting is the expensive part of a page."""

    def say(message: str, **args: Any) -> str:
        return _said(package, language, message, tuple(args.items()))

    return say


@lru_cache(2_000)
def has(package: str, language: str, message: str) -> bool:
    return Speech(package, language).has(message)


def title(game: str, language: str) -> str:
    """What a game is called."""
    return sayer(games.package(game), language)("title")


def about(game: str, language: str) -> str:
    """What a game is about, in a sentence or two, if it says so."""
    package = games.package(game)
    return sayer(package, language)("about") if has(package, language, "about") else ""


class Words(NamedTuple):
    """How the pages of one game speak in one language."""

    package: str
    language: str
    names: tuple[str, ...] = ()

    def option(self, kind: str, text: str, **more: str | int) -> str:
        """What stands on the button of an option: the words for exactly this one, else for its kind.

        The words for a kind get its parts; `more` is what the game's page knows about the option besides.
        """
        exact, general = f"option-{kind}-{text}", f"option-{kind}"
        if has(self.package, self.language, exact):
            return sayer(self.package, self.language)(exact)
        if has(self.package, self.language, general):
            return sayer(self.package, self.language)(general, **{**option_parts(text, self.names), **more})
        return text

    def waits(self, kind: str, seats: str, about: About = NOTHING) -> str:
        """Who is waited for, and for what; sometimes it must not be said who.

        `about` is what the question is about; a text may name only that part of it which everybody knows.
        """
        if not seats and has(self.package, self.language, "waits-unseen"):
            return sayer(self.package, self.language)("waits-unseen")
        if has(self.package, self.language, f"waits-{kind}"):
            return sayer(self.package, self.language)(f"waits-{kind}", **{**about, "seats": seats})
        return sayer(UI_TEXTS, self.language)("waits", seats=seats)


def option_label(game: str, view: Any, words: Words, kind: str, text: str) -> str:
    """What stands on the button of an option; a game's page may know more about it, or the
    whole of it."""
    page = games.page(game)
    if page and page.option_name:
        return page.option_name(words.language, view, kind, text)
    more = page.option(view, kind, text) if page and page.option else {}
    return words.option(kind, text, **more)


def question_line(game: str, view: Any, question: Question, language: str) -> str:
    """What is asked, in the game's words."""
    page, say = games.page(game), sayer(games.package(game), language)
    if page and page.line:
        return page.line(say, view, question)
    return say(f"ask-{question.kind}", **question.about)


def refusal_text(refused: Refused, language: str, *of_game: Speech) -> str:
    """A refusal as a sentence with its clause: in the game's words if it has any, else in the server's."""
    for speech in (*of_game, Speech(UI_TEXTS, language)):
        if speech.has(f"refusal-{refused.code}"):
            return speech.refusal(refused)
    return refused.code
