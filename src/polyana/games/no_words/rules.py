"""The rules of «Нет слов», phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from polyana.core import (
    EVERYBODY,
    Answer,
    Ask,
    Flow,
    Game,
    Kind,
    Next,
    No,
    Over,
    Own,
    Refused,
    Sampler,
    Seat,
    View,
    phase,
    step,
)
from polyana.games.no_words import calls, worlds
from polyana.games.no_words.calls import PASS, Verdict, word_of
from polyana.games.no_words.cards import Card, Cards, is_red, letter, read_cards, standard_cards
from polyana.games.no_words.table import NO_MOVER, Settings, Talk
from polyana.words import LetterIndex, Lexicon, index, lexicon

HAND, TALK, ENOUGH, VOTES_LOST = 3, 2, 10, 3

PLACE: Kind[Card] = Kind("place", "NW-3.1")
CALL: Kind[str] = Kind("call", "NW-4.1")
LATER: Kind[str] = Kind("call", "NW-4.9", to=Own)
"""A call while another is judged: it waits, and only its caller knows of it."""
DISPUTE: Kind[str] = Kind("dispute", "NW-6.7")
VOTE: Kind[str] = Kind("vote", "NW-6.8", to=Own)
NEXT: Kind[str] = Kind("next", "NW-7.7")
CLAUSES = {kind.name: kind.clause for kind in (PLACE, DISPUTE, VOTE, NEXT)}


class NoWords(Game[Talk]):
    """Lay letters so that no word can be made of them."""

    name = "no_words"
    prefix = "NW"
    version = "1"
    players = range(2, 7)
    players_clause = "NW-1.1"
    table = Talk
    settings = Settings

    def __init__(self, cards: Path | None = None, words: Lexicon | None = None) -> None:
        self.cards: Cards = read_cards(cards) if cards else standard_cards()
        self._words = words

    @cached_property
    def lexicon(self) -> Lexicon:
        return self._words or lexicon()

    @cached_property
    def index(self) -> LetterIndex:
        """What can be made of letters; coarse words are never in it. (NW-5.15)"""
        return index()

    def resources(self) -> str:
        return f"cards={self.cards.digest} lexicon={self.lexicon.id}"

    # --- before the game -------------------------------------------------------------------------

    def check_settings(self, settings: Settings, players: int) -> None:
        """Refuse what the table cannot agree on."""
        bounds = {
            "window_seconds": (settings.window_seconds, 5, 120, "NW-4.7"),
            "turn_seconds": (settings.turn_seconds, 5, 600, "NW-3.11"),
            "dispute_seconds": (settings.dispute_seconds, 5, 120, "NW-6.7"),
            "vote_seconds": (settings.vote_seconds, 5, 120, "NW-6.8"),
            "next_seconds": (settings.next_seconds, 5, 120, "NW-7.7"),
            "bot_pause": (settings.bot_pause, 2, 15, "NW-4.22"),
            "games": (settings.games, 1, 20, "NW-9.3"),
            "first": (settings.first, 0, players - 1, "NW-2.6"),
            "slang_field": (len(settings.slang_field), 0, 60, "NW-6.13"),
        }
        for name, (value, least, most, clause) in bounds.items():
            if value is not None and not least <= value <= most:
                raise Refused("setting", clause, name=name, reason=f"{least}…{most}")

    def warnings(self, settings: Settings, players: int) -> list[tuple[str, str]]:
        two = players == 2 and settings.checking == "vote"
        return [("vote_of_two", "NW-6.15")] if two else []

    def lay(self, players: int, settings: Settings) -> Talk:
        seats = range(players)
        none: dict[Seat, list[Card]] = {seat: [] for seat in seats}
        return Talk(players, settings, [], [], [], none, {seat: [] for seat in seats}, [])

    def opening(self) -> Next:
        return step(self.set_up)

    @phase
    def set_up(self, t: Talk) -> Next:
        """Two red letters begin the conversation, six are the showcase, everyone gets three black ones.
        The first player is drawn by lot unless the host named one. (NW-2.1–2.7, NW-9.3)"""
        for code, clause in self.warnings(t.settings, t.players):
            t.tell(f"warning_{code}", clause)
        t.showcase, t.conversation, t.general_discard = list(self.cards.red), [], []
        t.deck, t.discards = list(self.cards.black), {seat: [] for seat in t.seats}
        t.votes = {}
        self.open_talk(t)
        t.hands = {seat: [t.dice.draw(t.deck, to=(seat,)) for _ in range(HAND)] for seat in t.seats}
        self.clear_window(t)
        first = t.settings.first
        t.turn = t.dice.pick(t.seats, to=EVERYBODY) if first is None else first
        t.reveal("dealt", "NW-2.3", seat=t.turn, game=len(t.sheet) + 1, games=t.settings.games)
        return step(self.turn)

    def open_talk(self, t: Talk) -> None:
        """Two random red cards of the showcase begin a conversation; it has no mover yet. (NW-2.1, NW-0.2)"""
        t.conversation = [t.dice.draw(t.showcase, to=EVERYBODY) for _ in range(TALK)]
        t.mover = NO_MOVER
        t.reveal("talk", "NW-2.1", letters=[letter(card) for card in t.conversation])

    def clear_window(self, t: Talk) -> None:
        t.passed, t.tried, t.line = [], [], []
        t.voted_down = dict.fromkeys(t.seats, 0)
        t.queue = {seat: [] for seat in t.seats}

    # --- the turn --------------------------------------------------------------------------------

    @phase
    def turn(self, t: Talk) -> Flow[Next]:
        """The player on turn places exactly one letter: a red one from the showcase while it holds five
        or more, or a black one from the hand. (NW-3.1–3.3)"""
        answer = yield (self.ask_place(t),)
        return self.place(t, answer)

    def ask_place(self, t: Talk) -> Ask:
        """Kinds of card are offered, not cards. The default is the card held longest. (NW-3.2, NW-3.11)"""
        seat = t.turn

        def options(view: Talk) -> Sequence[Card | No]:
            hand, reds = dict.fromkeys(view.hands[seat]), dict.fromkeys(view.showcase)
            if view.showcase_open:
                return [*hand, *reds]
            return [*hand, *(No(card, "showcase", "NW-3.2") for card in reds)]

        return t.ask(
            seat,
            PLACE,
            options,
            default=lambda view: view.hands[seat][0],
            seconds=t.settings.turn_seconds,
            clock=f"turn{t.placements}",
        )

    def place(self, t: Talk, answer: Answer) -> Next:
        """The letter joins the conversation; after a black one the mover draws. (NW-3.3, NW-3.6, NW-3.9)"""
        seat, card = answer.seat, answer.value
        (t.showcase if is_red(card) else t.hands[seat]).remove(card)
        t.conversation.append(card)
        colour = "red" if is_red(card) else "black"
        t.reveal(
            "placed", "NW-3.2" if is_red(card) else "NW-3.3", seat=seat, letter=letter(card), colour=colour
        )
        if not is_red(card):
            t.hands[seat].append(t.dice.draw(t.deck, to=(seat,)))
            t.reveal("drew", "NW-3.3", to=(seat,), seat=seat, letter=t.hands[seat][-1], left=len(t.deck))
        t.mover = seat
        t.turn = t.left_of(seat)
        t.placements += 1
        self.clear_window(t)
        return self.after_call(t)

    # --- the window ------------------------------------------------------------------------------

    def after_call(self, t: Talk) -> Next:
        """Back to where calls are open. The last window of a game is always held with passes. (NW-4.21)"""
        free = t.settings.pace == "free" and bool(t.deck)
        return step(self.floor) if free else step(self.window)

    @phase
    def window(self, t: Talk) -> Flow[Next]:
        """Every opponent of the mover calls a word or passes, in any order; a pass is final, a false call
        closes nothing. (NW-4.1, NW-4.7, NW-4.10, NW-4.15)"""
        if (waiting := self.next_in_line(t)) is not None:
            return step(self.judge, *waiting)
        asks = {seat: self.ask_call(t, seat) for seat in t.callers}
        while asks:
            answer = yield tuple(asks.values())
            if answer.value != PASS:
                return step(self.judge, answer.seat, answer.value)
            t.passed.append(answer.seat)
            t.reveal("passed", "NW-4.15", seat=answer.seat)
            del asks[answer.seat]
        return step(self.pass_on)

    @phase
    def floor(self, t: Talk) -> Flow[Next]:
        """«Свободный» pace: the next player places whenever they like, until then any opponent may call;
        what arrives first counts. (NW-4.18–4.20)"""
        if (waiting := self.next_in_line(t)) is not None:
            return step(self.judge, *waiting)
        asks = [self.ask_place(t), *(self.ask_call(t, seat, passing=False) for seat in t.callers)]
        answer = yield from t.first(asks)
        if answer.kind == PLACE.name:
            return self.place(t, answer)
        return step(self.judge, answer.seat, answer.value)

    def ask_call(self, t: Talk, seat: Seat, passing: bool = True) -> Ask:
        """A call names the whole word; it is meant for this window and no other. (NW-4.13, NW-4.20)"""
        return t.ask(
            seat,
            CALL,
            [PASS] if passing else [],
            check=calls.read_call,
            sample=self.random_call,
            default=PASS if passing else None,
            seconds=t.settings.window_seconds if passing else None,
            clock=f"window{t.placements}",
            about={"window": t.placements},
        )

    def random_call(self, view: Talk, rng: Random) -> str:
        return calls.random_call(self.index, view, rng)

    @phase
    def pass_on(self, t: Talk) -> Next:
        """Nobody called: the turn goes to the left neighbour of the mover, or the game ends with the deck.
        (NW-3.8, NW-8.2, NW-8.3)"""
        if not t.deck:
            return step(self.end_game, "NW-8.2")
        return step(self.turn)

    # --- a call is judged ------------------------------------------------------------------------

    @phase
    def judge(self, t: Talk, seat: Seat, call: str) -> Next:
        """The table checks length, Ъ and letters; then the dictionary decides, or the mover may dispute.
        (NW-6.6, NW-6.7, NW-6.11, NW-6.12)"""
        word = word_of(call)
        t.reveal("called", "NW-4.1", seat=seat, word=word, mover_seat=t.mover)
        verdict = calls.facts(t, word)
        if verdict.counts and t.settings.checking == "dictionary":
            verdict = Verdict(*t.dice.fact(lambda: calls.look_up(self.lexicon, t, word)))
        elif verdict.counts and word not in t.votes:
            return step(self.dispute, seat, call)
        if verdict.counts:
            return step(self.take, seat, call)
        return self.reject(t, seat, word, verdict)

    def reject(self, t: Talk, seat: Seat, word: str, verdict: Verdict) -> Next:
        """A false call costs nothing; the word is barred for the rest of the window. (NW-4.10)"""
        t.tried.append(word)
        t.tell("rejected", verdict.clause, seat=seat, word=word, reason=verdict.reason)
        return self.after_call(t)

    @phase
    def dispute(self, t: Talk, seat: Seat, call: str) -> Flow[Next]:
        """Only the mover may doubt a called word; silence accepts it. (NW-6.2, NW-6.7)"""
        doubt = t.choose(
            t.mover,
            DISPUTE,
            ["accept", "dispute"],
            default="accept",
            seconds=t.settings.dispute_seconds,
            clock=f"dispute{t.placements}-{len(t.tried)}",
            about={"word": word_of(call)},
        )
        if (yield from self.while_judging(t, seat, doubt)) == "accept":
            t.tell("undisputed", "NW-6.7", seat=t.mover, word=word_of(call))
            return step(self.take, seat, call)
        t.tell("disputed", "NW-6.2", seat=t.mover, word=word_of(call))
        return step(self.poll, seat, call)

    @phase
    def poll(self, t: Talk, seat: Seat, call: str) -> Flow[Next]:
        """Everybody votes in secret, mover and caller too; more votes for than against, or the word does
        not count. (NW-6.3, NW-6.4, NW-6.8)"""
        word = word_of(call)
        ballot = t.everyone(
            t.seats,
            VOTE,
            ["for", "against", "abstain"],
            default="abstain",
            seconds=t.settings.vote_seconds,
            clock=f"vote{t.placements}-{len(t.tried)}",
            about={"word": word},
        )
        votes = yield from self.while_judging(t, seat, ballot)
        for_, against = (sorted(s for s in votes if votes[s] == side) for side in ("for", "against"))
        t.votes[word] = len(for_) > len(against)
        t.reveal("votes", "NW-6.8", word=word, for_seats=for_, against_seats=against)
        if t.votes[word]:
            return step(self.take, seat, call)
        t.voted_down[seat] += 1
        if t.voted_down[seat] == VOTES_LOST:
            t.passed.append(seat)
            t.tell("voted_out", "NW-6.14", seat=seat)
        clause = "NW-6.4" if len(for_) == len(against) else "NW-6.3"
        return self.reject(t, seat, word, Verdict(False, "voted_down", clause))

    def while_judging(self, t: Talk, judged: Seat, main: Flow[Any]) -> Flow[Any]:
        """Later calls wait unseen in a queue, and the window's glass stands still. (NW-4.9, NW-4.24)"""

        def later() -> list[Ask]:
            return [
                t.ask(
                    seat,
                    LATER,
                    check=calls.read_call,
                    sample=self.random_call,
                    clock=f"window{t.placements}",
                    about={"window": t.placements},
                )
                for seat in t.callers
                if seat != judged
            ]

        def wait(answer: Answer) -> None:
            t.queue[answer.seat].append(answer.value)
            t.line.append(answer.seat)

        return t.beside(main, later, wait)

    def next_in_line(self, t: Talk) -> tuple[Seat, str] | None:
        """The first waiting call whose caller and word may still be judged. (NW-4.9, NW-4.10)"""
        while t.line:
            seat = t.line.pop(0)
            call = t.queue[seat].pop(0)
            word = word_of(call)
            if seat in t.callers and word not in t.tried and t.votes.get(word) is not False:
                return seat, call
        return None

    # --- a word has been made --------------------------------------------------------------------

    @phase
    def take(self, t: Talk, seat: Seat, call: str) -> Next:
        """The mover takes the word's black letters, the red ones return to the showcase. With fewer than two
        red letters left the conversation begins anew. (NW-7.1–7.4, NW-7.9, NW-7.10)"""
        cards = calls.cards_taken(t.conversation, call)
        for card in cards:
            t.conversation.remove(card)
        black = [card for card in cards if not is_red(card)]
        t.discards[t.mover] += black
        t.showcase += [card for card in cards if is_red(card)]
        t.tell("taken", "NW-7.1", seat=t.mover, word=word_of(call), letters=black, count=len(black))
        mover = t.mover
        self.clear_window(t)
        if t.reds_in_talk < TALK:
            t.general_discard += [card for card in t.conversation if not is_red(card)]
            t.showcase += [card for card in t.conversation if is_red(card)]
            t.tell("talk_over", "NW-7.4")
            self.open_talk(t)
        if t.penalty(mover) >= ENOUGH:
            return step(self.end_game, "NW-8.1")
        if not t.deck:
            return step(self.end_game, "NW-8.2")
        if black:
            return step(self.choose_next, mover)
        return step(self.turn)

    @phase
    def choose_next(self, t: Talk, taker: Seat) -> Flow[Next]:
        """Who took letters chooses who moves next: themselves or their left neighbour. (NW-7.7, NW-7.12)"""
        chosen = yield from t.choose(
            taker,
            NEXT,
            ["left", "self"],
            default="left",
            seconds=t.settings.next_seconds,
            clock=f"next{t.placements}",
        )
        t.turn = taker if chosen == "self" else t.left_of(taker)
        t.tell("next", "NW-7.7", seat=taker, next_seat=t.turn, chosen=chosen)
        return step(self.turn)

    # --- the end ---------------------------------------------------------------------------------

    @phase
    def end_game(self, t: Talk, clause: str) -> Next:
        """The fewest cards win; over a series the lowest sum. Ties share the victory.
        (NW-8.1–8.7, NW-9.1–9.3)"""
        scores = tuple(t.penalty(seat) for seat in t.seats)
        t.sheet.append(scores)
        t.tell("game_over", clause, scores=scores, winner_seats=lowest(scores), game=len(t.sheet))
        if len(t.sheet) < t.settings.games:
            return step(self.set_up)
        totals = t.totals()
        raise Over(lowest(totals), totals)

    # --- refusals, order and worlds --------------------------------------------------------------

    def why_not(self, view: Talk, seat: Seat, kind: str) -> str:
        """Why this seat is not asked this now."""
        free = view.settings.pace == "free"
        if kind == CALL.name:
            if view.mover == NO_MOVER:
                return "NW-0.2"
            if seat == view.mover:
                return "NW-4.3"
            if view.voted_down[seat] >= VOTES_LOST:
                return "NW-6.14"
            return "NW-4.15" if seat in view.passed else "NW-4.11" if free else "NW-4.7"
        if kind == PLACE.name and seat == view.turn:
            return "NW-4.20" if free else "NW-4.7"
        return {"place": "NW-4.19" if free else "NW-3.1", "settings": "NW-6.10"}.get(
            kind, CLAUSES.get(kind, "")
        )

    def why_late(self, view: Talk, kind: str) -> str:
        if kind == CALL.name:
            return "NW-4.20" if view.settings.pace == "free" else "NW-4.7"
        return CLAUSES.get(kind, "")

    def precedence(self, table: Talk) -> Sequence[Seat]:
        """Calls that arrive together are judged clockwise from the mover's left. (NW-4.8)"""
        return table.seats if table.mover == NO_MOVER else [*table.opponents, table.mover]

    def worlds(self, view: View[Talk]) -> Sampler[Talk]:
        return worlds.study(self.cards, view)

    def pieces(self, table: Talk) -> list[str]:
        return worlds.pieces(table)


def lowest(points: Sequence[int]) -> list[Seat]:
    """The seats with the fewest points; ties share. (NW-8.5, NW-8.6)"""
    return [seat for seat, own in enumerate(points) if own == min(points)]
