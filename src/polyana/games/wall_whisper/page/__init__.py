"""The page of «Шёпот за стеной 2» in the browser.

`page` works out what the template shows; beside it `floor_plan` and `tapping` (the map, and ways over it),
`deeds` (the victims' buttons), `roadside` (the Crossroads), `heat` (the killer's suspicion), and words for
cards (`wording`) and options (`option_words`).
"""
