"""Laying the table. (Chapters 3 and 4)"""

from __future__ import annotations

from polyana.core import EVERYBODY, Next, phase, step
from polyana.games.wall_whisper.rules.base import INFECTED, SAFE, Base
from polyana.games.wall_whisper.rules.kinds import OPENING_HAND
from polyana.games.wall_whisper.rules.loading import HOME
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.settings import Settings, controllers
from polyana.games.wall_whisper.rules.skills import played_with
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_cards import DECKS

SAFE_TOKENS = 4


class Setup(Base):
    """Both sides' setup."""

    def lay(self, players: int, settings: Settings) -> Station:
        """Everything that is not left to chance. (WW-3.1–3.9, WW-4.1–4.6, WW-42.1, WW-42.2)"""
        victims, box = settings.victims, self.box
        seats = settings.killer_seats(players)
        killers = list(seats)
        t = Station(players, settings, victims, controllers(settings, players), killers, seats)
        t.wounds, t.fear = dict.fromkeys(victims, 0), dict.fromkeys(victims, 0)
        t.at = dict.fromkeys(victims, self.board.entrance)
        t.traces = dict.fromkeys(victims, (0, self.board.entrance))
        t.decks = {name: box.deck(name) for name in DECKS}
        t.repairs = {"vehicle": 0, "transmitter": 0}
        key = next(id_ for id_, role in box.roles.items() if role == "key")
        t.decks["keys"].remove(key)
        t.bottom = [key]
        t.items = {one: [] for one in victims}
        for one in victims:
            for item in box.victims[one].start:
                put(t.items, one, item)
                self._take_from_deck(t, item)
            t.aside = [*t.aside, *box.built[one]]
        for killer in killers:
            row = box.killers[killer]
            t.strength[killer] = row.strength
            t.seen_at[killer] = t.killer_at[killer] = self.board.exit
            t.locked[killer] = box.killer_deck(killer, locked=True)
            t.deck[killer] = box.killer_deck(killer, locked=False)
            t.hand[killer], t.used[killer], t.vigilance[killer] = [], [], []
            t.owed_draws[killer], t.owed_discards[killer] = 0, 0
            if row.infects_until:
                t.pile = [SAFE] * SAFE_TOKENS + [INFECTED]
        t.faces = {one: [] for one in victims}
        t.wants = {}
        if settings.crossroads:
            t.keys = {one: [] for one in victims}
        if t.double:
            self.lay_threat(t)
        t.skill_box = [*box.victim_skills, *box.killer_skills]
        return t

    def lay_threat(self, t: Station) -> None:
        raise NotImplementedError

    def _take_from_deck(self, t: Station, item: str) -> None:
        """A starting item that is no special card leaves its deck before the shuffle. (WW-3.9)"""
        if self.box.items[item].special:
            return
        next(deck for deck in t.decks.values() if item in deck).remove(item)

    def opening(self) -> Next:
        return step(self.set_up)

    @phase
    def set_up(self, t: Station) -> Next:
        """One analysis card goes unseen into the analyser; the killer draws two cards. The victims wait at
        the Main Entrance, the killer at the Secret Exit. На распутье, a random victim gets the token.
        (WW-3.5, WW-3.6, WW-3.10, WW-4.4, WW-38.2)"""
        t.card = t.dice.pick(range(len(self.box.analysis)))
        for killer in t.killers:
            for _ in range(OPENING_HAND):
                card = t.dice.draw(t.deck[killer], to=t.slayers)
                put(t.hand, killer, card)
            t.reveal("dealt", "WW-4.4", to=t.slayers, cards=t.hand[killer][:], **self.whose(t, killer))
        killer, victims = t.killers[0], t.victims
        if t.double:
            self.begin_threat(t)
        elif t.settings.board == HOME:
            t.tell("begun", "WW-10.1", killer=killer, victims=victims)
        else:
            t.tell("begun_at", "WW-10.1", board=t.settings.board, killer=killer, victims=victims)
        if t.settings.crossroads:
            t.token = t.dice.pick(t.victims, to=EVERYBODY)
            t.reveal("token", "WW-38.2", victim=t.token)
        return step(self.deal_skills) if played_with(t) else step(self.dawn)

    def begin_threat(self, t: Station) -> None:
        raise NotImplementedError

    def dawn(self, t: Station) -> Next:
        raise NotImplementedError
