"""«Шёпот за стеной» in the terminal: the roof, the map of the station, one's own side's things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from polyana.core import Question
from polyana.games.terminal import GameTerminal, Look
from polyana.games.wall_whisper.page import page
from polyana.games.wall_whisper.page.deeds import choice_then, consequence
from polyana.games.wall_whisper.page.tapping import shortest
from polyana.games.wall_whisper.page.terminal_map import station_map
from polyana.games.wall_whisper.rules.answers import Act
from polyana.games.wall_whisper.rules.kinds import ACT
from polyana.games.wall_whisper.rules.table import Station

MANY = 12
"""With more actions than this, they are chosen victim by victim."""


class WallWhisperTerminal(GameTerminal):
    """The table of «Шёпот за стеной»."""

    quiet = ("stage", "put_away")

    def draw(self, look: Look) -> Iterable[RenderableType]:
        t: Station = look.table
        yield heading(look)
        yield station_map(look)
        yield roof(look)
        if t.battle:
            points = look.say("page-points", sum=t.battle.points, health=t.battle.health)
            yield look.line(look.say("page-battle"), points)
        yield people(look)
        if look.seat >= 0 and t.sees("hand"):
            yield from lair(look)
        elif look.seat >= 0 and t.sees("items"):
            yield stores(look)

    def then(self, look: Look, question: Question, text: str) -> str:
        """As it stands under the page's buttons."""
        box, t = look.game.box, look.table
        if question.kind != ACT.name:
            return choice_then(box, t, question.kind, text, look.say)
        act = Act(text.split(","))
        if act.for_team:
            return look.say(f"page-then-team-{act.verb}") if act.verb in ("accuse", "battle") else ""
        if act.verb == "move":
            seen = [t.seen_at[one] for one in t.killers if one not in t.hidden]
            steps = [box.board.distance(act.objects[-1], one) for one in seen]
            return look.say("page-then-far", steps=min(steps)) if steps else ""
        return consequence(box, t, act, look.say)

    def groups(self, look: Look, question: Question) -> Sequence[tuple[str, Sequence[str]]]:
        """The actions of each victim, and what concerns all of them."""
        if question.kind != ACT.name or len(question.texts) <= MANY:
            return ()
        own: dict[str, list[str]] = {}
        team = []
        acts = {text: Act(text.split(",")) for text in question.texts}
        ways = {
            victim: set(shortest(act.objects for act in acts.values() if act[:2] == (victim, "move")))
            for victim in look.table.in_play
        }
        for text, act in acts.items():
            if act.for_team:
                team.append(text)
            elif act.verb != "move" or act.objects in ways[act.victim]:
                own.setdefault(act.victim, []).append(text)
        found: list[tuple[str, Sequence[str]]] = [(_doing(look, one), texts) for one, texts in own.items()]
        return [
            *found,
            *((page.called(look.speech.language, look.table, ACT.name, text), [text]) for text in team),
        ]


def _doing(look: Look, victim: str) -> str:
    """Who may act, and where she is."""
    t: Station = look.table
    place = look.say(f"place-{t.at[victim]}")
    acted = f", {look.say('page-acted')}" if victim in t.acted else ""
    return f"{look.say(f'victim-{victim}')} ({place}{acted})"


def heading(look: Look) -> Text:
    """The round, and whose turn it is."""
    t: Station = look.table
    said = [look.say("page-round", round=t.round) if t.round else look.say("page-skill-choice")]
    if t.turn == "victims":
        said.append(look.say("page-turn-victims"))
    elif t.turn in t.killers:
        said.append(look.say("page-turn-killer", killer=look.say(f"killer-{t.turn}")))
        said += [look.say("page-stage", stage=t.stage)] * bool(t.stage)
    return Text(" · ".join(said), "bold")


def roof(look: Look) -> Text:
    """What both sides see of the ways out, and of the killer's power."""
    t: Station = look.table
    said = [] if t.settings.crossroads else [look.say("page-keys-on", count=len(t.stand))]
    said.append(look.say("page-rescue", cell=t.rescue))
    ready = "yes" if t.vehicle_ready else "no"
    said.append(look.say("page-vehicle-gone") if t.vehicle_gone else look.say("page-vehicle", ready=ready))
    said.append(look.say("page-analysed", stage=t.analysed))
    for killer in t.killers:
        name = look.say(f"killer-{killer}")
        said.append(look.say("page-strength-of", killer=name, count=t.force(killer)))
    said.append(look.say("page-level-both" if t.double else "page-level", level=t.level))
    return Text(". ".join(said) + ".", "dim")


def people(look: Look) -> RenderableType:
    """Who plays whom, and how the victims are; their things for their own side."""
    t: Station = look.table
    sees = t.sees("items")
    made = look.grid("", look.say("page-state-short"), *([look.say("page-items")] if sees else []))
    for killer in t.killers:
        name = Text(look.say(f"killer-{killer}"), "bold red")
        made.add_row(Text.assemble(name, " — ", look.name(t.killer_seats[killer])))
    for victim in t.victims:
        name = Text(look.say(f"victim-{victim}"), "bold")
        seated = Text.assemble(name, " — ", look.name(t.controls[victim]))
        made.add_row(seated, _state(look, victim), *([_belongings(look, victim)] if sees else []))
    return made


def _state(look: Look, victim: str) -> str:
    t: Station = look.table
    if victim == t.mutated:
        return look.say("page-carrier")
    if victim in t.fates:
        return look.say(f"page-fate-{t.fates[victim]}")
    said = look.say("page-state", wounds=t.wounds[victim], fear=t.fear[victim])
    tokens = len(t.faces[victim]) if victim in t.faces else 0
    return f"{said}. {look.say('page-tokens', count=tokens)}" if tokens else said


def _belongings(look: Look, victim: str) -> str:
    t: Station = look.table
    if victim not in t.in_play:
        return "—"
    return ", ".join(look.say(f"item-{one}") for one in t.items[victim]) or look.say("page-items-none")


def stores(look: Look) -> Text:
    """The victims' decks, and what the analyser has shown."""
    t: Station = look.table
    decks = page.supplies(t).items()
    said = [look.say("page-deck", deck=look.say(f"deck-{name}"), count=count) for name, count in decks]
    if t.weakness:
        said.append(f"{look.say('page-weakness')} {look.say(f'symbol-{t.weakness}')}")
    if t.site:
        said.append(look.say("page-site", site=look.say(f"site-{t.site}")).rstrip("."))
    return Text(". ".join(said) + ".", "dim")


def lair(look: Look) -> Iterable[RenderableType]:
    """The killers' hands with what the cards do, and their piles."""
    t: Station = look.table
    for killer in page.boards(t, look.seat):
        if look.seat != t.killer_seats[killer] and killer not in t.hand:
            continue
        made = look.grid(title=f"{look.say('page-hand')}: {look.say(f'killer-{killer}')}")
        for id_ in t.hand[killer]:
            row = look.game.box.cards[killer, id_]
            kind = look.say(f"page-kind-{row.kind}")
            cost = f", {look.say('page-cost', count=row.cost)}" if row.cost else ""
            text = page.wording.killer_card(look.say, row)
            made.add_row(Text(look.say(f"card-{id_}"), "bold"), kind + cost, Text(text, "dim"))
        yield made if t.hand[killer] else Text(look.say("page-hand-none"), "dim")
        piles = [
            look.say("page-killer-deck", count=len(t.deck[killer])),
            look.say("page-killer-used", count=len(t.used[killer])),
            look.say("page-vigilance", count=len(t.vigilance[killer])),
        ]
        yield Text(". ".join(piles) + ".", "dim")
