"""Saving and loading a position, at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from polyana.core.asks import Answer
from polyana.core.dice import Dice, Outcome
from polyana.core.game import Game, Result, Step
from polyana.core.match import Match
from polyana.core.refusal import Refused
from polyana.core.table import Table

T = TypeVar("T", bound=Table)


class Save(msgspec.Struct, frozen=True):
    """A position as data."""

    game: str
    pin: str
    start: msgspec.Raw
    step: Step
    agenda: tuple[Step, ...]
    journal: tuple[Answer, ...]
    tape: tuple[Outcome, ...]
    key: str
    counter: int
    given: tuple[Mapping[str, int], ...]
    over: Result | None


class Loaded(msgspec.Struct, frozen=True):
    """A loaded match, and whether other rules than its own forced it back to the start of the phase."""

    match: Match[Any]
    rewound: bool


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Save)


def save(match: Match[Any]) -> bytes:
    """The position as JSON."""
    return _ENCODER.encode(
        Save(
            match.game.name,
            match.game.pin(),
            msgspec.Raw(_ENCODER.encode(match.start)),
            match.step,
            match.agenda,
            tuple(match.journal),
            tuple(match.dice.tape),
            match.dice.key.hex(),
            match.dice.counter,
            tuple(match.given),
            match.over,
        )
    )


def load(game: Game[T], data: bytes) -> Loaded:
    """The match that was saved. Refused: `malformed` data, or a `version` that these rules cannot read.

    A match saved under other rules is tried; if its last answers no longer fit, it goes back to the
    start of the running phase, and says so.
    """
    try:
        saved = _DECODER.decode(data)
        start = msgspec.json.decode(saved.start, type=game.table)
    except (msgspec.DecodeError, ValueError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from error
    if saved.game != game.name:
        raise Refused("version", what=saved.game)
    game = game.agreed(getattr(start, "settings", None))
    dice = Dice(bytes.fromhex(saved.key), saved.counter)
    match: Match[Any] = Match(game, start, dice)
    match.step, match.agenda, match.over = _step(saved.step), tuple(map(_step, saved.agenda)), saved.over
    match.given = list(saved.given)
    match.journal = [answer._replace(value=_value(game, answer)) for answer in saved.journal]
    dice.tape = [outcome._replace(value=frozen(outcome.value)) for outcome in saved.tape]
    if saved.pin == game.pin():
        match.redrive()
        return Loaded(match, False)
    return Loaded(match, _try(match))


def _try(match: Match[Any]) -> bool:
    """Re-drive a match of other rules; True if it had to be rewound."""
    try:
        match.redrive()
    except Exception:
        match.journal, match.dice.tape = [], []
        match.redrive()
        return True
    return False


def _value(game: Game[Any], answer: Answer) -> Any:
    value, kind = frozen(answer.value), game.kinds.get(answer.kind)
    return value if kind is None else kind.restored(value)


def frozen(value: Any) -> Any:
    """JSON knows no tuples; answers, outcomes and arguments know no lists.

    >>> frozen(["К", [1, 2]])
    ('К', (1, 2))
    """
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value


def _step(step: Step) -> Step:
    return Step(step.phase, frozen(list(step.args)))
