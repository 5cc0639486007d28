"""What the victims agree on: a proposal and its consents. The killer hears nothing of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from polyana.core import Flow, Next, Seat, step
from polyana.games.wall_whisper.rules import accusing, actions, final_battle, victims_turn
from polyana.games.wall_whisper.rules.answers import DEALS, Act, deal_of
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import CONSENT
from polyana.games.wall_whisper.rules.records import Proposal
from polyana.games.wall_whisper.rules.saying import spoken
from polyana.games.wall_whisper.rules.table import Station


def needs_consent(t: Station, act: Act) -> bool:
    """Battle and accusation are everybody's business; at the Crossroads an exchange needs the other's
    consent. (WW-29.2, WW-38.5, WW-42.20)"""
    return act.verb in ("battle", "accuse") or (t.settings.crossroads and act.verb in DEALS)


def propose(box: Box, t: Station, seat: Seat, act: Act) -> None:
    """A proposal is the proposer's own consent. An exchange is offered to one victim, who may decline it.
    (WW-29.2, WW-38.5, WW-42.20)"""
    t.accord = replace(t.accord, proposal=Proposal(act, (seat,)))
    if act.verb in DEALS:
        said = spoken(box, act.objects)
        t.tell("offers", "WW-38.5", to=t.crew, victim=act.victim, verb=act.verb, **said)
    else:
        clause = "WW-29.2" if act.verb == "battle" else "WW-42.20"
        t.tell("proposed", clause, to=t.crew, seat=seat, what=act.verb, victim=act[-1])


def consent(box: Box, t: Station, proposal: Proposal) -> Flow[Next]:
    """Every other seat concerned agrees or refuses; one refusal ends it. (WW-29.2, WW-42.20, WW-42.46)"""
    act = proposal.act
    needed = [t.controls[one] for one in _parties(t, act)]
    missing = [seat for seat in t.crew if seat in needed and seat not in proposal.agreed]
    if not missing:
        t.accord = replace(t.accord, proposal=None)
        _settle(t, act)
        return _agreed_on(box, t, act)
    about = {"proposal": ",".join(act)}
    answer = yield tuple(
        t.ask(seat, CONSENT, ["agree", "refuse"], default="refuse", quiet=True, about=about)
        for seat in missing
    )
    t.tell("consent", "WW-29.2", to=t.crew, seat=answer.seat, answer=answer.value)
    if answer.value == "agree":
        agreed = replace(proposal, agreed=(*proposal.agreed, answer.seat))
        t.accord = replace(t.accord, proposal=agreed)
    else:
        _turn_down(t, proposal)
    return step(victims_turn.victims)


def _parties(t: Station, act: Act) -> Sequence[str]:
    """The victims whose consent a proposal needs. (WW-29.2, WW-38.5, WW-42.20)"""
    if deal := deal_of(act):
        return [deal.other]
    return [one for one in t.in_play if act.verb != "accuse" or one not in act.objects]


def _agreed_on(box: Box, t: Station, act: Act) -> Next:
    match act.verb:
        case "battle":
            return step(final_battle.battle)
        case "accuse":
            return accusing.accuse(t, *act.objects)
    return [*actions.carry_out(box, t, act), step(victims_turn.victims)]


def _turn_down(t: Station, proposal: Proposal) -> None:
    """A refusal costs nothing, but the same seat does not accuse the same victim again before anything
    has changed: otherwise accusations could hold up the others for ever. (WW-29.2, WW-42.57)"""
    act = proposal.act
    if act.verb == "accuse":
        (accused,) = act.objects
        t.accord = replace(t.accord, doubted=(*t.accord.doubted, (proposal.agreed[0], accused)))
    _settle(t, act)
    t.accord = replace(t.accord, proposal=None)


def _settle(t: Station, act: Act) -> None:
    """What was asked once in a turn need not be asked again."""
    if t.settings.crossroads and act not in t.accord.settled:
        t.accord = replace(t.accord, settled=(*t.accord.settled, act))
