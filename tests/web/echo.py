"""A sixth game in a wheel of its own: game, page and project file are those of CONTRIBUTING.md."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

from hatchling.build import build_wheel

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


def sixth_game(folder: Path, *, page: bool) -> Path:
    """Where the game is installed, with the page of the guide or without any."""
    site = folder / "site"
    install(wheel(folder / "project", page=page), site)
    return site


@contextmanager
def beside_ours(site: Path) -> Iterator[None]:
    """Python finds what is installed there."""
    sys.path.append(str(site))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        forget()


def wheel(project: Path, *, page: bool) -> Path:
    """The wheel of a project that is laid out as the guide says."""
    home = project / "src" / "echo_game"
    files = {
        project / "pyproject.toml": block("toml", "polyana.games"),
        home / "__init__.py": block("python", "class Echo(") + block("python", "FOLDER ="),
        home / "data" / "text.ru.ftl": TEXT,
        home / "data" / "text.en.ftl": TEXT,
        home / "data" / "rulebook.ru.md": RULEBOOK,
    }
    if page:
        files |= {
            home / "page" / "page.html": block("jinja"),
            home / "page" / "page.css": block("css"),
            home / "page" / "page.js": block("js"),
            home / "page" / "static" / "paper.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    with chdir(project):
        return project / "dist" / build_wheel("dist")


def install(packed: Path, site: Path) -> None:
    """Beside Поляна, which is installed already; from the file alone."""
    beside = ["--no-deps", "--no-index", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", "-q", "install", *beside, str(packed)], check=True)


def block(language: str, contains: str = "") -> str:
    """The first example of the guide in this language with these words."""
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    return next(one for one in blocks if contains in one)


def forget() -> None:
    """What was worked out once for all games."""
    sys.modules.pop("echo_game", None)
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
