"""The teacher at a tutorial's table: what is said, what is pointed at, and what is not asked meanwhile."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from polyana.core import Refused, Seat
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.games.tutorial import Tutorial, TutorialStep, Words
from polyana.table import Place
from polyana.table.room import Room
from polyana.web.http.identity import Guest
from polyana.web.messages import OWN, sayer
from polyana.web.render.drawing import region

OTHERWISE = ("tutorial_otherwise", "tutorial_read", "tutorial_watch", "tutorial_done")
"""Refusals that are a teacher's and not the rules'."""


def friendly(refused: Refused) -> bool:
    """Is this a teacher's word, and not a refusal?"""
    return refused.code in OTHERWISE


def teaches(place: Place, seat: Seat) -> bool:
    """Does a teacher stand behind this seat?"""
    tutorial = place.room.tutorial if place.room else None
    return tutorial is not None and tutorial.seat == seat


def asked(room: Room, questions: tuple[Question, ...], waiting: tuple[Seat, ...]) -> dict[str, Any]:
    """What is asked of whom at this step: while the teacher speaks, or another answers, the rest is calm."""
    seat = room.step.seat if room.step else None
    return {
        "questions": tuple(one for one in questions if one.seat == seat),
        "waiting": tuple(one for one in waiting if one == seat),
    }


def line(room: Room, language: str) -> str:
    """The one line at the top while nothing is asked."""
    say = sayer(OWN, language)
    if room.step is None:
        return say("tutorial-done")
    return say("tutorial-listen") if room.step.seat is None else say("tutorial-watch")


def otherwise(room: Room | None, refused: Refused, language: str) -> str:
    """What the teacher says to an answer that is legal, but not what this step is about."""
    step = room.step if room else None
    if refused.code != "tutorial_otherwise" or step is None or step.otherwise is None:
        return ""
    return step.otherwise.within(language).replace("**", "")


def region_of(place: Place, guest: Guest, speech: Speech) -> str:
    """The region in which the teacher speaks."""
    room = place.room
    assert room is not None
    tutorial, step = room.tutorial, room.step
    assert tutorial is not None
    spoken, now = tutorial.spoken, room.seq - 1
    clause = step.clause if step else ""
    return region(
        "teacher",
        {
            "ui": sayer(OWN, guest.language),
            "guest": guest,
            "game": place.table.game,
            "code": place.code,
            "number": room.seq,
            "at": max(1, sum(one <= now for one in spoken)),
            "of": len(spoken),
            "done": step is None,
            "reads": step is not None and step.seat is None,
            "said": _said(tutorial, step, guest.language),
            "learned": [_marked(one, guest.language) for one in tutorial.learned],
            "show": ", ".join(step.show) if step else "",
            "clause": clause,
            "clause_said": speech.clause(clause) if clause else "",
        },
    )


def _said(tutorial: Tutorial, step: TutorialStep | None, language: str) -> Markup:
    """The words of a step; while another seat answers and nothing is said about it, that one should look."""
    if step is None or step.say is None:
        return Markup(escape(sayer(OWN, language)("tutorial-watch")))
    return _marked(step.say, language)


def _marked(words: Words, language: str) -> Markup:
    """Words for a page; what stands between double stars stands out."""
    parts = str(escape(words.within(language))).split("**")
    return Markup("".join(f"<b>{part}</b>" if number % 2 else part for number, part in enumerate(parts)))
