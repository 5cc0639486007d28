"""The rules of «Нет слов», chapter by chapter; `game` names them all.

- The course of a match: `setting_up`, then `turn` after `turn` with its `calls`. A call is read by
  `reading` and judged by `checking`, which asks `words`; if it counts, `word_found` follows, until
  `end_of_game`.
- What lies on the table: `table`; what it has agreed on: `settings`. `worlds` imagines it anew.
- Why an answer is refused: `refusals`.
- The data: `box`, `cards`.
"""
