"""The victims' turn, stage by stage, behind the screen. (Chapters 22, 23, 30 and 31)

Four stages: clear noise and check victory, actions, equip one victim, report noise. (WW-22.1) The killer sees
one step, `victims`, from the first action to the report: what goes on inside lies in zones of the victims'
side, and every answer begins the same step anew. (WW-45.5)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper.rules import (
    accusing,
    actions,
    apart,
    crossroads,
    endings,
    errands,
    killer_turn,
    legal,
    noise,
    proposals,
    questions,
    refusals,
    searching,
    victory,
    wounds,
)
from polyana.games.wall_whisper.rules.answers import END, Act
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ACT, EQUIP, VERDICT
from polyana.games.wall_whisper.rules.offers import Offers
from polyana.games.wall_whisper.rules.records import Alarm, Errand
from polyana.games.wall_whisper.rules.table import NO_RESCUE, Station


@phase
def victims(box: Box, t: Station) -> Flow[Next] | Next:
    """The victims' turn: check victory, one main action for each victim and any extra actions, equip one
    victim, report the noise. (WW-22.1, WW-23.1, WW-30.1, WW-31.1)"""
    if t.errands:
        return errands.errand(box, t)
    if t.accord.proposal:
        return proposals.consent(box, t, t.accord.proposal)
    match t.progress:
        case "check":
            return check_victory(box, t)
        case "actions":
            return act(box, t)
        case "equip":
            doubters = accusing.doubters(t)
            return accusing.doubt(box, t, doubters) if doubters else equip(box, t)
    return report(box, t)


# --- stage I --------------------------------------------------------------------------------------


@phase
def dawn(box: Box, t: Station) -> Next:
    """A round begins: noise is cleared, then alarm clock and bandages tick, the rescue comes nearer, and
    victory is checked. (WW-10.2, WW-22.2, WW-22.3, WW-22.7, WW-25.13, WW-25.14, WW-44.9)"""
    t.round += 1
    t.turn, t.stage = "victims", 0
    t.noise, t.reported, t.everywhere, t.cracker = [], [], False, False
    t.acted, t.repaired, t.petted, t.worn_skills = [], [], False, []
    t.mutant = replace(t.mutant, fresh=False, hunted=())
    t.accord = replace(t.accord, ended=())
    accusing.new_moment(t)
    t.reveal("victims_turn", "WW-10.1", round=t.round)
    _tick(box, t)
    if t.rescue > 0:
        t.rescue -= 1
        t.reveal("rescue", "WW-22.7", cell=t.rescue)
    t.progress = "check"
    return step(victims)


def _tick(box: Box, t: Station) -> None:
    """Side 2 turns to side 1, side 1 goes off; a bandage heals wherever Evelyn is. (WW-36.15, WW-36.16,
    WW-36.17, WW-36.21, WW-36.22, WW-36.25, WW-36.26)"""
    if t.alarm:
        place, side = t.alarm
        t.alarm = Alarm(place, side - 1) if side > 1 else None
        if t.alarm is None:
            noise.add(box, t, place)
            t.tell("alarm", "WW-36.16", to=t.crew, place=place)
    for victim in list(t.bandages):
        t.bandages[victim] -= 1
        if not t.bandages[victim]:
            del t.bandages[victim]
            if t.wounds[victim]:
                wounds.heal(t, victim)


def check_victory(box: Box, t: Station) -> Flow[Next] | Next:
    """Main Entrance, rescue and vehicle win by themselves, the Secret Exit may be left; before that every
    seat may accuse a suspect. At no other time is victory checked. (WW-22.10, WW-22.11, WW-42.57)"""
    if t.settings.crossroads:
        return crossroads.check_ways_out(box, t)
    held = victory.victories(box, t)
    if held and (doubters := accusing.doubters(t)):
        return accusing.doubt(box, t, doubters)
    for how, clause in held:
        if how != "exit":
            endings.victims_win(t, how, clause)
    if held:
        return _leave_or_stay(t, *held[0])
    t.progress = "actions"
    return step(victims)


def _leave_or_stay(t: Station, how: str, clause: str) -> Flow[Next]:
    """They win, or leave the Secret Exit for later. (WW-22.10)"""
    answer = yield tuple(questions.team_asks(t, VERDICT, ["escape", "stay"], "escape"))
    if answer.value == "escape":
        endings.victims_win(t, how, clause)
    t.progress = "actions"
    t.tell("stays", "WW-22.10", to=t.crew)
    return step(victims)


# --- stage II -------------------------------------------------------------------------------------


def act(box: Box, t: Station) -> Flow[Next] | Next:
    """Any victim seat takes the next step with its own victims. (WW-23.1, WW-23.3, WW-23.5, WW-23.6,
    WW-23.7, WW-23.10)"""
    seats = _acting(t)
    if not seats:
        _begin_equip(t)
        return step(victims)
    return _next_act(box, t, seats)


def _acting(t: Station) -> list[Seat]:
    """The seats that may take the next step; at the Crossroads each does all that she does in her own turn.
    (WW-23.6, WW-38.3)"""
    if t.settings.crossroads:
        return [t.controls[one] for one in apart.waiting(t)[:1]]
    return [seat for seat in t.crew if seat not in t.accord.ended]


def _next_act(box: Box, t: Station, seats: Sequence[Seat]) -> Flow[Next]:
    end = END if legal.may_end(t) else None
    rest = {t.controls[one]: Act.of(one, "rest") for one in reversed(t.in_play) if one not in t.acted}
    barred = partial(refusals.no_act, box)
    answer = yield tuple(
        [
            t.ask(
                seat,
                ACT,
                Offers(partial(legal.acts, box, seat=seat), barred),
                default=end or rest.get(seat),
                quiet=True,
                about={"round": t.round},
            )
            for seat in seats
        ]
    )
    chosen: Act = answer.value
    if chosen == END:
        _end_actions(t, answer.seat)
    elif proposals.needs_consent(t, chosen):
        proposals.propose(box, t, answer.seat, chosen)
    else:
        steps = actions.carry_out(box, t, chosen)
        t.accord = replace(t.accord, doubted=())
        if steps:
            return [*steps, step(victims)]
    return step(victims)


def _end_actions(t: Station, seat: Seat) -> None:
    """Any seat ends the stage; with infection tokens out only for herself, lest a hidden carrier cut the
    others short; at the Crossroads each ends her own turn. (WW-23.5, WW-23.10)"""
    if t.settings.crossroads:
        crossroads.end_turn(t)
        if not t.queue:
            _begin_equip(t)
        return
    t.accord = replace(t.accord, ended=(*t.accord.ended, seat))
    if legal.tokens_out(t) and _acting(t):
        t.tell("seat_over", "WW-23.10", to=t.crew, seat=seat)
    else:
        _begin_equip(t)


def _begin_equip(t: Station) -> None:
    t.progress = "equip"
    accusing.new_moment(t)
    t.tell("actions_over", "WW-23.5", to=t.crew)


# --- stage III ------------------------------------------------------------------------------------


def equip(box: Box, t: Station) -> Flow[Next] | Next:
    """One victim takes two cards and keeps one at most, wherever she is; at the Crossroads the holder of the
    token must. An empty deck loses the game, unless the rescue is on its way. (WW-30.1, WW-30.6, WW-30.7,
    WW-30.8, WW-30.10, WW-38.7)"""
    if not t.deck_size("equipment"):
        if t.rescue == NO_RESCUE:
            endings.killers_win(t, "deck", "WW-30.6")
        t.progress = "report"
        return step(victims)
    return _outfit(box, t, t.crossroads.token) if t.settings.crossroads else _choose_outfitted(box, t)


def _choose_outfitted(box: Box, t: Station) -> Flow[Next]:
    answer = yield tuple(questions.team_asks(t, EQUIP, lambda v: v.in_play, lambda v: v.in_play[0]))
    return _outfit(box, t, answer.value)


def _outfit(box: Box, t: Station, victim: str) -> Next:
    """She takes two cards from the top, unheard by the killer; a cat among them runs off. (WW-30.1, WW-30.11,
    WW-36.1, WW-36.2, WW-36.3)"""
    t.tell("equips", "WW-30.1", to=t.crew, victim=victim)
    searching.draw(box, t, victim, "equipment", 2)
    for card in [one for one in t.drawn if box.roles[one] == "cat"]:
        t.drawn.remove(card)
        t.discard.append(card)
        t.cat = t.at[victim]
        t.tell("cat", "WW-36.1", to=t.crew, place=t.cat)
    t.errands.append(Errand("equip", victim))
    t.progress = "report"
    return step(victims)


# --- stage IV -------------------------------------------------------------------------------------


def report(box: Box, t: Station) -> Next:
    """Every location with noise is told, in board order, and nothing but noise; a firecracker drowns them
    all. Nobody hears who of the victims speaks, except at the Crossroads. (WW-8.5, WW-8.6, WW-21.4, WW-21.5,
    WW-31.1, WW-31.2, WW-31.3)"""
    t.everywhere = t.cracker
    t.reported = [] if t.cracker else t.noise[:]
    t.progress = ""
    how = "everywhere" if t.cracker else "places" if t.reported else "silence"
    if t.settings.crossroads:
        crossroads.tell_reporter(t)
    t.reveal("noise", "WW-31.3" if t.cracker else "WW-31.1", places=t.reported, how=how)
    return killer_turn.killer_turns(box, t)
