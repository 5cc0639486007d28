"""Who sits at the table: killers, victims, the seats that play them, and who is in play still. (WW-1.4,
WW-1.5, WW-38.32, WW-39.6, WW-42.28)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from polyana.core import Open, Seat, Table
from polyana.games.wall_whisper.rules.settings import Settings


@dataclass(slots=True)
class Seating(Table):
    """The part of the table that everybody sees and that says who is who."""

    settings: Annotated[Settings, Open]
    victims: Annotated[Sequence[str], Open]
    """The victims, in the order of the status tiles on the roof; everybody knows them and their advantages.
    (WW-3.7, WW-4.2)"""
    controls: Annotated[Mapping[str, Seat], Open]
    killers: Annotated[Sequence[str], Open]
    killer_seats: Annotated[Mapping[str, Seat], Open]
    turn: Annotated[str, Open] = ""
    """"victims", or the killer whose turn it is."""
    mutated: Annotated[str, Open] = ""
    fates: Annotated[dict[str, str], Open] = field(default_factory=dict)
    """Who is in play no more: "killed", "escaped" and so a winner, or "lost" without having been killed."""
    leader: Annotated[str, Open] = ""
    """The killer with the double-threat token: he acts first. (WW-39.3)"""
    rising: Annotated[str, Open] = ""
    """The other killer, while he takes what a new level brings him. (WW-39.15)"""

    def chooser(self, of: str) -> Seat:
        """Who chooses the skills of a victim, or of the killers' side. (WW-37.10)"""
        return self.controls[of] if of in self.controls else self.killer_seats[self.killers[0]]

    def side(self, seat: Seat) -> str:
        """A seat whose only victim has mutated has left the victims' side. (WW-42.55)"""
        if seat in self.killer_seats.values():
            return "killer"
        return "carrier" if self.mutated and self.lone(self.mutated) == seat else "victims"

    def lone(self, victim: str) -> Seat | None:
        """The seat that plays this victim and no other. (WW-42.43, WW-42.48)"""
        seat = self.controls[victim]
        return seat if list(self.controls.values()).count(seat) == 1 else None

    @property
    def in_play(self) -> Sequence[str]:
        """The victims, in roof order, but for those who have mutated, were killed or have escaped.
        (WW-42.28, WW-38.32)"""
        if not self.mutated and not self.fates:
            return self.victims
        return [one for one in self.victims if one != self.mutated and one not in self.fates]

    @property
    def crew(self) -> list[Seat]:
        """The seats of the victims' side, in order. A player whose victim is out of play still sits behind
        the screen."""
        if not self.mutated:
            killers = self.killer_seats.values()
            return [seat for seat in range(self.players) if seat not in killers]
        return [seat for seat in self.seats if self.side(seat) == "victims"]

    @property
    def hunters(self) -> list[Seat]:
        """The seats that share the killer's map."""
        return [seat for seat in self.seats if self.side(seat) in ("killer", "carrier")]

    def mine(self, seat: Seat) -> list[str]:
        """The victims in play of one seat, in roof order."""
        mutated, controls, fates = self.mutated, self.controls, self.fates
        return [one for one in self.victims if controls[one] == seat and one != mutated and one not in fates]

    def killer_seat(self, killer: str) -> Seat:
        return self.killer_seats[killer]

    @property
    def slayers(self) -> list[Seat]:
        """The seats that play killers: they share all that killers know. (WW-39.22)"""
        return sorted(set(self.killer_seats.values()))

    @property
    def double(self) -> bool:
        """Do two killers hunt together? (WW-39.1)"""
        return len(self.killers) > 1

    @property
    def at_work(self) -> str:
        """The killer whose turn it is, else the first. (WW-39.6)"""
        return self.turn if self.turn in self.killers else self.killers[0]

    @property
    def active(self) -> str:
        """The killer who is asked now. (WW-39.6, WW-39.15)"""
        return self.rising or self.at_work

    @property
    def in_turn(self) -> list[str]:
        """The killers as they act: the one with the token first. (WW-39.6)"""
        return sorted(self.killers, key=lambda one: one != self.leader)
