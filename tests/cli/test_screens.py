"""What a screen of the terminal holds is what the seat's view holds."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from forest_mages.glade import glade
from forest_whisper.wood import wood
from letter_jam.jam import final, give, jam
from no_words.talk import talk
from polyana import games
from polyana.core import Seat
from polyana.core.speech import Speech
from polyana.games.letter_jam.page.terminal import arranged
from polyana.games.letter_jam.rules.final_line import Claim
from polyana.games.terminal import Look
from polyana.games.wall_whisper.page.terminal_map import ROOM, corners
from polyana.testing import Scene
from wall_whisper.station import hunting, victims

NAMES = ["Аня", "Боря", "Вера", "Глеб"]


def look_of(scene: Scene[Any], seat: Seat, *, fancy: bool = False, language: str = "ru") -> Look:
    match = scene.match
    speech = Speech(games.package(match.game.name), language, NAMES[: match.table.players])
    options = [(one.kind, text) for one in match.view(seat).questions for text in one.texts]
    numbers = {option: number for number, option in enumerate(options, 1)}
    return Look(match.game, match.view(seat), speech, fancy, numbers=numbers)


def screen(look: Look) -> list[str]:
    console = Console(width=80, highlight=False)
    with console.capture() as drawn:
        for thing in games.folder(look.game.name).terminal().draw(look):
            console.print(thing)
    return drawn.get().splitlines()


def line_with(lines: list[str], words: str) -> str:
    return next(line for line in lines if words in line)


# --- «Нет слов» ---------------------------------------------------------------------------------------


def test_the_circle_holds_the_letters_of_the_conversation() -> None:
    scene = talk("О* А* Д М К", hands={0: "Т Л С"}, discards={1: 3}, turn=0, mover=2)
    lines = screen(look_of(scene, 0))
    ring = lines[1 : next(at for at, line in enumerate(lines) if line.startswith("Витрина"))]
    drawn = " ".join(ring).replace("[", " ").replace("]", " ").split()
    assert sorted(drawn) == sorted(["О*", "А*", "Д", "М", "К"])
    assert "[К]" in "".join(ring), "the newest letter is marked"
    assert lines[-1].startswith("Ваши буквы: Т")
    assert "###....... 3" in line_with(lines, "Боря")
    assert "Т" not in line_with(lines, "Вера"), "others' hands are backs"


def test_letters_that_can_be_laid_have_the_numbers_of_their_options() -> None:
    look = look_of(talk("О* А*", hands={0: "Т Л С"}, turn=0), 0)
    hand = screen(look)[-1]
    for card in "ТЛС":
        assert f"{card}({look.numbers['place', card]})" in hand


# --- «Шёпот леса» -------------------------------------------------------------------------------------


def test_the_forest_is_a_grid_with_coordinates_letters_and_cubes() -> None:
    """The field grows in all directions, so a column may be −1."""
    scene = wood("К02 . А\n#1 О Е", players=2, origin=(0, -1))
    lines = screen(look_of(scene, 0))
    head = next(at for at, line in enumerate(lines) if line.split() == ["−1", "0", "1"])
    cards = scene.game.box.cards.values
    assert lines[head + 1].split() == ["0", f"К{cards['К']}", f"А{cards['А']}"]
    assert lines[head + 2].split() == ["Б2!"], "two cubes of Боря, who leads"
    assert lines[head + 3].split() == ["1", "##", f"О{cards['О']}", f"Е{cards['Е']}"]
    assert lines[head + 4].split() == ["А1"]


def test_words_and_trees_stand_below_the_forest() -> None:
    scene = wood(
        "О А", front={0: "К Т"}, elders={1: 1}, annals=[(1, 0, "рента", ""), (1, 1, "ау", "letters")]
    )
    lines = screen(look_of(scene, 2))
    assert "Раунд 1: РЕНТА" in lines
    assert "К Т" in line_with(lines, "А Аня")
    assert line_with(lines, "Б Боря").split()[2] == "1", "an elder's card is a tree"


# --- «Букводжем» --------------------------------------------------------------------------------------


def test_the_stands_show_every_letter_but_ones_own() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "К"}, virtual="Т О")
    for seat, clockwise in ((0, "? А Р К Т О"), (2, "? К Т О Б А"), (-1, "? ? ? ? Т О")):
        shown = [one.strip("[]") for one in screen(look_of(scene, seat))[1].split()]
        assert shown == clockwise.split()


def test_a_clue_and_its_chips_are_seen_as_the_seat_sees_them() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "К"}, virtual="Т О")
    give(scene, 3, "барак p0 p1 p2 p1 *")
    own = screen(look_of(scene, 1))
    heading = next(at for at, line in enumerate(own) if line.split() == ["1", "2", "3", "4", "5"])
    assert own[heading + 1].split() == ["Б", "?", "Р", "?", "*"]
    assert "2,4" in own[2], "the chips at one's own stand"
    assert any("Б?Р?* (карта 1)" in line for line in own), "it stands on the sheet"
    giver = screen(look_of(scene, 3))
    assert any("ваше слово «барак»" in line for line in giver)


@pytest.mark.parametrize(
    ("word", "answers", "claims", "text"),
    [
        ("отвар", "А В Т О Р", (), "отвар 4 3 2 1 5"),
        ("отвар", "А . Т О .", (), "отвар 4 3 2 1 5"),
        ("ворот", "А В Т О Р", ("О",), "ворот 2 4 5 1/О 3"),
        ("ворота", "А В Т О Р", ("О",), "ворота 2 4 5 +О 3 1"),
        ("отвал", "А В Т О Р", ("*Л",), "отвал 4 3 2 1 5/*"),
    ],
)
def test_a_final_word_takes_the_cards_by_their_pencil_marks(
    word: str, answers: str, claims: tuple[str, ...], text: str
) -> None:
    """And the rules read what was put together."""
    pencilled = tuple("" if one == "." else one for one in answers.split())
    scene = final({0: "АВТОР"})
    t = scene.table
    t.answers = {**t.answers, 0: (*pencilled, "")}
    t.claims = {**t.claims, 0: tuple(map(Claim.from_text, claims))}
    assert arranged(t, 0, word) == text
    look = look_of(scene, 0)
    kind, typed = games.folder("letter_jam").terminal().read(look, word.upper()) or ("", "")
    assert (kind, typed.split()[0]) == ("line", word)


@pytest.mark.parametrize(
    ("typed", "read"),
    [("2 ао", ("note", "2 АО")), ("барак", ("propose", "барак")), ("к", None), ("7", None)],
)
def test_what_is_typed_goes_to_the_question_that_it_fits(typed: str, read: tuple[str, str] | None) -> None:
    look = look_of(jam({0: "Б", 1: "А", 2: "Р", 3: "К"}), 0)
    assert games.folder("letter_jam").terminal().read(look, typed) == read


def test_a_letter_is_what_ones_own_card_is() -> None:
    scene = jam({0: "Б", 1: "А", 2: "Р", 3: "К"})
    give(scene, 3, "бар p0 p1 p2")
    look = look_of(scene, 0)
    assert games.folder("letter_jam").terminal().read(look, "б") == ("move", "move Б")


# --- «Маги леса» --------------------------------------------------------------------------------------


def test_forests_hold_the_dice_that_lie_there_and_say_who_leads() -> None:
    scene = glade(row="F01 F06 F04", dice={"F01.1": "1tree", "F01.2": "0river 1hill", "F06.1": "fire"})
    lines = screen(look_of(scene, 0))
    text = "\n".join(lines)
    for name in ("Проталина", "Рябинник", "Сугробье"):
        assert f"- {name} -" in text
    assert "дерево>трава Б:дерево" in text
    assert "Б:холм.А:река" in text, "the top die first"
    assert "Контроль: Боря" in text
    assert "огонь" in text.partition("Деревня")[0], "an element die is nobody's"


def test_the_market_names_costs_points_and_effects() -> None:
    lines = screen(look_of(glade(market="P25 P05", goods={0: "herb herb herb crystal"}), 0))
    vial = line_with(lines, "Пузырёк исчезновения")
    assert "3 травы и кристалл" in vial
    assert "убрать кубик" in vial
    assert "(" in vial.partition("3 травы")[0], "it can be brewed: its number stands beside it"
    assert "(" not in line_with(lines, "Варево метаморфоз").partition("трава")[0]


def test_hands_are_counted_for_others_and_named_for_oneself() -> None:
    scene = glade(hands={0: "P25", 1: "P05"})
    lines = screen(look_of(scene, 0))
    assert any(line.startswith("Готовые зелья: Пузырёк исчезновения") for line in lines)
    assert "Варево метаморфоз" not in "\n".join(lines)


# --- «Шёпот за стеной 2» ------------------------------------------------------------------------------


def room(look: Look, lines: list[str], id_: str) -> tuple[str, str, str]:
    """The three lines of a room on the map."""
    x, y = corners(look)[id_]
    top = next(at for at, line in enumerate(lines) if line.startswith("Раунд")) + 1
    name, people, things = (lines[top + y + shift].ljust(80)[x : x + ROOM].strip() for shift in range(3))
    return name, people, things


def test_the_map_shows_who_and_what_is_where() -> None:
    """Every location with its name; people only as far as this side knows."""
    scene = victims(
        at={"evelyn": "G2", "zack": "B1", "roy": "B1"},
        killer_at="R2",
        noise=["B1"],
        repairs={"transmitter": 3, "vehicle": 0},
    )
    look = look_of(scene, 1)
    lines = screen(look)
    t = look.table
    for id_ in look.game.box.board.places:
        name, people, things = room(look, lines, id_)
        assert look.say(f"place-{id_}")[: ROOM - 2] in name
        here = [look.say(f"victim-{one}") for one in t.victims if t.at[one] == id_]
        assert people.split() == [*["Орион"] * (id_ == "R2"), *here]
        assert ("ШУМ" in things) == (id_ == "B1")
    assert "передатчик 3/5" in room(look, lines, "B1")[2]
    hunter = look_of(scene, 0)
    killers = screen(hunter)
    for id_ in look.game.box.board.places:
        _, people, things = room(hunter, killers, id_)
        assert people.split() == ["Орион"] * (id_ == "R2"), "the killer does not see the victims"
        assert "ШУМ" not in things, "nor hears of noise before it is reported"
    assert "3/5" not in "\n".join(killers)


def test_ways_stand_between_rooms_or_below_the_map() -> None:
    scene = hunting(barricades=["G2-B3"], at="G5")
    look = look_of(scene, 0)
    lines = screen(look)
    text = "\n".join(lines)
    row = line_with(lines, "[Пост охраны]")
    assert "X" in row.partition("[Пост охраны]")[2].partition("[")[0], "the barricade between two rooms"
    assert "[Научный центр]-->--[Тупик]" in text
    assert "Ещё проходы: Платформа - Переулок; Столовая - Склад" in text


def test_the_killers_cards_are_told_in_words() -> None:
    lines = screen(look_of(hunting(hand="thermal blade"), 0))
    assert "Чутьё: одна зона." in line_with(lines, "Тепловизор")
    assert "Сила +2 на эту атаку." in line_with(lines, "Трофейный клинок")
    victims_see = "\n".join(screen(look_of(hunting(hand="thermal blade"), 1)))
    assert "Тепловизор" not in victims_see


def test_fancy_pens_draw_the_same_things() -> None:
    """Signs differ, words do not."""
    scene = victims(at={"evelyn": "G2"})
    words = [
        sorted(
            word for line in screen(look_of(scene, 1, fancy=fancy)) for word in line.split() if word.isalpha()
        )
        for fancy in (False, True)
    ]
    assert words[0] == words[1]
