"""The page of «Маги леса» in the browser, and its table in the terminal.

`page` works out what the template shows; beside it `foreseen` (what would come of an answer), `signs`
(cards in signs) and `score_sheet`. `terminal` draws the same for those who play without a browser.
"""
