"""The page of «Букводжем» in the browser.

`page` works out what the template shows; beside it `sheets` (the guess sheet) and `final_lines`.
"""
