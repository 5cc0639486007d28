"""The rules of «Нет слов», phase by phase."""

from __future__ import annotations

from collections.abc import Sequence

from polyana.core import EVERYBODY, Answer, Ask, Flow, Next, No, Over, Seat, phase, step
from polyana.games.no_words.rules import calls
from polyana.games.no_words.rules.calls import PASS, word_of
from polyana.games.no_words.rules.cards import Card, is_red, letter
from polyana.games.no_words.rules.judging import Judging
from polyana.games.no_words.rules.kinds import CALL, ENOUGH, HAND, NEXT, PLACE, TALK
from polyana.games.no_words.rules.table import NO_MOVER, Talk


class NoWords(Judging):
    """Lay letters so that no word can be made of them."""

    def opening(self) -> Next:
        return step(self.set_up)

    @phase
    def set_up(self, t: Talk) -> Next:
        """Two red letters begin the conversation, six are the showcase, everyone gets three black ones.
        The first player is drawn by lot unless the host named one. (NW-2.1–2.7, NW-9.3)"""
        for code, clause in self.warnings(t.settings, t.players):
            t.tell(f"warning_{code}", clause)
        t.showcase, t.conversation, t.general_discard = list(self.cards.red), [], []
        t.deck, t.discards = list(self.cards.black), dict.fromkeys(t.seats, ())
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
        t.passed, t.tried, t.voted_down, t.line = (), (), (), ()
        t.queue = dict.fromkeys(t.seats, ())

    # --- the turn --------------------------------------------------------------------------------

    @phase
    def turn(self, t: Talk) -> Flow[Next]:
        """The player on turn places exactly one letter: a red one from the showcase while it holds five
        or more, or a black one from the hand. (NW-3.1–3.3)"""
        answer = yield (self.ask_place(t),)
        return self.place(t, answer)

    def ask_place(self, t: Talk) -> Ask:
        """Kinds of card are offered, not cards. The default is the card held longest. (NW-3.2, NW-3.11)

        The glass is turned with each placement, and anew when a taker has chosen who moves. (NW-4.19)
        """
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
            clock=f"turn{t.placements}-{t.taken}",
        )

    def place(self, t: Talk, answer: Answer) -> Next:
        """The letter joins the conversation; after a black one the mover draws. (NW-3.3, NW-3.6, NW-3.9)"""
        seat, card = answer.seat, answer.value
        colour, clause, source = (
            ("red", "NW-3.2", t.showcase) if is_red(card) else ("black", "NW-3.3", t.hands[seat])
        )
        source.remove(card)
        t.conversation.append(card)
        t.reveal("placed", clause, seat=seat, letter=letter(card), colour=colour)
        if colour == "black":
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
        asks = self.ask_calls(t)
        while asks:
            answer = yield tuple(asks.values())
            if answer.value != PASS:
                return step(self.judge, answer.seat, answer.value)
            t.passed += (answer.seat,)
            t.reveal("passed", "NW-4.15", seat=answer.seat)
            del asks[answer.seat]
        return self.pass_on(t)

    @phase
    def floor(self, t: Talk) -> Flow[Next]:
        """«Свободный» pace: the next player places whenever they like, until then any opponent may call;
        what arrives first counts. (NW-4.18–4.20)"""
        if (waiting := self.next_in_line(t)) is not None:
            return step(self.judge, *waiting)
        answer = yield from t.first([self.ask_place(t), *self.ask_calls(t, passing=False).values()])
        if answer.kind == PLACE.name:
            return self.place(t, answer)
        return step(self.judge, answer.seat, answer.value)

    def ask_calls(self, t: Talk, passing: bool = True) -> dict[Seat, Ask]:
        """A call names the whole word; it is meant for this window and no other. (NW-4.13, NW-4.20)"""
        options, default = ((PASS,), PASS) if passing else ((), None)
        seconds = t.settings.window_seconds if passing else None
        clock, about = f"window{t.placements}", {"window": t.placements}
        return {
            seat: t.ask(
                seat,
                CALL,
                options,
                check=self.read_call,
                sample=self.random_call,
                default=default,
                seconds=seconds,
                clock=clock,
                about=about,
            )
            for seat in t.callers
        }

    def pass_on(self, t: Talk) -> Next:
        """Nobody called: the turn goes to the left neighbour of the mover, or the game ends with the deck.
        (NW-3.8, NW-8.2, NW-8.3)"""
        if not t.deck:
            return step(self.end_game, "NW-8.2")
        return step(self.turn)

    # --- a word has been made --------------------------------------------------------------------

    @phase
    def take(self, t: Talk, seat: Seat, call: str) -> Next:
        """The mover takes the word's black letters, the red ones return to the showcase. With fewer than two
        red letters left the conversation begins anew. (NW-7.1–7.4, NW-7.9, NW-7.10)"""
        cards = calls.cards_taken(t.conversation, call)
        for card in cards:
            t.conversation.remove(card)
        black = tuple(card for card in cards if not is_red(card))
        t.discards[t.mover] += black
        t.showcase += [card for card in cards if is_red(card)]
        word = self.spelled(word_of(call))
        t.tell("taken", "NW-7.1", seat=t.mover, word=word, letters=black, count=len(black))
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
            t.chooser = mover
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
        t.chooser, t.turn = NO_MOVER, taker if chosen == "self" else t.left_of(taker)
        t.tell("next", "NW-7.7", seat=taker, next_seat=t.turn, chosen=chosen)
        return step(self.turn)

    # --- the end ---------------------------------------------------------------------------------

    @phase
    def end_game(self, t: Talk, clause: str) -> Next:
        """The fewest cards win; over a series the lowest sum. Ties share the victory.
        (NW-8.1–8.7, NW-9.1–9.3)"""
        scores = tuple(t.penalty(seat) for seat in t.seats)
        t.sheet += (scores,)
        t.tell("game_over", clause, scores_by_seat=scores, winner_seats=lowest(scores), game=len(t.sheet))
        if len(t.sheet) < t.settings.games:
            return step(self.set_up)
        totals = t.totals()
        raise Over(lowest(totals), totals)


def lowest(points: Sequence[int]) -> list[Seat]:
    """The seats with the fewest points; ties share. (NW-8.5, NW-8.6)"""
    return [seat for seat, own in enumerate(points) if own == min(points)]
