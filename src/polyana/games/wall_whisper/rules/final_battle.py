"""The final battle: health, manoeuvre, duels, in this order. (Chapter 29, WW-29.5)"""

from __future__ import annotations

from msgspec.structs import replace

from polyana.core import Flow, Next, phase, step
from polyana.games.wall_whisper.rules import arms, endings, legal, manoeuvre, questions, searching, skills
from polyana.games.wall_whisper.rules.answers import ENOUGH, Fighter, Gift
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import FIGHTER, MANOEUVRE, NONE, REROLL, SHOW, SPEND
from polyana.games.wall_whisper.rules.numbers import BATTLE_HEALTH, DICE, PER_VIGILANCE
from polyana.games.wall_whisper.rules.piles import take
from polyana.games.wall_whisper.rules.records import Battle
from polyana.games.wall_whisper.rules.saying import yes_no
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import Part


@phase
def battle(box: Box, t: Station) -> Next:
    """All victims stand beside the killer and agree: the location is told, his health is counted.
    Of two killers two cards of vigilance count as one. (WW-29.1, WW-29.3, WW-29.4, WW-29.6, WW-29.7,
    WW-29.21, WW-35.14, WW-38.27, WW-39.13, WW-39.18)"""
    place, cards = t.at[t.in_play[0]], sum(len(pile) for pile in t.vigilance.values())
    health = BATTLE_HEALTH + PER_VIGILANCE * (cards // 2 if t.double else cards)
    t.battle = Battle(place, health, tuple(t.in_play))
    t.reveal("battle", "WW-29.3", place=place, cards=cards, health=health)
    return step(show)


def _battle_of(t: Station) -> Battle:
    """The battle as it stands."""
    assert t.battle is not None
    return t.battle


def _add_points(t: Station, gained: int) -> int:
    """Points are gained; the sum of all."""
    battle = _battle_of(t)
    t.battle = replace(battle, points=battle.points + gained)
    return t.battle.points


def _end_if_beaten(t: Station) -> None:
    """The sum reaches the killer's health. (WW-29.18)"""
    battle = _battle_of(t)
    if battle.points >= battle.health:
        endings.victims_win(t, "battle", "WW-29.18")


@phase
def show(box: Box, t: Station) -> Flow[Next]:
    """The victims show an item with the symbol of the vulnerability; it is not discarded. (WW-29.3,
    WW-29.12)"""

    def options(view: Station) -> list[str]:
        return legal.bearers(box, view)

    seats = questions.deciders(t, t.in_play)
    item = (yield tuple(t.ask(seat, SHOW, options, default=lambda v: options(v)[0]) for seat in seats)).value
    t.reveal("shown", "WW-29.3", item=item, symbol=t.weakness)
    if t.tactic < 0:
        return step(fighter)
    t.battle = replace(_battle_of(t), manoeuvre=t.tactic)
    t.reveal("manoeuvre", "WW-29.10", card=t.tactic + 1)
    return step(tactics)


# --- the manoeuvre --------------------------------------------------------------------------------


@phase
def tactics(box: Box, t: Station) -> Flow[Next]:
    """The victims show what the manoeuvre asks for, or leave it. Its parts bring points each on its own, and
    each of them once. (WW-29.8, WW-29.9, WW-29.10, WW-29.11, WW-29.28)"""
    seats = questions.deciders(t, t.in_play)
    chosen = (yield tuple(t.ask(seat, MANOEUVRE, ["score", NONE], default="score") for seat in seats)).value
    if chosen == NONE:
        t.tell("scored", "WW-29.8", points=0, sum=_battle_of(t).points)
        return step(fighter)
    card = box.analysis[_battle_of(t).manoeuvre]
    gained = sum(_worth(box, t, part) for part in card.parts)
    points = _add_points(t, gained)
    t.reveal("scored", "WW-29.8", points=gained, sum=points)
    _end_if_beaten(t)
    return step(spend, card.discards) if card.discards else step(fighter)


def _worth(box: Box, t: Station, part: Part) -> int:
    """What one part of the manoeuvre brings at once. (WW-29.8, WW-29.9, WW-29.11)"""
    place = _battle_of(t).place
    if not manoeuvre.met(box, t, part, place):
        return 0
    if part.help or part.discard:
        return 0
    if part.take:
        return min(part.most, part.give * _take_cards(t, part))
    return min(part.most, part.give * (manoeuvre.count(t, part.per, place) if part.per else 1))


def _take_cards(t: Station, part: Part) -> int:
    """Cards are taken for the manoeuvre, as many as there are, and discarded; the killer sees those that
    score. (WW-29.13, WW-29.22, WW-29.27)"""
    cards = [searching.top_card(t, part.deck) for _ in range(min(part.take, t.deck_size(part.deck)))]
    t.discard += cards
    count = cards.count(part.per)
    t.reveal("taken", "WW-29.27", item=part.per, count=count, only={"items": (t.crew, cards)})
    return count


@phase
def spend(box: Box, t: Station, left: int) -> Flow[Next]:
    """Items may be discarded for points before the duels. (WW-29.8)"""

    def options(view: Station) -> list[Gift]:
        held = ((one, item) for one in view.in_play for item in dict.fromkeys(view.items[one]))
        return [ENOUGH, *(Gift.of(one, item) for one, item in held)]

    seats = questions.deciders(t, t.in_play)
    gift: Gift = (yield tuple(t.ask(seat, SPEND, options, default=ENOUGH) for seat in seats)).value
    if gift == ENOUGH:
        t.tell("enough", "WW-29.8")
        return step(fighter)
    take(t.items, gift.victim, gift.item)
    t.discard.append(gift.item)
    gained = next(part.give for part in box.analysis[_battle_of(t).manoeuvre].parts if part.discard)
    points = _add_points(t, gained)
    t.reveal("spent", "WW-29.8", victim=gift.victim, item=gift.item, sum=points)
    return step(spend, left - 1) if left > 1 else step(fighter)


def _aid(box: Box, t: Station) -> str:
    """How the manoeuvre helps in duels, if it does. (WW-29.10)"""
    used = _battle_of(t).manoeuvre
    return box.analysis[used].help if used >= 0 else ""


# --- duels ----------------------------------------------------------------------------------------


@phase
def fighter(box: Box, t: Station) -> Flow[Next]:
    """The victims fight one after another, each once, in an order they choose. (WW-29.14)"""
    battle = _battle_of(t)
    options = [Fighter.of(one) for one in battle.to_fight]
    if _aid(box, t) in ("four_dice", "zeros") and not battle.helped:
        options += [Fighter.of(one, "helped") for one in battle.to_fight]
    seats = questions.deciders(t, battle.to_fight)
    asks = [t.ask(seat, FIGHTER, options, default=options[0]) for seat in seats]
    chosen: Fighter = (yield tuple(asks)).value
    victim, helped = chosen.victim, chosen.helped
    left = tuple(one for one in battle.to_fight if one != victim)
    t.battle = replace(battle, to_fight=left, helped=battle.helped or helped)
    t.fight = replace(t.fight, defender=victim)
    t.tell("fights", "WW-29.14", victim=victim, helped=yes_no(helped))
    return step(duel, victim, helped)


@phase
def duel(box: Box, t: Station, victim: str, helped: bool) -> Flow[Next]:
    """One weapon or none, then four dice less her fear. Side effects of weapons are skipped.
    (WW-29.15, WW-29.16, WW-29.29)"""
    yield from arms.ask_weapon(box, t, victim)
    four = helped and _aid(box, t) == "four_dice"
    arms.throw(box, t, DICE if four else t.dice_of(victim))
    t.reveal("rolled", "WW-29.16", victim=victim, dice=list(t.fight.roll))
    if _aid(box, t) == "reroll" and not _battle_of(t).helped:
        return step(again, victim)
    return step(tally, victim, helped)


@phase
def again(box: Box, t: Station, victim: str) -> Flow[Next]:
    """One victim may roll all her dice once more. (WW-29.10)"""
    ask = t.ask(t.controls[victim], REROLL, ["keep", "reroll"], default="keep", about={"victim": victim})
    if (yield (ask,)).value == "reroll":
        t.battle = replace(_battle_of(t), helped=True)
        arms.throw(box, t, len(t.fight.roll))
        t.reveal("rolled", "WW-29.10", victim=victim, dice=list(t.fight.roll))
    return step(tally, victim, False)


@phase
def tally(box: Box, t: Station, victim: str, helped: bool) -> Next:
    """Her result is added; at the killer's health the victims win, after the last duel they lose.
    (WW-29.16, WW-29.18, WW-29.19)"""
    aid = _aid(box, t)
    if helped and aid == "zeros":
        t.fight = replace(t.fight, roll=tuple(max(1, die) for die in t.fight.roll))
    gained = arms.total(box, t, victim) + skills.traits(box, t, victim).last_stand
    if aid == "armed" and t.fight.weapon:
        gained += next(part.give for part in box.analysis[_battle_of(t).manoeuvre].parts if part.help)
    points, health = _add_points(t, gained), _battle_of(t).health
    t.tell("tally", "WW-29.16", victim=victim, points=gained, sum=points, health=health)
    _end_if_beaten(t)
    if not _battle_of(t).to_fight:
        endings.killers_win(t, "battle", "WW-29.19")
    return step(fighter)
