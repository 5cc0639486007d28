"""На распутье: every victim takes her own turn, leaves or dies alone, and may win alone. (Chapter 38,
WW-40.8–40.10)

What they own and offer each other stands in `dealings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from polyana.core import Ask, Flow, Next, Over, Seat, step
from polyana.games.wall_whisper.rules import apart, legal
from polyana.games.wall_whisper.rules.apart import KILLS, STAY
from polyana.games.wall_whisper.rules.base import yes_no
from polyana.games.wall_whisper.rules.dealings import Dealings
from polyana.games.wall_whisper.rules.kinds import PART, Words
from polyana.games.wall_whisper.rules.table import Station

TOGETHER = ("vehicle", "rescue", "battle", "hunt")
"""Ways that several go at once: a carrier among them robs the others of it. (WW-42.37, WW-40.8)"""
BEATEN = ("battle", "hunt")


class Crossroads(Dealings):
    """What is different when there is no common will; without the variant nothing is."""

    # --- stage I -----------------------------------------------------------------------------------

    def check(self, t: Station) -> Flow[Next] | Next:
        """Each who may leave chooses in secret, all at the same time; before that a suspect may be accused.
        (WW-38.15, WW-38.16, WW-38.22–38.24, WW-42.57)"""
        if not t.settings.crossroads:
            return super().check(t)
        leavers, doubters = apart.leavers(self.box, t), self.doubters(t)
        if not leavers:
            return self.begin_turns(t)
        if t.rescue == 0 and not doubters:
            self.victims_win(t, "rescue", "WW-38.22")
        return self.part(t, [one for one in t.in_play if one in leavers or t.controls[one] in doubters])

    def part(self, t: Station, asked: Sequence[str]) -> Flow[Next]:
        """They choose, and those who leave are gone. (WW-38.15, WW-38.16)"""
        asks = {one: self.ask_part(t, one) for one in asked}
        chosen: dict[str, Words] = {}
        while asks:
            answer = yield tuple(asks.values())
            victim = t.mine(answer.seat)[0]
            chosen[victim] = answer.value
            del asks[victim]
        accusers = [one for one in chosen if chosen[one][0] == "accuse"]
        if accusers:
            first = apart.clockwise(t, t.token, accusers)[0]
            t.reveal("doubts", "WW-42.57", to=t.crew, victim=first, other_victim=chosen[first][1])
            self.propose(t, t.controls[first], chosen[first])
            return step(self.victims)
        going = {one: way[0] for one, way in chosen.items() if way != STAY}
        t.reveal("parting", "WW-38.16", to=t.crew, victims=[one for one in t.in_play if one in going])
        if t.rescue == 0:
            self.victims_win(t, "rescue", "WW-38.22")
        self.depart(t, going)
        if not t.in_play:
            self.finish(t, "escape", "WW-38.32")
        return self.begin_turns(t)

    def ask_part(self, t: Station, victim: str) -> Ask:
        def options(view: Station) -> list[Words]:
            ways: list[Words] = [(way,) for way in apart.ways_out(self.box, view, victim)]
            stay = [] if view.rescue == 0 else [STAY]
            return [*ways, *stay, *legal.accusations(view, t.controls[victim])]

        return t.ask(
            t.controls[victim],
            PART,
            options,
            default=lambda v: options(v)[0],
            quiet=True,
            about={"victim": victim},
        )

    def begin_turns(self, t: Station) -> Next:
        """The holder of the token acts first, then the others clockwise. (WW-38.3, WW-38.4)"""
        t.progress, t.queue = "actions", apart.clockwise(t, t.token, t.in_play)
        return step(self.victims)

    # --- stage II ----------------------------------------------------------------------------------

    def act(self, t: Station) -> Flow[Next] | Next:
        if t.settings.crossroads and not apart.waiting(t):
            self.begin_equip(t)
            return step(self.victims)
        return super().act(t)

    def acting(self, t: Station) -> list[Seat]:
        """Each does all that she does in her own turn. (WW-38.3)"""
        return [t.controls[apart.waiting(t)[0]]] if t.settings.crossroads else super().acting(t)

    def end_actions(self, t: Station, seat: Seat) -> None:
        """Each ends her own turn, the stage ends with the last. (WW-23.10)"""
        if not t.settings.crossroads:
            return super().end_actions(t, seat)
        over, *t.queue = apart.waiting(t)
        t.tell("turn_over", "WW-38.3", to=t.crew, victim=over)
        if not t.queue:
            self.begin_equip(t)
        return None

    # --- stages III and IV -------------------------------------------------------------------------

    def equip(self, t: Station) -> Flow[Next] | Next:
        """The holder of the token must equip. (WW-38.7)"""
        if t.settings.crossroads and t.deck_size("equipment"):
            return self.outfit(t, t.token)
        return super().equip(t)

    def tell_reporter(self, t: Station) -> None:
        """The holder of the token reports, then it goes on clockwise. (WW-38.8)"""
        if not t.settings.crossroads:
            return super().tell_reporter(t)
        t.tell("reports", "WW-38.8", victim=t.token)
        t.token, t.settled = apart.following(t, t.token), []
        t.tell("token", "WW-38.8", victim=t.token)
        return None

    def pass_on(self, t: Station) -> None:
        """The token of one who is in play no more goes to the next clockwise. (WW-38.36, WW-40.10)"""
        if t.token not in t.in_play:
            t.token = apart.following(t, t.token)
            t.tell("token", "WW-38.36", victim=t.token)

    # --- who is in play no more --------------------------------------------------------------------

    def dies(self, t: Station, victim: str, clause: str) -> Next:
        """Her figure stays on the board with all she had; the killer's level rises, and the game goes on.
        (WW-38.9–38.12, WW-38.33)"""
        if not t.settings.crossroads:
            return super().dies(t, victim, clause)
        place = t.at.pop(victim)
        t.fates[victim], t.bodies = "killed", {**t.bodies, victim: place}
        t.remains[victim] = [*t.items.pop(victim), *t.keys.pop(victim)]
        self.clear_away(t, victim)
        t.reveal("fell", "WW-38.12", victim=victim, place=place)
        if not t.in_play:
            self.finish(t, "kill", "WW-38.32")
        self.pass_on(t)
        killer = t.turn if t.turn in t.killers else t.killers[0]
        return self.level_up(t, killer, "WW-38.9")

    def depart(self, t: Station, ways: Mapping[str, str]) -> None:
        """Each goes her way and wins, unless a carrier goes the same way with her; what they have leaves the
        game. (WW-38.15, WW-38.17, WW-38.23, WW-40.8)"""
        carrier = self.carrier(t)
        if carrier in ways:
            t.carrier_free = True
            t.reveal("carrier_shown", "WW-40.8", victim=carrier, how=ways[carrier])
        for victim in [one for one in t.in_play if one in ways]:
            way = ways[victim]
            betrayed = victim != carrier and way in TOGETHER and ways.get(carrier) == way
            t.fates[victim] = "lost" if betrayed else "escaped"
            t.taken_out = [*t.taken_out, *t.items.pop(victim), *t.keys.pop(victim)]
            t.spent_tokens = [*t.spent_tokens, *sorted(t.faces[victim])]
            t.faces[victim] = []
            del t.at[victim]
            self.clear_away(t, victim)
            t.reveal("left", "WW-38.15", victim=victim, how=way, lost=yes_no(betrayed))
        if "vehicle" in ways.values():
            t.vehicle_ready, t.vehicle_gone = False, True
        if t.in_play:
            self.pass_on(t)

    def clear_away(self, t: Station, victim: str) -> None:
        """Nothing waits for her any more."""
        t.bandages.pop(victim, None)
        for waiting in ("present", "unattacked", "fleeing", "acted", "queue"):
            setattr(t, waiting, [one for one in getattr(t, waiting) if one != victim])

    def mutate(self, t: Station, victim: str, clause: str) -> None:
        """Neither killed nor in play: the game's end does not wait for her. (WW-40.10)"""
        super().mutate(t, victim, clause)
        if t.settings.crossroads:
            t.discard += t.keys.pop(victim)
            self.clear_away(t, victim)
            if not t.in_play:
                self.finish(t, "mutation", "WW-40.10")
            self.pass_on(t)

    # --- the end -----------------------------------------------------------------------------------

    def victims_win(self, t: Station, how: str, clause: str) -> NoReturn:
        """All who are still in play win by rescue, battle or hunt; the dead do not. (WW-38.22, WW-38.28,
        WW-38.29, WW-40.9)"""
        if not t.settings.crossroads:
            super().victims_win(t, how, clause)
        self.depart(t, dict.fromkeys(t.in_play, how))
        self.finish(t, how, clause, beaten=how in BEATEN)

    def killers_win(self, t: Station, how: str, clause: str, victim: str = "") -> NoReturn:
        """A lost battle kills all who fought it, an empty deck nobody, a wrong accusation ends the game.
        (WW-38.30, WW-38.31, WW-40.8)"""
        if not t.settings.crossroads:
            super().killers_win(t, how, clause, victim)
        if how == "battle":
            t.fates.update(dict.fromkeys(t.in_play, "killed"))
        ends = {"battle": "WW-38.30", "deck": "WW-38.31", "accusation": "WW-40.8"}
        self.finish(t, how, ends[how], victim, sure=how == "accusation")

    def finish(
        self, t: Station, how: str, clause: str, victim: str = "", *, beaten: bool = False, sure: bool = False
    ) -> NoReturn:
        """Who escaped has won. The killer has with two deaths, unless he was beaten; a carrier who is left
        wins with him. (WW-38.28, WW-38.32–38.35, WW-40.8–40.10)"""
        kills = apart.kills(t)
        hunters = sure or t.carrier_free or (kills >= KILLS and not beaten)
        winners = {t.controls[one] for one, fate in t.fates.items() if fate == "escaped"}
        if hunters:
            winners.update(t.killer_seats.values())
            if carrier := self.carrier(t):
                winners.add(t.controls[carrier])
        t.fates.update(dict.fromkeys(t.in_play, "lost"))
        t.reveal(
            "crossroads_over",
            clause,
            how=how,
            victim=victim or t.mutated,
            kills=kills,
            victims=[one for one in t.victims if t.fates.get(one) == "killed"],
            killers="all" if kills == len(t.victims) else yes_no(hunters),
            alone=yes_no(not winners),
            winner_seats=sorted(winners),
        )
        raise Over(winners, [int(seat in winners) for seat in t.seats])
