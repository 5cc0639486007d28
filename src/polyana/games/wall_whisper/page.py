"""What the page of «Шёпот за стеной» works out from a view: the map, ways to tap, what comes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

from polyana.core import Question
from polyana.core.speech import Speech
from polyana.games.wall_whisper import legal, saying, wording
from polyana.games.wall_whisper.belief import Belief
from polyana.games.wall_whisper.board import REPAIRS, ZONES
from polyana.games.wall_whisper.cards import DECKS, Box
from polyana.games.wall_whisper.kinds import HEALTH as HEALTH
from polyana.games.wall_whisper.kinds import KEYS as KEYS
from polyana.games.wall_whisper.kinds import NEEDED, NONE
from polyana.games.wall_whisper.loading import standard_box
from polyana.games.wall_whisper.plan import HIGH as HIGH
from polyana.games.wall_whisper.plan import WIDE as WIDE
from polyana.games.wall_whisper.plan import plan as plan
from polyana.games.wall_whisper.table import Station
from polyana.games.wall_whisper.wording import Say

STEPPED = ("go", "sneak", "carrier", "route", "droid", "aim", "leap", "sense")
"""Questions whose answers are locations one after another, and nothing else."""
ON_DOORS = ("door", "take_back", "flesh")
WITH_CARDS = ("play", "attack")
TURNS = ("victims_turn", "killer_turn", "battle")
UNTOLD = (
    "acts", "found", "kept", "dropped", "equips", "cat", "alarm", "window", "actions_over", "stays",
    "proposed", "consent", "fled", "drew", "milled", "dealt", "sneaked", "carrier_moved", "stage", "begun",
    "put_away",
)  # fmt: skip
"""Events that only one side hears, or that say nothing new."""
FIGHTS = ("defence", "rolled", "cornered")
HYPHENS = {"Биолаборатория": ("Био-", "лаборатория"), "Радиостанция": ("Радио-", "станция")}
PACKAGE = __name__.rpartition(".")[0]


def called(language: str, view: Station, kind: str, text: str) -> str:
    """What an option is called."""
    return _called(language, kind, text)


@lru_cache(20_000)
def _called(language: str, kind: str, text: str) -> str:
    return saying.option(standard_box(), Speech(PACKAGE, language), kind, text)


def lines(name: str) -> tuple[str, ...]:
    """A name in one or two lines, as it fits a module.

    >>> lines("Погрузочный док"), lines("Радиостанция"), lines("Тупик")
    (('Погрузочный', 'док'), ('Радио-', 'станция'), ('Тупик',))
    """
    return HYPHENS.get(name) or tuple(name.split(" ", 1))


# --- the map --------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A location with all that lies there before these eyes."""

    id: str
    code: str
    zone: str
    icons: tuple[str, ...]
    passage: str
    victims: tuple[str, ...]
    killer: str
    ghost: str
    """A hidden killer who was last seen here."""
    lurks: str
    """A hidden killer who really is here: only his own eyes see it."""
    carrier: str
    tokens: tuple[str, ...]
    noise: bool
    route: tuple[int, ...]
    tally: str
    """Repair tokens here, as the victims know them: «3/6»."""


def spots(box: Box, view: Station) -> dict[str, Spot]:
    """Every location, as this view knows it."""
    sees_victims, sees_map = view.sees("at"), view.sees("killer_at")
    stations = legal.stations(box, view)
    route = [place for _, _, way in view.routes for place in way]
    found = {}
    for id_, place in box.board.places.items():
        tokens = ["droid"] * (id_ in view.droids) + ["test"] * (id_ in stations)
        tokens += ["hourglass"] * (id_ in (view.delayed_at if sees_map else view.delayed_seen))
        noisy = view.everywhere or id_ in view.reported
        tally = ""
        victims: list[str] = []
        if sees_victims:
            victims = [one for one in view.in_play if view.at[one] == id_]
            tokens += ["cat"] * (view.cat == id_) + ["alarm"] * (view.alarm == id_)
            noisy = noisy or id_ in view.noise
            kind = next((one for one in REPAIRS if one in place.icons), "")
            tally = f"{view.repairs[kind]}/{NEEDED[kind]}" if kind else ""
            tokens += ["fuel"] * (kind == "vehicle" and view.fuelled)
        found[id_] = Spot(
            id_,
            place.code,
            place.zone,
            place.icons,
            place.passage,
            tuple(victims),
            next((one for one in view.killers if view.seen_at[one] == id_ and one not in view.hidden), ""),
            next((one for one in view.hidden if view.seen_at[one] == id_), ""),
            next((one for one in view.hidden if view.killer_at[one] == id_), "") if sees_map else "",
            view.mutated if (view.carrier_at if sees_map else view.carrier_seen) == id_ else "",
            tuple(tokens),
            noisy,
            tuple(number for number, one in enumerate(route, 1) if one == id_),
            tally,
        )
    return found


# --- ways to tap ----------------------------------------------------------------------------------


def ways(box: Box, view: Station, asked: Mapping[str, Question], say: Say) -> str:
    """All ways that can be tapped on the map, as JSON: whose, which question, the text before."""
    found = []
    for question in asked.values():
        for who, before, options in _tapped(view, question):
            start = view.at[who] if who else _killer_place(view)
            made = [
                [",".join(places), _then(box, view, who, question.kind, start, places, say)]
                for places in options
            ]
            if made:
                found.append({"who": who, "ask": question.id, "pre": before, "ways": made, "start": start})
    plain = msgspec.json.encode(found).decode() if found else ""
    return Markup(plain.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;"))


def _killer_place(view: Station) -> str:
    return view.killer_at[_active(view)] if view.sees("killer_at") else ""


def _active(view: Station) -> str:
    return view.turn if view.turn in view.killers else view.killers[0]


def _tapped(view: Station, question: Question) -> Iterable[tuple[str, str, list[tuple[str, ...]]]]:
    """The tappable options of a question by whose way it is: the words before the way, and the ways."""
    options = [text.split(",") for text in question.texts]
    if question.kind == "act":
        for who in view.in_play:
            mine = [tuple(one[2:]) for one in options if one[:2] == [who, "move"]]
            yield who, f"{who},move,", _shortest(mine)
    elif question.kind == "flee":
        for who in view.in_play:
            yield (
                who,
                f"{who},",
                _shortest(tuple(one[1:]) for one in options if one[0] == who and one[1] != "stay"),
            )
    elif question.kind == "action":
        yield "", "move,", [tuple(one[1:]) for one in options if one[0] == "move"]
    elif question.kind in STEPPED:
        yield "", "", [tuple(one) for one in options if one[0][1:].isdigit()]


def _shortest(options: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """A victim's way is nobody's business: of all that lead to a place in as many steps, the first."""
    found: dict[tuple[str, int], tuple[str, ...]] = {}
    for one in options:
        found.setdefault((one[-1], len(one)), one)
    return list(found.values())


def _then(box: Box, view: Station, who: str, kind: str, start: str, places: Sequence[str], say: Say) -> str:
    """What comes of a way, before it is gone."""
    board, end = box.board, places[-1]
    if who or kind == "carrier":
        seen = [view.seen_at[one] for one in view.killers if one not in view.hidden]
        said = (
            [say("page-then-far", steps=min(board.distance(end, one) for one in seen))]
            if seen and who
            else []
        )
        return " ".join([*said, say("page-then-unseen")])
    if kind in ("droid", "aim", "leap", "sense"):
        return ""
    climbs = board.climbs(start, tuple(places))
    said = [say("page-then-climbs", count=climbs)] if climbs else []
    links = [board.link(one, two) for one, two in zip((start, *places), places, strict=False)]
    broken = [link.id for link in links if link is not None and link.id in view.barricades]
    if broken and kind != "sneak":
        said.append(say("page-then-breaks", count=len(broken)))
    said.append(say("page-then-unseen" if kind == "sneak" else "page-then-told"))
    return " ".join(said)


def doors(asked: Mapping[str, Question]) -> Question | None:
    """The question that is answered by tapping a door."""
    return next((asked[kind] for kind in ON_DOORS if kind in asked), None)


# --- what victims may do --------------------------------------------------------------------------


class Deed(NamedTuple):
    """A button of the victims' turn: the answer, the words, and what comes of it."""

    text: str
    label: str
    then: str


class Deeds(NamedTuple):
    """What one victim may do, besides moving."""

    main: list[Deed]
    extra: list[Deed]
    items: dict[str, list[Deed]]


def deeds(box: Box, view: Station, question: Question | None, say: Say) -> dict[str, Deeds]:
    """The actions of stage II by victim; those of items stand at the item."""
    found = {one: Deeds([], [], {}) for one in view.in_play}
    for text in question.texts if question else ():
        words = tuple(text.split(","))
        if words[0] not in found or words[1] == "move":
            continue
        victim, verb, *rest = words
        deed = Deed(text, _label(box, words, say), consequence(box, view, words, say))
        of = found[victim]
        if rest and rest[0] in box.items:
            of.items.setdefault(rest[0], []).append(deed)
        else:
            (of.extra if verb in ("extra", "pet", "hunt") else of.main).append(deed)
    return found


def team_deeds(question: Question | None) -> list[str]:
    """What concerns all of them: the final battle, an accusation, the end of the actions."""
    return (
        [one for one in question.texts if one.split(",")[0] in ("battle", "accuse", "end")]
        if question
        else []
    )


def _label(box: Box, words: Sequence[str], say: Say) -> str:
    _, verb, *rest = words
    named = [_name(box, one, say) for one in rest if one != "all"]
    if verb in ("special", "extra") and rest[0] in box.items:
        when = say(f"page-do-use-{verb}")
        return f"{when}: {', '.join(named[1:])}" if named[1:] else when
    if verb in ("give", "swap", "drop"):
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
    )
    return say(f"{next((kind for kind, among in kinds if word in among), 'item')}-{word}")


def consequence(box: Box, view: Station, words: Sequence[str], say: Say) -> str:
    """What comes of an action, before it is chosen: noise, what the killer will hear, what is gained."""
    victim, verb, *rest = words
    place = view.at[victim]
    match verb:
        case "search":
            return say("page-then-search", count=view.deck_size(rest[0]))
        case "repair":
            kind = legal.repairable(box, view, place)
            count = 1 + (box.victims[victim].traits.late_repair if view.level >= 3 else 0)
            sum_ = min(NEEDED[kind], view.repairs[kind] + count)
            return say("page-then-repair", sum=sum_, needed=NEEDED[kind])
        case "clear":
            return say("page-then-clear")
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
            use = box.items[rest[0]].use(verb) if rest[0] in box.items else None
            advantage = box.victims[victim].advantage(rest[0])
            effects = use.effects if use else advantage.effects if advantage else ()
            return wording.effects(say, effects)
    return ""


# --- what was told --------------------------------------------------------------------------------


def told(log: Sequence[Any]) -> list[Any]:
    """What both sides have been told in this turn, in its order."""
    found = []
    for line in log:
        if line.kind in TURNS:
            break
        if line.kind not in UNTOLD:
            found.append(line)
    return found[::-1]


def fight(log: Sequence[Any]) -> Any:
    """The last roll of this turn, if there was one."""
    return next((line for line in reversed(told(log)) if line.kind in FIGHTS), None)


def battle(log: Sequence[Any]) -> list[Any]:
    """The final battle step by step."""
    found = []
    for line in log:
        if line.kind not in UNTOLD:
            found.append(line)
        if line.kind == "battle":
            break
    return found[::-1]


# --- the killer -----------------------------------------------------------------------------------


class Heat(NamedTuple):
    """How likely victims are in a place: percents by victim; "" for whom it is impossible."""

    of: dict[str, int | None]
    some: int
    """How many victims to expect here, in hundredths."""


_BELIEFS: dict[str, tuple[int, Any, Belief]] = {}
"""By table: how much was heard, the last of it, and what is believed since."""
BELIEFS_KEPT = 200


def heat(box: Box, view: Station, log: Sequence[Any], code: str) -> dict[str, Heat]:
    """Where victims can be, from what the killer has heard and nothing else."""
    belief = _belief(box, view, log, code)
    found = {}
    for place in box.board.ids:
        chances = {one: belief.chance(one, place) for one in view.in_play}
        percents = {one: round(100 * chance) if chance else None for one, chance in chances.items()}
        found[place] = Heat(percents, round(100 * sum(chances.values())))
    return found


def glow(percent: int) -> float:
    """How strongly a module glows."""
    return min(0.85, percent / 70)


def _belief(box: Box, view: Station, log: Sequence[Any], code: str) -> Belief:
    """What was believed before is carried on, unless it is another match or something was taken back."""
    heard, last, belief = _BELIEFS.pop(code, (0, None, None))
    if belief is None or heard > len(log) or (heard and log[heard - 1] is not last):
        heard, belief = 0, Belief(box, view.victims, box.board.exit)
    for one in log[heard:]:
        belief.hear(one.event)
    while len(_BELIEFS) >= BELIEFS_KEPT:
        _BELIEFS.pop(next(iter(_BELIEFS)))
    _BELIEFS[code] = (len(log), log[-1] if log else None, belief)
    return belief


class Card(NamedTuple):
    """A card of the killer's hand, and the answer that plays it now."""

    id: str
    kind: str
    cost: int
    question: str
    text: str
    barred: bool
    """It is asked for a card, but this one cannot be played now."""


def hand(box: Box, view: Station, asked: Mapping[str, Question]) -> list[Card]:
    """The killer's hand: which cards can be played, paid with, put aside now."""
    killer = _active(view)
    found = []
    for id_ in sorted(view.hand[killer], key=lambda one: list(box.cards).index((killer, one))):
        row = box.cards[killer, id_]
        question, text = _card_answer(asked, id_)
        barred = not text and bool(set(asked) & {*WITH_CARDS, "action"})
        found.append(Card(id_, row.kind, row.cost, question, text, barred))
    return found


def _card_answer(asked: Mapping[str, Question], card: str) -> tuple[str, str]:
    for kind in ("play", "attack", "action", "refill", "pay", "unlock"):
        text = {"action": f"play,{card}", "refill": f"vigilance,{card}"}.get(kind, card)
        if kind in asked and text in asked[kind].texts:
            return asked[kind].id, text
    return "", ""


def asks_card(asked: Mapping[str, Question]) -> str:
    """The question that a card which cannot be played now is held out to, to hear why not."""
    return next(asked[kind].id for kind in (*WITH_CARDS, "action") if kind in asked)


def asks_text(asked: Mapping[str, Question], card: str) -> str:
    return f"play,{card}" if "action" in asked else card


def plain_choices(asked: Mapping[str, Question]) -> list[tuple[Question, str]]:
    """The answers that are neither ways, nor doors, nor cards of the hand, nor actions of victims."""
    found = []
    for kind, question in asked.items():
        if kind == "act":
            continue
        for text in question.texts:
            first = text.split(",")[0]
            tapped = kind in STEPPED and first[1:].isdigit()
            tapped = tapped or (kind in ON_DOORS and text != NONE)
            tapped = tapped or (kind == "action" and first in ("move", "play"))
            tapped = tapped or (kind == "flee" and not text.endswith(",stay"))
            tapped = tapped or (kind in WITH_CARDS and text != NONE)
            tapped = tapped or (kind == "refill" and first == "vigilance")
            if not tapped:
                found.append((question, text))
    return found


def supplies(view: Station) -> dict[str, int]:
    """The victims' decks."""
    return {name: view.deck_size(name) for name in DECKS}
