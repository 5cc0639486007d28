"""Cards by their owner: hands, inventories, discard piles.

A pile is replaced as a whole and never changed in place, so that copies and views of the table share it.
"""

from __future__ import annotations

from collections.abc import Sequence


def put(piles: dict[str, Sequence[str]], owner: str, card: str) -> None:
    """A card goes to the end of her pile."""
    piles[owner] = [*piles[owner], card]


def take(piles: dict[str, Sequence[str]], owner: str, card: str) -> None:
    """One such card leaves her pile."""
    left = list(piles[owner])
    left.remove(card)
    piles[owner] = left
