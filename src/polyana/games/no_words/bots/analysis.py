"""After the game: what could have been called after each placement, and what nobody saw.

All of it comes from what everybody could see: a call that waited in the queue and was never judged is
not told here either (NW-4.24). Nothing of this may be shown before the match is over (NW-4.14), and
words of the coarse list never are (NW-5.15).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from polyana.core import Event, Happened, Record, Seat, read
from polyana.games.no_words.bots.possible import Found, TableWords, rank
from polyana.games.no_words.rules.cards import Card
from polyana.games.no_words.rules.game import NoWords
from polyana.games.no_words.rules.settings import Settings
from polyana.games.no_words.rules.table import Talk
from polyana.words import fold

BEST = 5
LISTED = 100
"""How many words are listed at most: if nobody ever calls anything, tens of thousands are possible."""
OPEN = -1


class JudgedCall(NamedTuple):
    """A word that was called, and the moment at which it was judged. A coarse one is not repeated."""

    at: int
    seat: Seat
    word: str
    counts: bool
    cost: int


@dataclass(frozen=True, slots=True)
class Window:
    """The time for calls after one placement. Words are sorted: dearest, longest, commonest first."""

    at: int
    """The moment of the placement."""
    until: int
    """Its last moment: that of the call that counted, or the one before the next placement."""
    game: int
    seat: Seat
    card: Card
    conversation: tuple[Card, ...]
    calls: tuple[JudgedCall, ...]
    possible: tuple[Found, ...]
    missed: tuple[Found, ...]
    """Those of the possible words that nobody called as long as they lasted."""
    all_possible: int
    all_missed: int
    fresh: int
    """How many words this letter has made possible."""

    @property
    def called(self) -> JudgedCall | None:
        """The call that counted."""
        return next((call for call in self.calls if call.counts), None)

    @property
    def silent(self) -> bool:
        """There was a word, and nobody's counted."""
        return bool(self.all_possible) and self.called is None


class Miss(NamedTuple):
    """A missed word, and the placement after which it would have cost most."""

    found: Found
    at: int


@dataclass(frozen=True, slots=True)
class Player:
    """One player's match."""

    seat: Seat
    placed: int
    opened: int
    """Letters that made new words possible."""
    escaped: int
    """Windows after their own letter in which a word stood and nobody called one."""
    called: int
    cost_to_others: int
    rejected: int
    missed: int
    """Words that they could have called, alone or with others, and that nobody did."""
    best_missed: tuple[Miss, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    windows: tuple[Window, ...]
    players: tuple[Player, ...]

    def window(self, at: int) -> Window | None:
        """The window that was open at a moment."""
        return next((one for one in self.windows if one.at <= at <= one.until), None)


def analyse(record: Record[Talk]) -> Analysis:
    """Play the match once more and look into every window."""
    study = Study(record)
    read(record.game, record.text(), study.see)
    return study.result()


class Life(NamedTuple):
    """A missed word from the window in which it became possible to the last one."""

    first: int
    last: int


@dataclass(eq=False, slots=True)
class Opened:
    """A window while it is studied."""

    at: int
    until: int
    game: int
    seat: Seat
    conversation: tuple[Card, ...]
    words: list[str]
    """The longest and commonest of the possible ones."""
    possible: int
    fresh: int
    calls: list[JudgedCall] = field(default_factory=list)


class Study:
    """Listens to a match and takes notes."""

    def __init__(self, record: Record[Talk]) -> None:
        game = record.game
        assert isinstance(game, NoWords)
        settings: Settings = record.header.settings
        self.players = record.header.players
        self.words = TableWords(game, settings)
        self.moment = -1
        self.alive: dict[str, int] = {}
        """What can be called, and since which window."""
        self.missed: dict[str, list[Life]] = {}
        self.windows: list[Opened] = []
        self._call: tuple[Seat, str] = (-1, "")

    # --- listening -------------------------------------------------------------------------------

    def see(self, record: Record[Talk], happened: Happened | None) -> None:
        """One moment of the match."""
        self.moment += 1
        for event in happened.events if happened else ():
            self.hear(event, record.match.table)

    def hear(self, event: Event, table: Talk) -> None:
        match event.kind:
            case "placed":
                self.hear_placed(event, table)
            case "called":
                self._call = event.args["seat"], fold(event.args["word"])
            case "rejected":
                self.hear_rejected()
            case "taken":
                self.hear_taken(event, table)
            case "game_over":
                self.hear_game_over()

    def hear_placed(self, event: Event, table: Talk) -> None:
        """A window opens."""
        self._close(self.moment - 1)
        refused = {word for word, counts in table.votes.items() if not counts}
        words = self.words.possible(table.conversation, refused)
        fresh = [word for word in words if word not in self.alive]
        self.alive.update(dict.fromkeys(fresh, len(self.windows)))
        opened = Opened(
            self.moment,
            OPEN,
            len(table.sheet) + 1,
            event.args["seat"],
            tuple(table.conversation),
            words[:LISTED],
            len(words),
            len(fresh),
        )
        self.windows.append(opened)

    def hear_rejected(self) -> None:
        self._note_call(False, 0)
        self.alive.pop(self._call[1], None)  # if it stood there, a vote has decided that it is no word

    def hear_taken(self, event: Event, table: Talk) -> None:
        """A word counted: its letters go, and other words with them."""
        self._note_call(True, event.args["count"])
        self._close(self.moment)
        left = set(self.words.possible(table.conversation))
        self.alive.pop(self._call[1], None)
        self._bury([word for word in self.alive if word not in left])
        if self._call[1] in left:  # it can be made once more
            self.alive[self._call[1]] = len(self.windows)

    def hear_game_over(self) -> None:
        """What still stood will never be called."""
        self._close(self.moment)
        self._bury(list(self.alive))

    def _note_call(self, counts: bool, cost: int) -> None:
        seat, word = self._call
        self.windows[-1].calls.append(JudgedCall(self.moment, seat, self.words.shown(word), counts, cost))

    def _close(self, until: int) -> None:
        if self.windows and self.windows[-1].until == OPEN:
            self.windows[-1].until = until

    def _bury(self, words: list[str]) -> None:
        last = len(self.windows) - 1
        for word in words:
            self.missed.setdefault(word, []).append(Life(self.alive.pop(word), last))

    # --- the outcome -----------------------------------------------------------------------------

    def result(self) -> Analysis:
        lives = Counter(life for found in self.missed.values() for life in found)
        windows = [self._window(number, one, lives) for number, one in enumerate(self.windows)]
        players = tuple(self._player(seat, windows, lives) for seat in range(self.players))
        return Analysis(tuple(windows), players)

    def _window(self, number: int, one: Opened, lives: Counter[Life]) -> Window:
        listed = self.words.ranked(one.words, one.conversation)
        return Window(
            one.at,
            one.until,
            one.game,
            one.seat,
            one.conversation[-1],
            one.conversation,
            tuple(one.calls),
            tuple(listed.values()),
            tuple(found for word, found in listed.items() if self._life(word, number)),
            one.possible,
            sum(count for life, count in lives.items() if life.first <= number <= life.last),
            one.fresh,
        )

    def _life(self, word: str, number: int) -> Life | None:
        """The life of a missed word that this window belongs to."""
        return next((life for life in self.missed.get(word, ()) if life.first <= number <= life.last), None)

    def _player(self, seat: Seat, windows: list[Window], lives: Counter[Life]) -> Player:
        own = [window for window in windows if window.seat == seat]
        calls = [call for window in windows for call in window.calls if call.seat == seat]
        chances = [number for number, one in enumerate(windows) if one.silent and one.seat != seat]
        return Player(
            seat,
            len(own),
            sum(window.fresh > 0 for window in own),
            sum(window.silent for window in own),
            sum(call.counts for call in calls),
            sum(call.cost for call in calls),
            sum(not call.counts for call in calls),
            sum(count for life, count in lives.items() if any(life.first <= n <= life.last for n in chances)),
            self._best(windows, chances),
        )

    @staticmethod
    def _best(windows: list[Window], chances: list[int]) -> tuple[Miss, ...]:
        """The best of what a player could have called, each word once."""
        best: dict[str, Miss] = {}
        for window in (windows[number] for number in chances):
            for found in window.missed[:BEST]:
                if found.word not in best or found.cost > best[found.word].found.cost:
                    best[found.word] = Miss(found, window.at)
        return tuple(sorted(best.values(), key=lambda miss: (rank(miss.found), miss.at))[:BEST])
