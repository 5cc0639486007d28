"""``polyana words``: ask the referee about words, and the index about letters."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated

import typer

from polyana.words import BadSpelling, Verdict, fold, index, lexicon, meant, spelling

app = typer.Typer(help="Слова: что принимает словарь и что можно составить из букв.", no_args_is_help=True)

ECHO = 24
"""How much of a player's own text is repeated to them."""

REFUSALS = {
    "too_rare": "слишком редкое для этого стола",
    "proper": "имя собственное",
    "slang": "жаргон",
    "plural": "множественное число",
    "oblique": "не именительный падеж",
    "not_noun": "не существительное",
    "unknown": "нет в словаре",
}

SPELLINGS = {
    "empty": "пустая строка",
    "latin": "латинские буквы",
    "hyphen": "дефис",
    "blank": "пробел внутри слова",
    "foreign": "посторонние знаки",
    "too_long": "слишком длинное",
}

Grade = Annotated[int, typer.Option(min=1, max=5, help="Самая редкая ступень: 1 — знают все, 5 — все слова.")]


@app.command()
def check(
    words: Annotated[
        list[str], typer.Argument(metavar="СЛОВО…", help="Слова; «-» читает их со стандартного ввода.")
    ],
    grade: Grade = 5,
    proper: Annotated[bool, typer.Option("--proper", help="Принимать имена собственные.")] = False,
    slang: Annotated[bool, typer.Option("--slang", help="Принимать жаргон.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Строка на слово: «+ слово» или «- слово», причина.")
    ] = False,
) -> None:
    """Принимает ли словарь эти слова, и если нет, то почему."""
    for word in _typed(words):
        try:
            verdict = lexicon().judge(word, grade=grade, proper=proper, slang=slang)
        except BadSpelling as bad:
            accepted, shown, phrase = False, _echo(word), _misspelt(bad)
        else:
            accepted, shown, phrase = verdict.accepted, verdict.shown, _judged(verdict)
        if plain:
            typer.echo(f"{'+' if accepted else '-'} {shown}\t{phrase}")
        else:
            typer.echo(f"«{shown}» — {'принято' if accepted else 'не принято'}: {phrase}.")


@app.command()
def find(
    letters: Annotated[str, typer.Argument(metavar="БУКВЫ", help="Буквы, каждая столько раз, сколько есть.")],
    grade: Grade = 4,
    least: Annotated[int, typer.Option(min=1, help="Наименьшая длина слова.")] = 3,
    jokers: Annotated[int, typer.Option(min=0, max=3, help="Сколько есть карт «любая буква».")] = 0,
    limit: Annotated[int, typer.Option(min=1, help="Сколько слов показать.")] = 100,
) -> None:
    """Что можно составить из этих букв, длинные слова первыми."""
    try:
        key = spelling(letters)
    except BadSpelling as bad:
        typer.echo(f"«{_echo(letters)}»: {_misspelt(bad)}.", err=True)
        raise typer.Exit(2) from None
    found = index().all(key, grade=grade, least=least, jokers=jokers)
    if not found:
        typer.echo("Ничего не составить.")
    for length, group in groupby(found[:limit], key=len):
        typer.echo(f"{length}: {' '.join(lexicon().shown(word) for word in group)}")
    if len(found) > limit:
        typer.echo(f"…и ещё {len(found) - limit}.")


def _typed(words: Iterable[str]) -> Iterator[str]:
    for word in words:
        if word == "-":
            yield from (line.rstrip("\r\n") for line in sys.stdin)
        else:
            yield word


def _judged(verdict: Verdict) -> str:
    if not verdict.accepted:
        return REFUSALS[verdict.reason]
    return f"ступень {verdict.grade}" if verdict.grade else "по уговору"


def _misspelt(bad: BadSpelling) -> str:
    phrase, word = SPELLINGS[bad.reason], fold(meant(bad.typed))
    if word in lexicon():
        return f"латинская раскладка: «{lexicon().shown(word)}»"
    if bad.reason in ("latin", "foreign"):
        return f"{phrase}: {_echo(bad.detail)}"
    return f"{phrase}, {bad.detail} букв" if bad.detail else phrase


def _echo(text: str) -> str:
    """The beginning of a text, safe to print on one line of any terminal."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[: ECHO + 1])
    return line if len(line) <= ECHO else line[:ECHO] + "…"
