"""Playing killer cards: the price, the effects from top to bottom, the discard pile. (Chapter 33)"""

from __future__ import annotations

from itertools import combinations

from polyana.core import Ask, Flow, Next, Step, phase, step
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules.crossroads import Crossroads
from polyana.games.wall_whisper.rules.kinds import GO, PAY, SNEAK, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.piles import put, take
from polyana.games.wall_whisper.rules.table import Station

STAY: Words = ("stay",)


class Playing(Crossroads):
    """The killer's cards, his ways, and what they cost."""

    def playable(self, v: Station, killer: str, kind: str, also: tuple[str, ...] = ()) -> list[str]:
        """Cards of a class in his hand that he can pay for. (WW-33.4, WW-33.5, WW-33.10, WW-33.12)"""
        return [id_ for id_ in dict.fromkeys(v.hand[killer]) if not self.no_play(v, killer, id_, kind, also)]

    def no_play(self, v: Station, killer: str, id_: str, kind: str, also: tuple[str, ...] = ()) -> str:
        """The clause that bars playing a card as one of this class, or ""; also "" for what is no card."""
        card = self.box.cards.get((killer, id_))
        if card is None:
            return ""
        if id_ not in v.hand[killer]:
            return "WW-4.3" if id_ in v.locked[killer] else "WW-33.3"
        if card.kind != kind and id_ not in also:
            return "WW-33.10"
        return "WW-33.5" if card.cost >= len(v.hand[killer]) else ""

    def play(self, t: Station, killer: str, card: str) -> list[Step]:
        """A card is named, paid for, and its effects follow one by one. (WW-33.3, WW-33.4, WW-20.6)"""
        take(t.hand, killer, card)
        t.played = [*t.played, card]
        row = self.box.cards[killer, card]
        t.reveal("played", "WW-33.3", killer=killer, card=card, cost=row.cost)
        price = [step(self.pay, killer, row.cost)] if row.cost else []
        effects = [step(self.effect, killer, card, (i,)) for i in range(len(row.effects))]
        return [*price, *effects]

    @phase
    def pay(self, t: Station, killer: str, count: int) -> Flow[Next]:
        """The killer chooses which cards pay; the victims learn how many, never which.
        (WW-13.2, WW-13.6, WW-20.8, WW-33.11)"""
        answer = yield from self.asked(t, self.ask_price(t, killer, count))
        self.discard_hand(t, killer, answer.value)
        t.reveal("paid", "WW-20.8", count=count, only={"cards": (t.slayers, answer.value)})
        return None

    def ask_price(self, t: Station, killer: str, count: int) -> Ask:
        def options(view: Station) -> list[Words]:
            return list(dict.fromkeys(combinations(sorted(view.hand[killer]), count)))

        return t.ask(
            t.killer_seat(killer), PAY, options, default=lambda v: options(v)[0], about={"count": count}
        )

    def discard_hand(self, t: Station, killer: str, cards: Words) -> None:
        for card in cards:
            take(t.hand, killer, card)
            put(t.used, killer, card)

    @phase
    def put_away(self, t: Station, killer: str) -> Next:
        """Played cards go to the killer's discard pile. (WW-33.8, WW-33.9, WW-18.10)"""
        self.clear_played(t, killer)
        return None

    def clear_played(self, t: Station, killer: str) -> None:
        if t.played:
            t.reveal("put_away", "WW-33.8", cards=t.played)
        t.used[killer] = [*t.used[killer], *t.played]
        t.played, t.aimed = [], ""

    # --- MOVE --------------------------------------------------------------------------------------

    def killer_paths(
        self, v: Station, killer: str, least: int, most: int, *, secret: bool = False
    ) -> list[Words]:
        """His ways: every step to an adjacent location, against arrows as far as cards and, in a MOVE, a
        skill last. (WW-11.1, WW-13.2)"""
        here, purse = v.killer_at[killer], self.purse(v, killer, secret=secret)
        found = [path for path, climbs in self.board.marches(here, most) if climbs <= purse]
        if least < 2:
            return found
        longest = len(found[-1]) if found else 0  # the shorter ones come first
        return [path for path in found if len(path) >= min(least, longest)]

    def purse(self, v: Station, killer: str, *, secret: bool) -> int:
        """How many steps against an arrow he can afford. (WW-13.2)"""
        return len(v.hand[killer]) + (0 if secret else skills.free_climbs(self.box, v, killer))

    def no_path(self, v: Station, killer: str, path: Words, *, secret: bool = False) -> str:
        """The clause that bars a way of his, whatever its length, or ""."""
        here = v.killer_at[killer]
        for one, two in zip((here, *path), path, strict=False):
            if self.board.link(one, two) is None:
                return "WW-11.1"
        return "WW-13.4" if self.board.climbs(here, path) > self.purse(v, killer, secret=secret) else ""

    def travel(self, t: Station, killer: str, least: int, most: int, *, delayed: bool = False) -> Flow[Next]:
        """MOVE, announced. A delayed one is neither skipped nor made in part. (WW-11.2, WW-11.3, WW-11.5,
        WW-18.4)"""

        def options(view: Station) -> list[Words]:
            found = self.killer_paths(view, killer, least, most)
            return found if least else [STAY, *found]

        def why(view: Station, path: Words) -> str:
            if path == STAY:
                return "WW-18.4" if delayed else "WW-11.3"
            return self.no_path(view, killer, path) or ("WW-11.5" if delayed else "WW-11.3" if least else "")

        ask = t.ask(t.killer_seat(killer), GO, Offers(options, why), default=lambda v: options(v)[0])
        answer = yield from self.asked(t, ask)
        if answer.value == STAY:
            t.tell("stays_put", "WW-11.2", killer=killer)
            return None
        return self.set_out(t, killer, answer.value)

    def set_out(self, t: Station, killer: str, path: Words) -> list[Step]:
        """Steps against an arrow are paid for before they are made. (WW-13.3, WW-13.5)"""
        self.surface(t, killer)
        climbs = self.board.climbs(t.killer_at[killer], path)
        walk = step(self.walk, killer, path)
        if not climbs:
            return [walk]
        t.reveal("climbs", "WW-13.2", killer=killer, count=climbs)
        free = min(climbs, skills.free_climbs(self.box, t, killer))
        if free:
            skill = next(one for one in t.killer_skills[killer] if self.box.killer_skills[one].climbs)
            t.worn_skills = [*t.worn_skills, skill]
            t.tell("skill", "WW-37.6", killer=killer, skill=skill)
        return [step(self.pay, killer, climbs - free), walk] if climbs > free else [walk]

    @phase
    def walk(self, t: Station, killer: str, path: Words) -> Next:
        """Every step is told in its order; barricades on the way return to the supply.
        (WW-11.7, WW-11.9, WW-17.8, WW-20.3)"""
        here = t.killer_at[killer]
        t.reveal("killer_moved", "WW-11.7", killer=killer, start_place=here, places=list(path))
        for there in path:
            link = self.board.link(here, there)
            if link is not None and link.id in t.barricades:
                self.remove_barricade(t, link.id)
                t.tell("broken", "WW-11.9", door=link.id)
            here = there
        self.put_killer(t, killer, here)
        return None

    def put_killer(self, t: Station, killer: str, place: str) -> None:
        """His figure stands here for all to see."""
        t.killer_at[killer] = t.seen_at[killer] = place

    def remove_barricade(self, t: Station, door: str) -> None:
        """A barricade leaves the board; flesh that lay on it returns unseen. (WW-42.6)"""
        t.barricades.remove(door)
        if t.flesh == door:
            t.flesh = ""

    # --- STEALTH -----------------------------------------------------------------------------------

    def surface(self, t: Station, killer: str) -> None:
        """A public deed of a hidden killer tells where he is; what waited for the reveal lapses.
        (WW-19.9, WW-19.17)"""
        if killer in t.hidden:
            self.show_up(t, killer, "WW-19.9")
            self.stop_lurking(t, killer)

    def show_up(self, t: Station, killer: str, clause: str) -> None:
        """His place is told and the figure returns to the board. (WW-19.12, WW-19.15, WW-18.9)"""
        t.hidden.remove(killer)
        t.seen_at[killer] = t.killer_at[killer]
        t.delayed_seen = [
            at if owner == killer else seen
            for (owner, _, _), at, seen in zip(t.delayed, t.delayed_at, t.delayed_seen, strict=True)
        ]
        t.reveal("shows_up", clause, killer=killer, place=t.seen_at[killer])

    def stop_lurking(self, t: Station, killer: str) -> list[str]:
        """His cards wait for the reveal no longer. (WW-19.17)"""
        mine = [card for card in t.lurking if self.owns(killer, card)]
        t.lurking = [card for card in t.lurking if card not in mine]
        return mine

    def owns(self, killer: str, card: str) -> bool:
        """Is it a card of his? Each of two killers has a deck of his own. (WW-39.2)"""
        return (killer, card) in self.box.cards

    def vanish(self, t: Station, killer: str, card: str) -> None:
        """A stealth token marks where he was last seen. (WW-19.3, WW-19.10, WW-19.17)"""
        if killer not in t.hidden:
            t.hidden.append(killer)
        t.lurking = [*t.lurking, card]
        t.tell("vanishes", "WW-19.3", killer=killer, place=t.seen_at[killer])

    @phase
    def sneak(self, t: Station, killer: str, most: int) -> Flow[Next]:
        """The killer secretly passes up to so many adjacent locations; steps, number and price are his
        secret, and barricades stay. (WW-19.1, WW-19.2, WW-19.5, WW-19.6)"""
        seat = t.killer_seat(killer)
        if t.way:
            climbs = self.board.climbs(t.killer_at[killer], t.way)
            answer = yield from self.asked(t, self.ask_price(t, killer, climbs))
            self.discard_hand(t, killer, answer.value)
            path, t.way = t.way, ()
        else:
            ask = t.ask(
                seat,
                SNEAK,
                Offers(
                    lambda v: [STAY, *self.killer_paths(v, killer, 0, most, secret=True)],
                    lambda v, path: self.no_path(v, killer, path, secret=True),
                ),
                default=STAY,
            )
            path = (yield from self.asked(t, ask)).value
            if path == STAY:
                path = ()
            elif self.board.climbs(t.killer_at[killer], path):
                t.way = path
                t.tell("sneaks_up", "WW-19.5", to=t.slayers, killer=killer, place=path[-1])
                return step(self.sneak, killer, most)
        if path:
            t.killer_at[killer] = path[-1]
        t.tell("sneaked", "WW-19.1", to=t.hunters, killer=killer, place=t.killer_at[killer])
        return None
