"""The chances of the final battle, as the victims see it. (Chapter 29)"""

from __future__ import annotations

from polyana.games.wall_whisper import legal, odds, skills
from polyana.games.wall_whisper.cards import Box, Part
from polyana.games.wall_whisper.kinds import BATTLE_HEALTH, NONE, PER_VIGILANCE
from polyana.games.wall_whisper.table import Station

GUARDED = (0.55, 0.3, 0.15)
"""How likely 0, 1 or 2 cards of vigilance lie in the area."""


def battle_chance(box: Box, v: Station) -> float:
    """How likely the victims win if they fight now."""
    chances = {round(_manoeuvre(box, v)): 1.0}
    for victim in v.in_play:
        rolls = odds.sums(box.faces, v.dice_of(victim))
        times, by = _arms(box, v, victim)
        by += skills.traits(box, v, victim).last_stand
        longer: dict[int, float] = {}
        for before, chance in chances.items():
            for roll, likely in enumerate(rolls):
                total = before + roll * times + by
                longer[total] = longer.get(total, 0.0) + chance * likely
        chances = longer
    return sum(
        guard
        * sum(chance for total, chance in chances.items() if total >= BATTLE_HEALTH + cards * PER_VIGILANCE)
        for cards, guard in enumerate(GUARDED)
    )


def _arms(box: Box, v: Station, victim: str) -> tuple[int, int]:
    """The best weapon of a victim: how the roll is multiplied, and what is added."""
    arms = (odds.blow(box, v, victim, one) for one in (NONE, *legal.weapons(box, v, victim)))
    return max(arms, key=lambda one: 4.5 * (one[0] - 1) + one[1])


def _manoeuvre(box: Box, v: Station) -> float:
    """What the manoeuvre brings, about."""
    return sum(_part(box, v, part) for part in box.analysis[v.tactic].parts) if v.tactic >= 0 else 0.0


def _part(box: Box, v: Station, part: Part) -> float:
    held = [item for one in v.in_play for item in v.items[one]]
    place = box.board.places[v.at[v.in_play[0]]]
    if any(part.show.count(one) > held.count(one) for one in part.show):
        return 0.0
    if part.any and not any(one in held for one in part.any):
        return 0.0
    if (part.site and part.site not in place.icons) or (part.zone and part.zone != place.zone):
        return 0.0
    if part.help or part.discard:
        return 1.0
    if part.per:
        return min(part.most, part.give) * 0.5
    return float(part.give)
