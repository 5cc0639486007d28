"""Text in which `**words**` stand out, as rulebooks and tutorials are written. Only here the stars are read.

>>> [span.text for span in emphasis("Положите **Щ**: К* лучше не брать.") if span.strong]
['Щ']
>>> without_emphasis("Положите **Щ**: К* лучше не брать.")
'Положите Щ: К* лучше не брать.'
"""

from __future__ import annotations

from typing import NamedTuple

from markdown_it import MarkdownIt

_READER = MarkdownIt("zero").enable(["emphasis", "escape"])


class Span(NamedTuple):
    """A part of a text, and whether it stands out."""

    text: str
    strong: bool


def emphasis(text: str) -> list[Span]:
    """The parts of a text. A star among stars is written `\\*`."""
    spans: list[Span] = []
    strong = False
    for token in _READER.parseInline(text)[0].children or ():
        if token.type in ("strong_open", "strong_close"):
            strong = token.type == "strong_open"
            continue
        said = token.content or token.markup
        if spans and spans[-1].strong == strong:
            spans[-1] = Span(spans[-1].text + said, strong)
        elif said:
            spans.append(Span(said, strong))
    return spans


def without_emphasis(text: str) -> str:
    """The same text, plain."""
    return "".join(span.text for span in emphasis(text))
