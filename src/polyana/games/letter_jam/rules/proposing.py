"""Discussing and choosing: proposals that publish only numbers, the vote, and giving the clue."""

from __future__ import annotations

from polyana.core import Answer, Ask, Flow, Next, Seat, phase, step
from polyana.games.letter_jam.rules import clues, notes
from polyana.games.letter_jam.rules.kinds import (
    ABSTAIN,
    AGREE,
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
from polyana.games.letter_jam.rules.upkeep import Upkeep


class Proposing(Upkeep):
    """From the look at the letters to the clue on the table."""

    def new_round(self, t: Jam) -> Next:
        """A round begins with nothing proposed and nothing said."""
        t.stage = "proposals"
        t.round += 1
        t.proposed, t.asked_enough = False, False
        t.proposals, t.drafts, t.ready, t.guessed = {}, {}, [], []
        t.said = dict.fromkeys(t.seats, ())
        t.tell("round", "LJ-3.1", number=len(t.clues) + 1, reds=t.reds, greens=t.greens)
        return step(self.propose)

    @phase
    def propose(self, t: Jam) -> Flow[Next]:
        """Whoever may take a marker drafts a clue; only its numbers are published. The step ends when all of
        them are ready. (LJ-4.1–4.7, LJ-4.20, LJ-4.23, LJ-4.26)"""
        givers = [seat for seat in t.seats if t.may_give(seat)]
        if all(seat in t.ready for seat in givers):
            return self.proposals_end(t)
        asks = [ask for seat in givers for ask in self.ask_proposal(t, seat)]
        asks += [t.ask(seat, SAY, statements(t, seat)) for seat in t.seats]
        if not t.proposed and not t.asked_enough:
            asks += [t.ask(seat, ENOUGH, ["enough"]) for seat in t.seats]
        answer = yield (*asks, *self.ask_notes(t))
        if answer.kind == ENOUGH.name:
            t.asked_enough = True
            t.tell("enough", "LJ-10.6", seat=answer.seat)
            return step(self.agree, answer.seat)
        self.in_proposals(t, answer)
        return step(self.propose)

    def ask_proposal(self, t: Jam, seat: Seat) -> list[Ask]:
        """A proposal may be replaced or withdrawn until its author is ready, and "ready" may be taken back as
        long as the step lasts. (LJ-4.26)"""
        about = {"sole": why_sole(t)}
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
                check=lambda v, text: clues.read_draft(v, seat, text),
                sample=lambda v, rng: clues.random_draft(v, seat, rng),
                about={"round": t.round},
            ),
        ]

    def in_proposals(self, t: Jam, answer: Answer) -> None:
        seat, value = answer.seat, answer.value
        if answer.kind == NOTE.name:
            notes.write(t, seat, value)
        elif answer.kind == SAY.name:
            t.said[seat] += (value,)
            t.tell("said", "LJ-4.25" if value in GOALS else "LJ-4.20", seat=seat, what=value, letter="")
        elif answer.kind == PROPOSE.name:
            self.publish(t, seat, value)
        elif value == WAIT:
            t.ready.remove(seat)
            t.tell("unready", "LJ-4.26", seat=seat)
        else:
            t.ready.append(seat)
            t.tell("ready", "LJ-4.26", seat=seat)

    def publish(self, t: Jam, seat: Seat, draft: str) -> None:
        """The numbers of a draft are for everybody, the draft for its author. (LJ-4.20, LJ-4.21)"""
        if draft == WITHDRAW:
            del t.proposals[seat], t.drafts[seat]
            t.reveal("withdrawn", "LJ-4.26", seat=seat)
            return
        found = clues.numbers(draft)
        t.proposed = True
        t.drafts[seat] = draft
        t.proposals = dict(sorted({**t.proposals, seat: found}.items()))
        joker = yes_no(bool(found.joker))
        length, players, virtual, bonus, _ = found
        t.reveal(
            "proposed",
            "LJ-4.20",
            seat=seat,
            length=length,
            players=players,
            virtual=virtual,
            bonus=bonus,
            joker=joker,
        )

    # --- enough clues ----------------------------------------------------------------------------

    @phase
    def agree(self, t: Jam, asker: Seat) -> Flow[Next]:
        """One player has asked whether all need no more clues; a single no, and the game goes on.
        (LJ-10.2, LJ-10.4, LJ-10.6)"""
        votes = yield from self.with_notes(
            t,
            t.everyone(
                t.others(asker),
                AGREE,
                ["yes", "no"],
                default="no",
                seconds=t.settings.enough_seconds,
                clock=f"enough{t.round}",
            ),
        )
        for_ = [seat for seat in t.seats if seat == asker or votes[seat] == "yes"]
        against = [seat for seat in t.seats if seat not in for_]
        t.reveal("agreed", "LJ-10.4", for_seats=for_, against_seats=against)
        return step(self.propose) if against else step(self.close, "LJ-10.2")

    @phase
    def over(self, t: Jam) -> Flow[Next]:
        """Nobody has proposed. Every player is asked whether the clues are over, also those who may not
        propose now; a bell counts as "over". Only all together end the clues. (LJ-4.24, LJ-10.2)"""
        answers = yield from self.with_notes(
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
        return self.new_round(t) if against else step(self.close, "LJ-10.2")

    # --- choosing --------------------------------------------------------------------------------

    def proposals_end(self, t: Jam) -> Next:
        """One proposal is chosen at once; without any all are asked whether the clues are over. (LJ-4.24,
        LJ-4.27)"""
        if len(t.proposals) > 1:
            t.stage = "vote"
            return step(self.vote)
        if t.proposals:
            return step(self.give, next(iter(t.proposals)))
        t.idle += 1
        t.ready = []
        t.tell("no_proposal", "LJ-4.24")
        return step(self.over)

    @phase
    def vote(self, t: Jam) -> Flow[Next]:
        """Everybody votes for a proposal, in secret until all have; one's own is allowed. (LJ-4.22)"""
        votes = yield from self.with_notes(
            t,
            t.everyone(
                t.seats,
                VOTE,
                [*(str(seat) for seat in t.proposals), ABSTAIN],
                default=ABSTAIN,
                seconds=t.settings.vote_seconds,
                clock=f"vote{t.round}",
            ),
        )
        voters = {one: [seat for seat in t.seats if votes[seat] == str(one)] for one in t.proposals}
        chosen = min(voters, key=lambda one: (-len(voters[one]), t.clues_of(one), self.turn_of(t, one)))
        for one, found in voters.items():
            t.reveal("votes", "LJ-4.22", seat=one, voter_seats=found)
        t.tell("chosen", "LJ-4.22", seat=chosen)
        return step(self.give, chosen)

    def turn_of(self, t: Jam, seat: Seat) -> int:
        """Ties go clockwise from the previous giver; at first the lowest seat is first. (LJ-4.22)"""
        first = 0 if t.giver == NO_GIVER else t.left_of(t.giver)
        return (seat - first) % t.players

    # --- giving ----------------------------------------------------------------------------------

    @phase
    def give(self, t: Jam, seat: Seat) -> Next:
        """The giver takes a marker and lays the chips of the chosen draft; everybody notes what they see.
        (LJ-5.1–5.6, LJ-6.1, LJ-6.4, LJ-6.11, LJ-7.1)"""
        clue = clues.clue_of(t, seat, t.drafts[seat])
        t.given[seat] += (clues.word_of(t.drafts[seat]),)
        t.drafts, t.proposals = {}, {}
        t.stage, t.giver, t.idle, t.chips_out = "decisions", seat, 0, True
        t.clues.append(clue)
        self.take_marker(t, seat, clue.red)
        for chip in dict.fromkeys(clue.chips):
            if chip.place[0] == "p":
                t.used[int(chip.place[1:])] += 1
        places, colour = [chip.place for chip in clue.chips], "red" if clue.red else "green"
        for one in (-1, *t.seats):
            noted = clues.pattern(t, clue, one)
            t.reveal(
                "clue",
                "LJ-6.1",
                to=(one,),
                seat=seat,
                length=len(places),
                noted=noted,
                places=places,
                colour=colour,
            )
        if clue.red and not t.reds:
            t.tell("unlocked", "LJ-5.6" if t.quota == 1 else "LJ-5.9", greens=t.greens)
        return step(self.decisions)

    def take_marker(self, t: Jam, seat: Seat, red: bool) -> None:
        """Red for the first clues of a player, green for all others. (LJ-5.2, LJ-5.3, LJ-5.7, LJ-5.8)"""
        if red:
            t.reds -= 1
            t.red_of[seat] += 1
            return
        t.green_of[seat] += 1
        if t.leaves:
            t.leaves -= 1
        else:
            t.heart -= 1


def why_sole(t: Jam) -> str:
    """Why only one player may give a clue now; "no" if several may. (LJ-5.5, LJ-5.10)"""
    if sum(t.may_give(seat) for seat in t.seats) != 1:
        return "no"
    return "no_green" if t.quota == 1 else "reds_first"


def statements(t: Jam, seat: Seat) -> list[str]:
    """The fixed statements of a round, each once: goals until the first proposal, then only these. Public
    facts decide. (LJ-4.16, LJ-4.18, LJ-4.20, LJ-4.25)"""
    found = [*GOALS] if not t.proposed else []
    found += [GOOD] if t.may_give(seat) else []
    found += [SURE, UNSURE] if t.card_on(seat) is not None else []
    return [one for one in found if one not in t.said[seat]]
