"""«Шёпот за стеной», chapter 44: what the data files must satisfy, and what an owner may change."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from polyana.cli import app
from polyana.core.cards import BadCards
from polyana.games.wall_whisper.rules.game import WallWhisper
from polyana.games.wall_whisper.rules.killer_effects import Move, Strength
from polyana.games.wall_whisper.rules.loading import read_box
from polyana.games.wall_whisper.rules.records import Pending
from polyana.games.wall_whisper.rules.victim_rows import DECKS
from wall_whisper.station import GAME, KILLER, act, draws, fresh, go_on, hunting, other_box, victims

BOX = GAME.box


@pytest.mark.rule("WW-44.2")
def test_five_victims() -> None:
    assert sorted(BOX.victims) == ["evelyn", "kinto", "roy", "victoria", "zack"]
    assert BOX.victims["zack"].start == ("wrench",)
    assembly = BOX.victims["victoria"].advantage("assembly")
    assert assembly is not None
    assert assembly.at == ("tools",)


@pytest.mark.rule("WW-44.3")
def test_the_item_decks() -> None:
    assert [len(BOX.deck(deck)) for deck in DECKS] == [32, 11, 10, 10]
    equipment = Counter(BOX.deck("equipment"))
    assert equipment["key"] == 2
    assert equipment["cat"] == 1
    revolver = BOX.items["revolver"].use("weapon")
    assert revolver is not None
    assert revolver.beside == "ammo"
    assert revolver.combat is not None
    assert revolver.combat.times == 2


@pytest.mark.rule("WW-44.4")
def test_the_dice_allow_the_printed_rolls() -> None:
    assert sorted(BOX.faces) == [0, 1, 1, 1, 1, 3]
    sums = {0}
    for total in (1, 3, 4, 5):
        sums = {one + face for one in sums for face in BOX.faces}
        assert total in sums or total == 1


@pytest.mark.rule("WW-44.5")
def test_24_analysis_cards_each_pair_of_symbol_and_place_twice() -> None:
    pairs = Counter((card.symbol, card.site) for card in BOX.analysis)
    assert len(pairs) == 12
    assert set(pairs.values()) == {2}
    assert all(card.parts for card in BOX.analysis)


@pytest.mark.rule("WW-44.6")
def test_killers_have_levels_and_a_card_to_unlock() -> None:
    assert {one: row.strength for one, row in BOX.killers.items()} == {
        "orion": 4,
        "roboeye": 4,
        "parasitoid": 3,
    }
    unlocks = {killer: row.unlock for (killer, level), row in BOX.levels.items() if level == 3}
    assert unlocks == {"orion": "harpoon", "roboeye": "total", "parasitoid": "fury"}
    assert BOX.top_level == 5


@pytest.mark.rule("WW-44.7")
def test_thirteen_cards_for_each_killer() -> None:
    counts = Counter(dict.fromkeys(BOX.killers, 0))
    for card in BOX.cards.values():
        counts[card.killer] += card.copies
    assert counts == {"orion": 13, "roboeye": 13, "parasitoid": 13}


@pytest.mark.rule("WW-44.10")
def test_strength_ends_at_ten_and_levels_begin_at_one() -> None:
    scene = hunting(strength={"orion": 10}, boost=5)
    assert scene.table.force("orion") == 10
    assert min(level for _, level in BOX.levels) == 2


@pytest.mark.rule("WW-44.11")
def test_an_unknown_keyword_is_refused_and_a_new_composition_is_played(tmp_path: Path) -> None:
    """A new card needs data, not code."""
    reload = '{ do = "draw", count = 1 },'
    with pytest.raises(BadCards, match="Invalid value 'dance'"):
        other_box(tmp_path, "killers.toml", {reload: '{ do = "dance" },'})
    game = other_box(
        tmp_path, "killers.toml", {reload: '{ do = "fear", whom = "all" }, { do = "discard", count = 2 },'}
    )
    scene = hunting("plan", hand="reload", deck={"orion": ["blade"] * 3}, game=game)
    scene.does(KILLER, "play", "reload")
    assert scene.table.fear == {"evelyn": 1, "zack": 1, "roy": 1}
    assert scene.table.deck["orion"] == ["blade"]
    assert len(scene.table.delayed) == 1


@pytest.mark.rule("WW-44.12")
def test_the_text_of_a_board_prevails() -> None:
    """Kinto runs two steps after an encounter where the general rule says one."""
    scene = hunting(trio="kinto zack roy", at={"kinto": "R3"}, hand="")
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    assert max(len(text.split(",")) for text in scene.options(1, "flee")) == 3


@pytest.mark.rule("WW-44.13")
def test_manoeuvres_depend_neither_on_level_nor_on_an_absent_victim(tmp_path: Path) -> None:
    level = {'{ per = "unhurt", give = 5 }': '{ per = "level", give = 5 }'}
    with pytest.raises(BadCards, match=r"row 16: 'level' cannot be counted \(WW-44\.13\)"):
        other_box(tmp_path, "analysis.toml", level)
    two_parts = '{ any = ["wrench", "device"], give = 4 }, { site = "tools", give = 2 }'
    wrench = {two_parts: '{ any = ["wrench"], give = 4 }'}
    with pytest.raises(BadCards, match=r"row 23: it could not score with every trio \(WW-44\.13\)"):
        other_box(tmp_path, "analysis.toml", wrench)


LAST_CARD = (
    '  { symbol = "power", site = "tools", source = "designed", '
    'parts = [{ take = 6, from = "weapons", per = "stungun", give = 3 }] },\n'
)
NINTH_CARD = 'symbol = "{}", site = "spirits", source = "designed", parts = [{{ discard'

BROKEN = {
    "zone letter": (
        "map.toml",
        {'id = "G1", code = "З1"': 'id = "X1", code = "З1"'},
        "[[places]] row 1",
        "'X1' must be 'G'",
    ),
    "same code": ("map.toml", {'code = "З2"': 'code = "З1"'}, "[[places]] row 2", "stands in two rows"),
    "two entrances": (
        "map.toml",
        {'icons = ["medicine"]': 'icons = ["medicine", "entrance"]'},
        "[[places]]",
        "WW-5.12",
    ),
    "no tools": ("map.toml", {'icons = ["tools"], ': ""}, "[[places]]", "no location with 'tools'"),
    "lone passage": (
        "map.toml",
        {'passage = "II", spot = [2, 0]': "spot = [2, 0]"},
        "[[places]]",
        "leads nowhere",
    ),
    "unknown end": (
        "map.toml",
        {'b = "R5", kind = "open"': 'b = "R9", kind = "open"'},
        "[[links]] row 3",
        "no location 'R9'",
    ),
    "printed door": (
        "map.toml",
        {'a = "G4", b = "G5", kind = "door"': 'a = "G4", b = "G5", kind = "open"'},
        "[[links]]",
        "a door G4–G5",
    ),
    "printed arrow": (
        "map.toml",
        {'a = "B2", b = "B4", kind = "arrow"': 'a = "B2", b = "B4", kind = "open"'},
        "[[links]]",
        "from B2 to B4",
    ),
    "platform": (
        "map.toml",
        {'a = "G1", b = "B4"': 'a = "G2", b = "B4"'},
        "[[links]]",
        "'G1' is adjacent to exactly",
    ),
    "dice": (
        "map.toml",
        {"faces = [0, 1, 1, 1, 1, 3]": "faces = [0, 2, 2, 2, 2, 4]"},
        "[[dice]] row 1",
        "cannot show 5",
    ),
    "deck size": (
        "items.toml",
        {'id = "rope", equipment = 2': 'id = "rope", equipment = 3'},
        "[[items]]",
        "33 cards in 'equipment'",
    ),
    "keys": (
        "items.toml",
        {
            'id = "key", equipment = 2': 'id = "key", equipment = 1',
            'id = "rope", equipment = 2': 'id = "rope", equipment = 3',
        },
        "[[items]]",
        "one kind of key",
    ),
    "companion": (
        "items.toml",
        {'beside = "ammo"': 'beside = "bullets"'},
        "[[items]] row 11",
        "no item 'bullets'",
    ),
    "unknown field": (
        "items.toml",
        {'id = "plan",': 'id = "plan", colour = "red",'},
        "[[items]] row 7",
        "unknown field",
    ),
    "source": (
        "items.toml",
        {'shows_exit = true, source = "public"': 'shows_exit = true, source = "rumour"'},
        "[[items]] row 7",
        "Invalid enum value",
    ),
    "no way out": ("items.toml", {"shows_exit = true, ": ""}, "[[items]]", "WW-22.5"),
    "idle action": (
        "items.toml",
        {'effects = [{ do = "alarm" }]': "effects = []"},
        "[[items]] row 3",
        "WW-24.14",
    ),
    "sixth victim": ("victims.toml", {'id = "kinto"': 'id = "kim"'}, "[[victims]]", "WW-44.2"),
    "killer": ("killers.toml", {'id = "orion", strength': 'id = "ogre", strength'}, "[[killers]]", "WW-44.6"),
    "strength": (
        "killers.toml",
        {'id = "orion", strength = 4': 'id = "orion", strength = 11'},
        "[[killers]] row 1",
        "between 0 and 10",
    ),
    "copies": (
        "killers.toml",
        {'id = "blade", copies = 1': 'id = "blade", copies = 2'},
        "[[killer_cards]]",
        "40 cards, there must be 39",
    ),
    "unlock": (
        "killers.toml",
        {'unlock = "harpoon"': 'unlock = "blade"'},
        "[[levels]] row 2",
        "no locked card",
    ),
    "missing level": (
        "killers.toml",
        {'{ killer = "orion", level = 4': '{ killer = "orion", level = 6'},
        "[[levels]]",
        "'orion' needs the levels",
    ),
    "23 cards": (
        "analysis.toml",
        {LAST_CARD: ""},
        "[[analysis]]",
        "23 cards",
    ),
    "fifth symbol": (
        "analysis.toml",
        {NINTH_CARD.format("fire"): NINTH_CARD.format("ice")},
        "[[analysis]] row 9",
        "Invalid enum value 'ice'",
    ),
}


@pytest.mark.rule("WW-44.1", "WW-44.3", "WW-44.6")
@pytest.mark.parametrize(("file", "changes", "row", "reason"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_named_with_row_and_reason(
    tmp_path: Path, file: str, changes: dict[str, str], row: str, reason: str
) -> None:
    with pytest.raises(BadCards) as bad:
        other_box(tmp_path, file, changes)
    assert bad.value.file == file
    assert bad.value.row == row
    assert reason in bad.value.reason


def test_an_owner_s_file_replaces_the_tables_it_holds(tmp_path: Path) -> None:
    text = resources.files("polyana.games.wall_whisper").joinpath("data", "items.toml").read_text("utf-8")
    text = text.replace('id = "whisky", equipment = 3', 'id = "whisky", equipment = 2')
    text = text.replace('id = "axe", equipment = 2', 'id = "axe", equipment = 3')
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    box = read_box(path)
    assert box.deck("equipment").count("axe") == 3
    assert box.cards == BOX.cards
    assert GAME.with_cards(path).pin() != GAME.pin()
    ran = CliRunner().invoke(app, ["cards", "check", "wall_whisper", str(path)])
    assert ran.exit_code == 0, ran.output
    path.write_text("nothing = []\n", "utf-8")
    with pytest.raises(BadCards, match="holds none of the tables"):
        read_box(path)
    path.write_text(text + '\n[[dragons]]\nid = "smaug"\n', "utf-8")
    with pytest.raises(BadCards, match=r"\[\[dragons\]\]: there is no such table"):
        read_box(path)
    ran = CliRunner().invoke(app, ["cards", "check", "wall_whisper", str(path)])
    assert ran.exit_code != 0


# --- the cards of Orion, one by one ---------------------------------------------------------------


def test_pursuit_and_blade_are_what_they_say() -> None:
    assert BOX.cards["orion", "pursuit"].effects == (Move(most=1),)
    assert BOX.cards["orion", "blade"].effects == (Strength(by=2, lasting="attack"),)


def test_the_harpoon_frightens_and_wounds_all_in_the_next_room() -> None:
    scene = hunting(at={"zack": "R2", "roy": "R2"}, hand="harpoon blade thermal", locked={"orion": []})
    scene.does(KILLER, "action", "play,harpoon")
    scene.does(KILLER, "pay", "blade,thermal")
    scene.does(KILLER, "aim", "R2")
    for seat in (2, 3):
        scene.does(seat, "cancel", "none")
    assert scene.table.wounds == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.table.fear == {"evelyn": 0, "zack": 1, "roy": 1}
    assert scene.asked(2, "flee") is None
    assert scene.table.stage == 5


def test_reload_draws_a_card_first() -> None:
    scene = hunting("plan", hand="reload", deck={"orion": ["blade"]})
    scene.does(KILLER, "play", "reload")
    assert scene.table.hand["orion"] == ["blade"]
    assert scene.table.delayed == [Pending("orion", "reload", 1, "R3")]


def test_search_results_are_drawn_from_the_bag() -> None:
    scene = victims(at={"zack": "B3"})
    draws(scene, "chainsaw")
    act(scene, "zack", "search", "weapons")
    assert scene.table.noise == ["B3"]


@pytest.mark.rule("WW-22.5", "WW-44.3")
def test_the_way_out_is_shown_by_whatever_item_the_data_say(tmp_path: Path) -> None:
    row = 'equipment = 1, shows_exit = true, source = "public"'
    game = other_box(tmp_path, "items.toml", {f'id = "plan", {row}': f'id = "chart", {row}'})
    scene = victims(at="R3", items={"zack": "chart"}, stand=["key"] * 5, progress="check", game=game)
    assert scene.options(1, "verdict") == ["escape", "stay"]


@pytest.mark.rule("WW-3.11", "WW-36.9")
def test_killers_imagine_the_device_that_the_data_name(tmp_path: Path) -> None:
    """Three files in one: whatever is built lies aside in every imagined world, or in its builder's hands."""
    folder = resources.files("polyana.games.wall_whisper").joinpath("data")
    names = ("items.toml", "victims.toml", "analysis.toml")
    text = "\n".join(folder.joinpath(name).read_text("utf-8") for name in names)
    path = tmp_path / "box.toml"
    path.write_text(text.replace('"device"', '"gadget"'), "utf-8")
    scene = fresh(trio="victoria zack roy", game=WallWhisper(path))
    deal = scene.game.worlds(scene.match.view(KILLER))
    for seed in range(20):
        world = deal(Random(seed))
        assert [*world.aside, *world.items["victoria"], *world.discard].count("gadget") == 1
