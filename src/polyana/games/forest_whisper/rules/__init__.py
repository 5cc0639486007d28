"""The rules of «Шёпот леса», chapter by chapter; `game` names them all.

- The course of a match: `setting_up`, then `the_round` with its four phases, until `who_has_won`:
  `making_words`; placing cubes, in two parts, `judging_words` (by `verdicts`) and `placing_cubes` (with
  `assigning_letters`); `checking_control`; `refresh` (with `closing_up`).
- Terms: `field`, `numbers`, and `field_map` for pages and analysis.
- What the chapters ask: `kinds`; why an answer is refused: `refusals`.
- What lies on the table: `table`; what it has agreed on: `settings`. `worlds` imagines it anew.
- The data: `box`, `cards`.
"""
