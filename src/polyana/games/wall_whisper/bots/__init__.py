"""The bots of «Шёпот за стеной 2», and what judges a match with their eyes.

- `bot` holds the three levels; `novice` is the simple one. Both sides share `weighing`, a method for each
  kind of question, and `odds`, the chances of dice.
- The killer: `killer_answers` weighs each question by the plan of `hunting` (for two killers `pairing`).
- What the killer believes: `pinning` learns from events; `belief` thinks of each victim by herself, as the
  killer's page does, `tracking` of all at once, with the tables of `footsteps`.
- The victims: `victim_answers` and `victim_actions` weigh each question by `aims`, `danger` and
  `battle_odds`; at the Crossroads `loners` do.
- Skills of either side: `skill_worth`.
- After the match: `analysis`. What many matches tell: `balance`.
"""
