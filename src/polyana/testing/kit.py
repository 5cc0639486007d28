"""The property kit: what every game must hold at every decision of random matches.

A game gets it by naming itself:

    class TestEcho(GameKit):
        game = Echo()
        tables = [Laid(players, Settings()) for players in (2, 3)]
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from math import ceil
from random import Random
from typing import Any, ClassVar

import pytest

from polyana.core import (
    Ask,
    Dice,
    Game,
    Match,
    No,
    Nobody,
    Record,
    Refused,
    load,
    random_answer,
    read,
    save,
    text_of,
)
from polyana.core.asks import legal, same_but_options
from polyana.core.table import schema
from polyana.testing import secrecy
from polyana.testing.play import MOST_ANSWERS, Decision, Laid, random_match
from polyana.testing.soak import seeds


class GameKit:
    """Inherit from it, name the game and the tables."""

    pytestmark = pytest.mark.kit

    game: ClassVar[Game[Any]]
    tables: ClassVar[Sequence[Laid]]
    matches: ClassVar[int] = 20
    """Random matches that a test plays for each number of players; the tables for that number share them."""
    hidden_from_all: ClassVar[frozenset[str]] = frozenset()
    """The zones that nobody may see; a zone that is not declared shows up here."""

    told_only: ClassVar[frozenset[str]] = frozenset()
    """The events that reveal what no zone shows: see `secrecy.ToldOnly`."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "laid" in metafunc.fixturenames:
            metafunc.parametrize("laid", self.tables, ids=str)

    def seeds(self, laid: Laid, first: int, most: int | None = None) -> Iterator[int]:
        """Which matches a test plays: not those of the other tests, unless in a long run, which plays all."""
        sharing = sum(one.players == laid.players for one in self.tables)
        return islice(seeds(range(first, first + ceil(self.matches / sharing))), most)

    def test_every_zone_is_declared(self) -> None:
        zones = schema(self.game.table).zones
        assert {name for name, zone in zones.items() if zone is Nobody} == set(self.hidden_from_all)

    def test_a_position_comes_back_at_every_decision(self, laid: Laid) -> None:
        """Reload and clone give the same bytes; no piece is lost; options and defaults are sound."""
        for seed in self.seeds(laid, 0):
            pieces = None
            for decision in random_match(self.game, laid, seed):
                match = decision.record.match
                pieces = pieces or sorted(self.game.pieces(match.table))
                assert sorted(self.game.pieces(match.table)) == pieces, (
                    f"pieces lost or doubled in {match.step}"
                )
                everybody = secrecy.eyes(match)
                turn = len(decision.record.lines) % len(everybody)
                _comes_back(self.game, match, everybody[turn])
                _sound_questions(match)

    def test_a_match_file_plays_the_same_match(self, laid: Laid) -> None:
        for seed in self.seeds(laid, 100):
            record = _played(self.game, laid, seed)
            again = read(self.game, record.text())
            assert again.text() == record.text()
            assert again.match.over == record.match.over
            assert again.match.view(-1).encode() == record.match.view(-1).encode()

    def test_the_hash_seed_of_the_process_changes_nothing(self) -> None:
        laid = self.tables[0]
        here = fingerprint(_played(self.game, laid, 0))
        code = (
            "from polyana.testing import kit; import importlib;"
            f"c = getattr(importlib.import_module({type(self).__module__!r}), {type(self).__name__!r});"
            "print(kit.fingerprint(kit._played(c.game, c.tables[0], 0)))"
        )
        other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
        env = {**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": os.pathsep.join(sys.path)}
        out = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
        )
        assert out.stdout.strip() == here, out.stderr[-2000:]

    def test_default_answers_alone_end_the_game(self, laid: Laid) -> None:
        match, _ = Match.begin(self.game, laid.players, laid.settings, b"defaults")
        for _ in range(MOST_ANSWERS):
            if match.over:
                return
            owing = [ask for ask in match.open_asks() if ask.owes]
            assert owing, f"nobody owes an answer in {match.step}"
            ask = owing[0]
            match.answer(
                ask.seat, match.question_id(ask), text_of(ask.default_in(match.view_table(ask.seat)))
            )
        raise AssertionError("the defaults do not end the game")

    def test_bad_answers_are_refused_and_change_nothing(self, laid: Laid) -> None:
        for seed in self.seeds(laid, 200, most=3):
            last: tuple[int, str, str] | None = None
            for decision in random_match(self.game, laid, seed):
                match, ask = decision.record.match, decision.ask
                before = save(match)
                for seat, question, text in _bad_answers(decision, last):
                    with pytest.raises(Refused):
                        match.answer(seat, question, text)
                    assert save(match) == before
                last = (ask.seat, match.question_id(ask), decision.text)

    def test_a_side_question_repeats_nothing(self, laid: Laid) -> None:
        """A phase that such an answer has sent back to its beginning tells and changes nothing once more."""
        for seed in self.seeds(laid, 500, most=5):
            rng = Random(seed)
            for decision in random_match(self.game, laid, seed):
                match = decision.record.match
                aside = [ask for ask in match.open_asks() if ask.quiet and not ask.owes]
                if aside:
                    ask = rng.choice(aside)
                    _repeats_nothing(match.clone(), ask, text_of(random_answer(match, ask, rng)))

    def test_what_is_taken_back_has_not_happened(self, laid: Laid) -> None:
        for seed in self.seeds(laid, 300, most=5):
            for decision in random_match(self.game, laid, seed):
                before, ask = decision.record.match, decision.ask
                match = before.clone()
                match.say(ask.seat, ask.kind.name, decision.text)
                if match.may_undo(ask.seat):
                    match.undo(ask.seat)
                    for seat in secrecy.eyes(match):
                        assert seat == ask.seat or match.view(seat).encode() == before.view(seat).encode()
                    assert match.table == before.table

    def test_nothing_hidden_leaks(self, laid: Laid) -> None:
        """Worlds, twins, divergence, silence, detour: see `secrecy`. One of them at each decision."""
        for seed in self.seeds(laid, 400):
            rng = Random(seed)
            for decision in random_match(self.game, laid, seed):
                eyes = [rng.choice(secrecy.eyes(decision.record.match))]
                rng.choice(secrecy.ALL)(decision, rng, eyes, self.told_only)


def fingerprint(record: Record[Any]) -> str:
    """A digest of a match file and its last position."""
    return blake2b(record.text().encode() + record.match.view(-1).encode()).hexdigest()


def _played(game: Game[Any], laid: Laid, seed: int) -> Record[Any]:
    record: Record[Any] | None = None
    for decision in random_match(game, laid, seed):
        record = decision.record
    assert record is not None
    return record


def _comes_back(game: Game[Any], match: Match[Any], seat: int) -> None:
    saved = save(match)
    loaded, cloned = load(game, saved).match, match.clone()
    assert save(loaded) == saved
    assert save(cloned) == saved
    view = match.view(seat).encode()
    assert loaded.view(seat).encode() == view
    assert cloned.view(seat).encode() == view


def _sound_questions(match: Match[Any]) -> None:
    """Texts are unique, defaults legal, ids distinct, and somebody owes an answer."""
    asks = match.open_asks()
    assert any(ask.owes for ask in asks), f"nobody owes an answer in {match.step}"
    ids = [(ask.seat, match.question_id(ask)) for ask in asks]
    assert len(set(ids)) == len(ids)
    for ask in asks:
        offers = match.offers(ask)
        texts = [text_of(one.value if isinstance(one, No) else one) for one in offers]
        assert len(set(texts)) == len(texts), f"{ask.kind} offers the same text twice: {texts}"
        default = ask.default_in(match.view_table(ask.seat))
        assert not ask.owes or ask.check or default in legal(offers), f"{ask.kind}: {default!r} is not legal"


def _repeats_nothing(match: Match[Any], ask: Ask, text: str) -> None:
    """Answer a side question; if the same phase has begun anew, its beginning must be without effect."""
    step, agenda = match.step, match.agenda
    match.say(ask.seat, ask.kind.name, text)
    if match.journal or match.over or (match.step, match.agenda) != (step, agenda):
        return
    table = schema(type(match.start)).copy(match.start)
    table.dice, table.told = Dice(b"anew"), []
    next(match.game.enter(table, step))  # type: ignore[arg-type]  # it has asked, so it is a flow
    complaint = f"{ask.kind} began {step} anew, which"
    assert not table.told, f"{complaint} told its beginning a second time"
    assert not table.dice.fresh, f"{complaint} asked chance a second time"
    assert table == match.start, f"{complaint} changed the table a second time"


def _bad_answers(decision: Decision, last: tuple[int, str, str] | None) -> list[tuple[int, str, str]]:
    """Foreign, stale, unknown, malformed and repeated answers."""
    match, ask = decision.record.match, decision.ask
    question = match.question_id(ask)
    stranger = (ask.seat + 1) % match.table.players
    bad = [
        (ask.seat, "", decision.text),
        (ask.seat, "0-nothing-00", decision.text),
        (ask.seat, question + "0", decision.text),
        (ask.seat, question, "\x00"),
        (ask.seat, question, "?" * 10_000),
        (-1, question, decision.text),
    ]
    # two seats may be asked the same thing, and then the text is the stranger's own answer
    if not any(same_but_options(match.question_id(other), question) for other in match.open_asks(stranger)):
        bad.append((stranger, question, decision.text))
    return [*bad, last] if last else bad
