"""Situations of «Маги леса» in a line: glade(supply={0: "tree fire"}, dice={"F01.1": "0hill"}).

Things are written with blanks between them; a tower from bottom to top. What a test does not name is
laid where the rules want it, so that every die and every card is on the table exactly once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from polyana.core import Step
from polyana.games.forest_mages.rules.brewing import MARKET
from polyana.games.forest_mages.rules.game import ForestMages
from polyana.games.forest_mages.rules.places import card_slot, zone
from polyana.games.forest_mages.rules.settings import Settings
from polyana.games.forest_mages.rules.symbols import (
    ELEMENTS,
    KIND,
    RESOURCES,
    SEASONS,
    in_order,
)
from polyana.games.forest_mages.rules.table import ROW, Glade
from polyana.testing import Laid
from polyana.testing.play import random_match
from polyana.testing.scene import Scene

GAME = ForestMages()
CARDS = GAME.box
EVERYBODY = -1
"""The spectator: sees what is open to everybody."""

Piles = Mapping[int, str]
NAMED: Piles = {}
DEAR = 5
"""What the potions of a market cost that a test does not name: few can pay that."""
CHARACTERS = ("lello", "lyric", "myla", "wren")


def fresh(players: int = 2, key: bytes = b"scene", game: ForestMages = GAME, **settings: Any) -> Scene[Glade]:
    """A match that has just begun."""
    return Scene(game, players, Settings(**settings), key)


def glade(
    *,
    players: int = 2,
    turn: int = 0,
    round: int = 1,
    row: str = "",
    dice: Mapping[str, str] | None = None,
    scorched: str = "",
    supply: Piles = NAMED,
    goods: Piles = NAMED,
    vp: Mapping[int, int] | None = None,
    creatures: Piles = NAMED,
    released: Piles = NAMED,
    claimed: Piles = NAMED,
    homes: Mapping[str, str] | None = None,
    tops: str | None = None,
    empty_dens: bool = False,
    market: str | None = None,
    hands: Piles = NAMED,
    reserved: Piles = NAMED,
    drunk: Piles = NAMED,
    deck: str | None = None,
    forests_left: int | None = None,
    characters: tuple[str, ...] = CHARACTERS,
    first_player: int = 0,
    phase: str = "act",
    game: ForestMages = GAME,
    key: bytes = b"scene",
    agenda: tuple[Step, ...] = (),
    **zones: Any,
) -> Scene[Glade]:
    """A match in the given situation: the turn of `turn`, nothing done in it yet.

    Without a supply a seat has all dice that are not named elsewhere, as trees; the other dice are set
    aside. Goods are ingredients («herb herb berry»), `tops` the visible creatures, `deck` the potions that
    can be drawn (the rest is out of play).
    """
    settings = {name: zones.pop(name) for name in Settings.__struct_fields__ if name in zones}
    scene = Scene(game, players, Settings(**settings), key)
    t = scene.table
    seats = t.seats
    t.round, t.turn, t.first_player, t.characters = round, turn, first_player, list(characters[:players])
    t.placed = t.brewed = t.drank = t.scorched = False

    # Forests.
    t.claimed, t.homes = {seat: cards(claimed.get(seat)) for seat in seats}, dict(homes or {})
    taken = [one for pile in t.claimed.values() for one in pile]
    rest = [one for one in CARDS.forests_for(players) if one not in (*taken, *row.split())]
    t.row = row.split() or [rest.pop(0) for _ in range(ROW[players])]
    left = len(rest) if forests_left is None else forests_left
    t.forest_deck, t.discarded = rest[:left], rest[left:]

    # Creatures.
    t.active = {seat: cards(creatures.get(seat)) for seat in seats}
    t.released = {seat: cards(released.get(seat)) for seat in seats}
    kept = [one for piles in (t.active, t.released) for pile in piles.values() for one in pile]
    kept += t.homes.values()
    t.tops, t.dens = {}, {}
    wanted = (tops or "").split()
    for season in SEASONS:
        den = [one for one in CARDS.creatures_of(season) if one not in kept]
        top = [one for one in den if one in wanted] or (den[:1] if tops is None else [])
        t.tops[season] = top[0] if top else ""
        t.dens[season] = [] if empty_dens else [one for one in den if one not in top]
    t.creature_dice = {
        card_slot(one, seat): () for seat in seats for one in t.active[seat] if CARDS.creatures[one].takes
    }

    _lay_potions(t, market, hands, reserved, drunk, deck)
    _lay_dice(t, dice or {}, scorched, supply)
    t.goods = [0] * len(t.goods)
    for seat, text in goods.items():
        for kind in cards(text):
            t.gain(seat, KIND[kind], 1)
    t.vp = [(vp or {}).get(seat, 0) for seat in seats]
    return scene.at(phase, agenda=agenda, **zones)


def cards(text: str | None) -> tuple[str, ...]:
    return tuple((text or "").split())


def _lay_potions(
    t: Glade, market: str | None, hands: Piles, reserved: Piles, drunk: Piles, deck: str | None
) -> None:
    t.hands, t.reserved, t.drunk = (
        {seat: cards(piles.get(seat)) for seat in t.seats} for piles in (hands, reserved, drunk)
    )
    held = [one for piles in (t.hands, t.reserved, t.drunk) for pile in piles.values() for one in pile]
    held += [*cards(market), *cards(deck)]
    rest = [one for one in CARDS.potions if one not in held]
    if market is None:
        t.market = [one for one in rest if sum(CARDS.potions[one].cost) == DEAR][:MARKET]
        rest = [one for one in rest if one not in t.market]
    else:
        t.market = [*market.split(), *[""] * MARKET][:MARKET]
    t.potion_deck = rest if deck is None else deck.split()
    if deck is not None:
        t.shown = {0: tuple(rest)}  # out of play, and yet on the table
    t.tasted = dict.fromkeys(t.seats, ())


def _lay_dice(t: Glade, dice: Mapping[str, str], scorched: str, supply: Piles) -> None:
    t.forest_dice = {slot.id: () for forest in t.row for slot in CARDS.forests[forest].slots}
    t.village_dice = {slot.id: () for slot in CARDS.side(t.side_up)}
    for place, there in dice.items():
        zone(t, place)[place] = cards(there)
    t.scorched_slots = tuple(scorched.split())
    for place in t.scorched_slots:
        del t.forest_dice[place]
    placed = [die for there in dice.values() for die in there.split()]
    elements = 2 * t.players - sum(die in ELEMENTS for die in placed)
    t.aside = []
    for seat in t.seats:
        resources = 4 - sum(die[0] == str(seat) for die in placed)
        own = cards(supply[seat]) if seat in supply else ("tree",) * resources
        t.supply[seat] = in_order(own)
        resources -= sum(die in RESOURCES for die in own)
        elements -= sum(die in ELEMENTS for die in own)
        t.aside += [f"{seat}tree"] * resources
        assert resources >= 0, f"seat {seat} has only four resource dice"
    assert elements >= 0, "there are only two element dice per player"
    t.aside += ["fire"] * elements


def place(scene: Scene[Glade], seat: int, die: str, target: str) -> None:
    """The seat takes a die of its supply and places it."""
    scene.does(seat, "act", f"place {die}")
    scene.does(seat, "target", target)


def targets(scene: Scene[Glade], seat: int, die: str) -> list[str]:
    """Where the seat may place the die; the choice is taken back."""
    scene.does(seat, "act", f"place {die}")
    found = scene.options(seat, "target")
    scene.match.undo(seat)
    return found


def misplaces(scene: Scene[Glade], seat: int, die: str, target: str, *, clause: str) -> None:
    """The seat tries to place a die there, and is refused by this clause; the choice is taken back."""
    scene.does(seat, "act", f"place {die}")
    scene.refuses(seat, "target", target, clause=clause)
    scene.match.undo(seat)


def drink(scene: Scene[Glade], seat: int, potion: str) -> None:
    scene.does(seat, "act", f"drink {potion}")


def held(scene: Scene[Glade], seat: int = 0) -> str:
    """What a seat has: «2 herb, 1 berry»."""
    counts = zip(KIND, scene.table.held(seat), strict=True)
    return ", ".join(f"{count} {kind}" for kind, count in counts if count)


def asked(scene: Scene[Glade], seat: int = 0) -> list[str]:
    """The kinds of the seat's open questions."""
    return [question.kind for question in scene.match.questions(seat)]


def finish(scene: Scene[Glade], *, until: str = "") -> None:
    """Everybody answers with the default, until a question of this kind is open or the game is over."""
    while not scene.over:
        ask = scene.match.open_asks()[0]
        if ask.kind.name == until:
            return
        default = ask.default_in(scene.match.view_table(ask.seat))
        text = default if isinstance(default, str) else ",".join(map(str, default))
        scene.does(ask.seat, ask.kind.name, text)


def every_position(laid: Laid, matches: int = 3) -> Iterator[Glade]:
    """The true table at every decision of some random matches, and at the end of each."""
    for seed in range(matches):
        match = None
        for decision in random_match(GAME, laid, seed):
            match = decision.record.match
            yield match.table
        assert match is not None
        assert match.over
        yield match.table


TABLES = [
    *(Laid(players, Settings()) for players in (2, 3, 4)),
    Laid(4, Settings(abilities=True)),
    Laid(2, Settings(abilities=True, move_target="any", d3_scope="all", force_price=2)),
]
