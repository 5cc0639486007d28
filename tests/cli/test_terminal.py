"""Playing in the terminal: whole matches through the command, in the words of the page, never with an id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from polyana import games
from polyana.cli import app
from polyana.cli.asking import Answer, Heading, Menu
from polyana.cli.explaining import barred
from polyana.core import SPECTATOR, Record
from polyana.core.speech import LANGUAGES, Speech
from polyana.games.terminal import GameTerminal, Look
from polyana.testing.play import Laid, random_match
from polyana.web.messages import Words

GAMES = ("forest_mages", "forest_whisper", "letter_jam", "no_words", "wall_whisper")
ANYTHING = "".join(islice(cycle(["1\n", "нет\n"]), 8_000))
"""A number chooses among options, a word is written where one is asked for; what does not fit is refused."""
ROMAN = re.compile(r"[IVX]+")
LATIN = re.compile(r"[A-Za-z][A-Za-z0-9_.@/,]*")
IDS = re.compile(
    r"\b(?:[A-Z]{1,2}\d\d(?:\.\d)?|[FDNGRB]\d+\.\d|[A-Z]{2}\d(?:@\w+)?|[pvb]\d|[a-z]+_[a-z_]+)\b"
)
TABLES: dict[str, dict[str, Any]] = {
    "forest_mages": {"abilities": True},
    "forest_whisper": {},
    "letter_jam": {"length": 3},
    "no_words": {"first": 0},
    "wall_whisper": {"killer_seat": 1},
}
WHOLE = [(game, "ru", ()) for game in GAMES] + [
    ("forest_mages", "en", ()),
    ("wall_whisper", "en", ("--set", "killer_seat=0")),
    ("letter_jam", "en", ("--set", "words=author", "--set", "length=3")),
]


def play(game: str, *more: str, keys: str = ANYTHING, locale: str = "ru_RU.UTF-8") -> Result:
    """The command at the keyboard of somebody with this locale."""
    args = ["play", game, "--seats", "2", "--level", "novice", "--seed", "5", *more]
    return CliRunner().invoke(app, args, input=keys, env={"LC_ALL": locale, "COLUMNS": "80"})


# --- whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "more"), WHOLE, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_whole_match_is_played_in_words(game: str, language: str, more: tuple[str, ...]) -> None:
    """From the first question to the result, by a command that reads its lines from a pipe. In a Russian
    match a Latin letter could only belong to an id."""
    played = play(game, "--language", language, *more)
    assert played.exit_code == 0, played.output
    result = Speech("polyana.cli", language).say("play-result")
    assert played.output.rstrip().splitlines()[-1].startswith((f"{result}: ", *endings(language)))
    if language == "ru":
        assert {one for one in LATIN.findall(played.output) if not ROMAN.fullmatch(one)} == set()
    else:
        assert IDS.findall(played.output) == []
    assert max(map(len, played.output.splitlines())) <= 80
    assert "\x1b" not in played.output, "colours belong on a screen"
    assert not set("╭│─□■▓░▲→") & set(signs(played.output)), "only letters for who reads no signs"


def test_what_the_table_shows_is_not_told() -> None:
    played = play("wall_whisper", "--set", "killer_seat=0", keys=ANYTHING[:400]).output
    assert "Ход убийцы" in played
    assert "Этап " not in played


def endings(language: str) -> tuple[str, ...]:
    house = Speech("polyana.web", language)
    won = house.say("they-win", count=1, names="|").partition("|")[0]
    return house.say("you-win"), house.say("nobody-wins"), won


def signs(output: str) -> str:
    """All but the sentences, which may have arrows of their own."""
    return "".join(line for line in output.splitlines() if " → " not in line and " — " not in line)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_match(game: str) -> None:
    keys = "1\nнет\n" * 12
    assert play(game, keys=keys).output == play(game, keys=keys).output


# --- the screen ---------------------------------------------------------------------------------------


def positions(game: str, players: int, every: int) -> Iterator[Record[Any]]:
    """Moments of a random match."""
    rules = games.game(game)
    laid = Laid(players, rules.settings(**TABLES[game]))
    for number, decision in enumerate(random_match(rules, laid, 3)):
        if not number % every:
            yield decision.record


def screen(look: Look) -> str:
    console = Console(width=80, highlight=False)
    with console.capture() as drawn:
        for thing in games.folder(look.game.name).terminal().draw(look):
            console.print(thing)
    return drawn.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_seat_can_be_shown_every_moment(game: str, language: str) -> None:
    """A drawing that looked at what its seat may not know would raise; nothing in it is an id."""
    package, names = games.package(game), ["Аня", "Боря", "Вера"]
    speech, words = Speech(package, language, names), Words(package, language, tuple(names))
    terminal = games.folder(game).terminal()
    for record in positions(game, 3, every=7):
        match = record.match
        for seat in (SPECTATOR, *match.table.seats):
            view, menu = match.view(seat), Menu(words, terminal)
            menu.put(Look(match.game, view, speech), view.questions)
            look = Look(match.game, view, speech, fancy=bool(seat % 2), numbers=menu.numbers())
            drawn = screen(look)
            assert max(map(len, drawn.splitlines()), default=0) <= 80
            said = [drawn, *(one.label for one in menu.items if isinstance(one, Answer))]
            for question in view.questions:
                said += [terminal.then(look, question, text) for text in question.texts]
                said += [title for title, _ in terminal.groups(look, question)]
                said.append(menu.line(look, question))
            for one in said:
                found = IDS.findall(one) if language == "en" else LATIN.findall(one)
                assert [word for word in found if not ROMAN.fullmatch(word)] == [], one


def test_a_game_that_brings_no_drawing_is_listed_zone_by_zone() -> None:
    terminal = GameTerminal()
    record = next(positions("no_words", 3, every=1))
    view, speech = record.match.view(0), Speech(games.package("no_words"), "ru", ["Аня", "Боря", "Вера"])
    look = Look(record.match.game, view, speech)
    lines = [str(line) for line in terminal.draw(look)]
    assert lines[0].startswith("Разговор: ")
    assert "Руки: Аня: " + " ".join(view.table.hands[0]) + " · Боря: (3) · Вера: (3)" in lines
    assert terminal.read(look, "слово") is None
    assert not terminal.groups(look, view.questions[0])
    assert terminal.then(look, view.questions[0], "К") == terminal.ended(look) == ""


# --- asking -------------------------------------------------------------------------------------------


def test_many_actions_stand_under_headings() -> None:
    """Who acts is chosen first, then what; “0” leads back."""
    played = play("wall_whisper", "--set", "killer_seat=1", keys="1\n0\n1\n1\nвыход\n")
    assert re.search(r"1 Эвелин \(Жилой отсек\) \(\d+ вариант", played.output)
    assert "Выберите действие жертвы — Эвелин (Жилой отсек)" in played.output
    assert "0 Назад" in played.output
    assert re.search(r"Эвелин идёт (в|на) \w+\.", played.output)


def test_an_answer_is_chosen_by_its_words_or_its_letter() -> None:
    record = next(positions("no_words", 2, every=1))
    words = Words("polyana.games.no_words", "ru", ("Аня", "Боря"))
    view = record.match.view(0)
    look = Look(record.match.game, view, Speech("polyana.games.no_words", "ru", words.names))
    menu = Menu(words, games.folder("no_words").terminal())
    menu.put(look, view.questions)
    card = view.table.hands[0][0]
    for typed in (card, card.lower(), f"выложить {card}"):
        assert menu.read(look, typed) == (view.questions[0], card)
    for typed in ("place", "99", "0", "слово"):
        assert menu.read(look, typed) is None


def test_what_is_asked_is_explained() -> None:
    """The question and its rule, a rule by its number, a term, what has happened, the whole table."""
    keys = "?\n? 5.4\n? НС 3.2\n? возглас\n? птеродактиль\n!\n=\nвыход\n"
    said = play("no_words", "--set", "first=0", keys=keys).output
    for words in (
        "НС 3.1 В свой ход вы обязаны",
        "НС 5.4 Годятся русские существительные",
        "НС 3.2 Сходить можно красной буквой",
        "Возглас — «Не говори",
        "Ни такого пункта, ни такого понятия нет",
        "Что было\nНовый разговор",
        "Партия прервана.",
    ):
        assert words in said, words
    assert said.count("Витрина (") == 2


def test_what_is_barred_says_why() -> None:
    """A red letter while the showcase is too small."""
    rules = games.game("no_words")
    for decision in random_match(rules, Laid(2, rules.settings()), 1):
        view = decision.record.match.view(decision.ask.seat)
        question = view.question("place")
        if question and question.barred:
            break
    speech = Speech("polyana.games.no_words", "ru", ["Аня", "Боря"])
    look, words = Look(rules, view, speech), Words("polyana.games.no_words", "ru")
    said = list(barred(look, Speech("polyana.cli", "ru"), words, view.questions))
    assert said
    assert said[0].startswith("Нельзя: Красная ")
    assert said[0].endswith("красную букву взять нельзя — НС 3.2")


@pytest.mark.parametrize(
    ("locale", "title", "player"),
    [
        ("ru_RU.UTF-8", "Нет слов. Отвечайте", "Игрок"),
        ("C", "No Words. Answer", "Player"),
        ("de_DE", "No Words.", "Player"),
    ],
)
def test_the_locale_decides_the_language(locale: str, title: str, player: str) -> None:
    said = play("no_words", keys="q\n", locale=locale).output
    assert title in said
    assert player in said
    assert "Нет слов." in play("no_words", "--language", "ru", keys="q\n", locale="C").output


def test_a_name_of_ones_own_and_the_bots_marks() -> None:
    said = play("no_words", "--name", "Аня", "--set", "first=0", keys="выход\n").output
    assert "А Аня" in said
    assert "Ё Ёж-бот" in said


def test_a_heading_alone_is_an_option() -> None:
    question = next(positions("no_words", 2, every=1)).match.view(0).questions[0]
    assert Heading(1, question, "Закончить", ["end"]).alone
    assert not Heading(1, question, "Зак", ["a", "b"]).alone
