"""When a word is found: the mover takes its black letters, and then chooses who moves next."""

from __future__ import annotations

from typing import Literal, TypeAlias

from polyana.core import Flow, Kind, Next, Seat, phase, step
from polyana.games.no_words.rules import calls, end_of_game, setting_up, turn, words
from polyana.games.no_words.rules.box import Box
from polyana.games.no_words.rules.cards import is_red
from polyana.games.no_words.rules.reading import Call
from polyana.games.no_words.rules.table import NO_MOVER, Talk

Following: TypeAlias = Literal["left", "self"]

NEXT: Kind[Following] = Kind("next", "NW-7.7")


@phase
def take(box: Box, t: Talk, caller: Seat, call: str) -> Next:
    """The mover answers for the word, even if others made it possible (NW-4.4); the caller gains nothing.
    (NW-7.14)

    First the letters, then the conversation, then the end of the game, and only then the choice. (NW-7.10)
    As in the example of the rulebook: О* А* Д and М, “Don't say ДОМ!” (NW-7.8)
    """
    mover, (word, meant) = t.mover, Call.of(call)
    cards = words.cards_taken(t.conversation, word, meant)
    for card in cards:
        t.conversation.remove(card)
    black = tuple(card for card in cards if not is_red(card))
    t.discards[mover] += black
    t.showcase += [card for card in cards if is_red(card)]  # to be placed again (NW-7.2)
    t.tell("taken", "NW-7.1", seat=mover, word=box.spelled(word), letters=black, count=len(black))
    calls.clear_window(t)  # no other word counts before the next move (NW-4.11)
    if t.reds_in_talk < setting_up.TALK:  # otherwise it goes on with what remains (NW-7.3)
        begin_anew(t)
    if clause := end_of_game.ended_by(t.penalty(mover), len(t.deck)):  # nobody moves again (NW-8.4)
        return step(end_of_game.end_game, clause)
    if not black:  # no penalty, no choice (NW-7.11)
        return step(turn.turn)
    t.chooser = mover
    return step(choose_next, mover)


def begin_anew(t: Talk) -> None:
    """Black letters go to the common discard, which is nobody's penalty (NW-7.6); the red ones, those just
    returned included (NW-7.9), are shuffled for a new conversation. (NW-7.4)"""
    t.general_discard += [card for card in t.conversation if not is_red(card)]
    t.showcase += [card for card in t.conversation if is_red(card)]
    t.tell("talk_over", "NW-7.4")
    setting_up.begin_conversation(t)


@phase
def choose_next(box: Box, t: Talk, taker: Seat) -> Flow[Next]:
    """The player who took letters moves next, or lets the left neighbour do so. (NW-7.7)"""
    followers: list[Following] = ["left", "self"]
    chosen = yield from t.choose(
        taker,
        NEXT,
        followers,
        default="left",
        seconds=t.settings.next_seconds,
        clock=f"next{t.placements}",
    )
    t.chooser, t.turn = NO_MOVER, taker if chosen == "self" else t.left_of(taker)
    t.tell("next", "NW-7.7", seat=taker, next_seat=t.turn, chosen=chosen)
    return step(turn.turn)  # a turn like any other, for the taker too (NW-7.12)
