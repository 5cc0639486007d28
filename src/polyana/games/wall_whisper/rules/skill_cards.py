"""Skills and difficulty: dealing the cards and choosing them. (Chapter 37)"""

from __future__ import annotations

from itertools import combinations

from polyana.core import Flow, Next, Seat, phase, step
from polyana.games.wall_whisper.rules import skill_moments, skills, victims_turn
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import ASSIGN, SKILLS, Words
from polyana.games.wall_whisper.rules.skills import KILLERS
from polyana.games.wall_whisper.rules.table import Station


@phase
def deal_skills(box: Box, t: Station) -> Next:
    """Either side is dealt as many skill cards as the table has agreed on or the difficulty says.
    (WW-37.1, WW-37.2, WW-37.3, WW-37.4, WW-37.5, WW-40.7)"""
    for victim in t.victims:
        _offer(t, victim, list(box.victim_skills))
    _offer(t, KILLERS, list(box.killer_skills))
    return step(choose_skills)


def _offer(t: Station, of: str, cards: list[str]) -> None:
    """Cards from the shuffled pile of one side, seen only by the player who chooses. (WW-37.9)"""
    pile = [card for card in t.skill_box if card in cards]
    seat = t.chooser(of)
    dealt = [t.dice.draw(pile, to=(seat,)) for _ in range(skills.deal(t, of).dealt)]
    t.skill_box = [card for card in t.skill_box if card not in dealt]
    if dealt:
        t.skill_offers = {**t.skill_offers, of: dealt}
        t.reveal("skills_dealt", "WW-37.10", to=(seat,), skills=dealt)


@phase
def choose_skills(box: Box, t: Station) -> Flow[Next]:
    """All choose at the same time and in secret; the killers' choice is told when everybody has chosen,
    the victims' never. Cards not kept go back unseen. (WW-37.6, WW-37.7, WW-37.9, WW-37.10, WW-37.11)"""
    chosen = yield from t.together({seat: _picks(t, seat) for seat in t.seats})
    kept = {of: cards for picks in chosen.values() for of, cards in picks.items()}
    for of, offered in t.skill_offers.items():
        t.skill_box += [card for card in offered if card not in kept[of]]
    t.skill_box.sort()
    t.skill_offers = {}
    for victim in [one for one in t.victims if one in kept]:
        t.skills = {**t.skills, victim: kept[victim][0]}
        t.reveal("skill_taken", "WW-37.11", to=t.crew, victim=victim, skill=t.skills[victim])
    t.kept_skills = list(kept.get(KILLERS, ()))
    t.reveal("skills_told", "WW-37.6", skills=t.kept_skills)
    return step(assign_skills)


def _picks(t: Station, seat: Seat) -> Flow[dict[str, Words]]:
    """One seat chooses for each of its victims, or for the killers' side. How far it is, all see by who is
    waited for; so it is told. (WW-37.10)"""
    picked: dict[str, Words] = {}
    mine = [of for of in (*t.victims, KILLERS) if t.skill_offers.get(of) and t.chooser(of) == seat]
    for of in mine:
        if picked:
            t.reveal("chooses_on", "WW-37.10", seat=seat)
        options = list(combinations(t.skill_offers[of], skills.deal(t, of).kept))
        picked[of] = yield from t.choose(seat, SKILLS, options, default=options[0], about={"of": of})
    return picked


@phase
def assign_skills(box: Box, t: Station) -> Flow[Next]:
    """Each kept card belongs to one killer; with two of them their side says to which. Then what skills
    do at setup happens. (WW-40.7)"""
    if t.kept_skills:
        owner, card = t.killers[0], t.kept_skills[0]
        if len(t.killers) > 1:
            ask = t.ask(t.chooser(KILLERS), ASSIGN, t.killers, default=owner, about={"skill": card})
            owner = (yield (ask,)).value
            t.tell("assigned", "WW-40.7", killer=owner, skill=card)
        t.killer_skills = {**t.killer_skills, owner: [*t.killer_skills.get(owner, ()), card]}
        t.kept_skills = t.kept_skills[1:]
        return step(assign_skills)
    begun = [one for killer in t.killers for one in skill_moments.moments(box, t, killer, "setup")]
    return [*begun, step(victims_turn.dawn)]
