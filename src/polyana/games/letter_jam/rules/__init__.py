"""The rules of «Букводжем», chapter by chapter; `game` names them all.

The course of a match:

- Setting up: `secret_words` (`drawn_words` if the program makes them), `row_and_stand`.
- A round: `talking_and_choosing` brings proposals, each a `draft` read by `clue_letters`; the chosen one
  becomes the `clue`, for which its giver takes one of the `markers`. Then `moving_on`, `bonus_letters`,
  `end_of_round`.
- The end: `end_of_clues`, `final_words` (each a `final_line`), `moment_of_truth`, `result_and_points`.

Beside all that a player may write `notes`. What the chapters ask: `kinds`; why an answer is refused:
`refusals`. What lies on the table: `table`; what it has agreed on: `settings`. `worlds` imagines it anew.
The data: `box`, `cards`.
"""
