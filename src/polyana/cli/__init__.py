"""The command line: `polyana …`."""

from __future__ import annotations

import typer

from polyana.cli.arena import arena
from polyana.cli.backup import backup
from polyana.cli.cards import app as cards
from polyana.cli.doctor import doctor
from polyana.cli.play import play
from polyana.cli.replay import replay
from polyana.cli.rules import rules
from polyana.cli.serve import serve
from polyana.cli.simulate import simulate
from polyana.cli.sweep import sweep
from polyana.cli.words import app as words

app = typer.Typer(
    help="Поляна: стол для настольных игр.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, play, rules, replay, simulate, arena, doctor, backup, sweep):
    app.command()(command)
app.add_typer(cards, name="cards", help="Файлы карт: проверить свой.")
app.add_typer(words, name="words", help="Словарь: проверить слово, найти слова из букв.")


def main() -> None:
    """The entry point of the `polyana` command."""
    app()
