"""What a clue is made of: the letters that a player sees, and reading a draft of a clue.

All functions look only at what their seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from polyana.core import Refused, Seat
from polyana.games.letter_jam.rules.cards import Card
from polyana.games.letter_jam.rules.draft import AT_BONUS, AT_PLAYER, AT_VIRTUAL, JOKER_PLACE, Draft, Place
from polyana.games.letter_jam.rules.table import Jam
from polyana.games.misspelt import misspelt
from polyana.words import BadSpelling, spelling

SHORTEST_CLUE = 2
"""The shortest clue. (LJ-3.13)"""
JOKERS = 1
"""How many different letters of a word the joker may stand for. (LJ-3.8, LJ-6.6)"""


def visible(t: Jam, seat: Seat) -> dict[Place, Card]:
    """The letters that a seat may use in a clue, by place: those on the other five stands, non-player cards
    among them, and bonus letters; never its own or what nobody sees. (LJ-2.1, LJ-3.1, LJ-3.4, LJ-3.6, LJ-3.7,
    LJ-3.12, LJ-9.9)"""
    seen: dict[Place, Card] = {}
    for other in t.seats:
        if other != seat and (card := t.card_on(other)) is not None:
            seen[Place(AT_PLAYER, other)] = t.letter(other, card)
    for number, letter in enumerate(t.virtual, 1):
        if letter:
            seen[Place(AT_VIRTUAL, number)] = letter
    for number, letter in enumerate(t.bonus):
        seen[Place(AT_BONUS, number)] = letter
    return seen


def read_draft(t: Jam, seat: Seat, text: str) -> Draft:
    """The draft that a seat has written, or a refusal. A word without places gets its chips by itself.
    (LJ-3.13, LJ-6.9, LJ-6.12)

    No dictionary is asked: any word that its giver is sure of will do, a name or an abbreviation too, and
    whether the others will recognise it is left to the giver. (LJ-3.9, LJ-3.11, LJ-3.14)
    """
    first, _, rest = text.strip().partition(" ")
    try:
        word = spelling(first)
    except BadSpelling as bad:
        raise misspelt(bad, "LJ-6.12") from bad
    if len(word) < SHORTEST_CLUE:
        raise Refused("too_short", "LJ-3.13")
    chosen = rest.split()
    places = _read_places(t, seat, word, chosen) if chosen else lay_chips(visible(t, seat), word)
    if all(place == JOKER_PLACE for place in places):
        raise Refused("only_joker", "LJ-3.13")
    return Draft(word, tuple(places))


def _read_places(t: Jam, seat: Seat, word: str, texts: Sequence[str]) -> list[Place]:
    """Each chip lies at a card that the giver sees and that bears its letter; of equal cards the giver may
    use one several times or all, and the joker beside them. (LJ-3.2, LJ-3.5, LJ-6.3, LJ-6.9, LJ-6.10)"""
    if len(texts) != len(word):
        raise Refused("chips_count", "LJ-6.9", letters=len(word), chips=len(texts))
    seen = {place.text: (place, card) for place, card in visible(t, seat).items()}
    places, replaced = [], ""
    for letter, text in zip(word.upper(), texts, strict=True):
        if text == JOKER_PLACE.text:
            if replaced not in ("", letter):
                raise Refused("joker_letters", "LJ-6.6")
            replaced = letter
            places.append(JOKER_PLACE)
            continue
        if text == Place(AT_PLAYER, seat).text:
            raise Refused("own_stand", "LJ-3.4")
        if text not in seen:
            raise Refused("no_card", "LJ-3.12", place=text[:8])
        place, card = seen[text]
        if card != letter:
            raise Refused("wrong_letter", "LJ-6.9", letter=letter)
        places.append(place)
    return places


def lay_chips(seen: Mapping[Place, Card], word: str) -> list[Place]:
    """The first card with each letter (players before virtual ones), the joker for one letter that lacks.
    (LJ-1.8, LJ-3.8)

    The example of the rules (LJ-3.3), and a word that needs the joker:

    >>> seen = {Place.from_text(f"v{number}"): letter for number, letter in enumerate("БАРКТ", 1)}
    >>> for word in ("бар", "барак", "трактат", "коробка"):
    ...     print(*(place.text for place in lay_chips(seen, word)))
    v1 v2 v3
    v1 v2 v3 v2 v4
    v5 v3 v2 v4 v5 v2 v5
    v4 * v3 * v1 v4 v2
    """
    place_of: dict[Card, Place] = {}
    for place, card in seen.items():
        place_of.setdefault(card, place)
    lacking = {letter for letter in word.upper() if letter not in place_of}
    if len(lacking) > JOKERS:
        raise Refused("not_seen", "LJ-6.6", letters=", ".join(sorted(lacking)))
    return [place_of.get(letter, JOKER_PLACE) for letter in word.upper()]


def random_draft(t: Jam, seat: Seat, rng: Random) -> str:
    """Some draft, sense or nonsense, for random players."""
    seen = visible(t, seat)
    if not seen:
        return ""
    places = rng.choices(list(seen), k=rng.randint(SHORTEST_CLUE, 9))
    letters = [seen[place] for place in places]
    word = "".join(letters).lower()
    if rng.random() < 0.3:
        letter = rng.choice(letters)
        places = [
            JOKER_PLACE if one == letter and rng.random() < 0.7 else place
            for one, place in zip(letters, places, strict=True)
        ]
    if all(place == JOKER_PLACE for place in places):
        return word
    return Draft(word, tuple(places)).text
