"""Cards and boards in words, made from their effects: a new row of data needs no new text. (WW-20.6)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from polyana.games.folder import Say
from polyana.games.wall_whisper.rules import killer_effects as fx
from polyana.games.wall_whisper.rules import victim_effects as vx
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.killer_rows import KillerCard, KillerSkill
from polyana.games.wall_whisper.rules.victim_rows import (
    Analysis,
    Item,
    Part,
    Traits,
    Use,
    Victim,
    VictimSkill,
)

DEFAULTS = msgspec.structs.asdict(Traits())


def effects(say: Say, whole: Iterable[fx.KillerEffect | vx.VictimEffect]) -> str:
    """Effects as one sentence after another."""
    return " ".join(filter(None, (effect(say, one) for one in whole)))


def effect(say: Say, one: fx.KillerEffect | vx.VictimEffect) -> str:
    """One keyword. What it holds for later is said within it."""
    facts: dict[str, Any] = {
        name: value
        for name, value in msgspec.structs.asdict(one).items()
        if isinstance(value, str | int) and not isinstance(value, bool)
    }
    if isinstance(one, vx.Repair):
        facts["noise"] = "yes" if one.noisy else "no"
    if isinstance(one, fx.Droid):
        facts["range"] = one.ranges[0]
    side = "killer" if isinstance(one, fx.KillerEffect) else "victim"
    inner = effects(say, fx.held_by(one)) if isinstance(one, fx.KillerEffect) else ""
    return say(f"fx-{side}-{one.__struct_config__.tag}", **facts, inner=inner, more="yes" if inner else "no")


def killer_card(say: Say, card: KillerCard) -> str:
    """All that a killer card says but its name, class and cost."""
    return effects(say, card.effects)


def level(say: Say, box: Box, killer: str, number: int) -> str:
    """What a level of the killer's board brings. (WW-6.2)"""
    if number < 2:
        return say("page-level-first")
    row = box.levels[killer, number]
    said = [effects(say, row.effects)]
    if row.unlock:
        said.append(say("page-level-unlock", card=say(f"card-{row.unlock}")))
    if row.onset:
        said.append(say("page-level-onset", inner=effects(say, row.onset)))
    said += [say("page-level-long", card=say(f"card-{one}")) for one in row.also_long]
    return " ".join(filter(None, said))


# --- items ----------------------------------------------------------------------------------------


def item(say: Say, card: Item) -> list[str]:
    """What an item card says, plate by plate."""
    if card.role != "item":
        return [say(f"page-item-{card.role}")]
    plates = [use_of(say, one) for one in card.uses]
    if card.shows_exit:
        plates.append(say("page-item-plan"))
    marks = [say("page-mark-lasting")] * card.lasting + [say("page-mark-noisy")] * card.noisy
    if card.symbols:
        marks.append(
            say("page-mark-symbols", symbols=", ".join(say(f"symbol-{one}") for one in card.symbols))
        )
    return [*plates, *marks]


def use_of(say: Say, use: Use) -> str:
    """One plate: when it is used, where, and what it does. (WW-24.14)"""
    parts = [say(f"page-when-{use.when}")]
    if use.at:
        parts.append(say("page-use-at", places=", ".join(say(f"icon-{one}") for one in use.at)))
    if use.beside:
        parts.append(say("page-use-beside", item=say(f"item-{use.beside}")))
    if use.energy:
        parts.append(say("page-use-energy", count=use.energy))
    return f"{', '.join(parts)}. {effects(say, use.effects)}".strip()


def victim(say: Say, row: Victim) -> str:
    """A victim's board: what is always on, and the actions of her own. (WW-44.2)"""
    said = _traits(say, row.traits)
    said += [
        say("page-advantage", name=say(f"item-{one.id}"), text=use_of(say, one.use)) for one in row.advantages
    ]
    return " ".join(said) or say("page-trait-none")


def _traits(say: Say, traits: Traits) -> list[str]:
    return [
        say(f"page-trait-{name}", count=int(value))
        for name, value in msgspec.structs.asdict(traits).items()
        if value != DEFAULTS[name]
    ]


# --- skills ---------------------------------------------------------------------------------------


def skill(say: Say, box: Box, id_: str) -> str:
    """All that a skill card says but its name."""
    if id_ in box.victim_skills:
        return _victim_skill(say, box.victim_skills[id_])
    return _killer_skill(say, box.killer_skills[id_])


def _victim_skill(say: Say, row: VictimSkill) -> str:
    said = _traits(say, row.traits)
    if row.effects:
        said.append(f"{say(f'page-when-{row.when}')}. {effects(say, row.effects)}")
    return " ".join([*said, say("page-mark-once")] if row.once else said)


def _killer_skill(say: Say, row: KillerSkill) -> str:
    parts = [say(f"page-moment-{row.when}", levels=", ".join(map(str, row.levels)))]
    if row.price:
        parts.append(say("page-moment-price", count=row.price))
    if row.at:
        parts.append(say("page-moment-at", places=", ".join(say(f"icon-{one}") for one in row.at)))
    parts += [say("page-moment-unseen")] * (not row.unseen) + [say("page-moment-unmet")] * (not row.met)
    said = [f"{', '.join(parts)}.", effects(say, row.effects)]
    said += [say("page-moment-climbs")] * bool(row.climbs)
    said += [say("page-mark-once")] * row.once + [say("page-mark-round")] * (
        row.per_round or bool(row.climbs)
    )
    return " ".join(filter(None, said))


# --- the analyser ---------------------------------------------------------------------------------


def manoeuvre(say: Say, card: Analysis) -> list[str]:
    """The tactical manoeuvre, part by part. (WW-29.28)"""
    return [_part(say, one) for one in card.parts]


def _part(say: Say, part: Part) -> str:
    if part.help:
        return say(f"page-help-{part.help}", give=part.give)
    if part.discard:
        return say("page-part-discard", count=part.discard, give=part.give)
    demands = []
    if part.show:
        demands.append(say("page-part-show", items=_named(say, part.show)))
    if part.any:
        demands.append(say("page-part-any", items=_named(say, part.any)))
    if part.site:
        demands.append(say("page-part-site", site=say(f"icon-{part.site}")))
    if part.zone:
        demands.append(say("page-part-zone", zone=say(f"zone-{part.zone}")))
    if part.take:
        deck = say(f"deck-{part.deck}")
        demands.append(say("page-part-take", count=part.take, deck=deck, item=say(f"item-{part.per}")))
    elif part.per:
        demands.append(say(f"page-per-{part.per}"))
    most = part.most if part.most < 99 else 0
    return say("page-part", demands="; ".join(demands), give=part.give, most=most)


def _named(say: Say, items: Iterable[str]) -> str:
    return ", ".join(f"«{say(f'item-{one}')}»" for one in items)
