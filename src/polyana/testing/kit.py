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
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from math import ceil
from random import Random
from typing import Any, ClassVar

import pytest

from polyana.core import Game, Match, Nobody, Record, Refused, random_answer, read, save, text_of
from polyana.core.table import schema
from polyana.core.zones import Zone
from polyana.testing import decisions, secrecy
from polyana.testing.play import MOST_ANSWERS, Laid, random_match
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

    told_only: ClassVar[Mapping[str, Zone]] = secrecy.NONE
    """The events that reveal what no zone shows, and who may hear them: see `secrecy.ToldOnly`."""

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
                decisions.comes_back(self.game, match, everybody[turn])
                decisions.has_sound_questions(match)

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
                for seat, question, text in decisions.bad_answers(decision, last):
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
                aside = [ask for ask in match.open_asks() if not ask.owes]
                if aside:
                    ask = rng.choice(aside)
                    decisions.repeats_nothing(match.clone(), ask, text_of(random_answer(match, ask, rng)))

    def test_an_answer_that_crosses_another_still_counts(self, laid: Laid) -> None:
        """What was sent just before another's answer came in is read like what is sent just after it."""
        for seed in self.seeds(laid, 600, most=5):
            rng = Random(seed)
            for decision in random_match(self.game, laid, seed):
                match = decision.record.match
                others = [ask for ask in match.open_asks() if ask.seat != decision.ask.seat]
                if others:
                    ask = rng.choice(others)
                    decisions.reads_what_crosses(decision, ask, text_of(random_answer(match, ask, rng)))

    def test_what_is_taken_back_has_not_happened(self, laid: Laid) -> None:
        for seed in self.seeds(laid, 300, most=5):
            for decision in random_match(self.game, laid, seed):
                before, ask = decision.record.match, decision.ask
                match = before.clone()
                match.answer_kind(ask.seat, ask.kind.name, decision.text)
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
