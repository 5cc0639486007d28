"""The table of «Шёпот за стеной»: what lies where, and which side may know it. (Chapter 45)

Names of victims, killers, places, cards and doors are the ids of the data files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from polyana.core import Nobody, Open, Own, Seat, Side
from polyana.games.wall_whisper.rules.answers import Deal
from polyana.games.wall_whisper.rules.numbers import DICE, INFECTED, TOP_STRENGTH
from polyana.games.wall_whisper.rules.records import (
    Accord,
    Alarm,
    Battle,
    Crossroads,
    Errand,
    Fight,
    Mutant,
    Owed,
    Pending,
    Route,
    Runaways,
    RunningEffect,
    Trace,
)
from polyana.games.wall_whisper.rules.seating import Seating
from polyana.games.wall_whisper.rules.zones import DECKS, FACES, KILLER, MAP, OFFERS, VICTIMS

NO_RESCUE = -1


@dataclass(slots=True)
class Station(Seating):
    """Every card and token lies in exactly one of these zones."""

    # The course of the game.
    round: Annotated[int, Open] = 0
    stage: Annotated[int, Open] = 0
    """The killer's stage, 1 to 6; 0 outside his stages. (WW-32.1)"""
    actions: Annotated[int, Open] = 0
    """Basic actions still to be made at stage IV. (WW-32.7)"""

    # The roof and the killer's board, in view of both sides at any moment. (WW-6.1)
    wounds: Annotated[dict[str, int], Open] = field(default_factory=dict)
    fear: Annotated[dict[str, int], Open] = field(default_factory=dict)
    stand: Annotated[Sequence[str], Open] = field(default_factory=list)
    rescue: Annotated[int, Open] = NO_RESCUE
    vehicle_ready: Annotated[bool, Open] = False
    analysed: Annotated[int, Open] = 0
    level: Annotated[int, Open] = 1
    strength: Annotated[dict[str, int], Open] = field(default_factory=dict)
    boost: Annotated[int, Open] = 0
    """Strength to the end of the turn. (WW-6.6)"""
    promised: Annotated[dict[str, int], Open] = field(default_factory=dict)
    """The same for a killer whose turn it is not yet. (WW-39.15)"""

    # What is the same on both boards. (WW-2.10)
    barricades: Annotated[list[str], Open] = field(default_factory=list)
    droids: Annotated[Sequence[str], Open] = field(default_factory=list)
    reported: Annotated[Sequence[str], Open] = field(default_factory=list)
    everywhere: Annotated[bool, Open] = False
    """A firecracker was reported: every location counts as noisy. (WW-31.3, WW-31.5)"""
    seen_at: Annotated[dict[str, str], Open] = field(default_factory=dict)
    """Where each killer was last seen; his place unless he is hidden. (WW-19.3)"""
    hidden: Annotated[list[str], Open] = field(default_factory=list)
    """The killers in STEALTH."""
    traces: Annotated[Mapping[str, Trace], Open] = field(default_factory=dict)

    # Killer cards in the open.
    locked: Annotated[dict[str, Sequence[str]], Open] = field(default_factory=dict)
    unlocked: Annotated[list[str], Open] = field(default_factory=list)
    played: Annotated[Sequence[str], Open] = field(default_factory=list)
    delayed: Annotated[list[Pending], Open] = field(default_factory=list)
    routes: Annotated[Sequence[Route], Open] = field(default_factory=list)
    lurking: Annotated[Sequence[str], Open] = field(default_factory=list)
    """Cards whose effects wait for the reveal. (WW-19.17)"""

    # Double Threat.
    lost_turn: Annotated[str, Open] = ""
    """The killer whose turn an encounter of the first has cut to stage VI. (WW-39.8)"""

    # An encounter, a hunt or the final battle.
    fight: Annotated[Fight, Open] = field(default_factory=Fight)
    effect: Annotated[RunningEffect, Open] = field(default_factory=RunningEffect)
    runaways: Annotated[Runaways, VICTIMS] = field(default_factory=Runaways)
    battle: Annotated[Battle | None, Open] = None

    # Infection.
    faces: Annotated[dict[str, Sequence[str]], FACES] = field(default_factory=dict)
    pile: Annotated[list[str], Side("killer", count=True)] = field(default_factory=list)
    spent_tokens: Annotated[Sequence[str], Open] = field(default_factory=list)
    mutant: Annotated[Mutant, Open] = field(default_factory=Mutant)
    carrier_at: Annotated[str, MAP] = ""
    carrier_moved: Annotated[bool, MAP] = False
    wants: Annotated[dict[Seat, bool], Own] = field(default_factory=dict)
    """Who has asked to mutate. (WW-42.26)"""

    # Behind the screen: the victims.
    at: Annotated[dict[str, str], VICTIMS] = field(default_factory=dict)
    """Where the victims are, any number in one location. (WW-5.3)"""
    items: Annotated[dict[str, Sequence[str]], VICTIMS] = field(default_factory=dict)
    decks: Annotated[dict[str, list[str]], DECKS] = field(default_factory=dict)
    bottom: Annotated[list[str], VICTIMS] = field(default_factory=list)
    """The coloured-key card at the very bottom of the key deck. (WW-3.4)"""
    discard: Annotated[list[str], VICTIMS] = field(default_factory=list)
    """They may look at it, the killer may not. (WW-9.1, WW-9.3, WW-24.13)"""
    aside: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    drawn: Annotated[list[str], VICTIMS] = field(default_factory=list)
    """Cards just drawn and not yet decided on."""
    fuelled: Annotated[bool, VICTIMS] = False
    repairs: Annotated[dict[str, int], VICTIMS] = field(default_factory=dict)
    ropes: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    """Arrows with a rope. (WW-13.10)"""
    alarm: Annotated[Alarm | None, VICTIMS] = None
    cat: Annotated[str, VICTIMS] = ""
    """Where the cat sits. (WW-36.8)"""
    bandages: Annotated[dict[str, int], VICTIMS] = field(default_factory=dict)
    energy: Annotated[int, VICTIMS] = 0
    weakness: Annotated[str, VICTIMS] = ""
    site: Annotated[str, VICTIMS] = ""
    tactic: Annotated[int, VICTIMS] = -1
    """The analysis card, once the second stage has shown it. (WW-27.6)"""
    card: Annotated[int, Nobody] = 0
    """The analysis card in the analyser. (WW-3.10)"""

    # Behind the screen: the victims' turn.
    progress: Annotated[str, VICTIMS] = ""
    acted: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    repaired: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    petted: Annotated[bool, VICTIMS] = False
    noise: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    """What the killer learns at the end of their turn. (WW-8.4, WW-24.11)"""
    cracker: Annotated[bool, VICTIMS] = False
    errands: Annotated[list[Errand], VICTIMS] = field(default_factory=list)
    accord: Annotated[Accord, VICTIMS] = field(default_factory=Accord)

    # The killer's own.
    killer_at: Annotated[dict[str, str], MAP] = field(default_factory=dict)
    delayed_at: Annotated[list[str], MAP] = field(default_factory=list)
    """Where the tokens of delayed effects lie."""
    hand: Annotated[dict[str, Sequence[str]], KILLER] = field(default_factory=dict)
    deck: Annotated[dict[str, list[str]], KILLER] = field(default_factory=dict)
    used: Annotated[dict[str, Sequence[str]], KILLER] = field(default_factory=dict)
    """The killers' discard piles, which victims do not see. (WW-9.2, WW-9.3)"""
    vigilance: Annotated[dict[str, Sequence[str]], KILLER] = field(default_factory=dict)
    flesh: Annotated[str, KILLER] = ""
    owed: Annotated[dict[str, Owed], KILLER] = field(default_factory=dict)
    way: Annotated[tuple[str, ...], KILLER] = ()
    """A secret way that is still to be paid for. (WW-19.5)"""

    # At the Crossroads: every victim for herself. (Chapter 38)
    crossroads: Annotated[Crossroads, Open] = field(default_factory=Crossroads)
    vehicle_gone: Annotated[bool, Open] = False
    keys: Annotated[dict[str, Sequence[str]], VICTIMS] = field(default_factory=dict)
    """The Keys under each inventory board. (WW-38.13, WW-38.14)"""
    remains: Annotated[dict[str, Sequence[str]], VICTIMS] = field(default_factory=dict)
    """Items and Keys that lie with the dead. (WW-38.18)"""
    taken_out: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    """What those who escaped carried out of the game. (WW-38.17)"""
    queue: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    """Whose turn it is at stage II, and who comes after her. (WW-38.3)"""

    # Skill cards.
    skill_offers: Annotated[Mapping[str, Sequence[str]], OFFERS] = field(default_factory=dict)
    """Cards to choose from, by victim; those of the killers under one name. (WW-37.10)"""
    skill_box: Annotated[list[str], Nobody] = field(default_factory=list)
    """Cards that nobody holds; those not kept are among them. (WW-37.9)"""
    skills: Annotated[Mapping[str, str], VICTIMS] = field(default_factory=dict)
    spent_skills: Annotated[Sequence[str], VICTIMS] = field(default_factory=list)
    shown_skills: Annotated[Mapping[str, str], Open] = field(default_factory=dict)
    """Victims' skills that everybody has seen at work. (WW-37.7)"""
    named_skills: Annotated[Sequence[str], Open] = field(default_factory=list)
    """Victims' skills that were named when they were used, whoever has them. (WW-37.7)"""
    killer_skills: Annotated[Mapping[str, Sequence[str]], Open] = field(default_factory=dict)
    spent_killer_skills: Annotated[Sequence[str], Open] = field(default_factory=list)
    worn_skills: Annotated[Sequence[str], Open] = field(default_factory=list)
    """Killers' skills used in this round that can be used once in it."""
    kept_skills: Annotated[Sequence[str], Open] = field(default_factory=list)
    """Skills of the killers' side that are still to be given to one of them. (WW-40.7)"""
    skips: Annotated[list[str], Open] = field(default_factory=list)
    """Killers whose next turn is left out."""
    met: Annotated[bool, Open] = False
    """Was there an encounter in this killer's turn?"""

    # --- the carrier -------------------------------------------------------------------------------

    @property
    def carrier(self) -> str:
        """The victim with the red symbol, mutated or not; "" if there is none. Until she mutates she is a
        victim in every respect, and may help whom she likes; a clean token changes nothing. (WW-42.11,
        WW-42.12, WW-42.39, WW-42.41)"""
        if self.mutated:
            return self.mutated
        return next((one for one in self.in_play if INFECTED in self.faces.get(one, ())), "")

    # --- what the victims may look at --------------------------------------------------------------

    @property
    def deal(self) -> Deal | None:
        """The exchange that waits for consent. (WW-38.5)"""
        proposal = self.accord.proposal
        return proposal.deal if proposal else None

    def figure_at(self, place: str) -> bool:
        """Does a killer's figure stand here on the victims' board? A hidden one is nowhere. (WW-19.7)"""
        return place in self.figures

    @property
    def figures(self) -> list[str]:
        """Where killers' figures stand on the victims' board. (WW-19.7, WW-19.8)"""
        return [self.seen_at[one] for one in self.killers if one not in self.hidden]

    def hindered(self, place: str) -> bool:
        """Does a killer's figure keep victims from working here? One of two does not. (WW-24.1, WW-39.20)"""
        return not self.double and self.figure_at(place)

    @property
    def unseen(self) -> bool:
        """Is there no killer on the victims' board? (WW-19.8, WW-39.19)"""
        return len(self.hidden) == len(self.killers)

    @property
    def reminder_at(self) -> str:
        """Where the firecracker token lies, if noise is everywhere: by the killer who has the token, or where
        he was last seen. (WW-31.3, WW-31.4, WW-39.24)"""
        return self.seen_at[self.in_turn[0]] if self.everywhere else ""

    def deck_size(self, name: str) -> int:
        """Cards left in a deck, the card at the bottom included. (WW-9.6)"""
        return len(self.decks[name]) + (len(self.bottom) if name == "keys" else 0)

    def force(self, killer: str) -> int:
        """The strength that counts now, between 0 and 10. (WW-6.3, WW-6.5, WW-6.6)"""
        if self.double and self.turn != killer:
            return max(0, min(TOP_STRENGTH, self.strength[killer] + self.promised.get(killer, 0)))
        return max(0, min(TOP_STRENGTH, self.strength[killer] + self.boost + self.fight.edge))

    def dice_of(self, victim: str) -> int:
        """Four dice, never more, one fewer for each fear token. (WW-3.2, WW-16.4)"""
        return DICE - self.fear[victim]
