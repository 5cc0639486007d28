"""What a page has been sent, and the message that brings it up to date: only what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from markupsafe import escape

from polyana.web.render.log_lines import FormattedLine, LineIdentity

PART, NAMED, DONE = "<!--part ", "-->", "<!--/part-->"
"""The comments by which a template marks an element, with its id, that can be sent by itself."""


class RegionParts(NamedTuple):
    """A region split into the parts that its template marks."""

    whole: str
    frame: int
    """A hash of the HTML around the parts, and of their ids."""
    ids: tuple[str, ...]
    parts: tuple[str, ...]


@lru_cache(100)
def split_parts(html: str) -> RegionParts:
    """Split a region; the seats of a table share most regions, hence the cache."""
    first, *marked = html.split(PART)
    if not marked:
        return RegionParts(html, hash(html), (), ())
    ids, bodies = zip(*(one.split(NAMED, 1) for one in marked), strict=True)
    parts, around = zip(*(one.split(DONE, 1) for one in bodies), strict=True)
    whole = first + "".join(part + rest for part, rest in zip(parts, around, strict=True))
    return RegionParts(whole, hash((first, around, ids)), ids, parts)


class SentPage:
    """Hashes of what a page has been sent; the HTML itself would cost too much memory."""

    __slots__ = ("_hashes", "_newest", "_parts")

    def __init__(self) -> None:
        self._hashes: dict[str, int] = {}
        self._parts: dict[str, tuple[int, ...]] = {}
        """The hashes of a region's frame and of its parts."""
        self._newest: LineIdentity | None = None

    def __contains__(self, region: str) -> bool:
        return region in self._hashes

    def update(self, fresh: dict[str, str], log: Sequence[FormattedLine] = ()) -> str:
        """The message that brings the page up to date; empty if nothing has changed.

        `log` are the lines of the log, newest first.
        """
        changed = {name: html for name, html in fresh.items() if self._hashes.get(name) != hash(html)}
        self._hashes |= {name: hash(html) for name, html in changed.items()}
        return "".join(self._region(name, html) for name, html in changed.items()) + self._lines_in(log)

    def _region(self, name: str, html: str) -> str:
        """A region, or only those of its parts that have changed."""
        whole, frame, ids, parts = split_parts(html)
        before, now = self._parts.pop(name, None), (frame, *map(hash, parts))
        if parts:
            self._parts[name] = now
        if before is None or before[0] != frame:
            return partials({name: whole})
        known = zip(ids, parts, before[1:], now[1:], strict=True)
        return partials({part: text for part, text, old, new in known if old != new}, "outerMorph")

    def _lines_in(self, log: Sequence[FormattedLine]) -> str:
        """Only the new lines of the log; the whole log after an undo."""
        before, self._newest = self._newest, log[0].identity if log else None
        if self._newest == before:
            return ""
        new = list(takewhile(lambda line: line.identity != before, log))
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
    """A refusal as the page shows it, with a link to its clause; a teacher's hint looks friendlier."""
    kind = "refused friendly" if friendly else "refused"
    return f'<p class="{kind}" role="alert">{escape(text)}</p>' if text else ""
