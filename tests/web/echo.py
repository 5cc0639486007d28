"""A sixth game in a folder of its own: the one that CONTRIBUTING.md shows, with the page shown there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from polyana import games
from polyana.core.rulebook import rulebook
from polyana.core.speech import bundle
from polyana.web import messages
from polyana.web.render import assets, drawing, folders

GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"
TEXT = """
title = Эхо
about = Слово за слово.
clause-prefix = ЭХ
event-drawn = Выпала буква { $letter }.
event-shown = Слова: { $words }.
event-doubted = { $seat } не верит: { $author_seat }.
ask-write = Слово на { $letter }
ask-doubt = Кому не верите?
option-doubt = Не верю: { $a_seat }
refusal-other_letter = Слово начинается не с { $letter }
setting-rounds = Раундов
zone-drawn = Буквы
zone-score = Счёт
zone-bag = Мешок
page-keys = И Enter.
"""
RULEBOOK = """# Эхо

Слово за слово.

## Ход

Пишите слово. {EC-1.1}

Слова открываются. {EC-1.2}

Не верьте. {EC-2.1}

Буквы кончились. {EC-3.1}
"""

FOLDER = """
from polyana.games.folder import GameFolder


class EchoFolder(GameFolder):
    rules = Echo


FOLDER = EchoFolder()
"""


@contextmanager
def sixth_game(folder: Path, *, page: bool) -> Iterator[None]:
    """The game lies in the folder, with the page of the guide or without any."""
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", GUIDE.read_text("utf-8"), re.S)[::-1])
    code = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    assert code
    home = folder / "echo"
    home.mkdir()
    (home / "__init__.py").write_text(f"{code[1]}\n{FOLDER}", "utf-8")
    data = home / "data"
    data.mkdir()
    for language in ("ru", "en"):
        (data / f"text.{language}.ftl").write_text(TEXT, "utf-8")
    (data / "rulebook.ru.md").write_text(RULEBOOK, "utf-8")
    if page:
        drawn = home / "page"
        (drawn / "static").mkdir(parents=True)
        (drawn / "page.html").write_text(blocks["jinja"], "utf-8")
        (drawn / "page.css").write_text(blocks["css"], "utf-8")
        (drawn / "page.js").write_text(blocks["js"], "utf-8")
        (drawn / "static" / "paper.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    games.__path__.append(str(folder))
    forget()
    try:
        yield
    finally:
        games.__path__.remove(str(folder))
        forget()


def forget() -> None:
    """What was worked out once for all games."""
    sys.modules.pop("polyana.games.echo", None)
    for known in (
        games._packages,
        games.folder,
        games.game,
        games.bots,
        games.page,
        rulebook,
        bundle,
        assets.assets,
        assets.version,
        folders.brings,
        drawing.environment,
        drawing.brought,
        drawing._with_block,
        messages.sayer,
        messages._said,
        messages.has,
    ):
        known.cache_clear()
