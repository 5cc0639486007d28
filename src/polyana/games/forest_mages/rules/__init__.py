"""The rules of «Маги леса», chapter by chapter; `game` names them all.

- The course of a match: `setting_up`, then `rounds_and_turns`, `end_of_round` and at last `final_score`.
- Placing a die: `placing_a_die`, at one of its `targets`; what follows, `die_in_forest` and
  `die_in_village`, with `fire` and `turning`. `placement` is what is known while it runs.
- Potions: `brewing`, with `payments`; `drinking`, with `potion_effects`, `moving` and the `supply` of dice.
- Creatures and characters: `creatures`, `characters`; in the evening `deals`.
- Forests: `control`, `claiming`. Ingredients and points: `tokens`.
- Terms: `dice`, `places`, `symbols`.
- What the chapters ask: `kinds`, through `questions`; answers with several parts: `acts`, `answers`. Why an
  answer is refused: `refusals`.
- What lies on the table: `table`; what it has agreed on: `settings`. `worlds` imagines it anew.
- The data: `box`, `rows`, `checks`.
"""
