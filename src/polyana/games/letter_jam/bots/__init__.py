"""The bots of «Букводжем», and what judges a match with their eyes.

- `bot` holds the three levels; `levels` says how strong each is and which words it sees.
- Giving a clue: `giving`.
- Reading clues: `guess_sheet` is what a bot takes its letters for. Under it lie `solver` (which letters and
  words are possible), `columns` (the words of one length, searched by pattern) and `rows` (a whole row at
  once).
- The final word: `finishing`.
- After the match: `analysis`.
"""
