"""Imagined worlds of «Маги леса»: the unseen potions are dealt anew."""

from __future__ import annotations

from random import Random

from polyana.core import Sampler, View, table_from_view
from polyana.games.forest_mages.rules.box import Box
from polyana.games.forest_mages.rules.dice import Die, is_resource, owner, placed_by
from polyana.games.forest_mages.rules.table import Glade


def pieces(t: Glade) -> list[str]:
    """All dice, cards and fire tokens, wherever they lie. (FM-0.3)"""
    cards = [*t.row, *t.forest_deck, *t.discarded, *t.market, t.revealed, t.drinking, *t.potion_deck]
    cards += [*t.homes.values(), *t.tops.values()]
    cards += [card for den in t.dens.values() for card in den]
    piles = (t.claimed, t.reserved, t.hands, t.drunk, t.shown, t.active, t.released)
    cards += [card for pile in piles for own in pile.values() for card in own]
    zones = (t.forest_dice, t.village_dice, t.creature_dice)
    lying = [die for zone in zones for dice in zone.values() for die in dice]
    lying += t.aside
    lying += [placed_by(seat, face) for seat in t.seats for face in t.supply[seat]]
    return [
        *(card for card in cards if card),
        *map(_kind_of_die, lying),
        *["fire token"] * (t.fire_tokens + len(t.scorched_slots)),
    ]


def _kind_of_die(die: Die) -> str:
    """A resource die keeps its owner; element dice are all alike. (FM-0.3, FM-1.4)"""
    return f"die of seat {owner(die)}" if is_resource(die) else "element die"


def study(box: Box, view: View[Glade]) -> Sampler[Glade]:
    """Decks of forests and creatures hold what is not seen elsewhere; potions may be in several places.

    What this phase has drawn lay in the deck when it began, or in the piles that were handed back.
    """
    start, seat = view.start, view.seat
    others = [one for one in start.seats if one != seat]
    drawn = [one.value for one in view.tape if one.value in box.potions]
    in_deck = drawn[: len(start.potion_deck)]
    returned = view.table.returned if view.table.returned != start.returned else {}
    own = [*start.hands[seat], *start.drunk[seat]] if seat in start.seats else []
    seen = {*start.market, start.revealed, start.drinking, *own, *in_deck}
    for piles in (start.reserved, start.shown, returned):
        seen.update(card for pile in piles.values() for card in pile)
    hidden = [potion for potion in box.potions if potion not in seen]
    hands = [(one, len(start.hands[one])) for one in others]
    drunk = [(one, len(start.drunk[one])) for one in others if not returned]
    forests = _rest(box.forests_for(start.players), [*start.row, *start.discarded], start.claimed)
    tamed = [*start.tops.values(), *start.homes.values()]
    tamed += [one for pile in start.released.values() for one in pile]
    dens = {season: _rest(box.creatures_of(season), tamed, start.active) for season in start.tops}

    def deal(rng: Random) -> Glade:
        table = table_from_view(start)
        left = hidden[:]
        rng.shuffle(left)
        for one in others:
            table.drunk[one] = returned.get(one, ())
        for piles, sizes in ((table.hands, hands), (table.drunk, drunk)):
            for one, size in sizes:
                piles[one] = tuple(left[:size])
                del left[:size]
        table.potion_deck = in_deck + left
        table.forest_deck = forests[:]
        table.dens = {season: den[:] for season, den in dens.items()}
        table.tasted = {one: start.tasted[one] if one == seat else () for one in start.seats}
        return table

    return deal


def _rest(cards: list[str], seen: list[str], piles: dict[int, tuple[str, ...]]) -> list[str]:
    gone = {*seen, *(card for pile in piles.values() for card in pile)}
    return [one for one in cards if one not in gone]
