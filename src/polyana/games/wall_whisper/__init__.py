"""«Шёпот за стеной 2»: a killer hunts three hidden victims."""

from polyana.games.wall_whisper.rules import WallWhisper

GAME = WallWhisper
