"""Text in which `**words**` stand out, as rulebooks and tutorials are written. Only here the stars are read.

>>> [run.text for run in emphasis("Положите **Щ**: К* лучше не брать.") if run.strong]
['Щ']
>>> without_emphasis("Положите **Щ**: К* лучше не брать.")
'Положите Щ: К* лучше не брать.'
"""

from __future__ import annotations

from typing import NamedTuple

from markdown_it import MarkdownIt

_READER = MarkdownIt("zero").enable(["emphasis", "escape"])


class Run(NamedTuple):
    """A part of a text, and whether it stands out."""

    text: str
    strong: bool


def emphasis(text: str) -> list[Run]:
    """The parts of a text. A star among stars is written `\\*`."""
    runs: list[Run] = []
    strong = False
    for token in _READER.parseInline(text)[0].children or ():
        if token.type in ("strong_open", "strong_close"):
            strong = token.type == "strong_open"
            continue
        said = token.content or token.markup
        if runs and runs[-1].strong == strong:
            runs[-1] = Run(runs[-1].text + said, strong)
        elif said:
            runs.append(Run(said, strong))
    return runs


def without_emphasis(text: str) -> str:
    """The same text, plain."""
    return "".join(run.text for run in emphasis(text))
