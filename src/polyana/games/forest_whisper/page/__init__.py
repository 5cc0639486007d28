"""The page of «Шёпот леса» in the browser."""
