"""Setting up: decks, market, visible creatures, who begins, who is who."""

from __future__ import annotations

from polyana.core import EVERYBODY, Flow, Next, Seat, phase, step
from polyana.games.forest_mages.rules import rounds_and_turns
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.brewing import MARKET, fill_market
from polyana.games.forest_mages.rules.dice import ALL_DICE
from polyana.games.forest_mages.rules.kinds import CHARACTER
from polyana.games.forest_mages.rules.questions import choose
from polyana.games.forest_mages.rules.symbols import BERRY, SEASONS
from polyana.games.forest_mages.rules.table import Glade

RANDOM = "random"
"""The answer that leaves one's character to the lot."""


@phase
def set_up(box: Box, t: Glade) -> Next:
    """Decks are made, market and creatures laid out; everybody gets dice and a berry. The first player is
    drawn by lot unless the host named one. (FM-2.2, FM-2.5, FM-2.8, FM-2.12, FM-2.16)"""
    t.forest_deck = box.forests_for(t.players)
    t.potion_deck = list(box.potions)
    t.market = [""] * MARKET
    fill_market(box, t)
    for season in SEASONS:
        den = t.dens[season] = box.creatures_of(season)
        t.tops[season] = t.dice.draw(den, to=EVERYBODY)
        t.reveal("top", "FM-2.8", card=t.tops[season], season=season)
    first = t.settings.first
    t.first_player = t.dice.pick(t.seats, to=EVERYBODY) if first is None else first
    t.reveal("first", "FM-2.16", seat=t.first_player)
    for seat in t.seats:
        t.supply[seat] = ALL_DICE
        t.gain(seat, BERRY, 1)
    order = [*t.others(t.first_player), t.first_player]
    return [*(step(character, seat) for seat in order), step(rounds_and_turns.new_round)]


@phase
def character(box: Box, t: Glade, seat: Seat) -> Flow[Next]:
    """Each player takes a character, by lot or by choice; the first player chooses last. (FM-2.10,
    FM-2.11)"""
    chosen = RANDOM
    if t.settings.characters == "choose":
        chosen = yield from choose(t, seat, CHARACTER, lambda v: [RANDOM, *free_characters(box, v)], RANDOM)
    if chosen == RANDOM:
        chosen = t.dice.pick(free_characters(box, t), to=EVERYBODY)
    t.characters[seat] = chosen
    t.reveal("character", "FM-2.10", seat=seat, card=chosen)
    return None


def free_characters(box: Box, v: Glade) -> list[str]:
    """The characters that nobody has taken. (FM-2.10)"""
    return [one for one in box.characters if one not in v.characters]
