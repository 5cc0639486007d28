"""What goes out over a page's socket: only what has changed since the last message."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from markupsafe import escape

from polyana.web.render.log_lines import Line, Mark

PART, NAMED, DONE = "<!--part ", "-->", "<!--/part-->"
"""How a template marks an element that can be sent by itself: by its id, around the whole of it."""


class Pieces(NamedTuple):
    """A region taken apart."""

    whole: str
    frame: int
    """A mark of all that lies around the parts, and of which they are."""
    ids: tuple[str, ...]
    parts: tuple[str, ...]


@lru_cache(100)
def taken_apart(html: str) -> Pieces:
    """The parts of a region; whoever sits at the same table gets much the same."""
    first, *marked = html.split(PART)
    if not marked:
        return Pieces(html, hash(html), (), ())
    ids, bodies = zip(*(one.split(NAMED, 1) for one in marked), strict=True)
    parts, around = zip(*(one.split(DONE, 1) for one in bodies), strict=True)
    whole = first + "".join(part + rest for part, rest in zip(parts, around, strict=True))
    return Pieces(whole, hash((first, around, ids)), ids, parts)


class Sent:
    """What a page has been sent: only marks of it, since there are many pages."""

    __slots__ = ("_marks", "_newest", "_parts")

    def __init__(self) -> None:
        self._marks: dict[str, int] = {}
        self._parts: dict[str, tuple[int, ...]] = {}
        """The marks of a region's frame and of its parts."""
        self._newest: Mark | None = None

    def __contains__(self, region: str) -> bool:
        return region in self._marks

    def news(self, fresh: dict[str, str], log: Sequence[Line] = ()) -> str:
        """The message that brings the page up to date; empty if nothing has changed.

        `log` are the lines of the log, newest first.
        """
        changed = {name: html for name, html in fresh.items() if self._marks.get(name) != hash(html)}
        self._marks |= {name: hash(html) for name, html in changed.items()}
        return "".join(self._region(name, html) for name, html in changed.items()) + self._lines_in(log)

    def _region(self, name: str, html: str) -> str:
        """A region, or only those of its parts that have changed."""
        whole, frame, ids, parts = taken_apart(html)
        before, now = self._parts.pop(name, None), (frame, *map(hash, parts))
        if parts:
            self._parts[name] = now
        if before is None or before[0] != frame:
            return partials({name: whole})
        known = zip(ids, parts, before[1:], now[1:], strict=True)
        return partials({part: text for part, text, old, new in known if old != new}, "outerMorph")

    def _lines_in(self, log: Sequence[Line]) -> str:
        """Only the new lines of the log, unless one was taken back."""
        before, self._newest = self._newest, log[0].mark if log else None
        if self._newest == before:
            return ""
        new = list(takewhile(lambda line: line.mark != before, log))
        swap = "afterbegin" if len(new) < len(log) else "innerMorph"
        return partials({"log": "\n".join(line.html for line in new)}, swap)


def partials(changed: dict[str, str], swap: str = "innerMorph") -> str:
    """One message with all regions that have changed, each morphed in place."""
    parts = [
        f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'
        for name, html in changed.items()
    ]
    return "".join(parts)


def notice(text: str, friendly: bool = False) -> str:
    """What is not possible and why, as the page shows it, with a link to the clause if there is one in it.

    A teacher's word is no scolding.
    """
    kind = "refused friendly" if friendly else "refused"
    return f'<p class="{kind}" role="alert">{escape(text)}</p>' if text else ""
