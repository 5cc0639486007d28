"""The page of «Маги леса» in the browser.

`page` works out what the template shows; beside it `foreseen` (what would come of an answer), `signs`
(cards in signs) and `score_sheet`.
"""
