"""«Шёпот за стеной», chapter 43: the first season beside the second, and another board."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from polyana.cli import app
from polyana.core import read
from polyana.core.cards import BadCards
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.loading import read_box, standard_box
from polyana.games.wall_whisper.rules.seasons import SUPPLY, modern
from polyana.games.wall_whisper.rules.settings import Settings
from polyana.testing.play import Laid, random_match
from polyana.testing.scene import Scene
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    draws,
    hunting,
    may,
    no_act,
    other_box,
    verbs,
    victims,
)

LIGHTHOUSE = Settings(board="lighthouse")
ROY = '  { id = "roy", source = "designed", traits = { melee = 2, clears_all = true } },'


def guest(folder: Path, board: str) -> WallWhisper:
    """An owner's file puts somebody of the first season in Roy's place."""
    return other_box(folder, "victims.toml", {ROY: f'  {{ id = "roy", source = "rulebook", {board} }},'})


def house(folder: Path, changes: dict[str, str], board: str = "lighthouse") -> WallWhisper:
    """The game on a changed board file, as an owner would give it."""
    text = (
        resources.files("polyana.games.wall_whisper")
        .joinpath("data", "boards", f"{board}.toml")
        .read_text("utf-8")
    )
    for old, new in changes.items():
        assert old in text, f"{old!r} is not in {board}.toml"
        text = text.replace(old, new)
    path = folder / "house.toml"
    path.write_text(text, "utf-8")
    return WallWhisper(path)


# --- people and cards of the first season ---------------------------------------------------------


@pytest.mark.rule("WW-43.1")
def test_both_seasons_may_be_mixed_and_need_not_be(tmp_path: Path) -> None:
    assert Settings().board == "station"
    game = guest(tmp_path, "traits = { unarmed = 1 }")
    played = list(random_match(game, Laid(3, Settings(killer="roboeye", board="lighthouse")), 1))
    assert played[-1].record.match.over is not None
    assert played[-1].record.match.table.settings.board == "lighthouse"
    assert GAME.box.victims["roy"].traits.unarmed == 0  # nobody of the box has changed


@pytest.mark.rule("WW-43.2")
def test_defence_points_are_combat_points(tmp_path: Path) -> None:
    """William Cooper has one more without a weapon, in an encounter and in the final battle."""
    game = guest(tmp_path, "traits = { unarmed = 1 }")
    scene = hunting(at={"roy": "R3"}, hand="", items={"roy": "axe"}, game=game)
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    draws(scene, 1, 1, 1, 0)
    scene.does(3, "weapon", "none")
    assert scene.told("defence")[0]["total"] == 4


@pytest.mark.rule("WW-43.2")
def test_an_item_for_an_encounter_is_a_weapon(tmp_path: Path) -> None:
    text = resources.files("polyana.games.wall_whisper").joinpath("data", "items.toml").read_text("utf-8")
    row = text[text.index('  { id = "knife"') :].partition("  ] },")[0]
    old = row.replace('"weapon"', '"encounter"').replace('"combat", by = 1', '"defence", by = 3')
    assert "encounter" in old
    assert "defence" in old
    game = other_box(tmp_path, "items.toml", {row: old})
    scene = hunting(at={"zack": "R3"}, hand="", items={"zack": "knife rope"}, game=game)
    scene.does(KILLER, "action", "search")
    scene.does(KILLER, "attack", "none")
    assert scene.options(2, "weapon") == ["none", "knife"]
    draws(scene, 0, 0, 0, 1)
    scene.does(2, "weapon", "knife")
    assert scene.told("defence")[0]["total"] == 4


@pytest.mark.rule("WW-43.3")
def test_symbols_that_look_different_work_the_same(tmp_path: Path) -> None:
    """A board that writes the symbols of the first season is the same board."""
    radio = {'icons = ["transmitter"]': 'icons = ["radio"]'}
    old, new = house(tmp_path, radio).box.board, standard_box("lighthouse").board
    assert old.places == new.places
    assert new.with_icon("transmitter") == ["B14"]
    assert new.with_icon("keys") == ["G14", "B12"]


@pytest.mark.rule("WW-43.4")
def test_what_works_in_a_place_to_search_works_in_all_three_kinds(tmp_path: Path) -> None:
    """As Ophelia's sixth sense does."""
    sense = '{ id = "sixth", when = "special", at = ["search"], effects = [{ do = "alarm" }] }'
    game = guest(tmp_path, f"advantages = [{sense}]")
    for place in ("G2", "R4", "G4", "B3"):
        assert may(victims(at={"roy": place}, game=game), "roy", "special", "sixth")
    assert not may(victims(at={"roy": "B1"}, game=game), "roy", "special", "sixth")


@pytest.mark.rule("WW-43.5")
def test_a_card_of_the_search_deck_comes_from_any_of_the_three(tmp_path: Path) -> None:
    """As Kalev, who loves riddles, takes it."""
    riddles = '{ id = "riddles", when = "special", choose = "deck", effects = [{ do = "find" }] }'
    game = guest(tmp_path, f"advantages = [{riddles}]")
    scene = victims(at={"roy": "B1"}, items={}, game=game)
    assert verbs(scene, "roy", "special,riddles") == ["keys", "medicine", "weapons"]
    draws(scene, "medkit")
    act(scene, "roy", "special", "riddles", "medicine")
    scene.does(3, "keep", "medkit")
    assert scene.table.items["roy"] == ["medkit"]
    assert len(scene.table.decks["medicine"]) == 9
    empty = victims(at={"roy": "B1"}, decks={**scene.table.decks, "weapons": []}, game=game)
    assert verbs(empty, "roy", "special,riddles") == ["keys", "medicine"]


@pytest.mark.rule("WW-43.6")
def test_repairs_of_the_first_season(tmp_path: Path) -> None:
    """Johnson repairs three with a toolbox and noise, George one without."""
    johnson = guest(tmp_path, "traits = { tools = 1 }")
    scene = victims(at={"roy": "B1"}, items={"roy": "toolbox"}, game=johnson)
    act(scene, "roy", "special", "toolbox")
    assert (scene.table.repairs["transmitter"], scene.table.noise) == (3, ["B1"])
    by_hand = victims(at={"roy": "B1"}, game=johnson)
    act(by_hand, "roy", "repair")
    assert by_hand.table.repairs["transmitter"] == 1
    smart = '{ id = "smart", when = "special", effects = [{ do = "repair", count = 1, noisy = false }] }'
    george = guest(tmp_path, f"advantages = [{smart}]")
    scene = victims(at={"roy": "B1"}, game=george)
    act(scene, "roy", "special", "smart")
    assert (scene.table.repairs["transmitter"], scene.table.noise) == (1, [])


def test_terms_are_translated_wherever_they_stand() -> None:
    assert modern([{"icons": ["search", "tools"], "id": "search"}]) == [
        {"icons": ["keys", "tools"], "id": "search"}
    ]
    assert modern({"at": ["search"]}) == {"at": ["keys", "medicine", "weapons"]}


# --- compatibility tokens -------------------------------------------------------------------------


@pytest.mark.rule("WW-2.9")
def test_thirteen_compatibility_tokens_for_each_side(tmp_path: Path) -> None:
    assert sum(SUPPLY.values()) == 13
    assert SUPPLY == {"keys": 3, "connection": 6, "weapons": 1, "medicine": 1, "vehicle": 1, "transmitter": 1}
    two = {'token = "weapons", at = "B11"': 'token = "vehicle", at = "B11"'}
    with pytest.raises(BadCards, match=r"2 tokens 'vehicle', a side has 1 \(WW-2\.9\)"):
        house(tmp_path, two)


@pytest.mark.rule("WW-43.7")
def test_both_sides_see_the_same_tokens() -> None:
    """The board is one for both: who looks at it sees the same roles and the same ways."""
    scene = Scene(GAME, 4, LIGHTHOUSE)
    assert scene.sees(KILLER).settings.board == scene.sees(1).settings.board == "lighthouse"
    board = scene.match.game.board  # type: ignore[attr-defined]
    assert [board.with_icon(icon) for icon in ("vehicle", "medicine", "weapons")] == [
        ["G12"],
        ["R12"],
        ["B11"],
    ]
    assert board.arrows == ("B11-B15", "B13-B14")


@pytest.mark.rule("WW-43.7")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({'at = "R12", source': 'at = "R19", source'}, r"row 2: there is no location 'R19'"),
        ({'on = "B13-B14"': 'on = "B14-B13"'}, r"row 5: there is no link 'B14-B13'"),
        ({'on = "B13-B14", down = "B14"': 'on = "B11-B15", down = "B15"'}, r"row 5: another token lies on"),
        ({'down = "B14"': 'down = "B12"'}, r"row 5: 'down' must be an end of 'B13-B14'"),
        ({"board = [": "unboard = ["}, r"\[\[unboard\]\]: there is no such table"),
        (
            {'board = [{ id = "lighthouse", season = 1, source = "designed" }]\n': ""},
            r"\[\[tokens\]\]: the table 'board' must say which season",
        ),
    ],
)
def test_a_bad_token_is_named(tmp_path: Path, changes: dict[str, str], reason: str) -> None:
    with pytest.raises(BadCards, match=reason):
        house(tmp_path, changes)


@pytest.mark.rule("WW-43.8")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            {'token = "weapons", at = "B11"': 'token = "weapons", at = "B13"'},
            r"row 3: 'B13' is a special location of the board \(WW-43\.8\)",
        ),
        (
            {'token = "weapons", at = "B11"': 'token = "transmitter", at = "B11"'},
            r"there is no token 'weapons' \(WW-43\.8\)",
        ),
        (
            {'token = "weapons", at = "B11"': 'token = "weapons", at = "R14"'},
            r"lie in three different zones \(WW-43\.8\)",
        ),
    ],
)
def test_vehicle_medicine_and_weapons_are_spread_over_the_board(
    tmp_path: Path, changes: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadCards, match=reason):
        house(tmp_path, changes)


@pytest.mark.rule("WW-43.9")
def test_one_key_location_is_given_up(tmp_path: Path) -> None:
    assert house(tmp_path, {}).box.board.places["R12"].icons == ("medicine",)
    none = {'token = "medicine", at = "R12"': 'token = "medicine", at = "R14"'}
    with pytest.raises(BadCards, match=r"0 key locations are covered, there must be 1 \(WW-43\.9\)"):
        house(tmp_path, none)
    two = {'token = "weapons", at = "B11"': 'token = "weapons", at = "B12"'}
    with pytest.raises(BadCards, match=r"2 key locations are covered, there must be 1 \(WW-43\.9\)"):
        house(tmp_path, two)


@pytest.mark.rule("WW-43.10")
def test_one_or_two_doors_become_a_change_of_level(tmp_path: Path) -> None:
    one = '  { token = "level", on = "B11-B15", down = "B15", source = "designed" },\n'
    two = '  { token = "level", on = "B13-B14", down = "B14", source = "designed" },\n'
    assert house(tmp_path, {one: ""}).box.board.arrows == ("B13-B14",)
    with pytest.raises(BadCards, match=r"0 changes of level, there must be 1 or 2 \(WW-43\.10\)"):
        house(tmp_path, {one: "", two: ""})
    third = '  { token = "level", on = "R12-R14", down = "R14", source = "designed" },\n'
    with pytest.raises(BadCards, match=r"3 changes of level, there must be 1 or 2 \(WW-43\.10\)"):
        house(tmp_path, {one: one + third})
    with pytest.raises(BadCards, match=r"row 4: a change of level lies on a door \(WW-43\.10\)"):
        house(tmp_path, {'on = "B11-B15", down = "B15"': 'on = "G11-G13", down = "G13"'})
    up = house(tmp_path, {'down = "B14"': 'down = "B13"'}).box.board
    assert up.against("B13", "B14")


STATION_TOKENS = """
board = [{ id = "station", season = 2, source = "designed" }]
tokens = [
  { token = "keys", at = "R5", source = "designed" },
  { token = "cover", at = "R1", source = "designed" },
  { token = "cover", at = "G4", source = "designed" },
  { token = "cover", at = "B3", source = "designed" },
  { token = "door", on = "B2-B4", source = "designed" },
  { token = "door", on = "B1-B5", source = "designed" },
  { token = "door", on = "R3-R5", source = "designed" },
]
"""


def station(folder: Path, changes: dict[str, str]) -> WallWhisper:
    """The Polar Station with tokens for parts of the first season."""
    text = resources.files("polyana.games.wall_whisper").joinpath("data", "map.toml").read_text("utf-8")
    text = STATION_TOKENS + text.replace("dice = [", "# dice = [")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path = folder / "station.toml"
    path.write_text(text, "utf-8")
    return WallWhisper(path)


@pytest.mark.rule("WW-43.11")
def test_a_second_season_board_with_parts_of_the_first(tmp_path: Path) -> None:
    """Three places to search for keys, no other searches, no vehicle, and doors over every arrow."""
    board = station(tmp_path, {}).box.board
    assert board.with_icon("keys") == ["G2", "R4", "R5"]
    assert not [icon for icon in ("vehicle", "medicine", "weapons") if board.with_icon(icon)]
    assert board.arrows == ()


@pytest.mark.rule("WW-43.11")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({'token = "keys", at = "R5"': 'token = "transmitter", at = "R5"'}, r"0 tokens 'keys'"),
        ({'token = "keys", at = "R5"': 'token = "keys", at = "B1"'}, r"may not lie in 'B1' \(WW-43\.11\)"),
        ({'token = "cover", at = "G4"': 'token = "cover", at = "G3"'}, r"'G4' must be covered \(WW-43\.11\)"),
        (
            {'token = "door", on = "R3-R5"': 'token = "door", on = "R3-B5"'},
            r"the change of level 'R3-R5' has no door token \(WW-43\.11\)",
        ),
    ],
)
def test_a_second_season_board_is_laid_in_full(tmp_path: Path, changes: dict[str, str], reason: str) -> None:
    with pytest.raises(BadCards, match=reason):
        station(tmp_path, changes)


@pytest.mark.rule("WW-43.12")
def test_no_board_claims_to_be_a_printed_layout() -> None:
    """The printed layouts are pictures that we do not have: what is shipped says that it is our own."""
    folder = resources.files("polyana.games.wall_whisper").joinpath("data", "boards")
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".toml"))
    assert names == ["lighthouse.toml"]
    for name in names:
        text = folder.joinpath(name).read_text("utf-8")
        assert 'source = "rulebook"' not in text
        assert 'source = "public"' not in text


# --- another board at the table -------------------------------------------------------------------


def test_the_table_chooses_the_board_and_plays_on_it() -> None:
    scene = Scene(GAME, 4, LIGHTHOUSE)
    assert set(scene.table.at.values()) == {"G11"}
    assert scene.table.seen_at == {"orion": "B15"}
    act(scene, "evelyn", "move", "G12", "G14")
    assert scene.table.at["evelyn"] == "G14"
    no_act(scene, "zack", "move", "G1", clause="WW-11.1")


def test_a_match_on_another_board_is_written_and_read(tmp_path: Path) -> None:
    *_, last = random_match(GAME, Laid(2, LIGHTHOUSE), 5)
    again = read(GAME, last.record.text())
    assert again.match.view(EVERYBODY).encode() == last.record.match.view(EVERYBODY).encode()
    assert again.game is last.record.game is GAME.agreed(LIGHTHOUSE)
    assert GAME.agreed(Settings()) is GAME


def test_an_arrow_of_a_token_is_an_arrow() -> None:
    scene = Scene(GAME, 4, LIGHTHOUSE).at(
        "victims", progress="actions", at={"evelyn": "B15", "zack": "B11", "roy": "G11"}
    )
    no_act(scene, "evelyn", "move", "B11", clause="WW-13.1")
    assert may(scene, "zack", "move", "B15")
    assert bytes_of(scene, KILLER)


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"board": "castle"}, Settings)


def test_the_owner_s_board_is_checked_on_the_command_line(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    source = resources.files("polyana.games.wall_whisper").joinpath("data", "boards", "lighthouse.toml")
    good.write_text(source.read_text("utf-8"), "utf-8")
    found = CliRunner().invoke(app, ["cards", "check", "wall_whisper", str(good)])
    assert found.exit_code == 0, found.output
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text("utf-8").replace('token = "vehicle", at', 'token = "cover", at'), "utf-8")
    refused = CliRunner().invoke(app, ["cards", "check", "wall_whisper", str(bad)])
    assert refused.exit_code != 0
    assert "bad.toml" in refused.output
    assert "WW-43.8" in refused.output


def test_the_box_of_another_board_is_read_once() -> None:
    assert standard_box("lighthouse") is standard_box("lighthouse")
    assert read_box(None, "lighthouse").digest == standard_box("lighthouse").digest != GAME.box.digest
