"""The victims' turn, stage by stage, behind the screen. (Chapters 22, 23, 30 and 31)

The killer sees one step, `victims`, from the first action to the report: what goes on inside lies in zones
of the victims' side, and every answer begins the same step anew. (WW-45.5)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper import legal, why
from polyana.games.wall_whisper.errands import Errands
from polyana.games.wall_whisper.kinds import (
    ACT,
    CONSENT,
    EQUIP,
    KEYS,
    VERDICT,
    Words,
)
from polyana.games.wall_whisper.offers import Offers
from polyana.games.wall_whisper.table import NO_RESCUE, Station

END: Words = ("end",)


class VictimsTurn(Errands):
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
        t.fresh_mutant, t.worn_skills = False, []
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
            return self.equip(t)
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
        """Main Entrance, rescue and vehicle win by themselves, the Secret Exit may be left; before that a
        suspect may be accused. (WW-22.10, WW-42.57)"""
        held = self.victories(t)
        sure = [one for one in held if one[0] != "exit"]
        suspects = legal.accusable(t)
        if sure and not suspects:
            self.victims_win(t, *sure[0])
        if held:
            return self.leave_or_stay(t, held[0], bool(sure), suspects)
        t.progress = "actions"
        return step(self.victims)

    def leave_or_stay(
        self, t: Station, way: tuple[str, str], sure: bool, suspects: Sequence[str]
    ) -> Flow[Next]:
        """They win, or leave the Secret Exit for later, or accuse. (WW-22.10, WW-42.57)"""
        offers: list[Words] = [("win",)] if sure else [("escape",), ("stay",)]
        offers += [("accuse", one) for one in suspects]
        answer = yield tuple(self.team_ask(t, VERDICT, offers, offers[0]))
        if answer.value[0] in ("win", "escape"):
            self.victims_win(t, *way)
        if answer.value[0] == "accuse":
            self.propose(t, answer.seat, answer.value)
        else:
            t.progress = "actions"
            t.tell("stays", "WW-22.10", to=t.crew)
        return step(self.victims)

    # --- stage II ----------------------------------------------------------------------------------

    def act(self, t: Station) -> Flow[Next] | Next:
        """Any victim seat takes the next step with its own victims. (WW-23.1–23.7, WW-23.10)"""
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
            self.end_actions(t)
        elif self.needs_consent(t, words):
            self.propose(t, answer.seat, words)
        else:
            steps = self.do(t, words)
            if steps:
                return [*steps, step(self.victims)]
        return step(self.victims)

    def acting(self, t: Station) -> list[Seat]:
        """The seats that may take the next step."""
        return t.crew

    def end_actions(self, t: Station) -> None:
        t.progress = "equip"
        t.tell("actions_over", "WW-23.5", to=t.crew)

    def needs_consent(self, t: Station, words: Words) -> bool:
        return words[0] in ("battle", "accuse")

    def propose(self, t: Station, seat: int, words: Words) -> None:
        """A proposal is the proposer's own consent; the killer hears nothing of it. (WW-29.2, WW-42.20)"""
        t.proposal, t.agreed = words, [seat]
        clause = "WW-29.2" if words[0] == "battle" else "WW-42.20"
        t.tell("proposed", clause, to=t.crew, seat=seat, what=words[0], victim=words[-1])

    def consent(self, t: Station) -> Flow[Next]:
        """Every other seat concerned agrees or refuses; one refusal ends it. (WW-29.2, WW-42.20, WW-42.46)"""
        needed = [t.controls[one] for one in self.parties(t)]
        missing = [seat for seat in t.crew if seat in needed and seat not in t.agreed]
        if not missing:
            words, t.proposal, t.agreed = t.proposal, (), []
            return self.agreed_on(t, words)
        about = {"proposal": ",".join(t.proposal)}
        answer = yield tuple(
            t.ask(seat, CONSENT, ["agree", "refuse"], default="refuse", quiet=True, about=about)
            for seat in missing
        )
        t.tell("consent", "WW-29.2", to=t.crew, seat=answer.seat, answer=answer.value)
        if answer.value == "refuse":
            self.turned_down(t)
            t.proposal, t.agreed = (), []
        else:
            t.agreed = [*t.agreed, answer.seat]
        return step(self.victims)

    def parties(self, t: Station) -> list[str]:
        """The victims whose consent a proposal needs."""
        accused = t.proposal[1] if t.proposal[0] == "accuse" else ""
        return [one for one in t.in_play if one != accused]

    def agreed_on(self, t: Station, words: Words) -> Next:
        return self.accuse(t, words[1]) if words[0] == "accuse" else step(self.battle)

    def turned_down(self, t: Station) -> None:
        """A refusal costs nothing. (WW-29.2)"""

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
