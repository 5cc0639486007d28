"""The bots of «Шёпот леса», and what judges a match with their eyes.

- `bot` holds the three levels; `levels` says how strong each is.
- Writing a word: `finding_words` brings some to mind, `cube_plans` places the cubes of each.
- What a cube is worth: `cube_values`, with `expecting` (where the others' cubes will stand), `forecast`
  (how long the match will last) and `elder_groups` (groups of three in the making).
- The refresh: `laying`.
- After the match: `analysis`, with `hindsight` for the words that were missed.
"""
