"""Pages of a replay, drawn in the process that has it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from polyana.core import Seat
from polyana.table.marks import DEFAULT_MARKS
from polyana.table.replay import ALL_EYES, Replay
from polyana.web.http.identity import SECRET_LENGTH, Guest, Signer
from polyana.web.http.server import Server
from polyana.web.render.drawing import brought, page
from polyana.web.replay.moment import Viewpoint, moment_html, page_variables


class Asked(NamedTuple):
    """What somebody wants to see of a replay, as the address of the page says it."""

    guest: Guest
    root: str
    """The address of the server, for links to pass on."""
    base: str
    at: str
    eyes: str
    own: Seat = ALL_EYES
    """Whose eyes are meant if the address names none."""
    marks: str = DEFAULT_MARKS
    code: str = ""
    """The code of the table, if the match was played here."""

    def look(self, replay: Replay) -> Viewpoint:
        """What is shown; what does not fit is brought into range."""
        number = int(self.at) if re.fullmatch("[0-9]{1,6}", self.at) else 0
        chosen = {str(one): one for one in replay.eyes} | {"all": ALL_EYES}
        own = self.own if self.own >= 0 else ALL_EYES
        eyes = chosen.get(self.eyes, own)
        return Viewpoint(replay, self.base, min(number, replay.last), eyes, self.marks)


def replay_page(replay: Replay, asked: Asked) -> str:
    """The whole page."""
    look, guest = asked.look(replay), asked.guest
    link = asked.root + look.bookmark.link()
    extra = brought(replay.game.name, guest.language)
    variables = page_variables(_server(), guest, look)
    return page("replay.html", guest, code=asked.code, link=link, brought=extra, **variables)


def replay_moment(replay: Replay, asked: Asked) -> str:
    """One moment, for a page that stands already."""
    return moment_html(_server(), asked.guest, asked.look(replay))


@cache
def _server() -> Server:
    """As much of a server as drawing needs: caches and texts, no tables and no secrets."""
    return Server(Path(), Signer(bytes(SECRET_LENGTH)))
