"""``python -m scripts.lexicon``: read the sources, decide, write the lists."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from scripts.lexicon import grading, hunspell, morphology
from scripts.lexicon.assemble import Assembly, Lists

DATA = Path(__file__).parents[2] / "src" / "polyana" / "words" / "data"


def build(progress: Progress) -> Lists:
    """All steps, each shown while it runs."""
    import pymorphy3
    import wordfreq

    def step(text: str) -> None:
        progress.update(task, description=text, advance=1)

    task = progress.add_task("", total=4)
    step("expanding the spelling dictionary")
    spelling = hunspell.read()
    step("walking the morphological dictionary (half a minute)")
    analyser = pymorphy3.MorphAnalyzer()
    nouns = morphology.read(analyser.dictionary)
    step("folding word frequencies")
    frequency = grading.frequencies(wordfreq.get_frequency_dict("ru", wordlist="best"))
    step("deciding and grading")
    return Assembly(nouns, spelling, frequency, analyser).lists()


def write(path: Path, lines: Iterable[str]) -> None:
    """A gzip file whose bytes depend on nothing but its text."""
    text = "".join(f"{line}\n" for line in lines)
    path.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


def _display(key: str, shown: str) -> str:
    """Only a display form that differs from the key costs room."""
    return "" if shown == key else shown


def main() -> int:
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    try:
        with Progress(*columns, console=console) as progress:
            lists = build(progress)
    except hunspell.SourceMissing as missing:
        console.print(f"[red]{missing}[/red]", highlight=False)
        return 2
    except ImportError as missing:
        console.print(f"[red]{missing.name} is not installed: run `make lexicon`[/red]")
        return 2
    write(
        DATA / "lexicon.tsv.gz",
        (f"{key}\t{lists.grades[key]}\t{_display(key, shown)}" for key, shown in sorted(lists.shown.items())),
    )
    for name, side in (("proper", lists.proper), ("slang", lists.slang)):
        write(
            DATA / f"{name}.tsv.gz", (f"{key}\t{_display(key, shown)}" for key, shown in sorted(side.items()))
        )
    for path in sorted(DATA.glob("*.tsv.gz")):
        console.print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
    counts = [sum(grade == step for grade in lists.grades.values()) for step in range(1, 6)]
    console.print(
        f"{len(lists.shown)} words, by grade {counts}; {len(lists.proper)} names, {len(lists.slang)} slang"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
