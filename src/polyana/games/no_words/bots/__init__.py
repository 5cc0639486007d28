"""The bots of «Нет слов», and what judges a match with their eyes.

- `bot` holds the three levels; `attention` says how strong each is and which words it notices.
- What a player chooses: `letter_choice` which letter to lay. For that `word_risk` says what a word may cost
  whom, `rivals` what the others are taken for, and `foresight` how the conversation may go on.
- After the match: `analysis`, with all words that were `possible`.
"""
