"""Clauses of the rulebook as links: in the log, in refusals, on the pages of the rules."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from polyana import games
from polyana.core.speech import Speech
from polyana.web.messages import UI_TEXTS, sayer

LINK = Markup('<a class="clause-link" href="/rules/{game}#{clause}" data-clause="{clause}">{label}{more}</a>')
UNSEEN = Markup('<span class="unseen"> — {what}</span>')


@lru_cache(1_000)
def clause_link(game: str, clause: str, language: str) -> Markup:
    """A clause as players read it, «НС 3.2», as a link to it; nothing without one."""
    if not clause:
        return Markup()
    more = UNSEEN.format(what=sayer(UI_TEXTS, language)("clause"))
    label = Speech(games.package(game), language).clause(clause)
    return LINK.format(game=game, clause=clause, label=label, more=more)


def linked(text: str, game: str, clause: str, language: str) -> Markup:
    """A refusal, which ends with the number of its clause, with that number as a link."""
    label = Speech(games.package(game), language).clause(clause) if game and clause else ""
    if not label or not text.endswith(label):
        return escape(text)
    link = LINK.format(game=game, clause=clause, label=label, more="")
    return escape(text.removesuffix(label)) + link
