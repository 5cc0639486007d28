"""What victims may do in their turn, as buttons: what stands on them, and what comes of it."""

from __future__ import annotations

from typing import NamedTuple

from polyana.core import Question
from polyana.games.folder import Say
from polyana.games.wall_whisper.page import wording
from polyana.games.wall_whisper.page.roadside import WAYS, deal_then
from polyana.games.wall_whisper.rules import kinds, working
from polyana.games.wall_whisper.rules.answers import DEALS, DRAW, Act, words_of
from polyana.games.wall_whisper.rules.board import ZONES
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.numbers import NEEDED
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import DECKS

EXPLAINED = {
    (kinds.ACTION.name, "search"),
    (kinds.REFILL.name, DRAW.verb),
    (kinds.HURT.name, "wound"),
    (kinds.HURT.name, "infect"),
    (kinds.CONSENT.name, "agree"),
    *((kinds.PART.name, way) for way in WAYS),
}
"""Answers with a sentence of their own."""


EXTRA = ("extra", "pet", "hunt", "give", "swap", "take", "loot")


class Deed(NamedTuple):
    """A button of the victims' turn: the answer, the words, and what comes of it."""

    text: str
    label: str
    then: str

    @property
    def use(self) -> bool:
        """Is something used, rather than passed on or thrown away?"""
        return Act.from_text(self.text).verb not in (*DEALS, "drop")


class Deeds(NamedTuple):
    """What one victim may do, besides moving."""

    main: list[Deed]
    extra: list[Deed]
    items: dict[str, list[Deed]]


def deeds(box: Box, view: Station, question: Question | None, say: Say) -> dict[str, Deeds]:
    """The actions of stage II by victim; those of items stand at the item."""
    found = {one: Deeds([], [], {}) for one in view.in_play}
    for text in question.texts if question else ():
        act = Act.from_text(text)
        if act.for_team or act.verb == "move":
            continue
        deed = Deed(text, _label(box, act, say), consequence(box, view, act, say))
        of, (item, *_) = found[act.victim], (*act.objects, "")
        if item in view.items[act.victim] and act.verb not in ("take", "loot"):
            of.items.setdefault(item, []).append(deed)
        else:
            (of.extra if act.verb in EXTRA else of.main).append(deed)
    return found


def team_deeds(question: Question | None) -> list[str]:
    """What concerns all of them: the final battle, an accusation, the end of the actions."""
    return [one for one in question.texts if Act.from_text(one).for_team] if question else []


def _label(box: Box, act: Act, say: Say) -> str:
    verb, rest = act.verb, act.objects
    named = [_name(box, one, say) for one in rest if one != "all"]
    if verb in ("special", "extra") and rest[0] in box.items:
        when = say(f"page-do-use-{verb}")
        return f"{when}: {', '.join(named[1:])}" if named[1:] else when
    if verb in ("give", "swap", "drop") and rest[0] != box.key:
        named = named[1:]
    if verb in ("special", "extra"):
        return ": ".join(filter(None, (named[0], ", ".join(named[1:]))))
    said = say(f"page-do-{verb}")
    return f"{said}: {', '.join(named)}" if named else said


def _name(box: Box, word: str, say: Say) -> str:
    kinds = (
        ("place", box.board.places),
        ("door", box.board.links),
        ("victim", box.victims),
        ("deck", DECKS),
        ("zone", ZONES),
        ("killer", box.killers),
    )
    return say(f"{next((kind for kind, among in kinds if word in among), 'item')}-{word}")


def consequence(box: Box, view: Station, act: Act, say: Say) -> str:
    """What comes of an action, before it is chosen: noise, what the killer will hear, what is gained."""
    victim, verb, rest = act.victim, act.verb, act.objects
    place = view.at[victim]
    match verb:
        case "search":
            return say("page-then-search", count=view.deck_size(rest[0]))
        case "repair":
            kind = working.repairable(box, view, place)
            placed = working.tokens_placed(box, view, victim, kind, 1)
            said = say("page-then-repair", sum=view.repairs[kind] + placed, needed=NEEDED[kind])
            spoils = min(placed, view.deck_size("keys")) if view.settings.crossroads else 0
            return f"{said} {say('page-then-spoils', count=spoils)}" if spoils else said
        case "clear":
            return say("page-then-told-name" if view.settings.crossroads else "page-then-clear")
        case "give" | "swap" | "take" | "loot":
            return deal_then(view, verb, say)
        case "rest":
            return say("page-then-rest", count=view.fear[victim])
        case "analyse":
            return say("page-then-analyse", stage=view.analysed + 1)
        case "pet":
            return say("page-then-pet")
        case "hunt":
            return say("page-then-hunt")
        case "test":
            return say("page-then-test")
        case "special" | "extra":
            if rest[0] in box.victim_skills:
                return wording.skill(say, box, rest[0])
            use = box.items[rest[0]].use(verb) if rest[0] in box.items else None
            advantage = box.victims[victim].advantage(rest[0])
            effects = use.effects if use else advantage.effects if advantage else ()
            return wording.effects(say, effects)
    return ""


def choice_then(box: Box, view: Station, kind: str, text: str, say: Say) -> str:
    """What comes of any other answer, or what the card says that it names."""
    words = words_of(text)
    word = words[-1]
    if kind == kinds.CONSENT.name and view.deal:
        return ""
    if words[0] == "accuse":
        return say("page-then-team-accuse")
    if word in box.victim_skills or word in box.killer_skills:
        return wording.skill(say, box, word) if len(words) == 1 else ""
    if kind == kinds.HERO.name and word in view.in_play:
        return say("page-then-hero")
    if kind in (kinds.DEFEND.name, kinds.FIGHTER.name) and word in view.in_play:
        return say("page-then-dice", count=view.dice_of(word))
    if kind == kinds.WEAPON.name and word in box.items:
        use = box.items[word].use("weapon")
        return wording.use_of(say, use) if use else ""
    if word in box.items:
        return " ".join(wording.item(say, box.items[word]))
    if kind == kinds.MANOEUVRE.name and word == "score" and view.battle:
        return " ".join(wording.manoeuvre(say, box.analysis[view.battle.manoeuvre]))
    double = "yes" if view.double else "no"
    return say(f"page-then-{kind}-{word}", double=double) if (kind, word) in EXPLAINED else ""
