"""A card file of one's own: what is wrong with it is said with file, row and reason."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from forest_mages.glade import finish, fresh
from polyana.core.cards import BadCards
from polyana.games.forest_mages.rules.box import read_box
from polyana.games.forest_mages.rules.game import ForestMages

TEXT = resources.files("polyana.games.forest_mages").joinpath("data", "cards.toml").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """The file that comes with the program, with one thing changed."""
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


def row(id_: str) -> str:
    """The whole row of a card, up to the next blank line."""
    start = TEXT.index(f'id = "{id_}"')
    start = TEXT.rindex("[[", 0, start)
    return TEXT[start : f"{TEXT}\n".index("\n\n", start)]


BAD = {
    "no such symbol": (
        '"tree:herb", "hill:herb"',
        '"lake:herb", "hill:herb"',
        r"\[\[forest\]\] row 1 \(F01\): .*'lake:herb'.*FM-1.13",
    ),
    "a berry grows nowhere": (
        '"tree:herb", "hill:herb"',
        '"tree:berry", "hill:herb"',
        r"\(F01\): .*'tree:berry'.*FM-1.13",
    ),
    "three seasons": (
        'seasons = ["spring", "summer"]',
        'seasons = ["spring", "summer", "winter"]',
        r"row 5 \(F05\): .*two different ones",
    ),
    "no such season": (
        'seasons = ["spring"]',
        'seasons = ["mud"]',
        r"\[\[forest\]\] row 1: Invalid enum value 'mud'",
    ),
    "a forest less": (row("F20"), "", r"\[\[forest\]\]: 19 forests for 4 players, there must be 20"),
    "another mark": (
        'id = "F20"\nplayers = 4',
        'id = "F20"\nplayers = 2',
        r"\[\[forest\]\]: 13 forests for 2 players",
    ),
    "a seventh face": (
        'faces = ["tree", "tree"',
        'faces = ["tree", "tree", "tree"',
        r"\[\[die\]\] row 1: .*six faces",
    ),
    "a missing face": ('"wind", "wind"]', '"fire", "fire"]', r"\[\[die\]\] row 2: .*fire, water, wind"),
    "a third kind of die": ('kind = "element"', 'kind = "resource"', "one kind of resource die"),
    "the same id twice": ('id = "P02"', 'id = "P01"', r"\[\[potion\]\] row 2: the id 'P01' stands twice"),
    "a creature named as a place": ('id = "SU1"', 'id = "D1"', r"\[\[creature\]\] row 1: 'D1' is no id"),
    "a free potion": (
        "cost = { herb = 1, crystal = 1 }",
        "cost = { herb = 0 }",
        r"\[\[potion\]\] row 1 \(P01\): .*at least one",
    ),
    "a cost in berries": (
        "cost = { herb = 1, crystal = 1 }",
        "cost = { berry = 1 }",
        r"row 1: .*unknown field `berry`",
    ),
    "a worthless potion": ("crystal = 1 }\nvp = 2", "crystal = 1 }\nvp = -2", r"\(P01\): .*0 or more"),
    "an eighth effect": (
        'effect = "change"',
        'effect = "explode"',
        r"\[\[potion\]\] row 1: Invalid enum value 'explode'",
    ),
    "a potion less": (row("P32"), "", r"\[\[potion\]\]: 31 potions, there must be 32"),
    "a nineteenth ability": (
        'ability = "BREW_VP"',
        'ability = "FLY"',
        r"\[\[creature\]\] row 23: Invalid enum value 'FLY'",
    ),
    "an ability of nothing": (
        'of = "spring"',
        'of = "herb"',
        r"row 1 \(SU1\): 'of' of PLACE_SEASON_SCORCH is 'herb'",
    ),
    "an ability too much of": (
        'ability = "BREW_VP"',
        'ability = "BREW_VP"\nof = "herb"',
        r"\(WI5\): 'of' of BREW_VP is 'herb', it must be empty",
    ),
    "a slot that does nothing": (
        'takes = "resource"\ndoes = ["gain 3 herb"]',
        'takes = "resource"',
        r"\(AU6\): a SLOT says what it takes",
    ),
    "no slot and yet dice": (
        'ability = "BREW_VP"',
        'ability = "BREW_VP"\ntakes = "resource"',
        r"\(WI5\): only a SLOT takes dice",
    ),
    "an unknown action": ('does = ["gain 3 herb"]', 'does = ["sing"]', r"\(AU6\): 'sing' is no action"),
    "gaining what is not there": (
        'does = ["gain 3 herb"]',
        'does = ["gain 3 gold"]',
        r"'gain 3 gold' is no action",
    ),
    "two different of one": (
        'does = ["gather 2 different"]',
        'does = ["gather 1 different"]',
        r"\[\[village\]\] row 1 \(D1\): 'gather 1 different'",
    ),
    "a season with eight": (row("SU9"), "", r"\[\[creature\]\]: 8 summer creatures, there must be 9"),
    "a village slot elsewhere": (
        'id = "D3"\nside = "day"',
        'id = "D3"\nside = "night"',
        r"\[\[village\]\]: the day side has the slots",
    ),
    "two slots of one element": (
        'takes = "fire"',
        'takes = "water"',
        r"\[\[village\]\]: the slots of a side take any, any, fire",
    ),
    "no reserve by day": (
        '"gain 1 berry", "reserve"',
        '"gain 1 berry"',
        "at least two slots reveal and reserve",
    ),
    "nothing trains": ('does = ["train"]', 'does = ["clear"]', "no slot is a creature slot"),
    "two with one ability": (
        'ability = "tie"',
        'ability = "tower"',
        r"\[\[character\]\]: four characters differ in ability",
    ),
    "a character less": (row("wren"), "", r"\[\[character\]\]: four characters"),
    "no source": (
        'vp = 5\nslots = ["tree:herb", "hill:herb", "river:mushroom", "river:creature"]\nsource = "designed"',
        'vp = 5\nslots = ["tree:herb"]',
        r"row 1: .*`source`",
    ),
    "no such source": ('source = "public"', 'source = "rumour"', "Invalid enum value 'rumour'"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_row_and_reason(what: str, tmp_path: Path) -> None:
    old, new, reason = BAD[what]
    with pytest.raises(BadCards, match=reason) as bad:
        ForestMages(changed(tmp_path, old, new))
    assert bad.value.file == "mine.toml"


def test_without_ingredients_of_choice_there_is_no_village(tmp_path: Path) -> None:
    text = TEXT
    for said in ("gather 2 different", "gather 1 any", "gather 2 same"):
        text = text.replace(f'"{said}"', '"gain 1 herb"')
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadCards, match="ingredient of choice"):
        read_box(path)


def test_one_forest_is_both_spring_and_winter(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('["spring", "winter"]', '["spring"]'), "utf-8")
    with pytest.raises(BadCards, match=r"no forest is both spring and winter \(FM-1.13\)"):
        read_box(path)


def test_an_owner_of_the_box_plays_with_other_cards(tmp_path: Path) -> None:
    path = changed(tmp_path, "cost = { herb = 1, crystal = 1 }\nvp = 2", "cost = { mushroom = 1 }\nvp = 9")
    mine = ForestMages().with_cards(path)
    assert isinstance(mine, ForestMages)
    assert mine.box.potions["P01"].cost == (0, 1, 0)
    assert mine.box.potions["P01"].vp == 9
    assert mine.pin() != ForestMages().pin()
    scene = fresh(2, game=mine)
    finish(scene)
    assert scene.over
