"""The rules of «Шёпот за стеной 2», chapter by chapter; `game` names them all.

The course of a match: `setting_up`, `skill_cards`, then round after round `victims_turn` and `killer_turn`,
until one of the `endings`.

- The victims' turn: `actions` carries out what they do (`searching`, `repairs`, `items`, `trading`),
  `errands` settles what cannot wait, `proposals` and `accusing` ask for consent. At the Crossroads there are
  `crossroads` and `crossroads_end` besides.
- The killer's turn: `stealth` (stage I), `delayed` (II), `killer_cards` (III to V) with their `keywords`
  (`killer_moves`, `sense`, `barricades`, `roboeye`), `refill` (VI); `double_threat` for two killers.
- When they meet: `encounter`, `heroics`, `arms`, `flight`; `final_battle`.
- What many chapters need: `wounds`, `fear`, `noise`, `whereabouts`, `skill_moments`, `questions`; against the
  Parasitoid `infection`, `mutation`, `carrier`.

What the questions offer, and why they refuse, as pure functions of a view: `legal`, `victim_moves`,
`working`, `using`, `skills`, `apart`, `refusals`. What lies on the table: `table`, `seating`, `records`,
`zones`; `worlds` imagines it anew. The data: `box`, `board`, `killer_effects`, `victim_effects`, `loading`,
`checks`.
"""
