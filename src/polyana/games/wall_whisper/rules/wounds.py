"""Wounds, infection and mutation. (Chapters 7 and 42)"""

from __future__ import annotations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper.rules import working
from polyana.games.wall_whisper.rules.base import INFECTED
from polyana.games.wall_whisper.rules.kinds import CANCEL, HURT, NONE
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.setup import Setup
from polyana.games.wall_whisper.rules.table import Station


class Wounds(Setup):
    """What hurts a victim, and what turns her."""

    # --- a wound -----------------------------------------------------------------------------------

    @phase
    def wound(self, t: Station, victim: str, how: str, killer: str) -> Flow[Next]:
        """Whom the Parasitoid would wound at level 1 or 2, he may infect instead. (WW-42.16, WW-42.59)"""
        if victim not in t.in_play:
            return None
        if not self.infects(t, killer):
            return step(self.strike, victim, how)
        seat = t.killer_seat(killer)
        ask = t.ask(seat, HURT, ["wound", "infect"], default="wound", about={"victim": victim})
        answer = yield from self.asked(t, ask)
        if answer.value == "infect":
            self.infect(t, victim, killer, "WW-42.16")
            return None
        t.tell("wounds", "WW-42.16", victim=victim)
        return step(self.strike, victim, how)

    @phase
    def strike(self, t: Station, victim: str, how: str) -> Flow[Next]:
        """Outside an encounter an item may cancel the wound; the question is put whether she has one or not.
        (WW-7.4, WW-7.5, WW-45.10)"""
        if how in ("attack", "onset"):
            t.struck = True
            return self.hit(t, victim, "WW-34.10" if how == "attack" else "WW-34.17")

        def options(view: Station) -> list[str]:
            held = dict.fromkeys(view.items[victim])
            return [NONE, *(item for item in held if self.box.items[item].use("cancel"))]

        ask = t.ask(t.controls[victim], CANCEL, options, default=NONE, about={"victim": victim})
        item = (yield from self.asked(t, ask)).value
        if item == NONE:
            t.struck = True
            return self.hit(t, victim, "WW-42.4" if how == "flesh" else "WW-7.4")
        take(t.items, victim, item)
        t.discard.append(item)
        t.reveal("cancelled", "WW-7.5", victim=victim, item=item)
        return None

    # --- infection ---------------------------------------------------------------------------------

    def infects(self, t: Station, killer: str) -> bool:
        """Does this killer infect now? (WW-42.14, WW-42.17, WW-42.59)"""
        return bool(t.pile) and t.level <= self.box.killers[killer].infects_until

    def infect(self, t: Station, victim: str, killer: str, clause: str = "WW-42.13") -> None:
        """A random token under her tile; she and the killer see its face. (WW-42.7, WW-42.13)"""
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

    def turn_up(self, t: Station, victim: str, clause: str) -> bool:
        """All her tokens are turned up and leave the game; is the red one among them? (WW-42.19, WW-42.22)"""
        faces, t.faces[victim] = t.faces[victim], []
        t.spent_tokens = [*t.spent_tokens, *sorted(faces)]
        t.reveal("turned_up", clause, victim=victim, faces=sorted(faces))
        return INFECTED in faces

    def mutate(self, t: Station, victim: str, clause: str) -> None:
        """The carrier leaves the victims: her items are discarded, her figure changes boards.
        (WW-42.27–42.29)"""
        # Sorted, for how they lay tells when each came.
        t.spent_tokens = [*t.spent_tokens, *sorted(t.faces[victim])]
        t.faces[victim] = []
        place = t.at.pop(victim)
        t.discard += t.items.pop(victim)
        t.bandages.pop(victim, None)
        t.acted = [one for one in t.acted if one != victim]
        t.mutated, t.carrier_at, t.carrier_seen = victim, place, place
        t.fresh_mutant, t.carrier_moved = t.turn == "victims", False
        t.proposal, t.agreed = (), []
        t.reveal("mutated", clause, victim=victim, place=place)

    def mutation_due(self, t: Station) -> bool:
        """Has the carrier, or the killer for her, asked for it? (WW-42.25, WW-42.45)"""
        if t.mutated or not any(t.wants.values()):
            return False
        carrier = self.carrier(t)
        if not carrier:
            return False
        askers: list[Seat | None] = [t.lone(carrier)]
        if working.few_players(t):
            askers += t.killer_seats.values()
        return any(seat is not None and t.wants.get(seat, False) for seat in askers)

    @phase
    def turning(self, t: Station) -> Next:
        """A carrier who asked for it mutates as soon as nothing is in progress. (WW-42.25, WW-42.52)"""
        self.mutate(t, self.carrier(t), "WW-42.25")
        t.wants = {}
        return None
