"""What stands written when the sand runs out: a draft is the answer where the question says so."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Annotated

import msgspec
import pytest

from polyana.core import (
    Flow,
    Game,
    Kind,
    Next,
    Open,
    Over,
    Own,
    Record,
    Refused,
    Sampler,
    Table,
    View,
    imagine,
    phase,
    step,
)

WRITE: Kind[str] = Kind("write", "DR-1.1", to=Own)


class Settings(msgspec.Struct, frozen=True):
    stands: bool = True


@dataclass(slots=True)
class Sheet(Table):
    settings: Annotated[Settings, Open]
    shown: Annotated[dict[int, str], Open] = field(default_factory=dict)


def short(view: Sheet, text: str) -> str:
    if len(text) > 5:
        raise Refused("too_long", "DR-1.1")
    return text.lower()


@phase
def write(box: None, t: Sheet) -> Flow[Next]:
    """Everybody writes."""
    asks = [
        t.ask(
            seat,
            WRITE,
            check=short,
            sample=lambda view, rng: "х",
            default="-",
            seconds=60,
            clock="write",
            draft_counts=t.settings.stands,
        )
        for seat in t.seats
    ]
    while len(t.shown) < t.players:
        answer = yield tuple(ask for ask in asks if ask.seat not in t.shown)
        t.shown[answer.seat] = answer.value
        t.tell("written", "DR-1.1", seat=answer.seat)
    raise Over([0], [0] * t.players)


class Drafts(Game[Sheet]):
    name, prefix, version, players = "drafts", "DR", "1", range(2, 4)
    table, settings, chapters = Sheet, Settings, (write,)

    def lay(self, players: int, settings: Settings) -> Sheet:
        return Sheet(players, settings)

    def worlds(self, view: View[Sheet]) -> Sampler[Sheet]:
        return lambda rng: Sheet(view.start.players, view.start.settings)

    def opening(self) -> Next:
        return step(write)


def begun(stands: bool = True) -> Record[Sheet]:
    return Record.begin(Drafts(), 3, Settings(stands), b"key")


def test_a_draft_is_the_answer_at_the_bell() -> None:
    record = begun()
    record.timeout("write", {0: "КОТ", 2: ""})
    assert record.match.table.shown == {0: "кот", 1: "-", 2: ""}
    assert [(line.text, line.by) for line in record.lines] == [
        ("кот", "clock"),
        ("-", "clock"),
        ("", "clock"),
    ]


def test_a_draft_that_the_check_refuses_is_no_answer() -> None:
    record = begun()
    record.timeout("write", {0: "чащоба"})
    assert record.match.table.shown[0] == "-"


def test_where_drafts_do_not_stand_the_default_counts() -> None:
    record = begun(stands=False)
    record.timeout("write", {0: "кот"})
    assert record.match.table.shown[0] == "-"


def test_an_answer_before_the_bell_is_not_overruled_by_a_draft() -> None:
    record = begun()
    match = record.match
    record.answer(0, match.question_id(match.open_asks(0)[0]), "дуб")
    record.timeout("write", {0: "кот", 1: "ель"})
    assert match.table.shown == {0: "дуб", 1: "ель", 2: "-"}


@pytest.mark.parametrize("eyes", [0, 1])
def test_an_imagined_world_does_not_tell_again_what_was_told(eyes: int) -> None:
    match = begun().match
    match.answer_kind(0, "write", "дуб")
    world = imagine(match.game, match.view(eyes), live=True)(Random(1))
    happened = world.answer_kind(1, "write", "ель")
    assert [event.args["seat"] for event in happened.events] == [1]
