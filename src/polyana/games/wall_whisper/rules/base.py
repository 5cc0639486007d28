"""What every chapter needs: the box, the sides, wounds, fear, noise, and how a match ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from polyana.core import (
    NOTHING,
    About,
    Answer,
    Ask,
    Flow,
    Game,
    Next,
    Over,
    Sampler,
    Seat,
    Step,
    View,
    step,
)
from polyana.games.wall_whisper.rules import apart, skills, why, working, worlds
from polyana.games.wall_whisper.rules import settings as agreed
from polyana.games.wall_whisper.rules.board import Board
from polyana.games.wall_whisper.rules.cards import Box
from polyana.games.wall_whisper.rules.kinds import CLAUSES, HEALTH, MUTATE, PANIC
from polyana.games.wall_whisper.rules.loading import HOME, read_box, standard_box
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.games.wall_whisper.rules.table import Station

INFECTED, SAFE = "infected", "safe"


class Base(Game[Station]):
    """Everything about the game but its course."""

    name = "wall_whisper"
    prefix = "WW"
    version = "2"
    players = range(2, 6)
    players_clause = "WW-1.2"
    fine = ("second_seat", "victim_skills", "killer_skills")
    table = Station
    settings = Settings

    def __init__(self, cards: Path | None = None, at: str = HOME) -> None:
        self.cards, self.at = cards, at
        self._elsewhere: dict[str, Base] = {}
        self.box: Box = read_box(cards, at) if cards else standard_box(at)

    @cached_property
    def board(self) -> Board:
        return self.box.board

    def with_cards(self, path: Path) -> Base:
        return type(self)(path)

    def agreed(self, settings: Settings) -> Base:
        """The same game on the board that the table has chosen. (WW-1.7, WW-43.1)"""
        if settings.board == self.at:
            return self
        if settings.board not in self._elsewhere:
            self._elsewhere[settings.board] = type(self)(self.cards, settings.board)
        return self._elsewhere[settings.board]

    def resources(self) -> str:
        return f"cards={self.box.digest}"

    def check_settings(self, settings: Settings, players: int) -> None:
        agreed.check(settings, players)

    def why_not(self, view: Station, seat: Seat, kind: str) -> str:
        return why.not_asked(view, seat, kind)

    def why_late(self, view: Station, kind: str) -> str:
        return CLAUSES.get(kind, "")

    def why_no_option(self, view: Station, ask: Ask, text: str) -> str:
        return ask.options.why(view, tuple(text.split(","))) if isinstance(ask.options, Offers) else ""

    def channel(self, view: Station, seat: Seat) -> str:
        """Victims whisper among themselves, the killer with a carrier who has mutated. (WW-21.1, WW-42.40)"""
        return "victims" if view.side(seat) == "victims" else "killer"

    def worlds(self, view: View[Station]) -> Sampler[Station]:
        return worlds.study(self.box, view)

    def pieces(self, table: Station) -> list[str]:
        return worlds.pieces(table)

    # --- questions ---------------------------------------------------------------------------------

    def asked(self, t: Station, *asks: Ask) -> Flow[Answer]:
        """Ask, and keep the mutation button open beside it in the killer's turn. (WW-42.26, WW-42.52)

        Pressing it only notes the wish: the question stays open.
        """
        while (answer := (yield (*asks, *self.mutation_asks(t)))).kind == MUTATE.name:
            t.wants[answer.seat] = True
        return answer

    def mutation_asks(self, t: Station) -> list[Ask]:
        """Every seat that plays one victim, with a token or more, has this button. (WW-42.26, WW-42.54)"""
        if not t.spent_tokens and not any(t.faces.values()):
            return []
        if t.turn in ("", "victims") or t.mutated or t.battle_at:
            return []
        holders = [t.controls[one] for one in t.in_play if t.faces[one] and t.lone(one) is not None]
        holders += self.killer_mutates(t)
        return [t.ask(seat, MUTATE, ["mutate"], quiet=True) for seat in holders if not t.wants.get(seat)]

    def killer_mutates(self, t: Station) -> list[Seat]:
        """With one or two victim players the killer may start the mutation himself. (WW-42.45)"""
        if not self.carrier(t) or not working.few_players(t):
            return []
        return [t.killer_seats[one] for one in t.killers if one in self.box.infecting]

    def deciders(self, t: Station, concerned: Sequence[str]) -> list[Seat]:
        """The seats that may choose for the team: any of them, or the one that the token names. (WW-23.6,
        WW-38.37)"""
        return [apart.decider(t, concerned)] if t.settings.crossroads else t.crew

    def team_ask(
        self, t: Station, kind: Any, options: Any, default: Any, about: About = NOTHING
    ) -> list[Ask]:
        """Any victim seat may answer for the team; nobody else sees that it is asked. (WW-23.6, WW-45.9)"""
        return [t.ask(seat, kind, options, default=default, quiet=True, about=about) for seat in t.crew]

    def whose(self, t: Station, killer: str) -> dict[str, Any]:
        """For the texts: which killer it is about, and whether he is the only one. (WW-39.1)"""
        return {"killer": killer, "alone": yes_no(not t.double)}

    # --- wounds, fear, noise -----------------------------------------------------------------------

    def add_noise(self, t: Station, place: str) -> None:
        """A location holds one noise token at most; there is no lack of tokens. (WW-8.3, WW-2.12)"""
        if place not in t.noise:
            t.noise = self.board.in_order([*t.noise, place])

    def frighten(self, t: Station, victim: str, clause: str = "WW-16.1") -> None:
        """FEAR: the third token is panic, after which two remain. (WW-16.1–16.7)"""
        t.fear[victim] += 1
        t.reveal("fear", clause, victim=victim, count=min(t.fear[victim], PANIC - 1))
        if t.fear[victim] < PANIC:
            return
        t.fear[victim] = PANIC - 1
        place = t.at[victim]
        t.reveal("panic", "WW-16.2", victim=victim, place=place)
        self.trace(t, [victim], place)
        self.add_noise(t, place)
        if t.turn != "victims" and place not in t.reported:
            t.reported = self.board.in_order([*t.reported, place])

    def trace(self, t: Station, victims: Sequence[str], place: str) -> None:
        """Everybody has heard that these victims are here."""
        t.traces = {**t.traces, **dict.fromkeys(victims, (t.round, place))}

    def calm(self, t: Station, victim: str, count: int, clause: str) -> None:
        """Fear tokens go back; the roof shows it, if there were any. (WW-26.5, WW-26.7)"""
        if t.fear[victim]:
            t.fear[victim] = max(0, t.fear[victim] - count)
            t.reveal("calm", clause, victim=victim, count=t.fear[victim])

    def hit(self, t: Station, victim: str, clause: str) -> Next:
        """A wound; the second one kills. (WW-7.2, WW-7.3)"""
        t.wounds[victim] += 1
        if t.wounds[victim] < HEALTH:
            t.reveal("wounded", clause, victim=victim)
            return None
        t.reveal("killed", "WW-7.3", victim=victim)
        return self.dies(t, victim, "WW-42.36" if self.carrier(t) else "WW-1.10")

    def dies(self, t: Station, victim: str, clause: str) -> Next:
        """The killer wins at once. (WW-1.10, WW-42.36, WW-42.42)"""
        self.killers_win(t, "kill", clause, victim)

    def heal(self, t: Station, victim: str) -> None:
        """HEAL: everybody sees the tile, and nothing more. (WW-14.1, WW-14.2)"""
        t.wounds[victim] = 0
        t.reveal("healed", "WW-14.2", victim=victim)

    # --- the carrier -------------------------------------------------------------------------------

    def carrier(self, t: Station) -> str:
        """The victim with the red symbol, mutated or not; "" if there is none. (WW-42.12)"""
        if t.mutated:
            return t.mutated
        return next((one for one in t.in_play if INFECTED in t.faces.get(one, ())), "")

    # --- the end -----------------------------------------------------------------------------------

    def killers_win(self, t: Station, how: str, clause: str, victim: str = "") -> NoReturn:
        """The killers' side wins, a carrier with a seat of her own included; `victim` is whose death, mask or
        trial it is, and known to all by now. (WW-1.10, WW-42.19, WW-42.36)"""
        winners = set(t.killer_seats.values())
        carrier = self.carrier(t)
        if carrier and (seat := t.lone(carrier)) is not None:
            winners.add(seat)
        self._end(t, "killers_won", how, clause, winners, victim)

    def victims_win(self, t: Station, how: str, clause: str) -> NoReturn:
        """The victims win, unless a carrier hides among them: then she and the Parasitoid do. (WW-42.37)"""
        carrier = self.carrier(t)
        if carrier and not t.mutated:
            t.reveal("carrier_shown", "WW-42.37", victim=carrier, how=how)
            self.killers_win(t, "carrier", "WW-42.37", carrier)
        self._end(t, "victims_won", how, clause, set(t.crew), t.mutated)

    def _end(self, t: Station, kind: str, how: str, clause: str, winners: set[Seat], victim: str) -> NoReturn:
        t.reveal(kind, clause, how=how, victim=victim, winner_seats=sorted(winners))
        raise Over(winners, [int(seat in winners) for seat in t.seats])

    # --- skills ------------------------------------------------------------------------------------

    def spend_skill(self, t: Station, victim: str) -> None:
        """A card that is used once in a game is turned over. (WW-37.8)"""
        skill = self.box.victim_skills[t.skills[victim]]
        if skill.once:
            t.spent_skills = [*t.spent_skills, skill.id]
            t.tell("skill_spent", "WW-37.8", to=t.crew, victim=victim, skill=skill.id)

    def moments(self, t: Station, killer: str, when: str, names: Sequence[str] = ()) -> list[Step]:
        """The moment of a killer's skills has come; `names` are whom it is about."""
        if not skills.ready(self.box, t, killer, when):
            return []
        return [step(self.moment, killer, when, (), tuple(names))]

    # --- phases that earlier chapters send the course to -------------------------------------------

    def deal_skills(self, t: Station) -> Next:
        raise NotImplementedError

    def moment(
        self, t: Station, killer: str, when: str, done: tuple[str, ...], names: tuple[str, ...]
    ) -> Flow[Next]:
        raise NotImplementedError

    def victims_go_on(self, t: Station) -> Next:
        raise NotImplementedError

    def wound(self, t: Station, victim: str, how: str, killer: str) -> Flow[Next] | Next:
        raise NotImplementedError

    def refill(self, t: Station, killer: str) -> Flow[Next] | Next:
        raise NotImplementedError

    def effect(self, t: Station, killer: str, card: str, way: tuple[int, ...]) -> Flow[Next] | Next:
        raise NotImplementedError

    def encounter(self, t: Station, killer: str) -> Next:
        raise NotImplementedError


def yes_no(fact: object) -> str:
    """A fact as the texts ask for it."""
    return "yes" if fact else "no"
