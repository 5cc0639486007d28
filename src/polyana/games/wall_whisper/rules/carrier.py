"""Parasitoid: the mutated carrier, her MOVE and the hunt for her. (Chapter 42)"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import arms, endings, mutation, questions, wounds
from polyana.games.wall_whisper.rules.board import paths
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import CARRIER, STAY, Words
from polyana.games.wall_whisper.rules.numbers import HEALTH
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station


@phase
def carrier_moves(box: Box, t: Station, killer: str, when: str) -> Flow[Next] | Next:
    """The mutated carrier may MOVE × 0–2 before or after the killer's stages, unseen; barricades and
    arrows bind her. It is the Parasitoid's turn in which she moves. (WW-42.34, WW-42.35, WW-42.53,
    WW-40.11)"""
    if when == "after" and mutation.due(t):
        return [step(mutation.turning), step(carrier_moves, killer, when)]
    if not t.mutated or killer not in box.infecting or t.lost_turn == killer:
        return None
    return _ask_move(box, t, killer, when)


def _ask_move(box: Box, t: Station, killer: str, when: str) -> Flow[Next]:
    t.reveal("carrier_turn", "WW-42.34", when=when)
    lone = t.lone(t.mutated)
    seat = t.killer_seat(killer) if lone is None else lone

    def options(view: Station) -> list[Words]:
        if view.carrier_moved:
            return [STAY]

        def steps(place: str) -> list[str]:
            return box.board.victim_steps(place, view.barricades, ())

        return [STAY, *paths(view.carrier_at, 2, steps)]

    ask = t.ask(seat, CARRIER, options, default=STAY, about={"when": when})
    path = (yield from questions.asked(box, t, ask)).value
    if path != STAY:
        t.carrier_at, t.carrier_moved = path[-1], True
    t.tell("carrier_moved", "WW-42.35", to=t.hunters, place=t.carrier_at)
    return None


def hunt(t: Station, victim: str) -> list[Step]:
    """A location is searched for the carrier between two actions, in the hearing of the killer's side.
    (WW-42.30, WW-42.31, WW-42.32, WW-42.51)"""
    place = t.at[victim]
    t.mutant = replace(t.mutant, hunted=(*t.mutant.hunted, place))
    found = t.carrier_at == place
    t.reveal("hunt", "WW-42.32", place=place, found=yes_no(found))
    if found:
        t.reveal("finder", "WW-42.42", victim=victim)
    return [step(corner, victim)] if found else []


@phase
def corner(box: Box, t: Station, victim: str) -> Flow[Next]:
    """The carrier is found: one weapon or none, then dice against the Parasitoid's strength; success
    wins, failure kills. (WW-42.42, WW-42.60)"""
    yield from arms.ask_weapon(box, t, victim)
    arms.throw(box, t, t.dice_of(victim))
    total, needed = arms.total(box, t, victim), t.force(box.infector(t.killers))
    t.reveal("cornered", "WW-42.42", victim=victim, dice=list(t.fight.roll), total=total, strength=needed)
    if total >= needed:
        endings.victims_win(t, "hunt", "WW-42.42")
    t.wounds[victim] = HEALTH
    t.reveal("killed", "WW-42.42", victim=victim)
    return wounds.dies(box, t, victim, "WW-42.42")
