"""The seats of the load: a program, a page, and a player of boardgame.io. Each knows how to keep silent.

A seat reads what it is told and remembers the message that would answer its open question: the default,
so that everybody lays the card held longest and nobody ever calls a word.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from html import unescape
from typing import Any

import msgspec

from bench.server_connection import Connection
from polyana.core import text_of
from polyana.core.save import frozen


class Seat(ABC):
    """One player at one table."""

    def __init__(self, uri: str, headers: Mapping[str, str]) -> None:
        self.uri = uri
        self.headers = headers
        self.asked = ""
        """What to send to answer; empty if nothing is asked of this seat."""
        self.updated: Callable[[], None] = lambda: None
        """Called with every piece of news of the table."""
        self.kept: Callable[[], None] = lambda: None
        """Called when an answer of this seat is on disk, if its server tells."""
        self.connection: Connection

    async def connect(self) -> None:
        self.connection = Connection(self.uri, self.headers, self._hear)
        await self.connection.connect()

    def answer(self) -> None:
        text, self.asked = self.asked, ""
        self.connection.send(text)

    def _hear(self, raw: str) -> None:
        if self.read(raw):
            self.updated()

    @abstractmethod
    def read(self, raw: str) -> bool:
        """Take in a message; is it news of the table?"""


class _Question(msgspec.Struct):
    id: str
    default: Any


class _Told(msgspec.Struct):
    """A view, an acknowledgement or a refusal: what a load needs of it."""

    questions: list[_Question] = []
    ok: bool = False
    refused: str = ""


class ProgramSeat(Seat):
    """Plays over the JSON socket."""

    _decode = msgspec.json.Decoder(_Told).decode
    _open = _answered = ""
    """The question that is asked, and the last one answered: while the answer is on its way, others' answers
    may show it once more."""

    def answer(self) -> None:
        self._answered = self._open
        super().answer()

    def read(self, raw: str) -> bool:
        told = self._decode(raw)
        if told.refused:
            raise RuntimeError(f"refused: {raw}")
        if told.ok:
            self.kept()
            return False
        owed = next((one for one in told.questions if one.default is not None), None)
        if owed and owed.id != self._answered:
            self.asked, self._open = _reply(owed), owed.id
        else:
            self.asked = ""
        return True


def _reply(question: _Question) -> str:
    reply = {"question": question.id, "text": text_of(frozen(question.default))}
    return msgspec.json.encode(reply).decode()


class PageSeat(Seat):
    """Plays over the page's socket: gets HTML, and sends what the first button of the options would send."""

    OPTIONS = re.compile(r'hx-target="#options"[^>]*>(.*?)</hx-partial>', re.DOTALL)
    NOTICE = re.compile(r'hx-target="#notice"[^>]*>(?!</hx-partial>)(.+?)</hx-partial>', re.DOTALL)
    BUTTON = re.compile(r"""hx-vals=(["'])(.*?question.*?)\1""")

    def read(self, raw: str) -> bool:
        if options := self.OPTIONS.search(raw):
            button = self.BUTTON.search(options[1])
            self.asked = unescape(button[2]) if button else ""
        elif notice := self.NOTICE.search(raw):
            raise RuntimeError(f"refused: {notice[1]}")
        return 'hx-target="#log"' in raw


class _Context(msgspec.Struct):
    active: dict[str, str] | None = msgspec.field(name="activePlayers", default=None)


class _State(msgspec.Struct):
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class PeerSeat(Seat):
    """Plays over the socket of boardgame.io, which speaks socket.io."""

    GAME = "silence"

    def __init__(self, uri: str, match: str, seat: int) -> None:
        super().__init__(uri, {})
        self.match = match
        self.seat = str(seat)

    def read(self, raw: str) -> bool:
        space = f"/{self.GAME},"
        if raw.startswith("0{"):  # the line is open: enter the game's room
            self.connection.send(f"40{space}")
        elif raw == "2":  # are you still there?
            self.connection.send("3")
        elif raw.startswith(f"40{space}"):
            self._emit("sync", self.match, self.seat, None, 4)
        elif raw.startswith(f"42{space}"):
            kind, *args = msgspec.json.decode(raw[2 + len(space) :], type=list[msgspec.Raw])
            name = msgspec.json.decode(kind)
            if name in ("sync", "update"):
                self._see(name, args[1])
                return True
        return False

    def _see(self, name: str, raw: msgspec.Raw) -> None:
        if name == "sync":
            raw = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])["state"]
        state = msgspec.json.decode(raw, type=_State)
        move = (state.ctx.active or {}).get(self.seat, "")
        args = [0] if move == "place" else []
        action = {"type": "MAKE_MOVE", "payload": {"type": move, "args": args, "playerID": self.seat}}
        self.asked = self._packet("update", action, state.number, self.match, self.seat) if move else ""

    def _emit(self, *what: Any) -> None:
        self.connection.send(self._packet(*what))

    def _packet(self, *what: Any) -> str:
        return f"42/{self.GAME},{msgspec.json.encode(what).decode()}"
