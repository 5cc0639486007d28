"""Setting up the victims and the killer. (Chapters 3 and 4)"""

from __future__ import annotations

from polyana.core import EVERYBODY, Next, phase, step
from polyana.games.wall_whisper.rules import double_threat, skill_cards, victims_turn
from polyana.games.wall_whisper.rules.box import Box
from polyana.games.wall_whisper.rules.loading import HOME
from polyana.games.wall_whisper.rules.numbers import OPENING_HAND, TOKENS
from polyana.games.wall_whisper.rules.piles import put
from polyana.games.wall_whisper.rules.records import Crossroads, Owed, Trace
from polyana.games.wall_whisper.rules.saying import whose
from polyana.games.wall_whisper.rules.settings import Settings, controllers
from polyana.games.wall_whisper.rules.skills import played_with
from polyana.games.wall_whisper.rules.table import Station
from polyana.games.wall_whisper.rules.victim_rows import DECKS


def lay(box: Box, players: int, settings: Settings) -> Station:
    """Everything that is not left to chance."""
    victims = settings.victims
    seats = settings.killer_seats(players)
    killers = list(seats)
    t = Station(players, settings, victims, controllers(settings, players), killers, seats)
    _lay_roof(box, t)
    _lay_cards(box, t)
    for killer in killers:
        _lay_killer(box, t, killer)
    if t.double:
        double_threat.lay(t)
    t.skill_box = [*box.victim_skills, *box.killer_skills]
    return t


def _lay_roof(box: Box, t: Station) -> None:
    """No wounds, no fear, nothing repaired; the tiles in the order of the victims' boards. The victims stand
    at the Main Entrance. (WW-3.1, WW-3.5, WW-3.7, WW-4.1)"""
    victims = t.victims
    t.wounds, t.fear = dict.fromkeys(victims, 0), dict.fromkeys(victims, 0)
    t.at = dict.fromkeys(victims, box.board.entrance)
    t.traces = dict.fromkeys(victims, Trace(0, box.board.entrance))
    t.repairs = {"vehicle": 0, "transmitter": 0}
    t.faces = {one: [] for one in victims}


def _lay_cards(box: Box, t: Station) -> None:
    """Four decks, which are bags without an order; the card with the coloured key lies at the very bottom.
    What a victim starts with, and what she can build. (WW-3.3, WW-3.4, WW-3.8, WW-3.11)"""
    t.decks = {name: box.deck(name) for name in DECKS}
    t.decks["keys"].remove(box.key)
    t.bottom = [box.key]
    t.items = {one: [] for one in t.victims}
    for one in t.victims:
        for item in box.victims[one].start:
            put(t.items, one, item)
            _take_from_deck(box, t, item)
        t.aside = [*t.aside, *box.built[one]]
    if t.settings.crossroads:
        t.keys = {one: [] for one in t.victims}


def _take_from_deck(box: Box, t: Station, item: str) -> None:
    """A starting item that is no special card leaves its deck before the shuffle. (WW-3.9)"""
    if box.items[item].special:
        return
    next(deck for deck in t.decks.values() if item in deck).remove(item)


def _lay_killer(box: Box, t: Station, killer: str) -> None:
    """Level 1, the strength of his board, his locked cards apart; on both boards he stands at the Secret
    Exit. The Parasitoid has four clean tokens and one that infects. (WW-3.6, WW-4.3, WW-4.5, WW-4.6,
    WW-42.2)"""
    row = box.killers[killer]
    t.strength[killer] = row.strength
    t.seen_at[killer] = t.killer_at[killer] = box.board.exit
    t.locked[killer] = box.killer_deck(killer, locked=True)
    t.deck[killer] = box.killer_deck(killer, locked=False)
    t.hand[killer], t.used[killer], t.vigilance[killer] = [], [], []
    t.owed[killer] = Owed()
    if row.infects_until:
        t.pile = [*TOKENS]


@phase
def set_up(box: Box, t: Station) -> Next:
    """One analysis card goes unseen into the analyser; the killer draws two cards. At the Crossroads, a
    random victim gets the token. (WW-3.10, WW-4.4, WW-38.2)"""
    t.card = t.dice.pick(range(len(box.analysis)))
    for killer in t.killers:
        for _ in range(OPENING_HAND):
            card = t.dice.draw(t.deck[killer], to=t.slayers)
            put(t.hand, killer, card)
        t.reveal("dealt", "WW-4.4", to=t.slayers, cards=t.hand[killer][:], **whose(t, killer))
    killer, victims = t.killers[0], t.victims
    if t.double:
        double_threat.begin(t)
    elif t.settings.board == HOME:
        t.tell("begun", "WW-10.1", killer=killer, victims=victims)
    else:
        t.tell("begun_at", "WW-10.1", board=t.settings.board, killer=killer, victims=victims)
    if t.settings.crossroads:
        t.crossroads = Crossroads(token=t.dice.pick(t.victims, to=EVERYBODY))
        t.reveal("token", "WW-38.2", victim=t.crossroads.token)
    return step(skill_cards.deal_skills) if played_with(t) else step(victims_turn.dawn)
