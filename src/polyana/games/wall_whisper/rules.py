"""The rules of «Шёпот за стеной 2», chapter by chapter.

`base` the box and the end of a match · `setup` laying the table · `wounds` wounds, infection, mutation ·
`supply` the killer's deck and levels · `actions` what victims do · `battle` the final battle, the hunt ·
`victims_turn` · `crossroads` every victim for herself · `playing` killer cards and ways · `effecting` their
keywords · `droids` Roboeye's own · `encounter` · `killer_turn` · `threat` two killers.
"""

from __future__ import annotations

from polyana.games.wall_whisper.threat import Threat


class WallWhisper(Threat):
    """One killer, or two, hunt three hidden victims."""
