"""The rules of «Шёпот за стеной 2», chapter by chapter.

The course: `base` the box and the end of a match · `setup` laying the table · `wounds` wounds, infection,
mutation · `supply` the killer's deck and levels · `actions` what victims do · `battle` the final battle, the
hunt · `errands` what must be settled at once · `victims_turn` · `dealings` and `crossroads` every victim for
herself · `playing` killer cards and ways · `effecting` their keywords · `droids` Roboeye's own · `encounter`
· `skilling` skill cards · `killer_turn` · `threat` two killers. What the questions offer, as functions of a
view: `legal`, `moving`, `working`, `using`, `apart`, `skills`. The data: `cards`, `board`, `effects`.
"""

from __future__ import annotations

from polyana.games.wall_whisper.rules.threat import Threat


class WallWhisper(Threat):
    """One killer, or two, hunt three hidden victims."""
