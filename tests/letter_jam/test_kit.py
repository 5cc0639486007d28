"""«Букводжем» holds the properties that every game must hold."""

from __future__ import annotations

from polyana.core import Open
from polyana.games.letter_jam.rules.game import LetterJam
from polyana.games.letter_jam.rules.settings import Settings
from polyana.testing import Laid
from polyana.web.testing import PageKit


class TestLetterJam(PageKit):
    game = LetterJam()
    tables = [  # noqa: RUF012
        *(Laid(players, Settings()) for players in range(2, 7)),
        *(Laid(players, Settings(words="author", checking="vote")) for players in range(2, 7)),
        *(Laid(players, Settings(length=3, written_check=True)) for players in (2, 4, 6)),
        Laid(3, Settings(lengths="3 5 7", words="author", scoring=False)),
    ]
    matches = 4
    told_only = {"agreed": Open, "ballot": Open, "secret": Open, "votes": Open}  # noqa: RUF012
    """Votes as they are opened, and the secret words when all is over."""
