"""The bots of «Маги леса», and what judges a match with their eyes.

- `bot` holds the three levels. A novice goes by `worth`; a player by its `opinion`; a master searches, and
  `search_guide` tells the search about the game.
- An opinion adds up `gains`, `prospects` (who will control which forest), `appetite` (for ingredients and
  potions), `companions` (what creatures are worth) and `stirring` (what it brings to move dice that lie
  there).
- After the match: `analysis`. What many matches tell: `balance`.
"""
