"""What the kit wants to hold at one decision of a match."""

from __future__ import annotations

from typing import Any

from polyana.core import Ask, Dice, Game, Match, No, Refused, load, save, text_of
from polyana.core.asks import legal, same_but_options
from polyana.core.table import schema
from polyana.testing.play import Decision


def comes_back(game: Game[Any], match: Match[Any], seat: int) -> None:
    saved = save(match)
    loaded, cloned = load(game, saved).match, match.clone()
    assert save(loaded) == saved
    assert save(cloned) == saved
    view = match.view(seat).encode()
    assert loaded.view(seat).encode() == view
    assert cloned.view(seat).encode() == view


def has_sound_questions(match: Match[Any]) -> None:
    """Texts are unique, defaults legal, ids distinct, and somebody owes an answer."""
    asks = match.open_asks()
    assert any(ask.owes for ask in asks), f"nobody owes an answer in {match.step}"
    ids = [(ask.seat, match.question_id(ask)) for ask in asks]
    assert len(set(ids)) == len(ids)
    for ask in asks:
        offers = match.offers(ask)
        texts = [text_of(one.value if isinstance(one, No) else one) for one in offers]
        assert len(set(texts)) == len(texts), f"{ask.kind} offers the same text twice: {texts}"
        default = ask.default_in(match.view_table(ask.seat))
        assert not ask.owes or ask.check or default in legal(offers), f"{ask.kind}: {default!r} is not legal"


def repeats_nothing(match: Match[Any], ask: Ask, text: str) -> None:
    """Answer a side question; if the same phase has begun anew, its beginning must be without effect."""
    step, agenda = match.step, match.agenda
    match.answer_kind(ask.seat, ask.kind.name, text)
    if match.journal or match.over or (match.step, match.agenda) != (step, agenda):
        return
    table = schema(type(match.start)).copy(match.start)
    table.dice, table.told = Dice(b"anew"), []
    next(match.game.enter(table, step))  # type: ignore[arg-type]  # it has asked, so it is a flow
    complaint = f"{ask.kind} began {step} anew, which"
    assert not table.told, f"{complaint} told its beginning a second time"
    assert not table.dice.fresh, f"{complaint} asked chance a second time"
    assert table == match.start, f"{complaint} changed the table a second time"


def reads_what_crosses(decision: Decision, ask: Ask, text: str) -> None:
    """If this seat is still asked the same thing after the decision, the id from before will do.

    A kind that fails here is `standalone`, or its questions say in `about` what is different now.
    """
    sent, after = decision.record.match.question_id(ask), decision.record.match.clone()
    after.answer_kind(decision.ask.seat, decision.ask.kind.name, decision.text)
    for now in after.open_asks(ask.seat):
        if (now.kind.name, now.about) == (ask.kind.name, ask.about):
            straight = _reading(after, ask.seat, after.question_id(now), text)
            crossed = _reading(after, ask.seat, sent, text)
            assert crossed == straight, f"{ask.kind} {text!r}, sent before {decision.ask.kind}: {crossed}"


def _reading(match: Match[Any], seat: int, question: str, text: str) -> Any:
    """What an answer means, or why it is refused."""
    try:
        return match.reading(seat, question, text)
    except Refused as refused:
        return refused.code, refused.clause


def bad_answers(decision: Decision, last: tuple[int, str, str] | None) -> list[tuple[int, str, str]]:
    """Foreign, stale, unknown, malformed and repeated answers."""
    match, ask = decision.record.match, decision.ask
    question = match.question_id(ask)
    stranger = (ask.seat + 1) % match.table.players
    bad = [
        (ask.seat, "", decision.text),
        (ask.seat, "0-nothing-00", decision.text),
        (ask.seat, question + "0", decision.text),
        (ask.seat, question, "\x00"),
        (ask.seat, question, "?" * 10_000),
        (-1, question, decision.text),
    ]
    # two seats may be asked the same thing, and then the text is the stranger's own answer
    if not any(same_but_options(match.question_id(other), question) for other in match.open_asks(stranger)):
        bad.append((stranger, question, decision.text))
    return [*bad, last] if last else bad
