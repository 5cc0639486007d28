"""A game: a set of named phases over a table. And what a phase may return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec

from polyana.core.asks import Ask, Flow, Kind
from polyana.core.refusal import Refused
from polyana.core.table import Table
from polyana.core.zones import Seat

if TYPE_CHECKING:
    from polyana.core.view import View

T = TypeVar("T", bound=Table)
P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., Any])


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A phase and its arguments: plain data, and public, since it goes out with every view."""

    phase: str
    args: tuple[Any, ...] = ()


class Cut(msgspec.Struct, frozen=True):
    """Skip the agenda up to a phase: `return cut(refill)`."""

    to: str


Chapter: TypeAlias = ModuleType | Callable[..., Any]
"""A module of rules, or a single phase."""

Next: TypeAlias = Step | list[Step] | Cut | None
"""What a phase returns: nothing (take the next step off the agenda), a step, several in order, or a cut."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Over(Exception):
    """The match has ended; raised from anywhere in a phase."""

    def __init__(self, winners: Iterable[Seat], scores: Iterable[int]) -> None:
        super().__init__("the match is over")
        self.result = Result(tuple(sorted(winners)), tuple(scores))


def phase(function: F) -> F:
    """Marks a function `(box, table, …)` as a phase. Its docstring cites its clauses."""
    function.__dict__["is_phase"] = True
    return function


def step(
    phase: Callable[Concatenate[Any, Any, P], Flow[Next] | Next], *args: P.args, **no_keywords: P.kwargs
) -> Step:
    """Names a phase with its arguments, checked by the type checker: `step(judge, seat, word)`."""
    assert not no_keywords, "the arguments of a step are positional"
    return Step(phase.__name__, args)


def cut(phase: Callable[..., Flow[Next] | Next]) -> Cut:
    """Names the phase to which the agenda is cut."""
    return Cut(phase.__name__)


Sampler: TypeAlias = Callable[[Random], T]

Bounds: TypeAlias = Mapping[str, tuple[int | None, int, int, str]]
"""By the name of a setting: its value, the least, the most, and the clause that says so."""


def check_bounds(bounds: Bounds) -> None:
    """Refuse a setting that lies outside its bounds; one that is not set (None) fits."""
    for name, (value, least, most, clause) in bounds.items():
        if value is not None and not least <= value <= most:
            raise Refused("setting", clause, name=name, reason=f"{least}…{most}")


def phases_of(chapters: Iterable[Chapter]) -> dict[str, Callable[..., Any]]:
    """The phases of these chapters by name."""
    found: dict[str, Callable[..., Any]] = {}
    for one in _members(chapters):
        if getattr(one, "is_phase", False):
            assert found.setdefault(one.__name__, one) is one, f"two phases are called {one.__name__}"
    return found


def kinds_of(chapters: Iterable[Chapter]) -> dict[str, Kind[Any]]:
    """The kinds of question that these chapters ask, by name."""
    return {one.name: one for one in _members(chapters) if isinstance(one, Kind)}


def _members(chapters: Iterable[Chapter]) -> Iterator[Any]:
    for chapter in chapters:
        yield from vars(chapter).values() if isinstance(chapter, ModuleType) else [chapter]


class Game(Generic[T]):
    """The base of every game: what the kernel may ask of its rules. All facts live on the table.

    The rules themselves are functions of the box and the table, a module for each chapter.
    """

    name: ClassVar[str]
    prefix: ClassVar[str]
    """The prefix of its clauses, as in NW-3.2."""
    version: ClassVar[str]
    players: ClassVar[range]
    chapters: ClassVar[Sequence[Chapter]] = ()
    """The modules whose phases make up the game; or the phases themselves."""
    kinds: ClassVar[dict[str, Kind[Any]]]
    """The kinds of question that its chapters ask, by name."""
    table: ClassVar[type[Table]]
    settings: ClassVar[type[msgspec.Struct]]
    players_clause: ClassVar[str] = ""
    fine: ClassVar[tuple[str, ...]] = ()
    """Settings that few people ever touch: a form folds them away, as it does clocks and who begins."""
    team: ClassVar[tuple[str, ...]] = ()
    """What a team achieves together in a co-operative game, the chief figure first; `team-NAME` in its
    texts. Empty where players win against each other."""

    box: Any = None
    """What the rules stand on and what no match changes: cards, a board, a lexicon."""

    _phases: ClassVar[dict[str, Callable[..., Any]]]

    def __init_subclass__(cls) -> None:
        cls._phases = phases_of(cls.chapters)
        cls.kinds = kinds_of(cls.chapters)

    def lay(self, players: int, settings: Any) -> T:
        """The table before anything is left to chance."""
        raise NotImplementedError

    def opening(self) -> Next:
        """The first steps of a match."""
        raise NotImplementedError

    def worlds(self, view: View[T]) -> Sampler[T]:
        """Study a view once; the sampler then deals positions that look like it from that seat.

        What it deals is the table at the start of the running phase (`view.start`).
        """
        raise NotImplementedError

    def pieces(self, table: T) -> list[str]:
        """Every piece of the box, wherever it lies: the kit checks that none is lost or doubled."""
        raise NotImplementedError

    def resources(self) -> str:
        """What else the rules stand on (card data, lexicon): part of the pin."""
        return ""

    def with_cards(self, path: Path) -> Game[T]:
        """The same game with the cards of another file; `BadCards` names what is wrong with it."""
        raise Refused("no_cards")

    def agreed(self, settings: Any) -> Game[T]:
        """The game as these settings play it: itself, unless they name another board or box."""
        return self

    def pin(self) -> str:
        """The exact rules of a match: version, card data, lexicon."""
        return f"{self.name} {self.version} {self.resources()}".strip()

    def check_players(self, players: int) -> None:
        """Refuse a table that is too small or too large."""
        if players not in self.players:
            raise Refused(
                "players",
                self.players_clause,
                least=self.players.start,
                most=self.players.stop - 1,
                got=players,
            )

    def check_settings(self, settings: Any, players: int) -> None:
        """Refuse settings that contradict each other or the number of players."""

    def why_not(self, view: T, seat: Seat, kind: str) -> str:
        """The clause that says why this seat is not asked this kind of question now; public facts only."""
        return ""

    def why_late(self, view: T, kind: str) -> str:
        """The clause that refuses an answer to a question of this kind that has passed."""
        return ""

    def why_no_option(self, view: T, ask: Ask, text: str) -> str:
        """The clause that refuses a text which is no option; empty for the clause of the question itself."""
        return ""

    def precedence(self, table: T) -> Sequence[Seat]:
        """The order in which answers that arrive at the same moment are taken; public facts only."""
        return table.seats

    def chat_closed(self, view: T) -> str:
        """The clause that forbids free talk at this moment of a match; empty: talk as you like. Public
        facts only."""
        return ""

    def channel(self, view: T, seat: Seat) -> str:
        """The side whose private talk a seat shares at this moment; empty: there are no sides. Public facts
        only."""
        return ""

    def marked(self, view: T, kind: str, mark: int) -> str:
        """What a seat has already answered by choosing its colour and sign (0 to 5) before the match; empty:
        nothing, and it is asked."""
        return ""

    def warnings(self, settings: Any, players: int) -> list[tuple[str, str]]:
        """What surprises people about this choice of settings, said before they play: text id, clause."""
        return []

    def team_result(self, table: T) -> tuple[float, ...]:
        """The figures named by `team` when a match is over."""
        return ()

    def enter(self, table: T, at: Step) -> Flow[Next] | Next:
        """Begin a phase."""
        found = self._phases.get(at.phase)
        if found is None:
            raise Refused("version", what=at.phase)
        begun: Flow[Next] | Next = found(self.box, table, *at.args)
        return begun
