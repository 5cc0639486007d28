"""What victims may do in their turn: pure functions of a view, for questions, refusals, bots and pages.

An action is a tuple of words: ("zack", "move", "G3", "G1"), ("roy", "extra", "axe", "G4-G5"), ("end",).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polyana.core import Seat
from polyana.games.wall_whisper import apart, skills
from polyana.games.wall_whisper import effects as fx
from polyana.games.wall_whisper.board import REPAIRS, SEARCHES, Path, paths
from polyana.games.wall_whisper.cards import Box, Use
from polyana.games.wall_whisper.kinds import NEEDED, ROPES, Words
from polyana.games.wall_whisper.table import Station

STEPS = 2
"""MOVE × 1–2. (WW-23.8)"""


def acts(box: Box, v: Station, seat: Seat) -> list[Words]:
    """All that this seat may do between two actions of stage II. (WW-23.1–23.7)"""
    found: list[Words] = []
    for victim in v.mine(seat):
        if victim not in v.acted:
            found += main_actions(box, v, victim)
        found += free_actions(box, v, victim)
    if v.analysed and battle_ready(box, v):
        found.append(("battle",))
    found += [("accuse", one) for one in accusable(v)]
    if may_end(v):
        found.append(("end",))
    return found


def may_end(v: Station) -> bool:
    """Are all main actions done; на распутье, hers whose turn it is? (WW-23.5, WW-23.10)"""
    if v.settings.crossroads:
        return apart.waiting(v)[0] in v.acted
    return len(v.acted) == len(v.in_play)


def main_actions(box: Box, v: Station, victim: str) -> Iterator[Words]:
    """The seven main actions, those that are legal now. (WW-23.1)"""
    place = v.at[victim]
    for path in ways(box, v, victim, stride(box, v, victim)):
        yield (victim, "move", *path)
    for deck in searches(box, v, victim):
        yield (victim, "search", deck)
    if repairable(box, v, place):
        yield (victim, "repair")
    doors = blocked_doors(box, v, place)
    if doors and skills.traits(box, v, victim).clears_all:
        yield (victim, "clear", "all")
    else:
        for door in doors:
            yield (victim, "clear", door)
    yield (victim, "rest")
    yield from uses(box, v, victim, "special")
    if may_analyse(box, v, victim):
        yield (victim, "analyse")
    if may_test(box, v, victim) and few_players(v):
        yield (victim, "test")


def free_actions(box: Box, v: Station, victim: str) -> Iterator[Words]:
    """Extra actions, exchange and discards. (WW-23.3, WW-28.1, WW-28.4, WW-24.12)"""
    yield from uses(box, v, victim, "extra")
    place = v.at[victim]
    if v.cat == place and not v.petted:
        for path in cat_ways(box, v, victim):
            yield (victim, "pet", *path)
    if may_test(box, v, victim) and not few_players(v):
        yield (victim, "test")
    if v.mutated and not v.fresh_mutant and place not in v.hunted:
        yield (victim, "hunt")
    if v.settings.crossroads:
        yield from apart.loots(box, v, victim)
        yield from apart.deals(v, victim)
    else:
        yield from exchanges(box, v, victim)
    for item in dict.fromkeys(v.items[victim]):
        yield (victim, "drop", item)


def exchanges(box: Box, v: Station, victim: str) -> Iterator[Words]:
    """What one team hands round freely. (WW-28.4)"""
    mine, place = list(dict.fromkeys(v.items[victim])), v.at[victim]
    for other in v.in_play:
        if other == victim or v.at[other] != place:
            continue
        for item in mine:
            yield (victim, "give", item, other)
        if full(box, v, victim) and full(box, v, other):
            for item in mine:
                for back in dict.fromkeys(v.items[other]):
                    if back != item:
                        yield (victim, "swap", item, other, back)


# --- moving ---------------------------------------------------------------------------------------


def stride(box: Box, v: Station, victim: str) -> int:
    """How far main action 1 takes her; a skill may add a step near a visible killer. (WW-23.8)"""
    dash = skills.traits(box, v, victim).dash
    return STEPS + (dash if dash and near_killer(box, v, victim, 1) else 0)


def near_killer(box: Box, v: Station, victim: str, distance: int) -> bool:
    """Does a killer's figure stand within this range of her? (WW-12.1, WW-19.8)"""
    seen = [v.seen_at[one] for one in v.killers if one not in v.hidden]
    return any(box.board.distance(v.at[victim], at) <= distance for at in seen)


def ways(box: Box, v: Station, victim: str, most: int, *, passage: bool = True) -> list[Path]:
    """Every path of a victim's MOVE; Kinto may use one secret passage in it, a climber go once against an
    arrow. (WW-11.1, WW-36.18)"""
    board, own = box.board, skills.traits(box, v, victim)
    barricades, ropes = v.barricades, v.ropes
    tunnels = int(passage and own.passage)
    if not tunnels and not own.climbs:
        return list(paths(v.at[victim], most, lambda here: board.victim_steps(here, barricades, ropes)))
    edge: list[tuple[Path, int, int]] = [((), tunnels, own.climbs)]
    found: list[tuple[Path, int, int]] = []
    for _ in range(most):
        longer: list[tuple[Path, int, int]] = []
        for path, left, climbs in edge:
            here = path[-1] if path else v.at[victim]
            longer += [((*path, one), left, climbs) for one in board.victim_steps(here, barricades, ropes)]
            if left:
                longer += [((*path, one), left - 1, climbs) for one in board.passages(here)]
            if climbs:
                longer += [((*path, one), left, climbs - 1) for one in board.climbable(here, ropes)]
        edge = longer
        found += edge
    if own.climbs:  # of two ways to a place the one that costs nothing comes first
        found.sort(key=lambda one: (len(one[0]), -one[2]))
    return list(dict.fromkeys(path for path, _, _ in found))


def climbed(box: Box, v: Station, start: str, path: Path) -> bool:
    """Does a victim's path go against an arrow without a rope?"""
    steps = zip((start, *path), path, strict=False)
    return any(two in box.board.climbable(one, v.ropes) for one, two in steps)


def cat_ways(box: Box, v: Station, victim: str) -> list[Path]:
    """Where a petted cat can be sent; it never comes back at once. (WW-36.4, WW-36.6, WW-36.7)"""
    place, most = v.at[victim], skills.traits(box, v, victim).cat_steps
    return [path for path in paths(place, most, box.board.adjacent.__getitem__) if path[-1] != place]


def full(box: Box, v: Station, victim: str) -> bool:
    """Does she hold as many items as she may? (WW-24.6)"""
    return len(v.items[victim]) >= skills.traits(box, v, victim).pockets


# --- main actions ---------------------------------------------------------------------------------


def searches(box: Box, v: Station, victim: str) -> list[str]:
    """The decks she may search here. (WW-24.1, WW-24.4, WW-24.5)"""
    place = v.at[victim]
    if v.hindered(place):
        return []
    icons = box.board.places[place].icons
    return [deck for deck in SEARCHES if deck in icons and v.deck_size(deck)]


def repairable(box: Box, v: Station, place: str) -> str:
    """What can be repaired here now, or "". (WW-25.1, WW-25.2, WW-25.9)"""
    if v.hindered(place) or place in v.repaired:
        return ""
    icons = box.board.places[place].icons
    return next((kind for kind in REPAIRS if kind in icons and v.repairs[kind] < NEEDED[kind]), "")


def blocked_doors(box: Box, v: Station, place: str) -> list[str]:
    return [door for door in box.board.doors_of(place) if door in v.barricades]


def may_analyse(box: Box, v: Station, victim: str) -> bool:
    """Stage 1 near a visible killer, stage 2 in the kind of place shown. (WW-27.1, WW-27.6, WW-19.8)"""
    place = v.at[victim]
    if v.analysed == 0:
        return near_killer(box, v, victim, skills.traits(box, v, victim).analyses)
    return v.analysed == 1 and v.site in box.board.places[place].icons


# --- items and advantages -------------------------------------------------------------------------


def uses(box: Box, v: Station, victim: str, when: str) -> Iterator[Words]:
    """Special or extra actions of her items and her board that change something. (WW-24.17, WW-26.8)"""
    for item in dict.fromkeys(v.items[victim]):
        for use in box.uses[item, when]:
            for choice in choices(box, v, victim, use):
                yield (victim, when, item, *choice)
    for advantage in box.victims[victim].advantages:
        if advantage.when == when:
            for choice in choices(box, v, victim, advantage.use, advantage.among):
                yield (victim, when, advantage.id, *choice)
    skill = skills.reaction(box, v, victim, when) if v.skills else None
    if skill is not None:
        for choice in choices(box, v, victim, skill.use):
            yield (victim, when, skill.id, *choice)


def choices(box: Box, v: Station, victim: str, use: Use, among: tuple[str, ...] = ()) -> list[Words]:
    """What may be chosen for a use, so that it changes something."""
    place = v.at[victim]
    if use.at and not set(use.at) & set(box.board.places[place].icons):
        return []
    if use.energy > v.energy:
        return []
    return [
        choice
        for choice in _targets(box, v, victim, use, among)
        if any(changes(box, v, victim, effect, choice) for effect in use.effects)
    ]


def _targets(box: Box, v: Station, victim: str, use: Use, among: tuple[str, ...]) -> list[Words]:
    place, board = v.at[victim], box.board
    if use.choose == "path":
        most = max(one.most for one in use.effects if isinstance(one, fx.Step))
        return ways(box, v, victim, most)
    found: Sequence[str]
    match use.choose:
        case "victim":
            found = [one for one in v.in_play if v.at[one] == place]
        case "other":
            found = [one for one in v.in_play if v.at[one] == place and one != victim]
        case "any":
            found = board.ids
        case "killer":
            found = v.killers
        case "deck":
            found = [deck for deck in SEARCHES if v.deck_size(deck)]
        case "adjacent":
            found = board.adjacent[place]
        case "near":
            found = board.within(place, use.range)
        case "arrow":
            found = board.arrows_of(place)
        case "barricade":
            found = blocked_doors(box, v, place)
        case "passage":
            found = board.passages(place)
        case "discarded":
            found = [one for one in among if one in v.discard]
        case _:
            return [()]
    return [(one,) for one in found]


def changes(box: Box, v: Station, victim: str, effect: fx.VictimEffect, choice: Words) -> bool:
    """Would this effect change anything that the victims can see? (WW-24.17, WW-2.13)"""
    place = v.at[victim]
    match effect:
        case fx.Noise(where="here"):
            return False  # a companion of other effects, never the purpose
        case fx.Noise():
            return choice[0] not in v.noise
        case fx.Repair():
            return bool(repairable(box, v, place))
        case fx.Fuel():
            return not v.fuelled
        case fx.Rope():
            return choice[0] not in v.ropes and len(v.ropes) < ROPES
        case fx.Alarm():
            return not v.alarm
        case fx.Firecracker():
            return not v.cracker
        case fx.Heal():
            return v.wounds[choice[0]] > 0
        case fx.Calm():
            return any(v.fear[one] for one in calmed(v, victim, effect, choice))
        case fx.Bandage():
            return v.wounds[choice[0]] > 0 and choice[0] not in v.bandages
        case fx.Build():
            return effect.item in v.aside
        case fx.Energy():
            return 0 < v.energy < box.most_energy and any(box.items[one].energy for one in v.items[victim])
    return True


def calmed(v: Station, victim: str, effect: fx.Calm, choice: Words) -> list[str]:
    """Whose fear a CALM takes."""
    if effect.whom == "here":
        return [one for one in v.in_play if v.at[one] == v.at[victim]]
    if effect.whom == "others":
        return [one for one in v.in_play if one != victim]
    return [victim] if effect.whom == "self" else [choice[0]]


# --- weapons --------------------------------------------------------------------------------------


def weapons(box: Box, v: Station, victim: str) -> list[str]:
    """What she can fight with: a card, with its companion and its energy. (WW-34.6, WW-34.16, WW-36.10)"""
    held = v.items[victim]
    found = []
    for item in dict.fromkeys(held):
        use = box.items[item].use("weapon")
        if use and use.energy <= v.energy and (not use.beside or use.beside in held):
            found.append(item)
    skill = skills.reaction(box, v, victim, "weapon") if v.skills else None
    return [*found, skill.id] if skill is not None else found


# --- the team -------------------------------------------------------------------------------------


def battle_ready(box: Box, v: Station) -> bool:
    """Analysis begun, an item with the symbol, and all beside a visible killer. (WW-29.1)"""
    places = {v.at[one] for one in v.in_play}
    return v.analysed > 0 and len(places) == 1 and v.figure_at(next(iter(places))) and bool(bearers(box, v))


def bearers(box: Box, v: Station) -> list[str]:
    """The items in the victims' inventories that bear the symbol. (WW-27.5)"""
    held = dict.fromkeys(item for one in v.in_play for item in v.items[one])
    return [item for item in held if v.weakness in box.items[item].symbols]


def few_players(v: Station) -> bool:
    """One or two victim players: the test takes a special action. (WW-42.44)"""
    return len(set(v.controls.values())) < 3


def accusable(v: Station) -> list[str]:
    """Who may be accused: a victim with a token, while two others are in play. (WW-42.20, WW-42.50)"""
    if v.mutated or len(v.in_play) < 3:
        return []
    return [one for one in v.in_play if len(v.faces[one])]


def stations(box: Box, v: Station) -> list[str]:
    """The test stations stand at both exits, if one of the killers infects. (WW-42.1)"""
    return [] if box.infecting.isdisjoint(v.killers) else [box.board.entrance, box.board.exit]


def may_test(box: Box, v: Station, victim: str) -> bool:
    """Another victim here has a token. (WW-42.21, WW-42.58)"""
    place = v.at[victim]
    return place in stations(box, v) and any(
        len(v.faces[one]) for one in v.in_play if one != victim and v.at[one] == place
    )
