"""The questions of «Шёпот за стеной»."""

from __future__ import annotations

from polyana.core import Kind, Own
from polyana.games.wall_whisper.rules.answers import Act, Fighter, Flight, Gift, Order, Placed
from polyana.games.wall_whisper.rules.zones import KILLER, MAP, VICTIMS

NONE, BOTH = "none", "both"

Words = tuple[str, ...]
STAY: Words = ("stay",)

# The victims' side, in its own turn.
ACT: Kind[Act] = Kind("act", "WW-23.1", to=VICTIMS, form=Act.of, standalone=True)
VERDICT: Kind[str] = Kind("verdict", "WW-22.10", to=VICTIMS)
DOUBT: Kind[Order] = Kind("doubt", "WW-42.57", to=VICTIMS, form=Order.of)
CONSENT: Kind[str] = Kind("consent", "WW-29.2", to=VICTIMS)
KEEP: Kind[str] = Kind("keep", "WW-24.3", to=VICTIMS)
OVER_LIMIT: Kind[str] = Kind("over_limit", "WW-24.6", to=VICTIMS)
EQUIP: Kind[str] = Kind("equip", "WW-30.1", to=VICTIMS)
PART: Kind[Order] = Kind("part", "WW-38.16", to=Own, form=Order.of)
# … and in the killer's.
DEFEND: Kind[str] = Kind("defend", "WW-34.4")
WEAPON: Kind[str] = Kind("weapon", "WW-34.6")
CANCEL: Kind[str] = Kind("cancel", "WW-7.5")
FLEE: Kind[Flight] = Kind("flee", "WW-34.12", to=VICTIMS, form=Flight.of)
# The final battle.
SHOW: Kind[str] = Kind("show", "WW-29.3")
MANOEUVRE: Kind[str] = Kind("manoeuvre", "WW-29.8")
SPEND: Kind[Gift] = Kind("spend", "WW-29.8", form=Gift.of)
FIGHTER: Kind[Fighter] = Kind("fighter", "WW-29.14", form=Fighter.of)
REROLL: Kind[str] = Kind("reroll", "WW-29.10")
# The killer.
PLAY: Kind[str] = Kind("play", "WW-33.10")
ACTION: Kind[Order] = Kind("action", "WW-32.6", form=Order.of)
ATTACK: Kind[str] = Kind("attack", "WW-34.3")
PAY: Kind[Words] = Kind("pay", "WW-33.4", to=KILLER)
GO: Kind[Words] = Kind("go", "WW-11.1")
SNEAK: Kind[Words] = Kind("sneak", "WW-19.1", to=MAP)
SENSE: Kind[str] = Kind("sense", "WW-15.1")
DOOR: Kind[str] = Kind("door", "WW-17.1")
TAKE_BACK: Kind[str] = Kind("take_back", "WW-17.5")
AIM: Kind[str] = Kind("aim", "WW-33.6")
ORDER: Kind[str] = Kind("order", "WW-18.7")
REFILL: Kind[Order] = Kind("refill", "WW-32.13", to=KILLER, form=Order.of)
UNLOCK: Kind[str] = Kind("unlock", "WW-35.5", to=KILLER)
# Roboeye and Parasitoid.
DROID: Kind[Placed] = Kind("droid", "WW-41.3", form=Placed.of)
CONTROL: Kind[str] = Kind("control", "WW-41.5")
ROUTE: Kind[Words] = Kind("route", "WW-41.12")
LEAP: Kind[str] = Kind("leap", "WW-33.6")
HURT: Kind[str] = Kind("hurt", "WW-42.16")
WHO_INFECTED: Kind[str] = Kind("infected", "WW-42.17")
FLESH: Kind[str] = Kind("flesh", "WW-42.3", to=KILLER)
MUTATE: Kind[str] = Kind("mutate", "WW-42.26", to=Own)
CARRIER: Kind[Words] = Kind("carrier", "WW-42.34", to=MAP)

# Skill cards.
SKILLS: Kind[Words] = Kind("skills", "WW-37.10", to=Own)
ASSIGN: Kind[str] = Kind("assign", "WW-40.7")
USE_SKILL: Kind[str] = Kind("use_skill", "WW-37.8")
HUSH: Kind[str] = Kind("hush", "WW-37.8", to=VICTIMS)
HERO: Kind[str] = Kind("hero", "WW-37.8", to=VICTIMS)
FRIGHTENED: Kind[str] = Kind("frightened", "WW-16.1")

CLAUSES = {one.name: one.clause for one in list(vars().values()) if isinstance(one, Kind)}
