"""«Шёпот леса»: everybody writes a word in one minute, then cubes fight for its letters."""

from polyana.games.forest_whisper.rules import ForestWhisper

GAME = ForestWhisper
