"""Ways over the map that are tapped module by module, and what comes of them before they are gone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from markupsafe import Markup

from polyana.core import Question
from polyana.games.folder import Say
from polyana.games.wall_whisper.rules import kinds
from polyana.games.wall_whisper.rules.answers import Act, Flight, Order, words_of
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.table import Station

ONE_PLACE = [one.name for one in (kinds.DROID, kinds.AIM, kinds.LEAP, kinds.SENSE)]
"""Questions that are answered by a single location."""
STEPPED = [one.name for one in (kinds.GO, kinds.SNEAK, kinds.CARRIER, kinds.ROUTE)] + ONE_PLACE
"""Questions whose answers are locations one after another, and nothing else."""
ON_DOORS = [one.name for one in (kinds.DOOR, kinds.TAKE_BACK, kinds.FLESH)]


def ways(box: Box, view: Station, asked: Mapping[str, Question], say: Say) -> str:
    """All ways that can be tapped on the map, as JSON: whose, which question, the text before."""
    found = []
    for question in asked.values():
        for who, before, options in _tapped(view, question):
            start = view.at[who] if who else _killer_place(view)
            made = [
                [",".join(places), _then(box, view, who, question.kind, start, places, say)]
                for places in options
            ]
            if made:
                found.append({"who": who, "ask": question.id, "pre": before, "ways": made, "start": start})
    plain = msgspec.json.encode(found).decode() if found else ""
    return Markup(plain.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;"))


def _killer_place(view: Station) -> str:
    return view.killer_at[view.active] if view.sees("killer_at") else ""


def _tapped(view: Station, question: Question) -> Iterable[tuple[str, str, list[tuple[str, ...]]]]:
    """The tappable options of a question by whose way it is: the words before the way, and the ways."""
    texts = question.texts
    if question.kind == kinds.ACT.name:
        acts = [act for act in map(Act.from_text, texts) if act.verb == "move"]
        for who in view.in_play:
            yield who, f"{who},move,", _shortest(act.objects for act in acts if act.victim == who)
    elif question.kind == kinds.FLEE.name:
        flights = [one for one in map(Flight.from_text, texts) if one.path]
        for who in view.in_play:
            yield who, f"{who},", _shortest(one.path for one in flights if one.victim == who)
    elif question.kind == kinds.ACTION.name:
        yield "", "move,", [one.objects for one in map(Order.from_text, texts) if one.verb == "move"]
    elif question.kind in STEPPED:
        yield "", "", [way for way in map(words_of, texts) if is_way(way)]


def is_way(words: Sequence[str]) -> bool:
    """Are these locations, and not a word like «stay»?"""
    return words[0][1:].isdigit()


def _shortest(options: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """A victim's way is nobody's business: of all that lead to a place in as many steps, the first."""
    found: dict[tuple[str, int], tuple[str, ...]] = {}
    for one in options:
        found.setdefault((one[-1], len(one)), one)
    return list(found.values())


def _then(box: Box, view: Station, who: str, kind: str, start: str, places: Sequence[str], say: Say) -> str:
    """What comes of a way, before it is gone."""
    board, end = box.board, places[-1]
    if who or kind == kinds.CARRIER.name:
        seen = view.figures
        said = (
            [say("page-then-far", steps=min(board.distance(end, one) for one in seen))]
            if seen and who
            else []
        )
        return " ".join([*said, say("page-then-unseen")])
    if kind in ONE_PLACE:
        return ""
    climbs = board.climbs(start, tuple(places))
    said = [say("page-then-climbs", count=climbs)] if climbs else []
    links = [board.link(one, two) for one, two in zip((start, *places), places, strict=False)]
    broken = [link.id for link in links if link is not None and link.id in view.barricades]
    if broken and kind != kinds.SNEAK.name:
        said.append(say("page-then-breaks", count=len(broken)))
    said.append(say("page-then-unseen" if kind == kinds.SNEAK.name else "page-then-told"))
    return " ".join(said)


def doors(asked: Mapping[str, Question]) -> Question | None:
    """The question that is answered by tapping a door."""
    return next((asked[kind] for kind in ON_DOORS if kind in asked), None)
