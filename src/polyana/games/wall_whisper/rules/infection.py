"""Parasitoid: infection tokens, who takes them and when they are turned up. (Chapter 42)"""

from __future__ import annotations

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import mutation, questions
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import WHO_INFECTED
from polyana.games.wall_whisper.rules.numbers import INFECTED
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.table import Station


def infects(box: Box, t: Station, killer: str) -> bool:
    """Does this killer infect now? Of two killers only the Parasitoid does. (WW-40.6, WW-42.14, WW-42.17,
    WW-42.59)"""
    return bool(t.pile) and t.level <= box.killers[killer].infects_until


def infect(t: Station, victim: str, clause: str) -> None:
    """A random token under her tile, beside those that she has; she and the killer see its face. (WW-42.7,
    WW-42.9, WW-42.13)"""
    ears = t.slayers
    if (seat := t.lone(victim)) is not None:
        ears.append(seat)
    face = t.dice.draw(t.pile, to=ears)
    put(t.faces, victim, face)
    t.reveal(
        "infected",
        clause,
        victim=victim,
        count=len(t.faces[victim]),
        left=len(t.pile),
        only={"face": (ears, face)},
    )


@phase
def contaminate(box: Box, t: Station, killer: str, victims: tuple[str, ...]) -> Flow[Next]:
    """Each victim takes a random token; if there are too few, the killer chooses who. (WW-42.15,
    WW-42.17, WW-42.18, WW-42.49)"""
    waiting = [one for one in victims if one in t.in_play]
    while waiting and len(t.pile) >= len(waiting) and infects(box, t, killer):
        infect(t, waiting.pop(0), "WW-42.15")
    if not waiting or not infects(box, t, killer):
        return None
    ask = t.ask(t.killer_seat(killer), WHO_INFECTED, waiting, default=waiting[0])
    chosen = (yield from questions.asked(box, t, ask)).value
    infect(t, chosen, "WW-42.17")
    return step(contaminate, killer, tuple(one for one in waiting if one != chosen))


def turn_up(t: Station, victim: str, clause: str) -> bool:
    """All her tokens are turned up and leave the game; is the red one among them? (WW-42.19, WW-42.22)"""
    faces, t.faces[victim] = t.faces[victim], []
    t.spent_tokens = [*t.spent_tokens, *sorted(faces)]
    t.reveal("turned_up", clause, victim=victim, faces=sorted(faces))
    return INFECTED in faces


def test(t: Station, victim: str) -> None:
    """The tokens of the others here are turned up; the killer sees whose, not where. (WW-42.21, WW-42.23,
    WW-42.24, WW-42.56)"""
    place = t.at[victim]
    for other in t.in_play:
        tested = other != victim and t.at[other] == place and t.faces[other]
        if tested and turn_up(t, other, "WW-42.21"):
            mutation.mutate(t, other, "WW-42.23")
