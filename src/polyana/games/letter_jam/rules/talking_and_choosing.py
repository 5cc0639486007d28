"""Talking and choosing: proposals that publish only numbers, fixed statements, and the vote."""

from __future__ import annotations

from polyana.core import About, Answer, Ask, Flow, Next, Seat, phase, step
from polyana.games.letter_jam.rules import clue, clue_letters, end_of_clues, markers, notes
from polyana.games.letter_jam.rules.box import Box
from polyana.games.letter_jam.rules.draft import Draft
from polyana.games.letter_jam.rules.kinds import (
    ABSTAIN,
    ENOUGH,
    GOALS,
    GOOD,
    MORE,
    NO_MORE,
    NOTE,
    OVER,
    PROPOSE,
    READY,
    SAY,
    SURE,
    UNSURE,
    VOTE,
    WAIT,
    WITHDRAW,
    yes_no,
)
from polyana.games.letter_jam.rules.table import NO_GIVER, Jam


def new_round(t: Jam) -> Next:
    """A round begins with nothing proposed and nothing said; one clue is given in it. (LJ-3.1, LJ-4.1)"""
    t.stage = "proposals"
    t.round += 1
    t.proposed, t.asked_enough = False, False
    t.proposals, t.drafts, t.ready, t.guessed = {}, {}, [], []
    t.said = dict.fromkeys(t.seats, ())
    t.tell("round", "LJ-3.1", number=len(t.clues) + 1, reds=t.reds, greens=t.greens)
    return step(propose)


@phase
def propose(box: Box, t: Jam) -> Flow[Next]:
    """Players who may take a marker draft clues, in no order; the step ends when all of them are ready.
    Enough clues may be called once, before the first proposal. (LJ-4.1, LJ-4.23, LJ-4.26, LJ-5.14,
    LJ-10.6)"""
    givers = [seat for seat in t.seats if t.may_give(seat)]
    if all(seat in t.ready for seat in givers):
        return _proposals_end(t)
    sole = {"sole": markers.why_sole(t, givers)}
    asks = [ask for seat in givers for ask in _ask_proposal(t, seat, sole)]
    asks += [t.ask(seat, SAY, statements(t, seat), about={"round": t.round}) for seat in t.seats]
    if not t.proposed and not t.asked_enough:
        asks += [t.ask(seat, ENOUGH, ["enough"]) for seat in t.seats]
    answer = yield (*asks, *notes.ask_notes(t))
    if answer.kind == ENOUGH.name:
        t.asked_enough = True
        t.tell("enough", "LJ-10.6", seat=answer.seat)
        return step(end_of_clues.agree, answer.seat)
    _take(t, answer)
    return step(propose)


def _ask_proposal(t: Jam, seat: Seat, about: About) -> list[Ask]:
    """A proposal may be replaced or withdrawn until its author is ready, and "ready" may be taken back as
    long as the step lasts. (LJ-4.26)"""
    if seat in t.ready:
        return [t.ask(seat, READY, [WAIT], about=about)]
    return [
        t.ask(
            seat,
            READY,
            ["ready"],
            default="ready",
            seconds=t.settings.proposal_seconds,
            clock=f"propose{t.round}",
            about=about,
        ),
        t.ask(
            seat,
            PROPOSE,
            [WITHDRAW] if seat in t.proposals else [],
            check=lambda v, text: clue_letters.read_draft(v, seat, text).text,
            sample=lambda v, rng: clue_letters.random_draft(v, seat, rng),
            about={"round": t.round},
        ),
    ]


def _take(t: Jam, answer: Answer) -> None:
    seat, value = answer.seat, answer.value
    match answer.kind:
        case NOTE.name:
            notes.write(t, seat, value)
        case SAY.name:
            t.said[seat] += (value,)
            t.tell("said", "LJ-4.25" if value in GOALS else "LJ-4.20", seat=seat, what=value, letter="")
        case PROPOSE.name if value == WITHDRAW:
            del t.proposals[seat], t.drafts[seat]
            t.reveal("withdrawn", "LJ-4.26", seat=seat)
        case PROPOSE.name:
            _publish(t, seat, Draft.from_text(value))
        case READY.name if value == WAIT:
            t.ready.remove(seat)
            t.tell("unready", "LJ-4.26", seat=seat)
        case READY.name:
            t.ready.append(seat)
            t.tell("ready", "LJ-4.26", seat=seat)


def _publish(t: Jam, seat: Seat, draft: Draft) -> None:
    """The numbers of a draft are for everybody, the draft for its author. (LJ-4.3, LJ-4.4, LJ-4.5, LJ-4.6,
    LJ-4.7, LJ-4.15, LJ-4.20)"""
    found = draft.numbers
    t.proposed = True
    t.drafts[seat] = draft
    t.proposals = dict(sorted({**t.proposals, seat: found}.items()))
    t.reveal(
        "proposed",
        "LJ-4.20",
        seat=seat,
        length=found.length,
        players=found.players,
        virtual=found.virtual,
        bonus=found.bonus,
        joker=yes_no(bool(found.joker)),
    )


def statements(t: Jam, seat: Seat) -> list[str]:
    """The fixed statements of a round, each once: goals until the first proposal, then only these. Public
    facts decide. (LJ-4.16, LJ-4.18, LJ-4.20, LJ-4.25)

    There are none about others' letters, about what a clue uses or how clear it is, or about guesses at one's
    own letter. (LJ-3.10, LJ-4.2, LJ-4.8, LJ-4.9, LJ-4.10, LJ-4.11, LJ-4.12, LJ-4.13, LJ-4.14, LJ-4.17)
    """
    found = [*GOALS] if not t.proposed else []
    found += [GOOD] if t.may_give(seat) else []
    found += [SURE, UNSURE] if t.card_on(seat) is not None else []
    return [one for one in found if one not in t.said[seat]]


def chat_closed(t: Jam) -> str:
    """The clause that closes the chat now: from the deal to the last reveal, unless the table has opened it;
    but from the first proposal to the clue it is always closed. (LJ-4.20, LJ-4.25)"""
    if t.stage == "over":
        return ""
    if t.proposed and t.stage in ("proposals", "vote"):
        return "LJ-4.20"
    return "" if t.settings.free_text else "LJ-4.25"


# --- choosing -----------------------------------------------------------------------------------------


def _proposals_end(t: Jam) -> Next:
    """One proposal is chosen at once; without any all are asked whether the clues are over. (LJ-4.24,
    LJ-4.27)"""
    if len(t.proposals) > 1:
        t.stage = "vote"
        return step(vote)
    if t.proposals:
        return step(clue.give, next(iter(t.proposals)))
    t.idle += 1
    t.ready = []
    t.tell("no_proposal", "LJ-4.24")
    return step(over)


@phase
def over(box: Box, t: Jam) -> Flow[Next]:
    """Nobody has proposed. Every player is asked whether the clues are over, also those who may not
    propose now; a bell counts as "over". Only all together end the clues. (LJ-4.24, LJ-10.2)"""
    answers = yield from notes.with_notes(
        t,
        t.everyone(
            t.seats,
            OVER,
            [NO_MORE, MORE],
            default=NO_MORE,
            seconds=t.settings.enough_seconds,
            clock=f"over{t.round}",
        ),
    )
    for_, against = ([seat for seat in t.seats if answers[seat] == one] for one in (NO_MORE, MORE))
    t.reveal("agreed", "LJ-4.24", for_seats=for_, against_seats=against)
    return new_round(t) if against else step(end_of_clues.close, "LJ-10.2")


@phase
def vote(box: Box, t: Jam) -> Flow[Next]:
    """Everybody votes for a proposal, in secret until all have; one's own is allowed. With a tie the author
    who has given fewer clues is chosen, then by turn. (LJ-4.22)"""
    votes = yield from notes.with_notes(
        t,
        t.everyone(
            t.seats,
            VOTE,
            [*t.proposals, ABSTAIN],
            default=ABSTAIN,
            seconds=t.settings.vote_seconds,
            clock=f"vote{t.round}",
        ),
    )
    voters = {one: [seat for seat in t.seats if votes[seat] == one] for one in t.proposals}
    chosen = min(voters, key=lambda one: (-len(voters[one]), t.clues_of(one), _turn_of(t, one)))
    for one, found in voters.items():
        t.reveal("votes", "LJ-4.22", seat=one, voter_seats=found)
    t.tell("chosen", "LJ-4.22", seat=chosen)
    return step(clue.give, chosen)


def _turn_of(t: Jam, seat: Seat) -> int:
    """Ties go clockwise from the previous giver; at first the lowest seat is first. (LJ-4.22)"""
    first = 0 if t.giver == NO_GIVER else t.left_of(t.giver)
    return (seat - first) % t.players
