"""What skills are worth to bots, and when they use them. In parts of a victory, as everything bots weigh."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from polyana.games.wall_whisper.bots.aims import FEAR, HEAL
from polyana.games.wall_whisper.bots.danger import Danger
from polyana.games.wall_whisper.bots.hunting import CARD, CLIMB, FEAR_WORTH, Hunt
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules import skills
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.board import REPAIRS
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE
from polyana.games.wall_whisper.rules.numbers import PANIC

WORTH = {
    "brawler": 0.5,
    "flight": 0.45,
    "fearless": 0.3,
    "firstaid": 0.7,
    "survivor": 0.55,
    "cheer": 0.2,
    "softhands": 0.3,
    "hero": 0.5,
    "falsetrail": 0.35,
    "taunt": 0.05,
    "luck": 0.35,
    "ace": 0.6,
    "sleight": 0.4,
    "reflex": 0.45,
    "analyst": 0.1,
    "climber": 0.25,
    "quietwork": 0.45,
    "catfriend": 0.1,
    "hoarder": 0.4,
    "laststand": 0.1,
    "fatal": 1.0,
    "entrapment": 0.4,
    "liewait": 0.3,
    "bloodlust": 0.4,
    "keensense": 0.5,
    "deterrence": 0.4,
    "slyhunter": 0.35,
    "aura": 0.45,
    "ambush": 0.5,
    "nightmare": 0.6,
    "lunge": 0.5,
    "hearing": 0.6,
    "tracker": 0.5,
    "masspanic": 0.6,
    "mountain": 0.3,
    "sabotage": 0.35,
    "doorkeeper": 0.5,
    "vigilant": 0.1,
    "watch": 0.45,
    "jammed": 0.2,
}
"""How gladly a skill is kept; one of an owner's file is taken for an ordinary one."""
ORDINARY, IDLE = 0.3, 0.05
GIVEN_AWAY, LOOK = 0.15, 0.01
"""What a panic is worth to a killer, and how much a look must bring to be worth a card."""


def kept(box: Box, killer: str, cards: tuple[str, ...]) -> float:
    """What a choice of skills is worth; a sharper SENSE is idle without cards that SENSE."""
    return sum(_worth(box, killer, one) for one in cards)


def _worth(box: Box, killer: str, id_: str) -> float:
    row = box.killer_skills.get(id_)
    if row is not None and row.when == "sensed" and not _senses(box, killer):
        return IDLE
    return WORTH.get(id_, ORDINARY)


def _senses(box: Box, killer: str) -> bool:
    mine = (card for card in box.cards.values() if card.killer == killer)
    return any(isinstance(effect, fx.Sense) for card in mine for effect in card.effects)


# --- the killer -----------------------------------------------------------------------------------


def killer_use(hunt: Hunt, id_: str, names: list[str]) -> float:
    """What it brings to use a skill now, its price taken off."""
    row = hunt.box.killer_skills[id_]
    gain = sum(_gain(hunt, effect, names) for effect in row.effects)
    return gain - 2 * CARD * row.price - (LOOK if row.price else 0.0)


def _gain(hunt: Hunt, effect: fx.KillerEffect, names: list[str]) -> float:
    match effect:
        case fx.Move():
            moves = hunt.moves()
            ways = hunt.board.adjacent[hunt.here]
            best = max(
                hunt.chase(there, moves) - CLIMB * hunt.board.against(hunt.here, there) for there in ways
            )
            return best - hunt.best()
        case fx.Sense(area="zone"):
            return max(hunt.sense_gain(zone) for zone in hunt.zones())
        case fx.Sense(area="range"):
            return hunt.look_gain(hunt.board.within(hunt.here, effect.range))
        case fx.Sense():
            return max((hunt.look_gain([place]) for place in _sensible(hunt, effect)), default=0.0)
        case fx.Fear():
            return sum(fright(hunt, one) for one in names)
        case fx.Stealth():
            return hunt.ambush(effect.most) - float(hunt.outlook[hunt.number[hunt.here]])
        case fx.Sabotage():
            works = hunt.tracker.works.get(hunt.here, 0)
            return 0.08 * (1 - float(hunt.somebody[hunt.number[hunt.here]])) if works else 0.0
        case fx.Barricade():
            return 0.02
    return 0.0


def _sensible(hunt: Hunt, effect: fx.Sense) -> Sequence[str]:
    if effect.among == "noisy":
        return skills.noisy_places(hunt.box, hunt.v)
    return [place for kind in REPAIRS for place in hunt.board.with_icon(kind)]


def fright(hunt: Hunt, victim: str) -> float:
    """What a fear token for this victim is worth: the third one gives her away."""
    return GIVEN_AWAY if hunt.v.fear[victim] >= PANIC - 1 else FEAR_WORTH


# --- the victims ----------------------------------------------------------------------------------


def special(danger: Danger, victim: str, id_: str) -> float:
    """A skill as the main action of a victim."""
    place, fear = danger.v.at[victim], danger.v.fear
    gain, noisy = 0.0, False
    for effect in danger.box.victim_skills[id_].effects:
        match effect:
            case vx.Heal():
                gain += HEAL
            case vx.Calm():
                gain += FEAR * sum(min(fear[one], effect.count) for one in danger.v.in_play if one != victim)
            case vx.Noise(where="here"):
                noisy = True
            case vx.KillerDiscards():
                gain -= 0.05
    return gain + danger.stand(victim, place, noisy=noisy)


def extra(
    danger: Danger, decoy: Callable[[str], float], victim: str, id_: str, choice: Sequence[str]
) -> float:
    """A skill beside the main action: a step when she has acted, noise to draw the killer away (`decoy`
    says what that brings in a place)."""
    for effect in danger.box.victim_skills[id_].effects:
        if isinstance(effect, vx.Step) and victim in danger.v.acted:
            return danger.stand(victim, choice[-1]) - danger.stand(victim, danger.v.at[victim]) - 0.05
        if isinstance(effect, vx.Noise) and danger.habits.suspicious:
            return decoy(choice[-1]) - 0.04
    return -1.0


def hush(danger: Danger, victim: str, option: str) -> float:
    """Noise is kept down where it would bring the killer."""
    place = danger.v.at[victim]
    cost = (danger.of(place, noisy=True) - danger.of(place)) * danger.toll([victim])
    return 0.0 if option == NONE else cost - 0.03


def hero(danger: Danger, option: str) -> float:
    """One covers the others if it is cheaper to be attacked alone, by far."""
    if option == NONE:
        return 0.0
    return danger.toll(danger.v.fight.present) - danger.toll([option]) - 0.1
