"""«Шёпот за стеной», chapters 3 and 4: setup of both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.core import HiddenFact
from polyana.games.wall_whisper.rules.game import WallWhisper
from wall_whisper.station import (
    EVERYBODY,
    GAME,
    KILLER,
    act,
    bytes_of,
    draws,
    fresh,
    go_on,
    hunting,
    may,
    to_killer,
    victims,
)


@pytest.mark.rule("WW-3.1")
def test_nothing_is_repaired_at_the_start() -> None:
    assert fresh().table.repairs == {"vehicle": 0, "transmitter": 0}
    assert fresh().table.fuelled is False


@pytest.mark.rule("WW-3.2")
@pytest.mark.parametrize("fear", [0, 1, 2])
def test_never_more_than_four_dice(fear: int) -> None:
    scene = hunting(at={"zack": "R3"}, fear={"evelyn": 0, "zack": fear, "roy": 0})
    scene.does(KILLER, "action", "search")
    go_on(scene, "flee")
    assert len(scene.told("defence")[0]["dice"]) == 4 - fear


@pytest.mark.rule("WW-3.3")
def test_nobody_sees_what_lies_in_the_decks() -> None:
    scene = fresh()
    for seat in (EVERYBODY, 0, 1, 2, 3):
        with pytest.raises(HiddenFact):
            list(scene.sees(seat).decks["equipment"])
    firsts = set()
    for key in range(12):
        other = fresh(key=b"%d" % key)
        go_on(other, "keep")
        firsts.add(tuple(other.table.drawn))
    assert len(firsts) > 3


@pytest.mark.rule("WW-3.4")
def test_the_coloured_key_lies_at_the_very_bottom() -> None:
    scene = victims(at={"zack": "R4"})
    assert scene.table.bottom == ["key"]
    assert len(scene.table.decks["keys"]) == 10
    scene = victims(at={"zack": "R4"}, decks={**scene.table.decks, "keys": ["axe"]})
    draws(scene, "axe")
    act(scene, "zack", "search", "keys")
    scene.does(2, "keep", "none")
    assert scene.table.bottom == ["key"]
    act(scene, "roy", "move", "G3", "R4")
    to_killer(scene)
    go_on(scene, "act")
    act(scene, "roy", "search", "keys")
    assert scene.table.bottom == []
    assert scene.table.stand == ["key"]


@pytest.mark.rule("WW-3.5")
def test_victims_start_at_the_main_entrance() -> None:
    assert GAME.board.entrance == "G5"
    assert fresh().table.at == {"evelyn": "G5", "zack": "G5", "roy": "G5"}


@pytest.mark.rule("WW-3.6", "WW-4.6")
@pytest.mark.parametrize("killer", ["orion", "roboeye", "parasitoid"])
def test_the_killer_starts_at_the_secret_exit_on_both_boards(killer: str) -> None:
    scene = fresh(killer)
    assert GAME.board.exit == "R3"
    assert scene.sees(KILLER).killer_at == {killer: "R3"}
    assert scene.sees(1).seen_at == {killer: "R3"}


@pytest.mark.rule("WW-3.7")
def test_everybody_sees_who_plays_whom_in_the_order_of_the_tiles() -> None:
    scene = fresh(trio="roy kinto zack", players=3)
    for seat in (EVERYBODY, KILLER, 1, 2):
        assert scene.sees(seat).victims == ["roy", "kinto", "zack"]
        assert scene.sees(seat).controls == {"roy": 1, "kinto": 1, "zack": 2}


@pytest.mark.rule("WW-3.8")
def test_starting_items_lie_on_the_inventory_boards() -> None:
    assert fresh().table.items == {"evelyn": [], "zack": ["wrench"], "roy": []}


def _victims_file(folder: Path, start: str) -> Path:
    text = "\n".join(
        f'  {{ id = "{one}", source = "designed"{start if one == "roy" else ""} }},'
        for one in ("evelyn", "zack", "roy", "kinto", "victoria")
    )
    path = folder / "victims.toml"
    path.write_text(f"victims = [\n{text}\n]\n", "utf-8")
    return path


@pytest.mark.rule("WW-3.9")
def test_a_starting_item_of_a_deck_leaves_that_deck(tmp_path: Path) -> None:
    game = WallWhisper(_victims_file(tmp_path, ', start = ["axe"]'))
    t = fresh(game=game).table
    assert t.items["roy"] == ["axe"]
    assert t.decks["equipment"].count("axe") == 1
    assert sum(one == "item axe" for one in game.pieces(t)) == 4


@pytest.mark.rule("WW-3.10")
def test_nobody_sees_the_analysis_card() -> None:
    scene = fresh()
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert not scene.sees(seat).sees("card")
        assert scene.sees(seat).analysed == 0
    assert len({fresh(key=b"%d" % key).table.card for key in range(20)}) > 5


@pytest.mark.rule("WW-3.11")
def test_special_items_of_absent_victims_stay_out() -> None:
    pieces = GAME.pieces(fresh(trio="evelyn kinto roy").table)
    assert "item wrench" not in pieces
    assert "item device" not in pieces
    t = fresh(trio="victoria kinto roy").table
    assert t.aside == ["device"]
    assert not any("device" in deck for deck in t.decks.values())


# --- the killer's side ----------------------------------------------------------------------------


@pytest.mark.rule("WW-4.1")
def test_the_tiles_stand_healthy_and_open() -> None:
    scene = fresh()
    for seat in (EVERYBODY, 0, 1, 2, 3):
        assert scene.sees(seat).wounds == {"evelyn": 0, "zack": 0, "roy": 0}
        assert scene.sees(seat).fear == {"evelyn": 0, "zack": 0, "roy": 0}


@pytest.mark.rule("WW-4.2")
def test_the_advantages_of_victims_are_printed_for_both_sides() -> None:
    """The rules know them from the box, which is the same for every seat."""
    assert GAME.box.victims["kinto"].traits.passage
    assert GAME.box.victims["evelyn"].advantage("bandage") is not None
    assert GAME.pin() == WallWhisper().pin()


@pytest.mark.rule("WW-4.3", "WW-33.2")
@pytest.mark.parametrize(
    ("killer", "card"), [("orion", "harpoon"), ("roboeye", "total"), ("parasitoid", "fury")]
)
def test_locked_cards_are_out_of_reach(killer: str, card: str) -> None:
    scene = fresh(killer)
    assert scene.table.locked == {killer: [card]}
    assert card not in [*scene.table.deck[killer], *scene.table.hand[killer]]
    scene = hunting("instant", killer, hand="pursuit")
    scene.refuses(KILLER, "play", card, clause="WW-4.3")


@pytest.mark.rule("WW-4.4")
def test_the_killer_starts_with_two_hidden_cards() -> None:
    scene = fresh()
    assert len(scene.sees(KILLER).hand["orion"]) == 2
    assert len(scene.sees(KILLER).deck["orion"]) == 10
    for seat in (EVERYBODY, 1, 2, 3):
        assert not scene.sees(seat).sees("hand")
        assert scene.told("dealt", seat) == []


@pytest.mark.rule("WW-4.5")
@pytest.mark.parametrize(("killer", "strength"), [("orion", 4), ("roboeye", 4), ("parasitoid", 3)])
def test_level_one_and_the_printed_strength(killer: str, strength: int) -> None:
    t = fresh(killer).table
    assert t.level == 1
    assert t.strength == {killer: strength}


@pytest.mark.rule("WW-4.7", "WW-25.10")
def test_the_killer_s_view_says_nothing_of_repairs() -> None:
    """Progress markers are the killer's own notes: nothing on the table moves them."""
    scene = victims(at={"zack": "R1"})
    before = bytes_of(scene, KILLER)
    act(scene, "zack", "repair")
    assert scene.table.repairs["vehicle"] == 1
    assert bytes_of(scene, KILLER) == before
    assert not scene.sees(KILLER).sees("repairs")


@pytest.mark.rule("WW-4.8")
def test_the_killer_s_view_says_nothing_of_positions() -> None:
    """Deduction tokens are the killer's own notes: nothing on the table moves them."""
    scene = victims()
    assert may(scene, "zack", "move", "G4", "G2")
    before = bytes_of(scene, KILLER)
    act(scene, "zack", "move", "G4", "G2")
    assert bytes_of(scene, KILLER) == before
    assert not scene.sees(KILLER).sees("at")
