"""«Букводжем»: everybody sees every letter but their own."""

from polyana.games.letter_jam.rules import LetterJam

GAME = LetterJam
