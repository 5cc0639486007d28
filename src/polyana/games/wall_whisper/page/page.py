"""What the page of «Шёпот за стеной» works out from a view: the map, ways to tap, what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from polyana.core import Question, Seat
from polyana.core.speech import Speech
from polyana.games.folder import L, Say
from polyana.games.wall_whisper.page import option_words
from polyana.games.wall_whisper.page import wording as wording
from polyana.games.wall_whisper.page.deeds import choice_then as choice_then
from polyana.games.wall_whisper.page.deeds import deeds as deeds
from polyana.games.wall_whisper.page.deeds import team_deeds as team_deeds
from polyana.games.wall_whisper.page.floor_plan import HIGH as HIGH
from polyana.games.wall_whisper.page.floor_plan import WIDE as WIDE
from polyana.games.wall_whisper.page.floor_plan import plan as plan
from polyana.games.wall_whisper.page.heat import glow as glow
from polyana.games.wall_whisper.page.heat import heat as heat
from polyana.games.wall_whisper.page.roadside import offer as offer
from polyana.games.wall_whisper.page.roadside import roads as roads
from polyana.games.wall_whisper.page.tapping import ON_DOORS, STEPPED, is_way
from polyana.games.wall_whisper.page.tapping import doors as doors
from polyana.games.wall_whisper.page.tapping import ways as ways
from polyana.games.wall_whisper.rules import apart, kinds, legal, working
from polyana.games.wall_whisper.rules.answers import END, Flight, Order, words_of
from polyana.games.wall_whisper.rules.board import REPAIRS, SEARCHES, SPECIALS
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.kinds import NONE
from polyana.games.wall_whisper.rules.loading import HOME, standard_box
from polyana.games.wall_whisper.rules.numbers import HEALTH as HEALTH
from polyana.games.wall_whisper.rules.numbers import KEYS as KEYS
from polyana.games.wall_whisper.rules.numbers import NEEDED
from polyana.games.wall_whisper.rules.settings import Settings, controllers
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import DECKS

ICONS = ("entrance", "exit", *SEARCHES, *REPAIRS, *SPECIALS)
WITH_CARDS = (kinds.PLAY.name, kinds.ATTACK.name)
ASK_CARDS = (*WITH_CARDS, kinds.ACTION.name, kinds.REFILL.name, kinds.PAY.name, kinds.UNLOCK.name)
"""Questions that cards of the hand answer."""
TURNS = ("victims_turn", "killer_turn", "battle")
UNTOLD = (
    "acts", "found", "kept", "dropped", "equips", "cat", "alarm", "window", "actions_over", "stays",
    "proposed", "consent", "fled", "drew", "milled", "dealt", "sneaked", "carrier_moved", "stage", "begun",
    "put_away", "parting", "doubts", "offers", "own_key", "turn_over", "begun_at", "skills_dealt",
    "seat_over", "trusts", "covers_nobody",
    "skill_taken", "skill_spent", "noisy", "sabotaged", "evening", "sneaks_up",
)  # fmt: skip
"""Events that only one side hears, or that say nothing new."""
FIGHTS = ("defence", "rolled", "cornered")
HYPHENS = {"Биолаборатория": ("Био-", "лаборатория"), "Радиостанция": ("Радио-", "станция")}
PACKAGE = "polyana.games.wall_whisper"


def part(say: Say, settings: Settings, players: int, seat: Seat) -> str:
    """Whom a seat will play: told before anybody sits down there."""
    hunts = [say(f"killer-{one}") for one, who in settings.killer_seats(players).items() if who == seat]
    hides = [say(f"victim-{one}") for one, who in controllers(settings, players).items() if who == seat]
    return say("page-plays", hunts=len(hunts), hides=len(hides), who=", ".join(hunts or hides))


def called(language: str, view: Station, kind: str, text: str) -> str:
    """What an option is called."""
    ends = kind == kinds.ACT.name and text == END.verb
    own = ends and (view.settings.crossroads or legal.tokens_out(view))
    return _called(language, view.settings.board, kind, "end-own" if own else text)


@lru_cache(20_000)
def _called(language: str, board: str, kind: str, text: str) -> str:
    return option_words.option(standard_box(board), Speech(PACKAGE, language), kind, text)


def map_name(view: Station) -> str:
    """The text that says what plan this is."""
    return "page-map" if view.settings.board == HOME else f"page-map-{view.settings.board}"


def lines(name: str) -> tuple[str, ...]:
    """A name in one or two lines, as it fits a module.

    >>> lines("Погрузочный док"), lines("Радиостанция"), lines("Тупик")
    (('Погрузочный', 'док'), ('Радио-', 'станция'), ('Тупик',))
    """
    return HYPHENS.get(name) or tuple(name.split(" ", 1))


def soft(name: str) -> str:
    """A name that may be broken where it would be hyphenated.

    >>> soft("Радиостанция").split("\u00ad"), soft("Тупик")
    (['Радио', 'станция'], 'Тупик')
    """
    first, *rest = HYPHENS.get(name, (name,))
    return "\u00ad".join([first.rstrip("-"), *rest]) if rest else name


# --- the map --------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A location with all that lies there before these eyes."""

    id: str
    code: str
    zone: str
    icons: tuple[str, ...]
    passage: str
    victims: tuple[str, ...]
    killers: tuple[str, ...]
    ghosts: tuple[str, ...]
    """Hidden killers who were last seen here."""
    lurks: tuple[str, ...]
    """Hidden killers who really are here: only their own eyes see it."""
    carrier: str
    tokens: tuple[str, ...]
    noise: bool
    route: tuple[int, ...]
    bodies: tuple[str, ...]
    tally: str
    """Repair tokens here, as the victims know them: «3/6»."""


def spots(box: Box, view: Station, language: str = "ru") -> dict[str, Spot]:
    """Every location, as this view knows it; its code is printed in the letters of the language."""
    sees_victims, sees_map = view.sees("at"), view.sees("killer_at")
    stations = working.stations(box, view)
    route = [place for one in view.routes for place in one.places]
    tokens_at = view.delayed_at if sees_map else [one.seen for one in view.delayed]
    found = {}
    for id_, place in box.board.places.items():
        tokens = ["droid"] * (id_ in view.droids) + ["test"] * (id_ in stations)
        tokens += ["firecracker"] * (id_ == view.reminder_at)
        tokens += ["hourglass"] * (id_ in tokens_at)
        noisy = view.everywhere or id_ in view.reported
        tally = ""
        victims: list[str] = []
        if sees_victims:
            victims = [one for one in view.in_play if view.at[one] == id_]
            tokens += ["cat"] * (view.cat == id_) + ["alarm"] * (
                view.alarm is not None and view.alarm.place == id_
            )
            noisy = noisy or id_ in view.noise
            kind = next((one for one in REPAIRS if one in place.icons), "")
            tally = f"{view.repairs[kind]}/{NEEDED[kind]}" if kind else ""
            tokens += ["fuel"] * (kind == "vehicle" and view.fuelled)
        found[id_] = Spot(
            id_,
            place.code if language == "ru" else id_,
            place.zone,
            place.icons,
            place.passage,
            tuple(victims),
            tuple(one for one in view.killers if view.seen_at[one] == id_ and one not in view.hidden),
            tuple(one for one in view.hidden if view.seen_at[one] == id_),
            tuple(one for one in view.hidden if view.killer_at[one] == id_) if sees_map else (),
            view.mutated if (view.carrier_at if sees_map else view.mutant.seen_at) == id_ else "",
            tuple(tokens),
            noisy,
            tuple(number for number, one in enumerate(route, 1) if one == id_),
            tuple(apart.bodies_at(view, id_)),
            tally,
        )
    return found


# --- what was told --------------------------------------------------------------------------------


def told(log: Sequence[L]) -> list[L]:
    """What both sides have been told in this turn, in its order."""
    found = []
    for line in log:
        if line.kind in TURNS:
            break
        if line.kind not in UNTOLD:
            found.append(line)
    return found[::-1]


def lately(log: Sequence[L]) -> list[L]:
    """What has just happened: when a turn begins, how the other side's ended; else the last thing and what
    led to it. Which stage it is stands over the map.
    """
    heard = [line for line in log if line.kind != "stage"]
    if heard and heard[0].kind in ("victims_turn", "killer_turn"):
        return told(heard[1:])[-3:] or heard[:1]
    return list(takewhile(lambda line: line.kind not in TURNS, heard[:2]))[::-1] or heard[:1]


def fight(log: Sequence[L]) -> L | None:
    """The last roll of this turn, if there was one."""
    return next((line for line in reversed(told(log)) if line.kind in FIGHTS), None)


def battle(log: Sequence[L]) -> list[L]:
    """The final battle step by step."""
    found = []
    for line in log:
        if line.kind not in UNTOLD:
            found.append(line)
        if line.kind == "battle":
            break
    return found[::-1]


# --- the killer -----------------------------------------------------------------------------------


def boards(view: Station, seat: int) -> list[str]:
    """The killers in the order in which this seat looks at them: its own first, the active one first."""
    return sorted(view.killers, key=lambda one: (view.killer_seats[one] != seat, one != view.active))


class Card(NamedTuple):
    """A card of the killer's hand, and the answer that plays it now."""

    id: str
    kind: str
    cost: int
    question: str
    text: str
    barred: bool
    """It is asked for a card, but this one cannot be played now."""


def hand(box: Box, view: Station, asked: Mapping[str, Question], killer: str = "") -> list[Card]:
    """A killer's hand: which cards can be played, paid with, put aside now; only the active killer's can."""
    killer = killer or view.active
    asked = asked if killer == view.active else {}
    found = []
    for id_ in sorted(view.hand[killer], key=lambda one: list(box.cards).index((killer, one))):
        row = box.cards[killer, id_]
        question, text = _card_answer(asked, id_)
        barred = not text and bool(set(asked) & {*WITH_CARDS, kinds.ACTION.name})
        found.append(Card(id_, row.kind, row.cost, question, text, barred))
    return found


def _card_answer(asked: Mapping[str, Question], card: str) -> tuple[str, str]:
    texts = {kinds.ACTION.name: f"play,{card}", kinds.REFILL.name: f"vigilance,{card}"}
    for kind in ASK_CARDS:
        text = texts.get(kind, card)
        if kind in asked and text in asked[kind].texts:
            return asked[kind].id, text
    return "", ""


def asks_card(asked: Mapping[str, Question]) -> str:
    """The question that a card which cannot be played now is held out to, to hear why not."""
    return next(asked[kind].id for kind in (*WITH_CARDS, kinds.ACTION.name) if kind in asked)


def asks_text(asked: Mapping[str, Question], card: str) -> str:
    return f"play,{card}" if kinds.ACTION.name in asked else card


def plain_choices(asked: Mapping[str, Question]) -> list[tuple[Question, str]]:
    """The answers that are neither ways, nor doors, nor cards of the hand, nor actions of victims."""
    questions = [question for kind, question in asked.items() if kind != kinds.ACT.name]
    return [
        (question, text)
        for question in questions
        for text in question.texts
        if not _elsewhere(question.kind, text)
    ]


def asked_about(view: Station, asked: Mapping[str, Question]) -> list[str]:
    """The victims whom questions about skills are about."""
    about = [asked[kind].about for kind in (kinds.SKILLS.name, kinds.HUSH.name) if kind in asked]
    return [one for one in view.victims if any(one in what.values() for what in about)]


def skills_dealt(asked: Mapping[str, Question]) -> list[str]:
    """The skill cards of which several are kept: each is read once, not in every choice that has it."""
    question = asked.get(kinds.SKILLS.name)
    kept = [words_of(text) for text in question.texts] if question else []
    return list(dict.fromkeys(one for cards in kept if len(cards) > 1 for one in cards))


def _elsewhere(kind: str, text: str) -> bool:
    """Is this answer given by tapping the map or a card?"""
    match kind:
        case kinds.ACTION.name:
            return Order.from_text(text).verb in ("move", "play")
        case kinds.FLEE.name:
            return bool(Flight.from_text(text).path)
        case kinds.REFILL.name:
            return Order.from_text(text).verb == "vigilance"
        case kinds.PAY.name:
            return len(words_of(text)) == 1
        case kinds.PLAY.name:
            return text != NONE and text not in standard_box().killer_skills
        case kinds.ATTACK.name | kinds.UNLOCK.name:
            return text != NONE
    return text != NONE if kind in ON_DOORS else kind in STEPPED and is_way(words_of(text))


def supplies(view: Station) -> dict[str, int]:
    """The victims' decks."""
    return {name: view.deck_size(name) for name in DECKS}
