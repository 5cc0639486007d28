"""What goes out over a page's socket: only what has changed since the last message."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from markupsafe import escape

from polyana.web.lines import Line, Mark


class Sent:
    """What a page has been sent: only marks of it, since there are many pages."""

    __slots__ = ("_marks", "_newest", "_plates")

    def __init__(self) -> None:
        self._marks: dict[str, int] = {}
        self._plates: list[int] = []
        self._newest: Mark | None = None

    def __contains__(self, region: str) -> bool:
        return region in self._marks

    def news(self, fresh: dict[str, str], log: Sequence[Line] = ()) -> str:
        """The message that brings the page up to date; empty if nothing has changed.

        `log` are the lines of the log, newest first.
        """
        changed = {name: html for name, html in fresh.items() if self._marks.get(name) != hash(html)}
        self._marks |= {name: hash(html) for name, html in changed.items()}
        players = changed.pop("players", None)
        message = partials(changed)
        if players is not None:
            message += self._plates_in(players)
        return message + self._lines_in(log)

    def _plates_in(self, html: str) -> str:
        """Only the name plates that have changed."""
        plates = [f"<article {plate}" for plate in html.split("<article ")[1:]]
        before, self._plates = self._plates, [hash(plate) for plate in plates]
        if len(before) != len(plates):
            return partials({"players": html})
        new = {f"plate-{i}": one for i, one in enumerate(plates) if before[i] != self._plates[i]}
        return partials(new, "outerMorph")

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
