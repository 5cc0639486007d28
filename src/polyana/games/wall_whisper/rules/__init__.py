"""The rules of «Шёпот за стеной 2», chapter by chapter; `game` names them all.

The course of a match: `setting_up`, `skill_cards`, then round after round `victims_turn` and `killer_turn`,
until one of the `endings`.

- The victims' turn: `actions` carries out what they do (`searching`, `repairs`, `items`, `trading`),
  `errands` settles what cannot wait, `proposals` and `accusing` ask for consent. At the Crossroads there
  are `crossroads` and `crossroads_end` besides.
- The killer's turn: `stealth` (stage I), `delayed` (II), `killer_cards` (III to V) with their `keywords`
  (`killer_moves`, `sense`, `barricades`, `roboeye`), `refill` (VI); `double_threat` for two killers.
- When they meet: `encounter`, `heroics`, `arms`, `flight`; `final_battle`.
- What many chapters need: `wounds`, `fear`, `noise`, `whereabouts`, `skill_moments`; against the Parasitoid
  `infection`, `mutation`, `carrier`; the `numbers` of the rulebook.
- What the chapters ask: `kinds`, through `questions`; answers with several parts: `answers`.
- What questions offer (`offers`), and why an answer is refused (`refusals`), by pure functions of a view:
  `legal`, `victim_moves`, `working`, `using`, `skills`, `victory`, `manoeuvre`, `apart`; `saying` names it
  in texts.
- What lies on the table: `table`, `seating`, `records`, `piles`, and who may know it, `zones`; what it has
  agreed on: `settings`. `worlds` imagines it anew, with `worlds_killers` and `worlds_victims`.
- The data: `box`, `board`, cards as `killer_rows` and `victim_rows` with `killer_effects` and
  `victim_effects`; `loading` reads and `checks` tests them, `seasons` fits in boards of the first season.
"""
