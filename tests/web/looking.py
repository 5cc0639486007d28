"""A replay, as far as the templates of an analysis ask for it."""

from __future__ import annotations


class Viewpoint:
    """As much of the replay as the template asks for."""

    def __init__(self, at: int) -> None:
        self.at = at

    def link(self, at: int) -> str:
        return f"/replay?at={at}"
