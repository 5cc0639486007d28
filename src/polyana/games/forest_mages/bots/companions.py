"""What creatures are worth to the mage who tames them: for bots."""

from __future__ import annotations

from polyana.core import Seat
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.creatures import TRAIN_VP, working
from polyana.games.forest_mages.rules.dice import ALL_DICE
from polyana.games.forest_mages.rules.final_score import AT_HOME, ROAMING
from polyana.games.forest_mages.rules.rows import Ability, Creature
from polyana.games.forest_mages.rules.table import ROUNDS, Glade

PER_ROUND: dict[Ability, float] = {
    "PLACE_SEASON_SCORCH": 0.3,
    "PLACE_VILLAGE_SCORCH": 0.3,
    "CREATURE_SLOT_BERRY": 0.2,
    "FIRST_SCORCH_BERRY": 0.1,
    "GATHER_SWAP": 0.5,
    "CLAIM_SEASON_VP": 1.2,
    "BREW_VP": 1.4,
    "TRAIN_VP": 0.8,
    "EOR_BERRY_VP": 1.6,
    "EOR_SET_VP": 1.4,
    "GATHER_SEASON_PLUS": 1.2,
    "PLACE_VILLAGE_PLUS": 1.8,
}
"""What an ability brings in a round, in points."""
TURNING = {"water": 1.6, "wind": 1.4, "fire": 0.6}
SLOTS = {"gain": 1.1, "move": 1.0}
"""What a creature's own slot brings more than another place for the die."""
ROOMY = 0.5
"""How likely a creature finds a forest of its season."""


def per_round(box: Box, v: Glade, seat: Seat, creature: Creature) -> float:
    """What a creature's ability brings its tamer in a round."""
    if creature.ability == "ELEMENT_TO":
        return TURNING[creature.of]
    if creature.ability == "SLOT":
        return SLOTS[creature.does[0].verb]
    if creature.ability == "EOR_BERRY_PER":
        return 0.4 + 0.8 * sum(box.creatures[one].season == creature.of for one in v.active[seat])
    return PER_ROUND[creature.ability]


def rounds_left(v: Glade, seat: Seat) -> float:
    """How many rounds an ability can still be of use, parts of this one included."""
    return ROUNDS - v.round + len(v.supply[seat]) / len(ALL_DICE)


def ability_worth(box: Box, v: Glade, seat: Seat, creature: str) -> float:
    """What is lost when an active creature is released."""
    return per_round(box, v, seat, box.creatures[creature]) * rounds_left(v, seat)


def home_worth(box: Box, v: Glade, seat: Seat, creature: str) -> float:
    """What the creature itself scores at the end: more if a forest of its season is or may be free."""
    season = box.creatures[creature].season
    rivals = sum(box.creatures[one].season == season for one in (*v.active[seat], *v.released[seat]))
    free = sum(season in box.forests[one].seasons for one in v.claimed[seat] if one not in v.homes)
    chance = 1.0 if free > rivals else ROOMY * (ROUNDS - v.round + 1) / ROUNDS
    return ROAMING + (AT_HOME - ROAMING) * chance


def creature_worth(box: Box, v: Glade, seat: Seat, creature: str, limit: int) -> float:
    """What training a creature is worth; over the limit another one has to go."""
    gain = ability_worth(box, v, seat, creature)
    active = v.active[seat]
    if len(active) >= limit:
        gain = max(0.0, gain - min(ability_worth(box, v, seat, one) for one in active))
    trainers = len(working(box, v, seat, active, "TRAIN_VP"))
    return gain + home_worth(box, v, seat, creature) + TRAIN_VP * trainers
