"""The page of «Букводжем» in the browser, and its table in the terminal.

`page` works out what the template shows; beside it `sheets` (the guess sheet) and `final_lines`. `terminal`
draws the same for those who play without a browser.
"""
