"""Turning places into HTML, region by region. Only what has changed for a seat is sent to it."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from polyana import games
from polyana.core import HiddenFact, Seat, text_of
from polyana.core.glass import Glass
from polyana.core.rulebook import rulebook
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.table import Place
from polyana.table.names import show_code
from polyana.web.house import OWN, House
from polyana.web.identity import Guest

REGIONS = ("status", "players", "board", "own", "options", "log", "chat")
SIGNS = ("leaf", "drop", "star", "moon", "acorn", "feather")
LOG_SHOWN = 40


@cache
def environment() -> Environment:
    """The templates of the house and of every game; a hidden fact in one of them is loud."""
    loaders = {name: PackageLoader(games.package(name), "") for name in games.names()}
    made = Environment(
        loader=ChoiceLoader([PackageLoader(OWN, "templates"), PrefixLoader(loaders)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(SIGNS=SIGNS, show_code=show_code, text_of=text_of)
    return made


def page(template: str, guest: Guest, **context: Any) -> str:
    """A whole page."""
    speech = Speech(OWN, guest.language)
    return environment().get_template(template).render(guest=guest, say=speech.say, **context)


def table_context(house: House, place: Place, guest: Guest, seat: Seat) -> dict[str, Any]:
    """Everything that the regions of a running match may show to one seat."""
    room = place.room
    assert room is not None
    match = room.record.match
    view = match.view(seat)
    speech = house.speech(place, guest.language)
    asked = {question.kind: question for question in view.questions}
    return {
        "guest": guest,
        "place": place,
        "seat": seat,
        "view": view,
        "t": view.table,
        "asked": asked,
        "speech": speech,
        "say": speech.say,
        "ui": Speech(OWN, guest.language).say,
        "waiting": view.waiting,
        "over": view.over,
        "log": room.log(seat)[-LOG_SHOWN:],
        "may_undo": match.may_undo(seat),
        "glass": glass_of(room.glasses, view.questions),
        "now": house.tables.now(),
        "label": lambda question, option: option_label(speech, question, option),
        "package": games.package(place.table.game),
    }


def glass_of(glasses: dict[str, Glass], questions: tuple[Question, ...]) -> Glass | None:
    """The glass that runs for this seat."""
    for question in questions:
        if question.clock in glasses and question.seconds is not None:
            return glasses[question.clock]
    return None


def option_label(speech: Speech, question: Question, option: Any) -> str:
    """What stands on the button of an option."""
    text = text_of(option)
    message = f"option-{question.kind}-{text}"
    return speech.say(message) if speech.has(message) else text


def regions(house: House, place: Place, guest: Guest, seat: Seat, chat: list[Any]) -> dict[str, str]:
    """The HTML of every region, by its id."""
    context = table_context(house, place, guest, seat)
    context["chat"] = chat
    made = {}
    for name in REGIONS:
        owner = place.table.game if name in ("board", "own") else "regions"
        template = environment().get_template(
            f"{owner}/{name}.html" if owner == "regions" else f"{owner}/page.html"
        )
        if owner == "regions":
            made[name] = template.render(context)
        else:
            made[name] = "".join(template.blocks[name](template.new_context(context)))
    return made


def partials(changed: dict[str, str]) -> str:
    """One message with all regions that have changed, each morphed in place."""
    parts = [
        f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{html}</hx-partial>'
        for name, html in changed.items()
    ]
    return "".join(parts)


def clause_text(game: str, clause: str) -> str:
    """A clause in words, for those who ask why."""
    found = rulebook(games.package(game)).clauses.get(clause)
    return found.text if found else ""


__all__ = ["HiddenFact", "Markup", "page", "partials", "regions", "table_context"]
