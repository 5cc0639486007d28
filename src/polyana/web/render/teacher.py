"""The teacher of a tutorial: what it says, what it points at, and which questions are held back meanwhile."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from polyana.core import Refused, Seat
from polyana.core.emphasis import emphasis, without_emphasis
from polyana.core.speech import Speech
from polyana.core.view import Question
from polyana.games.tutorial import Translated, Tutorial, TutorialStep
from polyana.table import Place
from polyana.table.room import Room
from polyana.web.http.identity import Guest
from polyana.web.messages import UI_TEXTS, sayer
from polyana.web.render.drawing import environment, region

TEACHER_REFUSALS = ("tutorial_otherwise", "tutorial_read", "tutorial_watch", "tutorial_done")
"""Refusals by the tutorial, not by the rules."""


def friendly(refused: Refused) -> bool:
    """Is this a teacher's hint, not a refusal by the rules?"""
    return refused.code in TEACHER_REFUSALS


def teaches(place: Place, seat: Seat) -> bool:
    """Does a teacher stand behind this seat?"""
    tutorial = place.room.tutorial if place.room else None
    return tutorial is not None and tutorial.seat == seat


def asked_now(room: Room, questions: tuple[Question, ...], waiting: tuple[Seat, ...]) -> dict[str, Any]:
    """The open questions of this step: none while the teacher speaks, others' while they answer."""
    seat = room.step.seat if room.step else None
    return {
        "questions": tuple(one for one in questions if one.seat == seat),
        "waiting": tuple(one for one in waiting if one == seat),
    }


def status_line(room: Room, language: str) -> str:
    """The line at the top while nothing is asked."""
    say = sayer(UI_TEXTS, language)
    if room.step is None:
        return say("tutorial-done")
    return say("tutorial-listen") if room.step.seat is None else say("tutorial-watch")


def otherwise(room: Room | None, refused: Refused, language: str) -> str:
    """What the teacher says to an answer that is legal, but not what this step is about."""
    step = room.step if room else None
    if refused.code != "tutorial_otherwise" or step is None or step.otherwise is None:
        return ""
    return without_emphasis(step.otherwise.within(language))


def draw_teacher(place: Place, guest: Guest, speech: Speech) -> str:
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
            **environment().globals,
            "ui": sayer(UI_TEXTS, guest.language),
            "guest": guest.reader,
            "game": place.table.game,
            "code": place.code,
            "number": room.seq,
            "at": max(1, sum(one <= now for one in spoken)),
            "of": len(spoken),
            "done": step is None,
            "reads": step is not None and step.seat is None,
            "said": _step_words(tutorial, step, guest.language),
            "learned": [_with_bold(one, guest.language) for one in tutorial.learned],
            "show": ", ".join(step.show) if step else "",
            "clause": clause,
            "clause_said": speech.clause(clause) if clause else "",
        },
    )


def _step_words(tutorial: Tutorial, step: TutorialStep | None, language: str) -> Markup:
    """The text of a step; a step of another seat without a text says to watch."""
    if step is None or step.say is None:
        return Markup(escape(sayer(UI_TEXTS, language)("tutorial-watch")))
    return _with_bold(step.say, language)


def _with_bold(words: Translated, language: str) -> Markup:
    """Text for a page."""
    spans = emphasis(words.within(language))
    return Markup("").join(Markup("<b>{}</b>").format(one.text) if one.strong else one.text for one in spans)
