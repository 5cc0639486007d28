"""The victims' turn, stage by stage, behind the screen. (Chapters 22, 23, 30 and 31)

The killer sees one step, `victims`, from the first action to the report: what goes on inside lies in zones
of the victims' side, and every answer begins the same step anew. (WW-45.5)
"""

from __future__ import annotations

from functools import partial

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper.rules import legal, why
from polyana.games.wall_whisper.rules.kinds import ACT, EQUIP, KEYS, VERDICT, Words
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.proposals import Proposals
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station

END: Words = ("end",)


class VictimsTurn(Proposals):
    """Four stages: clear noise and check victory, actions, equip one victim, report noise. (WW-22.1)"""

    # --- stage I -----------------------------------------------------------------------------------

    @phase
    def dawn(self, t: Station) -> Next:
        """A round begins: noise is cleared, then alarm clock and bandages tick, the rescue comes nearer, and
        victory is checked. (WW-10.2, WW-22.2, WW-22.3, WW-22.7)"""
        t.round += 1
        t.turn, t.stage = "victims", 0
        t.noise, t.reported, t.everywhere, t.cracker = [], [], False, False
        t.acted, t.repaired, t.petted, t.hunted = [], [], False, []
        t.fresh_mutant, t.worn_skills, t.ended = False, [], []
        self.new_moment(t)
        t.reveal("victims_turn", "WW-10.1", round=t.round)
        self.tick(t)
        if t.rescue > 0:
            t.rescue -= 1
            t.reveal("rescue", "WW-22.7", cell=t.rescue)
        t.progress = "check"
        return step(self.victims)

    def tick(self, t: Station) -> None:
        """Side 2 turns to side 1, side 1 goes off. (WW-36.15, WW-36.16, WW-36.21, WW-36.22, WW-36.25)"""
        if t.alarm:
            t.alarm_side -= 1
            if not t.alarm_side:
                self.add_noise(t, t.alarm)
                t.tell("alarm", "WW-36.16", to=t.crew, place=t.alarm)
                t.alarm = ""
        for victim in list(t.bandages):
            t.bandages[victim] -= 1
            if not t.bandages[victim]:
                del t.bandages[victim]
                if t.wounds[victim]:
                    self.heal(t, victim)

    @phase
    def victims(self, t: Station) -> Flow[Next] | Next:
        """The victims' turn: check victory, one main action for each victim and any extra actions, equip one
        victim, report the noise. (WW-22.1, WW-23.1–23.5, WW-30.1, WW-31.1)"""
        if t.errands:
            return self.errand(t)
        if t.proposal:
            return self.consent(t)
        if t.progress == "check":
            return self.check(t)
        if t.progress == "actions":
            return self.act(t)
        if t.progress == "equip":
            doubters = self.doubters(t)
            return self.doubt(t, doubters) if doubters else self.equip(t)
        return self.report(t)

    def victims_go_on(self, t: Station) -> Next:
        return step(self.victims)

    def victories(self, t: Station) -> list[tuple[str, str]]:
        """The victory conditions that hold: how, and by which clause. (WW-22.4–22.9)"""
        found = []
        places = {t.at[one] for one in t.in_play}
        everybody_at = next(iter(places)) if len(places) == 1 else ""
        keys = len(t.stand) >= KEYS
        if keys and everybody_at == self.board.entrance:
            found.append(("keys", "WW-22.4"))
        if t.rescue == 0:
            found.append(("rescue", "WW-22.7"))
        if t.vehicle_ready and everybody_at in self.board.with_icon("vehicle"):
            found.append(("vehicle", "WW-22.8"))
        shown = any(not self.box.exit_items.isdisjoint(t.items[one]) for one in t.in_play)
        if keys and everybody_at == self.board.exit and shown:
            found.append(("exit", "WW-22.5"))
        return found

    def check(self, t: Station) -> Flow[Next] | Next:
        """Main Entrance, rescue and vehicle win by themselves, the Secret Exit may be left; before that every
        seat may accuse a suspect. (WW-22.10, WW-42.57)"""
        held = self.victories(t)
        if held and (doubters := self.doubters(t)):
            return self.doubt(t, doubters)
        for way in held:
            if way[0] != "exit":
                self.victims_win(t, *way)
        if held:
            return self.leave_or_stay(t, held[0])
        t.progress = "actions"
        return step(self.victims)

    def leave_or_stay(self, t: Station, way: tuple[str, str]) -> Flow[Next]:
        """They win, or leave the Secret Exit for later. (WW-22.10)"""
        answer = yield tuple(self.team_ask(t, VERDICT, ["escape", "stay"], "escape"))
        if answer.value == "escape":
            self.victims_win(t, *way)
        t.progress = "actions"
        t.tell("stays", "WW-22.10", to=t.crew)
        return step(self.victims)

    # --- stage II ----------------------------------------------------------------------------------

    def act(self, t: Station) -> Flow[Next] | Next:
        """Any victim seat takes the next step with its own victims. (WW-23.1–23.7, WW-23.10)"""
        if not self.acting(t):
            self.begin_equip(t)
            return step(self.victims)
        return self.next_act(t)

    def next_act(self, t: Station) -> Flow[Next]:
        end = END if legal.may_end(t) else None
        rest = {t.controls[one]: (one, "rest") for one in reversed(t.in_play) if one not in t.acted}
        answer = yield tuple(
            [
                t.ask(
                    seat,
                    ACT,
                    Offers(partial(legal.acts, self.box, seat=seat), partial(why.no_act, self.box)),
                    default=end or rest.get(seat),
                    quiet=True,
                )
                for seat in self.acting(t)
            ]
        )
        words: Words = answer.value
        if words == END:
            self.end_actions(t, answer.seat)
        elif self.needs_consent(t, words):
            self.propose(t, answer.seat, words)
        else:
            steps = self.do(t, words)
            t.doubted = []
            if steps:
                return [*steps, step(self.victims)]
        return step(self.victims)

    def acting(self, t: Station) -> list[Seat]:
        """The seats that may take the next step."""
        return [seat for seat in t.crew if seat not in t.ended]

    def end_actions(self, t: Station, seat: Seat) -> None:
        """Any seat ends the stage; with infection tokens out only for herself, lest a hidden carrier cut the
        others short. (WW-23.5, WW-23.10)"""
        t.ended = [*t.ended, seat]
        if legal.tokens_out(t) and self.acting(t):
            t.tell("seat_over", "WW-23.10", to=t.crew, seat=seat)
        else:
            self.begin_equip(t)

    def begin_equip(self, t: Station) -> None:
        t.progress = "equip"
        self.new_moment(t)
        t.tell("actions_over", "WW-23.5", to=t.crew)

    # --- stage III ---------------------------------------------------------------------------------

    def equip(self, t: Station) -> Flow[Next] | Next:
        """One victim takes two cards and keeps one at most. An empty deck loses the game, unless the rescue
        is on its way. (WW-30.1–30.9)"""
        if not t.deck_size("equipment"):
            if t.rescue == NO_RESCUE:
                self.killers_win(t, "deck", "WW-30.6")
            t.progress = "report"
            return step(self.victims)
        return self.choose_outfitted(t)

    def choose_outfitted(self, t: Station) -> Flow[Next]:
        answer = yield tuple(self.team_ask(t, EQUIP, lambda v: v.in_play, lambda v: v.in_play[0]))
        return self.outfit(t, answer.value)

    def outfit(self, t: Station, victim: str) -> Next:
        """She takes two cards from the top; a cat among them runs off. (WW-30.1, WW-36.1, WW-36.2)"""
        t.tell("equips", "WW-30.1", to=t.crew, victim=victim)
        self.draw_items(t, victim, "equipment", 2)
        for card in [one for one in t.drawn if self.box.roles[one] == "cat"]:
            t.drawn.remove(card)
            t.discard.append(card)
            t.cat = t.at[victim]
            t.tell("cat", "WW-36.1", to=t.crew, place=t.cat)
        t.errands.append(("equip", victim))
        t.progress = "report"
        return step(self.victims)

    # --- stage IV ----------------------------------------------------------------------------------

    def report(self, t: Station) -> Next:
        """Every location with noise is told, in board order; a firecracker drowns them all. (WW-31.1–31.3,
        WW-8.6)"""
        t.everywhere = t.cracker
        t.reported = [] if t.cracker else t.noise[:]
        t.progress = ""
        how = "everywhere" if t.cracker else "places" if t.reported else "silence"
        self.tell_reporter(t)
        t.reveal("noise", "WW-31.3" if t.cracker else "WW-31.1", places=t.reported, how=how)
        return self.killer_turns(t)

    def tell_reporter(self, t: Station) -> None:
        """Nobody hears who of the victims speaks. (WW-8.6)"""

    def killer_turns(self, t: Station) -> Next:
        raise NotImplementedError
