"""“?” in the terminal: what is wanted, by which rule, what a term means, and why something is barred."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.markup import escape

from polyana import games
from polyana.core import Question, Refused
from polyana.core.emphasis import without_emphasis
from polyana.core.glossary import glossary
from polyana.core.rulebook import rulebook
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.terminal import Look
from polyana.web.messages import Words, option_label, question_line, refusal_text


def explain(look: Look, ui: Speech, questions: Sequence[Question], wanted: str) -> Iterable[str]:
    """A clause or a term; without either, what is asked now and its rule."""
    if wanted:
        yield from _clause_or_term(look, ui, wanted)
        return
    if not questions:
        yield ui.say("play-nothing-asked")
    yield f"[dim]{escape(ui.say('play-intro'))}[/dim]"
    language = look.speech.language
    for question in questions:
        said = question_line(look.game.name, look.table, question, language)
        yield f"[yellow]{escape(said)}[/yellow]"
        yield f"  {_clause(look, question.clause)}"


def _clause(look: Look, clause: str) -> str:
    """A clause with its number."""
    book = rulebook(games.package(look.game.name), look.speech.language)
    text = escape(without_emphasis(book[clause].text))
    return f"[cyan]{look.speech.clause(clause)}[/cyan] {text}"


def _clause_or_term(look: Look, ui: Speech, wanted: str) -> Iterable[str]:
    package, language = games.package(look.game.name), look.speech.language
    number = wanted.upper().removeprefix(f"{look.game.prefix}-")
    for known in LANGUAGES:
        number = number.removeprefix(Speech(package, known).say("clause-prefix"))
    clause = f"{look.game.prefix}-{number.strip()}"
    if clause in rulebook(package, language).clauses:
        yield _clause(look, clause)
        return
    terms = [term.in_(language) for term in glossary(package)]
    found = [one for one in terms if wanted.casefold() in one.name.casefold()]
    for one in found:
        yield f"[bold]{escape(one.name)}[/bold] — {escape(one.about)}"
    if not found:
        yield ui.say("play-no-term", game=look.game.name)


def barred(look: Look, ui: Speech, words: Words, questions: Sequence[Question]) -> Iterable[str]:
    """What is shown but cannot be chosen, and why."""
    for question in questions:
        for no in question.barred:
            what = option_label(look.game.name, look.table, words, question.kind, str(no.value))
            why = refusal_text(Refused(no.code, no.clause), words.language, look.speech)
            yield ui.say("play-barred", what=what, why=why)
